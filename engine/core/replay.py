"""Records on their way: a table and the steps still to play, whatever notation they are in."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Protocol

from engine.core.errors import RecordError
from engine.core.game import Game
from engine.core.record import Record
from engine.core.table import Table

AnyGame = Game[Any, Any]  # who replays knows no game's states
AnyTable = Table[Any, Any]


class Replay:
    """Our own record: a step is a move; position 0 is the setup. Foreign formats replace this."""

    first: ClassVar[int] = 1
    """The number that `--at` gives to the first step."""
    legal = False
    """Whether lines are to hold what was legal before their step."""
    everything = False
    """Whether lines are to hold what is hidden too."""

    def __init__(self, game: AnyGame, record: Record) -> None:
        self.table: AnyTable = Table(game, record.setup)
        self.steps: Sequence[object] = record.moves
        self.done = 0
        """How many steps have been played."""
        self.notes: Sequence[str] = ()
        """What was accepted by leave of the notation only, of the last step."""
        self._moves = record.moves
        self._before: object | None = None

    def step(self) -> None:
        """Play the next step with full checking; raises a MoveError."""
        self._before = self.table.game.account.legal(self.table) if self.legal else None
        self.table.play(self._moves[self.done])
        self.done += 1

    def line(self) -> Mapping[str, object] | None:
        """The position after the last step as data, if this step has a line."""
        shown: dict[str, object] = {"i": self.done}
        if self._before is not None:
            shown["legal"] = self._before
        return shown | dict(self.table.game.account.snapshot(self.table, self.everything))

    def final(self) -> Mapping[str, object] | None:
        """The end of the game as data; None while it goes on."""
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
    if not 0 <= last <= len(replay.steps):
        raise RecordError(
            "record-no-such-position", at=at, most=len(replay.steps) - 1 + replay.first
        )
    while replay.done < last:
        replay.step()
    return replay.table
