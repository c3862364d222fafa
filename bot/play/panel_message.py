"""The panel as an answer: read in a worker, drawn in a worker, put together here."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from discord import ui

import render
from bot.cards.turn_words import told_lines
from bot.client.layout import ending
from bot.client.pictures import Scene, as_file
from bot.client.replies import Answer
from bot.client.services import Desk, Seated
from bot.history.catch_up import Reader as NewsReader
from bot.history.catch_up import news
from bot.play.panel.address import Place, Room
from bot.play.panel.elements import Screen, Sight, Since
from bot.play.panel.look import Look
from bot.play.panel.modes import Modes
from bot.play.panel.plan_alternatives import before_last
from bot.play.panel.question import Reading
from bot.play.panel.screens import screen_of
from bot.play.panel.voice import Voice
from bot.play.panel_advice import COACH, Setting, margins_of
from bot.play.panel_layout import layout_of
from bot.session import DraftView
from bot.store import people

MOST_NEWS = 2500
"""Characters of what has happened since the player's own turn."""


@dataclass(frozen=True, slots=True)
class Reader:
    """Who looks at a panel, and how he likes it."""

    table: Seated
    lang: str
    modes: Modes
    coached: bool = False
    """Whether he is given advice in this game."""

    @property
    def voice(self) -> Voice:
        """The words for him."""
        return Voice(self.lang, self.table.game, self.table.names)

    @property
    def setting(self) -> Setting:
        """What the margins of his panels depend on."""
        row = self.table.row
        return Setting(self.lang, row.key, row.channel is None, self.coached)


@dataclass(frozen=True, slots=True)
class News:
    """What has happened since a seat's last turn, and the position then."""

    lines: Sequence[str]
    before: Any  # the game's own view


async def reader_of(desk: Desk, game: int, user: int, lang: str) -> Reader:
    """The reader of a panel."""
    settings = await desk.sessions.database.read(people.user_settings, user)
    table = await desk.seated(game, lang)
    coached = settings.get(COACH) == game
    return Reader(table, lang, Modes.of(settings, table.game), coached)


def look_at(
    reading: Reading,
    draft: DraftView,
    reader: Reader,
    place: Place,
    problem: str = "",
    news: News | None = None,
) -> Look:
    """Everything a screen is made from."""
    return Look(
        draft,
        reading,
        reader.voice,
        reader.modes,
        place,
        render.hints(reader.table.game),
        problem,
        () if news is None else tuple(news.lines),
        render.views(reader.table.game),
    )


async def panel_of(
    desk: Desk,
    draft: DraftView,
    reader: Reader,
    place: Place | None = None,
    *,
    problem: str = "",
    notice: Sequence[str] = (),
    last: Sequence[ui.Button[Any]] = (),
) -> Answer:
    """The panel of a draft at a place; `notice` is said above it, `last` are buttons below."""
    place = place or Place()
    around = (await margins_of(desk, draft, place, reader.setting)).within(notice, last)
    missed = await _news(desk, draft, reader) if place.room is Room.SINCE else None

    def make(reading: Reading) -> tuple[Screen, Any, Any]:
        look = look_at(reading, draft, reader, place, problem, missed)
        return screen_of(look), reading.view, reading.before

    screen, view, before = await desk.readings.of(_read_for(draft, place), make)
    picture = None
    sight = screen.sight
    if sight is not None:
        earlier = {Since.DRAFT: before, Since.TURN: missed.before if missed else None}
        scene = Scene(
            reader.table.game,
            view,
            reader.lang,
            earlier.get(sight.since),
            reader.table.names,
            seat=draft.seat,
            marks=sight.marks,
        )
        picture = await desk.pictures.draw(sight.name, scene)
    if sight is None or picture is None:
        return Answer(view=layout_of(screen, draft, None, around))
    name = _file_name(sight, draft)
    view_ = layout_of(screen, draft, (name, picture.alt), around)
    return Answer(view=view_, files=[as_file(picture, name)])


def _read_for(draft: DraftView, place: Place) -> DraftView:
    """The position that a screen is read from."""
    if place.room is Room.OTHERWISE and draft.plan is not None and draft.steps:
        return before_last(draft)
    return draft


def _file_name(sight: Sight, draft: DraftView) -> str:
    """Another one each time, so that no client shows an older picture."""
    return f"{sight.name}-{draft.revision}-{secrets.token_hex(3)}.png"


async def _news(desk: Desk, draft: DraftView, reader: Reader) -> News:
    """What others have done since the seat's last turn."""
    user = reader.table.user_at(draft.seat) or 0
    missed = await news(desk.sessions, draft.game, NewsReader(user, reader.lang))
    lines = told_lines(missed.told, reader.table, reader.lang)
    return News(ending(lines, MOST_NEWS), missed.before)
