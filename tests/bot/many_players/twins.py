"""Everything that the bot shows to one person, twice: at two tables that differ only in what he may
not know."""

from __future__ import annotations

import hashlib
import json
import random
import re
from collections.abc import AsyncIterator
from dataclasses import dataclass

from bot.local import Answer, Driver
from bot.local.wire import Json
from bot.session.values import APART_SECONDS
from engine.core.moves import Move, Seat
from engine.core.record import Record
from engine.core.table import AnyTable, Table
from tests.bot.e2e.house import House
from tests.bot.e2e.players import with_verb
from tests.bot.many_players.tables import Four
from tests.strategies import Case, random_answer

NUMBERS = (
    (re.compile(r"\b\d{15,}\b"), "#"),  # ids of Discord
    (re.compile(r"\b([vsm]1):\d+:"), r"\1:#:"),  # of games
    (re.compile(r":\d+:(agree|refuse):"), r":#:\1:"),  # of requests
    (re.compile(r"<t:\d+"), "<t:#"),
    (re.compile(r"-\d+(-\d+)?(-[0-9a-f]{6})?\.(png|txt|gif)"), r"-#.\3"),
    (re.compile(r"-[0-9a-f]{6}\.(png|gif)"), r"-#.\1"),
    (re.compile(r"table\d+"), "table#"),
    (re.compile(r"\d{4}-\d\d-\d\dT[0-9:.+Z]+"), "now"),
    (re.compile(r"(game|Game|№|#) ?\d+"), r"\1 #"),
    (re.compile(r'"(nonce|token|id|revision)": "?[^",}]*"?'), r'"\1": #'),
)


COMMANDS = ("export", "stats", "replay", "turn", "table info", "table remind")
BEYOND = {"replay": ("film",), "turn": ("ideas", "marks")}
"""What is pressed on the answers to commands."""


def plainly(shown: object) -> str:
    """What was shown, without numbers that are another for every message and every table."""
    text = json.dumps(shown, ensure_ascii=False, sort_keys=True, default=str)
    for pattern, instead in NUMBERS:
        text = pattern.sub(instead, text)
    return text


def answers(table: AnyTable) -> list[tuple[Seat, list[Move]]]:
    """The log as people give it: all that a seat answers within one round in one piece."""
    again: AnyTable = Table(table.game, table.setup)
    found: list[tuple[Seat, list[Move]]] = []
    rounds: list[int | None] = []
    for move in table.log:
        same = found and found[-1][0] == move.seat and again.round is not None
        if same and rounds[-1] == again.round:
            found[-1][1].append(move)
        else:
            found.append((move.seat, [move]))
            rounds.append(again.round)
        again.play(move)
    return found


def whole(case: Case, count: int, seed: int) -> AnyTable:
    """A random game after so many whole answers."""
    table: AnyTable = Table(case.game, case.setup(seed))
    chooser = random.Random(seed)
    for _ in range(count):
        decision = chooser.choice(table.pending)
        while True:
            sealed = len(table.sealed)
            table.play(Move(decision.seat, random_answer(decision, chooser)))
            asked = table.asked(decision.seat)
            if table.result is not None:
                return table
            if asked is None or len(table.sealed) <= sealed:
                break
            decision = asked
    return table


@dataclass
class Spy:
    """One person who presses and types whatever there is."""

    table: Four
    driver: Driver

    async def everything(self) -> list[str]:
        """All that he is sent and all that he can ask for."""
        found = [event async for event in self._sent()]
        card = await self.table.card()
        for verb in ("boards", "log", "missed", "again", "count", "turn"):
            for button in with_verb(card, verb):
                answer = await self.driver.click(card, custom_id=button.custom_id)
                found += [f"{verb}: {one}" for one in await self._read(answer)]
        for command, options in await self._commands():
            answer = await self.driver.slash(self.table.channel, command, **options)
            said = f"{command} {sorted(options.items())}"
            found += [f"{said}: {one}" for one in await self._read(answer)]
            for verb in BEYOND.get(command, ()):
                for button in with_verb(answer.message, verb):
                    pressed = await self.driver.click(answer.message, custom_id=button.custom_id)
                    found += [f"{verb}: {one}" for one in await self._read(pressed)]
        for path, option in (
            ("move", "text"),
            ("table rewind", "turn"),
            ("why", "action"),
            ("show", "what"),
            ("show", "seat"),
        ):
            for typed in ("", "a", "k", "s", "1"):
                offered = await self.driver.autocomplete(self.table.channel, path, option, typed)
                shown = [(one.name, one.value) for one in offered]
                found.append(f"{path} {option} {typed!r}: {plainly(shown)}")
        return found

    async def _sent(self) -> AsyncIterator[str]:
        for event in self.driver.line.events:
            if event["type"].startswith("message") and self._is_here(event):
                yield plainly(event)
                for line in await self._pictures(event.get("message", {})):
                    yield line

    def _is_here(self, event: Json) -> bool:
        message = event.get("message") or {}
        return str(message.get("channel_id")) == self.table.channel

    async def _commands(self) -> list[tuple[str, dict[str, str]]]:
        found: list[tuple[str, dict[str, str]]] = [(name, {}) for name in COMMANDS]
        whats = await self.driver.autocomplete(self.table.channel, "show", "what", "")
        for what in whats:
            found.append(("show", {"what": str(what.value)}))
            seats = map(str, range(len(self.table.people)))
            found += [("show", {"what": str(what.value), "seat": seat}) for seat in seats]
        row, _ = await self.table.house.orrery.sessions.find(self.table.game)
        verbs = [one.verb for one in self.table.house.games[row.key].commands]
        return [*found, *(("why", {"action": verb}) for verb in verbs)]

    async def _read(self, answer: Answer) -> list[str]:
        raw = answer.message.raw
        return [plainly(_shown(raw)), *await self._pictures(raw)]

    async def _pictures(self, raw: Json) -> list[str]:
        """Files as they are: pixels of pictures, text of exports."""
        found = []
        for one in raw.get("attachments", ()):
            data = await self.driver.download(one["url"])
            if data.startswith((b"\x89PNG", b"GIF")):
                found.append(f"picture {hashlib.sha256(data).hexdigest()}")
            else:
                found.append(plainly(data.decode("utf-8", "replace")))
        return found


def _shown(raw: Json) -> Json:
    """What somebody can see of a message, or have read to him."""
    described = [one.get("description") for one in raw.get("attachments", ())]
    shown = ("content", "components", "embeds", "mentions")
    return {**{key: raw.get(key) for key in shown}, "described": described}


async def told_twins(
    house: House, table: AnyTable, twin: AnyTable, reader: Seat | None, typed: int
) -> tuple[list[str], list[str]]:
    """All that a reader gets to see at a table and its twin; the last answers were typed there."""
    shown = []
    for one in (table, twin):
        given = answers(one)
        last = given[len(given) - typed :]
        first = len(one.log) - sum(len(moves) for _, moves in last)
        four = await Four.sit_down(house, Record(one.setup, tuple(one.log[:first])))
        spy = Spy(four, four.onlooker if reader is None else four.people[reader])
        spy.driver.line.events.clear()
        for seat, moves in last:
            await four.typed(seat, "; ".join(" ".join(move.words) for move in moves))
            await later(four)
        if given[-1][0] != reader:
            await four.people[given[-1][0]].slash(four.channel, "undo")
            await later(four)
        await four.tidied()
        shown.append(await spy.everything())
    return shown[0], shown[1]


async def later(four: Four) -> None:
    """More than a minute passes, so that nothing waits for more to tell."""
    four.house.clock.ahead += APART_SECONDS + 1
    four.house.orrery.sessions.posted.set()
    await four.settled()
