"""A reading that plays an earlier one's table on says what one of its own would say."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.edge.readings import Readings
from bot.panel.reading import Reading
from bot.session import Blueprint, Committed, DraftView, Place, Press, Session, Sessions
from bot.store import Database
from engine import GAMES
from engine.core.digest import plain
from engine.core.game import HUMAN, Setup
from engine.core.moves import END
from engine.core.record import Record
from engine.gaia.game import GAIA
from tests.bot.panel.games import gaia_table, play_through

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


async def compare(readings: Readings, draft: DraftView) -> tuple[object, int]:
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


async def test_tables_are_played_on_and_say_the_same(session: Session) -> None:
    chance, readings = random.Random(5), Readings()
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
