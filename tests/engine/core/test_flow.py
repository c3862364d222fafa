"""Asking one seat, asking for a set, and several seats side by side."""

from __future__ import annotations

from itertools import permutations

import pytest

from engine.core.digest import plain, position_hash
from engine.core.flow import Flow, Sealed, choose, pick, together
from engine.core.game import Result
from engine.core.moves import NONE, Decision, Move, Note
from engine.core.table import Table
from tests.games.scripted import DRAW, Notebook, ask, table


def two_each(state: Notebook) -> Flow[Result]:
    def flow(seat: int) -> Flow[int]:
        for _ in range(2 - seat):
            words = yield from choose(ask(seat, "left", "right"))
            state.said[seat].append(words[0])
        return len(state.said[seat])

    counts = yield from together({seat: flow(seat) for seat in (1, 0)})
    state.said[0].append(str(counts))
    return DRAW


ANSWERS = (Move(0, ("left",)), Move(0, ("right",)), Move(1, ("left",)))


def test_answers_in_any_order_give_the_same_state() -> None:
    hashes = set()
    for order in permutations(ANSWERS):
        if order.index(ANSWERS[0]) < order.index(ANSWERS[1]):
            game = table(two_each)
            for move in order:
                game.play(move)
            hashes.add(position_hash(game))
    assert len(hashes) == 1
    assert game.state.said[0] == ["left", "right", "{1: 1, 0: 2}"], "results stand in order given"


def test_who_has_answered_is_asked_no_more() -> None:
    game = table(two_each)
    assert game.waiting_for == (1, 0)
    game.play(ANSWERS[2])
    assert game.waiting_for == (0,)


def test_nobody_asked_together_asks_nobody() -> None:
    def script(state: Notebook) -> Flow[Result]:
        assert (yield from together({})) == {}
        return DRAW

    assert table(script).result == DRAW


def test_flows_that_ask_nothing_are_done_at_once() -> None:
    def silent(seat: int) -> Flow[int]:
        return seat * 10
        yield ()

    def script(state: Notebook) -> Flow[Result]:
        found = yield from together({0: silent(0), 1: choose(ask(1, "stay"))})
        state.said[0].append(str(found))
        return DRAW

    game = table(script)
    assert game.waiting_for == (1,)
    game.play(Move(1, ("stay",)))
    assert game.state.said[0] == ["{0: 0, 1: ('stay',)}"]


def test_together_within_together_stays_sealed_to_the_outer_end() -> None:
    def inner(state: Notebook) -> Flow[None]:
        yield from together({0: choose(ask(0, "a", "b", secret=True))})

    def script(state: Notebook) -> Flow[Result]:
        yield from together({0: inner(state), 1: choose(ask(1, "c", "d", secret=True))})
        return DRAW

    game = table(script)
    game.play(Move(1, ("c",)))
    assert game.sealed == (0,)
    game.play(Move(0, ("a",)))
    assert game.sealed == ()
    assert game.barrier == 2


def test_open_questions_are_sealed_only_after_a_secret_answer() -> None:
    flow = together({seat: choose(ask(seat, "x", secret=True)) for seat in (0, 1)})
    assert not isinstance(next(flow), Sealed)
    assert isinstance(flow.send(Move(0, ("x",))), Sealed)


@pytest.mark.parametrize(
    ("picks", "words", "fits"),
    [
        (range(1, 3), ("a",), True),
        (range(1, 3), ("c", "a"), True),
        (range(1, 3), (), False),
        (range(1, 3), ("a", "a"), False),
        (range(1, 3), ("a", "b", "c"), False),
        (range(1, 3), ("a", "z"), False),
        (range(1, 3), NONE, False),
        (range(3), NONE, True),
        (range(3), (), False),
        (range(2, 3), ("a",), False),
    ],
)
def test_a_set_is_checked_as_a_set(picks: range, words: tuple[str, ...], fits: bool) -> None:
    decision = ask(0, "a", "b", "c")._replace(picks=picks)
    assert decision.allows(words) is fits
    if not fits:
        assert decision.refusal(words) in (
            Note("not-offered"),
            Note("pick-count", {"least": picks[0], "most": picks[-1]}),
        )


def test_picking_nothing_is_an_empty_set_for_the_rules() -> None:
    def script(state: Notebook) -> Flow[Result]:
        for _ in range(2):
            words = yield from pick(ask(0, "a", "b")._replace(picks=range(3)))
            state.said[0].append(str(words))
        return DRAW

    game: Table[Notebook, tuple[str, ...]] = table(script)
    game.play(Move(0, NONE))
    game.play(Move(0, ("b", "a")))
    assert game.state.said[0] == ["()", "('b', 'a')"]


def test_plain_data_does_not_depend_on_the_order_of_sets() -> None:
    letters = [chr(n) for n in range(97, 123)]
    assert plain(set(letters)) == plain({*"zyxwvutsrqponmlkjihgfedcba"}) == letters
    assert plain({frozenset("ab"), frozenset("c")}) == [["a", "b"], ["c"]]
    with pytest.raises(TypeError):
        plain(1.5)


def test_decisions_print_as_values() -> None:
    assert str(Move(2, ("build", "lab"))) == "2 build lab"
    assert Decision(0, "turn", list) == Decision(0, "turn", list)
