"""Bad input: a private answer in the user's language that says what to do, and nothing lost."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

import pytest

from bot.local import Answer, Driver, Permission
from bot.session import Sessions
from bot.store.sql import Connection, is_file
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party, invite, press, with_verb
from tests.bot.e2e.scenes import keepers, people, public_messages, type_move

pytestmark = pytest.mark.asyncio(loop_scope="module")

LOCALES = {"en-US": "en", "ru": "ru", "uk": "uk"}
NO = "⛔ "


def refused(answer: Answer, words: str = "") -> str:
    """A refusal of a typed command: private and marked."""
    assert answer.ephemeral
    assert answer.text.startswith(NO), answer.text
    assert words in answer.text
    return answer.text


Typing = Callable[[Driver, str], Awaitable[Answer]]
NOWHERE: dict[str, Typing] = {
    "join": lambda who, where: who.slash(where, "join"),
    "leave": lambda who, where: who.slash(where, "leave"),
    "start": lambda who, where: who.slash(where, "start"),
    "move": lambda who, where: who.slash(where, "move", text="end"),
    "turn": lambda who, where: who.slash(where, "turn"),
    "undo": lambda who, where: who.slash(where, "undo"),
    "show": lambda who, where: who.slash(where, "show", what="log"),
    "why": lambda who, where: who.slash(where, "why", action="build"),
    "export": lambda who, where: who.slash(where, "export"),
    "gaia": lambda who, where: who.slash(where, "gaia build", hex="4a3"),
}


@pytest.mark.parametrize("command", NOWHERE)
async def test_in_a_channel_without_a_game_everything_is_refused(
    house: House, command: str
) -> None:
    ada = await house.table.player("Ada")
    answer = await NOWHERE[command](ada, "#general")
    refused(answer, "There is no game in this channel.")


async def test_a_refusal_is_marked_in_every_language(house: House) -> None:
    texts = set()
    for name in ("Ada", "Борис", "Оксана"):
        who = await house.table.player(name)
        texts.add(refused(await who.slash("#general", "turn")))
    assert len(texts) == 3


async def test_whose_game_is_elsewhere_is_told_where(house: House) -> None:
    await invite(house, ["Zoë", "Max"])  # who play nowhere else
    party = await Party.sit_down(house, await house.channel(), "lanterns", ["Zoë", "Max"])
    answer = await people(party)[0].slash("#general", "turn")
    channel = await people(party)[0].channel_id(party.channel)
    refused(answer, f"<#{channel}>")


async def test_a_command_of_another_game_is_told_what_is_played_here(house: House) -> None:
    party = await keepers(house)
    first = people(party)[0]
    answer = await first.slash(party.channel, "gaia build", hex="4a3")
    said = refused(answer, "This table plays")
    assert "/lanterns" in said
    await first.set_locale("uk")
    answer = await first.slash(party.channel, "gaia build", hex="4a3")
    await first.set_locale("en-US")
    assert "/ліхтарі" in refused(answer), "as he sees it in Discord's own list"


async def test_not_on_turn_and_not_at_the_table(house: House) -> None:
    party = await keepers(house)
    refused(await type_move(party, 1, "draw"), "Кого ждём: Ada")
    stranger = await house.stranger()
    answer = await stranger.slash(party.channel, "move", text="draw")
    refused(answer, "You do not play at this table")
    answer = await stranger.slash(party.channel, "show", what="log")
    assert not answer.text.startswith(NO)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("fly", "“fly” means nothing here"),
        ("sell blue6", "you have no such lantern"),
        ("float red1", "means nothing here"),
        ("sell", "could be several moves"),
        ("@everyone", "is not a word of the notation"),
        ("sell red1 ; fly", "“fly” means nothing here"),
        (";", "Type a move"),
        ("end ; draw", "can only be the last"),
        ("draw " * 70, "A move has at most 64 words"),
    ],
)
async def test_wrong_words_are_named_and_change_nothing(house: House, text: str, said: str) -> None:
    party = await keepers(house)
    before = await party.session.record()
    refused(await type_move(party, 0, text), said)
    assert await party.session.record() == before
    draft = await type_move(party, 0, "sell red1", commit=False)
    assert "Sell red lantern 1" in draft.text


async def test_a_refused_line_says_what_would_be_possible(house: House) -> None:
    party = await keepers(house)
    assert "Possible: Sell" in refused(await type_move(party, 0, "sell blue6"))


async def test_a_full_lobby_and_a_lobby_that_is_none_any_more(house: House) -> None:
    room = f"#{await house.channel()}"
    ada, boris, oksana = [await house.table.player(n) for n in ("Ada", "Борис", "Оксана")]
    card = await ada.slash(room, "new lanterns", players=2)
    assert card.message.button("Start").disabled
    refused(await boris.slash(room, "start"), "хозяин")
    await boris.click(card.message, "Join")
    assert ada.now(card.message).button("Join").disabled
    refused(await oksana.slash(room, "join"), "Усі місця зайняті: за столом 2 гравці")
    refused(await ada.slash(room, "new lanterns"), "There is a game in this channel already")
    refused(await ada.slash(room, "turn"), "has not started yet")
    refused(await oksana.slash(room, "leave"), "Ви не сидите")
    assert not (await boris.slash(room, "join")).text.startswith(NO), "he sits there already"
    assert not (await boris.slash(room, "start")).text.startswith(NO), "a full table, anyone may"
    refused(await oksana.slash(room, "join"), "Гра вже почалася")
    refused(await ada.slash(room, "leave"), "has started already")


async def test_too_few_and_wrong_options(house: House) -> None:
    room = f"#{await house.channel()}"
    ada = await house.table.player("Ada")
    answer = await ada.slash(room, "new gaia", players=2, level="ultoma")
    refused(answer, "playing alone")
    await ada.slash(room, "new gaia")
    refused(await ada.slash(room, "start"), "at least 2 players")


async def test_a_host_who_leaves_hands_over_and_the_last_one_closes(house: House) -> None:
    room = f"#{await house.channel()}"
    ada, boris = [await house.table.player(name) for name in ("Ada", "Борис")]
    card = await ada.slash(room, "new lanterns")
    await boris.click(card.message, "Join")
    await ada.click(card.message, "Leave")
    assert f"{boris.mention} · host" in ada.now(card.message).text
    answer = await boris.slash(room, "leave")
    assert not answer.text.startswith(NO)
    closed = await ada.wait_for(card.message, lambda screen: not screen.buttons)
    assert "closed before it started" in closed.text
    assert not (await ada.slash(room, "new lanterns")).text.startswith(NO)


async def test_missing_permissions_are_named_before_anything_is_opened(house: House) -> None:
    room = await house.channel()
    channel = house.table.arrange.channel(room)
    house.table.arrange.forbid(channel, Permission.ATTACH_FILES, Permission.SEND_MESSAGES)
    boris = await house.table.player("Борис")
    text = refused(await boris.slash(f"#{room}", "new lanterns"), "Я не смогу играть")
    assert "отправлять сообщения" in text
    assert "прикреплять файлы" in text
    house.table.arrange.permit(channel, Permission.ATTACH_FILES, Permission.SEND_MESSAGES)
    assert not (await boris.slash(f"#{room}", "new lanterns")).text.startswith(NO)


async def test_a_button_of_a_game_that_is_gone_or_unknown(house: House) -> None:
    party = await keepers(house, nights="1")
    (card,) = await public_messages(party)
    for seat in (0, 1, 2):
        await type_move(party, seat, "end")
    ada = people(party)[0]
    ended = await ada.slash(party.channel, "turn")
    refused(ended, "The game is over.")
    last = (await public_messages(party))[-1]
    assert not (await press(ada, last, "boards")).text.startswith(NO)
    assert with_verb(ada.now(card), "turn") == []


async def test_an_unforeseen_fault_has_a_reference_that_the_log_has_too(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await keepers(house)

    async def broken(*_: object) -> None:
        raise RuntimeError("a wire came loose")

    with monkeypatch.context() as patched:
        patched.setattr(Sessions, "of_user", broken)
        answer = await people(party)[1].slash(party.channel, "mygames")
    reference = refused(answer, "сообщите владельцу бота номер").rpartition(": ")[2]
    assert len(reference) == 8
    (record,) = house.pardon(logging.ERROR)
    assert reference in record.getMessage()
    assert "a wire came loose" in str(record.exc_info)
    await type_move(party, 0, "draw", commit=False)


def no_room(conn: Connection) -> None:
    """Nobody can be written down who was not known before."""
    if is_file(conn):
        refuse = "BEGIN SELECT RAISE(ABORT, 'no room left'); END"
    else:
        refuse = "FOR EACH ROW EXECUTE FUNCTION no_room()"
        conn.execute(
            "CREATE FUNCTION no_room() RETURNS trigger LANGUAGE plpgsql AS"
            " $$ BEGIN RAISE EXCEPTION 'no room left'; END $$"
        )
    conn.execute(f'CREATE TRIGGER no_room BEFORE INSERT ON "user" {refuse}')


def room_again(conn: Connection) -> None:
    """As it was."""
    if is_file(conn):
        conn.execute("DROP TRIGGER no_room")
    else:
        conn.execute("DROP FUNCTION no_room CASCADE")


async def test_whoever_cannot_be_written_down_is_answered_all_the_same(house: House) -> None:
    party = await keepers(house)
    card = (await public_messages(party))[-1]
    stranger = await house.stranger()
    database = house.orrery.sessions.database
    await database.write(no_room)
    try:
        pressed = await press(stranger, card, "boards")
        typed = await stranger.slash(party.channel, "show", what="text")
    finally:
        await database.write(room_again)
    assert pressed.ephemeral
    assert typed.ephemeral
    assert pressed.text
    house.pardon(logging.ERROR)
    assert (await press(stranger, card, "boards")).text


async def test_two_lines_at_once_are_both_taken_or_refused_in_words(house: House) -> None:
    party = await keepers(house)
    ada = people(party)[0]
    channel = await ada.channel_id(party.channel)
    lines = [ada.slash(channel, "move", text=text) for text in ("sell red1", "sell red1")]
    first, second = [(await line).text for line in lines]
    assert not first.startswith(NO)
    assert second.startswith(NO)
    assert "you have no such lantern" in second


async def test_undo_with_nothing_to_take_back(house: House) -> None:
    party = await Party.sit_down(house, await house.channel(), "lanterns", ["Ada", "Борис"])
    refused(await people(party)[0].slash(party.channel, "undo"), "nothing to take back")
