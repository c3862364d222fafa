"""The house rules that no other tool holds: sizes, addresses, and the purity of the engine."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import TypeAlias

import pytest

from tests.contents import OTHERS, folders, line_of

Function: TypeAlias = ast.FunctionDef | ast.AsyncFunctionDef

ROOT = Path(__file__).parents[1]
MOST_LINES = 400
MOST_FUNCTION_LINES = 40
MOST_TEST_LINES = 60
"""A test that tells a story may take longer than a rule."""
MOST_OF_A_LINE = 100
"""Of the tree as a table of contents."""

LONG_FILES: dict[str, str] = {}
"""Files that may be longer, each with its reason."""

LONG_FUNCTIONS: dict[str, str] = {
    "engine/gaia/view_of.py::_player": "one line per field of the view",
}
"""Functions (`path::name`) that may be longer, each with its reason."""

TEXT_KINDS = {
    ".py", ".toml", ".txt", ".md", ".ftl", ".html", ".js", ".css", ".sql", ".json", ".cfg", ".yml",
    ".example", "",
}  # fmt: skip
OUR_DOTS = {".ci", ".github", ".gitignore", ".env.example", ".pre-commit-config.yaml"}
MADE = {"build", "dist", "__pycache__", "node_modules"}


def either(*pieces: str) -> str:
    return "(?:" + "|".join(pieces) + ")"


# Written in pieces, so that this file keeps its own rules.
MACHINE_PATH = re.compile(
    r"(?<![\w/.>:-])/" + either("home", "Users", "root", "mnt", "work") + r"/\w"
)
REGISTRY = re.compile(
    either(r"pypi\." + "org", "pythonhosted" + r"\.", "npm" + r"js\.", "index" + "-url")
)
MARKS = re.compile(r"#.*\b" + either("TO" + "DO", "FIX" + "ME", "X" * 3, "HA" + "CK") + r"\b")

PURE_STANDARD = {
    "__future__", "abc", "bisect", "collections", "contextlib", "copy", "dataclasses", "enum",
    "functools", "hashlib", "heapq", "importlib", "inspect", "itertools", "json", "math",
    "operator", "re", "statistics", "string", "types", "typing", "urllib",
}  # fmt: skip
ONLY_IN = {
    "random": {"engine/core/chance.py"},
    "importlib": {"engine/core/assets.py"},
    "pickle": {"engine/core/table.py"},  # copies a state within the process, many times over
}
"""Modules that one place of the engine may import."""
IMPURE_CALLS = {"open", "print", "input", "exec", "eval", "__import__", "id"}
CALLED_ONLY_IN = {
    "exec": {"engine/core/fork.py"},  # copiers made of the names of slots, as dataclasses are
}
"""Calls that one place of the engine may make."""
EDGE = ("engine/cli/", "engine/__main__.py")
"""The engine's command lines, which nobody imports."""


def ours(folder: Path = ROOT) -> Iterator[Path]:
    """Files that people wrote: nothing made, nothing private, nothing of a tool."""
    for path in sorted(folder.iterdir()):
        made = path.name in MADE or path.suffix == ".egg-info"
        if made or path.is_symlink() or (path.name[0] == "." and path.name not in OUR_DOTS):
            continue
        if path.is_dir():
            yield from ours(path)
        else:
            yield path


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def functions(tree: ast.AST) -> list[Function]:
    return [node for node in ast.walk(tree) if isinstance(node, Function)]


PYTHON = {name(path): path.read_text(encoding="utf-8") for path in ours() if path.suffix == ".py"}
PURE = {
    path: text
    for path, text in PYTHON.items()
    if path.startswith("engine/") and not path.startswith(EDGE)
}
SOURCES = {path: text for path, text in PYTHON.items() if not path.startswith("tests/")}


@cache
def trees() -> dict[str, ast.Module]:
    """Each read once, by the grammar of the oldest Python that we run on; only where a test looks
    at them."""
    return {path: ast.parse(text, path, feature_version=(3, 11)) for path, text in PYTHON.items()}


def test_the_house_is_looked_at() -> None:
    assert "engine/core/table.py" in PURE
    assert "tests/test_house_rules.py" in PYTHON


def test_no_file_is_longer_than_a_reader_can_hold() -> None:
    long = {path: len(text.splitlines()) for path, text in PYTHON.items()}
    assert {path: n for path, n in long.items() if n > MOST_LINES and path not in LONG_FILES} == {}
    assert all(long[path] > MOST_LINES for path in LONG_FILES), "an exception no longer needed"


def test_no_function_is_longer_than_a_screen() -> None:
    long = {
        f"{path}::{function.name}": function.end_lineno - function.lineno + 1
        for path, tree in trees().items()
        for function in functions(tree)
        if function.end_lineno is not None
        and function.end_lineno - function.lineno + 1
        > (MOST_TEST_LINES if path.startswith("tests/") else MOST_FUNCTION_LINES)
    }
    assert {where: n for where, n in long.items() if where not in LONG_FUNCTIONS} == {}
    assert set(LONG_FUNCTIONS) <= set(long), "an exception no longer needed"


def test_every_module_says_what_lives_there() -> None:
    silent = [path for path, tree in trees().items() if not ast.get_docstring(tree)]
    assert silent == []


def test_the_tree_reads_like_a_table_of_contents() -> None:
    lines = {folder: line_of(folder) for folder in folders()}
    assert [folder for folder, line in lines.items() if not line.endswith(".")] == []
    assert [line for line in lines.values() if len(line) > MOST_OF_A_LINE] == []
    assert sorted(OTHERS.keys() - lines.keys()) == [], "folders that are gone"
    packages = {Path(path).parent.as_posix() for path in SOURCES} - {"."}
    assert packages <= lines.keys()
    assert packages & OTHERS.keys() == set(), "a package speaks for itself"


@pytest.mark.parametrize("package", ["engine/core/", "bot/session", "bot/store"])
def test_public_functions_of_the_frame_say_what_they_do(package: str) -> None:
    silent = [
        f"{path}::{node.name}"
        for path in SOURCES
        if path.startswith(package)
        for node in public_definitions(trees()[path])
        if not ast.get_docstring(node)
    ]
    assert silent == []


def public_definitions(
    tree: ast.Module,
) -> list[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]:
    """Public classes and functions of a module, and public methods of its public classes."""
    kinds = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef
    found = []
    for node in tree.body:
        if isinstance(node, kinds) and not node.name.startswith("_"):
            found.append(node)
            if isinstance(node, ast.ClassDef):
                found += [m for m in node.body if isinstance(m, kinds) and m.name[0] != "_"]
    return found


def test_no_path_of_any_machine_and_no_registry_is_written_down() -> None:
    found = [
        f"{name(path)}:{number}: {line.strip()[:80]}"
        for path in ours()
        if path.suffix in TEXT_KINDS and path.stat().st_size < 1_000_000
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if any(bad.search(line) for bad in (MACHINE_PATH, REGISTRY))
    ]
    assert found == []


def test_the_engine_imports_only_what_is_pure() -> None:
    found = []
    for path in PURE:
        for module in imported(trees()[path]):
            top = module.partition(".")[0]
            allowed = path in ONLY_IN.get(top, ()) or (
                top in PURE_STANDARD | {"engine", "pydantic"} and top not in ONLY_IN
            )
            if not allowed:
                found.append(f"{path}: {module}")
    assert found == []


def test_the_engine_neither_reads_nor_writes_nor_depends_on_addresses() -> None:
    found = [
        f"{path}:{node.lineno}: {node.func.id}"
        for path in PURE
        for node in ast.walk(trees()[path])
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in IMPURE_CALLS
        and path not in CALLED_ONLY_IN.get(node.func.id, ())
    ]
    assert found == []


def test_rules_never_walk_over_a_set() -> None:
    """The order of a set is not the same in every process."""
    found = [
        f"{path}:{walked.lineno}"
        for path in PURE
        for node in ast.walk(trees()[path])
        for walked in walks(node)
        if is_set(walked)
    ]
    assert found == []


def walks(node: ast.AST) -> list[ast.expr]:
    """What is walked over where the order shows: in a loop, a list or a mapping."""
    if isinstance(node, ast.For):
        return [node.iter]
    if isinstance(node, ast.ListComp | ast.DictComp):
        return [generator.iter for generator in node.generators]
    return []


def is_set(node: ast.expr) -> bool:
    """Whether an expression is a set to the naked eye."""
    if isinstance(node, ast.Set | ast.SetComp):
        return True
    if isinstance(node, ast.BinOp) and isinstance(node.op, ast.BitOr | ast.BitAnd | ast.Sub):
        return is_set(node.left) or is_set(node.right)
    called = node.func.id if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) else ""
    return called in ("set", "frozenset")


def imported(tree: ast.AST) -> list[str]:
    """Modules imported anywhere in a tree."""
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            found.append(node.module or "")
    return found


def test_no_marks_of_unfinished_work() -> None:
    found = [
        f"{path}:{number}"
        for path, text in PYTHON.items()
        for number, line in enumerate(text.splitlines(), start=1)
        if MARKS.search(line)
    ]
    assert found == []


def test_the_python_floor_is_kept() -> None:
    assert sys.version_info >= (3, 11)
    assert trees().keys() == PYTHON.keys(), "each of them could be read"


SHARED = ("core", "cli", "company")
WORLDS = tuple(sorted(path.parent.name for path in (ROOT / "engine").glob("*/__init__.py")))
"""Games, and the frame: no game sees another, and nobody who reads one meets another's words."""
OWN_WORDS = {
    "Action": "each rulebook's word: a space of the senate, a kind of turn, an action card",
    "Adviser": "the same part of every game: what `Decision.advise` gives",
    "Amount": "a number that may be nothing, in the data of two games",
    "Die": "each game's die",
    "Effect": "what a printed power of Race for the Galaxy does; what a Federation's token does",
    "Face": "how a tile or a card is drawn in two games, which side of a token lies up in one",
    "ForeignRecord": "the same part of two games: a record of another program",
    "Gain": "each game's own form of what is gained",
    "Judge": "the same part of two games: who warns of one kind of waste",
    "Phase": "each rulebook's word for a part of a round",
    "Piece": "Federation's tokens in the senate; a part of a federation in Gaia Project",
    "Planet": "each rulebook's word",
    "Player": "the same part of every game: what belongs to a seat",
    "PlayerView": "the same part of every game: what is seen of a seat",
    "Printed": "the same part of two games: the base of models of printed things",
    "Reach": "what Federation's adviser works out; a row of a picture of Race for the Galaxy",
    "Resource": "each game's own",
    "Space": "each rulebook's word: of the senate, of the robot's mat",
    "State": "the same part of every game: the whole position",
    "Step": "of a round of Race for the Galaxy, of a card of the Automa",
    "Track": "each rulebook's word: of accreditation, of research",
    "Turn": "of a person in Federation, of the robot in Race for the Galaxy",
    "Way": "to pay in Gaia Project, to settle in Race for the Galaxy",
}
"""Names of types that games share, and what they are there. The frame shares none with a game."""
BOTH_SIDES = {"Interaction": "Discord's own, on both sides of the wire"}
"""Names of types that the bot and the local Discord share."""


def world(path: str) -> str:
    """The game that a file belongs to; empty for what all of them share."""
    top, room = path.split("/")[:2]
    return room if top in ("engine", "render") and room in WORLDS and room not in SHARED else ""


def test_the_name_of_a_type_has_one_meaning() -> None:
    shared = {name for name, paths in shared_names().items() if not apart(paths)}
    assert shared == BOTH_SIDES.keys()


def test_games_share_only_the_names_that_each_of_them_has_a_reason_for() -> None:
    assert {name for name, paths in shared_names().items() if apart(paths)} == OWN_WORDS.keys()


def test_the_contracts_of_imports_name_every_game() -> None:
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    games = {name for name in WORLDS if name not in SHARED}
    for contract in settings["tool"]["importlinter"]["contracts"]:
        named = {
            module for value in contract.values() if isinstance(value, list) for module in value
        }
        for top in ("engine", "render"):
            known = {game for game in games if f"{top}.{game}" in named}
            assert known in (set(), games), contract["name"]


@pytest.mark.parametrize("path", [path for path in SOURCES if "├──" in SOURCES[path]])
def test_a_tree_of_errors_names_all_that_stand_below_it(path: str) -> None:
    tree = ast.get_docstring(trees()[path]) or ""
    known = {node.name for node in trees()[path].body if isinstance(node, ast.ClassDef)}
    assert {name for name in known if not re.search(rf"\b{name}\b", tree)} == set()


def apart(paths: list[str]) -> bool:
    """Whether these files belong to different games, so that nobody meets two of them."""
    worlds = [world(path) for path in paths]
    return "" not in worlds and len({*worlds}) == len(worlds)


def shared_names() -> dict[str, list[str]]:
    """Classes and aliases of one name, with the files they stand in."""
    found: dict[str, list[str]] = {}
    for path in SOURCES:
        for node in trees()[path].body:
            if (called := type_named(node)) and not called.startswith("_"):
                found.setdefault(called, []).append(path)
    return {called: paths for called, paths in found.items() if len(paths) > 1}


ALIAS = re.compile(r"[A-Z][A-Za-z]*[a-z]")


def type_named(node: ast.stmt) -> str:
    """The name of the type that a statement of a module defines; empty if it defines none."""
    if isinstance(node, ast.ClassDef):
        return node.name
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return node.target.id if ast.unparse(node.annotation) == "TypeAlias" else ""
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        called = node.targets[0].id
        return called if ALIAS.fullmatch(called) and not isinstance(node.value, ast.Call) else ""
    return ""


MOST_OF_BOT = {"autocomplete": 16, "move": 28, "open": 25, "take": 26, "confirm": 28, "replay": 18}
"""Files of the bot that an act of a player's may pass through (`make walk`)."""


def test_what_a_player_does_passes_through_few_files() -> None:
    line = [sys.executable, "-m", "tests.walk", "--short"]
    walked = subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    of_bot = dict(re.findall(r"^(\w+) files=\d+ bot=(\d+) functions=\d+$", walked, re.MULTILINE))
    assert of_bot.keys() == MOST_OF_BOT.keys()
    assert {act: n for act, n in of_bot.items() if int(n) > MOST_OF_BOT[act]} == {}
