"""A table plays checked moves, tells who is asked, and knows what cannot be taken back."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core.chance import UNKNOWN
from engine.core.digest import position_hash
from engine.core.errors import (
    BrokenTableError,
    GameOverError,
    IllegalMoveError,
    NotYourTurnError,
    RuleBugError,
    SetupError,
    StaleDecisionError,
)
from engine.core.flow import Flow, choose, together
from engine.core.game import Result
from engine.core.moves import END, Decision, Move, Note, Option, Words
from engine.core.table import Table
from tests.games.scripted import DRAW, Notebook, Scripted, ask, setup, table


def two_questions(state: Notebook) -> Flow[Result]:
    for seat in (0, 1):
        words = yield from choose(ask(seat, "go north", "go south", "stay"))
        state.said[seat].append(" ".join(words))
    return DRAW


def test_a_move_answers_the_open_decision_and_the_next_one_is_asked() -> None:
    game = table(two_questions)
    assert game.waiting_for == (0,)
    game.play(Move(0, ("go", "north")))
    assert game.state.said[0] == ["go north"]
    assert game.waiting_for == (1,)
    assert game.position == 1


def test_a_game_ends_with_the_result_its_script_returns() -> None:
    game = table(two_questions)
    game.play(Move(0, ("stay",)))
    assert game.result is None
    game.play(Move(1, ("stay",)))
    assert game.result == DRAW
    assert game.pending == game.waiting_for == ()
    with pytest.raises(GameOverError):
        game.play(Move(0, ("stay",)))


def test_who_is_not_asked_learns_who_is() -> None:
    game = table(two_questions)
    with pytest.raises(NotYourTurnError) as refusal:
        game.play(Move(1, ("stay",)))
    assert refusal.value.waiting_for == (0,)
    assert game.log == []


@pytest.mark.parametrize("text", ["go", "go west", "go north now", "GO NORTH", ""])
def test_what_is_not_offered_is_refused_with_a_reason(text: str) -> None:
    game = table(two_questions)
    before = position_hash(game)
    with pytest.raises(IllegalMoveError) as refusal:
        game.play(Move(0, tuple(text.split())))
    assert refusal.value.reason == Note("not-offered")
    assert position_hash(game) == before


def test_a_direct_check_decides_without_listing() -> None:
    def listing() -> list[Option]:
        raise AssertionError("listed on the hot path")

    def refuse(words: tuple[str, ...]) -> Note | None:
        return None if words == ("hidden", "path") else Note("too-steep", {"by": 2})

    def script(state: Notebook) -> Flow[Result]:
        yield from choose(Decision(0, "turn", listing, refuse=refuse))
        return DRAW

    game = table(script)
    with pytest.raises(IllegalMoveError) as refusal:
        game.play(Move(0, ("up",)))
    assert refusal.value.reason == Note("too-steep", {"by": 2})
    game.play(Move(0, ("hidden", "path")))
    assert game.result == DRAW


def test_a_log_is_replayed_without_checks_or_with_them() -> None:
    log = [Move(0, ("fly",)), Move(1, ("stay",))]
    assert Table(Scripted(two_questions), setup(), log).result == DRAW
    with pytest.raises(IllegalMoveError):
        Table(Scripted(two_questions), setup(), log, check=True)


def test_events_are_taken_once() -> None:
    def script(state: Notebook) -> Flow[Result]:
        state.events.append("dawn")  # type: ignore[arg-type]
        yield from choose(ask(0, "stay"))
        return DRAW

    game = table(script)
    assert game.take_events() == ["dawn"]
    assert game.take_events() == []


def test_the_stack_names_the_running_rules() -> None:
    def inner() -> Flow[None]:
        yield from choose(ask(0, "stay"))

    def outer(state: Notebook) -> Flow[Result]:
        yield from inner()
        return DRAW

    assert table(outer).stack() == ["outer", "inner", "choose"]


# What is broken


def third_move_fails(state: Notebook) -> Flow[Result]:
    for _ in range(5):
        words = yield from choose(ask(0, "stay", "go"))
        state.said[0].append(words[0])
        stumble(state)
    return DRAW


def stumble(state: Notebook) -> None:
    if len(state.said[0]) == 3:
        raise KeyError("a stone")


def test_a_rule_that_raises_on_its_third_move_breaks_the_table_and_the_log_rebuilds_it() -> None:
    game = table(third_move_fails)
    game.play(Move(0, ("stay",)))
    game.play(Move(0, ("stay",)))
    before = position_hash(game)
    offer = game.pending[0].offer
    with pytest.raises(RuleBugError) as bug:
        game.play(Move(0, ("go",)))
    assert bug.value.move == Move(0, ("go",))
    assert list(bug.value.stack)[-2:] == ["third_move_fails", "stumble"]
    assert isinstance(bug.value.__cause__, KeyError)
    for look in (
        lambda: game.pending,
        lambda: game.waiting_for,
        lambda: game.view(0),
        lambda: game.take_events(),
        lambda: game.play(Move(0, ("stay",))),
        lambda: game.decision_of(0),
        lambda: position_hash(game),
    ):
        with pytest.raises(BrokenTableError):
            look()
    with pytest.raises(StaleDecisionError):
        offer()
    assert game.log == [Move(0, ("stay",))] * 2, "the move that broke it is not in the log"
    assert position_hash(Table(game.game, game.setup, game.log)) == before


def test_a_script_that_ends_without_a_result_is_broken_not_over() -> None:
    def script(state: Notebook) -> Flow[Result]:
        yield from choose(ask(0, "stay"))
        return None  # type: ignore[return-value]

    game = table(script)
    with pytest.raises(RuleBugError):
        game.play(Move(0, ("stay",)))
    with pytest.raises(BrokenTableError):
        _ = game.pending


@pytest.mark.parametrize(
    "asked",
    [(), (ask(0, "stay"), ask(0, "go"))],
    ids=["asks nobody", "asks a seat twice"],
)
def test_questions_that_cannot_be_answered_break_the_table(asked: tuple[Decision, ...]) -> None:
    def script(state: Notebook) -> Flow[Result]:
        yield from choose(ask(0, "stay"))
        yield asked
        return DRAW

    game = table(script)
    with pytest.raises(RuleBugError):
        game.play(Move(0, ("stay",)))


def test_a_rule_that_plays_on_its_own_table_breaks_it() -> None:
    games: list[Table[Notebook, tuple[str, ...]]] = []

    def script(state: Notebook) -> Flow[Result]:
        yield from choose(ask(0, "stay"))
        games[0].play(Move(0, ("stay",)))
        yield from choose(ask(0, "stay"))
        return DRAW

    games.append(table(script))
    with pytest.raises(RuleBugError) as bug:
        games[0].play(Move(0, ("stay",)))
    assert isinstance(bug.value.__cause__, BrokenTableError)
    assert bug.value.__cause__.key == "table-reentered"


@pytest.mark.parametrize("part", ["offer", "refuse", "advise"])
def test_a_question_that_raises_when_it_is_read_breaks_the_table(part: str) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError

    broken: dict[str, Any] = {part: fail}

    def script(state: Notebook) -> Flow[Result]:
        yield from choose(ask(0, "stay")._replace(**broken))
        return DRAW

    game = table(script)
    decision = game.pending[0]
    reads = {
        "offer": lambda: list(decision.offer()),
        "refuse": lambda: decision.allows(("stay",)),
        "advise": lambda: decision.advise and decision.advise(),
    }
    with pytest.raises(RuleBugError):
        reads[part]()
    with pytest.raises(BrokenTableError):
        game.play(Move(0, ("stay",)))


def test_a_check_that_raises_on_a_move_refuses_it_as_a_bug() -> None:
    def fail(words: tuple[str, ...]) -> Note | None:
        raise IndexError(words)

    def script(state: Notebook) -> Flow[Result]:
        yield from choose(ask(0, "stay")._replace(refuse=fail))
        return DRAW

    game = table(script)
    with pytest.raises(RuleBugError):
        game.play(Move(0, ("stay",)))


def test_an_interrupt_breaks_the_table_and_goes_through() -> None:
    def script(state: Notebook) -> Flow[Result]:
        yield from choose(ask(0, "stay"))
        raise KeyboardInterrupt

    game = table(script)
    with pytest.raises(KeyboardInterrupt):
        game.play(Move(0, ("stay",)))
    with pytest.raises(BrokenTableError):
        _ = game.pending


def test_a_setup_that_the_script_cannot_use_is_a_setup_error() -> None:
    def script(state: Notebook) -> Flow[Result]:
        raise SetupError("deal-unknown-word", word="x")
        yield ()

    with pytest.raises(SetupError):
        table(script)


# What is stale, what is secret, what cannot be taken back


def test_a_decision_of_an_earlier_position_tells_nothing_any_more() -> None:
    game = table(two_questions)
    decision = game.pending[0]
    assert len(list(decision.offer())) == 3
    game.play(Move(0, ("stay",)))
    with pytest.raises(StaleDecisionError):
        decision.offer()
    with pytest.raises(StaleDecisionError):
        decision.allows(("stay",))


READS_NO_STATE = {"veil"}
"""What others may read of an answer follows from its words."""


def test_whatever_of_a_decision_reads_the_state_is_stale_later() -> None:
    hooks = {name for name in Decision._fields if "Callable" in str(Decision.__annotations__[name])}
    others = dict.fromkeys(hooks - READS_NO_STATE - {"offer", "refuse"}, lambda *_: ())

    def script(state: Notebook) -> Flow[Result]:
        asked = ask(0, "stay")._replace(refuse=lambda words: None, **others)
        yield from choose(asked)
        yield from choose(ask(0, "stay"))
        return DRAW

    game = table(script)
    decision = game.pending[0]
    game.play(Move(0, ("stay",)))
    for name in sorted(hooks - READS_NO_STATE):
        words = () if name in ("offer", "aside", "advise", "plans") else (("stay",),)
        with pytest.raises(StaleDecisionError):
            getattr(decision, name)(*words)


def secrets(state: Notebook) -> Flow[Result]:
    def both(seat: int) -> Flow[str]:
        first = yield from choose(ask(seat, "red", "blue", secret=True))
        then = yield from choose(ask(seat, "high", "low"))
        return f"{first[0]} {then[0]}"

    chosen = yield from together({seat: both(seat) for seat in (0, 1)})
    for seat, text in chosen.items():
        state.said[seat].append(text)
    yield from choose(ask(0, *map(" ".join, [END])))
    return DRAW


def test_secret_answers_stay_sealed_until_everybody_has_answered() -> None:
    game = table(secrets)
    game.play(Move(1, ("red",)))
    assert game.sealed == (0,)
    game.play(Move(1, ("low",)))
    game.play(Move(0, ("blue",)))
    assert game.sealed == (0, 1, 2), "with what was answered after them"
    assert game.barrier == 0
    game.play(Move(0, ("high",)))
    assert game.sealed == ()
    assert game.barrier == 4, "what has been revealed cannot be taken back freely"
    assert game.state.said == {0: ["blue high"], 1: ["red low"]}


def test_what_is_read_of_the_log_is_sealed_and_then_veiled_for_good() -> None:
    def veil(words: Words) -> Words:
        return (words[0], UNKNOWN)

    def script(state: Notebook) -> Flow[Result]:
        keep = [ask(seat, "keep red", "keep blue", secret=True) for seat in (0, 1)]
        flows = {seat: choose(keep[seat]._replace(veil=veil)) for seat in (0, 1)}
        yield from together(flows)
        yield from choose(ask(0, "keep red"))
        return DRAW

    game = table(script)
    game.play(Move(1, ("keep", "red")))
    assert [game.reading(0, seat) for seat in (None, 0, 1)] == [None, None, ("keep", "red")]
    game.play(Move(0, ("keep", "blue")))
    assert [game.reading(0, seat) for seat in (None, 0)] == [("keep", "?")] * 2
    assert game.reading(0, 1) == ("keep", "red")
    game.play(Move(0, ("keep", "red")))
    assert game.reading(2, None) == ("keep", "red"), "no veil, nothing hidden"
    assert game.result is not None
    assert game.reading(0, None) == ("keep", "?")


def test_a_veil_covers_words_and_leaves_none_out() -> None:
    def script(state: Notebook) -> Flow[Result]:
        yield from choose(ask(0, "keep red")._replace(veil=lambda words: words[:1]))
        return DRAW

    with pytest.raises(RuleBugError):
        table(script).play(Move(0, ("keep", "red")))


def test_sealed_answers_are_part_of_the_hash() -> None:
    hashes = set()
    for colour in ("red", "blue"):
        game = table(secrets)
        game.play(Move(1, (colour,)))
        hashes.add(position_hash(game))
    assert len(hashes) == 2


def test_reading_hidden_chance_is_a_barrier() -> None:
    def script(state: Notebook) -> Flow[Result]:
        pile = state.chance.pile("deck", ["a", "b", "c"])
        for _ in range(3):
            words = yield from choose(ask(0, "draw", "stay"))
            if words == ("draw",):
                pile.draw()
        return DRAW

    game = table(script)
    barriers = []
    for word in ("stay", "draw", "stay"):
        game.play(Move(0, (word,)))
        barriers.append(game.barrier)
    assert barriers == [0, 2, 2]
