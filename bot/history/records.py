"""Records that people bring along, and a game as a row of positions to look through."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from bot.session.errors import GameClosedError, UnknownGameError
from bot.session.sessions import Sessions
from bot.session.values import Games
from bot.store.rows import Status
from engine.core.errors import MoveError, RecordError
from engine.core.moves import Seat
from engine.core.record import Record
from engine.interchange import open_record

MOST_BYTES: Final = 1_000_000
MOST_POSITIONS: Final = 150
"""Of an animation; a longer game leaves turns out evenly."""
SHOWN: Final = 60
"""Characters of a move that is quoted in a refusal."""


@dataclass(frozen=True, slots=True)
class Position:
    """The table after a turn, as somebody may see it."""

    turn: int
    at: float
    view: Any  # the game's own view


async def read_record(data: bytes, known: Games) -> Record:
    """A record from a file: ours as text or JSON, or a foreign one; every move is checked.

    Raises RecordError or SetupError, with the place of the fault.
    """
    return await asyncio.to_thread(_read, data, known)


async def positions(
    sessions: Sessions, game: int, seat: Seat | None = None, most: int = MOST_POSITIONS
) -> list[Position]:
    """A game from its beginning, a position per turn; raises UnknownGameError, GameClosedError."""
    row, _ = await sessions.find(game)
    if row.key not in sessions.games:
        raise UnknownGameError(game=game)
    if row.status is Status.LOBBY:
        raise GameClosedError(status=row.status.value)
    passed = await sessions.get(game).passage(seat)
    wanted = _evenly([turn.n for turn in passed.turns], most)
    return [
        Position(turn.n, turn.at, view)
        for turn, view in zip(passed.turns, passed.views[1:], strict=True)
        if turn.n in wanted
    ]


def _read(data: bytes, known: Games) -> Record:
    if len(data) > MOST_BYTES:
        raise RecordError("record-file-too-big", most=MOST_BYTES // 1000)
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordError("record-no-text") from error
    replay = open_record(text)
    if replay.table.game.key not in known:
        raise RecordError("record-unknown-game", game=replay.table.game.key)
    while replay.done < len(replay.steps):
        step = replay.steps[replay.done]
        try:
            replay.step()
        except MoveError as error:
            said = str(step)[:SHOWN]
            where = replay.done + replay.first
            raise RecordError(
                "record-illegal-move", move=where, text=said, reason=error.key
            ) from error
    return Record(replay.table.setup, tuple(replay.table.log))


def _evenly(numbers: Sequence[int], most: int) -> set[int]:
    """At most so many of these numbers, first and last among them."""
    if len(numbers) <= most:
        return {*numbers}
    step = (len(numbers) - 1) / max(1, most - 1)
    return {numbers[round(at * step)] for at in range(most)}
