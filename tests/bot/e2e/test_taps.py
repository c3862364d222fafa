"""How many taps a turn takes, and that old, doubled and forgotten panels do no harm."""

from __future__ import annotations

import asyncio
import random
from collections.abc import AsyncIterator, Callable

import pytest
import pytest_asyncio

from bot.local import Driver, TableSystemClock
from bot.local.errors import RefusalError
from bot.local.world import BOT_ID
from bot.play.panel.elements import PanelPlace as Spot
from bot.play.panel.elements import PanelRoom
from bot.play.panel.verbs import BACK, CONFIRM, SHOW
from bot.session import Place, Press
from engine.core.errors import GameError
from engine.core.moves import Decision, Words
from engine.core.record import Record
from render import texts
from tests.bot.e2e.fingers import Fingers
from tests.bot.e2e.house import House, open_house
from tests.bot.play.panel.games import gaia_table, play_through
from tests.strategies import AnyTable

pytestmark = pytest.mark.asyncio(loop_scope="module")

BUILD_TAPS, UPGRADE_TAPS = 5, 7
SEEDS = range(1, 20)
TOKEN_LIFE_S = 16 * 60


class ForwardClock(TableSystemClock):
    """The table's time, which can be put forward."""

    ahead = 0.0

    def now(self) -> float:
        """Seconds since 1970."""
        return super().now() + self.ahead


@pytest.fixture(scope="module")
def clock() -> ForwardClock:
    """The clock of this module's table."""
    return ForwardClock()


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(
    tmp_path_factory: pytest.TempPathFactory, clock: ForwardClock
) -> AsyncIterator[House]:
    """A house whose clock is ours."""
    async with open_house(tmp_path_factory.mktemp("house"), clock=clock) as house:
        yield house


def position(fits: Callable[[Decision], bool]) -> AnyTable:
    """A position of a random game where somebody is asked what is wanted."""
    for seed in SEEDS:
        table = gaia_table("third", seed)
        for decision in play_through(table, random.Random(seed)):
            if fits(decision):
                return table
    raise AssertionError("no such position")


async def taken_in(house: House, table: AnyTable) -> tuple[Driver, int]:
    """The game of a table, played on in a channel of its own; and whoever is asked."""
    names = ["Ada", "Борис", "Оксана"][: len(table.setup.seats)]
    drivers = [await house.table.player(name) for name in names]
    record = Record(table.setup, tuple(table.log))
    users = tuple(int(driver.id) for driver in drivers)
    session = await house.orrery.sessions.take_in(record, Place(users[0]), users)
    return drivers[table.waiting_for[0]], session.id


async def opened(driver: Driver, game: int) -> Fingers:
    """A panel of somebody's own, just opened."""
    answer = await driver.slash("dm", "turn", game=str(game))
    return Fingers(driver, answer.message)


def needs_conversion(decision: Decision) -> tuple[list[Words], Words] | None:
    """A mine that free actions make payable, with them."""
    if decision.kind != "turn" or decision.advise is None:
        return None
    for steps, option in decision.advise().payable():
        if option.words[0] == "build":
            return [tuple(words) for words in steps], option.words
    return None


async def test_a_mine_that_has_to_be_paid_for_by_conversion_takes_five_taps(house: House) -> None:
    table = position(lambda decision: needs_conversion(decision) is not None)
    steps, words = needs_conversion(table.pending[0]) or ([], ())
    driver, game = await taken_in(house, table)
    fingers = await opened(driver, game)
    await fingers.press(fingers.button(SHOW, str(Spot(PanelRoom.VERB, "build"))))
    await fingers.play(words, before=steps)
    assert " ".join(words).split()[1].upper() in fingers.screen.text
    await fingers.confirm()
    assert fingers.taps <= BUILD_TAPS
    played = [move.words for move in (await house.orrery.sessions.get(game).record()).moves]
    assert played[len(table.log) : len(table.log) + len(steps) + 1] == [*steps, words]


def lab_of(decision: Decision) -> Words | None:
    """An upgrade to a research lab."""
    if decision.kind != "turn":
        return None
    labs = (one.words for one in decision.offer() if one.words[0] == "upgrade")
    return next((words for words in labs if words[2] == "lab"), None)


async def test_a_lab_with_technology_takes_seven_taps(house: House) -> None:
    table = position(lambda decision: lab_of(decision) is not None)
    words = lab_of(table.pending[0])
    assert words is not None
    driver, game = await taken_in(house, table)
    fingers = await opened(driver, game)
    await fingers.press(fingers.button(SHOW, str(Spot(PanelRoom.VERB, "upgrade"))))
    await fingers.play(words)
    pair = next(
        value
        for select in fingers.screen.selects
        for value in select.values
        if value.startswith("tech free") and "; advance" in value
    )
    await fingers.choose(pair, fingers.screen.selects[0].custom_id)
    await fingers.confirm()
    assert fingers.taps <= UPGRADE_TAPS
    played = [move.words for move in (await house.orrery.sessions.get(game).record()).moves]
    expected = [words, *(tuple(part.split()) for part in pair.split("; "))]
    assert played[len(table.log) : len(table.log) + 3] == expected


async def main_turn(house: House) -> tuple[Driver, int]:
    """A game in which somebody is asked for a main action."""
    table = position(lambda decision: decision.kind == "turn")
    return await taken_in(house, table)


async def draft_of(house: House, driver: Driver, game: int) -> list[Words]:
    """The moves that somebody has drafted."""
    draft = await house.orrery.sessions.get(game).draft(Press(int(driver.id)))
    return list(draft.moves)


async def test_two_devices_share_one_draft(house: House) -> None:
    driver, game = await main_turn(house)
    phone = await opened(driver, game)
    house.forget_panels()  # or the first would be taken away
    services = await opened(driver, game)
    await phone.press(phone.button(SHOW, str(Spot(PanelRoom.VERB, "research"))))
    await phone.choose(phone.screen.selects[0].values[0], phone.screen.selects[0].custom_id)
    drafted = await draft_of(house, driver, game)
    assert len(drafted) == 1
    await services.press(services.button(SHOW, str(Spot(PanelRoom.VERB, "build"))))
    assert "out of date" in services.screen.text or "стар" in services.screen.text
    assert services.has(CONFIRM, "")
    await services.press(services.button(BACK, ""))
    assert await draft_of(house, driver, game) == []
    await phone.confirm()
    assert not phone.has(CONFIRM, ""), "the other device has taken the step back"
    assert await draft_of(house, driver, game) == []


async def test_a_panel_works_after_a_restart(house: House) -> None:
    driver, game = await main_turn(house)
    panel = await opened(driver, game)
    await panel.press(panel.button(SHOW, str(Spot(PanelRoom.VERB, "research"))))
    value = panel.screen.selects[0].values[0]
    await house.restart()
    await panel.choose(value, panel.screen.selects[0].custom_id)
    assert await draft_of(house, driver, game) == [tuple(value.split())]
    await house.restart()
    await panel.confirm()
    record = await house.orrery.sessions.get(game).record()
    assert tuple(value.split()) in [move.words for move in record.moves]


async def test_a_form_takes_several_quantities_at_once_also_after_a_restart(house: House) -> None:
    driver, game = await main_turn(house)
    panel = await opened(driver, game)
    form = next(one for one in panel.screen.buttons if ":form:" in (one.custom_id or ""))
    answer = await driver.click(panel.screen, custom_id=form.custom_id)
    modal = answer.modal
    first, second = list(modal.fields)[:2]
    await house.restart()
    panel.saw(await driver.submit(modal, {first: ["1"], second: ["1"]}))
    drafted = await draft_of(house, driver, game)
    assert [words[1] for words in drafted][:1] == [first]
    form = next(one for one in panel.screen.buttons if ":form:" in (one.custom_id or ""))
    answer = await driver.click(panel.screen, custom_id=form.custom_id)
    panel.saw(await driver.submit(answer.modal, {}))
    assert await draft_of(house, driver, game) == drafted, "an empty form plays nothing"


async def test_a_form_of_a_seat_that_is_not_his_any_more_is_refused_in_words(house: House) -> None:
    """Found by an outside examiner: it was told as a fault of the bot."""
    driver, game = await main_turn(house)
    panel = await opened(driver, game)
    form = next(one for one in panel.screen.buttons if ":form:" in (one.custom_id or ""))
    await house.orrery.sessions.get(game).leave(int(driver.id))
    answer = await driver.click(panel.screen, custom_id=form.custom_id)
    refusals = {texts.error(lang, "gaia", GameError("not-seated")) for lang in texts.LANGUAGES}
    assert answer.text in refusals


async def test_a_panel_outlives_its_token(house: House, clock: ForwardClock) -> None:
    driver, game = await main_turn(house)
    panel = await opened(driver, game)
    clock.ahead += TOKEN_LIFE_S
    core = house.table.core
    for old in core.world.interactions.values():
        with pytest.raises(RefusalError):
            core.interactions.by_token(BOT_ID, old.token)
    assert core.world.interactions, "there was a token that has expired"
    await panel.press(panel.button(SHOW, str(Spot(PanelRoom.VERB, "research"))))
    await panel.choose(panel.screen.selects[0].values[0], panel.screen.selects[0].custom_id)
    clock.ahead += TOKEN_LIFE_S
    await panel.confirm()
    assert await draft_of(house, driver, game) == []


async def test_a_draft_is_there_when_the_panel_is_opened_again(
    house: House, clock: ForwardClock
) -> None:
    driver, game = await main_turn(house)
    gone = await opened(driver, game)
    await gone.press(gone.button(SHOW, str(Spot(PanelRoom.VERB, "research"))))
    value = gone.screen.selects[0].values[0]
    await gone.choose(value, gone.screen.selects[0].custom_id)
    clock.ahead += TOKEN_LIFE_S
    for old in house.table.core.world.interactions.values():
        with pytest.raises(RefusalError):
            house.table.core.interactions.by_token(BOT_ID, old.token)
    again = await opened(driver, game)
    assert again.screen.id != gone.screen.id
    assert again.screen.text == gone.screen.text
    assert await draft_of(house, driver, game) == [tuple(value.split())]
    await again.confirm()
    played = [move.words for move in (await house.orrery.sessions.get(game).record()).moves]
    assert tuple(value.split()) in played
    await gone.confirm()
    assert not gone.has(CONFIRM, "")
    record = await house.orrery.sessions.get(game).record()
    assert [move.words for move in record.moves] == played, "the old panel confirms nothing more"


async def test_two_devices_at_once_make_one_step(house: House) -> None:
    driver, game = await main_turn(house)
    panels = [await opened(driver, game)]
    house.forget_panels()
    panels.append(await opened(driver, game))
    for panel in panels:
        await panel.press(panel.button(SHOW, str(Spot(PanelRoom.VERB, "research"))))
    values = panels[0].screen.selects[0].values[:2]
    assert len(values) == 2
    choices = zip(panels, values, strict=True)
    await asyncio.gather(
        *(one.choose(value, one.screen.selects[0].custom_id) for one, value in choices)
    )
    drafted = await draft_of(house, driver, game)
    assert drafted in [[tuple(value.split())] for value in values]
    late = [
        panel
        for panel in panels
        if "out of date" in panel.screen.text or "стар" in panel.screen.text
    ]
    assert len(late) == 1, "one of them was too late and is told so"
    assert all(panel.has(CONFIRM, "") for panel in panels), "both show the one draft"


async def test_two_presses_at_once_play_once(house: House) -> None:
    driver, game = await main_turn(house)
    panel = await opened(driver, game)
    await panel.press(panel.button(SHOW, str(Spot(PanelRoom.VERB, "research"))))
    select = panel.screen.selects[0]
    value = select.values[0]
    both = (driver.select(panel.screen, value, select.custom_id) for _ in range(2))
    await asyncio.gather(*both)
    assert await draft_of(house, driver, game) == [tuple(value.split())]


async def test_somebody_elses_panel_is_refused(house: House) -> None:
    driver, game = await main_turn(house)
    panel = await opened(driver, game)
    others = [await house.table.player(name) for name in ("Ada", "Борис", "Оксана")]
    other = next(one for one in others if one.id != driver.id)
    theirs = await opened(other, game)
    assert not theirs.has(CONFIRM, "")
    assert not theirs.screen.selects
    assert panel.screen.ephemeral
