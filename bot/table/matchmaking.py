"""`/play`: the open tables of a server; whoever finds none waits, and is called to the next one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import ui
from discord.app_commands import Choice

from bot.cards.lobby_card import TURNSTILE, most_players, options_lines, refresh_lobby
from bot.cards.other_posts import delivers
from bot.cards.signed_posts import found
from bot.client.command import MOST_OFFERED, CommandPlan, command, param
from bot.client.command_names import choice_named
from bot.client.components import Key, MessageLayout, button, mention, mentions
from bot.client.refusals import EdgeError
from bot.client.replies import Manner, Reply
from bot.client.request import Request, Seated, Services, handles
from bot.session.lobby import CALLED
from bot.session.values import Games
from bot.store import games, posts, wanted
from bot.store.rows import GameRow, PostRow, Status
from render import texts

JOIN, WAIT, STOP = "playjoin", "playwait", "playstop"
MOST_TABLES: Final = 5


def matchmaking_commands(known: Games) -> list[Any]:
    """`/play`."""
    choices = [Choice(name=choice_named("game-name", key, key), value=key) for key in known]
    game = param("kind", choices=choices[:MOST_OFFERED])
    return [command(CommandPlan("play", play, [game]))]


async def play(request: Request, **chosen: str | None) -> Reply:
    """The open tables of this server, and a way to be called to the next."""
    return await _shown(request, chosen["kind"] or wanted.ANY)


async def _shown(request: Request, game: str) -> Reply:
    guild = request.interaction.guild_id
    if guild is None:
        raise EdgeError("play-in-server")
    lang, now = request.lang, request.sessions.clock.now()
    rows = await request.sessions.database.read(games.lobbies_in, guild)
    seen = [row for row in rows if game in (wanted.ANY, row.key) and _sees(request, row)]
    layout = MessageLayout()
    layout.say(texts.text(lang, "play-title" if seen else "play-none"))
    for row in seen[:MOST_TABLES]:
        _table(layout, request, await request.services.seated(row.id, lang))
    waiting = await request.sessions.database.read(wanted.of_guild, guild, now)
    if waiting:
        layout.say(f"-# {texts.text(lang, 'play-waiting', n=len(waiting))}")
    if request.user in waiting:
        layout.row([button(texts.text(lang, "play-stop"), Key(STOP, argument=game))])
    else:
        primary = discord.ButtonStyle.secondary if seen else discord.ButtonStyle.primary
        layout.row([button(texts.text(lang, "play-wait"), Key(WAIT, argument=game), primary)])
    return Reply(view=layout)


def _table(layout: MessageLayout, request: Request, table: Seated) -> None:
    """A table that has not begun: what is played, who is there, and a button to join."""
    lang, row = request.lang, table.row
    users = [seat.user for seat in table.seats if seat.user is not None]
    most = most_players(request.services, table)
    name = texts.text(lang, "game-name", table.game)
    count = texts.text(lang, "lobby-players", n=len(users), most=most)
    layout.say(f"**{name}** · {count} · <#{row.channel}>", *options_lines(table))
    here = request.user in users
    label = texts.text(lang, "play-joined" if here else "lobby-join")
    style = discord.ButtonStyle.success
    full = here or len(users) >= most
    row_of: list[ui.Item[Any]] = [button(label, Key(JOIN, row.id), style, disabled=full)]
    layout.row(row_of)


def _sees(request: Request, row: GameRow) -> bool:
    """Whether a table's channel is one that this person can see."""
    guild, member = request.interaction.guild, request.interaction.user
    if guild is None or row.channel is None or not isinstance(member, discord.Member):
        return False
    channel = guild.get_channel_or_thread(row.channel)
    if channel is None:  # an archived thread perhaps, and nobody tells who sees that
        return False
    allowed = channel.permissions_for(member)
    private = isinstance(channel, discord.Thread) and channel.is_private()
    return allowed.view_channel and (allowed.manage_threads or not private)


@handles(JOIN)
async def join(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """Sit down at a table of the list."""

    async def work() -> Reply:
        async with TURNSTILE.lock(key.game), request.speaking_of(key.game):
            await request.sessions.join(key.game, request.user)
            await refresh_lobby(request.services, key.game)
        await _wait(request, None)
        return await _shown(request, wanted.ANY)

    await request.answer(work(), Manner.IN_PLACE)


@handles(WAIT, STOP)
async def wait(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """Be called to the next table, or no longer."""

    async def work() -> Reply:
        await _wait(request, key.argument if key.verb == WAIT else None)
        return await _shown(request, key.argument)

    await request.answer(work(), Manner.IN_PLACE)


async def _wait(request: Request, game: str | None) -> None:
    guild, user = request.interaction.guild_id, request.user
    if guild is None:
        return
    if game is None:
        await request.sessions.database.write(wanted.clear, guild, user)
    else:
        now = request.sessions.clock.now()
        await request.sessions.database.write(wanted.put, guild, user, game, now)


@delivers(CALLED)
async def send_called(services: Services, row: PostRow, unsure: bool) -> None:
    """Call those who waited to a table that has just been opened; raises discord.py's errors."""
    assert row.game is not None
    sessions = services.sessions
    game, _ = await sessions.find(row.game)
    channel = services.client.get_partial_messageable(row.channel)
    message = await found(channel, row, services.client.user) if unsure else None
    users = _users(row.payload.get("users"))
    if message is None and users and game.status is Status.LOBBY:
        lang = await services.lang_of_table(game)
        name = texts.text(lang, "game-name", game.key)
        layout = MessageLayout()
        host = row.payload.get("host")
        by = {"host": mention(host)} if isinstance(host, int) else {}
        key = "rematch-called" if by else "play-called"
        layout.say(texts.text(lang, key, who=mentions(users), plays=name, **by))
        message = await layout.send(channel, row.id, users)
    await sessions.database.write(posts.sent, row.id, message, sessions.clock.now())


def _users(value: object) -> Sequence[int]:
    """Those of a payload; whoever is forgotten is none."""
    return [one for one in value if isinstance(one, int)] if isinstance(value, list) else []
