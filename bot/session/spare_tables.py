"""Tables kept for the next draft: a running table cannot be copied, but it can be played on.

Setting up a table means replaying its whole log. What a draft or a look ahead leaves behind is at a
position the game usually reaches soon, so a few are kept and brought forward when one is needed.
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.session.values import AnyGame, AnyTable
from engine.core.errors import GameError
from engine.core.game import Setup
from engine.core.moves import Move
from engine.core.table import Table

KEPT = 2


class Spares:
    """Spare tables of one game; each is handed out once."""

    __slots__ = ("_game", "_setup", "_tables")

    def __init__(self, game: AnyGame, setup: Setup) -> None:
        self._game = game
        self._setup = setup
        self._tables: list[AnyTable] = []

    def take(self, log: Sequence[Move]) -> AnyTable:
        """A table of one's own with this log, its events taken; raises as `Table` does."""
        wanted = list(log)
        fitting = [one for one in self._tables if one.log == wanted[: one.position]]
        table: AnyTable | None = max(fitting, key=lambda one: one.position, default=None)
        if table is not None:
            self._tables = [one for one in self._tables if one is not table]
            table = _played_on(table, wanted)
        if table is None:
            table = Table(self._game, self._setup, wanted)
        table.take_events()
        return table

    def give(self, table: AnyTable) -> None:
        """Keep a table that is not needed any more."""
        self._tables = [table, *self._tables][:KEPT]


def _played_on(table: AnyTable, log: Sequence[Move]) -> AnyTable | None:
    try:
        for move in log[table.position :]:
            table.play(move)
    except GameError:
        return None
    return table
