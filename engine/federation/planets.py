"""What is printed on the five planets, as frozen models."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from engine.federation.bag import Bag
from engine.federation.terms import Planet
from engine.federation.vocabulary import Effects, Metric, Printed


class NeoSpace(Printed):
    """A space of Neo."""

    influence: int
    kind: Literal["start", "crystals", "asteroid", "dead_asteroids"]
    reward: Bag
    next: tuple[str, ...]


class Asteroid(Printed):
    """An asteroid, dead or not."""

    id: str
    reward: Bag


class Neo(Printed):
    """The miners' planet."""

    start: str
    graph: dict[str, NeoSpace]
    asteroids: tuple[Asteroid, ...]
    dead_asteroids: tuple[Asteroid, ...]
    dead_asteroids_in_play: int


class TransfigurationToken(Printed):
    """A token that replaces the face of an ambassador."""

    id: str
    strength: int
    side: Literal["vote", "funding"]
    votes: int
    bonus: Effects


class Sixmoon(Printed):
    """The mages' planet: moons one after the other, the last is the planet itself."""

    step_strength: tuple[int, ...]
    tokens_per_step: int
    left_out: tuple[str, ...]
    """Tokens of the public list that are not in the box."""
    icons: dict[str, Effects]
    tokens: tuple[TransfigurationToken, ...]


class Specialist(Printed):
    """A specialist: a character of one type and level."""

    id: str
    type: str
    level: int
    planet: Planet
    timing: Literal["immediate", "on_planet_action", "any_time"]
    effect: Effects


class Atal(Printed):
    """The planet of specialists."""

    types: tuple[str, ...]
    stack: int
    specialists: tuple[Specialist, ...]


class FixedBonus(Printed):
    """What a shop gives."""

    kind: Literal["fixed"]
    effect: Effects


class PoolBonus(Printed):
    """So many units of what a shop offers: all alike, or mixed."""

    kind: Literal["pool"]
    units: int
    options: Effects
    mix: bool


Bonus: TypeAlias = Annotated[FixedBonus | PoolBonus, Field(discriminator="kind")]


class Shop(Printed):
    """A shop with its two levels."""

    id: str
    cost: Bag
    level1: Bonus
    level2: Bonus

    def bonus(self, level: int) -> Bonus:
        """What this level gives."""
        return self.level1 if level == 1 else self.level2


class Arratuin(Printed):
    """The planet of shops."""

    shops_in_play: int
    shops: tuple[Shop, ...]


class Production(Printed):
    """One side of a production token."""

    id: str
    slot: int
    side: Literal["a", "b"]
    cost: Bag
    income: Effects


class Megastructure(Printed):
    """A megastructure: its price; what it scores lies on it."""

    id: str
    cost: Bag


class MegastructureToken(Printed):
    """What a megastructure may score."""

    id: str
    metric: Metric


class E81216(Printed):
    """The planet of buildings."""

    productions: tuple[Production, ...]
    megastructures: tuple[Megastructure, ...]
    multipliers: tuple[int, ...]
    tokens: tuple[MegastructureToken, ...]
    first_game_tokens: tuple[tuple[str, ...], ...]
