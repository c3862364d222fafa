"""Every kind of question that the rules can ask of a faction, and games in which they are met."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from engine.core.game import Setup
from engine.core.moves import END, Decision, Move, Seat
from engine.gaia.components import FACTIONS
from tests.bot.play.panel.games import TABLES, gaia_table, play_through

GAMES = (
    ("first", 11), ("second", 30), ("third", 137), ("fourth", 40), ("second", 4), ("first", 21),
    ("fourth", 80), ("third", 30), ("second", 3), ("first", 2), ("third", 4), ("chosen", 1),
    ("bid for", 1), ("sealed", 1),
)  # fmt: skip
RICH = (
    ("second", 35), ("first", 51), ("fourth", 4), ("third", 22), ("first", 12), ("second", 33),
    ("third", 48), ("fourth", 1), ("third", 52), ("second", 26), ("third", 53), ("second", 3),
    ("first", 3), ("again", 20), ("first", 48), ("fourth", 20), ("fourth", 32),
)  # fmt: skip
"""Where everybody begins richer: only what is rare in ordinary games is looked at."""
VERBS = (
    "build", "upgrade", "gaiaform", "federation", "research", "action", "special", "pass", "free",
)  # fmt: skip
RARE = {"cover", "lost-planet", "token"}
EVERYBODY = {
    "booster", "income", "turn", "after", "passed", "build", "site", "tech", "advance", "charge",
    *RARE, *(f"turn: {verb}" for verb in VERBS),
}  # fmt: skip
"""What the rules can ask of every faction."""
ALONE = {
    "ambas": {"swap"},
    "firaks": {"downgrade"},
    "itars": {"gaia-tech"},
    "ivits": {"setup-institute", "station"},
    "taklons": {"brainstone"},
    "terrans": {"gaia-convert"},
}
"""What they can ask of one faction only."""
SHARING_OUT = {"faction", "ban", "lot", "bid", "limits"}
"""What they can ask of those who have no faction yet."""
NOBODY = "None"
"""The faction of somebody who has none yet."""


def possible() -> set[tuple[str, str]]:
    """Every kind of question with every faction that the rules can ask it of."""
    pairs = {(kind, faction) for kind in EVERYBODY for faction in FACTIONS}
    pairs |= {("setup-mine", faction) for faction in FACTIONS if faction != "ivits"}
    pairs |= {(kind, faction) for faction, kinds in ALONE.items() for kind in kinds}
    return pairs | {(kind, NOBODY) for kind in SHARING_OUT}


def kinds_of(decision: Decision) -> Iterator[str]:
    """What a question is; a main turn is one of every action that is possible in it."""
    yield decision.kind
    if decision.kind == "turn":
        yield from {f"turn: {option.words[0]}" for option in decision.offer()}


@dataclass(frozen=True)
class Met:
    """A question that was met in a game."""

    setup: Setup
    log: tuple[Move, ...]
    begun: int
    """How many of the moves were made before its turn began."""
    seat: Seat
    faction: str
    kinds: frozenset[str]


@cache
def met_in(name: str, seed: int, *, rich: bool = False) -> tuple[Met, ...]:
    """Every question of a game; of those where everybody begins richer only the rare ones."""
    table = gaia_table(name, seed, generous=rich)
    found, begun, first = [], 0, ""
    for decision in play_through(table, random.Random(seed)):
        if not TABLES[name] and all(one.faction for one in table.view(None).players):
            break
        log, seat = table.log, decision.seat
        ended = not log or log[-1].seat != seat or log[-1].words == END
        if ended or (decision.kind == "turn" and first != "turn"):
            begun, first = len(log), decision.kind
        if rich and decision.kind not in RARE:
            continue
        faction = str(table.view(None).players[seat].faction)
        kinds = frozenset(kinds_of(decision))
        found.append(Met(table.setup, tuple(log), begun, seat, faction, kinds))
    return tuple(found)


def met_by(faction: str) -> Iterator[Met]:
    """Every question that is put to a faction in these games."""
    for rich, games in ((False, GAMES), (True, RICH)):
        for name, seed in games:
            if faction in (TABLES[name] or (NOBODY,)):
                yield from (one for one in met_in(name, seed, rich=rich) if one.faction == faction)
