"""Files are private, backups rotate and come before a migration; the doctor says what is not so."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import stat
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.cli.doctor import Report, _check_folder
from bot.cli.private_files import keep_private, too_open
from bot.local import LocalTable
from bot.settings import Settings
from bot.store import Database
from bot.store.copies import back_up, before_migration, check, default_path, rotate
from bot.store.schema import SCHEMA
from tests.bot.cli.test_running import orrery, started, to

pytestmark = pytest.mark.skipif(os.name != "posix", reason="modes of files are POSIX")
NOW = datetime(2026, 11, 18, 12, 0, tzinfo=UTC)


def modes(folder: Path) -> dict[str, int]:
    paths = [folder, *folder.rglob("*")]
    return {str(path.relative_to(folder)): stat.S_IMODE(path.stat().st_mode) for path in paths}


async def test_a_start_closes_what_others_could_read(tmp_path: Path) -> None:
    data = tmp_path / "data"
    data.mkdir(mode=0o755)
    (data / "commands.json").write_text("{}")
    (data / "commands.json").chmod(0o644)
    async with LocalTable() as table:
        with started(data, "run", ORRERY_LOG="INFO", **to(table)) as process:
            assert process.stderr is not None
            while "connected as" not in await asyncio.to_thread(process.stderr.readline):
                assert process.poll() is None
            process.send_signal(signal.SIGINT)
            await asyncio.to_thread(process.wait, 60)
    found = modes(data)
    assert found["orrery.db"] == 0o600
    assert found["logs"] == found["."] == 0o700
    assert not [name for name, mode in found.items() if mode & 0o077]


async def test_a_backup_is_private_and_only_the_newest_stay(tmp_path: Path) -> None:
    data = tmp_path / "data"
    async with await Database.open(data / "orrery.db"):
        pass
    for day in range(4):
        back_up(data / "orrery.db", default_path(data / "backups", NOW + timedelta(days=day)))
    (data / "backups" / "mine.db").write_bytes(b"kept")
    assert orrery(data, "backup", "--keep", "2").returncode == 0
    left = sorted(path.name for path in (data / "backups").iterdir())
    assert len(left) == 3
    assert "mine.db" in left
    assert not list(too_open(data))
    assert rotate(data / "backups", 2) == []


async def test_the_file_is_copied_before_a_new_version_changes_it(tmp_path: Path) -> None:
    path, folder = tmp_path / "orrery.db", tmp_path / "backups"
    assert before_migration(path, folder, NOW) is None, "there is nothing to lose"
    async with await Database.open(path):
        pass
    assert before_migration(path, folder, NOW) is None, "there is nothing to change"
    with sqlite3.connect(path) as conn:
        conn.execute(f"PRAGMA user_version = {SCHEMA - 1}")
    conn.close()
    kept = before_migration(path, folder, NOW)
    assert kept is not None
    check(kept)
    with sqlite3.connect(kept) as conn:
        assert conn.execute("PRAGMA user_version").fetchone() == (SCHEMA - 1,)
    conn.close()


async def test_the_doctor_names_what_is_open_and_what_has_no_copy(tmp_path: Path) -> None:
    async with await Database.open(tmp_path / "orrery.db"):
        pass
    (tmp_path / "orrery.db").chmod(0o644)
    settings = Settings(orrery_data=tmp_path)
    report = Report()
    _check_folder(settings, report)
    said = "\n".join(report.lines)
    assert report.wrong
    assert "others can read orrery.db" in said
    assert f"{tmp_path} (ORRERY_DATA)" in said
    assert "none in" in said
    keep_private(tmp_path)
    back_up(tmp_path / "orrery.db", default_path(tmp_path / "backups", datetime.now(UTC)))
    healthy = Report()
    _check_folder(settings, healthy)
    assert not healthy.wrong, healthy.lines


def test_the_doctor_before_the_first_start_finds_no_fault_of_its_own_making(tmp_path: Path) -> None:
    report, before = Report(), os.umask(0o022)
    _check_folder(Settings(orrery_data=tmp_path / "new"), report)
    os.umask(before)
    assert not report.wrong, report.lines
