"""Race for the Galaxy at the local table: whole games, typed and tapped, in three languages."""

from __future__ import annotations

import random

import pytest

from bot.session import Press
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party, a_table, ended, play_by_typing
from tests.bot.e2e.tapping import play_by_tapping

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize(("seats", "seed"), [(2, "duel"), (4, "four")])
async def test_a_whole_game_is_typed(house: House, seats: int, seed: str) -> None:
    party = await a_table(house, "race", seats, seed=seed)
    await play_by_typing(party, random.Random(seed))
    await ended(party)


async def test_a_whole_game_is_tapped(house: House) -> None:
    party = await a_table(house, "race", 3, seed="taps")
    await play_by_tapping(party, random.Random("taps"))
    await ended(party)


async def test_alone_against_the_robot_in_a_dm(house: House) -> None:
    ada = await house.table.player("Ada")
    opened = await ada.slash("dm", "new race", level="easy")
    assert not opened.text.startswith("⛔")
    row = await house.orrery.sessions.of_user(int(ada.id))
    game = next(one for one, _ in row if one.key == "race" and one.status.value == "live")
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
    drafted = await ada.slash(party.channel, "move", text="discard best", commit=False)
    record = await party.session.mark(Press(int(ada.id)))
    assert record.marks == {kept: "keep", spent: "spend"}
    assert not drafted.text.startswith("⛔")
