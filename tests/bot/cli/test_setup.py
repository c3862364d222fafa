"""`orrery setup` as a host goes through it: by flags, and at a terminal of its own."""

from __future__ import annotations

import asyncio
import os
import pty
import stat
import sys
from collections.abc import AsyncIterator, Sequence
from pathlib import Path

import pytest

from bot.cli.setup import invitation, write_env
from bot.local import LocalTable
from tests.bot.cli.test_running import orrery, orrery_at, surroundings

LONGEST_WAIT = 60


@pytest.fixture
async def table() -> AsyncIterator[LocalTable]:
    async with LocalTable() as table:
        yield table


def typed(data: Path, answers: Sequence[tuple[str, str]], **more: str) -> tuple[int, str]:
    """Go through it at a terminal, each answer after its question; status, and what was shown."""
    child, terminal = pty.fork()
    if not child:  # pragma: no cover, another process
        os.chdir(data)
        line = [sys.executable, "-m", "bot", "setup", "--no-start"]
        os.execve(sys.executable, line, surroundings(data, **more))
    shown, said = "", 0
    while True:
        try:
            more_shown = os.read(terminal, 4096)
        except OSError:  # the other end is closed
            break
        if not more_shown:
            break
        shown += more_shown.decode()
        for question, answer in answers[:1]:
            if question in shown[said:]:
                said, answers = len(shown), answers[1:]
                os.write(terminal, f"{answer}\n".encode())
    _, status = os.waitpid(child, 0)
    os.close(terminal)
    assert not answers, shown
    return os.waitstatus_to_exitcode(status), shown


async def test_by_flags_alone_it_checks_writes_and_prints_the_invitation(
    table: LocalTable, tmp_path: Path
) -> None:
    line = ("setup", "--no-input", "--no-start", "--lang", "uk", "--data", str(tmp_path / "games"))
    done = await orrery_at(table, tmp_path, *line)
    assert done.returncode == 0, done.stderr
    assert "permissions=274878008320" in done.stdout
    assert "scope=bot+applications.commands" in done.stdout
    assert table.token not in done.stdout
    written = (tmp_path / ".env").read_text().splitlines()
    assert f"DISCORD_TOKEN={table.token}" in written
    assert "ORRERY_LANG=uk" in written
    assert f"ORRERY_DATA={tmp_path / 'games'}" in written
    assert stat.S_IMODE((tmp_path / ".env").stat().st_mode) == 0o600


async def test_at_a_terminal_a_wrong_token_is_asked_for_again(
    table: LocalTable, tmp_path: Path
) -> None:
    answers = [
        ("Token (not", "wrong"), ("Token (not", table.token), ("Folder", ""), ("Language", "de"),
        ("Language", "ru"),
    ]  # fmt: skip
    status, shown = await asyncio.wait_for(
        asyncio.to_thread(typed, tmp_path, answers, DISCORD_API_URL=table.api_url), LONGEST_WAIT
    )
    assert status == 0, shown
    assert "Discord does not accept this token" in shown
    assert table.token not in shown
    assert "ORRERY_LANG=ru" in (tmp_path / ".env").read_text()


def test_without_a_token_and_with_nobody_to_ask_it_says_what_is_missing(tmp_path: Path) -> None:
    done = orrery(tmp_path, "setup", "--no-input")
    assert done.returncode == 1
    assert done.stderr == "No token: give --token or set DISCORD_TOKEN.\n"
    assert not (tmp_path / ".env").exists()


async def test_a_token_that_is_not_accepted_changes_nothing(
    table: LocalTable, tmp_path: Path
) -> None:
    done = await orrery_at(table, tmp_path, "setup", "--no-input", "--token", "wrong")
    assert done.returncode == 1
    assert len(done.stderr.splitlines()) == 1
    assert not (tmp_path / ".env").exists()


def test_other_lines_stay_as_they_are(tmp_path: Path) -> None:
    path = tmp_path / ".env"
    path.write_text("# mine\nORRERY_LOG=DEBUG\nDISCORD_TOKEN=old\n")
    write_env(path, {"DISCORD_TOKEN": "new", "ORRERY_LANG": "en"})
    assert path.read_text() == "# mine\nORRERY_LOG=DEBUG\nDISCORD_TOKEN=new\nORRERY_LANG=en\n"


def test_the_invitation_asks_for_what_is_needed_and_no_more() -> None:
    assert invitation(5).startswith("https://discord.com/oauth2/authorize?client_id=5&")
