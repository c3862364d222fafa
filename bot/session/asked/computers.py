"""Seats that a computer plays: its own, or somebody's who is gone for a while.

What it answers is thought of elsewhere, on a table of its own; here it is played on the live table,
as any player's moves are, if the position is still the one that was thought about.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from bot.session.accord import organise
from bot.session.accord.agreed_rules import AWAY, OFF, STAND_IN, away_of
from bot.session.asked.calls import put_notice
from bot.session.commit import Origin, begin, finish
from bot.session.drafts.bench import Bench, set_out
from bot.session.errors import NotAskedError
from bot.session.live import Also, GameRoom
from bot.session.values import Blueprint, Committed, Press
from bot.store import games, log, people
from bot.store.nudges import REMIND
from bot.store.rows import How
from bot.store.sql import Connection
from engine.company.trial import least
from engine.core.errors import MoveError
from engine.core.moves import END, Seat, Words

MOST_STEPS = 40
"""Of one turn of a computer."""


@dataclass(frozen=True, slots=True)
class ComputerQuestion:
    """What a computer is to think about: a position, and the seat for which it answers."""

    game: int
    seat: Seat
    version: int
    """Of the log, so that an answer to an older position is none."""
    blueprint: Blueprint


async def question(room: GameRoom, seat: Seat) -> ComputerQuestion | None:
    """What is asked of a seat now; None if nothing is."""
    live = room.running()
    if live.table.asked(seat) is None:
        return None
    return ComputerQuestion(room.id, seat, live.game.version, room.blueprint())


async def answer(
    room: GameRoom,
    asked: ComputerQuestion,
    answers: Sequence[Words],
    why: Sequence[tuple[str, float]],
) -> Committed | None:
    """Play what a computer has thought of, and close its turn; None where the game has moved on."""
    live = room.running()
    if live.game.version != asked.version or live.table.asked(asked.seat) is None:
        return None
    bench = set_out(room, asked.seat)
    if bench is None:
        raise NotAskedError(seat=asked.seat, waiting_for=list(live.table.waiting_for))
    _play(bench, answers)
    closing = bench.closing
    assert closing is not None, "an answer was found to everything"
    batch = await begin(room)
    batch.gone.append((asked.seat, bench.slot))
    said = json.dumps(why) if why else ""
    batch.turn(asked.seat, closing, bench.closes, Origin(How.COMPUTER, None, why=said))
    return await finish(batch)


def _play(bench: Bench, answers: Sequence[Words]) -> None:
    """The answers as far as they are legal; where they end too early, as little as possible."""
    for words in answers:
        if bench.decision is None or words == END:
            break
        try:
            bench.play(words)
        except MoveError:
            break
    for _ in range(MOST_STEPS):
        if bench.closing is not None or bench.decision is None:
            break
        bench.play(least(bench.decision))


async def take_seat(room: GameRoom, by: int, seat: Seat, level: str, also: Also) -> None:
    """A computer plays on at a seat until its owner is back; what he had drafted is put away."""
    live = room.open()

    def work(conn: Connection) -> None:
        games.set_computer(conn, room.id, seat, level)
        log.delete_draft(conn, room.id, seat)
        people.clear_reminder(conn, room.id, seat, REMIND)
        args = {"seat": seat, "left": live.user_at(seat), "level": level}
        organise.trace(conn, room, by, "computer", args, also)

    await room.database.write(work)
    room.forget()


async def come_back(room: GameRoom, press: Press) -> bool:
    """Whoever is back plays himself again; False where no computer played for him."""
    live = room.known()
    seats = [row.seat for row in live.seats if row.user == press.user and row.computer]
    now = room.now
    away = live.game.options.get(STAND_IN, OFF) != OFF and await room.database.read(
        _is_away, press.user, now
    )
    if not seats and not away:
        return False

    def work(conn: Connection) -> None:
        for seat in seats:
            games.set_computer(conn, room.id, seat, "")
        if away:
            people.change_user(conn, press.user, {AWAY: None}, now)
        put_notice(conn, live.game, "back", {"user": press.user}, now)

    await room.database.write(work)
    room.forget()
    return True


def _is_away(conn: Connection, user: int, now: float) -> bool:
    away = away_of(people.user_settings(conn, user).get(AWAY))
    return away is not None and away.covers(now)


def why_of(text: str) -> Mapping[str, float]:
    """The reasons of a stored turn; none where they cannot be read."""
    try:
        return {str(name): float(change) for name, change in json.loads(text or "[]")}
    except (ValueError, TypeError):
        return {}
