"""The public records of four players as games of a table: entered as they were played."""

from __future__ import annotations

from collections import defaultdict, deque
from pathlib import Path

import pytest

from bot.session import Committed, Press
from engine.core.moves import Seat
from engine.core.record import Record
from engine.core.table import Table
from engine.gaia.game import GAIA
from engine.interchange import open_record, play_to
from tests.bot.e2e.enter_record import Piece, pieces
from tests.bot.e2e.house import House
from tests.bot.many_players.tables import Four

RECORDS = Path(__file__).parents[3].parent / "shared" / "gaia" / "records"
recorded = pytest.mark.skipif(not RECORDS.is_dir(), reason="the public records are not here")
OF_FOUR = ("a01", "a02", "a03", "a04", "a05", "a06", "a07", "a09", "b09", "b10", "b11", "b12")


def read(name: str) -> Record:
    """A public record as one of ours."""
    path = RECORDS / f"{name}.json"
    done = play_to(open_record(path.read_text(encoding="utf-8")))
    return Record(done.setup, tuple(done.log))


def opening_of(record: Record) -> int:
    """How many moves there are before the first turn."""
    table = Table(GAIA, record.setup)
    for count, move in enumerate(record.moves):
        decision = table.decision_of(move.seat)
        assert decision is not None
        if decision.kind == "turn":
            return count
        table.play(move)
    raise AssertionError("nobody has a turn")


async def take_in(house: House, record: Record) -> tuple[Four, list[Piece]]:
    """A recorded game at its first turn, with everybody asked everything, and what follows."""
    first = opening_of(record)
    table = await Four.sit_down(house, Record(record.setup, record.moves[:first]))
    for driver in table.people:
        for kind in GAIA.habit_settings:
            await house.orrery.sessions.set_order(int(driver.id), "gaia", kind, "ask")
    later: list[Piece] = []
    entered = 0
    for piece in pieces(record):
        entered += len(piece.moves)
        if entered > first:
            later.append(piece)
    return table, later


async def enter(table: Four, piece: Piece) -> None:
    """What somebody plays at a stretch."""
    press = Press(int(table.people[piece.seat].id), None, piece.seat)
    assert isinstance(await table.session.play(press, text_of(piece), commit=True), Committed)


def text_of(piece: Piece) -> str:
    """A stretch as it is typed."""
    return " ; ".join(" ".join(words) for words in piece.moves)


class Hands:
    """What every seat still has to enter, in its own order; who is next is for the table to say."""

    def __init__(self, later: list[Piece]) -> None:
        self._left: dict[Seat, deque[Piece]] = defaultdict(deque)
        for piece in later:
            self._left[piece.seat].append(piece)

    def take(self, seat: Seat) -> Piece:
        """What this seat plays now."""
        return self._left[seat].popleft()

    def has(self, seat: Seat) -> bool:
        """Whether it plays anything more."""
        return bool(self._left[seat])
