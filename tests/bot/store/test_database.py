"""The file itself: one bot, our schema, and every kind of trouble with one clear error."""

# ruff: noqa: ASYNC220, ASYNC240 - these tests are about files and processes

from __future__ import annotations

import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot.store import Database, games, posts, reader, schema
from bot.store.errors import (
    AnotherBotError,
    CannotOpenError,
    DamagedFileError,
    DatabaseLockedError,
    DiskFullError,
    ForeignFileError,
    NewerSchemaError,
    ReadOnlyFileError,
    StoreError,
    WriteFailedError,
)
from bot.store.lockfile import LockFile, lock_path
from bot.store.rows import Status
from engine.core.game import Setup
from tests.bot.store.limits import no_file_beyond

NEW = games.NewGame(Setup("lanterns", ("human", "human"), options={"fill": "x" * 3000}), 1)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "data" / "orrery.db"


async def filled(path: Path, count: int = 3) -> None:
    """A closed file with some games in it."""
    database = await Database.open(path)
    for _ in range(count):
        await database.write(games.insert, NEW, Status.LIVE, 1.0)
    await database.close()


async def count_games(path: Path) -> int:
    database = await Database.open(path)
    try:
        return len(await database.read(games.with_status, Status.LIVE))
    finally:
        await database.close()


async def test_a_new_file_is_durable_and_ours(path: Path) -> None:
    database = await Database.open(path)
    pragmas = {
        name: await database.read(lambda conn, n: conn.execute(f"PRAGMA {n}").fetchone()[0], name)
        for name in ("journal_mode", "synchronous", "foreign_keys", "user_version")
    }
    await database.close()
    assert pragmas == {
        "journal_mode": "wal",
        "synchronous": 2,
        "foreign_keys": 1,
        "user_version": schema.SCHEMA,
    }
    with reader(path) as conn:
        assert conn.execute("PRAGMA application_id").fetchone()[0] == schema.APPLICATION_ID


async def test_work_that_fails_leaves_nothing(path: Path) -> None:
    database = await Database.open(path)

    def half(conn: sqlite3.Connection) -> None:
        games.insert(conn, NEW, Status.LIVE, 1.0)
        raise RuntimeError("in the middle")

    with pytest.raises(RuntimeError):
        await database.write(half)
    assert await database.read(games.with_status, Status.LIVE) == []
    await database.close()


async def test_a_second_bot_is_refused_and_named(path: Path) -> None:
    database = await Database.open(path)
    with pytest.raises(AnotherBotError) as caught:
        await Database.open(path)
    assert caught.value.args_["pid"] == str(os.getpid())
    link = path.with_name("link.db")
    link.symlink_to(path)
    with pytest.raises(AnotherBotError):
        await Database.open(link)
    await database.close()
    await (await Database.open(path)).close()


async def test_the_lock_dies_with_its_holder(path: Path) -> None:
    await filled(path)
    code = (
        "import sys, pathlib; from bot.store.lockfile import LockFile\n"
        "lock = LockFile(pathlib.Path(sys.argv[1])); lock.take(); print('held', flush=True)\n"
        "sys.stdin.read()"
    )
    child = subprocess.Popen(
        [sys.executable, "-c", code, str(path)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        cwd=Path(__file__).parents[3],
    )
    assert child.stdout is not None
    assert child.stdin is not None
    assert child.stdout.readline() == b"held\n"
    with pytest.raises(AnotherBotError) as caught:
        LockFile(path).take()
    assert caught.value.args_["pid"] == str(child.pid)
    child.kill()
    child.wait()
    child.stdin.close()
    child.stdout.close()
    assert await count_games(path) == 3


async def test_readers_read_while_a_bot_is_running(path: Path) -> None:
    database = await Database.open(path)
    game = await database.write(games.insert, NEW, Status.LIVE, 1.0)
    with reader(path) as conn:
        assert games.find(conn, game) is not None
        with pytest.raises(sqlite3.OperationalError):
            conn.execute("DELETE FROM game")
    await database.close()


async def test_a_newer_schema_is_left_alone(path: Path) -> None:
    await filled(path)
    tamper(path, f"PRAGMA user_version = {schema.SCHEMA + 1}")
    before = path.read_bytes()
    with pytest.raises(NewerSchemaError) as caught:
        await Database.open(path)
    assert caught.value.args_ == {"found": schema.SCHEMA + 1, "known": schema.SCHEMA}
    with pytest.raises(NewerSchemaError), reader(path):
        pass
    assert path.read_bytes() == before


async def test_the_database_of_another_program_is_left_alone(path: Path) -> None:
    path.parent.mkdir()
    tamper(path, "CREATE TABLE theirs (x)")
    with pytest.raises(ForeignFileError):
        await Database.open(path)
    assert sqlite_tables(path) == ["theirs"]


@pytest.mark.parametrize("content", [b"no database" * 500, b"SQLite format 3\0" + b"\xff" * 5000])
async def test_a_file_that_is_no_database_is_named(path: Path, content: bytes) -> None:
    path.parent.mkdir()
    path.write_bytes(content)
    with pytest.raises(DamagedFileError):
        await Database.open(path)
    assert path.read_bytes() == content


async def test_a_damaged_page_is_noticed_at_start(path: Path) -> None:
    await filled(path, count=30)
    content = bytearray(path.read_bytes())
    for page in range(2, len(content) // 4096):
        content[page * 4096 : page * 4096 + 60] = b"\xee" * 60
    path.write_bytes(content)
    with pytest.raises(DamagedFileError):
        await Database.open(path)


async def test_a_truncated_file_is_noticed_at_start(path: Path) -> None:
    await filled(path, count=30)
    path.write_bytes(path.read_bytes()[:-6000])
    with pytest.raises(DamagedFileError):
        await Database.open(path)


async def test_a_folder_that_is_a_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("not a folder")
    with pytest.raises(CannotOpenError):
        await Database.open(tmp_path / "data" / "orrery.db")
    with pytest.raises(CannotOpenError), reader(tmp_path / "nothing.db"):
        pass


async def test_a_database_that_is_a_folder_is_named(path: Path) -> None:
    path.mkdir(parents=True)
    with pytest.raises(CannotOpenError):
        await Database.open(path)


async def test_a_file_that_may_not_be_written_is_named(path: Path) -> None:
    database = await Database.open(path)
    # The file mode does not bind the superuser; SQLite's own switch does.
    await database.read(lambda conn: conn.execute("PRAGMA query_only = 1").fetchall())
    with pytest.raises(ReadOnlyFileError):
        await database.write(games.insert, NEW, Status.LIVE, 1.0)
    await database.read(lambda conn: conn.execute("PRAGMA query_only = 0").fetchall())
    await database.write(games.insert, NEW, Status.LIVE, 1.0)
    await database.close()


async def test_another_process_that_locks_the_file_is_named_and_outlived(path: Path) -> None:
    database = await Database.open(path, busy=0.05)
    other = sqlite3.connect(path, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    with pytest.raises(DatabaseLockedError):
        await database.write(games.insert, NEW, Status.LIVE, 1.0)
    other.execute("ROLLBACK")
    other.close()
    assert await database.write(games.insert, NEW, Status.LIVE, 1.0) == 1
    await database.close()


async def test_a_full_database_takes_nothing_and_goes_on_when_there_is_room(
    path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    database = await Database.open(path)
    pages = await database.read(lambda conn: conn.execute("PRAGMA page_count").fetchone()[0])
    await database.read(
        lambda conn: conn.execute(f"PRAGMA max_page_count = {pages + 2}").fetchone()
    )
    stored = await insert_until(database, DiskFullError)
    assert await insert_until(database, DiskFullError) == 0
    assert [one.getMessage().count("store-disk-full") for one in caplog.records] == [1]
    await database.read(lambda conn: conn.execute("PRAGMA max_page_count = 100000").fetchone())
    assert len(await database.read(games.with_status, Status.LIVE)) == stored
    await database.write(games.insert, NEW, Status.LIVE, 1.0)
    await database.close()
    assert await count_games(path) == stored + 1


@pytest.mark.skipif(sys.platform != "linux", reason="limits file sizes as Linux does")
async def test_a_write_that_the_system_refuses_takes_nothing(path: Path) -> None:
    database = await Database.open(path)
    wal = path.with_name(path.name + "-wal")
    with no_file_beyond(wal.stat().st_size + 20_000):
        stored = await insert_until(database, WriteFailedError, DiskFullError)
    assert len(await database.read(games.with_status, Status.LIVE)) == stored
    await database.write(games.insert, NEW, Status.LIVE, 1.0)
    await database.close()
    assert await count_games(path) == stored + 1


@pytest.mark.skipif(sys.platform != "linux", reason="limits file sizes as Linux does")
@pytest.mark.parametrize("room", [0, 20_000, 60_000])
async def test_a_start_without_room_is_one_clear_error_and_leaves_nothing_half(
    path: Path, room: int
) -> None:
    with no_file_beyond(room), pytest.raises((WriteFailedError, DiskFullError)):
        await Database.open(path)
    assert await count_games(path) == 0


async def test_a_migration_that_fails_leaves_the_old_schema(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    await filled(path)

    def broken(conn: sqlite3.Connection) -> None:
        conn.execute("CREATE TABLE half (x)")
        conn.execute("SELECT nonsense")

    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, broken))
    monkeypatch.setattr(schema, "SCHEMA", schema.SCHEMA + 1)
    with pytest.raises(StoreError):
        await Database.open(path)
    monkeypatch.undo()
    assert "half" not in sqlite_tables(path)
    assert await count_games(path) == 3


async def test_a_migration_keeps_what_is_there(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    await filled(path)

    def further(conn: sqlite3.Connection) -> None:
        conn.execute("CREATE TABLE plan (x)")

    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, further))
    monkeypatch.setattr(schema, "SCHEMA", schema.SCHEMA + 1)
    assert await count_games(path) == 3
    assert "plan" in sqlite_tables(path)


async def test_open_requests_of_an_older_file_are_found_by_their_buttons(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(schema, "SCHEMA", 4)
    await filled(path)
    said = ("open 11", "granted 11", None)
    for n, one in enumerate(said, start=1):
        payload = json.dumps({} if one is None else {"said": one, "request": n})
        tamper(
            path,
            "INSERT INTO post (id, game_id, channel, kind, payload, created, ready, message)"
            f" VALUES ({n}, 1, 5, 'notice', '{payload}', 1, 1, {n})",
        )
    monkeypatch.undo()
    database = await Database.open(path)
    found = await database.read(posts.with_buttons, 1)
    assert [(row.id, row.payload["said"]) for row in found] == [(1, "open 11")]
    plan = await database.read(plan_of_with_buttons)
    assert "post_buttons" in plan
    await database.close()


def plan_of_with_buttons(conn: sqlite3.Connection) -> str:
    """How SQLite finds the messages that can be pressed."""
    statements: list[str] = []
    conn.set_trace_callback(statements.append)
    posts.with_buttons(conn, 1)
    conn.set_trace_callback(None)
    (select,) = [one for one in statements if one.startswith("SELECT")]
    return str(conn.execute(f"EXPLAIN QUERY PLAN {select}").fetchall())


def test_the_lock_file_stands_beside_the_database(path: Path) -> None:
    assert lock_path(path).parent == path.parent


async def insert_until(database: Database, *errors: type[StoreError]) -> int:
    """Insert games until one of these errors comes; how many were acknowledged."""
    for stored in range(200):
        try:
            await database.write(games.insert, NEW, Status.LIVE, 1.0)
        except errors:
            return stored
    pytest.fail("nothing went wrong")


def tamper(path: Path, statement: str) -> None:
    conn = sqlite3.connect(path)
    conn.execute(statement)
    conn.commit()
    conn.close()


def sqlite_tables(path: Path) -> list[str]:
    conn = sqlite3.connect(path)
    names = [row[0] for row in conn.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    conn.close()
    return names
