"""Spans of time and the rules of a table in words."""

from __future__ import annotations

from typing import Final

from bot.session.agreed_rules import CLOCK, REMIND_HOURS, TIMEOUT_HOURS, clock_hours
from render import texts

HOUR: Final = 3600.0
DAY: Final = 24 * HOUR
MANY: Final = 8
"""Of so many the rest does not matter,"""
SLIGHT: Final = 0.05
"""nor does so little of one."""


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
    return _setting(lang, key, None if value is None else rule_value(lang, key, str(value)))


def rule_value(lang: str, key: str, value: str) -> str | None:
    """The value of a rule of a table; None is as usual."""
    if key == TIMEOUT_HOURS and float(value or 0) == 0:
        return _choice(lang, "off")
    hours = clock_hours(value) if key == CLOCK else None
    if hours is not None:
        bank, gain = (duration(lang, one * HOUR) for one in hours)
        return texts.text(lang, "clock-value", bank=bank, gain=gain)
    if key in (REMIND_HOURS, TIMEOUT_HOURS) and value != "off":
        return duration(lang, float(value) * HOUR)
    return _choice(lang, value) if value else None


def _setting(lang: str, key: str, value: str | None) -> texts.Text:
    shown = texts.text(lang, "setting-usual") if value is None else texts.Text(value)
    name = texts.text(lang, f"setting-{key}")
    return texts.text(lang, "setting-line", name=name, value=shown)


def _choice(lang: str, value: str) -> texts.Text:
    return texts.text(lang, f"choice-{value}")
