"""Playing: typed moves, the panel, taking back, and a game's own commands."""

from __future__ import annotations

from functools import partial
from typing import Any

from discord import app_commands
from discord.app_commands import Choice

from bot.cards.turn_words import game_label
from bot.client.command import Param, Plan, command, param
from bot.client.command_names import about, named
from bot.client.components import LONGEST_OPTION, cut
from bot.client.replies import Answer, Work
from bot.client.request import Request
from bot.play.autocomplete import complete_move, complete_word
from bot.play.panel.look import Modes
from bot.play.turn_actions import open_panel, outcome, sent_off, undo_outcome
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

    async def complete(request: Request, typed: str) -> list[Choice[str]]:
        given = [str(request.interaction.namespace[one] or "") for one in earlier]
        before = [word for text in given for word in text.lower().split()]
        return await complete_word(request, typed, declared.verb, before)

    key = f"param-{name}"
    called, said = named(key, game.key, name), about(f"{key}.about", game.key)
    required = not declared.params[at].optional
    return Param(name, called, said, required=required, complete=complete)


def play_verb(declared: Command, request: Request, **values: str | None) -> Work:
    """One step into the draft."""
    words = [declared.verb, *(values.get(one.name) or "" for one in declared.params)]
    return move(request, " ".join(word for word in words if word))


async def move(request: Request, text: str, commit: bool | None = None) -> Answer:
    """Play typed moves into the draft; commit it if so wished, now or always (`/settings`)."""
    session = await request.live()
    press = request.press()
    async with request.speaking_of(session.id):
        done = await session.play(press, text, commit=bool(commit))
        if commit is None and isinstance(done, DraftView):
            stored = await request.sessions.database.read(people.user_settings, press.user)
            done = await sent_off(session, done, press, Modes.of(stored, done.blueprint.game.key))
        open_ = bool(commit) and isinstance(done, DraftView) and not done.confirmed
        notice = [texts.text(request.lang, "panel-missing")] if open_ else []
        return await outcome(request, session, done, press, notice=notice)


async def turn(request: Request, game: str | None = None) -> Answer:
    """The panel of the user's turn."""
    session = await request.live(game)
    return await open_panel(request, session.id, request.press())


async def undo(request: Request) -> Answer:
    """Take back the last step of the draft, else the last committed turn."""
    session = await request.live()
    press = request.press()
    async with request.speaking_of(session.id):
        try:
            draft = await session.draft(Press(press.user))
            begun = bool(draft.steps) or draft.crossing is not None
        except NotAskedError:
            begun = False
        if begun:
            back = await session.back(press)
            return await outcome(request, session, back, press)
        return await undo_outcome(request, session, await session.undo(press), press)


async def complete_game(request: Request, typed: str) -> list[Choice[str]]:
    """The user's games that go on, those that wait for him first."""
    found: list[Choice[str]] = []
    for row, waits in await request.sessions.of_user(request.user):
        if row.status is Status.LIVE and len(found) < MOST_GAMES:
            table = await request.seated(row.id)
            label = texts.plain(game_label(table.game, table.names, request.lang))
            label = f"▶ {label}" if waits else label
            if typed.casefold() in label.casefold() or typed == str(row.id):
                found.append(Choice(name=cut(label, LONGEST_OPTION), value=str(row.id)))
    return found
