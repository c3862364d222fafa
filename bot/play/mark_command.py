"""`/<game> mark` and *Marks*: what a player keeps and what he would spend first, for him alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any, Final

import discord
from discord import app_commands, ui
from discord.app_commands import Choice

from bot.client.command import (
    LONGEST_OPTION,
    MOST_OFFERED,
    CommandParam,
    CommandPlan,
    command,
    offered,
    param,
)
from bot.client.command_names import about, named
from bot.client.components import MOST_OPTIONS, Key, MessageLayout, cut
from bot.client.refusals import REFUSED
from bot.client.replies import Manner, Reply
from bot.client.request import Request, handles
from bot.play.panel.verbs import MARKS
from bot.session import Press
from bot.session.drafts.mark import MarkSheet
from engine.core.game import AnyGame
from engine.core.marking import KEEP, SPEND, UNMARKED, marking_of
from engine.core.words import same
from render import texts

MARK: Final = "mark"
SIGNS: Final = {KEEP: "⚑", SPEND: "↓"}
BETWEEN: Final = ", "


def add_mark_command(game: AnyGame, group: app_commands.Group) -> None:
    """For a game whose things can be marked."""
    if marking_of(game) is None or any(one.name == MARK for one in game.commands):
        return
    called = named("param-marked", game.key, "what")
    said = about("param-marked.about", game.key)
    things = CommandParam("marked", called, said, required=True, complete=_complete)
    ways = [Choice(name=about(f"mark-{one}"), value=one) for one in (KEEP, SPEND, UNMARKED)]
    how: Any = param("as", required=True, choices=ways)
    group.add_command(command(CommandPlan(MARK, partial(mark, game.key), (things, how)), group))


async def mark(game: str, request: Request, marked: str, **rest: Any) -> Reply:
    """Mark what was typed, commas between; what is not known is refused, and then nothing is."""
    session = await request.live_of(game)
    async with request.speaking_of(session.id):
        sheet = await session.mark(request.press())
        things = [_meant(request.lang, game, sheet, part) for part in _parts(sheet, marked)]
        sheet = await session.mark(request.press(), dict.fromkeys(things, str(rest["as"])))
        return Reply(view=_layout(request.lang, session.id, game, sheet))


@handles(MARKS)
async def open_marks(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """What is marked, beside the panel."""
    await request.answer(_marked(request, key, None), Manner.PRIVATE)


@handles(MARK)
async def choose_marks(request: Request, key: Key, chosen: tuple[str, ...]) -> None:
    """What is to have a mark was chosen from the list."""
    await request.answer(_marked(request, key, chosen), Manner.IN_PLACE)


async def _marked(request: Request, key: Key, chosen: tuple[str, ...] | None) -> Reply:
    async with request.speaking_of(key.game):
        session = request.sessions.get(key.game)
        row, _ = await request.sessions.find(key.game)
        press = Press(request.user, seat=key.seat)
        sheet = await session.mark(press)
        if chosen is not None:
            shown = [one for one in _listed(sheet) if sheet.marks.get(one) == key.argument]
            taken = dict.fromkeys(shown, UNMARKED) | dict.fromkeys(chosen, key.argument)
            sheet = await session.mark(press, taken)
        return Reply(view=_layout(request.lang, key.game, row.key, sheet))


def _layout(lang: str, game: int, key: str, sheet: MarkSheet) -> MessageLayout:
    layout = MessageLayout()
    layout.say(f"### {texts.text(lang, 'panel-marks')}", texts.text(lang, "marks-about"))
    layout.say(*_lines(lang, key, sheet))
    listed = _listed(sheet)
    for chosen in SIGNS if listed else ():
        picks = Key(MARK, game, sheet.seat, argument=chosen)
        select: ui.Select[Any] = ui.Select(
            custom_id=picks.id("s1"),
            placeholder=_named(lang, chosen),
            min_values=0,
            max_values=len(listed),
            options=[
                discord.SelectOption(
                    label=cut(_label(lang, key, thing), LONGEST_OPTION),
                    value=thing,
                    default=sheet.marks.get(thing) == chosen,
                )
                for thing in listed
            ],
        )
        layout.row([select])
    return layout


def _lines(lang: str, game: str, sheet: MarkSheet) -> Iterator[str]:
    if not sheet.marks:
        yield texts.text(lang, "marks-empty")
    for chosen in SIGNS:
        things = [thing for thing, one in sheet.marks.items() if one == chosen]
        if things:
            words = [_label(lang, game, thing) for thing in sorted(things)]
            yield f"**{_named(lang, chosen)}**: {BETWEEN.join(words)}"


def _named(lang: str, chosen: str) -> str:
    return texts.capital(texts.text(lang, f"mark-{chosen}"))


def _listed(sheet: MarkSheet) -> list[str]:
    """What a list offers: what he has, then what else is marked."""
    return list(dict.fromkeys((*sheet.held, *sheet.marks)))[:MOST_OPTIONS]


def _label(lang: str, game: str, thing: str) -> str:
    return texts.plain(texts.word(lang, game, thing))


def _parts(sheet: MarkSheet, typed: str) -> list[str]:
    """What was typed, thing by thing: between commas, or words of the notation between spaces."""
    words = typed.replace(",", " ").split()
    if all(same(word.lower()) in sheet.known for word in words):
        return words
    return [part.strip() for part in typed.split(",") if part.strip()]


def _meant(lang: str, game: str, sheet: MarkSheet, typed: str) -> str:
    """The thing that somebody means by its word or its name; what was typed where none is meant."""
    word, name = same(typed.lower()), typed.casefold()
    if word in sheet.known:
        return word
    for thing in sheet.known:
        if _label(lang, game, thing).casefold() == name:
            return thing
    return typed


async def _complete(request: Request, typed: str) -> list[Choice[str]]:
    """One thing more behind those that are typed already, what he has first."""
    try:
        session = await request.live()
        game = (await request.here()).key
        sheet = await session.mark(Press(request.user))
    except REFUSED:
        return []
    before, _, last = typed.rpartition(",")
    given = [_meant(request.lang, game, sheet, part) for part in _parts(sheet, before)]
    found: list[Choice[str]] = []
    for thing in dict.fromkeys((*sheet.held, *sheet.known)):
        label = _label(request.lang, game, thing)
        wanted = last.strip().casefold()
        value = BETWEEN.join((*given, thing))
        fits = wanted in f"{label} {thing}".casefold() and len(value) <= LONGEST_OPTION
        if fits and thing not in given:
            words = [_label(request.lang, game, one) for one in given]
            found.append(offered(BETWEEN.join((*words, label)), value))
    return found[:MOST_OFFERED]
