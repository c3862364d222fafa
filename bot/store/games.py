"""Games and seats: who plays what, where, and in which state it is."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Final

from bot.store.errors import ChannelTakenError, StaleVersionError
from bot.store.rows import AskedRow, GameRow, SeatRow, Status
from bot.store.sql import DUPLICATE, Connection
from engine.core.game import Setup
from engine.core.moves import Role, Seat

TRIAL: Final = "trial"
"""Marks, among what is agreed at a table, one on which somebody tries out how another may go on."""
IS_TRIAL: Final = f"instr(options, '\"{TRIAL}\"') > 0"
"""Such a table, as a condition; that of their indices, which would not be used else."""

GAME_COLUMNS = tuple(name for name in GameRow.__slots__ if name != "damaged")
_SELECT = f"SELECT {', '.join(GAME_COLUMNS)} FROM game"


@dataclass(frozen=True, slots=True)
class NewGame:
    """What is known of a game when it is opened."""

    setup: Setup
    organiser: int | None
    guild: int | None = None
    channel: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)


def insert(conn: Connection, new: NewGame, status: Status, now: float) -> int:
    """Store a new game and return its id; raises ChannelTakenError."""
    values = (
        new.setup.game,
        new.setup.rules,
        setup_json(new.setup),
        status.value,
        new.guild,
        new.channel,
        new.organiser,
        json.dumps(dict(new.options)),
        now,
        now if status is Status.LIVE else None,
        now,
    )
    try:
        cursor = conn.execute(
            "INSERT INTO game (key, rules, setup, status, guild, channel, organiser, options,"
            " created, started, touched) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING id",
            values,
        )
        return int(cursor.fetchone()[0])
    except DUPLICATE as error:
        raise ChannelTakenError(channel=new.channel) from error


def find(conn: Connection, game: int) -> GameRow | None:
    """One game."""
    row = conn.execute(f"{_SELECT} WHERE id = ?", (game,)).fetchone()
    return None if row is None else game_row(row)


def in_channel(conn: Connection, channel: int) -> GameRow | None:
    """The open game of a channel, else its latest one."""
    rows = conn.execute(
        f"{_SELECT} WHERE channel = ? ORDER BY status IN ('lobby', 'live') DESC, id DESC LIMIT 1",
        (channel,),
    )
    row = rows.fetchone()
    return None if row is None else game_row(row)


def tried_at(row: GameRow) -> int | None:
    """The game that is tried out at this table; None where it is played."""
    number = row.options.get(TRIAL, "")
    return int(number) if number.isdecimal() else None


def with_status(conn: Connection, *wanted: Status) -> list[int]:
    """Ids of all games in one of these states, oldest first."""
    marks = ", ".join("?" * len(wanted))
    rows = conn.execute(f"SELECT id FROM game WHERE status IN ({marks}) ORDER BY id", wanted)
    return [int(row[0]) for row in rows]


def count_by_status(conn: Connection) -> dict[str, int]:
    """How many games there are in each state."""
    rows = conn.execute("SELECT status, count(*) FROM game GROUP BY status")
    return {str(status): int(count) for status, count in rows}


def idle_lobbies(conn: Connection, before: float) -> list[int]:
    """Ids of lobbies that nobody has touched since then."""
    rows = conn.execute(
        "SELECT id FROM game WHERE status = 'lobby' AND touched < ? /* ours */ ORDER BY id",
        (before,),
    )
    return [int(row[0]) for row in rows]


def lobbies_in(conn: Connection, guild: int) -> list[GameRow]:
    """The tables of a server that have not begun, the latest first."""
    rows = conn.execute(
        f"{_SELECT} WHERE status = 'lobby' AND guild = ? ORDER BY touched DESC, id DESC", (guild,)
    )
    return [game_row(row) for row in rows]


def of_user(conn: Connection, user: int, most: int = 100) -> list[tuple[GameRow, bool]]:
    """A user's games and whether each waits for him: those that wait first, oldest question first,
    then open ones, then ended ones; without what he only tries out."""
    columns = ", ".join(f"game.{name}" for name in GAME_COLUMNS)
    rows = conn.execute(
        f"SELECT {columns}, min(asked.since) FROM seat"
        " JOIN game ON game.id = seat.game_id"
        " LEFT JOIN asked ON asked.game_id = seat.game_id AND asked.seat = seat.seat"
        " AND seat.computer = ''"
        f" WHERE seat.user_id = ? AND NOT {IS_TRIAL} GROUP BY game.id"
        " ORDER BY game.status NOT IN ('lobby', 'live'), min(asked.since) IS NULL,"
        " min(asked.since), game.touched DESC LIMIT ?",
        (user, most),
    )
    return [(game_row(row[:-1]), row[-1] is not None) for row in rows]


def advance(conn: Connection, game: int, version: int, position: int, now: float) -> None:
    """The log has changed: the next version, if and only if `version` is the present one."""
    done = conn.execute(
        "UPDATE game SET version = version + 1, position = ?, touched = ?"
        " WHERE id = ? AND version = ?",
        (position, now, game, version),
    )
    if done.rowcount != 1:
        raise StaleVersionError(game=game, version=version)


def set_status(conn: Connection, game: int, status: Status, now: float) -> None:
    """Move a game to another state; raises ChannelTakenError if the channel is gone."""
    ended = now if status in (Status.FINISHED, Status.ABANDONED) else None
    try:
        conn.execute(
            "UPDATE game SET status = ?, ended = ?, touched = ? WHERE id = ?",
            (status.value, ended, now, game),
        )
    except DUPLICATE as error:
        raise ChannelTakenError(game=game) from error


def set_started(conn: Connection, game: int, now: float) -> None:
    """The game has begun."""
    conn.execute("UPDATE game SET started = ? WHERE id = ?", (now, game))


def set_setup(conn: Connection, game: int, setup: Setup) -> None:
    """Replace the setup: of a lobby, or the rules number of a game that goes on."""
    conn.execute(
        "UPDATE game SET setup = ?, rules = ? WHERE id = ?", (setup_json(setup), setup.rules, game)
    )


def take_out(conn: Connection, game: int) -> None:
    """A game that nothing speaks of yet is none after all."""
    conn.execute("DELETE FROM game WHERE id = ?", (game,))


def keep_values(conn: Connection, digest: str, written: str) -> None:
    """Keep the values that a game is begun with, once per hash."""
    conn.execute(
        "INSERT INTO assumed_values (hash, body) VALUES (?, ?) ON CONFLICT DO NOTHING",
        (digest, written),
    )


def values_kept(conn: Connection, digest: str) -> str | None:
    """The values of this hash, as they were written."""
    row = conn.execute("SELECT body FROM assumed_values WHERE hash = ?", (digest,)).fetchone()
    return None if row is None else str(row[0])


def set_options(conn: Connection, game: int, options: Mapping[str, str]) -> None:
    """Replace what is agreed at the table."""
    conn.execute("UPDATE game SET options = ? WHERE id = ?", (json.dumps(dict(options)), game))


def set_organiser(conn: Connection, game: int, user: int | None) -> None:
    """Hand the game over."""
    conn.execute("UPDATE game SET organiser = ? WHERE id = ?", (user, game))


def set_paused(conn: Connection, game: int, at: float | None) -> None:
    """Pause a game, or let it go on (None)."""
    conn.execute("UPDATE game SET paused_at = ? WHERE id = ?", (at, game))


def set_away(conn: Connection, game: int, now: float) -> bool:
    """The bot may not post where an open game is played: it rests. False if it does already."""
    done = conn.execute(
        "UPDATE game SET away = ? WHERE id = ? AND away IS NULL AND status IN ('lobby', 'live')",
        (now, game),
    )
    return done.rowcount == 1


def away(conn: Connection) -> list[GameRow]:
    """The open games that rest."""
    rows = conn.execute(
        f"{_SELECT} WHERE away IS NOT NULL AND status IN ('lobby', 'live') /* ours */ ORDER BY id"
    )
    return [game_row(row) for row in rows]


def open_in(conn: Connection, guild: int, channel: int | None) -> list[int]:
    """Ids of the open games of a server, or of one of its channels."""
    where, place = ("guild", guild) if channel is None else ("channel", channel)
    rows = conn.execute(
        f"SELECT id FROM game WHERE {where} = ? AND status IN ('lobby', 'live')", (place,)
    )
    return [int(row[0]) for row in rows]


def set_back(conn: Connection, game: int) -> None:
    """The bot may post there again."""
    conn.execute("UPDATE game SET away = NULL WHERE id = ?", (game,))


def set_diverged(conn: Connection, game: int, diverged: bool) -> None:
    """Remember that the table knows its game to be read-only."""
    conn.execute("UPDATE game SET diverged = ? WHERE id = ?", (int(diverged), game))


def move_to(conn: Connection, game: int, guild: int | None, channel: int | None) -> None:
    """Play on elsewhere; raises ChannelTakenError."""
    try:
        conn.execute("UPDATE game SET guild = ?, channel = ? WHERE id = ?", (guild, channel, game))
    except DUPLICATE as error:
        raise ChannelTakenError(channel=channel) from error


def seats(conn: Connection, game: int) -> tuple[SeatRow, ...]:
    """Who sits where."""
    rows = conn.execute(
        "SELECT seat, user_id, joined, computer FROM seat WHERE game_id = ? ORDER BY seat",
        (game,),
    )
    return tuple(SeatRow(*row) for row in rows)


def set_seats(conn: Connection, game: int, users: Sequence[int | None], now: float) -> None:
    """Seat these users, in this order, instead of whoever sat there."""
    conn.execute("DELETE FROM seat WHERE game_id = ?", (game,))
    conn.executemany(
        "INSERT INTO seat (game_id, seat, user_id, joined) VALUES (?, ?, ?, ?)",
        [(game, seat, user, now) for seat, user in enumerate(users)],
    )


def set_seat(conn: Connection, game: int, seat: Seat, user: int | None, now: float) -> None:
    """Give one seat to another user; no computer plays there any more."""
    conn.execute(
        "UPDATE seat SET user_id = ?, joined = ?, computer = '' WHERE game_id = ? AND seat = ?",
        (user, now, game, seat),
    )


def set_computer(conn: Connection, game: int, seat: Seat, level: str) -> None:
    """Have a computer of this level play at a seat, or (empty) none."""
    conn.execute("UPDATE seat SET computer = ? WHERE game_id = ? AND seat = ?", (level, game, seat))


def computers_due(conn: Connection, game: int | None = None) -> list[tuple[int, Seat, str]]:
    """Games that wait for a computer, or only this one: the seat where it plays, its level."""
    only, which = _only(game)
    return conn.execute(
        "SELECT game.id, seat.seat, seat.computer FROM seat JOIN game ON game.id = seat.game_id"
        " JOIN asked ON asked.game_id = seat.game_id AND asked.seat = seat.seat"
        " WHERE seat.computer <> '' AND game.status = 'live' AND game.paused_at IS NULL"
        f" AND game.diverged = 0 {only} /* ours */ ORDER BY asked.since",
        which,
    ).fetchall()


def people_waited_for(
    conn: Connection, rule: str, game: int | None = None
) -> list[tuple[int, Seat, int, str]]:
    """Games that wait for a person and have agreed on this rule, or only this game: the seat, the
    user, the value."""
    only, which = _only(game)
    rows = conn.execute(
        "SELECT game.id, seat.seat, seat.user_id, game.options"
        " FROM game JOIN seat ON seat.game_id = game.id"
        " JOIN asked ON asked.game_id = seat.game_id AND asked.seat = seat.seat"
        " WHERE seat.computer = '' AND seat.user_id IS NOT NULL AND game.status = 'live'"
        " AND game.paused_at IS NULL AND game.diverged = 0 AND game.options LIKE ?"
        f" {only} /* ours */ ORDER BY asked.since",
        (f'%"{rule}"%', *which),
    ).fetchall()
    return [(game, seat, user, _agreed(options, rule)) for game, seat, user, options in rows]


def _only(game: int | None) -> tuple[str, tuple[int, ...]]:
    return ("", ()) if game is None else ("AND game.id = ?", (game,))


def _agreed(options: str, rule: str) -> str:
    """What a table has agreed on; nothing where it cannot be read."""
    try:
        return str(json.loads(options).get(rule, ""))
    except (ValueError, AttributeError):
        return ""


def asked(conn: Connection, game: int) -> tuple[AskedRow, ...]:
    """The seats that are asked."""
    rows = conn.execute(
        "SELECT seat, kind, position, since, role FROM asked WHERE game_id = ? ORDER BY seat",
        (game,),
    )
    return tuple(
        AskedRow(seat, kind, at, since, Role(role)) for seat, kind, at, since, role in rows
    )


def people_asked(conn: Connection, game: int) -> list[int]:
    """The people at the seats that are asked."""
    rows = conn.execute(
        "SELECT seat.user_id FROM asked JOIN seat USING (game_id, seat)"
        " WHERE asked.game_id = ? ORDER BY asked.seat",
        (game,),
    )
    return [user for (user,) in rows]


def set_asked(conn: Connection, game: int, rows: Iterable[AskedRow]) -> None:
    """Replace the list of seats that are asked."""
    conn.execute("DELETE FROM asked WHERE game_id = ?", (game,))
    conn.executemany(
        "INSERT INTO asked (game_id, seat, kind, position, since, role) VALUES (?, ?, ?, ?, ?, ?)",
        [(game, row.seat, row.kind, row.position, row.since, row.role) for row in rows],
    )


def setup_json(setup: Setup) -> str:
    """A setup as it is stored; a lobby's may have no seats yet."""
    return json.dumps(asdict(setup), ensure_ascii=False)


def setup_of(text: str) -> Setup:
    """A stored setup."""
    stored = json.loads(text)
    deal = {key: tuple(words) for key, words in stored.pop("deal").items()}
    return Setup(seats=tuple(stored.pop("seats")), deal=deal, **stored)


def game_row(row: Sequence[Any]) -> GameRow:
    """A row of `game` in the order of GAME_COLUMNS, untyped as SQLite's columns are."""
    values = dict(zip(GAME_COLUMNS, row, strict=True))
    values["diverged"] = bool(values["diverged"])
    try:
        values["setup"] = setup_of(str(values["setup"]))
        values["status"] = Status(str(values["status"]))
        values["options"] = dict(json.loads(str(values["options"])))
    except (ValueError, TypeError, KeyError, AttributeError):
        known = {status.value for status in Status}
        values["status"] = Status(values["status"] if values["status"] in known else "abandoned")
        values |= {"setup": Setup(str(values["key"]), ()), "options": {}, "damaged": True}
    return GameRow(**values)
