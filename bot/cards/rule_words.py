"""Spans of time and the rules of a table in words."""

from __future__ import annotations

from typing import Final

from bot.session.accord.agreed_rules import CLOCK, OFF, REMIND_HOURS, TIMEOUT_HOURS, clock_hours
from render import texts

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
MANY: Final = 8
"""Where there are so many, what is left of the next smaller one is not said."""
SLIGHT: Final = 0.05
"""A part of one that is too small to be said."""


def moment(at: float, form: str = "R") -> texts.Text:
    """A moment as Discord shows it to everybody in his own time and language."""
    return texts.Text(f"<t:{int(at)}:{form}>")


def duration(lang: str, seconds: float) -> texts.Text:
    """A span of time, in the largest unit in which it is told truly."""
    days, hours = seconds / DAY, seconds / HOUR
    if days >= MANY or (days >= 2 and abs(days - round(days)) < SLIGHT):
        return texts.text(lang, "span-days", n=round(days))
    if hours >= MANY or (hours >= 1 and abs(hours - round(hours)) < SLIGHT):
        return texts.text(lang, "span-hours", n=round(hours))
    return texts.text(lang, "span-minutes", n=max(1, round(seconds / 60)))


def rule_line(lang: str, key: str, value: object) -> texts.Text:
    """A rule of a table with its value; None is as usual."""
    return setting_line(lang, key, None if value is None else rule_value(lang, key, str(value)))


def rule_value(lang: str, key: str, value: str) -> str | None:
    """The value of a rule of a table; None is as usual."""
    if key == TIMEOUT_HOURS and float(value or 0) == 0:
        return choice_word(lang, OFF)
    hours = clock_hours(value) if key == CLOCK else None
    if hours is not None:
        bank, gain = (duration(lang, one * HOUR) for one in hours)
        return texts.text(lang, "clock-value", bank=bank, gain=gain)
    if key in (REMIND_HOURS, TIMEOUT_HOURS) and value != OFF:
        return duration(lang, float(value) * HOUR)
    return choice_word(lang, value) if value else None


def setting_line(lang: str, key: str, value: str | None) -> texts.Text:
    """A setting with its value in words; None is as usual."""
    shown = texts.text(lang, "setting-usual") if value is None else texts.Text(value)
    name = texts.text(lang, f"setting-{key}")
    return texts.text(lang, "setting-line", name=name, value=shown)


def choice_word(lang: str, value: str) -> texts.Text:
    """A value that is chosen from few."""
    return texts.text(lang, f"choice-{value}")
