"""Chance: independent streams, explicit deals, hidden piles, and who has seen what."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.chance import Chance
from engine.core.errors import SetupError
from engine.core.game import Setup

CARDS = [f"card{n}" for n in range(10)]

# Drawn once and for all: stored games hang on these.
SHUFFLED = "fbchgaed"
NUMBER = 922
DRAWN = "4260153789"


def drawn(chance: Chance, key: str = "deck") -> list[str]:
    pile = chance.pile(key, CARDS)
    return [pile.draw() for _ in CARDS]


def test_the_same_seeds_give_the_same_chance() -> None:
    assert drawn(Chance("a", "b")) == drawn(Chance("a", "b"))
    assert Chance("a", "b").shuffled("tiles", CARDS) == Chance("a", "c").shuffled("tiles", CARDS)


def test_streams_stay_what_stored_games_were_dealt_from() -> None:
    chance = Chance("seed", "secret")
    assert chance.shuffled("tiles", list("abcdefgh")) == list(SHUFFLED)
    assert chance.number("first", 1000) == NUMBER
    assert drawn(chance) == [f"card{n}" for n in DRAWN]


def test_hidden_piles_hang_on_the_secret_alone() -> None:
    assert drawn(Chance("a", "b")) == drawn(Chance("z", "b"))
    assert drawn(Chance("a", "b")) != drawn(Chance("a", "z"))


def test_one_more_draw_changes_no_other_stream() -> None:
    plain, busy = Chance("a", "b"), Chance("a", "b")
    for _ in range(5):
        busy.shuffled("noise", CARDS)
        busy.number("noise", 6)
        busy.roll("noise", 6)
        busy.pile("noise", CARDS).draw()
    assert plain.shuffled("tiles", CARDS) == busy.shuffled("tiles", CARDS)
    assert drawn(plain) == drawn(busy)


def test_each_use_of_a_purpose_is_another_shuffle() -> None:
    chance = Chance("a", "b")
    orders = [tuple(chance.shuffled("tiles", CARDS)) for _ in range(5)]
    assert len(set(orders)) == 5


@given(seed=st.text(max_size=5), items=st.lists(st.integers(), max_size=20))
def test_a_shuffle_keeps_all_items(seed: str, items: list[int]) -> None:
    assert Counter(Chance(seed, "").shuffled("x", items)) == Counter(items)


def test_shuffles_and_numbers_are_even_enough() -> None:
    first = Counter(Chance(str(n), "").shuffled("x", "abcd")[0] for n in range(2000))
    number = Counter(Chance(str(n), "").number("x", 4) for n in range(2000))
    rolled = Counter(Chance("", str(n)).roll("x", 4) for n in range(2000))
    for counted in (first, number, rolled):
        assert all(400 < count < 600 for count in counted.values())


def test_a_deal_fixes_the_first_cards() -> None:
    chance = Chance("a", "b", {"deck": ("card7", "?", "card3")})
    order = drawn(chance)
    assert (order[0], order[2]) == ("card7", "card3")
    assert sorted(order) == sorted(CARDS)
    assert chance.dealt("deck") == ("card7", "?", "card3")
    assert chance.dealt("tiles") is None


@pytest.mark.parametrize(
    "deal",
    [("card99",), ("card1", "card1"), ("?",) * 11],
    ids=["unknown card", "a card twice", "too many"],
)
def test_a_deal_that_cannot_be_is_refused(deal: tuple[str, ...]) -> None:
    with pytest.raises(SetupError):
        Chance("a", "b", {"deck": deal}).pile("deck", CARDS)


def test_a_reshuffle_has_a_deal_of_its_own_and_never_stops_a_running_game() -> None:
    chance = Chance("a", "b", {"deck": ("card1",), "deck.2": ("card2", "gone", *CARDS)})
    assert chance.pile("deck", CARDS).draw() == "card1"
    again = chance.pile("deck", ["card0", "card2"])
    assert [again.draw(), again.draw()] == ["card2", "card0"]
    assert chance.known() == {"deck": ("card1",), "deck.2": ("card2", "card0")}


def test_drawing_is_a_read_and_making_a_pile_is_not() -> None:
    chance = Chance("a", "b")
    pile = chance.pile("deck", CARDS)
    assert chance.reads == 0
    pile.draw()
    chance.roll("die", 6)
    assert chance.reads == 2


def test_everybody_knows_what_was_drawn_openly_and_one_seat_what_it_drew() -> None:
    chance = Chance("a", "b", {"deck": tuple(CARDS)})
    pile = chance.pile("deck", CARDS)
    for to in (1, None, 0):
        pile.draw(to)
    assert len(pile) == 7
    assert pile.contents() == tuple(CARDS[3:])
    assert chance.known() == {"deck": ("?", "card1")}
    assert chance.known(1) == {"deck": ("card0", "card1")}
    assert chance.known(0) == {"deck": ("?", "card1", "card2")}


def test_what_is_shown_or_handed_on_is_known_to_more() -> None:
    chance = Chance("a", "b", {"deck": tuple(CARDS)})
    pile = chance.pile("deck", CARDS)
    card = pile.draw(to=0)
    chance.show(1, card)
    assert chance.known() == {}, "seat 1 never had it"
    chance.show(0, card, to=[1])
    assert chance.known(1) == {"deck": ("card0",)}
    assert chance.known(2) == {}
    chance.show(1, card)
    assert chance.known() == {"deck": ("card0",)}


def test_who_sees_a_card_later_does_not_know_where_it_lay() -> None:
    chance = Chance("a", "b", {"deck": tuple(CARDS)})
    pile = chance.pile("deck", CARDS)
    pile.draw(to=0)
    pile.draw(to=None)
    chance.show(0, "card0", to=[1])
    chance.show(0, "card0")
    assert chance.known(2, placed=True) == {"deck": ("?", "card1")}
    assert chance.known(1, placed=True) == {"deck": ("card0", "card1")}, "it was handed to him"
    assert chance.known(2) == {"deck": ("card0", "card1")}


def test_of_equal_cards_the_one_that_the_seat_drew_is_shown() -> None:
    chance = Chance("a", "b", {"deck": ("x", "x", "x")})
    pile = chance.pile("deck", ["x", "x", "x"])
    pile.draw(to=0)
    pile.draw(to=1)
    chance.show(1, "x")
    assert chance.known() == {"deck": ("?", "x")}


def test_cards_put_under_come_back_and_are_no_part_of_a_deal() -> None:
    chance = Chance("a", "b")
    pile = chance.pile("deck", ["x"])
    pile.put_under([pile.draw(), "y"])
    assert [pile.draw(), pile.draw()] == ["x", "y"]
    assert chance.known() == {"deck": ("x",)}
    assert chance.reads == 3
    with pytest.raises(IndexError):
        pile.draw()


def test_known_results_deal_the_same_game_under_any_secret() -> None:
    chance = Chance("a", "b")
    order = drawn(chance)
    rolls = [chance.roll("die", 6) for _ in range(4)]
    again = Chance("a", "other", chance.known())
    assert drawn(again) == order
    assert [again.roll("die", 6) for _ in range(4)] == rolls


def test_a_die_follows_its_deal_as_far_as_it_is_a_number_of_the_die() -> None:
    free, dealt = Chance("a", "b"), Chance("a", "b", {"die": ("5", "?", "6", "-1", "\u0663", "x")})
    rolls = [free.roll("die", 6) for _ in range(7)]
    assert [dealt.roll("die", 6) for _ in range(7)] == [5, *rolls[1:]]


def test_chance_of_a_setup_has_its_seeds_and_deals() -> None:
    setup = Setup("g", ("human",), "a", "b", deal={"deck": ("card9",)})
    assert drawn(Chance.of(setup)) == drawn(Chance("a", "b", {"deck": ("card9",)}))
