"""`python -m bot` as a host starts it: in processes of its own, from another folder."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import contextmanager
from pathlib import Path

import aiohttp
import pytest

from bot import VERSION
from bot.local import LocalTable

ROOT = Path(__file__).resolve().parents[3]
PATIENCE = 120


def free_port() -> int:
    """A port that nobody listens on."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


PORT = free_port()
NO_TOKEN = {"DISCORD_TOKEN": "", "DISCORD_API_URL": ""}


def surroundings(data: Path, **more: str) -> dict[str, str]:
    """The environment of a host."""
    kept = {key: value for key, value in os.environ.items() if not key.startswith("ORRERY")}
    return {
        **kept,
        **NO_TOKEN,
        "PYTHONPATH": str(ROOT),
        "ORRERY_DATA": str(data),
        "ORRERY_LOCAL_PORT": str(PORT),
        **more,
    }


def orrery(
    data: Path, *arguments: str, cwd: Path | None = None, **more: str
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end."""
    return subprocess.run(
        [sys.executable, "-m", "bot", *arguments],
        cwd=cwd or data,
        env=surroundings(data, **more),
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


async def orrery_at(
    table: LocalTable, data: Path, *arguments: str, **more: str
) -> subprocess.CompletedProcess[str]:
    """The same at a table, which goes on serving meanwhile."""
    return await asyncio.to_thread(orrery, data, *arguments, **{**to(table), **more})


@contextmanager
def started(data: Path, *arguments: str, **more: str) -> Iterator[subprocess.Popen[str]]:
    """A bot that runs until the block ends; then it is interrupted as by Ctrl-C."""
    process = subprocess.Popen(
        [sys.executable, "-m", "bot", *arguments],
        cwd=data,
        env=surroundings(data, **more),
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        yield process
        process.send_signal(signal.SIGINT)
        process.wait(PATIENCE)
    finally:
        process.kill()
        process.wait()
        for pipe in (process.stdout, process.stderr):
            if pipe is not None:
                pipe.close()


@pytest.fixture
async def table() -> AsyncIterator[LocalTable]:
    async with LocalTable() as table:
        yield table


def to(table: LocalTable) -> dict[str, str]:
    """The environment of a bot that plays at this table."""
    return {"DISCORD_TOKEN": table.token, "DISCORD_API_URL": table.api_url}


async def test_without_a_token_the_local_table_opens_and_ctrl_c_ends_it(tmp_path: Path) -> None:
    with started(tmp_path) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        address = re.search(rf"http://127\.0\.0\.1:{PORT}\b", line)
        assert address, line
        async with aiohttp.ClientSession() as http, http.get(address.group()) as page:
            assert page.status == 200
        busy = orrery(tmp_path)
        assert busy.returncode == 1
        assert "Another local table uses" in busy.stderr
        other = orrery(tmp_path.parent, ORRERY_DATA=str(tmp_path / "other"))
        assert other.returncode == 1
        assert "ORRERY_LOCAL_PORT" in other.stderr
        assert len(other.stderr.strip().splitlines()) == 1
    assert process.returncode == 0


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
async def test_with_a_token_it_plays_where_it_is_told_and_ends_in_order(
    tmp_path: Path, table: LocalTable, sign: signal.Signals
) -> None:
    (tmp_path / "commands.json").write_bytes(b"\xff\xfe")  # as after a disk that was full
    with started(tmp_path, "run", **to(table)) as process:
        await table.bot_online()
        ada = await table.player("Ada")
        await ada.line.until(lambda: any(c["name"] == "new" for c in ada.commands))
        answer = await ada.slash("#table-1", "new gaia")
        assert "Gaia Project" in answer.text
        process.send_signal(sign)
        await asyncio.to_thread(process.wait, PATIENCE)
        await table.bot_offline()
    assert process.returncode == 0
    with sqlite3.connect(tmp_path / "orrery.db") as database:
        assert database.execute("SELECT status FROM game").fetchall() == [("lobby",)]
    database.close()


@pytest.mark.parametrize(
    ("setting", "value", "said"),
    [
        ("ORRERY_LANG", "de", "en, ru or uk"),
        ("ORRERY_LOCAL_PORT", "high", "a port from 1 to 65535"),
        ("ORRERY_LOG", "loud", "DEBUG, INFO, WARNING or ERROR"),
        ("DISCORD_API_URL", "somewhere", "an address like"),
    ],
)
def test_a_wrong_setting_is_named_with_what_would_be_right(
    tmp_path: Path, setting: str, value: str, said: str
) -> None:
    done = orrery(tmp_path, **{setting: value})
    assert done.returncode == 2
    assert setting in done.stderr
    assert said in done.stderr
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("command", ["run", "doctor", "sync-commands"])
async def test_a_wrong_token_is_one_clear_line(
    tmp_path: Path, table: LocalTable, command: str
) -> None:
    done = await orrery_at(table, tmp_path, command, DISCORD_TOKEN="revoked")
    assert done.returncode == 1
    said = done.stdout + done.stderr
    assert "token" in said.lower()
    assert "Traceback" not in said


def test_a_discord_that_does_not_answer_is_one_clear_line(tmp_path: Path) -> None:
    nowhere = {"DISCORD_TOKEN": "t", "DISCORD_API_URL": "http://127.0.0.1:9/api/v10"}
    done = orrery(tmp_path, **nowhere)
    assert done.returncode == 1
    assert "cannot be reached" in done.stderr
    assert "Traceback" not in done.stderr


async def test_the_doctor_finds_a_healthy_bot_healthy(tmp_path: Path, table: LocalTable) -> None:
    told = await orrery_at(table, tmp_path, "sync-commands")
    assert told.returncode == 0
    assert "commands now" in told.stdout
    done = await orrery_at(table, tmp_path, "doctor")
    assert done.returncode == 0, done.stdout + done.stderr
    for label in ("data", "token", "intents", "commands", "servers", "database"):
        assert label in done.stdout


async def test_the_doctor_sees_commands_that_discord_does_not_know(
    tmp_path: Path, table: LocalTable
) -> None:
    done = await orrery_at(table, tmp_path, "doctor")
    assert done.returncode == 1
    assert "sync-commands" in done.stdout


def test_a_damaged_database_is_one_clear_line(tmp_path: Path) -> None:
    (tmp_path / "orrery.db").write_bytes(b"this is no database at all" * 100)
    done = orrery(tmp_path)
    assert done.returncode == 1
    assert "restore" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


def test_version_and_help(tmp_path: Path) -> None:
    assert orrery(tmp_path, "--version").stdout == f"orrery {VERSION}\n"
    words = orrery(tmp_path, "--help").stdout
    for command in ("run", "local", "doctor", "sync-commands", "backup", "restore", "export"):
        assert command in words
