"""What the rulebook leaves open: each ruling, both ways."""

from __future__ import annotations

import random

import pytest

from engine.core.moves import Move
from engine.federation.actions.e81216 import build_megastructure, income
from engine.federation.actions.missions import mission_refusal, send_ship
from engine.federation.actions.projects import choosable
from engine.federation.actions.senate import act_on, perform
from engine.federation.bag import Bag
from engine.federation.data import ASSUMED, ours
from engine.federation.executive import dues, executive_order
from engine.federation.floors import standings
from engine.federation.gains import deep_space
from engine.federation.interpreter import run as run_effects
from engine.federation.laws import judge
from engine.federation.medals import check_medals
from engine.federation.metrics import level
from engine.federation.placing import place, place_refusal
from engine.federation.printed import Rulings
from engine.federation.state import Piece, State
from engine.federation.terms import Phase, Planet, Side, Source
from engine.federation.tokens import copyable, takeable, usable
from engine.federation.vocabulary import CopySpecialist
from tests.engine.federation.tables import (
    asked_first,
    begun,
    in_turn,
    kind,
    placed,
    play,
    play_out,
    position,
    rich,
    run,
    table,
)


def under(seats: int = 3, /, **rulings: object) -> State:
    """A position in which these rulings hold."""
    return position(seats, {f"rulings.{name}": value for name, value in rulings.items()})


def refusal(state: State, words: str) -> str | None:
    reason = place_refusal(state, state.players[0], False, tuple(words.split()))
    return None if reason is None else reason.key


def test_place_only_if_action_can_do_something() -> None:
    words = "place amb1a vote c1f2"
    for flag, expected in ((False, None), (True, "does-nothing")):
        state = under(place_only_if_action_can_do_something=flag)
        player = rich(in_turn(state), oceanium=1)
        player.ships, player.supply = 5, 3
        assert refusal(state, words) == expected


def test_bonus_paid_before_space_cost() -> None:
    words = "place amb3 fund c5f2"
    for flag, expected in ((True, None), (False, "needs")):
        state = under(bonus_paid_before_space_cost=flag)
        in_turn(state)
        assert refusal(state, words) == expected
    rich(in_turn(state), copernium=1)
    run(state, place(state, state.players[0], tuple(words.split())))
    assert state.players[0].reserve == Bag(copernium=1), "paid from the reserve, then the bonus"


def test_a_price_on_the_face_comes_before_the_space_even_if_the_bonus_does_not() -> None:
    state = under(bonus_paid_before_space_cost=False)
    player = rich(in_turn(state), lavandium=1)
    player.transfigurations = ["t304"]
    assert refusal(state, "place amb1a cover t304 c4f1") == "needs"
    player.reserve = Bag(lavandium=2)
    words = ("place", "amb1a", "cover", "t304", "c4f1")
    run(state, place(state, player, words), "copy neo", "move n1b")
    assert player.reserve == Bag(copernium=1)


def test_marker_on_outer_module() -> None:
    for flag, markers in ((False, []), (True, ["7"])):
        state = under(marker_on_outer_module=flag)
        player = in_turn(state)
        run(state, place(state, player, ("place", "amb1a", "fund", "outer")), "?marker 7")
        assert player.markers == markers


def test_spy_marker_goes_to() -> None:
    for value, markers in ((7, ["7"]), ("copied", ["6"]), (12, ["12"])):
        state = under(spy_marker_goes_to=value)
        player = rich(in_turn(state), lavandium=1)
        words = ("place", "amb1a", "fund", "c4f1")
        run(state, place(state, player, words), "copy officers_quarters")
        assert player.markers == markers


def test_spy_pays_copied_cost() -> None:
    for flag, left in ((True, Bag()), (False, Bag(copernium=1))):
        state = under(spy_pays_copied_cost=flag)
        player = rich(in_turn(state), lavandium=1, copernium=1)
        run(state, perform(state, player, "spy"), "copy assistants_room")
        assert (player.die, player.reserve) == (2, left)


def test_copy_of_copy_allowed() -> None:
    for flag in (False, True):
        state = position(3, {"rulings.copy_of_copy_allowed": flag}, atal_diplomat1="1a3")
        player = in_turn(state)
        player.specialists = {"2a3": True}
        effect = state.box.specialists["2a3"].effect[0]
        assert isinstance(effect, CopySpecialist)
        assert ("1a3" in copyable(state, player, effect, "2a3")) is flag


def test_copied_specialist_keeps_its_timing() -> None:
    for flag in (True, False):
        values = {"rulings.copied_specialist_keeps_its_timing": flag}
        state = position(3, values, atal_miner1="1e1", atal_mage1="1d3")
        player = in_turn(state)
        player.specialists = {"1a3": True}
        effect = state.box.specialists["1a3"].effect[0]
        assert isinstance(effect, CopySpecialist)
        found = copyable(state, player, effect, "1a3")
        assert ("1e1" in found) is not flag
        assert "1d3" not in found, "a further step needs a move"


def test_any_time_only_in_own_turn() -> None:
    for flag in (True, False):
        state = under(any_time_only_in_own_turn=flag)
        state.players[1].specialists = {"1a1": True}
        in_turn(state, 0)
        assert (usable(state, state.players[1]) == []) is flag


def test_on_planet_token_usable_in_action_that_took_it() -> None:
    for flag in (False, True):
        values = {"rulings.on_planet_token_usable_in_action_that_took_it": flag}
        state = position(3, values, atal_diplomat1="1a3", atal_diplomat2="2a2", atal_miner1="1e1")
        player = in_turn(state)
        player.specialists = {"1a1": False}
        state.offered[2] = {"diplomat": state.piles["atal-diplomat2"].draw()}
        flow = act_on(state, player, Planet.ATAL)
        next(flow)
        state.deeds[-1].taken.append("2a2")
        player.specialists["2a2"] = True
        assert ("2a2" in usable(state, player)) is flag


def test_specialist_character_is() -> None:
    for value, allowed in (("type_and_level", False), ("token", True)):
        values = {"rulings.specialist_character_is": value}
        state = position(3, values, atal_miner1="1e1")
        state.players[0].specialists = {"1e2": False}
        assert ("1e1" in takeable(state, state.players[0])) is allowed


def test_level3_needs_level2() -> None:
    for flag in (False, True):
        values = {"rulings.level3_needs_level2": flag}
        state = position(3, values, atal_miner3="3e1")
        player = state.players[0]
        player.specialists = {"1e2": False}
        assert ("3e1" in takeable(state, player)) is not flag
        player.specialists["2e1"] = False
        assert "3e1" in takeable(state, player)


def test_level_bonus_counts_for_mission_requirement() -> None:
    for flag in (True, False):
        state = under(level_bonus_counts_for_mission_requirement=flag)
        player = in_turn(state)
        player.round_level, player.markers = 2, ["9"]
        reason = mission_refusal(state, player, state.box.mission_by_word["9"])
        assert (reason is None) is flag


def test_level_bonus_counts_for_upkeep() -> None:
    for flag in (False, True):
        state = under(level_bonus_counts_for_upkeep=flag)
        player = rich(state.players[0], lavandium=1, copernium=1)
        player.step, player.round_level = 4, 2
        assert [due.word for due in dues(state, player)] == (["pay", "drop"] if flag else [])


def test_level_may_exceed_5() -> None:
    for flag, expected in ((True, 8), (False, 5)):
        state = under(level_may_exceed_5=flag)
        player = state.players[0]
        player.step, player.game_level = 10, 3
        assert level(state, player) == expected


def test_voluntary_lower_upkeep() -> None:
    for flag, ways in ((True, ["pay", "level3", "drop"]), (False, ["pay"])):
        state = under(voluntary_lower_upkeep=flag)
        player = rich(state.players[0], lavandium=1, copernium=1)
        player.step = 7
        assert [due.word for due in dues(state, player)] == ways
    player.reserve = Bag(lavandium=1)
    assert [due.word for due in dues(state, player)] == ["level3"], "the highest he can pay"


def test_second_deep_space_token() -> None:
    for flag, count in ((False, 1), (True, 2)):
        state = position(3, {"rulings.second_deep_space_token": flag}, deep_space="deep4 deep1")
        player = in_turn(state)
        player.deep_space = ["deep2"]
        run(state, deep_space(state, player), "?deep deep4")
        assert len(player.deep_space) == count


def test_medals_checked_outside_own_turn() -> None:
    for flag in (True, False):
        state = under(medals_checked_outside_own_turn=flag)
        player = state.players[0]
        player.mage = 5
        state.turn, state.phase = None, Phase.EXECUTIVE
        check_medals(state, player)
        assert (player.medals == ["sixmoon"]) is flag
        in_turn(state)
        check_medals(state, player)
        assert player.medals == ["sixmoon"], "at the latest in his own turn"


def test_mission12_counts_itself() -> None:
    for flag, points in ((True, 1), (False, 0)):
        state = under(mission12_counts_itself=flag)
        player = in_turn(state)
        player.markers = ["12"]
        run(state, send_ship(state, player, state.box.mission_by_word["12"]))
        assert player.points[Source.MISSIONS] == points
        assert player.missions == ["12"]


def test_megastructure_counts_its_own_influence() -> None:
    tokens = "mt_e81216 mt_level mt_sixmoon mt_die mt_arratuin mt_neo mt_atal mt_missions"
    for flag, points in ((True, 3 * 2), (False, 0)):
        values = {"rulings.megastructure_counts_its_own_influence": flag}
        state = position(3, values, megastructures=tokens)
        player = in_turn(state)
        player.step = 5
        build_megastructure(state, player, "mega1")
        assert player.points[Source.MEGASTRUCTURES] == points


def test_discount_reduces_diamonds() -> None:
    for flag in (False, True):
        state = under(discount_reduces_diamonds=flag)
        player = rich(in_turn(state), golden_diamond=1)
        player.specialists = {"1b1": True}
        flow = act_on(state, player, Planet.E81216)
        next(flow)
        asked = flow.send(Move(0, ("use", "1b1")))
        words = {option.words for option in asked[0].offer()}
        assert (("build", "mega4") in words) is flag


def test_complete_column_project_can_be_chosen() -> None:
    for flag in (False, True):
        state = under(complete_column_project_can_be_chosen=flag)
        in_turn(state)
        state.projects["2"] = state.needed("2")
        assert ("2" in choosable(state, state.players[0])) is flag


def test_floor_majority_needs_a_vote() -> None:
    for flag, winners in ((True, ()), (False, (0, 1, 2))):
        state = under(floor_majority_needs_a_vote=flag)
        state.senate["c1f3"] = Piece(0, "amb1a", Side.FUND, 0)
        assert standings(state)[0].winners == winners


def test_law_tie_president_is() -> None:
    for value, seat in (("current_holder", 2), ("first_player_of_round", 1)):
        state = under(law_tie_president_is=value)
        state.first, state.president = 1, 2
        assert judge(state) == seat


def test_executive_order_starts_with() -> None:
    for value, seats in (
        ("first_player_of_ending_round", [1, 2, 0]),
        ("current_holder", [2, 0, 1]),
    ):
        state = under(executive_order_starts_with=value)
        state.first, state.president = 1, 2
        assert [player.seat for player in executive_order(state)] == seats


def test_transporter_leaves_tokens() -> None:
    for flag, asteroids in ((True, []), (False, ["ast1"])):
        state = position(3, {"rulings.transporter_leaves_tokens": flag}, asteroids="ast1 ast2")
        player = in_turn(state)
        player.miner = "n2a"
        run(state, income(state, player, "transporter"), "move a3a")
        assert player.asteroids == asteroids
        assert player.reserve == Bag()
        token = state.moons[1][0]
        run(state, income(state, player, "transporter"), "move moon1", f"?take {token}")
        assert player.transfigurations == ([] if flag else [token])


def test_empty_asteroid_space_gives() -> None:
    for value, moves in (("influence_only", ["a3a", "a3b", "n4c"]), ("no_entry", ["a3b", "n4c"])):
        state = under(empty_asteroid_space_gives=value)
        player = in_turn(state)
        player.miner = "n2a"
        state.asteroids["a3a"] = None
        flow = act_on(state, player, Planet.NEO)
        assert [option.words[1] for option in asked_first(flow).offer()] == moves


def test_extra_ambassador_turn_when() -> None:
    quiet = {"blocking_planets": "bp1", "blocking_rooms": "br1"}
    for value, next_seat in (("after_others_finished", 1), ("at_once", 0)):
        one = begun(2, {"rulings.extra_ambassador_turn_when": value}, **quiet)
        one.state.players[0].special = True
        placed(one, 0, "place special vote outer")
        if value == "after_others_finished":
            assert one.waiting_for == (next_seat,)
        else:
            play(one, 0, "place amb1a vote outer", "end")
            assert one.waiting_for == (1,)
        assert kind(one, one.waiting_for[0]) == "turn"


def test_transmute_optional() -> None:
    for flag in (True, False):
        state = under(transmute_optional=flag)
        player = rich(in_turn(state), lavandium=1, copernium=1)
        effects = ours().productions["transmutation_chamber"].income
        flow = run_effects(state, player, effects, Source.OTHER)
        assert (("transmute", "none") in {o.words for o in asked_first(flow).offer()}) is flag


OTHERWISE: dict[str, object] = {
    "spy_marker_goes_to": "copied",
    "specialist_character_is": "token",
    "law_tie_president_is": "first_player_of_round",
    "executive_order_starts_with": "current_holder",
    "empty_asteroid_space_gives": "no_entry",
    "extra_ambassador_turn_when": "at_once",
}
"""The other answer of those that are no yes or no."""


@pytest.mark.parametrize("flag", sorted(Rulings.model_fields))
def test_a_whole_game_is_played_under_the_other_answer(flag: str) -> None:
    ours_is = getattr(ours().rulings, flag)
    value = OTHERWISE.get(flag, not ours_is)
    assert value != ours_is
    one = play_out(table(3, flag, {f"rulings.{flag}": value}), random.Random(flag))
    assert one.result is not None
    assert len(one.state.passed) == 5


def test_whole_games_are_played_under_all_other_answers_at_once() -> None:
    values = {
        f"rulings.{flag}": OTHERWISE.get(flag, not getattr(ours().rulings, flag))
        for flag in Rulings.model_fields
    }
    for seats in (2, 3, 4):
        for seed in range(4):
            assert play_out(table(seats, seed, values), random.Random(seed)).result is not None


def test_every_flag_is_tested_and_every_other_value_can_be_brought_by_a_host() -> None:
    tested = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    flags = set(Rulings.model_fields)
    assert flags <= tested
    assert {f"rulings.{flag}" for flag in flags} <= set(ASSUMED.entries)
