"""The facts of the cards: counts that can be told by eye, and the shared transcription."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from engine.gaia.automa.cards import DECISION_CARDS, FACTION_CARDS
from engine.gaia.components import ROUND_TILES

SHARED = Path(__file__).parents[5] / "shared" / "gaia" / "data" / "automa.json"


def test_seventeen_decision_cards_and_seven_faction_cards() -> None:
    assert list(DECISION_CARDS) == [str(number) for number in range(1, 18)]
    assert len(FACTION_CARDS) == 7
    actions = Counter(card.action for card in DECISION_CARDS.values())
    assert actions == {
        "upgrade": 4, "power_qic": 4, "build_mine": 3, "research_highest": 2,
        "research_random": 2, "faction": 2,
    }  # fmt: skip


@pytest.mark.skipif(not SHARED.exists(), reason="the shared transcription is not here")
def test_they_agree_with_the_shared_transcription() -> None:
    data = json.loads(SHARED.read_text(encoding="utf-8"))
    for printed in data["decision_cards"]:
        card = DECISION_CARDS[str(printed["number"])]
        behaviour = printed["behaviour_column"]
        assert {
            "starter": card.starter,
            "initial_booster_slot": card.booster_slot,
            "number": card.number,
        } == printed["setup_section"]
        assert {"pass_symbol": card.passes, "booster_pick": card.pass_booster} == printed[
            "pass_section"
        ]
        assert {"vp": card.vp} == printed["vp_section"]
        assert {"action": card.action} == printed["action_column"]
        assert behaviour == {
            "final_scoring_tiebreak": card.final_tile,
            "range": card.range,
            "direction": card.direction,
            "numbered": {"count": card.count, "arrow": card.arrow},
        }
    for printed in data["faction_cards"]:
        card_ = FACTION_CARDS[printed["faction"]]
        assert card_.vp == printed["faction_action"]["vp"]
        assert card_.mines == printed["setup"]["mines"]
        assert len(printed["setup"]["research"]) == (card_.research is not None)
    for tile, vp in data["pass_vp_by_round_scoring_tile"].items():
        assert ROUND_TILES[tile].automa_pass_vp == (vp["rounds_1_3"], vp["rounds_4_6"])
