"""What is answered without anybody's hand, and who will be asked what after that.

Standing orders and time-outs answer for a seat. Looking ahead, offers are taken to be declined; of
other questions a game says what may be assumed, because nobody else's questions depend on the
answer. So whoever is sure to be asked can be called at once, and need not wait with his answer.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterator, Mapping

from bot.session.live import GameRoom, Live
from bot.store import people
from engine.core.errors import GameError
from engine.core.habits import habit_answer
from engine.core.moves import BREATH, END, NONE, Decision, Move, Role, Seat, Words
from engine.core.table import AnyTable

LOG = logging.getLogger(__name__)

TIMEOUT_SETTING = "free"
"""The setting of a standing order that a time-out uses, where the game has it: take what costs
nothing, decline the rest."""


def automatic_answer(
    live: Live, orders: Mapping[int, Mapping[str, str]], table: AnyTable
) -> tuple[Move, int] | None:
    """The next answer that a standing order gives at the table, and whose order it is."""
    for decision in table.pending:
        user = live.user_at(decision.seat)
        words = None if user is None else _answer(table, decision, orders.get(user, {}))
        if user is not None and words is not None:
            move = Move(decision.seat, words)
            if not decision.secret or _is_whole(live, table, move, orders.get(user, {})):
                return move, user
    return None


def _is_whole(live: Live, table: AnyTable, move: Move, orders: Mapping[str, str]) -> bool:
    """Whether orders give a secret answer to its end. Half of one would show: what is asked next
    tells what has been answered."""
    trial = live.spares.take((*table.log, move))
    while trial.sealed and (decision := trial.asked(move.seat)) is not None:
        words = _answer(trial, decision, orders)
        if words is None:
            return False
        trial.play(Move(move.seat, words))
    live.spares.give(trial)
    return True


def timeout_answer(live: Live, decision: Decision) -> Words | None:
    """What is answered for a seat that has not answered in time."""
    words: Words | None = None
    if TIMEOUT_SETTING in live.table.game.habit_settings.get(decision.kind, ()):
        words = _answer(live.table, decision, {decision.kind: TIMEOUT_SETTING})
    return declining(decision) if words is None else words


def declining(decision: Decision | None) -> Words | None:
    """The words that decline what is asked, if it can be declined."""
    return None if decision is None else decision.decline


def _answer(table: AnyTable, decision: Decision, orders: Mapping[str, str]) -> Words | None:
    try:
        return habit_answer(table, decision, orders)
    except Exception:  # a faulty habit must not keep anybody from playing
        LOG.exception("the standing order for %s failed", decision.kind)
        return None


Orders = Mapping[int, Mapping[str, str]]
"""The standing orders of users: setting by kind of question."""


async def expected(room: GameRoom) -> tuple[Seat, ...]:
    """Who comes next in a game as it stands; nobody in one that is not played."""
    live = room.known()
    if live.expected is None and live.playable:
        orders = await room.database.read(people.orders, live.humans, live.game.key)
        live.expected = expected_in(live, orders)
    return live.expected or ()


def expected_in(live: Live, orders: Orders, called: Collection[Seat] = ()) -> tuple[Seat, ...]:
    """Who will be asked before the next turn, besides what is asked now and what orders answer;
    and whose turn comes next, if only offers are open until then or he has been `called`."""
    if not can_look(live.table):
        return ()
    asked = {(decision.seat, decision.kind) for decision in live.table.pending}
    table = live.spares.take(live.table.log)
    found: dict[Seat, None] = {}
    for offers_only in _ahead(live, table, orders):
        for decision in table.pending:
            seat, kind = decision.seat, decision.kind
            known = (seat, kind) in asked or declining(decision) is not None
            if not known and (offers_only or decision.role is not Role.TURN or seat in called):
                found[seat] = None
    live.spares.give(table)
    return tuple(found)


def reach(table: AnyTable, seat: Seat) -> bool:
    """Answer for the others until `seat` is asked something that is not merely offered: its turn
    only if nothing but offers was open until then. Returns whether that could be done."""
    try:
        for offers_only in _answered(table):
            decision = table.decision_of(seat)
            if decision is not None:
                return declining(decision) is None and (
                    offers_only or decision.role is not Role.TURN
                )
    except GameError:
        pass
    return False


def closing_words(table: AnyTable, seat: Seat, then: Collection[Words] | None) -> Words | None:
    """What comes next on the way to the end of a turn of which all that was drafted is played: its
    end where nothing else is on offer. Who has said what he will do `then` does that where he is
    asked, and ends the turn whatever else is on offer; what he could not do leaves it open."""
    asked = table.asked(seat)
    if asked is None:
        return None
    if asked.allows(END):
        only = all(option.words in (END, BREATH.words) for option in asked.offer())
        content = then is not None and all(words[-1:] == NONE for words in then)
        return END if only or content else None
    return next((words for words in then or () if asked.allows(words)), None)


def can_look(table: AnyTable) -> bool:
    """Whether it can be assumed what everybody answers who is asked now."""
    return bool(table.pending) and all(_least(one) is not None for one in table.pending)


def _ahead(live: Live, table: AnyTable, orders: Orders) -> Iterator[bool]:
    """The same as `_answered`, where standing orders answer first."""
    for offers_only in _answered(table):
        while (answer := automatic_answer(live, orders, table)) is not None:
            if _reveals(table, answer[0]):
                return
        yield offers_only


def _answered(table: AnyTable) -> Iterator[bool]:
    """Answer one question after the other; says each time whether only offers were declined so
    far. Ends before a question of which nothing can be assumed, and where chance is read."""
    offers_only = True
    while True:
        skipped = ((one, _least(one)) for one in table.pending)
        decision, words = next((pair for pair in skipped if pair[1] is not None), (None, None))
        if decision is None or words is None:
            return
        offers_only = offers_only and declining(decision) is not None
        if _reveals(table, Move(decision.seat, words)):
            return
        yield offers_only


def _reveals(table: AnyTable, move: Move) -> bool:
    """Play a move; whether hidden chance was read by that."""
    barrier = table.barrier
    table.play(move)
    return table.barrier != barrier


def _least(decision: Decision) -> Words | None:
    """What may be assumed to be answered."""
    return decision.assume if (words := declining(decision)) is None else words
