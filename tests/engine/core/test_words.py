"""Typed moves: forgiving in spelling, exact in errors, quick to refuse what is hostile."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import (
    AmbiguousMoveError,
    GameOverError,
    IllegalMoveError,
    MoveError,
    NotYourTurnError,
    UnreadableMoveError,
)
from engine.core.flow import Flow, choose, pick
from engine.core.game import Result
from engine.core.moves import BREATH, Decision, Move, Note, Option, Words
from engine.core.table import Table
from engine.core.words import (
    LONGEST_LINE,
    MOST_CONTINUATIONS,
    MOST_LISTED,
    children,
    continuations,
    resolve,
    resolve_all,
    split_moves,
)
from tests.games.scripted import DRAW, Notebook, ask, table

ANSWERS = (
    "build mine 4a3",
    "build mine 4a5",
    "build lab 4a3",
    "pass",
    "power_3 knowledge",
    "range",
    "rangers",
)
AnyTable = Table[Notebook, tuple[str, ...]]


def asking(*answers: str, **more: Any) -> AnyTable:
    def script(state: Notebook) -> Flow[Result]:
        while True:
            words = yield from choose(ask(0, *answers)._replace(**more))
            state.said[0].append(" ".join(words))
            if words == ("pass",):
                return DRAW

    return table(script)


def picking(picks: range, *cards: str) -> AnyTable:
    def script(state: Notebook) -> Flow[Result]:
        words = yield from pick(ask(0, *cards, kind="cards")._replace(picks=picks))
        state.said[0].extend(words)
        return DRAW

    return table(script)


def typed(game: AnyTable, text: str) -> str:
    return " ".join(resolve(game, 0, split_moves(text)[0]))


@pytest.mark.parametrize(
    ("text", "meant"),
    [
        ("build mine 4a3", "build mine 4a3"),
        ("BUILD Mine 4A3", "build mine 4a3"),
        ("  build   mine\t4a3 ", "build mine 4a3"),
        ("b l", "build lab 4a3"),
        ("build l 4", "build lab 4a3"),
        ("b m 4a5", "build mine 4a5"),
        ("power-3 knowledge", "power_3 knowledge"),
        ("POWER-3 k", "power_3 knowledge"),
        ("po", "power_3 knowledge"),
        ("p k", "power_3 knowledge"),
        ("range", "range"),
        ("ranger", "rangers"),
        ("pa", "pass"),
    ],
)
def test_typing_may_be_short_and_in_any_case(text: str, meant: str) -> None:
    assert typed(asking(*ANSWERS), text) == meant


def test_a_games_other_spellings_are_known() -> None:
    assert typed(asking("stay home", "go"), "remain home") == "stay home"


@pytest.mark.parametrize(
    ("text", "error", "at", "next_words"),
    [
        ("dance", UnreadableMoveError, 0, ["build", "pass", "power_3", "range", "rangers"]),
        ("build tower", IllegalMoveError, 1, ["mine", "lab"]),
        ("build mine 9z9", IllegalMoveError, 2, ["4a3", "4a5"]),
        ("build mine 4a3 twice", IllegalMoveError, 3, []),
        ("pass now", IllegalMoveError, 1, []),
    ],
)
def test_an_error_has_its_place_and_what_could_have_stood_there(
    text: str, error: type[MoveError], at: int, next_words: list[str]
) -> None:
    game = asking(*ANSWERS)
    with pytest.raises(error) as refusal:
        typed(game, text)
    assert refusal.value.at == at
    assert [option.words[at] for option in refusal.value.continuations] == next_words
    assert game.log == []


@pytest.mark.parametrize(
    ("text", "at", "candidates"),
    [
        ("build mine", 2, ["build mine 4a3", "build mine 4a5"]),
        ("build mine 4a", 2, ["build mine 4a3", "build mine 4a5"]),
        ("b", 1, ["build mine 4a3", "build mine 4a5", "build lab 4a3"]),
        ("ra", 0, ["range", "rangers"]),
        ("p k", 0, ["power_3 knowledge", "plan kites"]),
        ("p", 0, ["pass"]),
    ],
)
def test_several_meanings_are_listed(text: str, at: int, candidates: list[str]) -> None:
    with pytest.raises(AmbiguousMoveError) as refusal:
        typed(asking(*ANSWERS, "plan kites"), text)
    assert [" ".join(words) for words in refusal.value.candidates][: len(candidates)] == candidates
    assert refusal.value.at == at


def test_an_action_that_is_known_but_impossible_is_illegal_not_unreadable() -> None:
    class Advice:
        def outlook(self, words: Words) -> list[Note]:
            return []

        def obstacles(self, prefix: Words) -> list[Note]:
            return [Note("needs-ore", {"needed": 4, "has": 3})] if prefix == ("upgrade",) else []

        def targets(self, verb: str) -> list[Words]:
            return []

        def warnings(self, words: Words) -> list[Note]:
            return []

        def payable(self) -> list[tuple[list[Words], Option]]:
            return []

    game = asking(*ANSWERS, advise=Advice)
    with pytest.raises(IllegalMoveError):
        typed(game, "upgrade 4a3")
    with pytest.raises(UnreadableMoveError):
        typed(game, "dance 4a3")


def test_an_answer_that_no_menu_lists_is_accepted_by_the_direct_check() -> None:
    def refuse(words: Words) -> Note | None:
        return None if words[:1] == ("federation",) else Note("not-offered")

    game = asking("federation 1a1,1a2", refuse=refuse)
    assert typed(game, "federation 1a1,1a3,1a4") == "federation 1a1,1a3,1a4"


def test_who_is_not_asked_and_who_comes_too_late() -> None:
    game = asking(*ANSWERS)
    with pytest.raises(NotYourTurnError):
        resolve(game, 1, ("pass",))
    game.play(Move(0, ("pass",)))
    with pytest.raises(GameOverError):
        resolve(game, 0, ("pass",))


# Sets


@pytest.mark.parametrize(
    ("text", "picked"),
    [
        ("red2", ("red2",)),
        ("RED2 blue-1", ("blue_1", "red2")),
        ("b red1", ("blue_1", "red1")),
        ("blue_1 red", None),
        ("red1 red1", None),
        ("red1 red2 blue_1", None),
        ("green", None),
    ],
)
def test_a_set_is_typed_in_any_order(text: str, picked: Words | None) -> None:
    game = picking(range(1, 3), "blue_1", "red1", "red2")
    if picked is None:
        with pytest.raises(MoveError):
            typed(game, text)
    else:
        game.play(Move(0, split_moves(typed(game, text))[0]))
        assert tuple(game.state.said[0]) == picked


def test_the_same_beginning_twice_picks_what_is_left() -> None:
    game = picking(range(1, 3), "blue_1", "red1")
    assert typed(game, "red1 blue") == "blue_1 red1"


def test_nothing_may_be_picked_only_where_it_may() -> None:
    game = picking(range(3), "red1", "red2")
    game.play(Move(0, resolve(game, 0, ("none",))))
    assert game.state.said[0] == []
    with pytest.raises(MoveError):
        resolve(picking(range(1, 3), "red1", "red2"), 0, ("none",))


# Several moves in a line


def test_several_moves_are_played_in_a_row() -> None:
    game = asking(*ANSWERS)
    moves = split_moves("build mine 4a3; RANGE;; pass;")
    assert resolve_all(game, 0, moves) == [
        Move(0, ("build", "mine", "4a3")),
        Move(0, ("range",)),
        Move(0, ("pass",)),
    ]
    assert game.result == DRAW


# Hostile input


@pytest.mark.parametrize(
    "line",
    [
        "x" * 1_000_000,
        ";" * 1_000_000,
        "a;" * 500_000,
        "a " * 500_000,
        "a " * (LONGEST_LINE // 2),
        "a;" * (LONGEST_LINE // 2),
        "a" * LONGEST_LINE,
        "build m\u0131ne",
        "build\x00mine",
        "build ../../etc/passwd",
        "собрать шахту",
        "-dash",
        "🚀",
    ],
    ids=lambda line: f"{line[:12]!r} x{len(line)}",
)
def test_hostile_lines_are_refused_before_anything_is_asked(line: str) -> None:
    with pytest.raises(UnreadableMoveError):
        split_moves(line)


def test_empty_lines_are_no_moves() -> None:
    assert split_moves("") == split_moves(" ; ;; \n") == []


def endless() -> Iterator[Option]:
    number = 0
    while True:
        number += 1
        yield Option(("go", f"n{number}"))


def test_an_endless_listing_is_cut() -> None:
    def script(state: Notebook) -> Flow[Result]:
        yield from choose(Decision(0, "turn", endless, refuse=lambda words: Note("never")))
        return DRAW

    game = table(script)
    with pytest.raises(AmbiguousMoveError) as refusal:
        resolve(game, 0, ("go",), lambda: False)
    assert len(refusal.value.candidates) <= MOST_LISTED
    assert len(refusal.value.continuations) == MOST_CONTINUATIONS


def test_the_reader_may_stop_a_listing() -> None:
    steps = iter(range(100))

    def listing() -> Iterator[Option]:
        while True:
            yield BREATH

    def script(state: Notebook) -> Flow[Result]:
        yield from choose(Decision(0, "turn", listing, refuse=lambda words: Note("never")))
        return DRAW

    with pytest.raises(UnreadableMoveError):
        resolve(table(script), 0, ("go",), lambda: next(steps) == 10)
    assert next(steps) == 11


# Menus


def test_children_are_the_entries_of_one_level() -> None:
    options = [Option(tuple(answer.split())) for answer in ANSWERS]
    assert list(children(options, ())) == ["build", "pass", "power_3", "range", "rangers"]
    assert list(children(options, ("build",))) == ["mine", "lab"]
    assert list(children(options, ("build", "mine"))) == ["4a3", "4a5"]
    assert list(children(options, ("pass",))) == []


words_of_options = st.lists(
    st.lists(
        st.text("ab_-", min_size=1, max_size=3).map(lambda w: f"w{w}"), min_size=1, max_size=3
    ),
    min_size=1,
    max_size=12,
)


@settings(max_examples=60)
@given(listed=words_of_options, data=st.data())
def test_every_listed_answer_stands_for_itself_and_prefixes_for_something_listed(
    listed: list[list[str]], data: st.DataObject
) -> None:
    answers = sorted({" ".join(words).replace("-", "_") for words in listed})
    game = asking(*answers)
    answer = data.draw(st.sampled_from(answers))
    assert typed(game, answer.upper().replace("_", "-")) == answer
    short = " ".join(word[: data.draw(st.integers(1, len(word)))] for word in answer.split())
    try:
        found = [typed(game, short)]
    except AmbiguousMoveError as several:
        found = [" ".join(words) for words in several.candidates]
    for text in found:
        pairs = zip(short.split(), text.split(), strict=False)
        assert all(word.startswith(start) for start, word in pairs)


@settings(max_examples=60)
@given(listed=words_of_options)
def test_menu_paths_lead_to_all_options_and_nowhere_else(listed: list[list[str]]) -> None:
    options = [Option(tuple(words)) for words in listed]

    def paths(prefix: Words) -> set[Words]:
        below = {path for word in children(options, prefix) for path in paths((*prefix, word))}
        return below | {option.words for option in options if option.words == prefix}

    assert paths(()) == {option.words for option in options}
    assert {o.words[0] for o in continuations(options, ())} == set(children(options, ()))
