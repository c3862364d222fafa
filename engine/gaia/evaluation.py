"""What a position is worth to a player, as named terms in points; advice, no rule.

`points` lie open, and so do those for levels of research; all else is what was found to follow, in
games of computers, from what a seat has (features.py), early, in the middle and late in the game.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Final

from engine.company.values import Sample
from engine.company.weights import load_weights
from engine.core.moves import Seat
from engine.gaia.features import features_of
from engine.gaia.research import TOP
from engine.gaia.scoring import final_counts, final_points, research_points, resource_points
from engine.gaia.state import Player, State
from engine.gaia.terms import ROUNDS

WEIGHTS: Final = load_weights("gaia")
"""What an amount is worth in points, by its name and when: `stock.ore@early`."""
LEVEL_POINTS: Final = tuple(map(research_points, range(TOP + 1)))
TIMES: Final = (("late", 0.5), ("middle", 2.5), ("early", 5.5))
"""When: in rounds to come, half a one for that which is being played."""
TERMS: Final = (
    "points",
    "stock",
    "income",
    "structures",
    "research",
    "federations",
    "reach",
    "gaia",
    "tiles",
    "booster",
    "final",
)

_WEIGHTS: dict[float, dict[str, float]] = {}
"""By the time to come, worked out once."""


def terms(state: State, seat: Seat) -> Mapping[str, float]:
    """What a position is worth to a seat."""
    player = state.players[seat]
    totals = dict.fromkeys(TERMS, 0.0)
    totals["points"] = float(player.vp)
    totals["research"] = _levels(player)
    left = ROUNDS - state.round
    if player.passed and not left:
        totals["stock"] = float(resource_points(player))
        totals["final"] = _ranks(state, seat)
        return totals
    weights = _weights(time_of(player, left))
    for name, amount in features_of(state, player).items():
        totals[name.partition(".")[0]] += weights.get(name, 0.0) * amount
    return totals


def worth(state: State, seat: Seat) -> float:
    """The sum of these terms."""
    player = state.players[seat]
    total = player.vp + _levels(player)
    left = ROUNDS - state.round
    if player.passed and not left:
        return total + resource_points(player) + _ranks(state, seat)
    weight_of = _weights(time_of(player, left)).get
    for name, amount in features_of(state, player).items():
        if amount:
            total += weight_of(name, 0.0) * amount
    return total


def sample(state: State, seat: Seat) -> Sample | None:
    """A position to learn from: none before the first round."""
    player = state.players[seat]
    left = ROUNDS - state.round
    if left >= ROUNDS or (player.passed and not left):
        return None
    amounts = features_of(state, player)
    amounts |= {f"~{player.faction.id}": 1.0, f"~of{len(state.players)}": 1.0}
    return Sample(time_of(player, left), player.vp + _levels(player), amounts)


def time_of(player: Player, left: int) -> float:
    """How much of the game is to come for a seat."""
    return left + (0.0 if player.passed else 0.5)


def changed() -> None:
    """The weights are others now."""
    _WEIGHTS.clear()


def _weights(time: float) -> dict[str, float]:
    found = _WEIGHTS.get(time)
    if found is None:
        shares = shares_at(time)
        found = {}
        for name, weight in WEIGHTS.items():
            feature, _, when = name.partition("@")
            if shares[when]:
                found[feature] = found.get(feature, 0.0) + shares[when] * weight
        _WEIGHTS[time] = found
    return found


def shares_at(time: float) -> dict[str, float]:
    """How much each of the times counts now."""
    found = dict.fromkeys((when for when, _ in TIMES), 0.0)
    if time <= TIMES[0][1]:
        found[TIMES[0][0]] = 1.0
        return found
    for (before, low), (after, high) in pairwise(TIMES):
        if low < time <= high:
            found[after] = (time - low) / (high - low)
            found[before] = 1.0 - found[after]
            return found
    found[TIMES[-1][0]] = 1.0
    return found


def _levels(player: Player) -> float:
    return float(sum(map(LEVEL_POINTS.__getitem__, player.levels.values())))


def _ranks(state: State, seat: Seat) -> float:
    return float(sum(final_points(final_counts(state, tile))[seat] for tile in state.final))
