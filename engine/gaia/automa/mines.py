"""Build a Mine: condition, eligible planets, tie-breaks, execution."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from engine.core.moves import Note
from engine.gaia.automa.points import ABILITY, gain_points
from engine.gaia.automa.selection import distance_to, in_direction
from engine.gaia.automa.table import Mover
from engine.gaia.board import DIRECTIONS, bits
from engine.gaia.components import FinalTile
from engine.gaia.gains import planet_types
from engine.gaia.marks import rule
from engine.gaia.structures import settle
from engine.gaia.terms import STEPS, Building, Planet

GAIA_STEPS: Final = 1
TRANSDIM_STEPS: Final = 2
SLOTS: Final = {"top": 0, "bottom": 1}


@rule("RU-A build a mine")
def build_mine(mover: Mover, distance: int, tie: str | None = None) -> bool:
    """Build a mine within a distance if that is possible; `tie` is tie-break 3a."""
    mover.why(Note("automa-build-mine", {"range": distance}))
    if not mover.player.pieces[Building.MINE]:
        mover.why(Note("automa-no-mine"))
        return False
    places = eligible_planets(mover, distance)
    if not places:
        mover.why(Note("automa-no-planet", {"range": distance}))
        return False
    mover.why(Note("automa-planets", {"count": len(places), "hexes": mover.named(places)}))
    place_mine(mover, chosen_planet(mover, places, tie))
    return True


@rule("RU-A build a mine 2")
def eligible_planets(mover: Mover, distance: int) -> list[int]:
    """Empty planets within the distance of the Automa's; a gaiaformer keeps a planet for its
    owner."""
    state = mover.state
    taken = 0
    for player in state.players:
        taken |= player.colonised | player.formers
    reach = 0
    for origin in bits(mover.player.colonised):
        reach |= state.board.disk(origin, distance)
    return [place for place in bits(reach & ~taken) if state.planets[place] is not None]


@rule("RU-A build a mine 3")
def chosen_planet(mover: Mover, places: list[int], tie: str | None) -> int:
    """Tie-breaks 3a to 3e, until one planet is left."""
    if tie is not None:
        places = BY_FACTION[tie](mover, places)
    places = by_final_tile(mover, places)
    places = fewest_steps(mover, places)
    places = nearest_to_player(mover, places)
    return first_in_direction(mover, places)


@rule("RU-A build a mine 3a")
def transdim_planets(mover: Mover, places: list[int]) -> list[int]:
    """Terrans: transdim planets."""
    left = kept(places, lambda place: mover.state.planets[place] is Planet.TRANSDIM)
    removed = mover.named(without(places, left))
    before, after = len(places), len(left)
    if before > 1:
        mover.why(
            Note("automa-tie-transdim", {"before": before, "after": after, "removed": removed})
        )
    return left


@rule("RU-A build a mine 3b")
def by_final_tile(mover: Mover, places: list[int]) -> list[int]:
    """The tie-break of the final scoring tile that the behaviour card points at, if any."""
    if len(places) < 2:
        return places
    if mover.behaviour.final_tile not in SLOTS:
        mover.why(Note("automa-tie-no-tile"))
        return places
    tile = mover.state.final[SLOTS[mover.behaviour.final_tile]]
    wanted = wanted_by(mover, tile)
    if wanted is None:
        mover.why(Note("automa-tie-other-tile", {"tile": tile.id}))
        return places
    left = kept(places, wanted)
    mover.why(
        Note(
            "automa-tie-tile",
            {
                "tile": tile.id,
                "before": len(places),
                "after": len(left),
                "removed": mover.named(without(places, left)),
            },
        )
    )
    return left


@rule("RU-A build a mine: final scoring tiles")
def wanted_by(mover: Mover, tile: FinalTile) -> Callable[[int], bool] | None:
    """Which planets a final scoring tile prefers; None if it prefers none."""
    state, player = mover.state, mover.player
    if tile.counts == "sectors":
        empty = 0
        for sector in state.board.sectors.values():
            if not sector & player.colonised:
                empty |= sector
        return lambda place: bool(empty >> place & 1)
    if tile.counts == "planet_types":
        return lambda place: is_new_type(mover, place)
    if tile.counts == "gaia_planets":
        return lambda place: type_when_colonised(mover, place) is Planet.GAIA
    return None


@rule("RU-A build a mine 3c")
def fewest_steps(mover: Mover, places: list[int]) -> list[int]:
    """Planets that take the fewest terraforming steps."""
    if len(places) < 2:
        return places
    steps = {place: terraforming_steps(mover, place) for place in places}
    least = min(steps.values())
    left = [place for place in places if steps[place] == least]
    mover.why(
        Note(
            "automa-tie-steps",
            {
                "steps": least,
                "before": len(places),
                "after": len(left),
                "removed": mover.named(without(places, left)),
            },
        )
    )
    return left


@rule("RU-A build a mine 3c")
def terraforming_steps(mover: Mover, place: int) -> int:
    """Steps from the home planet, with numbers of their own for Gaia and transdim planets."""
    planet = mover.state.planets[place]
    assert planet is not None
    if planet is Planet.GAIA:
        return GAIA_STEPS
    if planet is Planet.TRANSDIM:
        return TRANSDIM_STEPS
    return STEPS[mover.player.faction.planet, planet]


@rule("RU-A build a mine 3d")
def nearest_to_player(mover: Mover, places: list[int]) -> list[int]:
    """Planets nearest to any planet of the human; upgrades use it too."""
    if len(places) < 2:
        return places
    board, goals = mover.state.board, mover.rivals
    distances = {place: distance_to(board, place, goals) for place in places}
    least = min(distances.values())
    left = [place for place in places if distances[place] == least]
    mover.why(
        Note(
            "automa-tie-distance",
            {
                "distance": least,
                "before": len(places),
                "after": len(left),
                "removed": mover.named(without(places, left)),
            },
        )
    )
    return left


@rule("RU-A build a mine 3e")
def first_in_direction(mover: Mover, places: list[int]) -> int:
    """Directional selection by the behaviour card; upgrades use it too."""
    if len(places) == 1:
        return places[0]
    direction = mover.behaviour.direction
    place = in_direction(mover, places, direction)
    mover.why(
        Note(
            "automa-tie-direction",
            {
                "direction": direction,
                "before": len(places),
                "after": 1,
                "removed": mover.named(without(places, [place])),
            },
        )
    )
    return place


BY_FACTION: Final = {"transdim": transdim_planets, "near_player": nearest_to_player}
"""Tie-breaks 3a."""


def kept(places: list[int], wanted: Callable[[int], bool]) -> list[int]:
    """The planets that a tie-break wants; all of them if it wants none."""
    return [place for place in places if wanted(place)] or places


def without(places: list[int], left: list[int]) -> list[int]:
    """What a tie-break has removed."""
    return [place for place in places if place not in left]


def type_when_colonised(mover: Mover, place: int) -> Planet | None:
    """The type a planet will have: a transdim planet becomes a Gaia planet."""
    planet = mover.state.planets[place]
    return Planet.GAIA if planet is Planet.TRANSDIM else planet


def is_new_type(mover: Mover, place: int) -> bool:
    """Whether the Automa has no planet of this type yet."""
    return type_when_colonised(mover, place) not in planet_types(mover.state, mover.player)


@rule("RU-A build a mine 4")
def place_mine(mover: Mover, place: int) -> None:
    """Put a mine on a planet, a Gaia token under it where needed, a satellite if it is alone."""
    state, player = mover.state, mover.player
    alone = not state.board.near[place] & player.colonised
    new_type = is_new_type(mover, place)
    if state.planets[place] is Planet.TRANSDIM:
        state.planets[place] = Planet.GAIA
        mover.why(Note("automa-gaia-token", {"hex": state.hex_name(place)}))
        state.tell("gaiaformed", player.seat, hex=state.hex_name(place))
    player.take_piece(Building.MINE)
    settle(state, player, place)
    mover.why(Note("automa-built", {"hex": state.hex_name(place), "planet": state.planets[place]}))
    if alone:
        place_satellite(mover, place)
    if new_type:
        gain_points(mover, mover.card.new_type_vp, ABILITY)


@rule("RU-A build a mine 4b")
def place_satellite(mover: Mover, place: int) -> None:
    """A satellite beside a lonely mine: the first free hex clockwise from the north."""
    state, player = mover.state, mover.player
    centre = state.board.hexes[place]
    for dq, dr in DIRECTIONS:
        beside = state.board.at(centre.q + dq, centre.r + dr)
        if beside is None or state.planets[beside] is not None or player.satellites >> beside & 1:
            continue
        player.satellites |= 1 << beside
        mover.why(Note("automa-satellite", {"hex": state.hex_name(beside)}))
        state.tell("satellite_placed", player.seat, hex=state.hex_name(beside))
        return
    mover.why(Note("automa-no-satellite"))
