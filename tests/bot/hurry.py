"""Tables at which nobody loses his patience because a machine stands still for some seconds."""

from __future__ import annotations

from bot.local import LocalTable, limits

ROOM = 10
"""How many times Discord's limit an answer may take. No clock of ours sees that a machine stands
still; how fast answers are is measured by the bench."""


def unhurried(table: LocalTable) -> LocalTable:
    """The table, with people who wait for long."""
    table.interactions.first_answer_s = ROOM * limits.FIRST_ANSWER_S
    return table
