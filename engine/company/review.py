"""After a game: the turns that cost a seat most, by the count of a computer player.

Every turn is looked at from the position in which it was made, with what its seat knew then; what
came of it by chance counts for nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

from engine.company.levels import Budget, Level
from engine.company.player import ideas, known_to
from engine.company.search import Search
from engine.company.values import Answers
from engine.core.game import Game, Setup
from engine.core.moves import END, Move, Role, Seat
from engine.core.table import Table

REVIEWER: Final = Level("reviewer", 500, futures=3)
MOST_LOOKED_AT: Final = 60
"""Turns of a game."""
LEAST_COST: Final = 1.0
"""Less is a matter of taste."""


class Lesson(NamedTuple):
    """A turn that was not the best one."""

    position: int
    """How many moves had been played before it."""
    played: Answers
    better: Answers
    cost: float
    """In points, as far as the end of the round can be seen."""


def lessons(
    game: Game[Any, Any], setup: Setup, log: Sequence[Move], seat: Seat, most: int = 3
) -> list[Lesson]:
    """The turns of a seat that cost it most, the dearest first."""
    found = [
        lesson
        for table, played in _own_turns(game, setup, log, seat)
        if (lesson := _lesson(table, seat, played)) is not None
    ]
    return sorted(found, key=lambda one: (-one.cost, one.position))[:most]


def _own_turns(
    game: Game[Any, Any], setup: Setup, log: Sequence[Move], seat: Seat
) -> Iterator[tuple[Table[Any, Any], Answers]]:
    """Positions in which a turn of the seat begins, and what it did there."""
    table: Table[Any, Any] = Table(game, setup)
    looked_at = 0
    for index, move in enumerate(log):
        asked = table.asked(seat) if move.seat == seat else None
        if asked is not None and asked.role in (Role.TURN, Role.ROUND):
            looked_at += 1
            if looked_at <= MOST_LOOKED_AT:
                yield table, _turn_at(log, index, whole=asked.role is Role.TURN)
        table.play(move)


def _turn_at(log: Sequence[Move], index: int, *, whole: bool) -> Answers:
    """What a seat did in a row from here on, without what closes it."""
    seat, found = log[index].seat, [log[index].words]
    for move in log[index + 1 :] if whole else ():
        if move.seat != seat or move.words == END:
            break
        found.append(move.words)
    return tuple(found)


def _lesson(table: Table[Any, Any], seat: Seat, played: Answers) -> Lesson | None:
    best = next(iter(ideas(table, seat, REVIEWER, most=1)), None)
    if best is None or best.answers == played:
        return None
    worth = _worth(table, seat, played)
    if worth is None or best.worth - worth < LEAST_COST:
        return None
    return Lesson(table.position, played, best.answers, round(best.worth - worth, 1))


def _worth(table: Table[Any, Any], seat: Seat, played: Answers) -> float | None:
    """What a turn that was taken led to, by the same count; None where that cannot be said."""
    known = known_to(table, seat)
    if known is None or not known.can_be_tried:
        return None
    search = Search(known.company, known.game.fork, REVIEWER, Budget(REVIEWER.positions))
    lines = search.lines(known.position, played, thorough=False)
    line = next((one for one in lines if one.answers == played), next(iter(lines), None))
    if line is None:
        return None
    return search.future(line, seat, Budget(REVIEWER.positions))
