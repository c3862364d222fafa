"""Reads the outer form of a race-record-1 into our setup; moves are read when they are played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal

from pydantic import TypeAdapter, ValidationError

from engine.core.errors import RecordError
from engine.core.game import HUMAN, Setup
from engine.core.moves import Words
from engine.race.setup import RULES

FORMAT: Final = "race-record-1"
SETS: Final = {frozenset({"base"}): "base", frozenset({"base", "gathering_storm"}): "storm"}
PAIR: Final = 2
"""Only two players may choose two actions each."""


@dataclass(frozen=True, slots=True)
class _Options:
    players: int
    sets: tuple[str, ...]
    goals: bool
    advanced: bool
    edition: Literal["first", "second"] = "first"


@dataclass(frozen=True, slots=True)
class _Goals:
    first: tuple[str, ...]
    most: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Deal:
    start: tuple[str, ...]
    hand: tuple[tuple[str, ...], ...]
    discard: tuple[tuple[str, ...], ...]
    goods: tuple[str | None, ...]
    goals: _Goals | None = None


@dataclass(frozen=True, slots=True)
class ForeignPhase:
    """A phase as it stands in the record."""

    ph: str
    mv: tuple[Mapping[str, Any], ...]  # any field of any move; read with care when played


@dataclass(frozen=True, slots=True)
class ForeignRound:
    """A round: the actions of every seat, and the phases."""

    act: tuple[tuple[str, ...], ...]
    phases: tuple[ForeignPhase, ...]


@dataclass(frozen=True, slots=True)
class ForeignRecord:
    """A whole record."""

    format: Literal["race-record-1"]
    options: _Options
    setup: _Deal
    deck: tuple[tuple[str, ...], ...]
    rounds: tuple[ForeignRound, ...]
    id: str = ""

    @property
    def returned(self) -> Sequence[Words]:
        """What each seat gives back of its first hand."""
        return self.setup.discard


_SHAPE: Final = TypeAdapter(ForeignRecord)


def is_race_record(data: object) -> bool:
    """Whether this is a record of that format."""
    return isinstance(data, Mapping) and data.get("format") == FORMAT


def race_record(data: object) -> ForeignRecord:
    """The record; raises RecordError if it is none."""
    try:
        record = _SHAPE.validate_python(data)
    except (ValidationError, RecursionError) as error:
        raise RecordError("record-bad-json", problem=_problem(error)) from error
    if frozenset(record.options.sets) not in SETS:
        raise RecordError("record-bad-json", problem="options.sets")
    if record.options.advanced and record.options.players > PAIR:
        raise RecordError("record-bad-json", problem="options.advanced")
    seats = {len(record.setup.start), len(record.setup.hand), len(record.setup.discard)}
    if seats | {len(record.setup.goods)} != {record.options.players} or not record.deck:
        raise RecordError("record-bad-json", problem="setup")
    return record


def setup_of(record: ForeignRecord) -> Setup:
    """The setup in which everything is dealt as the record says."""
    options, deal = record.options, record.setup
    dealt = [card for hand in deal.hand for card in hand]
    dealt += [card for card in deal.goods if card is not None]
    deals: dict[str, Words] = {
        "start": deal.start,
        "deck": (*dealt, *record.deck[0]),
    }
    for number, deck in enumerate(record.deck[1:], start=2):
        deals[f"deck.{number}"] = deck
    if options.goals and deal.goals is not None:
        deals["goals"] = (*deal.goals.first, *deal.goals.most)
    return Setup(
        game="race",
        seats=(HUMAN,) * options.players,
        options={
            "sets": SETS[frozenset(options.sets)],
            "goals": "yes" if options.goals else "no",
            "edition": options.edition,
            "duel": "two" if options.advanced else "one",
            "steps": "yes",
        },
        deal=deals,
        rules=RULES,
    )


def _problem(error: Exception) -> str:
    if isinstance(error, ValidationError):
        return ".".join(map(str, error.errors()[0]["loc"]))[:80]
    return "nested too deeply"
