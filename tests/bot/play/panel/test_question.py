"""A reading that plays an earlier one's table on says what one of its own would say."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator, Callable, Iterable, Iterator
from dataclasses import replace
from functools import partial
from itertools import islice
from pathlib import Path

import pytest

from bot.play.panel.elements import PanelPress as Pressed
from bot.play.panel.elements import PanelRoom
from bot.play.panel.question import OpenQuestions, Reading
from bot.play.panel.screens import screen_of
from bot.play.panel.verbs import SHOW
from bot.session import Blueprint, Committed, DraftView, Place, Press, Session, Sessions
from bot.store import Database
from engine import GAMES
from engine.core.digest import plain
from engine.core.flow import Flow, Landing
from engine.core.game import HUMAN, Result, Setup
from engine.core.moves import BREATH, END, Option
from engine.core.record import Record
from engine.core.table import Table
from engine.gaia.game import GAIA, GaiaProject
from engine.gaia.state import State
from tests.bot.play.panel.games import gaia_table, play_through
from tests.bot.play.panel.looks import check, look_at, room_of

USERS = (11, 12)


@pytest.fixture
async def session(tmp_path: Path) -> AsyncIterator[Session]:
    """A game of two at its beginning."""
    async with await Database.open(tmp_path / "orrery.db") as database:
        record = Record(Setup("gaia", (HUMAN,) * 2, seed="read", secret="read"))
        yield await Sessions(database, GAMES).take_in(record, Place(USERS[0]), USERS)


def said(reading: Reading) -> object:
    """What a reading tells."""
    options = [option.words for option in reading.options]
    return plain((reading.kind, options, reading.view, reading.before))


async def compare(readings: OpenQuestions, draft: DraftView) -> tuple[object, int]:
    """The same from kept readings and from a fresh one; returns the table's number too."""
    fresh = Reading(draft.blueprint, draft.seat, len(draft.steps))
    fresh.read(10.0)

    def look(reading: Reading) -> tuple[object, int]:
        reading.read(10.0)
        return said(reading), id(reading._table)

    kept, table = await readings.of(draft, look)
    assert kept == said(fresh)
    return kept, table


async def asked(session: Session) -> Press:
    """Whoever is asked."""
    standing = await session.standing()
    user = standing.user_at(standing.asked[0].seat)
    assert user is not None
    return Press(user)


def test_what_follows_is_the_same_from_a_copied_turn_and_from_replays() -> None:
    table, chance = gaia_table("first"), random.Random(1)
    begun, told = 0, 0
    for decision in play_through(table, chance):
        log = tuple(table.log)
        if decision.kind == "turn" and (not log or log[-1].seat != decision.seat):
            begun = len(log)
        if decision.kind != "tech" or any(one.seat != decision.seat for one in log[begun:]):
            continue
        blueprint = Blueprint(GAIA, table.setup, log)
        drafted, kept = (Reading(blueprint, decision.seat, one) for one in (len(log) - begun, 0))
        drafted.read(10.0)
        kept.read(10.0)
        assert drafted.ahead == kept.ahead
        told += bool(kept.ahead)
    assert told > 2


class Stalling:
    """A clock of a machine that does nothing for a minute after every look at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def monotonic(self) -> float:
        """Later by a minute each time."""
        self.now += 60
        return self.now

    thread_time = monotonic


def test_a_machine_that_stalls_hides_no_move(monkeypatch: pytest.MonkeyPatch) -> None:
    table = gaia_table("first")
    monkeypatch.setattr("bot.play.panel.question.time", Stalling())
    for decision in islice(play_through(table, random.Random(1)), 90):
        reading = Reading(Blueprint(GAIA, table.setup, tuple(table.log)), decision.seat, 0)
        reading.read()
        assert reading.complete
        assert list(reading.options) == list(decision.offer())


class Searching(GaiaProject):
    """The same rules; whoever lists options has to search before each of them."""

    def script(self, state: State) -> Flow[Result]:
        """The rules, with breaths in every listing."""
        script = super().script(state)
        asked = next(script)
        while True:
            slow = (one._replace(offer=partial(breathing, one.offer)) for one in asked)
            move = yield tuple(slow)
            try:
                asked = script.send(move)
                while isinstance(asked, Landing):
                    asked = next(script)
            except StopIteration as over:
                result: Result = over.value
                return result


def breathing(offer: Callable[[], Iterable[Option]]) -> Iterator[Option]:
    """The same options with breaths between them."""
    for option in offer():
        yield BREATH
        yield option


def test_what_takes_a_search_can_be_searched_for_on_every_screen() -> None:
    table = gaia_table("first")
    slow = next(
        look_at(Table(Searching(), table.setup, table.log), decision.seat)
        for decision in play_through(table, random.Random(1))
        if decision.kind == "turn" and len(table.log) > 60
    )
    whole = slow.reading
    hurried = replace(slow, reading=Reading(slow.draft.blueprint, whole.seat, 0))
    searched = 0
    while not hurried.reading.complete:
        hurried.reading.read(-1)
        missing = {option.words[0] for option in whole.options} - set(hurried.reading.verbs)
        assert missing <= {"federation"}, "of the others it is known what they could be about"
        for look in (hurried, room_of(hurried, PanelRoom.VERB, "research")):
            screen = screen_of(look)
            check(screen)
            again = [one for one in screen.buttons if one.press == Pressed(SHOW, str(look.place))]
            assert bool(again) is not hurried.reading.complete
            searched += len(again)
    assert searched >= 2 * len(whole.options)
    assert hurried.reading.options == whole.options
    assert hurried.reading.verbs == whole.verbs
    assert screen_of(hurried) == screen_of(slow)


async def test_tables_are_played_on_and_say_the_same(session: Session) -> None:
    chance, readings = random.Random(5), OpenQuestions()
    tables = []
    for _ in range(60):
        press = await asked(session)
        draft = await session.draft(press)
        tables.append((await compare(readings, draft))[1])
        if draft.decision is None:
            await session.confirm(press)
            continue
        options = [option.words for option in draft.decision.offer()]
        words = chance.choice([one for one in options if one != END] or [END])
        done = await session.play(press, " ".join(words), commit=chance.random() < 0.6)
        if isinstance(done, Committed):
            continue
        tables.append((await compare(readings, done))[1])
        if chance.random() < 0.3 and done.steps:
            await compare(readings, await session.back(press))
    readings.close()
    assert len(set(tables)) < len(tables) / 2, "tables were played on"
