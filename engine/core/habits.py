"""Standing orders: answers given on a player's behalf, by the game's own habits.

The answer is an ordinary move; replays need no settings. A turn is never closed this way.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.game import Game, S, V
from engine.core.moves import END, Move, Seat
from engine.core.table import Table

Orders = Mapping[str, str]
"""What a player has ordered: kind of decision to setting."""


def habit_setting(game: Game[S, V], orders: Orders, kind: str) -> str | None:
    """The setting that holds for a kind of decision; None where the game knows no such order.

    What is not ordered, or has become unknown with a newer version, is the default.
    """
    settings = game.habit_settings.get(kind)
    if settings is None or kind not in game.habits:
        return None
    return orders[kind] if orders.get(kind) in settings else settings[0]


def habitual_move(table: Table[S, V], orders: Mapping[Seat, Orders]) -> Move | None:
    """The next move that a standing order makes in this position, if there is one.

    `orders` names the seats that have any; play the move and ask again until None.
    """
    for decision in table.pending:
        if decision.seat not in orders:
            continue
        setting = habit_setting(table.game, orders[decision.seat], decision.kind)
        if setting is None:
            continue
        words = table.game.habits[decision.kind](table.state, decision, setting)
        if words is not None and words != END and decision.allows(words):
            return Move(decision.seat, words)
    return None
