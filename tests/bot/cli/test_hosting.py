"""The hosting guide as written: its commands run, its unit and container file are what it says."""

from __future__ import annotations

import asyncio
import re
import shlex
import shutil
import subprocess
import sys
from collections.abc import Mapping
from configparser import ConfigParser
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import yaml

from bot.settings import EXPECTED, Settings
from bot.store import Database
from tests.bot.cli.test_running import surroundings
from tests.bot.server import OLDEST

ROOT = Path(__file__).resolve().parents[3]
HOSTING = ROOT / "docs" / "hosting"
GUIDE = (HOSTING / "README.md").read_text("utf-8")
UNIT, CONTAINER = HOSTING / "orrery.service", HOSTING / "Containerfile"
UNITS = (UNIT, HOSTING / "orrery@.service")
GROWING, COMPOSE = (HOSTING / "growing.md").read_text("utf-8"), HOSTING / "compose.yml"
MOST_EXPOSED = 2.0
DATA, CLONE = "/var/lib/orrery", "/srv/orrery"
OWN = ("orrery ", ".venv/bin/python -m bot ")
NEEDS_MORE = {
    "useradd": "root", "cp": "root", "systemctl": "systemd", "podman": "a container engine",
    "pg_dump": "a server (tests/bot/store/test_dumps.py)", "pg_restore": "the same",
    "rsync": "another machine", "git": "a new version", "cd": "a shell",
}  # fmt: skip
"""What the guide names beside our own commands, and why no test runs it."""


def commands(guide: str = GUIDE) -> list[str]:
    """Every line of a guide that somebody would type, without what is explained after a `#`."""
    lines = re.findall(r"^    (\S.*)$", guide, re.MULTILINE)
    typed = [re.split(r"\s+#\s", line)[0] for line in lines]
    whole = [re.sub(r"^(\d+ ){2}(\* ){3}\s*", "", line) for line in typed]  # cron's five fields
    return [part.strip() for line in whole for part in line.split("&&")]


def unit(path: Path = UNIT) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for line in path.read_text("utf-8").splitlines():
        name, equals, value = line.partition("=")
        if equals and not line.startswith("#"):
            found.setdefault(name, []).append(value)
    return found


def settings_of(environment: Mapping[str, str]) -> Settings:
    """What the bot makes of such an environment."""
    return Settings.model_validate({key.lower(): value for key, value in environment.items()})


@pytest.mark.parametrize("guide", [GUIDE, GROWING], ids=["one process", "several"])
def test_every_command_of_the_guides_is_known_here(guide: str) -> None:
    for command in commands(guide):
        first = shlex.split(command)[0]
        known = command.startswith(OWN) or first in NEEDS_MORE
        assert known or first in ("grep", "make", ".venv/bin/python"), command
        for name in re.findall(r"(?<!\S)((?:docs/|requirements)[\w@./-]+)", command):
            assert (ROOT / name).exists(), command


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


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.stem)
def test_systemd_takes_the_units_and_they_are_hardened(path: Path, tmp_path: Path) -> None:
    tool = shutil.which("systemd-analyze")
    if tool is None:
        pytest.skip("systemd-analyze is not here: the unit's hardening is not measured")
    done = subprocess.run(
        [tool, "security", "--offline=true", "--no-pager", str(path)],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    found = re.search(r"exposure level for orrery\S*.service: ([\d.]+)", done.stdout)
    if found is None:
        pytest.skip(f"systemd-analyze cannot look at files here: {done.stderr[:80]}")
    assert float(found[1]) < MOST_EXPOSED
    assert f"says {found[1]}, of 10" in " ".join(GUIDE.split())
    started = tmp_path / path.name.replace("@", "@0-7")
    program = shutil.which("env")
    text = path.read_text("utf-8").replace(f"{CLONE}/.venv/bin/python", str(program))
    started.write_text(text, encoding="utf-8")
    done = subprocess.run(
        [tool, "verify", "--man=no", str(started)],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")


def test_an_instance_of_the_template_serves_the_shards_of_its_name() -> None:
    one, many = (unit(path) for path in UNITS)
    own = {"Description", "Documentation", "ExecStart"}
    assert {name: value for name, value in many.items() if name not in own} == {
        name: value for name, value in one.items() if name not in own
    }
    words = shlex.split(many["ExecStart"][0].replace("%i", "8-15"))
    set_here = dict(word.split("=") for word in words[1:] if "=" in word)
    data = f"{DATA}/8-15"
    assert set_here == {"ORRERY_SHARDS": "8-15/16", "ORRERY_DATA": data}
    assert words[-4:] == shlex.split(one["ExecStart"][0])
    settings = settings_of({"DATABASE_URL": "postgresql://db/orrery", **set_here})
    assert (settings.shards, settings.orrery_data) == ((8, 15, 16), Path(data))


def test_the_bots_of_the_compose_file_share_all_shards_and_one_database() -> None:
    """What podman or docker would start; `docker-compose config` takes it too."""
    stack = yaml.safe_load(COMPOSE.read_text("utf-8"))
    database = stack["services"].pop("database")
    release = database["image"].removeprefix("postgres:")
    assert release.isdecimal()
    assert int(release) >= OLDEST
    served: list[int] = []
    for name, bot in stack["services"].items():
        set_here = bot["environment"]
        assert set_here.keys() <= EXPECTED.keys()
        given = {key: re.sub(r"\$\{\w+:\?\}", "secret", value) for key, value in set_here.items()}
        settings = settings_of(given)
        assert settings.shards is not None
        first, last, of = settings.shards
        served += range(first, last + 1)
        assert of == 16
        assert urlsplit(str(settings.database)).hostname == "database"
        assert bot["depends_on"] == {"database": {"condition": "service_healthy"}}
        build = bot["build"]
        assert (COMPOSE.parent / build["context"]).resolve() == ROOT
        assert (ROOT / build["dockerfile"]) == CONTAINER
        assert (ROOT / f"requirements-{build['args']['EXTRA']}.txt").exists()
        assert bot["volumes"] == [f"{name}:/data"]
        assert name in stack["volumes"]
    assert sorted(served) == list(range(16))
    assert "pg_isready" in database["healthcheck"]["test"]
    needed = set(re.findall(r"\$\{(\w+):\?\}", COMPOSE.read_text("utf-8")))
    assert needed == {"DISCORD_TOKEN", "POSTGRES_PASSWORD"}


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.stem)
def test_the_unit_waits_for_a_sign_of_life(path: Path) -> None:
    found = unit(path)
    assert found["Type"] == ["notify"]
    assert float(found["WatchdogSec"][0]) >= 60
    assert found["UMask"] == ["0077"]
    assert ConfigParser(strict=False, interpolation=None).read(path)


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
