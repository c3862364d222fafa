"""Measures sessions and store: a record is played again move by move, as people press.

Times include waiting for other games.
"""

from __future__ import annotations

import asyncio
import gc
import statistics
import tempfile
import time
import tracemalloc
from dataclasses import dataclass, field
from itertools import count as count_from
from pathlib import Path
from typing import NamedTuple

from bot.bench.scripts import Script, percentiles
from bot.session import Committed, DraftView, Place, Press, Session, Sessions
from bot.store import Database
from bot.store.games import GAME_COLUMNS
from bot.store.sql import Connection
from engine import GAMES
from engine.core.moves import END

COMMITS = 400
"""About so many commits are measured per figure."""
LONG_GAME = 300
MANY_GAMES = 10_000
FILLING_MOVES = 100
"""Moves of each game that only fills the file."""
FEW_GAMES, ROUNDS, LOADS, GAMES_EACH = 10, 10, 50, 5
LIVE_GAMES = 20
ASK = "ask"
"""The standing order that leaves a question to the player."""


_NUMBERS = count_from(1)
"""Channels that have not been played in."""


class Took(NamedTuple):
    """Milliseconds: steps into a draft, and commits."""

    steps: list[float]
    commits: list[float]


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
        figures["growth"] = await growth(base, script)
        figures["kilobytes_per_live_game"] = await memory(base / "memory.db", script)
        return figures


async def commits(path: Path, script: Script, count: int) -> dict[str, object]:
    """How long players wait with so many games in play at once, from the press to the answer."""
    took = Took([], [])
    async with await Database.open(path) as database:
        sessions = Sessions(database, GAMES)
        await leave_all_to_players(sessions, script)
        await play_at_once(sessions, script, count, COMMITS, took)
    return {"step": percentiles(took.steps), "commit": percentiles(took.commits)}


async def play_at_once(
    sessions: Sessions, script: Script, count: int, commits: int, took: Took
) -> None:
    """Play new games side by side until about so many commits are done."""
    first = 1000 * next(_NUMBERS)
    started = [
        await sessions.take_in(script.first(0), Place(1, channel=first + n), script.users)
        for n in range(count)
    ]
    each = max(4, commits // count)
    await asyncio.gather(*(play_on(one, script, each, took) for one in started))


async def leave_all_to_players(sessions: Sessions, script: Script) -> None:
    """Standing orders would answer what the record answers."""
    game = script.record.setup.game
    for kind, settings in GAMES[game].habit_settings.items():
        for user in script.users if ASK in settings else ():
            await sessions.set_order(user, game, kind, ASK)


async def play_on(session: Session, script: Script, commits: int, took: Took) -> None:
    """Play move after move as the record has them, until so many commits are done."""
    done, ended = 0, False
    for move, following in zip(script.record.moves, script.record.moves[1:], strict=False):
        if ended:  # by the Confirm before: it revealed something, and nothing else was left to do
            ended = False
            continue
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
            sent = await session.confirm(press)
            took.commits.append((time.perf_counter() - start) * 1000)
            last = sent.turns[0].moves[-1:] if isinstance(sent, Committed) else ()
            ended = move.words != END and [row.move for row in last] == [following]
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


async def growth(folder: Path, script: Script) -> dict[str, object]:
    """The same figures with few and with many games in the file, taken by turns, so that whatever
    else the machine does meets both."""
    async with (
        await Database.open(folder / "few.db") as few,
        await Database.open(folder / "many.db") as many,
    ):
        grown = {
            "games_10": await Grown.of(few, script, FEW_GAMES),
            "games_10000": await Grown.of(many, script, MANY_GAMES),
        }
        for _ in range(LOADS):
            for one in grown.values():
                await one.load()
        for _ in range(ROUNDS):
            for one in grown.values():
                await play_at_once(one.sessions, script, GAMES_EACH, COMMITS // ROUNDS, one.took)
        return {name: one.figures() for name, one in grown.items()}


@dataclass(slots=True)
class Grown:
    """A file with some games in it, and what has been measured with it."""

    sessions: Sessions
    session: Session
    took: Took = field(default_factory=lambda: Took([], []))
    loading: list[float] = field(default_factory=list)
    listing: list[float] = field(default_factory=list)

    @classmethod
    async def of(cls, database: Database, script: Script, count: int) -> Grown:
        """So many games, one of which is played on."""
        sessions = Sessions(database, GAMES)
        session = await sessions.take_in(script.first(FILLING_MOVES), Place(1), script.users)
        await database.write(fill, session.id, count - 1)
        await leave_all_to_players(sessions, script)
        return cls(sessions, session)

    async def load(self) -> None:
        """Load the game, and list somebody's games."""
        await self.session.unload()
        self.loading.append(await timed(self.session))
        start = time.perf_counter()
        await self.sessions.of_user(1)
        self.listing.append((time.perf_counter() - start) * 1000)

    def figures(self) -> dict[str, object]:
        """All of it in short."""
        return {
            "load_ms": round(statistics.median(self.loading), 2),
            "my_games_ms": round(statistics.median(self.listing), 2),
            "step": percentiles(self.took.steps),
            "commit": percentiles(self.took.commits),
        }


def fill(conn: Connection, template: int, count: int) -> None:
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
