"""The lobby card: what will be played, who has joined, and the buttons to do so."""

from __future__ import annotations

import logging
from typing import Any

import discord
from discord import ui

from bot.cards.other_posts import delivers
from bot.cards.signed_posts import found, send_signed
from bot.cards.turn_words import mention
from bot.client.components import Key, MessageLayout, button
from bot.client.replies import edit
from bot.client.request import Seated, Services
from bot.session.outbox import LOBBY
from bot.store import posts
from bot.store.rows import PostRow, Status
from engine.core.assumed import assumed_of
from engine.core.game import HUMAN
from render import texts

LOG = logging.getLogger(__name__)


@delivers(LOBBY)
async def send_lobby(services: Services, row: PostRow, _: bool) -> None:
    """The card of a lobby whose command was not answered; raises discord.py's errors.

    The answer may have become the card although nobody could note that, so it is looked for first.
    """
    assert row.game is not None
    sessions = services.sessions
    game, _seats = await sessions.find(row.game)
    message: int | None = None
    if game.status is Status.LOBBY:
        channel = services.client.get_partial_messageable(row.channel)
        message = await found(channel, row, services.client.user)
        if message is None:
            layout = await lobby_card(services, row.game, await services.lang_of_table(game))
            message = await send_signed(channel, row, layout, ())
    await sessions.database.write(posts.sent, row.id, message, sessions.clock.now())
    if message is not None:
        await refresh_lobby(services, row.game)  # people may have come meanwhile


STAND_IN = "robot"
"""The verb of the button with which the host seats a robot beside the people."""


async def lobby_card(services: Services, game: int, lang: str) -> MessageLayout:
    """The card of a lobby as it is now."""
    table = await services.seated(game, lang)
    layout = MessageLayout()
    layout.say(title(table), *options_lines(table))
    layout.say(*_players(services, table))
    if _assumes(services, table):
        layout.say(f"-# {texts.text(lang, 'lobby-assumed', table.game)}")
    if table.row.status is Status.LOBBY:
        layout.row(_buttons(services, table))
    elif table.row.status is Status.ABANDONED:
        layout.say(texts.text(lang, "lobby-closed"))
    return layout


ASSUMED = "assumed"
"""The verb of the button, and the topic, that tell what of a game is assumed."""


def _assumes(services: Services, table: Seated) -> bool:
    """Whether values of the game are assumed that players should know of."""
    assumed = assumed_of(services.sessions.games[table.game])
    told = texts.has(table.lang, "lobby-assumed", table.game)
    return told and assumed is not None and bool(assumed.questions())


def _assumed_buttons(services: Services, table: Seated) -> list[ui.Button[Any]]:
    if not _assumes(services, table):
        return []
    label = texts.text(table.lang, "lobby-what-is-assumed", table.game)
    return [button(label, Key(ASSUMED, table.row.id, argument=table.game))]


def title(table: Seated) -> str:
    """What is played here, as a heading."""
    return f"### {texts.text(table.lang, 'game-name', table.game)}"


def options_lines(table: Seated) -> list[str]:
    """What was chosen, option by option."""
    lang = table.lang
    setup = table.row.setup
    chosen = [
        f"{texts.text(lang, f'option-{key}', table.game)}: {value_text(table, key, value)}"
        for key, value in setup.options.items()
        if texts.has(lang, f"option-{key}", table.game)  # importers set options without a name
    ]
    if setup.seed:
        chosen.append(str(texts.text(lang, "lobby-seed", seed=setup.seed)))
    return [f"-# {' · '.join(chosen)}"] if chosen else []


def value_text(table: Seated, key: str, value: str) -> str:
    """The label of an option's value; a word of the game where the option has no own label."""
    lang = table.lang
    own = f"{key}-{value}"
    if texts.has(lang, own, table.game):
        return texts.text(lang, own, table.game)
    return texts.word(lang, table.game, value, kind=key)


def most_players(services: Services, table: Seated) -> int:
    """How many can join."""
    game_most = services.sessions.games[table.game].seats[-1] - len(_robots(table))
    wished = int(table.row.options.get("most", "0"))
    return min(game_most, wished or game_most)


def _robots(table: Seated) -> list[str]:
    """Who needs no person; the seats of people stand in the setup too once the game has begun."""
    return [name for name in table.row.setup.seats if name != HUMAN]


def _players(services: Services, table: Seated) -> list[str]:
    lang = table.lang
    users = [seat.user for seat in table.seats if seat.user is not None]
    most = most_players(services, table)
    lines = [str(texts.text(lang, "lobby-players", n=len(users), most=most))]
    for user, name in zip(users, table.names, strict=False):
        host = f" · {texts.text(lang, 'lobby-host')}" if user == table.row.organiser else ""
        who = texts.safe_name(name) if user in table.departed else mention(user)
        lines.append(f"{who}{host}")
    lines += [f"🤖 {texts.word(lang, table.game, robot)}" for robot in _robots(table)]
    full = len(users) >= most
    if table.row.status is Status.LOBBY and len(users) >= _least(services, table):
        lines.append(str(texts.text(lang, "lobby-full" if full else "lobby-ready")))
    return lines


def _least(services: Services, table: Seated) -> int:
    return max(2, services.sessions.games[table.game].seats[0] - len(_robots(table)))


def _stand_in_buttons(services: Services, table: Seated) -> list[ui.Button[Any]]:
    """A robot that may sit beside several people takes a seat, or all of them get up again."""
    stand_ins = services.sessions.games[table.game].stand_ins
    key = Key(STAND_IN, table.row.id)
    names = [texts.Text(texts.word(table.lang, table.game, robot)) for robot in stand_ins[:1]]
    return [button(texts.text(table.lang, "lobby-robot", robot=name), key) for name in names]


def _buttons(services: Services, table: Seated) -> list[ui.Button[Any]]:
    lang = table.lang
    count = len([seat for seat in table.seats if seat.user is not None])
    full = count >= most_players(services, table)
    game = table.row.id
    return [
        button(
            texts.text(lang, "lobby-join"),
            Key("join", game),
            discord.ButtonStyle.primary,
            disabled=full,
        ),
        button(texts.text(lang, "lobby-leave"), Key("leave", game)),
        *_stand_in_buttons(services, table),
        button(
            texts.text(lang, "lobby-start"),
            Key("start", game),
            discord.ButtonStyle.success,
            disabled=count < _least(services, table),
        ),
        *_assumed_buttons(services, table),
    ]


async def refresh_lobby(services: Services, game: int) -> None:
    """Bring the lobby card up to date, if it is still there."""
    row, _ = await services.sessions.find(game)
    pressed = await services.sessions.database.read(posts.with_buttons, game)
    card = next((post for post in pressed if post.kind == LOBBY), None)
    if card is None or card.message is None:
        return
    layout = await lobby_card(services, game, await services.lang_of_table(row))
    try:
        await edit(services.client, card, layout)
    except discord.HTTPException as error:
        LOG.info("lobby card of game %s: %s", game, error)
