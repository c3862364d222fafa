"""A game that is over is played again by one press on its last card, by all who want to."""

from __future__ import annotations

import random

import pytest

from bot.cards.turn_card import REMATCH
from bot.client.limits import UserLimits
from bot.local import Driver, Screen
from bot.session import Place
from bot.session.accord.agreed_rules import CLOCK
from bot.session.lobby import computers_in
from bot.store import games
from bot.store.rows import Status
from engine.core.record import Record
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party, a_table, play_by_typing, press, with_verb
from tests.bot.e2e.scenes import people, public_messages
from tests.render.race.positions import steps

pytestmark = pytest.mark.asyncio(loop_scope="module")

SEATS = 3
WORD = {"en": "once more", "ru": "ещё раз", "uk": "ще раз"}


async def over(house: House, game: str = "lanterns", **options: object) -> tuple[Party, Screen]:
    """A game that three have played to its end, and its last card."""
    chosen = {"nights": "1", **options} if game == "lanterns" else options
    party = await a_table(house, game, SEATS, **chosen)
    await play_by_typing(party, random.Random(game))
    return party, await party.last_card()


async def sitting(party: Party, driver: Driver) -> tuple[int, list[int]]:
    """The newest game of a channel, and who sits there."""
    row = await party.house.orrery.sessions.in_channel(int(await driver.channel_id(party.channel)))
    assert row is not None
    seats = (await party.house.orrery.sessions.find(row.id))[1]
    return row.id, [seat.user for seat in seats if seat.user is not None]


async def test_all_who_played_are_called_to_a_table_like_the_last_one(house: House) -> None:
    party, card = await over(house, seed="known")
    ada, boris, oksana = people(party)
    await press(boris, card, REMATCH)
    number, users = await sitting(party, boris)
    row, _ = await house.orrery.sessions.find(number)
    assert row.status is Status.LOBBY
    assert row.setup.options["nights"] == "1"
    assert not row.setup.seed, "nobody is to know what is dealt"
    assert users == [int(boris.id)]
    lobby, call = (await public_messages(party))[-2:]
    assert "1 of 3" in lobby.text
    assert sorted(call.mentions) == sorted([ada.id, oksana.id])
    assert WORD["en"] in call.text
    assert "Lanterns" in call.text
    answer = await press(ada, ada.now(card), REMATCH)  # who comes later sits down there
    assert answer.message.ephemeral
    await oksana.click(oksana.now(lobby), "Join")
    assert (await sitting(party, ada))[1] == [int(one.id) for one in (boris, ada, oksana)]
    await boris.click(boris.now(lobby), "Start")
    assert (await house.orrery.sessions.find(number))[0].status is Status.LIVE
    refused = await press(ada, ada.now(card), REMATCH)
    assert "a game in this channel already" in refused.text


async def test_who_did_not_play_cannot_call_the_others(house: House) -> None:
    party, card = await over(house)
    stranger = await house.stranger()
    refused = await press(stranger, stranger.now(card), REMATCH)
    assert "do not play at this table" in refused.text
    assert refused.message.ephemeral
    assert (await sitting(party, people(party)[0]))[0] == party.game


async def test_tables_are_not_opened_in_this_way_without_end(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    party, card = await over(house)
    ada = people(party)[0]
    monkeypatch.setattr(house.orrery.client.services[UserLimits], "_openings", 1)
    house.orrery.client.services[UserLimits].opening(int(ada.id))
    refused = await press(ada, card, REMATCH)
    assert "in the last hour" in refused.text
    assert (await sitting(party, ada))[0] == party.game


async def test_rules_of_the_table_stay_and_what_it_says_is_in_its_language(house: House) -> None:
    party, card = await over(house, "caravans")
    ada = people(party)[0]
    row, _ = await house.orrery.sessions.find(party.game)
    await house.orrery.sessions.database.write(
        lambda conn: conn.execute(
            "UPDATE game SET options = ? WHERE id = ?",
            ('{"clock": "72+12", "lang": "uk", "seeded": "yes"}', row.id),
        )
    )
    await press(ada, ada.now(card), REMATCH)
    number, _ = await sitting(party, ada)
    again, _ = await house.orrery.sessions.find(number)
    assert again.options[CLOCK] == "72+12"
    assert "seeded" not in again.options
    assert WORD["uk"] in (await public_messages(party))[-1].text


async def test_alone_it_begins_at_once(house: House) -> None:
    ada = await house.table.player("Ada")
    alone = Party(house, "dm", {ada.id: ada})
    await ada.slash("dm", "new lanterns", nights="1")
    alone.game = await house.newest_game(ada)
    await play_by_typing(alone, random.Random(1))
    before, _ = await house.orrery.sessions.find(alone.game)
    await press(ada, await alone.last_card(), REMATCH)
    again = await house.newest_game(ada)
    assert again != alone.game
    row, seats = await house.orrery.sessions.find(again)
    assert row.status is Status.LIVE
    assert sorted(row.setup.seats) == sorted(before.setup.seats)
    assert {seat.user for seat in seats} == {int(ada.id), None}


async def test_computers_sit_down_again_by_themselves(house: House) -> None:
    ada = await house.table.player("Ada")
    party = Party(house, f"#{await house.channel()}", {ada.id: ada})
    *_, end = steps(("human",) * 3, {"sets": "base"}, "once more")
    home, channel = house.table.arrange.home.id, await ada.channel_id(party.channel)
    place = Place(int(ada.id), int(home), int(channel))
    record = Record(end.setup, tuple(end.log))
    party.game = (await house.orrery.sessions.take_in(record, place, (int(ada.id), None, None))).id
    for seat in (1, 2):
        await house.orrery.sessions.database.write(games.set_computer, party.game, seat, "master")
    await press(ada, await party.last_card(), REMATCH)
    number, users = await sitting(party, ada)
    row, _ = await house.orrery.sessions.find(number)
    assert users == [int(ada.id)]
    assert computers_in(row) == ("master", "master")
    assert row.setup.options == {"sets": "base"}
    lobby = await party.last_card()
    assert "3 of 3" in lobby.text
    assert not (await public_messages(party))[-1].mentions, "nobody is there to be called"


async def test_there_is_no_such_button_while_a_game_is_played(house: House) -> None:
    party = await a_table(house, "lanterns", SEATS, nights="1")
    assert not with_verb(await party.last_card(), REMATCH)
