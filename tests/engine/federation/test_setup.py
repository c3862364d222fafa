"""Setting up: what lies where, by the printed lists, for two, three and four."""

from __future__ import annotations

import pytest

from engine.core.errors import SetupError
from engine.core.game import HUMAN, Setup
from engine.core.table import Table
from engine.federation.game import FEDERATION
from engine.federation.terms import Planet, Wing
from tests.engine.federation.tables import begun, finished, kind, offered, play, table


def test_each_moon_holds_four_tokens_and_the_first_lies_face_up() -> None:
    one = table(4)
    assert [len(one.state.moons[moon]) for moon in one.state.moons] == [4]
    assert {one.state.box.transfigurations[t].strength for t in one.state.moons[1]} == {1}
    assert one.view().moons == {1: tuple(one.state.moons[1])}


def test_the_other_tokens_lie_beside_the_board_by_strength() -> None:
    assert table(4).state.beside == {1: 16, 2: 2, 3: 2, 4: 2}


def test_specialists_one_of_each_colour_at_level_3_and_1_face_up_and_stacks_of_three() -> None:
    state = table(4).state
    assert [len(state.offered[level]) for level in (1, 2, 3)] == [5, 0, 5]
    for kind_of in state.box.atal.types:
        assert len(state.piles[f"atal-{kind_of}1"]) == 2
        assert len(state.piles[f"atal-{kind_of}2"]) == 3


def test_miners_and_mages_stand_at_the_start() -> None:
    for player in table(4).state.players:
        assert (player.miner, player.mage) == ("n0", 0)


@pytest.mark.parametrize(("seats", "thresholds"), [(4, [3, 4, 5, 6]), (3, [4, 5, 6]), (2, [4, 6])])
def test_medals_lie_on_the_places_for_this_many_players(seats: int, thresholds: list[int]) -> None:
    medals = table(seats).state.medals
    assert all(medals[planet] == thresholds for planet in Planet)
    assert len(medals["accreditation"]) == len(medals["intrigue"]) == seats


def test_four_asteroids_and_four_dead_ones_lie_face_down() -> None:
    view = table(3).view()
    assert list(view.asteroids.values()) == ["?"] * 4
    assert view.dead_asteroids is None
    assert table(3).state.box.neo.dead_asteroids_in_play == 4


def test_one_production_with_a_random_side_on_each_of_four_spaces() -> None:
    slots = table(3).state.box.productions
    seen = {tuple(table(3, seed).state.productions) for seed in range(12)}
    assert len(seen) > 3
    for four in seen:
        assert [slots[one].slot for one in four] == [1, 2, 3, 4]


def test_two_random_tokens_on_each_megastructure() -> None:
    tokens = [one for pair in table(3).state.megastructures.values() for one in pair]
    assert len(tokens) == len({*tokens}) == 8
    assert table(3, 1).state.megastructures != table(3, 2).state.megastructures


def test_the_first_game_has_the_printed_tokens() -> None:
    setup = Setup("federation", (HUMAN,) * 2, "a", "b", {"tokens": "printed"})
    printed = Table(FEDERATION, setup).state
    assert tuple(printed.megastructures.values()) == printed.box.e81216.first_game_tokens


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_one_deep_space_token_and_one_start_token_more_than_players(seats: int) -> None:
    one = table(seats)
    assert one.view().deep_stack == seats + 1
    assert len(one.state.start_offer) == seats + 1


def test_projects_begin_on_their_first_division() -> None:
    assert set(table(3).state.projects.values()) == {0}
    assert all(player.joint == 0 and player.total == 0 for player in table(3).state.players)


@pytest.mark.parametrize("seed", range(25))
def test_two_different_laws_lie_open_in_every_round(seed: int) -> None:
    one = finished(2, seed)
    assert len(one.state.past_laws) == 10
    pairs = [one.state.past_laws[at : at + 2] for at in range(0, 10, 2)]
    assert all(left != right for left, right in pairs)
    for wing in (0, 1):
        laws = [pair[wing] for pair in pairs]
        assert len({*laws}) == 5 or wing == 1
    assert sorted(one.state.past_laws) == sorted([law.id for law in one.state.box.laws] * 2)


def test_laws_and_blocking_tokens_lie_open_before_start_tokens_are_chosen() -> None:
    view = table(3).view()
    assert len(view.laws) == 2
    assert len(view.blocks) == 1
    assert sorted(s.piece.votes for s in view.spaces if s.piece) == [0, 1, 1]


def test_an_equal_law_is_set_aside_and_shuffled_back_under_the_new_one() -> None:
    one = begun(2, laws_left="law_neo", laws_right="law_neo law_atal")
    assert one.state.laws == {Wing.LEFT: "law_neo", Wing.RIGHT: "law_atal"}
    assert "law_neo" in one.state.piles["laws-right"].contents()


def test_the_personal_board_at_the_start() -> None:
    player = table(2).state.players[0]
    assert player.unused == ["amb1a", "amb1b", "amb2", "amb3"]
    assert (player.ships, player.supply, player.step, player.die) == (1, 7, 1, 0)
    assert player.reserve.total == 0


def test_start_tokens_are_chosen_against_the_turn_order_and_bring_their_bonus_at_once() -> None:
    one = table(3, first="1", start_tokens="start1 start2 start3 start8")
    assert one.waiting_for == (0,)
    play(one, 0, "start-token start1")
    assert one.state.players[0].reserve.copernium == 2
    assert one.waiting_for == (2,)
    play(one, 2, "start-token start3")
    assert one.waiting_for == (1,)
    assert offered(one, 1) == ["start-token start2", "start-token start8"]
    play(one, 1, "start-token start8")
    assert kind(one, 1) == "turn"


def test_the_start_token_counts_as_a_completed_mission() -> None:
    assert [player.completed for player in begun(3).state.players] == [1, 1, 1]


def test_whoever_is_first_holds_the_pawn() -> None:
    firsts = {table(4, seed).state.first for seed in range(30)}
    assert firsts == {0, 1, 2, 3}
    assert table(4).state.president == table(4).state.first


@pytest.mark.parametrize(
    ("key", "words"),
    [
        ("first", ("4",)),
        ("first", ("0", "1")),
        ("start-tokens", ("start1",)),
        ("start-tokens", ("start1", "start1", "start2")),
        ("productions", ("shipyard", "shipyard", "replicator", "consulate")),
        ("megastructures", ("mt_neo",)),
        ("asteroids", ("dead1",)),
        ("deck", ("x",)),
    ],
)
def test_a_deal_that_cannot_be_is_refused(key: str, words: tuple[str, ...]) -> None:
    with pytest.raises(SetupError):
        Table(FEDERATION, Setup("federation", (HUMAN,) * 2, deal={key: words}))
