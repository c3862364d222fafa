"""What is about a person is so in every process: settings, lists, statistics, deletion of data."""

from __future__ import annotations

from bot.local import Driver, Screen
from bot.local.world import BOT_ID
from bot.people.settings_screen import DATA, SURE
from bot.session import Place, Sessions
from engine import GAMES
from engine.core.record import Record
from render import texts
from tests.bot.e2e.players import folded, with_verb
from tests.bot.e2e.recorded import FOUR
from tests.bot.fleet.crew import Crew, Seats
from tests.bot.people.test_privacy import places_of

WHOLE = 354
"""So many moves has the recorded game."""


async def is_so_everywhere(crew: Crew) -> None:
    """Ada and Boris at tables of two processes: what he chooses in one, the other knows."""
    left, right = await Seats.sit_down(crew, 1), await Seats.sit_down(crew, 2)
    ada, boris = right.drivers.values()
    past = await another(ada, left, "past")
    await counted(left, past, int(ada.id), int(boris.id))
    lobby = await ada.slash(await another(ada, right, "next"), "new gaia", players=3)
    await boris.click(lobby.message, "Join")
    everywhere = [left.channel, right.channel, await boris.open_dm(BOT_ID)]

    for place in everywhere:
        listed = (await boris.slash(place, "mygames")).text
        assert listed.startswith(heading("ru"))
        channels = (left.channel, right.channel, lobby.message.channel_id, past)
        assert all(f"<#{channel}>" in listed for channel in channels), listed
        page = await boris.slash(place, "stats", page="player")
        assert "1 игра, 0 побед, в среднем 53 ПО" in page.text

    screen = (await boris.slash(left.channel, "settings")).message
    menu = next(one for one in screen.selects if one.custom_id.split(":", 4)[4] == "set:lang")
    await boris.select(screen, "uk", menu.custom_id)
    for place in everywhere:
        await crew.until(lambda place=place: speaks(boris, place, "uk"))

    assert await crew.database.read(places_of, boris.id)
    screen = (await boris.slash(left.channel, "settings")).message
    await press(boris, screen, "setpage", DATA)
    await press(boris, screen, "setpage", SURE)
    await press(boris, screen, "forgetme")
    await crew.until(crew.outbox_is_empty)
    assert await crew.database.read(places_of, boris.id) == []
    for table in (left, right):
        told = (await ada.slash(table.channel, "table info")).text
        assert "Борис" not in told
        assert "somebody else can take it" in told
    assert "Борис" not in ada.now(lobby.message).text
    for place in everywhere[::-1]:
        await crew.until(lambda place=place: speaks(boris, place, "ru"))


def heading(lang: str) -> str:
    """How the list of one's games begins."""
    return str(texts.text(lang, "mygames-title"))


async def speaks(driver: Driver, place: str, lang: str) -> bool:
    """Whether he is answered in this language there: others hear of a choice a moment later."""
    return (await driver.slash(place, "mygames")).text.startswith(heading(lang))


async def press(driver: Driver, screen: Screen, verb: str, argument: str = "") -> None:
    """The one button that does this, or that entry of a list, as soon as it is shown."""

    def there(now: Screen) -> bool:
        return bool(with_verb(now, verb, argument) or folded(now, verb, argument))

    shown = await driver.wait_for(screen, there)
    if aside := folded(shown, verb, argument):
        ((menu, value),) = aside
        await driver.select(screen, value, menu)
    else:
        (button,) = with_verb(shown, verb, argument)
        await driver.click(screen, custom_id=button.custom_id)


async def another(driver: Driver, table: Seats, name: str) -> str:
    """A further channel on the server of a table."""
    home = table.crew.table.world.channels[table.channel].guild_id
    made = await driver.line.ask("add_channel", guild_id=home, name=name)
    return str(made["id"])


async def counted(table: Seats, channel: str, *users: int) -> None:
    """A game of the past, on the server of that table."""
    crew = table.crew
    sessions = Sessions(crew.database, GAMES)
    home = crew.table.world.channels[channel].guild_id
    others = tuple(range(1, 1 + len(FOUR.setup.seats) - len(users)))
    record = Record(FOUR.setup, FOUR.moves[:WHOLE])
    place = Place(users[0], int(str(home)), int(channel))
    await sessions.take_in(record, place, (*users, *others))
    await sessions.close()
