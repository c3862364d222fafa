"""From the store into memory: replay, check of the hashes, and games that no longer replay."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.session.accord import unopenable
from bot.session.accord.unopenable import UNOPENED
from bot.session.asked.calls import put_notice
from bot.session.errors import GameClosedError, GameReadOnlyError, UnknownGameError
from bot.session.live import GameRoom, Live
from bot.session.values import Divergence, Games
from bot.store import games, log, people
from bot.store.database import in_the_name_of
from bot.store.rows import AskedRow, DraftRow, GameRow, MoveRow, SeatRow, TurnRow
from bot.store.sql import Connection
from engine.core.assumed import hash_of, joined
from engine.core.digest import position_hash
from engine.core.errors import GameError, RecordError
from engine.core.game import AnyGame, Setup
from engine.core.moves import Seat
from engine.core.table import AnyTable, Table

LOG = logging.getLogger(__name__)

DIVERGED = "diverged"


@dataclass(slots=True)
class Rows:
    """Everything stored of one game."""

    game: GameRow
    seats: tuple[SeatRow, ...]
    moves: list[MoveRow]
    turns: list[TurnRow]
    drafts: list[DraftRow]
    asked: tuple[AskedRow, ...]
    marks: dict[Seat, dict[str, str]]


def read_rows(conn: Connection, game: int, known: Games) -> Rows | None:
    """Everything stored of one game, in one go."""
    row = games.find(conn, game)
    if row is None:
        return None
    return Rows(
        as_played(conn, row, known),
        games.seats(conn, game),
        log.moves(conn, game),
        log.turns(conn, game),
        log.drafts_of(conn, game),
        games.asked(conn, game),
        people.marks_of(conn, game),
    )


def as_played(conn: Connection, row: GameRow, known: Games) -> GameRow:
    """A game with the values that it was begun with; elsewhere its hash of them is enough."""
    digest = hash_of(row.setup)
    if not digest or row.key not in known:
        return row
    kept = games.values_kept(conn, digest)
    return replace(row, setup=joined(known[row.key], row.setup, kept))


async def load(room: GameRoom) -> Live:
    """Read a game and replay it; one that has diverged opens read-only at its last good turn.

    Raises UnknownGameError or GameReadOnlyError for a game that cannot be opened at all, and
    GameClosedError for a lobby.
    """
    held = room.held()
    rows = await _rows(room)
    if not rows.turns:
        raise GameClosedError(status=rows.game.status.value)
    room.claim(rows.game, held)
    with in_the_name_of(room.claims):
        return await _loaded(room, rows)


async def _loaded(room: GameRoom, rows: Rows) -> Live:
    try:
        table, fault = _opened(room, rows)
    except UNOPENED as error:
        await unopenable.tell(room, rows.game, error)
        raise
    room.checked = fault is None
    live = Live(
        game=rows.game,
        seats=rows.seats,
        table=table,
        moves=rows.moves,
        turns=rows.turns,
        drafts={(row.seat, row.slot): row for row in rows.drafts},
        asked={row.seat: row for row in rows.asked},
        fault=fault,
        marks=rows.marks,
    )
    room.live = live
    if fault is not None:
        await _tell(room, live, fault)
    else:
        await unopenable.opened_again(room, live)
    return live


async def _rows(room: GameRoom) -> Rows:
    """Everything stored of the game; a row that cannot be read closes this game and no other."""
    try:
        rows = await room.database.read(read_rows, room.id, room.games)
    except (ValueError, TypeError, KeyError) as error:
        game = await room.database.read(games.find, room.id)
        if game is None:
            raise UnknownGameError(game=room.id) from error
        raise await _unreadable(room, game, error) from error
    if rows is None:
        raise UnknownGameError(game=room.id)
    if rows.game.damaged:
        raise await _unreadable(room, rows.game, None)
    return rows


async def _unreadable(room: GameRoom, game: GameRow, error: Exception | None) -> GameReadOnlyError:
    reference = secrets.token_hex(4)
    LOG.error("game %s cannot be read (%s)", room.id, reference, exc_info=error)
    refusal = GameReadOnlyError("game-unreadable", reference=reference)
    await unopenable.tell(room, game, refusal)
    return refusal


def _opened(room: GameRoom, rows: Rows) -> tuple[AnyTable, Divergence | None]:
    game = room.rules_of(rows.game.key)
    try:
        return replayed(game, rows, check=not room.checked)
    except GameError as error:  # not even the setup can be played any more
        reference = room.fault(error, "load").reference
        raise GameReadOnlyError("game-unreadable", reference=reference) from error


def replayed(game: AnyGame, rows: Rows, *, check: bool) -> tuple[AnyTable, Divergence | None]:
    """The table of a stored game, or of its last good turn and what is wrong after it.

    Raises the engine's GameError where not even the beginning can be set up.
    """
    moves, turns, setup = rows.moves, rows.turns, rows.game.setup
    problem = _gap(moves, turns)
    if problem is None:
        try:
            table = Table(game, setup, (row.move for row in moves), check=check, keeps=True)
            table.take_events()
            if position_hash(table) == turns[-1].hash:
                return table, None
            problem = "position-hash"
        except GameError as error:
            problem = str(error)
    return _last_good(game, setup, moves, turns, problem)


def _gap(moves: Sequence[MoveRow], turns: Sequence[TurnRow]) -> str | None:
    """What is missing in the stored log, if anything."""
    if [row.n for row in moves] != list(range(len(moves))) or turns[-1].after != len(moves):
        return "log-incomplete"
    ends = [row.after for row in turns]
    starts = [row.first for row in turns]
    return None if starts == [0, *ends[:-1]] else "log-incomplete"


def _last_good(
    game: AnyGame,
    setup: Setup,
    moves: Sequence[MoveRow],
    turns: Sequence[TurnRow],
    problem: str,
) -> tuple[AnyTable, Divergence]:
    """Play on as long as every turn is legal and ends where it ended."""
    table = Table(game, setup)
    good = turns[0]
    for turn in turns:
        try:
            for n in range(turn.first, turn.after):
                if n >= len(moves) or moves[n].n != n:
                    raise RecordError("log-incomplete", move=n)
                table.play(moves[n].move)
        except GameError as error:
            problem = str(error)
            break
        if position_hash(table) != turn.hash:
            break
        good = turn
    table = Table(game, setup, (row.move for row in moves[: good.after]))
    table.take_events()
    reference = secrets.token_hex(4)
    return table, Divergence(problem, good.n, good.after, reference)


async def _tell(room: GameRoom, live: Live, fault: Divergence) -> None:
    """Write the fault down, and tell the table once."""
    LOG.error("game %s diverged (%s): %s", room.id, fault.reference, fault.problem)
    if live.game.diverged:
        return

    def work(conn: Connection) -> None:
        games.set_diverged(conn, room.id, True)
        args = {"turn": fault.turn, "reference": fault.reference}
        put_notice(conn, live.game, DIVERGED, args, room.now)

    await room.database.write(work)
    room.moved(diverged=True)
