"""Measures the whole bot at the local table: what people wait for while many tables play at once.

The bot runs in a process of its own; the table and its people in this one. Games begin in the
middle of a recorded one. At every table somebody who is asked looks at what he may play, opens the
panel, types the beginning of one answer, takes it from the list and sends it: every other time to
be committed at once, else into his draft, which he looks at and confirms. Then all wait for the
card, and for as long as a quick player thinks.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
import json
import random
import sys
import tempfile
import time
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from bot.bench.scripts import Script, percentiles
from bot.bench.sessions import leave_all_to_players
from bot.local import Answer, Driver, LocalTable, NoAnswerError, Screen
from bot.local.driver import Choice
from bot.local.wire import Json
from bot.local.world import BOT_ID
from bot.play.panel.verbs import CONFIRM
from bot.session import Place, Sessions
from bot.store import Database, games, reader
from engine import GAMES
from engine.core.record import Record
from render import texts
from render.collector import settle_memory

THINKING_S = 20.0
"""Seconds between the moves of one table, in the middle; a single table plays without a pause."""
LOOKING_S = 2.0
"""Seconds for which somebody looks at his draft, in the middle."""
SENDING_S = 1.0
"""Seconds between the last list that somebody is offered and his sending, in the middle."""
LETTERS = 3
"""So many of the last word are typed before one is taken from the list."""
LASTING_S = 60.0
RELAY = 8
"""Games that are played one after another where a single table is measured."""
CARD_S = 10.0
"""Longer than any card takes."""
BEGUN = 0.5
"""Which part of the recorded game has been played when the measuring begins."""
DONE = texts.text("en", "panel-done")
LATE = (NoAnswerError, TimeoutError)


@dataclass(slots=True)
class Waits:
    """Milliseconds that people have waited."""

    offer: list[float] = field(default_factory=list)
    panel: list[float] = field(default_factory=list)
    move: list[float] = field(default_factory=list)
    """Typed and committed at once."""
    draft: list[float] = field(default_factory=list)
    """Typed into the draft."""
    confirm: list[float] = field(default_factory=list)
    """The draft confirmed."""
    card: list[float] = field(default_factory=list)
    cardless: int = 0
    """Answers after which none came: where all decide at once cards are a minute apart."""
    late: int = 0

    def figures(self) -> dict[str, object]:
        """All of it in short."""
        return {
            "autocomplete_ms": percentiles(self.offer),
            "panel_ms": percentiles(self.panel),
            "move_ms": percentiles(self.move),
            "draft_ms": percentiles(self.draft),
            "confirm_ms": percentiles(self.confirm),
            "card_ms": percentiles(self.card),
            "without_card": self.cardless,
            "unanswered": self.late,
        }


@dataclass(slots=True)
class Circle:
    """One table and its people."""

    database: Path
    channel: str
    drivers: dict[int, Driver]
    game: int

    def asked(self) -> Driver | None:
        """Somebody who is asked; nobody when the game is over."""
        everybody = self.everybody_asked()
        return everybody[0] if everybody else None

    def everybody_asked(self) -> list[Driver]:
        """All who are asked: where it is more than one, only the last answer makes a card."""
        with reader(self.database) as conn:
            return [self.drivers[user] for user in games.people_asked(conn, self.game)]

    async def wake(self) -> None:
        """Games are loaded and caches filled when they are first needed; that is not measured."""
        driver = self.asked()
        if driver is not None:
            with contextlib.suppress(*LATE):
                await driver.slash(self.channel, "turn")

    async def move(self, chance: random.Random, waits: Waits) -> bool:
        """Somebody plays something; False when the game is over."""
        everybody = self.everybody_asked()
        if not everybody:
            return False
        driver = everybody[0]
        offered = await self._offered(driver, "", waits)
        waits.panel.append((await driver.slash(self.channel, "turn")).first_after * 1000)
        text = str(chance.choice(offered).value)
        begun, last, rest = text.rpartition(" ")
        await self._offered(driver, f"{begun}{last}{rest[:LETTERS]}", waits)
        await asyncio.sleep(chance.uniform(0.5 * SENDING_S, 1.5 * SENDING_S))
        card = asyncio.create_task(driver.line.coming(partial(is_card, channel=self.channel)))
        try:
            start, answer = await self._played(driver, text, chance, waits)
            if len(everybody) == 1 and answer.text.startswith(DONE):
                try:
                    await asyncio.wait_for(asyncio.shield(card), CARD_S)
                    waits.card.append(_ms(start))
                except TimeoutError:
                    waits.cardless += 1
        finally:
            card.cancel()
        return True

    async def _offered(self, driver: Driver, typed: str, waits: Waits) -> list[Choice]:
        """What somebody is offered who has typed that."""
        start = time.perf_counter()
        offered = await driver.autocomplete(self.channel, "move", "text", typed)
        waits.offer.append(_ms(start))
        return offered

    async def _played(
        self, driver: Driver, text: str, chance: random.Random, waits: Waits
    ) -> tuple[float, Answer]:
        """A typed move, at once or by way of the draft; when it was committed, and the answer."""
        at_once, start = chance.random() < 0.5, time.perf_counter()
        answer = await driver.slash(self.channel, "move", text=text, commit=at_once)
        (waits.move if at_once else waits.draft).append(answer.first_after * 1000)
        ids = ids_of(answer.message, CONFIRM)
        if not at_once and ids:
            await asyncio.sleep(chance.uniform(0.5 * LOOKING_S, 1.5 * LOOKING_S))
            start = time.perf_counter()
            answer = await driver.click(answer.message, custom_id=ids[0])
            waits.confirm.append(answer.first_after * 1000)
        return start, answer


def ids_of(screen: Screen, verb: str) -> list[str]:
    """The enabled buttons that do this."""
    return [
        str(button.custom_id)
        for button in screen.buttons
        if not button.disabled and does(button.custom_id or "", verb)
    ]


def does(custom_id: str, verb: str) -> bool:
    """Whether a press on this does that."""
    return custom_id.split(":", 5)[4:5] == [verb]


def is_card(event: Json, channel: str) -> bool:
    """Whether this is the card of a channel's table, new or changed; an old one has no buttons any
    more."""
    if event["type"] not in ("message_create", "message_update"):
        return False
    screen = Screen(event["message"])
    ours = screen.author_id == BOT_ID and screen.channel_id == channel
    return ours and not screen.ephemeral and bool(screen.buttons)


async def at_tables(script: Script, count: int) -> dict[str, object]:
    """How long people wait with so many tables."""
    waits = Waits()
    async with awake(script, RELAY if count == 1 else count) as (circles, process):
        await asked_of(process)
        await _play(circles, count, waits)
        inside = await asked_of(process)
    return {"thinking_s": _thinking(count), **waits.figures(), "bot": inside}


@asynccontextmanager
async def awake(
    script: Script, count: int, begun: Record | None = None
) -> AsyncIterator[tuple[list[Circle], Process]]:
    """So many tables in the middle of their game (or as far as has `begun`), all of them loaded,
    and the bot that serves them in a process of its own."""
    with tempfile.TemporaryDirectory() as folder:
        async with LocalTable(rate_limits=False, keeps_files=False) as table:
            begun = begun or script.first(middle_of(script))
            circles = await sit_down(table, Path(folder) / "orrery.db", script, count, begun)
            async with hosted(table, Path(folder)) as process:
                await posted(circles[0].database)
                for circle in circles:
                    await circle.wake()
                settle_memory()  # here: or people would wait for our collector, not for the bot
                try:
                    yield circles, process
                finally:
                    gc.unfreeze()


def middle_of(script: Script) -> int:
    """After so many moves the measuring begins."""
    return int(BEGUN * len(script.record.moves))


async def sit_down(
    table: LocalTable, path: Path, script: Script, count: int, begun: Record
) -> list[Circle]:
    """A server for each table, so that nobody is told of what is played elsewhere."""
    seated: list[tuple[str, list[str], int]] = []
    async with await Database.open(path) as database:
        sessions = Sessions(database, GAMES)
        await leave_all_to_players(sessions, script)
        for number in range(count):
            names = [f"P{number}-{at}" for at, _ in enumerate(script.users)]
            people = [table.world.add_user(name) for name in names]
            guild = table.arrange.add_guild(f"Server {number}", names)
            channel = next(one for one in table.world.channels.values() if one.guild_id == guild.id)
            users = tuple(int(user.id) for user in people)
            place = Place(users[0], int(guild.id), int(channel.id))
            game = await sessions.take_in(begun, place, users)
            seated.append((channel.id, [user.id for user in people], game.id))
            await game.unload()
    # once everybody is known: whoever is there already would be told of each newcomer
    return [
        Circle(path, channel, {int(user): await table.player(user) for user in users}, number)
        for channel, users, number in seated
    ]


@asynccontextmanager
async def hosted(table: LocalTable, folder: Path) -> AsyncIterator[Process]:
    """The bot in a process of its own, serving this table."""
    line = ("-m", "bot.bench.host", table.api_url, table.token, str(folder))
    process = await asyncio.create_subprocess_exec(sys.executable, *line, stdin=PIPE, stdout=PIPE)
    try:
        await table.bot_online()
        yield process
    finally:
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


async def asked_of(process: Process) -> dict[str, Any]:
    """What the bot has measured since it was asked last."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(b"\n")
    return dict(json.loads(await process.stdout.readline()))


async def posted(path: Path) -> None:
    """Until the first cards are there."""
    while True:
        with reader(path) as conn:
            waiting = conn.execute("SELECT count(*) FROM post WHERE done IS NULL").fetchone()[0]
        if not waiting:
            return
        await asyncio.sleep(0.1)


async def _play(circles: list[Circle], count: int, waits: Waits) -> None:
    """All tables at once, or one after another where only one is measured."""
    until = time.perf_counter() + LASTING_S
    thinking = _thinking(count)
    rows = [circles] if count == 1 else [[circle] for circle in circles]
    await asyncio.gather(
        *(_at_tables(row, random.Random(n), thinking, until, waits) for n, row in enumerate(rows))
    )


async def _at_tables(
    circles: list[Circle], chance: random.Random, thinking: float, until: float, waits: Waits
) -> None:
    await asyncio.sleep(chance.uniform(0, thinking))
    for circle in circles:
        while time.perf_counter() < until:
            try:
                if not await circle.move(chance, waits):
                    break
            except LATE:
                waits.late += 1
            await asyncio.sleep(chance.uniform(0, 2 * thinking))


def _thinking(count: int) -> float:
    return 0.0 if count == 1 else THINKING_S


def _ms(start: float) -> float:
    return (time.perf_counter() - start) * 1000
