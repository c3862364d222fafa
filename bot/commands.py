"""All that people can ask of the bot: the commands of every room, and whoever takes its presses."""

from __future__ import annotations

from typing import Any

from bot.history.replay_screen import replay_commands
from bot.history.show_commands import looking_commands
from bot.history.statistics_screen import stats_commands
from bot.people import reminder_messages, standing_orders
from bot.people.settings_command import settings_commands
from bot.play import answer_presses, ideas, panel_presses
from bot.play.rules_command import ruling_commands
from bot.play.turn_actions import game_commands, playing_commands
from bot.play.why_command import why_commands
from bot.session.values import Games
from bot.table import first_game, lobby_options, rematch, requests, user_install, what_if
from bot.table.import_record import import_commands
from bot.table.lobby_commands import lobby_commands, new_group
from bot.table.matchmaking import matchmaking_commands
from bot.table.my_games import personal_commands
from bot.table.organiser_commands import table_group
from bot.table.server_command import server_group

TAKES_PRESSES = (
    answer_presses,
    panel_presses,
    ideas,
    lobby_options,
    rematch,
    user_install,
    first_game,
    standing_orders,
    reminder_messages,
    requests,
    what_if,
)
"""What is imported for the presses that it takes, or the posts that it sends."""


def commands_of(games: Games) -> list[Any]:
    """What belongs to the bot, then what each game declares."""
    return [
        new_group(list(games.values())),
        table_group(),
        server_group(),
        *lobby_commands(),
        *matchmaking_commands(games),
        *playing_commands(),
        *looking_commands(),
        *replay_commands(),
        *stats_commands(),
        *personal_commands(),
        *settings_commands(),
        *ruling_commands(),
        *why_commands(),
        *import_commands(),
        *map(game_commands, games.values()),
    ]
