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
from bot.session.lobby import computers_in
from bot.session.outbox import LOBBY
from bot.store import posts
from bot.store.rows import PostRow, Status
from engine.company.levels import LEVELS
from engine.company.values import company_of
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


COMPUTER = "company"
"""The verb of the list with which the host seats computer players;"""
NOBODY = "none"
"""its entry for no computer player."""
STAND_IN = "robot"
"""The verb of the button with which the host seats a robot beside the people."""


async def lobby_card(services: Services, game: int, lang: str) -> MessageLayout:
    """The card of a lobby as it is now."""
    table = await services.seated(game, lang)
    layout = MessageLayout()
    layout.say(title(table), *options_lines(table))
    layout.say(*_players(services, table))
    if table.row.status is Status.LOBBY:
        layout.row(_buttons(services, table))
        layout.row(_computers(services, table))
    elif table.row.status is Status.ABANDONED:
        layout.say(texts.text(lang, "lobby-closed"))
    return layout


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
    game_most = services.sessions.games[table.game].seats[-1] - len(table.row.setup.seats)
    wished = int(table.row.options.get("most", "0"))
    return min(game_most, wished or game_most)


def _players(services: Services, table: Seated) -> list[str]:
    lang = table.lang
    users = [seat.user for seat in table.seats if seat.user is not None]
    most = most_players(services, table)
    lines = [str(texts.text(lang, "lobby-players", n=_sitting(table), most=most))]
    for user, name in zip(users, table.names, strict=False):
        host = f" · {texts.text(lang, 'lobby-host')}" if user == table.row.organiser else ""
        who = texts.safe_name(name) if user in table.departed else mention(user)
        lines.append(f"{who}{host}")
    lines += [f"🤖 {texts.word(lang, table.game, robot)}" for robot in table.row.setup.seats]
    lines += [f"🤖 {computer_name(lang, level)}" for level in computers_in(table.row)]
    full = _sitting(table) >= most
    if table.row.status is Status.LOBBY and _sitting(table) >= _least(services, table):
        lines.append(str(texts.text(lang, "lobby-full" if full else "lobby-ready")))
    return lines


def _sitting(table: Seated) -> int:
    """How many people and computer players have taken a seat in a lobby."""
    users = [seat for seat in table.seats if seat.user is not None]
    return len(users) + len(computers_in(table.row))


def computer_name(lang: str, level: str) -> texts.Text:
    """What a computer player of this level is called before it has a seat."""
    return texts.text(lang, "lobby-computer", level=texts.text(lang, f"level-{level}"))


def _computers(services: Services, table: Seated) -> list[ui.Select[Any]]:
    """The host adds computer players, one at a time, or sends them all away."""
    lang, sitting = table.lang, computers_in(table.row)
    if company_of(services.sessions.games[table.game]) is None:
        return []
    room = _sitting(table) < most_players(services, table)
    options = [
        discord.SelectOption(
            label=texts.capital(computer_name(lang, level)),
            value=level,
            description=texts.text(lang, f"level-{level}.about"),
        )
        for level in (LEVELS if room else ())
    ]
    if sitting:
        nobody = texts.text(lang, "lobby-no-computer")
        options.append(discord.SelectOption(label=nobody, value=NOBODY))
    if not options:
        return []
    return [
        ui.Select(
            custom_id=Key(COMPUTER, table.row.id).id("s1"),
            placeholder=texts.text(lang, "lobby-add-computer"),
            options=options,
        )
    ]


def _least(services: Services, table: Seated) -> int:
    return max(2, services.sessions.games[table.game].seats[0] - len(table.row.setup.seats))


def _stand_in_buttons(services: Services, table: Seated) -> list[ui.Button[Any]]:
    """A robot that may sit beside several people takes a seat, or all of them get up again."""
    stand_ins = services.sessions.games[table.game].stand_ins
    key = Key(STAND_IN, table.row.id)
    names = [texts.Text(texts.word(table.lang, table.game, robot)) for robot in stand_ins[:1]]
    return [button(texts.text(table.lang, "lobby-robot", robot=name), key) for name in names]


def _buttons(services: Services, table: Seated) -> list[ui.Button[Any]]:
    lang = table.lang
    count = _sitting(table)
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
