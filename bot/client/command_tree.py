"""The command tree: all commands of the bot, and what happens when one of them fails."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any

from discord import app_commands

from bot.client.components import Interaction
from bot.client.replies import Answer, respond, unexpected
from bot.history.commands import past_commands
from bot.history.show_commands import looking_commands
from bot.people.games_and_help import personal_commands
from bot.people.settings_command import settings_commands
from bot.play.commands import game_commands, playing_commands
from bot.play.rules_command import ruling_commands
from bot.session.values import AnyGame
from bot.store.errors import StoreError
from bot.table.lobby_commands import lobby_commands, new_group
from bot.table.organiser_commands import table_group
from render import texts

LOG = logging.getLogger(__name__)


class OrreryTree(app_commands.CommandTree[Any]):
    """Remembers whom it meets; answers what no command could answer."""

    async def interaction_check(self, interaction: Interaction, /) -> bool:
        """Everybody may use the bot, once per interaction; what he is called is remembered."""
        if not interaction.client.is_new(interaction):
            return False
        try:
            await interaction.client.desk.people.meet(interaction.user, interaction.locale)
        except StoreError as error:  # the command itself has an answer for it
            LOG.warning("user %s could not be noted: %s", interaction.user.id, error)
        return True

    async def on_error(
        self, interaction: Interaction, error: app_commands.AppCommandError, /
    ) -> None:
        """A command that Discord knows and we do not, or a fault before its work began."""
        lang = texts.language(str(interaction.locale))
        known = isinstance(
            error, app_commands.CommandNotFound | app_commands.CommandSignatureMismatch
        )

        async def work() -> Answer:
            if known:
                LOG.warning("commands at Discord are older than ours: %s", error)
                return Answer(f"⛔ {texts.text(lang, 'reply-old-command')}")
            return Answer(f"⛔ {unexpected(interaction, error, lang)}")

        if not interaction.response.is_done():
            await respond(interaction, work(), lang)


def add_commands(tree: OrreryTree, games: Mapping[str, AnyGame]) -> None:
    """Fill the tree: what belongs to the bot, then what each game declares."""
    tree.add_command(new_group(list(games.values())))
    tree.add_command(table_group())
    own = (
        lobby_commands(),
        playing_commands(),
        looking_commands(),
        past_commands(),
        personal_commands(),
        settings_commands(),
        ruling_commands(),
    )
    for made in (one for commands in own for one in commands):
        tree.add_command(made)
    for game in games.values():
        tree.add_command(game_commands(game))
