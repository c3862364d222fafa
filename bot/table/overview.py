"""A table as its organiser sees it: who sits there, what it waits for, its rules, who did what."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from bot.people.profile import profile_of
from bot.people.reminders import MOST, Reminders
from bot.session.accord import agreed_rules
from bot.session.accord.agreed_rules import RULES, Away, checked_rule
from bot.session.asked.calls import usual_hours
from bot.session.errors import UnknownGameError
from bot.session.sessions import Sessions
from bot.session.values import Press
from bot.store import clocks, games, nudges, people, traces
from bot.store.nudges import SILENT, Waiting
from bot.store.rows import ConsentRow, GameRow
from bot.store.sql import Connection
from bot.store.traces import Audit
from engine.core.moves import Seat

LATEST_ACTS = 10


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits on a seat, and what the table waits for there."""

    seat: Seat
    user: int | None
    name: str
    """`human`, or the robot that plays there."""
    away: Away | None = None
    """The absence that lasts now or lies ahead."""
    asked: str | None = None
    """The kind of question that is open."""
    since: float | None = None
    reminded: int = 0
    next_reminder: float | None = None
    answered: float | None = None
    """When the question is answered for him."""
    left: float | None = None
    """Seconds that he has left, at a table with a clock."""
    runs_out: float | None = None
    """When they run out, where they are running."""


@dataclass(frozen=True, slots=True)
class TableInfo:
    """Everything about a table that is no position."""

    game: GameRow
    seats: tuple[SeatInfo, ...]
    rules: Mapping[str, str]
    """Every rule of the table with the value that holds."""
    changed: frozenset[str]
    """Those on which it has agreed itself."""
    requests: tuple[ConsentRow, ...]
    acts: tuple[Audit, ...]
    """The latest acts, the newest first."""


class Tables:
    """What organisers and players look up and agree on."""

    def __init__(self, sessions: Sessions, reminders: Reminders) -> None:
        self._sessions = sessions
        self._reminders = reminders

    async def info(self, game: int) -> TableInfo:
        """A table as it stands; raises UnknownGameError."""
        return await self._sessions.database.read(self._info, game)

    async def trail(self, game: int) -> list[Audit]:
        """Everything that was done to a table, oldest first."""
        return await self._sessions.database.read(traces.audits, game)

    async def agree_on(self, press: Press, game: int, rule: str, text: str | None) -> TableInfo:
        """Organiser: set a rule of the table (None: as usual); raises SettingError."""
        value = checked_rule(rule, text)
        await self._sessions.get(game).set_options(press, {rule: value})
        if rule == agreed_rules.REMIND_HOURS:
            await self._reminders.hasten_table(game)
        return await self.info(game)

    def _info(self, conn: Connection, game: int) -> TableInfo:
        row = games.find(conn, game)
        if row is None:
            raise UnknownGameError(game=game)
        return TableInfo(
            game=row,
            seats=tuple(self._seats(conn, row)),
            rules={key: row.options.get(key, self._usual(row, key)) for key in RULES},
            changed=frozenset(row.options.keys() & set(RULES)),
            requests=tuple(traces.open_rows(conn, game)),
            acts=tuple(traces.audits(conn, game)[: -LATEST_ACTS - 1 : -1]),
        )

    def _seats(self, conn: Connection, row: GameRow) -> list[SeatInfo]:
        waiting = {one.seat: one for one in nudges.of_game(conn, row.id)}
        asked = {one.seat: one for one in games.asked(conn, row.id)}
        banks = {one.seat: one for one in clocks.of_game(conn, row.id)}
        names = row.setup.seats
        now = self._sessions.clock.now()
        found = []
        for seat in games.seats(conn, row.id):
            away = None
            if seat.user is not None:
                away = profile_of(people.user_settings(conn, seat.user)).away
            nudge, question = waiting.get(seat.seat), asked.get(seat.seat)
            found.append(
                SeatInfo(
                    seat=seat.seat,
                    user=seat.user,
                    name=names[seat.seat] if seat.seat < len(names) else "",
                    away=away if away is not None and away.end > now else None,
                    asked=None if question is None else question.kind,
                    since=None if question is None else question.since,
                    reminded=0 if nudge is None else min(nudge.count, MOST),
                    next_reminder=_next(nudge),
                    answered=None if nudge is None else nudge.answered,
                    left=banks[seat.seat].left(now) if seat.seat in banks else None,
                    runs_out=banks[seat.seat].due if seat.seat in banks else None,
                )
            )
        return found

    def _usual(self, row: GameRow, key: str) -> str:
        if key == agreed_rules.TIMEOUT_HOURS:
            return f"{usual_hours(self._sessions.policy, row):g}"
        if key == agreed_rules.REMIND_HOURS:
            return f"{agreed_rules.USUAL_HOURS:g}"
        if key == agreed_rules.CLOCK:
            return agreed_rules.OFF
        return agreed_rules.CHOICES[key][0] if key in agreed_rules.PRESET else ""


def _next(nudge: Waiting | None) -> float | None:
    return nudge.due if nudge is not None and 0 < nudge.due < SILENT else None
