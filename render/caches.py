"""What the renderer keeps: every cache is bounded, and all can be emptied at once."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, ParamSpec, TypeVar, cast

P = ParamSpec("P")
T = TypeVar("T")

_emptiers: Final[list[Callable[[], None]]] = []


def kept(most: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Keep the results of the last `most` different calls; the arguments must be hashable."""

    def decorate(make: Callable[P, T]) -> Callable[P, T]:
        made = lru_cache(maxsize=most)(make)
        _emptiers.append(made.cache_clear)
        # lru_cache forgets the parameters' types
        return cast(Callable[P, T], made)

    return decorate


def emptied_by(empty: Callable[[], None]) -> None:
    """A cache of another kind, which is emptied like this."""
    _emptiers.append(empty)


def forget() -> None:
    """Empty all caches, as in a process that has just started."""
    for empty in _emptiers:
        empty()
