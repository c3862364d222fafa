"""Where the two sides meet: charging, discounts, shared planets, blocked areas, final scoring."""

from __future__ import annotations

import pytest

from engine.core.game import HUMAN, Setup
from engine.core.moves import END, Move, Words
from engine.core.table import Table
from engine.gaia.actions.upgrade import has_neighbour
from engine.gaia.automa.mines import place_mine, place_satellite
from engine.gaia.automa.upgrades import upgrade
from engine.gaia.charging import offer_charges
from engine.gaia.components import FINAL_TILES
from engine.gaia.game import GAIA
from engine.gaia.mines import MinePlan, mine_plan
from engine.gaia.reach import lost_planet_sites
from engine.gaia.research import advance_refusal
from engine.gaia.scoring import final_counts, final_points, final_scoring
from engine.gaia.state import State
from engine.gaia.terms import Track
from engine.gaia.view import GaiaView
from tests.engine.gaia.automa.positions import index, position

MAIN = ("build", "upgrade", "research", "action")


@pytest.mark.parametrize(
    ("human", "power"),
    [
        pytest.param("3a6:m", 1, id="a mine"),
        pytest.param("3a6:ts", 2, id="a station"),
        pytest.param("3a6:pi", 3, id="an institute"),
        pytest.param("3a6:m 3b4:lab", 2, id="only the best structure counts"),
        pytest.param("4c:pi", 0, id="too far away"),
    ],
)
def test_the_human_may_charge_when_the_automa_builds_or_upgrades(human: str, power: int) -> None:
    for act in (lambda mover: place_mine(mover, *index(mover, "3b3")), upgrade):
        mover = position("3c:v 3b3:o 3a6:s 3b4:s 4c:s", automa="3c:m", human=human)
        mover.state.players[0].bowls[0] = 4
        act(mover)
        asked = next(offer_charges(mover.state), ())
        assert [(one.seat, one.kind, one.args["power"]) for one in asked] == (
            [(0, "charge", power)] if power else []
        )


def test_the_automa_is_never_asked_to_charge() -> None:
    mover = position("3c:v 3b3:s", automa="3c:pi", human="3b3:m")
    mover.state.built.append((0, *index(mover, "3b3")))
    assert list(offer_charges(mover.state)) == []


@pytest.mark.parametrize(("automa", "near"), [("3c:m", True), ("6a6:m", False)])
def test_structures_of_the_automa_make_stations_cheap(automa: str, near: bool) -> None:
    mover = position("3c:v 6a6:v 3b3:s", automa=automa, human="3b3:m")
    human = mover.state.players[0]
    assert has_neighbour(mover.state, human, *index(mover, "3b3")) is near


def test_lantids_share_planets_of_the_automa_which_it_may_still_upgrade() -> None:
    mover = position("3c:v 3b3:r", "3c:m", "3b3:m", factions=("lantids", "geodens"))
    human = mover.state.players[0]
    human.ore, human.credits = 5, 5
    (place,) = index(mover, "3c")
    plan = mine_plan(mover.state, human, place)
    assert isinstance(plan, MinePlan)
    assert plan.shared
    human.colonised |= 1 << place
    human.shared |= 1 << place
    assert upgrade(mover)


def test_the_automa_blocks_level_5() -> None:
    mover = position("3c:v", automa="3c:m")
    human = mover.state.players[0]
    human.levels[Track.ECONOMY], mover.player.levels[Track.ECONOMY] = 4, 5
    refusal = advance_refusal(mover.state, human, Track.ECONOMY)
    assert refusal is not None
    assert refusal.key == "level-5-taken"


def test_the_lost_planet_cannot_lie_under_a_satellite_of_the_automa() -> None:
    mover = position("3c:v 3b3:s", automa="3c:m", human="3b3:m")
    human = mover.state.players[0]
    (satellite,) = index(mover, "3b0")
    human.levels[Track.NAVIGATION] = 5
    assert lost_planet_sites(mover.state, human) >> satellite & 1
    place_satellite(mover, *index(mover, "3c"))
    assert not lost_planet_sites(mover.state, human) >> satellite & 1


@pytest.mark.parametrize(
    ("tile", "automa", "human", "points"),
    [
        ("final_structures", 4, 1, [6, 12]),
        ("final_federation_structures", 3, 0, [0, 12]),
        ("final_planet_types", 3, 1, [6, 12]),
        ("final_gaia", 1, 0, [0, 12]),
        ("final_sectors", 3, 1, [6, 12]),
        ("final_satellites", 1, 0, [0, 12]),
    ],
)
def test_final_tiles_rank_the_human_the_automa_and_the_neutral_player(
    tile: str, automa: int, human: int, points: list[int]
) -> None:
    mover = position("3c:v 3b1:g 6c:v 1c:d 4c:s", "3c:m 3b1:ts 6c:pi 1c:ac2", "4c:m")
    place_satellite(mover, *index(mover, "6c"))
    counts = final_counts(mover.state, FINAL_TILES[tile])
    assert counts == {0: human, 1: automa, None: FINAL_TILES[tile].neutral}
    gained = final_points(counts)
    assert [gained[0], gained[1]] == points


def test_final_scoring_gives_the_automa_tiles_and_research_only() -> None:
    mover = position("3c:v 4c:s", "3c:m", "4c:m", options={"level": "alptrauma"})
    mover.player.levels[Track.ECONOMY] = 5
    mover.player.levels[Track.SCIENCE] = 3
    result = final_scoring(mover.state)
    tiles = mover.state.breakdown[1]["final1"] + mover.state.breakdown[1]["final2"]
    assert mover.state.breakdown[1]["research"] == 16
    assert mover.state.breakdown[1]["resources"] == 0
    assert result.scores[1] == 10 + 16 + tiles
    assert "automa_level" not in result.sources[1]


def first_game(deck: Words = ()) -> Table[State, GaiaView]:
    """The first solo game at the human's first turn."""
    options = {"factions": "first_game"}
    setup = Setup(
        "gaia", (HUMAN, "automa"), "s", "s", options, {"automa_deck": deck}, rules=GAIA.rules
    )
    table = Table(GAIA, setup)
    table.play(Move(0, next(iter(table.pending[0].offer())).words))
    return settled(table)


def settled(table: Table[State, GaiaView]) -> Table[State, GaiaView]:
    """Answer everything but turns: no charging, any order of income."""
    while table.pending and table.pending[0].kind != "turn":
        options = [option.words for option in table.pending[0].offer()]
        table.play(Move(0, ("charge", "no") if ("charge", "no") in options else options[0]))
    return table


def turn_rounds(table: Table[State, GaiaView]) -> list[int]:
    """The rounds of all turns that the Automa has taken."""
    view = table.view().automa
    assert view is not None
    return [turn.round for turn in view.turns if turn.round]


def take_turn(table: Table[State, GaiaView]) -> None:
    """The human's first main action that is no pass, and whatever it leads to."""
    options = [option.words for option in table.pending[0].offer()]
    table.play(Move(0, next(words for words in options if words[0] in MAIN)))
    while table.pending[0].kind != "after":
        table.play(Move(0, next(iter(table.pending[0].offer())).words))
    table.play(Move(0, END))


def test_the_human_begins_and_the_automa_answers_every_turn() -> None:
    table = first_game()
    assert turn_rounds(table) == []
    for turns in (1, 2, 3):
        take_turn(table)
        settled(table)
        assert turn_rounds(table) == [1] * turns


def test_after_the_human_has_passed_the_automa_goes_on_alone() -> None:
    table = first_game()
    table.play(Move(0, ("pass", table.view().boosters[0])))
    table.play(Move(0, END))
    settled(table)
    view = table.view()
    assert view.automa is not None
    assert len(turn_rounds(table)) >= 4
    assert set(turn_rounds(table)) == {1}
    assert view.automa.turns[-1].passed
    assert (view.round, view.order, view.automa.deck) == (2, (0, 1), 7)
    assert (view.automa.action_card, view.automa.behaviour_card) == (None, None)


def test_the_automa_begins_the_round_after_it_has_passed_first() -> None:
    table = first_game(deck=("4", "7", "13", "1"))
    for _ in range(3):
        take_turn(table)
        settled(table)
    assert table.view().passed == (1,)
    table.play(Move(0, ("pass", table.view().boosters[0])))
    table.play(Move(0, END))
    settled(table)
    assert (table.view().round, table.view().order) == (2, (1, 0))
    assert turn_rounds(table) == [1, 1, 1, 2], "before the human's turn"
