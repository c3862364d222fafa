"""Solo games over the local table: a whole one through the panel, undo behind the Automa's reply, a
restart in between, what the cards say."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator

import pytest

from bot.client.components import SMALL
from bot.client.request import CHANNEL_LANGUAGE
from bot.history.log_pages import PAGE, log_pages
from bot.local import Driver, Screen
from bot.store import people
from engine.core.record import play_record
from engine.gaia.view import AutomaTurnView, AutomaView
from render import reasons
from tests.bot.e2e.house import ALL_GAMES, STRANGER, House
from tests.bot.e2e.players import Party, pictures_of
from tests.bot.e2e.test_panel import play_turn

pytestmark = pytest.mark.asyncio(loop_scope="module")

DM = "dm"
CARD = ["map", "scoring"]
SETTING_UP = ("faction", "setup-mine", "setup-institute", "booster")
PNG = b"\x89PNG"
HALF, FEW = 20, 4
START_VP = 10
MOST_TEXT = 4000
"""Characters that Discord takes in one message."""


async def alone(house: House, name: str, place: str, **options: object) -> Party:
    """Somebody begins a solo game."""
    driver = await house.table.player(name)
    party = Party(house, place, {driver.id: driver})
    await driver.slash(place, "new gaia", **options)
    row = await house.orrery.sessions.in_channel(int(await driver.channel_id(place)))
    assert row is not None
    party.game = row.id
    return party


async def automa(party: Party) -> AutomaView:
    found: AutomaView = (await party.session.view()).automa
    return found


async def played(party: Party, chance: random.Random, turns: int = 1000) -> AsyncIterator[Driver]:
    """Play through the panel, a draft at a time, until the game is over."""
    for _ in range(turns):
        driver = await party.asked()
        if driver is None:
            return
        await play_turn(party, driver, chance)
        yield driver


async def is_set_up(party: Party) -> bool:
    """Whether the game is still being set up."""
    asked = (await party.session.standing()).asked
    return bool(asked) and asked[0].kind in SETTING_UP


async def seen_by_all(party: Party) -> list[Screen]:
    """What everybody sees of this game, oldest first."""
    await party.settled()
    (driver,) = party.drivers.values()
    return [each for each in await driver.history(party.channel) if not each.ephemeral]


async def reply(party: Party, *wishes: str) -> AutomaTurnView:
    """End a turn with the first of these moves that is possible; what the Automa does then."""
    (driver,) = party.drivers.values()
    known = len((await automa(party)).turns)
    for wish in wishes:
        offered = await driver.autocomplete(party.channel, "move", "text", wish)
        for choice in offered[:1]:
            answer = await driver.slash(party.channel, "move", text=choice.value)
            assert not answer.text.startswith("⛔"), answer.text
            ended = await driver.slash(party.channel, "move", text="end", commit=True)
            if not ended.text.startswith("⛔"):
                return (await automa(party)).turns[known]
    raise AssertionError("nothing of this is possible")


async def answer_offers(party: Party) -> None:
    """Answer what is asked until it is somebody's turn."""
    (driver,) = party.drivers.values()
    while (await party.session.standing()).asked[0].kind != "turn":
        offered = await driver.autocomplete(party.channel, "move", "text")
        await driver.slash(party.channel, "move", text=offered[0].value, commit=True)


async def restart_in_a_turn(party: Party) -> None:
    """Stop and start while a turn is half made; nothing of it is lost."""
    (driver,) = party.drivers.values()
    await answer_offers(party)
    offered = await driver.autocomplete(party.channel, "move", "text", "research")
    await driver.slash(party.channel, "move", text=offered[0].value)
    before = await party.session.draft(House.press_of(driver))
    await party.house.restart()
    after = await party.session.draft(House.press_of(driver))
    assert after.moves == before.moves
    assert after.moves


async def take_back(party: Party) -> None:
    """Undo until nothing of the turn is left, also not as a draft."""
    (driver,) = party.drivers.values()
    await driver.slash(party.channel, "undo")
    while (await party.session.draft(House.press_of(driver))).moves:
        await driver.slash(party.channel, "undo")


def cards(turn: AutomaTurnView) -> tuple[int | None, int | None]:
    """The pair of cards of a turn."""
    return turn.action_card, turn.behaviour_card


def names(card: Screen) -> list[str]:
    """Which pictures a card has."""
    return pictures_of(card)


def told(card: Screen, turn: AutomaTurnView, lang: str) -> bool:
    """Whether a card says why the Automa did what it did in a turn."""
    lines = reason_lines(turn, lang)
    return bool(lines) and "\n".join(lines) in card.text


def reason_lines(turn: AutomaTurnView, lang: str) -> list[str]:
    """Why the Automa did what it did, as small print."""
    return [f"{SMALL}{line}" for line in reasons("gaia", lang, turn.notes)]


async def test_a_whole_solo_game_through_the_panel_in_a_dm(house: House) -> None:
    party = await alone(house, "Ada", DM, faction="terrans", automa="taklons", seed="alone")
    number = known = researched = 0
    async for driver in played(party, random.Random(1)):
        number += 1
        if number == HALF:
            await restart_in_a_turn(party)
        card, turns = await party.last_card(), (await automa(party)).turns
        assert len(card.text) <= MOST_TEXT
        assert "without an answer" not in card.text, "nobody waits for him"
        if len(turns) > known and not await is_set_up(party):
            usual = [one for one in names(card) if one not in ("research", "players")]
            assert usual == [*CARD, "automa"]
            assert "players" not in names(card) or card.text.count("Round ") > 0
            researched += "research" in names(card)
            assert told(card, turns[-1], "en")
            shown = [await driver.download(one.url) for one in card.pictures]
            assert all(one.startswith(PNG) for one in shown)
        known = len(turns)
    assert 0 < researched < number, "the research board goes with moves on it, and with no others"
    result = (await party.session.standing()).result
    assert result is not None
    card = await party.last_card()
    assert "The game is over" in card.text
    assert all(f"**{score} VP**" in card.text for score in result.scores)
    assert f"start: {START_VP} · " in card.text
    assert card.text.count("The game is over") == 1
    assert number > HALF
    record = await party.session.record()
    assert play_record(ALL_GAMES["gaia"], record).result == result
    services = house.orrery.client.services
    pages = log_pages(await party.session.history(), await services.seated(party.game, "en"))
    assert all(len("\n".join(page)) <= PAGE for page in pages)
    log = [line for page in pages for line in page]
    for turn in (await automa(party)).turns:
        assert {*reason_lines(turn, "en")} <= {*log}
    assert [mark.custom_id for mark in card.buttons if mark.label == "Take my turn"] == []


async def test_a_solo_game_begins_with_one_message_that_the_set_up_changes(house: House) -> None:
    driver = await house.stranger()
    party = await alone(house, STRANGER, DM, seed="one")
    (first,) = await seen_by_all(party)
    assert names(first) == CARD
    async for _ in played(party, random.Random(2)):
        messages = await seen_by_all(party)
        if not await is_set_up(party):
            break
        assert [each.id for each in messages] == [first.id]
    lobby, card = messages
    assert "First booster: random card" in lobby.text
    assert (lobby.buttons, names(card)) == ([], CARD)
    assert driver.mention not in card.text, "in his own messages"


@pytest.mark.parametrize("lang", ["ru", "uk"])
async def test_a_channel_reads_the_reasons_in_its_language(house: House, lang: str) -> None:
    driver = await house.table.player("Ada")
    place = f"#{await house.channel()}"
    sessions, channel = house.orrery.sessions, int(await driver.channel_id(place))
    change = {CHANNEL_LANGUAGE: lang}
    await sessions.database.write(people.change_channel, channel, None, change, 0.0)
    party = await alone(
        house, "Ada", place, players=1, faction="xenos", automa="firaks", seed=f"channel {lang}"
    )
    seen = 0
    async for _ in played(party, random.Random(3), turns=12):
        turns = (await automa(party)).turns
        seen += not await is_set_up(party) and told(await party.last_card(), turns[-1], lang)
    assert seen >= FEW


async def test_undo_behind_the_reply_leaves_the_deck_as_it_was(house: House) -> None:
    party = await alone(house, "Борис", DM, faction="terrans", seed="undo")
    async for _ in played(party, random.Random(4)):
        if (await automa(party)).turns and not await is_set_up(party):
            break
    for _ in range(FEW):
        await answer_offers(party)
        before = await automa(party)
        first = await reply(party, "build", "research", "upgrade", "action")
        await take_back(party)
        assert await automa(party) == before
        await house.restart()
        second = await reply(party, "pass")
        assert cards(first) == cards(second)
        assert first.notes


async def test_what_can_be_shown_depends_on_the_game_at_hand(house: House) -> None:
    party = await alone(house, "Оксана", DM, seed="show")
    (driver,) = party.drivers.values()
    offered = {str(each.value) for each in await driver.autocomplete(DM, "show", "what")}
    assert {*CARD, "automa", "log"} <= offered
    shown = await driver.slash(DM, "show", what="automa")
    assert names(shown.message) == ["automa"]
    room = await house.channel()
    table = await Party.sit_down(house, room, "gaia", ["Ada", "Борис"], seed="two")
    ada = next(iter(table.drivers.values()))
    others = {str(each.value) for each in await ada.autocomplete(table.channel, "show", "what")}
    assert others == offered - {"automa"}
    refused = await ada.slash(table.channel, "show", what="automa")
    assert refused.text.startswith("⛔")


async def test_factions_of_one_colour_are_refused_in_words(house: House) -> None:
    ada = await house.table.player("Ada")
    room = f"#{await house.channel()}"
    wishes = {"players": 1, "faction": "lantids", "automa": "terrans"}
    refused = await ada.slash(room, "new gaia", wishes)
    assert refused.text.startswith("⛔ Lantids and Terrans have the same colour")


async def test_before_the_start_the_views_of_any_game_are_offered(house: House) -> None:
    ada = await house.table.player("Ada")
    room = f"#{await house.channel()}"
    await ada.slash(room, "new gaia")
    offered = {str(each.value) for each in await ada.autocomplete(room, "show", "what")}
    assert {*CARD, "text", "log"} <= offered
    assert "automa" not in offered
