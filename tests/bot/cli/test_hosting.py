"""The hosting guide as written: its commands run, its unit and container file are what it says."""

from __future__ import annotations

import asyncio
import re
import shlex
import shutil
import subprocess
import sys
from configparser import ConfigParser
from pathlib import Path

import pytest

from bot.settings import EXPECTED
from bot.store import Database
from tests.bot.cli.test_running import surroundings

ROOT = Path(__file__).resolve().parents[3]
HOSTING = ROOT / "docs" / "hosting"
GUIDE = (HOSTING / "README.md").read_text("utf-8")
UNIT, CONTAINER = HOSTING / "orrery.service", HOSTING / "Containerfile"
MOST_EXPOSED = 2.0
DATA, CLONE = "/var/lib/orrery", "/srv/orrery"
OWN = ("orrery ", ".venv/bin/python -m bot ")
NEEDS_MORE = {
    "useradd": "root", "cp": "root", "systemctl": "systemd", "podman": "a container engine",
    "rsync": "another machine", "git": "a new version", "cd": "a shell",
}  # fmt: skip
"""What the guide names beside our own commands, and why no test runs it."""


def commands() -> list[str]:
    """Every line of the guide that somebody would type, without what is explained after a `#`."""
    lines = re.findall(r"^    (\S.*)$", GUIDE, re.MULTILINE)
    typed = [re.split(r"\s+#\s", line)[0] for line in lines]
    whole = [re.sub(r"^(\d+ ){2}(\* ){3}\s*", "", line) for line in typed]  # cron's five fields
    return [part.strip() for line in whole for part in line.split("&&")]


def unit() -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in UNIT.read_text("utf-8").splitlines():
        name, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            found.setdefault(name, []).append(value)
    return found


def test_every_command_of_the_guide_is_known_here() -> None:
    for command in commands():
        first = shlex.split(command)[0]
        known = command.startswith(OWN) or first in NEEDS_MORE
        assert known or first in ("grep", "make", ".venv/bin/python"), command


async def test_our_own_commands_run_as_written(tmp_path: Path) -> None:
    """With `/var/lib/orrery` as a folder of the test, read from the `.env` of the clone."""
    data, clone = tmp_path / "data", tmp_path / "clone"
    clone.mkdir()
    (clone / ".env").write_text(f"ORRERY_DATA={data}\n", encoding="utf-8")
    async with await Database.open(data / "orrery.db"):
        pass
    environment = surroundings(data)
    del environment["ORRERY_DATA"]
    ran = []
    for command in commands():
        if not command.startswith(OWN):
            continue
        words = shlex.split(command.replace(DATA, str(data)))
        arguments = words[1:] if words[0] == "orrery" else words[3:]
        ran.append(arguments[0])
        done = await asyncio.to_thread(
            subprocess.run, [sys.executable, "-m", "bot", *arguments],
            cwd=clone, env=environment, capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip
        assert done.returncode == 0, (command, done.stdout, done.stderr)
    assert {"backup", "doctor"} <= set(ran)
    assert list((data / "backups").glob("orrery-*.db"))


def test_there_is_one_path_of_the_data_folder() -> None:
    """Service, cron, guide and terminal all go by the line in `.env`."""
    assert f"ORRERY_DATA={DATA}" in GUIDE
    found = unit()
    assert found["EnvironmentFile"] == [f"{CLONE}/.env"]
    assert not any("ORRERY_DATA" in value for value in found.get("Environment", []))
    assert f"/var/lib/{found['StateDirectory'][0]}" == DATA
    assert found["WorkingDirectory"] == [CLONE]
    assert found["ExecStart"] == [f"{CLONE}/.venv/bin/python -m bot run"]
    for path in re.findall(r"(/(?:srv|var/lib)/[\w./-]*)", GUIDE):
        assert path.startswith((CLONE, DATA)), path


def test_systemd_takes_the_unit_and_it_is_hardened() -> None:
    tool = shutil.which("systemd-analyze")
    if tool is None:
        pytest.skip("systemd-analyze is not here: the unit's hardening is not measured")
    done = subprocess.run(
        [tool, "security", "--offline=true", "--no-pager", str(UNIT)],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    found = re.search(r"exposure level for orrery.service: ([\d.]+)", done.stdout)
    if found is None:
        pytest.skip(f"systemd-analyze cannot look at files here: {done.stderr[:80]}")
    assert float(found[1]) < MOST_EXPOSED
    assert f"says {found[1]}, of 10" in " ".join(GUIDE.split())


def test_the_unit_waits_for_a_sign_of_life() -> None:
    found = unit()
    assert found["Type"] == ["notify"]
    assert float(found["WatchdogSec"][0]) >= 60
    assert found["UMask"] == ["0077"]
    assert ConfigParser(strict=False, interpolation=None).read(UNIT)


def test_the_image_is_pinned_and_checks_its_health() -> None:
    text = CONTAINER.read_text("utf-8")
    base = re.search(r"^FROM (\S+)$", text, re.MULTILINE)
    assert base is not None
    assert re.fullmatch(r"python:3\.\d+\.\d+-slim-\w+", base[1])
    assert "HEALTHCHECK" in text
    assert "/healthz" in text
    for source in re.findall(r"^COPY (.+) \S+$", text, re.MULTILINE):
        assert all((ROOT / name).exists() for name in source.split()), source
    for name in re.findall(r"\b(ORRERY_\w+)=", text):
        assert name in EXPECTED
