"""Solo games with a witness: the player answers at random, every turn of the Automa is checked."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum
from random import Random
from typing import NamedTuple

from engine.cli.policy import MOST_FREE, MOST_MOVES, random_answer
from engine.core.game import HUMAN, Setup
from engine.core.moves import END, Decision, Move, Words
from engine.core.table import Table
from engine.gaia.components import FACTIONS
from engine.gaia.game import GAIA
from engine.gaia.state import State
from engine.gaia.view import GaiaView
from tests.engine.gaia.automa_check.cheating import cheat
from tests.engine.gaia.automa_check.printed import HOMES, LEVELS, SAME_BOARD
from tests.engine.gaia.automa_check.witness import Witness

LONG_BREATH = 0.9
"""How often a player who plays on thinks again before he passes."""


class Manner(StrEnum):
    """What the player is like."""

    RANDOM = "random"
    PLAYS_ON = "plays on"
    """Seldom passes, and so gets further."""
    CHEATS = "cheats"
    """The same, and now and then somebody moves markers and takes tiles away: positions that
    random play hardly ever reaches."""


class Solo(NamedTuple):
    """What tells one game from another."""

    automa: str
    level: str
    human: str
    seed: str
    manner: Manner = Manner.RANDOM

    def setup(self) -> Setup:
        """The game; every other map is a random one."""
        odd = Random(f"map {self}").random() < 0.5
        options = {
            "automa": self.automa,
            "level": self.level,
            "faction": self.human,
            "map": "random" if odd else "standard",
        }
        return Setup(
            "gaia",
            (HUMAN, "automa"),
            seed=self.seed,
            secret=self.seed,
            options=options,
            rules=GAIA.rules,
        )


class DisagreementError(AssertionError):
    """The engine and the checker do not agree; says in which game and turn."""


def every_solo() -> Iterator[tuple[str, str, str]]:
    """Every Automa faction at every level against every faction of another colour."""
    for automa in HOMES:
        for level in LEVELS:
            for human in FACTIONS:
                if human not in (automa, SAME_BOARD[automa]):
                    yield automa, level, human


def check(solo: Solo) -> Witness:
    """Play a whole game and have it witnessed."""
    return follow(solo.setup(), solo.manner, str(solo))


def follow(
    setup: Setup, manner: Manner, label: str, seen: Callable[[GaiaView], GaiaView] = lambda v: v
) -> Witness:
    """Play a game of any set-up; `seen` may show the witness something else than there is."""
    table: Table[State, GaiaView] = Table(GAIA, setup)
    witness = Witness(table.view())
    chooser = Random(f"player {label}")
    in_turn = 0
    while table.result is None:
        assert table.position < MOST_MOVES
        if manner == Manner.CHEATS and table.pending[0].kind == "turn":
            cheat(table.state, chooser)
            witness.view = table.view()
        words = answer(table.pending[0], chooser, in_turn, manner != Manner.RANDOM)
        in_turn = 0 if words == END else in_turn + 1
        table.play(Move(table.pending[0].seat, words))
        try:
            witness.see(words, table.take_events(), seen(table.view()), table.pending)
        except (AssertionError, LookupError) as error:
            raise DisagreementError(
                f"{label}, move {table.position} {words}, {witness.where}: {error}"
            ) from error
    piles = [f"automa_deck.{number}".removesuffix(".1") for number in range(1, 7)]
    known = table.state.chance.known()
    assert [tuple(map(int, known[pile])) for pile in piles] == witness.deck.rounds, "order of draws"
    return witness


def answer(decision: Decision, chooser: Random, in_turn: int, plays_on: bool) -> Words:
    """What the player does: a kind of action at random, then one of its options."""
    hurry = in_turn > MOST_FREE
    words = random_answer(decision, chooser, hurry)
    while plays_on and words[0] == "pass" and chooser.random() < LONG_BREATH:
        words = random_answer(decision, chooser, hurry)
    return words
