"""Records on their way: a table and the steps still to play, whatever notation they are in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from engine.core.errors import GameError, MoveError, RecordError
from engine.core.game import AnyGame
from engine.core.moves import Move
from engine.core.record import Record
from engine.core.table import AnyTable, Table
from engine.core.words import resolve, same, spelt


class Replay(Protocol):
    """A record on its way."""

    legal: bool
    """Whether lines are to hold what was legal before their step."""
    everything: bool
    """Whether lines are to hold what is hidden too."""

    @property
    def table(self) -> AnyTable:
        """Where it is played."""
        ...

    @property
    def steps(self) -> Sequence[object]:
        """Moves of our own; lines or phases of a foreign record (the first is its setup)."""
        ...

    @property
    def first(self) -> int:
        """The number that `--at` gives to the first step."""
        ...

    @property
    def done(self) -> int:
        """How many steps have been played."""
        ...

    @property
    def notes(self) -> Sequence[str]:
        """What was accepted by leave of the notation only, of the last step."""
        ...

    def step(self) -> None:
        """Play the next step with full checking; raises a MoveError."""
        ...

    def text(self) -> str:
        """The step to be played next, as written; after a refusal what was refused."""
        ...

    def line(self) -> Mapping[str, object] | None:
        """The position after the last step as data, if this step has a line."""
        ...

    def final(self) -> Mapping[str, object] | None:
        """The end of the game as data; None while it goes on."""
        ...


def played_on(table: AnyTable, log: Sequence[Move]) -> AnyTable | None:
    """The same table, played on to the end of a log that may begin as its own does; None, and the
    table spoilt, where it does not."""
    if table.log != list(log[: table.position]):
        return None
    try:
        for move in log[table.position :]:
            table.play(move)
    except GameError:
        return None
    return table


class OwnReplay:
    """Our own record: a step is a move; position 0 is the setup."""

    first = 1

    def __init__(self, game: AnyGame, record: Record) -> None:
        self.table: AnyTable = Table(game, record.setup)
        self.steps: Sequence[Move] = record.moves
        self.done = 0
        self.notes: Sequence[str] = ()
        self.legal = self.everything = False
        self._before: object | None = None

    def step(self) -> None:
        """Play the next move."""
        self._before = self.table.game.account.legal(self.table) if self.legal else None
        move = self.steps[self.done]
        try:
            self.table.play(move)
        except MoveError:
            spelt = self._spelt(move)
            if spelt is None:
                raise
            self.table.play(spelt)
        self.done += 1

    def _spelt(self, move: Move) -> Move | None:
        """A move that somebody has written by hand, in another spelling, as it is stored; what is
        only begun is no move of a record."""
        decision = self.table.decision_of(move.seat)
        if decision is None:
            return None
        try:
            words = resolve(self.table, move.seat, move.words)
        except MoveError:
            return None
        whole = spelt(self.table, decision, move.words)
        alike = [same(word) for word in words] == [same(word) for word in whole]
        return Move(move.seat, words) if alike and words != move.words else None

    def text(self) -> str:
        """The next move."""
        return str(self.steps[self.done])

    def line(self) -> Mapping[str, object] | None:
        """The position as the game accounts for it."""
        shown: dict[str, object] = {"i": self.done}
        if self._before is not None:
            shown["legal"] = self._before
        return shown | dict(self.table.game.account.snapshot(self.table, self.everything))

    def final(self) -> Mapping[str, object] | None:
        """The end as the game accounts for it."""
        return None if self.table.result is None else self.table.game.account.final(self.table)


class Format(Protocol):
    """A notation of another program in which games of this kind are written."""

    @property
    def name(self) -> str:
        """What the notation is called."""
        ...

    @property
    def writes(self) -> bool:
        """Whether records can be written in it, not only read."""
        ...

    def reads(self, data: object) -> bool:
        """Whether JSON data claims to be such a record."""
        ...

    def open(self, game: AnyGame, data: object) -> Replay:
        """Set up the table of such a record before its first step; raises RecordError."""
        ...

    def write(self, game: AnyGame, record: Record) -> Mapping[str, object]:
        """A record in this notation, showing no more than the record does; raises RecordError."""
        ...


def play_to(replay: Replay, at: int | None = None) -> AnyTable:
    """Play up to position `at` (as the command lines count), or to the end."""
    last = len(replay.steps) if at is None else at + 1 - replay.first
    if at is not None and not (at >= 0 and last <= len(replay.steps)):
        raise RecordError(
            "record-no-such-position", at=at, most=len(replay.steps) - 1 + replay.first
        )
    while replay.done < last:
        replay.step()
    return replay.table
