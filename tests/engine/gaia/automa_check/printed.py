"""What is printed on the Automa's cards, copied by hand from their faces for the naive checker."""

from __future__ import annotations

from typing import NamedTuple

TRACKS = ("terra", "nav", "int", "gaia", "eco", "sci")
"""Research areas, left to right."""
SPACES = (
    "power_3_knowledge",
    "power_2_terraform",
    "power_2_ore",
    "power_7_credits",
    "power_2_knowledge",
    "power_1_terraform",
    "power_2_tokens",
    "qic_tech_tile",
    "qic_rescore_federation",
    "qic_planet_types",
)
"""Power and QIC actions on the research board, left to right."""
CIRCLE = ("terra", "oxide", "volcanic", "desert", "swamp", "titanium", "ice")
"""The circle on the terraforming reference."""
PIECES = {"m": 8, "ts": 4, "lab": 3, "pi": 1, "ac": 2}
"""Structures of one colour; the Automa's academies are alike."""
HOMES = {
    "terrans": "terra",
    "xenos": "desert",
    "taklons": "swamp",
    "hadsch_hallas": "oxide",
    "geodens": "volcanic",
    "firaks": "titanium",
    "itars": "ice",
}
SAME_BOARD = {
    "terrans": "lantids",
    "xenos": "gleens",
    "taklons": "ambas",
    "hadsch_hallas": "ivits",
    "geodens": "baltaks",
    "firaks": "bescods",
    "itars": "nevlas",
}
"""The faction on the other side of the board: the same colour."""


class Card(NamedTuple):
    """A decision card; the sections from top to bottom, then its two columns."""

    number: int
    starter: bool
    slot: int
    """Which of the five boosters it gives the Automa at set-up."""
    passes: bool
    pick: str
    """Which of the three boosters it takes on passing."""
    vp: int
    action: str
    tile: str
    """Which final scoring tile makes tie-break 3b."""
    range: int
    direction: str
    nth: int
    arrow: str


CARDS = {
    card.number: card
    for card in (
        Card(1, True, 1, True, "left", 1, "upgrade", "top", 4, "right_down", 1, "right"),
        Card(2, True, 2, True, "middle", 1, "upgrade", "bottom", 2, "right_down", 2, "right"),
        Card(3, False, 3, True, "right", 1, "highest", "top", 2, "right_down", 3, "right"),
        Card(4, True, 4, False, "left", 1, "mine", "none", 2, "left_up", 4, "left"),
        Card(5, True, 5, True, "middle", 1, "power", "bottom", 2, "left_up", 5, "left"),
        Card(6, False, 1, False, "right", 3, "mine", "top", 2, "right_down", 1, "left"),
        Card(7, True, 2, False, "right", 0, "random", "top", 2, "right_down", 4, "right"),
        Card(8, False, 3, True, "middle", 3, "mine", "bottom", 4, "left_up", 1, "left"),
        Card(9, False, 4, False, "right", 0, "faction", "bottom", 2, "left_up", 2, "left"),
        Card(10, False, 5, True, "left", 3, "upgrade", "top", 2, "left_up", 3, "left"),
        Card(11, False, 1, False, "middle", 2, "upgrade", "bottom", 4, "right_down", 1, "right"),
        Card(12, False, 2, True, "right", 3, "power", "top", 2, "left_up", 1, "left"),
        Card(13, True, 3, False, "right", 0, "faction", "none", 2, "left_up", 2, "left"),
        Card(14, False, 4, False, "middle", 3, "power", "bottom", 2, "left_up", 3, "left"),
        Card(15, False, 5, False, "left", 1, "highest", "top", 2, "left_up", 2, "right"),
        Card(16, False, 1, True, "left", 3, "power", "top", 2, "right_down", 3, "right"),
        Card(17, False, 2, False, "left", 2, "random", "bottom", 2, "right_down", 5, "right"),
    )
}
STARTERS = frozenset(number for number, card in CARDS.items() if card.starter)


class FactionCard(NamedTuple):
    """A faction card: level 1 shown, starting mines, points of the faction action."""

    area: str | None
    mines: int
    vp: int


FACTION_CARDS = {
    "terrans": FactionCard("gaia", 2, 2),
    "xenos": FactionCard("int", 3, 2),
    "taklons": FactionCard(None, 2, 2),
    "hadsch_hallas": FactionCard("eco", 2, 1),
    "geodens": FactionCard("terra", 2, 1),
    "firaks": FactionCard(None, 2, 2),
    "itars": FactionCard(None, 2, 4),
}


class Level(NamedTuple):
    """A level of difficulty (booklet, last page)."""

    vp: int
    without: frozenset[int]
    extra: frozenset[int]
    """Cards added to the starting deck."""
    bonus: int
    """Further points whenever it gains any."""

    @property
    def known(self) -> frozenset[int]:
        """The cards of the starting deck that everybody knows."""
        return (STARTERS - self.without) | self.extra

    @property
    def size(self) -> int:
        """Cards in the starting deck: those and the top one of the shuffled others."""
        return len(self.known) + 1


NO_CARDS: frozenset[int] = frozenset()
LEVELS = {
    "automalein": Level(0, frozenset({2}), NO_CARDS, 0),
    "automa": Level(10, NO_CARDS, NO_CARDS, 0),
    "automaechtig": Level(10, NO_CARDS, frozenset({9}), 0),
    "ultoma": Level(10, NO_CARDS, frozenset({9, 15}), 0),
    "alptrauma": Level(10, NO_CARDS, frozenset({9, 15}), 1),
}
PASS_VP = {
    "round_terraform_2": (4, 6),
    "round_research_2": (2, 4),
    "round_mine_2": (4, 6),
    "round_federation_5": (0, 5),
    "round_trading_station_4": (3, 6),
    "round_gaia_mine_4": (2, 2),
    "round_big_building_5_a": (0, 5),
    "round_trading_station_3": (3, 6),
    "round_gaia_mine_3": (2, 2),
    "round_big_building_5_b": (0, 5),
}
"""On passing, by round scoring tile: rounds 1 to 3, rounds 4 to 6."""
NEUTRAL = {
    "final_structures": 11,
    "final_federation_structures": 10,
    "final_planet_types": 5,
    "final_gaia": 4,
    "final_sectors": 6,
    "final_satellites": 8,
}
"""Where the neutral player stands on each final scoring tile."""
PLACES = (18, 12, 6)
"""Points of the final scoring tiles by place; the fourth gets none."""
