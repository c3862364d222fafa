"""Resources as a bundle: what is gained, what things cost, what lies in a reserve."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Annotated, ClassVar, Final, TypeAlias

from pydantic import ConfigDict, Field

from engine.federation.terms import Resource

Amount: TypeAlias = Annotated[int, Field(ge=0)]
RESOURCES: Final = tuple(Resource)
_NAMES: Final = tuple(map(str, Resource))


@dataclass(frozen=True, slots=True)
class Bag:
    """Counts of the four resources."""

    __pydantic_config__: ClassVar[ConfigDict] = ConfigDict(extra="forbid")

    lavandium: Amount = 0
    copernium: Amount = 0
    oceanium: Amount = 0
    golden_diamond: Amount = 0

    @classmethod
    def of(cls, counts: Mapping[str, int]) -> Bag:
        """From a mapping of names."""
        return cls(**{str(name): count for name, count in counts.items()})

    @classmethod
    def one(cls, resource: str, count: int = 1) -> Bag:
        """So many of one resource."""
        return cls(**{str(resource): count})

    def count(self, resource: str) -> int:
        """How many of this resource."""
        found: int = getattr(self, resource)
        return found

    @property
    def crystals(self) -> int:
        """How many crystals of all kinds."""
        return self.lavandium + self.copernium + self.oceanium

    @property
    def total(self) -> int:
        """How many resources."""
        return self.crystals + self.golden_diamond

    def plus(self, other: Bag) -> Bag:
        """Both together."""
        return Bag(
            self.lavandium + other.lavandium,
            self.copernium + other.copernium,
            self.oceanium + other.oceanium,
            self.golden_diamond + other.golden_diamond,
        )

    def minus(self, other: Bag) -> Bag:
        """What is left; counts may not fall below zero."""
        left = Bag(
            self.lavandium - other.lavandium,
            self.copernium - other.copernium,
            self.oceanium - other.oceanium,
            self.golden_diamond - other.golden_diamond,
        )
        assert left.least >= 0, "paid more than there is"
        return left

    @property
    def least(self) -> int:
        """The smallest of the four counts."""
        return min(self.lavandium, self.copernium, self.oceanium, self.golden_diamond)

    def payment(self, cost: Bag) -> Bag | None:
        """What is handed over for this price: oceanium only for what lacks; None if too dear.

        Oceanium does whatever lavandium and copernium do, and more: nobody would rather pay it.
        """
        missing_lavandium = max(0, cost.lavandium - self.lavandium)
        missing_copernium = max(0, cost.copernium - self.copernium)
        oceanium = cost.oceanium + missing_lavandium + missing_copernium
        if oceanium > self.oceanium or cost.golden_diamond > self.golden_diamond:
            return None
        return Bag(
            cost.lavandium - missing_lavandium,
            cost.copernium - missing_copernium,
            oceanium,
            cost.golden_diamond,
        )

    def handed_for(self, cost: Bag) -> Bag:
        """The same, to be told; of what is too dear the price itself."""
        return self.payment(cost) or cost

    def covers(self, cost: Bag) -> bool:
        """Whether this price can be paid."""
        return self.payment(cost) is not None

    def items(self) -> Iterable[tuple[Resource, int]]:
        """Name and count of what there is, cheapest first."""
        for resource in RESOURCES:
            if count := getattr(self, resource):
                yield resource, count

    def plain(self) -> dict[str, int]:
        """As data."""
        return {name: count for name in _NAMES if (count := getattr(self, name))}

    def word(self) -> str:
        """As one word of a move: `oceanium+2,lavandium+1`, dearest first."""
        parts = [f"{resource}+{count}" for resource, count in self.items()]
        return ",".join(reversed(parts))


NOTHING = Bag()
