"""Killed at random moments: every acknowledged act is there exactly once after the restart."""

from __future__ import annotations

import asyncio
import json
import random
import signal
import subprocess
import sys
import threading
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from bot.session import Sessions
from bot.store import Database, games, log, posts
from bot.store.database import Where
from bot.store.rows import Status
from tests.bot.session.tables import GAMES

ROOT = Path(__file__).parents[3]
PATIENCE = 120
LINES = (20, 200)
"""So many lines a victim says in its life: two for each act."""
SERVER_NOTICES = 0.3
"""Seconds in which a server ends what a killed bot has left behind."""


@dataclass
class Promises:
    """What the victim has acknowledged over all its lives."""

    logs: dict[int, dict[int, str]] = field(default_factory=dict)
    versions: dict[int, int] = field(default_factory=dict)
    ends: dict[int, int] = field(default_factory=dict)
    drafts: dict[tuple[int, int], tuple[int, list[str]]] = field(default_factory=dict)
    posts: set[int] = field(default_factory=set)
    arrived: list[int] = field(default_factory=list)
    tried: dict[int, list[Any]] = field(default_factory=dict)
    commits: int = 0

    def hear(self, line: list[Any]) -> None:
        match line:
            case ["new", int(game)]:
                self.logs.setdefault(game, {})
            case ["try", int(game), *rest]:
                self.tried[game] = [game, *rest]
            case ["refused", int(game), *_]:
                self.tried.pop(game, None)
            case ["committed", int(game), _, int(version), list(moves), post, int(end)]:
                self.tried.pop(game, None)
                self.logs.setdefault(game, {}).update(dict(moves))
                self.versions[game] = version
                self.ends[game] = end
                self.posts |= {post} if post else set()
                self.drafts = {key: kept for key, kept in self.drafts.items() if key[0] != game}
                self.commits += 1
            case ["drafted", int(game), _, int(seat), int(revision), list(steps)]:
                self.tried.pop(game, None)
                self.drafts[game, seat] = (revision, steps)
            case ["arrived", int(post)]:
                self.arrived.append(post)


def live_and_die(path: Where, seed: int, promises: Promises, lines: int) -> None:
    """One life of the victim, ended by SIGKILL wherever it is when so many lines of it have been
    heard: on a busy machine too it has then done something."""
    child = subprocess.Popen(
        [sys.executable, "-m", "tests.bot.session.crash_child", str(path), str(seed)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=ROOT,
        text=True,
    )
    assert child.stdin is not None
    assert child.stdout is not None
    child.stdin.write(json.dumps([list(promises.tried.values()), promises.arrived]) + "\n")
    child.stdin.flush()
    killer = threading.Timer(PATIENCE, child.kill)
    killer.start()
    for heard, text in enumerate(child.stdout):
        promises.hear(json.loads(text))
        if heard == lines:
            child.kill()
    killer.cancel()
    child.stdin.close()
    child.stdout.close()
    assert child.wait() == -signal.SIGKILL, "the victim ended by itself"


async def check(path: Where, promises: Promises) -> None:
    """The store has kept every promise, and nothing else but one act per game."""
    if not isinstance(path, Path):
        await asyncio.sleep(SERVER_NOTICES)
    database = await Database.open(path)
    try:
        await check_all(database, promises)
    finally:
        await database.close()


async def check_all(database: Database, promises: Promises) -> None:
    sessions = Sessions(database, GAMES)
    for game, promised in promises.logs.items():
        row = await database.read(games.find, game)
        assert row is not None
        stored = {move.n: str(move.move) for move in await database.read(log.moves, game)}
        assert promised.items() <= stored.items()
        assert sorted(stored) == list(range(row.position))
        unheard = row.version - promises.versions.get(game, 1)
        assert 0 <= unheard <= 1
        assert unheard or len(stored) == promises.ends.get(game, 0)
        assert (await sessions.get(game).standing()).fault is None
        if not unheard:
            await check_drafts(database, game, promises)
    for post in promises.posts:
        assert await database.read(posts.find, post) is not None
    assert len(promises.arrived) == len(set(promises.arrived))
    doubled = "SELECT count(*) FROM (SELECT interaction FROM move WHERE interaction IS NOT NULL"
    doubled += " GROUP BY game_id, interaction HAVING count(DISTINCT at) > 1)"
    rows = await database.read(lambda conn: conn.execute(doubled).fetchone())
    assert rows == (0,)
    await sessions.close()


async def check_drafts(database: Database, game: int, promises: Promises) -> None:
    rows = {row.seat: row for row in await database.read(log.drafts_of, game) if row.moves}
    for (of, seat), (revision, steps) in promises.drafts.items():
        if of == game and steps:
            row = rows[seat]
            assert row.revision in (revision, revision + 1)
            if row.revision == revision:
                assert [" ".join(words) for words in row.moves] == steps


async def survive(path: Where, lives: int) -> Promises:
    chance = random.Random(4)
    promises = Promises()
    for life in range(10 * lives):
        if life >= lives and promises.commits > 4 * lives:  # a busy machine leaves little time
            break
        live_and_die(path, life, promises, chance.randrange(*LINES))
        await check(path, promises)
    return promises


async def test_nothing_acknowledged_is_lost_when_the_bot_is_killed(path: Where) -> None:
    promises = await survive(path, 5)
    assert promises.commits > 20
    assert promises.arrived


@pytest.mark.soak
async def test_nothing_acknowledged_is_lost_in_200_lives(path: Where) -> None:
    promises = await survive(path, 200)
    assert promises.commits > 2000
    database = await Database.open(path)
    finished = await database.read(games.with_status, Status.FINISHED)
    await database.close()
    assert len(finished) > 50
