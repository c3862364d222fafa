"""People at a table of the house: joining by buttons, playing by what is offered to them."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass

from bot.client.components import FOLDED
from bot.local import Answer, Driver, Screen
from bot.local.screen import Button
from bot.session import Session
from bot.session.values import APART_SECONDS
from bot.store import posts
from engine.core.game import Result
from engine.core.record import play_record
from tests.bot.e2e.house import ALL_GAMES, House

MOST_MOVES = 2000
PEOPLE = ["Ada", "Борис", "Оксана", "Zoë", "Max"]


def with_verb(
    screen: Screen, verb: str, argument: str = "", *, exactly: bool = False
) -> list[Button]:
    """The buttons of a message that do something, in whatever language."""
    return [one for one in screen.buttons if _says(str(one.custom_id), verb, argument, exactly)]


def folded(
    screen: Screen, verb: str, argument: str = "", *, exactly: bool = False
) -> list[tuple[str, str]]:
    """The lists of buttons with one that does this, and its value."""
    return [
        (str(menu.custom_id), value)
        for menu in screen.selects
        if str(menu.custom_id).split(":", 5)[4] == FOLDED
        for value in menu.values
        if _says(value, verb, argument, exactly)
    ]


def _says(custom_id: str, verb: str, argument: str, exactly: bool) -> bool:
    parts = custom_id.split(":", 5)
    fits = argument == parts[5] if exactly else argument in parts[5]
    return parts[4] == verb and fits


def pictures_of(screen: Screen) -> list[str]:
    """What its pictures show, the pieces of a tall one once."""
    return [name for one in screen.pictures if not (name := one.filename.split("-")[0]).isdigit()]


async def press(
    driver: Driver, screen: Screen, verb: str, argument: str = "", *, exactly: bool = False
) -> Answer:
    """Press the one button that does this, or choose it of the list of those that there was no
    room for."""
    now = driver.now(screen)
    if aside := folded(now, verb, argument, exactly=exactly):
        ((menu, value),) = aside
        return await driver.select(screen, value, menu)
    (button,) = with_verb(now, verb, argument, exactly=exactly)
    return await driver.click(screen, custom_id=button.custom_id)


@dataclass
class Party:
    """Who plays one game in one channel."""

    house: House
    channel: str
    drivers: dict[str, Driver]
    game: int = 0

    @classmethod
    async def sit_down(
        cls, house: House, channel: str, game: str, names: list[str], **options: object
    ) -> Party:
        """Open a lobby, join, start."""
        drivers = {}
        for name in names:
            driver = await house.table.player(name)
            drivers[driver.id] = driver
        party = cls(house, f"#{channel}", drivers)
        host, *others = drivers.values()
        card = await host.slash(party.channel, f"new {game}", **options)
        for guest in others:
            await guest.click(card.message, "Join")
        row = await house.orrery.sessions.in_channel(int(await host.channel_id(party.channel)))
        assert row is not None
        party.game = row.id
        await host.click(card.message, "Start")
        return party

    @property
    def session(self) -> Session:
        return self.house.orrery.sessions.get(self.game)

    async def asked(self) -> Driver | None:
        """Whoever is asked now; None when the game is over."""
        standing = await self.session.standing()
        for row in standing.asked:
            return self.drivers[str(standing.user_at(row.seat))]
        return None

    async def settled(self) -> None:
        """Until everything that was to be posted has been posted."""
        sessions = self.house.orrery.sessions
        while await sessions.database.read(posts.next_ready) is not None or self._carrying():
            await self.house.breathe()

    def _carrying(self) -> bool:
        courier = self.house.orrery.courier
        return courier is not None and courier.busy

    async def last_card(self) -> Screen:
        """The newest public message in the channel that has buttons; short calls have none."""
        await self.settled()
        driver = next(iter(self.drivers.values()))
        public = [each for each in await driver.history(self.channel) if not each.ephemeral]
        return next((each for each in reversed(public) if each.buttons), public[-1])

    async def later_card(self) -> Screen:
        """The same after more than a minute, when nothing waits for more to tell."""
        self.house.clock.ahead += APART_SECONDS + 1
        self.house.orrery.sessions.posted.set()
        return await self.last_card()


async def invite(house: House, names: Sequence[str]) -> None:
    """Whoever is not on the server yet comes there."""
    known = {user.global_name for user in house.table.world.users.values()}
    host = await house.table.player(PEOPLE[0])
    for name in names:
        if name not in known:
            await host.line.ask("add_user", name=name)


async def a_table(house: House, game: str, seats: int, **options: object) -> Party:
    """A table of so many that has just begun, in a channel of its own."""
    await invite(house, PEOPLE[:seats])
    return await Party.sit_down(house, await house.channel(), game, PEOPLE[:seats], **options)


async def ended(party: Party) -> Result:
    """The game is over: the last card tells its scores, its record replays to them."""
    result = (await party.session.standing()).result
    assert result is not None
    last = await party.last_card()
    assert all(f"**{score} " in last.text for score in result.scores)
    called = [] if party.channel == "dm" else sorted(party.drivers)
    assert sorted(last.mentions) == called, "everybody, once"
    record = await party.session.record()
    assert play_record(ALL_GAMES[record.setup.game], record).result == result
    return result


async def play_by_typing(party: Party, chance: random.Random, most: int = 0) -> None:
    """Everybody plays what autocomplete offers, so often or until the game is over."""
    for _ in range(most or MOST_MOVES):
        driver = await party.asked()
        if driver is None:
            return
        offered = await driver.autocomplete(party.channel, "move", "text")
        assert offered, "a decision waits and nothing is offered"
        choice = chance.choice(offered)
        answer = await driver.slash(party.channel, "move", text=choice.value, commit=True)
        assert not answer.text.startswith("⛔"), (choice, answer.text)
    assert most, "the game does not end"
