"""Opening a table, joining, leaving, starting: by command and by the buttons of the lobby card."""

from __future__ import annotations

from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Final

from discord import app_commands
from discord.app_commands import Choice

from bot.cards.lobby_card import (
    AGREE,
    COMPUTER,
    STAND_IN,
    TURNSTILE,
    VOTE,
    assumed_lines,
    lobby_card,
    refresh_lobby,
    remove_second,
)
from bot.client.command import (
    ANYWHERE,
    BY_ANYBODY,
    MOST_OFFERED,
    CommandParam,
    CommandPlan,
    command,
    param,
)
from bot.client.command_names import about, choice_named, group_named, named
from bot.client.components import Key, signature
from bot.client.permissions import is_open_to_all
from bot.client.refusals import EdgeError, RefusedError
from bot.client.replies import Manner, Reply
from bot.client.request import Request, Services, handles
from bot.play.turn_actions import open_panel
from bot.session import Place, Wish
from bot.session.asked.calls import LOBBY, put_lobby
from bot.session.lobby import Again, computers_in
from bot.store import posts
from bot.store.sql import Connection
from bot.table.server_command import check_opening
from bot.table.user_install import homeless
from engine.company.levels import LEVELS
from engine.core.errors import GameError
from engine.core.game import AnyGame, SetupOption
from render import texts

MOST_SEED = 100
ANSWERED_BY = 10.0
"""Seconds until the first card of a game that begins at once stands alone, if the answer to the
command has not become its message by then."""


def lobby_commands() -> list[Any]:
    """`/join`, `/leave`, `/start`."""
    return [
        command(CommandPlan(verb, partial(by_command, verb))) for verb in ("join", "leave", "start")
    ]


def new_group(games: list[AnyGame]) -> app_commands.Group:
    """`/new <game>`, with the options that each game has."""
    group = app_commands.Group(
        name=named("command-new"),
        description=about("command-new.about"),
        allowed_contexts=ANYWHERE,
        allowed_installs=BY_ANYBODY,
    )
    for game in games:
        group.add_command(_new_command(game, group))
    return group


def _new_command(game: AnyGame, group: app_commands.Group) -> Any:
    least = 1 if game.robots else game.seats[0]
    players = param("players", kind=app_commands.Range[int, least, game.seats[-1]])
    options = [_option(game, option) for option in game.options if option.lobby]
    seed = param("seed", kind=app_commands.Range[str, 1, MOST_SEED])
    plan = CommandPlan(
        "new",
        partial(new, game),
        [players, *options, seed],
        manner=Manner.PUBLIC,
        everywhere=True,
        called=group_named(game.key),
        about=about("game-name", game.key),
    )
    return command(plan, group)


def _option(game: AnyGame, option: SetupOption) -> CommandParam:
    """A choice of the setup: from a list where the game has one."""
    key = f"option-{option.key}"
    called = named(f"{key}.name", game.key, option.key)
    choices = [_choice(game, option, value) for value in option.values[:MOST_OFFERED]]
    return CommandParam(option.key, called, about(key, game.key), choices=choices)


def _choice(game: AnyGame, option: SetupOption, value: str) -> Choice[str]:
    for key in (f"{option.key}-{value}", f"word-{value}"):
        if texts.has("en", key, game.key):
            return Choice(name=choice_named(key, game.key, value), value=value)
    return Choice(name=value, value=value)


async def new(
    game: AnyGame,
    request: Request,
    players: int | None = None,
    seed: str | None = None,
    **options: str | None,
) -> Reply:
    """Open a lobby in this channel; who plays alone begins at once, and where nobody else can come
    with all seats of a game that has no robots."""
    away = request.is_elsewhere
    await check_opening(request, away=away)
    seats = _own_seats(game, request, players)
    alone = seats > 0
    if away and not alone:
        raise EdgeError("elsewhere-alone")
    wish = Wish(
        game.key,
        _chosen(game, options, alone=alone),
        robots=game.robots if alone else (),
        seed=seed or "",
        most=seats if alone else players or 0,
    )
    users = (request.user,) * seats
    if away:
        return await _new_elsewhere(game, request, wish, users)
    return await opened(request, wish, users)


async def opened(
    request: Request,
    wish: Wish,
    users: tuple[int, ...],
    rules: Mapping[str, str] | None = None,
    again: Again | None = None,
) -> Reply:
    """The card of a table that is opened here: a game that begins at once with these users on its
    seats, or a lobby where there are none; raises ChannelTakenError."""
    interaction, game = request.interaction, request.sessions.games[wish.game]
    seen = is_open_to_all(interaction)
    place = Place(
        request.user, interaction.guild_id, interaction.channel_id, rules or {}, open=seen
    )
    async with _explained_setup(game):
        if users:
            session = await request.sessions.create(wish, place, users, card_delay=ANSWERED_BY)
            number = session.id
        else:
            number = await request.sessions.open_lobby(
                wish, place, card_delay=ANSWERED_BY, again=again
            )
    row, _ = await request.sessions.find(number)
    card = await lobby_card(request.services, number, await request.services.lang_of_table(row))
    post = await request.sessions.database.read(posts.latest, number, LOBBY)
    if post is not None:
        card.layout.box.id = signature(post.id)
    return Reply(view=card.layout, files=card.files, sent=partial(_keep, request.services, number))


def _own_seats(game: AnyGame, request: Request, players: int | None) -> int:
    """How many seats somebody has who plays without others; 0 where others may join."""
    in_server = request.interaction.guild_id is not None and not request.is_elsewhere
    if game.robots:
        return int(players == 1 or (players is None and not in_server))
    if players == 1:
        raise EdgeError("lobby-not-alone")
    return 0 if in_server else max(players or 0, game.seats[0])


async def _new_elsewhere(
    game: AnyGame, request: Request, wish: Wish, users: tuple[int, ...]
) -> Reply:
    """A game alone, where the bot is no member: its panel is all there is."""
    user = request.user
    if await homeless(request.services, user) is not None:
        raise EdgeError("elsewhere-taken")
    async with _explained_setup(game):
        session = await request.sessions.create(wish, Place(user), users)
    assumed = assumed_lines(request.services, await request.seated(session.id))
    return await open_panel(request, session.id, request.press(), assumed)


def _chosen(game: AnyGame, options: Mapping[str, str | None], *, alone: bool) -> dict[str, str]:
    """What was chosen; options of the solo game are refused at a table of several."""
    solo = {option.key for option in game.options if option.solo}
    chosen = {key: value for key, value in options.items() if value is not None}
    if not alone and (wrong := sorted(solo & chosen.keys())):
        refused = EdgeError("lobby-solo-option", option=wrong[0])
        raise RefusedError(refused, game.key, ())
    return chosen


@asynccontextmanager
async def _explained_setup(game: AnyGame) -> AsyncIterator[None]:
    """A setup that cannot be played is refused in the words of its game."""
    try:
        yield
    except GameError as error:
        raise RefusedError(error, game.key, ()) from error


async def _keep(services: Services, game: int, message: int) -> None:
    """Remember which message is the lobby card."""
    row, _ = await services.sessions.find(game)
    now = services.sessions.clock.now()

    def work(conn: Connection) -> int | None:
        known = posts.latest(conn, game, LOBBY)
        post = put_lobby(conn, game, row.channel, now, 0.0) if known is None else known.id
        if post is not None:
            posts.sent(conn, post, message, now)
            posts.hasten(conn, game, now)
        return None if known is None else known.message

    before = await services.sessions.database.write(work)
    services.sessions.posted.set()
    if before is not None and before != message and row.channel is not None:
        await remove_second(services, row.channel, before)  # the courier was quicker


# --- joining, leaving, starting ------------------------------------------------------------


async def _changed(
    services: Services, verb: str, game: int, user: int, chosen: Sequence[str] = ()
) -> None:
    """Carry out what was wished; raises why not."""
    if verb == "join":
        await services.sessions.join(game, user)
    elif verb == "leave":
        if not await services.sessions.leave(game, user):
            raise EdgeError("lobby-not-in")
    elif verb == COMPUTER:
        row, _ = await services.sessions.find(game)
        wanted = [one for one in chosen if one in LEVELS]
        levels = [*computers_in(row), *wanted] if wanted else []
        await services.sessions.seat_computers(game, user, levels)
    elif verb == STAND_IN:
        await services.sessions.seat_stand_in(game, user)
    elif verb == AGREE:
        await services.sessions.agree(game, user)
    elif verb == VOTE:
        await services.sessions.vote(game, user)
    else:
        await services.sessions.start(game, user)


DONE: Final = {
    "join": "lobby-did-join",
    "leave": "lobby-did-leave",
    "start": "lobby-did-start",
}
"""What each typed form answers."""


async def by_command(verb: str, request: Request) -> Reply:
    """The typed form; the card is changed beside it."""
    row = await request.here()
    async with TURNSTILE.lock(row.id), request.speaking_of(row.id):
        await _changed(request.services, verb, row.id, request.user)
        await refresh_lobby(request.services, row.id)
    return Reply(texts.text(request.lang, DONE[verb]))


@handles("join", "leave", "start", STAND_IN, COMPUTER, AGREE, VOTE)
async def by_button(request: Request, key: Key, chosen: tuple[str, ...]) -> None:
    """The buttons of the card."""
    lock = TURNSTILE.lock(key.game)
    held = False

    async def work() -> Reply:
        nonlocal held
        held = await lock.acquire()
        await request.check_message(key.game)
        async with request.speaking_of(key.game):
            await _changed(request.services, key.verb, key.game, request.user, chosen)
        row, _ = await request.sessions.find(key.game)
        lang = await request.services.lang_of_table(row)
        card = await lobby_card(request.services, key.game, lang)
        return Reply(view=card.layout, files=card.files)

    try:
        await request.answer(work(), Manner.IN_PLACE)
    finally:
        if held:
            lock.release()
