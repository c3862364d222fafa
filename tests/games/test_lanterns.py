"""The rules of the tiny game, so that what the suite proves about it is proved of a real game."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalMoveError, SetupError
from engine.core.game import Setup
from engine.core.moves import END, Move, Note
from engine.core.table import Table
from tests.games.lanterns import LANTERNS_GAME, LanternsView, State
from tests.strategies import cases, walk

DECK = ("red1", "red2", "blue5", "gold1", "gold2", "red6", "blue1", "blue2")


def lanterns(
    *moves: str, seats: tuple[str, ...] = ("human", "human")
) -> Table[State, LanternsView]:
    """A game of one night with a known deck, in which seat 0 begins."""
    setup = Setup("lanterns", seats, "0", "s", {"nights": "1"}, {"deck": DECK})
    table = Table(LANTERNS_GAME, setup)
    assert table.state.first == 0
    for text in moves:
        seat, *words = text.split()
        table.play(Move(int(seat), tuple(words)))
    return table


def test_hands_are_dealt_in_turn_order_and_seen_by_their_owner_only() -> None:
    table = lanterns()
    assert [keeper.hand for keeper in table.view(0).keepers] == [("blue5", "red1", "red2"), None]
    assert [keeper.hand for keeper in table.view(1).keepers] == [None, ("gold1", "gold2", "red6")]
    assert [keeper.lanterns for keeper in table.view().keepers] == [3, 3]


def test_the_brightest_lantern_earns_the_river() -> None:
    table = lanterns("1 float red6", "0 float blue5")
    assert [keeper.points for keeper in table.view().keepers] == [0, 2]
    assert table.view().river == ("blue5", "red6")


def test_equally_bright_lanterns_share_the_river() -> None:
    table = lanterns("0 float red1", "1 float gold1")
    assert [keeper.points for keeper in table.view().keepers] == [2, 2]


@pytest.mark.parametrize(("cards", "points"), [("red1", 1), ("red1 red2", 3)])
def test_lanterns_lit_together_are_worth_more(cards: str, points: int) -> None:
    table = lanterns("0 float blue5", "1 float red6", "0 light", f"0 {cards}")
    assert table.view().keepers[0].points == points


def test_lanterns_lit_together_are_of_one_colour() -> None:
    table = lanterns("0 float red1", "1 float red6", "0 light")
    with pytest.raises(IllegalMoveError) as refusal:
        table.play(Move(0, ("blue5", "red2")))
    assert refusal.value.reason == Note("needs-one-colour", {"has": 2})


def test_a_draw_costs_a_coin_and_is_made_once_a_turn() -> None:
    table = lanterns("0 float red1", "1 float red6", "0 draw")
    assert table.view(0).keepers[0].hand == ("blue1", "blue5", "red2")
    assert table.view().keepers[0].coins == 0
    assert table.barrier == 3
    with pytest.raises(IllegalMoveError) as refusal:
        table.play(Move(0, ("draw",)))
    assert refusal.value.reason.key == "once-per-turn"


def test_selling_gives_a_coin() -> None:
    table = lanterns("0 float red1", "1 float red6", "0 sell red2", "0 sell blue5")
    assert table.view().keepers[0].coins == 3


def test_neighbours_may_cheer_for_a_coin_after_the_turn() -> None:
    table = lanterns("0 float red1", "1 float red6", "0 light", "0 red2", "0 end", "1 cheer")
    assert (table.view().keepers[1].coins, table.view().keepers[1].points) == (0, 3)


def test_every_turn_closes_with_end_even_where_nothing_else_is_left() -> None:
    table = lanterns("0 float red1", "1 float red6", "0 sell red2", "0 sell blue5", "0 draw")
    table.play(Move(0, ("sell", "blue1")))
    assert [option.words for option in table.pending[0].offer()] == [END]
    for case in (one for one in cases() if one.game is LANTERNS_GAME):
        table = walk(case).table
        humans = case.seats.count("human")
        assert [move.words for move in table.log].count(END) == table.state.nights * humans


def test_the_drifter_floats_what_the_river_brings() -> None:
    table = lanterns("0 float red1", seats=("human", "drifter"))
    assert table.view().river == ("red1", "gold1")
    table.play(Move(0, END))
    assert table.result is not None
    assert table.result.scores == (2, 2)
    assert table.result.ranks == (1, 1), "a shared victory"


def test_an_empty_deck_gives_nothing() -> None:
    table = lanterns("0 float red1", "1 float red6")
    while table.state.deck:
        table.state.deck.draw()
    with pytest.raises(IllegalMoveError) as refusal:
        table.play(Move(0, ("draw",)))
    assert refusal.value.reason.key == "deck-empty"


def test_a_deal_of_unknown_lanterns_is_refused() -> None:
    with pytest.raises(SetupError):
        Table(LANTERNS_GAME, Setup("lanterns", ("human",) * 2, deal={"deck": ("green1",)}))
