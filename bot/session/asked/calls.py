"""Who is called for a question and how, and what a session puts into the outbox to tell of it.

What follows from the role of a question:

    role    the answer closes           whoever is asked anew is called   the answer of somebody
    setup   by itself                   by a short post                   edits the card
    turn    with `end`                  by a new card                     makes a new card
    step    by itself                   by a new card                     edits the card
    offer   by itself, may be declined  by a new card                     edits the card
    round   by itself, whole            by a new card, if he is away      edits the card; the first
                                                                          that a round reveals makes
                                                                          a new one

Games say the role; nothing else in the bot decides such a thing by itself. Whoever is at the table
sees by himself that a round goes on; what he still has not answered after a while he is called for
after all, once.

Posts are written in the very transaction that changes the game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import Final, NamedTuple

from bot.session.asked.look_ahead import declining
from bot.session.drafts.slots import MAIN, OFFERED
from bot.session.live import GameRoom
from bot.session.values import Committed, Policy
from bot.store import games, log, people, posts
from bot.store.rows import AskedRow, GameRow, PostRow, ReminderRow, Status, TurnKind
from bot.store.sql import Connection
from engine.core.game import HUMAN, AnyGame, ahead_of
from engine.core.moves import Decision, Role, Seat
from engine.core.table import AnyTable

AWAY_SECONDS: Final = 180.0
"""Who has done something at the table since then sees by himself that a round goes on."""
CALLED_AFTER: Final = 600.0
"""Whoever has not answered until then is called after all."""
CALL = "call"
"""The kind of what is due when somebody is called after all."""


class Call(Enum):
    """How somebody is called for a question."""

    CARD = auto()
    """The next card is a new message and mentions him."""
    NOTE = auto()
    """A short post, removed once he has answered; the card is only changed."""


@dataclass(frozen=True, slots=True)
class Custom:
    """What is usual with questions of a role."""

    slot: str = MAIN
    """Which draft of a seat answers them."""
    call: Call = Call.CARD
    patient: bool = False
    """Nobody is called who is at the table anyway, and new cards keep their distance."""


CUSTOMS: Final[Mapping[Role, Custom]] = {
    Role.SETUP: Custom(call=Call.NOTE),
    Role.TURN: Custom(),
    Role.STEP: Custom(),
    Role.OFFER: Custom(slot=OFFERED),
    Role.ROUND: Custom(patient=True),
}


def custom_of(decision: Decision) -> Custom:
    """What is usual with a question; who answers beside others what they do not see needs no call
    while he is at the table, whatever the question: in secret, or while the table is set up."""
    custom = CUSTOMS[decision.role]
    hidden = decision.secret or (decision.role is Role.SETUP and decision.veil is not None)
    return replace(custom, patient=True) if hidden else custom


def slot_of(decision: Decision) -> str:
    """Which draft of a seat answers this question."""
    return custom_of(decision).slot


def hours_open(policy: Policy, game: GameRow) -> float:
    """How long an offer stays open at a table; 0: for ever."""
    agreed = game.options.get("timeout_hours")
    return usual_hours(policy, game) if agreed is None else float(agreed)


def usual_hours(policy: Policy, game: GameRow) -> float:
    """The same where nothing is agreed: nobody waits for a person who plays alone."""
    alone = game.setup.seats.count(HUMAN) == 1
    return 0.0 if alone else policy.timeout_hours


def offers_due(
    game: int, table: AnyTable, seats: Iterable[Seat], hours: float, now: float
) -> list[ReminderRow]:
    """When the offers to these seats, who have just been asked, run out."""
    if hours <= 0:
        return []
    due = now + hours * 3600
    open_to = [seat for seat in seats if declining(table.decision_of(seat)) is not None]
    return [ReminderRow(game, seat, people.TIMEOUT, due, 0) for seat in open_to]


def asked_row(decision: Decision, position: int, now: float) -> AskedRow:
    """A question that has just been asked."""
    return AskedRow(decision.seat, decision.kind, position, now, decision.role)


@dataclass(frozen=True, slots=True)
class Calls:
    """Seats that are asked anew, by how they learn of it."""

    mention: tuple[Seat, ...] = ()
    note: tuple[Seat, ...] = ()
    later: tuple[Seat, ...] = ()
    patient: bool = False
    """Whether new cards keep their distance now."""
    calm: bool = False
    """Whether changes of the card do so too: before a game begins there may be many, and all that
    they tell is who has answered."""

    def write(self, conn: Connection, game: int, now: float) -> None:
        """Those who are called later are so unless they answer."""
        for seat in self.later:
            people.put_reminder(conn, ReminderRow(game, seat, CALL, now + CALLED_AFTER, 0))


def calls_for(room: GameRoom, seats: Iterable[Seat], others: Iterable[Seat] = ()) -> Calls:
    """How these seats are called, who must act and have not been told so; `others` are asked anew,
    but have just acted themselves."""
    live = room.known()
    mention: list[Seat] = []
    note: list[Seat] = []
    later: list[Seat] = []
    for seat in seats:
        decision = live.table.asked(seat)
        custom = None if decision is None else custom_of(decision)
        if custom is not None and custom.patient and is_here(room, seat):
            later.append(seat)
        elif custom is not None and custom.call is Call.NOTE:
            note.append(seat)
        else:
            mention.append(seat)
    for seat in others:
        decision = live.table.asked(seat)
        if decision is not None and custom_of(decision).patient:
            later.append(seat)
    asked = [(decision.role, custom_of(decision).patient) for decision in live.table.pending]
    patient = any(one for _, one in asked)
    calm = patient and all(one and role is Role.SETUP for role, one in asked)
    return Calls(tuple(mention), tuple(note), tuple(later), patient, calm)


def is_here(room: GameRoom, seat: Seat) -> bool:
    """Whether somebody has done something at the table just now."""
    user = room.known().user_at(seat)
    seen = None if user is None else room.seen.get(user)
    return seen is not None and room.now - seen < AWAY_SECONDS


def overdue(conn: Connection, room: GameRoom) -> list[Seat]:
    """Those who were at the table when they were asked and are so no longer: a new card that is
    posted anyway calls them too, and nothing else does so later."""
    rows = people.reminders_of(conn, room.id)
    asked = room.known().table.waiting_for
    late = [
        r.seat for r in rows if r.kind == CALL and r.seat in asked and not is_here(room, r.seat)
    ]
    for seat in late:
        people.clear_reminder(conn, room.id, seat, CALL)
    return late


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


ANEW: Final = "anew"
"""In the payload of a card: it stands for one that could not be sent."""


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
        elif not _is_new(waiting.payload):  # a change may wait longer than a new card
            posts.set_ready(
                conn, waiting.id, ready if _is_new(payload) else min(ready, waiting.ready)
            )
        return waiting.id
    return posts.put(conn, posts.NewPost(game.id, game.channel, CARD, payload), now, ready)


def _is_new(payload: Mapping[str, object]) -> bool:
    """Whether a card is to be a message of its own."""
    return any(payload.get(key) for key in ("mention", "revealed", "ended"))


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
    """A post that cannot be sent is given up; the table learns instead where its game stands, once:
    if that cannot be sent either, what comes next tells it."""
    posts.drop(conn, post.id, problem, now)
    game = None if post.game is None else games.find(conn, post.game)
    if post.kind not in (CARD, NOTICE) or game is None or game.damaged or ANEW in post.payload:
        return
    turns = log.last_turn(conn, game.id)
    if game.status is Status.LIVE and turns is not None:
        asked = [row.seat for row in games.asked(conn, game.id)]
        told = put_last(conn, game, turns, asked, now)
        made = None if told is None else posts.find(conn, told)
        if made is not None:
            posts.change(conn, made.id, {**made.payload, ANEW: True})


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
