"""What the code says: keys with their arguments, verbs and plain literals, read from its syntax."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
_FAMILIES = {"Note": "note", "Event": "event", "tell": "event", "Decision": "ask"}
TELLER = "tell"
"""The method that makes an event of a kind and keywords."""
_AT = {"Decision": 1}
"""Which argument of a call is the key, where it is not the first."""


class Said(NamedTuple):
    """A key of the catalogues somewhere in the code; `args` is None where they are not literal."""

    family: str
    key: str
    args: frozenset[str] | None
    where: str


@cache
def trees(*packages: str) -> tuple[tuple[Path, ast.Module], ...]:
    """The syntax of every module of these packages."""
    return tuple(
        (path, ast.parse(path.read_text(encoding="utf-8")))
        for package in packages
        for path in ([ROOT / package] if package.endswith(".py") else _modules(package))
    )


def _modules(package: str) -> list[Path]:
    return sorted((ROOT / package).rglob("*.py"))


def said(*packages: str) -> Iterator[Said]:
    """Every note, event, prompt and error that the code makes."""
    for path, tree in trees(*packages):
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            name = _name(call.func)
            family = _FAMILIES.get(name) or ("error" if name in _errors() else None)
            at = _AT.get(name, 0)
            if family is None or len(call.args) <= at:
                continue
            where = f"{path.relative_to(ROOT)}:{call.lineno}"
            for key in filter(None, _keys(call.args[at])):
                yield Said(family, key, _arguments(name, call), where)


def class_keys() -> dict[str, str]:
    """The keys that classes of errors have of their own, by class."""
    found = {}
    for _, tree in trees("engine/core"):
        for cls in (node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)):
            for line in cls.body:
                if isinstance(line, ast.Assign) and _name(line.targets[0]) == "key":
                    found |= dict.fromkeys([cls.name], *_keys(line.value))
    return {name: key for name, key in found.items() if name.endswith("Error")}


def verbs(*packages: str) -> set[str]:
    """The first words of all moves that the code offers."""
    found: set[str] = set()
    for _, tree in trees(*packages):
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            if _name(call.func) in ("Option", "Action") and call.args:
                first = call.args[0]
                if isinstance(first, ast.Tuple):
                    first = first.elts[0]
                found |= set(_keys(first))
    return found


@cache
def literals(*packages: str) -> frozenset[str]:
    """All strings of the code, pieces of composed ones included."""
    return frozenset(
        node.value
        for _, tree in trees(*packages)
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    )


def _keys(node: ast.expr) -> Iterator[str]:
    """The literal keys that an argument can be: one, or either of a condition."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _keys(node.body)
        yield from _keys(node.orelse)


def _arguments(name: str, call: ast.Call) -> frozenset[str] | None:
    """The names of the arguments that come with a key."""
    if name == TELLER or name in _errors():
        names = [keyword.arg for keyword in call.keywords]
        own = {"who"} if name == TELLER else {"line"}
        return None if None in names else frozenset(filter(None, names)) | own
    place = 1 if name == "Note" else 99
    given = call.args[place] if len(call.args) > place else None
    given = given or next((k.value for k in call.keywords if k.arg == "args"), None)
    if given is None:
        return frozenset()
    if not isinstance(given, ast.Dict):
        return None
    return frozenset(key.value for key in given.keys if isinstance(key, ast.Constant))


@cache
def _errors() -> frozenset[str]:
    """The classes of errors with keys."""
    return frozenset(
        cls.name
        for _, tree in trees("engine/core")
        for cls in ast.walk(tree)
        if isinstance(cls, ast.ClassDef) and cls.name.endswith("Error")
    )


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""
