"""Looking: pictures, the text board, the log, why something is not possible, the record."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord.app_commands import Choice

import render
from bot.client.command import MOST_OFFERED, CommandPlan, command, offered, param
from bot.client.pictures import view_text
from bot.client.refusals import REFUSED, EdgeError
from bot.client.replies import Reply
from bot.client.request import Request, Seated, Services
from bot.history.board import LOG_VIEW, TEXT_VIEW, board, view_names
from bot.history.log_pages import log_page
from bot.store.rows import Status
from engine.core.errors import RecordError
from engine.core.record import Record
from engine.core.transcript import Transcript, format_export
from engine.core.words import same
from engine.interchange import OWN, foreign_text, notations
from render import texts

MOST_WAIT = 0.3
"""Seconds for which autocomplete waits for a game that is busy."""


def looking_commands() -> list[Any]:
    """`/show`, `/export`."""
    what = param("what", required=True, complete=complete_view)
    plans = (
        CommandPlan(
            "show",
            show,
            (what, param("seat", complete=complete_seat), param("card", complete=complete_card)),
        ),
        CommandPlan("export", export, (param("notation", complete=complete_notation),)),
    )
    return [command(plan) for plan in plans]


async def show(
    request: Request, what: str, seat: str | None = None, card: str | None = None
) -> Reply:
    """A board as a picture, a single card, the whole table as text, or the log."""
    session = await request.live()
    async with request.speaking_of(session.id):
        table = await request.seated(session.id)
        own = table.seat_of(request.user)
        known = {
            one: view_text(one, table.game, request.lang)
            for one in view_names(table.game, await session.view(own))
        }
        wanted = what.strip().casefold()
        called = {label.casefold(): one for one, label in known.items()}
        name = wanted if wanted in known else called.get(wanted, "")
        if not name:
            labels = texts.Text(", ".join(known.values()))
            raise EdgeError("show-unknown", what=what[:40], views=labels)
        if name == LOG_VIEW:
            return Reply(view=await log_page(request, session))
        whose = seat_of(table, seat) if seat else own
        shown = card_of(table, name, card or "", request.lang)
        return await board(request.services, session, table, name, whose, request.user, shown)


def card_of(table: Seated, name: str, typed: str, lang: str) -> str:
    """The card that a picture of a single one is to show, by its word or by what it is called."""
    known = render.cards(table.game, name) if name in render.views(table.game) else ()
    if not known or not (typed or render.needs_card(table.game, name)):
        return ""
    wanted = typed.strip().casefold()
    called = {texts.plain(texts.word(lang, table.game, one)).casefold(): one for one in known}
    word = same(wanted)
    found = next((one for one in known if same(one) == word), called.get(wanted))
    if found is None:
        raise EdgeError("card-unknown", what=typed[:40])
    return found


def seat_of(table: Seated, typed: str) -> int:
    """A seat by its number, counted from 0, or by the name of whoever sits there."""
    wanted = typed.strip().casefold()
    for seat, name in enumerate(table.names):
        if wanted in (str(seat), name.casefold()):
            return seat
    raise EdgeError("seat-unknown", most=len(table.names) - 1)


async def export(request: Request, notation: str | None = None) -> Reply:
    """The record of the game as a file, as far as the user knows it."""
    session = await request.live()
    async with request.speaking_of(session.id):
        table = await request.seated(session.id)
        record = await session.export(table.seat_of(request.user))
        said: str = texts.text(request.lang, _what_it_is(record, table))
        chosen = (notation or OWN).strip().lower()
        name = f"{table.game}-{session.id}"
        if chosen == OWN:
            file = discord.File(io.BytesIO(format_export(record).encode()), f"{name}.txt")
        else:
            content, note = await _in_notation(record, chosen, request.lang)
            file = discord.File(io.BytesIO(content.encode()), f"{name}-{chosen}.json")
            said = note or said
        return Reply(said, files=[file])


def _what_it_is(record: Record | Transcript, table: Seated) -> str:
    """The text that says what the file can be used for."""
    if isinstance(record, Transcript):
        return "export-transcript"
    return "export-finished" if table.row.status is Status.FINISHED else "export-open"


async def _in_notation(record: Record | Transcript, notation: str, lang: str) -> tuple[str, str]:
    """The file of another program, and a word where that one plays by other rules."""
    if isinstance(record, Transcript):
        raise RecordError("record-is-transcript")
    # tables of its own are played, so it may run in another thread
    foreign = await asyncio.to_thread(foreign_text, record, notation)
    if foreign.parts_at is None:
        return foreign.text, ""
    name = texts.text(lang, f"notation-{notation}", record.setup.game)
    return foreign.text, texts.text(lang, "export-parts", notation=name, line=foreign.parts_at)


# --- autocomplete --------------------------------------------------------------------------


async def complete_view(request: Request, typed: str) -> list[Choice[str]]:
    """What can be shown of the game here."""
    table = await request.table()
    names: tuple[str, ...] = (TEXT_VIEW, LOG_VIEW)
    if table is not None:
        view = await _view_soon(request.services, table, request.user)
        names = view_names(table.game, view)
    lines = [
        (name, view_text(name, None if table is None else table.game, request.lang))
        for name in names
    ]
    return _choices(lines, typed)


async def _view_soon(services: Services, table: Seated, user: int) -> object:
    """What a user may see; nothing before the start, or if that would take long."""
    session, seat = services.sessions.get(table.row.id), table.seat_of(user)
    try:
        return await asyncio.wait_for(session.view(seat), MOST_WAIT)
    except (*REFUSED, TimeoutError):
        return None


async def complete_card(request: Request, typed: str) -> list[Choice[str]]:
    """Cards by name, where the game here has any."""
    table = await request.table()
    if table is None:
        return []
    names = [name for view in render.views(table.game) for name in render.cards(table.game, view)]
    lines = [
        (name, texts.capital(texts.plain(texts.word(request.lang, table.game, name))))
        for name in dict.fromkeys(names)
    ]
    return _choices(sorted(lines, key=lambda line: line[1]), typed)


async def complete_notation(request: Request, typed: str) -> list[Choice[str]]:
    """Our own notation, and those of other programs for the game here."""
    table = await request.table()
    lines: list[tuple[str, str]] = [(OWN, texts.text(request.lang, f"notation-{OWN}"))]
    if table is not None:
        foreign = notations(table.game)
        lines += [(one, texts.text(request.lang, f"notation-{one}", table.game)) for one in foreign]
    return _choices(lines, typed)


async def complete_seat(request: Request, typed: str) -> list[Choice[str]]:
    """Who sits at the table."""
    table = await request.table()
    names = () if table is None else table.names
    return _choices([(str(seat), name) for seat, name in enumerate(names)], typed)


def _choices(lines: list[tuple[str, str]], typed: str) -> list[Choice[str]]:
    """Values with their labels, as far as either has what was typed in it."""
    wanted = typed.strip().casefold()
    return [
        offered(label, value) for value, label in lines if wanted in f"{value} {label}".casefold()
    ][:MOST_OFFERED]
