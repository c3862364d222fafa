"""A game stepped through again in private: a picture and its words per turn; and the whole as GIF.

Every button says which turn it leads to, so a replay goes on after any restart.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

import discord
from discord import app_commands, ui
from discord.app_commands import Choice

import render
from bot.cards.compose import LOOK_BACK
from bot.cards.turn_card import told_lines
from bot.cards.turn_words import game_label
from bot.client.command import MOST_OFFERED, CommandParam, CommandPlan, command, offered, param
from bot.client.command_names import about, named
from bot.client.components import MOST_OPTIONS, Key, MessageLayout, button, ending
from bot.client.limits import UserLimits
from bot.client.pictures import Attached, PictureScene, as_file, view_text
from bot.client.refusals import EdgeError
from bot.client.replies import Manner, Reply
from bot.client.request import Request, Seated, handles
from bot.history.records import positions
from bot.session.errors import GameClosedError
from bot.session.history import Passage
from bot.store.rows import Status, TurnKind, TurnRow
from render import texts
from render.figures import figures

MOST_NUMBER = 100_000

STEP, FILM, OPEN = "replay", "film", "again"
BETWEEN: Final = "/"
SIGNS: Final = ("⏮", "◀", "▶", "⏭")
MOST_STORY: Final = 2400
MOST_BYTES: Final = 9_000_000
"""Of an animation; Discord takes 10 MB everywhere."""
WIDTHS: Final = (720, 480)
"""Of an animation: the second where the first becomes too big."""
LEAST_ROUNDS: Final = 2
"""So many must have begun that there is something to choose from."""
MOST_VIEWS: Final = 4
"""Of a game's pictures, the first ones: one row of buttons, with the animation."""


@dataclass(frozen=True, slots=True)
class ReplayStep:
    """A turn with the answers to it: the numbers of its first and last row."""

    first: int
    last: int


def steps_of(rows: Sequence[TurnRow]) -> list[ReplayStep]:
    """The beginning, every choice and every turn; answers belong to the turn before, and what was
    sealed to what opened it: by itself it tells nothing."""
    found: list[ReplayStep] = []
    sealed: int | None = None
    for row in rows:
        first = row.n if sealed is None else sealed
        if found and row.kind is TurnKind.ANSWER and found[-1].last > 0:
            found[-1] = ReplayStep(found[-1].first, row.n)
        elif row.kind is TurnKind.SEALED:
            sealed = first
            continue
        else:
            found.append(ReplayStep(first, row.n))
        sealed = None
    if sealed is not None:  # not opened yet
        found[-1] = ReplayStep(found[-1].first, rows[-1].n)
    return found


async def replay_page(
    request: Request, game: int, viewer: int, turn: int | None = None, view: str = ""
) -> Reply:
    """One step of a game, the one that holds this turn; the last one unless told."""
    table = await request.seated(game)
    if table.row.status is Status.LOBBY:
        raise GameClosedError(status=table.row.status.value)
    seat = table.seat_of(viewer)
    passed = await request.sessions.get(game).passage(seat)
    steps = steps_of(passed.turns)
    at = len(steps) - 1
    if turn is not None:
        at = next((n for n, step in enumerate(steps) if turn <= step.last), at)
    step = steps[at]
    told = passed.told(step.first, step.last)
    after = passed.after(step.last)
    before = passed.before(step.first) if step.first else None
    names = _pictures(table.game, after, before)
    shown = view if view in names else next(iter(names), "")
    layout = MessageLayout()
    layout.say(_title(table, at, len(steps), after))
    earlier = passed.told(max(0, step.first - LOOK_BACK), step.first - 1)
    lines = told_lines(told, table, brief=True, before=earlier)
    layout.say(*ending(lines or [texts.text(request.lang, "replay-nothing")], MOST_STORY))
    scene = PictureScene(table.game, after, request.lang, before, table.names, seat=seat or 0)
    pieces = await request.services.pictures.draw(shown, scene) if shown else ()
    name = f"{shown}-{game}-{step.last}-{secrets.token_hex(3)}.png"
    attached = Attached.of(pieces, name)
    layout.gallery(attached.shown)
    layout.row(_ways(game, steps, at, view))
    layout.row(_rounds(table, passed, view))
    layout.row(_views(table, names, step, shown))
    return Reply(view=layout, files=attached.files)


def _pictures(game: str, view: Any, before: Any) -> Sequence[str]:
    """The names of the pictures to step through, first those that go with the news of this turn: at
    the end of a game they are others."""
    news = render.on_card(game, view, before)
    names = render.boards(game, view)
    first = [name for name in news if name in names]
    return [*first, *(name for name in names if name not in first)][:MOST_VIEWS]


def _title(table: Seated, at: int, steps: int, view: Any) -> str:
    """Where in the game this is."""
    lang = table.lang
    name = texts.text(lang, "game-name", table.game)
    said = texts.text(lang, "replay-title", name=name, n=at, most=steps - 1)
    shown = figures(table.game, view)
    if shown is None or not shown.round:
        return said
    return f"{said} · {texts.text(lang, 'chart-round', n=shown.round)}"


def _rounds(table: Seated, passed: Passage, view: str) -> list[ui.Select[Any]]:
    """Leads to the beginning of every round, where the game has rounds."""
    first: dict[int, int] = {}
    for row, seen in zip(passed.turns, passed.views[1:], strict=True):
        found = figures(table.game, seen)
        if found is not None and found.round:
            first.setdefault(found.round, row.n)
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


def _ways(game: int, steps: Sequence[ReplayStep], at: int, view: str) -> list[ui.Button[Any]]:
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


def _views(
    table: Seated, names: Sequence[str], step: ReplayStep, shown: str
) -> list[ui.Button[Any]]:
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


async def film(request: Request, game: int, viewer: int) -> Reply:
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
        return Reply(texts.text(request.lang, "replay-no-film"))
    name = f"{table.game}-{game}.gif"
    layout = MessageLayout()
    layout.say(texts.text(request.lang, "replay-film-of", n=picture.frames))
    layout.gallery([(name, picture.alt)])
    return Reply(view=layout, files=[as_file(picture, name)])


@handles(STEP, OPEN)
async def go(request: Request, key: Key, chosen: tuple[str, ...]) -> None:
    """Another step, in place; from a card a replay of one's own."""
    user = request.user
    number, view, *_ = [*key.argument.split(BETWEEN), "", ""]
    number = chosen[0] if chosen else number

    async def work() -> Reply:
        turn = int(number) if number.isdecimal() else None
        async with request.speaking_of(key.game):
            return await replay_page(request, key.game, user, turn, view)

    manner = Manner.IN_PLACE if key.verb == STEP else Manner.PRIVATE
    await request.answer(work(), manner)


@handles(FILM)
async def show_film(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """The animation beside the replay, for whoever pressed."""

    async def work() -> Reply:
        with request.services[UserLimits].heavy(request.user):
            async with request.speaking_of(key.game):
                return await film(request, key.game, request.user)

    await request.answer(work())


def replay_commands() -> list[Any]:
    """`/replay`."""
    number = app_commands.Range[int, 0, MOST_NUMBER]
    turn = CommandParam("turn", named("param-turn"), about("replay-from"), kind=number)
    game = param("game", complete=complete_any_game)
    return [command(CommandPlan("replay", replay, (game, turn)))]


async def replay(request: Request, game: str | None = None, turn: int | None = None) -> Reply:
    """A game stepped through again."""
    row = await request.here(game)
    if row.status is Status.LOBBY:
        raise EdgeError("lobby-not-started")
    async with request.speaking_of(row.id):
        return await replay_page(request, row.id, request.user, turn)


async def complete_any_game(request: Request, typed: str) -> list[Choice[str]]:
    """The user's games, open ones first."""
    found: list[Choice[str]] = []
    for row, _ in await request.sessions.of_user(request.user):
        if row.status is Status.LOBBY or len(found) == MOST_OFFERED:
            continue
        table = await request.seated(row.id)
        label = texts.plain(game_label(table.game, table.names, request.lang))
        if row.status is not Status.LIVE:
            label = f"{label} · {texts.text(request.lang, f'mygames-{row.status.value}')}"
        if typed.casefold() in label.casefold() or typed == str(row.id):
            found.append(offered(label, str(row.id)))
    return found
