"""A move in words, with what it is about called as a player knows it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from engine.core.moves import Words
from render import texts
from render.registry import hints
from render.scene import AnyScene

ITEM: Final = "item"
"""The form of a move's label in a list of moves of one kind."""


def said(game: str, scene: AnyScene, words: Words) -> str:
    """A move in words; what has no name that anybody knows, by what it is."""
    called = texts.plain(hints(game).called(scene, words))
    if not called:
        return str(texts.move(scene.lang, game, words))
    item = texts.plain(texts.move(scene.lang, game, words, ITEM))
    if called.startswith(item):
        return called
    return f"{kind(game, scene, words)}: {called}"


def kind(game: str, scene: AnyScene, words: Words) -> str:
    """The kind of action that an answer belongs to, in words."""
    return str(texts.move(scene.lang, game, words[:1], hints(game).sort(scene, words)))


def said_all(game: str, scene: AnyScene, moves: Iterable[Words]) -> texts.Text:
    """Several moves one after the other."""
    return texts.Text("; ".join(said(game, scene, words) for words in moves))
