"""Measures what the lists of a question take: read, completed as typed, laid out as a panel.

Every question of a recorded game is read anew, as a worker of the bot reads it. Where answers fall
into two halves, the panel is laid out with each first half chosen: every line then has its
consequences and warnings.
"""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from typing import TypeAlias

import render
from bot.bench.scripts import Script, percentiles
from bot.play.autocomplete import OpenOffer, move_choices, word_choices
from bot.play.command_values import value_choices
from bot.play.panel.elements import PanelPlace, Voice
from bot.play.panel.halves import Laid
from bot.play.panel.look import PanelLook
from bot.play.panel.question import Reading
from bot.play.panel.screens import screen_of
from bot.session import Blueprint, DraftView
from engine import GAMES
from engine.core.game import Command
from engine.core.moves import END, Decision, Role
from engine.core.table import Table
from render.texts import LANGUAGES

READING, MOVE, WORDS, PANEL = "reading_ms", "autocomplete_ms", "command_words_ms", "panel_ms"
Listed: TypeAlias = dict[str, list[float]]
"""Milliseconds that the lists of the questions took, by what was done with them."""


def _nothing_listed() -> Listed:
    return {what: [] for what in (READING, MOVE, WORDS, PANEL)}


def lists(script: Script) -> dict[str, object]:
    """The main questions of a game; where it has no turns, all."""
    game, setup = GAMES[script.record.setup.game], script.record.setup
    table, listed, number = Table(game, setup), _nothing_listed(), 0
    has_turns = False
    for lang in LANGUAGES:  # catalogues and components are read once
        _measure(_nothing_listed(), Blueprint(game, setup, ()), table.pending[0], lang)
    for move in script.record.moves:
        for decision in table.pending:
            has_turns = has_turns or decision.role is Role.TURN
            if decision.role is Role.TURN or not has_turns:
                number += 1
                lang = LANGUAGES[number % len(LANGUAGES)]
                _measure(listed, Blueprint(game, setup, tuple(table.log)), decision, lang)
        table.play(move)
    return {
        what: {**percentiles(took), "max": round(max(took, default=0.0), 2)}
        for what, took in listed.items()
    }


def _measure(listed: Listed, plan: Blueprint, decision: Decision, lang: str) -> None:
    names = [f"P{seat}" for seat in range(len(plan.setup.seats))]
    reading = Reading(plan, decision.seat, 0)
    start = time.perf_counter()
    reading.read()
    listed[READING].append(_ms(start))
    offer = OpenOffer(reading, plan.game.key, lang, names)
    start = time.perf_counter()
    move_choices(offer, "")
    listed[MOVE].append(_ms(start))
    for command in plan.game.commands:
        listed[WORDS] += _words(offer, command)
    for place in (PanelPlace(), *_halves(_look(reading, lang, names))):
        look = replace(_look(reading, lang, names), place=place)
        start = time.perf_counter()
        screen_of(look)
        listed[PANEL].append(_ms(start))


def _words(offer: OpenOffer, command: Command) -> Iterator[float]:
    """A command filled in value by value with the first that is offered each time."""
    given: dict[str, str] = {}
    for param in command.params:
        start = time.perf_counter()
        if command.wording is not None:
            choices = value_choices(offer, "", command, param.name, given)
        else:
            before = [word for value in given.values() for word in value.split()]
            choices = word_choices(offer, "", (command.verb, *before))
        if not choices:
            return
        yield _ms(start)
        given[param.name] = str(choices[0].value)


def _halves(look: PanelLook) -> Iterator[PanelPlace]:
    verb = look.half_verb
    laid = Laid.of(look, verb) if verb else None
    for half in () if laid is None else laid.kinds:
        yield PanelPlace(verb=verb, filter=half)


def _look(reading: Reading, lang: str, names: list[str]) -> PanelLook:
    """What its player would be shown, with nothing drafted."""
    decision, key = reading.decision, reading.blueprint.game.key
    draft = DraftView(
        game=1,
        version=0,
        seat=reading.seat,
        revision=0,
        steps=(),
        decision=decision,
        view=reading.view,
        blueprint=reading.blueprint,
        closing=(END,) if decision is not None and decision.allows(END) else None,
    )
    voice = Voice(lang, key, names)
    return PanelLook(draft, reading, voice, hints=render.hints(key), sights=render.views(key))


def _ms(start: float) -> float:
    return (time.perf_counter() - start) * 1000
