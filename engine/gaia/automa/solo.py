"""The solo game before its start: options, seats, factions, the first game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.errors import SetupError
from engine.core.game import HUMAN, LEVEL, Setup, SetupOption
from engine.core.moves import Words
from engine.gaia.automa.cards import FACTION_CARDS
from engine.gaia.automa.levels import DEFAULT_LEVEL, LEVELS
from engine.gaia.components import FACTIONS
from engine.gaia.marks import rule

AUTOMA: Final = "automa"
ROBOTS: Final = (AUTOMA,)
PICK: Final = "pick"
RANDOM: Final = "random"
_LEVELS: Final = (DEFAULT_LEVEL, *(level for level in LEVELS if level != DEFAULT_LEVEL))
SOLO_OPTIONS: Final = (
    SetupOption("faction", (PICK, *FACTIONS), solo=True),
    SetupOption("automa", (RANDOM, *FACTION_CARDS), solo=True),
    SetupOption(LEVEL, _LEVELS, solo=True),
)
FIRST_FACTIONS: Final = {HUMAN: "hadsch_hallas", AUTOMA: "taklons"}
FIRST_MINES: Final[Mapping[str, Words]] = {
    "hadsch_hallas": ("1a6", "4b0"),
    "taklons": ("1b5", "4b2"),
}
"""The picture of the first solo game."""


def is_solo(setup: Setup) -> bool:
    """Whether the robot sits at the table."""
    return AUTOMA in setup.seats


def check_seats(setup: Setup) -> None:
    """One person plays against the robot, several among themselves."""
    people, robots = setup.seats.count(HUMAN), setup.seats.count(AUTOMA)
    if (people, robots) == (1, 1):
        _check_first_game(setup)
        _check_colours(setup)
        return
    if robots or people == 1:
        raise SetupError("setup-solo-seats", seats=list(setup.seats))
    for option in SOLO_OPTIONS:
        if setup.options.get(option.key, option.values[0]) != option.values[0]:
            raise SetupError("setup-solo-option", option=option.key)


def wished_factions(setup: Setup) -> Words:
    """What the options say, by seat; empty where it is left to the player or to chance."""
    wishes = {HUMAN: setup.options.get("faction", PICK), AUTOMA: setup.options.get("automa", PICK)}
    if not is_solo(setup):
        return ("",) * len(setup.seats)
    return tuple("" if wishes[name] in (PICK, RANDOM) else wishes[name] for name in setup.seats)


def dealt_factions(setup: Setup, dealt: Words) -> Words:
    """A deal of factions by seat; in the solo game the person's alone is enough."""
    if is_solo(setup) and len(dealt) == 1:
        wished = wished_factions(setup)
        return tuple(
            dealt[0] if name == HUMAN else wished[seat] for seat, name in enumerate(setup.seats)
        )
    return dealt


@rule("RU-A setup: first game")
def first_factions(setup: Setup) -> Words:
    """The factions of the first solo game, by seat."""
    return tuple(FIRST_FACTIONS[name] for name in setup.seats)


@rule("RU-A setup: first game")
def preset_mines(setup: Setup) -> Mapping[str, Words]:
    """First mines that stand on the picture of the first solo game."""
    return FIRST_MINES if setup.options.get("factions") == "first_game" else {}


def _check_colours(setup: Setup) -> None:
    """Both wishes together must be possible."""
    wished = [key for key in wished_factions(setup) if key in FACTIONS]
    if len({FACTIONS[key].colour for key in wished}) < len(wished):
        raise SetupError(
            "setup-solo-colour", faction=setup.options["faction"], automa=setup.options["automa"]
        )


def _check_first_game(setup: Setup) -> None:
    """The first solo game has its own factions on the printed map."""
    if setup.options.get("factions") != "first_game":
        return
    options = {"faction": FIRST_FACTIONS[HUMAN], "automa": FIRST_FACTIONS[AUTOMA]}
    for key, only in {**options, "map": "standard"}.items():
        if setup.options.get(key, only) not in (only, PICK, RANDOM if key == "automa" else only):
            raise SetupError("setup-first-game", option=key)
    for key in ("hexes", "sectors", "factions"):
        if key in setup.deal:
            raise SetupError("setup-first-game", option=key)
