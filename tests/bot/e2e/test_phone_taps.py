"""The taps of RACE 2.9 once more, with a finger on the page of a phone 390 pixels wide."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Locator, expect

from bot.local import Driver, Screen
from bot.play.panel.verbs import SHOW, TAKE
from engine.core.moves import Decision
from tests.bot.e2e.fingers import Fingers
from tests.bot.e2e.house import House
from tests.bot.e2e.players import with_verb
from tests.bot.e2e.test_round_taps import Fits, first, of, played_to, sealed
from tests.bot.local.browser_stage import PHONE, Window, browsing

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with browsing() as found:
        yield found


@dataclass
class PhoneFingers(Fingers):
    """Who taps on the page itself; what it shows then is read where the bot's own words come."""

    window: Window | None = None

    @property
    def panel(self) -> Locator:
        assert self.window is not None
        return self.window.page.locator(".message").last

    async def press(self, custom_id: str) -> None:
        label = next(str(b.label) for b in self.screen.buttons if b.custom_id == custom_id)
        before = self.screen
        await self.panel.get_by_role("button", name=label, exact=True).tap()
        self.taps += 1
        await self.changed(before)

    async def choose(self, values: str | list[str], menu: str) -> None:
        assert self.window is not None
        assert isinstance(values, str)
        select = next(one for one in self.screen.selects if one.custom_id == menu)
        at, before = select.values.index(values), self.screen
        await self.panel.get_by_role("button", name=str(select.placeholder)).tap()
        await self.window.page.get_by_role("option").nth(at).tap()
        self.taps += 2
        await self.changed(before)

    async def changed(self, before: Screen) -> None:
        self.screen = await self.driver.wait_for(before, lambda now: now.raw != before.raw)
        for button in self.screen.buttons:
            shown = self.panel.get_by_role("button", name=str(button.label), exact=True)
            await expect(shown.first).to_be_in_viewport(ratio=0)


@asynccontextmanager
async def on_phone(
    house: House, browser: Browser, fits: Fits, game: str = "base"
) -> AsyncIterator[PhoneFingers]:
    """Somebody's panel on the page of his phone, just opened by a tap."""
    async with held(house, browser, *await played_to(house, fits, game), "race") as fingers:
        yield fingers


@asynccontextmanager
async def held(
    house: House, browser: Browser, driver: Driver, number: int, key: str
) -> AsyncIterator[PhoneFingers]:
    """The same of whoever is known, in a game of this kind."""
    context = await browser.new_context(**PHONE)
    window = await Window.open(context, house.table.url, driver.id)
    page = window.page
    await page.locator(".channel-head button").first.tap()
    channel = page.locator(".channel").last
    place = str(await channel.get_attribute("data-channel-id"))
    await channel.tap()
    await expect(page.locator(".sidebar")).not_to_be_in_viewport()
    panel = await driver.slash(place, "turn", game=str(number))
    yield PhoneFingers(driver, panel.message, key, window=window)
    assert not window.complaints
    await context.close()


def pays(decision: Decision) -> bool:
    """Whether something that can be placed costs cards."""
    assert decision.plans is not None
    return any(plan.moves[-1][0] == "pay" for plan in decision.plans())


async def test_an_action_takes_three_taps_and_to_change_it_one_more(
    house: House, browser: Browser
) -> None:
    async with on_phone(house, browser, of("act")) as fingers:
        await fingers.press(fingers.button(TAKE, "act settle"))
        assert await sealed(fingers) == 3
        if with_verb(fingers.screen, "sheet"):
            await fingers.press(fingers.button("sheet", ""))
        before = fingers.taps
        await fingers.press(first(fingers, "change"))
        assert fingers.taps == before + 1


async def test_two_actions_take_four_taps(house: House, browser: Browser) -> None:
    async with on_phone(house, browser, of("act"), "two") as fingers:
        await fingers.press(fingers.button(SHOW, "h////develop"))
        await fingers.press(fingers.button(TAKE, "act develop develop"))
        assert await sealed(fingers) == 4


async def test_nothing_is_placed_in_three_taps_and_a_card_in_four(
    house: House, browser: Browser
) -> None:
    async with on_phone(house, browser, of("settle", pays)) as fingers:
        await fingers.press(fingers.button(TAKE, "settle none"))
        assert await sealed(fingers) == 3
    async with on_phone(house, browser, of("settle", pays)) as fingers:
        menu = fingers.screen.select()
        paid = next(value for value in menu.values if "; pay " in value)
        await fingers.choose(paid, menu.custom_id)
        assert await sealed(fingers) == 4


async def test_one_card_of_few_is_kept_in_three_taps(house: House, browser: Browser) -> None:
    few = of("keep", lambda one: one.picks == range(1, 2) and len([*one.offer()]) in (2, 3, 4, 5))
    async with on_phone(house, browser, few) as fingers:
        await fingers.press(first(fingers, TAKE))
        assert await sealed(fingers) == 3
