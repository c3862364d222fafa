"""What a user has chosen, read from the store; checked where it changes, defaults for the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import tzinfo
from enum import StrEnum
from typing import Final

from bot.history.statistics import STATS
from bot.people.hours import Quiet, parse_quiet, zone_named, zone_of
from bot.play.panel.look import ALWAYS, AUTO, CONFIRM_FIRST, MUTED
from bot.session.accord.agreed_rules import AWAY, OFF, ON, Away, away_of, hours_typed
from bot.session.errors import SettingError
from bot.store.people import StoredSettings
from render import texts

LANG, REMIND, INTERVAL = "lang", "remind", "remind_hours"
QUIET, ZONE = "quiet", "zone"


class Remind(StrEnum):
    """How a user is reminded."""

    CHANNEL = "channel"
    DM = "dm"
    OFF = "off"


@dataclass(frozen=True, slots=True)
class UserProfile:
    """A user's settings as the bot goes by them."""

    lang: str | None = None
    """None: the language of his Discord."""
    remind: Remind = Remind.CHANNEL
    interval: float | None = None
    """Hours until he is reminded; None: as the table has it."""
    quiet: Quiet | None = None
    zone: str = ""
    confirm: bool = True
    """Whether a finished turn waits for Confirm."""
    auto: str = ON
    """Whether the only choice there is is taken by the button of its kind: where it costs nothing,
    never, or always."""
    stats: bool = True
    """Whether others see him in statistics."""
    away: Away | None = None
    warnings_off: Mapping[str, frozenset[str]] | None = None
    """Kinds of warnings he does not want to see, by game."""

    @property
    def tz(self) -> tzinfo:
        """His time zone; UTC as long as he has not told."""
        return zone_of(self.zone)

    def open_at(self, at: float) -> float:
        """The first moment from `at` on at which he may be disturbed."""
        while True:
            later = self.away.end if self.is_away(at) and self.away is not None else at
            if self.quiet is not None:
                later = self.quiet.opens(later, self.tz)
            if later == at:
                return at
            at = later

    def is_away(self, at: float) -> bool:
        """Whether he has said that he is away then."""
        return self.away is not None and self.away.covers(at)


@dataclass(frozen=True, slots=True)
class Field:
    """A setting that is chosen or typed: what is stored for what was typed, and its default."""

    read: Callable[[str], object]
    values: tuple[str, ...] = ()
    """What can be chosen, the default first; empty for what is typed."""


def _one_of(key: str, *values: str) -> Field:
    def read(text: str) -> str:
        chosen = text.strip().lower()
        if chosen not in values:
            raise SettingError("setting-bad-choice", setting=key, text=text, choices=list(values))
        return chosen

    return Field(read, values)


AUTOS: Final = (ON, OFF, ALWAYS)
"""In the order in which a press goes through them."""
FIELDS: Final[Mapping[str, Field]] = {
    LANG: _one_of(LANG, *texts.LANGUAGES),
    REMIND: _one_of(REMIND, *Remind),
    INTERVAL: Field(hours_typed),
    QUIET: Field(lambda text: str(parse_quiet(text))),
    ZONE: Field(zone_named),
    CONFIRM_FIRST: _one_of(CONFIRM_FIRST, ON, OFF),
    AUTO: _one_of(AUTO, *AUTOS),
    STATS: _one_of(STATS, ON, OFF),
}
"""The settings with a single value, in the order of the screen."""


def checked(key: str, text: str | None) -> object:
    """What is stored for a setting; None goes back to the default. Raises SettingError."""
    field = FIELDS.get(key)
    if field is None:
        raise SettingError(setting=key)
    return None if text is None or not text.strip() else field.read(text)


def profile_of(stored: StoredSettings) -> UserProfile:
    """The settings in the store; what cannot be read any more counts as not chosen."""
    kept = {key: _read_again(key, stored.get(key)) for key in FIELDS}
    interval = kept[INTERVAL]
    quiet = kept[QUIET]
    lang = kept[LANG]
    return UserProfile(
        lang=lang if isinstance(lang, str) else None,
        remind=Remind(str(kept[REMIND] or Remind.CHANNEL)),
        interval=interval if isinstance(interval, float) else None,
        quiet=parse_quiet(quiet) if isinstance(quiet, str) else None,
        zone=str(kept[ZONE] or ""),
        confirm=kept[CONFIRM_FIRST] != OFF,
        auto=str(kept[AUTO] or ON),
        stats=kept[STATS] != OFF,
        away=away_of(stored.get(AWAY)),
        warnings_off=_warnings(stored.get(MUTED)),
    )


def _read_again(key: str, value: object) -> object:
    try:
        return None if value is None else checked(key, str(value))
    except SettingError:
        return None


def _warnings(value: object) -> Mapping[str, frozenset[str]]:
    if not isinstance(value, dict):
        return {}
    return {
        str(game): frozenset(str(kind) for kind in kinds)
        for game, kinds in value.items()
        if isinstance(kinds, list)
    }
