"""A fork of a position is the same position, and goes its own way: in every game."""

from __future__ import annotations

import random
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from engine.core.chance import Chance, Pile
from engine.core.digest import plain, position_hash
from engine.core.errors import MoveError
from engine.core.game import HUMAN
from engine.core.moves import END, Move, Seat, Words
from engine.core.table import Table
from tests.redealing import is_halfway, redealt
from tests.strategies import AnyTable, Case, cases, random_answer, walk

every_case = pytest.mark.parametrize("case", cases(), ids=str)
SAMPLES = 8


def facts(table: AnyTable, state: Any) -> object:
    return plain(table.game.facts(state))


def changeable(value: Any, found: dict[int, Any]) -> dict[int, Any]:
    """Everything below a value that rules could change in place, by identity."""
    if id(value) in found:
        return found
    if isinstance(value, Chance | Pile | list | dict | set):
        found[id(value)] = value
    if isinstance(value, dict):
        for one in value.values():
            changeable(one, found)
    elif isinstance(value, list) or type(value) is tuple:  # a named tuple is a value
        for one in value:
            changeable(one, found)
    elif is_dataclass(value) and not isinstance(value, type):
        if value.__dataclass_params__.frozen:
            return found
        found[id(value)] = value
        for field in fields(value):
            changeable(getattr(value, field.name), found)
    return found


@every_case
def test_a_fork_is_the_same_position_and_shares_nothing_that_changes(case: Case) -> None:
    done = walk(case)
    for position in done.samples(SAMPLES):
        table = done.at(position)
        fork = table.game.fork(table.state)
        assert facts(table, fork) == facts(table, table.state)
        ours, theirs = changeable(table.state, {}), changeable(fork, {})
        assert len(ours) == len(theirs)
        both = [value for key, value in ours.items() if key in theirs and value]
        assert both == [], "shared, and yet it may change"
        for seat in (None, *range(len(case.seats))):
            assert table.game.view(fork, seat) == table.view(seat)


@every_case
def test_what_is_tried_on_a_fork_changes_nothing_and_chance_goes_on_alike(case: Case) -> None:
    done = walk(case)
    chooser = random.Random(9)
    tried = 0
    for position in done.samples(4 * SAMPLES):
        table = done.at(position)
        before = facts(table, table.state)
        for seat in table.waiting_for:
            make = table.turns(seat)
            if make is None:
                continue
            copied, real = make(), Table(case.game, done.setup, done.moves[:position])
            decision = copied.decision_of(seat)
            assert decision is not None
            words = random_answer(decision, chooser)
            if words == END:
                continue  # what was imagined ends with the turn
            for one in (copied, real):
                one.play(Move(seat, words))
            assert facts(copied, copied.state) == facts(real, real.state)
            assert facts(table, table.state) == before
            tried += 1
    assert tried or done.table.turns(0) is None


def try_turn(table: AnyTable, seat: Seat, *answers: Words) -> AnyTable | None:
    """A table on which this seat's turn, which begins here, has been answered like this; its next
    question is open there. None where what the seat is asked is not the beginning of a turn."""
    make = table.turns(seat)
    tried = None if make is None else make()
    for words in answers:
        assert tried is not None
        tried.play(Move(seat, words))
    return tried


@every_case
def test_a_turn_is_tried_from_its_beginning_to_its_end(case: Case) -> None:
    done = walk(case)
    chooser = random.Random(4)
    for position in done.samples(2 * SAMPLES):
        table = done.at(position)
        seat = done.moves[position].seat
        tried = try_turn(table, seat)
        if tried is None:
            assert table.turns(seat) is None
            continue
        said: list[tuple[str, ...]] = []
        while END not in said:
            tried = try_turn(table, seat, *said)
            assert tried is not None
            assert tried.waiting_for == (seat,)
            assert tried.log[position:] == [Move(seat, words) for words in said]
            said.append(random_answer(tried.pending[0], chooser))
        assert table.position == position
        with pytest.raises(MoveError):
            try_turn(table, seat, ("no-such-word",))


@every_case
def test_what_is_dealt_anew_does_not_depend_on_what_really_lies_there(case: Case) -> None:
    """Nobody can peek: two tables that look the same to a seat are dealt anew alike."""
    done = walk(case)
    hidden = False
    for position in done.samples(SAMPLES):
        real = done.at(position)
        if is_halfway(real):
            continue
        for reader in [seat for seat, name in enumerate(case.seats) if name == HUMAN][:3]:
            other = redealt(real, reader, "elsewhere")
            first, same, differs = (
                case.game.redealt(table.state, reader, seed)
                for table, seed in ((real, "a"), (other, "a"), (real, "b"))
            )
            assert facts(real, first) == facts(real, same)
            assert case.game.view(first, reader) == real.view(reader)
            hidden |= facts(real, first) != facts(real, differs)
    assert hidden or case.game.key == "gaia", "nothing was dealt anew"
    assert position_hash(done.at(len(done.moves) - 1)) == done.hashes[-2]
