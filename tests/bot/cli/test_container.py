"""The container file without a container: its steps run in a folder, and what it starts is well.

And what `make run` installs.
"""

from __future__ import annotations

import asyncio
import json
import os
import re
import shlex
import shutil
import signal
import socket
import subprocess
import sys
import venv
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.local import LocalTable
from tests.bot.server import server

ROOT = Path(__file__).resolve().parents[3]
CONTAINER = ROOT / "docs" / "hosting" / "Containerfile"
EXTRA = "postgres"
AS_ROOT = ("useradd", "install")
"""What only the image's own system can do: a user and his folder."""
PORT = "9137"


@dataclass
class Image:
    """What has come of the steps so far: a folder for the image's, an environment, two commands."""

    folder: Path
    port: int
    environment: dict[str, str] = field(default_factory=dict)
    health: list[str] = field(default_factory=list)
    command: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        (self.folder / "app").mkdir()
        (self.folder / "data").mkdir(mode=0o700)
        programs = self.folder / "python" / "bin"
        self.environment["PATH"] = f"{programs}{os.pathsep}{os.environ['PATH']}"

    def step(self, word: str, rest: str) -> None:
        """Carry out one; an unknown one fails."""
        rest = rest.replace(PORT, str(self.port))
        if word == "FROM":
            assert rest.startswith("python:3.")
            venv.create(self.folder / "python", with_pip=True)
        elif word == "WORKDIR":
            assert rest == "/app"
        elif word == "COPY":
            *sources, target = rest.split()
            self._copy(sources, self.folder / "app" / target)
        elif word == "ARG":
            name, _, _ = rest.partition("=")
            self.environment[name] = EXTRA
        elif word == "ENV":
            given = dict(one.split("=", 1) for one in shlex.split(rest))
            assert given["ORRERY_DATA"] == "/data"
            self.environment |= given | {"ORRERY_DATA": str(self.folder / "data")}
        elif word == "RUN":
            self._run(rest)
        elif word == "HEALTHCHECK":
            self.health = json.loads(rest.partition("CMD")[2])
        elif word == "CMD":
            self.command = json.loads(rest)
        else:
            assert (word, rest) in (("USER", "orrery"), ("VOLUME", "/data")), (word, rest)

    def _copy(self, sources: list[str], target: Path) -> None:
        for name in sources:
            if (ROOT / name).is_dir():
                caches = shutil.ignore_patterns("__pycache__")
                shutil.copytree(ROOT / name, target, ignore=caches)
            else:
                shutil.copy(ROOT / name, target)

    def _run(self, line: str) -> None:
        if line.startswith(AS_ROOT):
            assert all(part.strip().startswith(AS_ROOT) for part in line.split("&&"))
            return
        pip = {name: value for name, value in os.environ.items() if name.startswith("PIP_")}
        done = subprocess.run(
            ["/bin/sh", "-c", line], cwd=self.folder / "app", env=pip | self.environment,
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, (line, done.stdout, done.stderr)


def steps() -> list[tuple[str, str]]:
    """Every step of the file, with what it is about."""
    text = re.sub(r"\\\n\s*", "", CONTAINER.read_text("utf-8"))
    lines = [line for line in text.splitlines() if line and not line.startswith("#")]
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in lines)]


@pytest.mark.soak
async def test_what_its_steps_build_starts_is_healthy_and_ends_in_order(tmp_path: Path) -> None:
    if sys.platform == "win32":
        pytest.skip("its commands are a shell's")
    where = server().database_of(str(tmp_path))
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        image = Image(tmp_path, free.getsockname()[1])
    for word, rest in steps():
        await asyncio.to_thread(image.step, word, rest)
    async with LocalTable() as table:
        environment = image.environment | {
            "DISCORD_TOKEN": table.token,
            "DISCORD_API_URL": table.api_url,
            "DATABASE_URL": where,
        }
        started = await asyncio.create_subprocess_exec(
            *image.command, cwd=tmp_path / "app", env=environment
        )
        try:
            await table.bot_online()
            check = await asyncio.create_subprocess_exec(*image.health, env=environment)
            assert await check.wait() == 0
            ada = await table.player("Ada")
            assert not (await ada.slash("#general", "mygames")).text.startswith("⛔")
        finally:
            started.send_signal(signal.SIGTERM)
            status = await started.wait()
    assert status == 0
    assert not list((tmp_path / "data").rglob("*.db*"))


@pytest.mark.parametrize(
    ("given", "written", "installed"),
    [
        ("", "", False),
        ("", "ORRERY_LANG=uk\n", False),
        ("postgresql://db/orrery", "", True),
        ("", "export DATABASE_URL=postgresql:///orrery?host=/run/postgresql\n", True),
        ("", "# DATABASE_URL=postgresql://db/orrery\n", False),
    ],
)
def test_make_run_installs_what_speaks_to_a_server_only_where_there_is_one(
    tmp_path: Path, given: str, written: str, installed: bool
) -> None:
    if shutil.which("make") is None:
        pytest.skip("make is not here")
    for path in (ROOT / "Makefile", *ROOT.glob("requirements*.txt")):
        shutil.copy(path, tmp_path)
    (tmp_path / ".env").write_text(written, encoding="utf-8")
    kept = {key: value for key, value in os.environ.items() if not key.startswith("MAKE")}
    done = subprocess.run(
        ["make", "-n", "run"], cwd=tmp_path, env=kept | {"DATABASE_URL": given},
        capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert "requirements.txt" in done.stdout
    assert done.stdout.rstrip().endswith("-m bot")
    assert ("requirements-postgres.txt" in done.stdout) is installed
