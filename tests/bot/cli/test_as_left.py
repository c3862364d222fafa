"""A host whose database was damaged while the bot was down: one line, a status, and the command
that puts it right, at a start, in the doctor and for backups alike."""

from __future__ import annotations

import asyncio
import random
import shutil
import signal
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path

import pytest

from bot.local import LocalTable
from tests.bot.cli.test_running import orrery, started, to

NOWHERE = {"DISCORD_TOKEN": "t", "DISCORD_API_URL": "http://127.0.0.1:9/api/v10"}
"""Who cannot begin does not get as far as Discord."""
SAID = {
    "noise": "is damaged",
    "journal": "changes are missing",
    "empty": "the file is empty",
    "gone": "the file is gone",
    "older": "changes are missing",
}


async def play(table: LocalTable, data: Path, channel: str, sign: signal.Signals) -> None:
    """Run a bot, open a lobby, and end the bot in this way."""
    with started(data, "run", **to(table)) as process:
        await table.bot_online()
        ada = await table.player("Ada")
        await ada.line.until(lambda: any(c["name"] == "new" for c in ada.commands))
        assert "Gaia Project" in (await ada.slash(channel, "new gaia")).text
        process.send_signal(sign)
        await asyncio.to_thread(process.wait, 60)
        await table.bot_offline()


async def left_behind(data: Path) -> None:
    """A backup with one lobby, and a bot that was killed when there were two."""
    async with LocalTable() as table:
        await play(table, data, "#table-1", signal.SIGINT)
        shutil.copy(data / "orrery.db", data.parent / "older.db")
        assert orrery(data, "backup").returncode == 0
        await play(table, data, "#table-2", signal.SIGKILL)
    (data / "commands.json").unlink()  # the next table has yet to be told


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("left")
    (folder / "data").mkdir()
    asyncio.run(left_behind(folder / "data"))
    return folder


@pytest.fixture
def data(folder: Path, tmp_path: Path) -> Path:
    """The data folder of the bot that was killed."""
    shutil.copytree(folder, tmp_path, dirs_exist_ok=True)
    return tmp_path / "data"


def damage(data: Path, kind: str) -> None:
    chance = random.Random(kind)
    path, journal = data / "orrery.db", data / "orrery.db-wal"
    if kind == "noise":
        path.write_bytes(chance.randbytes(path.stat().st_size))
    if kind in ("noise", "journal"):
        journal.write_bytes(chance.randbytes(journal.stat().st_size))
    if kind == "empty":
        path.write_bytes(b"")
    if kind == "gone":
        path.unlink()
    if kind == "older":
        journal.unlink()
        shutil.copy(data.parent / "older.db", path)


def refused(done: subprocess.CompletedProcess[str], data: Path, kind: str) -> None:
    (backup,) = (data / "backups").iterdir()
    assert done.returncode == 1
    (line,) = done.stderr.strip().splitlines()
    assert f"`orrery restore {backup}` brings the newest backup back" in line
    assert SAID[kind] in line
    assert ("go on with what is there" in line) == (SAID[kind] == "changes are missing")
    assert ("to begin anew" in line) == (kind in ("empty", "gone"))


@pytest.mark.parametrize("kind", SAID)
def test_a_database_that_is_not_as_it_was_left_is_one_clear_line(data: Path, kind: str) -> None:
    damage(data, kind)
    refused(orrery(data, "run", **NOWHERE), data, kind)


async def test_the_doctor_says_so_and_a_restore_puts_it_right(data: Path) -> None:
    damage(data, "gone")
    for command in ("doctor", "backup"):
        refused(orrery(data, command), data, "gone")
    (backup,) = (data / "backups").iterdir()
    assert orrery(data, "restore", str(backup)).returncode == 0
    async with LocalTable() as table:
        await play(table, data, "#table-1", signal.SIGINT)


async def test_what_is_removed_under_a_running_bot_is_saved_by_it(tmp_path: Path) -> None:
    """It played on, and all of that was gone with its end."""
    data = tmp_path / "data"
    data.mkdir()
    async with LocalTable() as table:
        with started(data, "run", **to(table)) as process:
            await table.bot_online()
            ada = await table.player("Ada")
            await ada.line.until(lambda: any(c["name"] == "new" for c in ada.commands))
            assert "Gaia Project" in (await ada.slash("#table-1", "new gaia")).text
            (data / "orrery.db").unlink()
            assert await asyncio.to_thread(process.wait, 60) == 1
            assert process.stderr is not None
            (line,) = process.stderr.read().strip().splitlines()[-1:]
    (saved,) = (data / "backups").iterdir()
    assert f"`orrery restore {saved}`" in line
    refused(orrery(data, "run", **NOWHERE), data, "gone")
    assert orrery(data, "restore", str(saved)).returncode == 0
    with closing(sqlite3.connect(data / "orrery.db")) as database:
        assert database.execute("SELECT status FROM game").fetchall() == [("lobby",)]


def test_who_begins_anew_is_told_of_the_backups_that_are_there(data: Path) -> None:
    for suffix in ("", "-wal", "-shm", ".known"):
        (data / f"orrery.db{suffix}").unlink()
    done = orrery(data, "run", **NOWHERE)
    (backup,) = (data / "backups").iterdir()
    assert f"orrery.db is made anew. `orrery restore {backup}`" in done.stderr
    assert "cannot be reached" in done.stderr


def test_an_older_copy_is_taken_when_the_host_says_so(data: Path) -> None:
    damage(data, "older")
    assert orrery(data, "restore", str(data / "orrery.db")).returncode == 0
    told = orrery(data, "doctor")
    assert told.returncode == 0, told.stdout + told.stderr
    assert "orrery.db: whole" in told.stdout


def test_what_was_said_at_the_local_table_is_no_game(tmp_path: Path) -> None:
    (tmp_path / "local").mkdir()
    world = tmp_path / "local" / "world.sqlite"
    world.write_bytes(random.Random(1).randbytes(9000))
    done = orrery(tmp_path)
    assert done.returncode == 1
    (line,) = done.stderr.strip().splitlines()
    assert f"{world} is damaged" in line
    assert "no game" in line
    assert world.stat().st_size == 9000
