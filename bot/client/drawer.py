"""A process beside the bot's that draws, so that answers need not wait for pictures."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from bot.client.beside import Beside, LostError
from render import Picture
from render.worker import DrawnAnswer

__all__ = ["Drawer", "LostError"]


class Drawer(Beside):
    """One such process."""

    def __init__(self, games: Iterable[str]) -> None:
        super().__init__("render.worker", *games)

    async def draw(self, wish: Mapping[str, object]) -> tuple[Picture, ...]:
        """What `render.draw_in_pieces` makes of these arguments; raises LostError where there is no
        answer, RuntimeError where it cannot be drawn."""
        answer: DrawnAnswer = await self.ask(wish)
        pieces, problem = answer
        if not pieces:
            raise RuntimeError(problem)
        return pieces
