"""The panel as an answer: read in a worker, drawn in a worker, put together here."""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

import discord
from discord import ui

import render
from bot.cards.turn_card import PLAN
from bot.client.components import (
    FOLDED,
    MOST_LINES,
    SMALL,
    Key,
    MessageLayout,
    button,
    folded,
    has_room,
    lines_of,
)
from bot.client.pictures import Attached, PictureScene
from bot.client.replies import Reply
from bot.client.request import Request, Seated, Services
from bot.play.panel.elements import (
    BETWEEN,
    LEFT,
    RIGHT,
    Block,
    Menu,
    PanelButton,
    PanelChoice,
    PanelPlace,
    PanelPress,
    PanelRoom,
    PanelScreen,
    PanelSight,
    PanelStyle,
    Row,
    Say,
    Since,
    Voice,
)
from bot.play.panel.lists import LONGEST_SIGN, besides, is_told, sign_of
from bot.play.panel.look import Modes, PanelLook, prefix_of
from bot.play.panel.otherwise import before_last
from bot.play.panel.question import AskedAt, OpenQuestions, Reading
from bot.play.panel.screens import screen_of
from bot.play.panel.verbs import EXTRAS, LEADS, ORDER, SHEET, TAKE
from bot.play.panel_advice import COACH, COACH_OFF, Margins, Setting, ideas_allowed, margins_of
from bot.play.panel_news import PanelNews, missed_by
from bot.session import DraftView
from bot.store import games, people
from engine.core.marking import by_mark
from engine.core.moves import Seat

STYLES: Final = {
    PanelStyle.PLAIN: discord.ButtonStyle.secondary,
    PanelStyle.MAIN: discord.ButtonStyle.primary,
    PanelStyle.GO: discord.ButtonStyle.success,
    PanelStyle.DANGER: discord.ButtonStyle.danger,
}
LONGEST_PLACEHOLDER: Final = 150
WAITING: Final = (*LEADS, PLAN, COACH_OFF, "undo", *EXTRAS)
"""Ends of the verbs of presses that play nothing, or say of a plan what it can do without."""


def key_of(draft: DraftView, press: PanelPress) -> Key:
    """What a press says in full: good for this revision of the draft only."""
    free = press.verb in (ORDER, SHEET)
    verb = press.verb if free else f"{prefix_of(draft)}{press.verb}"
    return Key(verb, draft.game, draft.seat, draft.revision, press.argument)


def layout_of(
    screen: PanelScreen,
    draft: DraftView,
    picture: Sequence[tuple[str, str]],
    around: Margins,
) -> MessageLayout:
    """The screen; `picture` are the attached files of its sight with their text twins."""
    layout = MessageLayout()
    layout.say(*around.above)
    advice, room = around.advice, MOST_LINES
    own = {key_of(draft, one.press).id() for one in screen.buttons}
    below = [one for one in around.below if one.custom_id not in own]
    told = "\n".join(one.text for one in screen.blocks if isinstance(one, Say))
    parts = _parts(screen.blocks)
    for number, (blocks, row) in enumerate(parts, start=1):
        said, buttons, moved = brief_buttons(row, room, told)
        for block in blocks:
            if isinstance(block, Menu):
                layout.say(*advice)
                advice = ()
            _place(layout, draft, block, picture, moved)
        if row:
            layout.say(*said)
            layout.say(*advice)
            advice = ()
            shown = [_button(draft, one) for one in buttons]
            shown += below if number == len(parts) else []
            room -= _row(layout, draft, shown, room, around.more)
    layout.say(*advice)
    if not (parts and parts[-1][1]):
        _row(layout, draft, below, room, around.more)
    return layout


def _parts(blocks: Sequence[Block]) -> list[tuple[list[Block], list[Block]]]:
    """Rows of buttons that follow each other, each time with what stands above them."""
    parts: list[tuple[list[Block], list[Block]]] = []
    for block in blocks:
        is_row = isinstance(block, Row)
        if not parts or (parts[-1][1] and not is_row):
            parts.append(([], []))
        parts[-1][is_row].append(block)
    return parts


def _place(
    layout: MessageLayout,
    draft: DraftView,
    block: Block,
    picture: Sequence[tuple[str, str]],
    moved: Sequence[str],
) -> None:
    """A block that is no row, without lines that have `moved` to the buttons below."""
    if isinstance(block, Say):
        layout.say(*(one for one in block.text.split("\n") if one not in moved))
    elif isinstance(block, PanelSight):
        layout.gallery(picture)
    elif isinstance(block, Menu):
        layout.row([_select(draft, block)])


def brief_buttons(
    blocks: Iterable[Block], room: int, told: str = ""
) -> tuple[list[str], list[PanelButton], list[str]]:
    """The buttons of these rows; where answers are too long for a phone, each is called by its
    letter or number, and what they are stands in the lines above, if it is not `told` there. Lines
    of what is told that get numbers now are returned too: they move to the others."""
    found = [one for row in blocks if isinstance(row, Row) for one in row.buttons]
    answers = [one for one in found if one.press.verb.endswith(TAKE)]
    labels = [one.label for one in answers]
    stay = [one.label for one in found if not _can_wait(one)]
    signs = [sign_of(label) for label in labels]
    if has_room(labels) and lines_of(stay, in_order=signs != labels) <= room:
        return [], found, []
    short = dict(zip(labels, signs, strict=True))
    enough = has_room((short.get(label, label) for label in stay), room)
    if not enough or len(set(signs)) < len(signs):
        signs = [str(n) for n, _ in enumerate(labels, start=1)]
    said, moved = list[str](), list[str]()
    for sign, label in zip(signs, labels, strict=True):
        rest = besides(label, sign)
        line = next((one for one in told.split("\n") if is_told(label, one)), "")
        if sign == label or (line and rest != label):
            continue
        if line.startswith(f"{SMALL}**"):
            moved.append(line)
            rest = line.removeprefix(SMALL)
        said.append(f"{SMALL}**{sign}**{BETWEEN}{rest}")
    brief = dict(zip(answers, signs, strict=True))
    return said, [replace(one, label=brief.get(one, one.label)) for one in found], moved


def _row(
    layout: MessageLayout, draft: DraftView, buttons: list[ui.Button[Any]], room: int, more: str
) -> int:
    """Buttons in as many lines as there is room for; of others there is a list, which those have
    to go to first that lead elsewhere or say more of a plan, the last first. Returns how many lines
    they take."""
    kept, aside = list(buttons), list[ui.Button[Any]]()
    while _lines_of(kept) > room and (spare := [one for one in kept if more and _is_aside(one)]):
        kept.remove(spare[-1])
        aside.insert(0, spare[-1])
    if len(aside) == 1:  # a list of one takes as much room
        kept.append(aside.pop())
    while aside and _lines_of(kept) > room and (closed := [one for one in kept if one.disabled]):
        kept.remove(closed[-1])  # whoever asks why learns of them
    layout.row(kept)
    if aside:
        run = str(len(layout.box.children))  # ids of a message differ
        key = Key(FOLDED, draft.game, draft.seat, draft.revision, run)
        layout.row([folded(more, key, aside)])
    return _lines_of(kept)


def _lines_of(buttons: Sequence[ui.Button[Any]]) -> int:
    """How many lines they take; what is numbered stays in its order."""
    labels = [one.label or "" for one in buttons if _verb(one).endswith(TAKE)]
    numbered = any(sign_of(one) != one or len(one) <= LONGEST_SIGN for one in labels)
    return lines_of((one.label or "" for one in buttons), in_order=numbered)


def _verb(one: ui.Button[Any]) -> str:
    return (one.custom_id or "").split(":")[4]


def _is_aside(one: ui.Button[Any]) -> bool:
    """The same of a button as it is sent."""
    style = next(ours for ours, theirs in STYLES.items() if theirs is one.style)
    return _can_wait(PanelButton(one.label or "", PanelPress(_verb(one)), style, one.disabled))


def _can_wait(one: PanelButton) -> bool:
    """Whether a button leads to something to read, and not a step or a page back or on; or says
    more of a plan."""
    if one.style is not PanelStyle.PLAIN or one.disabled:
        return False
    return not {LEFT, RIGHT} & set(one.label) and one.press.verb.endswith(WAITING)


def _select(draft: DraftView, menu: Menu) -> ui.Select[Any]:
    return ui.Select(
        custom_id=key_of(draft, menu.press).id("s1"),
        placeholder=menu.placeholder[:LONGEST_PLACEHOLDER],
        min_values=menu.least,
        max_values=menu.most,
        options=[option_of(choice) for choice in menu.choices],
    )


def option_of(choice: PanelChoice) -> discord.SelectOption:
    """A choice as a line of a select."""
    return discord.SelectOption(
        label=choice.label,
        value=choice.value,
        description=choice.description or None,
        default=choice.chosen,
    )


def _button(draft: DraftView, one: PanelButton) -> ui.Button[Any]:
    key = key_of(draft, one.press)
    return button(one.label, key, STYLES[one.style], disabled=one.disabled)


@dataclass(frozen=True, slots=True)
class PanelReader:
    """Who looks at a panel, and how he likes it."""

    table: Seated
    lang: str
    modes: Modes
    coached: bool = False
    """Whether he is given advice in this game."""
    ideas: bool = False
    """Whether he may ask a computer player."""

    @property
    def voice(self) -> Voice:
        """The words for him."""
        return Voice(self.lang, self.table.game, self.table.names)

    def setting(self, seat: Seat) -> Setting:
        """What the margins of the panel of a seat depend on."""
        row, table = self.table.row, self.table
        named = table.names[seat] if table.has_several(table.user_at(seat)) else ""
        return Setting(
            self.lang,
            row.key,
            row.channel is None,
            self.coached,
            self.ideas,
            games.tried_at(row),
            named,
        )


async def reader_of(request: Request, game: int, user: int) -> PanelReader:
    """The reader of a panel."""
    return await reader_at(request.services, await request.seated(game), user)


async def reader_at(services: Services, table: Seated, user: int) -> PanelReader:
    """Somebody at a table, as it is talked about in his language."""
    settings = await services.sessions.database.read(people.user_settings, user)
    coached = settings.get(COACH) == table.row.id
    ideas = ideas_allowed(table.row, services.sessions.games[table.game])
    return PanelReader(table, table.lang, Modes.of(settings, table.game), coached, ideas)


def look_at(
    reading: Reading,
    draft: DraftView,
    reader: PanelReader,
    place: PanelPlace,
    problem: str = "",
    news: PanelNews | None = None,
) -> PanelLook:
    """Everything a screen is made from."""
    return PanelLook(
        draft,
        reading,
        reader.voice,
        reader.modes,
        place,
        render.hints(reader.table.game),
        problem,
        () if news is None else tuple(news.lines),
        render.views(reader.table.game),
        reader.table.is_sole(reader.table.user_at(draft.seat)),
    )


async def panel_of(
    services: Services,
    draft: DraftView,
    reader: PanelReader,
    place: PanelPlace | None = None,
    *,
    problem: str = "",
    notice: Sequence[str] = (),
    last: Sequence[ui.Button[Any]] = (),
) -> Reply:
    """The panel of a draft at a place; `notice` is said above it, `last` are buttons below."""
    place = place or PanelPlace()
    around = await margins_of(services, draft, place, reader.setting(draft.seat))
    around = around.within(notice, last)
    missed = (
        await missed_by(services, draft, reader.table) if place.room is PanelRoom.SINCE else None
    )
    screen, scene = await _laid_out(services, draft, reader, place, problem, missed)
    sight = screen.sight
    pieces = () if sight is None else await services.pictures.draw(sight.name, scene)
    attached = Attached.of(pieces, _file_name(sight, draft)) if sight and pieces else Attached()
    view = layout_of(screen, draft, attached.shown, around)
    return Reply(view=view, files=attached.files, name=f"panel {draft.game}")


async def prepare(
    services: Services, draft: DraftView, reader: PanelReader, *, apart: bool = False
) -> None:
    """Read and draw what the first screen of a draft will show; `apart` from what is read now,
    where it may never come to that."""
    screen, scene = await _laid_out(services, draft, reader, PanelPlace(), apart=apart)
    if screen.sight is not None:
        await services.pictures.draw_ahead(screen.sight.name, scene)


async def _laid_out(
    services: Services,
    draft: DraftView,
    reader: PanelReader,
    place: PanelPlace,
    problem: str = "",
    missed: PanelNews | None = None,
    *,
    apart: bool = False,
) -> tuple[PanelScreen, PictureScene]:
    """A screen, and what its picture shows."""

    def make(reading: Reading) -> tuple[PanelScreen, PictureScene]:
        screen = screen_of(look_at(reading, draft, reader, place, problem, missed))
        table, sight = reader.table, screen.sight
        before, marks = None, _own_marks(draft)
        if sight is not None:
            earlier = {Since.DRAFT: reading.before, Since.TURN: missed and missed.before}
            before, marks = earlier.get(sight.since), {**marks, **sight.marks}
        return screen, PictureScene(
            table.game, reading.view, reader.lang, before, table.names, seat=draft.seat, marks=marks
        )

    read = _read_for(draft, place)
    at = AskedAt(read.game, read.seat, len(read.steps), read.blueprint, apart)
    return await services[OpenQuestions].of(at, make)


def _read_for(draft: DraftView, place: PanelPlace) -> DraftView:
    """The position that a screen is read from."""
    if place.room is PanelRoom.OTHERWISE and draft.plan is not None and draft.steps:
        return before_last(draft)
    return draft


def _own_marks(draft: DraftView) -> Mapping[str, Sequence[str]]:
    """What the player has marked, for pictures of what he has."""
    return {} if draft.blueprint.marks is None else by_mark(draft.blueprint.marks[1])


def _file_name(sight: PanelSight, draft: DraftView) -> str:
    """Another one each time, so that no client shows an older picture."""
    return f"{sight.name}-{draft.revision}-{secrets.token_hex(3)}.png"
