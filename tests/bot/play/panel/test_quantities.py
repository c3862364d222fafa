"""Small moves of which many are made: in a form, or one of them by a single choice."""

from __future__ import annotations

from bot.play.panel.elements import Menu, PanelPlace, PanelRoom
from bot.play.panel.screens import screen_of
from engine.core.table import Table
from tests.bot.play.panel.games import GENEROUS
from tests.bot.play.panel.looks import look_at
from tests.bot.play.panel.questions import NOBODY, met_by


def menus(faction: str, kind: str, verb: str) -> list[Menu]:
    asked = next(one for one in met_by(faction) if kind in one.kinds)
    table = Table(GENEROUS, asked.setup, asked.log)
    look = look_at(table, asked.seat, place=PanelPlace(PanelRoom.VERB, verb))
    return [block for block in screen_of(look).blocks if isinstance(block, Menu)]


def test_one_conversion_is_one_choice_called_by_what_it_costs_and_gives() -> None:
    (menu,) = menus("terrans", "turn: free", "free")
    values = [one.value for one in menu.choices]
    assert values
    assert all(value.startswith("free ") and value.endswith(" 1") for value in values)
    assert any("→" in one.label for one in menu.choices)


def test_what_no_form_asks_for_is_all_that_is_listed_beside_one() -> None:
    (menu,) = menus(NOBODY, "limits", "maxbid")
    assert [one.value for one in menu.choices] == ["maxbid done"]
