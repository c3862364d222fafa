"""The engine's reasons for a turn, read back from its explanation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from engine.core.moves import Note

PREFIX = "automa-"
OPTIONS = {"planets": "hexes", "upgrade-kind": "hexes", "areas": "tracks", "power-qic": "actions"}
"""Notes that begin a choice, and the argument with the options."""
CHOSEN = {"built": "hex", "upgraded": "hex", "covered": "action"}
"""Notes that end one."""


def trail_of(notes: Sequence[Note]) -> list[tuple[str, frozenset[str]]]:
    """The options of each choice and what every tie-break left of them."""
    trail: list[tuple[str, frozenset[str]]] = []
    left: frozenset[str] = frozenset()
    for note in notes:
        name = note.key.removeprefix(PREFIX)
        if name in OPTIONS:
            left = frozenset(map(str, words(note, OPTIONS[name])))
            assert note.args["count"] == len(left)
            trail.append((name, left))
        elif name.startswith("tie-"):
            left = after_tie(note, left)
            trail.append((name, left))
        elif name in CHOSEN:
            assert note.args[CHOSEN[name]] in left
            assert name == "covered" or len(left) == 1, "several are left"
    return trail


def after_tie(note: Note, left: frozenset[str]) -> frozenset[str]:
    """What one tie-break leaves, with its sums checked."""
    if "tracks" in note.args:
        assert note.args["before"] == len(left)
        assert set(words(note, "tracks")) == left
        return left
    if "removed" not in note.args:
        return left
    removed = words(note, "removed")
    assert left.issuperset(removed)
    rest = left.difference(removed)
    assert (note.args["before"], note.args["after"]) == (len(left), len(rest))
    return rest


def words(note: Note, name: str) -> tuple[str, ...]:
    """An argument that is a list of words."""
    return cast(tuple[str, ...], note.args[name])


def points_of(notes: Sequence[Note]) -> list[int]:
    """The points it says were gained."""
    gains = [note.args for note in notes if note.key == "automa-points"]
    return [cast(int, args["vp"]) + cast(int, args["bonus"]) for args in gains]


def cards_of(notes: Sequence[Note]) -> tuple[object, object, object]:
    """Action card, behaviour card and how many were left, as its first note says."""
    first = notes[0]
    if first.key == "automa-deck-empty":
        return None, first.args["behaviour"], 0
    assert first.key == "automa-cards"
    return first.args["action"], first.args["behaviour"], first.args["left"]


def marker_taken(notes: Sequence[Note]) -> bool:
    """Whether it says that the Automa takes the first player marker."""
    return any(note.key == "automa-first-player" for note in notes)
