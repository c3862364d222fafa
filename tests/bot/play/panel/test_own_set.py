"""Making up a federation: places are added to those chosen before."""

from __future__ import annotations

import random

from bot.play.panel.elements import PanelPlace, PanelRoom
from bot.play.panel.place_sets import pick_of
from bot.play.panel.screens import screen_of
from tests.bot.play.panel.games import gaia_table, play_through
from tests.bot.play.panel.looks import look_at


def test_the_list_opens_with_what_was_chosen_before() -> None:
    table = gaia_table("first")
    turn = next(one for one in play_through(table, random.Random(2)) if one.kind == "turn")
    fresh = screen_of(look_at(table, turn.seat, place=PanelPlace(PanelRoom.GATHER, "federation")))
    (menu,) = fresh.menus
    assert [one.chosen for one in menu.choices] == [False] * len(menu.choices)
    second = menu.choices[1]
    place = PanelPlace(PanelRoom.GATHER, "federation", pick=pick_of([second.value]))
    (again,) = screen_of(look_at(table, turn.seat, place=place)).menus
    assert [one.label for one in again.choices if one.chosen] == [second.label]
