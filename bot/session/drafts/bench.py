"""The table of a draft: the base position and the drafted steps, played with full checking.

The base is the log itself where the seat is asked, else the log and the assumption that every
other seat declines, or answers something that is of no matter to this one. A step that reveals
something, or asks somebody new while the turn goes on, is not applied: it is kept as the draft's
`crossing` and the table is set up again without it, so that nothing of what it reveals can be seen.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace

from bot.session.asked.calls import slot_of
from bot.session.asked.look_ahead import can_look, reach
from bot.session.drafts.slots import CHANGE, OFFERED, ORDER, PLAN
from bot.session.live import GameRoom, Live, Spares
from bot.session.values import Basis, Blueprint, DraftStep, Sending
from bot.store.rows import DraftRow, TurnKind
from engine.core.digest import plain
from engine.core.errors import MoveError, RuleBugError
from engine.core.events import Event
from engine.core.moves import END, Decision, Move, Note, Role, Seat, Words
from engine.core.table import AnyTable

REVISIONS = 1 << 16
"""Revisions per version of the log, so that a panel of an earlier turn is never taken for new."""


@dataclass(slots=True)
class Bench:
    """A draft's own table; `shared` as long as it is the game's own, which nobody may play on."""

    seat: Seat
    slot: str
    version: int
    table: AnyTable
    base: Blueprint
    spares: Spares
    role: Role
    """The role of the question with which the draft begins."""
    round: int | None
    """The round that question belongs to, if it is asked side by side with others."""
    kind: str
    """The kind of that question."""
    assumed: bool
    shared: bool
    home: AnyTable | None = None
    """The game's own table, where the draft begins at what is asked there."""
    crossed: AnyTable | None = None
    """The table on which the crossing step was tried: nobody looks at it, but once that step is
    confirmed the game stands there too."""
    steps: list[DraftStep] = field(default_factory=list)
    crossing: Words | None = None
    crossing_cost: tuple[Note, ...] = ()
    crossing_notes: tuple[Note, ...] = ()
    crossing_warnings: tuple[Note, ...] = ()
    dropped: tuple[Words, ...] = ()
    repriced: bool = False
    planned: bool = False
    """Whether the steps come from a plan."""
    kept: bool = False
    """Whether that plan was to be carried out, and still fits."""
    rank: int = 1
    """Which choice of the plan they are, counted from 1."""

    @property
    def decision(self) -> Decision | None:
        """What is asked next; None if the draft is complete."""
        decision = self.table.decision_of(self.seat)
        if decision is None or self.crossing is not None:
            return None
        return None if self._is_next_question(decision) else decision

    @property
    def moves(self) -> tuple[Words, ...]:
        """The drafted moves, without a crossing one."""
        return tuple(step.words for step in self.steps)

    @property
    def all_moves(self) -> tuple[Words, ...]:
        """The drafted moves with a crossing one."""
        return self.moves if self.crossing is None else (*self.moves, self.crossing)

    @property
    def closing(self) -> tuple[Words, ...] | None:
        """What Confirm would play; None as long as something mandatory is open."""
        if self.crossing is not None:
            return (*self.moves, self.crossing)
        decision = self.decision
        if decision is None:
            return self.moves or None
        return (*self.moves, END) if decision.allows(END) else None

    @property
    def closes(self) -> TurnKind:
        """What Confirm would commit."""
        if self.closing is not None and self.closing[-1] == END:
            return TurnKind.TURN
        if self.slot == OFFERED:
            return TurnKind.ANSWER
        part = self.crossing is not None and self.role is Role.TURN
        return TurnKind.PART if part else TurnKind.CHOICE

    @property
    def plan_slot(self) -> str:
        """Where that was kept which was made up for this question beforehand."""
        return PLAN if self.role is Role.TURN else slot_ahead(self.kind)

    @property
    def basis(self) -> Basis:
        """On what position it stands."""
        if not self.assumed:
            return Basis.REAL
        return Basis.DECLINED if self.role is Role.TURN else Basis.SURE

    @property
    def sending(self) -> Sending:
        """What Confirm does, or would do as far as it has come."""
        asked = self.table.asked(self.seat)
        secret = asked is not None and asked.secret
        if self.crossing is not None and (secret or self.table.sealed):
            return Sending.REVEALS
        if self.steps or (first := self.decision) is None:
            seals = bool(own_sealed_on(self.table, self.seat))
        else:
            seals = first.secret
        if seals:
            return Sending.SEALS
        return Sending.PLAYS_A_PART if self.closes is TurnKind.PART else Sending.PLAYS

    @property
    def price(self) -> str:
        """What the steps cost and give the seat: the same text means the same price."""
        told = [
            [event.kind, plain(event.args)]
            for step in self.steps
            for event in step.events
            if event.seat == self.seat
        ]
        costs = [note for step in self.steps for note in step.cost]
        told += [[note.key, plain(note.args)] for note in (*costs, *self.crossing_cost)]
        return json.dumps(told, sort_keys=True)

    def end_warnings(self) -> tuple[Note, ...]:
        """What is wasteful about ending the turn here, or about the step that crosses."""
        if self.crossing is not None:
            return self.crossing_warnings
        decision = self.decision
        if decision is None or decision.advise is None or not decision.allows(END):
            return ()
        return tuple(decision.advise().warnings(END))

    def play(self, words: Words) -> None:
        """Add a step; raises a MoveError and changes nothing if it is refused."""
        self._own()
        decision = self.table.decision_of(self.seat)
        said = _advice(decision, words)
        # nothing comes of a secret answer before it is revealed: what it costs is what was said
        cost = decision.notes_of(words) if decision is not None and decision.secret else ()
        others = {seat for seat in self.table.waiting_for if seat != self.seat}
        barrier = self.table.barrier
        self.table.play(Move(self.seat, words))
        asks_others = self.table.decision_of(self.seat) is not None and any(
            seat not in others for seat in self.table.waiting_for if seat != self.seat
        )
        if self.table.barrier != barrier or asks_others:
            self.crossing, self.crossing_cost = words, cost
            self.crossing_notes, self.crossing_warnings = said
            self.crossed = self.table
            self._set_up(self.moves)
        else:
            self.steps.append(DraftStep(words, *said, tuple(_seen(self.table, self.seat)), cost))

    def cut(self, count: int) -> None:
        """Set up again with the first `count` steps only and nothing that crosses."""
        self.crossing, self.crossing_cost, self.crossed = None, (), None
        kept = self.steps[:count]
        if len(kept) < len(self.steps):
            self.steps = kept
            self._set_up(self.moves)

    def replay(self, moves: Sequence[Words], crossing: Words | None) -> None:
        """Take over the steps of a stored draft as far as they are legal here."""
        wanted = [*moves, *([] if crossing is None else [crossing])]
        for count, words in enumerate(wanted):
            try:
                if self.decision is None or words == END:
                    raise MoveError
                self.play(words)
            except MoveError:
                self.dropped = tuple(wanted[count:])
                return
            except RuleBugError:
                self.dropped = tuple(wanted[count:])
                self._set_up(self.moves)
                return

    def cut_loose(self) -> None:
        """Stand on a table of its own from now on."""
        self._apart(self.moves)

    def spare_tables(self) -> list[AnyTable]:
        """What may serve others when the draft is over."""
        own = [] if self.shared else [self.table]
        return own if self.crossed is None else [*own, self.crossed]

    def to_next_turn(self) -> bool:
        """Let what is drafted of an imagined turn be past, and begin another behind it; says
        whether there is one, else nothing changes. What a crossing step reveals is not known, so
        it leaves nothing behind but the steps before it."""
        if self.base.imagined is None or not self.moves or self.closing is None:
            return False
        ended = [END] if self.crossing is None else []
        past = [Move(self.seat, words) for words in (*self.moves, *ended)]
        base, log = self.base, (*self.base.log, *past)
        self.base = replace(base, log=log, again=(*base.again, len(log)))
        try:
            self._set_up(())
        except (MoveError, RuleBugError):
            self.base = base
            self._set_up(self.moves)
            return False
        self.steps, self.crossing, self.crossing_cost = [], None, ()
        return True

    def to_first_turn(self) -> None:
        """The same undone, as often as it was done, and nothing drafted."""
        assert self.base.imagined is not None
        self.base = replace(self.base, log=self.base.log[: self.base.imagined[0]], again=())
        self.steps, self.crossing, self.crossing_cost = [], None, ()
        self._set_up(())

    def _is_next_question(self, decision: Decision) -> bool:
        """Whether the draft has answered what it began with, and this is something else."""
        if not self.steps:
            return False
        match decision.role:
            case Role.TURN:
                return self.role is not Role.TURN
            case Role.ROUND:  # an answer of several moves goes on within its round
                return self.role is not Role.TURN and self.table.round != self.round
            case Role.OFFER:
                return self.slot == OFFERED
        return False

    def _own(self) -> None:
        if self.shared:
            self.cut_loose()

    def _set_up(self, moves: Sequence[Words]) -> None:
        """Stand where these moves lead; where there are none the game's own table will do."""
        if moves or self.home is None:
            self._apart(moves)
        else:
            self.table, self.shared = self.home, True

    def _apart(self, moves: Sequence[Words]) -> None:
        steps = [Move(self.seat, words) for words in moves]
        if self.base.imagined is None:
            self.table = self.spares.take((*self.base.log, *steps))
        else:
            real, log = self.base.imagined[0], self.base.log
            self.table = self.base.played_on(self.spares.take(log[:real]), [*log[real:], *steps])
            self.table.take_events()
        self.shared = False


def slot_ahead(kind: str) -> str:
    """Which draft of a seat is an order for this kind of question; the plan where there is none."""
    return f"{ORDER}{kind}" if kind else PLAN


def set_out(room: GameRoom, seat: Seat) -> Bench | None:
    """A bench for what is asked of a seat, without steps; None if it can only wait."""
    live = room.known()
    table = live.table
    base = room.blueprint()
    decision = table.decision_of(seat)
    assumed = decision is None
    if decision is None:
        if not can_look(table):
            return None
        table = live.spares.take(base.log)
        if not reach(table, seat):
            return None
        decision = table.decision_of(seat)
        assert decision is not None
        base = replace(base, log=tuple(table.log))
        table.take_events()
    return Bench(
        seat=seat,
        slot=slot_of(decision),
        version=live.game.version,
        table=table,
        base=base,
        spares=live.spares,
        role=Role.TURN if _within_turn(live, seat) else decision.role,
        round=table.round,
        kind=decision.kind,
        assumed=assumed,
        shared=not assumed,
        home=None if assumed else table,
    )


def _within_turn(live: Live, seat: Seat) -> bool:
    """Whether the seat has committed the beginning of its turn already."""
    last = live.turns[-1]
    return last.kind is TurnKind.PART and last.seat == seat


def own_sealed(live: Live, seat: Seat) -> tuple[Words, ...]:
    """What a seat has answered in secret and can still change."""
    return own_sealed_on(live.table, seat)


def own_sealed_on(table: AnyTable, seat: Seat) -> tuple[Words, ...]:
    """The same on any table."""
    return tuple(table.log[n].words for n in table.sealed if table.log[n].seat == seat)


def set_out_change(room: GameRoom, seat: Seat) -> Bench | None:
    """A bench for another answer in place of the sealed one; None where there is nothing sealed."""
    live = room.known()
    if live.table.asked(seat) is not None or not own_sealed(live, seat):
        return None
    own = {n for n in live.table.sealed if live.table.log[n].seat == seat}
    log = tuple(move for n, move in enumerate(live.table.log) if n not in own)
    table = live.spares.take(log)
    decision = table.asked(seat)
    if decision is None:
        return None
    return set_out_on(room, table, decision, CHANGE)


def set_out_on(room: GameRoom, table: AnyTable, decision: Decision, slot: str) -> Bench:
    """A bench on a table of its own, for what is asked there."""
    live = room.known()
    return Bench(
        seat=decision.seat,
        slot=slot,
        version=live.game.version,
        table=table,
        base=replace(room.blueprint(), log=tuple(table.log)),
        spares=live.spares,
        role=decision.role,
        round=table.round,
        kind=decision.kind,
        assumed=False,
        shared=False,
    )


def restored(room: GameRoom, seat: Seat, *, change: bool = False) -> Bench | None:
    """The bench of a seat with its stored steps, as far as they are legal in this position."""
    live = room.known()
    bench = set_out_change(room, seat) if change else set_out(room, seat)
    if bench is None:
        return None
    row = live.drafts.get((seat, bench.slot))
    if row is not None:
        bench.replay(row.moves, row.crossing)
        same = not bench.dropped and row.price is not None
        bench.repriced = same and row.price != bench.price
    return bench


def fits(bench: Bench, row: DraftRow) -> bool:
    """Whether a draft is still exactly what was confirmed."""
    return not bench.dropped and bench.crossing == row.crossing and bench.price == row.price


def _advice(decision: Decision | None, words: Words) -> tuple[tuple[Note, ...], tuple[Note, ...]]:
    """What the rules say about a step before it is made: consequences and warnings."""
    if decision is None or decision.advise is None or not decision.allows(words):
        return (), ()
    advice = decision.advise()
    return tuple(advice.outlook(words)), tuple(advice.warnings(words))


def _seen(table: AnyTable, seat: Seat) -> list[Event]:
    return [event for event in table.take_events() if event.seen_by(seat)]
