"""Commands that only look, and the languages everything is said in."""

from __future__ import annotations

import pytest

from bot.local.wire import Json
from engine.core.record import parse_record, play_record
from tests.bot.e2e.house import ALL_GAMES, House
from tests.bot.e2e.players import Party, press, with_verb
from tests.bot.e2e.scenes import keepers, people, public_messages, type_move

pytestmark = pytest.mark.asyncio(loop_scope="module")

VIEWS = ("map", "research", "scoring", "players", "player", "text", "log")
PNG = b"\x89PNG"
HEADINGS = ("**Почати гру**", "**Грати**", "**Подивитися**", "**Ваші ігри та ваш стіл**")


async def gaia(house: House) -> Party:
    """A game of two, somebody chooses a faction."""
    return await Party.sit_down(house, await house.channel(), "gaia", ["Ada", "Борис"], seed="see")


async def test_every_view_is_shown_in_private(house: House) -> None:
    party = await gaia(house)
    boris = people(party)[1]
    offered = await boris.autocomplete(party.channel, "show", "what")
    assert set(VIEWS) <= {str(each.value) for each in offered}
    for view in VIEWS:
        answer = await boris.slash(party.channel, "show", what=view)
        assert answer.ephemeral
        if view in ("text", "log"):
            assert answer.text
            assert not answer.message.pictures
            continue
        picture, *pieces = answer.message.pictures
        assert all(one.description for one in pieces)
        assert picture.description
        assert (await boris.download(picture.url)).startswith(PNG)


async def test_boards_change_in_place_and_a_seat_can_be_named(house: House) -> None:
    party = await gaia(house)
    ada, boris = people(party)
    card = (await public_messages(party))[0]
    boards = await press(ada, card, "boards")
    changed = await press(ada, boards.message, "show", "scoring")
    assert changed.message.id == boards.message.id
    assert changed.message.pictures[0].filename.startswith("scoring")
    (ways,) = changed.message.selects
    assert {"codes", "reach", "influence"} <= {value for _, value in ways.options}
    seen = await ada.select(changed.message, ["reach"])
    assert seen.message.id == boards.message.id
    assert seen.message.pictures[0].filename.startswith("reach")
    compared = await press(ada, seen.message, "show", "factions")
    assert "Terrans: terra" in compared.text
    seats = await ada.autocomplete(party.channel, "show", "seat", what="player")
    assert {each.name for each in seats} == {"Ada", "Борис"}
    answer = await ada.slash(party.channel, "show", what="player", seat="борис")
    assert "Борис" in str(answer.message.pictures[0].description)
    answer = await ada.slash(party.channel, "show", what="player", seat="9")
    assert answer.text.startswith("⛔ There is no such seat")
    answer = await boris.slash(party.channel, "show", what="cellar")
    assert answer.text.startswith("⛔")
    assert "поле, исследования" in answer.text
    answer = await boris.slash(party.channel, "show", what="Планшет цивилизации")
    assert answer.message.pictures[0].filename.startswith("player-")


async def test_a_game_without_pictures_is_shown_in_words(house: House) -> None:
    party = await keepers(house)
    ada = people(party)[0]
    answer = await ada.slash(party.channel, "show", what="log")
    assert "Night 1 falls" in answer.text
    assert (await ada.slash(party.channel, "show", what="map")).text.startswith("⛔")


async def test_the_log_turns_its_pages_and_strikes_out_what_was_taken_back(house: House) -> None:
    party = await keepers(house)
    ada = people(party)[0]
    await type_move(party, 0, "sell red1 ; end")
    undone = await ada.slash(party.channel, "undo")
    assert "Taken back." in undone.text
    log = (await ada.slash(party.channel, "show", what="log")).text
    assert "~~Ada: Sell red lantern 1~~" in log
    card = (await public_messages(party))[-1]
    assert "Ada takes back:" in card.text
    assert "~~Ada: Sell red lantern 1~~" in card.text
    assert with_verb(card, "turn")
    draft = await party.session.draft(house.press_of(ada))
    assert draft.moves == (("sell", "red1"),), "what was taken back is a draft again"


async def test_an_undo_that_touches_others_asks_them(house: House) -> None:
    party = await keepers(house)
    ada, boris, oksana = people(party)
    await type_move(party, 0, "end")
    await type_move(party, 1, "end")
    asked = await ada.slash(party.channel, "undo")
    assert boris.mention in asked.text
    request = (await public_messages(party))[-1]
    assert request.mentions == [boris.id]
    refused = await press(oksana, request, "agree")
    assert "не ваша" in refused.text
    done = await press(boris, request, "agree")
    assert not done.text.startswith("⛔")
    await party.settled()
    assert (await party.session.standing()).asked[0].seat == 0


async def test_why_names_what_is_missing(house: House) -> None:
    party = await keepers(house)
    ada = people(party)[0]
    kinds = await ada.autocomplete(party.channel, "why", "action", "")
    assert "draw" in {str(each.value) for each in kinds}
    answer = await ada.slash(party.channel, "why", action="draw")
    assert "Possible now: Draw a lantern" in answer.text
    await type_move(party, 0, "draw", commit=True)
    answer = await ada.slash(party.channel, "why", action="draw")
    assert "Not possible now" in answer.text
    assert "only once per turn" in answer.text
    await type_move(party, 0, "end")
    answer = await ada.slash(party.channel, "why", action="draw")
    assert answer.text.startswith("⛔ It is not your turn: we are waiting for Борис")


async def test_my_games_lists_what_waits_first_with_links(house: House) -> None:
    one, two = await keepers(house), await keepers(house)
    await type_move(one, 0, "end")
    ada = people(one)[0]
    text = (await ada.slash("dm", "mygames")).text
    lines = [line for line in text.splitlines() if line.startswith(("▶", "·"))]
    waiting, other = await ada.channel_id(two.channel), await ada.channel_id(one.channel)
    assert lines.index(next(li for li in lines if waiting in li)) < lines.index(
        next(li for li in lines if other in li)
    )
    games = await ada.autocomplete("dm", "turn", "game")
    assert str(two.game) in {str(each.value) for each in games}
    answer = await ada.slash("dm", "turn", game=str(two.game))
    assert not answer.text.startswith("⛔")


async def test_the_record_is_a_file_that_can_be_played_on(house: House) -> None:
    party = await gaia(house)
    ada = people(party)[0]
    offered = await ada.autocomplete(party.channel, "move", "text")
    driver = await party.asked()
    assert driver is not None
    if not offered:
        offered = await driver.autocomplete(party.channel, "move", "text")
    await driver.slash(party.channel, "move", text=offered[0].value, commit=True)
    answer = await ada.slash(party.channel, "export")
    (file,) = answer.message.pictures
    record = parse_record((await ada.download(file.url)).decode())
    assert record.setup.secret == "", "the secret follows when the game is over"
    assert len(record.moves) == 1
    assert play_record(ALL_GAMES["gaia"], record).position == 1


async def test_help_lists_every_command_in_the_readers_words(house: House) -> None:
    oksana = await house.table.player("Оксана")
    text = (await oksana.slash("dm", "help")).text
    assert "**/хід**" in text
    assert "**/гая**" in text
    listed = [line for line in text.splitlines() if line.startswith("**/")]
    assert len(listed) == len(oksana.commands)
    assert listed[0].startswith("**/нова**"), "a game has to be begun first"
    headings = [line for line in text.splitlines() if line in HEADINGS]
    assert headings == list(HEADINGS), "by what people want to do"


async def test_commands_and_options_are_named_in_three_languages(house: House) -> None:
    ada = await house.table.player("Ada")
    bare: list[str] = []

    def look(entry: Json, path: str) -> None:
        for field in ("name_localizations", "description_localizations"):
            found = entry.get(field) or {}
            if not {"ru", "uk"} <= found.keys():
                bare.append(f"{path} {field}")
        bare.extend(
            f"{path}: {choice['name']}"
            for choice in entry.get("choices", [])
            if not {"ru", "uk"} <= (choice.get("name_localizations") or {}).keys()
        )
        for option in entry.get("options", []):
            look(option, f"{path} {option['name']}")

    for command in ada.commands:
        look(command, command["name"])
    assert bare == []


async def test_public_posts_speak_the_servers_language_and_private_ones_the_readers(
    house: House,
) -> None:
    arrange = house.table.arrange
    guild = arrange.add_guild("Kyiv", ["Ada", "Борис", "Оксана"], locale="uk")
    party = await keepers(house, channel="kyiv", guild=guild)
    (card,) = await public_messages(party)
    assert "Ніч 1" in card.text
    ada, boris, _ = people(party)
    panel = await press(ada, card, "turn")
    assert "your turn" in panel.text
    answer = await boris.slash(party.channel, "turn")
    assert "Ожидаем" in answer.text or "ждём" in answer.text.lower()
    arrange.set_guild_locale(guild, "ru")
    known = house.orrery.client.get_guild(int(guild.id))
    assert known is not None
    while str(known.preferred_locale) != "ru":
        await house.breathe()
    await type_move(party, 0, "end")
    assert "Ночь" in (await public_messages(party))[-1].text


async def test_no_text_is_missing_in_any_language(house: House) -> None:
    assert house.unknown_texts() == []
