"""The best order of consuming equals brute force over all orders; so do the windfall choices."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from engine.race.advice.consuming import LEFT_OUT, consume_plans
from engine.race.advice.producing import produce_plans
from engine.race.components import CARDS
from engine.race.phases.consume import (
    is_mandatory,
    must_sell,
    options_of,
    perform,
    sell,
    usable,
)
from engine.race.phases.produce import number_drawn
from engine.race.state import Player, State, powers_of
from engine.race.terms import TRADE_VALUE, Action, Effect, Phase
from tests.engine.race.positions import race

Gain = tuple[int, int, int]

WITH_GOODS = [card.id for card in CARDS.values() if card.good is not None]
CONSUMING = [
    card.id
    for card in CARDS.values()
    if any(power.phase in (Phase.CONSUME, Phase.TRADE) for power in card.powers)
]


def random_position(chooser: random.Random, powers: int, goods: int) -> State:
    """A player with goods and powers in a Consume phase."""
    position = race(2)
    player = position.players[0]
    with_power = chooser.sample(CONSUMING, powers)
    worlds = chooser.sample([one for one in WITH_GOODS if one not in with_power], goods)
    player.tableau = [*with_power, *worlds]
    chooser.shuffle(player.tableau)
    player.powers = powers_of(position.cards, player.tableau)
    filled = [one for one in player.tableau if CARDS[one].good is not None][:goods]
    player.goods = dict.fromkeys(filled, "old_earth")
    player.actions = tuple(chooser.sample([Action.TRADE, Action.TIMES_2], chooser.randint(0, 2)))
    player.hand = ["space_port"]
    return position


def copied(player: Player) -> Player:
    return Player(
        player.seat,
        tableau=player.tableau,
        hand=[*player.hand],
        goods=dict(player.goods),
        chips=player.chips,
        actions=player.actions,
        used=[*player.used],
        sold=player.sold,
        powers=player.powers,
        owed=[*player.owed],
    )


def brute_force(state: State, player: Player, seen: dict[object, set[Gain]]) -> set[Gain]:
    """What every order and choice of goods brings from here: chips, cards, value left."""
    key = (frozenset(player.goods), frozenset(player.used), player.sold)
    if key in seen:
        return seen[key]
    ends: set[Gain] = set()
    nexts: list[Player] = []
    if must_sell(player):
        for world in player.goods:
            later = copied(player)
            later.sold = True
            sell(state, later, world, "trade", with_powers=True)
            nexts.append(later)
    else:
        for held in usable(state, player):
            if is_mandatory(held) and held.power.effect not in LEFT_OUT:
                for option in options_of(state, player, held):
                    later = copied(player)
                    perform(state, later, option.words)
                    nexts.append(later)
    for later in nexts:
        vp, cards = later.chips - player.chips, drawn(later) - drawn(player)
        ends |= {(vp + a, cards + b, c) for a, b, c in brute_force(state, later, seen)}
    if not nexts:
        value = sum(TRADE_VALUE[good] for one in player.goods if (good := CARDS[one].good))
        ends = {(0, 0, value)}
    seen[key] = ends
    return ends


def drawn(player: Player) -> int:
    return sum(owed.number for owed in player.owed if owed.what == "draw")


def unbeaten(ends: set[Gain]) -> list[Gain]:
    best = [
        one
        for one in ends
        if not any(
            other != one and all(b >= a for a, b in zip(one, other, strict=True)) for other in ends
        )
    ]
    return sorted(best, reverse=True)


def check_consuming(seed: int, powers: int, goods: int) -> None:
    chooser = random.Random(seed)
    state = random_position(chooser, chooser.randint(0, powers), chooser.randint(0, goods))
    player = state.players[0]
    wanted = unbeaten(brute_force(state, player, {}))
    plans = consume_plans(state, player, most=1000)
    value = [
        sum(TRADE_VALUE[good] for one in plan.left if (good := CARDS[one].good)) for plan in plans
    ]
    assert [(plan.vp, plan.cards, n) for plan, n in zip(plans, value, strict=True)] == wanted
    for plan in plans[:2]:
        assert played(state, player, plan.steps) == (plan.vp, plan.cards, {*plan.left})


def played(state: State, player: Player, steps: tuple[tuple[str, ...], ...]) -> object:
    """What the steps of a plan bring when they are carried out."""
    trial = copied(player)
    for words in steps:
        if words[0] == "trade":
            trial.sold = True
            sell(state, trial, words[1], "trade", with_powers=True)
        else:
            perform(state, trial, words)
    return trial.chips - player.chips, drawn(trial) - drawn(player), {*trial.goods}


@pytest.mark.parametrize("seed", range(150))
def test_the_best_order_of_consuming_is_that_of_brute_force(seed: int) -> None:
    check_consuming(seed, powers=5, goods=6)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(20))
def test_the_best_order_is_that_of_brute_force_in_many_positions(part: int) -> None:
    for seed in range(500):
        check_consuming(part * 500 + seed + 1000, powers=6, goods=8)


def test_of_equal_goods_those_that_come_back_are_consumed() -> None:
    position = race(2).with_tableau(0, "public_works", "refugee_world", "gem_world")
    player = position.players[0]
    player.goods = {"refugee_world": "old_earth", "gem_world": "old_earth"}
    plan = consume_plans(position, player)[0]
    assert plan.steps == (("consume", "public_works", "gem_world"),)
    assert plan.left == ("refugee_world",)


def test_windfall_worlds_are_chosen_for_cards_then_for_value() -> None:
    position = race(2).with_tableau(
        0, "refugee_world", "alien_toy_shop", "rebel_sympathizers", "galactic_engineers"
    )
    player = position.players[0]
    player.goods = {}
    plans = produce_plans(position, player)
    assert [plan.worlds for plan in plans] == [
        ("rebel_sympathizers",),
        ("alien_toy_shop",),
        ("refugee_world",),
    ]
    assert (plans[0].cards, plans[1].cards) == (1, 0)


@pytest.mark.parametrize("seed", range(60))
def test_the_choice_of_windfall_worlds_is_that_of_brute_force(seed: int) -> None:
    chooser = random.Random(seed)
    position = race(2)
    player = position.players[0]
    windfalls = [card.id for card in CARDS.values() if card.is_windfall]
    helping = [
        card.id
        for card in CARDS.values()
        if any(power.effect is Effect.PRODUCE_ON_WINDFALL for power in card.powers)
        or any(power.phase is Phase.PRODUCE and not card.is_world for power in card.powers)
    ]
    tableau = [*chooser.sample(windfalls, 4), *chooser.sample(helping, 3)]
    position.with_tableau(0, *tableau)
    player.goods = {}
    player.actions = (Action.PRODUCE,) if chooser.random() < 0.5 else (Action.SETTLE,)
    powers = [
        held.power.good
        for held in player.powers.get(Phase.PRODUCE, ())
        if held.power.effect is Effect.PRODUCE_ON_WINDFALL
    ] + ([None] if Action.PRODUCE in player.actions else [])
    empty = [one for one in player.tableau if CARDS[one].is_windfall]
    best = 0
    for order in permutations(powers):
        best = max(best, cards_after(position, player, order, empty))
    plans = produce_plans(position, player)
    assert max([plan.cards for plan in plans], default=best) == best


def cards_after(state: State, player: Player, powers: tuple[object, ...], empty: list[str]) -> int:
    """The most cards when these powers are used in this order, each on any world that fits."""
    if not powers:
        held = player.powers.get(Phase.PRODUCE, ())
        counted = (
            Effect.DRAW_IF_PRODUCED_HERE,
            Effect.DRAW_PER_GOOD_PRODUCED,
            Effect.DRAW_PER_KIND_PRODUCED,
        )
        return sum(number_drawn(state, player, one) for one in held if one.power.effect in counted)
    fitting = [one for one in empty if powers[0] in (None, CARDS[one].good)]
    if not fitting:
        return cards_after(state, player, powers[1:], empty)
    best = 0
    for world in fitting:
        good = CARDS[world].good
        assert good is not None
        player.produced[world] = good
        rest = [one for one in empty if one != world]
        best = max(best, cards_after(state, player, powers[1:], rest))
        del player.produced[world]
    return best
