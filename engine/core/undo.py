"""Taking moves back: drop them from the log and replay the rest.

What may be taken back freely ends at `Table.barrier`; who has to consent to more is the session's
business. A sealed answer may always be withdrawn: flows of a `together` touch their own seat only,
so the rest of the log stays legal without it.
"""

from __future__ import annotations

from engine.core.game import S, V
from engine.core.moves import Seat
from engine.core.table import Table


def rewound(table: Table[S, V], position: int) -> Table[S, V]:
    """A table of its own with the first `position` moves of this one."""
    if not 0 <= position <= table.position:
        raise IndexError(f"position {position} of {table.position}")
    return Table(table.game, table.setup, table.log[:position])


def can_withdraw(table: Table[S, V], seat: Seat) -> bool:
    """Whether the last move of a seat is a secret answer that nobody has seen yet."""
    return _last_of(table, seat) in table.sealed


def withdrawn(table: Table[S, V], seat: Seat) -> Table[S, V]:
    """A table of its own without the seat's last answer, which must be sealed."""
    if not can_withdraw(table, seat):
        raise ValueError(f"seat {seat} has no sealed answer to withdraw")
    last = _last_of(table, seat)
    log = [move for index, move in enumerate(table.log) if index != last]
    return Table(table.game, table.setup, log)


def _last_of(table: Table[S, V], seat: Seat) -> int:
    indices = range(table.position - 1, -1, -1)
    return next((index for index in indices if table.log[index].seat == seat), -1)
