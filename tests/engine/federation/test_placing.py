"""Placing an ambassador: the face, the bonus before the price, the marker, the outer module."""

from __future__ import annotations

import pytest

from engine.federation.bag import Bag
from engine.federation.placing import place, place_options
from engine.federation.terms import Side
from tests.engine.federation.tables import (
    begun,
    in_turn,
    is_legal,
    kind,
    offered,
    placed,
    play,
    position,
    refused,
    rich,
    run,
)

ROOM_A, OFFICE_B, ROOM_D, SPY, NEO, ATAL = "c2f3", "c1f2", "c5f2", "c3f2", "c1f3", "c1f1"


def test_the_faces_of_four_ambassadors() -> None:
    one = begun()
    faces = {tuple(line.split()[1:3]) for line in offered(one, 0)}
    assert faces == {
        (amb, side) for amb in ("amb1a", "amb1b", "amb2", "amb3") for side in ("fund", "vote")
    }


@pytest.mark.parametrize(("token", "votes"), [("amb1a", 1), ("amb1b", 1), ("amb2", 2), ("amb3", 3)])
def test_the_voting_side_shows_one_to_three_votes(token: str, votes: int) -> None:
    one = begun()
    play(one, 0, f"place {token} vote {ROOM_A}")
    piece = one.state.senate[ROOM_A]
    assert (piece.side, piece.votes, piece.seat) == (Side.VOTE, votes, 0)


@pytest.mark.parametrize(
    ("token", "bonus"),
    [("amb1a", Bag()), ("amb1b", Bag()), ("amb2", Bag(lavandium=1)), ("amb3", Bag(copernium=1))],
)
def test_the_funding_side_brings_its_crystal_at_once(token: str, bonus: Bag) -> None:
    one = begun()
    before = one.state.players[0].reserve
    play(one, 0, f"place {token} fund {ROOM_A}")
    assert one.state.players[0].reserve == before.plus(bonus)
    assert one.state.senate[ROOM_A].votes == 0


def test_the_voting_side_brings_nothing_now() -> None:
    one = begun()
    before = one.state.players[0].reserve
    play(one, 0, f"place amb3 vote {ROOM_A}")
    assert one.state.players[0].reserve == before
    assert one.state.players[0].markers == []


def test_a_space_holds_one_token() -> None:
    one = begun()
    placed(one, 0, f"place amb1a vote {ROOM_A}")
    assert refused(one, 1, f"place amb1a vote {ROOM_A}") == "taken"
    assert not any(line.split()[3] == ROOM_A for line in offered(one, 1))


def test_an_ambassador_is_placed_once_a_round() -> None:
    one = begun(2)
    placed(one, 0, f"place amb1a vote {ROOM_A}")
    placed(one, 1, "place amb1a vote outer")
    assert refused(one, 0, "place amb1a vote outer") == "no-ambassador"


@pytest.mark.parametrize(
    ("space", "mission"),
    [
        ("c1f3", "1"), ("c2f2", "2"), ("c1f1", "3"), ("c3f3", "4"), ("c2f1", "5"), ("c2f3", "6"),
        ("c3f2", "7"), ("c4f3", "8"), ("c6f1", "9"), ("c5f2", "10"), ("c1f2", "11"), ("c3f1", "12"),
    ],
)  # fmt: skip
def test_funding_marks_the_mission_that_answers_to_the_space(space: str, mission: str) -> None:
    state = position()
    player = rich(in_turn(state, 1), lavandium=3, copernium=3, oceanium=3, golden_diamond=2)
    flow = place(state, player, ("place", "amb1a", "fund", space))
    next(flow, None)
    assert player.markers[:1] == [mission]


def test_a_mission_that_has_a_marker_gets_no_second() -> None:
    state = position()
    player = in_turn(state)
    player.markers = ["6"]
    run(state, place(state, player, ("place", "amb1a", "fund", ROOM_A)))
    assert player.markers == ["6"]


def test_the_bonus_may_pay_for_the_space() -> None:
    one = begun(start_tokens="start1 start2 start8 start3")
    seat = 0
    one.state.players[seat].reserve = Bag()
    assert is_legal(one, seat, f"place amb3 fund {ROOM_D}")
    assert refused(one, seat, f"place amb3 vote {ROOM_D}") == "needs"
    assert refused(one, seat, f"place amb2 fund {ROOM_D}") == "needs"
    play(one, seat, f"place amb3 fund {ROOM_D}")
    assert one.state.players[seat].die == 2
    assert one.state.players[seat].reserve == Bag()


def test_oceanium_stands_in_for_lavandium_and_copernium() -> None:
    one = begun()
    one.state.players[0].reserve = Bag(oceanium=1)
    assert is_legal(one, 0, f"place amb1a vote {ROOM_D}")
    assert is_legal(one, 0, f"place amb1a vote {SPY}")


def test_lavandium_and_copernium_do_not_stand_in_for_anything() -> None:
    one = begun()
    one.state.players[0].reserve = Bag(lavandium=3, copernium=3)
    assert refused(one, 0, f"place amb1a vote {OFFICE_B}") == "needs"


def test_a_covering_token_replaces_side_votes_and_bonus() -> None:
    state = position()
    player = in_turn(state)
    player.transfigurations = ["t118"]
    run(state, place(state, player, ("place", "amb3", "cover", "t118", ROOM_A)))
    assert state.senate[ROOM_A].side is Side.FUND
    assert player.reserve == Bag(copernium=2)
    assert player.transfigurations == []
    assert player.markers == ["6"]


def test_a_covering_vote_has_its_own_votes_and_no_marker() -> None:
    state = position()
    player = in_turn(state)
    player.transfigurations = ["t307"]
    run(state, place(state, player, ("place", "amb1a", "cover", "t307", "c1f3")), "move n1a")
    assert state.senate["c1f3"].votes == 4
    assert player.markers == []
    assert player.step == 2


def test_a_face_with_a_price_is_paid_now_and_needs_its_price() -> None:
    one = begun()
    player = one.state.players[0]
    player.transfigurations, player.reserve = ["t304"], Bag()
    assert refused(one, 0, f"place amb1a cover t304 {ROOM_A}") == "face-price"
    player.reserve = Bag(lavandium=1)
    play(one, 0, f"place amb1a cover t304 {ROOM_A}")
    assert player.reserve == Bag()
    assert one.state.senate[ROOM_A].votes == 6


def test_the_price_on_a_face_is_paid_before_that_of_the_space() -> None:
    one = begun()
    player = one.state.players[0]
    player.transfigurations, player.reserve = ["t304"], Bag(lavandium=1)
    assert refused(one, 0, f"place amb1a cover t304 {SPY}") == "needs"


def test_the_die_goes_with_votes_only_and_stays_for_the_round() -> None:
    one = begun(2)
    one.state.players[0].die = 3
    assert is_legal(one, 0, f"place amb1a vote {ROOM_A} die")
    assert not is_legal(one, 0, f"place amb1a fund {ROOM_A} die")
    assert not is_legal(one, 0, "place amb1a vote outer die")
    placed(one, 0, f"place amb1a vote {ROOM_A} die")
    placed(one, 1, "place amb1a vote outer")
    assert refused(one, 0, f"place amb1b vote {NEO} die") == "die-out"
    assert one.view().spaces[3].piece is not None
    assert one.view().spaces[3].piece.votes == 4


def test_without_a_die_none_can_be_added() -> None:
    assert not is_legal(begun(), 0, f"place amb1a vote {ROOM_A} die")


def test_the_outer_module_takes_any_number_and_gives_oceanium_and_the_bonus() -> None:
    one = begun(2)
    for seat in (0, 1):
        before = one.state.players[seat].reserve
        placed(one, seat, "place amb2 fund outer")
        assert one.state.players[seat].reserve == before.plus(Bag(lavandium=1, oceanium=1))
        assert one.state.players[seat].markers == []
    assert len(one.state.outer) == 2
    assert one.view().laws[0].votes == one.view().laws[1].votes


def test_tokens_outside_neither_vote_nor_fund() -> None:
    state = position()
    before = sum(law.votes for law in begun(4).view().laws)
    player = in_turn(state)
    run(state, place(state, player, ("place", "amb3", "vote", "outer")))
    assert before == 0
    assert state.senate == {}


def test_a_planet_whose_every_choice_is_too_dear_cannot_be_taken() -> None:
    one = begun(4)
    one.state.players[0].reserve = Bag()
    assert refused(one, 0, "place amb1a vote c2f1") == "nothing-payable"
    one.state.players[0].reserve = Bag(golden_diamond=2)
    assert is_legal(one, 0, "place amb1a vote c2f1")


def test_a_discount_token_makes_a_building_payable() -> None:
    one = begun(4, productions="shipyard incubator replicator university")
    player = one.state.players[0]
    player.reserve, player.specialists = Bag(lavandium=1), {"1b1": True}
    assert is_legal(one, 0, "place amb1a vote c2f1")
    player.specialists = {"1b1": False}
    assert not is_legal(one, 0, "place amb1a vote c2f1")


def test_a_discount_that_can_be_copied_makes_a_building_payable_too() -> None:
    sides = "shipyard incubator replicator university"
    one = begun(4, productions=sides, atal_robot1="1b1 1b2 1b3")
    player = one.state.players[0]
    player.reserve, player.specialists = Bag(lavandium=1), {"1a3": False}
    assert not is_legal(one, 0, "place amb1a vote c2f1")
    player.specialists = {"1a3": True}
    play(one, 0, "place amb1a vote c2f1", "use 1a3", "copy 1b1")
    assert offered(one, 0) == ["build shipyard less copernium+1", "build replicator"]


def test_a_payable_space_may_be_taken_though_its_action_does_nothing() -> None:
    one = begun(4)
    player = one.state.players[1]
    player.ships, player.supply, player.reserve = 5, 3, Bag(oceanium=1)
    placed(one, 0, "place amb1a vote outer")
    assert is_legal(one, 1, f"place amb1a vote {OFFICE_B}")
    decision = one.decision_of(1)
    assert decision is not None
    assert decision.advise is not None
    notes = decision.advise().warnings(("place", "amb1a", "vote", OFFICE_B))
    assert "warning-does-nothing" in {note.key for note in notes}


def test_a_marker_of_the_bonus_comes_before_the_price() -> None:
    state = position()
    player = in_turn(state)
    player.transfigurations, player.reserve = ["t314"], Bag()
    lines = [" ".join(option.words) for option in place_options(state, player)]
    assert f"place amb1a cover t314 {SPY}" in lines, (
        "its own copernium does not, joint's lavandium does"
    )
    flow = place(state, player, ("place", "amb1a", "cover", "t314", SPY))
    first = next(flow)
    assert next(option.words for option in first[0].offer())[0] == "copy"


def test_what_is_owed_stays_payable_through_the_whole_bonus() -> None:
    """Two free steps, and a room that only the second crystal of the joint project can pay."""
    one = begun(4)
    player = one.state.players[0]
    player.transfigurations, player.reserve = ["t406"], Bag()
    play(one, 0, f"place amb1a cover t406 {ROOM_D}")
    assert player.joint == 2, "both had to go there"
    assert (player.die, player.reserve) == (2, Bag(lavandium=1))
    one = begun(4)
    player = one.state.players[0]
    player.transfigurations, player.reserve = ["t406"], Bag(copernium=1)
    play(one, 0, f"place amb1a cover t406 {ROOM_D}")
    assert offered(one, 0)[0] == "project 1", "nothing hangs on it"
    assert refused(one, 0, "discard copernium+1") == "needed-here"


def test_a_token_that_transmutes_leaves_what_is_owed_payable() -> None:
    one = begun(
        4, atal_robot1="1b3", productions="transmutation_chamber incubator transporter consulate"
    )
    player = one.state.players[0]
    player.transfigurations, player.reserve = ["t404"], Bag(lavandium=1)
    player.specialists = {"1a3": True}
    play(one, 0, f"place amb1a cover t404 {SPY}", "use 1a3", "copy 1b3")
    play(one, 0, "income transmutation_chamber")
    assert "transmute none" not in offered(one, 0) or "transmute lavandium" not in offered(one, 0)


def test_discards_are_possible_at_any_time_of_the_own_turn_but_not_of_what_is_owed() -> None:
    one = begun()
    one.state.players[0].reserve = Bag(copernium=2, oceanium=1)
    assert is_legal(one, 0, "discard copernium+2")
    assert not is_legal(one, 0, "discard copernium+3")
    assert not is_legal(one, 0, "discard gold+1")
    play(one, 0, "discard copernium+1", f"place amb1a vote {ATAL}", "discard oceanium+1")
    assert one.state.players[0].reserve == Bag(copernium=1)
    assert kind(one, 0) == "atal"
