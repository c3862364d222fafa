"""Neo, Sixmoon and Arratuin: moving, taking, trading, and the influence that comes of it."""

from __future__ import annotations

import pytest

from engine.core.digest import position_hash
from engine.core.moves import Move
from engine.federation.actions.senate import act_on
from engine.federation.bag import Bag
from engine.federation.metrics import influence
from engine.federation.state import State
from engine.federation.terms import Planet
from tests.engine.federation.tables import (
    asked_first,
    begun,
    in_turn,
    play,
    position,
    rich,
    run,
    told,
)

NEO, SIXMOON, ARRATUIN = Planet.NEO, Planet.SIXMOON, Planet.ARRATUIN
ASTEROIDS = {"asteroids": "ast1 ast2 ast3 ast4", "dead_asteroids": "dead1 dead2 dead3 dead4"}


def act(state: State, planet: Planet, *answers: str, seat: int = 0) -> None:
    run(state, act_on(state, in_turn(state, seat), planet), *answers)


def choices(state: State, planet: Planet, seat: int = 0) -> list[str]:
    flow = act_on(state, in_turn(state, seat), planet)
    found = [" ".join(option.words) for option in asked_first(flow).offer()]
    state.deeds.clear()
    return found


# Neo


def test_the_miner_goes_to_an_adjacent_space_forward_and_gains_what_it_shows() -> None:
    state = position()
    assert choices(state, NEO) == ["move n1a", "move n1b"]
    act(state, NEO, "move n1a")
    player = state.players[0]
    assert (player.miner, player.reserve) == ("n1a", Bag(lavandium=2))
    assert influence(state, player, NEO) == 1


def test_a_branch_may_skip_an_influence_level() -> None:
    state = position()
    state.players[0].miner = "n2a"
    assert choices(state, NEO) == ["move a3a", "move a3b", "move n4c"]
    act(state, NEO, "move n4c")
    assert influence(state, state.players[0], NEO) == 4


def test_an_asteroid_is_taken_with_its_resources() -> None:
    state = position(**ASTEROIDS)
    state.players[0].miner = "n2a"
    act(state, NEO, "move a3b")
    player = state.players[0]
    assert player.asteroids == ["ast1"], "the first one that is turned up"
    assert player.reserve == Bag(oceanium=2)
    assert state.asteroids["a3b"] is None


def test_an_asteroid_space_without_its_token_gives_influence_only() -> None:
    state = position(**ASTEROIDS)
    state.players[0].miner = state.players[1].miner = "n2a"
    act(state, NEO, "move a3a")
    act(state, NEO, "move a3a", seat=1)
    assert state.players[1].reserve == Bag()
    assert state.players[1].asteroids == []
    assert influence(state, state.players[1], NEO) == 3


def test_several_miners_may_stand_on_a_space() -> None:
    state = position()
    act(state, NEO, "move n1a")
    act(state, NEO, "move n1a", seat=1)
    assert state.players[0].miner == state.players[1].miner == "n1a"


def test_asteroids_next_to_the_new_space_are_turned_up() -> None:
    state = position(**ASTEROIDS)
    state.players[0].miner = "n1a"
    act(state, NEO, "move n2a")
    assert state.asteroids == {"a3a": "ast1", "a3b": "ast2", "a6a": "?", "a6b": "?"}


def test_asteroids_behind_the_new_space_are_neighbours_too() -> None:
    state = position(**ASTEROIDS)
    state.players[0].miner = "n2a"  # as if nobody had looked at those ahead
    act(state, NEO, "move n4c")
    assert state.asteroids["a3a"] == "?", "no link leads from there to here"
    act(state, NEO, "move n5a")
    act(state, NEO, "move n7b")
    assert state.asteroids["a6a"] == "ast1", "turned up from n5a"
    state = position(**ASTEROIDS)
    state.players[0].miner = "a3a"
    act(state, NEO, "move n4a")
    assert (state.asteroids["a3a"], state.asteroids["a3b"]) == ("ast1", "ast2")


def test_dead_asteroids_are_turned_up_by_a_neighbour_and_one_is_taken_on_the_last_space() -> None:
    state = position(**ASTEROIDS)
    state.players[0].miner = "n5a"
    act(state, NEO, "move n7b")
    assert state.dead_asteroids == ["dead1", "dead2", "dead3", "dead4"]
    act(state, NEO, "take dead2")
    player = state.players[0]
    assert player.miner == "d8"
    assert influence(state, player, NEO) == 8
    assert player.asteroids == ["dead2"]


def test_on_the_last_space_each_action_takes_one_more_without_influence() -> None:
    state = position(**ASTEROIDS)
    state.players[0].miner, state.dead_asteroids = "d8", ["dead1", "dead3"]
    asked = asked_first(act_on(state, in_turn(state), NEO))
    assert asked.kind == "dead-asteroid", "the miner goes nowhere from here"
    assert asked.was == "neo", "as games were stored that were asked so"
    state.deeds.clear()
    act(state, NEO, "take dead3")
    assert state.players[0].reserve == Bag(golden_diamond=1, lavandium=2)
    assert state.dead_asteroids == ["dead1"], "it is not replaced"
    act(state, NEO)
    assert state.dead_asteroids == []
    act(state, NEO)
    assert influence(state, state.players[0], NEO) == 8


def test_a_game_that_was_stored_at_the_last_space_is_known_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The question was called otherwise then, and the hash of its position tells by that name."""
    one = begun(4)
    one.state.players[0].miner, one.state.dead_asteroids = "d8", ["dead1", "dead3"]
    play(one, 0, "place amb3 vote c1f3")
    (asked,) = one.pending
    assert asked.kind == "dead-asteroid"
    now = position_hash(one)
    then = asked._replace(kind="neo", was="")
    monkeypatch.setattr(type(one), "pending", (then,))
    assert position_hash(one) == now


def test_a_further_step_gives_only_what_the_last_space_shows() -> None:
    state = position(**ASTEROIDS)
    player = state.players[0]
    player.specialists = {"1e3": True}
    act(state, NEO, "use 1e3", "move n1a", "move n2b")
    assert player.reserve == Bag(oceanium=1)
    assert player.specialists == {"1e3": False}


@pytest.mark.parametrize(
    ("token", "gain"),
    [
        ("1e1", Bag(lavandium=2)),
        ("1e2", Bag(oceanium=1)),
        ("2e1", Bag(lavandium=1, oceanium=1)),
        ("2e2", Bag(copernium=1, oceanium=1)),
        ("2e3", Bag(golden_diamond=1)),
    ],
)
def test_miners_bring_more_in_a_later_action_on_neo(token: str, gain: Bag) -> None:
    state = position()
    state.players[0].specialists = {token: True}
    act(state, NEO, f"use {token}", "move n1b")
    assert state.players[0].reserve == gain.plus(Bag(copernium=1))


# Sixmoon


def test_the_mage_goes_one_moon_on_and_takes_a_token_that_is_not_replaced() -> None:
    state = position(sixmoon1="t101 t113 t118 t102")
    assert choices(state, SIXMOON) == ["take t101", "take t113", "take t118", "take t102"]
    act(state, SIXMOON, "take t118")
    player = state.players[0]
    assert (player.mage, player.transfigurations) == (1, ["t118"])
    assert state.moons[1] == ["t101", "t113", "t102"]
    assert influence(state, player, SIXMOON) == 1


def test_the_next_moon_is_turned_up_after_the_move() -> None:
    state = position(sixmoon1="t101 t113 t118 t102", sixmoon2="t201 t202 t203 t204")
    act(state, SIXMOON, "take t101")
    assert state.moons[2] == ["t201", "t202", "t203", "t204"]
    act(state, SIXMOON, "take t113", seat=1)
    assert sorted(state.moons) == [1, 2]


def test_on_the_planet_itself_one_more_token_each_time_without_influence() -> None:
    state = position()
    player = state.players[0]
    player.mage, state.moons[7] = 7, ["t401", "t402"]
    act(state, SIXMOON, "take t402")
    act(state, SIXMOON)
    assert player.transfigurations == ["t402", "t401"]
    assert influence(state, player, SIXMOON) == 7
    act(state, SIXMOON)
    assert state.moons[7] == []


@pytest.mark.parametrize(("token", "moon", "strength"), [("1d3", 2, 2), ("2d3", 3, 2)])
def test_mages_lead_further_and_only_the_last_moon_gives_a_token(
    token: str, moon: int, strength: int
) -> None:
    state = position(sixmoon2="t201 t202 t203 t204")
    player = state.players[0]
    player.specialists = {token: True}
    act(state, SIXMOON, f"use {token}", f"?move moon{moon}", "take t203")
    assert player.mage == moon
    assert player.transfigurations == ["t203"]
    assert state.box.transfigurations["t203"].strength == strength
    assert sorted(state.moons) == [1, moon, moon + 1], "moons passed over stay face down"


@pytest.mark.parametrize(("token", "strength"), [("1d1", 1), ("2d1", 2)])
def test_mages_bring_a_token_from_the_stack_beside_the_board(token: str, strength: int) -> None:
    state = position(sixmoon1="t101 t113 t118 t102 t103")
    player = state.players[0]
    player.specialists = {token: True}
    before = state.beside[strength]
    act(state, SIXMOON, f"use {token}", "take t101")
    drawn = player.transfigurations[0]
    assert state.box.transfigurations[drawn].strength == strength
    assert state.beside[strength] == before - 1
    assert player.transfigurations[1] == "t101"


# Arratuin


def test_a_shop_is_paid_and_gives_its_first_bonus_on_level_1() -> None:
    state = position()
    player = rich(state.players[0], oceanium=1)
    act(state, ARRATUIN, "shop shop4")
    assert player.discs == {"shop4": 1}
    assert player.reserve == Bag(golden_diamond=1, copernium=1)
    assert influence(state, player, ARRATUIN) == 1


def test_on_level_2_the_same_price_buys_the_better_bonus_and_later_ones_no_influence() -> None:
    state = position()
    player = rich(state.players[0], oceanium=2)
    player.discs = {"shop4": 1}
    act(state, ARRATUIN, "shop shop4")
    assert player.discs == {"shop4": 2}
    assert player.reserve == Bag(golden_diamond=2, oceanium=1)
    assert influence(state, player, ARRATUIN) == 2
    act(state, ARRATUIN, "shop shop4")
    assert influence(state, player, ARRATUIN) == 2
    assert player.reserve.golden_diamond == 4


def test_one_shop_is_free_and_shops_that_are_too_dear_are_not_offered() -> None:
    assert choices_of_shops(position()) == []
    state = position()
    rich(state.players[0], lavandium=1)
    assert choices(state, ARRATUIN) == ["shop shop1", "shop shop2", "shop shop5"]


def choices_of_shops(state: State) -> list[str]:
    """With nothing in hand only the free shop is left, and it is not asked for."""
    act(state, ARRATUIN)
    return [shop for shop in state.players[0].discs if shop != "shop1"]


def test_two_options_on_level_1_all_alike_on_level_2_any_mix() -> None:
    state = position()
    player = rich(state.players[0], copernium=2)
    act(state, ARRATUIN, "shop shop3", "mix oceanium+2")
    assert player.reserve == Bag(copernium=1, oceanium=2)
    flow = act_on(state, in_turn(state), ARRATUIN)
    next(flow)
    asked = flow.send(Move(0, ("shop", "shop3")))
    assert [option.words[1] for option in asked[0].offer()] == [
        "oceanium+3",
        "oceanium+2,step+1",
        "oceanium+1,step+2",
        "step+3",
    ]
    with pytest.raises(StopIteration):
        flow.send(Move(0, ("mix", "oceanium+2,step+1")))
    assert (player.reserve.oceanium, player.step) == (4, 2)
    assert told(state, "gained") == [{"resources": {"oceanium": 2}}] * 2, "each mix told in one"


@pytest.mark.parametrize(
    ("shop", "level", "cost", "answers", "expected"),
    [
        ("shop1", 1, {}, [], {"lavandium": 2}),
        ("shop1", 2, {}, [], {"copernium": 2}),
        ("shop2", 1, {"lavandium": 1}, ["mix ship+2"], {"ships": 3}),
        ("shop2", 2, {"lavandium": 1}, ["mix ship+2,marker+1", "marker 9"], {"ships": 3}),
        ("shop3", 1, {"copernium": 1}, ["mix step+2"], {"step": 3}),
        ("shop3", 2, {"copernium": 1}, ["mix step+3"], {"step": 4}),
        ("shop4", 1, {"oceanium": 1}, [], {"golden_diamond": 1, "copernium": 1}),
        ("shop4", 2, {"oceanium": 1}, [], {"golden_diamond": 2}),
        ("shop5", 1, {"lavandium": 1}, [], {"die": 2}),
        ("shop5", 2, {"lavandium": 1}, [], {"die": 3}),
        ("shop6", 1, {"oceanium": 1}, [], {"points": 5}),
        ("shop6", 2, {"oceanium": 1}, [], {"points": 8}),
    ],
)
def test_every_shop(
    shop: str, level: int, cost: dict[str, int], answers: list[str], expected: dict[str, int]
) -> None:
    state = position()
    player = rich(state.players[0], **cost)
    if level == 2:
        player.discs = {shop: 1}
    only = choices_count(state) == 1
    act(state, ARRATUIN, *([] if only else [f"shop {shop}"]), *answers)
    assert player.discs == {shop: level}
    found = {
        **player.reserve.plain(),
        "ships": player.ships,
        "step": player.step,
        "die": player.die,
        "points": player.total,
    }
    assert {"ships": 1, "step": 1, "die": 0, "points": 0, **expected} == found


def choices_count(state: State) -> int:
    player = state.players[0]
    return sum(player.reserve.covers(shop.cost) for shop in state.box.arratuin.shops)
