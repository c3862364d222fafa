"""A file that is not what the bot left: noticed at the start, changed by nobody, put right by a
backup. And whatever happens to a healthy one gives no alarm."""

# ruff: noqa: ASYNC220, ASYNC240 - these tests are about files and processes

from __future__ import annotations

import asyncio
import random
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.cli.check import check_database
from bot.store import Database, posts, reader, schema
from bot.store.copies import back_up, check, restore
from bot.store.errors import DamagedFileError, EmptiedError, NotAsLeftError, StoreError
from bot.store.known import Progress, new_note, note_path, progress_of, read_note
from bot.store.posts import NewPost
from tests.bot.session.tables import GAMES

NOW = datetime(2026, 11, 18, 12, 0, tzinfo=UTC)
PARTS = ("", "-wal", "-shm", ".known")
WORDS = "x" * 900


def part(path: Path, suffix: str) -> Path:
    return path.with_name(path.name + suffix)


async def write(path: Path, count: int) -> None:
    async with await Database.open(path) as database:
        for _ in range(count):
            await database.write(posts.put, NewPost(None, 5, "p", {"text": WORDS}), 1.0)


async def stored(path: Path) -> int:
    async with await Database.open(path) as database:
        return await database.read(count_posts)


def count_posts(conn: sqlite3.Connection) -> int:
    return int(conn.execute("SELECT count(*) FROM post").fetchone()[0])


async def killed(folder: Path) -> None:
    """What is left after a kill: 40 posts in the file, a backup of them, and 20 more in the
    journal."""
    alive, path = folder / "alive" / "orrery.db", folder / "data" / "orrery.db"
    await write(alive, 40)
    back_up(alive, folder / "copy.db")
    async with await Database.open(alive) as database:
        for _ in range(20):
            await database.write(posts.put, NewPost(None, 5, "q", {"text": WORDS}), 1.0)
        path.parent.mkdir()
        for suffix in PARTS:
            shutil.copy(part(alive, suffix), part(path, suffix))


@pytest.fixture(scope="module")
def left(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("left")
    asyncio.run(killed(folder))
    return folder


@pytest.fixture
def path(left: Path, tmp_path: Path) -> Path:
    """The file of a bot that was killed."""
    shutil.copytree(left, tmp_path, dirs_exist_ok=True)
    return tmp_path / "data" / "orrery.db"


def noise(path: Path) -> None:
    path.write_bytes(random.Random(1).randbytes(path.stat().st_size))


def overwritten(path: Path) -> None:
    noise(path)


def journal_overwritten(path: Path) -> None:
    noise(part(path, "-wal"))


def both_overwritten(path: Path) -> None:
    noise(path)
    noise(part(path, "-wal"))


def zeros(path: Path) -> None:
    path.write_bytes(bytes(path.stat().st_size))


def truncated(path: Path) -> None:
    path.write_bytes(path.read_bytes()[: path.stat().st_size // 2])


def journal_truncated(path: Path) -> None:
    part(path, "-wal").write_bytes(part(path, "-wal").read_bytes()[:20_000])


def journal_gone(path: Path) -> None:
    part(path, "-wal").unlink()


def emptied(path: Path) -> None:
    path.write_bytes(b"")


def both_emptied(path: Path) -> None:
    path.write_bytes(b"")
    part(path, "-wal").write_bytes(b"")


def gone(path: Path) -> None:
    path.unlink()


def all_gone_but_the_note(path: Path) -> None:
    for suffix in ("", "-wal", "-shm"):
        part(path, suffix).unlink()


def emptied_and_the_note_spoilt(path: Path) -> None:
    both_emptied(path)
    noise(note_path(path))


def emptied_without_a_note(path: Path) -> None:
    path.write_bytes(b"")
    note_path(path).unlink()


def an_older_copy(path: Path) -> None:
    all_gone_but_the_note(path)
    shutil.copy(path.parents[1] / "copy.db", path)


def a_new_file(path: Path) -> None:
    all_gone_but_the_note(path)
    with closing(sqlite3.connect(path)) as conn:
        conn.execute("PRAGMA journal_mode = wal")


def another_one(path: Path) -> None:
    for suffix in ("-wal", "-shm"):
        part(path, suffix).unlink()
    with closing(sqlite3.connect(path)) as conn:
        conn.execute("UPDATE origin SET mark = 'another', written = 1000000")
        conn.commit()


DAMAGE: list[tuple[Callable[[Path], None], type[StoreError]]] = [
    (overwritten, DamagedFileError),
    (journal_overwritten, NotAsLeftError),
    (both_overwritten, DamagedFileError),
    (zeros, DamagedFileError),
    (truncated, DamagedFileError),
    (journal_truncated, NotAsLeftError),
    (journal_gone, NotAsLeftError),
    (emptied, EmptiedError),
    (both_emptied, EmptiedError),
    (gone, EmptiedError),
    (all_gone_but_the_note, EmptiedError),
    (emptied_and_the_note_spoilt, EmptiedError),
    (emptied_without_a_note, EmptiedError),
    (an_older_copy, NotAsLeftError),
    (a_new_file, EmptiedError),
    (another_one, NotAsLeftError),
]


def contents(path: Path) -> dict[str, bytes]:
    """All that anybody could lose."""
    parts = {one: part(path, one) for one in ("", "-wal", ".known") if part(path, one).exists()}
    return {suffix: found for suffix, one in parts.items() if (found := one.read_bytes())}


@pytest.mark.parametrize(("damage", "error"), DAMAGE, ids=lambda one: one.__name__)
async def test_what_is_not_as_the_bot_left_it_is_named_and_kept(
    path: Path, tmp_path: Path, damage: Callable[[Path], None], error: type[StoreError]
) -> None:
    damage(path)
    found = contents(path)
    with pytest.raises(error):
        await Database.open(path)
    assert contents(path) == found, "nothing is lost by looking"
    with pytest.raises((error, AssertionError)):  # the doctor reads what damage there is aloud
        assert not check_database(path, GAMES).damage
    with pytest.raises(StoreError):
        back_up(path, tmp_path / "never.db")
    assert contents(path) == found
    assert not (tmp_path / "never.db").exists(), "no rotation puts it in the place of a good one"

    kept = restore(tmp_path / "copy.db", path, NOW)
    assert await stored(path) == 40
    aside = {} if kept is None else contents(kept)
    assert aside == {suffix: one for suffix, one in found.items() if suffix != ".known"}


@pytest.mark.parametrize("damage", [journal_overwritten, an_older_copy, another_one])
async def test_what_is_there_can_be_taken_instead(
    path: Path, damage: Callable[[Path], None]
) -> None:
    damage(path)
    restore(path, path, NOW)
    assert await stored(path) == 40
    async with await Database.open(path) as database:
        fresh = await database.write(posts.put, NewPost(None, 5, "p", {}), 1.0)
    assert fresh > 1000, "numbers go on as after any backup"


async def test_a_restore_brings_what_stands_in_the_journal_of_the_backup(
    path: Path, tmp_path: Path
) -> None:
    elsewhere = tmp_path / "elsewhere" / "orrery.db"
    restore(path, elsewhere, NOW)  # a folder whose bot was killed
    assert await stored(elsewhere) == 60


async def test_a_restore_that_is_cut_off_does_not_begin_anew(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    renamed, replace = [], Path.replace

    def cut_off(self: Path, target: Path) -> Path:
        if len(renamed) == limit:
            raise KeyboardInterrupt
        renamed.append(self)
        return replace(self, target)

    for limit in range(5):
        data = tmp_path / f"data-{limit}"
        shutil.copytree(path.parent, data)
        renamed.clear()
        with monkeypatch.context() as patch:
            patch.setattr(Path, "replace", cut_off)
            with pytest.raises(KeyboardInterrupt):
                restore(tmp_path / "copy.db", data / "orrery.db", NOW)
        if limit:  # something was moved
            with pytest.raises(NotAsLeftError):
                await Database.open(data / "orrery.db")
        restore(tmp_path / "copy.db", data / "orrery.db", NOW.replace(hour=13))
        assert await stored(data / "orrery.db") == 40


async def test_the_journal_of_the_former_file_never_meets_the_restored_one(
    path: Path, tmp_path: Path
) -> None:
    path.unlink()  # and its journal stays
    restore(tmp_path / "copy.db", path, NOW)
    assert not part(path, "-wal").exists()
    assert await stored(path) == 40


async def test_a_backup_of_an_older_version_is_restored_beside_a_note(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    former = tmp_path / "former.db"
    with monkeypatch.context() as patch:
        patch.setattr(schema, "SCHEMA", schema.SCHEMA - 1)
        await write(former, 7)
        assert not note_path(former).exists()
    restore(former, path, NOW)
    check(path)
    assert await stored(path) == 7
    emptied(path)
    with pytest.raises(EmptiedError):
        await Database.open(path)


async def test_a_folder_without_a_note_is_taken_as_it_is(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    note_path(path).unlink()
    assert await stored(path) == 60
    noted = read_note(path)
    assert noted is not None
    assert noted.written == 60

    former = path.with_name("former.db")
    with monkeypatch.context() as patch:
        patch.setattr(schema, "SCHEMA", schema.SCHEMA - 1)
        await write(former, 7)
    shutil.copy(note_path(path), note_path(former))  # back to an older version, and forth
    assert await stored(former) == 7
    noise(note_path(former))
    assert await stored(former) == 7
    assert read_note(former) != read_note(path)


async def test_where_nothing_was_ever_written_nothing_is_missed(tmp_path: Path) -> None:
    path = tmp_path / "orrery.db"
    await write(path, 0)
    path.unlink()
    await write(path, 0)
    path.write_bytes(b"")
    await write(path, 1)
    path.unlink()
    with pytest.raises(EmptiedError):
        await write(path, 1)
    note_path(path).unlink()
    await write(path, 1)


async def test_a_note_that_cannot_be_written_keeps_nobody_from_playing(tmp_path: Path) -> None:
    path = tmp_path / "orrery.db"
    await write(path, 1)
    note_path(path).unlink()
    note_path(path).mkdir()
    await write(path, 3)
    assert await stored(path) == 4


async def test_reading_alone_counts_nothing(path: Path) -> None:
    async with await Database.open(path) as database:
        before = read_note(path)
        assert await database.write(count_posts) == 60
        assert read_note(path) == before
        await database.write(posts.put, NewPost(None, 5, "p", {}), 1.0)
        assert before is not None
        assert read_note(path) == Progress(before.mark, before.written + 1)
    with reader(path) as conn:
        assert progress_of(conn) == read_note(path)


HAMMER = """
import asyncio, pathlib, sys
from bot.store import Database, posts
from bot.store.posts import NewPost

async def main():
    async with await Database.open(pathlib.Path(sys.argv[1])) as database:
        await database.read(lambda conn: conn.execute("PRAGMA wal_autocheckpoint = 6").fetchall())
        while True:
            put = (posts.put, NewPost(None, 5, "p", {"text": "x" * 3000}), 1.0)
            await asyncio.gather(*(database.write(*put) for _ in range(3)))
            print(3, flush=True)

asyncio.run(main())
"""


async def test_killed_at_any_moment_it_gives_no_alarm_and_keeps_what_was_acknowledged(
    tmp_path: Path,
) -> None:
    """Also in the middle of a checkpoint, which comes with every second write here, and under a
    backup."""
    path, acknowledged, chance = tmp_path / "data" / "orrery.db", 0, random.Random(4)
    for attempt in range(3):
        child = subprocess.Popen(
            [sys.executable, "-c", HAMMER, str(path)],
            stdout=subprocess.PIPE,
            cwd=Path(__file__).parents[3],
        )
        assert child.stdout is not None
        for _ in range(chance.randrange(1, 20)):
            acknowledged += int(child.stdout.readline())
        back_up(path, tmp_path / f"copy-{attempt}.db")
        child.kill()
        acknowledged += 3 * child.stdout.read().count(b"3\n")
        child.stdout.close()
        child.wait()
        check_database(path, GAMES)
        assert await stored(path) >= acknowledged
        acknowledged = await stored(path)


async def test_a_note_is_whole_or_the_former_one(tmp_path: Path) -> None:
    path = tmp_path / "orrery.db"
    new_note(path, Progress("m", 1)).replace(note_path(path))
    size = note_path(path).stat().st_size
    new_note(path, Progress("m", 10**12))
    assert read_note(path) == Progress("m", 1)
    assert part(path, ".known.new").stat().st_size == size
