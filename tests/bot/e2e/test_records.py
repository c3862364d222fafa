"""A game that was really played, entered by typing and by commands: the same game comes out."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.record import Record
from engine.interchange import open_record, play_to
from tests.bot.e2e.entering import enter_by_commands, enter_typed, pieces, seat_people
from tests.bot.e2e.house import House

pytestmark = pytest.mark.asyncio(loop_scope="module")

RECORDS = Path(__file__).parents[3].parent / "shared" / "gaia" / "records"
THREE = RECORDS / "b05.json"
NAMES = ["Ada", "Борис", "Оксана"]


@pytest.mark.skipif(not THREE.exists(), reason="the public records are not here")
async def test_the_same_game_by_typing_and_by_commands(house: House) -> None:
    table = play_to(open_record(THREE.read_text(encoding="utf-8")))
    record = Record(table.setup, tuple(table.log))
    typed = await seat_people(house, "table-1", record, NAMES)
    for piece in pieces(record):
        await enter_typed(typed, piece)
    by_commands = await seat_people(house, "table-2", record, NAMES)
    for piece in pieces(record):
        await enter_by_commands(by_commands, piece, record.setup.game)
    for party in (typed, by_commands):
        played = await party.session.record()
        assert played.moves == record.moves
        result = (await party.session.standing()).result
        assert result is not None
        assert table.result is not None
        assert result.scores == table.result.scores
        card = await party.last_card()
        assert all(f"**{score} VP**" in card.text for score in result.scores)
