"""Answers of several who are asked at once: whose they are, and lists where they are too many."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.client.components import FOLDED, MOST_LINES, Key, cut, folded, lines_of
from bot.client.request import Seated
from bot.session import AskedQuestion
from render import texts

FEW_ANSWERS = 2
"""So few have their buttons however many seats are asked: whoever answers those taps once."""
LONGEST_NAME = 14
"""Characters of whose answer a button gives."""


def with_lists(
    table: Seated,
    asked: Sequence[AskedQuestion],
    named: Sequence[Sequence[ui.Button[Any]]],
    plain: Sequence[Sequence[ui.Button[Any]]],
) -> list[list[ui.Item[Any]]]:
    """Rows of `named` buttons; as long as a phone would show too many, a list of the `plain` ones
    for whoever has most answers."""
    rows: list[list[ui.Item[Any]]] = [[*row] for row in named]
    left = list(named)
    for at in sorted(range(len(asked)), key=lambda n: -len(named[n])):
        few = len(named[at]) <= FEW_ANSWERS
        if few or sum(lines_of(one.label or "" for one in row) for row in left) <= MOST_LINES:
            break
        rows[at], left[at] = [_answer_list(table, asked[at], plain[at])], []
    return rows


def _answer_list(
    table: Seated, question: AskedQuestion, buttons: Sequence[ui.Button[Any]]
) -> ui.Select[Any]:
    """The answers of one of several seats, to be opened: it says whose they are."""
    said = texts.plain(texts.move(table.lang, table.game, question.options[0].words[:1]))
    key = Key(FOLDED, table.row.id, question.seat, question.position)
    return folded(f"{name_of(table, question)}: {said}", key, buttons)


def name_of(table: Seated, question: AskedQuestion) -> str:
    """Who is asked, on a button."""
    return cut(texts.plain(table.names[question.seat]), LONGEST_NAME)
