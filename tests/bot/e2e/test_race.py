"""Race for the Galaxy at the local table: whole games, typed and tapped, in three languages."""

from __future__ import annotations

import asyncio
import random

import discord
import pytest

from bot.client.signs import DONE
from bot.local import Screen
from bot.play.panel.verbs import BACK, CONFIRM, TAKE
from bot.session import Press
from bot.session.asked.calls import AWAY_SECONDS, CALLED_AFTER
from bot.session.values import APART_SECONDS
from render import texts
from tests.bot.e2e.house import House
from tests.bot.e2e.languages import english_told, told_in
from tests.bot.e2e.players import Party, a_table, ended, play_by_typing, press, with_verb
from tests.bot.e2e.tapping import play_by_tapping
from tests.bot.e2e.test_round_taps import answered, public, wait

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize(("seats", "lang"), [(2, "ru"), (4, "uk")])
async def test_a_whole_game_is_typed_and_told_in_one_language(
    house: House, seats: int, lang: str
) -> None:
    party = await a_table(house, "race", seats, seed=lang)
    before = await told_in(party, lang)
    chance = random.Random(lang)
    while (await party.session.standing()).asked:
        await play_by_typing(party, chance, most=9)
        await wait(party, APART_SECONDS)  # each time a card, with all that has come of it
    await ended(party)
    assert english_told(party, before) == []


async def test_a_whole_game_is_tapped(house: House) -> None:
    party = await a_table(house, "race", 3, seed="taps")
    before = await told_in(party, "ru")
    await play_by_tapping(party, random.Random("taps"))
    await ended(party)
    assert english_told(party, before) == []


async def test_alone_against_the_robot_in_a_dm(house: House) -> None:
    ada = await house.table.player("Ada")
    opened = await ada.slash("dm", "new race", level="easy")
    assert not opened.text.startswith("⛔")
    game = await house.orrery.sessions.in_channel(int(await ada.channel_id("dm")))
    assert game is not None
    party = Party(house, f"#{game.channel}", {ada.id: ada}, game.id)
    party.channel = "dm"
    await play_by_typing(party, random.Random("solo"))
    await ended(party)


async def test_a_hand_is_shown_to_its_owner_only_and_any_card_to_all(house: House) -> None:
    party = await a_table(house, "race", 2, seed="shown")
    ada, boris = party.drivers.values()
    sam = await house.stranger()
    own = (await ada.slash(party.channel, "show", what="hand")).message.pictures[0]
    others = (await boris.slash(party.channel, "show", what="hand")).message.pictures[0]
    assert own.description != others.description
    asked = await ada.slash(party.channel, "show", what="hand", seat="Борис")
    assert asked.message.pictures[0].description == own.description, "his own, whoever he names"
    assert (await sam.slash(party.channel, "show", what="hand")).text.startswith("⛔")
    assert (await sam.slash(party.channel, "show", what="reach")).text.startswith("⛔")
    shown = await sam.slash(party.channel, "show", what="card", card="Gem World")
    assert "Gem World" in str(shown.message.pictures[0].description)
    offered = await boris.autocomplete(party.channel, "show", "card", "самоцв")
    assert [one.value for one in offered] == ["gem_world"]
    unnamed = await ada.slash(party.channel, "show", what="card")
    assert unnamed.text == "⛔ Which card? Choose it under “card”."
    unknown = await ada.slash(party.channel, "show", what="card", card="Nowhere")
    assert unknown.text.startswith("⛔")
    nobody = await ada.slash(party.channel, "show", what="robot")
    assert nobody.message.pictures, "it says so in words"
    boards = await ada.slash(party.channel, "show", what="table")
    assert not any(str(one.custom_id).endswith(":robot") for one in boards.message.buttons)


async def test_cards_are_marked_and_the_panel_proposes_accordingly(house: House) -> None:
    party = await a_table(house, "race", 2, seed="marked")
    ada, boris = party.drivers.values()
    held = [one.value for one in await ada.autocomplete(party.channel, "race mark", "cards")]
    kept, spent = str(held[0]), str(held[1])
    typed = await ada.slash(party.channel, "race mark", cards=kept, **{"as": "keep"})
    assert "⚑ keep**: " in typed.text
    panel = await ada.slash(party.channel, "turn")
    marks = await ada.click(panel.message, "Marks")
    shown = await ada.slash(party.channel, "show", what="hand")
    assert str(shown.message.pictures[0].description).count("⚑ to be kept") == 1
    assert "⚑ to be kept" in str(panel.message.pictures[0].description)
    chosen = await ada.select(marks.message, [spent], "↓ spend first")
    assert "↓ spend first**: " in chosen.text
    assert "⚑ keep**: " in chosen.text, "the other marks stay"
    wrong = await ada.slash(party.channel, "race mark", cards="nonsense", **{"as": "keep"})
    assert wrong.text.startswith("⛔")
    others = await boris.slash(party.channel, "race mark", cards=kept, **{"as": "none"})
    assert "⚑ keep**" not in others.text, "his own marks alone"
    shown = await boris.slash(party.channel, "show", what="hand")
    assert "⚑" not in str(shown.message.pictures[0].description)
    record = await party.session.mark(Press(int(ada.id)))
    assert record.marks == {kept: "keep", spent: "spend"}
    drafted = await ada.slash(party.channel, "move", text="discard best", commit=False)
    assert "want to keep" not in drafted.text, "what is proposed keeps it"
    await press(ada, drafted.message, BACK)
    given = f"discard {kept} {spent}"
    warned = await ada.slash(party.channel, "move", text=given, commit=False)
    name = texts.word("en", "race", kept)
    assert f"⚠ you want to keep: {name}" in warned.text
    (send,) = with_verb(warned.message, CONFIRM)
    assert send.style == discord.ButtonStyle.danger.value
    assert not send.disabled, "it may be given away all the same"


async def test_a_hand_is_one_press_away_from_the_card(house: House) -> None:
    party = await a_table(house, "race", 2, seed="at hand")
    ada, boris = party.drivers.values()
    card = await party.last_card()
    shown = [(await press(one, card, "boards", "hand")).message for one in (ada, boris)]
    assert all(one.ephemeral for one in shown)
    first, second = (str(one.pictures[0].description) for one in shown)
    assert first != second
    stranger = await house.stranger()
    refused = await press(stranger, card, "boards", "hand")
    assert "You do not play at this table" in refused.text
    assert not refused.message.pictures


async def test_two_who_seal_at_the_same_instant_reveal_once(house: House) -> None:
    party = await a_table(house, "race", 3, seed="instant")
    chance = random.Random("instant")
    while (await party.session.view()).round < 1:
        await answered(party, chance)
    for number in (1, 2):
        await wait(party, CALLED_AFTER + APART_SECONDS)
        posted, begun = await public(party), (await party.session.standing()).last_turn
        chosen: dict[str, Screen] = {}
        for driver in party.drivers.values():
            panel = (await driver.slash(party.channel, "turn")).message
            chosen[driver.id] = (await press(driver, panel, TAKE, "act settle")).message
        first, *last = chance.sample([*party.drivers.values()], 3)
        await press(first, chosen[first.id], CONFIRM)
        twice = [
            driver.click(screen, custom_id=with_verb(screen, CONFIRM)[0].custom_id)
            for driver in (*last, *last)
            for screen in (chosen[driver.id],)
        ]
        answers = await asyncio.gather(*twice)
        assert not [one.text for one in answers if one.text.startswith("⛔")]
        told = (await party.session.history()).told
        rows = [row.move for turn in told if turn.turn.n > begun for row in turn.moves]
        assert sorted(str(move) for move in rows) == [f"{seat} act settle" for seat in range(3)]
        events = [event.kind for turn in told if turn.turn.n > begun for event in turn.events]
        assert events.count("chose") == 3, "it is revealed once"
        while (await party.session.view()).round == number:
            await answered(party, chance)
        await wait(party, CALLED_AFTER + APART_SECONDS)
        assert await public(party) - posted == 2


async def test_a_card_that_calls_the_last_ones_names_all_who_have_answered(house: House) -> None:
    party = await a_table(house, "race", 5, seed="all who have answered")
    chance = random.Random(5)
    while (await party.session.view()).round < 1:
        await answered(party, chance)
    await wait(party, CALLED_AFTER + APART_SECONDS)
    for driver in party.drivers.values():
        await driver.slash(party.channel, "move", text="act develop", commit=True)
    await wait(party, APART_SECONDS)
    for driver in [*party.drivers.values()][:2]:
        said = await driver.slash(party.channel, "move", text="develop none", commit=True)
        assert not said.text.startswith("⛔"), said.text
        await party.settled()
    before = await public(party)
    await wait(party, CALLED_AFTER + AWAY_SECONDS)
    assert await public(party) == before + 1
    card = await party.last_card()
    assert len(card.mentions) == 3
    (told,) = [line for line in card.text.splitlines() if DONE in line]
    assert told.count(DONE) == 2
