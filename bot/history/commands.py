"""Looking back: `/replay`, `/stats`, and `/import`, which sets a record up again."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.client.command import Param, Plan, command, param
from bot.client.command_names import about, named
from bot.client.components import LONGEST_OPTION, cut
from bot.client.permissions import check_place
from bot.client.refusals import EdgeError
from bot.client.replies import Answer, Manner
from bot.client.request import Request
from bot.history.replay_screen import replay_page
from bot.history.statistics_screen import PAGES, PLAYER, asked_of, stats_page
from bot.play.commands import game_label
from bot.session import Place
from bot.store.rows import Status
from bot.table.import_record import claim_card, record_from, take_in
from render import texts

MOST_GAMES = 25
LONGEST_TEXT = 6000
"""Of what is typed into an option."""
MOST_NUMBER = 100_000


def past_commands() -> list[Any]:
    """`/replay`, `/stats`, `/import`."""
    pages = [Choice(name=named(f"page-{page}"), value=page) for page in PAGES]
    number = app_commands.Range[int, 0, MOST_NUMBER]
    turn = Param("turn", named("param-turn"), about("replay-from"), kind=number)
    player = Param("player", named("param-player"), about("stats-of"), kind=discord.User)
    plans = (
        Plan(
            "replay",
            replay,
            (param("game", complete=complete_any_game), turn),
        ),
        Plan("stats", stats, (param("page", choices=pages), player)),
        Plan(
            "import",
            import_,
            (
                param("file", kind=discord.Attachment),
                param("record", kind=app_commands.Range[str, 1, LONGEST_TEXT]),
                param("at", kind=number),
            ),
            manner=Manner.PUBLIC,
        ),
    )
    return [command(plan) for plan in plans]


async def replay(request: Request, game: str | None = None, turn: int | None = None) -> Answer:
    """A game stepped through again."""
    row = await request.here(game)
    if row.status is Status.LOBBY:
        raise EdgeError("lobby-not-started")
    async with request.speaking_of(row.id):
        return await replay_page(request, row.id, request.user, turn)


async def stats(
    request: Request,
    page: str | None = None,
    player: discord.User | None = None,
) -> Answer:
    """Statistics of the game here, of a player, of what is played, of the players here."""
    whose = 0 if player is None or player.id == request.user else player.id
    asked = await asked_of(request, PLAYER if whose else page, whose)
    return await stats_page(request.services, asked)


async def import_(
    request: Request,
    file: discord.Attachment | None = None,
    record: str | None = None,
    at: int | None = None,
) -> Answer:
    """Set a record up as a new game in this channel."""
    check_place(request.interaction, request.lang)
    taken = await record_from(request.sessions.games, file, record, at)
    place = Place(request.user, request.interaction.guild_id, request.interaction.channel_id)
    game = await take_in(request.services, taken, place)
    row, _ = await request.sessions.find(game)
    lang = await request.services.lang_of_table(row)
    return Answer(view=await claim_card(request.services, game, lang))


async def complete_any_game(request: Request, typed: str) -> list[Choice[str]]:
    """The user's games, open ones first."""
    found: list[Choice[str]] = []
    for row, _ in await request.sessions.of_user(request.user):
        if row.status is Status.LOBBY or len(found) == MOST_GAMES:
            continue
        table = await request.seated(row.id)
        label = texts.plain(game_label(table.game, table.names, request.lang))
        if row.status is not Status.LIVE:
            label = f"{label} · {texts.text(request.lang, f'mygames-{row.status.value}')}"
        if typed.casefold() in label.casefold() or typed == str(row.id):
            found.append(Choice(name=cut(label, LONGEST_OPTION), value=str(row.id)))
    return found
