"""Every command that the documents name exists as they write it, and all commands are named."""

from __future__ import annotations

import argparse
import io
import re
import shlex
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

import bot.__main__
import bot.bench.__main__
import engine.cli.main
import render.__main__
from bot.client.client import OrreryClient
from bot.commands import commands_of
from bot.settings import EXPECTED
from engine import GAMES, Move, Table
from engine.core.game import Result
from engine.interchange import open_record, play_to
from tests.games.scripted import Scripted, setup

ROOT = Path(__file__).parents[1]
DOCS = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
PLACES = [*DOCS, *sorted((ROOT / "docs" / "hosting").glob("*"))]
PARSERS = {
    "bot": bot.__main__._parser,
    "engine": engine.cli.main._parser,
    "render": render.__main__._parser,
    "bot.bench": bot.bench.__main__._parser,
}
MAINS = {"engine": engine.cli.main.main, "render": render.__main__.main}
WITHOUT_PARSER = {"render.gallery", "render.bench", "tests.chaos", "pip", "venv"}
"""Modules that are started with plain words, or are not ours."""
PARTS = {"lint", "types"}
"""Parts of `make test` that nobody has to know."""
OF_TESTS = "ORRERY_TEST_POSTGRES"
"""A setting that only tests know."""
BRANCHES = (1, 2)
FENCED = re.DOTALL | re.MULTILINE
LINE = re.compile(r"`([^`\n]+)`|^    +(\S.*)$|^(?:ExecStart=|CMD )(.+)$", re.MULTILINE)
TARGET = re.compile(r"^([a-z][a-z-]*):", re.MULTILINE)


class Said(NamedTuple):
    """Something that a document says can be typed."""

    where: str
    text: str


def said() -> Iterator[Said]:
    """Everything in the documents that looks like code, without what is explained after a `#`."""
    for path in [one for one in PLACES if one.is_file()]:
        for found in LINE.finditer(path.read_text("utf-8")):
            text = next(one for one in found.groups() if one is not None)
            for part in re.split(r"\s+#\s", text)[0].split("&&"):
                yield Said(path.relative_to(ROOT).as_posix(), part.strip())


def words_after(text: str, *starts: str) -> list[str] | None:
    """The words of a line after one of these beginnings; None if it begins otherwise."""
    for start in starts:
        if text == start or text.startswith(start + " "):
            return shlex.split(text.removeprefix(start))
    return None


def shell_lines() -> list[tuple[Said, str, list[str]]]:
    """Lines for a shell: what is started, a module of ours, and with which words."""
    found = []
    for one in said():
        text = one.text.strip('[]"').replace('", "', " ")
        words = words_after(text, "orrery")
        if words is not None:
            found.append((one, "bot", words))
        module = re.match(r"(?:\S*/)?python3? -m (\S+)", text)
        if module is not None:
            found.append((one, module[1], shlex.split(text[module.end() :])))
    return found


@cache
def commands() -> dict[str, dict[str, Any]]:
    """Every slash command of the bot by its full name, as Discord is told of it."""
    tree = OrreryClient(commands_of(GAMES)).tree
    found: dict[str, dict[str, Any]] = {}

    def add(command: dict[str, Any], before: str) -> None:
        name, options = f"{before}{command['name']}", command.get("options", [])
        if any(option["type"] in BRANCHES for option in options):
            for option in options:
                add(option, f"{name} ")
        else:
            found[name] = {option["name"]: option for option in options}

    for command in tree.get_commands():
        add(command.to_dict(tree), "")
    return found


def slash_lines() -> list[Said]:
    """Lines for Discord."""
    return [one for one in said() if re.match(r"/[a-z]+( |$)", one.text)]


def test_there_is_something_to_look_at() -> None:
    assert len(slash_lines()) > 20
    assert len(shell_lines()) > 8


@pytest.mark.parametrize("line", shell_lines(), ids=lambda line: line[0].text[:60])
def test_a_shell_command_is_understood(line: tuple[Said, str, list[str]]) -> None:
    _, module, words = line
    if module in WITHOUT_PARSER:
        return
    if module == "pytest":
        assert [word for word in words if "/" in word and not (ROOT / word).exists()] == []
        return
    parser: argparse.ArgumentParser = PARSERS[module]()
    wanted = [word for word in words if not word.startswith("[")]
    parser.parse_args(_examples(wanted))


def _examples(words: list[str]) -> list[str]:
    """Words in capitals stand for something; a number fits everywhere."""
    return ["1" if word.isupper() else word for word in words]


@pytest.mark.parametrize("one", slash_lines(), ids=lambda one: one.text[:60])
def test_a_slash_command_exists_with_its_options(one: Said) -> None:
    path, _, rest = one.text[1:].partition(":")
    words = path.split()
    if rest:
        words.pop()  # the name of the first option
    name = " ".join(words)
    known = commands()
    assert name in known or any(each.startswith(f"{name} ") for each in known), one
    for option, value in re.findall(r"(\w+): ?([^:]+?)(?= +\w+:|$)", one.text):
        assert option in known[name], one
        choices = [str(each["value"]) for each in known[name][option].get("choices", ())]
        assert not choices or value.lower() in choices, one


def test_every_slash_command_is_in_the_players_guide() -> None:
    guide = (ROOT / "docs" / "playing.md").read_text("utf-8")
    missing = [
        name
        for name in commands()
        if name.split()[0] not in GAMES and not re.search(rf"/{name}\b", guide)
    ]
    assert not missing


def test_every_target_that_is_named_exists_and_every_target_is_listed() -> None:
    makefile = (ROOT / "Makefile").read_text("utf-8")
    targets = set(TARGET.findall(makefile))
    named = {words[0]: one for one in said() if (words := words_after(one.text, "make"))}
    assert {*named} <= targets, {*named} - targets
    assert targets - PARTS == set(re.findall(r"^([a-z-]+):.*## ", makefile, re.MULTILINE))


def test_every_setting_is_known_and_none_is_left_out() -> None:
    text = "\n".join(path.read_text("utf-8") for path in PLACES if path.is_file())
    named = set(re.findall(r"\b(?:ORRERY|DISCORD)_[A-Z_]+\b", text))
    assert named <= {*EXPECTED, OF_TESTS}
    example = (ROOT / ".env.example").read_text("utf-8")
    assert set(re.findall(r"^([A-Z_]+)=", example, re.MULTILINE)) == {*EXPECTED}


@pytest.mark.parametrize("path", DOCS, ids=lambda path: path.name)
def test_python_in_the_documents_runs(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The pieces of one document are one program."""
    names: dict[str, Any] = {}
    for piece in re.findall(r"```python\n(.*?)```", path.read_text("utf-8"), re.DOTALL):
        exec(piece, names)
    if path == ROOT / "README.md":
        assert "faction terrans" in capsys.readouterr().out
        assert names["table"].position == 1
    if "rules" in names:
        table: Table[Any, Any] = Table(Scripted(names["rules"]), setup())
        for seat, word in ((1, "red"), (0, "blue")):
            table.play(Move(seat, ("paint", word)))
        assert table.result == Result((0, 1), (2, 1))


def test_the_terminal_lines_of_the_readme_run_as_they_stand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One after the other: each finds what the ones before it have written."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("quit\n"))
    _, _, part = (ROOT / "README.md").read_text("utf-8").partition("## In the terminal\n")
    lines = re.findall(r"^    (.+?)(?: +#.*)?$", part.partition("\n##")[0], re.MULTILINE)
    assert len(lines) > 4
    for line in lines:
        python, _, module, *words = shlex.split(line)
        assert python == "python"
        assert MAINS[module](words) == 0, line
    assert {path.suffix for path in tmp_path.iterdir()} == {".txt", ".json", ".png"}


def test_records_in_the_documents_are_played_as_they_stand() -> None:
    """Found by an audit: two of them could not be. A line with `…` is shortened, and left out."""
    played = 0
    for path in DOCS:
        for piece in re.findall(r"^```\n(game .*?)^```", path.read_text("utf-8"), FENCED):
            lines = [line for line in piece.splitlines() if "…" not in line]
            assert play_to(open_record("\n".join(lines))).position > 0, path
            played += 1
    assert played > 1


def test_every_link_leads_somewhere() -> None:
    broken = [
        (path.name, link)
        for path in DOCS
        for link in re.findall(r"\]\(([^)#\s]+)\)", path.read_text("utf-8"))
        if "://" not in link and not (path.parent / link).exists()
    ]
    assert not broken


HUNDRED = ROOT / "docs" / "hundred-rows.md"
TEST = re.compile(r"`(tests/[a-z0-9_/]+\.py)::(test_[a-z0-9_]+)`")


def test_tests_that_documents_name_are_there() -> None:
    named = [found for path in DOCS for found in TEST.findall(path.read_text("utf-8"))]
    assert len(named) > 20
    for file, test in named:
        assert f"def {test}(" in (ROOT / file).read_text("utf-8"), (file, test)


def test_every_one_of_the_hundred_rows_is_shown_by_something() -> None:
    rows = re.findall(r"^\| (\d+) \|(.*)$", HUNDRED.read_text("utf-8"), re.MULTILINE)
    assert [int(number) for number, _ in rows] == [*range(1, 101)]
    assert [number for number, row in rows if not TEST.search(row)] == []
