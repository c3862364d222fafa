"""The same game as far as one reader can know it, with all that is hidden from him dealt anew."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace

from engine.core.amounts import set_words
from engine.core.chance import NOBODY, UNKNOWN
from engine.core.errors import MoveError, SetupError
from engine.core.moves import Decision, Move, Seat, Words
from engine.core.table import Table
from tests.strategies import AnyTable, random_answer

ATTEMPTS = 12
"""Other hands that make the moves of the log impossible are dealt again, more and more alike."""


def redealt(table: AnyTable, reader: Seat | None, secret: str) -> AnyTable:
    """Another table that looks the same to `reader` unless something leaks.

    Words that he never sees change places, sealed answers of others are given anew and as complete;
    the order of what nobody has drawn is another one.
    """
    chooser = random.Random(secret)
    for attempt in range(ATTEMPTS):
        other = _attempted(table, reader, secret, chooser, ATTEMPTS - 1 - attempt)
        if other is not None and sorted(other.waiting_for) == sorted(table.waiting_for):
            return other
    raise AssertionError("no other game looks like this one")


def is_halfway(table: AnyTable) -> bool:
    """Whether somebody has given only a part of a sealed answer: people commit them whole."""
    return any(table.log[index].seat in table.waiting_for for index in table.sealed)


def _attempted(
    table: AnyTable, reader: Seat | None, secret: str, chooser: random.Random, boldness: int
) -> AnyTable | None:
    swaps = _swaps(table, reader, chooser, boldness)
    setup = replace(table.setup, secret=secret, deal=_deal(table, reader, swaps))
    try:
        other: AnyTable = Table(table.game, setup)
    except SetupError:
        return None  # there are not as many of one word as of the other
    sealed = {table.log[n].seat for n in table.sealed} - {reader} if boldness else set()
    answered: set[Seat] = set()
    try:
        for index, move in enumerate(table.log):
            if table.reading(index, reader) is None and move.seat in sealed:
                if move.seat not in answered:
                    _answer_anew(other, move.seat, chooser)
                answered.add(move.seat)
                continue
            other.play(_swapped(other, table, index, reader, swaps))
    except MoveError:
        return None
    return other


def _answer_anew(other: AnyTable, seat: Seat, chooser: random.Random) -> None:
    """A whole sealed answer of a seat."""
    decision = other.decision_of(seat)
    while decision is not None and other.result is None:
        before = len(other.sealed)
        other.play(Move(seat, random_answer(decision, chooser)))
        if len(other.sealed) <= before:
            return
        decision = other.decision_of(seat)


def _swapped(
    other: AnyTable, table: AnyTable, index: int, reader: Seat | None, swaps: Mapping[str, str]
) -> Move:
    """A move of the log with its hidden words changed."""
    move = table.log[index]
    decision = other.decision_of(move.seat)
    if decision is None or table.reading(index, reader) == move.words:
        return move
    return Move(move.seat, _words(decision, move.words, swaps))


def _words(decision: Decision, words: Words, swaps: Mapping[str, str]) -> Words:
    if not decision.is_set:
        return tuple(swaps.get(word, word) for word in words)
    picked = decision.picked(words)
    return set_words((swaps.get(word, word) for word in picked), decision.verb)


def _swaps(
    table: AnyTable, reader: Seat | None, chooser: random.Random, boldness: int
) -> dict[str, str]:
    """Which hidden words that some move names take each other's places."""
    named = {word for move in table.log for word in move.words}
    hidden = sorted(_hidden(table, reader) & named)
    if boldness == 0 or len(hidden) < 2:
        return {}
    if boldness < ATTEMPTS // 2:
        one, another = chooser.sample(hidden, 2)
        return {one: another, another: one}
    return dict(zip(hidden, chooser.sample(hidden, len(hidden)), strict=True))


def _deal(
    table: AnyTable, reader: Seat | None, swaps: Mapping[str, str]
) -> dict[str, tuple[str, ...]]:
    """What was drawn, with hidden words changed, or left to chance where no move names them."""
    named = {word for move in table.log for word in move.words}
    hidden = _hidden(table, reader)
    deal = dict(table.setup.deal)
    for key, words in _truth(table).items():
        deal[key] = tuple(
            UNKNOWN if word in hidden - named else swaps.get(word, word) for word in words
        )
    return deal


def _hidden(table: AnyTable, reader: Seat | None) -> set[str]:
    """Words drawn of which the reader has seen none."""
    seen = {word for words in table.state.chance.known(reader).values() for word in words}
    return {word for words in _truth(table).values() for word in words} - seen


def _truth(table: AnyTable) -> dict[str, Words]:
    """All that was drawn, whoever has seen it."""
    chance = table.state.chance
    everybody = [chance.known(seat) for seat in (None, NOBODY, *range(len(table.setup.seats)))]
    found: dict[str, list[str]] = {}
    for known in everybody:
        for key, words in known.items():
            whole = found.setdefault(key, [])
            whole += [UNKNOWN] * (len(words) - len(whole))
            whole[: len(words)] = [
                old if new == UNKNOWN else new
                for old, new in zip(whole[: len(words)], words, strict=True)
            ]
    return {key: tuple(words) for key, words in found.items()}
