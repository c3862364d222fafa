"""What a seat cannot see changes nothing that it can read, in every game."""

from __future__ import annotations

import pytest

from engine.core.chance import UNKNOWN
from engine.core.digest import position_hash
from engine.core.events import Event
from engine.core.moves import Seat, Words
from engine.core.table import Table
from tests.redealing import is_halfway, redealt
from tests.strategies import AnyTable, Case, cases, walk

every_case = pytest.mark.parametrize("case", cases(), ids=str)
SAMPLES = 9


def readers(case: Case) -> list[Seat | None]:
    return [None, *range(len(case.seats))]


def seen(table: AnyTable, reader: Seat | None) -> list[Event]:
    """All events so far that a reader may know, from a table of its own."""
    again = Table(table.game, table.setup, table.log)
    return [event for event in again.take_events() if event.seen_by(reader)]


def read(table: AnyTable, reader: Seat | None) -> list[tuple[Seat, Words]]:
    """The log as a reader may know it."""
    found = []
    for index, move in enumerate(table.log):
        words = table.reading(index, reader)
        if words is not None:
            found.append((move.seat, words))
    return found


def asked(table: AnyTable) -> list[tuple[Seat, str, object]]:
    """What is asked of whom: everybody is told, arguments included."""
    return sorted((one.seat, one.kind, one.args) for one in table.pending)


@every_case
def test_what_a_seat_cannot_see_changes_nothing_that_it_can_read(case: Case) -> None:
    done = walk(case)
    others, hidden = 0, 0
    for position in (*done.samples(SAMPLES), len(done.moves)):
        table = done.at(position)
        if is_halfway(table):
            continue
        for reader in readers(case):
            for secret in ("other", "third"):
                other = redealt(table, reader, secret)
                assert other.view(reader) == table.view(reader)
                assert seen(other, reader) == seen(table, reader)
                assert read(other, reader) == read(table, reader)
                assert asked(other) == asked(table)
                for seat in range(len(case.seats)):
                    assert other.means(seat, reader) == table.means(seat, reader)
                others += position_hash(other) != position_hash(table)
                hidden += table.state.chance.hides_from(reader)
    assert others or not hidden, "something is hidden, and nothing else was ever dealt"


@every_case
def test_who_answers_reads_his_own_answers_whole_and_nobody_reads_more_than_he(case: Case) -> None:
    done = walk(case)
    for position in done.samples(SAMPLES):
        table = done.at(position)
        for index, move in enumerate(table.log):
            assert table.reading(index, move.seat) == move.words
            for reader in readers(case):
                words = table.reading(index, reader)
                assert words is None or all(word == UNKNOWN or word in move.words for word in words)


@every_case
def test_no_reading_names_what_its_reader_has_never_seen(case: Case) -> None:
    done = walk(case)
    for position in done.samples(2 * SAMPLES):
        table = done.at(position)
        chance = table.state.chance
        for reader in readers(case):
            for seat, words in read(table, reader):
                if seat != reader:
                    assert not [word for word in words if chance.is_hidden(word, seat, reader)]


@every_case
def test_what_is_once_hidden_for_good_stays_hidden(case: Case) -> None:
    done = walk(case)
    last = done.at(len(done.moves))
    for position in done.samples(SAMPLES):
        table = done.at(position)
        for index in range(position):
            for reader in readers(case):
                words = table.reading(index, reader)
                assert words is None or words == last.reading(index, reader)
