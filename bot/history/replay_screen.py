"""A game stepped through again in private: a picture and its words per turn; and the whole as GIF.

Every button says which turn it leads to, so a replay goes on after any restart.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import ui

import render
from bot.cards.turn_words import told_lines
from bot.client.components import MOST_OPTIONS, Key, Layout, button, ending
from bot.client.pictures import Scene, as_file
from bot.client.replies import Answer, Manner
from bot.client.request import Request, Seated, Services, handles
from bot.history.board import view_text
from bot.history.records import positions
from bot.session.errors import GameClosedError
from bot.store import log
from bot.store.rows import TurnKind, TurnRow
from render import texts
from render.figures import figures

STEP, FILM, OPEN = "replay", "film", "again"
BETWEEN: Final = "/"
SIGNS: Final = ("⏮", "◀", "▶", "⏭")
MOST_STORY: Final = 2400
MOST_BYTES: Final = 9_000_000
"""Of an animation; Discord takes 10 MB everywhere."""
WIDTHS: Final = (720, 480)
"""Of an animation: the second where the first becomes too big."""
EVERY: Final = 1_000_000
LEAST_ROUNDS: Final = 2
"""So many must have begun that there is something to choose from."""
MOST_VIEWS: Final = 4
"""Of a game's pictures, the first ones: one row of buttons, with the animation."""


@dataclass(frozen=True, slots=True)
class Step:
    """A turn with the answers to it: the numbers of its first and last row."""

    first: int
    last: int


def steps_of(rows: Sequence[TurnRow]) -> list[Step]:
    """The beginning, every choice and every turn; answers belong to the turn before."""
    found: list[Step] = []
    for row in rows:
        if found and row.kind is TurnKind.ANSWER and found[-1].last > 0:
            found[-1] = Step(found[-1].first, row.n)
        else:
            found.append(Step(row.n, row.n))
    return found


async def replay_page(
    request: Request, game: int, viewer: int, turn: int | None = None, view: str = ""
) -> Answer:
    """One step of a game, the one that holds this turn; the last one unless told."""
    table = await request.seated(game)
    rows = await request.sessions.database.read(log.turns, game)
    if not rows:
        raise GameClosedError(status=table.row.status.value)
    session, seat = request.sessions.get(game), table.seat_of(viewer)
    fault = (await session.standing()).fault
    steps = steps_of([row for row in rows if fault is None or row.n <= fault.turn])
    at = len(steps) - 1
    if turn is not None:
        at = next((n for n, step in enumerate(steps) if turn <= step.last), at)
    step = steps[at]
    told = await session.told(step.first, step.last)
    after = await session.view_at(step.last, seat)
    before = await session.view_at(step.first - 1, seat) if step.first else None
    names = render.boards(table.game, after)[:MOST_VIEWS]
    shown = view if view in names else next(iter(names), "")
    layout = Layout()
    layout.say(_title(table, at, len(steps), after))
    lines = told_lines(told, table)
    layout.say(*ending(lines or [texts.text(request.lang, "replay-nothing")], MOST_STORY))
    files: list[discord.File] = []
    scene = Scene(table.game, after, request.lang, before, table.names, seat=seat or 0)
    picture = await request.services.pictures.draw(shown, scene) if shown else None
    if picture is not None:
        name = f"{shown}-{game}-{step.last}-{secrets.token_hex(3)}.png"
        files.append(as_file(picture, name))
        layout.gallery([(name, picture.alt)])
    layout.row(_ways(game, steps, at, shown))
    layout.row(await _rounds(request.services, table, seat, shown))
    layout.row(_views(table, names, step, shown))
    return Answer(view=layout, files=files)


def _title(table: Seated, at: int, steps: int, view: Any) -> str:
    """Where in the game this is."""
    lang = table.lang
    name = texts.text(lang, "game-name", table.game)
    said = texts.text(lang, "replay-title", name=name, n=at, most=steps - 1)
    shown = figures(table.game, view)
    if shown is None or not shown.round:
        return said
    return f"{said} · {texts.text(lang, 'chart-round', n=shown.round)}"


async def _rounds(
    services: Services, table: Seated, seat: int | None, view: str
) -> list[ui.Select[Any]]:
    """Leads to the beginning of every round, where the game has rounds."""
    first: dict[int, int] = {}
    for position in await positions(services.sessions, table.row.id, seat, EVERY):
        found = figures(table.game, position.view)
        if found is not None and found.round:
            first.setdefault(found.round, position.turn)
    if len(first) < LEAST_ROUNDS:
        return []
    options = [
        discord.SelectOption(label=texts.text(table.lang, "chart-round", n=number), value=str(turn))
        for number, turn in first.items()
    ]
    key = Key(STEP, table.row.id, argument=BETWEEN.join(("", view)))
    placeholder = texts.text(table.lang, "replay-round")
    return [
        ui.Select(custom_id=key.id("s1"), placeholder=placeholder, options=options[:MOST_OPTIONS])
    ]


def _ways(game: int, steps: Sequence[Step], at: int, view: str) -> list[ui.Button[Any]]:
    """First, back, next, last."""
    last = len(steps) - 1
    there = (0, max(0, at - 1), min(last, at + 1), last)
    return [
        button(
            sign,
            Key(STEP, game, argument=BETWEEN.join((str(steps[to].last), view, str(n)))),
            disabled=to == at,
        )
        for n, (sign, to) in enumerate(zip(SIGNS, there, strict=True))
    ]


def _views(table: Seated, names: Sequence[str], step: Step, shown: str) -> list[ui.Button[Any]]:
    """The other pictures of this step, and the animation."""
    if not names:
        return []
    game = table.row.id
    found = [
        button(
            texts.capital(view_text(name, table.game, table.lang)),
            Key(STEP, game, argument=BETWEEN.join((str(step.last), name))),
            disabled=name == shown,
        )
        for name in names
    ]
    return [*found, button(texts.text(table.lang, "replay-film"), Key(FILM, game))]


async def film(request: Request, game: int, viewer: int) -> Answer:
    """The whole game as an animated picture."""
    table = await request.seated(game)
    seen = await positions(request.sessions, game, table.seat_of(viewer))
    views = [position.view for position in seen]
    for width in WIDTHS:
        picture = await request.services.pictures.film(
            table.game, views, request.lang, table.names, width
        )
        if picture is None or len(picture.data) <= MOST_BYTES:
            break
    if picture is None or len(picture.data) > MOST_BYTES:
        return Answer(texts.text(request.lang, "replay-no-film"))
    name = f"{table.game}-{game}.gif"
    layout = Layout()
    layout.say(texts.text(request.lang, "replay-film-of", n=len(views)))
    layout.gallery([(name, picture.alt)])
    return Answer(view=layout, files=[as_file(picture, name)])


@handles(STEP, OPEN)
async def go(request: Request, key: Key, chosen: tuple[str, ...]) -> None:
    """Another step, in place; from a card a replay of one's own."""
    user = request.user
    number, view, *_ = [*key.argument.split(BETWEEN), "", ""]
    number = chosen[0] if chosen else number

    async def work() -> Answer:
        turn = int(number) if number.isdecimal() else None
        async with request.speaking_of(key.game):
            return await replay_page(request, key.game, user, turn, view)

    manner = Manner.IN_PLACE if key.verb == STEP else Manner.PRIVATE
    await request.answer(work(), manner)


@handles(FILM)
async def show_film(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """The animation beside the replay, for whoever pressed."""

    async def work() -> Answer:
        async with request.speaking_of(key.game):
            return await film(request, key.game, request.user)

    await request.answer(work())
