"""A whole game of two, from the lobby to the final score, by typed moves alone."""

from __future__ import annotations

import random

import pytest

from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party, play_by_typing

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_random_game_from_lobby_to_final_score(house: House) -> None:
    party = await Party.sit_down(house, "table-1", "gaia", ["Ada", "Борис"], seed="first")
    await play_by_typing(party, random.Random(1))
    last = await party.last_card()
    assert "The game is over" in last.text
    assert not [button for button in last.buttons if button.label == "Take my turn"]
