"""Turns played on the live table and stored together: all of them, or none.

Playing comes first, then one transaction that appends the moves if and only if the log is still the
one they were played on, then the game in memory takes over. If anything fails in between, the
session forgets its table and loads it again from the store.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.session.accord.agreed_rules import CLOCK
from bot.session.asked.calls import (
    CARD,
    Calls,
    asked_row,
    calls_for,
    hours_open,
    offers_due,
    overdue,
    put_card,
    put_note,
    revealed_by,
)
from bot.session.asked.look_ahead import Orders, automatic_answer, closing_words, expected_in
from bot.session.asked.table_clock import keep_time
from bot.session.drafts.bench import Bench, fits, restored, slot_ahead
from bot.session.drafts.plan_check import (
    CHOICE,
    due,
    guard_of,
    is_of_this_round,
    later,
    turns_ended,
)
from bot.session.drafts.slots import CHANGE, MAIN, ORDER, PLAN
from bot.session.history import TurnTale, read_by
from bot.session.live import GameRoom
from bot.session.values import Committed, Press, Told
from bot.store import games, log, people, posts, traces
from bot.store.rows import AskedRow, DraftRow, How, MoveRow, Status, TurnKind, TurnRow
from bot.store.sql import Connection
from engine.core.digest import position_hash
from engine.core.errors import RuleBugError
from engine.core.moves import END, Move, Role, Seat, Words

MOST_AUTOMATIC = 10_000
"""More automatic answers than this in one turn are a loop in somebody's rules."""


@dataclass(frozen=True, slots=True)
class Origin:
    """Who or what makes the moves of a turn."""

    how: How
    user: int | None
    interaction: int | None = None
    why: str = ""
    """Why a computer plays so, or which choice of a plan it is."""
    then: Sequence[Words] | None = None
    """What is done after what the turn reveals, and then it is ended; None: that is seen then."""


@dataclass(slots=True)
class Before:
    """What the table was asked before the batch."""

    position: int
    asked: dict[Seat, AskedRow]
    expected: tuple[Seat, ...]


class Batch:
    """One or several turns on their way into the log."""

    def __init__(self, room: GameRoom, orders: Orders, coached: Mapping[int, float]) -> None:
        self.room = room
        self.live = room.known()
        self.orders = orders
        self._coached = coached
        self.now = room.now
        self.moves: list[MoveRow] = []
        self.told: list[Told] = []
        self.gone: list[tuple[Seat, str]] = []
        """Drafts that have been carried out."""
        self.back: list[DraftRow] = []
        """Drafts whose waiting Confirm is given back."""
        self.left: dict[tuple[Seat, str], DraftRow] = {}
        """What is left of plans of which a turn has been taken up."""
        self.revealed: int | None = None
        """The round in which secret answers lie open now that were sealed before, if any do."""
        expected = self.live.expected
        if expected is None:
            expected = expected_in(self.live, orders)
        self.before = Before(self.live.table.position, dict(self.live.asked), expected)

    def turn(self, seat: Seat, words: Sequence[Words], kind: TurnKind, origin: Origin) -> None:
        """Play a turn of one seat and the automatic answers that follow from it. A part of one that
        leaves nothing to do, or nothing but what its player will do then, is the whole.

        Raises a MoveError with the live table untouched if the first move is refused.
        """
        table = self.live.table
        first = table.position
        tale = TurnTale()
        own = tale.moves
        for one in words:
            self._play(tale, Move(seat, one), origin)
        then = origin.then
        while kind is TurnKind.PART and (last := closing_words(table, seat, then)) is not None:
            self._play(tale, Move(seat, last), origin)
            kind = TurnKind.TURN if last == END else kind
            then = None if then is None else [words for words in then if words != last]
        while len(own) < MOST_AUTOMATIC:
            answer = automatic_answer(self.live, self.orders, table)
            if answer is None:
                break
            move, user = answer
            self._play(tale, move, Origin(How.ORDER, user))
        if kind is TurnKind.CHOICE and {*range(first, table.position)} <= {*table.sealed}:
            kind = TurnKind.SEALED
        row = TurnRow(
            n=self.live.turns[-1].n + len(self.told) + 1,
            first=first,
            after=table.position,
            seat=seat,
            kind=kind,
            hash=position_hash(table),
            at=self.now,
            why=origin.why or self._mark(seat, origin),
        )
        self.moves += own
        self.told.append(tale.told(row, table))

    def _mark(self, seat: Seat, origin: Origin) -> str:
        """That whoever takes this turn has asked for ideas since it was asked of him."""
        asked = self.before.asked.get(seat)
        at = self._coached.get(origin.user or 0)
        if asked is None or at is None or at < asked.since or origin.how is How.ORDER:
            return ""
        return people.ASKED_FOR_IDEAS

    def automatic(self) -> None:
        """Give the automatic answers that nobody's turn has called for."""
        table = self.live.table
        while (answer := automatic_answer(self.live, self.orders, table)) is not None:
            move, user = answer
            self.turn(move.seat, [move.words], TurnKind.ANSWER, Origin(How.ORDER, user))

    def deferred(self) -> None:
        """Carry out every Confirm that was waiting for answers, and every plan, whose time it is
        and which is still what it was; the others are given back."""
        while (row := self._waiting()) is not None:
            bench = self._still_fitting(row)
            if bench is None or bench.closing is None:
                self.back.append(replace(row, confirmed=False, returned=True))
                self.left.pop((row.seat, row.slot), None)
                continue
            kind, closing = bench.closes, bench.closing
            how = How.PLANNED if row.slot == PLAN else How.DEFERRED
            self.gone.append((row.seat, MAIN))
            self.back = [one for one in self.back if one.seat != row.seat]
            why = f"{CHOICE}{bench.rank}" if bench.rank > 1 else ""
            begun, plan = turns_ended(self.room, row.seat), self._kept(row.seat, bench.plan_slot)
            self.turn(row.seat, closing, kind, Origin(how, row.user, why=why))
            if plan is not None:
                self.leave(plan, later(self.room, plan, begun, kept=plan == row))

    def leave(self, plan: DraftRow, left: DraftRow | None) -> None:
        """A turn of a plan has been taken up: that is left of it."""
        key = plan.seat, plan.slot
        self.gone.append(key)
        self.left = {one: row for one, row in self.left.items() if one != key}
        self.left |= {} if left is None else {key: left}

    def _kept(self, seat: Seat, slot: str) -> DraftRow | None:
        """A draft or a plan as it is by now."""
        if (seat, slot) in self.gone:
            return self.left.get((seat, slot))
        return self.live.drafts.get((seat, slot))

    async def store(self, interaction: int | None = None, reader: Seat | None = None) -> Committed:
        """Write everything in one transaction and let the game in memory take over; returns what
        the `reader` may learn of it."""
        live, table = self.live, self.live.table
        asked = self._asked()
        live.clear_benches()
        live.expected = None
        called = [seat for seat in self.before.expected if not self._has_moved(seat)]
        expected = expected_in(live, self.orders, called)
        newly = tuple(s for s in dict.fromkeys([*asked, *expected]) if self._is_new_to(s))
        done = Committed(
            game=self.room.id,
            version=live.game.version + 1,
            turns=tuple(read_by(told, table, reader) for told in self.told),
            asked=tuple(asked.values()),
            newly=newly,
            expected=expected,
            returned=tuple(row.seat for row in self.back if not row.slot.startswith(ORDER)),
            result=table.result,
            revealed=self.revealed is not None,
        )
        self.gone += [
            key for key in live.drafts if key[1] == CHANGE and not self._is_sealed(key[0])
        ]
        fresh = [row.seat for row in asked.values() if row != self.before.asked.get(row.seat)]
        calls = calls_for(self.room, newly, [seat for seat in fresh if seat not in newly])
        post = await self.room.database.write(self._write, done, calls, interaction)
        self._take_over(asked, expected)
        return replace(done, post=post)

    def _play(self, tale: TurnTale, move: Move, origin: Origin) -> None:
        try:
            tale.foresee(self.live.table, move)
            sealed, number = self._opens(move), self.live.table.round_number
            self.live.table.play(move)
            if sealed and not self.live.table.sealed and self.revealed is None:
                self.revealed = number
        except RuleBugError as error:
            self.live.dirty = True
            raise self.room.fault(error, "commit") from error
        self.live.dirty = True
        n = self.live.table.position - 1
        row = MoveRow(n, move, origin.how, origin.user, self.now, origin.interaction)
        tale.add(row, self.live.table.take_events())

    def _opens(self, move: Move) -> bool:
        """Whether there is anything sealed with this move that it may open."""
        asked = self.live.table.asked(move.seat)
        return bool(self.live.table.sealed) or (asked is not None and asked.secret)

    def _is_sealed(self, seat: Seat) -> bool:
        log = self.live.table.log
        return any(log[n].seat == seat for n in self.live.table.sealed)

    def _waiting(self) -> DraftRow | None:
        """A confirmed draft or plan of a seat that is asked now; a draft goes before a plan."""
        tried = {(row.seat, row.slot) for row in self.back}
        for seat in self.live.table.waiting_for:
            asked = self.live.table.asked(seat)
            if asked is None:
                continue
            ahead = PLAN if asked.role is Role.TURN else slot_ahead(asked.kind)
            for slot in (MAIN, ahead):
                row = self._kept(seat, slot)
                if row is None or (seat, slot) in tried:
                    continue
                if slot == PLAN and guard_of(self.room, row) is None:
                    continue  # it is for a later turn
                if row.confirmed and (slot in (MAIN, PLAN) or is_of_this_round(self.room, row)):
                    return row
                if not row.empty:
                    break
        return None

    def _still_fitting(self, row: DraftRow) -> Bench | None:
        """The bench of what was confirmed, if that is still exactly the same."""
        if row.slot != MAIN:
            return due(self.room, row)
        bench = restored(self.room, row.seat)
        return bench if bench is not None and fits(bench, row) else None

    def _is_new_to(self, seat: Seat) -> bool:
        """Whether a seat that must act has not been told so before."""
        if any(row.seat == seat for row in self.back):
            return True  # it was told that its turn is confirmed
        last = self.told[-1].turn
        if last.kind is TurnKind.PART and last.seat == seat:
            return self.told[-1].moves[0].how not in (How.PLAYER, How.IMPORT)
        if any(told.turn.kind is TurnKind.TURN and told.turn.seat == seat for told in self.told):
            return True
        if seat in self.before.expected:
            return self._is_on_turn(seat) and self._has_moved(seat) and not self._acts(seat)
        return seat not in self.before.asked or (self._has_moved(seat) and not self._acts(seat))

    def _acts(self, seat: Seat) -> bool:
        """Whether it is this seat whose player has just acted himself, and nobody after him."""
        first = self.moves[0]
        return first.how is How.PLAYER and first.move.seat == seat and len(self.told) == 1

    def _is_on_turn(self, seat: Seat) -> bool:
        asked = self.live.table.asked(seat)
        return asked is not None and asked.role is Role.TURN

    def _has_moved(self, seat: Seat) -> bool:
        return any(row.move.seat == seat for row in self.moves)

    def _asked(self) -> dict[Seat, AskedRow]:
        """Who is asked now; a seat that was asked before and has not answered keeps its row."""
        asked: dict[Seat, AskedRow] = {}
        for decision in self.live.table.pending:
            old = self.before.asked.get(decision.seat)
            if old is None or old.kind != decision.kind or self._has_moved(decision.seat):
                position = self.live.table.position
                old = asked_row(decision, position, self.now)
            asked[decision.seat] = old
        return asked

    def _write(
        self, conn: Connection, done: Committed, calls: Calls, interaction: int | None
    ) -> int | None:
        live, game = self.live, self.room.id
        games.advance(conn, game, live.game.version, live.table.position, self.now)
        log.append(conn, game, self.moves, [told.turn for told in self.told])
        for seat, slot in self.gone:
            log.delete_draft(conn, game, seat, slot)
        for row in (*self.back, *self.left.values()):
            log.save_draft(conn, game, row)
        games.set_asked(conn, game, done.asked)
        if CLOCK in live.game.options:
            keep_time(conn, live.game, done.asked, self.now)
        self._write_reminders(conn, done)
        calls.write(conn, game, self.now)
        traces.void(conn, game)
        turns = (self.told[0].turn.n, self.told[-1].turn.n)
        log.handle(conn, interaction, game, self.now, turns)
        if done.result is not None:
            games.set_status(conn, game, Status.FINISHED, self.now)
            traces.void_all(conn, game)
            log.delete_drafts(conn, game)
        post = self._put_card(conn, done, calls)
        put_note(conn, live.game, calls.note, live.table.position, self.now)
        return post

    def _put_card(self, conn: Connection, done: Committed, calls: Calls) -> int | None:
        """Tell of it: a new card also calls those who were at the table and have gone, and keeps
        its distance to the one before."""
        game, mention = self.live.game, list(calls.mention)
        ready = self.now + self.room.policy.card_delay
        news = revealed_by(conn, game, self.live.table.game, self.revealed)
        if mention or news.revealed:
            mention += overdue(conn, self.room)
            if calls.patient and done.result is None:
                last = posts.last_sent(conn, game.id, CARD)
                ready = max(ready, last + self.room.policy.cards_apart)
        elif calls.calm:
            last = posts.last_changed(conn, game.id, CARD)
            ready = max(ready, last + self.room.policy.cards_apart)
        return put_card(conn, game, done, news._replace(mention=mention), self.now, ready)

    def _write_reminders(self, conn: Connection, done: Committed) -> None:
        live, game = self.live, self.room.id
        fresh = {row.seat for row in done.asked if row != self.before.asked.get(row.seat)}
        for seat in {*self.before.asked, *fresh} - ({r.seat for r in done.asked} - fresh):
            people.clear_reminder(conn, game, seat)
        hours = hours_open(self.room.policy, live.game)
        for offer in offers_due(game, live.table, sorted(fresh), hours, self.now):
            people.put_reminder(conn, offer)

    def _take_over(self, asked: dict[Seat, AskedRow], expected: tuple[Seat, ...]) -> None:
        live = self.live
        over = live.table.result is not None
        self.room.moved(
            version=live.game.version + 1,
            position=live.table.position,
            touched=self.now,
            status=Status.FINISHED if over else live.game.status,
            ended=self.now if over else live.game.ended,
        )
        live.moves += self.moves
        live.turns += [told.turn for told in self.told]
        live.asked = asked
        live.expected = expected
        live.remember(self.told)
        live.keep_view()
        for key in self.gone:
            live.drafts.pop(key, None)
        for row in (*self.back, *self.left.values()):
            live.drafts[row.seat, row.slot] = row
        if over:
            live.drafts.clear()
        live.dirty = False


async def begin(room: GameRoom) -> Batch:
    """A batch on the live table, with the standing orders of everybody at it."""
    live = room.running()
    return Batch(room, *await room.database.read(_habits, live.humans, room.id, live.game.key))


def _habits(
    conn: Connection, users: Iterable[int], game: int, key: str
) -> tuple[Orders, Mapping[int, float]]:
    """The standing orders of users, and when they have asked for ideas."""
    return people.orders(conn, users, key), people.asked_for_ideas(conn, game)


async def finish(batch: Batch, press: Press | None = None) -> Committed:
    """Carry out what was waiting, and store."""
    batch.deferred()
    whose = () if press is None else (press.interaction, batch.room.seat_of(press))
    return await batch.store(*whose)


def origin_of(press: Press) -> Origin:
    """A player acts himself."""
    return Origin(How.PLAYER, press.user, press.interaction)
