"""How computers play Gaia on in their minds, and that a game may have levels of its own."""

from __future__ import annotations

import dataclasses

import pytest

from engine import GAMES
from engine.cli.computers import policy_of
from engine.company.levels import LEVELS, Budget, Level
from engine.company.player import ideas, known_to
from engine.company.search import Search
from engine.company.values import Company, company_of
from engine.core.game import HUMAN, Setup
from engine.core.moves import Move, Role
from engine.core.table import Table
from tests.strategies import AnyTable

GAIA = GAMES["gaia"]
TINY = Level("tiny", 60, futures=1, conversions=True)
ENOUGH = 5_000


def company() -> Company[object]:
    """How computers play it."""
    found = company_of(GAIA)
    assert found is not None
    return found


@pytest.fixture(scope="module")
def table() -> AnyTable:
    """A game of two up to the first turn."""
    setup = Setup("gaia", (HUMAN, HUMAN), seed="playing on", options={"factions": "random"})
    found: AnyTable = Table(GAIA, setup)
    players = [policy_of("greedy", "", seat) for seat in range(2)]
    while found.pending[0].role is not Role.TURN:
        decision = found.pending[0]
        for words in players[decision.seat](found, decision):
            found.play(Move(decision.seat, words))
    return found


def test_a_steady_level_weighs_the_end_of_every_round(table: AnyTable) -> None:
    seat = table.pending[0].seat
    known = known_to(table, seat)
    assert known is not None

    def led_to(rounds: int, *, steady: bool) -> float:
        level = dataclasses.replace(TINY, steady=steady)
        search = Search(company(), GAIA.fork, level, Budget(ENOUGH))
        line = search.lines(known.position, (), thorough=False)[0]
        assert not line.closes
        return search.future(line, seat, Budget(ENOUGH), rounds)

    this, next_, third = (led_to(rounds, steady=False) for rounds in range(3))
    assert len({this, next_, third}) == 3
    assert led_to(0, steady=True) == pytest.approx(this)
    assert led_to(1, steady=True) == pytest.approx((this + next_) / 2)
    assert led_to(2, steady=True) == pytest.approx((this + next_ + third) / 3)


@pytest.mark.parametrize("positions", [ENOUGH, 150, 40])
def test_a_way_that_is_gone_again_leads_as_far_and_counts_as_much(
    table: AnyTable, positions: int
) -> None:
    seat = table.pending[0].seat
    known = known_to(table, seat)
    assert known is not None

    def gone(*rounds: int) -> tuple[float, int]:
        """What a turn leads to in the end, and the positions of the last time."""
        search = Search(company(), GAIA.fork, TINY, Budget(ENOUGH))
        line = search.lines(known.position, (), thorough=False)[0]
        found, budget = 0.0, Budget(0)
        for number in rounds:
            budget = Budget(positions)
            found = search.future(line, seat, budget, number)
        return found, budget.used

    assert gone(0, 2) == gone(2)
    assert gone(0, 0) == gone(0)


def test_a_game_may_play_a_level_in_a_way_of_its_own(
    table: AnyTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = table.pending[0].seat
    own = Level("tiny", 60)
    plain, wanted = ideas(table, seat, TINY), ideas(table, seat, own)
    assert plain != wanted
    monkeypatch.setattr(type(GAIA), "company", dataclasses.replace(company(), levels=(own,)))
    assert ideas(table, seat, TINY) == wanted
    assert ideas(table, seat, dataclasses.replace(TINY, name="other")) == plain


def test_levels_of_a_games_own_are_levels_that_there_are() -> None:
    for game in GAMES.values():
        found = company_of(game)
        assert found is None or {one.name for one in found.levels} <= LEVELS.keys()
