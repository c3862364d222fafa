"""Standing orders and time-outs: answers that nobody gives by hand."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from bot.session.bench import declining
from bot.session.room import Live
from engine.core.moves import END, Decision, Move, Words

LOG = logging.getLogger(__name__)

TIMEOUT_SETTING = "free"
"""The setting of a standing order that a time-out uses, where the game has it: take what costs
nothing, decline the rest."""


def automatic_answer(
    live: Live, orders: Mapping[int, Mapping[str, str]]
) -> tuple[Move, int] | None:
    """The next answer that a standing order gives, and whose order it is."""
    table = live.table
    for decision in table.pending:
        user = live.user_at(decision.seat)
        known = table.game.habit_settings.get(decision.kind)
        if user is None or not known:
            continue
        setting = orders.get(user, {}).get(decision.kind, known[0])
        words = _answer(live, decision, setting if setting in known else known[0])
        if words is not None:
            return Move(decision.seat, words), user
    return None


def timeout_answer(live: Live, decision: Decision) -> Words | None:
    """What is answered for a seat that has not answered in time."""
    words: Words | None = None
    if TIMEOUT_SETTING in table_settings(live, decision.kind):
        words = _answer(live, decision, TIMEOUT_SETTING)
    return declining(decision) if words is None else words


def table_settings(live: Live, kind: str) -> tuple[str, ...]:
    """The settings that a standing order for this kind of question knows."""
    return live.table.game.habit_settings.get(kind, ())


def _answer(live: Live, decision: Decision, setting: str) -> Words | None:
    """The answer of a standing order; never `end`, and nothing that the rules would refuse."""
    habit = live.table.game.habits.get(decision.kind)
    if habit is None:
        return None
    try:
        words = habit(live.table.state, decision, setting)
    except Exception:  # a faulty habit must not keep anybody from playing
        LOG.exception("the standing order %s %s failed", decision.kind, setting)
        return None
    if words is None or words == END or not decision.allows(words):
        return None
    return words
