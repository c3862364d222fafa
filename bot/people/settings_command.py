"""`/settings`: what its buttons, selects and forms do; every change counts at once."""

from __future__ import annotations

import io
from typing import Any

import discord

from bot.client.command import Plan, command
from bot.client.components import FORMS, Interaction, Key, Layout, handles
from bot.client.replies import Answer, Manner, respond
from bot.client.services import Desk
from bot.people.channel_language import choose_language, language_to_choose
from bot.people.profile import LANG, QUIET, ZONE
from bot.people.settings_screen import (
    AWAY_FORM,
    CHANNEL,
    DATA,
    DATA_OF_MINE,
    FORGET_ME,
    FORM,
    MUTE,
    ORDER,
    PAGE,
    RETURN,
    SET,
    SURE,
    USUAL,
    data_page,
    form_of,
    main_page,
    orders_page,
    sure_page,
)
from bot.people.words import warning_kinds
from bot.play.turn_actions import desk_of
from bot.table.lobby_commands import refresh
from render import texts

FILE = "orrery-data.json"


def settings_commands() -> list[Any]:
    """`/settings`."""
    return [command(Plan("settings", settings, everywhere=True))]


async def settings(interaction: Interaction, lang: str) -> Answer:
    """The screen."""
    return Answer(view=await _page(interaction, lang, ""))


async def _page(interaction: Interaction, lang: str, page: str) -> Layout:
    """A page by its name: the data, the question before they go, a game's orders, the first."""
    desk, user = desk_of(interaction), interaction.user.id
    profile = await desk.settings.of(user)
    if page == DATA:
        return data_page(lang)
    if page == SURE:
        return sure_page(lang)
    if page in desk.sessions.games:
        return orders_page(lang, page, await desk.settings.orders(user, page), profile)
    games = [game for game in desk.sessions.games if await desk.settings.orders(user, game)]
    return main_page(lang, profile, games, await language_to_choose(desk, interaction))


@handles(SET, ORDER, MUTE, PAGE, RETURN)
async def change(interaction: Interaction, key: Key, chosen: tuple[str, ...]) -> None:
    """A choice; the screen is shown again as it is now."""
    desk, user = desk_of(interaction), interaction.user.id
    lang = await desk.people.lang(user)

    async def work() -> Answer:
        page = await _changed(desk, user, key, chosen)
        return Answer(view=await _page(interaction, await desk.people.lang(user), page))

    await respond(interaction, work(), lang, Manner.IN_PLACE)


async def _changed(desk: Desk, user: int, key: Key, chosen: tuple[str, ...]) -> str:
    """Carry out a choice; returns the page to be shown. Raises SettingError."""
    name, _, rest = key.argument.partition("/")
    value = chosen[0] if chosen else rest
    if key.verb == SET:
        await desk.settings.change(user, name, None if value == USUAL else value)
        if name == LANG:
            desk.people.forget(user)
        return ""
    if key.verb == RETURN:
        await desk.settings.come_back(user)
        return ""
    if key.verb == ORDER:
        await desk.settings.order(user, name, rest, value)
    elif key.verb == MUTE:
        for kind in warning_kinds("en", name):
            await desk.settings.warn(user, name, kind, kind not in chosen)
    return name


@handles(CHANNEL)
async def change_channel(interaction: Interaction, _: Key, chosen: tuple[str, ...]) -> None:
    """The language of public posts here, for those who may choose it."""
    desk = desk_of(interaction)
    lang = await desk.people.lang(interaction.user.id)

    async def work() -> Answer:
        await choose_language(desk, interaction, "".join(chosen))
        return Answer(view=await _page(interaction, lang, ""))

    await respond(interaction, work(), lang, Manner.IN_PLACE)


@handles(DATA_OF_MINE, FORGET_ME)
async def data(interaction: Interaction, key: Key, _: tuple[str, ...]) -> None:
    """All data as a file, or all data deleted."""
    desk, user = desk_of(interaction), interaction.user.id
    lang = await desk.people.lang(user)
    if key.verb == FORGET_ME:
        await respond(interaction, _forgotten(desk, user, lang), lang, Manner.IN_PLACE)
        return

    async def work() -> Answer:
        file = discord.File(io.BytesIO(await desk.privacy.export(user)), FILE)
        return Answer(texts.text(lang, "settings-exported"), files=[file])

    await respond(interaction, work(), lang)


async def _forgotten(desk: Desk, user: int, lang: str) -> Answer:
    done = await desk.privacy.forget(user)
    desk.people.forget(user)
    for game in (*done.left, *done.closed):
        await refresh(desk, game)
    layout = Layout()
    layout.say(texts.text(lang, "settings-forgotten"))
    return Answer(view=layout)


@handles(FORM)
async def open_form(interaction: Interaction, key: Key, _: tuple[str, ...]) -> None:
    """A form has to be the very first answer."""
    desk = desk_of(interaction)
    lang = await desk.people.lang(interaction.user.id)
    profile = await desk.settings.of(interaction.user.id)
    await interaction.response.send_modal(form_of(lang, key.argument, profile))


async def take_settings(
    interaction: Interaction, key: Key, fields: dict[str, tuple[str, ...]]
) -> None:
    """What was typed: quiet hours with the time zone, or days of absence."""
    desk, user = desk_of(interaction), interaction.user.id
    lang = await desk.people.lang(user)
    typed = {name: "".join(values) for name, values in fields.items()}

    async def work() -> Answer:
        if key.argument == AWAY_FORM:
            await desk.settings.set_away(user, typed.get("first", ""), typed.get("last", ""))
        else:
            await desk.settings.change(user, ZONE, typed.get(ZONE))
            await desk.settings.change(user, QUIET, typed.get(QUIET))
        return Answer(view=await _page(interaction, lang, ""))

    await respond(interaction, work(), lang, Manner.IN_PLACE)


FORMS[FORM] = take_settings
