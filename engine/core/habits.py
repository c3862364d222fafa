"""Standing orders: answers given on a player's behalf, by the game's own habits.

The answer is an ordinary move; replays need no settings. A turn is never closed this way.
"""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.game import Game, S, V
from engine.core.moves import END, Decision, Words
from engine.core.table import Table


def habit_setting(game: Game[S, V], orders: Mapping[str, str], kind: str) -> str | None:
    """The setting that holds for a kind of decision; None where the game knows no such order.

    What is not ordered, or was dropped by a newer version of the game, is the default.
    """
    settings = game.habit_settings.get(kind)
    if not settings or kind not in game.habits:
        return None
    return orders[kind] if orders.get(kind) in settings else settings[0]


def habit_answer(table: Table[S, V], decision: Decision, orders: Mapping[str, str]) -> Words | None:
    """What a seat's orders (kind of decision to setting) answer to its open decision, if anything.

    Never `end`, and nothing that the rules would refuse.
    """
    setting = habit_setting(table.game, orders, decision.kind)
    if setting is None:
        return None
    words = table.game.habits[decision.kind](table.state, decision, setting)
    return words if words is not None and words != END and decision.allows(words) else None
