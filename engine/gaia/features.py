"""What of a position a player's points to come may depend on, as named amounts; advice, no rule.

The name of an amount begins with its term. Nothing here is in points: what an amount is worth at
which time is for evaluation.py and its weights to say.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from operator import mul
from typing import Final, TypeAlias, get_args

from engine.gaia.board import bits
from engine.gaia.components import TECH, Resource
from engine.gaia.gains import count_of, planet_types
from engine.gaia.power import tokens_owned
from engine.gaia.scoring import final_counts, points_of_rank
from engine.gaia.state import Player, State
from engine.gaia.structures import power_value
from engine.gaia.terms import HOME_TYPES, NEAR, ROUNDS, STEPS, TRACKS, Building, Planet

Features: TypeAlias = dict[str, float]

STRUCTURES: Final = {
    Building.MINE: "structures.m",
    Building.STATION: "structures.ts",
    Building.LAB: "structures.lab",
    Building.INSTITUTE: "structures.pi",
    Building.LEFT_ACADEMY: "structures.ac1",
    Building.RIGHT_ACADEMY: "structures.ac2",
}
LEVELS: Final = {
    track: tuple(f"research.{track}.{level}" for level in range(1, 6)) for track in TRACKS
}
INCOME: Final = {name: f"income.{name}" for name in get_args(Resource)}
BOOSTER: Final = {name: f"booster.{name}" for name in get_args(Resource)}
GROUPING: Final = 3
"""How far apart structures may lie that a federation could join cheaply."""
MOST_SITES: Final = 5
FADING: Final = tuple(0.8**number for number in range(MOST_SITES))
"""What the best, the second best and further planets count."""
MAX_STEPS: Final = 3
STONE: Final = (1.0, 2.0, 3.0, 0.0)


def features_of(state: State, player: Player) -> Features:
    """All of a seat that has not ended its last round."""
    found: Features = {}
    left = min(ROUNDS - state.round, ROUNDS - 1)
    for part in PARTS:
        part(state, player, left, found)
    return found


def _stock(state: State, player: Player, left: int, found: Features) -> None:
    found["stock.ore"] = player.ore
    found["stock.ore_spare"] = max(0, player.ore - 6)
    found["stock.credits"] = player.credits
    found["stock.credits_spare"] = max(0, player.credits - 12)
    found["stock.knowledge"] = player.knowledge
    found["stock.knowledge_spare"] = max(0, player.knowledge - 8)
    found["stock.qic"] = player.qic
    found["stock.qic_spare"] = max(0, player.qic - 2)
    bowls = player.bowls
    strength = player.rules.token_power(player) if player.has_faction else 1
    found["stock.bowl3"] = bowls[2] * strength
    found["stock.bowl2"] = bowls[1] * strength
    found["stock.tokens"] = tokens_owned(player)
    if player.stone is not None:
        found["stock.stone"] = STONE[player.stone]
    found["stock.passed" if player.passed else "stock.acting"] = 1.0


def _income(state: State, player: Player, left: int, found: Features) -> None:
    """What the rounds to come bring; a booster is given back before the second of them."""
    own = "" if player.booster is None else f"{player.booster.id}:"
    passed = player.passed
    for source, bundle in player.incomes.items():
        if own and source.startswith(own):
            if passed and left:
                for name, amount in bundle:
                    key = BOOSTER[name]
                    found[key] = found.get(key, 0.0) + amount
        else:
            for name, amount in bundle:
                key = INCOME[name]
                found[key] = found.get(key, 0.0) + amount * left


def _structures(state: State, player: Player, left: int, found: Features) -> None:
    for kind in player.structures.values():
        name = STRUCTURES[kind]
        found[name] = found.get(name, 0.0) + 1.0
    found["structures.types"] = len(planet_types(state, player))


def _research(state: State, player: Player, left: int, found: Features) -> None:
    high = False
    for track, level in player.levels.items():
        for name in LEVELS[track][:level]:
            found[name] = 1.0
        high = high or (level >= 4 and bool(state.advanced[track]))
    green = sum(token.green for token in player.tokens)
    if green:
        found["research.green"] = 1.0
        found["research.greens"] = green
        if high:
            found["research.advanced"] = 1.0


def _federations(state: State, player: Player, left: int, found: Features) -> None:
    """How near the next federation is."""
    federated = player.federated
    values = {
        place: power_value(state, player, place)
        for place in player.structures
        if not federated >> place & 1
    }
    found["federations.formed"] = player.federations
    if not values or not player.has_faction:
        return
    needed = player.rules.federation_value(player)
    if player.rules.growing_federation:
        within = sum(
            power_value(state, player, place)
            for place in player.structures
            if federated >> place & 1
        )
        share = min(1.0, sum(values.values()) / max(1, needed - within))
        found["federations.growing"] = share
        return
    disk = state.board.disk
    best = 0.0
    for place in values:
        near = disk(place, GROUPING)
        best = max(best, sum(value for other, value in values.items() if near >> other & 1))
    share = min(1.0, best / needed)
    more = min(1.0, max(0.0, sum(values.values()) - needed) / needed)
    found["federations.near"] = share
    found["federations.nearest"] = share * share * share
    found["federations.more"] = more * more
    if share == 1.0:
        found["federations.ready"] = 1.0


def _reach(state: State, player: Player, left: int, found: Features) -> None:
    """Planets that the next mines could stand on, the cheap ones for more."""
    if not player.has_faction or not player.origins:
        return
    origins, around = player.origins, state.board.around
    others = state.colonised_by_others(player.seat)
    beside = around(origins, NEAR) & others
    found["reach.neighbours"] = min(6, beside.bit_count())
    taken = others | player.colonised
    for other in state.players:
        taken |= other.formers
    free = around(origins, player.range) & ~taken
    if not free:
        return
    of, sites = state.planets.of, 0
    worths: list[float] = []
    for planet, worth in _ranked(
        player.faction.planet, player.ore_per_step, player.formers_ready > 0
    ):
        count = (of[planet] & free).bit_count()
        if count:
            worths += [worth] * count
            sites += count
            if sites >= MOST_SITES:
                break
    found["reach.sites"] = sum(map(mul, worths, FADING))


@cache
def _ranked(home: Planet, per_step: int, has_former: bool) -> tuple[tuple[Planet, float], ...]:
    """What a site is worth by its planet, the best first."""
    worths = {Planet.GAIA: 3.5, Planet.TRANSDIM: 2.0 if has_former else 0.5}
    for planet in HOME_TYPES:
        steps = STEPS.get((home, planet), MAX_STEPS)
        worths[planet] = max(0.3, 5.0 - steps * per_step * 0.8)
    return tuple(sorted(worths.items(), key=lambda item: -item[1]))


def _gaia(state: State, player: Player, left: int, found: Features) -> None:
    """Gaiaformers and Gaia projects under way."""
    found["gaia.ready"] = player.formers_ready
    if player.formers:
        count = player.formers.bit_count()
        found["gaia.placed"] = count
        done = sum(state.planets[place] is Planet.GAIA for place in bits(player.formers))
        found["gaia.done"] = done
    found["gaia.area"] = player.bowls[3]


def _tiles(state: State, player: Player, left: int, found: Features) -> None:
    """What technology tiles and special actions will still give."""
    active = 0.0 if player.passed else 1.0
    for owned in player.techs:
        tile = owned.tile
        if owned.covered_by is not None:
            continue
        if tile.timing == "pass" and tile.per is not None:
            points = sum(amount for _, amount in tile.gain)
            whole = points * count_of(state, player, tile.per) * (left + active)
            found["tiles.pass"] = found.get("tiles.pass", 0.0) + whole
            found["tiles.pass_more"] = found.get("tiles.pass_more", 0.0) + left
        elif tile.timing == "trigger":
            points = sum(amount for _, amount in tile.gain)
            found[f"tiles.{tile.trigger}"] = points * (left + 0.5 * active)
        elif tile.timing == "passive":
            found["tiles.big"] = 1.0
    for special, source in player.specials:
        uses = 0.0 if special in player.used else active
        if special.startswith("booster"):
            uses = 1.0 if player.passed and left else uses
            name = "tiles.action_booster"
        elif special in TECH or special == "right_academy":
            uses += left
            name = f"tiles.{special}"
        else:
            uses += left
            name = f"tiles.action_{source}"
        found[name] = found.get(name, 0.0) + uses


def _booster(state: State, player: Player, left: int, found: Features) -> None:
    """Points that the booster at hand gives on passing."""
    booster = player.booster
    if booster is not None and booster.per is not None and (left or not player.passed):
        count = count_of(state, player, booster.per)
        found["booster.next" if player.passed else "booster.now"] = booster.vp * count
        if player.passed:
            found["booster.any"] = 1.0


def _final(state: State, player: Player, left: int, found: Features) -> None:
    """Final scoring tiles: the rank now, and every step for itself as long as ranks may change."""
    now = step = 0.0
    for tile in state.final:
        counts = final_counts(state, tile)
        own = counts[player.seat]
        if own:
            now += points_of_rank(counts.values(), own)
            step += own / max(1, tile.neutral)
    found["final.now"] = now
    found["final.step"] = step


FeaturePart: TypeAlias = Callable[[State, Player, int, Features], None]
PARTS: Final[tuple[FeaturePart, ...]] = (
    _stock,
    _income,
    _structures,
    _research,
    _federations,
    _reach,
    _gaia,
    _tiles,
    _booster,
    _final,
)
