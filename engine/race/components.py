"""What is printed on cards and goal tiles, read once from assets/race/data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from types import MappingProxyType
from typing import Final, Literal, TypeAlias

from engine.core.assets import load
from engine.race.terms import Effect, Good, Keyword, Phase, Way

CardSet: TypeAlias = Literal["base", "storm"]
Kind: TypeAlias = Literal["production", "windfall"]


@dataclass(frozen=True, slots=True)
class Power:
    """A power in one phase; which fields matter depends on the effect."""

    phase: Phase
    effect: Effect
    amount: int = 0
    good: Good | None = None
    keyword: Keyword | None = None
    military: bool = False
    against_good: Good | None = None
    against_keyword: Keyword | None = None
    excludes_good: Good | None = None
    this_world_only: bool = False
    different_kinds: bool = False
    goods_per_use: int = 1
    max_uses: int = 1
    vp_per_use: int = 0
    cards_per_use: int = 0
    max_cards: int = 0
    vp_per_card: int = 0
    trade_powers: bool = False
    lowest: int = 0
    highest: int = 0
    optional: bool = False
    way: Way | None = None

    @property
    def specialised(self) -> bool:
        """Whether this Military counts against some worlds only."""
        return self.against_good is not None or self.against_keyword is not None


@dataclass(frozen=True, slots=True)
class Term:
    """Points of a development of cost 6 for each card that all its conditions match."""

    points: int
    per: Literal[
        "world",
        "development",
        "card",
        "3_vp_chips",
        "military_strength",
        "good_on_own_worlds_at_game_end",
    ]
    kind: Kind | None = None
    good: Good | None = None
    military: bool = False
    keyword: Keyword | None = None
    power_in: Phase | None = None
    cost: int | None = None
    card: str | None = None


@dataclass(frozen=True, slots=True)
class Start:
    """A start world: its number, how many cards its owner keeps, what it begins with."""

    number: int
    keeps: int
    good: bool = False
    hand: tuple[str, ...] = ()
    """The four cards of the first game, where the box gives any."""


@dataclass(frozen=True, slots=True)
class Second:
    """What the second edition prints otherwise; powers and terms are added."""

    cost: int | None = None
    vp: int | None = None
    powers: tuple[Power, ...] = ()
    scoring: tuple[Term, ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """A design; its copies are all alike."""

    id: str
    set: CardSet
    type: Literal["world", "development"]
    vp: int
    copies: Mapping[CardSet, int]
    powers: tuple[Power, ...]
    cost: int | None = None
    defense: int | None = None
    kind: Kind | None = None
    good: Good | None = None
    keywords: tuple[Keyword, ...] = ()
    start: Start | None = None
    scoring: tuple[Term, ...] = ()
    second: Second | None = None
    is_world: bool = field(init=False)
    is_windfall: bool = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "is_world", self.type == "world")
        object.__setattr__(self, "is_windfall", self.kind == "windfall")

    @property
    def military(self) -> bool:
        """Whether it is a military world."""
        return self.defense is not None

    @property
    def number(self) -> int:
        """Cost or defense, as printed in the corner."""
        if self.defense is not None:
            return self.defense
        assert self.cost is not None
        return self.cost

    @property
    def variable(self) -> bool:
        """Whether its points depend on other cards."""
        return bool(self.scoring)


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal tile: what is measured, when, and from which value on it counts."""

    id: str
    type: Literal["first", "most"]
    phases: tuple[Phase, ...]
    threshold: int
    measure: Literal[
        "chips",
        "kinds_of_worlds",
        "cards_with_keyword",
        "discarded_to_limit",
        "phases_with_power",
        "six_cost_developments",
        "military",
        "worlds_with_good",
        "developments",
        "production_worlds",
    ]
    loss_phases: tuple[Phase, ...] = ()
    keyword: Keyword | None = None
    goods: tuple[Good, ...] = ()

    @property
    def points(self) -> int:
        """What the tile is worth at the end."""
        return FIRST_POINTS if self.type == "first" else MOST_POINTS


FIRST_POINTS: Final = 3
MOST_POINTS: Final = 5
MOST_TIED_POINTS: Final = 3
FIRST_GOALS: Final = 4
MOST_GOALS: Final = 2

_PRINTED: Final = load("race/data/cards.json", tuple[Card, ...])
CARDS: Final[Mapping[str, Card]] = MappingProxyType({card.id: card for card in _PRINTED})
"""All designs as the first edition prints them."""
GOALS: Final[Mapping[str, Goal]] = MappingProxyType(
    {goal.id: goal for goal in load("race/data/goals.json", tuple[Goal, ...])}
)


def start_of(world: str) -> Start:
    """What a start world begins with."""
    start = CARDS[world].start
    assert start is not None
    return start


START_WORLDS: Final = tuple(
    sorted((one.id for one in _PRINTED if one.start), key=lambda world: start_of(world).number)
)
"""By number."""


@cache
def cards_of(edition: str) -> Mapping[str, Card]:
    """All designs as an edition prints them."""
    if edition == "first":
        return CARDS
    return MappingProxyType({card.id: _in_second_edition(card) for card in _PRINTED})


def card(id_: str, edition: str = "first") -> Card:
    """One design as an edition prints it."""
    return cards_of(edition)[id_]


@cache
def copies_of(sets: str) -> tuple[str, ...]:
    """Every card of the box by its design; `base`, or `storm` with the expansion too."""
    wanted: tuple[CardSet, ...] = ("base",) if sets == "base" else ("base", "storm")
    return tuple(
        one.id for one in _PRINTED for which in wanted for _ in range(one.copies.get(which, 0))
    )


def _in_second_edition(printed: Card) -> Card:
    second = printed.second
    if second is None:
        return printed
    return replace(
        printed,
        cost=printed.cost if second.cost is None else second.cost,
        vp=printed.vp if second.vp is None else second.vp,
        powers=printed.powers + second.powers,
        scoring=printed.scoring + second.scoring,
    )
