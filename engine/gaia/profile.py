"""The boardgamers profile: the few rules that the engine behind foreign records plays differently.

Set by the importer of such records, never by players. Numbers are those of the peer's semantics
that DESIGN.md names. Everything else is played by the printed rules.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Profile:
    """Which reading of the rules is played."""

    name: str = "printed"
    passing_order: bool = False
    """Next round's turn order is the order of passing (5; a printed variant as well)."""
    serial_phases: bool = False
    """Income and Gaia phases run seat by seat, and income order is asked by kind (19, 21)."""
    newest_first: bool = False
    """What was placed last is charged from first, after a lab or academy its Lost Planet, and a
    Lost Planet of the Gaia phase only after the first turn (2, 12, 15)."""
    must_convert: bool = False
    """Terrans have to convert every token of the Gaia area (23)."""
    must_need_range: bool = False
    """The range booster is refused where it saves no QIC (26)."""
    lowest_may_decline: bool = False
    """Bescods may use their action for the lowest area and then not advance (36)."""
    most_satellites: int | None = None
    """Satellites per player (41)."""
    station_on_satellite: bool = True
    """Ivits may put a station on their own satellite (41)."""
    exact_federations: bool = True
    """Federations must be minimal by the printed rule (42)."""
    convert_leftovers: bool = False
    """What is left is converted at the end, within the limits (44)."""


PRINTED: Final = Profile()
PASSING_ORDER: Final = Profile(passing_order=True)
BOARDGAMERS: Final = Profile(
    name="boardgamers",
    passing_order=True,
    serial_phases=True,
    newest_first=True,
    must_convert=True,
    must_need_range=True,
    lowest_may_decline=True,
    most_satellites=25,
    station_on_satellite=False,
    exact_federations=False,
    convert_leftovers=True,
)


def profile_of(options: Mapping[str, str]) -> Profile:
    """The profile that the options of a setup stand for."""
    if options.get("profile") == BOARDGAMERS.name:
        return BOARDGAMERS
    return PASSING_ORDER if options.get("order") == "passing" else PRINTED
