"""What somebody has missed: everything since his own last turn, and the same in three lines."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import render
from bot.cards.rule_words import moment
from bot.session.sessions import Sessions
from bot.session.values import GameStanding, Told
from bot.store import log
from bot.store.rows import How, TurnKind
from bot.store.sql import Connection
from engine.core.game import HUMAN
from engine.core.moves import END, Seat
from render import texts
from render.figures import figures
from render.scene import Scene

BETWEEN: Final = " · "
LOOK_BACK: Final = 8
"""Turns that somebody is told of who has not had one himself."""
MOST_ACTS: Final = 4
"""Of one player, in the short form."""
MOST_NEWS: Final = 450
"""Characters of the short form's second line."""
OWN: Final = (TurnKind.TURN, TurnKind.PART, TurnKind.CHOICE, TurnKind.SEALED)
BY_HAND: Final = (How.PLAYER, How.DEFERRED, How.PLANNED, How.IMPORT)


@dataclass(frozen=True, slots=True)
class NewsReader:
    """Who reads: a user, his language, and what the seats of the table are called."""

    user: int
    lang: str
    names: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class News:
    """What has happened since somebody's last turn."""

    since: int
    """The number of the last turn he knows of."""
    told: tuple[Told, ...]
    lines: tuple[str, ...]
    """Every event he may learn of, in words."""
    before: Any  # the game's own view: the table as he left it, to mark what has changed
    after: Any


@dataclass(frozen=True, slots=True)
class CatchUp:
    """Three lines: where the game stands, what happened, what is awaited now."""

    where: str
    happened: str
    now: str
    since: int
    learnt: str = ""
    """What the reader alone has learnt; empty if nothing."""


async def news(sessions: Sessions, game: int, reader: NewsReader) -> News:
    """Everything since the reader's last turn; raises SessionError."""
    session = sessions.get(game)
    standing = await session.standing()
    seat = standing.seat_of(reader.user)
    since = await _last_known(sessions, standing, seat)
    told = await session.told(since + 1, standing.last_turn, seat)
    key = standing.game.key
    lines = [
        texts.event(reader.lang, key, event, reader.names) for turn in told for event in turn.events
    ]
    before = await session.view_at(since, seat)
    return News(since, told, tuple(lines), before, await session.view(seat))


async def catch_up(sessions: Sessions, game: int, reader: NewsReader) -> CatchUp:
    """The same in three lines; raises SessionError."""
    missed = await news(sessions, game, reader)
    standing = await sessions.get(game).standing()
    seat = standing.seat_of(reader.user)
    return CatchUp(
        where=_where(standing, missed.after, seat, reader),
        happened=_happened(standing, missed, seat, reader),
        now=_now(standing, seat, reader),
        since=missed.since,
        learnt=_learnt(standing, missed, reader),
    )


def _learnt(standing: GameStanding, missed: News, reader: NewsReader) -> str:
    """What happened in private, the latest last."""
    private = [event for turn in missed.told for event in turn.events if event.to is not None]
    said = [texts.event(reader.lang, standing.game.key, one, reader.names) for one in private]
    return " ".join(said[-MOST_ACTS:])


async def _last_known(sessions: Sessions, standing: GameStanding, seat: Seat | None) -> int:
    """The reader's own last turn; for others a few turns ago."""
    earlier = max(0, standing.last_turn - LOOK_BACK)
    if seat is None:
        return earlier
    found = await sessions.database.read(_own_turn, standing.game.id, seat)
    return earlier if found is None else min(found, standing.last_turn)


def _own_turn(conn: Connection, game: int, seat: Seat) -> int | None:
    """Automatic answers are never of these kinds; a turn that was played by a plan, without its
    player, is news to him."""
    planned = {row.n for row in log.moves(conn, game) if row.how is How.PLANNED}
    own = (turn for turn in log.turns(conn, game) if turn.seat == seat and turn.kind in OWN)
    return max((turn.n for turn in own if turn.first not in planned), default=None)


def _where(standing: GameStanding, view: object, seat: Seat | None, reader: NewsReader) -> str:
    """Round and points, as far as the game has such a thing."""
    lang, key = reader.lang, standing.game.key
    shown = figures(key, view)
    if shown is None or not shown.seats:
        return texts.text(lang, "catch-up-turn", key, turn=standing.last_turn)
    most = max(one.points for one in shown.seats)
    leaders = [one.seat for one in shown.seats if one.points == most]
    first = texts.text(
        lang,
        "catch-up-round",
        key,
        round=shown.round,
        rounds=shown.rounds,
        leader=_names(lang, leaders, reader.names),
        points=texts.Text(texts.amounts(lang, key, {"vp": most})),
    )
    own = next((one for one in shown.seats if one.seat == seat), None)
    if own is None:
        return first
    second = texts.text(
        lang,
        "catch-up-own",
        key,
        points=texts.Text(texts.amounts(lang, key, {"vp": own.points})),
        place=1 + sum(one.points > own.points for one in shown.seats),
    )
    return texts.Text(f"{first} {second}")


def _happened(standing: GameStanding, missed: News, seat: Seat | None, reader: NewsReader) -> str:
    """What the others did, each in a few words, and what the reader's own plan did."""
    lang = reader.lang
    done = [
        (_name(lang, other, reader.names), acts)
        for other in range(len(standing.seats))
        if (acts := list(_acts(standing, missed, other, reader, own=other == seat)))
    ]
    if not done:
        return texts.text(lang, "catch-up-nothing")
    news = next((said for said in _ever_shorter(done) if len(said) <= MOST_NEWS), "")
    return texts.text(lang, "catch-up-news", news=texts.Text(news or _counted(done)))


def _ever_shorter(done: Sequence[tuple[str, Sequence[str]]]) -> Iterator[str]:
    """What everybody did, with fewer and fewer acts of each in words; none is cut."""
    for most in range(MOST_ACTS, 0, -1):
        parts = []
        for name, acts in done:
            more = len(acts) - most
            shown = BETWEEN.join(acts[:most]) + (f" (+{more})" if more > 0 else "")
            parts.append(f"{name}: {shown}")
        yield "; ".join(parts)


def _counted(done: Sequence[tuple[str, Sequence[str]]]) -> str:
    """Only how much everybody did, where a single act of each is too long."""
    return "; ".join(f"{name}: +{len(acts)}" for name, acts in done)


def _acts(
    standing: GameStanding, missed: News, seat: Seat, reader: NewsReader, *, own: bool
) -> Iterator[str]:
    """The moves of a person, or what a robot did: it has no moves."""
    lang, key = reader.lang, standing.game.key
    robots = standing.game.setup.seats
    if seat < len(robots) and robots[seat] != HUMAN:
        for turn in missed.told:
            for event in turn.events:
                if event.seat == seat:
                    yield texts.event(lang, key, event, reader.names).rstrip(".")
        return
    decided = (How.PLANNED,) if own else BY_HAND
    for turn in missed.told:
        for row in turn.moves:
            if row.move.seat == seat and row.move.words != END and row.how in decided:
                yield render.said(key, Scene(missed.before, lang, None, seat), row.move.words)


def _now(standing: GameStanding, seat: Seat | None, reader: NewsReader) -> str:
    """Who is awaited."""
    lang = reader.lang
    if standing.result is not None:
        winners = [one for one, rank in enumerate(standing.result.ranks) if rank == 1]
        return texts.text(lang, "catch-up-over", who=_names(lang, winners, reader.names))
    own = next((row for row in standing.asked if row.seat == seat), None)
    if own is not None:
        return texts.text(lang, "catch-up-you", since=moment(own.since))
    asked = [row.seat for row in standing.asked]
    if not asked:
        return texts.text(lang, "catch-up-nobody")
    since = moment(min(row.since for row in standing.asked))
    who = _names(lang, asked, reader.names)
    return texts.text(lang, "catch-up-others", who=who, since=since)


def _name(lang: str, seat: Seat, names: Sequence[str]) -> texts.Text:
    if seat < len(names) and names[seat]:
        return texts.safe_name(names[seat])
    return texts.text(lang, "seat-name", n=seat + 1)


def _names(lang: str, seats: Sequence[Seat], names: Sequence[str]) -> texts.Text:
    return texts.Text(", ".join(_name(lang, seat, names) for seat in seats))
