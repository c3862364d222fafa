"""What the page makes of texts: chat markdown, the three languages, times."""

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import Page, expect

from bot.local import LocalTable
from tests.bot.hurry import unhurried
from tests.bot.local.browser_bot import ShowBot
from tests.bot.local.browser_stage import Window, browsing
from tests.bot.local.sample_bot import running

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]

DRAW = """async ([text, id]) => {
  const { rich } = await import("/static/js/rich.js");
  const store = {
    me: { id }, users: new Map([[id, { id, username: "ada" }]]),
    channels: new Map([["5", {}]]), userName: () => "Ada", channelName: () => "general",
    roleName: () => "crew",
  };
  const box = rich(text, { store });
  for (const each of box.querySelectorAll("*")) {
    for (const name of ["class", "title", "tabindex", "type", "target", "rel"]) {
      each.removeAttribute(name);
    }
  }
  return box.innerHTML.replaceAll("<div>", "").replaceAll("</div>", "¶");
}"""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def window() -> AsyncIterator[Window]:
    async with (
        browsing() as browser,
        LocalTable(rate_limits=False) as table,
        running(ShowBot(), table),
    ):
        unhurried(table)
        context = await browser.new_context(locale="en-US", timezone_id="UTC")
        window = await Window.open(context, table.url, "Ada")
        yield window
        await context.close()


async def drawn(page: Page, text: str) -> str:
    found: Any = await page.evaluate(DRAW, [text, "7"])
    return str(found).removesuffix("¶")


MARKDOWN = {
    "**b** *i* _j_ __u__ ~~s~~": ("<strong>b</strong> <em>i</em> <em>j</em> <u>u</u> <s>s</s>"),
    "***both***": "<strong><em>both</em></strong>",
    "snake_case_name 2*3*4": "snake_case_name 2<em>3</em>4",
    r"\*not\* \_this\_": "*not* _this_",
    "`a **b**` ``c`d``": "<code>a **b**</code> <code>c`d</code>",
    "```py\nx = 1\n```": '<pre><code data-language="py">x = 1</code></pre>',
    "> one\n> two\nthree": "<blockquote>one\ntwo¶</blockquote>three",
    "a\n>>> b\nc": "a¶<blockquote>b\nc¶</blockquote>",
    "- a\n  - b\n- c": "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
    "3. a\n4. b": '<ol start="3"><li>a</li><li>b</li></ol>',
    "- a\n1. b": '<ul><li>a</li></ul><ol start="1"><li>b</li></ol>',
    "a\n-# b\nc": "a¶b¶c",
    "[x](https://a.b/c_d)": '<a href="https://a.b/c_d">x</a>',
    "<https://a.b/>": '<a href="https://a.b/">https://a.b/</a>',
    "see https://a.b/c.": 'see <a href="https://a.b/c">https://a.b/c</a>.',
    "[x](javascript:alert)": "[x](javascript:alert)",
    "<@7> <@&9>": "<span>@Ada</span> <span>@crew</span>",
    "<#5> <#6>": "<button>#general</button> <span>#unknown</span>",
    "https://discord.com/channels/@me/5": "<button>#general</button>",
    "<b>&amp;</b>": "&lt;b&gt;&amp;amp;&lt;/b&gt;",
}


@pytest.mark.parametrize("text", MARKDOWN)
async def test_markdown_is_drawn_as_in_chat(window: Window, text: str) -> None:
    assert await drawn(window.page, text) == MARKDOWN[text]


async def test_headings_and_spoilers_tell_what_they_are(window: Window) -> None:
    found = await drawn(window.page, "# Title\n||hidden||")
    assert 'role="heading" aria-level="2"' in found
    assert 'role="button" aria-expanded="false" aria-label="Spoiler"' in found
    assert '<span aria-hidden="true">hidden' in found


async def test_times_are_shown_in_every_style(window: Window) -> None:
    texts = {}
    for style in "tTdDfFR":
        found = await drawn(window.page, f"<t:1760000000:{style}>")
        texts[style] = found.partition(">")[2].partition("<")[0].replace("\u202f", " ")
    assert texts["t"] == "8:53 AM"
    assert texts["T"] == "8:53:20 AM"
    assert texts["d"] == "10/09/2025"
    assert texts["D"] == "October 9, 2025"
    assert texts["f"] == "October 9, 2025 at 8:53 AM"
    assert texts["F"].startswith("Thursday, October 9, 2025")
    assert texts["R"].endswith(" ago")


async def test_the_hardest_markdown_ends(window: Window) -> None:
    for text in ("**__~~||" * 500, "`" * 4000, "> " * 2000, "[" * 2000 + "](" * 1000, "*_" * 2000):
        assert await drawn(window.page, text)


async def test_catalogues_agree_and_know_all_plural_forms(window: Window) -> None:
    texts: Any = await window.page.evaluate(
        "async () => (await import('/static/js/i18n.js')).CATALOGUES"
    )
    forms = {
        "en": {"one", "other"},
        "ru": {"one", "few", "many", "other"},
        "uk": {"one", "few", "many", "other"},
    }
    for language, catalogue in texts.items():
        assert catalogue.keys() == texts["en"].keys()
        for key, text in catalogue.items():
            if isinstance(texts["en"][key], dict):
                assert set(text) == forms[language], (language, key)


async def test_language_switches_page_and_command_names(window: Window) -> None:
    page = window.page
    for name, placeholder, command in (
        ("Русский", "Написать в #general", "/привет"),
        ("Українська", "Написати в #general", "/hello"),
        ("English", "Message #general", "/hello"),
    ):
        await page.click(".me-button")
        await page.get_by_role("button", name=name).click()
        await page.keyboard.press("Escape")
        await expect(page.locator(".composer-text")).to_have_attribute("placeholder", placeholder)
        await page.fill(".composer-text", command[:4])
        await expect(page.locator(".suggest-row.active .suggest-label")).to_have_text(command)
        await page.fill(".composer-text", "")


async def test_dark_and_light_are_kept(window: Window) -> None:
    page = window.page
    for name in ("light", "dark"):
        await page.click(".me-button")
        await page.get_by_role("button", name=name.title()).click()
        await page.keyboard.press("Escape")
        await page.reload()
        await page.wait_for_selector(".beginning")
        assert await page.evaluate("document.documentElement.dataset.theme") == name
