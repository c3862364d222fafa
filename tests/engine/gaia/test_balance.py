"""The balance says what the end of the game and the next income really do."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from engine.core.game import HUMAN, Setup
from engine.core.table import Table
from engine.gaia.advice.balance import Balance, balances, chargeable
from engine.gaia.game import GAIA
from engine.gaia.terms import LIMITS, Phase
from engine.gaia.view import GaiaView, IncomeView
from tests.strategies import random_move


@pytest.mark.parametrize("seats", [2, 3])
def test_if_the_game_ended_now_is_what_the_end_adds(seats: int) -> None:
    table = Table(GAIA, Setup(GAIA.key, (HUMAN,) * seats, seed="balance", secret="s"))
    chooser = random.Random(seats)
    before: GaiaView = table.view(None)
    while table.result is None:
        before = table.view(None)
        table.play(random_move(table, chooser))
    assert [one.total for one in balances(before)] == list(table.result.scores)
    after = table.view(None)
    assert [one.total for one in balances(after)] == list(table.result.scores)
    assert all(not one.stores for one in balances(after))


def at_work(seed: str = "income") -> GaiaView:
    """A position in the first round's actions."""
    table = Table(GAIA, Setup(GAIA.key, (HUMAN,) * 2, seed=seed, secret="s"))
    chooser = random.Random(1)
    while table.view(None).phase is not Phase.ACTIONS:
        table.play(random_move(table, chooser))
    shown: GaiaView = table.view(None)
    return shown


def with_income(view: GaiaView, *income: tuple[str, int], **has: object) -> Balance:
    first = replace(view.players[0], income=tuple(IncomeView("m", *one) for one in income), **has)
    return balances(replace(view, players=(first, *view.players[1:])))[0]


def test_the_next_income_stops_at_the_limits() -> None:
    view = at_work()
    one = with_income(view, ("ore", 4), ("credits", 3), ("qic", 40), ore=13, credits=5, qic=1)
    assert one.stores["ore"] == (13, LIMITS["ore"])
    assert one.wasted == {"ore": 2}
    assert one.stores["credits"] == (5, 8)
    assert one.stores["qic"] == (1, 41), "QICs have no limit"


def test_what_is_above_a_limit_already_is_not_taken_away() -> None:
    one = with_income(at_work(), ("ore", 1), ore=LIMITS["ore"] + 2)
    assert one.stores["ore"] == (LIMITS["ore"] + 2, LIMITS["ore"] + 2)
    assert one.wasted == {"ore": 1}


def test_charge_without_tokens_to_move_is_wasted() -> None:
    view = at_work()
    one = with_income(view, ("charge", 9), ("tokens", 1), bowls=(1, 2, 0, 0), stone=None)
    assert (one.charge, one.tokens, one.wasted) == (6, 1, {"charge": 3})
    player = replace(view.players[0], bowls=(0, 0, 4, 0), stone=0)
    assert chargeable(player, 0) == 2, "the Brainstone moves like a token"


def test_no_income_follows_the_last_round() -> None:
    last = replace(at_work(), round=6)
    assert all(not one.stores and not one.wasted for one in balances(last))
    assert all(one.total >= 0 for one in balances(last))
