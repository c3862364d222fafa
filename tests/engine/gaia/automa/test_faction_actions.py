"""The seven faction actions, with what happens where a part of them is impossible."""

from __future__ import annotations

import pytest

from engine.gaia.automa.cards import DECISION_CARDS
from engine.gaia.automa.table import Mover
from engine.gaia.automa.turn import act
from engine.gaia.components import BOARD_ACTIONS, FACTIONS
from engine.gaia.terms import Building, Track
from tests.engine.gaia.automa.positions import keys, position, structures, with_behaviour

HOMES = {"terra": "r", "oxide": "o", "volcanic": "v", "desert": "d", "swamp": "s",
         "titanium": "t", "ice": "i"}  # fmt: skip
SPACES = tuple(BOARD_ACTIONS)


def acted(
    faction: str, planets: str, automa: str, human: str = "2a0:m", level: str = "automa"
) -> Mover:
    """The position after the faction action by behaviour card 13 (left, upwards, range 2, 2)."""
    home = HOMES[FACTIONS[faction].planet]
    rival = "lantids" if faction == "taklons" else "ambas"
    other = HOMES[FACTIONS[rival].planet]
    where = planets.replace("HOME", home).replace("HUMAN", other)
    mover = position(where, automa, human, factions=(rival, faction), options={"level": level})
    mover.automa.action = DECISION_CARDS["9"]
    with_behaviour(mover, "13")
    return mover


def test_terrans_advance_gaia_project_and_build_on_transdim_within_4() -> None:
    mover = acted("terrans", "3c:HOME 3b1:HOME 6a6:m 6c:m 2a0:HUMAN", "3c:m")
    assert mover.player.levels[Track.GAIA_PROJECT] == 1, "set-up"
    act(mover)
    assert mover.player.levels[Track.GAIA_PROJECT] == 2
    assert structures(mover) == {"3c": "m"} | {"3b1": "m"}, "the transdim planets are too far"
    assert mover.player.vp == 12
    mover = acted("terrans", "3c:HOME 3b1:HOME 6a9:m 6c:m 2a0:HUMAN", "3c:m")
    act(mover)
    assert structures(mover) == {"3c": "m", "6a9": "m"}


def test_terrans_skip_the_area_where_they_cannot_advance() -> None:
    mover = acted("terrans", "3c:HOME 3b1:m 2a0:HUMAN", "3c:m")
    mover.player.levels[Track.GAIA_PROJECT] = 4
    mover.state.players[0].levels[Track.GAIA_PROJECT] = 5
    mover.state.advanced[Track.GAIA_PROJECT] = None
    act(mover)
    assert mover.player.levels[Track.GAIA_PROJECT] == 4
    assert structures(mover) == {"3c": "m", "3b1": "m"}
    assert mover.player.vp == 12


def test_xenos_build_within_2_and_cover_one_space() -> None:
    mover = acted("xenos", "3c:HOME 3a0:i 5a8:HOME 2a0:HUMAN", "3c:m")
    with_behaviour(mover, "13", range=4)
    act(mover)
    assert structures(mover) == {"3c": "m", "3a0": "m"}
    assert list(mover.state.actions_used) == [SPACES[8]]
    assert mover.player.vp == 12


def test_taklons_build_within_3_nearest_to_the_human_and_cover_a_space() -> None:
    mover = acted("taklons", "3c:HOME 3b2:HOME 3a10:i 2a2:i 2a1:g 2a0:HUMAN", "3c:m")
    act(mover)
    assert structures(mover) == {"3c": "m", "2a2": "m"}
    assert list(mover.state.actions_used) == [SPACES[8]]
    assert mover.player.vp == 12


@pytest.mark.parametrize(
    ("own", "pieces", "after", "vp"),
    [
        pytest.param("3c:m", "", {"3c": "ts"}, 4, id="upgrade, with the station's 3 points"),
        pytest.param("3c:ts", "", {"3c": "pi"}, 1, id="upgrade"),
        pytest.param("3c:pi", "", {"3c": "pi", "3a4": "m"}, 1, id="else a mine within 3"),
        pytest.param("3c:pi", "m", {"3c": "pi"}, 1, id="else nothing"),
    ],
)
def test_hadsch_hallas_upgrade_or_build(
    own: str, pieces: str, after: dict[str, str], vp: int
) -> None:
    mover = acted("hadsch_hallas", "3c:HOME 3a4:g 2a0:HUMAN", own)
    for piece in pieces.split():
        mover.player.pieces[Building(piece)] = 0
    act(mover)
    assert structures(mover) == after
    assert mover.player.vp == 10 + vp
    assert keys(mover.automa.trail).count("automa-upgrade") == 1


def test_geodens_advance_a_random_area_and_cover_a_space() -> None:
    mover = acted("geodens", "3c:HOME 2a0:HUMAN", "3c:m")
    act(mover)
    assert mover.player.levels[Track.ECONOMY] == 1
    assert list(mover.state.actions_used) == [SPACES[8]]
    assert mover.player.vp == 11


def test_firaks_turn_a_lab_back_before_upgrading_mines() -> None:
    mover = acted("firaks", "3c:HOME 3b1:HOME 2a0:HUMAN", "3c:m 3b1:lab")
    act(mover)
    assert structures(mover) == {"3c": "m", "3b1": "ts"}
    assert mover.player.vp == 12


def test_itars_cover_two_spaces_by_the_same_card() -> None:
    mover = acted("itars", "3c:HOME 2a0:HUMAN", "3c:m")
    act(mover)
    assert set(mover.state.actions_used) == {SPACES[8], SPACES[7]}
    assert mover.player.vp == 14


def test_xenos_cover_one_space_only_within_the_faction_action() -> None:
    mover = acted("xenos", "3c:HOME 2a0:HUMAN", "3c:m")
    act(mover)
    assert len(mover.state.actions_used) == 1
    assert structures(mover) == {"3c": "ts"}, "no planet: the mine's fallback"


@pytest.mark.parametrize(
    ("faction", "own", "vp"),
    [
        pytest.param("hadsch_hallas", "3c:m", 3 + 1 + 1 + 1, id="ability and card"),
        pytest.param("itars", "3c:m", 4 + 1, id="card"),
    ],
)
def test_alptrauma_gains_a_point_more_each_time(faction: str, own: str, vp: int) -> None:
    mover = acted(faction, "3c:HOME 2a0:HUMAN", own, level="alptrauma")
    act(mover)
    assert mover.player.vp == 10 + vp
    assert sum(mover.player.sources.values()) == mover.player.vp


def test_alptrauma_gains_nothing_more_where_nothing_is_gained() -> None:
    mover = acted("itars", "3c:HOME 2a0:HUMAN", "3c:m", level="alptrauma")
    mover.automa.action = DECISION_CARDS["7"]
    act(mover)
    assert mover.player.vp == 10
