"""Games, positions and answers for tests: every registered game and the tiny ones, at random."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

from hypothesis import strategies as st

import engine
from engine.core.amounts import set_words
from engine.core.digest import position_hash
from engine.core.game import HUMAN, Game, Setup
from engine.core.moves import BREATH, NONE, Decision, Move, Words
from engine.core.sets import complete_answers
from engine.core.table import Table
from tests.games.caravans.game import CARAVANS
from tests.games.caravans.state import DROVER
from tests.games.lanterns import DRIFTER, LANTERNS_GAME

AnyGame = Game[Any, Any]  # the suite treats every game alike and reads no state
AnyTable = Table[Any, Any]

TINY: dict[str, AnyGame] = {game.key: game for game in (LANTERNS_GAME, CARAVANS)}
"""The reference games: turns and hidden hands; rounds of secrets without a turn."""
EVERY_GAME: dict[str, AnyGame] = {**engine.GAMES, **TINY}

MOST_MOVES = 20_000
"""A random game that is longer than this does not end."""


@dataclass(frozen=True)
class Case:
    """A game with a kind of table it is played at."""

    game: AnyGame
    seats: tuple[str, ...]
    options: tuple[tuple[str, str], ...] = ()

    def __str__(self) -> str:
        return "-".join((self.game.key, *self.seats, *(value for _, value in self.options)))

    def setup(self, seed: int) -> Setup:
        secret = f"secret {seed}"
        return Setup(self.game.key, self.seats, f"seed {seed}", secret, dict(self.options))


def cases() -> list[Case]:
    """Every game with its fewest and its most people; and those with robots."""
    counts = {
        key: sorted({max(2, game.seats[0]), game.seats[-1]}) for key, game in EVERY_GAME.items()
    }
    fewest = {"gaia": (("factions", "sealed"), ("bans", "one"))}
    found = [
        Case(EVERY_GAME[key], (HUMAN,) * n, fewest.get(key, ()) if n == counts[key][0] else ())
        for key in counts
        for n in counts[key]
    ]
    with_robots = [
        (EVERY_GAME["gaia"], (HUMAN, "automa")),
        (EVERY_GAME["race"], (HUMAN, "robot")),
        (LANTERNS_GAME, (HUMAN, DRIFTER, HUMAN)),
        (CARAVANS, (DROVER, HUMAN, HUMAN, DROVER, HUMAN)),
    ]
    return [*found, *(Case(game, seats) for game, seats in with_robots)]


@dataclass
class Walk:
    """One random game with what was noticed at every position."""

    case: Case
    setup: Setup
    table: AnyTable
    hashes: list[str] = field(default_factory=list)
    """Of the position after n moves."""
    counts: list[dict[int, int]] = field(default_factory=list)
    """Seats asked and how many options they had."""

    @property
    def moves(self) -> list[Move]:
        return self.table.log

    def at(self, position: int) -> AnyTable:
        """A table of its own after so many moves."""
        return Table(self.case.game, self.setup, self.moves[:position])

    def samples(self, count: int) -> list[int]:
        """Positions spread over the game, the first and the last open one among them."""
        last = len(self.moves) - 1
        return sorted({round(n * last / max(1, count - 1)) for n in range(count)})


@cache
def walk(case: Case, seed: int = 1) -> Walk:
    """A random game, played once for all tests."""
    setup = case.setup(seed)
    table = Table(case.game, setup)
    done = Walk(case, setup, table, [position_hash(table)])
    chooser = random.Random(seed)
    while table.result is None:
        done.counts.append({d.seat: len(list(d.offer())) for d in table.pending})
        table.play(random_move(table, chooser))
        done.hashes.append(position_hash(table))
        assert len(table.log) < MOST_MOVES, "the game does not end"
    return done


def play_on(table: AnyTable, chooser: random.Random, most: int = MOST_MOVES) -> AnyTable:
    """Random moves until the game ends or so many have been played."""
    for _ in range(most):
        if table.result is not None:
            return table
        table.play(random_move(table, chooser))
    assert most < MOST_MOVES, "the game does not end"
    return table


def random_move(table: AnyTable, chooser: random.Random) -> Move:
    """A legal move of any seat that is asked."""
    decision = chooser.choice(table.pending)
    return Move(decision.seat, random_answer(decision, chooser))


def random_answer(decision: Decision, chooser: random.Random) -> Words:
    """A listed answer: first a kind of action, then one of its options."""
    options = [option.words for option in decision.offer()]
    if decision.is_set:
        return random_picks(decision, options, chooser)
    verbs = list(dict.fromkeys(words[0] for words in options))
    verb = chooser.choice(verbs)
    return chooser.choice([words for words in options if words[0] == verb])


def random_picks(decision: Decision, options: list[Words], chooser: random.Random) -> Words:
    """A set that passes the decision's check; single options are tried last."""
    each = [word for (word,) in options for _ in range(decision.copies.get(word, 1))]
    counts = [n for n in decision.picks if n <= len(each)]
    for _ in range(20):
        picked = chooser.sample(each, chooser.choice(counts))
        if decision.allows(answer := set_words(picked, decision.verb)):
            return answer
    return next(one.words for one in complete_answers(decision) if one is not BREATH)


def unlisted(decision: Decision, chooser: random.Random) -> Iterator[Words]:
    """Answers close to the listed ones that are not listed themselves."""
    listed = {option.words for option in decision.offer()}
    some = sorted(listed)
    vocabulary = sorted({word for words in some for word in words})
    for _ in range(5):
        words = chooser.choice(some)
        at = chooser.randrange(len(words))
        word = chooser.choice(vocabulary)
        yield from (
            near
            for near in (words[:-1], (*words, word), (*words[:at], word, *words[at + 1 :]))
            if near not in listed and not decision.is_set
        )
    yield from ((), ("no-such-word",), ("0",), (*some[0], "x" * 500), NONE * 3)


def typed_words() -> st.SearchStrategy[Words]:
    """Anything that passes as words of a typed move."""
    word = st.from_regex(r"[a-z0-9][a-z0-9_,+>-]{0,12}", fullmatch=True)
    return st.lists(word, max_size=6).map(tuple)
