"""In which order the free actions of a way are taken, so that no store overflows on the way.

Burning first, then all power in one payment, then what feeds the rest; a conversion whose gain
would not fit is taken in parts, in between those that make room for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.moves import Words
from engine.gaia.actions.free import BURN, available, conversions
from engine.gaia.advice.purse import Way, gained_resource
from engine.gaia.faction_rules import Conversion
from engine.gaia.state import Player
from engine.gaia.terms import BOWL_NAMES, BRAINSTONE_POWER, LIMITS

FEEDING: Final = ("token3", "formers_ready", "knowledge", "qic", "ore", "credits")
"""Order of conversions by what they take, so that one can feed the next."""


def moves_of(player: Player, way: Way) -> list[Words] | None:
    """The moves for a way; None where something would be lost to a limit in any order."""
    known = conversions(player)
    store = _Store(player, known, way.cost.burnt)
    moves: list[Words] = [("free", BURN, str(way.cost.burnt))] if way.cost.burnt else []
    by_power = {key: way.counts[key] for key in known if _takes_power(known, key, way)}
    rank = {resource: number for number, resource in enumerate(FEEDING)}
    left = {key: times for key, times in way.counts.items() if key not in by_power}
    order = sorted(left, key=lambda key: (rank[known[key].cost[0]], key))
    while by_power or any(left.values()):
        if by_power and store.has_room(by_power):
            moves += _payment(player, known, by_power, way.cost.burnt)
            store.gain(by_power)
            by_power = {}
            continue
        for key in order:
            if times := min(left[key], store.possible(key)):
                moves.append(("free", key, str(times)))
                store.convert(key, times)
                left[key] -= times
                break
        else:
            return None
    return moves


def _takes_power(known: Mapping[str, Conversion], key: str, way: Way) -> bool:
    return key in way.counts and known[key].cost[0] == "power"


def _payment(
    player: Player, known: Mapping[str, Conversion], counts: Mapping[str, int], burnt: int
) -> list[Words]:
    """All power conversions as one payment, and where the Brainstone goes if that is asked."""
    moves: list[Words] = [
        ("free", *(word for key, times in counts.items() for word in (key, str(times))))
    ]
    power = sum(known[key].cost[1] * times for key, times in counts.items())
    if _asks_for_stone(player, power, burnt):
        moves.append(("brainstone", BOWL_NAMES[2]))
    return moves


def _asks_for_stone(player: Player, power: int, burnt: int) -> bool:
    """Whether the payment could be made with and without the Brainstone."""
    lifted = player.stone == 1 and burnt > 0
    tokens = player.bowls[2] + burnt - lifted
    return (player.stone == 2 or lifted) and power >= BRAINSTONE_POWER and tokens >= power


class _Store:
    """What the conversions take and give, with the limits of the board."""

    def __init__(self, player: Player, known: Mapping[str, Conversion], burnt: int) -> None:
        self._player = player
        self._known = known
        self._has: dict[str, int] = {"token3": player.bowls[2] + burnt}
        """Nevlas, whose tokens of bowl III are a store, have no Brainstone that could burn."""

    def possible(self, key: str) -> int:
        """How often a conversion can be paid now without losing any of its gain."""
        conversion = self._known[key]
        resource, cost = conversion.cost
        times = self._amount(resource) // cost
        gained = gained_resource(self._player, conversion)
        if gained in LIMITS:
            times = min(times, (LIMITS[gained] - self._amount(gained)) // conversion.gain[1])
        return times

    def has_room(self, counts: Mapping[str, int]) -> bool:
        """Whether what these conversions give fits."""
        return all(
            self._amount(name) + amount <= LIMITS.get(name, self._amount(name) + amount)
            for name, amount in self._gains(counts).items()
        )

    def gain(self, counts: Mapping[str, int]) -> None:
        """These have been paid for otherwise."""
        for name, amount in self._gains(counts).items():
            self._has[name] = self._amount(name) + amount

    def convert(self, key: str, times: int) -> None:
        """Pay and gain."""
        resource, cost = self._known[key].cost
        self._has[resource] = self._amount(resource) - cost * times
        self.gain({key: times})

    def _gains(self, counts: Mapping[str, int]) -> dict[str, int]:
        gains: dict[str, int] = {}
        for key, times in counts.items():
            name = gained_resource(self._player, self._known[key])
            gains[name] = gains.get(name, 0) + self._known[key].gain[1] * times
        return gains

    def _amount(self, resource: str) -> int:
        if resource not in self._has:
            self._has[resource] = 0 if resource == "tokens" else available(self._player, resource)
        return self._has[resource]
