"""Bursts at Discord's own pace: nothing is refused, nobody waits for an answer, every card comes.

The houses of all other modules hold the bot to the same limits in a fiftieth of the time.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from dataclasses import asdict

import pytest
import pytest_asyncio

from bot.cards.compose import TURNS
from bot.local.model import Channel
from bot.local.rest.door import Exchange
from bot.people.reminders import CHANNEL, Reminded
from bot.session import Place
from bot.session.asked.calls import NOTICE
from bot.store import posts
from bot.store.rows import PostRow
from engine.core.game import Setup
from engine.core.record import Record
from tests.bot.e2e.house import House, open_house
from tests.bot.e2e.players import with_verb
from tests.bot.many_players.tables import GAMES, Four, market, player
from tests.bot.many_players.test_charge import built

pytestmark = pytest.mark.asyncio(loop_scope="module")

TRUE = 1.0
CARDS = 7
"""More than Discord takes in five seconds; the last of them shows that somebody has come."""
TABLES, MANY = 10, 60
DUE, SOME = 1000, 60
PAUSED = {"what": "paused", "user": 1}


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    """A house where everything takes as long as at Discord."""
    async with open_house(tmp_path_factory.mktemp("house"), GAMES, pace=TRUE) as house:
        yield house


def messages(conn: sqlite3.Connection, game: int) -> list[PostRow]:
    """The posts of a game that stand in its channel, newest first."""
    rows = conn.execute(
        "SELECT id FROM post WHERE game_id = ? AND message IS NOT NULL ORDER BY id DESC", (game,)
    )
    found = [posts.find(conn, post) for (post,) in rows.fetchall()]
    return [one for one in found if one is not None]


async def told(table: Four) -> list[tuple[int, ...]]:
    """The first and the last turn of every card, in the order in which they stand there."""
    rows = await table.house.orrery.database.read(messages, table.game)
    standing = [int(one.id) for one in await table.messages()]
    assert standing == [row.message for row in reversed(rows)], "as they were put in"
    return [tuple(row.payload[TURNS]) for row in reversed(rows)]


async def all_told(table: Four) -> None:
    """Every turn since the first card stands on one, and the last card says who is asked."""
    ranges = await told(table)
    turns = (await table.session.standing()).last_turn
    known = [turn for first, last in ranges for turn in range(first, last + 1)]
    assert known == [*range(ranges[0][0], turns + 1)]
    text = (await table.card()).text
    assert all(table.people[seat].mention in text for seat in await table.asked())


async def test_three_take_their_charge_within_a_second(house: House) -> None:
    table, _, asked = await built(house)
    card = await table.card()
    pressing = []
    for one in asked:
        found = with_verb(card, "answer", "yes")
        (own,) = [each for each in found if str(each.custom_id).split(":")[2] == str(one.seat)]
        pressing.append(table.people[one.seat].click(card, custom_id=own.custom_id))
    await asyncio.gather(*pressing)
    await table.settled()
    assert not [kind for kind in await table.asked_kinds() if kind == "charge"]
    assert not with_verb(await table.card(), "answer")
    await all_told(table)


async def test_a_table_and_a_lobby_that_are_faster_than_they_can_be_told(house: House) -> None:
    table = await market(house)
    await asyncio.gather(played_fast(table, CARDS), came_and_went(house, CARDS))
    await table.settled()
    await all_told(table)


async def played_fast(table: Four, turns: int) -> None:
    """So many turns with all their answers, as soon as they are possible."""
    for turn in range(turns):
        seat = turn % 4
        await table.answer(seat, "work")
        others = [other for other in range(4) if other != seat]
        await asyncio.gather(*(table.answer(other, "decline") for other in others))


async def came_and_went(house: House, times: int) -> None:
    """Somebody joins and leaves a lobby as fast as he can type; its card tells how it ends."""
    host, guest = await player(house, "Ada"), await player(house, "Ben")
    channel = new_channel(house, "lobby").id
    card = await host.slash(channel, "new market")
    for number in range(times):
        command = "leave" if number % 2 else "join"
        until = "final" if number == times - 1 else "first"
        await guest.slash(channel, command, until=until)
    await host.wait_for(card.message, lambda screen: guest.mention in screen.text)


async def test_ten_tables_at_once(house: House) -> None:
    first = await market(house)
    tables = [first, *[await beside(first, number) for number in range(1, TABLES)]]
    for table in tables:
        await table.settled()
    await asyncio.gather(*(table.answer(0, "work") for table in tables))
    for table in tables:
        await table.settled()
        await all_told(table)


async def beside(first: Four, number: int) -> Four:
    """One more game of the same people, in a channel of its own."""
    house = first.house
    channel = new_channel(house, f"beside-{number}")
    users = tuple(int(driver.id) for driver in first.people)
    record = Record(Setup("market", ("human",) * len(users), "m", "s"))
    place = Place(users[0], int(house.table.arrange.home.id), int(channel.id))
    session = await house.orrery.sessions.take_in(record, place, users)
    return Four(house, channel.id, first.people, first.onlooker, session.id)


async def test_what_many_tables_have_to_tell_is_not_too_much_for_a_bot(house: House) -> None:
    table = await market(house)
    channels = [new_channel(house, f"many-{number}") for number in range(MANY)]
    now = house.clock.now()

    def work(conn: sqlite3.Connection) -> None:
        for channel in channels:
            posts.put(conn, posts.NewPost(table.game, int(channel.id), NOTICE, PAUSED), now)

    await house.orrery.database.write(work)
    house.orrery.sessions.posted.set()
    await table.settled()
    assert all(len(house.table.world.messages[channel.id]) == 1 for channel in channels)


async def test_a_card_goes_before_a_thousand_reminders(house: House) -> None:
    """Found by an audit: it waited behind them for 4 to 28 seconds."""
    table = await market(house)
    slow = await beside(table, TABLES + 1)
    await slow.settled()
    channels = [new_channel(house, f"due-{number}") for number in range(DUE)]
    row = (await slow.session.standing()).asked[0]
    user = int(slow.people[row.seat].id)
    reminded = asdict(Reminded(row.seat, user, row.kind, row.since, 1, last=False))
    now = house.clock.now()

    def work(conn: sqlite3.Connection) -> None:
        for number in (*(int(one.id) for one in channels), int(table.channel)):
            new = posts.NewPost(slow.game, number, CHANNEL, {"seats": [reminded]})
            posts.put(conn, new, now)

    before = (await table.card()).id
    sent: list[Exchange] = []
    house.table.door.witnesses.append(sent.append)
    await house.orrery.database.write(work)
    house.orrery.sessions.posted.set()
    while not sent:
        await house.breathe()
    await table.answer(0, "work")
    while not any(buttons for buttons in newer(house, table, before)):
        await house.breathe()
    house.table.door.witnesses.remove(sent.append)
    assert len(sent) < SOME, "so many requests were made before the card"
    await slow.answer(row.seat, "work")  # nobody is reminded any more
    await table.settled()
    house.forgive(429)  # what a busy machine holds back comes at once, and is sent again


def newer(house: House, table: Four, card: str) -> list[bool]:
    """Whether the public messages after this card have an answer to press."""
    messages = house.table.world.messages[table.channel].values()
    later = [one for one in messages if int(one.id) > int(card) and one.ephemeral_for is None]
    return [":answer:" in str(one.components) for one in later]


def new_channel(house: House, name: str) -> Channel:
    """A channel that nobody has used."""
    channel = house.table.world.add_channel(house.table.arrange.home, name)
    house.table.core.tell_channel("create", channel)
    return channel
