"""The accreditation track, deep space, and medals of honour."""

from __future__ import annotations

import pytest

from engine.federation.actions.senate import act_on, perform
from engine.federation.interpreter import run as run_effects
from engine.federation.medals import check_medals
from engine.federation.metrics import level
from engine.federation.option_notes import notes_about
from engine.federation.state import State
from engine.federation.terms import Planet, Source
from engine.federation.vocabulary import Accreditation
from tests.engine.federation.tables import asked_first, in_turn, position, run, told

DEEP = "deep1 deep4 deep6 deep2"


def steps(state: State, count: int, *answers: str, seat: int = 0) -> None:
    player = in_turn(state, seat)
    effects = (Accreditation(op="accreditation", steps=count),)
    run(state, run_effects(state, player, effects, Source.OTHER), *answers)


@pytest.mark.parametrize(("step", "at"), [(1, 1), (2, 1), (3, 2), (6, 3), (8, 4), (9, 5), (10, 5)])
def test_five_levels_of_several_steps(step: int, at: int) -> None:
    state = position()
    state.players[0].step = step
    assert level(state, state.players[0]) == at


def test_the_medal_comes_at_its_step_at_once() -> None:
    state = position()
    state.players[0].step = 6
    steps(state, 1)
    assert state.players[0].medals == []
    steps(state, 1)
    assert state.players[0].medals == ["accreditation"]


def test_the_last_step_lets_choose_a_deep_space_token_and_resolves_it_at_once() -> None:
    state = position(deep_space=DEEP)
    state.players[0].step = 9
    steps(state, 1, "deep deep4")
    player = state.players[0]
    assert player.deep_space == ["deep4"]
    assert (player.die, player.reserve.oceanium, player.game_level) == (1, 1, 1)
    assert player.completed == 1, "it counts as a mission without a ship"
    assert player.ships == 1


def test_only_the_chooser_sees_the_stack_and_only_while_he_chooses() -> None:
    from engine.federation.view_of import view_of

    state = position(deep_space=DEEP)
    player = in_turn(state)
    player.step = 9
    flow = perform(state, player, "small_lounge")
    assert [o.words[1] for o in asked_first(flow).offer()] == DEEP.split()
    assert view_of(state, 0).choices == tuple(DEEP.split())
    assert view_of(state, 1).choices == view_of(state, None).choices == ()
    assert view_of(state, None).deep_stack == 4


def test_the_next_chooser_has_what_is_left_and_what_he_sees_closes_undo() -> None:
    state = position(deep_space=DEEP)
    for seat in (0, 1):
        state.players[seat].step = 9
    steps(state, 1, "deep deep4")
    reads = state.chance.reads
    steps(state, 1, "deep deep6", "medal atal", seat=1)
    assert state.chance.reads > reads
    assert state.deep_stack == ["deep1", "deep2"]
    assert state.chance.known(None)["deep-space"] == ("?", "deep4", "deep6")
    assert state.chance.known(1)["deep-space"] == ("deep1", "deep4", "deep6", "deep2")


def test_past_the_last_step_each_step_is_a_point() -> None:
    state = position(deep_space="deep4 deep1 deep2 deep3")
    state.players[0].step = 9
    steps(state, 3, "deep deep4")
    player = state.players[0]
    assert player.step == 10
    assert player.points[Source.ACCREDITATION] == 2


def test_whoever_climbs_again_gets_neither_medal_nor_token_twice() -> None:
    state = position(deep_space=DEEP)
    state.players[0].step = 7
    steps(state, 3, "deep deep4")
    state.players[0].step = 3
    steps(state, 8)
    player = state.players[0]
    assert player.medals == ["accreditation"]
    assert player.deep_space == ["deep4"]
    assert player.points[Source.ACCREDITATION] == 1


# Medals


def test_the_first_to_reach_the_lowest_threshold_takes_its_medal_at_once() -> None:
    state = position(4)
    player = state.players[0]
    player.mage, state.moons[3] = 2, ["t301", "t302"]
    run(state, act_on(state, in_turn(state), Planet.SIXMOON), "take t301")
    assert player.medals == ["sixmoon"]
    assert state.medals["sixmoon"] == [4, 5, 6]


def test_the_next_needs_a_higher_influence() -> None:
    state = position(4)
    in_turn(state)
    state.players[0].discs = {"shop1": 2, "shop2": 1}
    state.players[1].discs = {"shop1": 2, "shop2": 1}
    check_medals(state, state.players[0])
    in_turn(state, 1)
    check_medals(state, state.players[1])
    assert state.players[1].medals == []
    state.players[1].discs["shop2"] = 2
    check_medals(state, state.players[1])
    assert state.players[1].medals == ["arratuin"]
    assert state.medals["arratuin"] == [5, 6]


def test_a_jump_past_several_thresholds_takes_the_lowest_one_left() -> None:
    state = position(4)
    player = in_turn(state)
    player.megastructures = {"mega1": 3, "mega2": 3, "mega3": 3}
    check_medals(state, player)
    assert state.medals["e81216"] == [4, 5, 6]


def test_at_most_one_medal_of_a_kind() -> None:
    state = position(4)
    player = in_turn(state)
    player.mage = 7
    check_medals(state, player)
    check_medals(state, player)
    assert player.medals == ["sixmoon"]


def test_once_all_are_gone_later_arrivals_get_none() -> None:
    state = position(2)
    player = in_turn(state)
    state.medals["sixmoon"] = []
    player.mage = 7
    check_medals(state, player)
    assert player.medals == []


def test_a_medal_of_ones_choice_is_told_with_what_it_is_worth() -> None:
    state = position(4)
    player = in_turn(state)
    player.medals, player.miner = ["neo", "atal"], "n1a"
    points = state.box.medals.points
    asked = asked_first(perform(state, player, "presidents_office"))
    assert asked.args == {"before": points[2], "after": points[3]}
    player.medals = ["atal"]
    (note,) = notes_about(state, player, "medal", "neo")
    assert note.args == {"medal": "neo", "threshold": 6, "influence": 1}


def test_a_medal_is_told_with_its_threshold() -> None:
    state = position(3)
    player = in_turn(state)
    player.mage = 4
    check_medals(state, player)
    assert told(state, "got_medal") == [{"medal": "sixmoon", "threshold": 4}]
