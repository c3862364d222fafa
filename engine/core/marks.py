"""Marks rule functions with the paragraph of the rulebook they implement.

Each game has its own list. `docs/rules-coverage.md` is generated from the marks, and the soak tests
break each marked function in turn to see that some test notices.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import NamedTuple, TypeVar

F = TypeVar("F", bound=Callable[..., object])


class MarkedRule(NamedTuple):
    """A rule function and the paragraph it implements."""

    paragraph: str
    function: FunctionType


class MarkedRules(list[MarkedRule]):
    """The marked functions of one game."""

    def rule(self, paragraph: str) -> Callable[[F], F]:
        """Mark a function with its paragraph."""

        def mark(function: F) -> F:
            assert isinstance(function, FunctionType)
            self.append(MarkedRule(paragraph, function))
            return function

        return mark


def place_of(mark: MarkedRule) -> str:
    """File and name of a marked function."""
    path = mark.function.__module__.replace(".", "/")
    return f"{path}.py: {mark.function.__qualname__}"
