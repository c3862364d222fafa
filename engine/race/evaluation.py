"""What a position is worth to a player, as named terms in points; advice, no rule.

`points` and `goals` lie open, all others are guesses with the weights of
assets/race/company/weights.json. What a tableau will still do counts by the rounds that may come;
as these come for others too, what they bring them counts against it (`tempo`): whoever has less to
come ends the game, and building does not cost a seat the rounds that it takes from everybody. Near
the end it counts whether a seat is ahead (`lead`): a game that is ended a point behind is lost.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import tanh
from operator import add
from typing import Final, NamedTuple

from engine.company.weights import load_weights
from engine.core.moves import Seat
from engine.race.components import Card, Power, cards_of
from engine.race.goals import goal_points, value_of
from engine.race.scoring import cards_on_table, points_of, score
from engine.race.state import Player, State
from engine.race.terms import TABLEAU_LIMIT, TRADE_VALUE, Effect

WEIGHTS: Final = load_weights("race")
"""What things are worth in points."""
ROOMY: Final = 5
"""Cards beyond so many are worth less."""
PLANS: Final = 4
"""So many cards of a hand are taken to be placed some time."""
A_ROUND: Final = 0.75
"""Rounds in which a tableau grows by a card."""
CHIPS_A_ROUND: Final = 2.5
USUAL_ROUNDS: Final = 14
"""Whoever still builds after so many rounds may be late."""
NEAR_END: Final = 2.5
"""With so many rounds to come it begins to count who is ahead."""
CLEAR: Final = 4.0
"""So many points ahead are as good as won."""
SIMPLE: Final[Mapping[Effect, str]] = {
    Effect.EXPLORE_DRAW: "explore_draw",
    Effect.EXPLORE_KEEP: "explore_keep",
    Effect.DRAW_AT_PHASE_START: "draw_at_phase_start",
    Effect.REDUCE_COST: "reduce_cost",
    Effect.DRAW_AFTER_PLACING: "draw_after_placing",
    Effect.DISCARD_SELF_FOR_MILITARY: "temporary",
    Effect.DISCARD_HAND_FOR_MILITARY: "temporary",
    Effect.DISCARD_SELF_FOR_ZERO_COST: "free_world",
    Effect.PAY_FOR_MILITARY: "pay_for_military",
    Effect.SETTLE_SECOND_WORLD: "second_world",
    Effect.TRADE_BONUS: "trade_bonus",
    Effect.TRADE_BONUS_PER_KEYWORD_WORLD: "trade_bonus",
    Effect.DISCARD_HAND_FOR_VP: "hand_vp",
    Effect.DRAW: "draw",
    Effect.SELL_GOOD: "sell",
    Effect.GAMBLE: "gamble",
    Effect.PRODUCE_ON_WINDFALL: "fill_windfall",
    Effect.DRAW_IF_PRODUCED_HERE: "produce_draw",
    Effect.DRAW_PER_GOOD_PRODUCED: "produce_draw",
    Effect.DRAW_PER_KIND_PRODUCED: "produce_draw",
    Effect.DRAW_PER_WORLD: "produce_draw",
    Effect.DRAW_IF_PRODUCED_STRICTLY_MOST: "produce_draw",
}
BY_ITSELF: Final = (
    Effect.DISCARD_SELF_FOR_MILITARY,
    Effect.DISCARD_HAND_FOR_MILITARY,
    Effect.DISCARD_SELF_FOR_ZERO_COST,
    Effect.PAY_FOR_MILITARY,
    Effect.SETTLE_SECOND_WORLD,
    Effect.DISCARD_HAND_FOR_VP,
    Effect.SELL_GOOD,
    Effect.GAMBLE,
    Effect.PRODUCE_ON_WINDFALL,
)
"""Effects of which the amount says nothing about their worth."""


def terms(state: State, seat: Seat) -> Mapping[str, float]:
    """What a position is worth to a seat."""
    player = state.players[seat]
    left = 0.0 if state.ended_by else rounds_left(state)
    found = {"points": float(score(state, player)), "goals": _goals(state, seat, left)}
    found |= _to_come(state, player, left)
    own = sum(found.values())
    found |= {"plans": _plans(state, player, left), "tempo": 0.0, "lead": 0.0}
    others = [one for one in state.players if one is not player]
    if not others:
        return found
    coming = [sum(_to_come(state, one, left).values()) for one in others]
    found["tempo"] = -WEIGHTS["tempo"] * sum(coming) / len(coming)
    if left < NEAR_END:
        theirs = (score(state, one) + _goals(state, one.seat, left) for one in others)
        behind = max(map(add, theirs, coming)) - own
        found["lead"] = -WEIGHTS["lead"] * (1.0 - left / NEAR_END) * tanh(behind / CLEAR)
    return found


def _to_come(state: State, player: Player, left: float) -> dict[str, float]:
    """What lies before a seat is worth nothing by itself: only as long as there are rounds."""
    if state.ended_by:
        return dict.fromkeys(("hand", "goods", "engine"), 0.0)
    return {
        "hand": _hand(player) * min(1.0, 0.15 + left / 4),
        "goods": _goods(state, player) * min(1.0, 0.3 + left / 4),
        "engine": _engine(state, player) * left,
    }


def rounds_left(state: State) -> float:
    """About how many rounds are still to come after this one."""
    most = max(cards_on_table(state, player) for player in state.players)
    by_tableau = (TABLEAU_LIMIT - most) * A_ROUND
    by_pool = max(0, state.pool) / (CHIPS_A_ROUND * len(state.players)) * 1.5 + 0.2
    by_habit = max(1.0, USUAL_ROUNDS - state.round)
    return max(0.0, min(by_tableau, by_pool, by_habit))


def _hand(player: Player) -> float:
    count = len(player.hand) + sum(
        owed.number for owed in player.owed if owed.what in ("draw", "gamble")
    )
    spare = max(0, count - ROOMY)
    return WEIGHTS["card"] * (count - spare) + WEIGHTS["spare_card"] * spare


def _goods(state: State, player: Player) -> float:
    total = 0.0
    for world in player.goods:
        good = state.cards[world].good
        if good is not None:
            total += WEIGHTS["good"] + WEIGHTS["good_value"] * TRADE_VALUE[good]
    return total


class _Working(NamedTuple):
    """What the powers of a card do in a round, about."""

    worth: float
    made: float
    """Goods, and"""
    taken: float
    """what can be had for goods."""


@cache
def _working(edition: str, id_: str) -> _Working:
    card: Card = cards_of(edition)[id_]
    made, taken = 0.25 * card.is_windfall, 0.0
    for power in card.powers:
        if power.effect in (Effect.PRODUCE, Effect.PRODUCE_ON_WINDFALL):
            made += 1.0
        elif power.effect is Effect.PRODUCE_BY_DISCARD:
            made += 0.5
        elif power.effect is Effect.CONSUME:
            taken += power.vp_per_use * power.max_uses + 0.5 * power.cards_per_use
        elif power.effect is Effect.CONSUME_ALL_GOODS:
            taken += 2.0
    return _Working(sum(map(_worth_of, card.powers)), made, taken)


def changed() -> None:
    """The weights are others now."""
    _working.cache_clear()


def _engine(state: State, player: Player) -> float:
    """What the powers of a tableau bring in a round, about."""
    total = made = taken = 0.0
    for id_ in player.tableau:
        one = _working(state.rules.edition, id_)
        total += one.worth
        made += one.made
        taken += one.taken
    return total + WEIGHTS["consume"] * min(made, taken) + WEIGHTS["capacity"] * 0.2 * taken


def _worth_of(power: Power) -> float:
    if power.effect is Effect.MILITARY:
        return WEIGHTS["specialised" if power.specialised else "military"] * power.amount
    if power.effect in (Effect.PRODUCE, Effect.PRODUCE_BY_DISCARD):
        return WEIGHTS["produce"]
    if power.effect is Effect.CONSUME:
        return WEIGHTS["cards_for_goods"] * power.cards_per_use
    name = SIMPLE.get(power.effect)
    if name is None:
        return 0.0
    return WEIGHTS[name] * (1 if power.effect in BY_ITSELF else max(1, power.amount))


def _plans(state: State, player: Player, left: float) -> float:
    """What the best cards of the hand would bring beyond their price."""
    if left <= 0:
        return 0.0
    gains = []
    for id_ in dict.fromkeys(player.hand):
        if id_ in player.tableau:
            continue
        card = state.cards[id_]
        powers = _working(state.rules.edition, id_).worth
        price = 0 if card.military else (card.cost or 0)
        gain = points_of(state, player, id_) + powers * left * 0.7 - WEIGHTS["pay"] * price
        gains.append(gain)
    gains.sort(reverse=True)
    best = sum(gain * 0.8**n for n, gain in enumerate(gains[:PLANS]) if gain > 0)
    return WEIGHTS["plan"] * best * min(1.0, left / 2)


def _goals(state: State, seat: Seat, left: float) -> float:
    """Goals held, and how near others are."""
    total = float(sum(goal_points(state, seat).values()))
    if left <= 0:
        return total
    player = state.players[seat]
    for tile in state.tiles:
        goal = tile.goal
        if tile.owner == seat or (goal.type == "first" and tile.owner is not None):
            continue
        own = value_of(state, player, goal)
        if goal.type == "first":
            share = min(1.0, own / max(1, goal.threshold))
            total += WEIGHTS["first_goal"] * share * share
        else:
            needed = max(goal.threshold, *(value_of(state, one, goal) + 1 for one in state.players))
            total += WEIGHTS["most_goal"] * min(1.0, own / max(1, needed)) ** 2
    return total
