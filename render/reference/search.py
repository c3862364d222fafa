"""Finding topics: words in any language, also bent ones and beginnings of words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Final, NamedTuple

from render.reference.index import Entry, entries
from render.texts import LANGUAGES

_WORD: Final = re.compile(r"[^\W_]+")
_DOTS: Final = "\u0308"
_ENDING: Final = 2
"""Letters at the end of a word that may differ: the endings of Slavic languages."""
_SHORTEST: Final = 4
"""What a word has at least when its ending is taken away."""
LONGEST_QUERY: Final = 100
IN_TITLE, IN_WORDS, IN_TEXT = 12, 6, 1
EXACT, BENT = 3, 1


class Indexed(NamedTuple):
    """An entry as it can be found: the words of its title, its keywords, its text."""

    entry: Entry
    fields: tuple[tuple[int, frozenset[str]], ...]


def found(game: str, query: str, lang: str) -> list[Entry]:
    """The entries in which every word that was typed occurs, the best first."""
    wanted = _words(query[:LONGEST_QUERY])
    if not wanted:
        return list(entries(game))
    scored = []
    for place, one in enumerate(_index(game)):
        fits = [max(weight * _fit(word, words) for weight, words in one.fields) for word in wanted]
        if all(fits):
            own = _words(one.entry.title(game, lang))
            # of equal ones a title that was typed in full goes first
            share = sum(word in own for word in wanted) / max(1, len(own))
            rank = (_tier(one.entry, min(fits)), -min(fits), -sum(fits) - share, place)
            scored.append((rank, one.entry))
    return [entry for _, entry in sorted(scored, key=lambda row: row[0])]


def _tier(entry: Entry, least: int) -> int:
    """Rules about something go before components that name it, and both before mere mentions."""
    if least < IN_WORDS:
        return 2
    return 1 if entry.group else 0


def _fit(wanted: str, words: frozenset[str]) -> int:
    if any(word.startswith(wanted) for word in words):
        return EXACT
    stem = wanted[: max(_SHORTEST, len(wanted) - _ENDING)]
    if len(wanted) > _SHORTEST and any(
        word.startswith(stem) and len(word) <= len(stem) + 2 * _ENDING for word in words
    ):
        return BENT
    return 0


@cache
def _index(game: str) -> tuple[Indexed, ...]:
    return tuple(
        Indexed(
            entry,
            (
                (IN_TITLE, _all(entry.title(game, lang) for lang in LANGUAGES)),
                (IN_WORDS, _all([entry.key, *(entry.words(game, lang) for lang in LANGUAGES)])),
                (IN_TEXT, _all(entry.text(game, lang) for lang in LANGUAGES)),
            ),
        )
        for entry in entries(game)
    )


def _all(pieces: Iterable[str]) -> frozenset[str]:
    return frozenset(word for piece in pieces for word in _words(piece))


def _words(text: str) -> list[str]:
    """Words in small letters, without apostrophes and the dots that few people type."""
    apart = unicodedata.normalize("NFD", text.lower()).replace(_DOTS, "")
    plain = unicodedata.normalize("NFC", apart)
    return _WORD.findall(plain.replace("’", "").replace("'", ""))
