"""The answers on a card: a row of buttons for every seat that is asked, one tap each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import ui

from bot.client.buttons import Key, button
from bot.client.services import Seated
from bot.session import Question
from engine.core.moves import Option
from render import texts

ANSWER, ALWAYS = "answer", "always"
"""Verbs of the buttons: give this answer; give such answers from now on."""
MOST_ROWS = 5
MOST_ANSWERS = 4
"""Answers of one seat; the last place of a row is for the standing order."""


def answer_rows(
    table: Seated, questions: Sequence[Question], lang: str
) -> list[list[ui.Button[Any]]]:
    """A row per seat that can answer at once, named where several seats are asked; for all of
    them one button for standing orders, since everybody sees his own."""
    asked = [question for question in questions if question.options][:MOST_ROWS]
    rows = [
        [
            _answer(table, question, option, lang, named=len(asked) > 1)
            for option in question.options[:MOST_ANSWERS]
        ]
        for question in asked
    ]
    kinds = dict.fromkeys(question.kind for question in asked if question.settings)
    for kind in list(kinds)[:1]:
        key = Key(ALWAYS, table.row.id, argument=kind)
        rows[-1].append(button(texts.text(lang, "together-always"), key))
    return rows


def _answer(
    table: Seated, question: Question, option: Option, lang: str, *, named: bool
) -> ui.Button[Any]:
    label = answer_label(table, question, option, lang)
    if named:
        label = f"{texts.plain(table.names[question.seat])}: {label}"
    words = " ".join(option.words)
    key = Key(ANSWER, table.row.id, question.seat, question.position, words)
    declines = option.words == question.decline
    style = discord.ButtonStyle.secondary if declines else discord.ButtonStyle.success
    return button(label, key, style)


def answer_label(table: Seated, question: Question, option: Option, lang: str) -> str:
    """An answer with what it costs and gives, as short as the game can say it."""
    game, names = table.game, table.names
    short = texts.answer(lang, game, question.kind, option.words, question.args, names)
    if short is not None:
        return texts.plain(short)
    notes = [texts.note(lang, game, note, names) for note in option.notes]
    move = texts.move(lang, game, option.words)
    return texts.plain(f"{move} ({', '.join(notes)})" if notes else move)
