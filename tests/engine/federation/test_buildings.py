"""E81216: productions with their income, megastructures with their multipliers."""

from __future__ import annotations

import pytest

from engine.core.moves import Move
from engine.federation.actions.e81216 import income
from engine.federation.actions.senate import act_on
from engine.federation.advice.outlook import outlook_of
from engine.federation.bag import Bag
from engine.federation.metrics import influence
from engine.federation.state import State
from engine.federation.terms import Planet, Source
from tests.engine.federation.tables import asked_first, begun, in_turn, position, rich, run

E81216 = Planet.E81216
SIDES_A = "shipyard military_academy transporter consulate"
SIDES_B = "transmutation_chamber incubator replicator university"
MEGAS = "mt_neo mt_missions mt_sixmoon mt_die mt_arratuin mt_level mt_atal mt_e81216"


def new(sides: str = SIDES_B) -> State:
    return position(productions=sides, megastructures=MEGAS)


def act(state: State, *answers: str, seat: int = 0) -> None:
    run(state, act_on(state, in_turn(state, seat), E81216), *answers)


def choices(state: State, seat: int = 0) -> list[str]:
    flow = act_on(state, in_turn(state, seat), E81216)
    found = [" ".join(option.words) for option in asked_first(flow).offer()]
    state.deeds.clear()
    return found


def test_the_influence_told_counts_what_the_face_brings_to_pay_with() -> None:
    one = begun(4, productions=SIDES_B, megastructures=MEGAS)
    player = one.state.players[0]
    told = {}
    for copernium in (0, 1):  # the university costs two, the face brings one
        player.reserve = Bag(copernium=copernium)
        notes = outlook_of(one.state, player, ("place", "amb3", "fund", "c2f1"))
        told[copernium] = "influence-after" in {note.key for note in notes}
    assert told == {0: False, 1: True}


def test_a_production_is_paid_gives_income_at_once_and_one_influence() -> None:
    state = new()
    player = rich(state.players[0], lavandium=2, copernium=2)
    assert choices(state) == ["build incubator", "build replicator", "build university"]
    act(state, "build replicator")
    assert player.productions == ["replicator"]
    assert player.reserve == Bag(lavandium=1, copernium=2)
    assert influence(state, player, E81216) == 1


def test_each_building_is_built_once_by_a_player_but_by_several_players() -> None:
    state = new()
    for seat in (0, 1):
        rich(state.players[seat], lavandium=4, copernium=2)
        act(state, "build replicator", seat=seat)
    assert "build replicator" not in choices(state)
    assert state.players[1].productions == ["replicator"]


def test_a_megastructure_scores_the_multiplier_times_the_smaller_value() -> None:
    state = new()
    player = rich(state.players[0], golden_diamond=1, oceanium=1)
    player.discs, player.step = {"shop1": 2, "shop2": 1}, 7
    act(state, "build mega3")
    assert player.megastructures == {"mega3": 3}
    assert player.points[Source.MEGASTRUCTURES] == 3 * 3, "influence 3 and level 4"
    assert influence(state, player, E81216) == 2


def test_the_highest_multiplier_goes_first_and_three_players_at_most_build_one() -> None:
    state = position(4, productions=SIDES_B, megastructures=MEGAS)
    for seat, multiplier in ((0, 3), (1, 2), (2, 1)):
        player = rich(state.players[seat], golden_diamond=1, oceanium=1)
        player.discs = {"shop1": 1}
        act(state, "build mega3", seat=seat)
        assert player.megastructures == {"mega3": multiplier}
        assert player.points[Source.MEGASTRUCTURES] == multiplier
    rich(state.players[3], golden_diamond=5, oceanium=5)
    assert "build mega3" not in choices(state, 3)


def test_without_a_die_its_token_counts_zero() -> None:
    state = new()
    player = rich(state.players[0], golden_diamond=1, copernium=1)
    player.mage = 2
    act(state, "?build mega2")
    assert player.points[Source.MEGASTRUCTURES] == 0


def test_its_own_influence_counts_for_the_new_megastructure() -> None:
    state = new()
    player = rich(state.players[0], golden_diamond=2)
    player.specialists = {"1a1": True, "1b1": False, "1c1": False}
    act(state, "?build mega4")
    assert player.points[Source.MEGASTRUCTURES] == 3 * min(3, 2)


def test_six_robots_are_all_there_are() -> None:
    state = new()
    player = rich(state.players[0], golden_diamond=5, oceanium=5, copernium=5)
    player.productions = list(state.productions)
    player.megastructures = {"mega1": 3, "mega2": 3}
    act(state)
    assert player.robots_used == 6


def test_a_discount_takes_crystals_off_as_its_owner_chooses() -> None:
    state = new(SIDES_A)
    player = rich(state.players[0], copernium=1)
    player.specialists = {"1b1": True}
    flow = act_on(state, in_turn(state), E81216)
    assert [o.words for o in asked_first(flow).offer()] == [("skip",), ("use", "1b1")]
    state.deeds.clear()
    act(state, "use 1b1", "build military_academy less lavandium+1")
    assert player.reserve == Bag()
    assert player.productions == ["military_academy"]


def test_two_crystals_less() -> None:
    state = new(SIDES_A)
    player = rich(state.players[0])
    player.specialists = {"2b1": True}
    act(state, "use 2b1", "build transporter", "move none")
    assert player.productions == ["transporter"]
    assert player.reserve == Bag()


@pytest.mark.parametrize(("token", "crystal"), [("1b2", "lavandium"), ("2b2", "copernium")])
def test_robots_bring_crystals_for_influence(token: str, crystal: str) -> None:
    state = new()
    player = rich(state.players[0], lavandium=2)
    player.specialists, player.megastructures = {token: True}, {"mega1": 3}
    act(state, f"use {token}", "?build replicator")
    assert player.reserve.count(crystal) == 2 + (crystal == "lavandium")


def test_what_counts_influence_may_be_used_after_the_building_too() -> None:
    state = new()
    player = rich(state.players[0], lavandium=2)
    player.specialists = {"1b2": True, "1b1": True}
    flow = act_on(state, in_turn(state), E81216)
    next(flow)
    asked = flow.send(Move(0, ("build", "replicator")))
    assert asked[0].kind == "after-build"
    assert [o.words for o in asked[0].offer()] == [("skip",), ("use", "1b2")]
    with pytest.raises(StopIteration):
        flow.send(Move(0, ("use", "1b2")))
    assert player.reserve.lavandium == 1 + 1
    assert player.specialists == {"1b2": False, "1b1": True}


def test_a_shipyard_brings_a_ship() -> None:
    state = new(SIDES_A)
    run(state, income(state, in_turn(state), "shipyard"))
    assert state.players[0].ships == 2


def test_a_transmutation_chamber_makes_a_resource_more_valuable() -> None:
    state = new()
    player = rich(in_turn(state), lavandium=1, oceanium=1, golden_diamond=1)
    flow = income(state, player, "transmutation_chamber")
    assert [o.words[1] for o in asked_first(flow).offer()] == ["lavandium", "oceanium", "none"]
    run(state, income(state, player, "transmutation_chamber"), "transmute oceanium")
    assert player.reserve == Bag(lavandium=1, golden_diamond=2)


def test_a_military_academy_brings_a_step_and_what_lies_there() -> None:
    state = new(SIDES_A)
    player = in_turn(state)
    player.step = 7
    run(state, income(state, player, "military_academy"))
    assert (player.step, player.medals) == (8, ["accreditation"])


def test_an_incubator_brings_a_token_of_strength_1() -> None:
    state = new()
    run(state, income(state, in_turn(state), "incubator"))
    assert state.beside[1] == 15
    assert len(state.players[0].transfigurations) == 1


def test_a_transporter_moves_on_without_reward_and_turns_up_neighbours() -> None:
    state = new(SIDES_A)
    player = in_turn(state)
    player.miner = "n2a"
    flow = income(state, player, "transporter")
    assert [" ".join(o.words) for o in asked_first(flow).offer()] == [
        "move a3a", "move a3b", "move n4c", "move moon1", "move none",
    ]  # fmt: skip
    run(state, income(state, player, "transporter"), "move a3a")
    assert (player.miner, player.reserve, player.asteroids) == ("a3a", Bag(), [])
    assert state.asteroids["a3a"] == "?", "the token stays"
    run(state, income(state, player, "transporter"), "move moon1")
    assert (player.mage, player.transfigurations) == (1, [])
    assert len(state.moons[1]) == 4
    assert 2 in state.moons


def test_a_transporter_can_earn_a_medal_and_does_nothing_at_the_end() -> None:
    state = new(SIDES_A)
    player = in_turn(state)
    player.miner = "n2a"
    run(state, income(state, player, "transporter"), "move n4c")
    assert player.medals == [Planet.NEO]
    player.miner, player.mage = "d8", 7
    run(state, income(state, player, "transporter"))


def test_a_replicator_brings_lavandium_and_a_university_the_die() -> None:
    state = new()
    player = in_turn(state)
    run(state, income(state, player, "replicator"))
    run(state, income(state, player, "university"))
    assert (player.reserve.lavandium, player.die) == (1, 1)
    run(state, income(state, player, "university"))
    assert player.die == 2


def test_a_consulate_turns_a_level_1_up_again_and_applies_it_at_its_time() -> None:
    state = new(SIDES_A)
    player = in_turn(state)
    player.specialists = {"1c1": False, "1e1": False, "2c1": False, "1a1": True}
    flow = income(state, player, "consulate")
    flips = [o.words[1] for o in asked_first(flow).offer() if o.words[0] == "flip"]
    assert flips == ["1c1", "1e1", "none"]
    run(state, income(state, player, "consulate"), "flip 1c1")
    assert player.step == 2
    assert player.specialists["1c1"] is False, "used again at once"
    run(state, income(state, player, "consulate"), "flip 1e1")
    assert player.specialists["1e1"] is True, "waits for an action on Neo"
