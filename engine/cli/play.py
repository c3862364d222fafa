"""`play`: complete games by a policy, one record each, one JSON line per game."""

from __future__ import annotations

import argparse
import time

from engine import GAMES
from engine.cli.corrections import begun
from engine.cli.output import leave, print_json
from engine.cli.policy import play_randomly
from engine.core.errors import GameError
from engine.core.game import HUMAN, Setup, SetupOption
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
    about = {"seed": seed, **table.game.account.about(table)}
    print_json(
        {
            **about,
            "moves": len(table.log),
            "final": list(table.result.scores),
            "ms": round(1000 * spent, 1),
            "record": str(path),
        }
    )


def _setup(arguments: argparse.Namespace, seed: str) -> Setup:
    """The seats and what else was given: an option of the game by its name, or what is dealt."""
    game = GAMES[arguments.game]
    known = {option.key: option for option in game.options}
    given = dict(arguments.given)
    options = {key: value for key, value in given.items() if _takes(known.get(key), value)}
    deal = {key: _words(value) for key, value in given.items() if key not in options}
    alone = arguments.players == 1 or any(known[key].solo for key in options)
    setup = Setup(
        game=game.key,
        seats=(HUMAN, *game.robots) if alone else (HUMAN,) * arguments.players,
        seed=seed,
        secret=seed,
        options=options,
        deal=deal,
        rules=game.rules,
    )
    return begun(game, setup)


def _takes(option: SetupOption | None, value: str) -> bool:
    """Whether this is a value of an option; of one name it may also be dealt."""
    return option is not None and (not option.values or value in option.values)


def _words(value: str) -> tuple[str, ...]:
    return tuple(word.strip().lower().replace("-", "_") for word in value.split(","))


def _seed(first: str, number: int) -> str:
    """Seeds S, S+1, …; words that are no numbers get the count appended."""
    if first.isdigit():
        return str(int(first) + number)
    return f"{first}-{number}" if number else first
