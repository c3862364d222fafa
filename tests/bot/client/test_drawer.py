"""Pictures drawn in a process beside the bot's are the same, whatever happens to that process."""

from __future__ import annotations

import asyncio
import logging
import pickle
from typing import Any

import pytest

from bot.client.drawer import Drawer, LostError
from bot.client.pictures import Pictures, PictureScene
from engine import GAMES
from engine.core.game import HUMAN, Setup
from engine.core.table import Table
from render import draw_in_pieces

GAME = "gaia"


def view() -> Any:
    table: Table[Any, Any] = Table(GAMES[GAME], Setup(GAME, (HUMAN,) * 2, "drawn"))
    return table.view(None)


def wish(name: str = "scoring", lang: str = "uk") -> dict[str, Any]:
    return {"game": GAME, "name": name, "view": view(), "lang": lang, "asked": (0,)}


async def ended(drawer: Drawer) -> None:
    """The process is gone, as if it had been killed."""
    process = drawer._process
    assert process is not None
    process.kill()
    await process.wait()


async def test_it_draws_what_is_drawn_here() -> None:
    drawer = Drawer([GAME])
    try:
        both = await asyncio.gather(drawer.draw(wish()), drawer.draw(wish("map", "ru")))
        assert list(both) == [draw_in_pieces(**wish()), draw_in_pieces(**wish("map", "ru"))]
        with pytest.raises(RuntimeError, match="KeyError"):
            await drawer.draw(wish("no such picture"))
        assert await drawer.draw(wish()) == both[0]
    finally:
        await drawer.close()


@pytest.mark.parametrize("game", GAMES)
def test_what_every_game_shows_can_be_told_to_another_process(game: str) -> None:
    setup = Setup(game, (HUMAN,) * max(2, GAMES[game].seats[0]), "told", "told")
    table: Table[Any, Any] = Table(GAMES[game], setup)
    for seat in (None, 0):
        shown = table.view(seat)
        assert pickle.loads(pickle.dumps(shown)) == shown


async def test_what_cannot_be_told_is_drawn_by_whoever_asked() -> None:
    drawer = Drawer([GAME])
    with pytest.raises(LostError, match="cannot be told"):
        await drawer.draw({**wish(), "names": (lambda: "nobody",)})
    await drawer.close()


async def test_one_that_has_ended_is_started_anew() -> None:
    drawer = Drawer([GAME])
    try:
        expected = await drawer.draw(wish())
        await ended(drawer)
        with pytest.raises(LostError):
            await drawer.draw(wish())
        assert await drawer.draw(wish()) == expected
    finally:
        await drawer.close()
    await drawer.close()


async def test_what_a_lost_drawer_cannot_draw_is_drawn_here(
    caplog: pytest.LogCaptureFixture,
) -> None:
    pictures = Pictures([GAME], beside=True)
    scene = PictureScene(GAME, view(), "uk", asked=(0,))
    try:
        expected = await pictures.draw("scoring", scene)
        assert expected == draw_in_pieces(**wish())
        assert pictures._drawer is not None
        await ended(pictures._drawer)
        with caplog.at_level(logging.WARNING):
            assert await pictures.draw("scoring", scene) == expected
        assert "is drawn here" in caplog.text
        assert await pictures.draw("no such picture", scene) == ()
    finally:
        await pictures.close()
    caplog.clear()
