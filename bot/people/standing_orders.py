"""*Always like this…*: the settings that a game has for a kind of question, to choose from."""

from __future__ import annotations

import discord
from discord import ui

from bot.cards.turn_card import ALWAYS
from bot.client.components import (
    LONGEST_OPTION,
    MOST_OPTIONS,
    Interaction,
    Key,
    Layout,
    cut,
    handles,
)
from bot.client.replies import Answer, Manner, respond
from bot.client.services import Desk
from bot.play.turn_actions import desk_of
from bot.session.errors import ForeignSeatError, NotSeatedError
from bot.session.values import AnyGame
from bot.store import people
from engine.core.habits import habit_setting
from render import texts

ORDER = "order"
"""The verb of the select."""


@handles(ALWAYS)
async def open_settings(interaction: Interaction, key: Key, _: tuple[str, ...]) -> None:
    """What can be ordered for the kind of question that a card asks."""
    desk = desk_of(interaction)
    user = interaction.user.id
    lang = await desk.people.lang(user)
    await respond(interaction, _opened(desk, key, user, lang), lang)


@handles(ORDER)
async def choose(interaction: Interaction, key: Key, chosen: tuple[str, ...]) -> None:
    """A setting was chosen; it holds from now on, also for what is open at other tables."""
    desk = desk_of(interaction)
    user = interaction.user.id
    lang = await desk.people.lang(user)
    work = _ordered(desk, key, user, chosen, lang)
    await respond(interaction, work, lang, Manner.IN_PLACE)


async def _opened(desk: Desk, key: Key, user: int, lang: str) -> Answer:
    async with desk.speaking_of(key.game, lang):
        game = await _game_of(desk, key, user)
        return Answer(view=await _layout(desk, game, key, user, lang))


async def _ordered(desk: Desk, key: Key, user: int, chosen: tuple[str, ...], lang: str) -> Answer:
    async with desk.speaking_of(key.game, lang):
        game = await _game_of(desk, key, user)
        setting = next((one for one in chosen if one in game.habit_settings[key.argument]), None)
        if setting is not None:
            await desk.sessions.set_order(user, game.key, key.argument, setting)
        return Answer(view=await _layout(desk, game, key, user, lang, saved=setting is not None))


async def _game_of(desk: Desk, key: Key, user: int) -> AnyGame:
    """The game of a button; raises for whoever does not play, and for another's seat."""
    row, seats = await desk.sessions.find(key.game)
    own = [seat.seat for seat in seats if seat.user == user]
    if not own:
        raise NotSeatedError(game=key.game)
    if key.seat is not None and key.seat not in own:
        raise ForeignSeatError(seat=key.seat)
    return desk.sessions.games[row.key]


async def _layout(
    desk: Desk, game: AnyGame, key: Key, user: int, lang: str, *, saved: bool = False
) -> Layout:
    kind = key.argument
    orders = await desk.sessions.database.read(people.orders, [user], game.key)
    now = habit_setting(game, orders[user], kind)
    habit = texts.text(lang, f"habit-{kind}", game.key)
    layout = Layout()
    layout.say(f"### {texts.capital(habit)}", texts.text(lang, "together-order-about"))
    layout.row([_select(game, key, now, lang)])
    if saved and now is not None:
        chosen = _label(game, kind, now, lang)
        layout.say(f"✓ {texts.text(lang, 'together-order-set', setting=chosen)}")
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
