"""`fit`: what things are worth, learned from how games of computers ended; offline, reproducible.

In every game each player has weights of his own, changed at random, so that many ways of playing
are seen. What a seat had after each of its turns is then held against the points that it still
made: weights are those that foretell them best, and stay where they were as far as the games say
nothing (ridge regression, by what a weight does to the points).
"""

from __future__ import annotations

import argparse
import json
import math
from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

from engine import GAMES
from engine.cli.beginning import begin
from engine.cli.computers import GREEDY, TURNS, SeatPolicy, play_out, policy_of
from engine.cli.output import leave, print_json
from engine.cli.regression import Equations, foretold
from engine.company.player import decide, known_to
from engine.company.values import Answers, Company, Sample, company_of
from engine.core.game import HUMAN, Setup
from engine.core.moves import END, Decision
from engine.core.table import AnyTable

SPREAD: Final = 0.4
"""Weights of a player differ by factors of about this much more or less."""
SEATS: Final = (2, 3, 4)
"""Of so many seats by turns, where nothing else is asked for."""
SHIFT: Final = 0.3
"""And by so many points, for what is worth next to nothing."""
STAY: Final = 1500.0
"""What weights were counts as much as that many sights; those of a game say the same again."""
HEIGHTS: Final = (".acting", ".passed")
"""End the names of amounts that only say how high points are as a whole."""
NO_WEIGHT: Final = "~"
"""Begins the names of amounts that explain a part of the points, of which nothing is kept."""
TESTED: Final = 40
"""Games in which new weights show what they are good for."""


class SeenTurn(NamedTuple):
    """What a seat had, and how many points it still made."""

    sample: Sample
    made: float


def run(arguments: argparse.Namespace) -> int:
    """Some generations of games and weights, the weights written after each."""
    company = company_of(GAMES[arguments.game])
    if company is None or company.sample is None:
        leave(f"{arguments.game}: no amounts that could be weighed")
    begun = begin(arguments, company, "fit")
    chooser = Random(f"fit {arguments.seed}")
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    kept: list[SeenTurn] = []
    for number in range(arguments.rounds):
        seen, mean = _games(arguments, company, chooser, number)
        kept = [*kept[-len(seen) :], *seen]
        misses = _learn(company, kept)
        tested = _tested(arguments)
        made = f"generation {number + 1}; greedy players make {tested:.1f} points by it"
        text = json.dumps({"note": f"{begun}; {made}.", "weights": company.weights}, indent=1)
        arguments.out.write_text(text + "\n", encoding="utf-8")
        print_json(
            {
                "round": number,
                "samples": len(seen),
                "mean": round(mean, 1),
                "misses_by": round(misses, 1),
                "then": round(tested, 1),
            }
        )
    return 0


def _games(
    arguments: argparse.Namespace, company: Company[Any], chooser: Random, number: int
) -> tuple[list[SeenTurn], float]:
    base = dict(company.weights)
    found: list[SeenTurn] = []
    means = []
    for game in range(arguments.games):
        seed = f"fit-{arguments.seed}-{number}-{game}"
        count = arguments.players or SEATS[game % len(SEATS)]
        noted: list[list[Sample]] = [[] for _ in range(count)]
        own = [_changed(base, chooser) for _ in range(count)]
        players = [
            _noting(company, weights, notes) for weights, notes in zip(own, noted, strict=True)
        ]
        table = play_out(_setup(arguments, seed, count), players)
        assert table.result is not None
        means.append(fmean(table.result.scores))
        for notes, score in zip(noted, table.result.scores, strict=True):
            found += (SeenTurn(one, score - one.known) for one in notes)
    company.reweigh(base)
    return found, fmean(means)


def _changed(base: dict[str, float], chooser: Random) -> dict[str, float]:
    """Weights that differ alike for all that is of a kind, and once more one by one."""
    common: dict[str, float] = {}
    found = {}
    for name, weight in base.items():
        feature = name.partition("@")[0]
        if feature not in common:
            common[feature] = chooser.gauss(0.0, 1.0)
        found[name] = weight * math.exp(SPREAD * common[feature]) + SHIFT * chooser.gauss(0.0, 0.3)
    return found


def _noting(company: Company[Any], weights: dict[str, float], notes: list[Sample]) -> SeatPolicy:
    """A player with these weights; after each turn it is noted what the seat has then."""
    sample = company.sample
    assert sample is not None

    def answer(table: AnyTable, decision: Decision) -> Answers:
        company.reweigh(weights)
        thought = decide(table, decision.seat, GREEDY)
        assert thought is not None
        if decision.role in TURNS:
            known = known_to(table, decision.seat)
            assert known is not None
            after = known.position.trial(thought.answers).state
            found = sample(after, decision.seat)
            if found is not None:
                notes.append(found)
        return (*thought.answers, END) if thought.closed else thought.answers

    return answer


def _learn(company: Company[Any], seen: Sequence[SeenTurn]) -> float:
    """Move the weights; returns by how much they miss what was made, in the middle."""
    assert company.shares is not None
    names = {name for one in seen for name in one.sample.features if name.startswith(NO_WEIGHT)}
    weights = {**company.weights, **dict.fromkeys(sorted(names), 0.0)}
    equations = Equations(weights)
    groups: dict[float, list[SeenTurn]] = {}
    for one in seen:
        groups.setdefault(one.sample.time, []).append(one)
    for time, group in groups.items():
        shares = company.shares(time)
        equations.gather([(one.sample.features, one.made) for one in group], shares)
    free = {*names, *(name for name in weights if name.partition("@")[0].endswith(HEIGHTS))}
    found = equations.moved(STAY, free)
    company.reweigh({name: round(found[name], 4) for name in company.weights})
    misses = (
        foretold(found, one.sample.features, company.shares(one.sample.time)) - one.made
        for one in seen[::17]
    )
    return math.sqrt(fmean(one * one for one in misses))


def _tested(arguments: argparse.Namespace) -> float:
    scores: list[int] = []
    for game in range(TESTED):
        count = arguments.players or SEATS[game % len(SEATS)]
        setup = _setup(arguments, f"test-{game}", count)
        players = [policy_of("greedy", "", seat) for seat in range(count)]
        table = play_out(setup, players)
        assert table.result is not None
        scores += table.result.scores
    return fmean(scores)


def _setup(arguments: argparse.Namespace, seed: str, count: int) -> Setup:
    game = GAMES[arguments.game]
    return Setup(
        game=game.key,
        seats=(HUMAN,) * count,
        seed=seed,
        secret=seed,
        options=dict(arguments.given),
        rules=game.rules,
    )
