"""Weights that foretell what was seen best, and move no further than that asks for."""

from __future__ import annotations

import math
from collections.abc import Container, Iterable, Mapping, Sequence
from operator import mul
from typing import TypeAlias

NamedAmounts: TypeAlias = Mapping[str, float]
Matrix: TypeAlias = list[list[float]]


class Equations:
    """The normal equations of a ridge regression, gathered group by group.

    An amount counts with its own weight, or with those of several times (`name@time`), each with
    its share.
    """

    def __init__(self, weights: Mapping[str, float]) -> None:
        self._names = tuple(weights)
        self._at = {name: place for place, name in enumerate(weights)}
        self._weights = list(weights.values())
        size = len(self._names)
        self._matrix: Matrix = [[0.0] * size for _ in range(size)]
        self._vector = [0.0] * size
        self._counts = [0.0] * size
        """How often each was seen."""

    def gather(
        self, seen: Iterable[tuple[NamedAmounts, float]], shares: Mapping[str, float]
    ) -> None:
        """Amounts seen at one time, and what came of them."""
        products: dict[str, dict[str, float]] = {}
        sums: dict[str, float] = {}
        counts: dict[str, int] = {}
        for amounts, result in seen:
            row = [(name, amount) for name, amount in amounts.items() if amount]
            for name, amount in row:
                line = products.setdefault(name, {})
                counts[name] = counts.get(name, 0) + 1
                sums[name] = sums.get(name, 0.0) + amount * result
                for other, more in row:
                    line[other] = line.get(other, 0.0) + amount * more
        places = {name: self._places(name, shares) for name in products}
        for name, line in products.items():
            for place, share in places[name]:
                self._vector[place] += share * sums[name]
                self._counts[place] += share * share * counts[name]
                target = self._matrix[place]
                for other, amount in line.items():
                    for where, more in places[other]:
                        target[where] += share * more * amount

    def _places(self, name: str, shares: Mapping[str, float]) -> list[tuple[int, float]]:
        if name in self._at:
            return [(self._at[name], 1.0)]
        named = ((self._at.get(f"{name}@{when}"), share) for when, share in shares.items())
        return [(place, share) for place, share in named if place is not None and share]

    def moved(self, stay: float, free: Container[str] = ()) -> dict[str, float]:
        """The weights that foretell best; the old ones count as much as that many sights of what
        they stand for, but for those that are free."""
        matrix, start = self._matrix, self._weights
        rest = [
            result - sum(map(mul, row, start))
            for result, row in zip(self._vector, matrix, strict=True)
        ]
        for place, row in enumerate(matrix):
            held = 1.0 if self._names[place] in free else stay
            row[place] += held * row[place] / max(1.0, self._counts[place]) + 1e-6
        step = solved(matrix, rest)
        return {name: old + new for name, old, new in zip(self._names, start, step, strict=True)}


def foretold(
    weights: Mapping[str, float], amounts: NamedAmounts, shares: Mapping[str, float]
) -> float:
    """What these weights say of these amounts."""
    total = 0.0
    for name, amount in amounts.items():
        total += weights.get(name, 0.0) * amount
        for when, share in shares.items():
            total += weights.get(f"{name}@{when}", 0.0) * share * amount
    return total


def solved(matrix: Matrix, vector: Sequence[float]) -> list[float]:
    """The solution of a symmetric, positive system of equations (Cholesky)."""
    size = len(vector)
    lower: Matrix = []
    for i in range(size):
        row: list[float] = []
        for j in range(i):
            other = lower[j]
            row.append((matrix[i][j] - sum(map(mul, row, other))) / other[j])
        row.append(math.sqrt(max(1e-9, matrix[i][i] - sum(one * one for one in row))))
        lower.append(row)
    found: list[float] = []
    for row, value in zip(lower, vector, strict=True):
        found.append((value - sum(map(mul, row, found))) / row[len(found)])
    for i in reversed(range(size)):
        rest = sum(lower[j][i] * found[j] for j in range(i + 1, size))
        found[i] = (found[i] - rest) / lower[i][i]
    return found
