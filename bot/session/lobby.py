"""Lobbies: a game before its start, with whoever has joined so far."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from bot.session.asked.calls import put_lobby
from bot.session.errors import GameOpenError, LobbyError, OrganiserError, UnknownGameError
from bot.session.new_game import Place, Wish, drawn_seed, foreseen
from bot.store import games, posts, traces, wanted
from bot.store.games import NewGame
from bot.store.rows import GameRow, Status
from bot.store.sql import Connection
from engine.core.game import AnyGame, Setup, check_setup

CALLED = "called"
"""The kind of a post that calls those who waited for a table."""
COMPUTERS: Final = "computers"
"""An option of a lobby: the levels of its computer players."""
MOST, DRAWN = "most", "drawn"
"""Options of a lobby: most players; the seed that chance has given it."""
UNASKED, VOTES = "unasked", "votes"
"""The same: who has not agreed to what was changed since he came; who wants it dealt anew."""
AFTER: Final = "after"
"""The same: the number of the game that is played again."""


class Again(NamedTuple):
    """A game that is over, whose table is to play once more."""

    game: int
    users: tuple[int, ...]
    """The others who played; they are called to the lobby."""
    computers: tuple[str, ...] = ()
    """The levels of those that play again without being called."""


def open_lobby(
    conn: Connection,
    wish: Wish,
    place: Place,
    now: float,
    card_delay: float,
    again: Again | None = None,
) -> int:
    """Store a lobby with its host seated, and that it is to be seen; raises ChannelTakenError."""
    setup = Setup(game=wish.game, seats=wish.robots, seed=wish.seed, options=wish.options)
    options = {**place.options, MOST: str(wish.most), DRAWN: drawn_seed()}
    if again is not None:
        options |= {AFTER: str(again.game)}
        options |= {COMPUTERS: " ".join(again.computers)} if again.computers else {}
    new = NewGame(setup, place.organiser, place.guild, place.channel, options)
    game = games.insert(conn, new, Status.LOBBY, now)
    games.set_seats(conn, game, [place.organiser], now)
    put_lobby(conn, game, place.channel, now, card_delay)
    known = () if again is None else again.users
    if known and place.channel is not None:
        payload = {"users": [*known], "host": place.organiser}
        call = posts.NewPost(game, place.channel, CALLED, payload)
        posts.put(conn, call, now, now + card_delay)
    if place.open and place.guild is not None and place.channel is not None:
        waiting = wanted.called(conn, place.guild, wish.game, place.organiser, now)
        users = [user for user in waiting if user not in known]
        if users:
            call = posts.NewPost(game, place.channel, CALLED, {"users": users})
            posts.put(conn, call, now, now + card_delay)
    return game


def join(conn: Connection, game: int, user: int, most: int, now: float) -> bool:
    """Seat a user in a lobby; False if he sits there already. Raises LobbyError when full."""
    lobby = in_lobby(conn, game)
    users = seated(conn, game)
    if user in users:
        return False
    wished = int(lobby.options.get(MOST, "0"))
    if len(users) + len(computers_in(lobby)) >= min(most, wished or most):
        raise LobbyError("lobby-full", most=min(most, wished or most))
    _reseat(conn, lobby, [*users, user], now)
    return True


def leave(conn: Connection, game: int, user: int, now: float) -> bool:
    """Give up a seat in a lobby; a host hands over, the last one closes it. False if not seated."""
    lobby = in_lobby(conn, game)
    users = seated(conn, game)
    if user not in users:
        return False
    users.remove(user)
    for key in (UNASKED, VOTES):
        left = [one for one in users_in(lobby, key) if one != user]
        lobby = _keep(conn, lobby, {key: _joined(left)})
    _reseat(conn, lobby, users, now)
    if not users:
        close_lobby(conn, game, user, now)
    elif lobby.organiser == user:
        games.set_organiser(conn, game, users[0])
    return True


def close_lobby(conn: Connection, game: int, user: int | None, now: float) -> None:
    """Nobody wants to play here any more."""
    in_lobby(conn, game)
    games.set_status(conn, game, Status.ABANDONED, now)
    traces.audit(conn, game, user, "lobby-closed", {}, now)


def change_wish(conn: Connection, game: int, wish: Wish, now: float) -> None:
    """Choose differently in a lobby; all but the host are to agree to it."""
    lobby = in_lobby(conn, game)
    setup = Setup(game=wish.game, seats=wish.robots, seed=wish.seed, options=wish.options)
    users = seated(conn, game)
    games.set_setup(conn, game, setup)
    others = [user for user in users if user != lobby.organiser]
    asked = others if wish.options != lobby.setup.options else users_in(lobby, UNASKED)
    _keep(conn, lobby, {MOST: str(wish.most), UNASKED: _joined(asked)})
    _reseat(conn, lobby, users, now)


def set_rule(conn: Connection, game: int, key: str, value: str | None) -> None:
    """Have another rule at a table that has not begun; all but the host are to agree to it."""
    lobby = in_lobby(conn, game)
    others = [user for user in seated(conn, game) if user != lobby.organiser]
    if (lobby.options.get(key) or None) != value:
        _keep(conn, lobby, {key: value or "", UNASKED: _joined(others)})


def agree(conn: Connection, game: int, user: int) -> None:
    """Agree to what was changed; raises LobbyError if this user is not asked."""
    lobby = in_lobby(conn, game)
    asked = users_in(lobby, UNASKED)
    if user not in asked:
        raise LobbyError("lobby-nothing-to-agree")
    _keep(conn, lobby, {UNASKED: _joined(one for one in asked if one != user)})


def vote(conn: Connection, game: int, user: int) -> bool:
    """Want it dealt anew, or want it no longer; True if more than half do, and so it is. Raises
    LobbyError for who does not sit there, or where the seed was given."""
    lobby = in_lobby(conn, game)
    users = seated(conn, game)
    if user not in users:
        raise LobbyError("lobby-not-in")
    if lobby.setup.seed:
        raise LobbyError("lobby-seed-given")
    votes = {*users_in(lobby, VOTES)} & {*users} ^ {user}
    anew = 2 * len(votes) > len(users)
    drawn = drawn_seed() if anew else lobby.options.get(DRAWN, "")
    _keep(conn, lobby, {VOTES: "" if anew else _joined(sorted(votes)), DRAWN: drawn})
    return anew


def wish_of(lobby: GameRow) -> Wish:
    """What was chosen in a lobby."""
    setup = lobby.setup
    most = int(lobby.options.get(MOST, "0"))
    drawn = lobby.options.get(DRAWN, "")
    return Wish(lobby.key, setup.options, setup.seats, setup.seed, most, drawn)


def computers_in(lobby: GameRow) -> tuple[str, ...]:
    """The levels of the computer players that wait in a lobby."""
    return tuple(lobby.options.get(COMPUTERS, "").split())


def set_computers(
    conn: Connection, game: int, levels: Sequence[str], most: int, now: float
) -> None:
    """Have these computer players in a lobby; raises LobbyError where there is no seat left."""
    lobby = in_lobby(conn, game)
    wished = int(lobby.options.get(MOST, "0"))
    if len(seated(conn, game)) + len(levels) > min(most, wished or most):
        raise LobbyError("lobby-full", most=min(most, wished or most))
    games.set_options(conn, game, {**lobby.options, COMPUTERS: " ".join(levels)})
    games.set_status(conn, game, Status.LOBBY, now)


def rechosen(lobby: GameRow, game: AnyGame, key: str, value: str) -> Wish:
    """The same wish with another value of an option; raises SetupError."""
    wish = wish_of(lobby)
    wish = replace(wish, options={**wish.options, key: value})
    check_setup(game, foreseen(game, wish, game.seats[-1] - len(wish.robots)), game.robots)
    return wish


def users_in(lobby: GameRow, key: str) -> list[int]:
    """Those whom a lobby keeps under a key."""
    return [int(one) for one in lobby.options.get(key, "").split(",") if one.isdecimal()]


def _joined(users: Iterable[int]) -> str:
    return ",".join(map(str, users))


def settled(conn: Connection, game: int) -> None:
    """It starts: who voted for what is forgotten."""
    _keep(conn, in_lobby(conn, game), {UNASKED: "", VOTES: ""})


def _keep(conn: Connection, lobby: GameRow, changed: Mapping[str, str]) -> GameRow:
    """The lobby with this kept, and nothing where there is nothing to keep."""
    options = {key: value for key, value in {**lobby.options, **changed}.items() if value}
    games.set_options(conn, lobby.id, options)
    return replace(lobby, options=options)


def in_lobby(conn: Connection, game: int) -> GameRow:
    """The row of a lobby; raises UnknownGameError or GameOpenError."""
    row = games.find(conn, game)
    if row is None:
        raise UnknownGameError(game=game)
    if row.status is not Status.LOBBY:
        raise GameOpenError(status=row.status.value)
    return row


def seated(conn: Connection, game: int) -> list[int]:
    """The users in a lobby, the host first if he has not handed over."""
    return [row.user for row in games.seats(conn, game) if row.user is not None]


def may_start(lobby: GameRow, users: Sequence[int], user: int, full: int) -> None:
    """Raise why this user may not start the game: the host may, once full everybody seated, if
    all have agreed to what was changed."""
    if user != lobby.organiser and not (user in users and len(users) >= full):
        raise OrganiserError("lobby-host-starts")
    left = [one for one in users_in(lobby, UNASKED) if one in users]
    if left:
        raise LobbyError("lobby-not-agreed", n=len(left))


def _reseat(conn: Connection, lobby: GameRow, users: Sequence[int], now: float) -> None:
    games.set_seats(conn, lobby.id, users, now)
    games.set_status(conn, lobby.id, Status.LOBBY, now)
