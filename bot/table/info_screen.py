"""`/table info`: a table with everything about it that is no position, in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from bot.cards.rule_words import moment
from bot.client.components import MessageLayout, ending, mentions
from bot.client.members import gone
from bot.client.request import Request, Seated, Services
from bot.session.accord.unopenable import UNOPENED
from bot.store.rows import GameRow, Status
from bot.table.overview import SeatInfo, TableInfo, Tables
from bot.table.words import CONCERNED, act_text, table_lines, trail_lines
from engine.core.game import HUMAN
from render import texts
from render.figures import figures

MOST_TRAIL = 1400
"""Characters of what was done to a table."""


async def table_screen(request: Request, game: int) -> MessageLayout:
    """Who sits there and is awaited, what has been agreed on, who did what; raises SessionError."""
    info = await request.services[Tables].info(game)
    table = await request.seated(game)
    left = await gone(request.services, info.game, (seat.user for seat in info.seats))
    names = await _names(request.services, info)

    def name_of(user: int | None) -> texts.Text:
        return texts.safe_name(names[user]) if user in names else texts.Text("–")

    layout = MessageLayout()
    title = texts.text(request.lang, "game-name", table.game)
    layout.say(f"### {title} · {state_text(info.game, request.lang)}")
    organiser = texts.text(request.lang, "table-organiser", who=name_of(info.game.organiser))
    played = await _played(request, info.game)
    layout.say(organiser, *_seat_lines(info, table, left, played))
    layout.say(*table_lines(request.lang, info, name_of))
    layout.say(*_request_lines(info, request.lang, names))
    trail = [str(line) for line in trail_lines(request.lang, tuple(reversed(info.acts)), name_of)]
    if trail:
        layout.say(texts.text(request.lang, "table-trail"), *ending(trail, MOST_TRAIL))
    return layout


def state_text(row: GameRow, lang: str) -> texts.Text:
    """Whether a game is being played."""
    if row.diverged:
        return texts.text(lang, "table-read-only")
    if row.paused_at is not None and row.status is Status.LIVE:
        return texts.text(lang, "table-paused-since", when=moment(row.paused_at))
    return texts.text(lang, "table-live" if row.status is Status.LIVE else f"mygames-{row.status}")


async def _names(services: Services, info: TableInfo) -> dict[int, str]:
    """What everybody is called who sits at the table or did something to it."""
    users = {info.game.organiser, *(seat.user for seat in info.seats)}
    for act in info.acts:
        users |= {act.user, *_ids(act.args)}
    for request in info.requests:
        users |= {request.user}
    known = sorted(user for user in users if user is not None)
    return dict(zip(known, await services.people.names(known), strict=True))


def _ids(args: Mapping[str, object]) -> Iterator[int]:
    found = (args.get(key) for key in CONCERNED)
    return (user for user in found if isinstance(user, int))


async def _played(request: Request, row: GameRow) -> dict[int, str]:
    """What every seat plays, as far as it is known and the game can still be opened."""
    if row.status is Status.LOBBY:
        return {}
    try:
        view = await request.sessions.get(row.id).view()
    except UNOPENED:
        return {}
    shown = figures(row.key, view)
    return {one.seat: one.what for one in shown.seats if one.what} if shown is not None else {}


def _seat_lines(
    info: TableInfo, table: Seated, left: frozenset[int], played: Mapping[int, str]
) -> Iterator[str]:
    """Who sits where and plays what; where somebody is missing, what can be done about it."""
    for seat in info.seats:
        line = f"{seat.seat + 1} · {texts.safe_name(table.names[seat.seat])}"
        if seat.seat in played:
            line += f" · {texts.word(table.lang, table.game, played[seat.seat])}"
        if _is_empty(seat, info.game):
            line += f" — {texts.text(table.lang, 'table-takes-over')}"
        elif seat.user in left:
            line += f" — {texts.text(table.lang, 'table-gone')}"
        yield line


def _is_empty(seat: SeatInfo, row: GameRow) -> bool:
    return seat.user is None and seat.name == HUMAN and row.status is Status.LIVE


def _request_lines(info: TableInfo, lang: str, names: Mapping[int, str]) -> Iterator[str]:
    """What is being asked of whom."""
    for request in info.requests:
        waiting = [user for user, given in request.answers.items() if given is None]
        who = texts.safe_name(names[request.user])
        what = act_text(lang, f"{request.what}-asked")
        asked = texts.text(lang, "consent-asked", who=mentions(waiting))
        yield f"{who}: {what} · {asked}"
