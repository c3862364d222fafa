"""The checker's cards agree with the reference data, where it is at hand."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.engine.gaia.automa_check.printed import (
    CARDS,
    FACTION_CARDS,
    LEVELS,
    NEUTRAL,
    PASS_VP,
    SPACES,
    STARTERS,
    TRACKS,
)

DATA = Path(__file__).resolve().parents[5] / "shared/gaia/data"
ACTIONS = {
    "build_mine": "mine",
    "upgrade": "upgrade",
    "power_qic": "power",
    "research_random": "random",
    "research_highest": "highest",
    "faction": "faction",
}
LONG_NAMES = {
    "terra": "terraforming",
    "nav": "navigation",
    "int": "artificial_intelligence",
    "gaia": "gaia_project",
    "eco": "economy",
    "sci": "science",
}

if not DATA.exists():
    pytest.skip("the reference data is not beside the project", allow_module_level=True)


def read(name: str) -> Any:
    return json.loads((DATA / name).read_text(encoding="utf-8"))


def test_decision_cards() -> None:
    for face in read("automa.json")["decision_cards"]:
        setup, behaviour = face["setup_section"], face["behaviour_column"]
        assert CARDS[face["number"]] == (
            face["number"],
            setup["starter"],
            setup["initial_booster_slot"],
            face["pass_section"]["pass_symbol"],
            face["pass_section"]["booster_pick"],
            face["vp_section"]["vp"],
            ACTIONS[face["action_column"]["action"]],
            behaviour["final_scoring_tiebreak"],
            behaviour["range"],
            behaviour["direction"],
            behaviour["numbered"]["count"],
            behaviour["numbered"]["arrow"],
        )
    assert len(CARDS) == 17
    assert set(read("automa.json")["deck"]["starters"]) == STARTERS


def test_faction_cards() -> None:
    for face in read("automa.json")["faction_cards"]:
        card, setup = FACTION_CARDS[face["faction"]], face["setup"]
        area = {LONG_NAMES[card.area]: 1} if card.area else {}
        assert (area, card.mines, card.vp) == (
            setup["research"],
            setup["mines"],
            face["faction_action"]["vp"],
        )


def test_levels() -> None:
    sizes = read("automa.json")["deck"]["expected_sizes_by_round"]
    for face in read("automa.json")["difficulty_levels"]:
        level = LEVELS[face["id"]]
        assert (level.vp, level.without, level.extra, level.bonus, level.size) == (
            face["start_vp"],
            frozenset(face["remove_cards"]),
            frozenset(face["add_cards"]),
            face["vp_bonus_per_gain"],
            sizes[face["id"]][0],
        )


def test_tiles_and_board() -> None:
    tiles, automa = read("tiles.json"), read("automa.json")
    printed = automa["pass_vp_by_round_scoring_tile"]
    assert {key: (vp["rounds_1_3"], vp["rounds_4_6"]) for key, vp in printed.items()} == PASS_VP
    final = tiles["final_scoring_tiles"]["tiles"]
    assert {tile["id"]: tile["neutral_player_value"] for tile in final} == NEUTRAL
    assert list(SPACES) == tiles["board_actions"]["order_left_to_right"]
    names = [LONG_NAMES[track] for track in TRACKS]
    assert names == read("research.json")["order_left_to_right"]
