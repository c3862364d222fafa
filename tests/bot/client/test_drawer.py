"""Pictures drawn in a process beside the bot's are the same, whatever happens to that process."""

from __future__ import annotations

import asyncio
import logging
import pickle
from typing import Any

import pytest

from bot.client.beside import Queue
from bot.client.drawer import Album, Drawer, Haste, LostError
from bot.client.pictures import Pictures, PictureScene
from engine import GAMES
from engine.core.game import HUMAN, Setup
from engine.core.table import Table
from render import Picture, draw_in_pieces

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
            await drawer.draw(wish(lang="en"), Haste.CARD)
        assert await drawer.draw(wish(), Haste.CARD) == expected
    finally:
        await drawer.close()
    await drawer.close()


async def test_what_a_lost_drawer_cannot_draw_is_drawn_here(
    caplog: pytest.LogCaptureFixture,
) -> None:
    pictures = Pictures([GAME], beside=True)
    scene = PictureScene(GAME, view(), "uk", asked=(0,))
    try:
        await pictures.draw("map", scene)
        expected = draw_in_pieces(**wish())
        assert pictures._drawer is not None
        await ended(pictures._drawer)
        with caplog.at_level(logging.WARNING):
            assert await pictures.draw("scoring", scene) == expected
        assert "is drawn here" in caplog.text
        assert await pictures.draw("no such picture", scene) == ()
    finally:
        await pictures.close()
    caplog.clear()


async def test_people_go_before_cards_and_cards_before_what_nobody_waits_for() -> None:
    queue, order = Queue(), list[str]()
    assert queue.idle

    async def wait(name: str, rank: Haste) -> None:
        async with queue.turn(rank):
            order.append(name)
            await asyncio.sleep(0)

    ranks = [("first", Haste.NOBODY), ("ahead", Haste.NOBODY), ("card", Haste.CARD)]
    ranks += [("gone", Haste.PERSON), ("Ada", Haste.PERSON), ("Boris", Haste.PERSON)]
    tasks = {name: asyncio.create_task(wait(name, rank)) for name, rank in ranks}
    await asyncio.sleep(0)
    assert not queue.idle
    tasks["gone"].cancel()
    await asyncio.gather(*tasks.values(), return_exceptions=True)
    assert order == ["first", "Ada", "Boris", "card", "ahead"]
    assert queue.idle


async def test_whoever_is_called_and_gone_in_the_same_moment_hands_the_turn_on() -> None:
    queue, order = Queue(), list[str]()

    async def wait(name: str) -> None:
        async with queue.turn(0):
            order.append(name)

    async with queue.turn(0):
        gone, next_ = asyncio.create_task(wait("gone")), asyncio.create_task(wait("next"))
        await asyncio.sleep(0)
    gone.cancel()  # it has been called by now
    await asyncio.gather(gone, next_, return_exceptions=True)
    assert order == ["next"]
    assert queue.idle


async def test_what_is_drawn_once_is_found_by_nobody_who_sees_anything_else() -> None:
    drawer = Drawer([GAME])
    try:
        pieces = await drawer.draw(wish(), Haste.NOBODY)
        assert drawer.drawn(wish()) == pieces
        others = (
            {"lang": "en"},
            {"seat": 1},
            {"asked": (1,)},
            {"names": ("Ada",)},
            {"marks": {"A": ["x"]}},
        )
        assert not any(drawer.drawn({**wish(), **other}) for other in others)
    finally:
        await drawer.close()


def test_an_album_forgets_what_nobody_looks_at() -> None:
    album, pages = Album(), [bytes([n]) for n in range(20)]
    picture = Picture(bytes(1024 * 1024), (1, 1), "")
    for page in pages:
        album.keep(page, (picture,))
        album.keep(page, (picture,))
        assert album.find(pages[0])
    kept = [page for page in pages if album.find(page)]
    assert kept == [pages[0], *pages[-10:]]
