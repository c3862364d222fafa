"""Points: every development of cost 6 by its lines, chips, ties."""

from __future__ import annotations

import pytest

from engine.race.components import CARDS, GOALS
from engine.race.scoring import points_of, result, score
from engine.race.state import Tile
from tests.engine.race.positions import race

SIXES = {
    "pan_galactic_league": (
        ["plague_world", "empath_world", "rebel_base", "contact_specialist"], 8),
    "mining_league": (["comet_zone", "asteroid_belt", "mining_robots", "mining_conglomerate"], 7),
    "free_trade_association": (
        ["gem_world", "refugee_world", "consumer_markets", "expanding_colony"], 7),
    "alien_tech_institute": (
        ["alien_robotic_factory", "alien_toy_shop", "alien_rosetta_stone_world"], 9),
    "galactic_survey_seti": (["expedition_force", "doomed_world", "gem_world"], 5),
    "galactic_federation": (["drop_ships", "trade_league"], 5),
    "new_galactic_order": (["drop_ships", "refugee_world"], 4),
    "merchant_guild": (["gem_world", "comet_zone", "refugee_world"], 4),
    "new_economy": (["public_works", "old_earth", "gem_world"], 5),
    "galactic_renaissance": (["research_labs", "artist_colony"], 8),
    "galactic_imperium": (["rebel_base", "new_sparta", "gem_world"], 3),
    "trade_league": (["export_duties", "space_port", "gem_world"], 5),
    "terraforming_guild": (["refugee_world", "terraforming_robots", "gem_world"], 6),
    "galactic_genome_project": (["plague_world", "empath_world", "genetics_lab"], 7),
    "imperium_lords": (["imperium_armaments_world", "rebel_base"], 5),
}  # fmt: skip


def test_every_development_of_cost_6_is_tried() -> None:
    assert {*SIXES} == {card.id for card in CARDS.values() if card.variable}


@pytest.mark.parametrize(
    ("card", "others", "points"), [(k, *v) for k, v in SIXES.items()], ids=SIXES
)
def test_points_of_a_development_of_cost_6(card: str, others: list[str], points: int) -> None:
    position = race(2).with_tableau(0, card, *others)
    position.players[0].chips = 8 if card == "galactic_renaissance" else 0
    assert points_of(position, position.players[0], card) == points
    without = race(2).with_tableau(0, *others)
    without.players[0].chips = position.players[0].chips
    assert points_of(without, without.players[0], card) == points, "what it would be worth"


def test_a_card_counts_for_the_first_line_that_it_matches_only() -> None:
    position = race(2).with_tableau(0, "galactic_imperium", "rebel_miners")
    assert points_of(position, position.players[0], "galactic_imperium") == 2


def test_negative_military_counts_for_new_galactic_order() -> None:
    tableau = [
        "new_galactic_order",
        "refugee_world",
        "empath_world",
        "pan_galactic_league",
        "contact_specialist",
    ]
    position = race(2).with_tableau(0, *tableau)
    assert points_of(position, position.players[0], "new_galactic_order") == -2


def test_second_edition_merchant_guild_counts_goods() -> None:
    for edition, points in (("first", 4), ("second", 5)):
        position = race(2, edition=edition).with_tableau(
            0, "merchant_guild", "gem_world", "comet_zone"
        )
        position.with_goods(0, "gem_world")
        assert points_of(position, position.players[0], "merchant_guild") == points


def test_goal_chips_do_not_count_for_galactic_renaissance() -> None:
    position = race(2).with_tableau(0, "galactic_renaissance")
    position.tiles = [Tile(goal, owner=0) for goal in GOALS.values()]
    assert points_of(position, position.players[0], "galactic_renaissance") == 0


def test_the_score_is_chips_printed_points_and_variable_points() -> None:
    position = race(2).with_tableau(0, "doomed_world", "merchant_guild", "gem_world")
    position.players[0].chips = 7
    assert score(position, position.players[0]) == 7 - 1 + 1 + 2


@pytest.mark.parametrize(
    ("hand", "goods", "ranks"),
    [([], [], (1, 1)), (["drop_ships"], [], (1, 2)), ([], ["spice_world"], (1, 2))],
)
def test_ties_are_broken_by_cards_and_goods_else_shared(
    hand: list[str], goods: list[str], ranks: tuple[int, int]
) -> None:
    position = race(2, goals="no")
    for seat in (0, 1):
        position.with_tableau(seat, "spice_world")
    position.with_hand(0, *hand).with_goods(0, *goods)
    assert result(position).ranks == ranks
    assert result(position).tie == ("tie-cards-and-goods" if ranks == (1, 2) else None)
