"""Statistics in words, and as bars of a chart."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import render
from bot.cards.rule_words import duration
from bot.history.figures import Study
from bot.history.statistics import PlayerStats, PlayTally
from render import hints, texts, theme
from render.charts import TallyBar
from render.figures import Figures, FigureStanding, ScorePart


def tally_line(lang: str, game: str, label: str, tally: PlayTally) -> texts.Text:
    """Several games added up: how many, how good, how quick."""
    line = texts.text(
        lang,
        "stats-tally",
        label=texts.Text(label),
        games=tally.games,
        wins=tally.wins,
        points=texts.Text(texts.amounts(lang, game, {"vp": round(tally.points)})),
        best=tally.best,
    )
    if tally.pace is None:
        return line
    pace = texts.text(lang, "stats-pace", span=duration(lang, tally.pace))
    return texts.Text(f"{line} {pace}")


def called(lang: str, game: str, what: str) -> str:
    """What somebody plays in words, with what it does where its name is a number."""
    name = texts.capital(texts.word(lang, game, what))
    said = render.about(game, lang, what).removesuffix(".") if hints(game).numbered else ""
    return f"{name} ({texts.uncapital(said)})" if said else name


def player_lines(lang: str, game: str, stats: PlayerStats) -> list[texts.Text]:
    """A player's statistics: in all, solo, by what he played."""
    if stats.total is None and stats.solo is None:
        return [texts.text(lang, "stats-none")]
    lines = []
    for key, tally in (("stats-total", stats.total), ("stats-solo", stats.solo)):
        if tally is not None:
            lines.append(tally_line(lang, game, texts.text(lang, key), tally))
    for tally in stats.by_level:
        level = texts.Text(texts.word(lang, game, tally.key, kind="level"))
        label = texts.text(lang, "stats-solo-level", level=level)
        lines.append(tally_line(lang, game, label, tally))
    lines += [
        tally_line(lang, game, called(lang, game, tally.key), tally) for tally in stats.by_what
    ]
    return lines


def pace_lines(lang: str, study: Study, name_of: Callable[[int], str]) -> list[texts.Text]:
    """How long the turns of a game took, seat by seat; nothing for seats without turns."""
    return [
        texts.text(
            lang,
            "stats-seat-pace",
            who=texts.Text(name_of(seat)),
            turns=len(study.seconds[seat]),
            span=duration(lang, pace),
        )
        for seat, pace in enumerate(study.paces)
        if pace is not None
    ]


def tally_bar(label: str, tally: PlayTally) -> TallyBar:
    """A bar of a chart."""
    return TallyBar(label, tally.points, tally.games, tally.wins)


def tally_figures(tallies: Sequence[PlayTally]) -> Figures:
    """Averages as the figures of a table with a seat for each, for the chart of sources."""
    seats = tuple(
        FigureStanding(
            seat=at,
            what="",
            colour=theme.TARGET,
            points=round(tally.points),
            parts=tuple(
                ScorePart(kind, round(points))
                for kind, points in tally.parts.items()
                if round(points)
            ),
        )
        for at, tally in enumerate(tallies)
    )
    return Figures(round=0, rounds=0, phase="", seats=seats)
