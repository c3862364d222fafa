"""Everything that chance decides: two seeds, explicit deals, own shuffle, hidden piles.

Each use derives its own stream from (seed, purpose, count), so that one more draw somewhere does
not reshuffle anything else. Python promises stable output only for `Random.random()`, hence our own
Fisher-Yates. Public setup comes from `seed`, hidden piles from `secret`. A `deal` given in the
setup overrides either, so that printed and recorded positions can be set up and tests can script.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from random import Random
from typing import TypeVar

from engine.core.errors import SetupError
from engine.core.moves import Seat, Words

T = TypeVar("T")


class Chance:
    """The source of all chance in one game; knows what has been revealed so far."""

    __slots__ = ("_counts", "_deal", "_secret", "_seed", "reads", "revealed")

    def __init__(self, seed: str, secret: str, deal: Mapping[str, Words] | None = None) -> None:
        self._seed = seed
        self._secret = secret
        self._deal = dict(deal or {})
        self._counts: dict[str, int] = {}
        self.reads = 0
        """How often hidden chance was read: a change of it is a barrier for undo."""
        self.revealed: dict[str, list[str]] = {}
        """Public results of hidden piles, in the form of `deal` lines."""

    def dealt(self, key: str) -> Words | None:
        """The explicit deal of the setup for this key, if there is one."""
        return self._deal.get(key)

    def shuffled(self, purpose: str, items: Sequence[T]) -> list[T]:
        """The items in an order decided by the public seed."""
        return _shuffled(self._stream(self._seed, purpose), items)

    def number(self, purpose: str, below: int) -> int:
        """A number from 0 up to (not including) `below`, decided by the public seed."""
        return int(self._stream(self._seed, purpose).random() * below)

    def pile(self, key: str, items: Sequence[str]) -> Pile:
        """A hidden pile: shuffled by the secret; a deal of this key fixes its first cards."""
        first = list(self._deal.get(key, ()))
        rest = list(items)
        for item in first:
            if item not in rest:
                raise SetupError("deal-unknown-word", deal=key, word=item)
            rest.remove(item)
        order = first + _shuffled(self._stream(self._secret, key), rest)
        return Pile(self, key, order)

    def _stream(self, seed: str, purpose: str) -> Random:
        count = self._counts.get(purpose, 0)
        self._counts[purpose] = count + 1
        digest = hashlib.sha256(f"{seed}|{purpose}|{count}".encode()).digest()
        return Random(int.from_bytes(digest[:16], "big"))


class Pile:
    """A face-down pile. Its order never leaves it except by drawing."""

    __slots__ = ("_cards", "_chance", "_key")

    def __init__(self, chance: Chance, key: str, cards: list[str]) -> None:
        self._chance = chance
        self._key = key
        self._cards = cards

    def __len__(self) -> int:
        return len(self._cards)

    def draw(self, to: Seat | None = None) -> str:
        """Take the top card. Without `to` everybody sees it, else only that seat does."""
        card = self._cards.pop(0)
        self._chance.reads += 1
        if to is None:
            self._chance.revealed.setdefault(self._key, []).append(card)
        return card

    def put_under(self, cards: Sequence[str]) -> None:
        """Put cards below the pile, in this order."""
        self._cards.extend(cards)

    def contents(self) -> tuple[str, ...]:
        """The whole order: for position hashes and the rules themselves, never for views."""
        return tuple(self._cards)


def _shuffled(stream: Random, items: Sequence[T]) -> list[T]:
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = int(stream.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order
