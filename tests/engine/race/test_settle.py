"""Phase III: ways to place a world, what they cost, what they leave behind."""

from __future__ import annotations

import pytest

from engine.race.components import GOALS
from engine.race.goals import value_of
from engine.race.phases.settle import settle
from engine.race.terms import Phase
from tests.engine.race.positions import Position, offered, race, run

CASES = {
    "a non-military world is paid": (["old_earth"], "gem_world x y", ["pay"]),
    "a military world needs Military": (["old_earth"], "rebel_fuel_cache x", []),
    "with enough Military it is conquered": (["new_sparta"], "rebel_miners", ["conquer"]),
    "negative Military counts": (["new_sparta", "refugee_world"], "rebel_miners", []),
    "specialised Military counts against its kind": (
        ["alpha_centauri"], "rebel_fuel_cache", ["conquer"]),
    "but not against another kind": (["alpha_centauri"], "star_nomad_lair", []),
    "Military against Rebels counts against Rebels": (
        ["old_earth", "galactic_imperium"], "rebel_warrior_race", ["conquer"]),
    "and against nobody else": (["old_earth", "galactic_imperium"], "hive_world", []),
    "a Contact Specialist pays the defense less one": (
        ["new_sparta", "contact_specialist"], "rebel_warrior_race x y", ["specialist"]),
    "but conquest stays possible": (
        ["new_sparta", "space_marines", "contact_specialist"],
        "rebel_warrior_race x y",
        ["conquer", "specialist"],
    ),
    "a Contact Specialist pays for no Alien goods": (
        ["old_earth", "contact_specialist"], "alien_robot_sentry x y z", []),
    "Alien discounts hold for Alien goods": (
        ["old_earth", "alien_tech_institute"], "deserted_alien_outpost x y", ["pay"]),
    "but not for a grey Alien world": (
        ["old_earth", "alien_tech_institute"], "alien_rosetta_stone_world x y", []),
    "a Colony Ship settles for nothing": (["old_earth", "colony_ship"], "new_earth", ["ship"]),
    "not on Alien goods": (["old_earth", "colony_ship"], "deserted_alien_outpost", []),
    "but on a grey Alien world": (
        ["old_earth", "colony_ship"], "alien_rosetta_stone_world", ["ship"]),
    "with a Contact Specialist on a military world": (
        ["old_earth", "colony_ship", "contact_specialist"], "rebel_base", ["ship"]),
    "not with one on Alien goods": (
        ["old_earth", "colony_ship", "contact_specialist"], "lost_alien_warship", []),
    "a Doomed World does what a Colony Ship does": (["doomed_world"], "new_earth", ["doomed"]),
    "neither where the price is nothing anyway": (
        ["doomed_world", "colony_ship"], "refugee_world", ["pay"]),
    "New Military Tactics are counted in": (
        ["new_sparta", "new_military_tactics"], "rebel_outpost", ["conquer"]),
    "Space Mercenaries as far as there are cards": (
        ["new_sparta", "space_mercenaries"], "rebel_outpost x y", ["conquer"]),
    "with one card they bring one": (["new_sparta", "space_mercenaries"], "rebel_outpost x", []),
    "a discount does not go below nothing": (
        ["old_earth", "replicant_robots"], "empath_world", ["pay"]),
}  # fmt: skip
FILLERS = {"x": "asteroid_belt", "y": "comet_zone", "z": "radioactive_world"}


def settling(tableau: list[str], hand: str, *actions: str) -> Position:
    cards = [FILLERS.get(word, word) for word in hand.split()]
    position = race(2).with_tableau(0, *tableau).with_hand(0, *cards)
    return position.in_phase(Phase.SETTLE, *actions)


@pytest.mark.parametrize(("tableau", "hand", "ways"), CASES.values(), ids=CASES.keys())
def test_ways_to_place_a_world(tableau: list[str], hand: str, ways: list[str]) -> None:
    position = settling(tableau, hand)
    world = hand.split()[0]
    found = [text.split()[2] for text in offered(run(settle(position))[0]) if world in text]
    assert sorted(found) == sorted(ways)


def test_a_world_may_be_named_without_a_way_where_there_is_only_one() -> None:
    spell = run(settle(settling(["old_earth"], "gem_world x y")))[0].spell
    assert spell is not None
    assert spell(("settle", "gem_world")) == ("settle", "gem_world", "pay")
    spell = run(settle(settling(["old_earth", "colony_ship"], "gem_world x y")))[0].spell
    assert spell is not None
    assert spell(("settle", "gem_world")) == ("settle", "gem_world"), "two ways: he has to say"


def test_the_world_is_paid_with_hand_cards_which_go_to_the_discard_pile() -> None:
    position = settling(["old_earth"], "gem_world x y z").with_deck("drop_ships")
    run(settle(position), (0, "settle gem_world pay"), (0, "pay asteroid_belt comet_zone"))
    assert position.players[0].tableau == ["old_earth", "gem_world"]
    assert position.players[0].hand == ["radioactive_world"]
    assert sorted(position.stocks[0].discards) == ["asteroid_belt", "comet_zone"]


def test_a_windfall_world_gets_the_top_card_before_anything_is_paid_or_drawn() -> None:
    position = settling(["old_earth"], "refugee_world", "settle").with_deck(
        "drop_ships", "gem_world"
    )
    run(settle(position), (0, "settle refugee_world pay"))
    assert position.players[0].goods == {"refugee_world": "drop_ships"}
    assert position.players[0].hand == ["gem_world"]


def test_only_who_chose_settle_and_placed_draws_the_bonus() -> None:
    position = settling(["old_earth"], "pilgrimage_world", "settle", "settle")
    position.with_hand(1, "gem_world").with_deck("drop_ships", "space_port")
    run(settle(position), (0, "settle pilgrimage_world pay"), (1, "settle none"))
    assert position.players[0].hand == ["drop_ships"]
    assert position.players[1].hand == ["gem_world"]


def test_powers_that_draw_do_so_for_a_conquest_too_but_not_for_themselves() -> None:
    position = settling(["new_sparta", "terraforming_robots"], "rebel_miners").with_deck(
        "space_port"
    )
    run(settle(position), (0, "settle rebel_miners conquer"))
    assert position.players[0].hand == ["space_port"]


def test_new_military_tactics_are_discarded_and_last_for_the_phase() -> None:
    position = settling(["new_sparta", "new_military_tactics"], "rebel_outpost")
    run(settle(position), (0, "settle rebel_outpost conquer"), (0, "boost new_military_tactics"))
    player = position.players[0]
    assert player.tableau == ["new_sparta", "rebel_outpost"]
    assert player.temporary == 3
    assert position.stocks[0].discards == ["new_military_tactics"]


def test_space_mercenaries_take_as_many_cards_as_are_needed() -> None:
    position = settling(["new_sparta", "space_mercenaries"], "hive_world malevolent_lifeforms x y")
    assert run(settle(position), (0, "settle hive_world conquer")) == [], "3 is enough"
    position = settling(["new_sparta", "space_mercenaries"], "malevolent_lifeforms x y")
    pays = run(
        settle(position), (0, "settle malevolent_lifeforms conquer"), (0, "boost space_mercenaries")
    )
    assert pays[0].picks == range(1, 2)
    assert pays[0].refusal(("pay", "asteroid_belt", "comet_zone")) is not None


def test_what_was_placed_in_this_phase_does_not_help_a_second_world() -> None:
    position = settling(
        ["new_sparta", "improved_logistics"], "former_penal_colony rebel_warrior_race"
    ).with_deck("drop_ships", "drop_ships")
    second = run(settle(position), (0, "settle former_penal_colony conquer"))
    assert second[0].kind == "settle-second"
    assert offered(second[0]) == ["settle none"], "Military 3 would do, but 1 of it is new"


def test_a_second_world_brings_no_second_bonus_but_powers_draw_again() -> None:
    position = settling(
        ["old_earth", "improved_logistics", "terraforming_robots"],
        "pilgrimage_world refugee_world",
        "settle",
    ).with_deck("drop_ships", "space_port", "gem_world", "comet_zone", "new_earth")
    run(settle(position), (0, "settle pilgrimage_world pay"), (0, "settle refugee_world pay"))
    assert position.players[0].hand == ["drop_ships", "space_port", "comet_zone"]
    assert position.players[0].goods == {"refugee_world": "gem_world"}


def test_temporary_military_counts_for_the_second_world_too() -> None:
    position = settling(
        ["new_sparta", "improved_logistics", "new_military_tactics"], "rebel_outpost hive_world"
    ).with_deck("drop_ships")
    run(
        settle(position),
        (0, "settle rebel_outpost conquer"),
        (0, "boost new_military_tactics"),
        (0, "settle hive_world conquer"),
    )
    assert position.players[0].tableau[-2:] == ["rebel_outpost", "hive_world"]


def test_the_second_question_waits_for_lower_seats_only_if_cards_are_drawn() -> None:
    def second_seat(action: str) -> Position:
        position = race(2)
        position.with_tableau(0, "new_sparta", "improved_logistics")
        position.with_tableau(1, "old_earth", "improved_logistics")
        position.with_hand(0, "pilgrimage_world", "refugee_world")
        position.with_hand(1, "empath_world", "gem_world", "space_port")
        position.with_deck("drop_ships", "drop_ships", "drop_ships")
        return position.in_phase(Phase.SETTLE, "trade", action)

    first = [
        (0, "settle pilgrimage_world pay"),
        (1, "settle empath_world pay"),
        (1, "pay space_port"),
    ]
    open_now = run(settle(second_seat("trade")), *first)
    assert [one.seat for one in open_now] == [0, 1]
    open_now = run(settle(second_seat("settle")), *first)
    assert [one.seat for one in open_now] == [0], "seat 1 draws its bonus after seat 0 is done"
    open_now = run(settle(second_seat("settle")), *first, (0, "settle none"))
    assert [one.seat for one in open_now] == [1]


def test_who_has_cards_is_asked_even_if_none_fits() -> None:
    position = settling(["old_earth"], "rebel_base").with_hand(1, "drop_ships")
    assert [offered(one) for one in run(settle(position))] == [["settle none"], ["settle none"]]


def test_a_ship_leaves_the_tableau_and_no_longer_counts() -> None:
    position = race(2, sets="storm").with_tableau(0, "old_earth", "colony_ship")
    position.with_hand(0, "new_earth").in_phase(Phase.SETTLE)
    player, tactic = position.players[0], GOALS["greatest_infrastructure"]
    assert value_of(position, player, tactic) == 1
    run(settle(position), (0, "settle new_earth ship"))
    assert position.players[0].tableau == ["old_earth", "new_earth"]
    assert position.stocks[0].discards == ["colony_ship"]
    assert value_of(position, player, tactic) == 0
