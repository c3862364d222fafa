"""What helps a session: standing orders, listings in slices, taking back, checks of a setup."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest

from engine.core.digest import position_hash
from engine.core.errors import GameOverError, NotYourTurnError, SetupError, StaleDecisionError
from engine.core.events import Event
from engine.core.flow import Flow, choose, together
from engine.core.game import Result, Setup, check_setup, setting
from engine.core.habits import habit_setting, habitual_move
from engine.core.listing import Listing
from engine.core.moves import BREATH, END, Decision, Move, Option, Words
from engine.core.table import Table
from engine.core.undo import can_withdraw, rewound, withdrawn
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


def test_a_standing_order_answers_with_an_ordinary_move() -> None:
    game = cheering()
    assert game.waiting_for == (1, 2)
    move = habitual_move(game, {2: {"cheer": "always"}})
    assert move == Move(2, ("cheer",))
    game.play(move)
    assert habitual_move(game, {1: {"cheer": "never"}, 2: {"cheer": "always"}}) == Move(
        1, ("decline",)
    )


@pytest.mark.parametrize(
    "orders",
    [{}, {1: {}}, {1: {"cheer": "ask"}}, {1: {"cheer": "gone since"}}, {1: {"turn": "always"}}],
    ids=str,
)
def test_without_an_order_the_player_is_asked(orders: dict[int, dict[str, str]]) -> None:
    assert habitual_move(cheering(), orders) is None


def test_the_default_setting_holds_where_nothing_is_ordered() -> None:
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
    assert habitual_move(Table(game, setup()), {0: {"turn": "on"}}) is None


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
    begun, unread = Listing(game, 0), Listing(game, 0)
    begun.read(lambda: True)
    game.play(Move(0, ("go", "5")))
    for listing in (begun, unread):
        with pytest.raises(StaleDecisionError):
            listing.read()


def test_nobody_lists_for_a_seat_that_is_not_asked() -> None:
    with pytest.raises(NotYourTurnError):
        Listing(slow_table(), 1)
    with pytest.raises(GameOverError):
        Listing(walk(cases()[-1]).table, 0)


# Taking back


def test_rewinding_gives_a_table_of_its_own() -> None:
    done = walk(cases()[-1])
    for position in (0, 5, len(done.moves)):
        assert position_hash(rewound(done.table, position)) == done.hashes[position]
    assert position_hash(done.table) == done.hashes[-1]
    with pytest.raises(IndexError):
        rewound(done.table, len(done.moves) + 1)


def secret_vote() -> Table[Notebook, tuple[str, ...]]:
    def script(state: Notebook) -> Flow[Result]:
        for _ in range(2):
            votes = {s: choose(ask(s, "yes", "no", secret=True)) for s in (0, 1, 2)}
            yield from together(votes)
        return DRAW

    return table(script)


def test_a_sealed_answer_can_be_withdrawn_whoever_answered_since() -> None:
    game = secret_vote()
    game.play(Move(1, ("yes",)))
    game.play(Move(2, ("no",)))
    assert [seat for seat in range(3) if can_withdraw(game, seat)] == [1, 2]
    back = withdrawn(game, 1)
    assert back.log == [Move(2, ("no",))]
    assert back.waiting_for == (0, 1)
    assert game.position == 2


def test_what_has_been_revealed_cannot_be_withdrawn() -> None:
    game = secret_vote()
    for seat in (2, 0, 1):
        game.play(Move(seat, ("yes",)))
    assert not any(can_withdraw(game, seat) for seat in range(3))
    with pytest.raises(ValueError, match="seat 1"):
        withdrawn(game, 1)


# Setups and events


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
        ({"seed": "x" * 201}, "setup-seed-too-long"),
        ({"secret": "x" * 201}, "setup-seed-too-long"),
    ],
)
def test_a_setup_that_cannot_be_played_is_refused(changes: dict[str, object], key: str) -> None:
    with pytest.raises(SetupError) as refusal:
        check_setup(Scripted(lambda state: iter(())), replace(setup(), **changes), ["crank"])
    assert refusal.value.key == key


def test_a_setup_may_leave_options_to_their_defaults() -> None:
    game = Scripted(lambda state: iter(()))
    chosen = setup(options={"pace": "fast", "motto": "per aspera", "profile": "foreign"})
    check_setup(game, chosen)
    check_setup(game, replace(setup(), seats=("human", "crank")), ["crank"])
    assert [setting(game, chosen, key) for key in ("pace", "motto")] == ["fast", "per aspera"]
    assert [setting(game, setup(), key) for key in ("pace", "motto")] == ["slow", ""]


@pytest.mark.parametrize(
    ("audience", "seers"), [(None, [None, 0, 1]), (frozenset({1}), [1]), (frozenset(), [])]
)
def test_an_event_is_seen_by_its_audience(
    audience: frozenset[int] | None, seers: list[int | None]
) -> None:
    event = Event("drew", 0, {}, audience)
    assert [seat for seat in (None, 0, 1) if event.seen_by(seat)] == seers
