"""Reads any record we know (our text, our JSON, a foreign game) and plays it step by step."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any, Protocol

from engine import GAMES
from engine.core.errors import RecordError
from engine.core.moves import Move
from engine.core.record import Record, parse_record, record_from_json
from engine.core.table import Table
from engine.gaia.foreign.notation import LinePlayer
from engine.gaia.foreign.reader import foreign_from_json, is_foreign

MOST_TEXT = 8_000_000
"""Characters; more than any record has."""


class Replay(Protocol):
    """A record on its way: a table and the steps still to play."""

    table: Table[Any, Any]
    steps: Sequence[object]
    """Lines of a foreign record (the first is `init`), moves of our own."""
    first: int
    """The number that `--at` gives to the position before the first of our moves, or to `init`."""
    done: int
    """How many steps have been played."""

    def step(self) -> None:
        """Play the next step with full checking; raises a MoveError."""
        ...


class OwnReplay:
    """Our own record: a step is a move; position 0 is the setup."""

    def __init__(self, record: Record) -> None:
        game = GAMES.get(record.setup.game)
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


class ForeignReplay:
    """A foreign record: a step is a line; line 0 is `init`."""

    def __init__(self, data: object) -> None:
        record = foreign_from_json(data)
        self.table: Table[Any, Any] = Table(GAMES[record.setup.game], record.setup)
        self.player = LinePlayer(self.table)
        self.steps: Sequence[str] = record.moves
        self.first = 0
        self.done = 0

    def step(self) -> None:
        """Play the next line."""
        self.player.play(self.steps[self.done])
        self.done += 1


def open_record(text: str) -> OwnReplay | ForeignReplay:
    """Set up a record's table before its first step; raises RecordError or SetupError."""
    if len(text) > MOST_TEXT:
        raise RecordError("record-too-long", most=MOST_TEXT)
    if not text.lstrip().startswith("{"):
        return OwnReplay(parse_record(text))
    try:
        data = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise RecordError("record-bad-json", problem=str(error)[:80]) from error
    return ForeignReplay(data) if is_foreign(data) else OwnReplay(record_from_json(data))


def play_to(replay: OwnReplay | ForeignReplay, at: int | None = None) -> Table[Any, Any]:
    """Play up to position `at` (as the command lines count), or to the end."""
    last = len(replay.steps) if at is None else at + 1 - replay.first
    if not 0 <= last <= len(replay.steps):
        raise RecordError(
            "record-no-such-position", at=at, most=len(replay.steps) - 1 + replay.first
        )
    while replay.done < last:
        replay.step()
    return replay.table
