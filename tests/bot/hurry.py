"""Tables at which nobody loses his patience because a machine stands still for some seconds, and
processes whose leases do not run out meanwhile."""

from __future__ import annotations

import pytest

from bot.local import LocalTable, limits
from bot.store import fleet

ROOM = 10
"""How many times Discord's limit an answer may take. No clock of ours sees that a machine stands
still; how fast answers are is measured by the bench."""


def unhurried(table: LocalTable) -> LocalTable:
    """The table, with people who wait for long."""
    table.interactions.first_answer_s = ROOM * limits.FIRST_ANSWER_S
    return table


LONG = 600.0


def long_leases(patch: pytest.MonkeyPatch) -> None:
    """Leases and signs of life count for minutes, where no process is killed."""
    patch.setattr(fleet, "LASTS", LONG)
    patch.setattr(fleet, "_THERE", f"seen > clock_timestamp() - interval '{LONG} seconds'")
