"""Bad weather: faults of every kind at random moments, counted by kind."""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from bot.local import Driver, LocalTable, Permission, limits
from bot.store.database import Where
from tests.bot.server import server, statements
from tests.chaos.child import Child
from tests.chaos.crowd import MISHAPS, Circle

MESSAGES = r"/channels/\d+/messages"
CALLBACK = r"/interactions/\d+/[^/]+/callback"
BAD_POST = (
    "INSERT INTO post (game_id, channel, kind, payload, created, ready)"
    " VALUES (?, ?, 'card', ?, 0, 0)"
)
FROM_ALL = 0.3
"""How often the bot is removed from the whole server and not from a channel."""
CLEAR_START = 0.7
"""How often the weather lets a killed bot start at once; else it starts until it gets through."""
PASSES_S = 12.0
"""What stands in the way of a start passes in the end: nobody else uses up what was ordered, and
the pauses between a bot's attempts grow."""
LOOK_S, MOST_LOOKS, WATCHERS = 0.5, 40, 8
"""How often somebody new looks whether the bot is back, how often in all, and how many people."""
AT_PLAY_S = 1.0
"""What falls upon a bot that is back falls upon one that is being played with."""


class Returns:
    """How long people had to wait after what was down was there again."""

    def __init__(self, channel: str, people: Sequence[Driver]) -> None:
        self.took: dict[str, list[float]] = {}
        self._channel = channel
        self._people = people

    @classmethod
    async def watched(cls, table: LocalTable, channel: str) -> Returns:
        """By people who play at no table."""
        people = [table.world.add_user(f"Watcher {number}") for number in range(WATCHERS)]
        for user in people:
            table.world.join(table.arrange.home, user)
        return cls(channel, [await table.player(user.id) for user in people])

    async def look(self, what: str) -> None:
        """One after the other asks for his games until somebody is told."""
        begun = time.monotonic()
        looking: set[asyncio.Task[bool]] = set()
        try:
            for number in range(MOST_LOOKS):
                person = self._people[number % len(self._people)]
                looking.add(asyncio.create_task(self._told(person)))
                done, looking = await asyncio.wait(
                    looking, timeout=LOOK_S, return_when=asyncio.FIRST_COMPLETED
                )
                if any(one.result() for one in done):
                    break
        finally:
            for one in looking:
                one.cancel()
        self.took.setdefault(what, []).append(time.monotonic() - begun)

    async def _told(self, driver: Driver) -> bool:
        try:
            return not (await driver.slash(self._channel, "mygames")).text.startswith("⛔")
        except MISHAPS:
            await asyncio.sleep(LOOK_S)
            return False


@dataclass
class Victims:
    """Two tables whose rows are spoilt: the setup of one, the moves of the other, posts of both."""

    setup: Circle
    move: Circle

    def poison(self, database: Where, chance: random.Random) -> None:
        """Spoil something of them."""
        one, other = self.setup, self.move
        spoilt = chance.choice(
            [
                ("UPDATE game SET setup = '{' WHERE id = ?", (one.game,)),
                ("UPDATE move SET how = 'telepathy' WHERE game_id = ?", (other.game,)),
                (BAD_POST, (one.game, int(one.channel), "[]")),
                (BAD_POST, (other.game, int(other.channel), '{"turns": "x", "mention": 3}')),
            ]
        )
        with statements(database) as conn:
            conn.execute(*spoilt)


class Weather:
    """Orders one fault after another until it is told to clear up."""

    def __init__(
        self,
        table: LocalTable,
        child: Child,
        seed: int,
        victims: Victims,
        channels: Sequence[str],
        returns: Returns,
    ) -> None:
        self._victims = victims
        self._channels = channels
        self._returns = returns
        self._remembers = limits.NONCE_MEMORY_S
        self.counts: Counter[str] = Counter()
        self._table = table
        self._child = child
        self._chance = random.Random(seed)
        self._kinds: dict[str, Callable[[], Awaitable[None]]] = {
            "killed": self._kill,
            "gateway": self._gateway,
            "5xx": self._errors,
            "429": self._limits,
            "slow": self._slow,
            "lost answers": self._lost,
            "duplicates": self._duplicates,
            "reordered": self._reordered,
            "cut answers": self._cut,
            "forgotten nonces": self._forgotten,
            "poisoned rows": self._poisoned,
            "removed": self._removed,
        }
        if not isinstance(child.database, Path):
            self._kinds |= {"server killed": self._server_killed, "lines cut": self._lines_cut}

    async def blow(self, faults: int) -> None:
        """So many faults, each kind in turn in a random order; calm for a moment in between."""
        kinds: list[str] = []
        for _ in range(faults):
            if not kinds:
                kinds = self._chance.sample(sorted(self._kinds), len(self._kinds))
            kind = kinds.pop()
            await self._kinds[kind]()
            self.counts[kind] += 1
            await asyncio.sleep(self._chance.uniform(0.02, 0.2))

    def clear_up(self) -> None:
        """No more faults."""
        limits.NONCE_MEMORY_S = self._remembers
        self._table.faults.clear()

    async def _kill(self) -> None:
        await self._child.kill()
        await asyncio.sleep(self._chance.uniform(0.0, 0.3))
        if self._chance.random() < CLEAR_START:
            self._table.faults.clear()
        await self._up()

    async def _up(self) -> None:
        passing = asyncio.get_running_loop().call_later(PASSES_S, self._table.faults.clear)
        try:
            await self._child.up()
        finally:
            passing.cancel()
        await self._back("bot")

    async def _back(self, what: str) -> None:
        """Nothing new happens until somebody has heard of the bot again, and people play on."""
        await self._returns.look(what)
        await asyncio.sleep(self._chance.uniform(0.0, AT_PLAY_S))

    async def _server_killed(self) -> None:
        """The database's server dies, and is started again."""
        server().kill()
        await asyncio.sleep(self._chance.uniform(0.0, 1.0))
        await asyncio.to_thread(server().start)
        await self._back("database")

    async def _lines_cut(self) -> None:
        """Every connection to the server is cut."""
        await asyncio.to_thread(
            server().execute,
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = 'orrery'",
        )

    async def _gateway(self) -> None:
        gateway = self._table.gateway
        self._chance.choice(
            [gateway.drop, gateway.ask_reconnect, lambda: gateway.invalidate(resumable=False)]
        )()

    async def _errors(self) -> None:
        status = self._chance.choice([500, 502, 503])
        path = self._chance.choice(["", MESSAGES])
        self._table.faults.fail(self._chance.randint(1, 8), status=status, path=path)

    async def _limits(self) -> None:
        path = self._chance.choice(["", MESSAGES])
        everywhere = self._chance.random() < FROM_ALL
        self._table.faults.limit(self._chance.randint(1, 12), path=path, everywhere=everywhere)

    async def _slow(self) -> None:
        with self._table.faults.hold(path=self._chance.choice(["", MESSAGES])):
            await asyncio.sleep(self._chance.uniform(0.2, 0.8))

    async def _lost(self) -> None:
        path = self._chance.choice(["", MESSAGES])
        self._table.faults.lose_answers(self._chance.randint(1, 3), path=path)

    async def _duplicates(self) -> None:
        self._table.faults.duplicate_interactions(self._chance.randint(1, 4))

    async def _cut(self) -> None:
        """The line is cut while people are answered."""
        self._table.faults.lose_answers(self._chance.randint(1, 3), path=CALLBACK)

    async def _forgotten(self) -> None:
        """Messages arrive unheard, and from now on Discord knows no nonce any more, or again."""
        limits.NONCE_MEMORY_S = self._chance.choice([-1.0, self._remembers])
        self._table.faults.lose_answers(self._chance.randint(1, 3), method="POST", path=MESSAGES)

    async def _poisoned(self) -> None:
        """While the bot is down, somebody or something writes what nobody can read."""
        await self._child.kill()
        self._victims.poison(self._child.database, self._chance)
        await self._up()

    async def _removed(self) -> None:
        """The bot is thrown out of the server, or may not write in a channel; then it is back."""
        arrange = self._table.arrange
        if self._chance.random() < FROM_ALL:
            arrange.kick_bot(arrange.home)
            await asyncio.sleep(self._chance.uniform(0.1, 0.6))
            arrange.invite_bot(arrange.home)
            return
        channel = self._table.world.channels[self._chance.choice(self._channels)]
        arrange.forbid(channel, Permission.SEND_MESSAGES)
        await asyncio.sleep(self._chance.uniform(0.1, 0.6))
        arrange.permit(channel, Permission.SEND_MESSAGES)

    async def _reordered(self) -> None:
        self._table.faults.reverse_interactions(self._chance.randint(2, 3))
