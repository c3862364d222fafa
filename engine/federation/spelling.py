"""Other accepted spellings: spaces by column and floor."""

from __future__ import annotations

import re
from typing import Final

from engine.core.moves import Words

SPACE: Final = re.compile(r"([1-6])[-_,]?(i{1,3}|[1-3])\Z")
ROMAN: Final = {"i": "1", "ii": "2", "iii": "3"}


def canonical(words: Words) -> Words:
    """`4-2`, `42` and `4-ii` are `c4f2` where an ambassador is placed; dashes in ids are ours."""
    if words[:1] != ("place",):
        return words
    return (*words[:2], *(_space(word) for word in words[2:]))


def _space(word: str) -> str:
    found = SPACE.match(word)
    if found is None:
        return word
    return f"c{found[1]}f{ROMAN.get(found[2], found[2])}"
