"""Plans and orders: turns and answers made up ahead of time, and whether they still fit in time.

A plan is a draft on the present position with the seat's own turn imagined. It is kept in a slot of
its own, with a guard in place of the price: what it must cost and give, what is to be tried instead
of its last step, and whether the seat may have been given anything meanwhile.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Self

from bot.session.calls import ORDER, PLAN
from bot.session.draft_table import Bench, set_out
from bot.session.live import GameRoom
from bot.session.values import Ordered
from bot.store.log import words_of
from bot.store.rows import DraftRow
from engine.core.moves import Role, Seat, Words
from engine.core.provisos import hold

MOST_FIRST = 4
"""Turns that go before the one that is drafted."""


CHOICE = "choice "
"""Before its number, of a turn that was played because others were impossible."""


class PlanChoice(NamedTuple):
    """A turn that is tried, with what must be as it was."""

    moves: tuple[Words, ...]
    crossing: Words | None
    price: str
    others: tuple[tuple[Words, str], ...] = ()
    provisos: tuple[str, ...] = ()

    @property
    def all_moves(self) -> tuple[Words, ...]:
        """The moves with a last one that crosses."""
        return self.moves if self.crossing is None else (*self.moves, self.crossing)

    def ways(self) -> Iterator[PlanChoice]:
        """Itself, then with something else in place of its last step."""
        yield self
        for words, price in self.others:
            yield PlanChoice((*self.moves[:-1], words), None, price, (), self.provisos)

    def plainly(self) -> list[object]:
        """As it is stored."""
        others = [[" ".join(words), price] for words, price in self.others]
        moves = [" ".join(words) for words in self.moves]
        crossing = None if self.crossing is None else " ".join(self.crossing)
        return [moves, crossing, self.price, others, list(self.provisos)]

    @classmethod
    def read(cls, data: Any) -> PlanChoice:  # as it was stored
        """The same again."""
        moves, crossing, price, others, provisos = data
        return cls(
            tuple(words_of(words) for words in moves),
            None if crossing is None else words_of(crossing),
            str(price),
            tuple((words_of(words), str(price)) for words, price in others),
            tuple(str(one) for one in provisos),
        )


@dataclass(frozen=True, slots=True)
class Guard:
    """What must be as it was, else the player is asked."""

    price: str = ""
    others: tuple[tuple[Words, str], ...] = ()
    """What is tried in place of the last step, each with its price."""
    own: int | None = None
    """How many moves of the seat there are, if none may have been added; None: no matter."""
    round: int = 0
    """The round for which it was made up."""
    provisos: tuple[str, ...] = ()
    """Conditions of the game."""
    first: tuple[PlanChoice, ...] = ()
    """Turns that are tried before what is drafted."""

    def text(self) -> str:
        """As it is stored."""
        others = [[" ".join(words), price] for words, price in self.others]
        more = {"provisos": self.provisos, "first": [one.plainly() for one in self.first]}
        return json.dumps(
            {"price": self.price, "others": others, "own": self.own, "round": self.round, **more}
        )

    @classmethod
    def read(cls, text: str | None) -> Self:
        """A stored guard; one that fits nothing where it cannot be read."""
        try:
            data = json.loads(text or "")
            others = tuple((words_of(words), str(price)) for words, price in data["others"])
            own = data["own"]
            round_ = int(data.get("round", 0))
            provisos = tuple(str(one) for one in data.get("provisos", ()))
            first = tuple(PlanChoice.read(one) for one in data.get("first", ()))
            own = None if own is None else int(own)
            return cls(str(data["price"]), others, own, round_, provisos, first)
        except (ValueError, TypeError, KeyError, AttributeError):
            return cls()


def imagined(room: GameRoom, seat: Seat, ahead: str = "") -> Bench | None:
    """A bench for a turn of this seat, or a question of a kind, as if it were due now; None where
    there can be none."""
    live = room.known()
    if not (ahead in live.table.ahead(seat) if ahead else live.table.can_imagine(seat)):
        return None
    base = replace(room.blueprint(), imagined=(live.table.position, seat, ahead))
    bench = Bench(
        seat=seat,
        slot=f"{ORDER}{ahead}" if ahead else PLAN,
        version=live.game.version,
        table=live.table,
        base=base,
        spares=live.spares,
        role=Role.ROUND if ahead else Role.TURN,
        round=None,
        kind=ahead,
        assumed=False,
        shared=True,
    )
    bench.cut_loose()
    return bench


def own_moves(room: GameRoom, seat: Seat) -> int:
    """How many moves a seat has made or had made for it."""
    return sum(row.move.seat == seat for row in room.known().moves)


def due(room: GameRoom, row: DraftRow) -> Bench | None:
    """The turn as planned, on the real table: the first choice that is exactly what it was."""
    guard = Guard.read(row.price)
    if guard.own is not None and guard.own != own_moves(room, row.seat):
        return None
    for rank, one in enumerate(_choices(row, guard), start=1):
        bench = set_out(room, row.seat)
        if bench is None or not _begins(bench, row.slot):
            return None
        bench.replay(one.moves, one.crossing)
        same = bench.all_moves == one.all_moves
        # an order may be the last answer of all, which then reveals
        same = same and (row.slot != PLAN or bench.crossing == one.crossing)
        same = same and not bench.dropped and bench.price == one.price
        if same and hold(bench.table, row.seat, one.provisos, bench.all_moves):
            bench.planned, bench.rank = True, rank
            return bench
    return None


def _begins(bench: Bench, slot: str) -> bool:
    """Whether a bench is where what was made up beforehand begins."""
    decision = bench.decision
    if decision is None:
        return False
    return decision.role is Role.TURN if slot == PLAN else slot == f"{ORDER}{decision.kind}"


def ordered(room: GameRoom, seat: Seat) -> tuple[Ordered, ...]:
    """What can be answered before it is asked, with what a seat has ordered."""
    live = room.known()
    found: list[Ordered] = []
    for kind in live.table.ahead(seat) if live.playable else ():
        row = live.drafts.get((seat, f"{ORDER}{kind}"))
        mine = row is not None and is_of_this_round(room, row)
        moves = () if row is None or not mine else row.moves
        found.append(Ordered(kind, moves, row is not None and mine and row.confirmed))
    return tuple(found)


def is_of_this_round(room: GameRoom, row: DraftRow) -> bool:
    """Whether an order still holds."""
    return Guard.read(row.price).round == room.known().table.round_number


def drafted(row: DraftRow, guard: Guard) -> PlanChoice:
    """What is drafted last, as a choice among others."""
    return PlanChoice(row.moves, row.crossing, guard.price, guard.others, guard.provisos)


def _choices(row: DraftRow, guard: Guard) -> Iterator[PlanChoice]:
    for one in guard.first:
        yield from one.ways()
    if row.confirmed or not row.empty:
        yield from drafted(row, guard).ways()


def poured(room: GameRoom, bench: Bench) -> Bench:
    """A bench that is looked at for the first time, with what was planned for it: as far as it
    goes, and with a word about what has changed."""
    slot = bench.plan_slot
    row = room.known().drafts.get((bench.seat, slot))
    if row is None or row.damaged or bench.steps or not _begins(bench, slot):
        return bench
    guard = Guard.read(row.price)
    if row.empty and not guard.first:
        return bench
    if slot != PLAN and not is_of_this_round(room, row):
        return bench
    fitting = due(room, row)
    if fitting is not None:
        fitting.kept = row.confirmed
        return fitting
    best = guard.first[0] if guard.first else drafted(row, guard)
    bench.replay(best.moves, best.crossing)
    bench.planned = True
    bench.repriced = not bench.dropped and best.price != bench.price
    return bench
