"""What the algorithms are told (Site), work on (Ground) and answer with (Layout)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import TypeAlias

from engine.gaia.board import bits
from engine.gaia.federations.hexsets import Hexes, around, flood, hexes_of

Groups: TypeAlias = int
"""A set of groups of adjacent own planets: bit g is set if group g is in it."""


@dataclass(frozen=True, slots=True)
class Site:
    """One player's situation on the map, as far as federations are concerned."""

    near: Sequence[Hexes]
    """Per hex the hexes adjacent to it."""
    planets: Hexes
    """All hexes that carry a planet, transdim and lost ones included."""
    own: Mapping[int, int]
    """Own colonised planets (and Ivits' stations) with their power values."""
    satellites: Hexes
    """Own satellites already on the map."""
    federated: Hexes
    """Planets, satellites and stations of own existing federations."""
    threshold: int
    """Power value needed: 7, Xenos with institute 6; Ivits 7 times X for all that is connected."""
    budget: int
    """How many satellites can be paid for."""
    growing: bool = False
    """Ivits: there is one federation only, and it grows."""
    ours: Hexes = field(init=False)
    """The hexes of `own`: every check asks for them, some several times."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "ours", hexes_of(self.own))

    @property
    def extends(self) -> bool:
        """Whether the federation to be formed is the growth of the existing one."""
        return self.growing and self.federated != 0


@dataclass(frozen=True, slots=True)
class SiteLayout:
    """A federation: what joins it, and all hexes that are written down for it."""

    planets: Hexes
    """Own planets and stations that become members."""
    satellites: Hexes
    """Satellites to be built."""
    value: int
    """Power value of all that is connected afterwards."""
    hexes: Hexes
    """Planets and satellites; when Ivits grow, their old federation as well."""

    @property
    def cost(self) -> int:
        """How many satellites have to be paid for."""
        return self.satellites.bit_count()


@dataclass(frozen=True, slots=True)
class Ground:
    """A site reduced to a graph: open hexes that cost a satellite, groups that cost nothing.

    When Ivits grow, group 0 is their federation with everything that touches it, and every
    federation has to contain it; `root` is then its bit, else 0.
    """

    near: tuple[Hexes, ...]
    open: Hexes
    """Where a satellite could stand."""
    groups: tuple[Hexes, ...]
    values: tuple[int, ...]
    touch: tuple[Hexes, ...]
    """Per group the open hexes adjacent to it."""
    touching: Mapping[int, Groups]
    """Per open hex the groups adjacent to it, if any."""
    root: Groups
    threshold: int

    @property
    def every(self) -> Groups:
        """All groups."""
        return (1 << len(self.groups)) - 1

    def value(self, groups: Groups) -> int:
        """Power value of some groups."""
        # Written out rather than with `each`: the searches ask this of every set they think of.
        total, values = 0, self.values
        while groups:
            low = groups & -groups
            total += values[low.bit_length() - 1]
            groups ^= low
        return total

    def hexes(self, groups: Groups) -> Hexes:
        """The hexes of some groups."""
        mask = 0
        for group in bits(groups):
            mask |= self.groups[group]
        return mask

    def among(self, hexes: Hexes) -> Groups:
        """The groups that have a hex in the set."""
        mask = 0
        for group, members in enumerate(self.groups):
            if members & hexes:
                mask |= 1 << group
        return mask

    def strong(self, groups: Groups) -> bool:
        """Whether these groups, connected, are worth a federation."""
        return groups & self.root == self.root and self.value(groups) >= self.threshold

    def only(self, groups: Groups) -> Ground:
        """The same ground where no other group may be touched: the rest is as good as absent."""
        others = 0
        for group in bits(self.every & ~groups):
            others |= self.touch[group]
        return replace(
            self,
            open=self.open & ~others,
            touch=tuple(
                mask & ~others if groups >> group & 1 else 0
                for group, mask in enumerate(self.touch)
            ),
            touching={h: team for h, team in self.touching.items() if not others >> h & 1},
        )


def ground_of(site: Site) -> Ground:
    """The graph of a site."""
    near = tuple(site.near)
    own = site.ours
    free = own & ~site.federated
    closed = site.planets | own | site.satellites | site.federated
    groups = []
    if site.extends:
        groups.append(flood(near, site.federated, free))
        free &= ~groups[0]
    elif site.federated:
        shut, barred = _shut(site, free)
        closed |= shut | around(near, barred)
        free &= ~barred
    open_hexes = ((1 << len(near)) - 1) & ~closed
    while free:
        groups.append(flood(near, free & -free, free))
        free &= ~groups[-1]
    touch = tuple(around(near, group) & open_hexes for group in groups)
    touching: dict[int, Groups] = {}
    for group, mask in enumerate(touch):
        for number in bits(mask):
            touching[number] = touching.get(number, 0) | 1 << group
    return Ground(
        near=near,
        open=open_hexes,
        groups=tuple(groups),
        values=tuple(sum(site.own.get(h, 0) for h in bits(group)) for group in groups),
        touch=touch,
        touching=touching,
        root=1 if site.extends else 0,
        threshold=site.threshold,
    )


def members_of(site: Site, hexes: Hexes) -> Hexes:
    """The hexes of all groups of the site's ground that stand in a choice which holds all that it
    touches: what the ground would say of it, without having one."""
    free = site.ours & ~site.federated
    if site.extends:
        return hexes & (free | site.federated)
    return hexes & free & ~_shut(site, free)[1] if site.federated else hexes & free


def _shut(site: Site, free: Hexes) -> tuple[Hexes, Hexes]:
    """What touches a federation, and which own planets hang together with such a hex.

    Neither members nor neighbours of a federation can be used, and an own planet that is such a
    neighbour would be drawn in by whatever touches it.
    """
    shut = around(site.near, site.federated)
    return shut, flood(site.near, free & shut, free)


def layout_of(site: Site, ground: Ground, groups: Groups, satellites: Hexes) -> SiteLayout:
    """The federation of these groups by these satellites."""
    members = ground.hexes(groups)
    return SiteLayout(
        planets=members & ~site.federated,
        satellites=satellites,
        value=ground.value(groups),
        hexes=members | satellites,
    )
