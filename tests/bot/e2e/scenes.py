"""Tables in known positions: the small game with known hands, so that steps can be scripted."""

from __future__ import annotations

from bot.local import Answer, Driver, Screen
from bot.local.model import Guild
from bot.session import Place
from engine.core.game import Setup
from engine.core.moves import Move
from engine.core.record import Record
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party
from tests.bot.session.tables import DECK, FLOATED, seed_where_seat_0_begins

KEEPERS = ("Ada", "Борис", "Оксана")


async def keepers(
    house: House, *, nights: str = "2", channel: str = "", guild: Guild | None = None
) -> Party:
    """Lanterns for three, everybody has floated, Ada is on turn; others can cheer for a coin."""
    drivers = [await house.table.player(name) for name in KEEPERS]
    channel = channel or await house.channel()
    party = Party(house, f"#{channel}", {driver.id: driver for driver in drivers})
    setup = Setup(
        "lanterns",
        ("human",) * 3,
        seed_where_seat_0_begins(),
        "s",
        {"nights": nights},
        {"deck": DECK},
    )
    moves = tuple(Move(seat, ("float", card)) for seat, card in FLOATED)
    users = tuple(int(driver.id) for driver in drivers)
    channel_id = int(await drivers[0].channel_id(party.channel))
    home = guild or house.table.arrange.home
    place = Place(users[0], int(home.id), channel_id)
    session = await house.orrery.sessions.take_in(Record(setup, moves), place, users)
    party.game = session.id
    for driver in drivers:  # whom the bot has met, it knows by name
        await driver.slash(party.channel, "mygames")
    await party.settled()
    return party


def people(party: Party) -> list[Driver]:
    """Everybody at the table, by seat."""
    return list(party.drivers.values())


async def type_move(party: Party, seat: int, text: str, *, commit: bool = True) -> Answer:
    """Somebody types a move."""
    driver = people(party)[seat]
    return await driver.slash(party.channel, "move", text=text, commit=commit)


async def public_messages(party: Party) -> list[Screen]:
    """What everybody sees in the channel, oldest first."""
    await party.settled()
    return [each for each in await people(party)[0].history(party.channel) if not each.ephemeral]
