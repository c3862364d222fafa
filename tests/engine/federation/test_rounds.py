"""Rounds, turns, the special ambassador, blocking for two and three, and cleaning up."""

from __future__ import annotations

import random

import pytest

from engine.core.digest import position_hash
from engine.core.moves import Move
from engine.core.table import Table
from engine.federation.bag import Bag
from engine.federation.game import FEDERATION
from engine.federation.placing import place_options
from engine.federation.rounds import clean_up
from engine.federation.terms import Phase, Wing
from tests.engine.federation.tables import (
    FedTable,
    begun,
    finished,
    in_turn,
    kind,
    offered,
    placed,
    play,
    position,
    sensible,
    table,
)

QUIET = {"blocking_planets": "bp1 bp2 bp3 bp4 bp5", "blocking_rooms": "br1 br2 br3 br4 br5"}


def outer_turns(one: FedTable, turns: int) -> None:
    """Everybody goes outside."""
    for _ in range(turns):
        seat = one.waiting_for[0]
        token = one.state.players[seat].unused[0]
        placed(one, seat, f"place {token} vote outer")
        settle(one)


def settle(one: FedTable) -> None:
    """Nobody voted: the holder of the pawn passes the law on the left."""
    if one.waiting_for and kind(one, one.waiting_for[0]) == "law":
        play(one, one.waiting_for[0], "law left")


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_turns_each_clockwise_from_the_first_player(seats: int) -> None:
    one = begun(seats, **({} if seats == 4 else QUIET))
    order = []
    while one.state.round == 1:
        order.append(one.waiting_for[0])
        outer_turns(one, 1)
    assert order == list(range(seats)) * 4


def test_the_game_has_five_rounds() -> None:
    assert finished(3, 1).state.round == 5
    assert finished(3, 1).state.phase is Phase.ENDED


def test_every_turn_closes_with_end() -> None:
    log = [move.words for move in finished(4, 2).log]
    assert log.count(("end",)) >= 5 * 4 * 4


def test_after_a_round_tokens_and_dice_come_back_and_used_covers_go_to_the_box() -> None:
    one = begun(2, **QUIET)
    player = one.state.players[0]
    player.die, player.transfigurations, player.round_level = 4, ["t118"], 2
    placed(one, 0, "place amb1a vote c2f3 die")
    placed(one, 1, "place amb1a vote outer")
    placed(one, 0, "place amb1b cover t118 outer")
    outer_turns(one, 5)
    assert one.state.round == 2
    assert player.unused == ["amb1a", "amb1b", "amb2", "amb3"]
    assert (player.die, player.die_out, player.round_level) == (4, False, 0)
    assert player.transfigurations == []
    assert all(piece.seat is None for piece in one.state.senate.values())
    assert one.state.outer == []


def test_both_laws_are_put_aside_face_up() -> None:
    one = begun(2, **QUIET)
    shown = list(one.state.laws.values())
    outer_turns(one, 8)
    assert one.state.past_laws == shown


def test_round_4_shows_the_laws_of_round_5_too() -> None:
    one = finished(2, 3)
    again = table(2, 3)
    for move in one.log:
        again.play(move)
        known = bool(again.view().next_laws)
        assert known == (again.state.round == 4), again.state.round


def test_equal_laws_of_round_5_swap_the_right_ones() -> None:
    one = begun(
        2,
        laws_left="law_neo law_sixmoon law_atal law_arratuin law_e81216",
        laws_right="law_sixmoon law_atal law_neo law_arratuin law_e81216",
        **QUIET,
    )
    state = one.state
    while state.round < 4:
        outer_turns(one, 1)
    left, right = state.laws[Wing.LEFT], state.laws[Wing.RIGHT]
    assert left == "law_arratuin"
    assert left != right
    assert state.next_laws[Wing.LEFT] != state.next_laws[Wing.RIGHT]
    named = {str(wing): law for wing, law in state.next_laws.items()}
    (shown,) = (one for one in one.take_events() if one.kind == "showed_next_laws")
    assert shown.args == {"round": 5, **named}


# The special ambassador


def special_round(*, use: int | None) -> FedTable:
    """A round of two in which seat 0 holds it; placed as his turn `use`, or kept."""
    one = begun(2, **QUIET)
    one.state.players[0].special = True
    for number in range(4):
        token = "special" if number == use else one.state.players[0].unused[0]
        placed(one, 0, f"place {token} vote outer")
        placed(one, 1, f"place {one.state.players[1].unused[0]} vote outer")
    return one


def test_it_has_seven_votes_no_funding_side_and_may_be_covered() -> None:
    state = position()
    player = in_turn(state)
    player.special, player.transfigurations = True, ["t118"]
    lines = [" ".join(option.words) for option in place_options(state, player)]
    own = {tuple(line.split()[2:-1]) for line in lines if line.split()[1] == "special"}
    assert own == {("vote",), ("cover", "t118")}
    one = begun(2, **QUIET)
    one.state.players[0].special = True
    play(one, 0, "place special vote c2f3")
    assert one.state.senate["c2f3"].votes == 7


def test_whoever_places_it_has_a_fifth_turn_after_the_others() -> None:
    one = special_round(use=1)
    assert one.state.round == 1
    assert one.waiting_for == (0,)
    placed(one, 0, f"place {one.state.players[0].unused[0]} vote outer")
    settle(one)
    assert one.state.round == 2
    assert one.state.players[0].special is False, "it is discarded"


def test_it_may_be_placed_as_the_fifth_turn_or_kept() -> None:
    one = special_round(use=None)
    assert one.waiting_for == (0,)
    assert {line.split()[1] for line in offered(one, 0) if line != "end"} == {"special"}
    (asked,) = one.pending
    assert asked.args["stay"] == "yes", "which the question says"
    play(one, 0, "end")
    settle(one)
    assert one.state.round == 2
    assert one.state.players[0].special is True
    one = special_round(use=None)
    placed(one, 0, "place special vote outer")
    assert one.state.players[0].special is False


# Two and three players


def blocked(one: FedTable) -> dict[str, int]:
    return {space: piece.votes for space, piece in one.state.senate.items() if piece.seat is None}


def test_three_players_block_three_planets() -> None:
    one = begun(3, **QUIET)
    assert blocked(one) == {"c3f3": 1, "c5f3": 1, "c2f1": 0}, "arratuin left, sixmoon right, e81216"
    assert one.state.blocks == ["bp1"]


def test_two_players_block_a_room_and_the_spy_of_the_other_wing_too() -> None:
    one = begun(2, **QUIET)
    assert blocked(one) == {"c3f3": 1, "c5f3": 1, "c2f1": 0, "c6f1": 0, "c3f2": 0}


def test_four_players_block_nothing() -> None:
    assert blocked(begun(4)) == {}


def test_x_is_the_number_of_the_round_and_each_round_turns_up_new_tokens() -> None:
    one = begun(2, **QUIET)
    outer_turns(one, 8)
    assert one.state.round == 2
    assert sorted(blocked(one).values()) == [0, 0, 0, 2, 2]
    assert one.state.blocks == ["bp2", "br2"]


def test_after_the_executive_phase_neutral_tokens_leave() -> None:
    state = begun(3, **QUIET).state
    assert state.blocks
    clean_up(state)
    assert (state.blocks, state.senate) == ([], {})


def test_a_blocked_space_cannot_be_used() -> None:
    one = begun(3, **QUIET)
    decision = one.decision_of(0)
    assert decision is not None
    reason = decision.refusal(("place", "amb1a", "vote", "c3f3"))
    assert reason is not None
    assert reason.key == "blocked"


def test_limits_ask_the_owner_what_he_keeps() -> None:
    one = begun(2, **QUIET)
    one.state.players[0].reserve = Bag(lavandium=5, copernium=5)
    play(one, 0, "place amb2 fund outer")
    assert kind(one, 0) == "keep"
    assert offered(one, 0) == ["keep copernium+5,lavandium+5", "keep copernium+4,lavandium+6"]
    play(one, 0, "keep copernium+4,lavandium+6")
    assert kind(one, 0) == "keep", "the oceanium of the module comes after the bonus"
    play(one, 0, "keep oceanium+1,copernium+4,lavandium+5")
    assert one.state.players[0].reserve == Bag(5, 4, 1)


def test_diamonds_over_five_are_lost() -> None:
    one = begun(2, **QUIET)
    player = one.state.players[0]
    player.reserve, player.transfigurations = Bag(golden_diamond=5), ["t313"]
    play(one, 0, "place amb1a cover t313 outer")
    assert player.reserve == Bag(oceanium=1, golden_diamond=5)


def test_a_turn_may_be_imagined_for_plans_whoever_is_on_turn() -> None:
    imagined = 0
    for seed in range(4):
        one, chooser = table(3, f"plan {seed}"), random.Random(seed)
        while one.result is None:
            for player in one.state.players:
                if one.can_imagine(player.seat) and chooser.random() < 0.08:
                    ahead = Table(FEDERATION, one.setup, one.log)
                    ahead.imagine(player.seat)
                    while True:
                        decision = ahead.pending[0]
                        assert decision.seat == player.seat
                        words = sensible(decision, chooser)
                        if words == ("end",):
                            break
                        ahead.play(Move(decision.seat, words))
                    imagined += 1
            decision = one.pending[0]
            one.play(Move(decision.seat, sensible(decision, chooser)))
    assert imagined > 30


def test_a_turn_is_tried_on_copies_that_leave_the_table_alone() -> None:
    one = begun(2, **QUIET)
    before = position_hash(one)
    make = one.turns(0)
    assert make is not None
    first, second = make(), make()
    play(first, 0, "place amb1a vote c1f3", "move n1a")
    play(second, 0, "place amb1a vote c1f3", "move n1b")
    assert position_hash(one) == before
    assert first.state.players[0].miner != second.state.players[0].miner
    assert one.turns(1) is None, "nothing is asked of seat 1"
