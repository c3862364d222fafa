"""A game that was really played, typed, by commands and by taps: the same game comes out."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from engine.core.record import Record
from engine.interchange import open_record, play_to
from tests.bot.e2e.enter_record import (
    Piece,
    enter_by_commands,
    enter_by_taps,
    enter_typed,
    pieces,
    seat_people,
)
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party, ended

pytestmark = pytest.mark.asyncio(loop_scope="module")

RECORDS = Path(__file__).parents[3].parent / "shared" / "gaia" / "records"
THREE = RECORDS / "b05.json"
NAMES = ["Ada", "Борис", "Оксана"]
WAYS: dict[str, Callable[[Party, Piece], Awaitable[object]]] = {
    "typed": enter_typed,
    "by-commands": enter_by_commands,
    "by-taps": enter_by_taps,
}


@pytest.mark.skipif(not THREE.exists(), reason="the public records are not here")
@pytest.mark.parametrize("way", WAYS)
async def test_the_same_game_comes_out(house: House, way: str) -> None:
    table = play_to(open_record(THREE.read_text(encoding="utf-8")))
    record = Record(table.setup, tuple(table.log))
    party = await seat_people(house, await house.channel(), record, NAMES)
    for piece in pieces(record):
        await WAYS[way](party, piece)
    assert (await party.session.record()).moves == record.moves
    assert table.result is not None
    assert (await ended(party)).scores == table.result.scores
