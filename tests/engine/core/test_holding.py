"""Flows that hold: what is drawn in a `together` does not depend on who answers first."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine.core.digest import position_hash
from engine.core.errors import RuleBugError
from engine.core.flow import Flow, Sealed, choose, hold, together
from engine.core.game import Result
from engine.core.moves import Move, Seat
from engine.core.table import Table
from tests.games.scripted import DRAW, Notebook, ask, table

SEATS = (0, 1, 2)
NotebookTable = Table[Notebook, tuple[str, ...]]


def draws(state: Notebook) -> Flow[Result]:
    """Everybody says how many he draws; cards go round in the order of seats."""
    state.said = {seat: [] for seat in SEATS}
    pile = state.chance.pile("deck", list("abcdefgh"))

    def draw(seat: Seat) -> Flow[int]:
        words = yield from choose(ask(seat, "one", "two", kind="draw", secret=True))
        yield from hold()
        count = 1 + (words == ("two",))
        state.said[seat] += [pile.draw(to=seat) for _ in range(count)]
        yield from choose(ask(seat, *(f"keep {card}" for card in state.said[seat]), secret=True))
        return count

    counts = yield from together({seat: draw(seat) for seat in SEATS})
    state.said[0].append(str(list(counts)))
    return DRAW


def test_cards_are_drawn_in_the_order_of_seats_whoever_answers_first() -> None:
    hashes, hands = set(), set()
    for order in permutations((Move(0, ("two",)), Move(1, ("one",)), Move(2, ("two",)))):
        game = table(draws)
        for move in order:
            game.play(move)
            assert isinstance(game._decisions, Sealed)
        assert game.waiting_for == (0,), "who holds is asked nothing"
        for seat in SEATS:
            assert game.waiting_for == (seat,)
            game.play(Move(seat, ("keep", game.state.said[seat][0])))
        hands.add(str(game.state.said))
        hashes.add(position_hash(game))
    assert len(hashes) == len(hands) == 1
    assert game.state.said[0][-1] == "[0, 1, 2]"


def test_who_is_first_need_not_wait() -> None:
    game = table(draws)
    game.play(Move(0, ("two",)))
    assert game.waiting_for == SEATS
    assert game.asked(0) is not None
    assert len(game.state.said[0]) == 2
    assert game.barrier == 1, "a card was drawn"
    assert game.sealed == (0,), "and yet nothing is revealed"


def test_all_is_revealed_when_the_last_has_ended() -> None:
    game = table(draws)
    for seat in (2, 1, 0):
        game.play(Move(seat, ("one",)))
    for seat in SEATS:
        assert game.sealed == tuple(range(3 + seat))
        game.play(Move(seat, ("keep", game.state.said[seat][0])))
    assert game.sealed == ()
    assert game.barrier == 6


def test_flows_may_hold_twice_and_without_a_question() -> None:
    def silent(state: Notebook, seat: Seat) -> Flow[None]:
        yield from hold()
        state.said[0].append(str(seat))
        yield from hold()
        state.said[0].append(str(seat))

    def script(state: Notebook) -> Flow[Result]:
        inner = together({1: silent(state, 1)})
        yield from together({0: choose(ask(0, "go")), 1: inner, 2: silent(state, 2)})
        return DRAW

    game = table(script)
    assert game.state.said[0] == ["1", "1"], "a group within a group waits for its own"
    game.play(Move(0, ("go",)))
    assert game.state.said[0] == ["1", "1", "2", "2"]
    assert game.result == DRAW


def test_holding_alone_is_a_bug_of_the_rules() -> None:
    def script(state: Notebook) -> Flow[Result]:
        yield from hold()
        return DRAW

    with pytest.raises(RuleBugError):
        table(script)
