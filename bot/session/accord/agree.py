"""What a player may wish for a table only with others: whom it concerns, who may wish it at all."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace as changed

from bot.session.accord import consent, leave, organise, undo
from bot.session.accord.agreed_rules import ORGANISER, REWIND
from bot.session.accord.consent import Wanted
from bot.session.asked.table_clock import out_of_time
from bot.session.errors import OrganiserError, SessionError
from bot.session.live import GameRoom
from bot.session.values import Agreed, Asked, Press
from engine.company.values import company_of
from engine.core.moves import Seat


async def take_back(
    room: GameRoom, press: Press, turn: int | None, gone: Collection[int] = ()
) -> Agreed | Asked:
    """Take back one's own last turn, or (with a number) go back to the end of a turn."""
    live = room.reversible()
    if await room.handled(press) is not None:
        wanted = Wanted("undo" if turn is None else "rewind", {}, ())
        return await consent.request(room, press, wanted)
    if turn is None:
        plan = undo.plan_undo(room, press)
    else:
        room.seat_of(press)
        if live.game.options.get(REWIND) == ORGANISER:
            room.organised_by(press)
        plan = undo.plan_rewind(room, press, turn)
    args = {"turn": plan.turn, "position": plan.position}
    late = await out_of_time(room)
    needed = plan.needed & leave.present(room, {*gone, *late})
    return await consent.request(room, press, Wanted(plan.reason, args, needed))


async def replace(
    room: GameRoom, press: Press, seat: Seat, user: int, gone: Collection[int]
) -> Agreed | Asked:
    """Give a seat to somebody else."""
    live = room.open()
    sitting = live.user_at(seat)
    room.seat_of(changed(press, seat=None))
    organise.check_seat(room, seat, user)
    late = await out_of_time(room)
    if sitting not in (press.user, None, *late):
        room.organised_by(press)
    needed = {user} | leave.present(room, {*gone, *late})
    wanted = Wanted("replace", {"seat": seat, "user": user}, needed)
    return await consent.request(room, press, wanted)


async def computer(
    room: GameRoom, press: Press, seat: Seat, level: str, gone: Collection[int]
) -> Agreed | Asked:
    """Have a computer play on at a seat: one's own, an empty one, or with the organiser's word
    that of somebody who is gone."""
    live = room.open()
    sitting = live.user_at(seat)
    room.seat_of(changed(press, seat=None))
    organise.check_human(room, seat)
    if company_of(live.table.game) is None:
        raise SessionError("computer-cannot-play")
    late = await out_of_time(room)
    if sitting not in (press.user, None, *late):
        room.organised_by(press)
    needed = leave.present(room, {*gone, *late})
    wanted = Wanted("computer", {"seat": seat, "level": level}, needed)
    return await consent.request(room, press, wanted)


async def abandon(room: GameRoom, press: Press, gone: Collection[int]) -> Agreed | Asked:
    """End the game without a result.

    Whoever manages the server and does not play ends it at once. One who plays asks the others
    first, as everybody does; when he repeats it, it is done.
    """
    at_once = press.manages and await _has_nobody_to_ask(room, press)
    if not at_once:
        room.seat_of(press)
    room.going_on()
    present = leave.present(room, {*gone, *await out_of_time(room)})
    needed = frozenset[int]() if at_once else present
    return await consent.request(room, press, Wanted("abandon", {}, needed))


async def _has_nobody_to_ask(room: GameRoom, press: Press) -> bool:
    if press.user not in room.known().humans:
        return True
    return await consent.has_asked(room, press.user, "abandon")


async def take_over(room: GameRoom, press: Press, gone: Collection[int]) -> Agreed | Asked:
    """Become the organiser."""
    live = room.open()
    room.seat_of(press)
    if live.game.organiser == press.user:
        raise OrganiserError("organiser-already")
    needed = leave.present(room, {*gone, *await out_of_time(room)})
    return await consent.request(room, press, Wanted("take-over", {}, needed))
