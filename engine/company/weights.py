"""The weights of a game's evaluation: data, found offline."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.assets import load


@dataclass(frozen=True, slots=True)
class _WeightFile:
    note: str
    """How they were found."""
    weights: dict[str, float]


def load_weights(game: str) -> dict[str, float]:
    """What things are worth in a game, in points, by name; only training changes them."""
    return load(f"{game}/company/weights.json", _WeightFile).weights
