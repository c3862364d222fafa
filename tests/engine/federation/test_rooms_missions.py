"""Rooms, the spy and special missions."""

from __future__ import annotations

import pytest

from engine.federation.actions.missions import mission_refusal, send_ship
from engine.federation.actions.senate import perform
from engine.federation.bag import Bag
from engine.federation.state import State
from engine.federation.terms import Planet, Source
from tests.engine.federation.tables import (
    asked_first,
    begun,
    in_turn,
    kind,
    offered,
    placed,
    play,
    position,
    refused,
    rich,
    run,
    told,
)

ROOM_A, OFFICE_G = "c2f3", "c4f3"


def do(state: State, action: str, *answers: str) -> None:
    run(state, perform(state, in_turn(state), action), *answers)


def words(state: State, action: str) -> list[str]:
    flow = perform(state, in_turn(state), action)
    found = [" ".join(option.words) for option in asked_first(flow).offer()]
    state.deeds.clear()
    return found


def test_officers_quarters_two_steps() -> None:
    state = position()
    do(state, "officers_quarters")
    assert state.players[0].step == 3


def test_procurement_office_two_ships_for_an_oceanium() -> None:
    state = position()
    rich(state.players[0], oceanium=1)
    do(state, "procurement_office")
    assert (state.players[0].ships, state.players[0].reserve) == (3, Bag())


def test_only_as_many_ships_as_the_hangar_holds() -> None:
    state = position()
    player = rich(state.players[0], oceanium=1)
    player.ships, player.supply = 4, 4
    do(state, "procurement_office")
    assert (player.ships, player.supply) == (5, 3)


def test_patrons_office_a_ship_and_any_marker() -> None:
    state = position()
    state.players[0].markers = ["1", "2"]
    assert words(state, "patrons_office") == [f"marker {number}" for number in range(3, 13)]
    state = position()
    do(state, "patrons_office", "marker 12")
    assert (state.players[0].ships, state.players[0].markers) == (2, ["12"])


def test_presidents_office_takes_the_pawn_and_any_medal_the_highest_of_a_planet() -> None:
    state = position(4)
    state.players[0].medals = ["sixmoon"]
    assert words(state, "presidents_office") == [
        f"medal {kind_of}"
        for kind_of in ("neo", "atal", "arratuin", "e81216", "accreditation", "intrigue")
    ]
    state = position(4)
    state.president = 2
    do(state, "presidents_office", "medal atal")
    assert state.president == 0
    assert state.players[0].medals == ["atal"]
    assert state.medals[Planet.ATAL] == [3, 4, 5]


def test_the_first_player_may_not_use_the_presidents_office_on_his_first_turn() -> None:
    one = begun(2, blocking_rooms="br1", blocking_planets="bp1")
    assert refused(one, 0, f"place amb1a vote {OFFICE_G}") == "first-turn"
    placed(one, 0, f"place amb1a vote {ROOM_A}")
    assert any(line.split()[3] == OFFICE_G for line in offered(one, 1))
    placed(one, 1, "place amb1a vote outer")
    assert any(line.split()[3] == OFFICE_G for line in offered(one, 0))


def test_the_holder_of_the_pawn_begins_the_next_round() -> None:
    one = begun(2, blocking_rooms="br1", blocking_planets="bp1")
    placed(one, 0, f"place amb1a vote {ROOM_A}")
    placed(one, 1, f"place amb3 vote {OFFICE_G}")
    for token in ("amb1b", "amb2", "amb3"):
        placed(one, 0, f"place {token} vote outer")
        placed(one, 1, f"place {'amb1a' if token == 'amb3' else token} vote outer")
    assert one.state.round == 2
    assert one.state.first == 1
    assert one.waiting_for == (1,)


def test_assistants_room_die_plus_two_for_copernium() -> None:
    state = position()
    player = rich(state.players[0], copernium=3)
    for value in (2, 4, 6):
        do(state, "assistants_room")
        assert player.die == value
    assert player.reserve == Bag()


def test_the_surplus_over_six_is_lost() -> None:
    state = position()
    player = rich(state.players[0], copernium=2)
    player.die = 5
    do(state, "assistants_room")
    assert player.die == 6
    assert not told(state, "full_die")
    do(state, "assistants_room")
    assert told(state, "raised_die") == [{"before": 5, "after": 6}]
    assert told(state, "full_die") == [{"die": 6}], "which is said instead of 6 to 6"


def test_a_die_in_the_senate_is_raised_in_place() -> None:
    one = begun(2)
    one.state.players[0].die = 2
    rich(one.state.players[0], copernium=1)
    placed(one, 0, f"place amb1a vote {ROOM_A} die")
    placed(one, 1, "place amb1a vote outer")
    placed(one, 0, "place amb1b vote c5f2")
    votes = {space.id: space.piece.votes for space in one.view().spaces if space.piece}
    assert votes[ROOM_A] == 1 + 4


def test_small_lounge_a_step_and_any_project() -> None:
    state = position()
    do(state, "small_lounge", "project 3")
    assert (state.players[0].step, state.projects["3"]) == (2, 1)


def test_a_joint_step_moves_the_own_marker_too_and_brings_crystals_three_times() -> None:
    state = position()
    player = state.players[0]
    for count, has in enumerate((Bag(1), Bag(1, 1), Bag(1, 1, 1), Bag(1, 1, 1)), start=1):
        do(state, "small_lounge", "project joint")
        assert (player.joint, player.reserve) == (count, has)
    assert state.projects["joint"] == 4


def test_the_joint_project_goes_on_beyond_its_last_division() -> None:
    state = position()
    state.projects["joint"] = state.needed("joint")
    do(state, "small_lounge", "project joint")
    assert state.projects["joint"] == state.needed("joint")
    assert state.players[0].joint == 1


def test_a_finished_project_of_a_column_is_not_chosen() -> None:
    state = position()
    state.projects["2"] = state.needed("2")
    assert words(state, "small_lounge") == [
        "project 1", "project 3", "project 4", "project 5", "project 6", "project joint",
    ]  # fmt: skip


def test_the_spy_copies_any_planet_and_any_room_but_the_presidents_office() -> None:
    state = position()
    rich(state.players[0], lavandium=5, copernium=5, oceanium=5, golden_diamond=5)
    assert words(state, "spy") == [
        "copy neo", "copy sixmoon", "copy atal", "copy arratuin", "copy e81216",
        "copy officers_quarters", "copy procurement_office", "copy patrons_office",
        "copy assistants_room", "copy small_lounge",
    ]  # fmt: skip


def test_the_spy_pays_lavandium_and_the_price_of_what_he_copies() -> None:
    state = position()
    player = rich(state.players[0], lavandium=1, oceanium=1)
    do(state, "spy", "copy procurement_office")
    assert (player.ships, player.reserve) == (3, Bag())


def test_an_occupied_or_blocked_action_may_be_copied() -> None:
    one = begun(2, blocking_rooms="br1", blocking_planets="bp1")
    rich(one.state.players[0], lavandium=1)
    play(one, 0, "place amb1a vote c4f1")
    assert "copy small_lounge" in offered(one, 0)
    assert "copy arratuin" in offered(one, 0)


# Missions


def ready(mission: str, step: int = 10) -> State:
    """A mission that can be sent to, with plenty of everything."""
    state = position()
    player = rich(in_turn(state), lavandium=3, copernium=2, oceanium=2, golden_diamond=1)
    player.step, player.markers, player.start_token = step, [mission], "start1"
    return state


def send(state: State, mission: str, *answers: str) -> None:
    player = state.players[0]
    assert mission_refusal(state, player, state.box.mission_by_word[mission]) is None
    run(state, send_ship(state, player, state.box.mission_by_word[mission]), *answers)


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"markers": []}, "needs-marker"),
        ({"ships": 0}, "needs-ship"),
        ({"step": 4}, "needs-level"),
        ({"missions": ["9"]}, "mission-done"),
    ],
)
def test_a_mission_needs_marker_ship_and_level_and_is_done_once(
    change: dict[str, object], key: str
) -> None:
    state = ready("9")
    player = state.players[0]
    for name, value in change.items():
        setattr(player, name, value)
    reason = mission_refusal(state, player, state.box.mission_by_word["9"])
    assert reason is not None
    assert reason.key == key


def test_the_ship_stays_on_the_mission() -> None:
    state = ready("6", step=1)
    send(state, "6")
    player = state.players[0]
    assert (player.ships, player.missions, player.step) == (0, ["6"], 3)
    assert player.ships + player.supply + len(player.missions) == 8


@pytest.mark.parametrize(
    ("mission", "answers", "planet"),
    [
        ("1", ["move n1a"], Planet.NEO),
        ("2", ["take t101"], Planet.SIXMOON),
        ("3", ["take 1b2"], Planet.ATAL),
        ("4", ["shop shop1"], Planet.ARRATUIN),
        ("5", ["build replicator"], Planet.E81216),
    ],
)
def test_missions_1_to_5_repeat_the_planets(
    mission: str, answers: list[str], planet: Planet
) -> None:
    state = position(
        sixmoon1="t101 t113 t118 t102",
        atal_robot1="1b2",
        productions="transmutation_chamber incubator replicator university",
    )
    player = rich(in_turn(state), lavandium=3, copernium=2, oceanium=2)
    player.step, player.markers = 9, [mission]
    send(state, mission, *answers)
    assert player.missions == [mission]
    assert state.senate == {}
    from engine.federation.metrics import influence

    assert influence(state, player, planet) == 1


def test_mission_7_copies_a_planet_but_no_room_and_its_price_too() -> None:
    state = ready("7")
    player = state.players[0]
    flow = send_ship(state, player, state.box.mission_by_word["7"])
    offered_now = [" ".join(option.words) for option in asked_first(flow).offer()]
    assert offered_now == [f"copy {planet}" for planet in Planet]
    state = ready("7")
    send(state, "7", "copy arratuin", "shop shop4")
    assert state.players[0].reserve == Bag(2, 3, 1, 2)


def test_mission_8_a_point_for_each_crystal_and_diamond() -> None:
    state = ready("8")
    send(state, "8")
    assert state.players[0].points[Source.MISSIONS] == 8


def test_mission_9_a_project_a_step_and_the_intrigue_medal() -> None:
    state = ready("9", step=6)
    send(state, "9", "project 1")
    player = state.players[0]
    assert (state.projects["1"], player.step, player.medals) == (1, 7, ["intrigue"])


def test_mission_10_twice_the_die() -> None:
    state = ready("10")
    state.players[0].die = 5
    send(state, "10")
    assert state.players[0].points[Source.MISSIONS] == 10


def test_mission_11_twice_the_level() -> None:
    state = ready("11")
    state.players[0].round_level = 2
    send(state, "11")
    assert state.players[0].points[Source.MISSIONS] == 14


def test_mission_12_a_point_for_each_mission_itself_and_the_tokens_too() -> None:
    state = ready("12")
    player = state.players[0]
    player.missions, player.deep_space = ["1", "2"], ["deep1"]
    player.markers = ["1", "2", "12"]
    send(state, "12")
    assert player.points[Source.MISSIONS] == 3 + 1 + 1


def test_one_mission_a_turn_after_the_main_action() -> None:
    one = begun(2)
    player = one.state.players[0]
    player.ships, player.markers, player.step = 3, ["6", "9"], 5
    assert not any(line.startswith("mission") for line in offered(one, 0))
    play(one, 0, "place amb1a vote outer")
    assert kind(one, 0) == "mission"
    assert offered(one, 0) == ["mission 6", "mission 9", "mission none"]
    play(one, 0, "mission 6")
    assert offered(one, 0) == ["end"]


def test_a_mission_is_optional_and_where_none_can_be_done_it_is_not_asked_for() -> None:
    one = begun(2)
    one.state.players[0].markers = ["6"]
    play(one, 0, "place amb1a vote outer", "mission none", "end")
    play(one, 1, "place amb1a vote outer")
    assert kind(one, 1) == "end"


def test_a_token_that_raises_the_level_offers_the_mission_again() -> None:
    one = begun(2)
    player = one.state.players[0]
    player.markers, player.step, player.specialists = ["9"], 3, {"1a1": True}
    play(one, 0, "place amb1a vote outer")
    assert kind(one, 0) == "end"
    play(one, 0, "use 1a1")
    assert offered(one, 0) == ["mission 9", "mission none"]
