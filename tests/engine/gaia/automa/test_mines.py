"""Build a Mine: condition, eligible planets, each tie-break, execution."""

from __future__ import annotations

import pytest

from engine.core.moves import Words
from engine.gaia.automa.cards import DECISION_CARDS
from engine.gaia.automa.mines import build_mine, eligible_planets
from engine.gaia.automa.turn import automa_turn, mine_or_upgrade
from engine.gaia.charging import offer_charges
from engine.gaia.terms import Building, Planet
from tests.engine.gaia.automa.positions import (
    DULL,
    explained,
    index,
    keys,
    position,
    structures,
    with_behaviour,
)

GAIA_TILE = ("final_gaia", "final_structures")
SECTORS = ("final_sectors", "final_structures")
TYPES = ("final_structures", "final_planet_types")


def test_the_worked_example_of_the_booklet() -> None:
    mover = position(
        "3c:v 2c:g 3a4:s 3a6:g 3a2:d 3a10:o 3b0:t 3b1:m 3a8:r",
        automa="3c:m 2c:m",
        human="3a4:m",
        deal={"automa_deck": ("4",)},
    )
    automa, state = mover.automa, mover.state
    automa.behaviour, automa.action = DECISION_CARDS["1"], DECISION_CARDS["13"]
    automa_turn(state, mover.player)
    notes = automa.turns[-1].notes
    assert keys(notes) == [
        "automa-cards",
        "automa-build-mine",
        "automa-planets",
        "automa-tie-no-tile",
        "automa-tie-steps",
        "automa-tie-distance",
        "automa-tie-direction",
        "automa-built",
        "automa-satellite",
        "automa-points",
    ]
    planets, _, steps, distance, direction, built = (note.args for note in notes[2:8])
    assert set(planets["hexes"]) == {"3a6", "3a2", "3a10", "3b0", "3b1", "3a8"}
    assert set(steps["removed"]) == {"3b0", "3b1", "3a8"}
    assert steps["steps"] == 1
    assert distance == {"distance": 2, "before": 3, "after": 2, "removed": ("3a10",)}
    assert direction["removed"] == ("3a2",)
    assert built == {"hex": "3a6", "planet": Planet.GAIA}
    assert automa.turns[-1].vp == 11
    asked = next(offer_charges(state))
    assert [(one.seat, one.kind, one.args["power"]) for one in asked] == [(0, "charge", 1)]


def test_without_a_mine_in_supply_it_upgrades_instead() -> None:
    mover = position("3c:v 3b1:g", automa="3c:m")
    mover.player.pieces[Building.MINE] = 0
    assert mine_or_upgrade(mover, 2)
    assert structures(mover) == {"3c": "ts"}
    assert keys(mover.automa.trail)[:3] == ["automa-build-mine", "automa-no-mine", "automa-upgrade"]


def test_without_a_planet_it_upgrades_instead() -> None:
    mover = position("3c:v 6c:g", automa="3c:m")
    assert mine_or_upgrade(mover, 2)
    assert structures(mover) == {"3c": "ts"}
    assert "automa-no-planet" in keys(mover.automa.trail)


def test_with_neither_nothing_happens() -> None:
    mover = position("3c:v", automa="3c:pi")
    assert not mine_or_upgrade(mover, 2)
    assert structures(mover) == {"3c": "pi"}
    assert keys(mover.automa.trail)[-1] == "automa-no-upgrade"


@pytest.mark.parametrize(
    ("distance", "eligible"),
    [
        pytest.param(1, "3b1", id="range 1"),
        pytest.param(2, "3b1 3a6", id="range 2, transdim too"),
        pytest.param(3, "3b1 3a6 6a8", id="range 3"),
        pytest.param(4, "3b1 3a6 6a8 2a1", id="range 4"),
    ],
)
def test_planets_in_range_of_any_own_planet_are_eligible(distance: int, eligible: str) -> None:
    mover = position("3c:v 3b1:g 3a6:m 6a8:i 2a1:t 6a6:s", automa="3c:m", human="6a6:m")
    assert sorted(eligible_planets(mover, distance)) == sorted(index(mover, eligible))


def test_range_is_measured_from_every_own_planet() -> None:
    mover = position("3c:v 6a6:v 6a5:d 3b5:o", automa="3c:m 6a6:m")
    assert sorted(eligible_planets(mover, 1)) == sorted(index(mover, "3b5 6a5"))


def test_planets_with_structures_or_gaiaformers_are_not_empty() -> None:
    mover = position("3c:v 3b0:s 3b1:g 3b2:m 3b3:m 3b4:o", automa="3c:m", human="3b0:m")
    for name in ("3b1", "3b2"):
        mover.state.players[0].formers |= 1 << mover.state.board.index[name]
    assert sorted(eligible_planets(mover, 2)) == sorted(index(mover, "3b3 3b4"))


@pytest.mark.parametrize(
    ("planets", "final", "card", "chosen", "note", "removed"),
    [
        pytest.param(
            "3b1:d 6a8:r", SECTORS, {"final_tile": "top"}, "6a8", "automa-tie-tile", {"3b1"},
            id="3b sectors: a sector without an own planet, though more steps",
        ),
        pytest.param(
            "3b1:d 6a8:r", SECTORS, {"final_tile": "bottom"}, "3b1", "automa-tie-steps", {"6a8"},
            id="3b: the other slot's tile has no tie-break",
        ),
        pytest.param(
            "3b1:d 6a8:r", SECTORS, {"final_tile": "none"}, "3b1", "automa-tie-steps", {"6a8"},
            id="3b: the card shows no tile",
        ),
        pytest.param(
            "3b1:d 3b4:r", SECTORS, {"final_tile": "top"}, "3b1", "automa-tie-steps", {"3b4"},
            id="3b sectors: no effect where every planet lies in an own sector",
        ),
        pytest.param(
            "3b1:v 3b4:i", TYPES, {"final_tile": "bottom"}, "3b4", "automa-tie-tile", {"3b1"},
            id="3b types: a new type before the home type",
        ),
        pytest.param(
            "3b1:v 3b4:m", TYPES, {"final_tile": "bottom"}, "3b4", "automa-tie-tile", {"3b1"},
            id="3b types: a transdim planet stands for the Gaia type",
        ),
        pytest.param(
            "3b1:v 3b4:m", GAIA_TILE, {"final_tile": "top"}, "3b4", "automa-tie-tile", {"3b1"},
            id="3b Gaia: a transdim planet will do",
        ),
        pytest.param(
            "3b1:m 3b4:g 3b0:v", GAIA_TILE, {"final_tile": "top"}, "3b4", "automa-tie-steps",
            {"3b1"}, id="3b Gaia, then fewer steps for the Gaia planet",
        ),
        pytest.param(
            "3b1:v 3b4:d", DULL, {}, "3b1", "automa-tie-steps", {"3b4"},
            id="3c the home type takes no step",
        ),
        pytest.param(
            "3b1:g 3b4:r", DULL, {}, "3b1", "automa-tie-steps", {"3b4"},
            id="3c a Gaia planet takes one step",
        ),
        pytest.param(
            "3b1:m 3b4:t", DULL, {}, "3b1", "automa-tie-steps", {"3b4"},
            id="3c a transdim planet takes two",
        ),
        pytest.param(
            "3b1:g 3b4:d 3b5:m 3b0:i", DULL, {}, "3b4", "automa-tie-distance", {"3b1"},
            id="3d nearest to the human, among one-step planets",
        ),
        pytest.param(
            "3b5:d 3b2:o", DULL, {"direction": "right_down"}, "3b5", "automa-tie-direction",
            {"3b2"}, id="3e from the top left",
        ),
        pytest.param(
            "3b5:d 3b2:o", DULL, {"direction": "left_up"}, "3b2", "automa-tie-direction",
            {"3b5"}, id="3e from the bottom right",
        ),
    ],
)  # fmt: skip
def test_tie_breaks(
    planets: str,
    final: Words,
    card: dict[str, object],
    chosen: str,
    note: str,
    removed: set[str],
) -> None:
    mover = position(f"3c:v 4c:s {planets}", automa="3c:m", human="4c:m", final=final)
    with_behaviour(mover, "13", **card)
    assert build_mine(mover, 4)
    assert structures(mover) == {"3c": "m", chosen: "m"}
    (args,) = explained(mover, note)
    assert set(args["removed"]) == removed
    assert args["before"] - args["after"] == len(removed)


@pytest.mark.parametrize(
    ("planets", "tie", "chosen", "note"),
    [
        pytest.param("3b1:v 3b4:m", "transdim", "3b4", "automa-tie-transdim", id="transdim"),
        pytest.param("3b1:v 3b4:d", "transdim", "3b1", "automa-tie-steps", id="no transdim"),
        pytest.param("3b1:v 3b4:i", "near_player", "3b4", "automa-tie-distance", id="near"),
    ],
)
def test_tie_breaks_of_faction_cards_come_first(
    planets: str, tie: str, chosen: str, note: str
) -> None:
    mover = position(f"3c:v 4c:s {planets}", automa="3c:m", human="4c:m", final=SECTORS)
    with_behaviour(mover, "13", final_tile="top")
    assert build_mine(mover, 4, tie)
    assert chosen in structures(mover)
    assert explained(mover, note)[0]["after"] == 1


def test_a_shared_planet_of_lantids_counts_as_a_planet_of_the_human() -> None:
    mover = position(
        "3c:v 2c:v 3b1:d 2b1:d 7c:r", "3c:m 2c:m", "7c:m", factions=("lantids", "geodens")
    )
    human = mover.state.players[0]
    human.colonised |= 1 << mover.state.board.index["2c"]
    assert build_mine(mover, 2)
    assert "2b1" in structures(mover)


@pytest.mark.parametrize(
    ("planets", "free", "satellite"),
    [
        pytest.param("3c:v 3b1:d", "", [], id="beside an own structure: none"),
        pytest.param("3c:v 3a4:d", "", ["3a3"], id="alone: the hex to the north"),
        pytest.param("3c:v 3a4:d 3a3:i", "", ["6a9"], id="north is a planet: clockwise the next"),
        pytest.param("3c:v 3a4:d", "3a3", ["3a3", "6a9"], id="an own satellite there: the next"),
        pytest.param("3b2:v 5a0:d", "", ["5a1"], id="at the edge of the map"),
        pytest.param("3b2:v 5a0:d", "5a1 5b0 5a11", ["5a1", "5b0", "5a11"], id="no hex is left"),
    ],
)
def test_a_lonely_mine_gets_a_satellite(planets: str, free: str, satellite: list[str]) -> None:
    home, target = (word.split(":")[0] for word in planets.split()[:2])
    mover = position(planets, automa=f"{home}:m")
    mover.player.satellites = mover.state.board.mask_of(free.split())
    mover.player.pieces[Building.STATION] = 0
    with_behaviour(mover, "13", direction="right_down")
    for planet in mover.state.board.hexes:
        if planet.name not in (home, target):
            mover.state.players[0].formers |= 1 << mover.state.board.index[planet.name]
    assert build_mine(mover, 9)
    assert mover.state.board.names_of(mover.player.satellites) == sorted(satellite)


def test_a_transdim_planet_gets_a_gaia_token() -> None:
    mover = position("3c:v 3b1:m", automa="3c:m")
    assert build_mine(mover, 1)
    assert mover.state.planets[mover.state.board.index["3b1"]] is Planet.GAIA
    assert [event.kind for event in mover.state.events][:2] == ["gaiaformed", "built"]


def test_building_scores_neither_the_round_tile_nor_anything_else() -> None:
    mover = position(
        "3c:v 3b1:r",
        automa="3c:m",
        factions=("taklons", "itars"),
        deal={
            "rounds": (
                "round_mine_2", "round_terraform_2", "round_research_2", "round_gaia_mine_3",
                "round_gaia_mine_4", "round_federation_5",
            )
        },
    )  # fmt: skip
    build_mine(mover, 1)
    assert mover.player.vp == 10
    assert not mover.player.incomes


def test_geodens_score_for_a_type_they_do_not_have() -> None:
    mover = position("3c:v 3b1:r 3b2:v 3b4:m 6c:g", automa="3c:m 6c:m")
    for name, points in (("3b2", 0), ("3b1", 2), ("3b4", 0)):
        before = mover.player.vp
        mover.state.players[0].formers = 0
        for other in ("3b2", "3b1", "3b4"):
            if other != name:
                mover.state.players[0].formers |= 1 << mover.state.board.index[other]
        assert build_mine(mover, 1)
        assert mover.player.vp - before == points, name
