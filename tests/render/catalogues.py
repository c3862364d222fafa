"""What the tests of the catalogues read: the Fluent files as parsed messages."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from render.texts import LANGUAGES, add_catalogue
from tests.games.caravans.game import CARAVANS
from tests.games.lanterns import LANTERNS_GAME

CASES = {"acc", "gen"}
"""Attributes that only the grammar of a language asks for."""


LANTERNS = Path(__file__).resolve().parents[1] / "games" / "locale"
TINY = {LANTERNS_GAME.key: LANTERNS, CARAVANS.key: LANTERNS.parent / "caravans" / "locale"}
"""The catalogues of the test games, which are held to the same."""

for _key, _folder in TINY.items():
    add_catalogue(_key, _folder)


class Entry(NamedTuple):
    """A message with its patterns by attribute; the value's attribute is empty."""

    id: str
    patterns: dict[str, ast.Pattern]


class _Names(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.variables: set[str] = set()
        self.references: set[str] = set()
        self.functions: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802 - Visitor's
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802 - Visitor's
        self.references.add(node.id.name)

    def visit_FunctionReference(self, node: Any) -> None:  # noqa: N802 - Visitor's
        self.functions.add(node.id.name)
        self.generic_visit(node)


def folders() -> list[str]:
    """The games and shared parts that have catalogues."""
    ours = [one.name for one in files("assets").iterdir() if one.joinpath("locale").is_dir()]
    rules = [f"{one}/rules" for one in ours if files("assets").joinpath(one, "rules").is_dir()]
    return sorted([*ours, *rules, *TINY])


@cache
def source(folder: str, lang: str) -> str:
    """The text of one catalogue."""
    ours = files("assets").joinpath(folder if "/" in folder else f"{folder}/locale")
    place = TINY.get(folder, ours)
    return place.joinpath(f"{lang}.ftl").read_text(encoding="utf-8")


@cache
def parsed(folder: str, lang: str) -> ast.Resource:
    """The syntax tree of one catalogue."""
    return FluentParser().parse(source(folder, lang))


@cache
def entries(folder: str, lang: str) -> dict[str, Entry]:
    """The messages of one catalogue by id."""
    found = {}
    for item in parsed(folder, lang).body:
        if isinstance(item, ast.Message):
            patterns = {"": item.value} if item.value is not None else {}
            patterns |= {attribute.id.name: attribute.value for attribute in item.attributes}
            found[item.id.name] = Entry(item.id.name, patterns)
    return found


def variables(pattern: ast.Pattern, known: dict[str, Entry]) -> set[str]:
    """The variables of a pattern and of the messages it refers to."""
    names = _Names()
    names.visit(pattern)
    found = set(names.variables)
    for other in names.references:
        found |= variables(known[other].patterns[""], known)
    return found


def references(pattern: ast.Pattern) -> set[str]:
    """The messages a pattern refers to."""
    names = _Names()
    names.visit(pattern)
    return names.references


def functions(pattern: ast.Pattern) -> set[str]:
    """The functions a pattern calls."""
    names = _Names()
    names.visit(pattern)
    return names.functions


def selects(pattern: ast.Pattern) -> Iterator[ast.SelectExpression]:
    """All selections of a pattern."""
    found: list[ast.SelectExpression] = []

    class Finder(Visitor):
        def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802 - Visitor's
            found.append(node)
            self.generic_visit(node)

    Finder().visit(pattern)
    yield from found


def written(pattern: ast.Pattern) -> list[str]:
    """All pieces of text in a pattern, variants included."""
    found: list[str] = []

    class Finder(Visitor):
        def visit_TextElement(self, node: Any) -> None:  # noqa: N802 - Visitor's
            found.append(node.value)

    Finder().visit(pattern)
    return found


def catalogues() -> list[tuple[str, str]]:
    """Every (folder, language)."""
    return [(folder, lang) for folder in folders() for lang in LANGUAGES]
