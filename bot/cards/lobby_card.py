"""The lobby card: what will be played, who has joined, and the buttons to do so."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final
from weakref import WeakValueDictionary

import discord
from discord import ui

from bot.cards.lobby_preview import LobbyPreview, lobby_preview
from bot.cards.other_posts import delivers
from bot.cards.rule_words import rule_line
from bot.cards.signed_posts import found
from bot.client.components import Key, MessageLayout, button, mention
from bot.client.pictures import as_file
from bot.client.replies import edit
from bot.client.request import Seated, Services
from bot.session.accord.agreed_rules import CLOCK
from bot.session.asked.calls import LOBBY, put_lobby
from bot.session.lobby import MOST, UNASKED, VOTES, computers_in, users_in, wish_of
from bot.store import posts
from bot.store.rows import GameRow, PostRow, Status
from bot.store.sql import Connection
from engine.company.levels import LEVELS
from engine.company.values import company_of
from engine.core.assumed import assumed_of
from engine.core.game import HUMAN, SetupOption
from render import Picture, texts

LOG = logging.getLogger(__name__)

COMPUTER = "company"
"""The verb of the list with which the host seats computer players."""
NOBODY = "none"
"""The entry of that list which sends all computer players away."""
STAND_IN = "robot"
"""The verb of the button with which the host seats a robot beside the people."""
OPTIONS, AGREE, VOTE = "lobbyoptions", "lobbyagree", "lobbyvote"
"""Verbs of the buttons with which something else is chosen, agreed to, or dealt."""
ASSUMED = "assumed"
"""The verb of the button, and the topic, that tell what of a game is assumed."""
PREVIEW = "board.png"
UNKNOWN_MESSAGE: Final = 10008
"""Discord's code of a message that is not there any more."""


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
        shown = await lobby_card(services, row.game, await services.lang_of_table(game))
        message = await found(channel, row, services.client.user)
        if message is None:
            message = await shown.layout.send(channel, row.id, (), shown.files)
    second = await sessions.database.write(_noted, row.id, message, sessions.clock.now())
    if second:
        await remove_second(services, row.channel, second)
    if message is not None:
        await refresh_lobby(services, row.game)  # people may have come meanwhile


def _noted(conn: Connection, post: int, message: int | None, now: float) -> int | None:
    """Note the message of a card, unless the answer has become the card meanwhile; which message
    is one too many."""
    row = posts.find(conn, post)
    if row is None or row.message in (None, message):
        posts.sent(conn, post, message, now)
        return None
    return message


async def remove_second(services: Services, channel: int, message: int) -> None:
    """A lobby whose answer took so long that the courier set out as well has one card all the
    same."""
    try:
        there = services.client.get_partial_messageable(channel)
        await there.get_partial_message(message).delete()
    except discord.HTTPException as error:
        LOG.info("second lobby card %s stays: %s", message, error)


@dataclass(frozen=True)
class LobbyCard:
    """The card of a lobby with its picture."""

    layout: MessageLayout
    picture: Picture | None = None

    @property
    def files(self) -> list[discord.File]:
        """The picture to be sent with it, if there is one."""
        return [] if self.picture is None else [as_file(self.picture, PREVIEW)]


async def lobby_card(services: Services, game: int, lang: str) -> LobbyCard:
    """The card of a lobby as it is now."""
    table = await services.seated(game, lang)
    layout = MessageLayout()
    if table.row.status is not Status.LOBBY:
        layout.say(title(table), *options_lines(table))
        layout.say(*_players(services, table), *assumed_lines(services, table))
        if table.row.status is Status.ABANDONED:
            layout.say(texts.text(lang, "lobby-closed"))
        return LobbyCard(layout)
    layout.say(title(table), *options_lines(table, lobby_options(services, table)), *_clock(table))
    preview = await lobby_preview(services, table, wish_of(table.row), expected(services, table))
    layout.say(*preview.lines)
    if preview.picture is not None:
        layout.gallery([(PREVIEW, preview.picture.alt)])
    layout.say(*_players(services, table), *assumed_lines(services, table))
    layout.row(_buttons(services, table, preview))
    layout.row(_computers(services, table))
    return LobbyCard(layout, preview.picture)


def _clock(table: Seated) -> list[str]:
    """The time bank, where there is one."""
    agreed = table.row.options.get(CLOCK)
    return [f"-# {rule_line(table.lang, CLOCK, agreed)}"] if agreed else []


def expected(services: Services, table: Seated) -> int:
    """For how many people the board is shown: as many as were wished for, else those who are
    there, if they can play already."""
    wished = int(table.row.options.get(MOST, "0"))
    count = _sitting(table)
    return wished or max(count, _least(services, table))


def _assumes(services: Services, table: Seated) -> bool:
    """Whether values of the game are assumed that players should know of."""
    assumed = assumed_of(services.sessions.games[table.game])
    if assumed is None or (assumed.of_robots and not _robots(table)):
        return False
    return texts.has(table.lang, "lobby-assumed", table.game) and bool(assumed.questions())


def assumed_lines(services: Services, table: Seated) -> list[str]:
    """That values of the game are assumed, where they are."""
    told = _assumes(services, table)
    return [f"-# {texts.text(table.lang, 'lobby-assumed', table.game)}"] if told else []


def _assumed_buttons(services: Services, table: Seated) -> list[ui.Button[Any]]:
    if not assumed_lines(services, table):
        return []
    label = texts.text(table.lang, "lobby-what-is-assumed", table.game)
    return [button(label, Key(ASSUMED, table.row.id, argument=table.game))]


def title(table: Seated) -> str:
    """What is played here, as a heading."""
    return f"### {texts.text(table.lang, 'game-name', table.game)}"


def lobby_options(services: Services, table: Seated) -> list[SetupOption]:
    """What the people of a lobby can choose, as far as it means anything with the rest."""
    options = services.sessions.games[table.game].options
    values = {one.key: one.values[0] for one in options if one.values} | {**table.row.setup.options}
    return [
        one
        for one in options
        if one.lobby
        and not one.solo
        and one.values
        and (one.under is None or values.get(one.under[0]) == one.under[1])
    ]


def options_lines(table: Seated, options: Sequence[SetupOption] = ()) -> list[str]:
    """What was chosen, option by option; of these options also what nobody has changed."""
    lang = table.lang
    setup = table.row.setup
    values = {**{one.key: one.values[0] for one in options}, **setup.options}
    chosen = [
        f"{texts.text(lang, f'option-{key}', table.game)}: {value_text(table, key, value)}"
        for key, value in values.items()
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
    wished = int(table.row.options.get(MOST, "0"))
    if table.row.status in (Status.LIVE, Status.FINISHED):
        return _sitting(table)
    return min(game_most, wished or game_most)


def _robots(table: Seated) -> list[str]:
    """Who needs no person; the seats of people stand in the setup too once the game has begun."""
    return [name for name in table.row.setup.seats if name != HUMAN]


def _players(services: Services, table: Seated) -> list[str]:
    lang = table.lang
    users = [seat.user for seat in table.seats if seat.user is not None]
    most = most_players(services, table)
    lines = [str(texts.text(lang, "lobby-players", n=_sitting(table), most=most))]
    in_lobby = table.row.status is Status.LOBBY
    unasked = users_in(table.row, UNASKED) if in_lobby else []
    for user, name in dict(zip(users, table.names, strict=False)).items():
        seats = users.count(user)  # whoever practises alone has them all
        all_ = f" · {texts.text(lang, 'lobby-all-seats', n=seats)}" if seats > 1 else ""
        host = f" · {texts.text(lang, 'lobby-host')}" if user == table.row.organiser else ""
        waits = f" · {texts.text(lang, 'lobby-unasked')}" if user in unasked else ""
        who = texts.safe_name(name) if user in table.departed else mention(user)
        lines.append(f"{who}{all_}{host}{waits}")
    lines += [f"🤖 {texts.word(lang, table.game, robot)}" for robot in _robots(table)]
    lines += [f"🤖 {computer_name(lang, level)}" for level in computers_in(table.row)]
    full = _sitting(table) >= most
    votes = [user for user in users_in(table.row, VOTES) if user in users] if in_lobby else []
    if votes:
        needed = len(users) // 2 + 1
        lines.append(str(texts.text(lang, "lobby-votes", n=len(votes), needed=needed)))
    if in_lobby and _sitting(table) >= _least(services, table) and not {*unasked} & {*users}:
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
    return max(2, services.sessions.games[table.game].seats[0] - len(_robots(table)))


def _stand_in_buttons(services: Services, table: Seated) -> list[ui.Button[Any]]:
    """A robot that may sit beside several people takes a seat, or all of them get up again."""
    stand_ins = services.sessions.games[table.game].stand_ins
    key = Key(STAND_IN, table.row.id)
    names = [texts.Text(texts.word(table.lang, table.game, robot)) for robot in stand_ins[:1]]
    return [button(texts.text(table.lang, "lobby-robot", robot=name), key) for name in names]


def _buttons(services: Services, table: Seated, preview: LobbyPreview) -> list[ui.Button[Any]]:
    lang, game = table.lang, table.row.id
    users = [seat.user for seat in table.seats if seat.user is not None]
    full = _sitting(table) >= most_players(services, table)
    asked = [user for user in users_in(table.row, UNASKED) if user in users]
    primary, success = discord.ButtonStyle.primary, discord.ButtonStyle.success
    found = [
        button(texts.text(lang, "lobby-join"), Key("join", game), primary, disabled=full),
        button(texts.text(lang, "lobby-leave"), Key("leave", game)),
        *_stand_in_buttons(services, table),
        *_assumed_buttons(services, table),
    ]
    if lobby_options(services, table):
        found.append(button(texts.text(lang, "lobby-options"), Key(OPTIONS, game)))
    if preview.dealt and not table.row.setup.seed:
        found.append(button(texts.text(lang, "lobby-anew"), Key(VOTE, game)))
    if asked:
        found.append(button(texts.text(lang, "lobby-agree"), Key(AGREE, game), primary))
    too_few = _sitting(table) < _least(services, table)
    disabled = too_few or bool(asked)
    start = button(texts.text(lang, "lobby-start"), Key("start", game), success, disabled=disabled)
    return [*found, start]


class Turnstile:
    """Changes to one lobby and its card come one after the other, so that the last card is true:
    those of people, and the game's own card where it takes the lobby's place."""

    def __init__(self) -> None:
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, game: int) -> asyncio.Lock:
        """The lock of a lobby."""
        lock = self._locks.get(game)
        if lock is None:
            lock = self._locks[game] = asyncio.Lock()
        return lock


TURNSTILE = Turnstile()


async def refresh_lobby(services: Services, game: int) -> None:
    """Bring the lobby card up to date, if it is still there; again if somebody has joined or left
    meanwhile, whose newer card this one may have covered."""
    told = None
    while (now := await services.sessions.find(game)) != told:
        told = now
        pressed = await services.sessions.database.read(posts.with_buttons, game)
        card = next((post for post in pressed if post.kind == LOBBY), None)
        if card is None or card.message is None:
            return
        shown = await lobby_card(services, game, await services.lang_of_table(now[0]))
        try:
            await edit(services.client, card, shown.layout, shown.files)
        except discord.HTTPException as error:
            LOG.info("lobby card of game %s: %s", game, error)
            if error.code == UNKNOWN_MESSAGE:  # somebody has deleted it
                now_ = services.sessions.clock.now()
                await services.sessions.database.write(_shown_again, card, now[0], now_)
                services.sessions.posted.set()
                return


def _shown_again(conn: Connection, gone: PostRow, game: GameRow, now: float) -> None:
    """A lobby whose card was deleted gets another one."""
    posts.change(conn, gone.id, {**gone.payload, posts.BUTTONS: False})
    if game.status is Status.LOBBY:
        put_lobby(conn, game.id, game.channel, now, 0.0)
