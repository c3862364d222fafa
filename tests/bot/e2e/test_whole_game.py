"""Whole games from the lobby to the final score, by typed moves alone."""

from __future__ import annotations

import random

import pytest

from engine.core.record import play_record
from tests.bot.e2e.house import ALL_GAMES, House
from tests.bot.e2e.players import Party, play_by_typing

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_random_game_from_lobby_to_final_score(house: House) -> None:
    party = await Party.sit_down(house, "table-1", "gaia", ["Ada", "Борис"], seed="first")
    await play_by_typing(party, random.Random(1))
    last = await party.last_card()
    assert "The game is over" in last.text
    assert not [button for button in last.buttons if button.label == "Take my turn"]


@pytest.mark.parametrize(
    ("game", "seed", "options"),
    [
        ("lanterns", "river", {"nights": "3"}),
        ("lanterns", "delta", {"nights": "3"}),
        ("caravans", "steppe", {"years": "3"}),
        ("caravans", "oasis", {"years": "2"}),
    ],
)
async def test_the_games_of_the_tests_are_played_through_unchanged(
    house: House, game: str, seed: str, options: dict[str, str]
) -> None:
    names = ["Ada", "Борис", "Оксана"]
    room = await house.channel()
    party = await Party.sit_down(house, room, game, names, seed=seed, **options)
    await play_by_typing(party, random.Random(seed))
    result = (await party.session.standing()).result
    assert result is not None
    last = await party.last_card()
    assert all(f"**{score} VP**" in last.text for score in result.scores)
    record = await party.session.record()
    again = play_record(ALL_GAMES[game], record)
    assert again.result == result
