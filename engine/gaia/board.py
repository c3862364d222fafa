"""The galaxy: hexes as numbers, sets of hexes as bit masks, distances along paths on the map."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, NamedTuple, TypeAlias

from engine.core.errors import SetupError
from engine.gaia.components import SECTOR_TILES, BoardLayout
from engine.gaia.marks import rule
from engine.gaia.planets import Planets
from engine.gaia.terms import HOME_TYPES, Planet

RING_A = ((0, -2), (1, -2), (2, -2), (2, -1), (2, 0), (1, 1), (0, 2), (-1, 2), (-2, 2), (-2, 1),
          (-2, 0), (-1, -1))  # fmt: skip
RING_B = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
SUFFIXES = {
    "c": (0, 0),
    **{f"b{index}": offset for index, offset in enumerate(RING_B)},
    **{f"a{index}": offset for index, offset in enumerate(RING_A)},
}
"""Position within a sector, in the frame of the map: 0 is north, then clockwise."""
DIRECTIONS = RING_B

MOST_KNOWN = 16_384
"""So many answers about sets of hexes are remembered for all boards together: a computer player
asks about the same ones thousands of times in a turn."""

LETTERS = {
    "r": Planet.TERRA,
    "o": Planet.OXIDE,
    "v": Planet.VOLCANIC,
    "d": Planet.DESERT,
    "s": Planet.SWAMP,
    "t": Planet.TITANIUM,
    "i": Planet.ICE,
    "g": Planet.GAIA,
    "m": Planet.TRANSDIM,
    "e": None,
}
"""Planets in explicit hex deals."""


class Hex(NamedTuple):
    """A place on the map: +q to the lower right, +r down."""

    name: str
    q: int
    r: int
    planet: Planet | None

    @property
    def sector(self) -> str:
        """Number of the sector, the side left out."""
        return self.name.rstrip("0123456789").rstrip("abc")


Recipe: TypeAlias = tuple[Callable[..., "Board"], tuple[Any, ...]]
"""A function that knows the boards it has made, and what it made one of."""


class Board:
    """The fixed part of a galaxy: names, neighbours, sectors, printed planets.

    One board serves all tables with the same galaxy, and the copies of their states.
    """

    __slots__ = ("_disks", "hexes", "index", "made_by", "names", "near", "planets", "sectors")

    def __init__(self, hexes: Iterable[Hex], made_by: Recipe | None = None) -> None:
        self.made_by = made_by
        self.hexes: tuple[Hex, ...] = tuple(hexes)
        self.names: tuple[str, ...] = tuple(place.name for place in self.hexes)
        self.index: dict[str, int] = {name: number for number, name in enumerate(self.names)}
        self.planets = Planets(place.planet for place in self.hexes)
        """What is printed."""
        places = {(place.q, place.r): n for n, place in enumerate(self.hexes)}
        if len(self.index) != len(self.hexes) or len(places) != len(self.hexes):
            raise SetupError("map-hex-twice")
        self.near: tuple[int, ...] = tuple(_beside(places, place) for place in self.hexes)
        """Per hex the mask of its neighbours."""
        self.sectors: dict[str, int] = {}
        for number, place in enumerate(self.hexes):
            sector = place.sector
            self.sectors[sector] = self.sectors.get(sector, 0) | 1 << number
        self._disks: dict[int, list[int]] = {}
        """By distance, of those hexes that somebody has asked about."""

    def __reduce__(self) -> Recipe:
        return self.made_by or (Board, (self.hexes,))

    def at(self, q: int, r: int) -> int | None:
        """The hex at a place, if there is one."""
        found = (n for n, place in enumerate(self.hexes) if (place.q, place.r) == (q, r))
        return next(found, None)

    def disk(self, place: int, distance: int) -> int:
        """All hexes within a distance, measured along paths on the map."""
        disks = self._disks.get(place)
        if disks is None:
            disks = self._disks[place] = [1 << place, 1 << place | self.near[place]]
        while len(disks) <= distance:
            rim = disks[-1] & ~disks[-2]
            if not rim:
                return disks[-1]
            disks.append(self.grown(disks[-1], rim))
        return disks[distance]

    def around(self, places: int, distance: int) -> int:
        """All hexes within a distance of any of these."""
        return _around(self, places, distance)

    def sectors_of(self, places: int) -> int:
        """In how many sectors these hexes lie."""
        return _sectors_of(self, places)

    def grown(self, mask: int, rim: int | None = None) -> int:
        """The mask and all its neighbours; `rim` names the hexes that can still add some."""
        near = self.near
        rest = mask if rim is None else rim
        while rest:
            low = rest & -rest
            mask |= near[low.bit_length() - 1]
            rest ^= low
        return mask

    def mask_of(self, names: Iterable[str]) -> int:
        """The mask of named hexes."""
        mask = 0
        for name in names:
            mask |= 1 << self.index[name]
        return mask

    def names_of(self, mask: int) -> list[str]:
        """The names of a mask's hexes, sorted."""
        return sorted(self.names[place] for place in bits(mask))

    def distance(self, one: int, other: int) -> int:
        """Steps between two hexes along paths on the map."""
        distance = 0
        target = 1 << other
        while not self.disk(one, distance) & target:
            distance += 1
            if distance > len(self.hexes):
                raise SetupError("map-in-pieces")
        return distance


@lru_cache(MOST_KNOWN)
def _around(board: Board, places: int, distance: int) -> int:
    found = 0
    for place in bits(places):
        found |= board.disk(place, distance)
    return found


@lru_cache(MOST_KNOWN)
def _sectors_of(board: Board, places: int) -> int:
    return sum(1 for sector in board.sectors.values() if sector & places)


def _beside(places: Mapping[tuple[int, int], int], place: Hex) -> int:
    mask = 0
    for dq, dr in DIRECTIONS:
        other = places.get((place.q + dq, place.r + dr))
        if other is not None:
            mask |= 1 << other
    return mask


def bits(mask: int) -> Iterator[int]:
    """The hexes of a mask, in the order of their numbers."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def assemble(layout: BoardLayout, placed: Sequence[tuple[str, int]]) -> list[Hex]:
    """Lay (tile, clockwise turns) on the slots of a layout; an empty tile leaves its slot out."""
    hexes = []
    for slot, (tile, turns) in zip(layout.slots, placed, strict=True):
        if not tile:
            continue
        planets = {_turned(suffix, turns): what for suffix, what in SECTOR_TILES[tile].items()}
        number = tile.rstrip("b")
        for suffix, (dq, dr) in SUFFIXES.items():
            place = (slot.center[0] + dq, slot.center[1] + dr)
            hexes.append(Hex(number + suffix, *place, planets.get(suffix)))
    return hexes


@rule("RU extended setup: variable board")
def equal_neighbours(hexes: Iterable[Hex]) -> bool:
    """Whether two planets of one home type touch (on the printed maps none do)."""
    homes = {(place.q, place.r): place.planet for place in hexes if place.planet in HOME_TYPES}
    return any(
        homes.get((q + dq, r + dr)) is planet
        for (q, r), planet in homes.items()
        for dq, dr in DIRECTIONS
    )


def hexes_from_deal(words: Sequence[str]) -> list[Hex]:
    """Read an explicit map: `4a3:0,5:r` is hex 4a3 at q 0, r 5 with a terra planet."""
    hexes = []
    for word in words:
        try:
            name, place, letter = word.lower().split(":")
            q, r = (int(number) for number in place.split(","))
            planet = LETTERS[letter]
        except (ValueError, KeyError) as error:
            raise SetupError("deal-bad-hex", word=word[:40]) from error
        if not _is_name(name) or max(abs(q), abs(r)) > 99:
            raise SetupError("deal-bad-hex", word=word[:40])
        hexes.append(Hex(name, q, r, planet))
    return hexes


def hexes_to_deal(hexes: Iterable[Hex]) -> tuple[str, ...]:
    """The words of an explicit map."""
    letters = {planet: letter for letter, planet in LETTERS.items()}
    return tuple(f"{place.name}:{place.q},{place.r}:{letters[place.planet]}" for place in hexes)


def _turned(suffix: str, turns: int) -> str:
    ring, number = suffix[0], suffix[1:]
    if ring == "a":
        return f"a{(int(number) + 2 * turns) % 12}"
    if ring == "b":
        return f"b{(int(number) + turns) % 6}"
    return suffix


def _is_name(name: str) -> bool:
    digits = len(name) - len(name.lstrip("0123456789"))
    return 1 <= digits <= 2 and name[digits:] in SUFFIXES
