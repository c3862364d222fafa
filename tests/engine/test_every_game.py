"""One suite for every game: what the frame promises holds for the registry and the tiny game."""

from __future__ import annotations

import json
import random
import subprocess
import sys
from collections.abc import Mapping
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from itertools import permutations
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.digest import position_hash
from engine.core.errors import MoveError, StaleDecisionError
from engine.core.moves import END, Move, Note
from engine.core.record import (
    Record,
    dump_record,
    format_record,
    load_record,
    play_record,
    record_of,
)
from engine.core.table import Table
from engine.core.words import is_word, resolve
from tests.strategies import (
    Case,
    cases,
    play_on,
    random_answer,
    typed_words,
    unlisted,
    walk,
)

every_case = pytest.mark.parametrize("case", cases(), ids=str)
SAMPLES = 6


@every_case
def test_random_play_ends_with_points_and_ranks_for_everybody(case: Case) -> None:
    result = walk(case).table.result
    assert result is not None
    assert len(result.scores) == len(result.ranks) == len(case.seats)
    assert min(result.ranks) == 1
    for seat, rank in enumerate(result.ranks):
        assert rank == 1 + sum(other < rank for other in result.ranks), "ties share a rank"
        if result.sources:
            assert sum(result.sources[seat].values()) == result.scores[seat]


@every_case
def test_nobody_is_asked_without_an_option_and_nobody_twice(case: Case) -> None:
    for counts in walk(case).counts:
        assert counts
        assert all(counts.values())


@every_case
def test_words_are_canonical_and_options_are_told_apart(case: Case) -> None:
    done = walk(case)
    for position in done.samples(SAMPLES):
        for decision in done.at(position).pending:
            options = [option.words for option in decision.offer()]
            assert len(set(options)) == len(options)
            assert all(is_word(word) for words in options for word in words)
            assert not decision.is_set or all(len(words) == 1 for words in options)


@every_case
def test_check_and_listing_agree(case: Case) -> None:
    done = walk(case)
    chooser = random.Random(2)
    for position in done.samples(3 * SAMPLES):
        for decision in done.at(position).pending:
            for _ in range(4):
                answer = random_answer(decision, chooser)
                assert decision.refusal(answer) is None, answer
            for answer in unlisted(decision, chooser):
                assert decision.refusal(answer) is not None, answer
            assert decision.assume is None or decision.allows(decision.assume)


@every_case
def test_the_notes_of_an_option_need_no_listing(case: Case) -> None:
    done = walk(case)
    for position in done.samples(SAMPLES):
        for decision in done.at(position).pending:
            for option in decision.offer():
                assert decision.notes_of(option.words) == option.notes, option.words
            assert decision.notes_of(("no-such-word",)) == ()


@every_case
def test_replay_equals_play_at_every_position(case: Case) -> None:
    done = walk(case)
    again = Table(case.game, done.setup)
    for position, move in enumerate(done.moves):
        assert position_hash(again) == done.hashes[position]
        again.play(move)
    assert position_hash(again) == done.hashes[-1]
    assert again.result == done.table.result
    assert again.barrier == done.table.barrier


@every_case
def test_every_prefix_replays(case: Case) -> None:
    done = walk(case)
    for position in done.samples(2 * SAMPLES):
        assert position_hash(done.at(position)) == done.hashes[position]


@every_case
def test_records_of_finished_games_survive_text_and_json(case: Case) -> None:
    done = walk(case)
    record = record_of(done.table)
    assert record.setup.secret
    for text in (format_record(record), dump_record(record)):
        assert load_record(text) == record
    assert position_hash(play_record(case.game, record)) == done.hashes[-1]


@every_case
@pytest.mark.parametrize("knows_hand", [False, True], ids=["public", "one seat"])
def test_exports_of_unfinished_games_hide_the_secret_and_go_on(
    case: Case, knows_hand: bool
) -> None:
    done = walk(case)
    seat = next(s for s, name in enumerate(case.seats) if name == "human") if knows_hand else None
    for position in done.samples(SAMPLES):
        table = done.at(position)
        record = record_of(table, seat)
        assert done.setup.secret not in format_record(record)
        assert load_record(format_record(record)) == load_record(dump_record(record)) == record
        elsewhere = set_up_elsewhere(table, seat)
        play_on(elsewhere, random.Random(position))
        assert elsewhere.result is not None


@every_case
def test_a_refused_move_changes_nothing(case: Case) -> None:
    done = walk(case)
    chooser = random.Random(3)
    for position in done.samples(SAMPLES):
        table = done.at(position)
        asked = table.waiting_for
        refused = [
            Move(decision.seat, answer)
            for decision in table.pending
            for answer in unlisted(decision, chooser)
        ]
        refused += [Move(seat, END) for seat in range(-1, 17) if seat not in asked]
        for move in refused:
            with pytest.raises(MoveError):
                table.play(move)
        assert position_hash(table) == done.hashes[position]
        for move in done.moves[position:]:
            table.play(move)
        assert position_hash(table) == done.hashes[-1]


@every_case
def test_simultaneous_answers_may_come_in_any_order(case: Case) -> None:
    done = walk(case)
    chooser = random.Random(4)
    several = [n for n, counts in enumerate(done.counts) if len(counts) > 1]
    for position in several[:: max(1, len(several) // SAMPLES)]:
        moves = [
            Move(decision.seat, random_answer(decision, chooser))
            for decision in done.at(position).pending
        ]
        orders = list(permutations(moves))[:6]
        tables = [Table(case.game, done.setup, [*done.moves[:position], *o]) for o in orders]
        assert len({position_hash(table) for table in tables}) == 1
        assert all(table.waiting_for == tables[0].waiting_for for table in tables)


@every_case
def test_views_are_frozen_values_and_nothing_else(case: Case) -> None:
    done = walk(case)
    for position in done.samples(SAMPLES):
        for seat in (None, *range(len(case.seats))):
            assert_frozen(done.at(position).view(seat))


@every_case
def test_old_offers_are_stale(case: Case) -> None:
    done = walk(case)
    for position in done.samples(SAMPLES):
        table = done.at(position)
        decision = table.pending[0]
        answer = random_answer(decision, random.Random(5))
        begun = iter(decision.offer())
        table.play(done.moves[position])
        with pytest.raises(StaleDecisionError):
            decision.offer()
        with pytest.raises(StaleDecisionError):
            next(begun)
        with pytest.raises(StaleDecisionError):
            decision.allows(answer)


@every_case
def test_closing_a_turn_is_never_left_to_a_standing_order(case: Case) -> None:
    done = walk(case)
    game = case.game
    assert set(game.habits) == set(game.habit_settings)
    for position in done.samples(4 * SAMPLES):
        table = done.at(position)
        for decision in table.pending:
            for setting in game.habit_settings.get(decision.kind, ()):
                words = game.habits[decision.kind](table.state, decision, setting)
                assert words != END
                assert words is None or decision.allows(words)


@every_case
def test_typing_is_free_in_case_and_in_dashes(case: Case) -> None:
    done = walk(case)
    for position in done.samples(SAMPLES):
        table = done.at(position)
        move = done.moves[position]
        for spelling in (str.upper, lambda word: word.replace("_", "-")):
            typed = tuple(spelling(word) for word in move.words)
            assert sorted(resolve(table, move.seat, typed)) == sorted(move.words)


@every_case
def test_advice_keeps_its_word(case: Case) -> None:
    done = walk(case)
    for position in done.samples(2 * SAMPLES):
        for decision in done.at(position).pending:
            if decision.advise is None:
                continue
            advice = decision.advise()
            for option in list(decision.offer())[:20]:
                notes = (*option.notes, *advice.outlook(option.words))
                assert_notes(*notes, *advice.warnings(option.words))
                assert_notes(*advice.obstacles(option.words[:1]))
            for before, option in list(advice.payable())[:3]:
                assert not decision.allows(option.words)
                table = done.at(position)
                for words in before:
                    table.play(Move(decision.seat, words))
                table.play(Move(decision.seat, option.words))


def last_hashes(seed: str) -> dict[str, str]:
    """How every case ends in a process that orders its sets otherwise."""
    code = (
        "import json\n"
        "from tests.strategies import cases, walk\n"
        "print(json.dumps({str(case): walk(case).hashes[-1] for case in cases()}))"
    )
    run = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parents[2],
        env={"PYTHONHASHSEED": seed, "PYTHONPATH": "."},
    )
    found: dict[str, str] = json.loads(run.stdout)
    return found


@pytest.mark.parametrize("seed", ["1", "2"])
def test_order_of_sets_does_not_matter(seed: str) -> None:
    assert last_hashes(seed) == {str(case): walk(case).hashes[-1] for case in cases()}


@every_case
@settings(max_examples=20)
@given(words=typed_words(), part=st.floats(0, 1))
def test_anything_may_be_typed_at_any_position(
    case: Case, words: tuple[str, ...], part: float
) -> None:
    probe_typing(case, words, part)


@pytest.mark.soak
@every_case
@settings(max_examples=1000)
@given(words=typed_words(), part=st.floats(0, 1))
def test_much_may_be_typed_at_any_position(case: Case, words: tuple[str, ...], part: float) -> None:
    probe_typing(case, words, part)


@pytest.mark.soak
@every_case
@pytest.mark.parametrize("seed", range(100, 120))
def test_many_random_games_end_and_replay(case: Case, seed: int) -> None:
    table = play_on(Table(case.game, case.setup(seed)), random.Random(seed))
    again = Table(case.game, table.setup, table.log, check=True)
    assert position_hash(again) == position_hash(table)
    for position in range(0, table.position, 7):
        part = Table(case.game, table.setup, table.log[:position])
        set_up_elsewhere(part, None)


def probe_typing(case: Case, words: tuple[str, ...], part: float) -> None:
    """Typed words either stand for a legal answer or are refused; nothing else happens."""
    done = walk(case)
    position = round(part * (len(done.moves) - 1))
    table = done.at(position)
    for decision in table.pending:
        near = (*done.moves[position].words[:1], *words)
        for typed in (words, near):
            try:
                answer = resolve(table, decision.seat, typed)
            except MoveError as refusal:
                fault = refusal.at
            else:
                fault = 0
                assert decision.allows(answer)
            assert 0 <= fault <= len(typed)
    assert position_hash(table) == done.hashes[position]


def set_up_elsewhere(table: Table[Any, Any], seat: int | None) -> Table[Any, Any]:
    """What a seat may take away of an open game, set up where another secret rules: it sees the
    same there, up to the first word that it never learns (a discard, face down): there a record
    ends, and a transcript goes on."""
    elsewhere = play_record(table.game, with_secret(record_of(table, seat), "another"))
    readings = ((move.words, table.reading(n, seat)) for n, move in enumerate(table.log))
    ends = (n for n, (words, read) in enumerate(readings) if read not in (None, words))
    known = Table(table.game, table.setup, table.log[: next(ends, None)])
    assert elsewhere.view(seat) == known.view(seat)
    return elsewhere


def with_secret(record: Record, secret: str) -> Record:
    return replace(record, setup=replace(record.setup, secret=secret))


def assert_notes(*notes: Note) -> None:
    for note in notes:
        assert note.key
        assert note.key == note.key.lower()
        assert " " not in note.key, "keys, never sentences"


def assert_frozen(value: object) -> None:
    """Only frozen dataclasses, tuples, frozen sets, mappings and plain values."""
    if value is None or isinstance(value, str | int | Enum):
        return
    if is_dataclass(value) and not isinstance(value, type):
        assert type(value).__hash__ is not None, f"{type(value).__name__} can be changed"
        for field in fields(value):
            assert_frozen(getattr(value, field.name))
    elif isinstance(value, Mapping):
        for key, item in value.items():
            assert_frozen(key)
            assert_frozen(item)
    else:
        assert isinstance(value, tuple | frozenset), type(value).__name__
        for item in value:
            assert_frozen(item)
