"""`/table`: what is done to a table; whoever else it touches is asked first."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord
from discord import app_commands
from discord.app_commands import Choice

from bot.cards.lobby_card import TURNSTILE, refresh_lobby
from bot.cards.request_card import asked_text
from bot.cards.rule_words import rule_line
from bot.client.command import BY_SERVERS, PLAYED, CommandParam, CommandPlan, command, param
from bot.client.command_names import about, named
from bot.client.members import gone
from bot.client.refusals import EdgeError
from bot.client.replies import Reply
from bot.client.request import Request, Seated, Services
from bot.history.show_commands import seat_of
from bot.people.reminders import Reminders
from bot.people.words import told_lines
from bot.play.turn_actions import complete_game
from bot.session import Agreed, Asked, Session
from bot.session.accord.agreed_rules import RULES
from bot.session.errors import OrganiserError, UndoError
from bot.store.rows import GameRow, Status
from bot.table.autocomplete import complete_sitting, complete_turn, complete_value
from bot.table.info_screen import table_screen
from bot.table.overview import Tables
from bot.table.server_command import check_moving
from engine.company.levels import LEVELS
from render import texts

NOTHING: Final = texts.Text("")
WHERE: Final = discord.TextChannel | discord.Thread
"""Where a table can be moved to."""


def table_group() -> app_commands.Group:
    """`/table` with everything that can be done there."""
    group = app_commands.Group(
        name=named("command-table"),
        description=about("command-table.about"),
        allowed_contexts=PLAYED,
        allowed_installs=BY_SERVERS,
    )
    player = param("player", kind=discord.User)
    somebody = CommandParam(
        "player", player.called, about("table-next-organiser"), kind=discord.User
    )
    leaving = CommandParam(
        "seat",
        named("param-seat"),
        about("table-whose-seat"),
        required=True,
        complete=complete_sitting,
    )
    rules = [Choice(name=about(f"setting-{rule}"), value=rule) for rule in RULES]
    levels = [Choice(name=about(f"level-{level}"), value=level) for level in LEVELS]
    computer = param("computer", choices=levels)
    for plan in _plans(leaving, player, computer, somebody, rules):
        group.add_command(command(plan, group))
    return group


def _plans(
    leaving: CommandParam,
    player: CommandParam,
    computer: CommandParam,
    somebody: CommandParam,
    rules: Sequence[Choice[str]],
) -> tuple[CommandPlan, ...]:
    """The tools, in the order in which they are offered."""
    return (
        CommandPlan("table-info", info),
        CommandPlan("table-remind", remind),
        CommandPlan("table-pause", pause),
        CommandPlan("table-resume", resume),
        CommandPlan("table-replace", replace, (leaving, player, computer)),
        CommandPlan("table-rewind", rewind, (param("turn", complete=complete_turn),)),
        CommandPlan("table-abandon", abandon),
        CommandPlan(
            "table-options",
            options,
            (param("option", choices=rules), param("value", complete=complete_value)),
        ),
        CommandPlan("table-organiser", organiser, (somebody,)),
        CommandPlan(
            "table-move",
            move,
            (
                param("channel", kind=WHERE, required=True),
                param("game", complete=complete_game),
            ),
        ),
    )


async def info(request: Request) -> Reply:
    """The table in words, for everybody."""
    row = await request.here()
    async with request.speaking_of(row.id):
        return Reply(view=await table_screen(request, row.id))


async def remind(request: Request) -> Reply:
    """Remind everybody the table waits for, now."""
    session = await request.live()
    async with request.speaking_of(session.id):
        table = await request.seated(session.id)
        told = await request.services[Reminders].remind_now(request.press(), session.id)

        def name_of(user: int | None) -> texts.Text:
            seat = None if user is None else table.seat_of(user)
            return NOTHING if seat is None else texts.safe_name(table.names[seat])

        return Reply("\n".join(told_lines(request.lang, told, name_of)))


async def pause(request: Request) -> Reply:
    """Nothing is committed, reminded of or answered by itself until the game goes on."""
    session = await request.live()
    async with request.speaking_of(session.id):
        await session.pause(request.press())
    return Reply(texts.text(request.lang, "table-did-pause"))


async def resume(request: Request) -> Reply:
    """The game goes on; one that an update has changed goes on under the present rules."""
    session = await request.live()
    async with request.speaking_of(session.id):
        press = request.press()
        if (await session.standing()).fault is not None:
            done = await session.mend(press, rewind=False)
            return await _said(done, request)
        await session.resume(press)
    return Reply(texts.text(request.lang, "table-did-resume"))


async def replace(
    request: Request,
    seat: str,
    player: discord.User | discord.Member | None = None,
    computer: str | None = None,
) -> Reply:
    """Somebody else plays on at a seat, when he and the others agree; or a computer, until its
    owner is back."""
    session = await request.live()
    async with request.speaking_of(session.id):
        table = await request.seated(session.id)
        number = seat_of(table, seat)
        if (player is None) is (computer is None):
            raise EdgeError("replace-by-whom")
        if player is None:
            left = await _left(request, session)
            level = str(computer)
            done = await session.give_to_computer(request.press(), number, level, left)
            return await _said(done, request)
        left = await _checked(request.services, table, number, player)
        done = await session.replace(request.press(), number, player.id, left)
        return await _said(done, request)


async def _checked(
    services: Services, table: Seated, seat: int, player: discord.User | discord.Member
) -> frozenset[int]:
    """Raise why this person cannot sit there; returns the players who have left the server."""
    name = texts.safe_name(player.display_name)
    if player.bot:
        raise EdgeError("replace-bot", who=name)
    if table.user_at(seat) == player.id:
        raise EdgeError("replace-same", who=name)
    if table.row.guild is None:
        raise EdgeError("replace-in-private")
    sitting = [row.user for row in table.seats]
    left = await gone(services, table.row, [*sitting, player.id])
    if player.id in left:
        raise EdgeError("replace-not-here", who=name)
    return left


async def rewind(request: Request, turn: str | None = None) -> Reply:
    """Back to the end of a turn; after an update back to the last one that is still right."""
    session = await request.live()
    async with request.speaking_of(session.id):
        press = request.press()
        if (await session.standing()).fault is not None:
            return await _said(await session.mend(press, rewind=True), request)
        number = (turn or "").strip()
        if not number:
            raise EdgeError("rewind-which")
        if not number.isdecimal() or len(number) > 9:
            raise UndoError("undo-no-such-turn", turn=number[:40])
        done = await session.rewind(press, int(number), await _left(request, session))
        return await _said(done, request)


async def move(
    request: Request, channel: discord.TextChannel | discord.Thread, game: str | None = None
) -> Reply:
    """The organiser, or whoever manages the server, has the game played on in another channel. A
    table whose channel is gone is named from anywhere in its server."""
    session = await request.live(game)
    row, _ = await request.sessions.find(session.id)
    if row.guild != request.interaction.guild_id:
        raise EdgeError("move-other-server")
    await check_moving(request, channel)
    async with request.speaking_of(session.id):
        await session.move(request.press(), channel.id)
    return Reply(texts.text(request.lang, "table-did-move", where=texts.Text(f"<#{channel.id}>")))


async def abandon(request: Request) -> Reply:
    """End the game without a result; a host closes a table that has not started."""
    row = await request.here()
    async with request.speaking_of(row.id):
        if row.status is Status.LOBBY:
            return await _closed(request, row, request.user)
        session = request.sessions.get(row.id)
        left = await _left(request, session)
        return await _said(await session.abandon(request.press(), left), request)


async def _closed(request: Request, row: GameRow, user: int) -> Reply:
    if row.organiser != user and not request.manages_server:
        raise OrganiserError
    async with TURNSTILE.lock(row.id):
        await request.sessions.close_lobby(row.id, user)
        await refresh_lobby(request.services, row.id)
    return Reply(texts.text(request.lang, "table-did"))


async def options(request: Request, option: str | None = None, value: str | None = None) -> Reply:
    """Without a value the rules of the table as they are; with one, another rule."""
    session = await request.live()
    async with request.speaking_of(session.id):
        if option is None and value is not None:
            raise EdgeError("options-which")
        if option is None or value is None:
            now = await request.services[Tables].info(session.id)
            shown = RULES if option is None else (option,)
        else:
            press = request.press()
            now = await request.services[Tables].agree_on(press, session.id, option, value)
            shown = (option,)
        return Reply("\n".join(rule_line(request.lang, rule, now.rules[rule]) for rule in shown))


async def organiser(
    request: Request,
    player: discord.User | discord.Member | None = None,
) -> Reply:
    """The organiser names another; anybody else at the table asks to become it himself."""
    session = await request.live()
    press = request.press()
    async with request.speaking_of(session.id):
        if player is None or player.id == press.user:
            left = await _left(request, session)
            return await _said(await session.take_over(press, left), request)
        table = await request.seated(session.id)
        if table.seat_of(player.id) is None and table.row.status is Status.LIVE:
            name = texts.safe_name(player.display_name)
            raise EdgeError("organiser-not-seated", who=name)
        await session.hand_over(press, player.id)
        return Reply(texts.text(request.lang, "table-did"))


async def _left(request: Request, session: Session) -> frozenset[int]:
    """The players of a table who have left its server."""
    table = await request.seated(session.id)
    return await gone(request.services, table.row, [row.user for row in table.seats])


async def _said(done: Agreed | Asked | None, request: Request) -> Reply:
    """Done at once, or asked of others."""
    if isinstance(done, Asked):
        return Reply(await asked_text(request.services, done, request.lang))
    return Reply(texts.text(request.lang, "table-did"))
