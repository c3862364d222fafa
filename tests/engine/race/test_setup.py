"""Before round 1: what is dealt, what is given back, what may be dealt explicitly."""

from __future__ import annotations

import pytest

from engine.core.errors import SetupError
from engine.core.moves import Words
from engine.race.components import CARDS, START_WORLDS, start_of
from engine.race.game import RACE
from tests.engine.race.positions import table


@pytest.mark.parametrize("seats", range(2, 6))
def test_everybody_has_a_start_world_six_cards_and_twelve_chips_wait_for_each(seats: int) -> None:
    game = table(seats)
    worlds = [player.tableau[0] for player in game.state.players]
    assert len({*worlds}) == seats
    assert {*worlds} <= {*START_WORLDS}
    assert all(len(player.hand) == 6 for player in game.state.players)
    assert game.state.pool == 12 * seats


def test_the_other_start_worlds_are_shuffled_into_the_deck() -> None:
    game = table(2)
    everywhere = [*game.state.stocks[0].deck.contents()]
    everywhere += [card for player in game.state.players for card in player.hand]
    everywhere += [card for player in game.state.players for card in player.goods.values()]
    dealt = {player.tableau[0] for player in game.state.players}
    assert {*START_WORLDS} - dealt <= {*everywhere}
    assert not dealt & {*everywhere}


@pytest.mark.parametrize(
    ("world", "keeps", "good"),
    [("old_earth", 4, False), ("alpha_centauri", 4, True), ("ancient_race", 3, True)],
)
def test_start_worlds_say_how_many_cards_are_kept_and_begin_with_a_good(
    world: str, keeps: int, good: bool
) -> None:
    game = table(2, {"start": (world, "new_sparta")})
    decision = game.decision_of(0)
    assert decision is not None
    assert decision.picks == range(6 - keeps, 7 - keeps)
    assert bool(game.state.players[0].goods) == good


def test_the_base_set_has_five_start_worlds_and_no_goals() -> None:
    game = table(4, sets="base")
    numbers = [start_of(player.tableau[0]).number for player in game.state.players]
    assert all(number < 5 for number in numbers)
    assert game.state.tiles == []


def test_four_first_and_two_most_goals_lie_in_the_centre() -> None:
    kinds = [tile.goal.type for tile in table(3).state.tiles]
    assert (kinds.count("first"), kinds.count("most")) == (4, 2)
    assert table(3, goals="no").state.tiles == []


@pytest.mark.parametrize(("seats", "numbers"), [(2, range(1, 5)), (5, range(1, 6))])
def test_preset_hands_go_with_their_worlds_and_nothing_is_given_back(
    seats: int, numbers: range
) -> None:
    game = table(seats, hands="preset")
    for player in game.state.players:
        start = start_of(player.tableau[0])
        assert start.number in numbers
        assert sorted(player.hand) == sorted(start.hand)
    assert {decision.kind for decision in game.pending} == {"act"}


def test_two_players_choose_two_actions_unless_they_want_one() -> None:
    assert table(2, hands="preset").pending[0].args["count"] == 2
    assert table(2, hands="preset", duel="one").pending[0].args["count"] == 1
    assert table(3, hands="preset").pending[0].args["count"] == 1


def test_two_actions_are_two_different_cards_and_there_are_two_of_develop_and_settle() -> None:
    options = [option.words[1:] for option in table(2, hands="preset").pending[0].offer()]
    assert len(options) == 23
    assert ("develop", "develop") in options
    assert ("settle", "settle") in options
    assert ("explore5", "explore1") in options
    assert ("produce", "produce") not in options


BAD: dict[str, tuple[int, dict[str, Words], dict[str, str]]] = {
    "five without the expansion": (5, {}, {"sets": "base"}),
    "goals without the expansion": (3, {}, {"sets": "base", "goals": "yes"}),
    "a start world twice": (2, {"start": ("old_earth", "old_earth")}, {}),
    "no start world": (2, {"start": ("gem_world", "old_earth")}, {}),
    "too few start worlds": (2, {"start": ("old_earth",)}, {}),
    "a start world without a preset hand": (
        2, {"start": ("old_earth", "new_sparta")}, {"hands": "preset"}),
    "five first goals": (2, {"goals": (
        "galactic_status", "budget_surplus", "system_diversity", "innovation_leader",
        "overlord_discoveries", "largest_industry")}, {}),
    "a deck with a card too many": (2, {"deck": ("gem_world", "gem_world")}, {}),
}  # fmt: skip


@pytest.mark.parametrize(("seats", "deal", "options"), BAD.values(), ids=BAD)
def test_setups_that_cannot_be(seats: int, deal: dict[str, Words], options: dict[str, str]) -> None:
    with pytest.raises(SetupError):
        table(seats, deal, **options)


def test_the_start_world_that_does_not_fit_is_named() -> None:
    worlds: dict[str, Words] = {"start": ("new_sparta", "old_earth")}
    with pytest.raises(SetupError) as refused:
        table(2, worlds, hands="preset")
    assert refused.value.args_["word"] == "old_earth"


def test_the_public_seed_decides_worlds_and_goals_and_the_secret_the_deck() -> None:
    one, other = table(3), table(3)
    assert RACE.facts(one.state) == RACE.facts(other.state)
    assert all(card in CARDS for card in one.state.stocks[0].deck.contents())
