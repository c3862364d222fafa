"""Every kind of question that a game with turns asks: its screens fit, and leave nothing out."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

import render
from bot.play.panel.screens import screen_of
from bot.play.panel_presses import moves_text
from engine.core.game import HUMAN, Setup
from engine.core.moves import END, ONE, Words
from engine.core.table import Table
from engine.core.words import split_moves
from engine.federation.game import FEDERATION
from engine.federation.told import QUESTIONS
from render.texts import LANGUAGES
from tests.bot.play.panel.looks import check, look_at, screens_from, takes_of
from tests.strategies import AnyTable, random_move

GAMES, EACH = range(3), 2
MANY = 200
"""Games after which every kind has been met."""
FAR = ("deep8", "deep2", "deep5", "deep7", "deep3")
"""Deep-space tokens that ask something when they are taken."""
MOST = 22
"""So many kinds of question a few games ask at least."""


def looked_at(number: int, found: Counter[str]) -> None:
    """The questions of a random game that have not been looked at often enough."""
    key, chance = FEDERATION.key, random.Random(number)
    seats = (HUMAN,) * (2 + number % 3)
    deal = {"deep-space": FAR[: len(seats) + 1]}
    table: AnyTable = Table(FEDERATION, Setup(key, seats, f"every {number}", "s", {}, deal))
    while table.result is None:
        decision = chance.choice(table.pending)
        if found[decision.kind] < EACH:
            lang = LANGUAGES[found.total() % len(LANGUAGES)]
            look = look_at(table, decision.seat, lang=lang)
            look = replace(look, sights=render.views(key))
            found[decision.kind] += 1
            reachable: set[Words] = set()
            for here, screen in screens_from(look):
                check(screen)
                for argument, value in takes_of(screen):
                    text = moves_text(here, argument, value)
                    assert text is not None, value
                    reachable |= {split_moves(text)[0]}
            assert screen_of(look).text
            if decision.picks == ONE:
                wanted = {one.words for one in decision.offer()} - {END}
                halves = render.hints(key).halves.keys()
                assert {one for one in wanted if one[0] not in halves} <= reachable
                assert all(decision.allows(one) for one in reachable)
        table.play(random_move(table, chance))


def test_every_question_of_federation_fits_a_phone_and_leaves_nothing_out() -> None:
    found = Counter[str]()
    for number in GAMES:
        looked_at(number, found)
    assert len(found) >= MOST
    assert found.keys() <= QUESTIONS.keys()


@pytest.mark.soak
def test_every_rare_question_of_federation_fits_a_phone() -> None:
    found, number = Counter[str](), 0
    while found.keys() != QUESTIONS.keys():
        assert number < MANY, QUESTIONS.keys() - found.keys()
        looked_at(number, found)
        number += 1
