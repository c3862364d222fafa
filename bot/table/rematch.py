"""A game that is over is played again with the same options; all who played are called to it."""

from __future__ import annotations

from collections.abc import Sequence

from bot.cards.lobby_card import TURNSTILE, refresh_lobby
from bot.cards.turn_card import REMATCH
from bot.client.components import Key
from bot.client.replies import Manner, Reply
from bot.client.request import Request, Seated, handles
from bot.session import Wish
from bot.session.accord.agreed_rules import RULES
from bot.session.errors import NotSeatedError
from bot.session.live import rules_of
from bot.session.lobby import AFTER, Again
from bot.store.rows import GameRow, Status
from bot.table.lobby_commands import DONE, opened
from bot.table.server_command import check_opening
from engine.core.game import HUMAN, AnyGame
from render import texts


@handles(REMATCH)
async def rematch(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """The button on the last card, for those who played: who presses it first opens a table and is
    its host, who presses it later sits down there."""

    async def work() -> Reply:
        await request.check_message(key.game)
        async with TURNSTILE.lock(key.game), request.speaking_of(key.game):
            table = await request.services.seated(key.game, request.lang)
            if table.seat_of(request.user) is None:
                raise NotSeatedError
            lobby = await _opened_after(request, table.row)
            return await (_open(request, table) if lobby is None else _join(request, lobby))

    await request.answer(work(), Manner.PUBLIC)


async def _opened_after(request: Request, row: GameRow) -> GameRow | None:
    """The lobby in which this game is to be played again, if it is open here."""
    here = None if row.channel is None else await request.sessions.in_channel(row.channel)
    if here is None or here.status is not Status.LOBBY:
        return None
    return here if here.options.get(AFTER) == str(row.id) else None


async def _join(request: Request, lobby: GameRow) -> Reply:
    async with TURNSTILE.lock(lobby.id), request.speaking_of(lobby.id):
        await request.sessions.join(lobby.id, request.user)
        await refresh_lobby(request.services, lobby.id)
    return Reply(texts.text(request.lang, DONE["join"]), aside=True)


async def _open(request: Request, table: Seated) -> Reply:
    await check_opening(request, away=False)
    row, game = table.row, rules_of(request.sessions.games, table.game)
    users = tuple(seat.user for seat in table.seats if seat.user is not None)
    computers = tuple(seat.computer for seat in table.seats if seat.user is None and seat.computer)
    alone = {*users} == {request.user} and not computers
    wish = Wish(
        game.key,
        _chosen(game, row, alone=alone),
        robots=tuple(name for name in row.setup.seats if name != HUMAN),
        most=len(users) + len(computers),
    )
    rules = {rule: row.options[rule] for rule in RULES if row.options.get(rule)}
    if alone:
        return await opened(request, wish, users, rules)
    others = tuple(_others(users, request.user, table))
    return await opened(request, wish, (), rules, Again(row.id, others, computers))


def _others(users: Sequence[int], host: int, table: Seated) -> Sequence[int]:
    """Whom to call: everybody who played, but who calls and whoever has left the server."""
    return [user for user in dict.fromkeys(users) if user != host and user not in table.departed]


def _chosen(game: AnyGame, row: GameRow, *, alone: bool) -> dict[str, str]:
    """What people had chosen; what only importers set is not chosen again, nor is a seed: nobody
    is to know the cards of the last game."""
    known = {option.key: option for option in game.options if option.lobby}
    return {
        key: value
        for key, value in row.setup.options.items()
        if (option := known.get(key)) is not None
        and (alone or not option.solo)
        and (not option.values or value in option.values)
    }
