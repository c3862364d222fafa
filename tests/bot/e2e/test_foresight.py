"""Whoever is asked finds his panel read and drawn already; nothing else is changed by that."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from bot.client.drawer import Album
from bot.local import Answer
from bot.play import foresight
from bot.play.panel.question import OpenQuestions
from bot.play.panel.verbs import CONFIRM
from bot.session import Stir
from bot.store import games
from bot.store.sql import Connection
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party, a_table, press

pytestmark = pytest.mark.asyncio(loop_scope="module")
PATIENCE_S = 120.0


def album_of(house: House) -> Album:
    """The pictures that are kept."""
    drawer = house.orrery.pictures._drawer
    assert drawer is not None
    return drawer._album


async def filled(album: Album, count: int, again: Callable[[], Awaitable[object]]) -> None:
    """Until so many pictures are kept; what was busy just then is looked at once more."""
    async with asyncio.timeout(PATIENCE_S):
        while len(album._kept) < count:
            await asyncio.sleep(0.5)
            await again()


async def stirred(party: Party) -> None:
    """As if something had been committed."""
    party.house.orrery.sessions.stir(Stir(party.game))


def looked(conn: Connection, game: int) -> list[tuple[object, ...]]:
    """The drafts of those who have looked at what they are asked."""
    return [tuple(row) for row in conn.execute("SELECT seat FROM draft WHERE game_id = ?", (game,))]


async def begun(house: House, monkeypatch: pytest.MonkeyPatch) -> Party:
    """A table of a bot that looks ahead, however busy the machine is."""
    monkeypatch.setattr(foresight, "LOOK", 0.2)
    monkeypatch.setattr(foresight, "STALE", 10 * PATIENCE_S)
    house.draws_beside = True
    await house.down()
    await house.up()
    return await a_table(house, "race", 2)


async def test_a_panel_is_made_ready_while_nobody_waits(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await begun(house, monkeypatch)
    album, database = album_of(house), house.orrery.database
    await filled(album, 2, partial(stirred, party))
    questions = house.orrery.client.services[OpenQuestions]
    read = dict(questions._kept)
    seats = sorted(reading.seat for reading in read.values())
    assert seats == [0, 1], "in any order: whoever was busy is looked at once more"
    assert await database.read(looked, party.game) == [], "nobody has looked yet"
    assert not party.session._room.seen, "nobody has done anything"
    kept = dict(album._kept)
    assert len({pieces[0].data for pieces in kept.values()}) == 2, "everybody has his own hand"
    asked = await database.read(games.people_asked, party.game)
    shown = [await _opened(party, user) for user in asked]
    assert dict(album._kept) == kept, "and that is what is shown"
    assert dict(questions._kept) == read
    assert {*shown} == {pieces[0].data for pieces in kept.values()}


async def _opened(party: Party, user: int) -> bytes:
    """The picture of the panel that somebody opens."""
    driver = party.drivers[str(user)]
    answer = await driver.slash(party.channel, "turn")
    (picture,) = answer.message.pictures
    return await driver.download(picture.url)


async def in_the_first_round(house: House, monkeypatch: pytest.MonkeyPatch) -> Party:
    """The same where everybody has been asked what to do, and looked at it."""
    party = await begun(house, monkeypatch)
    for user in await house.orrery.database.read(games.people_asked, party.game):
        await _typed(party, user, commit=True)
    for user in await house.orrery.database.read(games.people_asked, party.game):
        await _opened(party, user)
    return party


async def test_what_follows_confirm_is_made_ready_while_the_draft_is_looked_at(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await in_the_first_round(house, monkeypatch)
    first, last = await house.orrery.database.read(games.people_asked, party.game)
    for user, what in ((first, "order"), (last, "next question")):
        panel = (await _typed(party, user)).message
        (drawn,) = await _drawn(party, partial(stirred, party))
        kept = dict(album_of(house)._kept)
        driver = party.drivers[str(user)]
        (picture,) = (await press(driver, panel, CONFIRM)).message.pictures
        assert await driver.download(picture.url) == drawn, what
        assert dict(album_of(house)._kept) == kept, what


async def test_what_follows_what_is_typed_is_made_ready_while_it_is(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await in_the_first_round(house, monkeypatch)
    album = album_of(house)
    for user in await house.orrery.database.read(games.people_asked, party.game):
        driver = party.drivers[str(user)]
        text = await _first_offered(party, user)
        typing = partial(driver.autocomplete, party.channel, "move", "text", text)
        assert [one.value for one in await typing()] == [text]
        (drawn,) = await _drawn(party, typing)
        kept = dict(album._kept)
        (picture,) = (await _typed(party, user, commit=True)).message.pictures
        assert await driver.download(picture.url) == drawn
        assert dict(album._kept) == kept


async def test_a_command_that_is_filled_in_is_typed_as_well(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await in_the_first_round(house, monkeypatch)
    user, *_ = await house.orrery.database.read(games.people_asked, party.game)
    driver = party.drivers[str(user)]
    verb, which, second = (await _first_offered(party, user)).split()
    typing = partial(
        driver.autocomplete, party.channel, f"race {verb}", "second", second, which=which
    )
    assert second in [one.value for one in await typing()]
    (drawn,) = await _drawn(party, typing)
    kept = dict(album_of(house)._kept)
    panel = await driver.slash(party.channel, f"race {verb}", which=which, second=second)
    (picture,) = (await press(driver, panel.message, CONFIRM)).message.pictures
    assert await driver.download(picture.url) == drawn
    assert dict(album_of(house)._kept) == kept


async def _drawn(party: Party, again: Callable[[], Awaitable[object]]) -> list[bytes]:
    """The picture that is made ready now."""
    album = album_of(party.house)
    kept = dict(album._kept)
    await filled(album, len(kept) + 1, again)
    return [pieces[0].data for known, pieces in album._kept.items() if known not in kept]


async def _typed(party: Party, user: int, *, commit: bool = False) -> Answer:
    """Somebody types the first answer that he is offered, into his draft or in one go."""
    text = await _first_offered(party, user)
    driver = party.drivers[str(user)]
    return await driver.slash(party.channel, "move", text=text, commit=commit)


async def _first_offered(party: Party, user: int) -> str:
    """An answer that somebody can give."""
    offered = await party.drivers[str(user)].autocomplete(party.channel, "move", "text")
    return str(offered[0].value)
