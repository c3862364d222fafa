"""Reads any record we know (our text, our JSON, a foreign game), plays it, writes foreign ones."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from engine import RULES
from engine.core.errors import GameError, RecordError
from engine.core.game import HUMAN
from engine.core.moves import Move
from engine.core.record import Record, parse_record, record_from_json
from engine.core.table import Table
from engine.gaia.foreign.export import foreign_record
from engine.gaia.foreign.notation import LinePlayer
from engine.gaia.foreign.reader import foreign_from_json, is_foreign
from engine.race.foreign.reader import is_race_record
from engine.race.foreign.replay import RaceReplay
from engine.race.game import RACE

MOST_TEXT = 8_000_000
"""Characters; more than any record has."""
OWN: Final = "orrery"
"""Our own notation."""
WRITERS: Final[Mapping[str, Mapping[str, Callable[[Record], dict[str, object]]]]] = {
    "gaia": {"boardgamers": foreign_record}
}
"""Notations of other programs by game, beside our own text."""


class Replay(Protocol):
    """A record on its way: a table and the steps still to play."""

    first: int
    """The number that `--at` gives to the position before the first of our moves, or to `init`."""
    done: int
    """How many steps have been played."""

    @property
    def table(self) -> Table[Any, Any]:
        """Where it is played."""
        ...

    @property
    def steps(self) -> Sequence[object]:
        """Moves of our own; lines or phases of a foreign record (the first is its setup)."""
        ...

    def step(self) -> None:
        """Play the next step with full checking; raises a MoveError."""
        ...

    def text(self) -> str:
        """The step to be played next, as written; after a refusal what was refused."""
        ...


class OwnReplay:
    """Our own record: a step is a move; position 0 is the setup."""

    def __init__(self, record: Record) -> None:
        game = RULES.get(record.setup.game)
        if game is None:
            raise RecordError("record-unknown-game", game=record.setup.game[:40])
        self.table: Table[Any, Any] = Table(game, record.setup)
        self.steps: Sequence[Move] = record.moves
        self.first = 1
        self.done = 0

    def step(self) -> None:
        """Play the next move."""
        self.table.play(self.steps[self.done])
        self.done += 1

    def text(self) -> str:
        """The next move."""
        return str(self.steps[self.done])


class ForeignReplay:
    """A boardgamers record of Gaia Project: a step is a line; line 0 is `init`."""

    def __init__(self, data: object) -> None:
        record = foreign_from_json(data)
        self.table: Table[Any, Any] = Table(RULES[record.setup.game], record.setup)
        self.player = LinePlayer(self.table)
        self.steps: Sequence[str] = record.moves
        self.first = 0
        self.done = 0

    def step(self) -> None:
        """Play the next line."""
        self.player.play(self.steps[self.done])
        self.done += 1

    def text(self) -> str:
        """The next line."""
        return self.steps[self.done]


def open_record(text: str) -> Replay:
    """Set up a record's table before its first step; raises RecordError or SetupError."""
    if len(text) > MOST_TEXT:
        raise RecordError("record-too-long", most=MOST_TEXT)
    if not text.lstrip().startswith("{"):
        return OwnReplay(parse_record(text))
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError("record-bad-json", problem=str(error)[:80]) from error
    if is_race_record(data):
        return RaceReplay(data, RACE)
    return ForeignReplay(data) if is_foreign(data) else OwnReplay(record_from_json(data))


def play_to(replay: Replay, at: int | None = None) -> Table[Any, Any]:
    """Play up to position `at` (as the command lines count), or to the end."""
    last = len(replay.steps) if at is None else at + 1 - replay.first
    if not 0 <= last <= len(replay.steps):
        raise RecordError(
            "record-no-such-position", at=at, most=len(replay.steps) - 1 + replay.first
        )
    while replay.done < last:
        replay.step()
    return replay.table


class Foreign(NamedTuple):
    """A game in the notation of another program."""

    text: str
    parts_at: int | None
    """The first line which that program's rules refuse, or one past the last line where only the
    result differs; None where it plays the same game."""


def notations(game: str) -> tuple[str, ...]:
    """The foreign notations in which games of this kind can be written."""
    return tuple(WRITERS.get(game, {}))


def foreign_text(record: Record, notation: str) -> Foreign:
    """A record in a foreign notation, which shows no more than the record does.

    Raises RecordError where the game has no such notation or it has no words for robots.
    """
    writer = WRITERS.get(record.setup.game, {}).get(notation)
    if writer is None:
        raise RecordError("record-no-notation", notation=notation[:40])
    if any(seat != HUMAN for seat in record.setup.seats):
        raise RecordError("record-notation-robots", notation=notation)
    written = writer(record)
    return Foreign(json.dumps(written, indent=1) + "\n", _parts_at(record, written))


def _parts_at(record: Record, written: dict[str, object]) -> int | None:
    """Where the other program's rules leave the game that was played here."""
    ours: Table[Any, Any] = Table(RULES[record.setup.game], record.setup, record.moves)
    theirs = ForeignReplay(written)
    while theirs.done < len(theirs.steps):
        try:
            theirs.step()
        except GameError:
            return theirs.done
    same = [one.seat for one in ours.pending] == [one.seat for one in theirs.table.pending]
    return None if same and ours.result == theirs.table.result else theirs.done
