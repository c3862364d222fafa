"""A game that an update has changed: read-only, told once, and mended by `/table`."""

from __future__ import annotations

import logging

import pytest

from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party, press, with_verb
from tests.bot.e2e.scenes import keepers, people, public_messages, type_move
from tests.bot.server import statements

pytestmark = pytest.mark.asyncio(loop_scope="module")

NO = "⛔ "


async def broken(house: House) -> Party:
    """Ada has sold a lantern and Boris has ended; what Boris did leads elsewhere by now."""
    party = await keepers(house)
    await type_move(party, 0, "sell red1 ; end")
    await type_move(party, 1, "end")
    await party.settled()
    await house.down()
    with statements(house.place) as conn:
        conn.execute(
            "UPDATE turn SET hash = 'x' WHERE game_id = ? AND n ="
            " (SELECT max(n) FROM turn WHERE game_id = ?)",
            (party.game, party.game),
        )
    await house.up()
    answer = await people(party)[0].slash(party.channel, "turn")
    assert "only be read" in answer.text
    house.pardon(logging.ERROR)
    return party


async def test_the_table_is_told_and_can_still_be_looked_at(house: House) -> None:
    party = await broken(house)
    ada, boris, _ = people(party)
    told = (await public_messages(party))[-1]
    assert "can only be read" in told.text
    assert "/table rewind" in told.text
    assert "/table resume" in told.text
    assert "read only after an update" in (await ada.slash(party.channel, "table info")).text
    log = await ada.slash(party.channel, "show", what="log")
    assert "Ada sells" in log.text
    assert (await type_move(party, 2, "end")).text.startswith(NO)
    for tool in ("pause", "organiser"):
        assert (await ada.slash(party.channel, f"table {tool}")).text.startswith(NO)
    assert (await boris.slash(party.channel, "table rewind")).text.startswith(NO)


async def test_the_organiser_goes_back_to_the_last_good_turn(house: House) -> None:
    party = await broken(house)
    ada, boris, _ = people(party)
    assert (await ada.slash(party.channel, "table rewind")).text == "Done."
    card = (await public_messages(party))[-1]
    assert "goes on from the end of turn" in card.text
    assert boris.mention in card.text
    assert with_verb(card, "turn")
    assert not (await type_move(party, 1, "end")).text.startswith(NO)
    assert (await ada.slash(party.channel, "table rewind")).text.startswith(NO)
    info = (await ada.slash(party.channel, "table info")).text
    assert "went back to the last good turn after an update" in info


async def test_or_all_agree_to_go_on(house: House) -> None:
    party = await broken(house)
    ada, boris, oksana = people(party)
    asked = await ada.slash(party.channel, "table resume")
    assert boris.mention in asked.text
    request = [one for one in await public_messages(party) if with_verb(one, "refuse")][-1]
    assert "under the new version of the rules" in request.text
    for driver in (boris, oksana):
        await press(driver, request, "agree", driver.id)
    card = (await public_messages(party))[-1]
    assert "goes on under the new version of the rules" in card.text
    assert not (await type_move(party, 2, "end")).text.startswith(NO)


async def test_no_text_is_missing(house: House) -> None:
    assert house.unknown_texts() == []
