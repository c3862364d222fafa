"""Atal: who may be taken, and each of the forty-five specialists."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Any

import pytest

from engine.federation.actions.senate import act_on
from engine.federation.advice.obstacles import obstacles_of
from engine.federation.asking import Question
from engine.federation.bag import Bag
from engine.federation.data import ours
from engine.federation.metrics import influence, level
from engine.federation.option_notes import specialist_notes
from engine.federation.state import Deed, Player, State
from engine.federation.terms import Planet, Source
from engine.federation.tokens import takeable, usable, use
from tests.engine.federation.tables import asked_first, in_turn, position, rich, run

LEVEL_1 = {
    "atal_diplomat1": "1a1 1a2 1a3", "atal_robot1": "1b1 1b2 1b3", "atal_merchant1": "1c1 1c2 1c3",
    "atal_mage1": "1d1 1d2 1d3", "atal_miner1": "1e1 1e2 1e3",
}  # fmt: skip
LEVEL_2 = {"atal_merchant2": "2c1 2c2 2c3", "atal_merchant3": "3c1"}


def hire(state: State, *answers: str) -> None:
    run(state, act_on(state, in_turn(state), Planet.ATAL), *answers)


def test_a_level_1_that_one_lacks_may_be_taken() -> None:
    state = position(**LEVEL_1)
    assert takeable(state, state.players[0]) == ["1a1", "1b1", "1c1", "1d1", "1e1"]
    hire(state, "take 1e1")
    player = state.players[0]
    assert player.specialists == {"1e1": True}
    assert influence(state, player, Planet.ATAL) == 1


def test_a_higher_level_needs_a_lower_one_of_the_type() -> None:
    state = position(**LEVEL_1, **LEVEL_2)
    player = state.players[0]
    hire(state, "take 1c1")
    assert player.step == 2
    assert takeable(state, player) == ["1a1", "1b1", "1d1", "1e1", "2c1", "3c1"]
    player.specialists = {"2c1": True}
    assert "3c1" in takeable(state, player), "a level 2 will do"


def test_after_a_level_1_the_next_of_its_stack_and_the_level_2_are_turned_up() -> None:
    state = position(**LEVEL_1, **LEVEL_2)
    assert state.offered[2] == {}
    hire(state, "take 1c1")
    assert state.offered[1]["merchant"] == "1c2"
    assert state.offered[2] == {"merchant": "2c1"}
    in_turn(state, 1)
    run(state, act_on(state, state.players[1], Planet.ATAL), "take 1c2", "choose ship")
    assert state.offered[2] == {"merchant": "2c1"}, "it lay face up already"


def test_specialists_are_listed_as_they_lie_whichever_was_replaced() -> None:
    state = position(**LEVEL_1, **LEVEL_2)
    hire(state, "take 1c1")
    in_turn(state, 1)
    run(state, act_on(state, state.players[1], Planet.ATAL), "take 1a1")
    assert list(state.offered[1]) == list(state.box.atal.types)
    assert takeable(state, state.players[2]) == ["1a2", "1b1", "1c2", "1d1", "1e1"]


def test_taken_level_2_and_3_are_not_replaced_at_once() -> None:
    state = position(**LEVEL_1, **LEVEL_2)
    state.players[0].specialists = {"1c1": False}
    state.offered[2] = {"merchant": state.piles["atal-merchant2"].draw()}
    hire(state, "take 2c1")
    assert state.offered[2] == {}
    hire(state, "take 3c1")
    assert "merchant" not in state.offered[3]


def test_one_character_of_a_type_and_level_at_most() -> None:
    state = position(**LEVEL_1)
    state.players[0].specialists = {"1c2": False}
    assert "1c1" not in takeable(state, state.players[0])


def test_a_token_is_used_once() -> None:
    state = position()
    player = in_turn(state)
    player.specialists = {"1a1": True}
    run(state, use(state, player, "1a1"))
    assert player.specialists == {"1a1": False}
    assert usable(state, player) == []


def test_any_time_tokens_are_usable_in_every_question_of_the_own_turn_and_never_elsewhere() -> None:
    state = position()
    state.players[0].specialists = {"1a1": True}
    for planet in Planet:
        rich(state.players[0], lavandium=4, copernium=4, oceanium=2, golden_diamond=1)
        state.players[0].mage = 0
        decision = asked_first(act_on(state, in_turn(state), planet))
        assert ("use", "1a1") in {option.words for option in decision.offer()}, planet
        state.deeds.clear()
    state.turn = None
    assert usable(state, state.players[0]) == []
    in_turn(state, 1)
    assert usable(state, state.players[0]) == []


def test_tokens_of_a_planet_are_usable_in_its_action_only_and_several_in_one() -> None:
    state = position()
    player = in_turn(state)
    player.specialists = {"1e1": True, "1e2": True, "1d3": True}
    assert usable(state, player) == []
    run(state, act_on(state, player, Planet.NEO), "use 1e2", "use 1e1", "move n1b")
    assert player.reserve == Bag(lavandium=2, copernium=1, oceanium=1)


def test_a_token_of_atal_is_not_usable_in_the_action_that_took_it() -> None:
    state = position(atal_diplomat1="1a1", atal_diplomat2="2a2")
    player = in_turn(state)
    player.specialists = {"1a1": False}
    state.offered[2] = {"diplomat": state.piles["atal-diplomat2"].draw()}
    run(state, act_on(state, player, Planet.ATAL), "take 2a2")
    assert player.specialists["2a2"] is True


@pytest.mark.parametrize(
    ("token", "where", "possible"),
    [
        ("1d3", 5, True), ("1d3", 6, False), ("2d3", 5, True), ("2d3", 7, False),
        ("1e3", "n5a", True), ("1e3", "n7a", False), ("2b2", 0, False), ("2b2", 1, True),
    ],
)  # fmt: skip
def test_a_token_is_offered_where_it_would_do_something(
    token: str, where: int | str, possible: bool
) -> None:
    state = position()
    player = in_turn(state)
    player.specialists = {token: True}
    if isinstance(where, str):
        player.miner = where
    elif token == "2b2":
        player.productions = state.productions[:where]
    else:
        player.mage = where
    state.deeds.append(Deed(state.box.specialists[token].planet))
    assert usable(state, player) == ([token] if possible else [])


def test_2a2_takes_a_level_3_without_a_lower_one_in_an_action_on_atal() -> None:
    state = position(**LEVEL_1, **LEVEL_2)
    player = in_turn(state)
    player.specialists = {"2a2": True}
    run(state, act_on(state, player, Planet.ATAL), "use 2a2", "take 3c1", "take 1e1")
    assert list(player.specialists) == ["2a2", "3c1", "1e1"]
    assert player.points[Source.SPECIALISTS] == 2, "its effect follows at once"


def test_1a3_copies_a_level_1_that_lies_face_up() -> None:
    state = position(**LEVEL_1)
    player = in_turn(state)
    player.specialists = {"1a3": True}
    flow = use(state, player, "1a3")
    offered = [option.words[1] for option in asked_first(flow).offer()]
    assert offered == ["1a1", "1c1"], "1b1, 1d1, 1e1 wait for an action of their planet"
    state.using.clear()
    run(state, use(state, player, "1a3"), "copy 1c1")
    assert player.step == 2
    assert state.offered[1]["merchant"] == "1c1", "what is copied stays"


def test_2a3_copies_levels_1_and_2_also_own_ones_and_keeps_their_timing() -> None:
    state = position(**LEVEL_1, atal_miner2="2e2")
    player = in_turn(state)
    player.specialists = {"2a3": True, "1e3": True}
    state.offered[2] = {"miner": state.piles["atal-miner2"].draw()}
    flow = act_on(state, player, Planet.NEO)
    assert ("use", "2a3") in {option.words for option in asked_first(flow).offer()}
    state.deeds.clear()
    run(state, act_on(state, player, Planet.NEO), "use 2a3", "copy 2e2", "move n1a")
    assert player.reserve == Bag(2, 1, 1)
    assert player.specialists["1e3"] is True


def test_copying_tokens_cannot_copy_copying_tokens() -> None:
    state = position(atal_diplomat1="1a3", atal_merchant1="1c1", atal_mage1="1d2")
    player = in_turn(state)
    player.specialists = {"2a3": True}
    offered = {o.words[1] for o in asked_first(use(state, player, "2a3")).offer()}
    assert "1a3" not in offered
    assert "1c1" in offered


def test_1a2_turns_up_a_used_level_1_but_not_itself() -> None:
    state = position()
    player = in_turn(state)
    player.specialists = {"1a2": True, "1d2": False, "1e1": False, "2d2": False}
    run(state, use(state, player, "1a2"), "flip 1d2")
    assert player.die == 1
    assert player.specialists == {"1a2": False, "1d2": False, "1e1": False, "2d2": False}


# Each of them

Given = Callable[[State, Player], None]


def has(**values: Any) -> Given:
    """The player has this."""

    def give(state: State, player: Player) -> None:
        for name, value in values.items():
            setattr(player, name, value)

    return give


def nothing(state: State, player: Player) -> None:
    """As at the start."""


PRODUCTIONS = "shipyard military_academy replicator university"
ANY_TIME: Mapping[str, tuple[Given, tuple[str, ...], dict[str, object]]] = {
    "1a1": (nothing, (), {"level": 2}),
    "2a1": (nothing, (), {"level": 3}),
    "3a1": (has(markers=["1", "2", "3"], missions=["1"]), (), {"points": 4}),
    "3a2": (has(specialists={"1b1": True, "2b1": True, "1e1": True}), (), {"points": 9}),
    "3a3": (has(specialists={"1b1": True, "2b1": True, "3a3": True}), (), {"points": 6}),
    "1b3": (nothing, ("income university",), {"die": 1}),
    "2b3": (nothing, ("income shipyard", "income shipyard"), {"ships": 3}),
    "3b1": (has(productions=["replicator"], megastructures={"mega1": 3}), (), {"points": 6}),
    "3b2": (has(reserve=Bag(golden_diamond=3)), (), {"points": 9}),
    "3b3": (has(megastructures={"mega1": 3, "mega2": 3}), (), {"points": 10}),
    "1c1": (nothing, (), {"step": 2}),
    "1c2": (nothing, ("choose marker", "marker 7"), {"markers": ["7"]}),
    "1c3": (nothing, ("disc shop6",), {"discs": {"shop6": 1}}),
    "2c1": (nothing, (), {"step": 3}),
    "2c2": (nothing, ("marker 12",), {"ships": 2, "markers": ["12"]}),
    "2c3": (nothing, ("disc shop6",), {"discs": {"shop6": 1}, "points": 5}),
    "3c1": (has(step=7), (), {"points": 8}),
    "3c2": (has(ships=4), (), {"points": 12}),
    "3c3": (has(discs={"shop1": 2, "shop2": 1, "shop3": 2}), (), {"points": 6}),
    "1d2": (nothing, (), {"die": 1}),
    "2d2": (has(die=5), (), {"die": 6}),
    "3d1": (has(transfigurations=["t101", "t102"]), (), {"points": 6}),
    "3d2": (has(die=5), (), {"points": 10}),
    "3d3": (has(mage=6), (), {"points": 12}),
    "3e1": (has(asteroids=["ast1", "dead2"]), (), {"points": 10}),
    "3e2": (has(reserve=Bag(2, 1, 1, 3)), (), {"points": 7}),
    "3e3": (has(miner="n5a"), (), {"points": 10}),
}  # fmt: skip
IN_THEIR_ACTION = {"1b1", "1b2", "2b1", "2b2", "1d1", "1d3", "2d1", "2d3", "2a2",
                   "1e1", "1e2", "1e3", "2e1", "2e2", "2e3"}  # fmt: skip
"""Tested with the action of their planet."""
BY_THEMSELVES = {"1a2", "1a3", "2a3"}
"""Tested above."""


@pytest.mark.parametrize("token", sorted(ANY_TIME))
def test_every_specialist_that_is_used_at_once_or_at_any_time(token: str) -> None:
    given, answers, expected = ANY_TIME[token]
    state = position(productions=PRODUCTIONS)
    player = in_turn(state)
    player.start_token = "start1"
    given(state, player)
    player.specialists.setdefault(token, True)
    run(state, use(state, player, token), *answers)
    found: dict[str, Callable[[], object]] = {
        "points": partial(player.points.__getitem__, Source.SPECIALISTS),
        "level": partial(level, state, player),
    }
    if token == "2c3":
        found["points"] = partial(player.points.__getitem__, Source.SHOPS)
    for name, value in expected.items():
        assert (found[name]() if name in found else getattr(player, name)) == value, name


def test_all_forty_five_are_tested() -> None:
    printed = ours().specialists
    assert len(printed) == 45
    assert {*ANY_TIME, *IN_THEIR_ACTION, *BY_THEMSELVES} == set(printed)
    for one in printed.values():
        assert (one.timing == "on_planet_action") == (one.id in IN_THEIR_ACTION)
        assert ("abcde".index(one.id[1]), int(one.id[0])) == (
            ours().atal.types.index(one.type),
            one.level,
        )


def test_why_a_token_cannot_be_used_now() -> None:
    state = position()
    player = in_turn(state)
    player.specialists, player.mage = {"1d3": True, "1a1": False}, 6

    def reason(token: str) -> str:
        question = Question(state, player, "end", list)
        return next(note.key for note in obstacles_of(question, ("use", token), ()))

    assert reason("1d3") == "needs-action"
    assert reason("1a1") == "used-already"
    assert reason("2d3") == "has-it-not"
    state.deeds.append(Deed(Planet.SIXMOON))
    assert reason("1d3") == "token-does-nothing", "the next moon is the last"
    player.mage = 4
    state.deeds[-1].taken.append("1d3")
    assert reason("1d3") == "needs-action", "not in the action that took it"


@pytest.mark.parametrize("token", [one for one in ours().specialists if one.startswith("3")])
def test_points_that_a_specialist_brings_at_once_are_told_before_he_is_hired(token: str) -> None:
    """As many as are scored then, with what he counts for himself."""
    state = position()
    player = rich(in_turn(state))
    player.specialists = {"1a1": True, "2b1": False}
    player.transfigurations, player.mage, player.markers = ["t101"], 3, {"6"}
    (told,) = (
        note.args["points"]
        for note in specialist_notes(state, player, token, hired=True)
        if note.key == "points"
    )
    assert token not in player.specialists, "it was only imagined"
    player.specialists[token] = True
    before = sum(player.points.values())
    run(state, use(state, player, token))
    assert sum(player.points.values()) - before == told
