"""How positions of a game are written down for machines and terminals.

A game that has words of its own for snapshots, results or boards replaces what it likes.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Generic, TypeAlias

from engine.core.digest import plain
from engine.core.game import S, Setup, V
from engine.core.moves import Seat
from engine.core.table import Table

Play: TypeAlias = Callable[[Setup, str], Table[S, V]]
"""Plays a whole game at random, from a seed."""


class Account(Generic[S, V]):
    """What the command lines print of a game."""

    def snapshot(self, table: Table[S, V], everything: bool = False) -> Mapping[str, object]:
        """The last move and the position after it: what lies open, or `everything`."""
        move = table.log[-1]
        shown = self.shown(table, everything)
        return {"seat": move.seat, "text": " ".join(move.words), "s": shown}

    def shown(self, table: Table[S, V], everything: bool) -> object:
        """A position as plain data."""
        return plain(table.game.facts(table.state) if everything else table.view(None))

    def legal(self, table: Table[S, V]) -> object | None:
        """A digest of what is legal now, where the game has a form for it."""
        return None

    def final(self, table: Table[S, V]) -> Mapping[str, object]:
        """The end of the game: points by seat, points by source."""
        assert table.result is not None
        sources = [dict(one) for one in table.result.sources]
        return {"vp": list(table.result.scores), "vpBySource": sources}

    def about(self, table: Table[S, V]) -> Mapping[str, object]:
        """What is worth a word about a finished random game beside its points."""
        return {}

    def lines(self, view: object, seat: Seat | None) -> Iterator[str]:
        """A position for a terminal; `seat` asks for one seat's belongings only."""
        data = plain(view)
        yield from _branch("", data if isinstance(data, Mapping) else {"": data})

    def coverage(self) -> str:
        """Which function plays which paragraph of the rulebook, as a page of Markdown."""
        return ""

    def forget(self) -> None:
        """Drop what is kept for speed between games, so that a measurement begins afresh."""

    def printed(self, table: Table[S, V]) -> AbstractContextManager[None]:
        """Within, a position is read by the printed rules, whatever it has been played by."""
        del table
        return nullcontext()

    def solo_figures(self, play: Play[S, V], games: int) -> Mapping[str, object]:
        """What a bench measures of so many games against robots."""
        return {}


def _branch(name: str, data: object) -> Iterator[str]:
    """A tree of data, a line for each part that has no parts of its own."""
    if isinstance(data, Mapping):
        for key, value in data.items():
            yield from _branch(f"{name}.{key}" if name else str(key), value)
    elif isinstance(data, Sequence) and any(isinstance(one, Mapping) for one in data):
        for number, one in enumerate(data):
            yield from _branch(f"{name}.{number}", one)
    else:
        parts = data if isinstance(data, list) else [data]
        yield f"{name}: {', '.join('-' if one in (None, '') else str(one) for one in parts) or '-'}"


def listed(items: Iterable[object]) -> str:
    """Several things in a line of a position; a hyphen for nothing."""
    return ", ".join(map(str, items)) or "-"
