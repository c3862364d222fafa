"""What the hexes of a galaxy carry now, hex by hex and as one set of hexes for each type."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.gaia.terms import Planet

if TYPE_CHECKING:
    _List = list[Planet | None]
else:
    _List = list


class Planets(_List):
    """The planet of each hex by its number; a change keeps the sets in step."""

    __slots__ = ("all", "of")

    def __init__(self, planets: Iterable[Planet | None]) -> None:
        super().__init__(planets)
        self.all = 0
        """Hexes that carry any planet."""
        self.of: dict[Planet, int] = dict.fromkeys(Planet, 0)
        """Hexes by the type of planet that they carry."""
        for place, planet in enumerate(self):
            if planet is not None:
                self.of[planet] |= 1 << place
                self.all |= 1 << place

    def copied(self) -> Planets:
        """The same planets for another table."""
        other = Planets.__new__(Planets)
        other.extend(self)
        other.all, other.of = self.all, self.of.copy()
        return other

    __copy__ = copied

    def __setitem__(self, place: int, planet: Planet | None) -> None:  # type: ignore[override]
        """Let a hex carry another planet, or none."""
        bit, was = 1 << place, self[place]
        super().__setitem__(place, planet)
        if was is not None:
            self.of[was] &= ~bit
            self.all &= ~bit
        if planet is not None:
            self.of[planet] |= bit
            self.all |= bit

    def changed_from(self, other: Planets) -> int:
        """Hexes that carry something else here than there."""
        mask = 0
        for planet, places in self.of.items():
            mask |= places ^ other.of[planet]
        return mask

    @property
    def empty(self) -> int:
        """Hexes without a planet."""
        return ((1 << len(self)) - 1) & ~self.all
