"""The rules of the tiny game of secrets, so that what the suites prove is proved of a real game."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalMoveError, MoveError, SetupError
from engine.core.flow import Sealed
from engine.core.game import Setup
from engine.core.moves import END, Move, Role
from engine.core.table import Table
from tests.games.caravans.game import CARAVANS, CaravansView
from tests.games.caravans.state import DROVER, State
from tests.strategies import cases, walk

RUNS = ("dune", range(1, 5)), ("marsh", range(1, 5)), ("dune", range(5, 7)), ("ridge", range(1, 5))
DECK = tuple(f"{land}{number}" for land, numbers in RUNS for number in numbers)
PICKS = (
    "0 draft dune1; 1 draft marsh1; 0 draft marsh2; 1 draft dune2; 0 draft dune3; 1 draft marsh3"
)
"""After them seat 0 has dune1 dune3 marsh2 marsh4, seat 1 the others of the eight."""


def caravans(
    moves: str = "", seats: tuple[str, ...] = ("human", "human")
) -> Table[State, CaravansView]:
    """A game of two years with a known deck."""
    setup = Setup("caravans", seats, "0", "s", {"years": "2"}, {"deck": DECK})
    table = Table(CARAVANS, setup)
    for text in f"{PICKS}; {moves}".split(";"):
        seat, *words = text.split() or ("", "")
        if seat:
            table.play(Move(int(seat), tuple(words)))
    return table


def test_packs_go_to_the_left_and_their_last_card_is_kept() -> None:
    table = caravans()
    assert table.view(0).merchants[0].hand == ("dune1", "dune3", "marsh2", "marsh4")
    assert table.view(0).merchants[1].hand is None
    assert table.view(1).merchants[1].hand == ("dune2", "dune4", "marsh1", "marsh3")
    assert [table.reading(n, None) for n in range(6)] == [("draft", "?")] * 6


def test_who_has_passed_a_card_on_knows_where_it_is() -> None:
    known = caravans().state.chance.known(0)["deck"]
    assert known == ("dune1", "dune2", "dune3", "dune4", "?", "marsh2", "marsh3", "marsh4")


def test_what_one_chose_happens_for_all_with_a_bonus_for_him() -> None:
    table = caravans("1 choose gather")
    assert table.sealed == (6,)
    assert table.view(0).merchants[1].phase == ""
    table.play(Move(0, ("choose", "explore")))
    assert [one.phase for one in table.view().merchants] == ["explore", "gather"]
    assert [one.waiting for one in table.view().merchants] == [4, 2]
    asked = {one.seat: (one.kind, one.picks) for one in table.pending}
    assert asked == {0: ("keep", range(2, 3)), 1: ("keep", range(1, 2))}


def test_explored_cards_are_kept_or_thrown_away_face_down() -> None:
    table = caravans(
        "0 choose explore; 1 choose explore; 1 keep ridge3 ridge4; 0 keep dune5 ridge1"
    )
    assert table.view(1).merchants[1].hand is not None
    assert table.view().discard == 4
    assert [table.reading(n, 0) for n in (8, 9)] == [
        ("keep", "?", "?"),
        ("keep", "dune5", "ridge1"),
    ]


SETTLED = "0 choose settle; 1 choose explore; 0 keep dune5; 1 keep ridge1 ridge2;"


def test_a_post_and_its_price_are_one_sealed_answer_of_two_moves() -> None:
    table = caravans(f"{SETTLED} 0 settle dune3; 0 pay dune1; 1 settle marsh3")
    assert table.waiting_for == (1,)
    assert isinstance(table._decisions, Sealed)
    assert [table.reading(n, 1) for n in (10, 11)] == [None, None]
    with pytest.raises(IllegalMoveError):
        table.play(Move(1, ("pay", "dune2", "dune4")))
    table.play(Move(1, ("pay", "dune2", "dune4", "marsh1")))
    assert [one.posts for one in table.view().merchants] == [("dune3",), ("marsh3",)]
    assert [one.points for one in table.view().merchants] == [4, 4]
    assert [table.reading(n, 1) for n in (10, 11)] == [("settle", "dune3"), ("pay", "?")]


def test_a_post_that_cannot_be_paid_is_refused() -> None:
    moves = (
        "0 settle dune3; 0 pay marsh2; 1 stay; 0 choose settle; 1 choose settle; 0 settle dune1;"
    )
    table = caravans(f"{SETTLED} {moves} 1 settle ridge2")
    table = Table(CARAVANS, table.setup, table.log[:-1])
    table.state.merchants[1].hand = ["marsh3"]
    with pytest.raises(IllegalMoveError) as refusal:
        table.play(Move(1, ("settle", "marsh3")))
    assert refusal.value.reason.args == {"needed": 1, "has": 0}


GATHERED = f"{SETTLED} 0 settle dune3; 0 pay dune1; 1 stay; 0 choose gather; 1 choose trade;"


def test_alike_goods_are_sold_together_and_bring_cards() -> None:
    table = caravans(f"{GATHERED} 0 gather salt")
    assert table.view().merchants[0].goods == {"salt": 2}
    before = table.view().merchants[0].cards
    with pytest.raises(MoveError):
        table.play(Move(0, ("sell", "salt+3")))
    table.play(Move(0, ("sell", "salt+2")))
    assert table.view().merchants[0].points == 4 + 3
    assert table.view().merchants[0].cards == before + 1
    assert table.result is not None
    assert table.result.ranks == (1, 2)


def test_equal_points_are_parted_by_goods() -> None:
    table = caravans(f"{GATHERED} 0 gather salt; 0 sell none")
    assert table.result is not None
    assert table.result.scores == (4, 0)
    assert table.view().merchants[0].goods == {"salt": 2}


def test_the_discards_become_the_deck() -> None:
    table = caravans()
    while table.state.deck:
        table.state.deck.draw()
    assert table.state.draw() == [], "nothing was thrown away yet"
    table.state.throw(["marsh5", "dune6"])
    assert table.state.draw()[0] in ("dune6", "marsh5")
    assert [event.kind for event in table.take_events()][-1] == "reshuffled"
    assert table.view().discard == 0


def test_drovers_do_what_the_die_says_and_sit_anywhere() -> None:
    seats = (DROVER, "human", "human", DROVER)
    setup = Setup("caravans", seats, "0", "s", {}, {DROVER: ("1", "2")})
    table = Table(CARAVANS, setup)
    while table.state.year == 0:
        seat = table.waiting_for[0]
        table.play(Move(seat, next(iter(table.pending[0].offer())).words))
    for seat in (1, 2):
        table.play(Move(seat, ("choose", "trade")))
    assert [one.phase for one in table.view().merchants] == ["settle", "trade", "trade", "gather"]


def test_there_is_no_turn_and_no_end() -> None:
    roles = set()
    for case in (one for one in cases() if one.game is CARAVANS):
        table = Table(CARAVANS, walk(case).setup)
        for move in walk(case).moves:
            roles |= {decision.role for decision in table.pending}
            assert move.words != END
            assert table.turns(move.seat) is None
            table.play(move)
    assert roles == {Role.SETUP, Role.ROUND}


def test_random_games_reshuffle() -> None:
    walks = [walk(one) for one in cases() if one.game is CARAVANS]
    tables = [Table(CARAVANS, done.setup, done.moves) for done in walks]
    kinds = {event.kind for table in tables for event in table.take_events()}
    assert {"reshuffled", "settled", "gathered", "sold"} <= kinds


def test_a_deal_of_unknown_posts_is_refused() -> None:
    with pytest.raises(SetupError):
        Table(CARAVANS, Setup("caravans", ("human",) * 2, deal={"deck": ("dune7",)}))
