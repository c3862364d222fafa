"""Looks at positions of tables without a session, and what their screens must keep to."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from discord import ui

import render
from bot.client.components import MOST_LINES, PHONE, Key, breadth, lines_of
from bot.client.components import button as sent
from bot.client.signs import LAMP
from bot.play.panel.elements import (
    BETWEEN,
    LONGEST_ARGUMENT,
    LONGEST_LABEL,
    LONGEST_OPTION,
    LONGEST_TITLE,
    MOST_COMPONENTS,
    MOST_FIELDS,
    MOST_OPTIONS,
    RIGHT,
    ROW,
    Menu,
    PanelPlace,
    PanelRoom,
    PanelScreen,
    Row,
    Voice,
)
from bot.play.panel.look import Modes, PanelLook
from bot.play.panel.quantities import form_of
from bot.play.panel.question import Reading
from bot.play.panel.screens import screen_of
from bot.play.panel.verbs import DOOR, IDEAS, MARKS, SHOW, TAKE
from bot.play.panel_advice import COACH_OFF, Margins
from bot.play.panel_message import key_of, layout_of
from bot.session import Blueprint, DraftStep, DraftView
from bot.session.drafts.plan_values import TurnPlan
from engine.core.moves import END, Seat, Words
from render import texts
from tests.strategies import AnyTable

NAMES = ("Ada", "Боб", "Їжак", "D*n")
PAGES = re.compile(rf"\d+/\d+ {RIGHT}")
WIDEST = 4000
"""Characters of all texts of a message."""


def look_at(
    table: AnyTable,
    seat: Seat,
    drafted: int = 0,
    lang: str = "en",
    place: PanelPlace = PanelPlace(),  # noqa: B008 - frozen
    modes: Modes = Modes(),  # noqa: B008 - frozen
    plan: TurnPlan | None = None,
    kept: bool = False,
) -> PanelLook:
    """What a seat sees whose last so many moves are its draft, or a plan, which may be kept."""
    log = tuple(table.log)
    blueprint = Blueprint(table.game, table.setup, log)
    reading = Reading(blueprint, seat, drafted)
    reading.read(60)
    decision = reading.decision
    moves = tuple(move.words for move in log[len(log) - drafted :])
    can_end = decision is not None and decision.allows(END)
    draft = DraftView(
        game=123456,
        version=len(log),
        seat=seat,
        revision=len(log) << 16,
        steps=tuple(DraftStep(words) for words in moves),
        decision=decision,
        view=reading.view,
        blueprint=blueprint,
        closing=(*moves, END) if can_end else None,
        plan=plan,
        confirmed=kept,
    )
    voice = Voice(lang, table.game.key, NAMES)
    hints = render.hints(table.game.key)
    sights = render.views(table.game.key) if table.game.key == "gaia" else ()
    return PanelLook(draft, reading, voice, modes, place, hints, sights=sights)


def screens_from(look: PanelLook, most: int = 400) -> Iterator[tuple[PanelLook, PanelScreen]]:
    """Every screen that can be reached from a look by going places."""
    waiting, seen = [look.place], {str(look.place)}
    while waiting:
        here = replace(look, place=waiting.pop())
        screen = screen_of(here)
        check_on_a_phone(here, screen)
        yield here, screen
        for place in doors_of(screen):
            if place not in seen:
                assert len(seen) < most, "the panel goes on without end"
                seen.add(place)
                waiting.append(PanelPlace.read(place))


def doors_of(screen: PanelScreen) -> Iterator[str]:
    """Where the buttons and selects of a screen lead."""
    for button in screen.buttons:
        if button.press.verb == SHOW and not button.disabled:
            yield button.press.argument
    for menu in screen.menus:
        for choice in menu.choices:
            if choice.value.startswith(DOOR):
                yield choice.value.removeprefix(DOOR)


def takes_of(screen: PanelScreen) -> Iterator[tuple[str, str]]:
    """What a screen lets one play: the argument of the select, and the value."""
    for button in screen.buttons:
        if button.press.verb == TAKE and not button.disabled:
            yield "", button.press.argument
    for menu in screen.menus:
        if menu.press.verb == TAKE:
            for choice in menu.choices:
                if not choice.value.startswith(DOOR):
                    yield menu.press.argument, choice.value


def forms_of(look: PanelLook, screen: PanelScreen) -> Iterator[Words]:
    """The single moves that the forms of a screen can be filled in with."""
    for button in screen.buttons:
        form = form_of(look, button.press.argument) if button.press.verb == "form" else None
        if form is not None and not button.disabled:
            check_form_of(form.title, len(form.fields))
            for field in form.fields:
                assert 1 <= len(field.choices) <= MOST_OPTIONS
                assert 1 <= len(field.label) <= LONGEST_TITLE
                for choice in field.choices:
                    yield (form.press.argument, field.key, choice.value)


def check_form_of(title: str, fields: int) -> None:
    """A form fits into a modal."""
    assert 1 <= len(title) <= LONGEST_TITLE
    assert 1 <= fields <= MOST_FIELDS


def _below(look: PanelLook) -> list[ui.Button[Any]]:
    """All that there may be below a panel."""
    lang = look.voice.lang
    labels = [texts.text(lang, f"panel-{key}") for key in ("undo", "marks")]
    labels += [f"{LAMP} {texts.text(lang, 'panel-ideas')}", texts.text(lang, "coach-off")]
    keys = [Key(verb, look.draft.game) for verb in ("undo", MARKS, IDEAS, COACH_OFF)]
    return [sent(label, key) for key, label in zip(keys, labels, strict=True)]


def rows_on_a_phone(look: PanelLook, screen: PanelScreen) -> list[ui.ActionRow[Any]]:
    """The rows of a screen as they are sent, with everything below them that there may be."""
    below = _below(look) if look.place == PanelPlace() else ()
    around = Margins(below=below, more=texts.text(look.voice.lang, "panel-more"))
    layout = layout_of(screen, look.draft, (), around)
    return [one for one in layout.box.children if isinstance(one, ui.ActionRow)]


def _is_fold(row: ui.ActionRow[Any]) -> bool:
    return any(isinstance(one, ui.Select) and ":more:" in one.custom_id for one in row.children)


def _groups(rows: list[ui.ActionRow[Any]]) -> int:
    """How many groups of buttons there are, with other lists between them."""
    kinds = [isinstance(row.children[0], ui.Button) or _is_fold(row) for row in rows]
    return sum(kind and not before for before, kind in zip([False, *kinds], kinds, strict=False))


def check_on_a_phone(look: PanelLook, screen: PanelScreen) -> None:
    """On a screen of 360 pixels no button is cut and all stand in at most four lines, with
    everything below them that there may be: there, or in a list that takes a line as well."""
    lang, draft = look.voice.lang, look.draft
    at_home = look.place == PanelPlace()
    below = _below(look)
    rows = rows_on_a_phone(look, screen)
    shown = [[getattr(one, "label", None) for one in row.children] for row in rows]
    named = [[label for label in row if label] for row in shown]
    for label in (label for row in named for label in row):
        assert breadth(label) <= PHONE, (look.reading.kind, look.place, lang, label)
    lines = sum(lines_of(row) for row in named)
    folds = sum(map(_is_fold, rows))
    most = MOST_LINES + _groups(rows)  # for each a list of what there is no room for, or one more
    assert lines <= most - folds, (look.reading.kind, look.place, lang, named)
    ids = [one.custom_id for row in rows for one in row.children if isinstance(one, ui.Button)]
    assert all(len(row.children[0].options) > 1 for row in rows if _is_fold(row)), "no list of one"
    ids += [
        option.value
        for row in rows
        for one in row.children
        if isinstance(one, ui.Select) and ":more:" in one.custom_id
        for option in one.options
    ]
    numbered = [
        key_of(draft, one.press).id()
        for one in screen.buttons
        if one.press.verb.endswith(TAKE) and one.label.partition(BETWEEN)[0].isdecimal()
    ]
    assert [one for one in ids if one in numbered] == numbered, named
    closed = {key_of(draft, one.press).id() for one in screen.buttons if one.disabled}
    every = {key_of(draft, one.press).id() for one in screen.buttons} | {
        one.custom_id for one in below if at_home
    }
    assert len(ids) == len(set(ids))
    assert every - closed <= set(ids) <= every


def check(screen: PanelScreen) -> None:
    """A screen obeys Discord's limits and has words for everything."""
    assert screen.blocks
    assert screen.components <= MOST_COMPONENTS
    assert len(screen.text) <= WIDEST
    assert sum(block is screen.sight for block in screen.blocks) <= 1
    pressed = [button.press for button in screen.buttons]
    assert len(set(pressed)) == len(pressed), pressed
    for button in screen.buttons:
        assert 1 <= len(button.label) <= LONGEST_LABEL, button
        assert RIGHT not in button.label or PAGES.fullmatch(button.label), button
        assert len(button.press.argument) <= LONGEST_ARGUMENT, button
    for block in screen.blocks:
        if isinstance(block, Row):
            assert 1 <= len(block.buttons) <= ROW
        if isinstance(block, Menu):
            check_menu(block)
    assert not texts.problems, texts.problems


def check_menu(menu: Menu) -> None:
    """A select obeys Discord's limits."""
    assert 1 <= len(menu.choices) <= MOST_OPTIONS
    assert 1 <= menu.least <= menu.most <= len(menu.choices)
    assert len(menu.press.argument) <= LONGEST_ARGUMENT
    assert 1 <= len(menu.placeholder) <= 150
    values = [choice.value for choice in menu.choices]
    assert len(set(values)) == len(values), "two lines with one value"
    for choice in menu.choices:
        assert 1 <= len(choice.label) <= LONGEST_OPTION, choice
        assert 1 <= len(choice.value) <= LONGEST_OPTION, choice
        assert len(choice.description) <= LONGEST_OPTION, choice


def room_of(look: PanelLook, room: PanelRoom, verb: str = "") -> PanelLook:
    """The same look, gone elsewhere."""
    return replace(look, place=PanelPlace(room, verb))
