"""What weights are learned from: named, so that the same command finds the same ones again."""

from __future__ import annotations

import argparse
import hashlib
import json
from typing import Any

from engine.cli.output import leave
from engine.cli.tournament_file import DIGITS, player_of
from engine.company.values import Company


def begin(arguments: argparse.Namespace, company: Company[Any], command: str) -> str:
    """Let the weights to begin with count; says how to find again what comes of them: the command,
    which player learned, and from which weights."""
    if arguments.start is not None:
        weights = json.loads(arguments.start.read_text(encoding="utf-8"))["weights"]
        if weights.keys() != company.weights.keys():
            leave(f"{arguments.start}: other weights than those of {arguments.game}")
        company.reweigh(weights)
    before = hashlib.sha256(json.dumps(company.weights, sort_keys=True).encode()).hexdigest()
    given = "".join(f" --option {key}={value}" for key, value in arguments.given)
    return (
        f"Learned by `python -m engine {command} --game {arguments.game}"
        f" --rounds {arguments.rounds} --games {arguments.games} --players {arguments.players}"
        f" --seed {arguments.seed}{given}` as player {player_of(arguments.game)}"
        f" from weights {before[:DIGITS]}"
    )
