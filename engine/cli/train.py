"""`train`: better weights for a game's evaluation, found by playing, offline and reproducible.

Every player of every game has weights of his own, each of them changed at random by a factor; a
weight that came with more points than others is moved that way. Nothing is written but the file
that is asked for.
"""

from __future__ import annotations

import argparse
import json
import math
from random import Random
from statistics import fmean, pstdev
from typing import Any

from engine import GAMES
from engine.cli.beginning import begin
from engine.cli.computers import SeatPolicy, play_out
from engine.cli.output import print_json
from engine.company.levels import Level
from engine.company.player import decide
from engine.company.values import Answers, Company, company_of
from engine.core.game import HUMAN, Setup
from engine.core.moves import END, Decision
from engine.core.table import AnyTable

SPREAD = 0.3
"""Weights are changed by factors of about this much more or less."""
MOST_STEP = 1.0
CERTAIN = 1.0
"""So many standard errors a weight must have helped to be changed."""
TRAINED = Level("trained", 400)


def run(arguments: argparse.Namespace) -> int:
    """Some rounds of games, the weights written after each."""
    company = company_of(GAMES[arguments.game])
    assert company is not None
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    begun = begin(arguments, company, "train")
    chooser = Random(f"train {arguments.seed}")
    for number in range(arguments.rounds):
        mean, moved = _round(arguments, company, chooser, number)
        text = json.dumps({"note": f"{begun}.", "weights": company.weights}, indent=1)
        arguments.out.write_text(text + "\n", encoding="utf-8")
        print_json({"round": number, "mean": round(mean, 2), "moved": moved})
    return 0


def _round(
    arguments: argparse.Namespace, company: Company[Any], chooser: Random, number: int
) -> tuple[float, dict[str, float]]:
    base = dict(company.weights)
    changes: list[dict[str, float]] = []
    points: list[float] = []
    for game in range(arguments.games):
        seed = f"{arguments.seed}-{number}-{game}"
        own = [{name: chooser.gauss(0.0, 1.0) for name in base} for _ in range(arguments.players)]
        table = play_out(_setup(arguments, seed), [_policy(company, base, one) for one in own])
        assert table.result is not None
        changes += own
        mean = fmean(table.result.scores)
        points += [0.5 * score + 0.5 * (score - mean) for score in table.result.scores]
    spread = pstdev(points) or 1.0
    error = spread / math.sqrt(len(points))
    middle = fmean(points)
    moved = {}
    for name in base:
        gain = fmean(
            change[name] * (one - middle) for change, one in zip(changes, points, strict=True)
        )
        if abs(gain) > CERTAIN * error:
            step = max(-MOST_STEP, min(MOST_STEP, gain / (2 * error) / 2))
            moved[name] = round(base[name] * math.exp(SPREAD * step), 4)
    company.reweigh({**base, **moved})
    return 2 * middle, moved


def _policy(company: Company[Any], base: dict[str, float], change: dict[str, float]) -> SeatPolicy:
    own = {name: value * math.exp(SPREAD * change[name]) for name, value in base.items()}

    def answer(table: AnyTable, decision: Decision) -> Answers:
        company.reweigh(own)
        thought = decide(table, decision.seat, TRAINED)
        assert thought is not None
        return (*thought.answers, END) if thought.closed else thought.answers

    return answer


def _setup(arguments: argparse.Namespace, seed: str) -> Setup:
    game = GAMES[arguments.game]
    return Setup(
        game=game.key,
        seats=(HUMAN,) * arguments.players,
        seed=seed,
        secret=seed,
        options=dict(arguments.given),
        rules=game.rules,
    )
