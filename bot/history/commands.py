"""Looking back: `/replay`, `/stats`, and `/import`, which sets a record up again."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.client.command import Param, Plan, command, param
from bot.client.command_names import about, named
from bot.client.components import LONGEST_OPTION, Interaction, cut
from bot.client.permissions import check_place
from bot.client.refusals import EdgeError
from bot.client.replies import Answer, Manner
from bot.client.services import Desk
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


async def replay(
    interaction: Interaction, lang: str, game: str | None = None, turn: int | None = None
) -> Answer:
    """A game stepped through again."""
    desk: Desk = interaction.client.desk
    row = await desk.here(interaction, game)
    if row.status is Status.LOBBY:
        raise EdgeError("lobby-not-started")
    async with desk.speaking_of(row.id, lang):
        return await replay_page(desk, row.id, interaction.user.id, lang, turn)


async def stats(
    interaction: Interaction,
    lang: str,
    page: str | None = None,
    player: discord.User | None = None,
) -> Answer:
    """Statistics of the game here, of a player, of what is played, of the players here."""
    desk: Desk = interaction.client.desk
    whose = 0 if player is None or player.id == interaction.user.id else player.id
    asked = await asked_of(desk, interaction, lang, PLAYER if whose else page, whose)
    return await stats_page(desk, asked)


async def import_(
    interaction: Interaction,
    lang: str,
    file: discord.Attachment | None = None,
    record: str | None = None,
    at: int | None = None,
) -> Answer:
    """Set a record up as a new game in this channel."""
    desk: Desk = interaction.client.desk
    check_place(interaction, lang)
    taken = await record_from(desk.sessions.games, file, record, at)
    place = Place(interaction.user.id, interaction.guild_id, interaction.channel_id)
    game = await take_in(desk, taken, place)
    row, _ = await desk.sessions.find(game)
    return Answer(view=await claim_card(desk, game, await desk.lang_of_table(row)))


async def complete_any_game(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """The user's games, open ones first."""
    desk: Desk = interaction.client.desk
    person = await desk.people.meet(interaction.user, interaction.locale)
    found: list[Choice[str]] = []
    for row, _ in await desk.sessions.of_user(interaction.user.id):
        if row.status is Status.LOBBY or len(found) == MOST_GAMES:
            continue
        table = await desk.seated(row.id, person.lang)
        label = texts.plain(game_label(table.game, table.names, person.lang))
        if row.status is not Status.LIVE:
            label = f"{label} · {texts.text(person.lang, f'mygames-{row.status.value}')}"
        if typed.casefold() in label.casefold() or typed == str(row.id):
            found.append(Choice(name=cut(label, LONGEST_OPTION), value=str(row.id)))
    return found
