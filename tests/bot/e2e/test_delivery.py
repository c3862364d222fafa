"""What is posted arrives once and in order, whatever happens to network, bot or channel."""

from __future__ import annotations

import asyncio
import logging

import pytest

from bot.local import Permission, limits
from bot.store import posts
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party, press, with_verb
from tests.bot.e2e.scenes import keepers, people, public_messages, type_move

pytestmark = pytest.mark.asyncio(loop_scope="module")

MESSAGES = "/messages$"
DAY = 24 * 3600.0


async def unsent(house: House, party: Party) -> int:
    """How many posts of a game wait."""
    rows = await house.orrery.database.read(posts.waiting, house.orrery.sessions.clock.now() + 1e6)
    return len([row for row in rows if row.game == party.game])


async def resting(house: House, party: Party) -> bool:
    """Until a table rests because nothing can be posted there."""
    while (await party.session.standing()).game.away is None:
        await party.session.unload()
        await house.breathe()
    return True


async def back(house: House, party: Party) -> None:
    """Until it goes on."""
    assert house.orrery.housekeeper is not None
    while await unresting(house, party):
        house.orrery.housekeeper.wake()
        await house.breathe()


async def unresting(house: House, party: Party) -> bool:
    row, _ = await house.orrery.sessions.find(party.game)
    return row.away is not None


async def test_of_a_card_that_nobody_can_press_no_words_are_kept(house: House) -> None:
    """Found by an audit: texts of old cards were three quarters of the file."""
    party = await keepers(house)
    await type_move(party, 0, "sell red1 ; end")
    old, new = await public_messages(party)
    sql = "SELECT payload FROM post WHERE message = ?"
    kept = [
        (
            await house.orrery.database.read(
                lambda conn, n=one.id: conn.execute(sql, (n,)).fetchone()
            )
        )[0]
        for one in (old, new)
    ]
    assert ["story" in one for one in kept] == [False, True]
    assert (bool(old.buttons), bool(new.buttons)) == (False, True)
    assert old.text, "what stands there stays"


async def test_a_server_error_is_outlasted(house: House) -> None:
    party = await keepers(house)
    house.table.faults.fail(1, status=503, method="POST", path=MESSAGES)
    await type_move(party, 0, "sell red1 ; end")
    assert "sells the red lantern 1" in (await public_messages(party))[-1].text
    house.forgive(503)


async def test_buttons_that_discord_was_too_busy_to_take_go_with_the_next_card(
    house: House,
) -> None:
    """Found by an outside examiner: after a 429 they stayed for good."""
    party = await keepers(house)
    house.table.faults.limit(6, method="PATCH", path=r"/messages/\d+$")
    await type_move(party, 0, "sell red1 ; end")
    assert [bool(card.buttons) for card in await public_messages(party)] == [True, True]
    house.table.faults.clear()
    await type_move(party, 1, "end")
    assert [bool(card.buttons) for card in await public_messages(party)] == [False, False, True]
    house.forgive(429)


async def test_an_answer_that_got_lost_does_not_make_a_second_card(house: House) -> None:
    party = await keepers(house)
    lost = house.table.faults.lose_answers(1, method="POST", path=MESSAGES)
    await type_move(party, 0, "sell red1 ; end")
    await lost.arrived.wait()
    first, second = await public_messages(party)
    assert first.buttons == []
    assert "sells the red lantern 1" in second.text


async def test_a_post_that_may_have_arrived_before_a_restart_is_found_again(house: House) -> None:
    party = await keepers(house)
    lost = house.table.faults.lose_answers(20, method="POST", path=MESSAGES)
    await type_move(party, 0, "sell red1 ; end")
    await lost.arrived.wait()
    await house.down()
    house.table.faults.clear()
    await house.up()
    assert len(await public_messages(party)) == 2
    answer = await type_move(party, 1, "end")
    assert not answer.text.startswith("⛔")
    assert len(await public_messages(party)) == 3


@pytest.mark.parametrize("minutes", [1, 20, 24 * 60])
@pytest.mark.parametrize("talk", [0, 70])
async def test_a_post_that_arrived_unheard_is_found_again_however_long_the_bot_was_away(
    house: House, monkeypatch: pytest.MonkeyPatch, minutes: int, talk: int
) -> None:
    """Found by an audit: Discord forgets nonces, and then two cards were alive."""
    house.clock.ahead = 0.0  # other tests have put it forward, and Discord's does not follow
    party = await keepers(house)
    lost = house.table.faults.lose_answers(20, method="POST", path=MESSAGES)
    await type_move(party, 0, "sell red1 ; end")
    await lost.arrived.wait()
    await house.down()
    house.table.faults.clear()
    monkeypatch.setattr(limits, "NONCE_MEMORY_S", 300.0 if minutes < 5 else -1.0)
    house.clock.ahead += 60.0 * minutes
    for number in range(talk):
        await people(party)[0].say(party.channel, f"are you there? {number}")
    await house.up()
    await party.settled()
    channel = await people(party)[0].channel_id(party.channel)
    public = [
        str(one.components)
        for one in house.table.world.messages[channel].values()
        if one.ephemeral_for is None
    ]
    assert len([one for one in public if "sells the red lantern 1" in one]) == 1
    answer = await type_move(party, 1, "end")
    assert not answer.text.startswith("⛔")


async def test_a_bot_that_is_stopped_posts_when_it_is_back(house: House) -> None:
    party = await keepers(house)
    with house.table.faults.hold(method="POST", path=MESSAGES) as held:
        await type_move(party, 0, "sell red1 ; end")
        await held.arrived.wait()
        stopping = asyncio.create_task(house.orrery.stop())
        await asyncio.sleep(0)
    await stopping
    await house.down()
    await house.up()
    cards = await public_messages(party)
    assert "sells the red lantern 1" in cards[-1].text
    assert [bool(card.buttons) for card in cards] == [False, True]


async def test_a_channel_without_permission_gets_one_card_when_it_is_given_back(
    house: House,
) -> None:
    party = await keepers(house)
    arrange = house.table.arrange
    channel = arrange.channel(party.channel[1:])
    arrange.forbid(channel, Permission.SEND_MESSAGES)
    answer = await type_move(party, 0, "sell red1 ; end")
    assert not answer.text.startswith("⛔"), "the game goes on"
    while not any(one.status == 403 for one in house.rejected):
        await house.breathe()
    await type_move(party, 1, "end")
    await type_move(party, 2, "end")
    assert await resting(house, party)
    arrange.permit(channel, Permission.SEND_MESSAGES)
    await back(house, party)
    first, card = await public_messages(party)
    assert first.buttons == []
    assert "sells the red lantern 1" in card.text
    house.forgive(403)


async def test_a_channel_that_is_deleted_takes_its_posts_with_it(house: House) -> None:
    party = await keepers(house)
    ada = people(party)[0]
    house.table.arrange.delete_channel(house.table.arrange.channel(party.channel[1:]))
    answer = await ada.slash("#general", "turn", game=str(party.game))
    assert not answer.text.startswith("⛔")
    await party.session.play(house.press_of(ada), "end", commit=True)
    await party.settled()
    assert await unsent(house, party) == 0
    assert await resting(house, party)
    assert "as I cannot post in its channel" in (await ada.slash("dm", "mygames")).text

    elsewhere = house.table.arrange.add_guild("Far away", ["Ada"])
    away = house.table.arrange.channel("far-away").id
    place = {"channel": away, "game": str(party.game)}
    assert "stays in its server" in (await ada.slash(away, "table move", **place)).text
    house.table.arrange.kick_bot(elsewhere)
    party.channel = f"#{await house.channel()}"
    place["channel"] = await ada.channel_id(party.channel)
    boris = people(party)[1]
    assert (await boris.slash("#general", "table move", **place)).text.startswith("⛔")
    assert not (await ada.slash("#general", "table move", **place)).text.startswith("⛔")
    await party.settled()
    assert with_verb((await public_messages(party))[-1], "turn"), "its card is there"
    answer = await type_move(party, 1, "end")
    assert not answer.text.startswith("⛔")
    house.forgive(404)


async def test_a_bot_that_is_thrown_out_keeps_the_game(house: House) -> None:
    guild = house.table.arrange.add_guild("Second home", ["Ada", "Борис", "Оксана"])
    party = await keepers(house, channel="second-home", guild=guild)
    house.table.arrange.kick_bot(guild)
    await party.session.play(house.press_of(people(party)[0]), "end", commit=True)
    assert await resting(house, party)
    house.table.arrange.invite_bot(guild)
    await back(house, party)
    assert len(await public_messages(party)) == 2
    answer = await type_move(party, 1, "end")
    assert not answer.text.startswith("⛔")
    house.forgive(403, 404)


@pytest.mark.parametrize("seen", [True, False], ids=["while it ran", "while it was down"])
async def test_a_table_in_a_server_that_threw_the_bot_out_rests_until_it_is_back(
    house: House, seen: bool
) -> None:
    """Found by an audit: 59 refused reminders in 59 days."""
    name = f"home-{seen}".lower()
    guild = house.table.arrange.add_guild(name, ["Ada", "Борис", "Оксана"])
    party = await keepers(house, channel=name, guild=guild)
    asked = (await party.session.standing()).asked
    if not seen:
        await house.down()
    house.table.arrange.kick_bot(guild)
    if seen:
        await resting(house, party)
    else:
        await house.up()
    before = len(house.rejected)
    assert house.orrery.housekeeper is not None
    for _ in range(59):
        house.clock.ahead += DAY
        await house.orrery.housekeeper.tidy()
        await party.settled()
    refused = house.rejected[before:]
    assert len(refused) <= (0 if seen else 3), "its names are looked up, and it is tried once"
    assert (await party.session.standing()).asked == asked, "nobody's time has run out"
    assert not [one for one in house.orrery.health.worries() if "post" in one]
    house.table.arrange.invite_bot(guild)
    await back(house, party)
    assert len(await public_messages(party)) == (1 if seen else 2)
    assert not (await type_move(party, 0, "end")).text.startswith("⛔")
    assert len(await public_messages(party)) == (2 if seen else 3)
    house.clock.ahead = 0.0
    house.forgive(403, 404)


async def test_the_gateway_drops_and_is_resumed(house: House) -> None:
    party = await keepers(house)
    house.table.gateway.drop()
    await house.table.bot_online()
    answer = await type_move(party, 0, "sell red1 ; end")
    assert not answer.text.startswith("⛔")
    house.table.gateway.ask_reconnect()
    await house.table.bot_offline()
    await house.table.bot_online()
    (card,) = [each for each in await public_messages(party) if with_verb(each, "turn")]
    assert (await press(people(party)[1], card, "turn")).ephemeral


async def test_everything_that_is_delivered_twice_happens_once(house: House) -> None:
    party = await keepers(house)
    house.table.faults.duplicate_interactions(1)
    answer = await type_move(party, 0, "sell red1 ; light ; gold1 red2", commit=False)
    assert answer.text.startswith("⛔"), "gold and red do not go together"
    house.table.faults.duplicate_interactions(1)
    await type_move(party, 0, "sell red1", commit=False)
    draft = await party.session.draft(house.press_of(people(party)[0]))
    assert draft.moves == (("sell", "red1"),)
    house.table.faults.duplicate_interactions(1)
    await type_move(party, 0, "end")
    cards = await public_messages(party)
    assert len(cards) == 2
    assert sum(move.words == ("sell", "red1") for move in (await party.session.record()).moves) == 1
    house.forgive(400)


async def test_a_lobby_opened_twice_by_one_press_is_one_lobby(house: House) -> None:
    room = f"#{await house.channel()}"
    ada, boris = [await house.table.player(name) for name in ("Ada", "Борис")]
    house.table.faults.duplicate_interactions(1)
    card = await ada.slash(room, "new lanterns")
    house.table.faults.duplicate_interactions(1)
    await boris.click(card.message, "Join")
    shown = await ada.wait_for(card.message, lambda screen: boris.id in screen.text)
    assert "Players: 2 of 4" in shown.text
    house.table.faults.duplicate_interactions(1)
    await ada.click(shown, "Start")
    row = await house.orrery.sessions.in_channel(int(shown.channel_id))
    assert row is not None
    assert row.status == "live"
    house.forgive(400)


async def test_two_tables_play_at_once_without_mixing(house: House) -> None:
    one, two = await keepers(house), await keepers(house)
    lines = [
        type_move(party, seat, text)
        for seat, text in ((0, "sell red1 ; end"),)
        for party in (one, two)
    ]
    for answer in await asyncio.gather(*lines):
        assert not answer.text.startswith("⛔")
    for party in (one, two):
        assert len(await public_messages(party)) == 2


async def test_a_thread_is_a_table_of_its_own(house: House) -> None:
    room = await house.channel()
    ada, boris = [await house.table.player(name) for name in ("Ada", "Борис")]
    parent = await ada.channel_id(f"#{room}")
    thread = await ada.line.ask("add_thread", channel_id=parent, name="Night")
    in_channel = await ada.slash(f"#{room}", "new lanterns")
    in_thread = await ada.slash(thread["id"], "new lanterns")
    assert "Players: 1 of 4" in in_thread.text
    await boris.click(in_thread.message, "Join")
    await ada.click(in_thread.message, "Start")
    assert "Players: 1 of 4" in ada.now(in_channel.message).text
    answer = await boris.slash(thread["id"], "turn")
    assert not answer.text.startswith("⛔")
    await ada.slash(f"#{room}", "leave")


async def test_a_private_conversation_is_a_table_for_one(house: House) -> None:
    ada = await house.table.player("Ada")
    answer = await ada.slash("dm", "new lanterns", seed="alone", nights="1")
    assert not answer.text.startswith("⛔")
    offered = await ada.autocomplete("dm", "move", "text")
    assert [choice.value.split()[0] for choice in offered] == ["float"] * 3
    await ada.slash("dm", "move", text=offered[0].value, commit=True)
    done = await ada.slash("dm", "move", text="end", commit=True)
    assert not done.text.startswith("⛔")
    card = await ada.next_message(lambda screen: "over" in screen.text, place="dm")
    assert "**The game is over.**" in card.text


async def test_nothing_was_logged_as_an_error(house: House) -> None:
    assert house.pardon(logging.ERROR) == []
