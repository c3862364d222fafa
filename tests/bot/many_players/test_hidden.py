"""Nothing hidden leaks: everything anybody is sent is searched for what he must not know."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field

import pytest
import pytest_asyncio

from bot.local import Driver
from engine.core.game import Setup
from engine.core.record import Record
from tests.bot.e2e.house import House
from tests.bot.e2e.players import with_verb
from tests.bot.many_players.tables import Four
from tests.games.lanterns import LANTERNS

pytestmark = pytest.mark.asyncio(loop_scope="module")


def shown(text: str) -> set[str]:
    """The lanterns that a text names, in notation or in words."""
    found = {f"{colour}{light}" for colour, light in re.findall(r"(red|gold|blue)(\d)", text)}
    for colour, light in re.findall(r"(red|golden|blue) lantern (\d)", text):
        found.add(f"{colour.removesuffix('en')}{light}")
    return found


@dataclass
class Witness:
    """Searches what somebody has been sent since it was searched last."""

    table: Four
    driver: Driver
    seat: int | None
    known: set[str] = field(default_factory=set)
    read: int = 0

    async def look(self) -> None:
        """Nothing has come but what lies open, and what this person has held himself."""
        view = await self.table.session.view(self.seat)
        self.known |= {*view.river}
        if self.seat is not None:
            self.known |= {*(view.keepers[self.seat].hand or ())}
        events = self.driver.line.events
        sent = json.dumps(events[self.read :], ensure_ascii=False)
        self.read = len(events)
        assert shown(sent) <= self.known, (self.seat, shown(sent) - self.known)


@pytest_asyncio.fixture(loop_scope="module")
async def watched(house: House) -> tuple[Four, list[Witness]]:
    """Four keepers who have yet to float, each of them and an onlooker watched."""
    setup = Setup("lanterns", ("human",) * 4, "w", "s", {"nights": "1"}, {"deck": LANTERNS})
    table = await Four.sit_down(house, Record(setup))
    people = [*enumerate(table.people), (None, table.onlooker)]
    return table, [Witness(table, driver, seat) for seat, driver in people]


async def look(witnesses: list[Witness]) -> None:
    for witness in witnesses:
        await witness.look()


async def pry(table: Four, witnesses: list[Witness]) -> None:
    """Everybody asks for all there is to see, also from the seats of others."""
    card = await table.card()
    for witness in witnesses:
        for verb in ("boards", "log", "missed", "again"):
            for button in with_verb(card, verb):
                await witness.driver.click(card, custom_id=button.custom_id)
        for seat in ("1", "3"):
            await witness.driver.slash(table.channel, "show", what="text", seat=seat)
        await witness.driver.slash(table.channel, "show", what="log")
        await witness.driver.slash(table.channel, "export")
        await witness.driver.autocomplete(table.channel, "move", "text")
    await look(witnesses)


async def hand(table: Four, seat: int) -> list[str]:
    return list((await table.session.view(seat)).keepers[seat].hand)


async def test_the_search_would_find_what_leaks() -> None:
    assert shown("v1:7:0:3:take:sell gold3") == {"gold3"}
    assert shown("Ada floats the golden lantern 3.") == {"gold3"}


async def test_a_whole_night_shows_nobody_what_he_must_not_know(
    watched: tuple[Four, list[Witness]],
) -> None:
    table, witnesses = watched
    for seat in range(3):
        await table.turn(seat, f"float {(await hand(table, seat))[0]}")
        await look(witnesses)
    # a secret answer is taken back and another one given, before anybody has seen it
    said = await table.people[1].slash(table.channel, "undo")
    assert not said.text.startswith("⛔")
    await table.settled()
    await look(witnesses)
    await table.restart()
    await table.turn(1, f"float {(await hand(table, 1))[1]}")
    await look(witnesses)
    assert not (await table.session.view()).river
    await pry(table, witnesses)
    await table.turn(3, f"float {(await hand(table, 3))[0]}")
    assert len((await table.session.view()).river) == 4
    await look(witnesses)

    (first,) = await table.asked()
    await table.turn(first, "draw")  # reveals, so that the turn is committed up to here
    await look(witnesses)
    card = (await hand(table, first))[0]
    await pry(table, witnesses)
    await table.turn(first, f"light ; {card}")  # typed like this, the turn is ended too
    await look(witnesses)
    others = await table.asked()
    await table.tap(others[0], "answer", "cheer")
    await look(witnesses)

    # the way back across what was drawn needs everybody; what was drawn is not told
    await table.people[first].slash(table.channel, "undo")
    await table.settled()
    await look(witnesses)
    for seat in range(4):
        if seat != first:
            request = [one for one in await table.messages() if with_verb(one, "refuse")][-1]
            found = with_verb(request, "agree", table.people[seat].id)
            if found:
                await table.people[seat].click(request, custom_id=found[0].custom_id)
    await table.settled()
    await look(witnesses)
    await pry(table, witnesses)


async def test_who_only_looks_on_sees_the_boards_and_can_do_nothing(
    watched: tuple[Four, list[Witness]],
) -> None:
    table, witnesses = watched
    await table.turn(2, f"float {(await hand(table, 2))[0]}")
    onlooker = table.onlooker
    shown_log = await onlooker.slash(table.channel, "show", what="log")
    assert shown_log.ephemeral
    assert not shown_log.text.startswith("⛔")
    assert await onlooker.autocomplete(table.channel, "move", "text") == []
    for refused in (
        await onlooker.slash(table.channel, "move", text="light"),
        await onlooker.slash(table.channel, "turn"),
        await onlooker.slash(table.channel, "undo"),
    ):
        assert refused.ephemeral
        assert refused.text.startswith("⛔")
    pressed = await table.tap(0, "turn", by=onlooker)
    assert "/show is open to everybody" in pressed.text
    await look(witnesses)
