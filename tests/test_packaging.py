"""The wheel: built, installed into a clean environment, run from another folder."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import VERSION

ROOT = Path(__file__).parents[1]
PACKAGES = ("assets", "bot", "engine", "render")


def run(*command: str | Path, cwd: Path) -> str:
    """Run a command without anything of this checkout in its environment."""
    env = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    env["PIP_NO_COMPILE"] = "1"  # of all that is installed little is ever imported
    done = subprocess.run(command, cwd=cwd, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def installed() -> Iterator[Path]:
    """The folder of commands of an environment that has nothing but our wheel and its needs."""
    with tempfile.TemporaryDirectory() as folder:  # too much to lie in memory
        yield _installed_into(Path(folder))


def _installed_into(folder: Path) -> Path:
    source = folder / "source"  # building leaves traces, and another worker may be building too
    source.mkdir()
    for name in PACKAGES:
        shutil.copytree(ROOT / name, source / name, ignore=shutil.ignore_patterns("__pycache__"))
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, source)
    pip = (sys.executable, "-m", "pip", "--quiet", "--disable-pip-version-check")
    run(*pip, "wheel", "--no-deps", "--wheel-dir", folder, source, cwd=folder)
    (wheel,) = folder.glob(f"orrery-{VERSION}-*.whl")
    venv.create(folder / "env", with_pip=False)
    commands = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
    constraints = ("--constraint", ROOT / "requirements.txt")
    into = ("--python", commands / "python")  # a pip of its own is half of what this takes
    run(*pip, *into, "install", *constraints, wheel, cwd=folder)
    return commands


def test_it_plays_a_game_from_another_folder(installed: Path, tmp_path: Path) -> None:
    command = (installed / "python", "-m", "engine", "play", "--players", "2", "--seed", "7")
    told = run(*command, "--out", tmp_path, cwd=tmp_path)
    assert '"final"' in told
    assert list(tmp_path.glob("*.txt"))


def test_it_draws_a_picture_from_another_folder(installed: Path, tmp_path: Path) -> None:
    play = (installed / "python", "-m", "engine", "play", "--players", "3", "--seed", "7")
    run(*play, "--out", tmp_path, cwd=tmp_path)
    (record,) = tmp_path.glob("*.txt")
    picture = tmp_path / "map.png"
    run(installed / "python", "-m", "render", record, "-o", picture, cwd=tmp_path)
    assert picture.read_bytes().startswith(b"\x89PNG")


def test_the_page_of_the_local_table_is_in_it(installed: Path, tmp_path: Path) -> None:
    page = "files('bot.local') / 'web' / 'index.html'"
    look = f"from importlib.resources import files; print(({page}).is_file())"
    assert run(installed / "python", "-c", look, cwd=tmp_path).strip() == "True"
