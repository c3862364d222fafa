"""Pictures drawn beside the event loop; where one cannot be drawn, words have to do."""

from __future__ import annotations

import asyncio
import io
import logging
from collections.abc import AsyncIterator, Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar
from weakref import WeakValueDictionary

import discord

import render
from bot.client.drawer import Drawer, Haste, LostError
from bot.health import timed
from render import Picture, texts

LOG = logging.getLogger(__name__)
T = TypeVar("T")

MOST_FILES = 10
"""Discord takes no more with a message."""
THREADS = 2
PRIVATE = 2
"""Pictures for single people that are drawn, or wait to be drawn, before a card's."""
ACTING: ContextVar[int] = ContextVar("acting", default=0)
"""Who has asked for what is being done."""


@dataclass(frozen=True, slots=True)
class PictureScene:
    """What is to be drawn: a view, what has changed since, and for whom."""

    game: str
    view: Any  # the game's own view
    lang: str
    before: Any = None  # the same, earlier
    names: Sequence[str] = ()
    asked: Sequence[int] = ()
    seat: int | None = None
    marks: Mapping[str, Sequence[str]] = field(default_factory=dict)
    """Badges, and the places they belong to."""
    card: str = ""
    """The card that is asked for, where a picture shows one."""

    def wish(self, name: str) -> dict[str, Any]:
        """The arguments that draw one of its pictures."""
        return {
            "game": self.game,
            "name": name,
            "view": self.view,
            "lang": self.lang,
            "before": self.before,
            "names": tuple(self.names),
            "seat": self.seat,
            "asked": tuple(self.asked),
            "marks": dict(self.marks),
            "card": self.card,
        }


class FairLine:
    """Work for single people, so much of it at a time; of what one of them wants only one thing
    waits with that of the others."""

    def __init__(self, at_once: int) -> None:
        self._line = asyncio.Semaphore(at_once)
        self._own: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[None]:
        """Until it is the turn of whoever acts."""
        own = self._own.setdefault(ACTING.get(), asyncio.Lock())
        async with own, self._line:
            yield


class Pictures:
    """Draws: in a process beside the bot's, or in two threads where there is none."""

    def __init__(self, games: Iterable[str], *, beside: bool = False) -> None:
        self._pool = ThreadPoolExecutor(THREADS, "picture")
        self._films = ThreadPoolExecutor(1, "film")
        self._fair, self._fair_films = FairLine(PRIVATE), FairLine(1)
        games = tuple(games)
        for game in games:
            render.views(game)  # loaded now, before anybody waits for a picture
        self._drawer = Drawer(games) if beside else None

    @property
    def beside(self) -> bool:
        """Whether there is a process that draws."""
        return self._drawer is not None

    @property
    def idle(self) -> bool:
        """Whether nobody waits for the process that draws."""
        return self._drawer is not None and self._drawer.idle

    async def draw(self, name: str, scene: PictureScene) -> tuple[Picture, ...]:
        """One picture for somebody, a tall one in pieces; none if the game has none of that name or
        it cannot be drawn."""
        if found := self._found(name, scene):
            return found
        async with self._fair.turn():
            return await self._drawn(name, scene, Haste.PERSON)

    async def draw_ahead(self, name: str, scene: PictureScene) -> None:
        """The same for somebody who will want to see it soon, after all others."""
        if self._drawer is not None and name in render.views(scene.game):
            with suppress(LostError, RuntimeError):  # then it is drawn when it is wanted
                await self._drawer.draw(scene.wish(name), Haste.NOBODY)

    def _found(self, name: str, scene: PictureScene) -> tuple[Picture, ...]:
        """A picture that has been drawn; none where there is none."""
        if self._drawer is None:
            return ()
        try:
            return self._drawer.drawn(scene.wish(name))
        except LostError:
            return ()

    async def _drawn(self, name: str, scene: PictureScene, haste: Haste) -> tuple[Picture, ...]:
        if name not in render.views(scene.game):
            return ()
        wish, what = scene.wish(name), f"{name} of {scene.game}"
        if self._drawer is not None:
            try:
                with timed("draw"):
                    return await self._drawer.draw(wish, haste)
            except LostError as error:
                LOG.warning("picture: %s is drawn here, the drawer is lost: %s", what, error)
            except Exception:
                LOG.exception("picture: %s", what)
                return ()
        return await self._made(partial(render.draw_in_pieces, **wish), what, self._pool) or ()

    async def card(self, scene: PictureScene) -> list[tuple[str, Picture]]:
        """The pictures of a turn card with their names; of more than a message takes the last are
        left to whoever asks for them."""
        names = render.on_card(scene.game, scene.view, scene.before)
        drawn = await asyncio.gather(*(self._drawn(name, scene, Haste.CARD) for name in names))
        while sum(map(len, drawn)) > MOST_FILES:
            names, drawn = names[:-1], drawn[:-1]
        return [
            (of_piece(name, n), piece)
            for name, pieces in zip(names, drawn, strict=True)
            for n, piece in enumerate(pieces, start=1)
        ]

    async def described(self, scene: PictureScene) -> str:
        """The whole table as text; empty for a game that cannot say it."""
        if not render.views(scene.game):
            return ""
        work = partial(
            render.describe,
            scene.game,
            scene.view,
            scene.lang,
            before=scene.before,
            seat=scene.seat,
            names=scene.names,
            asked=scene.asked,
        )
        return await asyncio.get_running_loop().run_in_executor(self._pool, work)

    async def film(
        self, game: str, positions: Sequence[Any], lang: str, names: Sequence[str], width: int
    ) -> Picture | None:
        """An animation of these positions; None if the game has no pictures or none can be made."""
        boards = render.boards(game)
        if not boards or not positions:
            return None
        work = partial(
            render.replay, game, positions, lang, name=boards[0], width=width, names=names
        )
        async with self._fair_films.turn():
            return await self._made(work, f"film of {game}", self._films)

    async def made(self, work: Callable[[], Picture], what: str) -> Picture | None:
        """Any picture for somebody that `work` makes; None if it cannot."""
        async with self._fair.turn():
            return await self._made(work, what, self._pool)

    @staticmethod
    async def _made(work: Callable[[], T], what: str, pool: ThreadPoolExecutor) -> T | None:
        try:
            with timed("draw"):
                return await asyncio.get_running_loop().run_in_executor(pool, work)
        except Exception:
            LOG.exception("picture: %s", what)
            return None

    async def close(self) -> None:
        """Draw no more."""
        for pool in (self._pool, self._films):
            pool.shutdown(wait=False, cancel_futures=True)
        if self._drawer is not None:
            await self._drawer.close()


def of_piece(name: str, n: int) -> str:
    """What a piece of a picture is called: the first one by its name."""
    return name if n == 1 else f"{n}-{name}"


@dataclass(frozen=True, slots=True)
class Attached:
    """A picture in pieces as it goes with a message."""

    files: list[discord.File] = field(default_factory=list)
    shown: list[tuple[str, str]] = field(default_factory=list)
    """Their names, each with its text twin."""

    @classmethod
    def of(cls, pieces: Sequence[Picture], name: str) -> Attached:
        """The pieces under this name."""
        named = [(of_piece(name, n), one) for n, one in enumerate(pieces, start=1)]
        return cls([as_file(one, file) for file, one in named], [(f, one.alt) for f, one in named])


def as_file(picture: Picture, name: str) -> discord.File:
    """A picture to send, with its text twin."""
    return discord.File(io.BytesIO(picture.data), name, description=picture.alt)


def view_text(name: str, game: str | None, lang: str) -> str:
    """What a view is called."""
    key = f"view-{name}"
    return texts.text(lang, key, game) if texts.has(lang, key, game) else name
