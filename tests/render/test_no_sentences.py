"""Code contains keys, never sentences: what a player reads stands in the catalogues."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.render.said import ROOT, trees

SENTENCE = re.compile(r"[^\W\d_]{2,}(?:[ ,;:]+[^\W\d_]+){3,}")
"""Four or more words in a row."""
CYRILLIC = re.compile(r"[\u0400-\u04ff]")
LETTER = re.compile(r"\w\Z")
"""One for another, where somebody types."""
SQL = re.compile(
    r"(?:\s|;)*(?:SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|PRAGMA|BEGIN|WITH|COMMENT|FOR)\b"
    r"|.*\b(?:FROM|WHERE) |\w+(?:, \w+)+\Z"
    r"|.*\b(?:ON CONFLICT|ORDER BY|JOIN|CASE WHEN|IS (?:NOT )?NULL|PRIMARY KEY|DEFAULT AS|VALUES)\b"
)
"""Statements, parts of them, and lists of columns."""
OPERATORS = (
    "engine/cli/",
    "engine/__main__.py",
    "render/__main__.py",
    "bot/__main__.py",
    "bot/settings.py",
    "bot/corrections.py",
    "bot/metrics.py",
    "bot/store/known.py",
    "engine/federation/coverage.py",
    "engine/gaia/coverage.py",
    "engine/race/coverage.py",
    "render/transcripts.py",
    "bot/cli/",
    "bot/bench/",
)
"""What the host reads in a terminal, in English."""
DISCORDS = ("bot/local/",)
"""The stand-in for Discord speaks as Discord does."""
SPEAKERS = {
    "debug", "info", "warning", "error", "exception", "critical", "log", "print", "add_argument",
    "ArgumentParser", "add_parser", "rule", "_break",
}  # fmt: skip
"""Calls whose texts players never see: logs, command lines, marks of the rulebook, faults."""
EXCEPTIONS = re.compile(r"(?:Error|Exception|Exit|Failure)\Z")


def _sentences(tree: ast.Module) -> Iterator[tuple[int, str]]:
    """Literals that read like sentences, docstrings and the host's texts excepted."""
    skipped = {id(node) for owner in ast.walk(tree) for node in _excepted(owner)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            text = node.value
            reads = SENTENCE.search(text) or CYRILLIC.search(text)
            plain = SQL.match(text) is None and LETTER.match(text) is None
            if reads and plain and id(node) not in skipped:
                yield node.lineno, text


def _excepted(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        yield node.value
    elif isinstance(node, ast.Call):
        function = node.func
        name = function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")
        if name in SPEAKERS or EXCEPTIONS.search(name):
            yield from ast.walk(node)
    elif isinstance(node, ast.Assert) and node.msg is not None:
        yield from ast.walk(node.msg)


@pytest.mark.parametrize("package", ["engine", "render", "bot"])
def test_no_sentence_stands_in_the_code(package: str) -> None:
    found = []
    for path, tree in trees(package):
        name = path.relative_to(ROOT).as_posix()
        if not name.startswith((*OPERATORS, *DISCORDS)):
            found += [f"{name}:{line}: {text[:60]}" for line, text in _sentences(tree)]
    assert not found


@pytest.mark.parametrize(
    ("code", "seen"),
    [
        ('x = "You may not build here"', True),
        ('x = f"{who} builds a mine on {hex}"', True),
        ('x = "Шахта"', True),
        ('"""You may not build here."""', False),
        ('log.warning("text %s is not known here")', False),
        ('raise ValueError("this must not happen here")', False),
        ('x = "SELECT a FROM b WHERE c"', False),
        ('x = " FROM b JOIN c ON d"', False),
        ('x = "seat, kind, due, count"', False),
        ('x = "game-over"', False),
    ],
)
def test_the_heuristic_sees_sentences(code: str, seen: bool) -> None:
    assert bool(list(_sentences(ast.parse(code)))) is seen


def test_the_places_left_out_are_named_right() -> None:
    folders = [Path(ROOT / name).parent for name in (*OPERATORS, *DISCORDS)]
    assert all(folder.is_dir() for folder in folders)
