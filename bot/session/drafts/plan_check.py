"""Plans and orders: turns and answers made up ahead of time, and whether they still fit in time.

A plan is a draft on the present position with the seat's own turn imagined. It is kept in a slot of
its own, with a guard in place of the price: what it must cost and give, what is to be tried instead
of its last step, and whether the seat may have been given anything meanwhile.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple, Self, TypeAlias

from bot.session.drafts.bench import Bench, set_out, slot_ahead
from bot.session.drafts.plan_values import Ordered
from bot.session.drafts.slots import PLAN
from bot.session.live import GameRoom
from bot.store.log import words_of
from bot.store.rows import DraftRow
from engine.core.moves import END, Move, Role, Seat, Words
from engine.core.provisos import hold

MOST_FIRST = 4
"""Turns that a plan may try before the one that is drafted."""
MOST_BEFORE = 3
"""Turns that a plan may have before the one that is drafted."""
CHOICE = "choice "
"""Before its number, of a turn that was played because others were impossible."""


Priced: TypeAlias = tuple[tuple[Words, str], ...]
"""Moves, each with its price."""


class PlanChoice(NamedTuple):
    """A turn that is tried, with what must be as it was."""

    moves: tuple[Words, ...]
    crossing: Words | None
    price: str
    others: Priced = ()
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
        moves = [" ".join(words) for words in self.moves]
        crossing = None if self.crossing is None else " ".join(self.crossing)
        return [moves, crossing, self.price, _plainly(self.others), list(self.provisos)]

    @classmethod
    def read(cls, data: Any) -> PlanChoice:  # as it was stored
        """The same again."""
        moves, crossing, price, others, provisos = data
        return cls(
            tuple(words_of(words) for words in moves),
            None if crossing is None else words_of(crossing),
            str(price),
            _priced(others),
            tuple(str(one) for one in provisos),
        )


def _plainly(others: Priced) -> list[list[str]]:
    return [[" ".join(words), price] for words, price in others]


def _priced(data: Any) -> Priced:  # as it was stored
    return tuple((words_of(words), str(price)) for words, price in data)


@dataclass(frozen=True, slots=True)
class Guard:
    """What must be as it was, else the player is asked."""

    price: str = ""
    others: Priced = ()
    """What is tried in place of the last step, each with its price."""
    own: int | None = None
    """How many moves of the seat there are, if none may have been added; None: no matter."""
    round: int = 0
    """The round for which it was made up."""
    provisos: tuple[str, ...] = ()
    """Conditions of the game."""
    first: tuple[PlanChoice, ...] = ()
    """Turns that are tried before what is drafted."""
    before: tuple[tuple[PlanChoice, ...], ...] = ()
    """Turns that come before that one, each with what is tried for it, in order."""
    turn: int | None = None
    """How many turns the seat has ended when the first of these is due; None: no matter."""

    def text(self) -> str:
        """As it is stored."""
        others = _plainly(self.others)
        more: dict[str, object] = {"provisos": self.provisos, "turn": self.turn}
        more["first"] = [one.plainly() for one in self.first]
        more["before"] = [[one.plainly() for one in turn] for turn in self.before]
        return json.dumps(
            {"price": self.price, "others": others, "own": self.own, "round": self.round, **more}
        )

    def due_at(self, turn: int) -> Self | None:
        """What is left of it when the seat has ended so many turns: without those that came
        before; None if that is nothing, or none of it is due yet."""
        gone = 0 if self.turn is None else turn - self.turn
        if not 0 <= gone <= len(self.before):
            return None
        return self if self.turn == turn else replace(self, before=self.before[gone:], turn=turn)

    @classmethod
    def read(cls, text: str | None) -> Self:
        """A stored guard; one that fits nothing where it cannot be read."""
        try:
            data = json.loads(text or "")
            others = _priced(data["others"])
            own = data["own"]
            round_ = int(data.get("round", 0))
            provisos = tuple(str(one) for one in data.get("provisos", ()))
            first = tuple(PlanChoice.read(one) for one in data.get("first", ()))
            own = None if own is None else int(own)
            before = tuple(tuple(map(PlanChoice.read, one)) for one in data.get("before", ()))
            turn = data.get("turn")
            turn = None if turn is None else int(turn)
            return cls(str(data["price"]), others, own, round_, provisos, first, before, turn)
        except (ValueError, TypeError, KeyError, AttributeError):
            return cls()


def imagined(room: GameRoom, seat: Seat, ahead: str = "") -> Bench | None:
    """A bench for a turn of this seat, or a question of a kind, as if it were due now; None where
    there can be none."""
    live = room.known()
    if not (ahead in live.table.ahead(seat) if ahead else live.table.can_imagine(seat)):
        return None
    given = _given(room, seat, ahead)
    base = replace(room.blueprint(), imagined=(live.table.position, seat, ahead), given=given)
    bench = Bench(
        seat=seat,
        slot=slot_ahead(ahead),
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


def _given(room: GameRoom, seat: Seat, ahead: str) -> tuple[Words, ...]:
    """What a seat would do first of all that it has ordered for questions before this one."""
    kinds = room.known().table.ahead(seat)
    before = kinds[: kinds.index(ahead)] if ahead else ()
    kept = [one for one in ordered(room, seat) if one.kind in before and one.kept]
    return tuple(words for one in kept for words in one.choices[0])


def go_past(bench: Bench, before: Iterable[Sequence[PlanChoice]]) -> None:
    """Stand behind turns that come before, as far as they are possible: of each the first choice
    that is."""
    for turn in before:
        for one in (way for choice in turn for way in choice.ways()):
            bench.replay(one.moves, one.crossing)
            fits, bench.dropped = not bench.dropped, ()
            if fits and bench.to_next_turn():
                break
            bench.cut(0)


def own_moves(room: GameRoom, seat: Seat) -> int:
    """How many moves a seat has made or had made for it."""
    return sum(move.seat == seat for move in room.known().table.log)


def turns_ended(room: GameRoom, seat: Seat) -> int:
    """How many turns a seat has ended."""
    return room.known().table.log.count(Move(seat, END))


def later(room: GameRoom, row: DraftRow, begun: int, *, kept: bool) -> DraftRow | None:
    """What is left of a plan for the turns after one that has been taken up, before which the
    seat had ended so many; None if that is nothing."""
    guard = Guard.read(row.price)
    if guard.turn == begun + 1:
        return row
    left = None if guard.turn is None else guard.due_at(begun + 1)
    if left is None:
        return None
    own = None if guard.own is None else own_moves(room, row.seat)
    price, confirmed = replace(left, own=own).text(), row.confirmed and kept
    revision = row.revision + 1
    return replace(row, price=price, confirmed=confirmed, returned=False, revision=revision)


def due(room: GameRoom, row: DraftRow) -> Bench | None:
    """The turn as planned, on the real table: the first choice that is exactly what it was."""
    guard = guard_of(room, row)
    if guard is None or (guard.own is not None and guard.own != own_moves(room, row.seat)):
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


def unmet(room: GameRoom, bench: Bench) -> tuple[str, ...]:
    """The conditions of the plan on the bench that do not hold now."""
    row = room.known().drafts.get((bench.seat, bench.plan_slot))
    guard = None if row is None else guard_of(room, row)
    if row is None or guard is None or drafted(row, guard).all_moves != bench.all_moves:
        return ()
    names = guard.provisos
    return tuple(one for one in names if not hold(bench.table, bench.seat, (one,), bench.all_moves))


def _begins(bench: Bench, slot: str) -> bool:
    """Whether a bench is where what was made up beforehand begins."""
    decision = bench.decision
    if decision is None:
        return False
    return decision.role is Role.TURN if slot == PLAN else slot == slot_ahead(decision.kind)


def ordered(room: GameRoom, seat: Seat) -> tuple[Ordered, ...]:
    """What can be answered before it is asked, with what a seat has ordered."""
    live = room.known()
    found: list[Ordered] = []
    for kind in live.table.ahead(seat) if live.playable else ():
        row = live.drafts.get((seat, slot_ahead(kind)))
        mine = row is not None and is_of_this_round(room, row)
        if row is None or not mine:
            found.append(Ordered(kind))
            continue
        guard = Guard.read(row.price)
        others = tuple(words for words, _ in guard.others)
        first = tuple(one.all_moves for one in guard.first)
        found.append(Ordered(kind, row.moves, row.confirmed, others, first))
    return tuple(found)


def is_of_this_round(room: GameRoom, row: DraftRow) -> bool:
    """Whether an order still holds."""
    return Guard.read(row.price).round == room.known().table.round_number


def drafted(row: DraftRow, guard: Guard) -> PlanChoice:
    """What is drafted last, as a choice among others."""
    return PlanChoice(row.moves, row.crossing, guard.price, guard.others, guard.provisos)


def guard_of(room: GameRoom, row: DraftRow) -> Guard | None:
    """The guard of what is due next; None if nothing of a plan is due now."""
    guard = Guard.read(row.price)
    return guard if row.slot != PLAN else guard.due_at(turns_ended(room, row.seat))


def _choices(row: DraftRow, guard: Guard) -> Iterator[PlanChoice]:
    if guard.before:
        for one in guard.before[0]:
            yield from one.ways()
        return
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
    guard = guard_of(room, row)
    if guard is None or (row.empty and not guard.first and not guard.before):
        return bench
    if slot != PLAN and not is_of_this_round(room, row):
        return bench
    fitting = due(room, row)
    if fitting is not None:
        fitting.kept = row.confirmed
        return fitting
    first = guard.before[0] if guard.before else (*guard.first, drafted(row, guard))
    best = first[0]
    bench.replay(best.moves, best.crossing)
    bench.planned = True
    bench.repriced = not bench.dropped and best.price != bench.price
    return bench
