"""Other accepted spellings: spaces by column and floor, rooms by their letter."""

from __future__ import annotations

import re
from typing import Final

from engine.core.moves import Words
from engine.federation.state import State

SPACE: Final = re.compile(r"([1-6])[-_,]?(i{1,3}|[1-3])\Z")
ROMAN: Final = {"i": "1", "ii": "2", "iii": "3"}


def canonical(words: Words) -> Words:
    """`4-2`, `42` and `4-ii` are `c4f2` where an ambassador is placed; dashes in ids are ours."""
    if words[:1] != ("place",):
        return words
    return (*words[:2], *(_space(word) for word in words[2:]))


def room_letters(state: State, words: Words) -> Words:
    """The printed letter of a room, or its id, is its space where an ambassador is placed."""
    if words[:1] != ("place",) or len(words) < 4:
        return words
    spaces = {space.action: space.id for space in state.box.spaces.values()}
    rooms = {
        name: spaces[room.id] for room in state.box.senate.rooms for name in (room.letter, room.id)
    }
    return (*words[:3], *(rooms.get(word.replace("-", "_"), word) for word in words[3:]))


def _space(word: str) -> str:
    found = SPACE.match(word)
    if found is None:
        return word
    return f"c{found[1]}f{ROMAN.get(found[2], found[2])}"
