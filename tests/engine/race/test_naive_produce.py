"""Produce as players meet it, where what leaves no choice is done unasked, counted once more.

Whole random games: what every seat must have after the phase follows from what lay there before.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence

import pytest

from engine.core.flow import Flow
from engine.core.game import HUMAN, Setup
from engine.core.table import Table
from engine.race import rounds
from engine.race.game import RACE
from engine.race.state import Player, State
from engine.race.terms import Phase
from tests.engine.race.naive_game import Json, cards_of
from tests.engine.race.positions import AnyTable
from tests.strategies import random_move

CARDS = cards_of("first")
FACTORY = "produce_by_discard"


def powers(tableau: Sequence[str], effect: str) -> list[tuple[str, Json]]:
    return [
        (card, power)
        for card in tableau
        for power in CARDS[card]["powers"]
        if power["phase"] == "V" and power["effect"] == effect
    ]


def most_filled(kinds: Sequence[str | None], worlds: Sequence[str]) -> int:
    """How many of these windfall worlds powers for these kinds of goods can fill at most."""
    if not kinds or not worlds:
        return 0
    first, *others = kinds
    best = most_filled(others, worlds)
    for world in worlds:
        if first in (None, CARDS[world]["good"]):
            rest = [one for one in worlds if one != world]
            best = max(best, 1 + most_filled(others, rest))
    return best


class Watching:
    """Stands beside the phase."""

    def __init__(self) -> None:
        self.checked = 0

    def produce(self, state: State) -> Flow[None]:
        before = [(dict(player.goods), len(player.hand)) for player in state.players]
        deck = len(state.stocks[0].deck) + len(state.stocks[0].discards)
        yield from self.phase(state)
        if deck < 40:
            return  # too few cards for everybody: what lacks is lost
        made = [
            Counter(str(CARDS[world]["good"]) for world in player.goods if world not in goods)
            for player, (goods, _) in zip(state.players, before, strict=True)
        ]
        for player, (goods, hand) in zip(state.players, before, strict=True):
            others = [one for seat, one in enumerate(made) if seat != player.seat]
            check_goods(player, goods)
            if not powers(player.tableau, FACTORY):
                drawn = len(player.hand) - hand
                assert drawn == cards_due(player, goods, made[player.seat], others)
                self.checked += 1

    phase = staticmethod(rounds.PHASES[Phase.PRODUCE])


def check_goods(player: Player, before: Mapping[str, str]) -> None:
    """Every world that can has its good; windfall worlds as many as possible."""
    for world, _ in powers(player.tableau, "produce"):
        assert world in player.goods
    assert {*before} <= {*player.goods}
    empty = [
        world
        for world in player.tableau
        if CARDS[world]["kind"] == "windfall" and world not in before
    ]
    kinds = [power.get("good") for _, power in powers(player.tableau, "produce_on_windfall")]
    if "produce" in player.actions:
        kinds.append(None)
    assert sum(world in player.goods for world in empty) == most_filled(kinds, empty)


def cards_due(
    player: Player, before: Mapping[str, str], made: Counter[str], others: Sequence[Counter[str]]
) -> int:
    """What all draws of the phase amount to, those that count goods used last."""
    worlds = [CARDS[card] for card in player.tableau if CARDS[card]["type"] == "world"]
    due = 0
    for effect in {one["effect"] for card in player.tableau for one in CARDS[card]["powers"]}:
        for card, power in powers(player.tableau, effect):
            good = power.get("good")
            times = {
                "draw": 1,
                "draw_if_produced_here": card in player.goods and card not in before,
                "draw_per_good_produced": made[str(good)],
                "draw_per_kind_produced": len(made),
                "draw_per_world": sum(
                    "defense" in one if power.get("military") else one["good"] == good
                    for one in worlds
                ),
                "draw_if_produced_strictly_most": all(
                    made[str(good)] > one[str(good)] for one in others
                ),
            }.get(effect, 0)
            due += power.get("amount", 1) * times
    return due


def check(number: int, monkeypatch: pytest.MonkeyPatch) -> int:
    watching = Watching()
    monkeypatch.setitem(rounds.PHASES, Phase.PRODUCE, watching.produce)  # type: ignore[arg-type]
    seats = (HUMAN,) * (2 + number % 4)
    table: AnyTable = Table(RACE, Setup("race", seats, f"produce {number}", "secret"))
    chooser = random.Random(number)
    while table.result is None:
        move = random_move(table, chooser)
        if move.words[0] != "draw":  # too early: what counts goods is best used last
            table.play(move)
    return watching.checked


def test_goods_and_draws_are_what_the_cards_say(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sum(check(number, monkeypatch) for number in range(16)) > 200


@pytest.mark.soak
def test_the_same_in_many_games(monkeypatch: pytest.MonkeyPatch) -> None:
    assert sum(check(number, monkeypatch) for number in range(100, 500)) > 5000
