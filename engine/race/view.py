"""What one seat or the public may see, as frozen values."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.moves import Seat


@dataclass(frozen=True, slots=True)
class PlayerView:
    """What lies open before a player."""

    seat: Seat
    hand: int
    chips: int


@dataclass(frozen=True, slots=True)
class RaceView:
    """The table."""

    round: int
    players: tuple[PlayerView, ...]
