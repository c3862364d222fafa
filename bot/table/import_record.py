"""A record taken in as a new game: the card on which its seats are claimed."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from dataclasses import replace
from typing import Any, Final

import discord
from discord import app_commands, ui

from bot.cards.lobby_card import options_lines, title
from bot.cards.turn_card import back_buttons
from bot.client.command import CommandPlan, command, param
from bot.client.components import Key, MessageLayout, button, mention
from bot.client.limits import UserLimits
from bot.client.refusals import EdgeError, RefusedError
from bot.client.replies import Manner, Reply
from bot.client.request import Request, Seated, Services, handles
from bot.history.records import MOST_BYTES, read_record
from bot.session import Place
from bot.session.accord.claim_seat import IMPORTED, YES
from bot.session.values import Games
from bot.store.rows import Status
from bot.table.server_command import check_opening
from engine.core.errors import GameError, RecordError
from engine.core.game import HUMAN
from engine.core.record import Record
from render import texts
from render.figures import figures

MOST_NUMBER = 100_000
LONGEST_TEXT = 6000
"""Of what is typed into an option."""

LOG = logging.getLogger(__name__)

CLAIM: Final = "claim"


async def record_from(
    games: Games, file: discord.Attachment | None, text: str | None, at: int | None
) -> Record:
    """The record that somebody has brought, up to a move; raises RefusedError or EdgeError."""
    if file is not None:
        data = await _downloaded(file)
    elif text and text.strip():
        data = text.encode()
    else:
        raise EdgeError("import-nothing")
    try:
        record = await read_record(data, games)
    except GameError as error:
        raise RefusedError(error, _speaker(error, games), ()) from error
    if at is None:
        return record
    if not 0 <= at <= len(record.moves):
        raise RecordError("record-no-such-position", at=at, most=len(record.moves))
    return replace(record, moves=record.moves[:at])


async def _downloaded(file: discord.Attachment) -> bytes:
    if file.size > MOST_BYTES:
        raise RecordError("record-file-too-big", most=MOST_BYTES // 1000)
    try:
        return await file.read()
    except discord.HTTPException as error:
        LOG.info("attachment %s: %s", file.id, error)
        raise EdgeError("import-unreadable") from error


def _speaker(error: GameError, games: Games) -> str | None:
    """The game in whose words a record is refused, if it has any for that."""
    return next((game for game in games if texts.has("en", f"error-{error.key}", game)), None)


async def take_in(services: Services, record: Record, place: Place) -> int:
    """A new game from a record; who plays alone sits down at once. Returns its number."""
    humans = record.setup.seats.count(HUMAN)
    users = (place.organiser,) if humans == 1 else (None,) * humans
    place = replace(place, options={**place.options, IMPORTED: YES})
    try:
        return (await services.sessions.take_in(record, place, users)).id
    except GameError as error:
        raise RefusedError(error, record.setup.game, ()) from error


async def claim_card(services: Services, game: int, lang: str) -> MessageLayout:
    """What was taken in, who sits where, and a button for every free seat."""
    table = await services.seated(game, lang)
    standing = await services.sessions.get(game).standing()
    layout = MessageLayout()
    layout.say(title(table), *options_lines(table))
    over = table.row.status is Status.FINISHED
    free = [] if over else _free_seats(table)
    key = "import-over" if over else "import-free" if free else "import-full"
    moves = standing.game.position
    layout.say(texts.text(lang, "import-taken", n=moves), texts.text(lang, key))
    view = await services.sessions.get(game).view()
    layout.say(*_seat_lines(table, view))
    layout.row([_claim_button(table, seat) for seat in free])
    layout.row(back_buttons(game, lang))
    return layout


def _free_seats(table: Seated) -> list[int]:
    seats = table.row.setup.seats
    return [row.seat for row in table.seats if row.user is None and seats[row.seat] == HUMAN]


def _seat_lines(table: Seated, view: Any) -> Iterator[str]:
    """Every seat with what it plays and who plays it."""
    shown = figures(table.game, view)
    plays = {} if shown is None else {one.seat: one.what for one in shown.seats if one.what}
    for seat, name in enumerate(table.names):
        user = table.user_at(seat)
        who = texts.safe_name(name) if user is None else mention(user)
        what = texts.word(table.lang, table.game, plays[seat]) if seat in plays else ""
        yield " · ".join(part for part in (f"{seat + 1}", what, who) if part)


def _claim_button(table: Seated, seat: int) -> ui.Button[Any]:
    label = texts.text(table.lang, "import-claim", n=seat + 1)
    return button(label, Key(CLAIM, table.row.id, seat), discord.ButtonStyle.primary)


@handles(CLAIM)
async def claim(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """Somebody takes a free seat; the card shows it."""

    async def work() -> Reply:
        await request.check_message(key.game)
        async with request.speaking_of(key.game):
            press = replace(request.press(), seat=None)
            await request.sessions.get(key.game).claim(press, key.seat or 0)
        row, _ = await request.sessions.find(key.game)
        lang = await request.services.lang_of_table(row)
        return Reply(view=await claim_card(request.services, key.game, lang))

    await request.answer(work(), Manner.IN_PLACE)


def import_commands() -> list[Any]:
    """`/import`."""
    plan = CommandPlan(
        "import",
        import_,
        (
            param("file", kind=discord.Attachment),
            param("record", kind=app_commands.Range[str, 1, LONGEST_TEXT]),
            param("at", kind=app_commands.Range[int, 0, MOST_NUMBER]),
        ),
        manner=Manner.PUBLIC,
    )
    return [command(plan)]


async def import_(
    request: Request,
    file: discord.Attachment | None = None,
    record: str | None = None,
    at: int | None = None,
) -> Reply:
    """Set a record up as a new game in this channel."""
    await check_opening(request, away=False)
    with request.services[UserLimits].heavy(request.user):
        taken = await record_from(request.sessions.games, file, record, at)
    place = Place(request.user, request.interaction.guild_id, request.interaction.channel_id)
    game = await take_in(request.services, taken, place)
    row, _ = await request.sessions.find(game)
    lang = await request.services.lang_of_table(row)
    return Reply(view=await claim_card(request.services, game, lang))
