"""What may be assumed of a question: the rules ask the others the same, whatever is answered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from engine.core.game import Setup
from engine.core.moves import Move, Seat
from engine.core.table import Table
from engine.gaia.game import GAIA
from engine.gaia.state import State
from engine.gaia.terms import Phase
from engine.gaia.view import GaiaView
from engine.interchange import open_record, play_to
from tests.engine.gaia.test_records import each_record, needs_records

TURN = "turn"

GaiaTable = Table[State, GaiaView]
Questions = dict[Seat, tuple[str, object]]
"""By seat: the kind and the arguments of the first question it gets."""


def foreseen(setup: Setup, log: list[Move]) -> Questions:
    """What each is asked first before the next turn, if all answer what may be assumed."""
    table = GaiaTable(GAIA, setup, log)
    found: Questions = {}
    while True:
        for one in table.pending:
            found.setdefault(one.seat, (one.kind, one.args))
        decision = next((one for one in table.pending if one.assume is not None), None)
        if decision is None or decision.assume is None:
            return found
        table.play(Move(decision.seat, decision.assume))


def beginnings(path: Path) -> Iterator[tuple[Questions, Questions]]:
    """At the beginning of every round: what can be foreseen, and what is asked then."""
    record = play_to(open_record(path.read_text(encoding="utf-8")))
    table = GaiaTable(GAIA, record.setup)
    seen: Questions = {}
    forecast: Questions | None = None
    for move in record.log:
        decisions = table.pending
        begins = table.state.phase in (Phase.INCOME, Phase.GAIA)
        if forecast is None and begins and all(one.assume is not None for one in decisions):
            forecast, seen = foreseen(record.setup, list(table.log)), {}
        if forecast is not None:
            for one in decisions:
                seen.setdefault(one.seat, (one.kind, one.args))
            if any(one.kind == TURN for one in decisions):
                yield forecast, seen
                forecast = None
        table.play(move)


@needs_records
@each_record
def test_whoever_is_foreseen_is_asked_exactly_that(path: Path) -> None:
    found = list(beginnings(path))
    assert found
    for forecast, seen in found:
        assert forecast == seen
