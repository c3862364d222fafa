"""How sets are written: cards to pay with, goods to ship, workers to send.

An answer lists what it picks, in alphabetical order, behind the decision's verb if it has one:
`pay alien_toy drop_ships+2`. `id+n` is an amount, n of it, where things are alike; nothing picked
is `none`.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from engine.core.moves import Words

NOTHING: Final = ("none",)


def picked_words(words: Words, verb: str | None, copies: Mapping[str, int]) -> Words | None:
    """What an answer picks, each word as often as picked; None if it has not the form of a set."""
    rest = words
    if verb is not None:
        if words[:1] != (verb,):
            return None
        rest = words[1:]
    if rest == NOTHING:
        return ()
    picked: list[str] = []
    for word in rest:
        base, amount = amount_of(word, copies)
        if base in picked or amount > copies.get(base, 1):
            return None
        picked += [base] * amount
    return tuple(picked) if picked else None


def amount_of(word: str, copies: Mapping[str, int]) -> tuple[str, int]:
    """A word of a set and how many of it: `ore+2` is two of `ore`, where there may be several."""
    base, plus, number = word.rpartition("+")
    if plus and base in copies and number.isascii() and number.isdecimal():
        amount = int(number) if len(number) < 5 else 0
        if amount > 1 and not number.startswith("0"):
            return base, amount
    return word, 1


def set_words(picked: Iterable[str], verb: str | None = None) -> Words:
    """The stored answer that picks these words, repeats included."""
    counts = sorted(Counter(picked).items())
    words = tuple(word if count == 1 else f"{word}+{count}" for word, count in counts) or NOTHING
    return words if verb is None else (verb, *words)
