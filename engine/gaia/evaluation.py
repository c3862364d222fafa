"""What a position is worth to a player, as named terms in points; advice, no rule.

Every term is points that are there or may be expected: `points` lie open, all others are guesses
with the weights of assets/gaia/company/weights.json. Rounds to come count by what they still give.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.company.weights import load_weights
from engine.core.moves import Seat
from engine.gaia.board import bits
from engine.gaia.components import TECH
from engine.gaia.gains import count_of
from engine.gaia.power import tokens_owned
from engine.gaia.scoring import (
    final_counts,
    final_points,
    research_points,
    resource_points,
)
from engine.gaia.state import Player, State
from engine.gaia.structures import power_value
from engine.gaia.terms import HOME_TYPES, ROUNDS, STEPS, TRACKS, Building, Planet

STRUCTURES: Final = {
    Building.MINE: "structure.m",
    Building.STATION: "structure.ts",
    Building.LAB: "structure.lab",
    Building.INSTITUTE: "structure.pi",
    Building.LEFT_ACADEMY: "structure.ac",
    Building.RIGHT_ACADEMY: "structure.ac",
}
GROUPING: Final = 3
"""How far apart structures may lie that a federation could join cheaply."""
MOST_SITES: Final = 5
MAX_STEPS: Final = 3


WEIGHTS: Final = load_weights("gaia")
"""What things are worth in points."""


def terms(state: State, seat: Seat) -> Mapping[str, float]:
    """What a position is worth to a seat."""
    player = state.players[seat]
    left = ROUNDS - state.round
    return {
        "points": float(player.vp),
        "stock": _stock(player, left),
        "income": _income(player, left),
        "structures": _structures(player, left),
        "research": _research(state, player, left),
        "federations": _federations(state, player, left),
        "reach": _reach(state, player, left),
        "gaia": _gaia(player, left),
        "tiles": _tiles(state, player, left),
        "booster": _booster(state, player, left),
        "final": _final(state, player, left),
    }


def _stock(player: Player, left: int) -> float:
    """Resources and power at hand; after the last pass only what the end gives for them."""
    if player.passed and not left:
        return float(resource_points(player))
    worth = "stock." if left else "last."
    power = player.bowls[2] * player.rules.token_power(player) if player.has_faction else 0
    stone = 0.0
    if player.stone is not None:
        stone = (0.3, 0.9, 1.6, 0.3)[player.stone] * (1.0 if left else 0.6)
    spare = WEIGHTS["spare"]
    return (
        _some(player.ore, 6, spare) * WEIGHTS[worth + "ore"]
        + _some(player.credits, 12, spare) * WEIGHTS[worth + "credits"]
        + _some(player.knowledge, 8, spare) * WEIGHTS[worth + "knowledge"]
        + player.qic * WEIGHTS[worth + "qic"]
        + power * WEIGHTS[worth + "bowl3"]
        + player.bowls[1] * WEIGHTS[worth + "bowl2"]
        + player.bowls[0] * WEIGHTS[worth + "bowl1"]
        + tokens_owned(player) * WEIGHTS[worth + "tokens"]
        + stone
    )


def _some(amount: int, needed: int, spare: float) -> float:
    """An amount, of which what is beyond the needs of a few turns counts for less."""
    return min(amount, needed) + spare * max(0, amount - needed)


def _income(player: Player, left: int) -> float:
    """What the rounds to come bring; a booster is given back before the second of them."""
    once = 0.0
    each = 0.0
    own = "" if player.booster is None else f"{player.booster.id}:"
    for source, bundle in player.incomes.items():
        worth = sum(WEIGHTS.get("income." + name, 0.0) * amount for name, amount in bundle)
        if own and source.startswith(own):
            once += worth
        else:
            each += worth
    if not left:
        return 0.0
    return (once if player.passed else WEIGHTS["any_booster"]) + each * _times(left)


def _times(left: int) -> float:
    """So many rounds to come, the later ones for less: there is less time to use what they give."""
    discount = WEIGHTS["discount"]
    return sum(discount**number for number in range(left))


def _structures(player: Player, left: int) -> float:
    """What structures are good for beyond their income, while there is time."""
    if not left and player.passed:
        return 0.0
    total = 0.0
    for kind in player.structures.values():
        total += WEIGHTS[STRUCTURES[kind]]
    return total * min(1.0, (left + 1) / 4)


def _research(state: State, player: Player, left: int) -> float:
    """Points for levels, and what they promise beyond their income."""
    share = (left + (not player.passed)) / ROUNDS
    total = 0.0
    for track in TRACKS:
        level = player.levels[track]
        total += research_points(level) + WEIGHTS.get(f"{track}.{level}", 0.0) * share
    green = any(token.green for token in player.tokens)
    if green and left + (not player.passed):
        total += WEIGHTS["green"]
        if any(player.levels[track] >= 4 and state.advanced[track] for track in TRACKS):
            total += WEIGHTS["advanced"]
    return total


def _federations(state: State, player: Player, left: int) -> float:
    """How near the next federation is."""
    if not left and player.passed:
        return 0.0
    values = {
        place: power_value(state, player, place)
        for place in player.structures
        if not player.federated >> place & 1
    }
    if not values:
        return 0.0
    if player.rules.growing_federation:
        needed = player.rules.federation_value(player) - sum(
            power_value(state, player, place)
            for place in player.structures
            if player.federated >> place & 1
        )
        return WEIGHTS["federation"] * min(1.0, sum(values.values()) / max(1, needed)) * 0.6
    needed = player.rules.federation_value(player)
    disk = state.board.disk
    best = 0.0
    for place in values:
        near = disk(place, GROUPING)
        best = max(best, sum(value for other, value in values.items() if near >> other & 1))
    spare = max(0.0, sum(values.values()) - needed)
    share = min(1.0, best / needed)
    more = min(1.0, spare / needed) * WEIGHTS["second_federation"]
    alive = 1.0 if left else 0.5
    return WEIGHTS["federation"] * (share * share + more * more) * alive


def _reach(state: State, player: Player, left: int) -> float:
    """Planets that the next mines could stand on, the cheap ones for more."""
    if not player.has_faction or (not left and player.passed) or not player.origins:
        return 0.0
    disk, distance = state.board.disk, player.range
    near = 0
    for origin in bits(player.origins):
        near |= disk(origin, distance)
    taken = state.colonised_by_others(player.seat) | player.colonised
    for other in state.players:
        taken |= other.formers
    free = near & ~taken
    if not free:
        return 0.0
    home, per_step = player.faction.planet, player.ore_per_step
    worths: list[float] = []
    for planet, places in state.planets.of.items():
        count = (places & free).bit_count()
        if not count:
            continue
        if planet in HOME_TYPES:
            steps = STEPS.get((home, planet), MAX_STEPS)
            worth = 5.0 - steps * per_step * 0.8
        elif planet is Planet.GAIA:
            worth = 3.5
        elif planet is Planet.TRANSDIM:
            worth = 2.0 if player.formers_ready else 0.5
        else:
            continue
        worths += [max(0.3, worth)] * count
    worths.sort(reverse=True)
    total = sum(worth * 0.8**number for number, worth in enumerate(worths[:MOST_SITES]))
    return WEIGHTS["site"] * total * min(1.0, (left + 1) / 3)


def _gaia(player: Player, left: int) -> float:
    """Gaiaformers and Gaia projects under way."""
    if not left and player.passed:
        return 0.0
    ready = player.formers_ready * WEIGHTS["former_ready"] * min(1.0, left / 3)
    placed = player.formers.bit_count() * WEIGHTS["former_placed"] * (1.0 if left else 0.0)
    area = player.bowls[3] * WEIGHTS["area_tokens"] * (1.0 if left else 0.0)
    return ready + placed + area


def _tiles(state: State, player: Player, left: int) -> float:
    """What technology tiles and special actions will still give."""
    active = 0.0 if player.passed else 1.0
    total = 0.0
    for tile in player.active_techs():
        if tile.timing == "pass" and tile.per is not None:
            vp = sum(amount for _, amount in tile.gain)
            total += vp * (count_of(state, player, tile.per) + 0.3 * left) * (left + active)
        elif tile.timing == "trigger":
            vp = sum(amount for _, amount in tile.gain)
            total += vp * WEIGHTS["trigger"] * (left + 0.5 * active)
        elif tile.timing == "passive":
            total += WEIGHTS["big_building"] * (1.0 if left else 0.3)
    for special, _ in player.specials:
        uses = 0.0 if special in player.used else active
        if special.startswith("booster"):
            uses = 1.0 if player.passed and left else uses
        else:
            uses += left
        total += _special_worth(special) * uses * WEIGHTS["special"] * (0.9 if left else 1.0)
    return total


def _special_worth(special: str) -> float:
    """What one use of a special action gives."""
    tile = TECH.get(special)
    if tile is not None:
        return sum(WEIGHTS.get("income." + name, 1.0) * amount for name, amount in tile.gain)
    if special == "right_academy":
        return WEIGHTS["income.qic"]
    return 1.8 if special.startswith("booster") else 2.5


def _booster(state: State, player: Player, left: int) -> float:
    """Points that the booster at hand gives on passing."""
    booster = player.booster
    if booster is None or booster.per is None:
        return 0.0
    if player.passed and not left:
        return 0.0
    more = 0.5 if player.passed else 0.0
    return booster.vp * (count_of(state, player, booster.per) + more) * WEIGHTS["passing"]


def _final(state: State, player: Player, left: int) -> float:
    """Final scoring tiles: the rank now, and every step for itself as long as ranks may change."""
    now = 1.0 - left / (ROUNDS + 1)
    total = 0.0
    for tile in state.final:
        counts = final_counts(state, tile)
        rank = final_points(counts)[player.seat]
        total += rank * now * WEIGHTS["final_now"]
        total += counts[player.seat] * WEIGHTS["final_step"] * (1.0 - 0.8 * now)
    return total
