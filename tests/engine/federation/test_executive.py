"""The executive phase: income, upkeep, projects, floors, laws."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine.core.digest import plain
from engine.core.moves import Move
from engine.federation.executive import (
    dues,
    executive_phase,
    fund_projects,
    funding_plan,
    incomes,
    settle_upkeep,
    upkeep_and_law,
    upkeep_options,
)
from engine.federation.facts import facts_of
from engine.federation.floors import score_floors, standings
from engine.federation.laws import pass_law, tally
from engine.federation.state import Piece, State
from engine.federation.terms import Phase, Planet, Side, Source, Wing
from tests.engine.federation.tables import position, rich, run, told


def put(state: State, space: str, seat: int | None, votes: int | None, die: bool = False) -> None:
    """A token in the senate; None votes is a funding face."""
    side = Side.FUND if votes is None else Side.VOTE
    token = "neutral" if seat is None else "amb1a"
    state.senate[space] = Piece(seat, token, side, votes or 0, None, die)


def after_turns(seats: int = 3) -> State:
    """The ambassador phase of round 1 is over."""
    state = position(seats)
    state.turn, state.phase = None, Phase.EXECUTIVE
    state.laws = {Wing.LEFT: "law_neo", Wing.RIGHT: "law_atal"}
    return state


def test_everybody_gets_the_income_of_all_his_productions() -> None:
    state = after_turns()
    state.productions = ["shipyard", "incubator", "replicator", "university"]
    state.players[0].productions = ["shipyard", "replicator"]
    state.players[2].productions = ["university"]
    run(state, incomes(state, state.order))
    assert (state.players[0].ships, state.players[0].reserve.lavandium) == (2, 1)
    assert state.players[2].die == 1
    assert [args["production"] for args in told(state, "produced")] == [
        "shipyard", "replicator", "university",
    ]  # fmt: skip


def test_income_is_asked_side_by_side_and_drawn_in_turn_order() -> None:
    """Whoever answers first: reveals and medals go clockwise, and the result is the same."""
    results = []
    for order in permutations((0, 1, 2)):
        state = after_turns()
        state.productions = ["transmutation_chamber", "incubator", "transporter", "consulate"]
        state.medals["e81216"] = []  # they were taken when the productions were built
        for player in state.players:
            rich(player, lavandium=1).productions = list(state.productions)
            player.specialists, player.miner = {"1c3": False}, "n2a"
        flow = incomes(state, state.order)
        asked = next(flow)
        assert len(asked) == 3, "all three are asked at once"
        wishes = {
            "transmute": ("transmute", "lavandium"), "transporter": ("move", "a3a"),
            "flip": ("flip", "1c3"), "disc": ("disc", "shop2"),
        }  # fmt: skip
        try:
            while True:
                seat = next(s for s in order if any(d.seat == s for d in asked))
                decision = next(d for d in asked if d.seat == seat)
                asked = flow.send(Move(seat, wishes[decision.kind]))
        except StopIteration:
            results.append(plain(facts_of(state)))
        assert state.chance.known()["sixmoon1"]
    assert all(one == results[0] for one in results)


@pytest.mark.parametrize(
    ("step", "reserve", "ways"),
    [
        (4, {"lavandium": 1}, []),
        (5, {"lavandium": 1}, ["pay", "drop"]),
        (5, {"oceanium": 1}, ["pay", "drop"]),
        (5, {"lavandium": 1, "oceanium": 1}, ["pay", "oceanium", "drop"]),
        (5, {"copernium": 3}, ["drop"]),
        (7, {"copernium": 1}, ["pay", "drop"]),
        (8, {"lavandium": 1}, ["level3", "drop"]),
        (7, {"copernium": 1, "lavandium": 1}, ["pay", "level3", "drop"]),
        (9, {"oceanium": 1}, ["pay", "level4", "level3", "drop"]),
        (10, {"copernium": 1, "lavandium": 1}, ["level4", "level3", "drop"]),
        (10, {}, ["drop"]),
    ],
)
def test_upkeep_at_levels_3_4_and_5(step: int, reserve: dict[str, int], ways: list[str]) -> None:
    state = after_turns()
    player = rich(state.players[0], **reserve)
    player.step = step
    assert [due.word for due in dues(state, player)] == ways


@pytest.mark.parametrize(
    ("reserve", "told"),
    [
        ({"lavandium": 1}, {"lavandium": 1}),
        ({"oceanium": 1}, {"oceanium": 1}),
        ({"lavandium": 1, "oceanium": 1}, {"lavandium": 1}),
    ],
)
def test_what_upkeep_is_said_to_cost_is_what_is_handed_over(
    reserve: dict[str, int], told: dict[str, int]
) -> None:
    state = after_turns()
    player = rich(state.players[0], **reserve)
    player.step = 5
    first, *_ = upkeep_options(state, player)
    (note,) = first.notes
    assert note.args["resources"] == told
    settle_upkeep(state, player, "pay")
    assert player.reserve.total == sum(reserve.values()) - 1
    assert not player.reserve.count(next(iter(told)))


@pytest.mark.parametrize(
    ("step", "way", "after", "left"),
    [
        (6, "pay", 6, {"copernium": 1, "oceanium": 1}),
        (6, "oceanium", 6, {"lavandium": 1, "copernium": 1}),
        (8, "pay", 8, {"lavandium": 1, "oceanium": 1}),
        (8, "level3", 5, {"copernium": 1, "oceanium": 1}),
        (10, "pay", 10, {"lavandium": 1, "copernium": 1}),
        (10, "level4", 7, {"lavandium": 1, "oceanium": 1}),
        (10, "drop", 3, {"lavandium": 1, "copernium": 1, "oceanium": 1}),
        (5, "drop", 3, {"lavandium": 1, "copernium": 1, "oceanium": 1}),
    ],
)
def test_not_paying_drops_to_the_first_step_of_what_is_paid_for_or_of_level_2(
    step: int, way: str, after: int, left: dict[str, int]
) -> None:
    state = after_turns()
    player = rich(state.players[0], lavandium=1, copernium=1, oceanium=1)
    player.step = step
    settle_upkeep(state, player, way)
    assert (player.step, player.reserve.plain()) == (after, left)


def test_medal_and_deep_space_token_stay_after_a_drop() -> None:
    state = after_turns()
    player = state.players[0]
    player.step, player.medals, player.deep_space = 10, ["accreditation"], ["deep4"]
    settle_upkeep(state, player, "drop")
    assert (player.step, player.medals, player.deep_space) == (3, ["accreditation"], ["deep4"])


def test_tokens_that_raise_the_level_cost_no_upkeep() -> None:
    state = after_turns()
    player = state.players[0]
    player.step, player.round_level, player.game_level = 4, 2, 3
    assert dues(state, player) == []


def test_each_funding_face_moves_its_column_and_what_is_over_goes_to_the_joint_project() -> None:
    state = after_turns()
    state.projects["1"] = state.needed("1") - 1
    put(state, "c1f3", 1, None)
    put(state, "c1f2", 2, None)
    put(state, "c1f1", 0, 3)
    put(state, "c4f1", 0, None)
    plan = [(one.space, one.project, one.seat) for one in funding_plan(state, state.senate)]
    assert plan == [("c1f3", "1", 1), ("c1f2", "joint", 2), ("c4f1", "4", 0)]
    run(state, fund_projects(state))
    assert (state.projects["1"], state.projects["4"], state.projects["joint"]) == (5, 1, 1)
    assert state.players[2].joint == 1, "the owner of the lower token"
    assert state.players[2].reserve.lavandium == 1
    assert state.players[1].joint == 0


def test_neutral_tokens_never_fund() -> None:
    state = after_turns()
    put(state, "c1f3", None, 3)
    assert funding_plan(state, state.senate) == []


def test_the_most_votes_on_a_floor_score_the_level() -> None:
    state = after_turns()
    for seat, step in ((0, 1), (1, 5), (2, 9)):
        state.players[seat].step = step
    put(state, "c1f3", 0, 2)
    put(state, "c5f3", 0, 1)
    put(state, "c4f3", 1, 2)
    put(state, "c1f1", 2, 1)
    score_floors(state, state.order)
    assert [player.points[Source.FLOORS] for player in state.players] == [1, 0, 5]


def test_all_who_are_tied_score_in_full_and_several_floors_may_be_won() -> None:
    state = after_turns()
    state.players[0].step, state.players[1].step = 5, 7
    for space, seat in (("c1f3", 0), ("c2f3", 1), ("c1f2", 0)):
        put(state, space, seat, 2)
    score_floors(state, state.order)
    assert [player.points[Source.FLOORS] for player in state.players] == [6, 4, 0]


def test_the_die_counts_with_the_token_it_lies_on() -> None:
    state = after_turns()
    state.players[0].die = 4
    put(state, "c1f3", 0, 1, die=True)
    put(state, "c2f3", 1, 4)
    assert standings(state)[0].votes[0] == 5
    assert tally(state).left == 9


def test_nobody_wins_a_floor_without_a_vote() -> None:
    state = after_turns()
    put(state, "c1f3", 0, None)
    assert all(one.winners == () for one in standings(state))


def test_neutral_votes_alone_ahead_win_for_nobody_and_tied_let_the_tied_score() -> None:
    state = after_turns()
    put(state, "c1f3", None, 3)
    put(state, "c2f3", 0, 2)
    assert standings(state)[0].winners == ()
    put(state, "c3f3", 0, 1)
    assert standings(state)[0].winners == (0,)


def test_the_wing_with_more_votes_passes_its_law_and_everybody_scores_twice_his_influence() -> None:
    state = after_turns()
    for seat, count in ((0, 4), (1, 2), (2, 1)):
        tokens = [f"{level}{kind}1" for level in (1, 2) for kind in "bcde"][:count]
        state.players[seat].specialists = dict.fromkeys(tokens, False)
    put(state, "c4f2", 0, 3)
    put(state, "c1f1", 1, 2)
    run(state, executive_phase(state))
    assert state.passed == ["law_atal"]
    assert [player.points[Source.LAWS] for player in state.players] == [8, 4, 2]


def test_neutral_votes_count_for_the_law() -> None:
    state = after_turns()
    put(state, "c1f1", None, 3)
    put(state, "c4f2", 0, 2)
    assert tally(state).passing is Wing.LEFT


def test_a_tie_is_decided_by_the_holder_of_the_pawn() -> None:
    state = after_turns()
    state.president = 2
    put(state, "c1f1", 0, 2)
    put(state, "c4f2", 1, 2)
    flow = upkeep_and_law(state, state.order)
    asked = next(flow)
    assert [(decision.seat, decision.kind) for decision in asked] == [(2, "law")]
    assert [option.words for option in asked[0].offer()] == [("law", "left"), ("law", "right")]
    assert run(state, upkeep_and_law(state, state.order), "law right") is Wing.RIGHT


def test_upkeep_and_the_tie_are_asked_side_by_side() -> None:
    state = after_turns()
    for player in state.players:
        rich(player, lavandium=1).step = 5
    flow = upkeep_and_law(state, state.order)
    assert [decision.kind for decision in next(flow)] == ["upkeep"] * 3
    results = []
    for order in permutations((0, 1, 2)):
        state = after_turns()
        for player in state.players:
            rich(player, lavandium=1).step = 5
        flow = upkeep_and_law(state, state.order)
        asked = next(flow)
        try:
            while True:
                decision = next(d for seat in order for d in asked if d.seat == seat)
                answer = ("upkeep", "drop" if decision.seat == 1 else "pay")
                asked = flow.send(
                    Move(decision.seat, answer if decision.kind == "upkeep" else ("law", "left"))
                )
        except StopIteration:
            results.append(plain(facts_of(state)))
    assert all(one == results[0] for one in results)


def test_steps_go_in_the_turn_order_of_the_round_that_ends() -> None:
    state = after_turns()
    state.first = 1
    state.productions = ["shipyard", "incubator", "replicator", "university"]
    for player in state.players:
        player.productions = ["replicator"]
    run(state, incomes(state, state.order))
    seats = [event.seat for event in state.events if event.kind == "produced"]
    assert seats == [1, 2, 0]


def test_the_law_of_a_planet_counts_its_influence() -> None:
    for law, planet in (("law_sixmoon", Planet.SIXMOON), ("law_arratuin", Planet.ARRATUIN)):
        state = after_turns()
        state.laws[Wing.LEFT] = law
        state.players[0].mage, state.players[0].discs = 3, {"shop1": 2}
        pass_law(state, Wing.LEFT, state.order)
        expected = 6 if planet is Planet.SIXMOON else 4
        assert state.players[0].points[Source.LAWS] == expected
