"""A stored game played again for its figures: points after every turn, and how long turns took."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import median

from bot.session.load import Rows
from bot.store.rows import How, TurnKind, TurnRow
from bot.store.traces import Audit
from engine.core.game import AnyGame, Result
from engine.core.moves import Seat
from engine.core.table import AnyTable, Table
from render.figures import Figures, figures

BY_HAND = (How.PLAYER, How.DEFERRED)


@dataclass(frozen=True, slots=True)
class Frame:
    """The table in figures after a turn."""

    turn: int
    at: float
    figures: Figures


@dataclass(frozen=True, slots=True)
class Study:
    """What became of a game so far."""

    rows: Rows
    result: Result | None
    frames: tuple[Frame, ...]
    """After every turn, or only the last one; empty for a game without figures."""
    seconds: tuple[tuple[float, ...], ...]
    """Of each seat, how long each of its turns took from being asked to its end."""

    @property
    def paces(self) -> tuple[float | None, ...]:
        """Of each seat, how long its turns took: the middle one of them."""
        return tuple(median(taken) if taken else None for taken in self.seconds)


class _Stopwatch:
    """Takes the time of everybody's turns; pauses do not count."""

    def __init__(self, seats: int, pauses: Sequence[tuple[float, float]]) -> None:
        self.asked: dict[Seat, float] = {}
        self.seconds: list[list[float]] = [[] for _ in range(seats)]
        self._pauses = pauses

    def note(self, turn: TurnRow, how: How | None, waiting: Sequence[Seat]) -> None:
        """A turn was committed, and these seats are asked after it."""
        seat = turn.seat
        if seat is not None and turn.kind is TurnKind.TURN and how in BY_HAND:
            start = self.asked.get(seat)
            if start is not None:
                self.seconds[seat].append(self._between(start, turn.at))
        begun = seat if turn.kind is TurnKind.PART else None
        for asked in waiting:
            if asked not in self.asked or (asked == seat and asked != begun):
                self.asked[asked] = turn.at
        for answered in [one for one in self.asked if one not in waiting]:
            del self.asked[answered]

    def _between(self, start: float, end: float) -> float:
        paused = sum(max(0.0, min(end, last) - max(start, first)) for first, last in self._pauses)
        return max(0.0, end - start - paused)


def study(game: AnyGame, rows: Rows, trail: Sequence[Audit], *, every_turn: bool = False) -> Study:
    """Play a stored game again; raises the engine's GameError if it cannot be played any more."""
    table: AnyTable = Table(game, rows.game.setup)
    watch = _Stopwatch(len(rows.game.setup.seats), list(_pauses(trail)))
    frames: list[Frame] = []
    for turn in rows.turns:
        for n in range(turn.first, turn.after):
            table.play(rows.moves[n].move)
        how = rows.moves[turn.first].how if turn.first < turn.after else None
        watch.note(turn, how, table.waiting_for)
        if every_turn or turn is rows.turns[-1]:
            shown = figures(game.key, table.view(None))
            if shown is not None:
                frames.append(Frame(turn.n, turn.at, shown))
    seconds = tuple(tuple(taken) for taken in watch.seconds)
    return Study(rows, table.result, tuple(frames), seconds)


def _pauses(trail: Sequence[Audit]) -> Iterable[tuple[float, float]]:
    """From when to when the game was paused; a pause that lasts has no end."""
    start: float | None = None
    for act in trail:
        if act.what == "paused":
            start = act.at if start is None else start
        elif act.what == "resumed" and start is not None:
            yield start, act.at
            start = None
    if start is not None:
        yield start, float("inf")
