"""Hours and time zones of people: quiet hours, tomorrow morning, and reading what they type."""

from __future__ import annotations

import difflib
import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta, tzinfo
from functools import cache
from typing import Final
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from bot.session.errors import SettingError

MORNING: Final = 9 * 60
"""When a day begins for reminders, unless quiet hours say otherwise."""
NIGHT_ENDS: Final = 5
"""The hour at which people think of a new day."""
MOST_SUGGESTED: Final = 5

_HOURS = re.compile(r"(\d{1,2})(?:[:.](\d{2}))?\s*[-–—]\s*(\d{1,2})(?:[:.](\d{2}))?\Z")
_OFFSET = re.compile(r"(?:utc|gmt)?\s*([+-])\s*(\d{1,2})(?::?00)?\Z")
_FIXED = re.compile(r"Etc/GMT[+-]\d+\Z")
_FARTHEST = {"+": 14, "-": 12}
_OLD_FILES = ("posix/", "right/", "Etc/", "SystemV/", "US/")


@dataclass(frozen=True, slots=True)
class Quiet:
    """Hours of the day, as minutes since midnight, in which nobody is to be disturbed."""

    start: int
    end: int

    def __str__(self) -> str:
        return f"{_clock(self.start)}-{_clock(self.end)}"

    def covers(self, at: float, zone: tzinfo) -> bool:
        """Whether a moment lies in these hours."""
        minute = _minute(datetime.fromtimestamp(at, zone))
        if self.start < self.end:
            return self.start <= minute < self.end
        return minute >= self.start or minute < self.end

    def opens(self, at: float, zone: tzinfo) -> float:
        """The first moment from `at` on that lies outside; also on days with 23 or 25 hours."""
        while self.covers(at, zone):
            today = datetime.fromtimestamp(at, zone).date()
            days = (today, today + timedelta(days=1))
            ends = [moment for day in days for moment in _moments(day, self.end, zone)]
            at = min(moment for moment in ends if moment > at)
        return at


def parse_quiet(text: str) -> Quiet:
    """Hours such as `23-8` or `22:30-07:15`; raises SettingError."""
    found = _HOURS.match(text.strip())
    if found is None:
        raise SettingError("setting-bad-hours", text=text)
    first, first_minute, last, last_minute = (int(part or 0) for part in found.groups())
    start, end = first % 24 * 60 + first_minute, last % 24 * 60 + last_minute
    if max(first, last) > 24 or max(first_minute, last_minute) > 59 or start == end:
        raise SettingError("setting-bad-hours", text=text)
    return Quiet(start, end)


def zone_named(text: str) -> str:
    """The name of the time zone that somebody means: `Europe/Kyiv`, `kyiv`, `UTC+2`.

    Raises SettingError, with names that are spelled alike.
    """
    offset = _OFFSET.match(text.strip().lower())
    if offset is not None and int(offset[2]) <= _FARTHEST[offset[1]]:
        # names of this family count the other way round: Etc/GMT-3 is three hours ahead, which
        # everybody calls GMT+3: so the offset is looked for before a city of that name
        return f"Etc/GMT{'-' if offset[1] == '+' else '+'}{int(offset[2])}"
    wanted = _plain(text)
    known = _known()
    if wanted in known:
        return known[wanted]
    near = difflib.get_close_matches(wanted, known, MOST_SUGGESTED, 0.7)
    raise SettingError("setting-unknown-zone", text=text, near=[known[name] for name in near])


def zone_of(name: str) -> tzinfo:
    """A time zone by its stored name; UTC where none was chosen or it is known no more."""
    try:
        return ZoneInfo(name) if name else UTC
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return UTC


def next_morning(at: float, zone: tzinfo, quiet: Quiet | None) -> float:
    """The next day's morning, when its quiet hours are over; a late night is still today's."""
    shown = datetime.fromtimestamp(at, zone)
    day = shown.date() + timedelta(days=0 if shown.hour < NIGHT_ENDS else 1)
    morning = min(_moments(day, MORNING, zone))
    return morning if quiet is None else quiet.opens(morning, zone)


def day_typed(text: str) -> date:
    """A day such as `2026-12-24`; raises SettingError."""
    try:
        return date.fromisoformat(text.strip())
    except ValueError as error:
        raise SettingError("setting-bad-day", text=text) from error


def midnight(day: date, zone: tzinfo) -> float:
    """When a day begins."""
    return min(_moments(day, 0, zone))


def _moments(day: date, minute: int, zone: tzinfo) -> list[float]:
    """When the clocks show this minute: once; twice when they were put back."""
    hour, rest = divmod(minute, 60)
    shown = datetime(day.year, day.month, day.day, hour, rest, tzinfo=zone)
    return [shown.timestamp(), shown.replace(fold=1).timestamp()]


def _minute(moment: datetime) -> int:
    return moment.hour * 60 + moment.minute


def _clock(minute: int) -> str:
    return f"{minute // 60:02}:{minute % 60:02}"


def _plain(name: str) -> str:
    return name.strip().lower().replace(" ", "_")


@cache
def _known() -> dict[str, str]:
    """Names of zones by what people may type: the whole name or the city."""
    names = sorted(name for name in available_timezones() if "/" in name or name == "UTC")
    names = [name for name in names if not name.startswith(_OLD_FILES) or _FIXED.match(name)]
    cities = {_plain(name.rpartition("/")[2]): name for name in reversed(names)}
    return cities | {_plain(name): name for name in names}
