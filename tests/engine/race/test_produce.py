"""Phase V: goods on worlds, and what is drawn for them."""

from __future__ import annotations

import pytest

from engine.core.chance import UNKNOWN
from engine.race.phases.produce import produce
from engine.race.terms import Phase
from tests.engine.race.positions import Position, offered, race, run

DECK = [
    "drop_ships",
    "new_earth",
    "comet_zone",
    "space_port",
    "gem_world",
    "old_earth",
    "hive_world",
]


def producing(
    *tableau: str, action: str = "trade", seats: int = 2, steps: bool = False
) -> Position:
    position = race(seats, steps="yes" if steps else "no").with_tableau(0, *tableau)
    for seat in range(1, seats):
        position.with_tableau(seat, "old_earth")
    return position.in_phase(Phase.PRODUCE, action).with_deck(*DECK * 2)


def goods(position: Position) -> list[str]:
    return [*position.players[0].goods]


@pytest.mark.parametrize(
    ("tableau", "action", "produced", "cards"),
    [
        (["old_earth", "spice_world", "refugee_world"], "trade", ["spice_world"], 0),
        (["spice_world", "refugee_world"], "produce", ["spice_world", "refugee_world"], 0),
        (["gem_world"], "trade", ["gem_world"], 1),
        (["lost_species_ark_world"], "trade", ["lost_species_ark_world"], 2),
        (["mining_robots", "asteroid_belt"], "trade", ["asteroid_belt"], 0),
        (["mining_robots", "refugee_world"], "trade", [], 0),
        (["galactic_engineers", "refugee_world"], "trade", ["refugee_world"], 0),
        (["mining_robots", "galactic_engineers", "asteroid_belt", "refugee_world"], "trade",
         ["asteroid_belt", "refugee_world"], 0),
        (["rebel_sympathizers", "expanding_colony"], "trade", ["rebel_sympathizers"], 1),
        (["runaway_robots"], "produce", ["runaway_robots"], 1),
        (["merchant_guild"], "trade", [], 2),
        (["rebel_underground"], "trade", [], 1),
        (["imperium_lords", "rebel_base", "hive_world"], "trade", ["hive_world"], 2),
        (["pan_galactic_league", "empath_world", "plague_world"], "trade", ["plague_world"], 2),
        (["consumer_markets", "spice_world", "refugee_world"], "produce",
         ["spice_world", "refugee_world"], 2),
        (["research_labs", "alien_robotic_factory", "alien_toy_shop"], "produce",
         ["alien_robotic_factory", "alien_toy_shop"], 2),
        (["diversified_economy", "spice_world", "refugee_world", "volcanic_world"], "produce",
         ["spice_world", "refugee_world", "volcanic_world"], 2),
    ],
)  # fmt: skip
def test_producing_without_a_choice(
    tableau: list[str], action: str, produced: list[str], cards: int
) -> None:
    position = producing(*tableau, action=action)
    assert run(produce(position)) == []
    assert sorted(goods(position)) == sorted(produced)
    assert len(position.players[0].hand) == cards


def test_a_world_holds_one_good_at_most() -> None:
    position = producing("spice_world").with_goods(0, "spice_world")
    run(produce(position))
    assert position.players[0].goods == {"spice_world": "destroyed_world"}
    assert position.told("produced") == []


def test_where_the_powers_do_not_suffice_the_player_chooses() -> None:
    position = producing("refugee_world", "asteroid_belt", action="produce")
    decision = run(produce(position))[0]
    assert offered(decision) == ["produce refugee_world bonus", "produce asteroid_belt bonus"]
    assert decision.refusal(("done",)) is not None, "the bonus must be used"
    run(produce(position), (0, "produce asteroid_belt bonus"))
    assert goods(position) == ["asteroid_belt"]


def test_damaged_alien_factory_takes_a_hand_card_before_its_good_comes_and_may_be_declined() -> (
    None
):
    position = producing("damaged_alien_factory").with_hand(0, "public_works", "space_marines")
    decision = run(produce(position))[0]
    assert decision.kind == "factory"
    words = ("produce", "damaged_alien_factory", "pay", "public_works")
    assert decision.veil is not None
    assert decision.veil(words) == (*words[:3], UNKNOWN)
    run(produce(position), (0, " ".join(words)))
    assert position.players[0].hand == ["space_marines"]
    assert position.players[0].goods == {"damaged_alien_factory": "drop_ships"}
    assert position.stocks[0].discards == ["public_works"]
    declined = producing("damaged_alien_factory").with_hand(0, "public_works")
    assert run(produce(declined), (0, "done")) == []


def test_a_card_drawn_for_diversified_economy_may_pay_for_the_factory() -> None:
    position = producing("diversified_economy", "spice_world", "damaged_alien_factory")
    decision = run(produce(position))[0]
    assert offered(decision) == ["draw diversified_economy", "done"]
    run(
        produce(producing("diversified_economy", "spice_world", "damaged_alien_factory")),
        (0, "draw diversified_economy"),
        (0, "produce damaged_alien_factory pay new_earth"),
    )
    first = producing("diversified_economy", "spice_world", "damaged_alien_factory")
    run(
        produce(first),
        (0, "draw diversified_economy"),
        (0, "produce damaged_alien_factory pay new_earth"),
    )
    assert sorted(goods(first)) == ["damaged_alien_factory", "spice_world"]
    assert first.players[0].hand == [], "one card for novelty, paid; none for the Alien good"


def test_used_last_it_counts_the_factory_too() -> None:
    position = producing("diversified_economy", "spice_world", "damaged_alien_factory")
    position.with_hand(0, "public_works")
    run(produce(position), (0, "produce damaged_alien_factory pay public_works"))
    assert len(position.players[0].hand) == 2


@pytest.mark.parametrize(("other", "cards"), [(["volcanic_world"], 0), (["spice_world"], 2)])
def test_mining_conglomerate_draws_for_strictly_the_most_rare_goods(
    other: list[str], cards: int
) -> None:
    position = producing("mining_conglomerate", "comet_zone").with_tableau(1, *other)
    run(produce(position))
    assert len(position.players[0].hand) == cards + 1


def test_both_copies_of_mining_conglomerate_are_judged_apart() -> None:
    position = producing("mining_conglomerate", "volcanic_world")
    position.with_tableau(1, "mining_conglomerate", "rebel_miners", "bio_hazard_mining_world")
    run(produce(position))
    assert [len(player.hand) for player in position.players] == [0, 2]


def test_goods_come_in_seat_order_whoever_answers_first() -> None:
    position = producing("refugee_world", "asteroid_belt", action="produce")
    position.with_tableau(1, "refugee_world", "asteroid_belt")
    position.players[1].actions = position.players[0].actions
    run(produce(position), (1, "produce asteroid_belt bonus"), (0, "produce refugee_world bonus"))
    assert position.players[0].goods == {"refugee_world": "drop_ships"}
    assert position.players[1].goods == {"asteroid_belt": "new_earth"}


def test_with_steps_every_order_can_be_played() -> None:
    position = producing(
        "gem_world", "merchant_guild", "asteroid_belt", action="produce", steps=True
    )
    run(
        produce(position),
        (0, "draw merchant_guild"),
        (0, "produce asteroid_belt bonus"),
        (0, "produce gem_world self"),
        (0, "draw gem_world"),
    )
    assert position.players[0].hand == ["drop_ships", "new_earth", "gem_world"]
    assert position.players[0].goods == {"asteroid_belt": "comet_zone", "gem_world": "space_port"}


def test_with_steps_nothing_that_must_be_done_can_be_left_out() -> None:
    position = producing("gem_world", "asteroid_belt", action="produce", steps=True)
    before = run(produce(position), (0, "produce asteroid_belt bonus"))
    assert offered(before[0]) == ["produce gem_world self"]
    position = producing("gem_world", steps=True)
    assert offered(run(produce(position))[0]) == ["produce gem_world self"]
