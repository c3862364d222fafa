"""Games that no longer replay: back to the last good turn, or on under the present rules."""

from __future__ import annotations

from dataclasses import replace

from bot.session.accord.undo import NEVER
from bot.session.asked.calls import asked_row, hours_open, offers_due, put_notice
from bot.session.asked.table_clock import keep_time
from bot.session.errors import GameReadOnlyError
from bot.session.history import veiled
from bot.session.live import Also, GameRoom, Live
from bot.session.new_game import keep_setup
from bot.session.values import Press
from bot.store import games, log, people, traces
from bot.store.rows import Status, TurnRow, UndoRow
from bot.store.sql import Connection
from engine.core.digest import position_hash
from engine.core.errors import GameError
from engine.core.moves import Words
from engine.core.table import AnyTable, Table


async def rewind(room: GameRoom, press: Press) -> None:
    """The organiser goes back to the last good turn; the rest stays visible as undone."""
    live = diverged(room)
    room.organised_by(press)
    assert live.fault is not None
    kept = [row for row in live.turns if row.n <= live.fault.turn]
    kept = _rehashed(live, kept)
    await _settle_on(room, kept, press.user, "mended-rewind", room.handling(press))


async def go_on(room: GameRoom, user: int, also: Also) -> None:
    """Everybody agreed to keep what is still legal under the present rules."""
    live = diverged(room)
    await _settle_on(room, _rehashed(live, live.turns), user, "mended-continue", also)


def diverged(room: GameRoom) -> Live:
    """The game, if it has diverged; raises GameReadOnlyError (`game-sound`) if it has not."""
    live = room.known()
    if live.fault is None or live.game.status is not Status.LIVE:
        raise GameReadOnlyError("game-sound")
    return live


def _rehashed(live: Live, turns: list[TurnRow]) -> list[TurnRow]:
    """The turns that are legal under the present rules, with the hashes they lead to now."""
    table: AnyTable = Table(live.table.game, live.game.setup)
    good: list[TurnRow] = []
    for turn in turns:
        try:
            for n in range(turn.first, turn.after):
                table.play(live.moves[n].move)
        except (GameError, IndexError):
            break
        good.append(replace(turn, hash=position_hash(table)))
    return good


def _secrets(live: Live, position: int) -> tuple[tuple[int, ...], dict[int, Words]]:
    """Moves from `position` on that only their own seats know of, and what all may read of others.
    After one that is refused nobody can tell where anything is secret, so nothing is shown."""
    table: AnyTable = Table(live.table.game, live.game.setup)
    for row in live.moves:
        try:
            table.play(row.move)
        except GameError:
            break
    veils = veiled(table, position)
    in_secret = bool(veils) or any(decision.secret for decision in table.pending)
    unknown = range(table.position, len(live.moves)) if in_secret else ()
    return (*table.sealed, *unknown), veils


async def _settle_on(
    room: GameRoom, turns: list[TurnRow], user: int, what: str, also: Also
) -> None:
    """Make these turns the log, under the present rules."""
    live, now = room.known(), room.now
    position = turns[-1].after
    game = live.table.game
    setup = replace(live.game.setup, rules=game.rules)
    table: AnyTable = Table(game, setup, (row.move for row in live.moves[:position]))
    asked = [asked_row(decision, table.position, now) for decision in table.pending]
    gone = tuple(row for row in live.turns if row.n > turns[-1].n)
    lost = tuple(live.moves[position:])
    undone = UndoRow(
        0, now, user, what, position, lost, gone, NEVER, None, *_secrets(live, position)
    )

    def work(conn: Connection) -> None:
        games.advance(conn, room.id, live.game.version, position, now)
        keep_setup(conn, room.id, game, setup)
        log.truncate(conn, room.id, position, 0)
        log.append(conn, room.id, (), turns)
        if gone:
            traces.put_undo(conn, room.id, undone)
        games.set_asked(conn, room.id, asked)
        keep_time(conn, live.game, asked, now)
        people.clear_reminders(conn, room.id)
        seats = [row.seat for row in asked]
        for offer in offers_due(room.id, table, seats, hours_open(room.policy, live.game), now):
            people.put_reminder(conn, offer)
        games.set_diverged(conn, room.id, False)
        if table.result is not None:
            games.set_status(conn, room.id, Status.FINISHED, now)
        log.give_drafts_back(conn, room.id)
        traces.void(conn, room.id)
        traces.audit(conn, room.id, user, what, {"turn": turns[-1].n}, now)
        put_notice(conn, live.game, what, {"turn": turns[-1].n, "user": user}, now)
        also(conn)

    await room.database.write(work)
    room.forget()
