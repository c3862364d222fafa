"""Standing orders and time-outs: answers that nobody gives by hand."""

from __future__ import annotations

import logging
from collections.abc import Mapping

from bot.session.live import Live
from bot.session.values import AnyTable
from engine.core.habits import habit_answer
from engine.core.moves import Decision, Move, Words

LOG = logging.getLogger(__name__)

TIMEOUT_SETTING = "free"
"""The setting of a standing order that a time-out uses, where the game has it: take what costs
nothing, decline the rest."""


def automatic_answer(
    live: Live, orders: Mapping[int, Mapping[str, str]], table: AnyTable
) -> tuple[Move, int] | None:
    """The next answer that a standing order gives at the table, and whose order it is."""
    for decision in table.pending:
        user = live.user_at(decision.seat)
        words = None if user is None else _answer(table, decision, orders.get(user, {}))
        if user is not None and words is not None:
            move = Move(decision.seat, words)
            if not decision.secret or _is_whole(live, table, move, orders.get(user, {})):
                return move, user
    return None


def _is_whole(live: Live, table: AnyTable, move: Move, orders: Mapping[str, str]) -> bool:
    """Whether orders give a secret answer to its end. Half of one would show: what is asked next
    tells what has been answered."""
    trial = live.spares.take((*table.log, move))
    while trial.sealed and (decision := trial.asked(move.seat)) is not None:
        words = _answer(trial, decision, orders)
        if words is None:
            return False
        trial.play(Move(move.seat, words))
    live.spares.give(trial)
    return True


def timeout_answer(live: Live, decision: Decision) -> Words | None:
    """What is answered for a seat that has not answered in time."""
    words: Words | None = None
    if TIMEOUT_SETTING in live.table.game.habit_settings.get(decision.kind, ()):
        words = _answer(live.table, decision, {decision.kind: TIMEOUT_SETTING})
    return declining(decision) if words is None else words


def declining(decision: Decision | None) -> Words | None:
    """The words that decline what is asked, if it can be declined."""
    return None if decision is None else decision.decline


def _answer(table: AnyTable, decision: Decision, orders: Mapping[str, str]) -> Words | None:
    try:
        return habit_answer(table, decision, orders)
    except Exception:  # a faulty habit must not keep anybody from playing
        LOG.exception("the standing order for %s failed", decision.kind)
        return None
