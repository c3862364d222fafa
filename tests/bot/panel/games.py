"""Random games that meet much: ambitious players of every faction, and every question they meet."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

from engine.core.game import HUMAN, Setup
from engine.core.moves import END, ONE, Decision, Move, Option, Words
from engine.core.table import Table
from engine.gaia.game import GAIA
from tests.strategies import AnyTable, random_answer

TABLES = {
    "first": ("terrans", "taklons", "ivits", "itars"),
    "second": ("gleens", "ambas", "bescods", "nevlas"),
    "third": ("lantids", "baltaks", "firaks"),
    "fourth": ("hadsch_hallas", "xenos", "geodens"),
    "again": ("itars", "terrans", "taklons"),
    "chosen": (),
}
TRACKS = ("terra", "nav", "int", "gaia", "eco", "sci")
WISHES = {
    "federation": 60, "upgrade": 25, "gaiaform": 12, "build": 12, "special": 10, "research": 6,
    "action": 5, "free": 1, "pass": 0.6, "end": 4,
}  # fmt: skip
"""How much players are drawn to a kind of action."""
TARGETS = {
    "pi": 6, "lab": 3, "ac1": 3, "ac2": 3, "qic_tech_tile": 8, "qic_rescore_federation": 40,
    **{f"adv-{track}": 40 for track in TRACKS},
}  # fmt: skip
GOALS: dict[str, dict[str, float]] = {
    "lost-planet": {"research": 80, "federation": 400, "nav": 500},
    "token": {
        "federation": 400, "action": 40, "research": 40, "int": 200, "free": 0.1,
        "qic_rescore_federation": 5000, "spend-qic": 0.001,
    },
    "cover": {
        "federation": 400, "upgrade": 60, "research": 30, "pass": 0.1,
        **{f"adv-{track}": 5000 for track in TRACKS},
    },
}  # fmt: skip
"""What players are drawn to instead, who want to meet a rare question."""
MOST_LOOKED_AT = 400


def gaia_table(name: str, seed: int = 1) -> AnyTable:
    """A fresh table with these factions."""
    factions = TABLES[name]
    seats = (HUMAN,) * len(factions or "two")
    deal = {"factions": factions} if factions else {}
    return Table(GAIA, Setup("gaia", seats, seed=f"panel {seed}", secret="s", deal=deal))


def ambitious(
    decision: Decision, chance: random.Random, favourite: str = "nav", goal: str = ""
) -> Words:
    """An answer of somebody who wants to build much and passes late."""
    aim = GOALS.get(goal, {})
    if decision.picks != ONE:
        return random_answer(decision, chance)
    listed = list(islice(decision.offer(), MOST_LOOKED_AT))
    saved = {option.words for option in listed if _spends_qic(option)}
    options = [option.words for option in listed]
    verbs = list(dict.fromkeys(words[0] for words in options))
    verb = chance.choices(verbs, [aim.get(one, WISHES.get(one, 3)) for one in verbs])[0]
    if verb == END[0]:
        return END
    under = [words for words in options if words[0] == verb]
    wishes = {**TARGETS, favourite: 20, **aim}
    thrift = aim.get("spend-qic", 1)
    weights = [wishes.get(words[-1], thrift if words in saved else 1) for words in under]
    return chance.choices(under, weights)[0]


def _spends_qic(option: Option) -> bool:
    prices = [note.args.get("price") for note in option.notes if note.key == "price"]
    return any(isinstance(price, dict) and "qic" in price for price in prices)


def play_through(table: AnyTable, chance: random.Random, goal: str = "") -> Iterator[Decision]:
    """Every question of a whole game, before it is answered; all may have the same goal."""
    favourites = [chance.choice(TRACKS) for _ in table.setup.seats]
    while table.result is None:
        decision = chance.choice(table.pending)
        yield decision
        words = ambitious(decision, chance, favourites[decision.seat], goal)
        table.play(Move(decision.seat, words))
