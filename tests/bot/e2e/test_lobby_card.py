"""A lobby is seen, whatever happens in the moment in which it is opened."""

from __future__ import annotations

import logging

import pytest

from bot.cards import courier
from bot.client import replies
from bot.local import Screen
from bot.session import Place, Wish
from bot.table import lobby_commands
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party, press

pytestmark = pytest.mark.asyncio(loop_scope="module")

CALLBACK = r"/interactions/\d+/[^/]+/callback"


async def cards(house: House, channel: str) -> list[Screen]:
    ada = await house.table.player("Ada")
    return [one for one in await ada.history(f"#{channel}") if one.buttons and not one.ephemeral]


async def settled(house: House) -> None:
    """Until nothing waits."""
    house.orrery.sessions.posted.set()
    await Party(house, "", {}).settled()


async def test_a_lobby_whose_command_was_never_answered_gets_its_card(house: House) -> None:
    """Found by an audit: killed within milliseconds of storing it, and it was never seen."""
    name = await house.channel()
    ada = await house.table.player("Ada")
    channel = int(await ada.channel_id(f"#{name}"))
    home = int(house.table.arrange.home.id)
    place = Place(int(ada.id), home, channel)
    sessions = house.orrery.sessions
    await sessions.open_lobby(Wish("lanterns"), place, card_delay=lobby_commands.ANSWERED_BY)
    await house.restart()
    assert await cards(house, name) == []
    house.clock.ahead += lobby_commands.ANSWERED_BY
    await settled(house)
    (card,) = await cards(house, name)
    boris = await house.table.player("Борис")
    await press(boris, card, "join")
    (card,) = await cards(house, name)
    assert "2 of 4" in card.text


async def test_an_answer_that_became_the_card_unheard_is_the_only_card(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(replies, "ATTEMPTS", 1)
    monkeypatch.setattr(courier, "FIRST_PAUSE", 0.01)
    name = await house.channel()
    ada = await house.table.player("Ada")
    lost = house.table.faults.lose_answers(2, method="POST", path=CALLBACK)
    await ada.slash(f"#{name}", "new lanterns")
    await lost.arrived.wait()
    house.table.faults.clear()
    house.clock.ahead += lobby_commands.ANSWERED_BY
    await settled(house)
    (card,) = await cards(house, name)
    boris = await house.table.player("Борис")
    await press(boris, card, "join")
    assert "2 of 4" in (await cards(house, name))[0].text
    house.forgive(400)
    house.pardon(logging.ERROR)


async def test_people_are_no_robots_once_the_game_has_begun(house: House) -> None:
    party = await Party.sit_down(house, await house.channel(), "caravans", ["Ada", "Борис"])
    ada = await house.table.player("Ada")
    lobby = (await ada.history(party.channel))[0]
    assert "2 of 5" in lobby.text
    assert "🤖" not in lobby.text
