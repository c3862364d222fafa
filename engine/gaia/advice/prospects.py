"""What a map and a setup promise each faction, before it is chosen: where it could begin, what the
next mines would cost, whose planets lie near, which tiles suit it. Advice, no rule."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final, TypeAlias

from engine.gaia.components import FACTIONS, FINAL_TILES, ROUND_TILES, Faction
from engine.gaia.faction_rules import FactionRules, Theme
from engine.gaia.factions import FACTION_RULES
from engine.gaia.terms import (
    HOME_TYPES,
    NEAR,
    ORE_PER_STEP,
    QIC_RANGE,
    RANGES,
    Planet,
    Track,
    steps_between,
)
from engine.gaia.view import GaiaView, HexView

FURTHER: Final = 3
"""So many further mines are priced for each place."""
WORTH: Final[Mapping[str, int]] = {"ore": 3, "qic": 6}
"""What a unit weighs where prices are compared: a QIC is scarce in the first rounds."""
THEMES: Final[Mapping[str, Theme]] = {
    "mine_on_gaia": "gaia",
    "gaia_planets": "gaia",
    "terraform_step": "terraforming",
    "planet_types": "planet_types",
    "advance_research": "research",
    "upgrade_to_trading_station": "trading_stations",
    "gain_federation_token": "federations",
    "structures_in_federations": "federations",
    "satellites": "satellites",
    "build_mine": "mines",
    "structures": "structures",
}
"""What round and final scoring tiles reward."""

Price: TypeAlias = tuple[tuple[str, int], ...]


@dataclass(frozen=True, slots=True)
class Further:
    """A planet near a first mine, and what a mine there takes besides its own price."""

    hex: str
    price: Price


@dataclass(frozen=True, slots=True)
class ProspectSite:
    """A home planet and the cheapest planets around it."""

    hex: str
    further: tuple[Further, ...]


@dataclass(frozen=True, slots=True)
class Prospect:
    """What awaits a faction."""

    faction: str
    home: Planet
    colour: str
    homes: int
    """Home planets on the map."""
    sites: tuple[ProspectSite, ...]
    """The free ones, the best first."""
    neighbours: tuple[tuple[Planet, int], ...]
    """Planets of other home types near its own, the most first."""
    start: tuple[Track, ...]
    """The areas in which it begins a level higher."""
    rounds: tuple[int, ...]
    """The rounds whose scoring tile suits it."""
    finals: tuple[str, ...]
    """The final scoring tiles that suit it."""
    taken: bool
    """Whether nobody can have it any more: banned, or another of its colour has been chosen."""
    bid: int | None = None
    """The points bid for it, where somebody has bid."""


def prospects(view: GaiaView) -> tuple[Prospect, ...]:
    """All factions, in the order of their boards."""
    return tuple(_prospect(view, faction) for faction in FACTIONS.values())


def _prospect(view: GaiaView, faction: Faction) -> Prospect:
    rules = FACTION_RULES.get(faction.id, FactionRules())
    homes = [spot for spot in view.hexes if spot.planet is faction.planet]
    occupied = {built.hex for player in view.players for built in player.structures}
    sites = [_site(view, faction, rules, spot) for spot in homes if spot.name not in occupied]
    return Prospect(
        faction=faction.id,
        home=faction.planet,
        colour=faction.colour,
        homes=len(homes),
        sites=tuple(sorted(sites, key=_dearness)),
        neighbours=tuple(_neighbours(view, homes).most_common()),
        start=faction.research,
        rounds=tuple(
            tile.round
            for tile in view.rounds
            if THEMES.get(ROUND_TILES[tile.id].trigger) in rules.suits
        ),
        finals=tuple(
            tile.id for tile in view.final if THEMES.get(FINAL_TILES[tile.id].counts) in rules.suits
        ),
        taken=is_taken(view, faction),
        bid=next(
            (lot.bid for lot in view.lots if lot.faction == faction.id and lot.holder is not None),
            None,
        ),
    )


def is_taken(view: GaiaView, faction: Faction) -> bool:
    """Whether nobody can have a faction any more."""
    if faction.id in view.banned:
        return True
    lots = {lot.faction for lot in view.lots}
    if faction.id in lots:
        return any(player.faction == faction.id for player in view.players)
    colours = {FACTIONS[one].colour for one in lots} | {one.colour for one in view.players}
    return faction.colour in colours or len(lots) == len(view.players)


def away(one: HexView, other: HexView) -> int:
    """The distance between two hexes."""
    across, down = one.q - other.q, one.r - other.r
    return max(abs(across), abs(down), abs(across + down))


def _site(view: GaiaView, faction: Faction, rules: FactionRules, home: HexView) -> ProspectSite:
    further = sorted(_further(view, faction, rules, home), key=lambda one: (_cost(one), one.hex))
    return ProspectSite(home.name, tuple(further[:FURTHER]))


def _further(
    view: GaiaView, faction: Faction, rules: FactionRules, home: HexView
) -> Iterator[Further]:
    """Planets that the first steps could reach, with one QIC for range at most."""
    reach = RANGES[_level(faction, Track.NAVIGATION)]
    occupied = {built.hex for player in view.players for built in player.structures}
    for spot in view.hexes:
        far = away(home, spot)
        if not 0 < far <= reach + QIC_RANGE or spot.name in occupied:
            continue
        price: Counter[str] = Counter()
        if spot.planet is Planet.GAIA:
            name, amount = rules.gaia_price
            price[name] += amount
        elif spot.planet in HOME_TYPES:
            steps = steps_between(faction.planet, spot.planet)
            price["ore"] += steps * ORE_PER_STEP[_level(faction, Track.TERRAFORMING)]
        else:  # nothing is there, or a planet that needs a Gaia project first
            continue
        price["qic"] += far > reach
        yield Further(spot.name, tuple((name, n) for name, n in sorted(price.items()) if n))


def _level(faction: Faction, track: Track) -> int:
    return faction.research.count(track)


def _cost(one: Further) -> int:
    return sum(WORTH[name] * amount for name, amount in one.price)


def _dearness(site: ProspectSite) -> tuple[int, int, str]:
    """Many further planets before few, cheap ones before dear ones."""
    return -len(site.further), sum(map(_cost, site.further)), site.hex


def _neighbours(view: GaiaView, homes: list[HexView]) -> Counter[Planet]:
    """Planets of other home types from which power would be charged."""
    near: Counter[Planet] = Counter()
    own = {home.planet for home in homes}
    for spot in view.hexes:
        if (
            spot.planet in HOME_TYPES
            and spot.planet not in own
            and any(away(home, spot) <= NEAR for home in homes)
        ):
            near[spot.planet] += 1
    return near
