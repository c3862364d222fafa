"""What an option is said to cost and bring is what it costs and brings."""

from __future__ import annotations

import random

import pytest

from engine.core.moves import END, Move, Option, Words
from engine.core.table import Table
from engine.gaia.game import GAIA
from engine.gaia.state import Player
from tests.engine.gaia.positions import gaia
from tests.engine.gaia.test_games import IN_TEST, SOAK, GaiaTable, play_checked

BUILDS = ("build", "upgrade")
NAMES = ("vp", "credits", "ore", "knowledge", "qic")
SETTLED = ("turn", "after", "passed")
"""Kinds of question before which a move has had all its consequences."""
UNTOLD = ("income", "brainstone", "charge", "convert", "gaia-tech", "cover", "end", "booster")
"""What is told by its own notes, or depends on what others do."""


def stock(player: Player) -> dict[str, int]:
    return {name: getattr(player, name) for name in NAMES}


def compare(game: GaiaTable, position: int, seat: int, option: Option) -> bool:
    """Play an option on a table of its own; whether its consequences could be compared."""
    table: GaiaTable = Table(GAIA, game.setup, game.log[:position])
    decision = table.decision_of(seat)
    assert decision is not None
    assert decision.advise is not None
    told = {note.key: note.args for note in decision.advise().outlook(option.words)}
    player = table.state.players[seat]
    before, sources = stock(player), dict(player.sources)
    table.play(Move(seat, option.words))
    asked = table.asked(seat)
    if asked is None or asked.kind not in SETTLED:
        return False
    after = stock(player)
    changed = [name for name in NAMES if before[name] != after[name]]
    said = told.get("before-after", {"before": {}, "after": {}})
    assert said["before"] == {name: before[name] for name in changed}, option.words
    assert said["after"] == {name: after[name] for name in changed}, option.words
    scored = {key: vp - sources.get(key, 0) for key, vp in player.sources.items()}
    points = told.get("points", {"sources": {}, "vp": 0})
    assert points["sources"] == {key: vp for key, vp in scored.items() if vp}, option.words
    assert points["vp"] == sum(scored.values())
    return True


def compare_some(seats: int, number: int) -> int:
    """Compare a few options here and there in a game."""
    game, chooser, compared = play_checked(seats, number), random.Random(number), 0
    for position in sorted(chooser.sample(range(game.position), 5)):
        table: GaiaTable = Table(GAIA, game.setup, game.log[:position])
        for decision in table.pending:
            if decision.advise is None:
                continue  # before the first round there is nothing to tell
            options = [one for one in decision.offer() if one.words[0] not in UNTOLD]
            for option in chooser.sample(options, min(4, len(options))):
                compared += compare(game, position, decision.seat, option)
    return compared


def compare_charges(game: GaiaTable, position: int, seat: int, words: Words) -> int:
    """Build, end the turn, and see who is asked to charge; how many were."""
    table: GaiaTable = Table(GAIA, game.setup, game.log[:position])
    decision = table.decision_of(seat)
    assert decision is not None
    assert decision.advise is not None
    notes = [note.args for note in decision.advise().outlook(words) if note.key == "charge-offer"]
    table.play(Move(seat, words))
    asked = table.asked(seat)
    if asked is None or asked.kind != "after":
        return 0
    table.play(Move(seat, END))
    offers = [one for one in table.pending if one.kind == "charge"]
    assert [(one.seat, one.args["power"], one.args["vp"]) for one in offers] == [
        (args["seat"], args["power"], args["vp"]) for args in notes
    ], words
    return len(offers)


def charges(seats: int, number: int) -> int:
    game, chooser, compared = play_checked(seats, number), random.Random(number), 0
    for position in sorted(chooser.sample(range(game.position), 8)):
        table: GaiaTable = Table(GAIA, game.setup, game.log[:position])
        decision = table.pending[0]
        if decision.kind == "turn":
            options = [one.words for one in decision.offer() if one.words[0] in BUILDS]
            for words in chooser.sample(options, min(3, len(options))):
                compared += compare_charges(game, position, decision.seat, words)
    return compared


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_may_charge_how_much_is_as_told(seats: int) -> None:
    assert sum(charges(seats, number) for number in IN_TEST) > 3


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_consequences_are_as_told(seats: int) -> None:
    assert sum(compare_some(seats, number) for number in IN_TEST) > 50


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("numbers", SOAK[:4], ids=str)
def test_consequences_of_many_options_are_as_told(seats: int, numbers: range) -> None:
    assert sum(compare_some(seats, number) for number in numbers) > 200


@pytest.mark.parametrize(
    ("bowls", "vp", "power", "price"),
    [
        pytest.param((6, 0, 0), 10, 3, 2, id="the whole of it"),
        pytest.param((0, 1, 0), 10, 1, 0, id="what can move"),
        pytest.param((6, 0, 0), 1, 2, 1, id="what the points pay for"),
    ],
)
def test_a_build_names_who_may_charge_how_much(
    bowls: tuple[int, int, int], vp: int, power: int, price: int
) -> None:
    position = gaia("terrans", "xenos", rows=["r.d"]).put(0, "m", "10c").put(1, "pi", "12c")
    position.bowls(1, *bowls).give(1, vp=vp)
    advise = position.decision().advise
    assert advise is not None
    charges = [note.args for note in advise().outlook(("upgrade", "10c", "ts"))][-1]
    assert charges == {"seat": 1, "power": power, "vp": price}


def test_the_taklons_token_is_reckoned_with() -> None:
    position = gaia("xenos", "taklons", rows=["d.s"]).put(0, "m", "10c").put(1, "pi", "12c")
    position.bowls(1, 0, 0, 4, stone=2)
    advise = position.decision().advise
    assert advise is not None
    charges = [note.args for note in advise().outlook(("upgrade", "10c", "ts"))][-1]
    assert charges == {"seat": 1, "power": 2, "vp": 1}
