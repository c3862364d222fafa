"""Several tables of people who go on playing what is offered, whatever the weather."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import TypeVar

from bot.local import Answer, Driver, LocalTable, Screen
from bot.local.line import RequestRefusedError
from bot.local.outcome import NoAnswerError
from bot.play.panel.verbs import FORM
from bot.store import games, reader
from bot.store.database import Where
from bot.store.errors import ServerAwayError
from bot.store.sql import Connection
from engine.core.moves import Role
from render import texts

T = TypeVar("T")

NAMES = ("Ada", "Борис", "Оксана")
PLAYED = ("race", "gaia", "federation")
"""Table by table: two games of turns, and one of rounds with sealed answers."""
DONE, TAKEN_BACK, AGREED = (
    tuple(texts.text(lang, key) for lang in texts.LANGUAGES)
    for key in ("panel-done", "undo-done", "consent-granted")
)
SEALED, ORDERED = (
    tuple(
        str(texts.text(lang, key, moves=texts.Text("@"), seats="")).split("@")[0]
        for lang in texts.LANGUAGES
    )
    for key in ("panel-sealed", "panel-order-about")
)
"""How people see that what they typed is sealed: it is said, or what comes next is asked."""
TICK = " ✓"
KEPT, NOT_KEPT = (
    tuple(
        str(texts.text(lang, key, reference=texts.Text("@"))).split("@")[0]
        for lang in texts.LANGUAGES
        for key in keys
    )
    for keys in (("reply-fault-kept",), ("reply-fault", "reply-too-late"))
)
"""How people are told that what they did stands although something went wrong, or does not."""
ON_PANEL, ONLY_DRAFTED = 0.2, 0.1
"""How often people press instead of typing, and type without ending their turn."""
OTHERWISE = 0.15
"""How often somebody opens his panel who is not asked, and may have an answer to change."""
BACK, OWN, AGREEING = 0.2, 0.7, 0.8
"""How often somebody takes back, how often that is whoever has just ended a turn, and how often
people consent to it where they are asked."""
AGREE, REFUSE = "agree", "refuse"
MISHAPS = (NoAnswerError, RequestRefusedError, TimeoutError, LookupError, ServerAwayError)
"""What a person may meet in bad weather, besides a refusal in words."""


@dataclass(frozen=True)
class Promise:
    """What the bot has told somebody is done."""

    game: int
    interaction: int
    user: int
    text: str
    """What was typed; empty if it was confirmed on a panel."""


@dataclass(frozen=True)
class Statement:
    """What somebody was told when something went wrong: that it was kept, or that it was not."""

    interaction: int
    kept: bool


@dataclass
class Circle:
    """Who plays one game in one channel."""

    database: Where
    channel: str
    drivers: dict[int, Driver]
    game: int = 0
    promises: list[Promise] = field(default_factory=list)
    undone: list[Promise] = field(default_factory=list)
    """What was taken back, as somebody was told."""
    told: list[Statement] = field(default_factory=list)
    answered: set[tuple[str, str]] = field(default_factory=set)
    """Who has pressed something on which request; nobody does so again and again."""
    tries: Counter[str] = field(default_factory=Counter)
    """By what came of them."""

    @classmethod
    async def sit_down(cls, table: LocalTable, database: Where, number: int) -> Circle:
        """People and a channel of their own; a lobby, joined and started in fair weather."""
        home, world = table.arrange.home, table.world
        channel = world.add_channel(home, f"chaos-{number}")
        people = [world.add_user(f"{name} {number}") for name in NAMES[: 2 + number % 2]]
        for user in people:
            world.join(home, user)
        drivers = [await table.player(user.id) for user in people]
        circle = cls(database, channel.id, {int(one.id): one for one in drivers})
        host, *guests = drivers
        game = PLAYED[number % len(PLAYED)]
        card = await host.slash(channel.id, f"new {game}", seed=f"chaos {number}")
        for guest in guests:
            await guest.click(card.message, "Join")
        await host.click(card.message, "Start")
        with reader(database) as conn:
            found = conn.execute("SELECT max(id) FROM game WHERE channel = ?", (int(channel.id),))
            circle.game = int(found.fetchone()[0])
        await circle.begin(random.Random(number))
        return circle

    async def begin(self, chance: random.Random) -> None:
        """Play in fair weather until the first turn: from then on there is a card for each."""
        while not await self.in_turns():
            await self._type((await self.asked())[0], chance, commit=True)

    async def in_turns(self) -> bool:
        """Whether a main turn is asked for."""
        rows = await self._read(games.asked)
        return any(row.role in (Role.TURN, Role.ROUND) for row in rows)

    async def asked(self) -> list[Driver]:
        """Whoever is asked now, by the store; nobody when the game is over."""
        return [self.drivers[user] for user in await self._read(games.people_asked)]

    async def over(self) -> bool:
        """Whether the game has ended."""
        row = await self._read(games.find)
        return row is not None and row.ended is not None

    async def _read(self, look: Callable[[Connection, int], T]) -> T:
        """Beside the event loop, on which Discord runs: a server that is away is waited for."""

        def work() -> T:
            with reader(self.database) as conn:
                return look(conn, self.game)

        return await asyncio.to_thread(work)

    async def play_for(self, chance: random.Random, calm: asyncio.Event) -> None:
        """Move after move until the weather has cleared up or the game is over."""
        while not calm.is_set():
            try:
                if await self.over():
                    return
                await self.move(chance)
            except MISHAPS as error:
                self.tries[type(error).__name__] += 1
                await asyncio.sleep(chance.uniform(0.0, 0.2))

    async def move(self, chance: random.Random) -> None:
        """Somebody who is asked plays one thing that he is offered, typed or on the panel; or
        somebody takes back, or answers a request to."""
        waiting = await self.asked()
        if not waiting:
            await asyncio.sleep(0.02)
            return
        if chance.random() < BACK:
            people = list(self.drivers.values())
            own = self.promises and chance.random() < OWN
            await self._take_back(
                self.drivers[self.promises[-1].user] if own else chance.choice(people)
            )
            return
        requests = [one for driver in self.drivers.values() for one in self._requests(driver)]
        if requests:
            await self._consent(*chance.choice(requests), chance.random() < AGREEING)
            return
        driver = chance.choice(waiting)
        if chance.random() < OTHERWISE:
            await self._press(chance.choice([*self.drivers.values()]), chance)
        elif chance.random() < ON_PANEL:
            await self._press(driver, chance)
        else:
            await self._type(driver, chance, commit=chance.random() > ONLY_DRAFTED)

    async def _press(self, driver: Driver, chance: random.Random) -> None:
        """Open the panel and press something on it."""
        panel = await driver.slash(self.channel, "turn")
        presses = pressable(panel.message)
        if not presses:
            self.tries["nothing to press"] += 1
        else:
            begin = len(driver.line.events)
            answer = await driver.click(panel.message, custom_id=chance.choice(presses))
            self._heard(driver, answer, "", begin)

    async def _take_back(self, driver: Driver) -> None:
        """Take back one's last step, or one's last turn, or ask the others for it."""
        begin = len(driver.line.events)
        answer = await driver.slash(self.channel, "undo")
        self._heard_undo(driver, answer, begin)

    def _requests(self, driver: Driver) -> Iterator[tuple[Driver, Screen]]:
        """The newest request that waits for somebody's consent."""
        waiting = [
            one
            for one in driver.line.messages.values()
            if one.channel_id == self.channel
            and _button(one, AGREE, driver.id)
            and (driver.id, one.id) not in self.answered
        ]
        yield from ((driver, one) for one in waiting[-1:])

    async def _consent(self, driver: Driver, request: Screen, agree: bool) -> None:
        begin = len(driver.line.events)
        self.answered.add((driver.id, request.id))
        pressed = _button(request, AGREE, driver.id) if agree else _button(request, REFUSE)
        with contextlib.suppress(RequestRefusedError):  # the button has just been taken away
            self._heard_undo(driver, await driver.click(request, custom_id=pressed), begin)

    def _noted(self, driver: Driver, answer: Answer, begin: int) -> None:
        """Keep what was said of something that went wrong."""
        said = answer.text.removeprefix("⛔ ")
        for kept, beginnings in ((True, KEPT), (False, NOT_KEPT)):
            if said.startswith(beginnings):
                self.told.append(Statement(next(_interactions(driver, begin)), kept))

    def _heard_undo(self, driver: Driver, answer: Answer, begin: int) -> None:
        self._noted(driver, answer, begin)
        done = answer.text.startswith((*TAKEN_BACK, *AGREED))
        self.tries["taken back" if done else _kind_of(answer)] += 1
        if done:
            number = next(_interactions(driver, begin))
            self.undone.append(Promise(self.game, number, int(driver.id), ""))

    async def _type(self, driver: Driver, chance: random.Random, *, commit: bool) -> None:
        offered = await driver.autocomplete(self.channel, "move", "text")
        if not offered:
            self.tries["nothing offered"] += 1
            return
        text = str(chance.choice(offered).value)
        begin = len(driver.line.events)
        answer = await driver.slash(self.channel, "move", text=text, commit=commit)
        self._heard(driver, answer, text, begin, commit=commit)

    def _heard(
        self, driver: Driver, answer: Answer, text: str, begin: int, *, commit: bool = True
    ) -> None:
        self._noted(driver, answer, begin)
        sealed = answer.text.startswith(SEALED) or (
            answer.text.startswith(ORDERED) and TICK in answer.text
        )
        done = answer.text.startswith(DONE) or bool(sealed and text and commit)
        self.tries["turn" if done else _kind_of(answer)] += 1
        if done:
            number = next(_interactions(driver, begin))
            self.promises.append(Promise(self.game, number, int(driver.id), text))

    async def able(self) -> list[str]:
        """Who is asked and cannot go on: nothing is offered to him, or his panel does not open."""
        found = []
        for driver in await self.asked():
            if not await driver.autocomplete(self.channel, "move", "text"):
                found.append(f"game {self.game}: nothing is offered to {driver.id}")
            panel = await driver.slash(self.channel, "turn")
            if not pressable(panel.message) and not panel.message.selects:
                found.append(f"game {self.game}: {driver.id} has no panel: {panel.text}")
        return found


def _kind_of(answer: Answer) -> str:
    """What came of a try that has ended no turn."""
    return "refused" if answer.text.startswith("⛔") else "a step, or a look"


def pressable(screen: Screen) -> list[str]:
    """The buttons of a panel that do something at once; a form would have to be filled in."""
    pressed = [str(one.custom_id) for one in screen.buttons if one.custom_id and not one.disabled]
    return [custom_id for custom_id in pressed if custom_id.split(":")[4] != FORM]


def _button(screen: Screen, verb: str, argument: str = "") -> str:
    """The id of an enabled button that says this; empty if there is none."""
    for one in screen.buttons:
        parts = str(one.custom_id).split(":", 5)
        if parts[4:5] == [verb] and argument in parts[5] and not one.disabled:
            return str(one.custom_id)
    return ""


def _interactions(driver: Driver, begin: int) -> Iterator[int]:
    """The interactions that came of what a person has done since then."""
    for event in driver.line.events[begin:]:
        if event["type"] == "interaction":
            yield int(event["id"])
