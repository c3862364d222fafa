"""Marks rule functions with the paragraph of the rulebook they implement.

`docs/rules-coverage.md` is generated from these marks, and the soak tests break each marked
function in turn to see that some test notices.
"""

from __future__ import annotations

from collections.abc import Callable
from types import FunctionType
from typing import NamedTuple, TypeVar

F = TypeVar("F", bound=Callable[..., object])


class Mark(NamedTuple):
    """A rule function and the paragraph it implements."""

    paragraph: str
    function: FunctionType


MARKS: list[Mark] = []


def rule(paragraph: str) -> Callable[[F], F]:
    """Mark a function: `RU actions 4` is action 4 of the Russian rulebook, `RU-A` the Automa's."""

    def mark(function: F) -> F:
        assert isinstance(function, FunctionType)
        MARKS.append(Mark(paragraph, function))
        return function

    return mark
