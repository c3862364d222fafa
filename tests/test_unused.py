"""Nothing is left over: every function, class and constant of ours is used by something of ours."""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.test_house_rules import SOURCES, trees

ROOMS = ("bot/", "engine/", "render/")
TOOLS = ("bot/local/",)
"""What people and faults do at the local table is done by tests, and by the page."""
CALLED_BY_OTHERS = {
    "emit": "logging",
    "from_custom_id": "discord.py",
    "interaction_check": "discord.py",
    "launch_shard": "discord.py",
    "launch_shards": "discord.py",
    "reconnect": "discord.py",
    "before_identify_hook": "discord.py",
    "setup_hook": "discord.py",
    "_missing_": "enum",
    "_shards_need_a_server": "pydantic",
}
"""Methods that a library calls by their name."""
BEGINNINGS = ("on_", "visit_", "__")
"""The same, for events of discord.py, nodes of a tree, and Python itself."""
FOR_OTHERS = {
    "dump_record": "records as JSON, for other programs",
    "load_record": "records as JSON, for other programs",
    "transcript_to_json": "transcripts as JSON, for other programs",
    "hexes_to_deal": "a printed map as a deal, for tests",
    "mask_of": "places by their names, for tests",
    "menus": "the selects of a screen, for tests",
}
"""What has no caller here and yet is not left over."""
FOR_TESTS = {
    "TAKES_PRESSES": "what is imported for the presses that it takes",
    "MOST_COMPONENTS": "Discord's limit, to which tests hold every screen",
    "NOTES": "what Federation says, to which tests hold its texts",
    "EVENTS": "what Federation tells, to which tests hold its texts",
    "QUESTIONS": "what Federation asks, to which tests hold its texts",
    "STRUCTURES": "what may not fit together in corrected values, to which tests hold its texts",
    "SCORED_BY": "what Federation tells of points, to which tests hold its texts",
}
"""Constants that nothing of ours reads and yet are not left over."""
REGISTERS = ("handles", "delivers", "takes_forms", "rule")
"""Decorators by which a function is found."""


def definitions(path: str) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef]:
    """Functions, methods and classes that nothing but their name leads to."""
    for node in ast.walk(trees()[path]):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            registered = any(
                isinstance(one, ast.Call) and ast.unparse(one.func) in REGISTERS
                for one in node.decorator_list
            )
            if not registered and not node.name.startswith(BEGINNINGS):
                yield node


def names_in(tree: ast.AST) -> Iterator[tuple[str, int]]:
    """Every name that is read, with its line; also in words, as registries have them."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load):
            yield node.id, node.lineno
        elif isinstance(node, ast.Attribute):
            yield node.attr, node.lineno
        elif isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value, node.lineno


def test_every_function_and_class_is_used_by_something_of_ours() -> None:
    used: dict[str, list[tuple[str, int]]] = {}
    for path in SOURCES:
        for name, line in names_in(trees()[path]):
            used.setdefault(name, []).append((path, line))
    over = [
        f"{path}:{node.lineno} {node.name}"
        for path in SOURCES
        if path.startswith(ROOMS) and not path.startswith(TOOLS)
        for node in definitions(path)
        if all(
            where == path and node.lineno <= line <= (node.end_lineno or line)
            for where, line in used.get(node.name, ())
        )
    ]
    known = {*CALLED_BY_OTHERS, *FOR_OTHERS}
    assert [one for one in over if one.split()[-1] not in known] == []
    assert known <= {one.split()[-1] for one in over}, "exceptions that are none"


def constants(path: str) -> Iterator[str]:
    """Names that a module gives to values."""
    for node in trees()[path].body:
        targets = node.targets if isinstance(node, ast.Assign) else []
        targets = [node.target] if isinstance(node, ast.AnnAssign) else targets
        for one in (name for target in targets for name in ast.walk(target)):
            if isinstance(one, ast.Name) and not one.id.startswith("__"):
                yield one.id


def imported(tree: ast.AST) -> Iterator[str]:
    """Names that a module takes from others."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom):
            yield from (f"{node.module}.{one.name}" for one in node.names)


def test_every_constant_is_read_by_something_of_ours() -> None:
    taken = {name for path in SOURCES for name in imported(trees()[path])}
    attributes = {
        node.attr
        for path in SOURCES
        for node in ast.walk(trees()[path])
        if isinstance(node, ast.Attribute)
    }
    over = set()
    for path in SOURCES:
        if path.startswith(ROOMS) and not path.startswith(TOOLS):
            module = path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")
            read = attributes | {name for name, _ in names_in(trees()[path])}
            over |= {
                name
                for name in constants(path)
                if name not in read and f"{module}.{name}" not in taken
            }
    assert over == FOR_TESTS.keys()
