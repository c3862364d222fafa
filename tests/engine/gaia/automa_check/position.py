"""What lies on the table, as far as the Automa looks at it: read from a view, then changed by the
checker's own reading of the booklet."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from engine.gaia.view import GaiaView, PlayerView
from tests.engine.gaia.automa_check.printed import HOMES, LEVELS, PIECES

HUMAN, AUTOMA = 0, 1
NEIGHBOURS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""Clockwise from north."""


def kind_of(building: str) -> str:
    """A structure, academies alike."""
    return "ac" if building in ("ac1", "ac2") else str(building)


@dataclass
class Position:
    """Mutable on purpose: a turn is played on it step by step."""

    faction: str
    level: str
    spot: dict[str, tuple[int, int]]
    """Every hex of the map."""
    planets: dict[str, str]
    sector: dict[str, str]
    human: set[str]
    """Planets with a structure of the player."""
    gaiaformers: set[str]
    structures: dict[str, str]
    """The Automa's."""
    satellites: set[str]
    levels: dict[str, int]
    human_levels: dict[str, int]
    advanced: dict[str, str | None]
    covered: dict[str, int]
    """Power and QIC actions under an action token, and whose it is."""
    final: tuple[str, str]
    """Final scoring tiles, the upper one first."""
    row: list[str]
    booster: str | None
    vp: int

    @property
    def home(self) -> str:
        """The Automa's own type of planet."""
        return HOMES[self.faction]

    @property
    def bonus(self) -> int:
        """What its level adds to every gain."""
        return LEVELS[self.level].bonus

    def supply(self, kind: str) -> int:
        """Structures of a kind that are not on the map."""
        return PIECES[kind] - Counter(self.structures.values())[kind]

    def types(self) -> set[str]:
        """Types of planets the Automa has colonised."""
        return {self.planets[hex_] for hex_ in self.structures}

    def sectors(self) -> set[str]:
        """Sectors with a planet the Automa has colonised."""
        return {self.sector[hex_] for hex_ in self.structures}

    def apart(self, one: str, other: str) -> int:
        """How many hexes lie between two of them, as ships fly."""
        q, r = (a - b for a, b in zip(self.spot[one], self.spot[other], strict=True))
        return max(abs(q), abs(r), abs(q + r))

    def to_human(self, hex_: str) -> int:
        """The distance to the nearest planet of the player."""
        return min(self.apart(hex_, planet) for planet in self.human)

    def around(self, hex_: str) -> list[str]:
        """The neighbouring hexes on the map, clockwise from north."""
        at = {spot: name for name, spot in self.spot.items()}
        q, r = self.spot[hex_]
        return [at[q + dq, r + dr] for dq, dr in NEIGHBOURS if (q + dq, r + dr) in at]


def position_in(before: GaiaView, after: GaiaView) -> Position:
    """The table as the Automa finds it in a move that led from one view to the other: what the
    player did in that move came first, so all that is his is read from the view afterwards."""
    human, automa = after.players[HUMAN], before.players[AUTOMA]
    taken = {tech.tile for tech in human.techs}
    planets = {hex_.name: str(hex_.planet) for hex_ in before.hexes if hex_.planet}
    planets |= {hex_.name: "lost" for hex_ in after.hexes if hex_.planet == "lost"}
    assert automa.faction is not None
    assert before.automa is not None
    return Position(
        faction=automa.faction,
        level=before.automa.level,
        spot={hex_.name: (hex_.q, hex_.r) for hex_ in before.hexes},
        planets=planets,
        sector={hex_.name: hex_.sector for hex_ in before.hexes},
        human={one.hex for one in human.structures},
        gaiaformers=set(human.gaiaformers),
        structures=structures_of(automa),
        satellites=set(automa.satellites),
        levels={str(track): level for track, level in automa.levels.items()},
        human_levels={str(track): level for track, level in human.levels.items()},
        advanced={
            str(track): None if tile in taken else tile for track, tile in before.advanced.items()
        },
        covered=dict(before.actions_used),
        final=(before.final[0].id, before.final[1].id),
        row=list(before.boosters),
        booster=automa.booster,
        vp=automa.vp,
    )


def structures_of(player: PlayerView) -> dict[str, str]:
    """A player's structures by hex."""
    return {one.hex: kind_of(one.kind) for one in player.structures}
