"""A process beside the bot's that draws, so that answers need not wait for pictures."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterable, Mapping
from enum import IntEnum
from typing import Final

from bot.client.beside import Beside, LostError, told
from render import Picture
from render.worker import DrawnAnswer

__all__ = ["Drawer", "Haste", "LostError"]

KEPT: Final = 12 * 1024 * 1024
"""Bytes of pictures that somebody may look at again, or will for the first time."""


class Haste(IntEnum):
    """Who waits for a picture; the first goes first."""

    PERSON = 0
    CARD = 1
    NOBODY = 2
    """Nobody yet."""


class Album:
    """The pictures that were drawn last, each under all that was told to have it drawn: what is
    found is what would be drawn, and whoever sees anything else finds nothing."""

    def __init__(self) -> None:
        self._kept: OrderedDict[bytes, tuple[Picture, ...]] = OrderedDict()
        self._bytes = 0

    def find(self, said: bytes) -> tuple[Picture, ...]:
        """The pieces of a picture; none where it is not kept."""
        pieces = self._kept.get(said, ())
        if pieces:
            self._kept.move_to_end(said)
        return pieces

    def keep(self, said: bytes, pieces: tuple[Picture, ...]) -> None:
        """Keep a picture, and forget those that nobody has looked at for longest."""
        if said not in self._kept:
            self._bytes += _size(said, pieces)
        self._kept[said] = pieces
        while self._bytes > KEPT:
            self._bytes -= _size(*self._kept.popitem(last=False))


def _size(said: bytes, pieces: Iterable[Picture]) -> int:
    return len(said) + sum(len(piece.data) for piece in pieces)


class Drawer(Beside):
    """One such process."""

    def __init__(self, games: Iterable[str]) -> None:
        super().__init__("render.worker", *games)
        self._album = Album()

    def drawn(self, wish: Mapping[str, object]) -> tuple[Picture, ...]:
        """The picture that has been drawn of just this; none if none has, or it is forgotten.
        Raises LostError."""
        return self._album.find(told(wish))

    async def draw(
        self, wish: Mapping[str, object], haste: Haste = Haste.PERSON
    ) -> tuple[Picture, ...]:
        """What `render.draw_in_pieces` makes of these arguments; raises LostError where there is no
        answer, RuntimeError where it cannot be drawn."""
        said = told(wish)
        if found := self._album.find(said):
            return found
        answer: DrawnAnswer = await self.ask_for(said, haste)
        pieces, problem = answer
        if not pieces:
            raise RuntimeError(problem)
        if haste is not Haste.CARD:  # everybody sees the card: nobody asks for that again
            self._album.keep(said, pieces)
        return pieces
