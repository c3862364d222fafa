"""`tournament`: computer players against each other, a line per game, in parts if need be.

Contests are interleaved, seats change from game to game, seeds are fixed: a run that was ended goes
on where it was, and two runs play the same games.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean, stdev
from typing import Any, Final, TypeAlias

from engine import GAMES
from engine.cli.computers import Timed, play_out, policy_of
from engine.cli.output import leave, print_json
from engine.core.assets import load
from engine.core.game import HUMAN, Setup

ContestLine: TypeAlias = Mapping[str, Any]  # of the file, as it is read back


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
        return _tell_table(arguments.out, chosen)
    ends = None if arguments.minutes is None else time.monotonic() + 60 * arguments.minutes
    played = {(line["contest"], line["number"]) for line in lines_of(arguments.out)}
    most = max(arguments.games or one.games for _, one in chosen)
    for number in range(most):
        for key, contest in chosen:
            due = number < (arguments.games or contest.games)
            if not due or (contest.name, number) in played:
                continue
            if ends is not None and time.monotonic() > ends:
                return _report(arguments.out, chosen)
            _append(arguments.out, play_one(key, contest, number))
    return _report(arguments.out, chosen)


def play_one(key: str, contest: Contest, number: int) -> ContestLine:
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
    return {
        "contest": contest.name,
        "number": number,
        "players": list(order),
        "measured": shift,
        "points": list(table.result.scores),
        "ranks": list(table.result.ranks),
        "cpu": [[round(ms, 1) for ms in one.spent] for one in timed],
    }


def lines_of(path: Path) -> list[ContestLine]:
    """The games played so far; one that two runs have played at the same time counts once."""
    if not path.exists():
        return []
    found = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line]
    return [*{(line["contest"], line["number"]): line for line in found}.values()]


def _append(path: Path, line: ContestLine) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        file.write(json.dumps(line, separators=(",", ":")) + "\n")


def _report(path: Path, chosen: Sequence[tuple[str, Contest]]) -> int:
    lines = lines_of(path)
    for _, contest in chosen:
        own = [line for line in lines if line["contest"] == contest.name]
        if own:
            print_json(summary(contest, own))
    return 0


HEAD: Final = "| contest | games | points | won | lead | CPU of a turn, mean / p99 | goal | met |"


def _tell_table(path: Path, chosen: Sequence[tuple[str, Contest]]) -> int:
    """The same as a table of Markdown, with what nothing is known of yet."""
    lines = lines_of(path)
    print(HEAD)
    print("|" + " --- |" * (HEAD.count("|") - 1))
    for _, contest in chosen:
        print(row_of(contest, [line for line in lines if line["contest"] == contest.name]))
    return 0


def row_of(contest: Contest, lines: Sequence[ContestLine]) -> str:
    """A contest as a row of the table."""
    found: Mapping[str, Any] = summary(contest, lines) if lines else {}

    def value(what: str) -> str:
        return f"{found[what]} ± {found[f'{what}_error']}" if what in found else ""

    cpu = found.get("cpu_ms")
    goal = ", ".join(f"{what} ≥ {least:g}" for what, least in contest.goal.items())
    met = {True: "yes", False: "no"}.get(found.get("met", ""), "too few games")
    cells = (
        contest.name,
        f"{len(lines)} of {contest.games}",
        *map(value, ("points", "won", "lead")),
        f"{cpu['mean']:.0f} / {cpu['p99']:.0f} ms" if cpu else "",
        goal,
        met,
    )
    return "| " + " | ".join(cells) + " |"


def summary(contest: Contest, lines: Sequence[ContestLine]) -> dict[str, object]:
    """What the games of a contest say of the player that is measured, with standard errors."""
    name = contest.players[0]
    alike = all(one == name for one in contest.players) and not contest.alone
    points: list[float] = []
    leads: list[float] = []
    for line in lines:
        at = line["measured"]
        others = [score for seat, score in enumerate(line["points"]) if seat != at]
        points.append(fmean(line["points"]) if alike else line["points"][at])
        leads.append(line["points"][at] - fmean(others))
    won = [_share(line["ranks"], line["measured"]) for line in lines]
    spent = sorted(
        ms
        for line in lines
        for who, turns in zip(line["players"], line["cpu"], strict=True)
        if who == name
        for ms in turns
    )
    found: dict[str, object] = {"contest": contest.name, "games": len(lines)}
    found |= {"points": round(fmean(points), 1), "points_error": _error(points)}
    if not alike:
        found |= {"won": round(fmean(won), 3), "won_error": _error(won, 3)}
        found |= {"lead": round(fmean(leads), 1), "lead_error": _error(leads)}
    if contest.goal:
        found["goal"] = contest.goal
        met = all(_reaches(found, what, least) for what, least in contest.goal.items())
        found["met"] = met if len(lines) >= contest.games else "too few games"
    if spent:
        found["cpu_ms"] = {
            "mean": round(fmean(spent), 1),
            "p50": spent[len(spent) // 2],
            "p99": spent[min(len(spent) - 1, math.ceil(0.99 * len(spent)) - 1)],
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
