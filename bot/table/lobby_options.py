"""What the host of a lobby chooses otherwise, on a panel of his own; the others agree to it."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.cards.lobby_card import OPTIONS, TURNSTILE, lobby_options, refresh_lobby, value_text
from bot.cards.rule_words import rule_value
from bot.client.components import LONGEST_LABEL, MOST_OPTIONS, Key, MessageLayout, cut
from bot.client.replies import Manner, Reply
from bot.client.request import Request, Seated, Services, handles
from bot.session.accord.agreed_rules import CLOCK, CLOCKS, OFF
from bot.session.errors import OrganiserError
from bot.session.lobby import in_lobby
from engine.core.game import SetupOption
from render import texts

CHOOSE = "lobbychoose"


def options_page(services: Services, table: Seated) -> MessageLayout:
    """A list for each option, with what it stands at."""
    layout = MessageLayout()
    layout.say(texts.text(table.lang, "lobby-options-title"))
    for option in lobby_options(services, table):
        layout.say(texts.capital(texts.text(table.lang, f"option-{option.key}", table.game)))
        layout.row([_select(table, option)])
    layout.say(texts.capital(texts.text(table.lang, f"setting-{CLOCK}")))
    layout.row([_clock(table)])
    return layout


def _clock(table: Seated) -> ui.Select[Any]:
    """The time bank of everybody."""
    chosen = table.row.options.get(CLOCK, OFF)
    return ui.Select(
        custom_id=Key(CHOOSE, table.row.id, argument=CLOCK).id("s1"),
        options=[
            discord.SelectOption(
                label=cut(texts.capital(rule_value(table.lang, CLOCK, value) or ""), LONGEST_LABEL),
                value=value,
                default=value == chosen,
            )
            for value in dict.fromkeys((*CLOCKS, chosen))
        ],
    )


def _select(table: Seated, option: SetupOption) -> ui.Select[Any]:
    chosen = table.row.setup.options.get(option.key, option.values[0])
    return ui.Select(
        custom_id=Key(CHOOSE, table.row.id, argument=option.key).id("s1"),
        options=[
            discord.SelectOption(
                label=cut(texts.capital(value_text(table, option.key, value)), LONGEST_LABEL),
                value=value,
                default=value == chosen,
            )
            for value in option.values[:MOST_OPTIONS]
        ],
    )


@handles(OPTIONS)
async def open_options(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """The button on the card; for the host alone."""

    async def work() -> Reply:
        async with request.speaking_of(key.game):
            row = await request.sessions.database.read(in_lobby, key.game)
            if row.organiser != request.user:
                raise OrganiserError("lobby-host-chooses")
            return await _page(request, key.game)

    await request.answer(work(), Manner.PRIVATE)


@handles(CHOOSE)
async def choose(request: Request, key: Key, chosen: tuple[str, ...]) -> None:
    """Something was chosen in one of the lists."""

    async def work() -> Reply:
        async with TURNSTILE.lock(key.game), request.speaking_of(key.game):
            await request.sessions.choose(key.game, request.user, key.argument, chosen[0])
            await refresh_lobby(request.services, key.game)
        return await _page(request, key.game)

    await request.answer(work(), Manner.IN_PLACE)


async def _page(request: Request, game: int) -> Reply:
    table = await request.services.seated(game, request.lang)
    return Reply(view=options_page(request.services, table))
