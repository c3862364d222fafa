"""Plans on a phone: whatever has been said of one, its buttons take no more lines than others."""

from __future__ import annotations

import random
from dataclasses import replace
from functools import cache

import pytest
from discord.ui import Button

import render
from bot.play.panel.draft_text import draft_lines
from bot.play.panel.elements import PanelPlace, PanelRoom
from bot.play.panel.screens import screen_of
from bot.play.panel.verbs import CONFIRM, HOLD
from bot.session.drafts.plan_check import MOST_BEFORE, MOST_FIRST
from bot.session.drafts.plan_values import Besides, TurnPlan
from engine import GAMES
from engine.core.game import HUMAN, Setup
from engine.core.moves import END, Note, Words
from engine.core.provisos import provisos_of
from engine.core.table import Table
from render import texts
from render.texts import LANGUAGES
from tests.bot.play.panel.looks import check, look_at, rows_on_a_phone, screens_from
from tests.strategies import AnyTable, random_move

LONG = 3
"""Moves of a turn that is planned."""


@cache
def turn_of(key: str) -> tuple[AnyTable, int] | None:
    """A table at which somebody has so many moves of his turn behind him and can end it."""
    game = GAMES[key]
    setup = Setup(key, (HUMAN,) * game.seats[-1], "plans", "s")
    table: AnyTable = Table(game, setup)
    chance, run = random.Random(4), 0
    while table.result is None and len(table.log) < 200:
        before = table.log[-1].seat if table.log else None
        move = random_move(table, chance)
        table.play(move)
        run = 0 if move.words == END else run + 1 if move.seat == before else 1
        decision = table.decision_of(move.seat)
        if run >= LONG and decision is not None and decision.allows(END):
            return table, move.seat
    return None


PLANNED = [key for key in GAMES if turn_of(key) is not None]


def plans_of(key: str, moves: tuple[Words, ...]) -> list[TurnPlan]:
    """One of which nothing is said yet, and one of which everything is."""
    known = provisos_of(GAMES[key])
    names = () if known is None else tuple(known.kinds)
    first, before = (moves,) * (MOST_FIRST - 1), ((moves, moves),) * (MOST_BEFORE - 1)
    return [
        TurnPlan(more=True),
        TurnPlan(moves[-1:], True, "", first, names, before, more=True),
    ]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", PLANNED)
def test_the_buttons_of_a_plan_stand_in_few_lines(key: str, lang: str) -> None:
    """Kept or not; to keep it, to be asked first and what is tried instead are never put away."""
    found = turn_of(key)
    assert found is not None
    table, seat = found
    moves = tuple(move.words for move in table.log[-LONG:])
    for plan in plans_of(key, moves):
        for kept in (False, True):
            look = look_at(table, seat, LONG, lang, plan=plan, kept=kept)
            look = replace(look, sights=render.views(key))
            for _, screen in screens_from(look):
                check(screen)
            pressed = {button.press.verb for button in screen_of(look).buttons}
            assert (HOLD if kept else CONFIRM) in pressed
            rows = rows_on_a_phone(look, screen_of(look))
            ids = [one.custom_id for row in rows for one in row.children if isinstance(one, Button)]
            asked = str(PanelPlace(PanelRoom.OTHERWISE))
            assert any(str(one).endswith(f":{asked}") for one in ids)


def test_what_is_said_of_choices_set_aside_stays_in_sight() -> None:
    found = turn_of("federation")
    assert found is not None
    moves = tuple(move.words for move in found[0].log[-LONG:])
    said = (Besides((), ("floor",)), Besides(moves[-1:], ("wing",)))
    plan = TurnPlan(first=(moves, moves), first_besides=said, before=((moves,),), more=True)
    plan = replace(plan, before_besides=((Besides((), ("medal",)),),))
    text = screen_of(look_at(*found, LONG, plan=plan)).text
    for name in ("floor", "wing", "medal"):
        assert texts.text("en", f"proviso-{name}", "federation") in text
    assert "Otherwise:" in text


def test_what_the_head_knows_better_is_not_said_of_a_whole_turn() -> None:
    found = turn_of("federation")
    assert found is not None
    notes = tuple(
        Note(key, {"floor": 1, "own": 3, "best": 2, "points": 1, "before": 0, "after": 1})
        for key in ("floor-after", "forecast-points")
    )
    look = look_at(*found, LONG)
    steps = (replace(look.draft.steps[0], notes=notes), *look.draft.steps[1:])
    whole = replace(look, draft=replace(look.draft, steps=steps))
    half = replace(look, draft=replace(look.draft, steps=steps, closing=None))
    told = ["end of the round: 0" in "\n".join(draft_lines(one)) for one in (whole, half)]
    assert told == [False, True]


def test_nobody_is_said_to_be_asked_where_all_seats_are_ones_own() -> None:
    found = turn_of("federation")
    assert found is not None
    look = look_at(*found, LONG)
    turning_up = replace(look, draft=replace(look.draft, crossing=look.draft.moves[-1]))
    told = [
        "if all agree" in "\n".join(draft_lines(replace(turning_up, sole=sole)))
        for sole in (False, True)
    ]
    assert told == [True, False]


def test_there_are_plans_of_as_many_games_as_have_turns() -> None:
    assert {"gaia", "federation"} <= {*PLANNED}
