"""Backups of a server by its own tools, with the commands of the guide: whole, and back again."""

from __future__ import annotations

import asyncio
import re
import shlex
import subprocess
from pathlib import Path

import pytest

from bot.cli.check import check_database
from bot.store import Database, posts, reader
from bot.store.database import Where
from bot.store.moving import fingerprints
from bot.store.posts import NewPost
from tests.bot.server import server
from tests.bot.session.tables import GAMES, Bot, StillClock, merchants

GUIDE = Path(__file__).parents[3] / "docs" / "hosting" / "growing.md"
HOST, FILE = "postgresql://orrery@db.example/orrery", "/var/backups/orrery.dump"


def empty(name: str) -> str:
    """The address of a whole new database of the tests' server."""
    server().execute(f"DROP DATABASE IF EXISTS {name}")
    server().execute(f"CREATE DATABASE {name}")
    return server().url().replace("/postgres?", f"/{name}?")


async def run(program: str, url: str, file: Path) -> None:
    """The guide's command of this name, with this database and this file."""
    line = re.search(rf"\b{program} .*", GUIDE.read_text("utf-8"))
    assert line is not None
    words = shlex.split(line[0])
    assert {HOST, FILE} <= set(words)
    words = [{HOST: url, FILE: str(file)}.get(word, word) for word in words]
    done = await asyncio.to_thread(
        subprocess.run, [server().programs / program, *words[1:]], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


async def next_post(where: Where) -> int:
    async with await Database.open(where) as database:
        return await database.write(posts.put, NewPost(None, 5, "next", {}), 1.0)


async def test_a_dump_of_a_running_bot_is_whole_and_no_number_is_given_again(
    tmp_path: Path,
) -> None:
    server()
    if not (server().programs / "pg_restore").exists():
        pytest.skip("there is no pg_dump here, so backups of a server were not tested")
    first, dump = empty("dumped"), tmp_path / "orrery.dump"
    bot = await Bot(first, StillClock()).up()
    market = await merchants(bot)
    await market.turn(0, "work")
    meanwhile = NewPost(None, 5, "meanwhile", {})
    await bot.database.write(posts.put, meanwhile, 1.0)
    dumping = asyncio.create_task(run("pg_dump", first, dump))
    while not dumping.done():
        await bot.database.write(posts.put, meanwhile, 1.0)
    await dumping
    with reader(first) as conn:
        before = fingerprints(conn)
    await market.answer(1, "decline")  # and is lost
    await bot.down()

    second = empty("restored")
    await run("pg_restore", second, dump)
    with reader(second) as conn:
        after = fingerprints(conn)
    assert after.keys() == before.keys()
    assert {key for key in before if before[key] != after[key]} <= {("post", 0)}
    assert not check_database(second, GAMES).findings
    again = await Bot(second, StillClock()).up()
    market.bot = again
    assert await market.log() == ["0 work", "0 end"]
    await market.answer(1, "decline")
    await again.down()
    given = await next_post(first)
    fresh = await next_post(second)
    assert fresh > given + 1000, "old messages name posts that were given after the backup"
    assert await next_post(second) == fresh + 1, "and only the first start counts on"
