"""*Always like this…*: the settings that a game has for a kind of question, to choose from."""

from __future__ import annotations

import discord
from discord import ui

from bot.cards.turn_card import ALWAYS
from bot.client.command import LONGEST_OPTION
from bot.client.components import MOST_OPTIONS, Key, MessageLayout, cut
from bot.client.replies import Manner, Reply
from bot.client.request import Request, Services, handles
from bot.client.signs import DONE
from bot.session.errors import ForeignSeatError, NotSeatedError
from bot.store import people
from engine.core.game import AnyGame
from engine.core.habits import habit_setting
from render import texts

ORDER = "order"
"""The verb of the select."""


@handles(ALWAYS)
async def open_settings(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """What can be ordered for the kind of question that a card asks."""
    user = request.user
    await request.answer(_opened(request, key, user))


@handles(ORDER)
async def choose(request: Request, key: Key, chosen: tuple[str, ...]) -> None:
    """A setting was chosen; it holds from now on, also for what is open at other tables."""
    user = request.user
    work = _ordered(request, key, user, chosen)
    await request.answer(work, Manner.IN_PLACE)


async def _opened(request: Request, key: Key, user: int) -> Reply:
    async with request.speaking_of(key.game):
        game = await _game_of(request.services, key, user)
        return Reply(view=await _layout(request, game, key, user))


async def _ordered(request: Request, key: Key, user: int, chosen: tuple[str, ...]) -> Reply:
    async with request.speaking_of(key.game):
        game = await _game_of(request.services, key, user)
        setting = next((one for one in chosen if one in game.habit_settings[key.argument]), None)
        if setting is not None:
            await request.sessions.set_order(user, game.key, key.argument, setting)
        return Reply(view=await _layout(request, game, key, user, saved=setting is not None))


async def _game_of(services: Services, key: Key, user: int) -> AnyGame:
    """The game of a button; raises for whoever does not play, and for another's seat."""
    row, seats = await services.sessions.find(key.game)
    own = [seat.seat for seat in seats if seat.user == user]
    if not own:
        raise NotSeatedError(game=key.game)
    if key.seat is not None and key.seat not in own:
        raise ForeignSeatError(seat=key.seat)
    return services.sessions.games[row.key]


async def _layout(
    request: Request, game: AnyGame, key: Key, user: int, *, saved: bool = False
) -> MessageLayout:
    kind = key.argument
    orders = await request.sessions.database.read(people.orders, [user], game.key)
    now = habit_setting(game, orders[user], kind)
    habit = texts.text(request.lang, f"habit-{kind}", game.key)
    layout = MessageLayout()
    layout.say(f"### {texts.capital(habit)}", texts.text(request.lang, "together-order-about"))
    layout.row([_select(game, key, now, request.lang)])
    if saved and now is not None:
        chosen = _label(game, kind, now, request.lang)
        layout.say(f"{DONE} {texts.text(request.lang, 'together-order-set', setting=chosen)}")
    return layout


def _select(game: AnyGame, key: Key, now: str | None, lang: str) -> ui.Select[ui.LayoutView]:
    kind = key.argument
    options = [
        discord.SelectOption(
            label=cut(texts.capital(texts.plain(_label(game, kind, one, lang))), LONGEST_OPTION),
            value=one,
            default=one == now,
        )
        for one in game.habit_settings.get(kind, ())[:MOST_OPTIONS]
    ]
    picked = Key(ORDER, key.game, key.seat, argument=kind)
    return ui.Select(custom_id=picked.id("s1"), options=options)


def _label(game: AnyGame, kind: str, setting: str, lang: str) -> texts.Text:
    return texts.text(lang, f"habit-{kind}-{setting}", game.key)
