"""Looking back: `/replay` and `/stats`."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.cards.turn_words import game_label
from bot.client.command import Param, Plan, command, offered, param
from bot.client.command_names import about, named
from bot.client.refusals import EdgeError
from bot.client.replies import Answer
from bot.client.request import Request
from bot.history.replay_screen import replay_page
from bot.history.statistics_screen import PAGES, PLAYER, asked_of, stats_page
from bot.store.rows import Status
from render import texts

MOST_GAMES = 25
MOST_NUMBER = 100_000


def past_commands() -> list[Any]:
    """`/replay`, `/stats`."""
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
            found.append(offered(label, str(row.id)))
    return found
