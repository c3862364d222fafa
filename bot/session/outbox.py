"""What a session puts into the outbox, in the very transaction that changes the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from bot.session.values import AnyGame, Committed
from bot.store import games, log, posts
from bot.store.rows import GameRow, PostRow, Status, TurnKind
from bot.store.sql import Connection
from engine.core.game import ahead_of
from engine.core.moves import Seat

CARD = "card"
"""Turns were committed: `turns` [first, last], `mention` seats, `ended` a main turn or `revealed`
what was secret, `over`; `returned` seats, whose waiting Confirm could not be carried out."""
NOTE = "call"
"""Somebody is asked something while the card is only changed: `seats`, and the `position` at which
they were asked; removed when they have answered."""
LOBBY = "lobby"
"""A game that has not begun is to be seen, with whoever has joined."""
NOTICE = "notice"
"""Something else the table should know: `what`, and what belongs to it."""


class CardNews(NamedTuple):
    """What makes a card a new one."""

    mention: Sequence[Seat]
    revealed: bool
    """Whether a round has begun to be revealed."""
    round: int | None
    """The latest round of which something has been revealed."""


def revealed_by(conn: Connection, row: GameRow, game: AnyGame, number: int | None) -> CardNews:
    """What a round (None: none) reveals first makes a new card, the rest of it is told there."""
    told = posts.told_round(conn, row.id, (CARD, NOTICE))
    if number is None:
        return CardNews((), False, told)
    return CardNews((), ahead_of(game) is None or told != number, number)


def put_lobby(
    conn: Connection, game: int, channel: int | None, now: float, delay: float
) -> int | None:
    """Show a lobby, unless the answer to the command that opened it becomes its card before."""
    if channel is None:
        return None
    new = posts.NewPost(game, channel, LOBBY, {posts.BUTTONS: True})
    return posts.put(conn, new, now, now + delay)


def put_card(
    conn: Connection,
    game: GameRow,
    done: Committed,
    news: CardNews,
    now: float,
    ready: float,
) -> int | None:
    """Tell of committed turns. A card nobody has tried to send yet tells of these turns too."""
    if game.channel is None:
        return None
    payload: dict[str, object] = {
        "turns": [done.turns[0].turn.n, done.turns[-1].turn.n],
        "mention": list(news.mention),
        "ended": any(told.turn.kind is TurnKind.TURN for told in done.turns),
        "revealed": news.revealed,
        "round": news.round,
        "over": done.result is not None,
        "returned": list(done.returned),
    }
    waiting = posts.unsent(conn, game.id, CARD)
    if waiting is not None and posts.is_last(conn, waiting):
        still = {row.seat for row in done.asked} | set(done.expected)
        posts.change(conn, waiting.id, _merged(waiting.payload, payload, still))
        if done.result is not None:
            posts.hasten(conn, game.id, now)
        return waiting.id
    return posts.put(conn, posts.NewPost(game.id, game.channel, CARD, payload), now, ready)


def put_note(
    conn: Connection, game: GameRow, seats: Sequence[Seat], position: int, now: float
) -> None:
    """Call somebody by a short post; nobody is called in his own messages with the bot."""
    if game.channel is not None and game.guild is not None and seats:
        payload = {"seats": list(seats), "position": position}
        posts.put(conn, posts.NewPost(game.id, game.channel, NOTE, payload), now)


def put_last(
    conn: Connection,
    game: GameRow,
    last: int,
    mention: Sequence[Seat],
    now: float,
    delay: float = 0.0,
) -> int | None:
    """Tell where a game begins or goes on: of what was played elsewhere only the last turn."""
    if game.channel is None:
        return None
    payload = {"turns": [last, last], "mention": list(mention), "ended": False, "over": False}
    return posts.put(conn, posts.NewPost(game.id, game.channel, CARD, payload), now, now + delay)


def tell_anew(conn: Connection, post: PostRow, problem: str, now: float) -> None:
    """A post that cannot be sent is given up; the table learns instead where its game stands."""
    posts.drop(conn, post.id, problem, now)
    game = None if post.game is None else games.find(conn, post.game)
    if post.kind not in (CARD, NOTICE) or game is None or game.damaged:
        return
    turns = log.last_turn(conn, game.id)
    if game.status is Status.LIVE and turns is not None:
        put_last(conn, game, turns, [row.seat for row in games.asked(conn, game.id)], now)


def put_notice(
    conn: Connection, game: GameRow, what: str, args: Mapping[str, object], now: float
) -> int | None:
    """Tell the table of something that is no turn."""
    if game.channel is None:
        return None
    posts.hasten(conn, game.id, now)  # a card that waits for its minute keeps nothing else waiting
    payload = {"what": what, **args}
    return posts.put(conn, posts.NewPost(game.id, game.channel, NOTICE, payload), now)


def _merged(
    old: Mapping[str, object], new: Mapping[str, object], still: set[Seat]
) -> dict[str, object]:
    """One card for both: all turns, and a mention for whoever still must act."""
    seats = [*_seats(old["mention"]), *_seats(new["mention"])]
    first = min(_seats(old["turns"])[0], _seats(new["turns"])[0])
    return {
        "turns": [first, _seats(new["turns"])[1]],
        "mention": [seat for seat in dict.fromkeys(seats) if seat in still],
        "ended": bool(old["ended"]) or bool(new["ended"]),
        "revealed": bool(old.get("revealed")) or bool(new.get("revealed")),
        "round": new.get("round"),
        "over": new["over"],
        "returned": [seat for seat in _seats(new.get("returned")) if seat in still],
    }


def _seats(value: object) -> Sequence[int]:
    return value if isinstance(value, list) else []
