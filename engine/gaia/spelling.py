"""Other accepted spellings of moves: foreign ids, abbreviations, `-` for `_`, left-out counts."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Final

from engine.core.moves import Words
from engine.core.words import same
from engine.gaia.components import BOARD_ACTIONS, BOOSTERS, FACTIONS, FEDERATION_TOKENS, FOREIGN_IDS
from engine.gaia.components import TECH as TILES
from engine.gaia.terms import TRACKS

_VERBS: Final = {"up": ("research",), "burn": ("free", "burn"), "decline": ("charge", "no")}
_FOREIGN: Final[Mapping[str, Container[str]]] = {
    "booster": BOOSTERS,
    "pass": BOOSTERS,
    "action": BOARD_ACTIONS,
    "federation": FEDERATION_TOKENS,
    "token": FEDERATION_TOKENS,
    "special": {**TILES, **BOOSTERS},
    "tech": TILES,
    "cover": TILES,
}
_BY_VERB: Final = {
    ("charge", "accept"): "yes",
    ("charge", "decline"): "no",
    ("brainstone", "area1"): "bowl1",
    ("brainstone", "area2"): "bowl2",
    ("brainstone", "area3"): "bowl3",
    ("brainstone", "discard"): "gone",
    ("advance", "decline"): "no",
}
_HYPHENATED: Final = (
    "setup-mine",
    "lost-planet",
    "gaia-tech",
    "token-first",
    "power-first",
    *(f"adv-{track}" for track in TRACKS),
)
_KNOWN: Final = {
    same(word): word
    for word in (*_HYPHENATED, *FACTIONS, *BOOSTERS, *BOARD_ACTIONS, *FEDERATION_TOKENS, *TILES)
}


def canonical(words: Words) -> Words:
    """Turn known other spellings into ours; anything else stays as it is."""
    if not words:
        return words
    head = _VERBS.get(words[0], (_KNOWN.get(same(words[0]), words[0]),))
    verb = head[0]
    rest = [*head[1:], *(_word(verb, word) for word in words[1:])]
    if verb == "free" and len(rest) == 1:
        rest.append("1")
    if verb == "charge" and not rest:
        rest.append("yes")
    if verb == "federation" and rest:
        rest[0] = ",".join(sorted(part for part in rest[0].split(",") if part))
    return (verb, *rest)


def known_id(word: str, kinds: Container[str]) -> str:
    """The id of one of these things that a word is a spelling of; else the word as it is."""
    spellings = (FOREIGN_IDS.get(word, word), same(word.lower()))
    return next((one for one in spellings if one in kinds), word)


def _word(verb: str, word: str) -> str:
    foreign = FOREIGN_IDS.get(word)
    if foreign is not None and foreign in _FOREIGN.get(verb, ()):
        return foreign
    return _BY_VERB.get((verb, word)) or _KNOWN.get(same(word), word)
