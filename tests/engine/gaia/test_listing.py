"""Listing and checking agree on everything that could be said at all, in positions of games."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import pytest

from engine.core.moves import Decision, Words
from engine.core.table import Table
from engine.gaia.components import BOARD_ACTIONS, BOOSTERS, FACTIONS, FEDERATION_TOKENS, TECH
from engine.gaia.game import GAIA
from engine.gaia.power import GONE
from engine.gaia.state import State
from engine.gaia.terms import BOWL_NAMES, BUILDINGS, TECH_SLOTS, TRACKS
from tests.engine.gaia.test_games import IN_TEST, SOAK, GaiaTable, play_checked

SLOTS = (*TECH_SLOTS, *(f"adv-{track}" for track in TRACKS))
CONVERSIONS = (
    "burn", "power_to_qic", "power_to_ore", "qic_to_ore", "power_to_knowledge", "power_to_credit",
    "knowledge_to_credit", "ore_to_credit", "ore_to_token", "credits_to_qic", "credits_to_ore",
    "credits_to_knowledge", "token_to_knowledge", "gaiaformer_to_qic",
)  # fmt: skip
SPECIALS = (
    *TECH, *BOOSTERS, "right_academy", "ambas_swap", "firaks_downgrade", "bescods_lowest",
    "ivits_station",
)  # fmt: skip
COUNTS = tuple(str(count) for count in range(12))


def everything(state: State) -> Iterator[Words]:
    """All answers that mean something, whatever is asked; federations are left out."""
    for verb in ("build", "gaiaform", "setup-mine", "lost-planet", "station", "swap", "downgrade"):
        yield from ((verb, name) for name in state.board.names)
    for name, kind in product(state.board.names, BUILDINGS):
        yield ("upgrade", name, kind.value)
    for verb in ("research", "advance"):
        yield from ((verb, track.value) for track in TRACKS)
    yield from (("action", key) for key in BOARD_ACTIONS)
    yield from (("special", key) for key in SPECIALS)
    yield from ((verb, key) for verb in ("pass", "booster") for key in BOOSTERS)
    yield from ((verb, slot) for verb in ("tech", "cover") for slot in SLOTS)
    yield from (("token", key) for key in FEDERATION_TOKENS)
    yield from (("free", key, count) for key in CONVERSIONS for count in COUNTS)
    yield from (("convert", key, count) for key in CONVERSIONS for count in COUNTS)
    yield from (("brainstone", place) for place in (*BOWL_NAMES, GONE))
    for verb in ("advance", "charge", "gaia-tech", "convert"):
        yield from ((verb, word) for word in ("yes", "no", "token-first", "power-first"))
    yield from (("income", f"{what}-{n}") for what in ("charge", "tokens") for n in range(8))
    for faction in FACTIONS:
        yield from ((verb, faction) for verb in ("faction", "ban"))
        yield from ((verb, faction, n) for verb in ("bid", "maxbid") for n in COUNTS)
    yield from (("pass",), ("end",), ("maxbid", "done"))


def compare(table: GaiaTable, decision: Decision) -> int:
    """Both ways; how many answers there were. Conversions are looked at up to eleven times."""
    listed = {option.words for option in decision.offer()}
    allowed = {words for words in everything(table.state) if decision.refusal(words) is None}
    for words in listed:
        assert decision.refusal(words) is None, words
    few = {
        words
        for words in listed
        if words[0] != "federation"
        and len(words) < 4
        and (words[-1] in COUNTS or not words[-1].isdigit())
    }
    assert few == allowed, (few ^ allowed, decision.kind)
    return len(few)


def look(seats: int, number: int, positions: int) -> int:
    game, chooser, found = play_checked(seats, number), random.Random(number), 0
    for position in chooser.sample(range(game.position), positions):
        table: GaiaTable = Table(GAIA, game.setup, game.log[:position])
        found += sum(compare(table, decision) for decision in table.pending)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_listed_is_what_is_allowed(seats: int) -> None:
    assert sum(look(seats, number, 4) for number in IN_TEST) > 200


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("numbers", SOAK[:4], ids=str)
def test_listed_is_what_is_allowed_in_many_positions(seats: int, numbers: range) -> None:
    assert sum(look(seats, number, 12) for number in numbers) > 1000
