"""Plans: turns made up ahead of time, and whether they still are what they were when it is time.

A plan is a draft on the present position with the seat's own turn imagined. It is kept in a slot of
its own, with a guard in place of the price: what it must cost and give, what is to be tried instead
of its last step, and whether the seat may have been given anything meanwhile.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Self

from bot.session.draft_table import Bench, set_out
from bot.session.live import Room
from bot.session.roles import PLAN
from bot.store.log import words_of
from bot.store.rows import DraftRow
from engine.core.moves import Role, Seat, Words


@dataclass(frozen=True, slots=True)
class Guard:
    """What must be as it was, else the player is asked."""

    price: str = ""
    others: tuple[tuple[Words, str], ...] = ()
    """What is tried in place of the last step, each with its price."""
    own: int | None = None
    """How many moves of the seat there are, if none may have been added; None: no matter."""

    def text(self) -> str:
        """As it is stored."""
        others = [[" ".join(words), price] for words, price in self.others]
        return json.dumps({"price": self.price, "others": others, "own": self.own})

    @classmethod
    def read(cls, text: str | None) -> Self:
        """A stored guard; one that fits nothing where it cannot be read."""
        try:
            data = json.loads(text or "")
            others = tuple((words_of(words), str(price)) for words, price in data["others"])
            own = data["own"]
            return cls(str(data["price"]), others, None if own is None else int(own))
        except (ValueError, TypeError, KeyError, AttributeError):
            return cls()


def imagined(room: Room, seat: Seat) -> Bench | None:
    """A bench for a turn of this seat as if it were due now; None where none can be."""
    live = room.known()
    if not live.table.can_imagine(seat):
        return None
    base = replace(room.blueprint(), imagined=(live.table.position, seat))
    bench = Bench(
        seat=seat,
        slot=PLAN,
        version=live.game.version,
        table=live.table,
        base=base,
        spares=live.spares,
        role=Role.TURN,
        round=None,
        assumed=False,
        shared=True,
    )
    bench.cut_loose()
    return bench


def own_moves(room: Room, seat: Seat) -> int:
    """How many moves a seat has made or had made for it."""
    return sum(row.move.seat == seat for row in room.known().moves)


def due(room: Room, row: DraftRow) -> Bench | None:
    """The turn as planned, on the real table: the first choice that is exactly what it was."""
    guard = Guard.read(row.price)
    if guard.own is not None and guard.own != own_moves(room, row.seat):
        return None
    for moves, crossing, price in _choices(row, guard):
        bench = set_out(room, row.seat)
        if bench is None or bench.decision is None or bench.decision.role is not Role.TURN:
            return None
        bench.replay(moves, crossing)
        if not bench.dropped and bench.crossing == crossing and bench.price == price:
            bench.planned = True
            return bench
    return None


def _choices(row: DraftRow, guard: Guard) -> Iterator[tuple[tuple[Words, ...], Words | None, str]]:
    if row.confirmed or not row.empty:
        yield row.moves, row.crossing, guard.price
        for words, price in guard.others:
            yield (*row.moves[:-1], words), None, price


def poured(room: Room, bench: Bench) -> Bench:
    """A bench that is looked at for the first time, with what was planned for it: as far as it
    goes, and with a word about what has changed."""
    row = room.known().drafts.get((bench.seat, PLAN))
    if row is None or row.damaged or row.empty:
        return bench
    if bench.steps or bench.decision is None or bench.decision.role is not Role.TURN:
        return bench
    fitting = due(room, row)
    if fitting is not None:
        fitting.kept = row.confirmed
        return fitting
    bench.replay(row.moves, row.crossing)
    bench.planned = True
    bench.repriced = not bench.dropped and Guard.read(row.price).price != bench.price
    return bench
