"""Power and Q.I.C. actions: counting among open spaces."""

from __future__ import annotations

import pytest

from engine.gaia.automa.cards import DECISION_CARDS
from engine.gaia.automa.power_qic import cover_space
from engine.gaia.automa.turn import act
from engine.gaia.components import BOARD_ACTIONS
from tests.engine.gaia.automa.positions import keys, position, with_behaviour

SPACES = tuple(BOARD_ACTIONS)


@pytest.mark.parametrize(
    ("covered", "count", "arrow", "chosen"),
    [
        pytest.param((), 1, "right", 0, id="the leftmost"),
        pytest.param((), 1, "left", 9, id="the rightmost"),
        pytest.param((0, 1), 2, "right", 3, id="covered spaces are skipped"),
        pytest.param((0, 2, 3, 5, 6, 8), 5, "left", 9, id="the booklet's example"),
        pytest.param(tuple(range(9)), 4, "right", 9, id="the only open one"),
    ],
)
def test_a_space_is_covered(covered: tuple[int, ...], count: int, arrow: str, chosen: int) -> None:
    mover = position("3c:v", automa="3c:m")
    mover.state.actions_used.update({SPACES[at]: 0 for at in covered})
    with_behaviour(mover, "4", count=count, arrow=arrow)
    assert cover_space(mover)
    assert mover.state.actions_used[SPACES[chosen]] == 1
    assert len(mover.state.actions_used) == len(covered) + 1
    assert mover.player.vp == 10
    assert not mover.state.built


def test_with_all_spaces_covered_nothing_happens() -> None:
    mover = position("3c:v", automa="3c:m")
    mover.state.actions_used.update(dict.fromkeys(SPACES, 0))
    assert not cover_space(mover)
    assert keys(mover.automa.trail)[-1] == "automa-no-space"


@pytest.mark.parametrize(
    ("faction", "spaces"),
    [
        pytest.param("xenos", {SPACES[1], SPACES[2]}, id="twice for Xenos, same card"),
        pytest.param("itars", {SPACES[1]}, id="once for others"),
    ],
)
def test_the_card_action(faction: str, spaces: set[str]) -> None:
    mover = position("3c:v", factions=("taklons", faction))
    mover.automa.action = DECISION_CARDS["12"]
    with_behaviour(mover, "2")
    act(mover)
    assert set(mover.state.actions_used) == spaces
    assert mover.player.vp == 13, "the card's points once"
