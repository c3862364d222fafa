"""Goals: what each measures, when it is checked, who takes it, what it brings at the end."""

from __future__ import annotations

import pytest

from engine.race.components import GOALS
from engine.race.goals import check_goals, goal_points, value_of
from engine.race.scoring import result
from engine.race.state import Tile
from engine.race.terms import Phase
from tests.engine.race.positions import Position, race

MEASURES = {
    "chips count for the standard of living": ("galactic_standard_of_living", [], 7, 7),
    "kinds of worlds, windfall or production": (
        "system_diversity", ["gem_world", "refugee_world", "comet_zone", "empath_world"], 0, 3),
    "a grey Alien world is no Alien world for diversity": (
        "system_diversity", ["alien_rosetta_stone_world"], 0, 0),
    "but a discovery": (
        "overlord_discoveries", ["alien_rosetta_stone_world", "alien_tech_institute"], 0, 2),
    "six phases with a power": (
        "innovation_leader",
        ["expedition_force", "public_works", "old_earth", "gem_world"], 0, 6),
    "the black market has a power in IV but none in $": (
        "innovation_leader", ["black_market_trading_world"], 0, 1),
    "the league in both": ("innovation_leader", ["trade_league"], 0, 2),
    "a development of cost 6": ("galactic_status", ["drop_ships", "trade_league"], 0, 1),
    "Military with negatives, without specialised": (
        "greatest_military", ["drop_ships", "refugee_world", "alien_tech_institute"], 0, 2),
    "novelty and rare worlds": (
        "largest_industry", ["gem_world", "asteroid_belt", "plague_world"], 0, 2),
    "developments": ("greatest_infrastructure", ["old_earth", "drop_ships", "public_works"], 0, 2),
    "production worlds, Damaged Alien Factory too": (
        "production_leader", ["gem_world", "refugee_world", "damaged_alien_factory"], 0, 2),
}  # fmt: skip


@pytest.mark.parametrize(("goal", "tableau", "chips", "value"), MEASURES.values(), ids=MEASURES)
def test_what_a_goal_measures(goal: str, tableau: list[str], chips: int, value: int) -> None:
    position = race(2).with_tableau(0, *tableau)
    position.players[0].chips = chips
    assert value_of(position, position.players[0], GOALS[goal]) == value


def with_goal(goal: str, seats: int = 3) -> tuple[Position, Tile]:
    position = race(seats)
    for seat in range(seats):
        position.with_tableau(seat, "old_earth")
    position.tiles = [Tile(GOALS[goal])]
    return position, position.tiles[0]


def test_a_first_goal_goes_to_all_who_meet_it_in_the_same_phase_and_to_nobody_later() -> None:
    position, tile = with_goal("galactic_standard_of_living")
    position.players[0].chips = 5
    position.players[2].chips = 9
    check_goals(position, Phase.CONSUME)
    assert (tile.owner, tile.sharers) == (0, [2])
    position.players[1].chips = 20
    position.players[0].chips = 0
    check_goals(position, Phase.CONSUME)
    assert [sum(goal_points(position, seat).values()) for seat in range(3)] == [3, 0, 3]


def test_goals_are_checked_only_in_their_phases() -> None:
    position, tile = with_goal("galactic_standard_of_living")
    position.players[0].chips = 5
    for phase in (Phase.EXPLORE, Phase.DEVELOP, Phase.SETTLE, Phase.PRODUCE, Phase.END):
        check_goals(position, phase)
        assert tile.owner is None
    check_goals(position, Phase.CONSUME)
    assert tile.owner == 0


def military(position: Position, *values: int) -> None:
    """Military of each seat, made of cards."""
    parts = {0: [], 6: ["drop_ships", "space_marines", "expedition_force"]}
    parts[7] = [*parts[6], "epsilon_eridani"]
    parts[8] = [*parts[6], "new_sparta"]
    for seat, value in enumerate(values):
        position.with_tableau(seat, *parts[value])


def test_the_examples_of_the_rulebook_for_greatest_military() -> None:
    position, tile = with_goal("greatest_military")
    owners = []
    for values in ((6, 0, 0), (6, 6, 0), (6, 6, 7)):
        military(position, *values)
        check_goals(position, Phase.SETTLE)
        owners.append(tile.owner)
    assert owners == [0, 0, 2]
    position, tile = with_goal("greatest_military")
    owners = []
    for values in ((6, 6, 0), (6, 6, 7), (8, 8, 7)):
        military(position, *values)
        check_goals(position, Phase.DEVELOP)
        owners.append(tile.owner)
    assert owners == [None, 2, None]


def test_whoever_falls_below_the_minimum_gives_the_tile_back() -> None:
    position, tile = with_goal("greatest_military")
    military(position, 6, 0, 0)
    check_goals(position, Phase.SETTLE)
    position.with_tableau(0, "drop_ships", "space_marines", "expedition_force", "refugee_world")
    check_goals(position, Phase.SETTLE)
    assert tile.owner is None
    assert [event.kind for event in position.events] == ["goal_taken", "goal_lost"]


def test_who_only_ties_at_the_end_has_three_points_and_the_holder_five() -> None:
    position, tile = with_goal("greatest_military")
    military(position, 8, 8, 6)
    tile.owner = 0
    assert [sum(goal_points(position, seat).values()) for seat in range(3)] == [5, 3, 0]
    tile.owner = None
    assert [sum(goal_points(position, seat).values()) for seat in range(3)] == [3, 3, 0]
    assert result(position).sources[1]["goals"] == 3


def test_nobody_has_points_for_a_most_goal_below_its_minimum() -> None:
    position, _ = with_goal("greatest_infrastructure")
    position.with_tableau(0, "drop_ships", "public_works", "space_marines")
    assert goal_points(position, 0) == {}
