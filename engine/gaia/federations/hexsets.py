"""Sets of hexes as the bits of an integer, and how they spread over a map."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeAlias

from engine.gaia.board import bits

Hexes: TypeAlias = int
"""A set of hexes: bit h is set if hex h is in it."""


def hexes_of(numbers: Iterable[int]) -> Hexes:
    """The set of the given hexes."""
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def listed(mask: int) -> tuple[int, ...]:
    """The numbers in a set, ascending, as the value that notes carry."""
    return tuple(bits(mask))


def around(near: Sequence[Hexes], mask: Hexes) -> Hexes:
    """All hexes adjacent to a hex of the set; members of the set only if they touch another one."""
    # Written out rather than with `bits`: the inner loop of every search here.
    beside = 0
    while mask:
        low = mask & -mask
        beside |= near[low.bit_length() - 1]
        mask ^= low
    return beside


def flood(near: Sequence[Hexes], start: Hexes, ground: Hexes) -> Hexes:
    """`start` and all that hangs together with it through hexes of `ground`."""
    reached = fresh = start
    while fresh:
        fresh = around(near, fresh) & ground & ~reached
        reached |= fresh
    return reached
