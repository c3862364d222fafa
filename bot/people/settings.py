"""The settings of users: everything on one screen, changed one by one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import timedelta
from typing import Final

from bot.people.hours import day_typed, midnight
from bot.people.profile import (
    INTERVAL,
    QUIET,
    REMIND,
    ZONE,
    UserProfile,
    checked,
    profile_of,
)
from bot.people.reminders import Reminders
from bot.play.panel.look import MUTED
from bot.session.accord.agreed_rules import AWAY, Away
from bot.session.asked.calls import put_notice
from bot.session.errors import SettingError
from bot.session.sessions import Sessions
from bot.store import games, people
from bot.store.rows import Status
from bot.store.sql import Connection

MOST_AWAY_DAYS: Final = 90
DAY: Final = 24 * 3600.0
MATTER_TO_REMINDERS: Final = frozenset({INTERVAL, REMIND, QUIET, ZONE})


@dataclass(frozen=True, slots=True)
class Order:
    """A standing order: what is asked, what can be answered for a user, what he has chosen."""

    kind: str
    choices: tuple[str, ...]
    """The default first."""
    chosen: str


class UserSettings:
    """What users have chosen; every change is checked and lasts."""

    def __init__(self, sessions: Sessions, reminders: Reminders) -> None:
        self._sessions = sessions
        self._reminders = reminders

    async def of(self, user: int) -> UserProfile:
        """A user's settings, defaults where he has chosen nothing, and no absence that is over."""
        profile = profile_of(await self._sessions.database.read(people.user_settings, user))
        over = profile.away is not None and profile.away.end <= self._sessions.clock.now()
        return replace(profile, away=None) if over else profile

    async def change(self, user: int, key: str, text: str | None) -> UserProfile:
        """Choose or type a value (None: back to the default); raises SettingError."""
        value = checked(key, text)
        if key == QUIET and value is not None and not (await self.of(user)).zone:
            raise SettingError("setting-needs-zone")
        profile = await self._store(user, {key: value})
        if key in MATTER_TO_REMINDERS:
            await self._reminders.hasten(user)
        return profile

    async def set_away(self, user: int, first: str, last: str) -> UserProfile:
        """Be away from one day to another, both included; the user's tables learn of it.

        Raises SettingError. An empty first day is today.
        """
        profile, now = await self.of(user), self._sessions.clock.now()
        end = midnight(day_typed(last) + timedelta(days=1), profile.tz)
        start = midnight(day_typed(first), profile.tz) if first.strip() else now
        if not max(start, now) < end <= now + MOST_AWAY_DAYS * DAY:
            raise SettingError("setting-bad-away", most=MOST_AWAY_DAYS)
        away = Away(start, end)
        profile = await self._sessions.database.write(self._go_away, user, away, now)
        self._sessions.posted.set()
        self._sessions.moved.set()
        return profile

    async def come_back(self, user: int) -> UserProfile:
        """Be there again."""
        profile = await self._store(user, {AWAY: None})
        await self._reminders.hasten(user)
        return profile

    async def warn(self, user: int, game: str, kind: str, wanted: bool) -> UserProfile:
        """See warnings of a kind, or not."""
        off = dict((await self.of(user)).warnings_off or {})
        kinds = off.get(game, frozenset())
        off[game] = kinds - {kind} if wanted else kinds | {kind}
        stored = {key: sorted(kinds) for key, kinds in off.items() if kinds}
        return await self._store(user, {MUTED: stored or None})

    async def orders(self, user: int, game: str) -> list[Order]:
        """A user's standing orders in a game; empty for a game without any."""
        rules = self._sessions.games.get(game)
        known = {} if rules is None else rules.habit_settings
        given = await self._sessions.database.read(people.orders, [user], game)
        return [
            Order(kind, choices, _still_known(given[user].get(kind), choices))
            for kind, choices in known.items()
            if choices
        ]

    async def order(self, user: int, game: str, kind: str, setting: str | None) -> list[Order]:
        """Give a standing order (None: the default again); raises SettingError."""
        rules = self._sessions.games.get(game)
        choices = () if rules is None else rules.habit_settings.get(kind, ())
        if not choices:
            raise SettingError(setting=kind)
        if setting is not None and setting not in choices:
            raise SettingError(
                "setting-bad-choice", setting=kind, text=setting, choices=list(choices)
            )
        await self._sessions.set_order(user, game, kind, setting)
        return await self.orders(user, game)

    async def _store(self, user: int, changes: Mapping[str, object]) -> UserProfile:
        now = self._sessions.clock.now()
        database = self._sessions.database
        return profile_of(await database.write(people.change_user, user, changes, now))

    def _go_away(self, conn: Connection, user: int, away: Away, now: float) -> UserProfile:
        stored = people.change_user(conn, user, {AWAY: list(away)}, now)
        for row, _ in games.of_user(conn, user):
            if row.status is Status.LIVE:
                # a moment stands in a text as digits, so it is a word and no number
                args = {"user": user, "until": str(int(away.end))}
                put_notice(conn, row, "away", args, now)
        return profile_of(stored)


def _still_known(chosen: str | None, choices: tuple[str, ...]) -> str:
    return chosen if chosen in choices else choices[0]
