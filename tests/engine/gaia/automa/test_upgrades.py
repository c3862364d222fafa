"""Upgrade: priorities, tie-breaks, permanent abilities."""

from __future__ import annotations

import pytest

from engine.gaia.automa.upgrades import upgrade
from engine.gaia.terms import Building, Track
from tests.engine.gaia.automa.positions import (
    explained,
    keys,
    position,
    structures,
    with_behaviour,
)

NAMES = ("3c", "3b0", "3b1", "3b2", "3b3", "3b4")


@pytest.mark.parametrize(
    ("own", "gone", "after"),
    [
        pytest.param("m", "", "ts", id="mine to station"),
        pytest.param("m ts", "", "m pi", id="station to institute before mine to station"),
        pytest.param("m ts pi", "", "ts ts pi", id="mine to station once the institute stands"),
        pytest.param("m ts lab pi", "ts", "m ts ac1 pi", id="no station piece: lab to academy"),
        pytest.param("ts lab pi", "", "ts ac1 pi", id="lab to academy before station to lab"),
        pytest.param("ts pi", "", "lab pi", id="station to lab"),
        pytest.param("ts lab pi ac1", "", "ts ac2 pi ac1", id="the second academy"),
        pytest.param("ts lab pi ac1 ac2", "", "lab lab pi ac1 ac2", id="no academy: a lab"),
        pytest.param("ts lab pi ac1 ac2", "lab", None, id="no lab piece: nothing"),
        pytest.param("pi ac1 ac2", "", None, id="nothing that could be upgraded"),
        pytest.param("m ts", "pi", "ts ts", id="no institute piece: mine to station"),
    ],
)
def test_the_first_possible_upgrade_of_the_list(own: str, gone: str, after: str | None) -> None:
    kinds = own.split()
    planets = " ".join(f"{name}:v" for name in NAMES)
    mover = position(
        planets, automa=" ".join(f"{n}:{k}" for n, k in zip(NAMES, kinds, strict=False))
    )
    for piece in gone.split():
        mover.player.pieces[Building(piece)] = 0
    assert upgrade(mover) is (after is not None)
    expected = (after or own).split()
    assert structures(mover) == dict(zip(NAMES, expected, strict=False))
    if after is None:
        assert keys(mover.automa.trail) == ["automa-upgrade", "automa-no-upgrade"]


@pytest.mark.parametrize(
    ("human", "direction", "chosen", "last"),
    [
        pytest.param("4a0:m", "right_down", "3b4", "automa-tie-distance", id="nearest"),
        pytest.param("2a0:m", "right_down", "3b5", "automa-tie-distance", id="in the west"),
        pytest.param("3c:m", "right_down", "3b5", "automa-tie-direction", id="then the first"),
        pytest.param("3c:m", "left_up", "3b3", "automa-tie-direction", id="or the last by row"),
    ],
)
def test_tie_breaks(human: str, direction: str, chosen: str, last: str) -> None:
    mover = position(
        "3b0:v 3b5:v 3b4:v 3b3:v 3c:s 4a0:s 2a0:s",
        automa="3b0:m 3b5:m 3b4:m 3b3:m",
        human=human,
    )
    with_behaviour(mover, "1", direction=direction)
    assert upgrade(mover)
    assert [name for name, kind in structures(mover).items() if kind == "ts"] == [chosen]
    assert keys(mover.automa.trail)[-2] == last
    assert explained(mover, last)[0]["after"] == 1


def test_the_piece_goes_back_and_nothing_else_is_gained() -> None:
    mover = position("3c:v 3b1:v", automa="3c:m 3b1:m")
    before = mover.player.pieces[Building.MINE]
    assert upgrade(mover)
    assert mover.player.pieces[Building.MINE] == before + 1
    assert not mover.player.incomes
    assert not mover.player.techs
    assert mover.player.vp == 10


@pytest.mark.parametrize(
    ("own", "points"),
    [
        pytest.param("3c:m", 3, id="mine to station"),
        pytest.param("3c:ts", 0, id="station to institute"),
        pytest.param("3c:lab", 0, id="lab to academy"),
    ],
)
def test_hadsch_hallas_score_for_stations(own: str, points: int) -> None:
    mover = position("3c:o", own, factions=("taklons", "hadsch_hallas"))
    assert upgrade(mover)
    assert mover.player.vp == 10 + points
    assert mover.player.sources.get("automa_ability", 0) == points


def test_firaks_advance_after_a_lab() -> None:
    mover = position("3c:t 3b1:t", automa="3c:ts 3b1:pi", factions=("taklons", "firaks"))
    with_behaviour(mover, "1", count=2, arrow="right")
    assert upgrade(mover)
    assert structures(mover) == {"3b1": "pi", "3c": "lab"}
    assert mover.player.levels[Track.NAVIGATION] == 1
    assert mover.player.vp == 10


def test_firaks_turn_labs_back_in_the_faction_action_only() -> None:
    for in_faction_action, after in ((False, "lab m"), (True, "ts m")):
        mover = position("3c:t 3b1:t", automa="3c:lab 3b1:m", factions=("taklons", "firaks"))
        if not in_faction_action:
            after = "lab ts"
        assert upgrade(mover, lab_to_station=in_faction_action)
        assert structures(mover) == dict(zip(("3c", "3b1"), after.split(), strict=True))


def test_firaks_prefer_the_institute_to_turning_a_lab_back() -> None:
    mover = position("3c:t 3b1:t", automa="3c:lab 3b1:ts", factions=("taklons", "firaks"))
    assert upgrade(mover, lab_to_station=True)
    assert structures(mover) == {"3c": "lab", "3b1": "pi"}
