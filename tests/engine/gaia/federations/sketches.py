"""Small maps drawn as text, and the rulebook's definition of a federation spelled out on sets."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from itertools import combinations

from engine.gaia.board import bits
from engine.gaia.federations import Site
from engine.gaia.federations.hexsets import Hexes, hexes_of

BESIDE = ((0, -2), (0, 2), (-1, -1), (-1, 1), (1, -1), (1, 1))


@dataclass(frozen=True)
class Sketch:
    """A drawn position: rows of hexes, each row half a hex aside from the next.

    `.` empty, `#` a planet of somebody else, `1`-`9` own planets by value, `a`-`i` the same as
    members of a federation, `s` own satellite, `*` empty and chosen for a satellite.
    """

    site: Site
    chosen: Hexes
    places: Mapping[tuple[int, int], int]

    def at(self, row: int, column: int) -> int:
        """The number of the hex drawn there."""
        return self.places[row, column]


def sketch(picture: str, threshold: int = 7, budget: int = 20, growing: bool = False) -> Sketch:
    """Read a drawing."""
    drawn = {
        (row, column): sign
        for row, line in enumerate(picture.strip("\n").splitlines())
        for column, sign in enumerate(line)
        if sign != " "
    }
    places = {place: number for number, place in enumerate(drawn)}
    near = [
        hexes_of(places[r + y, c + x] for y, x in BESIDE if (r + y, c + x) in places)
        for r, c in drawn
    ]
    signs = list(drawn.values())
    own = {
        number: int(sign) if sign.isdigit() else ord(sign) - ord("a") + 1
        for number, sign in enumerate(signs)
        if sign in "123456789abcdefghi"
    }
    site = Site(
        near=near,
        planets=hexes_of(n for n, sign in enumerate(signs) if sign == "#") | hexes_of(own),
        own=own,
        satellites=hexes_of(n for n, sign in enumerate(signs) if sign == "s"),
        federated=hexes_of(n for n, sign in enumerate(signs) if sign in "sabcdefghi"),
        threshold=threshold,
        budget=budget,
        growing=growing,
    )
    return Sketch(site, hexes_of(n for n, sign in enumerate(signs) if sign == "*"), places)


@dataclass(frozen=True)
class Federation:
    """A candidate by the definition: P and S as sets of hexes."""

    planets: frozenset[int]
    satellites: frozenset[int]

    @property
    def hexes(self) -> Hexes:
        """Both as one mask."""
        return hexes_of(self.planets | self.satellites)


def federations_by_definition(site: Site) -> list[Federation]:
    """Rules digest 7.2, or 7.7 when Ivits grow, taken literally: every subset is looked at."""
    pieces = connections_by_definition(site)
    fewest: dict[frozenset[int], int] = {}
    for piece in pieces:
        count = len(piece.satellites)
        fewest[piece.planets] = min(count, fewest.get(piece.planets, count))
    strong = {planets for planets in fewest if _value(site, planets) >= site.threshold}
    return [
        one
        for one in pieces
        if one.planets in strong
        and len(one.satellites) <= site.budget
        and not any(
            other >= one.planets and count < len(one.satellites) for other, count in fewest.items()
        )
        and not any(other < one.planets and fewest[other] < len(one.satellites) for other in strong)
    ]


def connections_by_definition(site: Site) -> list[Federation]:
    """Whatever satisfies conditions 1, 2 and 3, worth enough or not."""
    return list(_connected_and_closed(site, [set(bits(mask)) for mask in site.near]))


def _connected_and_closed(site: Site, near: list[set[int]]) -> Iterator[Federation]:
    old = set(bits(site.federated))
    grows = site.growing and bool(old)
    barred = set() if grows else old | {h for member in old for h in near[member]}
    own = set(site.own) - old
    usable = own - barred
    empty = set(range(len(near))) - set(bits(site.planets)) - set(site.own) - old - barred
    empty -= set(bits(site.satellites))
    for hexes in _subsets(usable | empty):
        whole = hexes | old if grows else hexes
        if not whole or not (grows or hexes & own):
            continue
        start = old if grows else {min(hexes)}
        closed = {h for member in whole for h in near[member]} & own <= hexes
        if closed and _reached(start, whole, near) == whole:
            yield Federation(frozenset(hexes & own), frozenset(hexes - own))


def _subsets(members: Iterable[int]) -> Iterator[set[int]]:
    listed = sorted(members)
    for size in range(len(listed) + 1):
        yield from map(set, combinations(listed, size))


def _reached(start: set[int], ground: set[int], near: list[set[int]]) -> set[int]:
    reached, fresh = set(start), set(start)
    while fresh:
        fresh = {h for member in fresh for h in near[member]} & ground - reached
        reached |= fresh
    return reached


def _value(site: Site, planets: frozenset[int]) -> int:
    members = set(planets)
    if site.growing:
        members |= set(bits(site.federated))
    return sum(worth for number, worth in site.own.items() if number in members)
