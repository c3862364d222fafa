"""`play`: complete games by a policy, one record each, one JSON line per game."""

from __future__ import annotations

import argparse
import time

from engine import RULES
from engine.cli.corrections import begun
from engine.cli.output import leave, print_json
from engine.cli.policy import play_randomly
from engine.core.errors import GameError
from engine.core.game import HUMAN, Setup
from engine.core.record import format_record, record_of


def run(arguments: argparse.Namespace) -> int:
    """Play the games; exit code 2 for a setup that cannot be played."""
    try:
        arguments.out.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        leave(f"{arguments.out}: {error.strerror}")
    for number in range(arguments.games):
        _play_one(arguments, _seed(arguments.seed, number))
    return 0


def _play_one(arguments: argparse.Namespace, seed: str) -> None:
    setup = _setup(arguments, seed)
    started = time.perf_counter()
    try:
        table = play_randomly(setup, seed)
    except GameError as error:
        leave(str(error))
    spent = time.perf_counter() - started
    assert table.result is not None
    path = arguments.out / f"{setup.game}-{arguments.players}p-{seed}.txt"
    path.write_text(format_record(record_of(table)), encoding="utf-8")
    line: dict[str, object] = {"seed": seed}
    if setup.game == "gaia":
        line["factions"] = [player.faction for player in table.view(None).players]
    line |= {
        "moves": len(table.log),
        "final": list(table.result.scores),
        "ms": round(1000 * spent, 1),
        "record": str(path),
    }
    print_json(line)


def _setup(arguments: argparse.Namespace, seed: str) -> Setup:
    options, deal = _options(arguments), {}
    seats: tuple[str, ...] = (HUMAN,) * arguments.players
    robots = RULES[arguments.game].robots
    if robots and (arguments.automa or arguments.level or arguments.players == 1):
        seats = (HUMAN, robots[0])
    if arguments.factions:
        deal["factions"] = tuple(
            name.strip().lower().replace("-", "_") for name in arguments.factions.split(",")
        )
    setup = Setup(
        game=arguments.game,
        seats=seats,
        seed=seed,
        secret=seed,
        options=options,
        deal=deal,
        rules=RULES[arguments.game].rules,
    )
    return begun(RULES[arguments.game], setup)


def _options(arguments: argparse.Namespace) -> dict[str, str]:
    """Options of the game: `--option key=value`, and two that have names of their own."""
    named = (("automa", arguments.automa), ("level", arguments.level))
    options = {key: value for key, value in named if value}
    for text in arguments.option:
        key, equals, value = text.partition("=")
        if not equals or not key:
            leave(f"--option {text}: key=value")
        options[key] = value
    return options


def _seed(first: str, number: int) -> str:
    """Seeds S, S+1, …; words that are no numbers get the count appended."""
    if first.isdigit():
        return str(int(first) + number)
    return f"{first}-{number}" if number else first
