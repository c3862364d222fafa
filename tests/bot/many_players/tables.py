"""Four people and somebody who only looks on, at a table of the house, with short ways to act."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import count
from pathlib import Path

from bot.housekeeping import Housekeeper
from bot.local import Answer, Driver, Screen
from bot.local.wire import Json
from bot.local.world import BOT_ID
from bot.people.profile import REMIND, Remind
from bot.people.settings import UserSettings
from bot.session import Place, Policy, Press, Session
from bot.session.values import Games
from bot.store import posts
from engine import GAMES as REAL_GAMES
from engine.core.game import HUMAN, Setup
from engine.core.record import Record
from render.texts import add_catalogue
from tests.bot.e2e.house import House
from tests.bot.e2e.players import press, with_verb
from tests.bot.session.market import Market
from tests.games.caravans.game import CARAVANS
from tests.games.lanterns import LANTERNS_GAME

GAMES: Games = {**REAL_GAMES, "lanterns": LANTERNS_GAME, "caravans": CARAVANS, "market": Market()}
NAMES = ("Ada", "Ben", "Chen", "Dana")
ONLOOKER = "Zoe"
_numbers = count(1)

add_catalogue("market", Path(__file__).parent / "locale")


@dataclass
class Four:
    """A running game of four in a channel of its own; people are in the order of their seats."""

    house: House
    channel: str
    people: list[Driver]
    onlooker: Driver
    game: int

    @classmethod
    async def sit_down(cls, house: House, record: Record) -> Four:
        """Start a game from a record."""
        people, onlooker, place = await cls._gather(house, record.setup.seats.count(HUMAN))
        users = tuple(int(driver.id) for driver in people)
        session = await house.orrery.sessions.take_in(record, place, users)
        table = cls(house, str(place.channel), people, onlooker, session.id)
        await table.settled()
        return table

    @classmethod
    async def by_lobby(cls, house: House, game: str, **options: str) -> Four:
        """Start a game as people do: a lobby, three join, the host starts."""
        people, onlooker, place = await cls._gather(house, len(NAMES))
        channel = str(place.channel)
        host, *guests = people
        card = await host.slash(channel, f"new {game}", **options)
        for guest in guests:
            await press(guest, card.message, "join")
        row = await house.orrery.sessions.in_channel(int(channel))
        assert row is not None
        await press(host, card.message, "start")
        standing = await house.orrery.sessions.get(row.id).standing()
        people.sort(key=lambda driver: standing.seat_of(int(driver.id)) or 0)
        table = cls(house, channel, people, onlooker, row.id)
        await table.settled()
        return table

    @classmethod
    async def _gather(cls, house: House, seats: int) -> tuple[list[Driver], Driver, Place]:
        """People without orders and reminders, somebody else, and a channel of their own."""
        people = [await player(house, name) for name in NAMES[:seats]]
        onlooker = await player(house, ONLOOKER)
        name = f"table{next(_numbers)}"
        guild = house.table.arrange.add_guild(name, [*NAMES[:seats], ONLOOKER])
        channel = house.table.arrange.channel(name)
        users = tuple(int(driver.id) for driver in people)
        for user in users:
            await house.orrery.client.services[UserSettings].change(user, REMIND, Remind.OFF)
            for key, game in house.games.items():
                for kind in game.habit_settings:
                    await house.orrery.sessions.set_order(user, key, kind, None)
        return people, onlooker, Place(users[0], int(guild.id), int(channel.id))

    @property
    def session(self) -> Session:
        return self.house.orrery.sessions.get(self.game)

    # --- what people do --------------------------------------------------------------------

    async def turn(self, seat: int, text: str) -> Answer:
        """A whole turn, typed."""
        answer = await self.typed(seat, text)
        assert not answer.text.startswith("⛔"), answer.text
        return answer

    async def typed(self, seat: int, text: str) -> Answer:
        """A turn typed that may be refused."""
        answer = await self.people[seat].slash(self.channel, "move", text=text, commit=True)
        await self.settled()
        return answer

    async def answer(self, seat: int, text: str) -> None:
        """An offer answered, typed; nothing is waited for."""
        answer = await self.people[seat].slash(self.channel, "move", text=text, commit=True)
        assert not answer.text.startswith("⛔"), answer.text

    async def draft(self, seat: int, text: str) -> Answer:
        """Steps into the draft."""
        return await self.people[seat].slash(self.channel, "move", text=text)

    async def confirm(self, seat: int) -> Answer:
        """Open the panel and confirm."""
        panel = await self.people[seat].slash(self.channel, "turn")
        answer = await press(self.people[seat], panel.message, "confirm")
        await self.settled()
        return answer

    async def tap(
        self, seat: int, verb: str, argument: str = "", by: Driver | None = None
    ) -> Answer:
        """Press a button of the newest card: one that is for a seat, if there are several."""
        driver = by or self.people[seat]
        card = await self.card()
        found = with_verb(card, verb, argument)
        own = [one for one in found if str(one.custom_id).split(":")[2] in (str(seat), "")]
        assert len(own) == 1, (verb, argument, [button.label for button in card.buttons])
        answer = await driver.click(card, custom_id=own[0].custom_id)
        await self.settled()
        return answer

    async def later(self, hours: float) -> None:
        """Time passes, and the bot notices."""
        keeper = self.house.orrery.housekeeper
        assert keeper is not None
        self.house.clock.ahead += hours * 3600
        before = await self.log()
        keeper.wake()
        for _ in range(200):
            await self.house.breathe()
            if await self.log() != before:
                break
        await self.settled()

    async def tidied(self) -> None:
        """A round of housekeeping."""
        await Housekeeper(self.house.orrery.client.services).tidy()
        await self.settled()

    def name_of(self, seat: int) -> str:
        """What a player is called."""
        return str(self.people[seat].line.world["me"]["global_name"])

    def press_of(self, seat: int) -> Press:
        """Somebody acts without Discord in between."""
        return Press(int(self.people[seat].id))

    async def slow_cards(self, seconds: float) -> None:
        """The bot starts again and lets every card wait so long for more to tell."""
        await self.settled()
        self.house.policy = Policy(card_delay=seconds)
        await self.house.restart()

    async def out(self) -> None:
        """What waits goes out at last, and from now on at once."""
        self.house.clock.ahead += self.house.policy.card_delay + 1
        self.house.orrery.sessions.posted.set()
        await self.slow_cards(0.0)

    async def told_at_last(self) -> None:
        """So much time passes that what waits for more to tell goes out."""
        self.house.clock.ahead += self.house.policy.card_delay + 1
        self.house.orrery.sessions.posted.set()
        await self.settled()

    async def restart(self) -> None:
        """The bot stops and starts."""
        await self.settled()
        await self.house.restart()

    # --- what is there ---------------------------------------------------------------------

    async def settled(self) -> None:
        """Until everything that was to be posted has been posted."""
        database = self.house.orrery.sessions.database
        while (ready := await database.read(posts.next_ready)) is not None:
            if ready > self.house.orrery.sessions.clock.now() + 1:
                return  # it waits for more to tell
            await self.house.breathe()
        courier = self.house.orrery.courier
        while courier is not None and courier.busy:
            await self.house.breathe()

    async def messages(self) -> list[Screen]:
        """Everything the bot has posted here for all."""
        history = await self.onlooker.history(self.channel)
        return [one for one in history if one.author_id == BOT_ID and not one.ephemeral]

    async def card(self) -> Screen:
        """The newest of them."""
        return (await self.messages())[-1]

    def pings(self) -> list[list[int]]:
        """Which seats each message called when it was posted, in the order of posting."""
        seats = {driver.id: seat for seat, driver in enumerate(self.people)}
        made = [event["message"] for event in self.onlooker.line.events if self._is_ours(event)]
        return [sorted(seats[one] for one in Screen(message).mentions) for message in made]

    def _is_ours(self, event: Json) -> bool:
        if event["type"] != "message_create":
            return False
        screen = Screen(event["message"])
        return screen.channel_id == self.channel and screen.author_id == BOT_ID

    async def requests(self) -> list[Screen]:
        """The requests that can still be answered, as they stand in the channel."""
        return [one for one in await self.messages() if with_verb(one, "refuse")]

    async def log(self) -> list[str]:
        """The moves as stored."""
        history = await self.session.history()
        return [str(row.move) for told in history.told for row in told.moves]

    async def asked_kinds(self) -> list[str]:
        """What is asked."""
        return [row.kind for row in (await self.session.standing()).asked]

    async def asked(self) -> list[int]:
        """The seats that are asked."""
        return [row.seat for row in (await self.session.standing()).asked]


async def player(house: House, name: str) -> Driver:
    """Somebody by name, who reads English; known to the table or new to it."""
    if all(name != user.global_name for user in house.table.world.users.values()):
        ada = await house.table.player(NAMES[0])
        await ada.line.ask("add_user", name=name)
        await ada.close()
    return await house.table.player(name)


async def market(house: House) -> Four:
    """Four merchants with two coins each; the price is 1, seat 0 is on turn."""
    return await Four.sit_down(house, Record(Setup("market", ("human",) * 4, "m", "s")))


def labels(screen: Screen, seats: Sequence[int] | None = None) -> list[str]:
    """What the buttons of a card say, of some seats only."""
    found = []
    for button in screen.buttons:
        seat = str(button.custom_id).split(":")[2]
        if seats is None or seat in map(str, seats):
            found.append(button.label)
    return found
