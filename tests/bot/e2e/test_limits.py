"""One person who asks for too much is told so politely, and the others play on."""

from __future__ import annotations

import asyncio

import pytest

from bot.client.limits import UserLimits
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party, with_verb
from tests.bot.e2e.scenes import keepers, people, public_messages, type_move

DAY = 24 * 3600.0
pytestmark = pytest.mark.asyncio(loop_scope="module")

PRESSES = 6


async def test_animations_are_made_one_at_a_time_for_each(house: House) -> None:
    names = ["Ada", "Борис"]
    party = await Party.sit_down(house, await house.channel(), "gaia", names, seed="films")
    ada = people(party)[0]
    replay = await ada.slash(party.channel, "replay")
    (film,) = with_verb(replay.message, "film")
    answers = await asyncio.gather(
        *(ada.click(replay.message, custom_id=film.custom_id) for _ in range(PRESSES))
    )
    refused = [one for one in answers if "still being made" in one.text]
    assert 1 <= len(refused) < PRESSES
    again = await ada.click(replay.message, custom_id=film.custom_id)
    assert "still being made" not in again.text


async def test_tables_are_not_opened_without_end(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found by an audit: sixty games were opened and dropped in seconds."""
    monkeypatch.setattr(house.orrery.client.services[UserLimits], "_openings", 2)
    boris = await house.table.player("Борис")
    room = f"#{await house.channel()}"
    answers = []
    for _ in range(4):
        answers.append(await boris.slash(room, "new lanterns"))
        await boris.slash(room, "leave")
    assert [one.text.startswith("⛔") for one in answers] == [False, False, True, True]
    assert "2 стола" in answers[-1].text


async def test_others_are_not_called_without_end(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found by an audit: /undo and /table abandon call everybody again and again."""
    party = await keepers(house)
    monkeypatch.setattr(party.session._room, "policy", type(house.policy)(calls_an_hour=3))
    ada, boris, _ = people(party)
    await type_move(party, 0, "sell red1 ; end")
    await type_move(party, 1, "end")
    before = len(await public_messages(party))
    words = [*["table abandon"] * 3, "undo", "table abandon"]
    answers = [await boris.slash(party.channel, word) for word in words]
    assert [one.text.startswith("⛔") for one in answers] == [False] * 3 + [True] * 2
    assert all("3 раза" in one.text for one in answers[-2:])
    assert len(await public_messages(party)) <= before + 3
    assert not (await ada.slash(party.channel, "undo")).text.startswith("⛔")
    house.clock.ahead -= DAY  # as if it had run ahead meanwhile
    assert not (await boris.slash(party.channel, "table abandon")).text.startswith("⛔")
    house.clock.ahead += DAY + 3601.0
    assert not (await boris.slash(party.channel, "undo")).text.startswith("⛔")
