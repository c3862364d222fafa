"""Nothing that serves all games knows one by name or by its words: the sources are read."""

from __future__ import annotations

import ast
import json
from collections import defaultdict
from collections.abc import Iterator, Mapping
from pathlib import Path

import pytest

from engine import GAMES
from engine.core.words import same

ROOT = Path(__file__).parents[1]
ROOMS: Mapping[str, tuple[str, ...]] = {
    "bot": ("bot/**/*.py",),
    "render": ("render/*.py", "render/texts/*.py", "render/charts/*.py", "render/reference/*.py"),
    "engine": ("engine/core/*.py", "engine/cli/*.py", "engine/interchange.py"),
}
SHARED = {
    "act": "what a player does: the name of a step, of an action in the audit",
    "action": "argparse, and the parameter of /why",
    "build": "a panel is built; rows are built from columns",
    "copy": "the module and method",
    "deep": "how thoroughly a database is looked at",
    "discard": "the method of a set; what becomes of a draft",
    "done": "whether something has ended",
    "draft": "a turn or an answer half made",
    "free": "taken back without anybody's consent; a setting of standing orders",
    "int": "the type",
    "keep": "how many backups stay",
    "move": "what the whole project calls a recorded answer",
    "place": "where a table stands: a channel, a thread, a message",
    "settle": "asynchronous work comes to rest",
    "take": "choose from a list, take in a record",
    "use": "a rate limit is used up",
    "world": "the servers, channels and people of the local table",
}
"""Words of some game that are ordinary words of a program as well, and what they mean there."""
NOT_YET: dict[str, set[str]] = {}
"""Files that still know a game; this list may only shrink."""


def words_of_games() -> dict[str, str]:
    """Keys of games, verbs and commands they declare, ids of their data: and whose they are."""
    found: dict[str, str] = {}
    for key, game in GAMES.items():
        found[same(key)] = f"the game {key}"
        for command in game.commands:
            found[same(command.verb)] = found[same(command.name)] = f"a verb of {key}"
        for path in sorted((ROOT / "assets" / key / "data").glob("*.json")):
            for one in ids_in(json.loads(path.read_text("utf-8"))):
                found.setdefault(same(one), f"an id in {path.name}")
    return found


def ids_in(data: object) -> Iterator[str]:
    """Everything that a tree of data calls an id."""
    if isinstance(data, dict):
        if isinstance(data.get("id"), str):
            yield data["id"]
        for value in data.values():
            yield from ids_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from ids_in(value)


def words_in(path: Path) -> Iterator[str]:
    """Every string and identifier of a file, without what documents it."""
    tree = ast.parse(path.read_text("utf-8"))
    for node in ast.walk(tree):
        for child in ast.iter_child_nodes(node):
            if not isinstance(node, ast.Expr) and isinstance(child, ast.Constant):
                if isinstance(child.value, str):
                    yield child.value
            elif isinstance(child, ast.Name):
                yield child.id
            elif isinstance(child, ast.Attribute):
                yield child.attr
            elif isinstance(child, ast.arg | ast.keyword) and child.arg:
                yield child.arg
            elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
                yield child.name


def known_in(patterns: tuple[str, ...]) -> dict[str, set[str]]:
    """The words of games that stand in files, by file."""
    games = words_of_games()
    found: dict[str, set[str]] = defaultdict(set)
    for path in sorted(one for pattern in patterns for one in ROOT.glob(pattern)):
        here = {same(word) for word in words_in(path)} & games.keys()
        if here:
            found[path.relative_to(ROOT).as_posix()] = here
    return found


@pytest.mark.parametrize("room", ROOMS)
def test_what_serves_all_games_knows_none(room: str) -> None:
    games = words_of_games()
    faults = {
        path: {word: games[word] for word in words - SHARED.keys() - NOT_YET.get(path, set())}
        for path, words in known_in(ROOMS[room]).items()
    }
    assert {path: words for path, words in faults.items() if words} == {}


def test_every_exception_is_needed() -> None:
    found = {path: words for room in ROOMS.values() for path, words in known_in(room).items()}
    assert set().union(*found.values()) >= SHARED.keys()
    assert {path: words & found.get(path, set()) for path, words in NOT_YET.items()} == NOT_YET


@pytest.mark.parametrize("key", [key for key in GAMES if (ROOT / "render" / key).is_dir()])
def test_the_rooms_of_a_game_do_know_it(key: str) -> None:
    words = set().union(*known_in((f"engine/{key}/**/*.py", f"render/{key}/*.py")).values())
    own = {key, *(command.verb for command in GAMES[key].commands)}
    assert {same(word) for word in own} <= words, "the sources are read as they should be"
