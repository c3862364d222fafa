"""What is printed on the Automa's cards: 17 decision cards and 7 faction cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from engine.core.assets import load
from engine.gaia.terms import Track

CardAction: TypeAlias = Literal[
    "build_mine", "upgrade", "power_qic", "research_highest", "research_random", "faction"
]
Direction: TypeAlias = Literal["right_down", "left_up"]
Arrow: TypeAlias = Literal["right", "left"]


@dataclass(frozen=True, slots=True)
class DecisionCard:
    """A decision card; in a turn only one of its sections is used."""

    number: int
    starter: bool
    """Set-up: whether the number is green."""
    booster_slot: int
    """Set-up: which of the five boosters the Automa begins with, from the left."""
    passes: bool
    """Whether it makes the Automa pass when drawn from the three crosswise cards."""
    pass_booster: Literal["left", "middle", "right"]
    vp: int
    action: CardAction
    final_tile: Literal["top", "bottom", "none"]
    """Behaviour: the final scoring tile whose tie-break is used."""
    range: int
    direction: Direction
    count: int
    arrow: Arrow


@dataclass(frozen=True, slots=True)
class Step:
    """One part of a faction action."""

    action: Literal["build_mine", "upgrade", "power_qic", "research_random", "advance"]
    range: int = 0
    tie: Literal["transdim", "near_player"] | None = None
    """Tie-break 3a."""
    track: Track | None = None
    lab_to_station: bool = False
    otherwise: Step | None = None
    """What is done if this is not possible."""


@dataclass(frozen=True, slots=True)
class FactionCard:
    """A faction card: set-up, faction action, permanent ability."""

    faction: str
    vp: int
    steps: tuple[Step, ...]
    mines: int = 2
    research: Track | None = None
    power_qic_twice: bool = False
    """A power or Q.I.C. action outside the faction action is done twice."""
    station_vp: int = 0
    """Points for a mine that becomes a trading station."""
    new_type_vp: int = 0
    """Points for the first planet of a type."""
    research_after_lab: bool = False
    """A trading station that becomes a lab advances a random research area."""


@dataclass(frozen=True, slots=True)
class _File:
    cards: tuple[DecisionCard, ...]
    factions: tuple[FactionCard, ...]


_file = load("gaia/data/automa.json", _File)

DECISION_CARDS: Final = {str(card.number): card for card in _file.cards}
"""By the word that names a card in deals."""
FACTION_CARDS: Final = {card.faction: card for card in _file.factions}
