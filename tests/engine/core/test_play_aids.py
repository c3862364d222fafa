"""What helps a session: standing orders, listings in slices, taking back, checks of a setup."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from engine.core.errors import GameOverError, NotYourTurnError, SetupError, StaleDecisionError
from engine.core.events import Event
from engine.core.flow import Flow, choose, together
from engine.core.game import Result, Setup, check_setup, setting
from engine.core.habits import habit_answer, habit_setting
from engine.core.listing import Listing
from engine.core.moves import BREATH, END, Decision, Move, Option, Words
from engine.core.table import Table
from tests.games.lanterns import COLOURS, LANTERNS_GAME, LanternsView, State
from tests.games.scripted import DRAW, Notebook, Scripted, ask, setup, table
from tests.strategies import cases, walk

# Standing orders


def cheering() -> Table[State, LanternsView]:
    """Lanterns where seats 1 and 2 may cheer for what seat 0 has lit."""
    deal: dict[str, Words] = {
        "deck": tuple(f"{colour}{n}" for n in (1, 2, 3) for colour in COLOURS)
    }
    game = Table(LANTERNS_GAME, Setup("lanterns", ("human",) * 3, seed=SEED, secret="s", deal=deal))
    for text in LINES:
        seat, *words = text.split()
        game.play(Move(int(seat), tuple(words)))
    return game


SEED = "3"  # seat 0 begins
LINES = ("0 float red1", "1 float red2", "2 float red3", "0 light", "0 gold1", "0 end")


def answer_of(game: Table[State, LanternsView], orders: dict[str, str]) -> Words | None:
    decision = game.decision_of(1)
    assert decision is not None
    return habit_answer(game, decision, orders)


def test_a_standing_order_answers_with_an_ordinary_move() -> None:
    game = cheering()
    assert game.waiting_for == (1, 2)
    assert answer_of(game, {"cheer": "never"}) == ("decline",)
    answer = answer_of(game, {"cheer": "always"})
    assert answer == ("cheer",)
    game.play(Move(1, answer))
    assert game.waiting_for == (2,)


@pytest.mark.parametrize(
    "orders", [{}, {"cheer": "ask"}, {"cheer": "gone since"}, {"turn": "always"}], ids=str
)
def test_without_an_order_the_player_is_asked(orders: dict[str, str]) -> None:
    assert answer_of(cheering(), orders) is None


def test_a_kind_of_question_without_standing_orders_has_no_setting() -> None:
    assert habit_setting(LANTERNS_GAME, {}, "cheer") == "ask"
    assert habit_setting(LANTERNS_GAME, {"cheer": "never"}, "cheer") == "never"
    assert habit_setting(LANTERNS_GAME, {"turn": "x"}, "turn") is None


@pytest.mark.parametrize("answer", [END, ("fly",)], ids=["closes the turn", "is not legal"])
def test_an_order_that_goes_too_far_is_not_obeyed(answer: Words) -> None:
    def script(state: Notebook) -> Flow[Result]:
        yield from choose(ask(0, "stay", "end"))
        return DRAW

    game = Scripted(script)
    game.habits = {"turn": lambda state, decision, chosen: answer}
    game.habit_settings = {"turn": ("on",)}
    playing = Table(game, setup())
    assert habit_answer(playing, playing.pending[0], {"turn": "on"}) is None


# Listings in slices


def slow_options() -> Iterator[Option]:
    for number in range(6):
        yield BREATH
        if number % 2:
            yield Option(("go", str(number)))


def slow_table() -> Table[Notebook, tuple[str, ...]]:
    def script(state: Notebook) -> Flow[Result]:
        while True:
            yield from choose(Decision(0, "turn", slow_options))

    return table(script)


def test_a_listing_goes_on_where_it_stopped() -> None:
    listing = Listing(slow_table(), 0)
    found = []
    while not listing.read(lambda: True):
        found.append(len(listing.options))
    assert found == [0, 0, 1, 1, 1, 2, 2, 2, 3], "one step a slice, breaths included"
    assert listing.complete
    assert listing.read()
    assert [option.words for option in listing.options] == [("go", n) for n in "135"]


def test_offers_and_checks_know_no_breaths() -> None:
    game = slow_table()
    assert [option.words for option in game.pending[0].offer()] == [("go", n) for n in "135"]
    assert not game.pending[0].allows(())
    game.play(Move(0, ("go", "5")))


def test_a_listing_of_a_table_that_has_moved_is_stale() -> None:
    game = slow_table()
    begun, unread, nearly = Listing(game, 0), Listing(game, 0), Listing(game, 0)
    begun.read(lambda: True)
    nearly.read(lambda: len(nearly.options) == 3)
    game.play(Move(0, ("go", "5")))
    for listing in (begun, unread, nearly):
        with pytest.raises(StaleDecisionError):
            listing.read()


def test_nobody_lists_for_a_seat_that_is_not_asked() -> None:
    with pytest.raises(NotYourTurnError):
        Listing(slow_table(), 1)
    with pytest.raises(GameOverError):
        Listing(walk(cases()[-1]).table, 0)


# Taking back


def secret_vote() -> Table[Notebook, tuple[str, ...]]:
    def script(state: Notebook) -> Flow[Result]:
        for _ in range(2):
            votes = {s: choose(ask(s, "yes", "no", secret=True)) for s in (0, 1, 2)}
            yield from together(votes)
        return DRAW

    return table(script)


def test_a_sealed_answer_can_be_dropped_whoever_answered_since() -> None:
    game = secret_vote()
    game.play(Move(1, ("yes",)))
    game.play(Move(2, ("no",)))
    assert game.sealed == (0, 1)
    back = Table(game.game, game.setup, game.log[1:], check=True)
    assert back.waiting_for == (0, 1)


def test_what_has_been_revealed_is_sealed_no_more_and_the_next_vote_is() -> None:
    game = secret_vote()
    for seat in (2, 0, 1):
        game.play(Move(seat, ("yes",)))
    assert (game.sealed, game.barrier) == ((), 3)
    game.play(Move(0, ("no",)))
    assert (game.sealed, game.barrier) == ((3,), 3)


# Setups and events


def waiting(state: Notebook) -> Flow[Result]:
    yield from choose(ask(0, "stay"))
    return DRAW


GAME = Scripted(waiting)


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"game": "chess"}, "setup-other-game"),
        ({"seats": ()}, "setup-seats"),
        ({"seats": ("human",) * 5}, "setup-seats"),
        ({"seats": ("human", "toaster")}, "setup-unknown-robot"),
        ({"seats": ("crank", "crank")}, "setup-no-human"),
        ({"options": {"speed": "slow"}}, "setup-unknown-option"),
        ({"options": {"pace": "Slow"}}, "setup-bad-value"),
        ({"options": {"motto": "x" * 201}}, "setup-bad-value"),
        ({"deal": {"dice": ("1",)}}, "setup-deal"),
        ({"seed": "x" * 201}, "setup-seed-too-long"),
        ({"secret": "x" * 201}, "setup-seed-too-long"),
    ],
)
def test_a_setup_that_cannot_be_played_is_refused(changes: dict[str, Any], key: str) -> None:
    with pytest.raises(SetupError) as refusal:
        check_setup(GAME, replace(setup(), **changes), robots=["crank"], deals=["deck"])
    assert refusal.value.key == key


def test_a_setup_may_leave_options_to_their_defaults() -> None:
    chosen = setup(options={"pace": "fast", "motto": "per aspera", "profile": "foreign"})
    check_setup(GAME, chosen)
    check_setup(GAME, replace(setup(), seats=("human", "crank")), ["crank"])
    check_setup(GAME, replace(setup(), deal={"deck.2": ("a",)}), deals=["deck"])
    assert [setting(GAME, chosen, key) for key in ("pace", "motto")] == ["fast", "per aspera"]
    assert [setting(GAME, setup(), key) for key in ("pace", "motto")] == ["slow", ""]


@pytest.mark.parametrize(
    ("audience", "seers"), [(None, [None, 0, 1]), (frozenset({1}), [1]), (frozenset(), [])]
)
def test_an_event_is_seen_by_its_audience(
    audience: frozenset[int] | None, seers: list[int | None]
) -> None:
    event = Event("drew", 0, {}, audience)
    assert [seat for seat in (None, 0, 1) if event.seen_by(seat)] == seers
