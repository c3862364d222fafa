"""Every card of the box: what its powers say happens when its rule is played."""

from __future__ import annotations

import ast
import contextlib
from pathlib import Path

import pytest

from engine.core.moves import Move
from engine.race.components import CARDS, Card, Power
from engine.race.phases.consume import consume, usable
from engine.race.phases.explore import number_drawn, number_kept
from engine.race.phases.produce import produce
from engine.race.powers import (
    discount,
    general_military,
    military_against,
    trade_value,
)
from engine.race.terms import TRADE_VALUE, Effect, Good, Phase
from tests.engine.race.positions import Position, race, run

ROOT = Path(__file__).parents[3]


def test_no_rule_knows_a_card_by_its_name() -> None:
    """Cards are data: a name in the code would be a rule of one card."""
    found = [
        f"{path.name}: {node.value}"
        for path in sorted((ROOT / "engine/race").rglob("*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Constant) and node.value in CARDS
    ]
    assert found == []


def with_power(*effects: Effect) -> list[tuple[str, Power]]:
    return [
        (card.id, power)
        for card in CARDS.values()
        for power in card.powers
        if power.effect in effects
    ]


def ids(found: list[tuple[str, Power]]) -> list[str]:
    return [card for card, _ in found]


def alone(card: str, *others: str) -> Position:
    return race(2).with_tableau(0, card, *others).with_tableau(1, "ancient_race")


EXPLORING = with_power(Effect.EXPLORE_DRAW, Effect.EXPLORE_KEEP)


@pytest.mark.parametrize(("card", "power"), EXPLORING, ids=ids(EXPLORING))
def test_cards_that_explore(card: str, power: Power) -> None:
    player = alone(card).in_phase(Phase.EXPLORE).players[0]
    if power.effect is Effect.EXPLORE_DRAW:
        assert number_drawn(player) == 2 + power.amount
    else:
        assert number_kept(player) == 1 + power.amount


MILITARY = with_power(Effect.MILITARY)


@pytest.mark.parametrize(("card", "power"), MILITARY, ids=ids(MILITARY))
def test_cards_with_military(card: str, power: Power) -> None:
    powers = alone(card).players[0].powers[Phase.SETTLE]
    amounts = {
        world.id: military_against(world, powers) for world in CARDS.values() if world.military
    }
    assert general_military(powers) == (0 if power.specialised else power.amount)
    for world, amount in amounts.items():
        printed = CARDS[world]
        counts = (
            not power.specialised
            or (power.against_good is not None and printed.good is power.against_good)
            or (power.against_keyword is not None and power.against_keyword in printed.keywords)
        )
        assert amount == (power.amount if counts else 0), world


CHEAPER = [one for one in with_power(Effect.REDUCE_COST) if one[1].phase is Phase.SETTLE]


@pytest.mark.parametrize(("card", "power"), CHEAPER, ids=ids(CHEAPER))
def test_cards_that_make_worlds_cheaper(card: str, power: Power) -> None:
    powers = alone(card).players[0].powers[Phase.SETTLE]
    for world in CARDS.values():
        if world.is_world:
            fits = power.good is None or power.good is world.good
            assert discount(world, powers) == (power.amount if fits else 0), world.id


TRADING = with_power(Effect.TRADE_BONUS)
SOLD = {
    Good.NOVELTY: "gem_world",
    Good.RARE: "comet_zone",
    Good.GENES: "plague_world",
    Good.ALIEN: "alien_robot_sentry",
}


@pytest.mark.parametrize(("card", "power"), TRADING, ids=ids(TRADING))
def test_cards_that_trade(card: str, power: Power) -> None:
    for good, world in SOLD.items():
        position = alone(card, world)
        fits = not power.this_world_only and power.good in (None, good)
        value = TRADE_VALUE[good] + (power.amount if fits else 0)
        assert trade_value(position, position.players[0], world) == value


PRODUCING = [card for card in CARDS.values() if card.kind == "production"]


@pytest.mark.parametrize("card", PRODUCING, ids=lambda card: card.id)
def test_production_worlds_get_their_good(card: Card) -> None:
    position = alone(card.id).in_phase(Phase.PRODUCE).with_deck(*["drop_ships"] * 9)
    position.with_hand(0, "gem_world")
    pays = any(power.effect is Effect.PRODUCE_BY_DISCARD for power in card.powers)
    answers = [(0, f"produce {card.id} pay gem_world")] if pays else []
    assert run(produce(position), *answers) == []
    assert position.players[0].goods == {card.id: "drop_ships"}
    draws = sum(
        power.amount for power in card.powers if power.effect is Effect.DRAW_IF_PRODUCED_HERE
    )
    assert len(position.players[0].hand) == (0 if pays else 1) + draws


WINDFALLS = [card for card in CARDS.values() if card.is_windfall]


@pytest.mark.parametrize("card", WINDFALLS, ids=lambda card: card.id)
def test_windfall_worlds_get_a_good_only_by_a_power_or_the_bonus(card: Card) -> None:
    for action, goods in (("trade", []), ("produce", [card.id])):
        position = alone(card.id).in_phase(Phase.PRODUCE, action).with_deck(*["drop_ships"] * 9)
        assert run(produce(position)) == []
        assert [*position.players[0].goods] == goods


FILLING = with_power(Effect.PRODUCE_ON_WINDFALL)


@pytest.mark.parametrize(("card", "power"), FILLING, ids=ids(FILLING))
def test_cards_that_produce_on_windfall_worlds(card: str, power: Power) -> None:
    for world in WINDFALLS:
        if world.id == card:
            continue
        position = alone(card, world.id).in_phase(Phase.PRODUCE).with_deck(*["drop_ships"] * 9)
        run(produce(position))
        assert (world.id in position.players[0].goods) == (power.good in (None, world.good))


CONSUMING = with_power(Effect.CONSUME)


@pytest.mark.parametrize(("card", "power"), CONSUMING, ids=ids(CONSUMING))
def test_cards_that_consume(card: str, power: Power) -> None:
    """With enough fitting goods a power takes as many as it may and brings what is printed."""
    fitting = [
        world.id
        for world in CARDS.values()
        if world.good is not None and power.good in (None, world.good) and world.id != card
    ]
    kinds = {CARDS[world].good: world for world in fitting}
    worlds = [*kinds.values(), *(world for world in fitting if world not in kinds.values())][:6]
    if power.this_world_only:
        worlds = []
    position = alone(card, *worlds).in_phase(Phase.CONSUME, "settle")
    position.with_goods(0, *worlds, *([card] if power.this_world_only else []))
    player = position.players[0]
    held = next(one for one in usable(position, player) if one.card == card)
    assert held.power == power
    decision = run(consume(position))[0]
    words = next(one.words for one in decision.offer() if one.words[:2] == ("consume", card))
    goods = len(player.goods)
    flow = consume(position)
    next(flow)
    with contextlib.suppress(StopIteration):
        flow.send(Move(0, words))
    uses = power.max_uses
    assert goods - len(player.goods) == uses * power.goods_per_use
    assert player.chips == uses * power.vp_per_use
    drawn = sum(one.number for one in player.owed if one.what == "draw") + len(player.hand)
    assert drawn == uses * power.cards_per_use
