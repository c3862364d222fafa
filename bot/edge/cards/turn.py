"""The turn card: what happened, who is next, the pictures, and the buttons."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
from discord import ui

from bot.edge.cards.story import mention, result_lines, told_lines
from bot.edge.desk import Seated
from bot.edge.layout import Layout, ending
from bot.edge.presses import Key, button
from bot.session import Question, Standing, Told
from bot.store.rows import Status
from engine.core.moves import Option
from render import texts

MOST_STORY, MOST_RESULT = 1900, 1000
"""Characters of what happened; more stands in the log."""
MOST_ANSWER_BUTTONS = 15
PAYS = "price"
"""The note by which an option says what it costs."""


@dataclass(frozen=True)
class Card:
    """Everything a turn card says, from our own data."""

    table: Seated
    standing: Standing
    told: Sequence[Told] = ()
    questions: Sequence[Question] = ()
    head: Sequence[str] = ()
    """Lines above what happened: what was taken back, what the organiser did."""
    pictures: Sequence[tuple[str, str]] = field(default=())
    """File names of attached pictures with their text twins."""


def turn_card(card: Card, lang: str) -> Layout:
    """The card as long as it is the latest: what happened, who is asked, what can be pressed."""
    layout = Layout()
    layout.say(*story_of(card, lang))
    layout.say(*_next_lines(card, lang))
    layout.gallery(card.pictures)
    layout.row(_answers(card, lang))
    layout.row(_buttons(card, lang))
    return layout


def old_card(story: Sequence[str], pictures: Sequence[tuple[str, str]]) -> Layout:
    """A card that is not the latest any more: what happened, and nothing to press."""
    layout = Layout()
    layout.say(*story)
    layout.gallery(pictures)
    return layout


def story_of(card: Card, lang: str) -> list[str]:
    """What a card tells of, with the final points if that was the end."""
    story = [*card.head, *told_lines(card.told, card.table, lang)]
    result = card.standing.result if _tells_the_end(card) else None
    if result is None:
        return ending(story, MOST_STORY + MOST_RESULT)
    return [*ending(story, MOST_STORY), *result_lines(result, card.table, lang)]


def _tells_the_end(card: Card) -> bool:
    return any(told.turn.n == card.standing.last_turn for told in card.told)


def _next_lines(card: Card, lang: str) -> list[str]:
    """Who is asked what, and who comes after that."""
    lines: list[str] = []
    for question in card.questions:
        who = _called(card, question.seat)
        asked = texts.ask(lang, card.table.game, question.kind, question.args, card.table.names)
        since = f"<t:{int(question.since)}:R>"
        lines.append(f"{who}: {asked} · {texts.text(lang, 'card-since', when=texts.Text(since))}")
    coming = [seat for seat in card.standing.expected if seat not in _asked(card)]
    if coming and card.questions:
        who = texts.Text(", ".join(_called(card, seat) for seat in coming))
        lines.append(str(texts.text(lang, "card-then", who=who)))
    if card.standing.game.paused_at is not None:
        lines.append(str(texts.text(lang, "card-paused")))
    return lines


def _asked(card: Card) -> set[int]:
    return {question.seat for question in card.questions}


def _called(card: Card, seat: int) -> str:
    user = card.table.user_at(seat)
    return texts.safe_name(card.table.names[seat]) if user is None else mention(user)


def _answers(card: Card, lang: str) -> list[ui.Button[Any]]:
    """One button per answer to what can be answered at once, with a name if several are asked."""
    asked = [question for question in card.questions if question.options]
    found = [(question, option) for question in asked for option in question.options]
    return [
        button(
            _answer_label(card, question, option, lang, named=len(asked) > 1),
            Key(
                "answer",
                card.table.row.id,
                question.seat,
                question.position,
                " ".join(option.words),
            ),
            discord.ButtonStyle.success if option.notes else discord.ButtonStyle.secondary,
        )
        for question, option in found[:MOST_ANSWER_BUTTONS]
    ]


def _answer_label(card: Card, question: Question, option: Option, lang: str, *, named: bool) -> str:
    label = str(texts.move(lang, card.table.game, option.words))
    notes = [texts.note(lang, card.table.game, note, card.table.names) for note in option.notes]
    shown = f"{label} ({', '.join(notes)})" if notes else label
    return texts.plain(f"{card.table.names[question.seat]}: {shown}" if named else shown)


def _buttons(card: Card, lang: str) -> list[ui.Button[Any]]:
    game = card.table.row.id
    take_turn = button(
        texts.text(lang, "card-take-turn"), Key("turn", game), discord.ButtonStyle.primary
    )
    looking = [
        button(texts.text(lang, "card-boards"), Key("boards", game)),
        button(texts.text(lang, "card-log"), Key("log", game)),
    ]
    return [take_turn, *looking] if card.standing.game.status is Status.LIVE else looking
