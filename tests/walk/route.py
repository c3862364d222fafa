"""The walk itself: two players in round 2, a build that offers a charge, caches as after a turn."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.local import Answer, Driver, Screen
from bot.play.panel.elements import PanelPlace, PanelRoom
from bot.play.panel.look import code_of
from bot.play.panel.verbs import CONFIRM, SHOW
from engine.core.record import Record, parse_record
from tests.bot.e2e.enter_record import Piece, enter_typed, pieces, seat_people
from tests.bot.e2e.fingers import Fingers
from tests.bot.e2e.house import House, open_house
from tests.bot.e2e.players import Party
from tests.walk.footprint import Footprint, Tracker

RECORD = parse_record(Path(__file__).with_name("round_two.txt").read_text(encoding="utf-8"))
TURN_BEFORE = 3
"""Moves of the record that are played by people: a turn and the answer to it."""
BUILD = ("build", "3b2")
NAMES = ["Ada", "Борис"]
BREATHS = 10


class Walker:
    """Somebody on turn, watched."""

    def __init__(self, tracker: Tracker, party: Party, driver: Driver) -> None:
        self.tracker = tracker
        self.party = party
        self.driver = driver
        self.done: list[Footprint] = []

    @asynccontextmanager
    async def step(self, name: str, *, posts: bool = False) -> AsyncIterator[None]:
        """An act, from its arrival until it is answered; and until its card is posted."""
        await self.party.settled()
        await self._answered()
        with self.tracker.walk(name) as footprint:
            yield
            await self._answered()
            if posts:
                await self.party.settled()
        self.done.append(footprint)

    async def _answered(self) -> None:
        """Until the bot has done all that the last act has begun, a look at posts included."""
        client = self.party.house.orrery.client
        for _ in range(BREATHS):
            while client._acting:
                await self.party.house.breathe()
            await self.party.house.breathe()

    async def by_typing(self) -> None:
        """Autocomplete, then the whole turn in one line."""
        channel = self.party.channel
        async with self.step("autocomplete"):
            offered = await self.driver.autocomplete(channel, "move", "text", BUILD[0])
        assert " ".join(BUILD) in [choice.value for choice in offered]
        async with self.step("move", posts=True):
            line = {"text": " ".join(BUILD), "commit": True}
            self._right(await self.driver.slash(channel, "move", line))
        await self._charge_is_offered()

    async def by_taps(self) -> None:
        """A list of the panel opened, taken from, confirmed; and the game looked through."""
        answer = await self.driver.slash(self.party.channel, "turn")
        panel = Fingers(self.driver, answer.message)
        door = panel.button(SHOW, str(PanelPlace(PanelRoom.VERB, BUILD[0])))
        async with self.step("open"):
            await panel.press(door)
        value = code_of(" ".join(BUILD))
        (menu,) = [one for one in panel.screen.selects if value in one.values]
        async with self.step("take"):
            panel.saw(await self.driver.select(panel.screen, value, menu.custom_id))
        button = panel.button(CONFIRM, "")
        async with self.step("confirm", posts=True):
            await panel.press(button)
        await self._charge_is_offered()
        async with self.step("replay"):
            self._right(await self.driver.slash(self.party.channel, "replay"))

    async def _charge_is_offered(self) -> None:
        """The other one is asked on the card."""
        card: Screen = await self.party.last_card()
        other = next(one for one in self.party.drivers if one != self.driver.id)
        assert other in card.mentions

    @staticmethod
    def _right(answer: Answer) -> None:
        assert not answer.text.startswith("⛔"), answer.text


async def walked(folder: Path) -> list[Footprint]:
    """All the steps, in the order in which a player takes them."""
    tracker = Tracker()
    tracker.start()
    found: list[Footprint] = []
    async with open_house(folder) as house:
        for play in (Walker.by_typing, Walker.by_taps):
            party = await _in_play(house)
            seat = RECORD.moves[-TURN_BEFORE].seat
            walker = Walker(tracker, party, list(party.drivers.values())[seat])
            await walker.driver.slash(party.channel, "turn")
            await play(walker)
            found += walker.done
    return found


async def _in_play(house: House) -> Party:
    """A game at the position, the turn before it played by people."""
    begun = Record(RECORD.setup, RECORD.moves[:-TURN_BEFORE])
    party = await seat_people(house, await house.channel(), RECORD, NAMES, begun)
    for piece in list(pieces(RECORD))[-2:]:
        await _entered(party, piece)
    return party


async def _entered(party: Party, piece: Piece) -> None:
    driver = list(party.drivers.values())[piece.seat]
    assert await driver.autocomplete(party.channel, "move", "text")
    await enter_typed(party, piece)
    await party.settled()
