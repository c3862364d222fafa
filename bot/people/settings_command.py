"""`/settings`: what its buttons, selects and forms do; every change counts at once."""

from __future__ import annotations

import asyncio
import gzip
import io
from dataclasses import replace
from typing import Any

import discord

from bot.cards.lobby_card import refresh_lobby
from bot.client.command import CommandPlan, command
from bot.client.components import Key, MessageLayout
from bot.client.limits import UserLimits
from bot.client.refusals import EdgeError
from bot.client.replies import Manner, Reply
from bot.client.request import Request, Services, handles, takes_forms
from bot.people.channel_language import choose_language, language_to_choose
from bot.people.privacy import Privacy
from bot.people.profile import LANG, QUIET, ZONE
from bot.people.settings import UserSettings
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
from render import texts

FILE = "orrery-data.json"


def settings_commands() -> list[Any]:
    """`/settings`."""
    return [command(CommandPlan("settings", settings, everywhere=True))]


async def settings(request: Request) -> Reply:
    """The screen."""
    return Reply(view=await _page(request, ""))


async def _page(request: Request, page: str) -> MessageLayout:
    """A page by its name: the data, the question before they go, a game's orders, the first."""
    user = request.user
    profile = await request.services[UserSettings].of(user)
    if page == DATA:
        return data_page(request.lang)
    if page == SURE:
        return sure_page(request.lang)
    if page in request.sessions.games:
        return orders_page(
            request.lang, page, await request.services[UserSettings].orders(user, page), profile
        )
    games = [
        game
        for game in request.sessions.games
        if await request.services[UserSettings].orders(user, game)
    ]
    return main_page(request.lang, profile, games, await language_to_choose(request))


@handles(SET, ORDER, MUTE, PAGE, RETURN)
async def change(request: Request, key: Key, chosen: tuple[str, ...]) -> None:
    """A choice; the screen is shown again as it is now."""
    user = request.user

    async def work() -> Reply:
        page = await _changed(request.services, user, key, chosen)
        now = replace(request, lang=await request.services.people.lang(user))
        return Reply(view=await _page(now, page))

    await request.answer(work(), Manner.IN_PLACE)


async def _changed(services: Services, user: int, key: Key, chosen: tuple[str, ...]) -> str:
    """Carry out a choice; returns the page to be shown. Raises SettingError."""
    name, _, rest = key.argument.partition("/")
    value = chosen[0] if chosen else rest
    if key.verb == SET:
        await services[UserSettings].change(user, name, None if value == USUAL else value)
        if name == LANG:
            services.people.forget(user)
        return ""
    if key.verb == RETURN:
        await services[UserSettings].come_back(user)
        return ""
    if key.verb == ORDER:
        await services[UserSettings].order(user, name, rest, value)
    elif key.verb == MUTE:
        for kind in warning_kinds("en", name):
            await services[UserSettings].warn(user, name, kind, kind not in chosen)
    return name


@handles(CHANNEL)
async def change_channel(request: Request, _: Key, chosen: tuple[str, ...]) -> None:
    """The language of public posts here, for those who may choose it."""

    async def work() -> Reply:
        await choose_language(request, "".join(chosen))
        return Reply(view=await _page(request, ""))

    await request.answer(work(), Manner.IN_PLACE)


@handles(DATA_OF_MINE, FORGET_ME)
async def data(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """All data as a file, or all data deleted."""
    user = request.user
    if key.verb == FORGET_ME:
        await request.answer(_forgotten(request, user), Manner.IN_PLACE)
        return

    async def work() -> Reply:
        with request.services[UserLimits].heavy(user):
            content = await request.services[Privacy].export(user)
            file = await _fitting(content, request.interaction.filesize_limit)
        return Reply(texts.text(request.lang, "settings-exported"), files=[file])

    await request.answer(work())


async def _fitting(content: bytes, most: int) -> discord.File:
    """The file as it is, or packed where Discord takes no such large one; raises EdgeError."""
    name = FILE
    if len(content) > most:
        content, name = await asyncio.to_thread(gzip.compress, content), f"{FILE}.gz"
    if len(content) > most:
        raise EdgeError("data-too-big", size=-(-len(content) // 1000), most=most // 1000)
    return discord.File(io.BytesIO(content), name)


async def _forgotten(request: Request, user: int) -> Reply:
    with request.services[UserLimits].heavy(user):
        done = await request.services[Privacy].forget(user)
    request.services.people.forget(user)
    for game in (*done.left, *done.closed):
        await refresh_lobby(request.services, game)
    layout = MessageLayout()
    layout.say(texts.text(request.lang, "settings-forgotten"))
    return Reply(view=layout)


@handles(FORM)
async def open_form(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """A form has to be the very first answer."""
    profile = await request.services[UserSettings].of(request.user)
    await request.interaction.response.send_modal(form_of(request.lang, key.argument, profile))


@takes_forms(FORM)
async def take_settings(request: Request, key: Key, fields: dict[str, tuple[str, ...]]) -> None:
    """What was typed: quiet hours with the time zone, or days of absence."""
    user = request.user
    typed = {name: "".join(values) for name, values in fields.items()}

    async def work() -> Reply:
        if key.argument == AWAY_FORM:
            await request.services[UserSettings].set_away(
                user, typed.get("first", ""), typed.get("last", "")
            )
        else:
            await request.services[UserSettings].change(user, ZONE, typed.get(ZONE))
            await request.services[UserSettings].change(user, QUIET, typed.get(QUIET))
        return Reply(view=await _page(request, ""))

    await request.answer(work(), Manner.IN_PLACE)
