"""Tables with a recorded game: four factions of a game in the project, as far as it was played."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bot.local import Driver
from bot.session import Place
from engine.core.record import Record, parse_record
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party

RECORDS = Path(__file__).resolve().parents[2] / "render" / "gaia" / "records"
FOUR = parse_record((RECORDS / "four.txt").read_text(encoding="utf-8"))
NAMES = ("Ada", "Борис", "Оксана")


async def drivers(house: House) -> list[Driver]:
    return [await house.table.player(name) for name in NAMES]


async def seated(house: House, record: Record, users: Sequence[str]) -> Party:
    """A record at a new table with these people."""
    players = [await house.table.player(name) for name in users]
    channel = await house.channel()
    party = Party(house, f"#{channel}", {driver.id: driver for driver in players})
    place = Place(
        int(players[0].id),
        int(house.table.arrange.home.id),
        int(await players[0].channel_id(party.channel)),
    )
    seats = tuple(int(driver.id) for driver in players)
    session = await house.orrery.sessions.take_in(record, place, seats)
    party.game = session.id
    await party.settled()
    return party


async def four(house: House, moves: int = 354) -> Party:
    """The game of four as far as it was played then, with three people and a stranger."""
    await house.stranger()
    return await seated(house, Record(FOUR.setup, FOUR.moves[:moves]), [*NAMES, "Sam"])
