"""The turn card: words, one mention, buttons, answers by one tap, what happens to older cards."""

from __future__ import annotations

import asyncio
import logging

import pytest

from bot.cards import courier
from bot.local import Driver
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party, pictures_of, press, with_verb
from tests.bot.e2e.scenes import keepers, people, public_messages, type_move

pytestmark = pytest.mark.asyncio(loop_scope="module")

PATIENCE_OF_DISCORD_PY = 5
GALLERY = 12
"""The type of a component with pictures in it."""


async def lit(house: House) -> Party:
    """Ada has lit a lantern and ended her turn: the others may cheer."""
    party = await keepers(house)
    await type_move(party, 0, "light ; red1 ; end")
    await party.settled()
    return party


async def test_the_first_card_tells_who_begins_and_mentions_only_him(house: House) -> None:
    party = await keepers(house)
    (card,) = await public_messages(party)
    assert "Night 1: your turn." in card.text
    assert card.mentions == [people(party)[0].id]
    assert [len(with_verb(card, verb)) for verb in ("turn", "boards", "log")] == [1, 1, 1]


async def test_a_committed_turn_makes_a_new_card_and_takes_the_buttons_of_the_old_one(
    house: House,
) -> None:
    party = await lit(house)
    first, card = await public_messages(party)
    assert first.buttons == []
    assert "Оксана floats the golden lantern 4." in first.text
    assert "Ada lights: red lantern 1." in card.text
    assert sorted(card.mentions) == sorted(each.id for each in people(party)[1:])
    assert len(with_verb(card, "answer", "cheer")) == 2
    assert len(with_verb(card, "answer", "decline")) == 2


async def test_one_tap_answers_and_the_card_is_edited_in_silence(house: House) -> None:
    party = await lit(house)
    _, boris, oksana = people(party)
    _, card = await public_messages(party)
    for driver in (boris, oksana):
        driver.catch_up()
    (cheer,) = [b for b in with_verb(card, "answer", "cheer") if b.label.startswith("Борис")]
    answer = await boris.click(card, custom_id=cheer.custom_id)
    assert answer.ephemeral
    assert "Борис" in answer.text
    after = await public_messages(party)
    assert [each.id for each in after][1:] == [card.id]
    assert "Борис gains points: 1 (cheering)." in after[1].text
    assert [b.label for b in with_verb(after[1], "answer")] == ["Cheer", "Stay silent"]
    # The last answer lets Boris begin: he has been told so already, so the card is only edited.
    await press(oksana, after[1], "answer", "decline")
    after = await public_messages(party)
    assert [each.id for each in after][1:] == [card.id]
    assert with_verb(after[1], "answer") == []


async def test_only_its_own_player_answers_by_a_button(house: House) -> None:
    party = await lit(house)
    ada, boris, _ = people(party)
    _, card = await public_messages(party)
    before = await party.session.record()
    (theirs,) = [b for b in with_verb(card, "answer", "cheer") if b.label.startswith("Борис")]
    answer = await ada.click(card, custom_id=theirs.custom_id)
    assert answer.text == "This button is for Борис."
    stranger = await house.stranger()
    answer = await stranger.click(card, custom_id=theirs.custom_id)
    assert "You do not play at this table" in answer.text
    assert await party.session.record() == before
    assert (await boris.click(card, custom_id=theirs.custom_id)).ephemeral


async def test_a_second_tap_on_an_answer_is_harmless(house: House) -> None:
    party = await lit(house)
    _, boris, _ = people(party)
    _, card = await public_messages(party)
    (cheer,) = [b for b in with_verb(card, "answer", "cheer") if b.label.startswith("Борис")]
    taps = [boris.click(card, custom_id=cheer.custom_id) for _ in range(2)]
    first, second = await asyncio.gather(*taps)
    said = sorted([first.text, second.text], key=len)
    assert not any(text.startswith("⛔") for text in said)
    history = await party.session.history()
    cheers = [row for told in history.told for row in told.moves if row.move.words == ("cheer",)]
    assert len(cheers) == 1


async def test_a_restart_in_the_middle_of_an_answer_loses_nothing(house: House) -> None:
    party = await lit(house)
    _, boris, oksana = people(party)
    _, card = await public_messages(party)
    (cheer,) = [b for b in with_verb(card, "answer", "cheer") if b.label.startswith("Борис")]
    await boris.click(card, custom_id=cheer.custom_id)
    await house.restart()
    after = await public_messages(party)
    assert [each.id for each in after][1:] == [card.id]
    answer = await press(oksana, after[1], "answer", "decline")
    assert "Оксана" in answer.text or "Готово" in answer.text
    assert (await party.session.standing()).asked[0].seat == 1


async def test_a_deleted_card_is_replaced_by_a_new_one(house: House) -> None:
    party = await lit(house)
    _, card = await public_messages(party)
    await house.delete_message(card)
    answer = await type_move(party, 1, "cheer")
    assert not answer.text.startswith("⛔")
    new = (await public_messages(party))[-1]
    assert new.id != card.id
    assert with_verb(new, "answer")
    house.forgive(404)


async def test_a_card_that_is_too_old_to_be_changed_once_more_is_replaced(house: House) -> None:
    party = await lit(house)
    _, card = await public_messages(party)
    refused = house.table.faults.limit(
        PATIENCE_OF_DISCORD_PY,
        code=courier.TOO_MANY_EDITS,
        method="PATCH",
        path=f"/messages/{card.id}$",
    )
    await type_move(party, 1, "cheer")
    new = (await public_messages(party))[-1]
    assert refused.left == 0
    assert new.id != card.id
    assert new.mentions == []
    assert "Ada lights: red lantern 1." in new.text
    assert "Борис gains points: 1 (cheering)." in new.text
    assert with_verb(new, "answer")
    house.forgive(429)


async def test_the_end_of_the_game_is_told_with_all_points(house: House) -> None:
    party = await keepers(house, nights="1")
    for seat in (0, 1, 2):
        await type_move(party, seat, "end")
    last = (await public_messages(party))[-1]
    result = (await party.session.standing()).result
    assert result is not None
    assert "**The game is over.**" in last.text
    for seat, driver in enumerate(people(party)):
        assert f"**<@{driver.id}>** — **{result.scores[seat]} VP**" in last.text, "all are called"
    assert with_verb(last, "turn") == []
    assert len(with_verb(last, "boards")) == 1


async def test_a_setup_edits_the_lobby_card_until_the_first_turn(house: House) -> None:
    party = await Party.sit_down(
        house, await house.channel(), "gaia", ["Ada", "Борис"], seed="setup"
    )
    lobby, note = await public_messages(party)
    assert pictures_of(lobby) == ["map", "scoring"]
    assert not note.buttons
    while (await party.session.standing()).asked[0].kind != "turn":
        first, note = await public_messages(party)
        assert (first.id, note.buttons) == (lobby.id, []), "whoever is asked is called, once"
        driver = await party.asked()
        assert driver is not None
        offered = await driver.autocomplete(party.channel, "move", "text")
        await driver.slash(party.channel, "move", text=offered[0].value, commit=True)
    lobby, card = await public_messages(party)
    assert lobby.buttons == []
    assert "chooses the" in lobby.text
    assert pictures_of(card) == ["map", "scoring"]
    assert pictures_of(lobby) == ["map", "scoring"]
    assert all(one.description for one in card.pictures)
    galleries = [one["items"] for one in card.components if one["type"] == GALLERY]
    assert [len(items) for items in galleries] == [1, 1], "together they would be cut to squares"
    first = await party.asked()
    assert first is not None
    assert first.mention in card.text


async def first_turn(house: House, seed: str) -> Party:
    """Two whose game is set up."""
    party = await Party.sit_down(house, await house.channel(), "gaia", ["Ada", "Борис"], seed=seed)
    while (await party.session.standing()).asked[0].kind != "turn":
        await answered(party)
    return party


async def answered(party: Party, typed: str = "") -> Driver:
    """Whoever is asked takes the first answer; returns who that was."""
    driver = await party.asked()
    assert driver is not None
    offered = await driver.autocomplete(party.channel, "move", "text", typed)
    await driver.slash(party.channel, "move", text=offered[0].value, commit=True)
    await party.settled()
    return driver


@pytest.mark.parametrize("status", [400, 413], ids=["too many", "too large"])
async def test_a_card_whose_pictures_are_refused_comes_in_words(house: House, status: int) -> None:
    """Found when one had eleven files: it was dropped, and nobody was called."""
    party = await first_turn(house, "words")
    house.table.faults.fail(1, status=status, method="POST", path="/messages$")
    await answered(party, "pass")
    card = (await public_messages(party))[-1]
    assert not card.pictures
    assert "passes" in card.text
    assert with_verb(card, "turn")
    await answered(party, "pass")
    assert pictures_of((await public_messages(party))[-1])[0] == "map"
    house.forgive(status)
    house.pardon(logging.ERROR)


async def test_a_card_keeps_its_pictures_where_names_are_refused(house: House) -> None:
    party = await first_turn(house, "strip")
    card = (await public_messages(party))[-1]
    house.table.faults.fail(1, status=400, method="PATCH", path=f"/messages/{card.id}$")
    driver = await answered(party, "pass")
    old = await driver.wait_for(card, lambda screen: not screen.buttons)
    assert [one.filename for one in old.pictures] == [one.filename for one in card.pictures]
    house.forgive(400)
