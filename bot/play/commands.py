"""Playing: typed moves, the panel, taking back, and a game's own commands."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.client.command import Param, Plan, command, param
from bot.client.command_names import about, named
from bot.client.components import LONGEST_OPTION, Interaction, cut
from bot.client.replies import Answer, Work
from bot.client.services import Desk
from bot.play.autocomplete import complete_move, complete_word
from bot.play.panel.look import Modes
from bot.play.turn_actions import open_panel, outcome, press_of, sent_off, undo_outcome
from bot.session import DraftView, Press
from bot.session.errors import NotAskedError
from bot.session.values import AnyGame
from bot.store import people
from bot.store.rows import Status
from engine.core.game import Command
from render import texts

MOST_GAMES = 25


def playing_commands() -> list[Any]:
    """`/move`, `/turn`, `/undo`."""
    text = param("text", required=True, complete=complete_move)
    plans = (
        Plan("move", move, (text, param("commit", kind=bool))),
        Plan("turn", turn, (param("game", complete=complete_game),)),
        Plan("undo", undo),
    )
    return [command(plan) for plan in plans]


def game_commands(game: AnyGame) -> app_commands.Group:
    """`/<game> <verb>` for every verb that the game declares."""
    group = app_commands.Group(
        name=game.key,
        description=about("game-name", game.key),
        allowed_contexts=app_commands.AppCommandContext(guild=True, dm_channel=True),
        allowed_installs=app_commands.AppInstallationType(guild=True, user=False),
    )
    for declared in game.commands:
        plan = Plan(
            declared.name,
            partial(play_verb, declared),
            [_word_param(game, declared, at) for at in range(len(declared.params))],
            game=game.key,
        )
        group.add_command(command(plan, group))
    return group


def _word_param(game: AnyGame, declared: Command, at: int) -> Param:
    """One word of the move; what came before it decides what is offered."""
    name = declared.params[at].name
    earlier = [one.name for one in declared.params[:at]]

    async def complete(interaction: Interaction, typed: str) -> list[Choice[str]]:
        given = [str(interaction.namespace[one] or "") for one in earlier]
        before = [word for text in given for word in text.lower().split()]
        return await complete_word(interaction, typed, declared.verb, before)

    key = f"param-{name}"
    called, said = named(key, game.key, name), about(f"{key}.about", game.key)
    required = not declared.params[at].optional
    return Param(name, called, said, required=required, complete=complete)


def play_verb(declared: Command, interaction: Interaction, lang: str, **values: str | None) -> Work:
    """One step into the draft."""
    words = [declared.verb, *(values.get(one.name) or "" for one in declared.params)]
    return move(interaction, lang, " ".join(word for word in words if word))


async def move(
    interaction: Interaction, lang: str, text: str, commit: bool | None = None
) -> Answer:
    """Play typed moves into the draft; commit it if so wished, now or always (`/settings`)."""
    desk: Desk = interaction.client.desk
    session = await desk.live(interaction)
    press = press_of(interaction)
    async with desk.speaking_of(session.id, lang):
        done = await session.play(press, text, commit=bool(commit))
        if commit is None and isinstance(done, DraftView):
            stored = await desk.sessions.database.read(people.user_settings, press.user)
            done = await sent_off(session, done, press, Modes.of(stored, done.blueprint.game.key))
        open_ = bool(commit) and isinstance(done, DraftView) and not done.confirmed
        notice = [texts.text(lang, "panel-missing")] if open_ else []
        return await outcome(desk, session, done, press, lang, notice=notice)


async def turn(interaction: Interaction, lang: str, game: str | None = None) -> Answer:
    """The panel of the user's turn."""
    desk: Desk = interaction.client.desk
    session = await desk.live(interaction, game)
    return await open_panel(desk, session.id, press_of(interaction), lang)


async def undo(interaction: Interaction, lang: str) -> Answer:
    """Take back the last step of the draft, else the last committed turn."""
    desk: Desk = interaction.client.desk
    session = await desk.live(interaction)
    press = press_of(interaction)
    async with desk.speaking_of(session.id, lang):
        try:
            draft = await session.draft(Press(press.user))
            begun = bool(draft.steps) or draft.crossing is not None
        except NotAskedError:
            begun = False
        if begun:
            back = await session.back(press)
            return await outcome(desk, session, back, press, lang)
        return await undo_outcome(desk, session, await session.undo(press), press, lang)


async def complete_game(interaction: Interaction, typed: str) -> list[Choice[str]]:
    """The user's games that go on, those that wait for him first."""
    desk: Desk = interaction.client.desk
    person = await desk.people.meet(interaction.user, interaction.locale)
    found: list[Choice[str]] = []
    for row, waits in await desk.sessions.of_user(interaction.user.id):
        if row.status is Status.LIVE and len(found) < MOST_GAMES:
            table = await desk.seated(row.id, person.lang)
            label = texts.plain(game_label(table.game, table.names, person.lang))
            label = f"▶ {label}" if waits else label
            if typed.casefold() in label.casefold() or typed == str(row.id):
                found.append(Choice(name=cut(label, LONGEST_OPTION), value=str(row.id)))
    return found


def game_label(game: str, names: Sequence[str], lang: str) -> str:
    """A game in a line: what it is and who plays."""
    name = texts.text(lang, "game-name", game)
    return f"{name}: {', '.join(texts.safe_name(one) for one in names)}"
