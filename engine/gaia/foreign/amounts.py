"""Amounts of the foreign notation, and conversions taken apart into our free actions."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final

from engine.core.moves import Words

ForeignAmounts = Mapping[str, int]
_AMOUNT: Final = re.compile(r"(\d{0,3})([a-z][a-z0-9>-]*)\Z")


@lru_cache(maxsize=1024)
def parse_amounts(text: str) -> ForeignAmounts | None:
    """`3pw,1k` as numbers by resource; None if it cannot be read."""
    amounts: dict[str, int] = {}
    for part in text.split(","):
        found = _AMOUNT.match(part)
        if found is None:
            return None
        count, name = found.groups()
        amounts[name] = amounts.get(name, 0) + (int(count) if count else 1)
    return amounts


MOST_AT_ONCE: Final = 60
"""More resources than any real `spend` moves."""

ELEMENTARY: Final[Sequence[tuple[str, str, int, str]]] = (
    ("power_to_qic", "pw", 4, "q"),
    ("power_to_ore", "pw", 3, "o"),
    ("power_to_knowledge", "pw", 4, "k"),
    ("power_to_credit", "pw", 1, "c"),
    ("credits_to_qic", "c", 4, "q"),
    ("credits_to_ore", "c", 3, "o"),
    ("credits_to_knowledge", "c", 4, "k"),
    ("gaiaformer_to_qic", "gf", 1, "q"),
    ("token_to_knowledge", "t-a3", 1, "k"),
    ("qic_to_ore", "q", 1, "o"),
    ("knowledge_to_credit", "k", 1, "c"),
    ("ore_to_credit", "o", 1, "c"),
    ("ore_to_token", "o", 1, "t"),
)
"""Our free action, what it takes and gives there; each may pay with what one before it gives."""
_TAKES: Final = {key: paid for key, paid, _, _ in ELEMENTARY}
_GIVES: Final = {key: given for key, _, _, given in ELEMENTARY}
_WORTH: Final = {"pw": 1, "c": 1, "o": 3, "k": 4, "q": 4, "gf": 4, "t-a3": 4, "t": 1}
_LOST: Final = [_WORTH[paid] * price - _WORTH[given] for _, paid, price, given in ELEMENTARY]
"""How much less what a conversion gives is worth, never a gain: most lines lose nothing, so only
few conversions come into question for them."""


def conversions(cost: ForeignAmounts, gain: ForeignAmounts) -> list[tuple[str, int]] | None:
    """The elementary conversions that a `spend` stands for; None if there is no such set.

    Gleens write a QIC as well where they gain an ore for it.
    """
    found = _split(tuple(sorted(cost.items())), tuple(sorted(gain.items())))
    return None if found is None else list(found)


@lru_cache(maxsize=1024)
def _split(
    cost: tuple[tuple[str, int], ...], gain: tuple[tuple[str, int], ...]
) -> tuple[tuple[str, int], ...] | None:
    """Find counts of elementary conversions whose balance is the gain less the cost.

    Every conversion only ever pays with what an earlier one in the list (or the cost) provides, so
    resources are settled one by one: what is paid in one must be used up by its conversions.
    """
    if sum(count for _, count in (*cost, *gain)) > MOST_AT_ONCE:
        return None
    have = {name: count for name, count in cost if count}
    return _search(0, have, dict(gain), _worth(cost) - _worth(gain))


def _worth(amounts: Iterable[tuple[str, int]]) -> int:
    return sum(_WORTH.get(name, 0) * count for name, count in amounts)


def _search(
    index: int, have: ForeignAmounts, wanted: ForeignAmounts, spare: int
) -> tuple[tuple[str, int], ...] | None:
    """Conversions from one on by which `have` becomes `wanted`, which is worth so much less."""
    if have == wanted:
        return ()
    while index < len(ELEMENTARY):
        key, paid, price, given = ELEMENTARY[index]
        lost = _LOST[index]
        if lost <= spare and have.get(paid, 0) >= price:
            break
        index += 1
    else:
        return None
    for count in range(have[paid] // price, -1, -1):
        if lost * count > spare:
            continue
        rest = dict(have)
        if count:
            rest[paid] -= price * count
            if not rest[paid]:
                del rest[paid]
            rest[given] = rest.get(given, 0) + count
        found = _search(index + 1, rest, wanted, spare - lost * count)
        if found is not None:
            return ((key, count), *found) if count else found
    return None


def clear_cache() -> None:
    """Forget all amounts read and conversions taken apart so far (for measuring)."""
    _split.cache_clear()
    parse_amounts.cache_clear()


def free_moves(parts: Iterable[tuple[str, int]]) -> list[Words]:
    """Our moves for elementary conversions: those for power are one payment, the last.

    After it the Brainstone may be asked about.
    """
    power: list[str] = []
    moves: list[Words] = []
    for key, count in parts:
        if key.startswith("power_"):
            power += [key, str(count)]
        else:
            moves.append(("free", key, str(count)))
    return [*moves, ("free", *power)] if power else moves


def next_payment(
    waiting: Sequence[Words], allowed: Callable[[Words], bool], fits: Callable[[Words], bool]
) -> Words:
    """Which of these moves comes next, so that everything is paid before anything is gained.

    That engine takes the whole cost first: a gain may then find room below a limit.
    """
    if len(waiting) == 1:
        return waiting[0]
    ready = [words for words in waiting if allowed(words)] or list(waiting)
    for words in ready:
        gained = {_GIVES[key] for key in words[1::2]}
        if not any(_TAKES[other[1]] in gained for other in ready if other is not words):
            return words
    return next((words for words in ready if fits(words)), ready[0])
