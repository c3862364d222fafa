"""The page of the local table in a real browser, with a bot behind the unmodified client."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio
from discord import ui
from playwright.async_api import Browser, expect

from bot.local import LocalTable, limits
from tests.bot.hurry import unhurried
from tests.bot.local.browser_bot import HOSTILE, ShowBot, add_emoji
from tests.bot.local.browser_stage import PHONE, Window, browsing
from tests.bot.local.sample_bot import running

pytestmark = [pytest.mark.browser, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with browsing() as found:
        yield found


@asynccontextmanager
async def playing(
    browser: Browser, user: str = "Ada", **options: object
) -> AsyncIterator[tuple[Window, ShowBot, LocalTable]]:
    """A table with the bot, and one person's window on it."""
    bot = ShowBot()
    async with LocalTable(rate_limits=False) as table, running(bot, table):
        unhurried(table)
        context = await browser.new_context(**options)  # type: ignore[arg-type]
        window = await Window.open(context, table.url, user)
        yield window, bot, table
        await context.close()
    assert not window.complaints
    assert not window.foreign


async def test_shows_channels_people_and_an_empty_channel(browser: Browser) -> None:
    async with playing(browser) as (window, _, _):
        page = window.page
        await expect(page.locator(".channel")).to_have_text(["general", "table-1", "table-2"])
        await expect(page.locator(".beginning h2")).to_have_text("#general")
        await expect(page.locator(".banner")).to_be_hidden()
        await page.click(".rail-button >> nth=0")
        await expect(page.locator(".channel.direct").first).to_contain_text("Orrery")
        await expect(page.locator(".head-name")).to_have_text("Orrery")


async def test_slash_command_with_autocomplete_by_keyboard(browser: Browser) -> None:
    async with playing(browser) as (window, bot, _):
        page = window.page
        await page.keyboard.type("/pl")
        await expect(page.locator(".suggest-row.active")).to_contain_text("/plan build")
        await page.keyboard.press("Tab")
        await expect(page.locator(".suggest-row")).to_have_count(4)
        await page.keyboard.type("5b")
        await expect(page.locator(".suggest-row")).to_have_text("5B3 · 1 ore")
        await page.keyboard.press("Enter")
        await page.keyboard.type("times:9")
        await page.keyboard.press("Enter")
        await expect(page.locator(".suggest-problem")).to_have_text("From 1 to 4")
        await page.keyboard.press("Backspace")
        await page.keyboard.type("2")
        await page.keyboard.press("Tab")
        await page.keyboard.type("lo")
        await page.keyboard.press("Enter")
        await expect(page.locator(".suggest-row")).to_have_text(["True", "False"])
        await page.keyboard.press("Enter")
        await page.keyboard.press("Enter")
        await window.says("planned 5b3 2 True")
        await expect(window.last().locator(".headline")).to_contain_text("Ada used /plan build")
        assert bot.told == [("5b3", 2, True)]


async def test_a_required_option_is_asked_for(browser: Browser) -> None:
    async with playing(browser) as (window, bot, _):
        page = window.page
        await page.keyboard.type("/plan build ")
        await page.locator(".chip").wait_for()
        await page.keyboard.press("Escape")
        await page.click(".send-button")
        await expect(page.locator(".chip.wrong")).to_have_count(1)
        await expect(page.locator(".suggest-problem")).to_contain_text("required")
        assert not bot.told


async def test_thinking_then_answer(browser: Browser) -> None:
    async with playing(browser) as (window, bot, _):
        await window.slash("/slow")
        await expect(window.last()).to_contain_text("Orrery is thinking…")
        await expect(window.page.locator(".typing")).to_have_text("Orrery is typing…")
        bot.may_answer.set()
        await window.says("thought about it")
        await expect(window.page.locator(".typing")).to_be_empty()
        await expect(window.page.locator(".thinking")).to_have_count(0)


async def test_buttons_edit_whisper_and_fail(browser: Browser) -> None:
    async with playing(browser) as (window, _, table):
        page = window.page
        await window.slash("/card")
        await page.get_by_role("button", name="Take my turn").click()
        await expect(window.last()).to_contain_text("Ada has taken the turn")
        await expect(window.last().locator(".edited")).to_be_visible()
        await expect(page.get_by_role("button", name="Boards")).to_be_disabled()
        link = page.get_by_role("link", name="Log")
        await expect(link).to_have_attribute("href", "https://example.org/log")
        table.interactions.first_answer_s = limits.FIRST_ANSWER_S
        await page.get_by_role("button", name="Break").click()
        await expect(page.locator(".button.waiting")).to_have_text("Break")
        await expect(page.locator(".failed")).to_have_text("This interaction failed")
        await expect(page.get_by_role("button", name="Break")).to_be_focused()
        unhurried(table)
        await page.get_by_role("button", name="Secret").click()
        await window.says("for your eyes")
        await expect(window.last()).to_contain_text("Only you can see this")
        await window.last().get_by_role("button", name="Dismiss message").click()
        await expect(page.locator(".message.ephemeral")).to_have_count(0)


async def test_selects_of_every_kind(browser: Browser) -> None:
    async with playing(browser) as (window, bot, table):
        page = window.page
        await window.slash("/card")
        await page.get_by_role("button", name="Target").click()
        await expect(page.get_by_role("option").first).to_contain_text("costs 0")
        await page.get_by_role("option", name="Option 3").click()
        await window.says("chosen: ['3']")
        await page.get_by_role("button", name="Planets").click()
        await page.keyboard.press("Enter")
        await expect(page.get_by_role("button", name="Done")).to_be_disabled()
        for name in ("Option 1", "Option 2"):
            await page.get_by_role("option", name=name).click()
        blocked = page.get_by_role("option", name="Option 4")
        await expect(blocked).to_have_attribute("aria-disabled", "true")
        await page.get_by_role("button", name="Done").click()
        await window.says("chosen: ['0', '1', '2']")
        await page.get_by_role("button", name="Whom").click()
        await page.get_by_role("option", name="Борис").click()
        boris = table.arrange.user("Борис").id
        await window.says(f"chosen: ['{boris}']")
        await page.get_by_role("button", name="Where").click()
        await page.get_by_role("option", name="table-2").click()
        channel = table.arrange.channel("table-2").id
        await window.says(f"chosen: ['{channel}']")
        assert bot.told == [
            ("pick", ["3"]),
            ("several", ["0", "1", "2"]),
            ("who", [boris]),
            ("where", [channel]),
        ]


async def test_modal_is_checked_filled_and_submitted(browser: Browser, tmp_path: Path) -> None:
    async with playing(browser) as (window, bot, _):
        page = window.page
        await window.slash("/card")
        await page.get_by_role("button", name="Convert").click()
        form = page.get_by_role("dialog", name="Convert")
        await expect(form.locator("strong")).to_have_text("power")
        await form.get_by_role("button", name="Submit").click()
        await expect(form.locator(".problem:not(:empty)")).to_have_text(["Required"] * 3)
        await form.get_by_label("How many").fill("7")
        await form.get_by_label("Note").fill("line one\nline two")
        await form.get_by_role("button", name="Track").click()
        await page.get_by_role("option", name="Gaia").click()
        await form.get_by_label("Passing").check()
        await form.get_by_role("button", name="Submit").click()
        await window.says("form: ['count', 'note', 'order', 'track']")
        await expect(form).to_have_count(0)
        await page.get_by_role("button", name="Extras").click()
        form = page.get_by_role("dialog", name="Extras")
        for name in ("One", "Three", "Yes"):
            await form.get_by_label(name).check()
        await expect(form.get_by_label("Two")).to_be_disabled()
        record = tmp_path / "game.txt"
        record.write_text("game gaia\n")
        await form.locator("input[type=file]").set_input_files(record)
        await expect(form.locator(".upload-name")).to_have_text("game.txt")
        await form.get_by_role("button", name="Submit").click()
        await window.says("form: ['extras', 'record', 'sure']")
        first, second = bot.told
        assert first == {
            "count": "7",
            "note": "line one\nline two",
            "track": ["gaia"],
            "order": "pass",
        }
        assert (second["extras"], second["sure"]) == (["one", "three"], True)
        assert len(second["record"]) == 1


async def test_attachment_option_uploads_a_file(browser: Browser, tmp_path: Path) -> None:
    async with playing(browser) as (window, _, _):
        record = tmp_path / "old game.txt"
        record.write_text("0123456789")
        await window.page.keyboard.type("/import ")
        await window.page.locator("input[data-option-file]").set_input_files(record)
        await expect(window.page.locator(".chip-input")).to_have_value("old_game.txt")
        await window.page.click(".send-button")
        await window.says("old_game.txt: 10 bytes")


async def test_pictures_enlarge_to_full_size(browser: Browser) -> None:
    async with playing(browser) as (window, _, _):
        page = window.page
        await window.slash("/card")
        thumb = page.get_by_role("button", name="Enlarge: picture map.png")
        await thumb.click()
        box = page.get_by_role("dialog", name="Picture")
        image = box.locator("img")
        await expect(image).to_have_attribute("alt", "picture map.png")
        natural = "each => each.decode().then(() => [each.naturalWidth, each.naturalHeight])"
        assert await image.evaluate(natural) == [1060, 900]
        await image.click()
        assert await image.evaluate("each => each.offsetWidth") == 1060
        await page.keyboard.press("ArrowRight")
        await expect(image).to_have_attribute("alt", "picture board.png")
        await page.keyboard.press("Escape")
        await expect(box).to_have_count(0)
        await expect(thumb).to_be_focused()


async def test_custom_emoji_are_pictures(browser: Browser) -> None:
    async with playing(browser) as (window, bot, table):
        ore = await add_emoji(bot)
        channel = bot.get_channel(int(table.arrange.channel("general").id))
        await channel.send(f"costs 3 {ore}")
        image = window.last().locator("img.emoji")
        await expect(image).to_have_attribute("alt", ":ore:")
        assert await image.evaluate("each => each.decode().then(() => each.naturalWidth)") == 64


async def test_people_are_switched_and_mentions_counted(browser: Browser) -> None:
    async with playing(browser) as (window, _, table):
        page = window.page
        boris = await Window.open(await browser.new_context(), table.url, "Борис")
        await expect(boris.page.locator(".composer-text")).to_have_attribute(
            "placeholder", "Написать в #general"
        )
        await boris.channel("table-2")
        await boris.page.fill(".composer-text", "")
        await boris.page.locator(".composer-text").press_sequentially("@ad")
        await boris.page.keyboard.press("Enter")
        await boris.page.keyboard.type("привет")
        await boris.page.keyboard.press("Enter")
        await boris.says("@Ada привет")
        unread = page.locator(".channel.unread")
        await expect(unread).to_contain_text("table-2")
        await expect(unread.locator(".badge")).to_have_text("1")
        await expect(page).to_have_title("(1) · #general · Orrery")
        await window.channel("table-2")
        await expect(page.locator(".new-line")).to_be_visible()
        await expect(page.locator(".message.addressed .mention-me")).to_have_text("@Ada")
        await expect(page.locator(".badge")).to_have_count(0)
        await page.get_by_role("button", name="You are Ada").click()
        await page.get_by_role("button", name="Оксана").click()
        await expect(page.locator(".me-words b")).to_have_text("Оксана")
        await expect(page.locator(".message.addressed")).to_have_count(0)
        await boris.page.context.close()


async def test_state_comes_back_after_a_restart(browser: Browser, tmp_path: Path) -> None:
    context = await browser.new_context()
    async with LocalTable(data=tmp_path, rate_limits=False) as table, running(ShowBot(), table):
        port = int(table.url.rpartition(":")[2])
        window = await Window.open(context, table.url, "Ada")
        await window.slash("/card")
        await window.page.get_by_role("button", name="Take my turn").wait_for()
        await window.page.keyboard.type("half a sentence")
    page = window.page
    await expect(page.locator(".banner.lost")).to_be_visible()
    async with (
        LocalTable(port, data=tmp_path, rate_limits=False) as table,
        running(ShowBot(), table),
    ):
        await expect(page.locator(".banner")).to_be_hidden()
        await expect(page.locator(".composer-text")).to_have_value("half a sentence")
        await page.get_by_role("button", name="Take my turn").click()
        await window.says("Ada has taken the turn")
        assert await page.evaluate("performance.getEntriesByType('navigation').length") == 1
    await context.close()


async def test_addresses_of_discord_lead_there_within_the_page(browser: Browser) -> None:
    """Found by a first-time reader: "Go there" opened Discord's own page."""
    async with playing(browser) as (window, bot, table):
        page = window.page
        general, other = (table.arrange.channel(name) for name in ("general", "table-2"))
        sent = await bot.get_channel(int(other.id)).send("the table")
        address = f"https://discord.com/channels/{other.guild_id}/{other.id}"
        view = ui.LayoutView()
        view.add_item(ui.TextDisplay(f"[the card]({address}/{sent.id})"))
        view.add_item(ui.ActionRow(ui.Button(label="Go there", url=address)))
        await bot.get_channel(int(general.id)).send(view=view)
        for name in ("Go there", "the card"):
            await window.last().get_by_role("button", name=name).click()
            await expect(page.locator(".head-name")).to_have_text("table-2")
            await window.channel("general")
        assert len(page.context.pages) == 1


async def test_threads_and_channels_are_added_and_gone_to(browser: Browser) -> None:
    async with playing(browser) as (window, _, table):
        page = window.page
        await page.get_by_role("button", name="Start a thread").click()
        await page.get_by_label("Name of the thread").fill("Autumn game")
        await page.keyboard.press("Enter")
        await expect(page.locator(".channel.thread")).to_have_text("Autumn game")
        await window.last().get_by_role("button", name="Autumn game").click()
        await expect(page.locator(".head-parent")).to_have_text("general ›")
        await page.get_by_role("button", name="Add a channel").click()
        await page.get_by_label("Name of the channel").fill("New Table")
        await page.keyboard.press("Enter")
        await window.channel("new-table")
        table.arrange.delete_channel(table.arrange.channel("new-table"))
        await expect(page.locator(".head-name")).to_have_text("general")


async def test_who_is_nobody_is_taken_in(browser: Browser) -> None:
    context = await browser.new_context()
    page = await context.new_page()
    async with LocalTable() as table:
        port = int(table.url.rpartition(":")[2])
        await page.goto(f"{table.url}/")
        await expect(page.locator(".me-words b")).to_have_text("Ada")
        await page.goto(f"{table.url}/?user=99")
        await expect(page.locator(".me-words b")).to_have_text("Ada")
        await page.goto(f"{table.url}/?user=Борис")
        await expect(page.locator(".me-words b")).to_have_text("Борис")
        known = page.url
    async with LocalTable(port):
        await page.wait_for_url(lambda url: url != known)
        await expect(page.locator(".me-words b")).to_have_text("Борис")
    await context.close()


async def test_hostile_texts_are_harmless(browser: Browser) -> None:
    async with playing(browser) as (window, _, table):
        page = window.page
        table.arrange.user("Ada").global_name = HOSTILE[:32]
        await page.reload()
        await window.slash("/hostile")
        await window.says(HOSTILE)
        await page.get_by_role("button", name=HOSTILE).last.click()
        await expect(page.get_by_role("option")).to_contain_text(HOSTILE)
        await page.keyboard.press("Escape")
        await page.fill(".composer-text", "/hos")
        await expect(page.locator(".suggest-description")).to_contain_text("<b onclick")
        assert await page.evaluate("window.hacked") is None
        assert await page.locator(".message img[src=x], .message script").count() == 0
        hrefs = await page.eval_on_selector_all(".message a", "all => all.map(a => a.protocol)")
        assert set(hrefs) <= {"https:"}


async def test_phone_has_a_drawer_and_sheets_and_no_overflow(browser: Browser) -> None:
    async with playing(browser, **PHONE) as (window, bot, _):
        page = window.page
        await expect(page.locator(".sidebar")).not_to_be_in_viewport()
        await page.get_by_role("button", name="Open the list of channels").tap()
        await page.locator(".channel >> text=table-1").tap()
        await expect(page.locator(".head-name")).to_have_text("table-1")
        await expect(page.locator(".sidebar")).not_to_be_in_viewport()
        await page.get_by_role("button", name="Use a command").tap()
        await page.locator(".suggest-row >> text=/card").tap()
        await page.get_by_role("button", name="Send").tap()
        await page.get_by_role("button", name="Target").tap()
        await expect(page.locator(".popup.sheet")).to_be_visible()
        await page.get_by_role("option", name="Option 4").tap()
        await window.says("chosen: ['4']")
        assert bot.told == [("pick", ["4"])]
        await page.get_by_role("button", name="Convert").tap()
        box = await page.get_by_role("dialog", name="Convert").bounding_box()
        assert box is not None
        assert (box["width"], box["height"]) == (390, 844)
        width = "document.querySelector('.message-scroller').scrollWidth"
        assert await page.evaluate(width) <= 390
