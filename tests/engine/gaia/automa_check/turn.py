"""What the Automa does in a turn, from its two cards: booklet, pages 7 to 11."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from tests.engine.gaia.automa_check.choosing import (
    becomes,
    by_direction,
    by_number,
    keep,
    least,
    steps,
    wanted_by_tile,
)
from tests.engine.gaia.automa_check.position import Position
from tests.engine.gaia.automa_check.printed import FACTION_CARDS, PASS_VP, SPACES, TRACKS, Card

UPGRADES = (("ts", "pi"), ("m", "ts"), ("lab", "ac"), ("ts", "lab"))
"""In order of priority."""
FIRAKS_UPGRADES = (("ts", "pi"), ("lab", "ts"), ("m", "ts"), ("lab", "ac"), ("ts", "lab"))


@dataclass
class Turn:
    """A turn on its position, and what was done in it."""

    position: Position
    behaviour: Card
    deeds: list[tuple[object, ...]] = field(default_factory=list)
    gains: list[int] = field(default_factory=list)
    trail: list[tuple[str, frozenset[str]]] = field(default_factory=list)
    """Which options there were, and which were left after each tie-break that was needed."""

    def do(self, *deed: object) -> None:
        """Write down what was done."""
        self.deeds.append(deed)

    def options(self, name: str, options: Iterable[str]) -> list[str]:
        """Write down between what the Automa chooses."""
        self.trail.append((name, frozenset(options)))
        return list(options)

    def break_tie(self, name: str, before: list[str], after: Iterable[str]) -> list[str]:
        """Write down what a tie-break leaves, where there was something to decide."""
        return self.options(name, after) if len(before) > 1 else before

    def gain(self, vp: int) -> None:
        """Points, with what the level adds to any gain."""
        if vp > 0:
            self.gains.append(vp + self.position.bonus)
            self.position.vp += vp + self.position.bonus


def perform(turn: Turn, action: Card) -> None:
    """The action of the action card, then the points of that card or of the faction card."""
    if action.action == "faction":
        faction_action(turn)
        turn.gain(FACTION_CARDS[turn.position.faction].vp)
        return
    if action.action == "mine":
        build_mine(turn, turn.behaviour.range)
    elif action.action == "upgrade":
        upgrade(turn)
    elif action.action == "power":
        power_qic(turn)
        if turn.position.faction == "xenos":
            power_qic(turn)
    elif action.action == "random":
        research(turn)
    else:
        assert action.action == "highest"
        research(turn, highest=True)
    turn.gain(action.vp)


def faction_action(turn: Turn) -> None:
    """What the faction card says, step by step; a step that cannot be done is left out."""
    faction = turn.position.faction
    if faction == "terrans":
        if "gaia" in open_areas(turn.position):
            advance(turn, "gaia")
        build_mine(turn, 4, factor="transdim")
    elif faction == "xenos":
        build_mine(turn, 2)
        power_qic(turn)
    elif faction == "taklons":
        build_mine(turn, 3, factor="near")
        power_qic(turn)
    elif faction == "hadsch_hallas":
        if not upgrade(turn):
            build_mine(turn, 3)
    elif faction == "geodens":
        research(turn)
        power_qic(turn)
    elif faction == "firaks":
        upgrade(turn, FIRAKS_UPGRADES)
    else:
        assert faction == "itars"
        power_qic(turn)
        power_qic(turn)


def build_mine(turn: Turn, reach: int, factor: str | None = None) -> None:
    """Build a Mine; if that cannot be done, Upgrade instead."""
    position = turn.position
    planets = empty_planets(position, reach)
    if position.supply("m") == 0 or not planets:
        upgrade(turn)
        return
    turn.options("planets", planets)
    if factor == "transdim":
        transdim = keep(planets, lambda hex_: position.planets[hex_] == "transdim")
        planets = turn.break_tie("tie-transdim", planets, transdim)
    elif factor == "near":
        planets = turn.break_tie("tie-distance", planets, least(planets, position.to_human))
    name, wanted = wanted_by_tile(position, turn.behaviour)
    planets = turn.break_tie(name, planets, keep(planets, wanted))
    fewest = least(planets, lambda hex_: steps(position, hex_))
    planets = turn.break_tie("tie-steps", planets, fewest)
    place_mine(turn, nearest(turn, planets))


def nearest(turn: Turn, planets: list[str]) -> str:
    """The last two tie-breaks: close to the player, then by direction."""
    position = turn.position
    planets = turn.break_tie("tie-distance", planets, least(planets, position.to_human))
    first = by_direction(position, planets, turn.behaviour.direction)
    return turn.break_tie("tie-direction", planets, [first])[0]


def empty_planets(position: Position, reach: int) -> list[str]:
    """Planets within range of the Automa's own on which nothing of anybody stands."""
    taken = position.human | position.gaiaformers | position.structures.keys()
    return [
        hex_
        for hex_ in position.planets
        if hex_ not in taken
        and any(position.apart(hex_, own) <= reach for own in position.structures)
    ]


def place_mine(turn: Turn, hex_: str) -> None:
    """Put the mine there, a Gaia token under it and a satellite beside it where they belong."""
    position = turn.position
    planet = becomes(position.planets[hex_])
    is_new = planet not in position.types()
    neighbours = position.around(hex_)
    alone = not any(near in position.structures for near in neighbours)
    position.planets[hex_] = planet
    position.structures[hex_] = "m"
    turn.do("built", hex_, "m")
    if alone:
        for near in neighbours:
            if near not in position.planets and near not in position.satellites:
                position.satellites.add(near)
                turn.do("satellite_placed", near)
                break
    if is_new and position.faction == "geodens":
        turn.gain(2)


def upgrade(turn: Turn, kinds: tuple[tuple[str, str], ...] = UPGRADES) -> bool:
    """Upgrade as the list of priorities says; whether there was anything to do."""
    position = turn.position
    for old, new in kinds:
        planets = [hex_ for hex_, kind in position.structures.items() if kind == old]
        if planets and position.supply(new) > 0:
            hex_ = nearest(turn, turn.options("upgrade-kind", planets))
            position.structures[hex_] = new
            turn.do("upgraded", hex_, old, new)
            if (old, new) == ("m", "ts") and position.faction == "hadsch_hallas":
                turn.gain(3)
            if (old, new) == ("ts", "lab") and position.faction == "firaks":
                research(turn)
            return True
    return False


def power_qic(turn: Turn) -> None:
    """Cover one of the power and QIC actions that are still open."""
    covered = turn.position.covered
    spaces = [one for one in SPACES if one not in covered]
    space = by_number(turn.options("power-qic", spaces), turn.behaviour)
    if space is not None:
        covered[space] = 1
        turn.do("action_covered", space)


def open_areas(position: Position) -> list[str]:
    """Areas where the Automa can advance or the advanced tile is still there."""
    return [
        track
        for track in TRACKS
        if position.advanced[track] is not None
        or position.levels[track] < 4
        or (position.levels[track] == 4 and position.human_levels[track] < 5)
    ]


def research(turn: Turn, highest: bool = False) -> None:
    """Advance in an area chosen by number, for the other card among the highest only."""
    position = turn.position
    areas = turn.options("areas", open_areas(position))
    if highest:
        top = max((position.levels[track] for track in areas), default=0)
        highest_areas = [track for track in areas if position.levels[track] == top]
        areas = turn.break_tie("tie-highest", areas, highest_areas)
    # Only a lack of eligible options stops an action (p. 8): where all of them would be skipped
    # in counting, none is.
    counted = keep(areas, lambda track: not is_skipped(position, track))
    if len(counted) < len(areas):
        turn.options("tie-skipped", counted)
    turn.break_tie("tie-number", areas, counted)
    chosen = by_number(counted, turn.behaviour)
    if chosen is not None:
        advance(turn, chosen)


def is_skipped(position: Position, track: str) -> bool:
    """In counting, an area is skipped with a marker on level 5 and no advanced tile left."""
    at_the_top = 5 in (position.levels[track], position.human_levels[track])
    return at_the_top and position.advanced[track] is None


def advance(turn: Turn, track: str) -> None:
    """One level up; but from level 4 the advanced tile goes first."""
    position = turn.position
    tile = position.advanced[track]
    if position.levels[track] == 4 and tile is not None:
        position.advanced[track] = None
        turn.do("advanced_tile_removed", track, tile)
    else:
        position.levels[track] += 1
        turn.do("advanced", track, position.levels[track])


def pass_round(turn: Turn, round_: int, tile: str) -> None:
    """Points of the round tile, then another booster; in the last round there is no further."""
    position = turn.position
    early, late = PASS_VP[tile]
    turn.gain(early if round_ <= 3 else late)
    old, new = position.booster, None
    if round_ < 6:
        new = position.row.pop(("left", "middle", "right").index(turn.behaviour.pick))
    assert old is not None
    position.row.append(old)
    position.booster = new
    turn.do("passed", new or "", old)
