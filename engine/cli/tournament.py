"""`tournament`: computer players against each other, a line per game, in parts if need be.

Contests are interleaved, seats change from game to game, seeds are fixed: a run that was ended goes
on where it was, and two runs play the same games.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final

from engine import GAMES
from engine.cli.computers import Timed, play_out, policy_of
from engine.cli.output import leave, print_json
from engine.cli.tournament_file import (
    SLOWEST,
    Played,
    append,
    append_same,
    games_in,
    player_of,
)
from engine.core.assets import load
from engine.core.game import HUMAN, Setup

BEGINS: Final = "<!-- tournament: made by `make tournament-table` -->"
ENDS: Final = "<!-- end of the tournament -->"

TIMED: Final = sys.implementation.name == "cpython"
"""Only what hosts run says how long a turn takes; games are the same by any interpreter."""
PROBED: Final = 3
"""Games of a contest that are played again to see whether a player has stayed the same."""


@dataclass(frozen=True, slots=True)
class Contest:
    """So many games of the same players; the first of them is the one that is measured."""

    name: str
    players: tuple[str, ...]
    games: int
    options: dict[str, str] = field(default_factory=dict)
    alone: bool = False
    """Against the robots that sit with a person alone."""
    goal: dict[str, float] = field(default_factory=dict)
    """What `points`, `won` or `lead` should reach."""


def contests() -> dict[str, tuple[str, Contest]]:
    """All contests of all games by name, each with the key of its game."""
    return {
        contest.name: (key, contest)
        for key in GAMES
        for contest in load(f"{key}/company/contests.json", tuple[Contest, ...])
    }


def run(arguments: argparse.Namespace) -> int:
    """Play what is still to be played, and print what all games so far say."""
    known = contests()
    unknown = [name for name in arguments.contests if name not in known]
    if unknown:
        leave(f"no such contest: {', '.join(unknown)}; known: {', '.join(known)}")
    chosen = [known[name] for name in known if name in (arguments.contests or known)]
    if arguments.table:
        return _tell_table(arguments.out, arguments.into)
    if arguments.same:
        return _replay(arguments.out, arguments.same, arguments.games or PROBED, chosen)
    ends = None if arguments.minutes is None else time.monotonic() + 60 * arguments.minutes
    played = {(one.contest, one.number, one.player) for one in games_in(arguments.out)}
    most = max(arguments.games or one.games for _, one in chosen)
    players = {key: player_of(key) for key, _ in chosen}  # the code may change while it plays
    for number in range(most):
        for key, contest in chosen:
            due = number < (arguments.games or contest.games)
            if not due or (contest.name, number, players[key]) in played:
                continue
            if ends is not None and time.monotonic() > ends:
                return _report(arguments.out, chosen)
            append(arguments.out, play_one(key, contest, number))
    return _report(arguments.out, chosen)


def _replay(path: Path, old: str, most: int, chosen: Sequence[tuple[str, Contest]]) -> int:
    """Play games of an older player again; where they end alike, all of them count for today's,
    and those played again for the time that they take."""
    seen: dict[str, list[int]] = {}
    news: set[str] = set()
    for key, contest in chosen:
        games = [one for one in games_in(path) if (one.contest, one.player) == (contest.name, old)]
        for before in games[:most]:
            now = play_one(key, contest, before.number)
            if (now.points, now.turns) != (before.points, before.turns):
                leave(f"{contest.name} {before.number}: {before.points} then, {now.points} now")
            append(path, now)
            seen.setdefault(contest.name, []).append(before.number)
            news.add(now.player)
    if len(news) != 1 or old in news:
        leave(f"{old}: not the older player of one game")
    append_same(path, old, news.pop(), seen)
    print_json(seen)
    return 0


def play_one(key: str, contest: Contest, number: int) -> Played:
    """One game, the players moved on by a seat from game to game."""
    seed = f"{contest.name}-{number}"
    count = len(contest.players)
    shift = number % count
    order = [*contest.players[-shift:], *contest.players[:-shift]] if shift else contest.players
    game = GAMES[key]
    setup = Setup(
        game=game.key,
        seats=(*(HUMAN,) * count, *(game.robots if contest.alone else ())),
        seed=seed,
        secret=seed,
        options=contest.options,
        rules=game.rules,
    )
    timed = [Timed(policy_of(name, seed, seat)) for seat, name in enumerate(order)]
    table = play_out(setup, timed)
    assert table.result is not None
    spent = sorted(
        (
            ms
            for one, name in zip(timed, order, strict=True)
            if name == order[shift]
            for ms in one.spent
        ),
        reverse=True,
    )
    return Played(
        contest.name,
        number,
        player_of(key),
        shift,
        tuple(table.result.scores),
        tuple(table.result.ranks),
        len(spent),
        sum(spent) if TIMED else 0.0,
        tuple(spent[:SLOWEST]) if TIMED else (),
    )


def _report(path: Path, chosen: Sequence[tuple[str, Contest]]) -> int:
    games = games_in(path)
    for key, contest in chosen:
        own = [one for one in games if (one.contest, one.player) == (contest.name, player_of(key))]
        if own:
            print_json(summary(contest, own))
    return 0


HEADS: Final = (
    "| contest | games | points | won | lead | CPU of a turn, mean / p99 | goal | met | player |"
)


def _tell_table(path: Path, into: Path | None) -> int:
    """The same as tables of Markdown, printed or put into a page."""
    found = tables_of(games_in(path))
    if into is None:
        print(found)
        return 0
    page = into.read_text(encoding="utf-8")
    before, _, rest = page.partition(BEGINS)
    _, _, after = rest.partition(ENDS)
    into.write_text(f"{before}{BEGINS}\n{found}\n{ENDS}{after}", encoding="utf-8")
    return 0


def tables_of(games: Sequence[Played]) -> str:
    """All contests with what the last player did in them, then what older ones did."""
    last: dict[str, str] = {}
    by_contest: dict[tuple[str, str], list[Played]] = {}
    known = contests()
    for one in games:
        last[known[one.contest][0]] = one.player
        by_contest.setdefault((one.contest, one.player), []).append(one)
    rule = "|" + " --- |" * (HEADS.count("|") - 1)
    rows = [HEADS, rule]
    for key, contest in known.values():
        player = last.get(key, "")
        rows.append(row_of(contest, by_contest.pop((contest.name, player), []), player))
    older = [row_of(known[name][1], own, who) for (name, who), own in by_contest.items()]
    if older:
        rows += ["", "Games of older players:", "", HEADS, rule, *older]
    return "\n".join(rows)


def row_of(contest: Contest, games: Sequence[Played], player: str = "") -> str:
    """A contest as a row of the table."""
    found: Mapping[str, Any] = summary(contest, games) if games else {}

    def value(what: str) -> str:
        return f"{found[what]} ± {found[f'{what}_error']}" if what in found else ""

    cpu = found.get("cpu_ms")
    goal = ", ".join(f"{what} ≥ {least:g}" for what, least in contest.goal.items())
    met = {True: "yes", False: "no"}.get(found.get("met", ""), "too few games")
    cells = (
        contest.name,
        f"{len(games)} of {contest.games}",
        *map(value, ("points", "won", "lead")),
        f"{cpu['mean']:.0f} / {cpu['p99']:.0f} ms" if cpu else "",
        goal,
        met if goal else "",
        player,
    )
    return "| " + " | ".join(cells) + " |"


def summary(contest: Contest, games: Sequence[Played]) -> dict[str, object]:
    """What the games of a contest say of the player that is measured, with standard errors."""
    name = contest.players[0]
    alike = all(one == name for one in contest.players) and not contest.alone
    points: list[float] = []
    leads: list[float] = []
    for one in games:
        others = [score for seat, score in enumerate(one.points) if seat != one.measured]
        points.append(fmean(one.points) if alike else one.points[one.measured])
        leads.append(one.points[one.measured] - fmean(others))
    won = [_share(one.ranks, one.measured) for one in games]
    timed = [one for one in games if one.ms]
    found: dict[str, object] = {"contest": contest.name, "games": len(games)}
    found |= {"points": round(fmean(points), 1), "points_error": _error(points)}
    if not alike:
        found |= {"won": round(fmean(won), 3), "won_error": _error(won, 3)}
        found |= {"lead": round(fmean(leads), 1), "lead_error": _error(leads)}
    if contest.goal:
        found["goal"] = contest.goal
        met = all(_reaches(found, what, least) for what, least in contest.goal.items())
        found["met"] = met if len(games) >= contest.games else "too few games"
    if timed:
        turns = sum(one.turns for one in timed)
        slowest = sorted((ms for one in timed for ms in one.slowest), reverse=True)
        found["cpu_ms"] = {
            "mean": round(sum(one.ms for one in timed) / turns, 1),
            "p99": slowest[min(len(slowest), turns // 100 + 1) - 1],
        }
    return found


def _reaches(found: Mapping[str, Any], what: str, least: float) -> bool:
    """Whether a value less one standard error reaches its goal; all of them is all of them."""
    error = 0.0 if least == 1 else found[f"{what}_error"]
    return bool(found[what] - error >= least)


def _share(ranks: Sequence[int], at: int) -> float:
    """A victory that is shared is one in parts."""
    return 1 / ranks.count(1) if ranks[at] == 1 else 0.0


def _error(values: Sequence[float], digits: int = 1) -> float:
    return round(stdev(values) / math.sqrt(len(values)), digits) if len(values) > 1 else 0.0
