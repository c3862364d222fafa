"""`/rules`: a short rule or a component with its page, by name or from the list."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui
from discord.app_commands import Choice

from bot.client.command import LONGEST_OPTION, Plan, command, offered, param
from bot.client.components import MOST_OPTIONS, Key, Layout, button, cut
from bot.client.refusals import REFUSED, EdgeError
from bot.client.replies import Answer, Manner
from bot.client.request import Request, handles
from render import texts
from render.reference import Topic, has_topics, topic, topics

EVERYTHING = 10_000
LIST, TOPIC = "rules", "rule"


def ruling_commands() -> list[Any]:
    """`/rules`."""
    plan = Plan("rules", rules, (param("topic", complete=complete_topic),), everywhere=True)
    return [command(plan)]


async def rules(request: Request, topic: str | None = None) -> Answer:
    """The topic that fits best what was typed; all of them for nothing."""
    game = await _game(request)
    if not topic:
        return Answer(view=_listed(game, request.lang, 0))
    found = _found(game, request.lang, topic)
    if found is None:
        raise EdgeError("rules-unknown", topic=topic[:40])
    return Answer(view=_shown(game, request.lang, found))


def _found(game: str, lang: str, typed: str) -> Topic | None:
    return topic(game, lang, typed) or next(iter(topics(game, lang, typed, 1)), None)


async def _game(request: Request) -> str:
    """The game that is played here, if there is anything to look up of it; else the first."""
    known = [key for key in request.sessions.games if has_topics(key)]
    try:
        here = (await request.here()).key
    except REFUSED:
        here = ""
    return here if here in known else known[0]


def _shown(game: str, lang: str, one: Topic, page: int = 0) -> Layout:
    layout = Layout()
    layout.say(f"**{texts.capital(one.title)}**")
    layout.say(one.text)
    layout.say(*(f"-# {where}" for where in one.pages))
    back = Key(LIST, argument=f"{game}/{page}")
    layout.row([button(texts.text(lang, "settings-back"), back)])
    return layout


def _listed(game: str, lang: str, page: int) -> Layout:
    """A page of all topics, to choose from."""
    every = topics(game, lang, "", EVERYTHING)
    pages = -(-len(every) // MOST_OPTIONS)
    page = min(max(page, 0), pages - 1)
    here = every[page * MOST_OPTIONS :][:MOST_OPTIONS]
    layout = Layout()
    layout.say(texts.text(lang, "rules-title", page=page + 1, pages=pages))
    choices = [
        discord.SelectOption(label=cut(texts.capital(one.title), LONGEST_OPTION), value=one.key)
        for one in here
    ]
    key = Key(TOPIC, argument=f"{game}/{page}")
    select: ui.Select[Any] = ui.Select(custom_id=key.id("s1"), options=choices)
    layout.row([select])
    ways = (("◀", page - 1, page == 0), ("▶", page + 1, page == pages - 1))
    layout.row(
        [button(sign, Key(LIST, argument=f"{game}/{to}"), disabled=end) for sign, to, end in ways]
    )
    return layout


@handles(LIST, TOPIC)
async def leaf(request: Request, key: Key, chosen: tuple[str, ...]) -> None:
    """Another page of the list, or a topic of it."""

    async def work() -> Answer:
        game, _, number = key.argument.partition("/")
        page = int(number) if number.isdecimal() else 0
        one = topic(game, request.lang, chosen[0]) if key.verb == TOPIC and chosen else None
        layout = (
            _listed(game, request.lang, page)
            if one is None
            else _shown(game, request.lang, one, page)
        )
        return Answer(view=layout)

    await request.answer(work(), Manner.IN_PLACE)


async def complete_topic(request: Request, typed: str) -> list[Choice[str]]:
    """Topics and components that fit, in the reader's language."""
    found = topics(await _game(request), request.lang, typed)
    return [offered(texts.capital(one.title), one.key) for one in found]
