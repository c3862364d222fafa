"""The page that tells which function plays which paragraph of a rulebook; a game has the data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import TypeAlias

from engine.core.marks import MarkedRules, place_of

Paragraphs: TypeAlias = Mapping[str, tuple[str, str]]
"""Paragraphs with their headings in the printed book and the names of the tests, with commas."""


def page(introduction: str, marks: MarkedRules, paragraphs: Paragraphs) -> str:
    """A whole page with one table: paragraphs in the order of the book."""
    rows = (
        (paragraph, heading, functions(marks, paragraph), _tests(names))
        for paragraph, (heading, names) in paragraphs.items()
    )
    return introduction + "\n" + table(("paragraph", "rulebook", "functions", "tests"), rows)


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """A table of Markdown."""
    lines = (head, ("---",) * len(head), *rows)
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def functions(marks: MarkedRules, paragraph: str) -> str:
    """The functions that play a paragraph, one below the other in their cell."""
    places = sorted(place_of(mark) for mark in marks if mark.paragraph == paragraph)
    return "<br>".join(f"`{place}`" for place in places)


def _tests(names: str) -> str:
    return "<br>".join(f"`test_{name}.py`" for name in names.split(", "))
