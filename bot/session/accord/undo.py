"""Taking back and putting back: the log is cut and replayed, and what was cut stays visible."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.session.asked.calls import CARD, asked_row, hours_open, offers_due, put_last, put_notice
from bot.session.asked.table_clock import keep_time
from bot.session.drafts.bench import REVISIONS
from bot.session.drafts.slots import CHANGE, MAIN
from bot.session.errors import UndoError
from bot.session.history import veiled
from bot.session.live import Also, GameRoom, Live
from bot.session.values import Committed, Press, Told, Undone
from bot.store import games, log, people, posts, traces
from bot.store.rows import (
    AskedRow,
    DraftRow,
    How,
    MoveRow,
    Status,
    TurnKind,
    TurnRow,
    UndoRow,
)
from bot.store.sql import Connection
from engine.core.digest import position_hash
from engine.core.errors import GameError
from engine.core.moves import END, Move, Seat, Words
from engine.core.table import AnyTable, Table

DECISIONS = (How.PLAYER, How.DEFERRED, How.PLANNED, How.IMPORT)
"""Moves that a person has made; standing orders and time-outs go with the turn they belong to."""

WITHDRAW = "withdraw"
"""The reason with which a sealed answer is taken back."""
NEVER = -1
"""A version that no game has: what was taken back like this cannot be put back."""


@dataclass(frozen=True, slots=True)
class UndoPlan:
    """What would be taken back, and who must agree to it."""

    turn: int
    """The last turn that stays."""
    position: int
    needed: frozenset[int]
    reason: str
    withdrawn: int | None = None
    """The move with which the one turn begins that goes, where all others stay: a secret answer
    not revealed yet."""


@dataclass(slots=True)
class Cut:
    """The log as it will be: what goes, what comes instead, and the table that follows."""

    table: AnyTable
    position: int
    """Moves from here on are rewritten."""
    turn: int
    """Turns from here on are rewritten."""
    moves: list[MoveRow]
    turns: list[TurnRow]

    @property
    def turns_after(self) -> int:
        """The number of the next turn."""
        return self.turn + len(self.turns)


def plan_undo(room: GameRoom, press: Press) -> UndoPlan:
    """What `press` would take back: the last turn that its user decided on."""
    live = room.known()
    own = {room.seat_of(press)}
    if press.seat is None:  # whoever has several seats takes back what he did last
        own |= {row.seat for row in live.seats if row.user == press.user}
    for row in reversed(live.turns):
        if row.kind is TurnKind.START:
            break
        if row.seat not in own or live.moves[row.first].how not in DECISIONS:
            continue
        if {*range(row.first, row.after)} <= {*live.table.sealed}:
            return UndoPlan(row.n - 1, row.first, frozenset(), WITHDRAW, row.first)
        start = _start_of_round(live, row)
        return _plan(live, start.n - 1, start.first, press.user, "undo")
    raise UndoError


def _start_of_round(live: Live, row: TurnRow) -> TurnRow:
    """The turn itself, or the first one that was sealed together with it: nobody answers in secret
    again what others have shown already."""
    moves = (one.move for one in live.moves[: row.first])
    then: AnyTable = Table(live.table.game, live.game.setup, moves)
    shown = {*then.sealed} - {*live.table.sealed}
    return next((one for one in live.turns if one.first in shown and one.after > one.first), row)


def plan_rewind(room: GameRoom, press: Press, turn: int) -> UndoPlan:
    """What it takes to go back to the end of a turn."""
    live = room.known()
    stays = next((row for row in live.turns if row.n == turn), None)
    if stays is None or stays is live.turns[-1]:
        raise UndoError("undo-no-such-turn", turn=turn)
    _check_secrets(live, turn, stays.after)
    return _plan(live, turn, stays.after, press.user, "rewind")


def _check_secrets(live: Live, turn: int, position: int) -> None:
    """Raise where some would answer in secret again what others have shown already."""
    moves = (row.move for row in live.moves[:position])
    then: AnyTable = Table(live.table.game, live.game.setup, moves, check=False)
    if set(then.sealed) - set(live.table.sealed):
        raise UndoError("undo-into-secret", turn=turn)


def _plan(live: Live, turn: int, position: int, user: int, reason: str) -> UndoPlan:
    """Those whose decisions would go must agree; everybody, where something was revealed."""
    gone = live.moves[position:]
    needed = {live.user_at(row.move.seat) for row in gone if row.how in DECISIONS}
    if live.table.barrier > position:
        needed |= live.humans
    users = frozenset(one for one in needed if one is not None and one != user)
    return UndoPlan(turn, position, users, reason)


async def carry_out(room: GameRoom, plan: UndoPlan, user: int, also: Also) -> Undone:
    """Take back as planned."""
    live = room.reversible()  # much may have happened since it was asked for
    later: list[TurnRow] = []
    position = plan.position
    if plan.withdrawn is not None:
        later = [row for row in live.turns if row.first > plan.withdrawn]
    cut = _cut(live, plan.turn, position, later)
    undone = UndoRow(
        id=0,
        at=room.now,
        user=user,
        reason=plan.reason,
        position=position,
        moves=tuple(live.moves[position : later[0].first] if later else live.moves[position:]),
        turns=tuple(row for row in live.turns if row.n > plan.turn and row not in later),
        version=NEVER if plan.withdrawn is not None else live.game.version + 1,
        redone=None,
        sealed=live.table.sealed,
        veiled=veiled(live.table, position),
    )
    draft = _draft_of(room, undone, user) if plan.reason == "undo" else None
    return await _rewrite(room, cut, undone, draft, also)


async def redo(room: GameRoom, press: Press) -> Undone:
    """Put back what was taken back last, while nobody has moved on."""
    live = room.running()
    room.seat_of(replace(press, seat=None))
    row = await room.database.read(traces.last_undo, room.id)
    if row is not None and await room.handled(press) is not None:
        return Undone(row, tuple(live.asked.values()))
    if row is None or row.redone is not None or row.version != live.game.version:
        raise UndoError("redo-nothing")
    if press.user not in (row.user, live.game.organiser):
        raise UndoError("redo-not-yours")
    table = room.blueprint().build()
    for move in row.moves:
        table.play(move.move)
    table.take_events()
    if row.turns and position_hash(table) != row.turns[-1].hash:
        raise UndoError("redo-nothing")
    cut = Cut(table, row.position, live.turns[-1].n + 1, list(row.moves), list(row.turns))
    return await _rewrite(room, cut, row, None, room.handling(press))


def _cut(live: Live, turn: int, position: int, later: Sequence[TurnRow]) -> Cut:
    """The log up to `position`, and the later turns that stay, numbered and checked anew."""
    table: AnyTable = Table(
        live.table.game, live.game.setup, (row.move for row in live.moves[:position])
    )
    cut = Cut(table, position, turn + 1, [], [])
    for row in later:
        _append(cut, row, live.moves[row.first : row.after])
    table.take_events()
    return cut


def _append(cut: Cut, row: TurnRow, moves: Sequence[MoveRow]) -> None:
    """Play a turn that stays, numbered and checked anew; raises UndoError."""
    table, first = cut.table, cut.table.position
    for move in moves:
        try:
            table.play(move.move)
        except GameError as error:
            raise UndoError from error
        cut.moves.append(replace(move, n=table.position - 1))
    last, hash_ = table.position, position_hash(table)
    cut.turns.append(replace(row, n=cut.turns_after, first=first, after=last, hash=hash_))


def _draft_of(room: GameRoom, undone: UndoRow, user: int) -> DraftRow | None:
    """The player's own steps become a draft again, so that he can mend them."""
    first = undone.turns[0]
    seat = first.seat
    if seat is None or first.kind is TurnKind.ANSWER or room.known().user_at(seat) != user:
        return None
    steps = tuple(
        row.move.words
        for row in undone.moves
        if first.first <= row.n < first.after
        and row.move.seat == seat
        and row.how in DECISIONS
        and row.move.words != END
    )
    version = room.known().game.version + 1
    return DraftRow(
        seat, MAIN, user, version, version * REVISIONS, steps, None, False, None, room.now
    )


async def change_sealed(room: GameRoom, press: Press, answer: Sequence[Words]) -> Committed:
    """Put another answer in the place of a sealed one. Nobody else learns of it: everything stands
    as it stood, but for words that nobody has read."""
    live = room.running()
    seat = room.seat_of(press)
    sealed = {*live.table.sealed}
    own = [r for r in live.turns if r.seat == seat and {*range(r.first, r.after)} <= sealed]
    first = next((row for row in own if row.after > row.first), None)
    if first is None:
        raise UndoError
    own = [row for row in own if row.n >= first.n]
    table: AnyTable = Table(
        live.table.game, live.game.setup, (row.move for row in live.moves[: first.first])
    )
    cut = Cut(table, first.first, first.n, [], [])
    old = live.moves[first.first]
    old = replace(old, user=press.user, interaction=press.interaction)
    new = [replace(old, move=Move(seat, words)) for words in answer]
    _append(cut, replace(first, at=room.now), new)
    for row in live.turns:
        if row.n > first.n:
            gone = row in own  # what was sealed in a second part of the same answer
            _append(cut, row, () if gone else live.moves[row.first : row.after])
    cut.table.take_events()
    if not cut.table.sealed or cut.table.asked(seat) is not None:
        raise UndoError

    def work(conn: Connection) -> None:
        games.advance(conn, room.id, live.game.version, cut.table.position, room.now)
        log.truncate(conn, room.id, cut.position, cut.turn)
        log.append(conn, room.id, cut.moves, cut.turns)
        log.delete_draft(conn, room.id, seat, CHANGE)
        log.handle(conn, press.interaction, room.id, room.now, (first.n, first.n))

    await room.database.write(work)
    asked = tuple(live.asked.values())
    room.forget()
    moves = tuple(cut.moves[: len(new)])
    done = Told(cut.turns[0], moves, (), before=(0,) * len(moves))
    return Committed(room.id, live.game.version + 1, (done,), asked, (), ())


async def _rewrite(
    room: GameRoom, cut: Cut, undone: UndoRow, draft: DraftRow | None, also: Also
) -> Undone:
    """Store the log as it is now, in one transaction, and take it over."""
    live, now = room.known(), room.now
    redoing = undone.id != 0
    asked = _asked(live, cut.table, now)

    def work(conn: Connection) -> tuple[int, int | None]:
        games.advance(conn, room.id, live.game.version, cut.table.position, now)
        log.truncate(conn, room.id, cut.position, cut.turn)
        log.append(conn, room.id, cut.moves, cut.turns)
        if redoing:
            traces.mark_redone(conn, undone.id, now)
            undo = undone.id
        else:
            undo = traces.put_undo(conn, room.id, undone)
        status = Status.LIVE if cut.table.result is None else Status.FINISHED
        games.set_status(conn, room.id, status, now)
        games.set_asked(conn, room.id, asked.values())
        keep_time(conn, live.game, asked.values(), now)
        _reset_reminders(conn, room, live, cut.table, asked)
        traces.void(conn, room.id)
        log.give_drafts_back(conn, room.id)
        if draft is not None:
            log.save_draft(conn, room.id, draft)
        _trim_card(conn, room.id, cut, now)
        args = {"undo": undo, "turn": cut.turn - 1, "user": undone.user}
        also(conn)
        if undone.reason == WITHDRAW:  # nobody learns more than that he is asked again
            return undo, put_last(conn, live.game, cut.turns_after - 1, (), now)
        return undo, put_notice(conn, live.game, "redone" if redoing else "undone", args, now)

    undo, post = await room.database.write(work)
    room.forget()  # the table is set up from the store, so that both agree
    return Undone(replace(undone, id=undo), tuple(asked.values()), post)


def _asked(live: Live, table: AnyTable, now: float) -> dict[Seat, AskedRow]:
    """Who is asked now; a question that was open before and still is keeps its row."""
    asked: dict[Seat, AskedRow] = {}
    for decision in table.pending:
        old = live.asked.get(decision.seat)
        if old is None or old.kind != decision.kind or old.position > table.position:
            old = asked_row(decision, table.position, now)
        asked[decision.seat] = old
    return asked


def _reset_reminders(
    conn: Connection,
    room: GameRoom,
    live: Live,
    table: AnyTable,
    asked: dict[Seat, AskedRow],
) -> None:
    """What was due for questions that are gone is not due any more; new offers get their time."""
    kept = {seat for seat, row in asked.items() if live.asked.get(seat) == row}
    for row in people.reminders_of(conn, room.id):
        if row.seat not in kept:
            people.clear_reminder(conn, room.id, row.seat)
    hours = hours_open(room.policy, live.game)
    for offer in offers_due(room.id, table, sorted(set(asked) - kept), hours, room.now):
        people.put_reminder(conn, offer)


def _trim_card(conn: Connection, game: int, cut: Cut, now: float) -> None:
    """A card nobody has sent yet tells of no turn that is gone."""
    waiting = posts.unsent(conn, game, CARD)
    if waiting is None:
        return
    turns = waiting.payload["turns"]
    assert isinstance(turns, list)
    if turns[0] >= cut.turn:
        posts.drop(conn, waiting.id, "undone", now)
    elif turns[1] >= cut.turn:
        changed = {**waiting.payload, "turns": [turns[0], cut.turn - 1], "over": False}
        posts.change(conn, waiting.id, changed)
