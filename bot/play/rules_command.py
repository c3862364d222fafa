"""`/rules`: a short rule or a component with its page, by name or from the list."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Any

import discord
from discord import ui
from discord.app_commands import Choice

from bot.cards.lobby_card import ASSUMED
from bot.client.command import LONGEST_OPTION, CommandPlan, command, offered, param
from bot.client.components import MOST_OPTIONS, Key, MessageLayout, button, cut
from bot.client.refusals import REFUSED, EdgeError
from bot.client.replies import Manner, Reply
from bot.client.request import Request, handles
from engine.core.assumed import values_of
from render import texts
from render.reference import Topic, has_topics, topic, topics

EVERYTHING = 10_000
LIST, TOPIC = "rules", "rule"
BETWEEN = " · "


def ruling_commands() -> list[Any]:
    """`/rules`."""
    plan = CommandPlan("rules", rules, (param("topic", complete=complete_topic),), everywhere=True)
    return [command(plan)]


async def rules(request: Request, topic: str | None = None) -> Reply:
    """The topic that fits best what was typed; all of them for nothing."""
    game = await _game(request)
    if not topic:
        return Reply(view=_listed(game, request.lang, 0))
    found = _found(game, request.lang, topic, await _values(request, game))
    if found is None:
        raise EdgeError("rules-unknown", topic=topic[:40])
    return Reply(view=_shown(game, request.lang, found))


def _found(game: str, lang: str, typed: str, values: str) -> Topic | None:
    best = topic(game, lang, typed) or next(iter(topics(game, lang, typed, 1)), None)
    return None if best is None else topic(game, lang, best.key, values)


async def _values(request: Request, game: str) -> str:
    """The hash of the values that the table here is played with, or a new one would be."""
    rules = request.sessions.games[game]
    try:
        here = await request.here()
    except REFUSED:
        return values_of(rules)
    if here.key != game:
        return values_of(rules)
    return values_of(rules, (await request.sessions.as_played(here)).setup)


async def _game(request: Request) -> str:
    """The game that is played here, if there is anything to look up of it; else the first."""
    known = [key for key in request.sessions.games if has_topics(key)]
    try:
        here = (await request.here()).key
    except REFUSED:
        here = ""
    return here if here in known else known[0]


def _shown(game: str, lang: str, one: Topic, page: int = 0) -> MessageLayout:
    layout = MessageLayout()
    layout.say(f"**{texts.capital(one.title)}**")
    layout.say(one.text)
    layout.say(*(f"-# {where}" for where in one.pages))
    back = Key(LIST, argument=f"{game}/{page}")
    layout.row([button(texts.text(lang, "settings-back"), back)])
    return layout


def _listed(game: str, lang: str, page: int) -> MessageLayout:
    """The topics of a page under their headings, to choose from; another list turns to the page
    on which a heading begins."""
    pages = _pages(topics(game, lang, "", EVERYTHING))
    page = min(max(page, 0), len(pages) - 1)
    layout = MessageLayout()
    layout.say(texts.text(lang, "rules-title", page=page + 1, pages=len(pages)))
    layout.say(*_outline(pages[page]))
    choices = [
        discord.SelectOption(
            label=cut(texts.capital(one.title), LONGEST_OPTION),
            value=one.key,
            description=cut(one.heading, LONGEST_OPTION) or None,
        )
        for one in pages[page]
    ]
    key = Key(TOPIC, argument=f"{game}/{page}")
    select: ui.Select[Any] = ui.Select(
        custom_id=key.id("s1"), placeholder=texts.text(lang, "rules-pick"), options=choices
    )
    layout.row([select])
    if doors := _headings(pages):
        turn = Key(LIST, argument=game)
        placeholder = texts.text(lang, "rules-headings")
        layout.row([ui.Select(custom_id=turn.id("s1"), placeholder=placeholder, options=doors)])
    ways = (("◀", page - 1, page == 0), ("▶", page + 1, page == len(pages) - 1))
    layout.row(
        [button(sign, Key(LIST, argument=f"{game}/{to}"), disabled=end) for sign, to, end in ways]
    )
    return layout


def _pages(every: Sequence[Topic]) -> list[list[Topic]]:
    """The topics in pages that break between headings where that is possible."""
    pages: list[list[Topic]] = [[]]
    for _, group in groupby(every, key=lambda one: one.heading):
        part = list(group)
        if pages[-1] and len(pages[-1]) + len(part) > MOST_OPTIONS:
            pages.append([])
        for one in part:
            if len(pages[-1]) == MOST_OPTIONS:
                pages.append([])
            pages[-1].append(one)
    return pages


def _outline(page: Sequence[Topic]) -> Iterator[str]:
    """A line for each heading with the topics under it."""
    for heading, group in groupby(page, key=lambda one: one.heading):
        titles = BETWEEN.join(texts.capital(one.title) for one in group)
        yield f"**{heading}**: {titles}" if heading else titles


def _headings(pages: Sequence[Sequence[Topic]]) -> list[discord.SelectOption]:
    """Every heading, leading to the page on which it begins."""
    first: dict[str, int] = {}
    for number, part in enumerate(pages):
        for one in part:
            first.setdefault(one.heading, number)
    first.pop("", None)
    return [
        discord.SelectOption(label=cut(heading, LONGEST_OPTION), value=f"{number}.{at}")
        for at, (heading, number) in enumerate(first.items())
        if at < MOST_OPTIONS
    ]


@handles(LIST, TOPIC)
async def leaf(request: Request, key: Key, chosen: tuple[str, ...]) -> None:
    """Another page of the list, or a topic of it."""

    async def work() -> Reply:
        game, _, number = key.argument.partition("/")
        if key.verb == LIST and chosen:
            number = chosen[0].partition(".")[0]
        page = int(number) if number.isdecimal() else 0
        one = None
        if key.verb == TOPIC and chosen:
            one = topic(game, request.lang, chosen[0], await _values(request, game))
        layout = (
            _listed(game, request.lang, page)
            if one is None
            else _shown(game, request.lang, one, page)
        )
        return Reply(view=layout)

    await request.answer(work(), Manner.IN_PLACE)


@handles(ASSUMED)
async def what_is_assumed(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """The topic that says which values of a game are assumed; for whoever asks."""

    async def work() -> Reply:
        found = topic(key.argument, request.lang, ASSUMED)
        if found is None:
            raise EdgeError("rules-unknown", topic=ASSUMED)
        return Reply(view=_shown(key.argument, request.lang, found))

    await request.answer(work(), Manner.PRIVATE)


async def complete_topic(request: Request, typed: str) -> list[Choice[str]]:
    """Topics and components that fit, in the reader's language."""
    found = topics(await _game(request), request.lang, typed)
    return [offered(texts.capital(one.title), one.key) for one in found]
