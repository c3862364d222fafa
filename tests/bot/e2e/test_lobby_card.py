"""A lobby is seen, whatever happens in the moment in which it is opened."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from contextlib import ExitStack

import pytest

from bot.cards import courier
from bot.cards.lobby_card import AGREE, OPTIONS, VOTE, lobby_card, refresh_lobby
from bot.client import replies
from bot.local import Driver, Screen
from bot.session import Place, Wish
from bot.session.asked.calls import CARD
from bot.store.sql import Connection
from bot.table import lobby_commands
from engine.core.game import Setup
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party, press, with_verb

pytestmark = pytest.mark.asyncio(loop_scope="module")

CALLBACK = r"/interactions/\d+/[^/]+/callback"
BREATHS = 60
"""In which a card would be drawn and sent."""
MESSAGES = r"/channels/\d+/messages$"


async def cards(house: House, channel: str) -> list[Screen]:
    ada = await house.table.player("Ada")
    return [one for one in await ada.history(f"#{channel}") if one.buttons and not one.ephemeral]


def _is_on_its_way(conn: Connection, game: int) -> bool:
    """Whether the courier has taken up the game's first card."""
    tried = "SELECT 1 FROM post WHERE game_id = ? AND kind = ? AND tried IS NOT NULL"
    return conn.execute(tried, (game, CARD)).fetchone() is not None


async def settled(house: House) -> None:
    """Until nothing waits."""
    house.orrery.sessions.posted.set()
    await Party(house, "", {}).settled()


async def test_a_lobby_whose_command_was_never_answered_gets_its_card(house: House) -> None:
    """Found by an audit: killed within milliseconds of storing it, and it was never seen."""
    name = await house.channel()
    ada = await house.table.player("Ada")
    channel = int(await ada.channel_id(f"#{name}"))
    home = int(house.table.arrange.home.id)
    place = Place(int(ada.id), home, channel)
    sessions = house.orrery.sessions
    await sessions.open_lobby(Wish("lanterns"), place, card_delay=lobby_commands.ANSWERED_BY)
    await house.restart()
    assert await cards(house, name) == []
    house.clock.ahead += lobby_commands.ANSWERED_BY
    await settled(house)
    (card,) = await cards(house, name)
    boris = await house.table.player("Борис")
    await press(boris, card, "join")
    (card,) = await cards(house, name)
    assert "2 of 4" in card.text


async def test_a_card_that_was_deleted_stands_again_when_somebody_comes(house: House) -> None:
    """A moderator had deleted it: who joined was told that he had, and saw no table."""
    name = await house.channel()
    ada, boris = [await house.table.player(one) for one in ("Ada", "Борис")]
    card = (await ada.slash(f"#{name}", "new lanterns")).message
    await settled(house)
    await house.delete_message(card)
    await boris.slash(f"#{name}", "join")
    await settled(house)
    (card,) = await cards(house, name)
    assert "2 of 4" in card.text
    await press(ada, card, "start")
    await settled(house)
    assert len(await cards(house, name)) == 1
    house.forgive(404)


async def test_a_card_that_was_overtaken_while_it_was_on_its_way_is_told_again(
    house: House,
) -> None:
    """Found under load: the courier's card covered that of somebody who had just joined, and the
    host could not start."""
    name = await house.channel()
    ada, boris = [await house.table.player(one) for one in ("Ada", "Борис")]
    card = (await ada.slash(f"#{name}", "new lanterns")).message
    await settled(house)  # which message it is is noted a moment after the answer
    row = await house.orrery.sessions.in_channel(int(await ada.channel_id(f"#{name}")))
    assert row is not None
    with house.table.faults.hold(method="PATCH", path=r"/channels/\d+/messages/\d+") as held:
        telling = asyncio.create_task(refresh_lobby(house.orrery.client.services, row.id))
        await held.arrived.wait()
        await press(boris, card, "join")
    await telling
    (shown,) = await cards(house, name)
    assert "2 of 4" in shown.text
    assert not shown.button("Start").disabled


async def test_an_answer_to_start_that_is_late_does_not_cover_the_first_card(house: House) -> None:
    """Found on a slow server: the card that everybody looks at was the lobby's again."""
    name = await house.channel()
    ada, boris = [await house.table.player(one) for one in ("Ada", "Борис")]
    card = (await ada.slash(f"#{name}", "new race")).message
    await press(boris, card, "join")
    await settled(house)
    with house.table.faults.hold(method="POST", path=CALLBACK) as held:
        starting = asyncio.create_task(press(ada, ada.now(card), "start"))
        await held.arrived.wait()
        row = await house.orrery.sessions.in_channel(int(await ada.channel_id(f"#{name}")))
        assert row is not None
        while not await house.orrery.database.read(_is_on_its_way, row.id):
            await house.breathe()
        for _ in range(BREATHS):
            await house.breathe()
    await starting
    await settled(house)
    (shown,) = await cards(house, name)
    assert shown.pictures, "it shows the table"


async def test_an_old_button_seats_nobody_at_a_table_elsewhere(house: House) -> None:
    """Found by an audit: after an older copy was put back, numbers of games came again."""
    rooms = [f"#{await house.channel()}" for _ in range(2)]
    ada, boris = [await house.table.player(name) for name in ("Ada", "Борис")]
    old, new = [await ada.slash(room, "new lanterns") for room in rooms]
    numbers = [str(one.message.buttons[0].custom_id).split(":")[1] for one in (old, new)]

    def swap(conn: sqlite3.Connection) -> None:
        channel = "SELECT channel FROM game WHERE id = ?"
        here, there = [conn.execute(channel, (one,)).fetchone()[0] for one in numbers]
        for game, place in zip((*numbers, *numbers), (None, None, there, here), strict=True):
            conn.execute("UPDATE game SET channel = ? WHERE id = ?", (place, game))

    await house.orrery.database.write(swap)
    answer = await boris.click(old.message, "Join")
    assert "/мои-игры" in answer.text
    _, seats = await house.orrery.sessions.find(int(numbers[0]))
    assert [one.user for one in seats] == [int(ada.id)]


async def test_an_answer_that_became_the_card_unheard_is_the_only_card(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replies, "ATTEMPTS", 1)
    monkeypatch.setattr(courier, "FIRST_PAUSE", 0.01)
    name = await house.channel()
    ada = await house.table.player("Ada")
    lost = house.table.faults.lose_answers(2, method="POST", path=CALLBACK)
    await ada.slash(f"#{name}", "new lanterns")
    await lost.arrived.wait()
    house.table.faults.clear()
    house.clock.ahead += lobby_commands.ANSWERED_BY
    await settled(house)
    (card,) = await cards(house, name)
    boris = await house.table.player("Борис")
    await press(boris, card, "join")
    assert "2 of 4" in (await cards(house, name))[0].text
    house.forgive(400)
    house.pardon(logging.ERROR)


@pytest.mark.parametrize("first", ["the answer", "the courier"])
async def test_a_slow_answer_and_the_courier_together_make_one_card(
    house: House, first: str
) -> None:
    """Found in a storm: the card stood there twice, and of one of them nobody knew any more."""
    name = await house.channel()
    ada, boris = await house.table.player("Ada"), await house.table.player("Борис")
    faults = house.table.faults
    with ExitStack() as slow_answer, ExitStack() as slow_courier:
        answered = slow_answer.enter_context(faults.hold(method="POST", path=CALLBACK))
        sent = slow_courier.enter_context(faults.hold(method="POST", path=MESSAGES))
        opening = asyncio.create_task(ada.slash(f"#{name}", "new lanterns"))
        await answered.arrived.wait()
        house.clock.ahead += lobby_commands.ANSWERED_BY
        house.orrery.sessions.posted.set()
        await sent.arrived.wait()
        if first == "the answer":
            slow_answer.close()
            await opening
        else:
            slow_courier.close()
            await settled(house)
            assert len(await cards(house, name)) == 1
    await opening
    await settled(house)
    while len(standing := await cards(house, name)) > 1:
        await house.breathe()  # the second one is taken away when all is said
    (card,) = standing
    await press(boris, card, "join")
    assert "2 of 4" in (await cards(house, name))[0].text


async def test_whoever_practises_alone_is_named_once(house: House) -> None:
    ada = await house.table.player("Ada")
    await ada.slash("dm", "new federation")
    lobby = next(one for one in await ada.history("dm") if "Players: 2 of 2" in one.text)
    assert lobby.text.count(f"<@{ada.id}>") == 1
    assert f"<@{ada.id}> · plays both · host" in lobby.text
    await ada.slash("dm", "table abandon")


async def test_people_are_no_robots_once_the_game_has_begun(house: House) -> None:
    party = await Party.sit_down(house, await house.channel(), "caravans", ["Ada", "Борис"])
    card = await lobby_card(house.orrery.client.services, party.game, "en")
    told = str(card.layout.to_components())  # where the first card was quicker, it stands instead
    assert "2 of 2" in told
    assert "🤖" not in told


async def lobby(house: House, game: str, **options: object) -> tuple[str, Driver, Driver, Screen]:
    """A channel, its host, somebody who has joined, and the card."""
    name = await house.channel()
    ada, boris = await house.table.player("Ada"), await house.table.player("Борис")
    await ada.slash(f"#{name}", f"new {game}", **options)
    await settled(house)
    (card,) = await cards(house, name)
    await press(boris, card, "join")
    return name, ada, boris, (await cards(house, name))[0]


async def setup_in(house: House, driver: Driver, channel: str) -> Setup:
    row = await house.orrery.sessions.in_channel(int(await driver.channel_id(f"#{channel}")))
    assert row is not None
    return row.setup


async def test_the_card_shows_the_board_and_what_can_be_chosen(house: House) -> None:
    _, _, _, card = await lobby(house, "gaia", map="random")
    assert len(card.pictures) == 1
    assert "nowhere two of one type" in card.text
    assert "turn order: clockwise" in card.text
    assert "bans: none" in card.text


async def test_a_game_without_a_board_shows_none(house: House) -> None:
    _, _, _, card = await lobby(house, "lanterns")
    assert not card.pictures
    assert not with_verb(card, VOTE)


async def test_what_the_host_changes_the_others_agree_to_before_the_start(house: House) -> None:
    name, ada, boris, card = await lobby(house, "gaia")
    panel = (await press(ada, card, OPTIONS)).message
    select = next(one for one in panel.selects if one.custom_id.endswith(":factions"))
    await ada.select(panel, "auction", select.custom_id)
    (card,) = await cards(house, name)
    assert "factions: open auction" in card.text
    assert "has still to agree" in card.text
    assert with_verb(card, "start")[0].disabled
    refused = await ada.slash(f"#{name}", "start")
    assert "still to agree" in refused.text
    nobody = await press(ada, card, AGREE)
    assert "Nothing has been changed" in nobody.text
    await press(boris, card, AGREE)
    (card,) = await cards(house, name)
    assert "still to agree" not in card.text
    await press(ada, card, "start")
    assert (await setup_in(house, ada, name)).options == {"factions": "auction"}


async def test_a_time_bank_is_agreed_on_before_the_start_and_runs_from_it(house: House) -> None:
    name, ada, boris, card = await lobby(house, "lanterns")
    panel = (await press(ada, card, OPTIONS)).message
    select = next(one for one in panel.selects if one.custom_id.endswith(":clock"))
    await ada.select(panel, "48+8", select.custom_id)
    (card,) = await cards(house, name)
    assert "time bank: **2 days, and 8 hours more with every answer**" in card.text
    await press(boris, card, AGREE)
    await press(ada, card, "start")
    info = (await ada.slash(f"#{name}", "table info")).text
    assert "Time left to" in info
    await settled(house)
    assert "the time bank runs out" in (await cards(house, name))[-1].text


async def test_only_the_host_changes_what_will_be_played(house: House) -> None:
    name, ada, boris, card = await lobby(house, "gaia")
    assert "только хозяин стола" in (await press(boris, card, OPTIONS)).text
    panel = (await press(ada, card, OPTIONS)).message
    await press(ada, card, "leave")
    order = next(one.custom_id for one in panel.selects if one.custom_id.endswith(":order"))
    refused = await ada.select(panel, "passing", order)
    assert "Only the organiser" in refused.text
    assert (await setup_in(house, ada, name)).options == {}


async def test_it_is_dealt_anew_when_more_than_half_want_it_and_played_as_shown(
    house: House,
) -> None:
    name, ada, boris, card = await lobby(house, "gaia", map="random")
    first = await ada.download(card.pictures[0].url)
    await press(boris, card, VOTE)
    (card,) = await cards(house, name)
    assert "1 of 2" in card.text
    await press(boris, card, VOTE)
    (card,) = await cards(house, name)
    assert "For another deal" not in card.text
    for one in (boris, ada):
        await press(one, card, VOTE)
    (card,) = await cards(house, name)
    assert await ada.download(card.pictures[0].url) != first
    row = await house.orrery.sessions.in_channel(int(await ada.channel_id(f"#{name}")))
    assert row is not None
    await press(ada, card, "start")
    assert (await setup_in(house, ada, name)).seed == row.options["drawn"]


async def test_a_seed_that_was_given_is_dealt_as_it_is(house: House) -> None:
    _, _, _, card = await lobby(house, "gaia", map="random", seed="monday")
    assert not with_verb(card, VOTE)


async def test_a_choice_that_cannot_be_played_is_said_before_the_start(house: House) -> None:
    _, _, _, card = await lobby(house, "gaia", sectors="eight")
    assert not card.pictures
    assert "⚠ Fewer sectors are for three players" in card.text
