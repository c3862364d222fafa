"""The rulings of the digest (race/rules.md, section 14), one test each, by number.

Some are shown elsewhere too, with more cases; 19 to 23 are of the robot and the draft, 24 is about
sets that we do not have.
"""

from __future__ import annotations

import pytest

from engine.core.errors import SetupError
from engine.core.moves import Note
from engine.race.components import CARDS, GOALS, START_WORLDS, card, copies_of
from engine.race.goals import check_goals, goal_points, value_of
from engine.race.phases.consume import consume, usable
from engine.race.phases.produce import produce
from engine.race.phases.settle import settle
from engine.race.rounds import end_reasons, hand_limit, play_phases
from engine.race.scoring import points_of
from engine.race.state import Tile, draw
from engine.race.terms import Effect, Phase
from tests.engine.race.positions import offered, race, run, table


def test_01_the_second_edition_changes_exactly_five_cards() -> None:
    changed = [id_ for id_ in CARDS if card(id_, "first") != card(id_, "second")]
    assert sorted(changed) == [
        "bio_hazard_mining_world",
        "black_market_trading_world",
        "imperium_armaments_world",
        "merchant_guild",
        "outlaw_world",
    ]
    assert (card("black_market_trading_world").cost, card("black_market_trading_world").vp) == (
        3,
        2,
    )
    other = card("black_market_trading_world", "second")
    assert (other.cost, other.vp) == (2, 1)


def test_02_new_galactic_order_counts_a_negative_total() -> None:
    position = race(2).with_tableau(
        0,
        "new_galactic_order",
        "refugee_world",
        "empath_world",
        "contact_specialist",
        "pan_galactic_league",
    )
    assert points_of(position, position.players[0], "new_galactic_order") == -2


def settling(*tableau: str, hand: tuple[str, ...]) -> list[str]:
    position = race(2).with_tableau(0, *tableau).with_hand(0, *hand).in_phase(Phase.SETTLE)
    return offered(run(settle(position))[0])[1:]


def test_03_grey_alien_worlds_have_no_alien_good() -> None:
    assert settling("colony_ship", hand=("deserted_alien_world",)) == [
        "settle deserted_alien_world ship"
    ]
    assert settling("alien_tech_institute", hand=("alien_rosetta_stone_world", "gem_world")) == []


def test_04_a_specialist_and_a_ship_place_a_military_world_without_alien_good() -> None:
    assert settling("contact_specialist", "colony_ship", hand=("rebel_base",)) == [
        "settle rebel_base ship"
    ]


def test_05_doomed_world_as_settler_leaves_and_cannot_settle_again() -> None:
    position = race(2).with_tableau(0, "doomed_world", "improved_logistics")
    position.with_hand(0, "new_earth", "gem_world").in_phase(Phase.SETTLE)
    second = run(settle(position), (0, "settle new_earth doomed"))
    assert position.players[0].tableau == ["improved_logistics", "new_earth"]
    assert offered(second[0]) == ["settle none"]


def test_06_two_chips_for_a_good_are_doubled_as_a_whole() -> None:
    position = (
        race(2).with_tableau(0, "galactic_trendsetters", "gem_world").with_goods(0, "gem_world")
    )
    position.in_phase(Phase.CONSUME, "x2")
    run(consume(position), (0, "consume galactic_trendsetters gem_world"))
    assert position.players[0].chips == 4


def test_07_pilgrimage_world_with_one_good_must_be_used_for_nothing() -> None:
    position = race(2).with_tableau(0, "pilgrimage_world", "gem_world").with_goods(0, "gem_world")
    position.in_phase(Phase.CONSUME)
    assert offered(run(consume(position))[0]) == ["consume pilgrimage_world gem_world"]
    run(consume(position), (0, "consume pilgrimage_world gem_world"))
    assert position.players[0].chips == 0
    assert position.players[0].goods == {}


def test_08_diversified_economy_does_nothing_with_two_kinds() -> None:
    worlds = ("gem_world", "spice_world", "comet_zone")
    position = race(2).with_tableau(0, "diversified_economy", *worlds).with_goods(0, *worlds)
    position.in_phase(Phase.CONSUME)
    assert usable(position, position.players[0]) == []


def developments(*numbers: int) -> tuple[object, Tile]:
    position = race(len(numbers))
    many = [one.id for one in CARDS.values() if not one.is_world]
    for seat, number in enumerate(numbers):
        position.with_tableau(seat, *many[:number])
    position.tiles = [Tile(GOALS["greatest_infrastructure"], owner=0)]
    return position, position.tiles[0]


def test_09_greatest_infrastructure_is_lost_in_settle_and_taken_in_the_next_develop() -> None:
    position, tile = developments(4, 5)
    check_goals(position, Phase.SETTLE)
    assert tile.owner is None, "passed: back to the centre"
    check_goals(position, Phase.SETTLE)
    assert tile.owner is None, "nobody takes it in phase III"
    assert goal_points(position, 1) == {"greatest_infrastructure": 3}, "a sole leader without it"
    check_goals(position, Phase.DEVELOP)
    assert tile.owner == 1
    position, tile = developments(3, 2)
    check_goals(position, Phase.SETTLE)
    assert tile.owner is None, "below the minimum"
    position, tile = developments(4, 4)
    check_goals(position, Phase.SETTLE)
    assert tile.owner == 0, "a tie leaves it where it is"


def test_10_selling_powers_are_powers_of_phase_iv_for_innovation_leader() -> None:
    goal = GOALS["innovation_leader"]
    position = race(2).with_tableau(0, "black_market_trading_world")
    assert value_of(position, position.players[0], goal) == 1
    assert {power.phase for power in CARDS["trade_league"].powers} == {Phase.TRADE, Phase.CONSUME}


def test_11_budget_surplus_needs_a_forced_discard_and_is_shared() -> None:
    position = race(3)
    position.tiles = [Tile(GOALS["budget_surplus"])]
    for seat, count in enumerate((11, 10, 12)):
        position.with_hand(seat, *["drop_ships"] * count)
    run(hand_limit(position), (2, "discard drop_ships+2"), (0, "discard drop_ships"))
    check_goals(position, Phase.END)
    assert (position.tiles[0].owner, position.tiles[0].sharers) == (0, [2])


def test_12_damaged_alien_factory_is_a_production_world_alien_and_military() -> None:
    factory = CARDS["damaged_alien_factory"]
    assert (factory.kind, factory.military, factory.good) == ("production", True, "alien")
    position = race(2).with_tableau(
        0, "damaged_alien_factory", "merchant_guild", "alien_tech_institute"
    )
    assert points_of(position, position.players[0], "merchant_guild") == 2
    assert points_of(position, position.players[0], "alien_tech_institute") == 3 + 2


def test_13_goals_are_tested_after_each_of_two_phases_alike() -> None:
    position = race(2).with_tableau(0, "old_earth").with_hand(0, "trade_league", *["gem_world"] * 6)
    position.in_phase(Phase.DEVELOP, "develop develop", times=2)
    position.tiles = [Tile(GOALS["galactic_status"])]
    second = run(play_phases(position), (0, "develop trade_league"), (0, "pay gem_world+5"))
    assert (second[0].kind, position.at) == ("develop", 1)
    assert position.tiles[0].owner == 0


def test_14_an_exhausted_deck_is_reshuffled_in_mid_draw_and_else_the_draw_is_lost() -> None:
    position = race(2).with_deck("gem_world", discards=["drop_ships"])
    assert draw(position, 0, 4, "x") == ["gem_world", "drop_ships"]


def test_15_gambling_world_names_1_to_7_and_shows_the_card() -> None:
    power = next(one for one in CARDS["gambling_world"].powers if one.effect is Effect.GAMBLE)
    assert (power.lowest, power.highest) == (1, 7)
    position = (
        race(2)
        .with_tableau(0, "gambling_world")
        .in_phase(Phase.CONSUME)
        .with_deck("rebel_homeworld", "x")
    )
    run(consume(position), (0, "gamble 7"))
    assert position.players[0].hand == ["rebel_homeworld"]
    assert position.told("gambled") == [
        {"card": "gambling_world", "number": 7, "shown": "rebel_homeworld", "won": True}
    ]


def test_16_space_mercenaries_may_be_split_over_two_worlds() -> None:
    position = race(2).with_tableau(0, "new_sparta", "space_mercenaries", "improved_logistics")
    position.with_hand(0, "malevolent_lifeforms", "rebel_outpost", "gem_world", "comet_zone")
    position.in_phase(Phase.SETTLE)
    run(
        settle(position),
        (0, "settle malevolent_lifeforms conquer"),
        (0, "boost space_mercenaries"),
        (0, "pay gem_world"),
        (0, "settle rebel_outpost conquer"),
        (0, "boost space_mercenaries"),
        (0, "pay comet_zone"),
    )
    assert position.players[0].tableau[-2:] == ["malevolent_lifeforms", "rebel_outpost"]
    assert position.players[0].hand == []


def test_17_a_payment_that_cannot_be_made_is_refused_before_the_reveal() -> None:
    position = race(2).with_hand(1, "gem_world").with_tableau(0, "old_earth")
    position.with_hand(0, "new_earth", "drop_ships").in_phase(Phase.SETTLE, "settle", "settle")
    decision = run(settle(position))[0]
    reason = decision.refusal(("settle", "new_earth", "pay"))
    assert reason == Note("needs-cards", {"needed": 5, "has": 1})


def test_25_useless_uses_of_powers_are_refused() -> None:
    assert settling("doomed_world", "colony_ship", hand=("refugee_world",)) == [
        "settle refugee_world pay"
    ]
    position = race(2).with_tableau(0, "new_sparta", "space_mercenaries", "new_military_tactics")
    position.with_hand(0, "rebel_outpost", "gem_world").in_phase(Phase.SETTLE)
    boosts = run(settle(position), (0, "settle rebel_outpost conquer"))
    assert offered(boosts[0]) == ["boost new_military_tactics"], "no mercenaries for nothing"


def test_25_military_may_be_discarded_for_nothing_though_it_is_warned_of() -> None:
    position = race(2).with_tableau(0, "new_sparta", "new_military_tactics")
    position.with_hand(0, "rebel_miners").in_phase(Phase.SETTLE)
    boosts = run(settle(position), (0, "settle rebel_miners conquer"))
    assert offered(boosts[0]) == ["boost none", "boost new_military_tactics"]
    assert boosts[0].advise is not None
    warnings = boosts[0].advise().warnings(("boost", "new_military_tactics"))
    assert [note.key for note in warnings] == ["boost-not-needed"]


def test_26_what_is_mandatory_and_what_is_not() -> None:
    optional = {power.effect for one in CARDS.values() for power in one.powers if power.optional}
    assert optional == {
        Effect.DISCARD_SELF_FOR_MILITARY,
        Effect.DISCARD_HAND_FOR_MILITARY,
        Effect.DISCARD_SELF_FOR_ZERO_COST,
        Effect.PAY_FOR_MILITARY,
        Effect.SETTLE_SECOND_WORLD,
        Effect.DISCARD_HAND_FOR_VP,
        Effect.PRODUCE_BY_DISCARD,
    }
    position = (
        race(2).with_tableau(0, "refugee_world", "empath_world").in_phase(Phase.PRODUCE, "produce")
    )
    assert run(produce(position))[0].refusal(("done",)) is not None


def test_27_chips_below_nothing_come_from_the_reserve_and_the_game_ends_after_the_round() -> None:
    position = race(2).with_tableau(0, "tourist_world", "gem_world", "spice_world")
    position.with_goods(0, "gem_world", "spice_world").in_phase(Phase.CONSUME)
    position.pool = 1
    run(consume(position), (0, "consume tourist_world gem_world spice_world"))
    assert (position.players[0].chips, position.pool) == (3, -2)
    assert list(end_reasons(position)) == ["vp_pool"]


def test_28_goods_of_all_placed_worlds_come_before_any_payment_or_draw() -> None:
    position = race(2)
    for seat, world in enumerate(("refugee_world", "asteroid_belt")):
        position.with_tableau(seat, "old_earth").with_hand(seat, world, "drop_ships", "drop_ships")
    position.in_phase(Phase.SETTLE, "settle", "settle")
    position.with_deck("gem_world", "comet_zone", discards=["old_earth"])
    run(
        settle(position),
        (0, "settle refugee_world pay"),
        (1, "settle asteroid_belt pay"),
        (1, "pay drop_ships+2"),
    )
    assert [player.goods for player in position.players] == [
        {"refugee_world": "gem_world"},
        {"asteroid_belt": "comet_zone"},
    ]
    assert position.told("reshuffled")[0] == {"count": 1}, "before anybody had paid"


def test_setup_five_need_the_expansion_and_the_box_has_its_cards() -> None:
    assert (len(copies_of("base")), len(copies_of("storm")), len(START_WORLDS)) == (114, 136, 9)
    with pytest.raises(SetupError, match="setup-needs-storm"):
        table(5, sets="base")
