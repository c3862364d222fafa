"""`table`: a game at one keyboard, to try the rules without Discord."""

from __future__ import annotations

import argparse
from typing import Any

from engine import GAMES
from engine.cli.output import leave
from engine.cli.show import position_lines
from engine.core.errors import GameError, MoveError
from engine.core.game import HUMAN, Setup
from engine.core.table import Table
from engine.core.words import resolve_all, split_moves

LISTED = 40
HELP = "a move (several with ;), ? for what is possible, show, undo, quit"


def run(arguments: argparse.Namespace) -> int:
    """Ask, play, show until the game or the input ends."""
    game = GAMES[arguments.game]
    setup = Setup(
        game.key, (HUMAN,) * arguments.players, seed=arguments.seed, secret=arguments.seed
    )
    try:
        table: Table[Any, Any] = Table(game, setup)
    except GameError as error:
        leave(str(error))
    print(f"{game.key}, {arguments.players} seats, seed {arguments.seed}. Type {HELP}.")
    while table.result is None:
        decision = table.pending[0]
        try:
            line = input(f"seat {decision.seat} {decision.kind}> ").strip()
        except EOFError:
            return 0
        if line == "quit":
            return 0
        table = _answer(table, line)
    print("\n".join(position_lines(table)))
    return 0


def _answer(table: Table[Any, Any], line: str) -> Table[Any, Any]:
    decision = table.pending[0]
    if line == "show":
        print("\n".join(position_lines(table)))
    elif line == "undo":
        return Table(table.game, table.setup, table.log[:-1])
    elif line == "?":
        options = [" ".join(option.words) for option in decision.offer()]
        print("\n".join(options[:LISTED]))
        if len(options) > LISTED:
            print(f"… and {len(options) - LISTED} more")
    else:
        length = table.position
        try:
            resolve_all(table, decision.seat, split_moves(line))
        except MoveError as error:
            print(error)
            return Table(table.game, table.setup, table.log[:length])
    return table
