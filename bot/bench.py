"""Measures sessions and store: `python -m bot.bench [RECORD]` prints one JSON object.

The games replay a record (ours or a foreign one; without it the longest of a few random games) move
by move, as people press. Times include waiting for other games.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import sqlite3
import statistics
import subprocess
import sys
import tempfile
import time
import tracemalloc
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from bot.session import DraftView, Place, Press, Session, Sessions
from bot.store import Database
from bot.store.rows import GAME_COLUMNS
from engine import GAMES
from engine.core.game import HUMAN
from engine.core.moves import END
from engine.core.record import Record
from engine.interchange import open_record

COMMITS = 400
"""About so many commits are measured per figure."""
LONG_GAME = 300
MANY_GAMES = 10_000
FILLING_MOVES = 100
"""Moves of each game that only fills the file."""
LIVE_GAMES = 20
RANDOM_GAMES = 10
ASK = "ask"
"""The standing order that leaves a question to the player."""


class Took(NamedTuple):
    """Milliseconds: steps into a draft, and commits."""

    steps: list[float]
    commits: list[float]


@dataclass(frozen=True, slots=True)
class Script:
    """A game to be played again."""

    record: Record

    @property
    def users(self) -> tuple[int, ...]:
        """One user per human seat."""
        return tuple(range(1, 1 + self.record.setup.seats.count(HUMAN)))

    def user_at(self, seat: int) -> int:
        """Who plays a seat."""
        humans = [n for n, name in enumerate(self.record.setup.seats) if name == HUMAN]
        return self.users[humans.index(seat)]

    def first(self, moves: int) -> Record:
        """The beginning of the game."""
        return Record(self.record.setup, self.record.moves[:moves])


def script_of(text: str) -> Script:
    """The script of a record."""
    replay = open_record(text)
    while replay.done < len(replay.steps):
        replay.step()
    return Script(Record(replay.table.setup, tuple(replay.table.log)))


def random_record() -> str:
    """The longest of some random games."""
    with tempfile.TemporaryDirectory() as folder:
        line = ["play", "--game", next(iter(GAMES)), "--players", "4", "--seed", "bench"]
        more = ["--games", str(RANDOM_GAMES), "--out", folder]
        subprocess.run(
            [sys.executable, "-m", "engine", *line, *more], check=True, capture_output=True
        )
        return max((path.read_text("utf-8") for path in Path(folder).iterdir()), key=len)


async def measure(script: Script) -> dict[str, object]:
    """All figures."""
    with tempfile.TemporaryDirectory() as folder:
        base = Path(folder)
        figures: dict[str, object] = {"moves": len(script.record.moves)}
        for count in (1, 20, 100):
            figures[f"ms_{count}_games_at_once"] = await commits(
                base / f"{count}.db", script, count
            )
        figures["load"] = await loads(base / "load.db", script)
        figures["growth"] = {
            "games_10": await grown(base / "few.db", script, 10),
            "games_10000": await grown(base / "many.db", script, MANY_GAMES),
        }
        figures["kilobytes_per_live_game"] = await memory(base / "memory.db", script)
        return figures


async def commits(path: Path, script: Script, count: int) -> dict[str, object]:
    """How long players wait with so many games in play at once."""
    async with await Database.open(path) as database:
        return await play_at_once(Sessions(database, GAMES), script, count)


async def play_at_once(sessions: Sessions, script: Script, count: int) -> dict[str, object]:
    """Play games side by side; milliseconds from the press to the answer."""
    await leave_all_to_players(sessions, script)
    started = [
        await sessions.take_in(script.first(0), Place(1, channel=1000 + n), script.users)
        for n in range(count)
    ]
    took = Took([], [])
    each = max(4, COMMITS // count)
    await asyncio.gather(*(play_on(one, script, each, took) for one in started))
    return {"step": percentiles(took.steps), "commit": percentiles(took.commits)}


async def leave_all_to_players(sessions: Sessions, script: Script) -> None:
    """Standing orders would answer what the record answers."""
    game = script.record.setup.game
    for kind, settings in GAMES[game].habit_settings.items():
        for user in script.users if ASK in settings else ():
            await sessions.set_order(user, game, kind, ASK)


async def play_on(session: Session, script: Script, commits: int, took: Took) -> None:
    """Play move after move as the record has them, until so many commits are done."""
    done = 0
    for move, following in zip(script.record.moves, script.record.moves[1:], strict=False):
        press = Press(script.user_at(move.seat))
        closing = move.words == END
        if not closing:
            start = time.perf_counter()
            draft = await session.play(press, " ".join(move.words))
            took.steps.append((time.perf_counter() - start) * 1000)
            assert isinstance(draft, DraftView)
            over = draft.decision is None or following.seat != move.seat
            closing = over and draft.can_confirm
        if closing:
            start = time.perf_counter()
            await session.confirm(press)
            took.commits.append((time.perf_counter() - start) * 1000)
            done += 1
            if done == commits:
                return


async def loads(path: Path, script: Script) -> dict[str, float]:
    """Loading a long game: checked move by move (first time), and trusted (later)."""
    record = script.first(LONG_GAME)
    trusted, checked = [], []
    async with await Database.open(path) as database:
        session = await Sessions(database, GAMES).take_in(record, Place(1), script.users)
        for _ in range(15):
            await session.unload()
            trusted.append(await timed(session))
            checked.append(await timed(Sessions(database, GAMES).get(session.id)))
    return {
        "moves": len(record.moves),
        "trusted_ms": round(statistics.median(trusted), 2),
        "checked_ms": round(statistics.median(checked), 2),
    }


async def timed(session: Session) -> float:
    """Milliseconds until a session knows how its game stands."""
    start = time.perf_counter()
    await session.standing()
    return (time.perf_counter() - start) * 1000


async def grown(path: Path, script: Script, count: int) -> dict[str, object]:
    """The same figures in a file with so many games."""
    async with await Database.open(path) as database:
        sessions = Sessions(database, GAMES)
        session = await sessions.take_in(script.first(FILLING_MOVES), Place(1), script.users)
        await database.write(fill, session.id, count - 1)
        loading = []
        for _ in range(15):
            await session.unload()
            loading.append(await timed(session))
        start = time.perf_counter()
        await sessions.of_user(1)
        mine = (time.perf_counter() - start) * 1000
        return {
            "load_ms": round(statistics.median(loading), 2),
            "my_games_ms": round(mine, 2),
            **await play_at_once(sessions, script, 5),
        }


def fill(conn: sqlite3.Connection, template: int, count: int) -> None:
    """Copy a game so many times, for other users."""
    columns = ", ".join(name for name in GAME_COLUMNS if name not in ("id", "status"))
    conn.execute("CREATE TEMP TABLE copy (id INTEGER)")
    conn.execute(
        "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?)"
        f" INSERT INTO game (status, {columns})"
        f" SELECT 'finished', {columns} FROM game, n WHERE id = ?",
        (count, template),
    )
    conn.execute("INSERT INTO copy SELECT id FROM game WHERE id > ?", (template,))
    for table, others in (
        ("move", "n, seat, text, how, user_id, at, interaction"),
        ("turn", "n, first, after, seat, kind, hash, at"),
    ):
        conn.execute(
            f"INSERT INTO {table} (game_id, {others}) SELECT copy.id, {others}"
            f" FROM copy, {table} WHERE game_id = ?",
            (template,),
        )
    conn.execute(
        "INSERT INTO seat (game_id, seat, user_id, joined) SELECT copy.id, seat, 1000 + copy.id, 0"
        " FROM copy, seat WHERE game_id = ?",
        (template,),
    )
    conn.execute("DROP TABLE copy")


async def memory(path: Path, script: Script) -> float:
    """Kilobytes that one more live game takes."""
    record = script.first(min(LONG_GAME, len(script.record.moves) - 1))
    async with await Database.open(path) as database:
        sessions = Sessions(database, GAMES)
        kept = [await sessions.take_in(record, Place(1), script.users)]
        gc.collect()
        tracemalloc.start()
        kept += [await sessions.take_in(record, Place(1), script.users) for _ in range(LIVE_GAMES)]
        gc.collect()
        size = tracemalloc.get_traced_memory()[0]
        tracemalloc.stop()
        return round(size / LIVE_GAMES / 1024)


def percentiles(took: Sequence[float]) -> dict[str, float]:
    """The middle and the slow end of some times."""
    ordered = sorted(took)
    return {
        "p50": round(ordered[len(ordered) // 2], 2),
        "p99": round(ordered[min(len(ordered) - 1, len(ordered) * 99 // 100)], 2),
        "count": len(ordered),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(prog="python -m bot.bench", description=__doc__)
    parser.add_argument("record", nargs="?", type=Path, help="a record to be played again")
    parser.add_argument("--engine", action="store_true", help="measure the engine too")
    arguments = parser.parse_args()
    path = arguments.record
    text = random_record() if path is None else path.read_text("utf-8")
    figures = engine_figures() if arguments.engine else {}
    figures["session"] = asyncio.run(measure(script_of(text)))
    sys.stdout.write(json.dumps(figures, indent=2) + "\n")


def engine_figures() -> dict[str, object]:
    """What `python -m engine bench` measures, so that all figures are one JSON object."""
    command = [sys.executable, "-m", "engine", "bench", "--solo", "200"]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE)
    return dict(json.loads(done.stdout))


if __name__ == "__main__":
    main()
