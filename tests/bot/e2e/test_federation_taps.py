"""The taps of FEDERATION 2.9: each kind of turn on the panel, and by a finger on a phone."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from bot.cards.turn_card import PLAN
from bot.local import Driver
from bot.play.panel.elements import PanelPlace, PanelRoom
from bot.play.panel.halves import EXTRA, LISTED, SPOTS
from bot.play.panel.verbs import AHEAD, CLOSE, CONFIRM, OTHER, SHOW, TAKE
from bot.session import Place
from engine.core.game import Setup
from engine.core.moves import Move, Words
from engine.core.record import Record
from engine.federation.game import FEDERATION
from render import texts
from tests.bot.e2e.fingers import Fingers
from tests.bot.e2e.house import House
from tests.bot.e2e.players import PEOPLE, invite, with_verb
from tests.bot.e2e.test_phone_taps import held
from tests.bot.local.browser_stage import browsing

pytestmark = pytest.mark.asyncio(loop_scope="module")

NAMES = PEOPLE[:4]
RICH, DIE, TOKEN = "start2", "start5", "start7"
"""Start tokens: a lavandium and an oceanium; the die and a copernium; a transfiguration."""


@dataclass(frozen=True)
class Turn:
    """A turn as it is tapped: a face, a space, answers; and how many taps it may take."""

    face: str
    space: str
    taps: int
    answers: tuple[str, ...] = ()
    has: str = RICH
    die: bool = False
    """Whether the die is added; `cover` as the face lays the player's token on an ambassador."""


TURNS = {
    "a room without question, funded": Turn("fund", "place amb1a fund c1f2", 5),
    "the outer module": Turn("vote1", "outer", 4),
    "a planet with a button": Turn("vote3", "place amb3 vote c1f3", 6, ("move n1a",)),
    "a planet with a list": Turn("vote3", "place amb3 vote c4f2", 7, ("take",)),
    "with the die": Turn("vote3", "place amb3 vote c2f3 die", 6, has=DIE, die=True),
    "with a cover": Turn("cover", "c2f3", 7, has=TOKEN),
    "a room and a mission": Turn("fund", "place amb1a fund c2f3", 6, ("mission 6",)),
    "a planet and a mission": Turn(
        "fund", "place amb1a fund c1f3", 8, ("move n1a", "mission 1", "move n2b")
    ),
    "spying on a planet": Turn("vote3", "place amb3 vote c3f2", 9, ("copy neo", "move n1a")),
}
"""Of an answer that is only a verb, the last that is offered is taken."""


async def sat_down(house: House, has: str) -> tuple[Driver, Driver, int]:
    """Four at a table, the first on turn with this start token; he, the next, and the game."""
    others = [one for one in ("start1", "start3", "start8", "start4") if one != has][:3]
    tokens = (has, *others)
    deal = {"first": ("0",), "start-tokens": (*tokens, "start6")}
    setup = Setup(FEDERATION.key, ("human",) * len(NAMES), "taps", "t", {}, deal)
    chosen = tuple(Move(seat, ("start-token", tokens[seat])) for seat in (3, 2, 1, 0))
    await invite(house, NAMES)
    drivers = [await house.table.player(name) for name in NAMES]
    users = tuple(int(driver.id) for driver in drivers)
    session = await house.orrery.sessions.take_in(Record(setup, chosen), Place(users[0]), users)
    return drivers[0], drivers[1], session.id


async def laid(fingers: Fingers, turn: Turn) -> None:
    """A face and a space are chosen; afterwards whatever is asked is answered."""
    face = PanelPlace(PanelRoom.HOME, "place", turn.face)
    space = turn.space
    if turn.face == "cover":
        menu = next(one for one in fingers.screen.selects if f":{LISTED}" in one.custom_id)
        (door,) = menu.values
        await fingers.choose(door, menu.custom_id)
    else:
        await fingers.press(fingers.button(SHOW, str(face)))
    if turn.die:
        added = PanelPlace(PanelRoom.HOME, "place", turn.face, EXTRA)
        await fingers.press(fingers.button(SHOW, str(added)))
    if space == "outer":
        await fingers.press(fingers.button(TAKE, "place amb1a vote outer"))
    else:
        menu = next(one for one in fingers.screen.selects if one.custom_id.endswith(SPOTS))
        (value,) = (one for one in menu.values if one.endswith(space))
        await fingers.choose(value, menu.custom_id)
    for answer in turn.answers:
        words: Words = tuple(answer.split())
        if len(words) == 1:
            menu = next(one for one in fingers.screen.selects if f":{TAKE}:" in one.custom_id)
            await fingers.choose(menu.values[-1], menu.custom_id)
        else:
            await fingers.take(words)


async def sent(fingers: Fingers) -> int:
    """Sent off; so many taps it took."""
    await fingers.confirm()
    assert not with_verb(fingers.screen, CONFIRM)
    return fingers.taps


@pytest.mark.parametrize("name", TURNS)
async def test_each_kind_of_turn_takes_as_few_taps_as_promised(house: House, name: str) -> None:
    turn = TURNS[name]
    driver, _, game = await sat_down(house, turn.has)
    panel = await driver.slash("dm", "turn", game=str(game))
    fingers = Fingers(driver, panel.message, FEDERATION.key)
    await laid(fingers, turn)
    assert await sent(fingers) <= turn.taps


async def planned(fingers: Fingers) -> None:
    """A turn is planned on the panel of whoever waits, with a second choice for its space."""
    await fingers.press(fingers.button(PLAN, "here"))
    fingers.ahead, fingers.taps = AHEAD, 1  # the card has a button that opens the plan at once
    await laid(fingers, Turn("vote3", "place amb3 vote c2f3", 0))
    turn = fingers.taps + 1
    await fingers.press(fingers.button(SHOW, str(PanelPlace(PanelRoom.OTHERWISE))))
    menu = next(one for one in fingers.screen.selects if f":{AHEAD}{OTHER}:" in one.custom_id)
    assert menu.values[0].startswith("place amb3 vote "), "with the same face, first"
    await fingers.choose("place amb3 vote outer", menu.custom_id)
    await fingers.press(fingers.button(SHOW, str(PanelPlace())))
    await fingers.confirm()
    assert fingers.taps <= turn + 4


async def test_a_second_choice_takes_four_taps_more(house: House) -> None:
    _, driver, game = await sat_down(house, RICH)
    panel = await driver.slash("dm", "turn", game=str(game))
    await planned(Fingers(driver, panel.message, FEDERATION.key))


async def test_past_a_reveal_a_turn_is_ended_or_gone_on_with_and_says_so_before(
    house: House,
) -> None:
    """After the next moon is turned up: no mission, one that is marked, or another look."""
    ways = {
        f"{CLOSE}:mission none": (1, "turn"),
        f"{CLOSE}:mission 2": (0, "sixmoon"),
        f"{CONFIRM}:": (0, "mission"),
    }
    for way, asked in ways.items():
        driver, _, game = await sat_down(house, RICH)
        panel = await driver.slash("dm", "turn", game=str(game))
        fingers = Fingers(driver, panel.message, FEDERATION.key)
        await laid(fingers, Turn("fund", "place amb1a fund c2f2", 0))
        await fingers.press(str(with_verb(fingers.screen, TAKE)[0].custom_id))
        offered = {str(one.custom_id).split(":", 4)[4] for one in fingers.screen.buttons}
        assert ways.keys() <= offered
        assert texts.text("en", "panel-crossing", kind="over") in fingers.screen.text
        await fingers.press(
            next(str(b.custom_id) for b in fingers.screen.buttons if str(b.custom_id).endswith(way))
        )
        questions = await house.orrery.sessions.get(game).questions()
        assert [(one.seat, one.kind) for one in questions] == [asked]


@pytest_asyncio.fixture(loop_scope="module", scope="module")
async def browser() -> AsyncIterator[Browser]:
    async with browsing() as found:
        yield found


@asynccontextmanager
async def on_a_phone(house: House, browser: Browser, has: str) -> AsyncIterator[Fingers]:
    """The panel of whoever is on turn, on the page of his phone."""
    driver, _, game = await sat_down(house, has)
    async with held(house, browser, driver, game, FEDERATION.key) as fingers:
        yield fingers


@pytest.mark.soak
@pytest.mark.parametrize("name", TURNS)
async def test_each_kind_of_turn_takes_as_few_taps_on_a_phone(
    house: House, browser: Browser, name: str
) -> None:
    turn = TURNS[name]
    async with on_a_phone(house, browser, turn.has) as fingers:
        await laid(fingers, turn)
        assert await sent(fingers) <= turn.taps


@pytest.mark.soak
async def test_a_second_choice_takes_four_taps_more_on_a_phone(
    house: House, browser: Browser
) -> None:
    _, driver, game = await sat_down(house, RICH)
    async with held(house, browser, driver, game, FEDERATION.key) as fingers:
        await planned(fingers)
