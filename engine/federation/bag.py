"""Resources as a bundle: what is gained, what things cost, what lies in a reserve."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

from engine.federation.terms import CRYSTALS, Resource


@dataclass(frozen=True, slots=True)
class Bag:
    """Counts of the four resources."""

    lavandium: int = 0
    copernium: int = 0
    oceanium: int = 0
    golden_diamond: int = 0

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

    def covers(self, cost: Bag) -> bool:
        """Whether this price can be paid."""
        return self.payment(cost) is not None

    def items(self) -> Iterable[tuple[Resource, int]]:
        """Name and count of what there is, cheapest first."""
        for resource in Resource:
            if count := self.count(resource):
                yield resource, count

    def plain(self) -> dict[str, int]:
        """As data."""
        return {str(resource): count for resource, count in self.items()}

    def word(self) -> str:
        """As one word of a move: `oceanium+2,lavandium+1`, dearest first."""
        parts = [f"{resource}+{count}" for resource, count in self.items()]
        return ",".join(reversed(parts))

    @classmethod
    def __get_pydantic_core_schema__(cls, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        counts = core_schema.dict_schema(
            core_schema.enum_schema(Resource, list(Resource)), core_schema.int_schema(ge=0)
        )
        read = core_schema.no_info_after_validator_function(cls.of, counts)
        return core_schema.union_schema([core_schema.is_instance_schema(cls), read])


NOTHING = Bag()


def crystals_of(bag: Bag) -> list[Resource]:
    """The crystals of a bundle one by one, cheapest first."""
    return [crystal for crystal in CRYSTALS for _ in range(bag.count(crystal))]
