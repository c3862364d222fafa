"""`/table` over the local table: what organisers do, whom it asks, and what stays visible of it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.cards.request_card import refresh_requests
from bot.store import traces
from bot.store.rows import Status
from tests.bot.e2e.house import House
from tests.bot.e2e.organisers import NO, agree, done, refused, request
from tests.bot.e2e.players import Party, press, with_verb
from tests.bot.e2e.scenes import keepers, people, public_messages, type_move

pytestmark = pytest.mark.asyncio(loop_scope="module")

ROOT = Path(__file__).parents[3]


async def user_at(party: Party, seat: int) -> int | None:
    return (await party.session.standing()).user_at(seat)


async def test_everybody_can_look_at_the_table(house: House) -> None:
    party = await keepers(house)
    ada, boris, oksana = people(party)
    text = await done(ada, party, "info")
    assert "being played" in text
    assert "Organiser: Ada" in text
    assert "3 · Оксана" in text
    assert "time to answer an offer: **12 hours**" in text
    assert "Организатор: Ada" in await done(boris, party, "info")
    assert "Організатор: Ada" in await done(oksana, party, "info")
    assert "Organiser: Ada" in await done(await house.stranger(), party, "info")


async def test_a_pause_stops_the_game_and_only_the_organiser_ends_it(house: House) -> None:
    party = await keepers(house)
    ada, boris, _ = people(party)
    assert "организатор" in await refused(boris, party, "pause")
    await done(ada, party, "pause")
    assert "Ada has paused the game" in (await public_messages(party))[-1].text
    assert (await type_move(party, 0, "end")).text.startswith(NO)
    assert "paused" in await refused(ada, party, "pause")
    assert "paused" in await refused(ada, party, "remind")
    assert "paused <t:" in await done(ada, party, "info")
    await done(ada, party, "resume")
    card = (await public_messages(party))[-1]
    assert "Ada lets the game go on" in card.text
    assert with_verb(card, "turn")
    assert "not paused" in await refused(ada, party, "resume")
    assert not (await type_move(party, 0, "end")).text.startswith(NO)
    trail = await done(ada, party, "info")
    assert "Ada: paused the game" in trail
    assert "Ada: let the game go on" in trail


async def test_reminding_by_hand_calls_whoever_is_asked_once_an_hour(house: House) -> None:
    party = await keepers(house)
    ada, boris, _ = people(party)
    assert "Ada" in await done(boris, party, "remind")
    reminder = (await public_messages(party))[-1]
    assert ada.mention in reminder.text
    assert with_verb(reminder, "snooze")
    assert "раз в 60 минут" in await refused(boris, party, "remind")
    await refused(await house.stranger(), party, "remind")
    assert "Борис: reminded the table" in await done(ada, party, "info")


async def test_a_player_gives_his_seat_to_another_with_consent(house: House) -> None:
    party = await keepers(house)
    ada, boris, oksana = people(party)
    sam = await house.stranger()
    said = await done(ada, party, "replace", seat="0", player=sam)
    assert all(one.mention in said for one in (boris, oksana, sam))
    asked = await request(party)
    assert f"the seat of Ada to {sam.mention}" in asked.text
    await agree(party, boris, oksana)
    assert await user_at(party, 0) == int(ada.id)
    await agree(party, sam)
    assert await user_at(party, 0) == int(sam.id)
    card = (await public_messages(party))[-1]
    assert "Sam takes over the seat of" in card.text
    assert sam.mention in card.text
    assert with_verb(card, "turn")
    answer = await sam.slash(party.channel, "move", text="end", commit=True)
    assert not answer.text.startswith(NO)
    assert (await type_move(party, 0, "draw")).text.startswith(NO)
    info = await done(sam, party, "info")
    assert "Organiser: Sam" in info, "who sits on the organiser's seat organises"
    assert "Ada: a seat changed hands (Ada → Sam)" in info


async def test_who_plays_is_not_replaced_against_his_will(house: House) -> None:
    party = await keepers(house)
    ada, boris, oksana = people(party)
    sam = await house.stranger()
    assert "организатор" in await refused(boris, party, "replace", seat="2", player=sam)
    assert oksana.mention in await done(ada, party, "replace", seat="Оксана", player=sam)
    await press(oksana, await request(party), "refuse")
    await party.settled()
    assert await user_at(party, 2) == int(oksana.id)
    assert "refused: a new player" in await done(ada, party, "info")


@pytest.mark.parametrize(
    ("seat", "whom", "said"),
    [
        ("0", "Ada", "sits there already"),
        ("1", "Ada", "plays at the table already"),
        ("7", "Sam", "There is no such seat"),
        ("nobody", "Sam", "There is no such seat"),
    ],
)
async def test_replacing_oneself_and_other_nonsense_is_refused_in_words(
    house: House, seat: str, whom: str, said: str
) -> None:
    party = await keepers(house)
    await house.stranger()
    player = await house.table.player(whom)
    assert said in await refused(people(party)[0], party, "replace", seat=seat, player=player)


async def test_bots_and_people_from_elsewhere_take_no_seat(house: House) -> None:
    await keepers(house)  # with two tables none is meant by itself
    party = await keepers(house)
    ada = people(party)[0]
    bot = str(house.orrery.client.user.id) if house.orrery.client.user else ""
    assert "is a bot" in await refused(ada, party, "replace", seat="0", player=bot)
    arrange = house.table.arrange
    sam = await house.stranger()
    arrange.remove_member(arrange.home, "Sam")
    said = await refused(ada, party, "replace", seat="0", player=sam)
    assert "Sam is not in this server" in said
    house.forgive(404)
    arrange.add_member(arrange.home, "Sam")
    private = await ada.slash("dm", "table replace", seat="0", player=sam)
    assert private.text.startswith(NO)


async def test_a_game_goes_on_without_somebody_who_left_the_server(house: House) -> None:
    party = await keepers(house)
    ada, boris, oksana = people(party)
    sam = await house.stranger()
    arrange = house.table.arrange
    arrange.remove_member(arrange.home, "Оксана")
    try:
        for seat in (0, 1):
            info = await done(ada, party, "info")
            assert not (await type_move(party, seat, "end")).text.startswith(NO)
        assert "Оксана: Night 1: your turn" in (await public_messages(party))[-1].text
        assert "3 · Оксана — has left the server" in info
        said = await done(ada, party, "replace", seat="2", player=sam)
        assert oksana.mention not in said
        assert "All have agreed" not in await agree(party, boris)
        assert "All have agreed" in await agree(party, sam)
        assert await user_at(party, 2) == int(sam.id)
        answer = await sam.slash(party.channel, "move", text="end", commit=True)
        assert not answer.text.startswith(NO)
    finally:
        house.forgive(404)
        arrange.add_member(arrange.home, "Оксана")


async def test_an_organiser_who_is_gone_is_followed_by_another(house: House) -> None:
    party = await keepers(house)
    _, boris, oksana = people(party)
    arrange = house.table.arrange
    arrange.remove_member(arrange.home, "Ada")
    try:
        said = await done(boris, party, "organiser")
        assert oksana.mention in said
        await agree(party, oksana)
        await done(boris, party, "pause")
        assert "Борис" in await done(oksana, party, "info")
    finally:
        house.forgive(404)
        arrange.add_member(arrange.home, "Ada")


async def test_the_organiser_hands_over_and_strangers_are_no_organisers(house: House) -> None:
    party = await keepers(house)
    ada, boris, _ = people(party)
    sam = await house.stranger()
    assert "does not play at this table" in await refused(ada, party, "organiser", player=sam)
    assert "already" in await refused(ada, party, "organiser")
    assert "организатор" in await refused(boris, party, "organiser", player=people(party)[2])
    await done(ada, party, "organiser", player=boris)
    assert "Борис is the organiser now" in (await public_messages(party))[-1].text
    await refused(ada, party, "pause")
    assert "the organiser changed (Борис)" in await done(ada, party, "info")


async def test_a_request_that_could_not_be_brought_up_to_date_is_so_later(house: House) -> None:
    """Its buttons stayed for good where Discord had refused the change for a reason that passes."""
    party = await keepers(house)
    ada, boris, _ = people(party)
    await type_move(party, 0, "sell red1 ; end")
    await type_move(party, 1, "end")
    await done(ada, party, "abandon")
    asked = await request(party)
    order = house.table.faults.fail(1, status=401, method="PATCH", path=f"/messages/{asked.id}$")
    press_ = house.press_of(boris)
    (number,) = await house.orrery.database.read(traces.open_requests, party.game)
    await party.session.agree(press_, number, False)
    await refresh_requests(house.orrery.client.services, party.game)
    assert order.left == 0
    assert with_verb(ada.now(asked), "refuse")
    await refresh_requests(house.orrery.client.services, party.game)
    assert not with_verb(ada.now(asked), "refuse")
    house.forgive(401)


async def test_a_rewind_is_chosen_from_the_list_and_asks_whom_it_touches(house: House) -> None:
    party = await keepers(house)
    ada, boris, oksana = people(party)
    start = (await party.session.standing()).last_turn
    await type_move(party, 0, "sell red1 ; end")
    await type_move(party, 1, "end")
    offered = await ada.autocomplete(party.channel, "table rewind", "turn")
    assert offered[0].name.startswith(f"After turn {start + 1}: Ada: Sell red lantern 1")
    assert [one.value for one in offered[:2]] == [str(start + 1), str(start)]
    found = await ada.autocomplete(party.channel, "table rewind", "turn", "sell red")
    assert [one.value for one in found] == [str(start + 1)]
    said = await done(ada, party, "rewind", turn=str(start))
    assert boris.mention in said
    assert oksana.mention not in said
    assert "Ada: Sell red lantern 1\nБорис: " not in (await request(party)).text
    assert "Ada: Sell red lantern 1" in (await request(party)).text
    await agree(party, boris)
    standing = await party.session.standing()
    assert (standing.last_turn, standing.asked[0].seat) == (start, 0)
    card = (await public_messages(party))[-1]
    assert "~~Ada: Sell red lantern 1~~" in card.text
    info = await done(ada, party, "info")
    assert f"asked for consent: going back to an earlier turn (turn {start})" in info


async def test_a_rewind_that_touches_nobody_is_done_and_written_down(house: House) -> None:
    party = await keepers(house)
    ada = people(party)[0]
    start = (await party.session.standing()).last_turn
    await type_move(party, 0, "sell red1 ; end")
    assert await done(ada, party, "rewind", turn=str(start)) == "Done."
    assert (await party.session.standing()).last_turn == start
    info = await done(ada, party, "info")
    assert f"done at once: going back to an earlier turn (turn {start})" in info


async def test_nobody_goes_back_into_secrets_that_are_known_by_now(house: House) -> None:
    party = await keepers(house)
    ada = people(party)[0]
    said = await refused(ada, party, "rewind", turn="1")
    assert "in secret" in said


@pytest.mark.parametrize(
    ("turn", "said"),
    [("999", "no turn 999"), ("-1", "go back to"), ("soon", "no turn soon"), (None, "Name")],
)
async def test_turns_that_do_not_exist(house: House, turn: str | None, said: str) -> None:
    party = await keepers(house)
    assert said in await refused(people(party)[0], party, "rewind", turn=turn)


async def test_ending_without_a_result_asks_everybody(house: House) -> None:
    party = await keepers(house)
    ada, boris, oksana = people(party)
    await refused(await house.stranger(), party, "abandon")
    said = await done(boris, party, "abandon")
    assert ada.mention in said
    await agree(party, ada)
    assert (await party.session.standing()).game.status is Status.LIVE
    await agree(party, oksana)
    card = (await public_messages(party))[-1]
    assert "has ended the game without a result" in card.text
    assert not with_verb(card, "turn")
    assert (await type_move(party, 0, "end")).text.startswith(NO)
    assert "ended without a result" in await done(ada, party, "info")
    for tool in ("pause", "abandon", "organiser", "remind"):
        await refused(ada, party, tool)
    again = await ada.slash(party.channel, "new lanterns")
    assert not again.text.startswith(NO), "the channel is free"


async def test_nobody_is_asked_the_same_twice_at_a_time(house: House) -> None:
    party = await keepers(house)
    ada, boris, oksana = people(party)
    for seat in range(3):
        await type_move(party, seat, "end")
    before = str((await party.session.standing()).last_turn - 1)
    assert oksana.mention in await done(ada, party, "rewind", turn=before)
    count = len(await public_messages(party))
    assert "уже спрашивают" in await refused(boris, party, "rewind", turn=before)
    assert len(await public_messages(party)) == count


async def test_asking_again_leaves_out_who_is_gone_by_now(house: House) -> None:
    party = await keepers(house)
    ada, boris, oksana = people(party)
    await done(boris, party, "abandon")
    first = await request(party)
    arrange = house.table.arrange
    arrange.remove_member(arrange.home, "Оксана")
    try:
        assert oksana.mention not in await done(boris, party, "abandon")
    finally:
        arrange.add_member(arrange.home, "Оксана")
        house.forgive(404)
    await boris.wait_for(first, lambda screen: not screen.buttons)
    await agree(party, ada)
    assert (await party.session.standing()).game.status is Status.ABANDONED


async def test_who_plays_alone_asks_nobody(house: House) -> None:
    ada = await house.table.player("Ada")
    begun = await ada.slash("dm", "new lanterns", players=1)
    assert not begun.text.startswith(NO)
    info = (await ada.slash("dm", "table info")).text
    assert "being played" in info
    assert "1 · " in info
    assert "\n0 · " not in info
    assert "time until a reminder" in (await ada.slash("dm", "table options")).text
    assert (await ada.slash("dm", "table abandon")).text == "Done."
    assert "ended without a result" in (await ada.slash("dm", "table info")).text


async def test_a_host_closes_a_table_that_has_not_started(house: House) -> None:
    room = await house.channel()
    ada, boris = [await house.table.player(name) for name in ("Ada", "Борис")]
    card = await ada.slash(f"#{room}", "new lanterns")
    assert (await boris.slash(f"#{room}", "table abandon")).text.startswith(NO)
    assert (await ada.slash(f"#{room}", "table pause")).text.startswith(NO)
    assert (await ada.slash(f"#{room}", "table abandon")).text == "Done."
    closed = await ada.wait_for(card.message, lambda screen: not screen.buttons)
    assert "closed before it started" in closed.text


async def test_outside_a_table_everything_is_refused(house: House) -> None:
    ada = await house.table.player("Ada")
    room = f"#{await house.channel()}"
    for tool in ("info", "remind", "pause", "resume", "rewind", "abandon", "options", "organiser"):
        answer = await ada.slash(room, f"table {tool}")
        assert answer.text.startswith(NO), tool
    assert await ada.autocomplete(room, "table rewind", "turn") == []
    assert await ada.autocomplete(room, "table replace", "seat", player=ada) == []


async def test_the_guide_names_every_tool_with_its_options(house: House) -> None:
    ada = await house.table.player("Ada")
    (command,) = [one for one in ada.commands if one["name"] == "table"]
    guide = (ROOT / "docs" / "playing.md").read_text(encoding="utf-8")
    for tool in command["options"]:
        assert f"`/table {tool['name']}`" in guide
        assert all(f"`{option['name']}`" in guide for option in tool.get("options", ()))


async def test_no_text_is_missing(house: House) -> None:
    assert house.unknown_texts() == []
