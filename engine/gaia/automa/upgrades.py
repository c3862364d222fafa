"""Upgrade: the printed list of priorities, tie-breaks, execution."""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.core.moves import Note
from engine.gaia.automa.mines import first_in_direction, nearest_to_player
from engine.gaia.automa.points import ABILITY, gain_points
from engine.gaia.automa.research import advance_random
from engine.gaia.automa.table import Mover
from engine.gaia.marks import rule
from engine.gaia.structures import replace_structure
from engine.gaia.terms import ACADEMIES, Building


class Change(NamedTuple):
    """A kind of upgrade; academies do not differ, so either piece will do."""

    was: Building
    pieces: tuple[Building, ...]


TO_INSTITUTE: Final = Change(Building.STATION, (Building.INSTITUTE,))
TO_STATION: Final = Change(Building.MINE, (Building.STATION,))
TO_ACADEMY: Final = Change(Building.LAB, ACADEMIES)
TO_LAB: Final = Change(Building.STATION, (Building.LAB,))
BACK_TO_STATION: Final = Change(Building.LAB, (Building.STATION,))

PRIORITY: Final = (TO_INSTITUTE, TO_STATION, TO_ACADEMY, TO_LAB)
WITH_LAB_TO_STATION: Final = (TO_INSTITUTE, BACK_TO_STATION, TO_STATION, TO_ACADEMY, TO_LAB)


@rule("RU-A upgrade")
def upgrade(mover: Mover, *, lab_to_station: bool = False) -> bool:
    """Upgrade a structure if that is possible."""
    mover.why(Note("automa-upgrade"))
    for change in WITH_LAB_TO_STATION if lab_to_station else PRIORITY:
        places = sources(mover, change)
        piece = next((kind for kind in change.pieces if mover.player.pieces[kind]), None)
        if places and piece is not None:
            mover.why(
                Note(
                    "automa-upgrade-kind",
                    {
                        "was": change.was,
                        "building": piece,
                        "count": len(places),
                        "hexes": mover.named(places),
                    },
                )
            )
            place = first_in_direction(mover, nearest_to_player(mover, places))
            replace(mover, place, change.was, piece)
            return True
    mover.why(Note("automa-no-upgrade"))
    return False


@rule("RU-A upgrade 2")
def sources(mover: Mover, change: Change) -> list[int]:
    """Hexes with the structure that such an upgrade needs."""
    structures = mover.player.structures
    return sorted(place for place, kind in structures.items() if kind is change.was)


@rule("RU-A upgrade 4")
def replace(mover: Mover, place: int, was: Building, kind: Building) -> None:
    """Replace the structure; permanent abilities follow."""
    replace_structure(mover.state, mover.player, place, kind)
    mover.why(
        Note("automa-upgraded", {"hex": mover.state.hex_name(place), "was": was, "building": kind})
    )
    if was is Building.MINE:
        gain_points(mover, mover.card.station_vp, ABILITY)
    if kind is Building.LAB and mover.card.research_after_lab:
        advance_random(mover)
