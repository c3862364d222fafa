"""What touches others: asked of each of them, carried out when all have agreed.

- withdraw asks nobody: a secret answer that is not revealed yet; that one move goes.
- undo, rewind ask those whose decisions would go, and everybody if something was revealed.
- abandon asks everybody else; the game ends without a result.
- replace asks the new player and everybody else, also the one who is to leave the seat as long as
  he plays; who is gone or has been silent for days is not asked.
- computer asks everybody else: it plays on at a seat until its owner is back.
- take-over asks everybody else; one of the players becomes the organiser.
- continue asks everybody else; a diverged game goes on under the present rules.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from bot.session.accord import leave, organise, repair, undo
from bot.session.accord.undo import UndoPlan
from bot.session.asked import computers
from bot.session.asked.calls import put_notice
from bot.session.errors import ConsentError
from bot.session.live import Also, GameRoom
from bot.session.values import Agreed, Asked, Press
from bot.store import log, traces
from bot.store.rows import ConsentRow
from bot.store.sql import Connection

OPEN, GRANTED, REFUSED, RECALLED = "open", "granted", "refused", "recalled"
LASTS = 7 * 24 * 3600.0
"""Seconds in which all have to answer."""
HOUR = 3600.0
REWIND, DONE, TAKE_OVER = "rewind", "done", "take-over"

AgreedEffect = Callable[[GameRoom, ConsentRow, Also], Awaitable[None]]


@dataclass(frozen=True, slots=True)
class Wanted:
    """Something that touches others: whom it asks, and what it is about."""

    what: str
    args: Mapping[str, object]
    needed: Iterable[int]


async def request(room: GameRoom, press: Press, wanted: Wanted) -> Agreed | Asked:
    """Ask those concerned; with nobody to ask it is done at once."""
    live, now = room.known(), room.now
    if await room.handled(press) is not None:
        return await _asked_before(room, press, wanted)
    needed = sorted(set(wanted.needed) - {press.user})
    opened = await room.database.read(traces.open_rows, room.id) if needed else ()
    if (same := _asked_of(opened, press.user, wanted)) is not None:
        return await answer(room, press, same.id, True)
    row = _row(room, press, wanted, needed)
    if needed or (wanted.what == "undo" and len(live.humans) > 1):
        await _check_calls(room, press.user)
    if not needed:
        await EFFECTS[wanted.what](room, row, partial(_write_done, room=room, row=row, press=press))
        return Agreed(replace(row, status=GRANTED))
    replaced = _asked_in_vain(opened, row)

    def work(conn: Connection) -> tuple[int, int | None]:
        traces.close(conn, replaced, traces.RENEWED)
        id_ = traces.ask(conn, row)
        log.handle(conn, press.interaction, room.id, now)
        traces.audit(conn, room.id, press.user, f"{row.what}-asked", row.args, now)
        return id_, put_notice(conn, live.game, "consent", {"request": id_}, now)

    id_, post = await room.database.write(work)
    return Asked(replace(row, id=id_), post)


async def _check_calls(room: GameRoom, user: int) -> None:
    """Raise ConsentError for somebody who has called the others often enough for now."""
    most, now = room.policy.calls_an_hour, room.now
    hour = (now - HOUR, now)
    if most and await room.database.read(traces.calls_between, room.id, user, *hour) >= most:
        raise ConsentError("consent-too-often", most=most)


async def has_asked(room: GameRoom, user: int, what: str) -> bool:
    """Whether a user has asked the others for this, and not everybody has answered."""
    asked = await room.database.read(traces.open_rows, room.id)
    return any(row.what == what and row.user == user for row in asked)


def _row(room: GameRoom, press: Press, wanted: Wanted, needed: Iterable[int]) -> ConsentRow:
    return ConsentRow(
        id=0,
        game=room.id,
        what=wanted.what,
        args=wanted.args,
        user=press.user,
        version=room.known().game.version,
        status=OPEN,
        at=room.now,
        answers=dict.fromkeys(needed),
    )


def _asked_of(opened: Sequence[ConsentRow], user: int, wanted: Wanted) -> ConsentRow | None:
    """The open request that asks somebody for just what he wants himself: to want it is to agree.
    Two who want to become the organiser do not want the same."""
    same = [row for row in opened if (row.what, row.args) == (wanted.what, wanted.args)]
    return next((row for row in same if user in row.answers and row.what != TAKE_OVER), None)


def _asked_in_vain(opened: Sequence[ConsentRow], row: ConsentRow) -> list[int]:
    """Open requests that a new one replaces: one's own of its kind, and those of others for the
    same; raises ConsentError if another asks the very same people already."""
    found = []
    for earlier in opened:
        if earlier.what != row.what:
            continue
        own, same = earlier.user == row.user, earlier.args == row.args
        if same and not own and earlier.answers.keys() == row.answers.keys():
            raise ConsentError("consent-open")
        if own or same:
            found.append(earlier.id)
    return found


async def _asked_before(room: GameRoom, press: Press, wanted: Wanted) -> Agreed | Asked:
    """The same press delivered again: the request it made, or what was done at once."""
    for id_ in reversed(await room.database.read(traces.open_requests, room.id)):
        row = await room.database.read(traces.consent, id_)
        concerned = () if row is None else (row.user, *row.answers)
        if row is not None and row.what == wanted.what and press.user in concerned:
            return Asked(row)
    return Agreed(replace(_row(room, press, wanted, ()), status=GRANTED))


async def answer(room: GameRoom, press: Press, request: int, agreed: bool) -> Agreed | Asked:
    """One of those asked agrees or refuses; the last to agree sets it off. Whoever has asked can
    only call it off."""
    row = await room.database.read(traces.consent, request)
    if row is None or row.game != room.id:
        raise ConsentError("consent-unknown", request=request)
    if await room.handled(press) is not None:
        return Asked(row) if row.status == OPEN else Agreed(row)
    if row.status != OPEN:
        raise ConsentError(status=row.status)
    if press.user == row.user and not agreed:
        row = replace(row, status=RECALLED)
        await room.database.write(_write_answer, room, row, press)
        return Agreed(row)
    if press.user not in row.answers:
        raise ConsentError("consent-not-asked", request=request)
    row = replace(row, answers={**row.answers, press.user: agreed})
    if not agreed:
        row = replace(row, status=REFUSED)
    elif all(row.answers.values()):
        row = replace(row, status=GRANTED)
        await EFFECTS[row.what](room, row, partial(_write_answer, room=room, row=row, press=press))
        return Agreed(row)
    await room.database.write(_write_answer, room, row, press)
    return Asked(row) if row.status == OPEN else Agreed(row)


def _write_answer(conn: Connection, room: GameRoom, row: ConsentRow, press: Press) -> None:
    now = room.now
    if press.user in row.answers:
        traces.answer(conn, row.id, press.user, row.answers[press.user] is True, now)
    if row.status != OPEN:
        traces.close(conn, [row.id], row.status)
    log.handle(conn, press.interaction, room.id, now)
    traces.audit(conn, room.id, press.user, f"{row.what}-{row.status}", {"request": row.id}, now)


def _write_done(conn: Connection, room: GameRoom, row: ConsentRow, press: Press) -> None:
    """Nobody had to be asked; what leaves no act of its own is written down as done."""
    log.handle(conn, press.interaction, room.id, room.now)
    if row.what == REWIND:
        traces.audit(conn, room.id, press.user, f"{row.what}-{DONE}", row.args, room.now)


async def _cut(room: GameRoom, row: ConsentRow, also: Also) -> None:
    turn, position = int(str(row.args["turn"])), int(str(row.args["position"]))
    withdrawn = position if row.what == "withdraw" else None
    plan = UndoPlan(turn, position, frozenset(), row.what, withdrawn)
    await undo.carry_out(room, plan, row.user, also)


async def _abandon(room: GameRoom, row: ConsentRow, also: Also) -> None:
    await organise.abandon(room, row.user, also)


async def _replace(room: GameRoom, row: ConsentRow, also: Also) -> None:
    seat, user = int(str(row.args["seat"])), int(str(row.args["user"]))
    await organise.give_seat(room, row.user, seat, user, also)


async def _computer(room: GameRoom, row: ConsentRow, also: Also) -> None:
    seat, level = int(str(row.args["seat"])), str(row.args["level"])
    await computers.take_seat(room, row.user, seat, level, also)


async def _take_over(room: GameRoom, row: ConsentRow, also: Also) -> None:
    await leave.take_over(room, row.user, also)


async def _continue(room: GameRoom, row: ConsentRow, also: Also) -> None:
    await repair.go_on(room, row.user, also)


EFFECTS: Mapping[str, AgreedEffect] = {
    "undo": _cut,
    REWIND: _cut,
    "withdraw": _cut,
    "abandon": _abandon,
    "replace": _replace,
    "computer": _computer,
    TAKE_OVER: _take_over,
    "continue": _continue,
}
