"""Random games that meet much: ambitious players of every faction, and every question they meet."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import islice

from engine.core.game import HUMAN, Setup
from engine.core.moves import END, ONE, Decision, Move, Words
from engine.core.table import Table
from engine.gaia.components import FEDERATION_TOKENS
from engine.gaia.game import GAIA, GaiaProject
from engine.gaia.state import OwnedToken, State
from tests.strategies import AnyTable, random_answer

TABLES = {
    "first": ("terrans", "taklons", "ivits", "itars"),
    "second": ("gleens", "ambas", "bescods", "nevlas"),
    "third": ("lantids", "baltaks", "firaks"),
    "fourth": ("hadsch_hallas", "xenos", "geodens"),
    "again": ("itars", "terrans", "taklons"),
    "chosen": (),
    "bid for": (),
    "sealed": (),
}
OPTIONS = {
    "bid for": {"factions": "auction", "bans": "one"},
    "sealed": {"factions": "sealed", "bans": "one"},
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
MOST_LOOKED_AT = 400


class Generous(GaiaProject):
    """The same rules; in games with a gift everybody begins richer and with two federation tokens,
    so that rare questions come up often."""

    def start(self, setup: Setup) -> State:
        state = super().start(setup)
        for player in state.players if setup.secret == GIVING else ():
            player.qic += GIFT
            player.knowledge += GIFT
            player.tokens += [OwnedToken(FEDERATION_TOKENS[kind], True) for kind in GIVEN]
        return state


GENEROUS = Generous()
GIVING = "gift"
"""The secret of games with a gift."""
GIFT = 8
GIVEN = ("fed_8vp_qic", "fed_7vp_2ore")


def gaia_table(name: str, seed: int = 1, *, generous: bool = False) -> AnyTable:
    """A fresh table with these factions."""
    factions = TABLES[name]
    seats = (HUMAN,) * len(factions or "two")
    deal = {"factions": factions} if factions else {}
    secret = GIVING if generous else "s"
    options = OPTIONS.get(name, {})
    setup = Setup("gaia", seats, f"panel {seed}", secret, options, deal)
    return Table(GENEROUS if generous else GAIA, setup)


def ambitious(decision: Decision, chance: random.Random, favourite: str = "nav") -> Words:
    """An answer of somebody who wants to build much and passes late."""
    if decision.picks != ONE:
        return random_answer(decision, chance)
    options = [option.words for option in islice(decision.offer(), MOST_LOOKED_AT)]
    verbs = list(dict.fromkeys(words[0] for words in options))
    verb = chance.choices(verbs, [WISHES.get(one, 3) for one in verbs])[0]
    if verb == END[0]:
        return END
    under = [words for words in options if words[0] == verb]
    wishes = {**TARGETS, favourite: 20}
    return chance.choices(under, [wishes.get(words[-1], 1) for words in under])[0]


def play_through(table: AnyTable, chance: random.Random) -> Iterator[Decision]:
    """Every question of a whole game, before it is answered."""
    favourites = [chance.choice(TRACKS) for _ in table.setup.seats]
    while table.result is None:
        decision = chance.choice(table.pending)
        yield decision
        words = ambitious(decision, chance, favourites[decision.seat])
        table.play(Move(decision.seat, words))
