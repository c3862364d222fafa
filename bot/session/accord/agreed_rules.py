"""What a table has agreed on beside the game's own options; kept with the game, checked here."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from bot.session.errors import SettingError
from bot.store.nudges import Waiting
from engine.company.levels import LEVELS
from render import texts

LEAST_HOURS: Final = 0.5
MOST_HOURS: Final = 24.0 * 14
"""Between reminders; more is as good as none."""
_LIMITS: Final = {"least_minutes": round(LEAST_HOURS * 60), "most_days": round(MOST_HOURS / 24)}

REMIND_HOURS, TIMEOUT_HOURS, LANG, REWIND = "remind_hours", "timeout_hours", "lang", "rewind"
CLOCK: Final = "clock"
OFF: Final = "off"
USUAL: Final = "usual"
"""What is typed to have a rule as usual again."""
NEVER: Final = 0.0
USUAL_HOURS: Final = 12.0
"""Between a question and the first reminder, unless player or table have it sooner."""
MOST_TIMEOUT_DAYS: Final = 30
MOST_BANK_DAYS: Final = 90
CLOCKS: Final = ("24+4", "48+8", "72+12", "168+24", OFF)
"""Common time banks; others are typed."""
PLAYERS, ORGANISER = "players", "organiser"
STAND_IN: Final = "standin"
"""Which computer plays for those who have said that they are away."""
AWAY: Final = "away"
"""Where a user's settings say from when to when he is away."""


class Away(NamedTuple):
    """A user is away from one moment to another."""

    start: float
    end: float

    def covers(self, at: float) -> bool:
        """Whether he is away then."""
        return self.start <= at < self.end


def away_of(value: object) -> Away | None:
    """What a user's settings say of it; None if they say nothing that can be read."""
    match value:
        case [float() | int() as start, float() | int() as end]:
            return Away(float(start), float(end))
    return None


IDEAS: Final = "ideas"
"""Whether a computer player may be asked what it would do."""
ON: Final = "on"
CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    LANG: texts.LANGUAGES,
    REWIND: (PLAYERS, ORGANISER),
    STAND_IN: (OFF, *LEVELS),
    IDEAS: (ON, OFF),
}
"""Rules with a closed list of values, the default first."""
PRESET: Final = (REWIND, STAND_IN, IDEAS)
"""Those of them that have a value before anything is agreed on."""
RULES: Final = (REMIND_HOURS, TIMEOUT_HOURS, CLOCK, LANG, REWIND, STAND_IN, IDEAS)
"""All rules, in the order of the screen."""


def checked_rule(key: str, text: str | None) -> str | None:
    """What is stored for a rule of the table; None goes back to usual. Raises SettingError."""
    if key not in RULES:
        raise SettingError(setting=key)
    typed = (text or "").strip().lower()
    if typed in ("", USUAL):
        return None
    if key == REMIND_HOURS:
        return OFF if typed in (OFF, "0") else f"{hours_typed(typed):g}"
    if key == TIMEOUT_HOURS:
        return _timeout(typed)
    if key == CLOCK:
        return _clock(typed)
    if typed not in CHOICES[key]:
        raise SettingError("setting-bad-choice", setting=key, text=text, choices=list(CHOICES[key]))
    return typed


def remind_hours(waiting: Waiting) -> float:
    """How long a table waits before it reminds; NEVER if it does not."""
    agreed = waiting.options.get(REMIND_HOURS)
    if agreed is None:
        # alone against robots nobody is kept waiting
        return USUAL_HOURS if waiting.humans > 1 else NEVER
    return NEVER if agreed == OFF else min(max(float(agreed), LEAST_HOURS), MOST_HOURS)


def _timeout(text: str) -> str:
    """Hours until an offer is answered for its seat; `off` leaves it open for ever."""
    if text == OFF:
        return "0"
    try:
        hours = float(text.removesuffix("h").replace(",", "."))
    except ValueError as error:
        raise SettingError("setting-bad-timeout", text=text, most=MOST_TIMEOUT_DAYS) from error
    if not 0 <= hours <= MOST_TIMEOUT_DAYS * 24:
        raise SettingError("setting-bad-timeout", text=text, most=MOST_TIMEOUT_DAYS)
    return f"{hours:g}"


def _clock(text: str) -> str | None:
    """Hours in the bank and hours gained with every answer, `72+8`; none by `off`."""
    if text == OFF:
        return None
    hours = clock_hours(text)
    if hours is None:
        raise SettingError("setting-bad-clock", text=text, most=MOST_BANK_DAYS)
    return f"{hours[0]:g}+{hours[1]:g}"


def clock_hours(text: str) -> tuple[float, float] | None:
    """The bank and what every answer gains, in hours; None where the text says no such thing."""
    bank, _, gain = text.replace(",", ".").replace("h", "").replace(" ", "").partition("+")
    try:
        hours = float(bank), float(gain or 0)
    except ValueError:
        return None
    fits = LEAST_HOURS <= hours[0] <= MOST_BANK_DAYS * 24 and 0 <= hours[1] <= hours[0]
    return hours if fits else None


def hours_typed(text: str) -> float:
    """A number of hours such as `6`, `1.5` or `0,5`; raises SettingError."""
    try:
        hours = float(text.strip().removesuffix("h").replace(",", "."))
    except ValueError as error:
        raise SettingError("setting-bad-interval", text=text, **_LIMITS) from error
    if not LEAST_HOURS <= hours <= MOST_HOURS:
        raise SettingError("setting-bad-interval", text=text, **_LIMITS)
    return hours
