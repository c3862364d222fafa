"""`/stats` on the screen: one game, a player, what is played, the players; with charts."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

import discord
from discord import ui
from discord.app_commands import Choice

import render
from bot.client.command import CommandParam, CommandPlan, command, param
from bot.client.command_names import about, named
from bot.client.components import Key, MessageLayout, button, ending
from bot.client.pictures import as_file
from bot.client.refusals import REFUSED
from bot.client.replies import Manner, Reply, respond
from bot.client.request import Request, Services, handles
from bot.client.thinker import Thinker, ThinkingError
from bot.client.thinking_worker import ThinkingWish
from bot.history.replay_screen import OPEN as AGAIN
from bot.history.statistics import PlayerStats, PlayTally, Stats
from bot.history.statistics_words import (
    called,
    pace_lines,
    player_lines,
    tally_bar,
    tally_figures,
    tally_line,
)
from bot.store.rows import GameRow, Status, TurnRow
from engine.company.review import Lesson
from engine.company.values import company_of
from render import Picture, texts
from render.charts import growth_chart, points_chart, tallies_chart
from render.scene import AnyScene, Scene

STATS, OPEN = "stats", "count"
GAME, PLAYER, FACTIONS, PLAYERS = "game", "player", "factions", "players"
LESSONS = "lessons"
PAGES: Final = (GAME, LESSONS, PLAYER, FACTIONS, PLAYERS)
BETWEEN: Final = "/"
MOST_LINES: Final = 2600
MOST_ROWS: Final = 12
"""Of a list of players or of what is played; the best stand first."""

Chart = Callable[[], Picture]


@dataclass(frozen=True, slots=True)
class StatsWanted:
    """What somebody wants to see."""

    viewer: int
    lang: str
    page: str
    key: str
    """Of which kind of game."""
    guild: int | None
    """Only games of this server; None: of everywhere."""
    game: int = 0
    user: int = 0
    """Whose; the viewer's own if 0."""

    @property
    def whose(self) -> int:
        """Whose statistics a player's page shows."""
        return self.user or self.viewer


@dataclass(frozen=True, slots=True)
class Page:
    """What there is to say, and the charts that go with it."""

    lines: Sequence[str]
    charts: Sequence[tuple[str, Chart]] = ()
    turns: Sequence[int] = ()
    """Numbers of turns that can be looked at again."""


async def stats_page(services: Services, asked: StatsWanted) -> Reply:
    """A page with its charts, and buttons to the other pages."""
    page = await _MAKE[asked.page](services, asked)
    layout = MessageLayout()
    layout.say(texts.text(asked.lang, f"counted-{asked.page}", asked.key))
    layout.say(*ending(page.lines, MOST_LINES))
    files: list[discord.File] = []
    for what, work in page.charts:
        picture = await services.pictures.made(work, f"chart {what}")
        if picture is not None:
            name = f"{what}-{secrets.token_hex(3)}.png"
            files.append(as_file(picture, name))
            layout.gallery([(name, picture.alt)])  # two side by side are cut off on a phone
    layout.row(again_buttons(asked, page.turns))
    layout.row(_doors(asked))
    return Reply(view=layout, files=files)


def again_buttons(asked: StatsWanted, turns: Sequence[int]) -> list[ui.Button[Any]]:
    """To look at turns again; several lessons may be of one."""
    return [
        button(
            texts.text(asked.lang, "lesson-open", turn=turn),
            Key(AGAIN, asked.game, argument=str(turn)),
        )
        for turn in dict.fromkeys(turns)
    ]


def _doors(asked: StatsWanted) -> list[ui.Button[Any]]:
    """To the other pages; who plays elsewhere is nobody's business in a conversation of two."""
    found = []
    for page in PAGES:
        if (page in (GAME, LESSONS) and not asked.game) or (
            page == PLAYERS and asked.guild is None
        ):
            continue
        user = str(asked.user) if asked.user else ""
        argument = BETWEEN.join((page, asked.key, user))
        label = texts.text(asked.lang, f"page-{page}", asked.key)
        here = page == asked.page
        style = discord.ButtonStyle.primary if here else discord.ButtonStyle.secondary
        found.append(button(label, Key(STATS, asked.game, argument=argument), style, disabled=here))
    return found


async def _of_game(services: Services, asked: StatsWanted) -> Page:
    """Points by source, how they grew, how long turns took."""
    table = await services.seated(asked.game, asked.lang)
    study = await Stats(services.sessions).game(asked.game)
    lang, names = asked.lang, table.names
    frames = [frame.figures for frame in study.frames]

    def called(seat: int) -> str:
        return texts.safe_name(names[seat])

    lines = [str(line) for line in pace_lines(lang, study, called)]
    charts: list[tuple[str, Chart]] = []
    if frames and frames[-1].seats:
        charts.append(("points", partial(points_chart, table.game, frames[-1], lang, names=names)))
    if len(frames) > 1 and frames[-1].seats:
        charts.append(("growth", partial(growth_chart, table.game, frames, lang, names=names)))
    return Page(lines or [str(texts.text(lang, "stats-no-turns"))], charts)


async def _of_lessons(services: Services, asked: StatsWanted) -> Page:
    """The turns of the viewer that cost him most, by the count of a computer player."""
    lang, session = asked.lang, services.sessions.get(asked.game)
    table = await services.seated(asked.game, lang)
    seat = table.seat_of(asked.viewer)
    standing = await session.standing()
    if (
        standing.result is None
        or seat is None
        or company_of(services.sessions.games[table.game]) is None
    ):
        return Page([str(texts.text(lang, "lessons-later"))])
    record = await session.record(seat)
    wish = ThinkingWish(asked.game, record.setup, tuple(record.moves), seat, "")
    try:
        found = await services[Thinker].review(wish)
    except ThinkingError:
        found = []
    passage = await session.passage(seat)
    turns = [turn_of(passage.turns, one.position) for one in found]
    before = {row.n: view for row, view in zip(passage.turns, passage.views, strict=False)}
    lines = [
        _lesson(asked.key, Scene(before[turn], lang, None, seat), one, turn)
        for one, turn in zip(found, turns, strict=True)
    ]
    return Page(lines or [str(texts.text(lang, "lessons-none"))], turns=turns)


def turn_of(rows: Sequence[TurnRow], position: int) -> int:
    """The number of the turn that a move belongs to."""
    return next((row.n for row in rows if row.first <= position < row.after), 0)


def _lesson(game: str, scene: AnyScene, lesson: Lesson, turn: int) -> str:
    lang, ways = scene.lang, (lesson.played, lesson.better)
    played, better = (render.said_all(game, scene, answers) for answers in ways)
    cost = texts.decimal(lang, lesson.cost)
    return str(texts.text(lang, "lesson-line", turn=turn, played=played, better=better, cost=cost))


async def _of_player(services: Services, asked: StatsWanted) -> Page:
    """How somebody has played, and with what."""
    lang, key = asked.lang, asked.key
    # of one's own games all count, also those in other places
    guild = None if asked.whose == asked.viewer else asked.guild
    stats = await Stats(services.sessions).player(asked.viewer, asked.whose, key, guild)
    (name,) = await services.people.names([asked.whose])
    lines = [f"**{texts.safe_name(name)}**", *player_lines(lang, key, stats)]
    return Page(lines, _player_charts(lang, key, stats))


def _player_charts(lang: str, key: str, stats: PlayerStats) -> list[tuple[str, Chart]]:
    summed = [
        (str(texts.text(lang, name)), tally)
        for name, tally in (("stats-total", stats.total), ("stats-solo", stats.solo))
        if tally is not None
    ]
    words = [(_word(lang, key, tally), tally) for tally in stats.by_what]
    if len(summed) == len(words) == 1:  # the same twice
        summed = []
    return _source_chart(lang, key, [*summed, *words][:MOST_ROWS])


async def _by_what(services: Services, asked: StatsWanted) -> Page:
    """How what is played fares between people."""
    lang, key = asked.lang, asked.key
    tallies = (await Stats(services.sessions).by_what(key, asked.guild))[:MOST_ROWS]
    names = [called(lang, key, one.key) for one in tallies]
    return _compared(lang, key, names, [(_word(lang, key, one), one) for one in tallies])


async def _of_players(services: Services, asked: StatsWanted) -> Page:
    """The players of this server."""
    tallies = (await Stats(services.sessions).players(asked.key, asked.guild))[:MOST_ROWS]
    names = await services.people.names([int(one.key) for one in tallies])
    rows = list(zip(names, tallies, strict=True))
    return _compared(asked.lang, asked.key, [texts.safe_name(name) for name in names], rows)


def _compared(
    lang: str, key: str, names: Sequence[str], rows: Sequence[tuple[str, PlayTally]]
) -> Page:
    """Each with its name in full in a line of its own, and with the short one as a bar."""
    if not rows:
        return Page([str(texts.text(lang, "stats-none"))])
    told = zip(names, rows, strict=True)
    lines = [str(tally_line(lang, key, name, tally)) for name, (_, tally) in told]
    bars = [tally_bar(name, tally) for name, tally in rows]
    bar_chart: tuple[str, Chart] = ("tallies", partial(tallies_chart, bars, lang))
    return Page(lines, [bar_chart, *_source_chart(lang, key, rows)])


def _source_chart(
    lang: str, key: str, rows: Sequence[tuple[str, PlayTally]]
) -> list[tuple[str, Chart]]:
    """Where the points of these come from, on average."""
    if not any(tally.parts for _, tally in rows):
        return []
    shown = tally_figures([tally for _, tally in rows])
    names = [name for name, _ in rows]
    return [("sources", partial(points_chart, key, shown, lang, names=names))]


def _word(lang: str, key: str, tally: PlayTally) -> str:
    return texts.plain(texts.word(lang, key, tally.key))


_MAKE: Final = {
    GAME: _of_game,
    LESSONS: _of_lessons,
    PLAYER: _of_player,
    FACTIONS: _by_what,
    PLAYERS: _of_players,
}


async def asked_of(request: Request, page: str | None, user: int = 0) -> StatsWanted:
    """What an interaction asks for: here the game of the channel, else one's own games."""
    row: GameRow | None = None
    try:
        row = await request.here()
    except REFUSED:
        row = None
    if row is not None and row.status is Status.LOBBY:
        row = None
    key = row.key if row is not None else next(iter(request.sessions.games))
    page = page or (GAME if row is not None and not user else PLAYER)
    return StatsWanted(
        viewer=request.user,
        lang=request.lang,
        page=PLAYER if page in (GAME, LESSONS) and row is None else page,
        key=key,
        guild=request.interaction.guild_id,
        game=0 if row is None else row.id,
        user=user,
    )


@handles(STATS, OPEN)
async def turn_page(request: Request, key: Key, _: tuple[str, ...]) -> None:
    """Another page, in place; from a card a page of one's own."""
    page, kind, user, *_rest = [*key.argument.split(BETWEEN), "", "", ""]

    async def work() -> Reply:
        games = request.sessions.games
        known = kind if kind in games else ""
        if key.game and not known:
            known = (await request.sessions.find(key.game))[0].key
        asked = StatsWanted(
            request.user,
            request.lang,
            page if page in PAGES else GAME,
            known or next(iter(games)),
            request.interaction.guild_id,
            key.game,
            int(user) if user.isdecimal() else 0,
        )
        return await stats_page(request.services, asked)

    await respond(
        request.interaction,
        work(),
        request.lang,
        Manner.IN_PLACE if key.verb == STATS else Manner.PRIVATE,
    )


def stats_commands() -> list[Any]:
    """`/stats`."""
    pages = [Choice(name=named(f"page-{page}"), value=page) for page in PAGES]
    player = CommandParam("player", named("param-player"), about("stats-of"), kind=discord.User)
    return [command(CommandPlan("stats", stats, (param("page", choices=pages), player)))]


async def stats(
    request: Request,
    page: str | None = None,
    player: discord.User | None = None,
) -> Reply:
    """Statistics of the game here, of a player, of what is played, of the players here."""
    whose = 0 if player is None or player.id == request.user else player.id
    asked = await asked_of(request, PLAYER if whose else page, whose)
    return await stats_page(request.services, asked)
