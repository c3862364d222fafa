"""Games to be measured with: where ideas are asked for, there is something to ask."""

from __future__ import annotations

import pytest

from bot.bench.scripts import Script
from engine import GAMES
from engine.cli.policy import play_randomly
from engine.company.levels import Level
from engine.company.player import ideas
from engine.company.values import company_of
from engine.core.game import HUMAN, Setup
from engine.core.record import Record
from engine.core.table import Table
from tests.strategies import AnyTable

QUICK = Level("quick", 40)
PARTS = 8
"""A game is looked at from so many places on."""


@pytest.mark.parametrize("key", [key for key, one in GAMES.items() if company_of(one)])
def test_ideas_are_asked_for_where_there_are_some(key: str) -> None:
    setup = Setup(key, (HUMAN, HUMAN), "bench", "bench", rules=GAMES[key].rules)
    record = Record(setup, tuple(play_randomly(setup, "bench").log))
    for part in range(1, PARTS):
        moves = part * len(record.moves) // PARTS
        begun = Script(record).first_to_advise(moves)
        assert begun.moves == record.moves[: len(begun.moves)]
        assert moves <= len(begun.moves) < len(record.moves)
        table: AnyTable = Table(GAMES[key], setup, begun.moves)
        for seat in table.waiting_for:
            assert ideas(table, seat, QUICK)
