"""Reminders: whoever keeps a table waiting is told so, seldom, and never at night.

When a question has been open for as long as the smaller of the player's and the table's interval,
he is reminded; then after twice as long again, at most five times. Quiet hours and absences move a
reminder to their end, snoozing moves it as he likes. Everything is in the store: a tick finds what
has become due, writes the next time and the post in one transaction, and so nothing is reminded of
twice, and after a downtime once.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from dataclasses import asdict, dataclass, replace
from enum import StrEnum
from functools import partial
from typing import Final, NamedTuple, TypeVar

from bot.people.errors import ReminderError
from bot.people.hours import next_morning
from bot.people.profile import Remind, UserProfile, profile_of
from bot.session.accord.agreed_rules import NEVER, remind_hours
from bot.session.asked.calls import put_notice
from bot.session.errors import GamePausedError, NotSeatedError
from bot.session.sessions import Sessions
from bot.session.values import Press
from bot.store import games, nudges, people, posts, traces
from bot.store.nudges import SILENT, Waiting
from bot.store.rows import PostRow
from bot.store.sql import Connection
from engine.core.moves import Role, Seat

T = TypeVar("T")

LOG = logging.getLogger(__name__)

MOST: Final = 5
"""So often is somebody reminded of one question."""
HOUR: Final = 3600.0
SNOOZE_HOURS: Final = 2.0
BY_HAND_EVERY: Final = HOUR
"""The table reminds by hand no more often."""
CLOCK_SLACK: Final = 60.0
"""A clock that goes back further than this was set anew."""
LONGEST_SNOOZE: Final = 48 * HOUR
"""What is due later than this and later than its step was planned by a wrong clock."""
CHANNEL, DIRECT = posts.PATIENT
"""Posts that remind: in the game's channel, or (`channel` is the user) in private."""


class Snooze(StrEnum):
    """How long somebody wants to be left alone."""

    HOURS = "hours"
    TOMORROW = "tomorrow"
    TURN = "turn"
    """Until he has answered what he is asked now."""


@dataclass(frozen=True, slots=True)
class Reminded:
    """Somebody in a post that reminds."""

    seat: Seat
    user: int
    kind: str
    """The kind of question."""
    since: float
    count: int
    last: bool
    """He is not reminded of this question again."""
    role: str = Role.STEP


class ReminderTold(NamedTuple):
    """What came of reminding a seat by hand."""

    seat: Seat
    user: int
    outcome: str
    """`sent`, or why not: `off`, `away`, `quiet`."""
    until: float | None = None
    """When he can be reminded again, where he cannot now."""


class Reminders:
    """The reminders of all tables."""

    def __init__(self, sessions: Sessions) -> None:
        self._database = sessions.database
        self._clock = sessions.clock
        self._posted = sessions.posted
        self._last: float | None = None
        """When the last tick was; None before the first."""

    async def tick(self) -> int:
        """Plan what is new and queue what is due; returns how many posts wait to be sent."""
        now = self._clock.now()
        anew = self._last is None or now < self._last - CLOCK_SLACK
        self._last = now
        sent = await self._database.write(_tick, now, anew)
        if sent:
            self._posted.set()
        return sent

    async def snooze(self, user: int, game: int, seat: Seat, how: Snooze) -> float | None:
        """Leave somebody alone for a while; returns until when, None for this whole turn.

        Raises ReminderError if he is asked nothing there.
        """
        return await self._database.write(_snooze, user, game, seat, how, self._clock.now())

    async def remind_now(self, press: Press, game: int) -> list[ReminderTold]:
        """Remind everybody a table waits for, by hand; raises ReminderError if too often."""
        told = await self._database.write(_by_hand, press, game, self._clock.now())
        self._posted.set()
        return told

    async def hasten(self, user: int) -> None:
        """A user's settings have changed: nothing is due later than they would have it now."""
        await self._database.write(_hasten_user, user, self._clock.now())

    async def hasten_table(self, game: int) -> None:
        """A table's interval has changed."""
        await self._database.write(_hasten_game, game, self._clock.now())

    async def wanted(self, post: PostRow) -> list[Reminded]:
        """Whom a post that is about to be sent still reminds; nobody: it is to be dropped."""
        return await self._database.read(_wanted, post)


class _Day:
    """One transaction's work: the time, and the settings of everybody met."""

    def __init__(self, conn: Connection, now: float) -> None:
        self.conn = conn
        self.now = now
        self._profiles: dict[int, UserProfile] = {}

    def profile(self, user: int) -> UserProfile:
        if user not in self._profiles:
            self._profiles[user] = profile_of(people.user_settings(self.conn, user))
        return self._profiles[user]

    def apart(self, waiting: Waiting, work: Callable[[], T]) -> T | None:
        """Something about one question; where it fails, nobody else's reminders suffer."""
        try:
            return work()
        except (ValueError, TypeError, KeyError):
            LOG.exception("game %s: seat %s is not reminded", waiting.game, waiting.seat)
            nudges.plan(self.conn, waiting, self.now + HOUR, waiting.count)
            return None

    def step(self, waiting: Waiting, count: int) -> float | None:
        """Seconds from one reminder to the next after `count` of them; None for never."""
        table, own = remind_hours(waiting), self.profile(waiting.user).interval
        if table == NEVER:
            return None
        return min(table, own or table) * HOUR * 2.0**count

    def due_after(self, waiting: Waiting, start: float, count: int) -> float:
        """When the next reminder is due that comes after something at `start`."""
        step = self.step(waiting, count)
        if step is None or count >= MOST:
            return SILENT
        due = start + step
        if waiting.answered is not None and due >= waiting.answered:
            # an offer that runs out sooner is reminded of halfway, or not at all
            due = (start + waiting.answered) / 2 if count == 0 else SILENT
        return due if due == SILENT else self.profile(waiting.user).open_at(due)


def _tick(conn: Connection, now: float, anew: bool) -> int:
    day = _Day(conn, now)
    for waiting in nudges.unplanned(conn):
        since = min(waiting.since, now)  # the clock may have been set back meanwhile
        due = day.apart(waiting, partial(day.due_after, waiting, since, 0))
        if due is not None:
            nudges.plan(conn, waiting, due, 0)
    if anew:
        _mend(day)
    ready = [one for one in nudges.due(conn, now) if day.apart(one, partial(_is_ready, day, one))]
    return _send(day, ready)


def _is_ready(day: _Day, waiting: Waiting) -> bool:
    """Whether to remind now what is due; otherwise the row says when."""
    profile = day.profile(waiting.user)
    step = day.step(waiting, waiting.count)
    opens = profile.open_at(day.now)
    if step is None or waiting.count >= MOST:
        nudges.plan(day.conn, waiting, SILENT, waiting.count)
    elif profile.remind is Remind.OFF:
        nudges.plan(day.conn, waiting, day.now + step, waiting.count)
    elif opens > day.now:
        nudges.plan(day.conn, waiting, opens, waiting.count)
    else:
        return True
    return False


def _send(day: _Day, ready: Iterable[Waiting], *, counts: bool = True) -> int:
    """Queue reminders: one post for those of a table in its channel, one for each in private."""
    tables: dict[int, list[Waiting]] = {}
    over: list[Waiting] = []
    sent = 0
    for waiting in ready:
        count = waiting.count + 1 if counts else waiting.count
        reminded = replace(waiting, count=count)
        nudges.plan(day.conn, waiting, day.due_after(waiting, day.now, count), count)
        if day.profile(waiting.user).remind is Remind.DM:
            _put(day, DIRECT, waiting.user, [reminded])
            sent += 1
        else:
            tables.setdefault(waiting.game, []).append(reminded)
        if counts and count == MOST:
            over.append(waiting)
    for rows in tables.values():
        _put(day, CHANNEL, rows[0].channel, rows)
    for waiting in over:
        _give_up(day, waiting)
    return sent + len(tables)


def _put(day: _Day, kind: str, channel: int, rows: list[Waiting]) -> None:
    seats = [
        asdict(
            Reminded(
                row.seat, row.user, row.kind, row.since, row.count, row.count >= MOST, row.role
            )
        )
        for row in rows
    ]
    posts.put(day.conn, posts.NewPost(rows[0].game, channel, kind, {"seats": seats}), day.now)


def _give_up(day: _Day, waiting: Waiting) -> None:
    """The last reminder: the table learns of it and may look for somebody else."""
    game = games.find(day.conn, waiting.game)
    assert game is not None
    # a moment stands in a text as digits, so it is a word and no number
    args = {"seat": waiting.seat, "user": waiting.user, "since": str(int(waiting.since))}
    put_notice(day.conn, game, "unanswered", args, day.now)


def _mend(day: _Day) -> None:
    """The clock may have been wrong when something was planned: nothing waits for ever."""
    for waiting in nudges.planned_after(day.conn, day.now):
        day.apart(waiting, partial(_mend_one, day, waiting))


def _mend_one(day: _Day, waiting: Waiting) -> None:
    step = max(day.step(waiting, waiting.count) or 0.0, LONGEST_SNOOZE)
    if waiting.due > day.profile(waiting.user).open_at(day.now + step):
        due = day.due_after(waiting, day.now, waiting.count)
        nudges.plan(day.conn, waiting, due, waiting.count)


def _hasten(day: _Day, rows: Iterable[Waiting]) -> None:
    for waiting in rows:
        latest = day.due_after(waiting, day.now, waiting.count)
        if waiting.due > 0 and latest < waiting.due:
            nudges.plan(day.conn, waiting, latest, waiting.count)


def _hasten_user(conn: Connection, user: int, now: float) -> None:
    _hasten(_Day(conn, now), nudges.of_user(conn, user))


def _hasten_game(conn: Connection, game: int, now: float) -> None:
    _hasten(_Day(conn, now), nudges.of_game(conn, game))


def _snooze(
    conn: Connection, user: int, game: int, seat: Seat, how: Snooze, now: float
) -> float | None:
    day = _Day(conn, now)
    found = [row for row in nudges.of_game(conn, game) if (row.seat, row.user) == (seat, user)]
    if not found:
        raise ReminderError
    profile = day.profile(user)
    due = SILENT
    if how is Snooze.HOURS:
        due = profile.open_at(now + SNOOZE_HOURS * HOUR)
    elif how is Snooze.TOMORROW:
        due = profile.open_at(next_morning(now, profile.tz, profile.quiet))
    nudges.plan(conn, found[0], due, min(found[0].count, MOST - 1) if due < SILENT else MOST)
    return None if due == SILENT else due


def _by_hand(conn: Connection, press: Press, game: int, now: float) -> list[ReminderTold]:
    day = _Day(conn, now)
    rows = nudges.of_game(conn, game)
    if press.user not in {row.user for row in games.seats(conn, game)}:
        raise NotSeatedError(game=game)
    found = games.find(conn, game)
    if found is not None and found.paused_at is not None:
        raise GamePausedError
    if not rows:
        raise ReminderError
    earlier = [one.at for one in traces.audits(conn, game) if one.what == "reminded"]
    if earlier and 0 <= now - earlier[-1] < BY_HAND_EVERY:
        raise ReminderError("remind-too-soon", minutes=round(BY_HAND_EVERY / 60))
    told = [_outcome(day, row) for row in rows]
    ready = [row for row, one in zip(rows, told, strict=True) if one.outcome == "sent"]
    _send(day, ready, counts=False)
    reminded = {"seats": [row.seat for row in ready]}
    traces.audit(conn, game, press.user, "reminded", reminded, now)
    return told


def _outcome(day: _Day, waiting: Waiting) -> ReminderTold:
    profile = day.profile(waiting.user)
    if profile.remind is Remind.OFF:
        return ReminderTold(waiting.seat, waiting.user, "off")
    if profile.away is not None and profile.is_away(day.now):
        return ReminderTold(waiting.seat, waiting.user, "away", profile.away.end)
    opens = profile.open_at(day.now)
    if opens > day.now:
        return ReminderTold(waiting.seat, waiting.user, "quiet", opens)
    return ReminderTold(waiting.seat, waiting.user, "sent")


def _wanted(conn: Connection, post: PostRow) -> list[Reminded]:
    seats = post.payload.get("seats")
    rows = [Reminded(**row) for row in (seats if isinstance(seats, list) else ())]
    game = post.game
    return [
        row
        for row in rows
        if game is not None and nudges.still_asked(conn, game, row.seat, row.user, row.since)
    ]
