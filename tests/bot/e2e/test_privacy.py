"""Data of one's own over the local table: all of it handed out, nothing of it left when deleted."""

from __future__ import annotations

import gzip
import json

import pytest

from bot.housekeeping import Housekeeper
from bot.local import Driver, limits
from bot.people.settings_screen import DATA, SURE
from bot.store.rows import Status
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party, press, with_verb
from tests.bot.e2e.scenes import keepers, people, public_messages, type_move
from tests.bot.people.test_privacy import places_of

pytestmark = pytest.mark.asyncio(loop_scope="module")

OKSANA = "Оксана"


async def data_of(driver: Driver) -> dict[str, object]:
    """What is handed out by the button of the screen."""
    screen = (await driver.slash("dm", "settings")).message
    await press(driver, screen, "setpage", DATA)
    handed = await press(driver, screen, "mydata")
    (file,) = handed.message.raw["attachments"]
    data: dict[str, object] = json.loads(await driver.download(file["url"]))
    return data


async def forget(driver: Driver, house: House) -> None:
    """Delete everything, asked once more."""
    screen = (await driver.slash("dm", "settings")).message
    await press(driver, screen, "setpage", DATA)
    assert with_verb(driver.now(screen), "forgetme") == []
    await press(driver, screen, "setpage", SURE)
    await press(driver, screen, "forgetme")
    while house.orrery.courier is not None and house.orrery.courier.busy:
        await house.breathe()


async def left_in(house: House, text: str) -> list[str]:
    """The cells of the database in which this stands."""
    return await house.orrery.database.read(places_of, text)


async def finished(house: House) -> Party:
    """A game of one night that is over."""
    party = await keepers(house, nights="1")
    for seat in range(3):
        await type_move(party, seat, "end")
    await party.settled()
    return party


async def test_who_is_forgotten_leaves_no_trace_and_his_tables_go_on(house: House) -> None:
    over, party = await finished(house), await keepers(house)
    ada, boris, oksana = people(party)
    for seat in (0, 1):
        await type_move(party, seat, "end")
    house.clock.ahead += 13 * 3600
    await Housekeeper(house.orrery.client.services).tidy()
    await type_move(party, 2, "sell red4 ; end")
    await oksana.slash(party.channel, "undo")
    await oksana.slash(party.channel, "table abandon")
    await party.settled()
    data = await data_of(oksana)
    assert data["user"] == int(oksana.id)
    assert {row["id"] for row in data["game"]} >= {over.game, party.game}  # type: ignore[attr-defined]
    assert await left_in(house, oksana.id)
    assert await left_in(house, OKSANA)
    await forget(oksana, house)
    assert await left_in(house, oksana.id) == []
    assert await left_in(house, OKSANA) == []
    assert "has left for good" in (await public_messages(party))[-1].text
    info = (await ada.slash(party.channel, "table info")).text
    assert "3 · Player 3 — somebody else can take it" in info
    ended = (await boris.slash(over.channel, "show", what="log")).text
    assert not ended.startswith("⛔")
    standing = await over.session.standing()
    assert [row.user is None for row in standing.seats] == [False, False, True]
    assert (await party.session.standing()).game.status is Status.LIVE
    sam = await house.stranger()
    await ada.slash(party.channel, "table replace", seat="2", player=sam)
    await party.settled()
    for driver in (boris, sam):
        asked = [one for one in await public_messages(party) if with_verb(one, "refuse")][-1]
        await press(driver, asked, "agree", driver.id)
    assert (await party.session.standing()).user_at(2) == int(sam.id)
    answer = await sam.slash(party.channel, "turn")
    assert not answer.text.startswith("⛔"), answer.text


async def test_who_was_forgotten_can_begin_again(house: House) -> None:
    oksana = people(await finished(house))[2]
    await forget(oksana, house)
    assert await left_in(house, oksana.id) == []
    assert "Поки жодної" in (await oksana.slash("dm", "mygames")).text
    assert await left_in(house, oksana.id)
    data = await data_of(oksana)
    assert data["seat"] == []


async def test_data_too_large_for_discord_are_packed_or_refused_in_words(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await finished(house)
    ada = people(party)[0]
    whole = len(json.dumps(await data_of(ada), ensure_ascii=False, indent=1).encode())
    screen = (await ada.slash("dm", "settings")).message
    await press(ada, screen, "setpage", DATA)
    monkeypatch.setattr(limits, "FILE_BYTES", whole - 1)
    packed = await press(ada, screen, "mydata")
    (file,) = packed.message.raw["attachments"]
    assert file["filename"].endswith(".json.gz")
    assert json.loads(gzip.decompress(await ada.download(file["url"])))["user"] == int(ada.id)
    monkeypatch.setattr(limits, "FILE_BYTES", 100)
    assert "Even packed" in (await press(ada, screen, "mydata")).text


async def test_no_text_is_missing(house: House) -> None:
    assert house.unknown_texts() == []
