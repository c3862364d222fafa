"""What an option brings: points, cards, Military, before and after."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from engine.core.amounts import NOTHING
from engine.core.moves import Note, Words
from engine.race.advice.consuming import consume_plans
from engine.race.components import Goal
from engine.race.goals import value_of
from engine.race.payment import PHASE_BONUS, has_bonus, offers, settle_powers
from engine.race.phases.consume import gains_of, is_doubled, power_meant
from engine.race.phases.settle import leaving_of
from engine.race.powers import discount, general_military, trade_value
from engine.race.scoring import points_of
from engine.race.state import Player, State, as_if_placed
from engine.race.terms import TABLEAU_LIMIT, Action, Effect, Phase

LAST_CARDS: Final = 2
"""How many cards are missing at most where it is worth saying how many lie there."""


def outlook_of(state: State, player: Player, words: Words) -> list[Note]:
    """Everything worth knowing about an option before it is taken."""
    match words:
        case ("settle", card, way) if card in state.cards:
            powers = settle_powers(state, player)
            found = offers(player, state.cards[card], powers, len(player.hand) - 1)
            uses = next((one.uses for one in found if one.way == way), ())
            return [*_placing(state, player, card), *_leaving(state, uses)]
        case ("develop" | "settle", card, *_) if card in state.cards:
            return list(_placing(state, player, card))
        case ("boost", *boosters) if boosters != [*NOTHING]:
            return list(_leaving(state, boosters))
        case ("trade", world):
            return [Note("sells", {"count": trade_value(state, player, world)})]
        case ("consume", *_):
            return list(_consuming(state, player, words))
        case ("act", *actions):
            return [note for action in actions for note in _action(state, player, action)]
    return []


def _leaving(state: State, used: Sequence[str]) -> Iterator[Note]:
    """Those of the cards used for a placement that leave the tableau."""
    if gone := leaving_of(state, used):
        yield Note("leaves-tableau", {"cards": gone})


def _cost_parts(state: State, player: Player, id_: str) -> Iterator[Note]:
    """What is printed, and which cards make it cheaper, where any do."""
    card = state.cards[id_]
    powers = settle_powers(state, player)
    if not card.is_world:
        powers = player.powers.get(Phase.DEVELOP, ())
    helping = tuple(
        held.card
        for held in powers
        if held.power.effect is Effect.REDUCE_COST and held.power.good in (None, card.good)
    )
    bonus = not card.is_world and has_bonus(state, player, Action.DEVELOP)
    if (helping or bonus) and card.cost is not None:
        less = discount(card, powers) + (PHASE_BONUS if bonus else 0)
        yield Note("cost-parts", {"printed": card.cost, "less": less})
        if helping:
            yield Note("cheaper-by", {"cards": helping})


def _placing(state: State, player: Player, card: str) -> Iterator[Note]:
    yield from _cost_parts(state, player, card)
    yield Note("points-now", {"vp": points_of(state, player, card)})
    placed = as_if_placed(state, player, card)
    before = general_military(player.powers.get(Phase.SETTLE, ()))
    after = general_military(placed.powers.get(Phase.SETTLE, ()))
    if after != before:
        yield Note("military-after", {"before": before, "after": after})
    if TABLEAU_LIMIT - LAST_CARDS <= len(placed.tableau) <= TABLEAU_LIMIT:
        yield Note("cards-on-table", {"count": len(placed.tableau), "limit": TABLEAU_LIMIT})
    for tile in state.tiles:
        won = tile.owner is not None and tile.goal.type == "first"
        if won or player.seat in (tile.owner, *tile.sharers):
            continue
        player_before = value_of(state, player, tile.goal)
        value = value_of(state, placed, tile.goal)
        if value > player_before:
            yield Note(
                "goal-progress",
                {"goal": tile.goal.id, "has": value, "needed": _needed(state, player, tile.goal)},
            )


def _needed(state: State, player: Player, goal: Goal) -> int:
    """From which value on a player takes a goal that he does not have."""
    if goal.type == "first":
        return goal.threshold
    others = [value_of(state, one, goal) for one in state.players if one is not player]
    return max(goal.threshold, 1 + max(others, default=0))


def _consuming(state: State, player: Player, words: Words) -> Iterator[Note]:
    """What a power brings, and the best that can still follow."""
    held = power_meant(player, words)
    if held is None or held.power.effect is Effect.DISCARD_HAND_FOR_VP:
        return
    if held.power.effect is Effect.SELL_GOOD and len(words) == 3:
        with_powers = held.power.trade_powers
        yield Note("sells", {"count": trade_value(state, player, words[2], with_powers)})
    elif held.power.effect in (Effect.CONSUME, Effect.CONSUME_ALL_GOODS):
        vp, cards = gains_of(player, held.power, len(words) - 2)
        doubled = "yes" if is_doubled(player) and vp else "no"
        yield Note("brings", {"vp": vp, "cards": cards, "doubled": doubled})


def _action(state: State, player: Player, action: str) -> Iterator[Note]:
    """What an action would do with the cards as they lie."""
    if action == Action.TRADE and player.goods:
        best = max(trade_value(state, player, world) for world in player.goods)
        yield Note("best-sale", {"count": best})
    if action == Action.TIMES_2:
        doubled = Player(
            player.seat,
            tableau=player.tableau,
            goods=player.goods,
            hand=player.hand,
            powers=player.powers,
            actions=(Action.TIMES_2,),
        )
        plans = consume_plans(state, doubled, most=1)
        if plans and (plans[0].vp or plans[0].cards):
            yield Note("best-consuming", {"vp": plans[0].vp, "cards": plans[0].cards})
    if action == Action.PRODUCE:
        empty = [
            world
            for world in player.tableau
            if state.cards[world].kind == "production" and world not in player.goods
        ]
        windfall = any(
            state.cards[world].is_windfall and world not in player.goods for world in player.tableau
        )
        yield Note("would-produce", {"goods": len(empty) + int(windfall)})
