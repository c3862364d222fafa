"""Other accepted spellings: spaces by column and floor, rooms by their letter, faces by what they
show."""

from __future__ import annotations

import re
from typing import Final

from engine.core.moves import Words
from engine.federation.placing import Face, ambassadors_of, faces_of
from engine.federation.state import Player, State
from engine.federation.terms import Side

SPACE: Final = re.compile(r"([1-6])[-_,]?(i{1,3}|[1-3])\Z")
ROMAN: Final = {"i": "1", "ii": "2", "iii": "3"}


def canonical(words: Words) -> Words:
    """`4-2`, `42` and `4-ii` are `c4f2` where an ambassador is placed; dashes in ids are ours."""
    if words[:1] != ("place",):
        return words
    return (*words[:1], *(_space(word) for word in words[1:]))


def placed(state: State, player: Player, words: Words) -> Words:
    """The printed letter of a room, or its id, is its space where an ambassador is placed; a face
    without an ambassador is that of the first one left that shows it."""
    if words[:1] != ("place",):
        return words
    words = (*words[:1], *_whose(state, player, words[1:]))
    if len(words) < 4:
        return words
    spaces = {space.action: space.id for space in state.box.spaces.values()}
    rooms = {
        name: spaces[room.id] for room in state.box.senate.rooms for name in (room.letter, room.id)
    }
    return (*words[:3], *(rooms.get(word.replace("-", "_"), word) for word in words[3:]))


def _whose(state: State, player: Player, words: Words) -> Words:
    """`vote 3 …`, `fund …`, `fund lavandium …` and `cover t204 …` with an ambassador before it."""
    if words[:1] not in (("vote",), ("fund",), ("cover",)):
        return words
    best: tuple[Face, Words] | None = None
    for ambassador in ambassadors_of(player):
        for face in faces_of(state, player, ambassador):
            said = _said(state, face)
            if words[: len(said)] == said and (best is None or len(said) > len(best[1])):
                best = face, said
    if best is None:
        return words
    face, said = best
    return (face.ambassador, *face.words, *words[len(said) :])


def _said(state: State, face: Face) -> Words:
    """What a face shows, where no ambassador is named."""
    if face.cover is not None:
        return face.words
    if face.side is Side.VOTE:
        return (*face.words, str(face.votes))
    bonus = state.box.ambassador_by_id[face.ambassador].funding_bonus
    return (*face.words, *(str(one) for one, count in bonus.items() if count))


def _space(word: str) -> str:
    found = SPACE.match(word)
    if found is None:
        return word
    return f"c{found[1]}f{ROMAN.get(found[2], found[2])}"
