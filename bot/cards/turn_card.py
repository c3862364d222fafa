"""Committed turns in words, and the turn card: what happened, who is next, the pictures, the
buttons; answers by one tap."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import discord
from discord import ui

import render
from bot.cards.answer_lists import name_of, with_lists
from bot.cards.answers_by_order import ByOrder, by_order, ticked
from bot.cards.turn_words import result_lines, terms_text
from bot.client.components import (
    ELLIPSIS,
    SMALL,
    Key,
    MessageLayout,
    button,
    ending,
    mention,
)
from bot.client.pictures import view_text
from bot.client.request import Seated
from bot.client.signs import DONE, LAMP, WARNING
from bot.session import AskedQuestion, GameStanding, Told
from bot.session.asked.computers import why_of
from bot.session.drafts.plan_check import CHOICE
from bot.session.values import AUTOMATIC, MeansChange
from bot.store.people import ASKED_FOR_IDEAS
from bot.store.rows import How, Status
from engine.core.events import Event
from engine.core.moves import Option, Role
from render import texts

ANSWER, ALWAYS, PLAN, REMATCH = "answer", "always", "plan", "rematch"
"""Verbs of the buttons: give this answer, always; make up a turn ahead; play once more."""
MOST_ROWS = 5
MOST_ANSWERS = 4
"""Answers of one seat; the last place of a row is for the standing order."""


def told_lines(
    told: Iterable[Told], table: Seated, *, brief: bool = False, before: Iterable[Told] = ()
) -> list[str]:
    """What happened in these turns as far as they tell it, a line each, with what it cost and
    gave; `brief`: in few lines, for games whose rounds can be told so, going on with what was
    told `before`."""
    if brief and render.in_paragraphs(table.game):
        parts = [part for turn in told for part in _parts(turn, table)]
        begun = [event for turn in before for event in turn.events]
        return render.story(table.lang, table.game, parts, table.names, begun)
    return [line for turn in told for line in _turn_lines(turn, table)]


def _parts(turn: Told, table: Seated) -> Iterable[render.StoryPart]:
    """The same as a story: events, what robots thought, answers of which nothing came."""
    if turn.turn.why == ASKED_FOR_IDEAS:
        for line in _computer_lines(turn, table):
            yield render.StoryPart(None, texts.Text(line))
    for line in _planned_lines(turn, table):
        yield render.StoryPart(None, texts.Text(line))
    marks, silent = _by_order(turn, table)
    for number, event in enumerate(turn.events):
        yield from (render.StoryPart(None, line) for line in silent.get(number, ()))
        why = _why(event, table)
        if why:
            yield from (render.StoryPart(None, texts.Text(line)) for line in why)
        else:
            yield render.StoryPart(event, ticked=number in marks)
    yield from (render.StoryPart(None, line) for line in silent.get(len(turn.events), ()))


def _turn_lines(turn: Told, table: Seated) -> list[str]:
    """What happened; automatic answers are ticked, also those of which nothing came. What the
    player paid and got stands before what follows his turn."""
    lines = [*_planned_lines(turn, table), *_computer_lines(turn, table)]
    marks, silent = _by_order(turn, table)
    deltas = [f"{SMALL}{changes_text(turn.changes, table)}"] if turn.changes else []
    passed = render.overtaken(table.lang, table.game, turn.events) - turn.marks.keys()
    for number, event in enumerate(turn.events):
        if number == turn.own:
            lines += deltas
        lines += silent.get(number, ())
        if number in passed:
            continue
        why = _why(event, table)
        if why:
            lines += why
            continue
        line = texts.event(table.lang, table.game, event, table.names)
        if line == render.NOTHING:  # another line has said it
            continue
        how = marks.get(number)
        lines.append(line if how is None else ticked(line, how, table.lang))
    if turn.own is None or turn.own >= len(turn.events):
        lines += deltas
    return [*lines, *silent.get(len(turn.events), ())]


def _planned_lines(turn: Told, table: Seated) -> list[str]:
    """That a turn had been planned, and is played without its player."""
    if not turn.moves or turn.moves[0].how is not How.PLANNED:
        return []
    who = texts.Text(table.said(turn.moves[0].move.seat))
    rank = turn.turn.why.removeprefix(CHOICE)
    key = "card-planned" if rank == turn.turn.why else "card-planned-other"
    return [f"{SMALL}{texts.text(table.lang, key, who=who, n=rank)}"]


def _computer_lines(turn: Told, table: Seated) -> list[str]:
    """That a computer has decided, and the terms that decided it, or that one was asked; nothing
    of a sealed answer."""
    if not turn.moves:  # a sealed answer
        return []
    if turn.turn.why == ASKED_FOR_IDEAS:
        who = texts.Text(table.said(turn.moves[0].move.seat))
        return [f"{SMALL}{LAMP} {texts.text(table.lang, 'card-ideas', who=who)}"]
    if turn.moves[0].how is not How.COMPUTER:
        return []
    lang, why = table.lang, why_of(turn.turn.why)
    who = texts.Text(table.said(turn.moves[0].move.seat))
    if not why:
        return []
    said = terms_text(lang, table.game, why)
    return [f"{SMALL}{texts.text(lang, 'card-computer', who=who, why=said)}"]


def _why(event: Event, table: Seated) -> list[str]:
    """Why a robot did what was told before, if the event explains that."""
    notes = event.args.get("notes")
    if not isinstance(notes, tuple):
        return []
    return [f"{SMALL}{line}" for line in render.reasons(table.game, table.lang, notes)]


def _by_order(turn: Told, table: Seated) -> ByOrder:
    """What of it nobody was asked: ticks, and lines of their own."""
    if any(row.how in AUTOMATIC for row in turn.moves):
        return by_order(turn, table)
    return turn.marks, {}


def changes_text(changes: Sequence[MeansChange], table: Seated) -> str:
    """Differences with their sign; what is not a number as it was and is."""
    bag: dict[str, int] = {}
    others: list[str] = []
    for what, was, now in changes:
        if isinstance(was, int) and isinstance(now, int):
            bag[what] = now - was
        else:
            others.append(
                f"{texts.word(table.lang, table.game, what, 'short')} {was} {texts.ARROW} {now}"
            )
    told = [str(texts.amounts(table.lang, table.game, bag, "signed"))] if bag else []
    return " · ".join([*told, *others])


def answer_rows(table: Seated, questions: Sequence[AskedQuestion]) -> list[list[ui.Item[Any]]]:
    """A row per seat that can answer at once, named where several are asked anything; of those with
    more than two answers a list, if a phone would show too many buttons. For all of them one button
    for standing orders, since everybody sees his own."""
    asked = [question for question in questions if question.options][:MOST_ROWS]
    buttons = [_answers(table, question, named=len(questions) > 1) for question in asked]
    rows: list[list[ui.Item[Any]]] = [[*row] for row in buttons]
    if len(asked) > 1:
        rows = with_lists(table, asked, buttons, [_answers(table, one) for one in asked])
    kinds = dict.fromkeys(question.kind for question in asked if question.settings)
    for kind in list(kinds)[:1]:
        key = Key(ALWAYS, table.row.id, argument=kind)
        always = button(texts.text(table.lang, "together-always"), key)
        beside = isinstance(rows[-1][0], ui.Button)
        rows[-1:] = [[*rows[-1], always]] if beside else [rows[-1], [always]]
    return rows


def _answers(
    table: Seated, question: AskedQuestion, *, named: bool = False
) -> list[ui.Button[Any]]:
    return [_answer(table, question, one, named=named) for one in question.options[:MOST_ANSWERS]]


def _answer(
    table: Seated, question: AskedQuestion, option: Option, *, named: bool
) -> ui.Button[Any]:
    label = answer_label(table, question, option)
    label = f"{name_of(table, question)}: {label}" if named else texts.capital(label)
    words = " ".join(option.words)
    key = Key(ANSWER, table.row.id, question.seat, question.position, words)
    declines = option.words == question.decline
    style = discord.ButtonStyle.secondary if declines else discord.ButtonStyle.success
    return button(label, key, style)


def answer_label(table: Seated, question: AskedQuestion, option: Option) -> str:
    """An answer with what it costs and gives, as short as the game can say it."""
    lang, game, names = table.lang, table.game, table.names
    args = {**question.args, **{k: v for note in option.notes for k, v in note.args.items()}}
    short = texts.answer(lang, game, question.kind, option.words, args, names)
    if short is not None:
        return texts.plain(short)
    notes = ", ".join(texts.note(lang, game, note, names) for note in option.notes)
    return texts.plain(texts.move(lang, game, option.words) + (f" ({notes})" if notes else ""))


MOST_STORY, MOST_RESULT = 1900, 1000
"""Characters of what happened; more stands in the log."""


@dataclass(frozen=True)
class TurnCard:
    """Everything a turn card says, from our own data."""

    table: Seated
    standing: GameStanding
    told: Sequence[Told] = ()
    before: Sequence[Told] = ()
    """The last turns that earlier cards have told."""
    questions: Sequence[AskedQuestion] = ()
    head: Sequence[str] = ()
    """Lines above what happened: what was taken back, what the organiser did."""
    story: Sequence[str] = ()
    """All of this in words: `story_of`."""
    pictures: Sequence[tuple[str, str]] = field(default=())
    """File names of attached pictures with their text twins."""
    due: Mapping[int, float] = field(default_factory=dict)
    """By seat: when its question is answered for it."""
    runs_out: Mapping[int, float] = field(default_factory=dict)
    """By seat: when its time bank runs out."""
    returned: Sequence[int] = ()
    """Seats whose waiting Confirm could not be carried out."""
    redo: bool = False
    """Whether what it tells to be taken back can be played again."""
    far: Sequence[str] = ()
    """How far the game has come."""


def turn_card(card: TurnCard) -> MessageLayout:
    """The card as long as it is the latest: what happened, who is asked, what can be pressed."""
    layout = MessageLayout()
    layout.say(*card.story)
    layout.say(*card.far)
    layout.say(*_next_lines(card))
    layout.gallery(card.pictures)
    for row in answer_rows(card.table, card.questions):
        layout.row(row)
    layout.row(_buttons(card))
    return layout


def old_card(story: Sequence[str], pictures: Sequence[tuple[str, str]]) -> MessageLayout:
    """A card that is not the latest any more: what happened, and nothing to press."""
    layout = MessageLayout()
    # Discord takes no empty message
    layout.say(*(story if any(story) or pictures else [ELLIPSIS]))
    layout.gallery(pictures)
    return layout


def story_of(card: TurnCard) -> list[str]:
    """What a card tells of, with the final points if that was the end."""
    story = [*card.head, *told_lines(card.told, card.table, brief=True, before=card.before)]
    result = card.standing.result if tells_the_end(card) else None
    if result is None:
        return ending(story, MOST_STORY + MOST_RESULT)
    return [*ending(story, MOST_STORY), *result_lines(result, card.table, partial(_called, card))]


def tells_the_end(card: TurnCard) -> bool:
    """Whether a game is over by what a card tells."""
    last = card.standing.last_turn if card.standing.result is not None else None
    return any(told.turn.n == last for told in card.told)


def _next_lines(card: TurnCard) -> list[str]:
    """Who is asked what, and who comes after that."""
    lines = [_returned_line(card, seat) for seat in card.returned]
    when = [_moments(card, question) for question in card.questions]
    alike = len(set(when)) == 1
    together: dict[tuple[str, str], list[AskedQuestion]] = {}
    for question, moments in zip(card.questions, when, strict=True):
        together.setdefault((_asked_text(card, question), moments), []).append(question)
    for (asked, moments), questions in together.items():
        said = f"{', '.join(_called(card, one.seat) for one in questions)}: {asked}"
        lines.append(said if alike else f"{said.removesuffix('.')} · {moments}")
    lines += _answered_line(card)
    coming = [seat for seat in card.standing.expected if seat not in _asked(card)]
    if coming and card.questions:
        who = texts.Text(", ".join(_called(card, seat) for seat in coming))
        lines.append(str(texts.text(card.table.lang, "card-then", who=who)))
    if card.standing.game.paused_at is not None:
        lines.append(str(texts.text(card.table.lang, "card-paused")))
    return [*lines, f"{SMALL}{when[0]}"] if alike else lines


def _asked_text(card: TurnCard, question: AskedQuestion) -> str:
    """What somebody is asked."""
    return str(
        texts.ask(card.table.lang, card.table.game, question.kind, question.args, card.table.names)
    )


def _answered_line(card: TurnCard) -> list[str]:
    """Whose answers are sealed already, also where an older card told of it."""
    seats = {seat for told in (*card.before, *card.told) for seat in told.sealed} - _asked(card)
    if not (seats and card.questions):
        return []
    who = " ".join(f"{DONE} {card.table.said(seat)}" for seat in sorted(seats))
    return [f"{SMALL}{who}"]


def _moments(card: TurnCard, question: AskedQuestion) -> str:
    """Since when somebody has been asked, and when he is answered for."""
    parts = [texts.text(card.table.lang, "card-since", when=_moment(question.since))]
    due = card.due.get(question.seat)
    if due is not None:
        parts.append(texts.text(card.table.lang, "together-due", when=_moment(due)))
    runs_out = card.runs_out.get(question.seat)
    if runs_out is not None:
        parts.append(texts.text(card.table.lang, "card-clock", when=_moment(runs_out)))
    return " · ".join(parts)


def _returned_line(card: TurnCard, seat: int) -> str:
    return f"{WARNING} {texts.text(card.table.lang, 'together-returned', who=_called(card, seat))}"


def _moment(at: float) -> texts.Text:
    return texts.Text(f"<t:{int(at)}:R>")


def _asked(card: TurnCard) -> set[int]:
    return {question.seat for question in card.questions}


def _called(card: TurnCard, seat: int) -> texts.Text:
    """Somebody as a mention where that calls him; in his own messages with the bot nobody is."""
    user = card.table.user_at(seat)
    alone = card.table.row.guild is None
    if user is None or alone or user in card.table.departed:
        return card.table.said(seat)
    return mention(user)


def _can_plan(card: TurnCard) -> bool:
    """Whether main turns are being played, and somebody else's may be waited for."""
    people = {row.user for row in card.table.seats if row.user is not None}
    on_turn = any(question.role is Role.TURN for question in card.questions)
    only_offers = all(question.decline is not None for question in card.questions)
    return len(people) > 1 and (on_turn or (only_offers and bool(card.standing.expected)))


def _buttons(card: TurnCard) -> list[ui.Button[Any]]:
    lang = card.table.lang
    game = card.table.row.id
    take_turn = button(
        texts.text(lang, "card-take-turn"), Key("turn", game), discord.ButtonStyle.primary
    )
    looking = [
        button(texts.text(lang, "card-boards"), Key("boards", game)),
        button(texts.text(lang, "card-log"), Key("log", game)),
    ]
    if _can_plan(card):
        looking.append(button(texts.text(lang, "card-plan"), Key(PLAN, game)))
    if card.redo:
        looking.append(button(texts.text(lang, "together-redo"), Key("redo", game)))
    if card.standing.game.status is Status.LIVE:
        said = [
            (one, view_text(one, card.table.game, lang)) for one in render.at_hand(card.table.game)
        ]
        own = [button(texts.capital(name), Key("boards", game, argument=one)) for one, name in said]
        missed = button(texts.text(lang, "catch-up"), Key("missed", game))
        return [take_turn, *own, *looking, missed]

    found = [*looking, *back_buttons(game, lang)]
    if card.standing.game.status is Status.FINISHED:
        found.append(button(texts.text(lang, "card-rematch"), Key(REMATCH, game)))
    return found


def back_buttons(game: int, lang: str) -> list[ui.Button[Any]]:
    """What a finished game is looked at with: step by step, and in figures."""
    return [
        button(texts.text(lang, "replay-open"), Key("again", game)),
        button(texts.text(lang, "stats-open"), Key("count", game)),
    ]
