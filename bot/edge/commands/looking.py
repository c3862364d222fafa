"""Looking: pictures, the text board, the log, why something is not possible, the record."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import discord
from discord.app_commands import Choice

from bot.edge.boards import LOG_VIEW, TEXT_VIEW, board, view_names, view_text
from bot.edge.cards.story import notes_text
from bot.edge.commands.making import Plan, command, param
from bot.edge.desk import Desk, Seated
from bot.edge.history import log_page
from bot.edge.panel.acts import press_of
from bot.edge.presses import LONGEST_OPTION, cut
from bot.edge.refusals import REFUSED, EdgeError
from bot.edge.replies import Answer, Interaction
from bot.session.errors import DraftError, NotAskedError
from bot.store.rows import Status
from engine.core.moves import Decision, Words
from engine.core.record import format_record
from engine.core.words import split_moves
from render import texts

MOST = 25
MOST_WAIT = 0.3
"""Seconds for which autocomplete waits for a game that is busy."""


def looking_commands() -> list[Any]:
    """`/show`, `/why`, `/export`."""
    what = param("what", required=True, complete=complete_view)
    plans = (
        Plan("show", show, (what, param("seat", complete=complete_seat))),
        Plan("why", why, (param("action", required=True, complete=complete_action),)),
        Plan("export", export),
    )
    return [command(plan) for plan in plans]


async def show(interaction: Interaction, lang: str, what: str, seat: str | None = None) -> Answer:
    """A board as a picture, the whole table as text, or the log."""
    desk: Desk = interaction.client.desk
    session = await desk.live(interaction)
    async with desk.speaking_of(session.id, lang):
        table = await desk.seated(session.id, lang)
        known = view_names(table.game, await session.view())
        name = what.strip().lower()
        if name not in known:
            names = texts.Text(", ".join(known))
            raise EdgeError("show-unknown", what=what[:40], views=names)
        if name == LOG_VIEW:
            return Answer(view=await log_page(desk, session, lang))
        whose = seat_of(table, seat) if seat else table.seat_of(interaction.user.id)
        return await board(desk, session, table, lang, name, whose, interaction.user.id)


def seat_of(table: Seated, typed: str) -> int:
    """A seat by its number, counted from 0, or by the name of whoever sits there."""
    wanted = typed.strip().casefold()
    for seat, name in enumerate(table.names):
        if wanted in (str(seat), name.casefold()):
            return seat
    raise EdgeError("seat-unknown", most=len(table.names) - 1)


async def why(interaction: Interaction, lang: str, action: str) -> Answer:
    """Why an action is not possible now, or what it would do."""
    desk: Desk = interaction.client.desk
    session = await desk.live(interaction)
    async with desk.speaking_of(session.id, lang):
        table = await desk.seated(session.id, lang)
        draft = await session.draft(press_of(interaction))
        decision = draft.decision
        if decision is None:
            if draft.steps or draft.crossing is not None:
                raise DraftError("draft-complete")
            raise NotAskedError(waiting_for=list(draft.waiting_for))
        typed = split_moves(action)
        words = draft.blueprint.game.canonical(typed[0] if typed else ())
        return Answer(_explained(decision, words, table, lang))


def _explained(decision: Decision, words: Words, table: Seated, lang: str) -> str:
    """What the rules say about an action: that it is possible, or what is missing."""
    label = texts.move(lang, table.game, words)
    if decision.allows(words) or any(
        option.words[: len(words)] == words for option in decision.offer()
    ):
        lines = [texts.text(lang, "why-possible", move=label)]
        if decision.advise is not None and decision.allows(words):
            lines.append(texts.Text(notes_text(decision.advise().outlook(words), table, lang)))
        return "\n".join(line for line in lines if line)
    notes = [] if decision.advise is None else list(decision.advise().obstacles(words))
    refusal = decision.refusal(words)
    if not notes and refusal is not None:
        notes = [refusal]
    lines = [texts.text(lang, "why-not", move=label)]
    lines += [texts.Text(f"• {texts.note(lang, table.game, note, table.names)}") for note in notes]
    return "\n".join(lines)


async def export(interaction: Interaction, lang: str) -> Answer:
    """The record of the game as a file, as far as the user knows it."""
    desk: Desk = interaction.client.desk
    session = await desk.live(interaction)
    async with desk.speaking_of(session.id, lang):
        table = await desk.seated(session.id, lang)
        record = await session.record(table.seat_of(interaction.user.id))
        content = format_record(record).encode()
        file = discord.File(io.BytesIO(content), f"{table.game}-{session.id}.txt")
        over = table.row.status is Status.FINISHED
        said = texts.text(lang, "export-finished" if over else "export-open")
        return Answer(said, files=[file])


# --- autocomplete --------------------------------------------------------------------------


async def _table_of(interaction: Interaction) -> tuple[Seated | None, str]:
    desk: Desk = interaction.client.desk
    person = await desk.people.meet(interaction.user, interaction.locale)
    try:
        row = await desk.here(interaction)
        return await desk.seated(row.id, person.lang), person.lang
    except REFUSED:
        return None, person.lang


async def complete_view(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """What can be shown of the game here."""
    table, lang = await _table_of(interaction)
    names: tuple[str, ...] = (TEXT_VIEW, LOG_VIEW)
    if table is not None:
        view = await _view_soon(interaction.client.desk, table)
        names = view_names(table.game, view)
    lines = [(name, view_text(name, None if table is None else table.game, lang)) for name in names]
    return _choices(lines, typed)


async def _view_soon(desk: Desk, table: Seated) -> object:
    """What everybody may see; nothing before the start, or if that would take long."""
    try:
        return await asyncio.wait_for(desk.sessions.get(table.row.id).view(), MOST_WAIT)
    except (*REFUSED, TimeoutError):
        return None


async def complete_seat(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """Who sits at the table."""
    table, _ = await _table_of(interaction)
    names = () if table is None else table.names
    return _choices([(str(seat), name) for seat, name in enumerate(names)], typed)


async def complete_action(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """The kinds of action that the game has."""
    desk: Desk = interaction.client.desk
    table, lang = await _table_of(interaction)
    if table is None:
        return []
    verbs = dict.fromkeys(one.verb for one in desk.sessions.games[table.game].commands)
    lines = [(verb, texts.plain(texts.move(lang, table.game, (verb,)))) for verb in verbs]
    return _choices(lines, typed)


def _choices(lines: list[tuple[str, str]], typed: str) -> list[Choice[str]]:
    """Values with their labels, as far as either has what was typed in it."""
    wanted = typed.strip().casefold()
    return [
        Choice(name=cut(label, LONGEST_OPTION), value=value)
        for value, label in lines
        if wanted in f"{value} {label}".casefold()
    ][:MOST]
