"""What a session of the market game should be: the same rules of the house, told plainly."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.core.errors import MoveError
from engine.core.game import Setup
from engine.core.moves import END, Move, Seat, Words
from engine.core.table import AnyTable, Table
from tests.bot.session.market import Market

SEATS = (0, 1, 2)
SETUP = Setup("market", ("human",) * 3, seed="m", secret="s")
ANSWERS: dict[str, Words] = {"always": ("raise",), "never": ("decline",)}


@dataclass
class Turn:
    """A committed turn: whose it is, and its moves with who made them."""

    seat: Seat
    moves: list[tuple[Move, str]]

    @property
    def main(self) -> bool:
        return (Move(self.seat, END), "player") in self.moves or (
            Move(self.seat, END),
            "deferred",
        ) in self.moves


@dataclass
class Base:
    """Where a seat's draft begins."""

    table: AnyTable
    slot: str
    assumed: bool


@dataclass
class Model:
    """The log, the drafts and the requests, without a store."""

    turns: list[Turn] = field(default_factory=list)
    drafts: dict[tuple[Seat, str], list[Words]] = field(default_factory=dict)
    confirmed: dict[Seat, list[int]] = field(default_factory=dict)
    """Prices at which a waiting Confirm was given."""
    orders: dict[Seat, str] = field(default_factory=dict)
    undone: list[Turn] | None = None
    """What a redo would put back."""
    undone_by: Seat = 0
    paused: bool = False

    @property
    def log(self) -> list[Move]:
        return [move for turn in self.turns for move, _ in turn.moves]

    def table(self) -> AnyTable:
        return Table(Market(), SETUP, self.log)

    def base(self, seat: Seat) -> Base | None:
        """Where a draft of this seat would begin, if it may draft."""
        table = self.table()
        decision = table.decision_of(seat)
        if decision is not None:
            return Base(table, "turn" if decision.kind == "turn" else "answer", False)
        while table.pending and all(one.kind == "bid" for one in table.pending):
            table.play(Move(table.pending[0].seat, ("decline",)))
            decision = table.decision_of(seat)
            if decision is not None:
                return Base(table, "turn", True) if decision.kind == "turn" else None
        return None

    def draft(self, seat: Seat) -> list[Words] | None:
        """The draft of a seat as far as it is legal now; None if it cannot draft."""
        base = self.base(seat)
        if base is None:
            return None
        kept, _ = self._legal(base, self.drafts.get((seat, base.slot), []), seat)
        if (seat, base.slot) in self.drafts:
            self.drafts[seat, base.slot] = kept
        return kept

    def options(self, seat: Seat) -> list[Words]:
        """What can be drafted next."""
        base = self.base(seat)
        if base is None:
            return []
        for words in self.draft(seat) or []:
            base.table.play(Move(seat, words))
        decision = base.table.decision_of(seat)
        if decision is None:
            return []
        if base.slot == "answer" and (self.draft(seat) or decision.kind != "bid"):
            return []
        return [one.words for one in decision.offer() if one.words not in (END, ("bug",))]

    def commit(self, seat: Seat, words: list[Words], how: str = "player") -> None:
        """A turn, the automatic answers to it, and waiting Confirms that become possible."""
        table = self.table()
        slot = "answer" if table.pending[0].kind == "bid" else "turn"
        self.drafts.pop((seat, slot), None)
        self.confirmed.pop(seat, None) if slot == "turn" else None
        self._turn(seat, words, how)
        self.undone = None
        self._carry_out()

    def settle(self) -> None:
        """Standing orders have changed."""
        answered = False
        while (move := self._automatic(self.table())) is not None:
            self._turn(move.seat, [move.words], "order")
            answered = True
        if answered:
            self.undone = None
            self._carry_out()

    def undo_target(self, seat: Seat) -> int | None:
        """Index of the turn that `seat` would take back."""
        for index in range(len(self.turns) - 1, -1, -1):
            turn = self.turns[index]
            if turn.seat == seat and turn.moves[0][1] in ("player", "deferred"):
                return index
        return None

    def concerned(self, seat: Seat, index: int) -> set[Seat]:
        """The seats that must agree to it."""
        gone = [one for turn in self.turns[index:] for one in turn.moves]
        seats = {move.seat for move, how in gone if how in ("player", "deferred")}
        position = sum(len(turn.moves) for turn in self.turns[:index])
        if self.table().barrier > position:
            seats = set(SEATS)
        return seats - {seat}

    def undo(self, seat: Seat, index: int) -> None:
        self.undone, self.turns = self.turns[index:], self.turns[:index]
        self.undone_by = seat
        self.confirmed.clear()
        first = self.undone[0]
        if first.main:
            words = [move.words for move, _ in first.moves if move.seat == seat]
            self.drafts[seat, "turn"] = words[: words.index(END)]

    def redo(self) -> None:
        assert self.undone is not None
        self.turns += self.undone
        self.undone = None
        self.confirmed.clear()

    def prices(self, seat: Seat, slot: str = "turn") -> list[int] | None:
        """At which prices the whole draft would buy now; None if it is not legal."""
        base = self.base(seat)
        words = self.drafts.get((seat, slot), [])
        if base is None or base.slot != slot:
            return None
        kept, prices = self._legal(base, words, seat)
        return prices if kept == words else None

    def _turn(self, seat: Seat, words: list[Words], how: str) -> None:
        table = self.table()
        turn = Turn(seat, [(Move(seat, one), how) for one in words])
        for move, _ in turn.moves:
            table.play(move)
        while (answer := self._automatic(table)) is not None:
            table.play(answer)
            turn.moves.append((answer, "order"))
        self.turns.append(turn)

    def _automatic(self, table: AnyTable) -> Move | None:
        for decision in table.pending:
            answer = ANSWERS.get(self.orders.get(decision.seat, "ask"))
            if decision.kind == "bid" and answer is not None:
                return Move(decision.seat, answer)
        return None

    def _carry_out(self) -> None:
        while True:
            table = self.table()
            waiting = [d.seat for d in table.pending if d.kind == "turn"]
            waiting = [seat for seat in waiting if seat in self.confirmed]
            if not waiting:
                return
            seat = waiting[0]
            before = self.confirmed.pop(seat)
            if self.prices(seat) == before:
                words = self.drafts.pop((seat, "turn"), [])
                self._turn(seat, [*words, END], "deferred")

    def _legal(self, base: Base, words: list[Words], seat: Seat) -> tuple[list[Words], list[int]]:
        kept: list[Words] = []
        prices: list[int] = []
        for one in words:
            price = base.table.state.price
            try:
                base.table.play(Move(seat, one))
            except MoveError:
                break
            kept.append(one)
            prices += [price] if one == ("buy",) else []
        # The table has moved; whoever needs it again asks for a new base.
        return kept, prices
