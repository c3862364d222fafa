"""Lobbies: a game before its start, with whoever has joined so far."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence
from typing import Final

from bot.session.errors import GameOpenError, LobbyError, OrganiserError, UnknownGameError
from bot.session.new_game import Place, Wish
from bot.session.outbox import put_lobby
from bot.store import games, traces
from bot.store.games import NewGame
from bot.store.rows import GameRow, Status
from engine.core.game import Setup

COMPUTERS: Final = "computers"
"""An option of a lobby: the levels of its computer players."""


def open_lobby(
    conn: sqlite3.Connection, wish: Wish, place: Place, now: float, card_delay: float
) -> int:
    """Store a lobby with its host seated, and that it is to be seen; raises ChannelTakenError."""
    setup = Setup(game=wish.game, seats=wish.robots, seed=wish.seed, options=wish.options)
    options = {**place.options, "most": str(wish.most)}
    new = NewGame(setup, place.organiser, place.guild, place.channel, options)
    game = games.insert(conn, new, Status.LOBBY, now)
    games.set_seats(conn, game, [place.organiser], now)
    put_lobby(conn, game, place.channel, now, card_delay)
    return game


def join(conn: sqlite3.Connection, game: int, user: int, most: int, now: float) -> bool:
    """Seat a user in a lobby; False if he sits there already. Raises LobbyError when full."""
    lobby = in_lobby(conn, game)
    users = seated(conn, game)
    if user in users:
        return False
    wished = int(lobby.options.get("most", "0"))
    if len(users) + len(computers_in(lobby)) >= min(most, wished or most):
        raise LobbyError("lobby-full", most=min(most, wished or most))
    _reseat(conn, lobby, [*users, user], now)
    return True


def leave(conn: sqlite3.Connection, game: int, user: int, now: float) -> bool:
    """Give up a seat in a lobby; a host hands over, the last one closes it. False if not seated."""
    lobby = in_lobby(conn, game)
    users = seated(conn, game)
    if user not in users:
        return False
    users.remove(user)
    _reseat(conn, lobby, users, now)
    if not users:
        close_lobby(conn, game, user, now)
    elif lobby.organiser == user:
        games.set_organiser(conn, game, users[0])
    return True


def close_lobby(conn: sqlite3.Connection, game: int, user: int | None, now: float) -> None:
    """Nobody wants to play here any more."""
    in_lobby(conn, game)
    games.set_status(conn, game, Status.ABANDONED, now)
    traces.audit(conn, game, user, "lobby-closed", {}, now)


def change_wish(conn: sqlite3.Connection, game: int, wish: Wish, now: float) -> None:
    """Choose differently in a lobby."""
    lobby = in_lobby(conn, game)
    setup = Setup(game=wish.game, seats=wish.robots, seed=wish.seed, options=wish.options)
    games.set_setup(conn, game, setup)
    games.set_options(conn, game, {**lobby.options, "most": str(wish.most)})
    _reseat(conn, lobby, seated(conn, game), now)


def wish_of(lobby: GameRow) -> Wish:
    """What was chosen in a lobby."""
    setup = lobby.setup
    most = int(lobby.options.get("most", "0"))
    return Wish(lobby.key, setup.options, setup.seats, setup.seed, most)


def computers_in(lobby: GameRow) -> tuple[str, ...]:
    """The levels of the computer players that wait in a lobby."""
    return tuple(lobby.options.get(COMPUTERS, "").split())


def set_computers(
    conn: sqlite3.Connection, game: int, levels: Sequence[str], most: int, now: float
) -> None:
    """Have these computer players in a lobby; raises LobbyError where there is no seat left."""
    lobby = in_lobby(conn, game)
    wished = int(lobby.options.get("most", "0"))
    if len(seated(conn, game)) + len(levels) > min(most, wished or most):
        raise LobbyError("lobby-full", most=min(most, wished or most))
    games.set_options(conn, game, {**lobby.options, COMPUTERS: " ".join(levels)})
    games.set_status(conn, game, Status.LOBBY, now)


def in_lobby(conn: sqlite3.Connection, game: int) -> GameRow:
    """The row of a lobby; raises UnknownGameError or GameOpenError."""
    row = games.find(conn, game)
    if row is None:
        raise UnknownGameError(game=game)
    if row.status is not Status.LOBBY:
        raise GameOpenError(status=row.status.value)
    return row


def seated(conn: sqlite3.Connection, game: int) -> list[int]:
    """The users in a lobby, the host first if he has not handed over."""
    return [row.user for row in games.seats(conn, game) if row.user is not None]


def may_start(lobby: GameRow, users: Sequence[int], user: int, full: int) -> None:
    """Raise why this user may not start the game: the host may, once full everybody seated."""
    if user != lobby.organiser and not (user in users and len(users) >= full):
        raise OrganiserError("lobby-host-starts")


def _reseat(conn: sqlite3.Connection, lobby: GameRow, users: Sequence[int], now: float) -> None:
    games.set_seats(conn, lobby.id, users, now)
    games.set_status(conn, lobby.id, Status.LOBBY, now)
