"""On what condition a planned turn is carried out, as its game can say it: generic plans only
compare prices and gains."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic

from engine.core.game import S
from engine.core.moves import Seat, Words
from engine.core.table import Table


@dataclass(frozen=True, slots=True)
class Provisos(Generic[S]):
    """Conditions by name. A game that has some has `provisos` of this type."""

    kinds: Mapping[str, Callable[[S, Seat, Sequence[Words]], bool]]
    """Whether it holds for a seat once these moves of a turn are played, of which the last may
    still be to come."""


def provisos_of(game: object) -> Provisos[Any] | None:
    """The conditions that a game knows, if any."""
    found = getattr(game, "provisos", None)
    return found if isinstance(found, Provisos) else None


def hold(table: Table[Any, Any], seat: Seat, names: Iterable[str], moves: Sequence[Words]) -> bool:
    """Whether all of these conditions hold at the end of a turn; one that is not known does not."""
    known = provisos_of(table.game)
    kinds = {} if known is None else known.kinds
    return all(name in kinds and kinds[name](table.state, seat, moves) for name in names)
