"""The pages of `/settings`: a closed list says what it sets, a form what it takes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from discord import ui

from bot.edge.layout import Layout
from bot.edge.settings_screen import AWAY_FORM, TIMES_FORM, form_of, main_page, orders_page
from bot.people.profile import Profile
from bot.people.settings import Order
from engine.gaia.game import GAIA
from render import texts


def lists(page: Layout) -> Iterator[ui.Select[Any]]:
    yield from (item for item in page.walk_children() if isinstance(item, ui.Select))


def closed(menu: ui.Select[Any]) -> list[str]:
    return [option.label for option in menu.options if option.default]


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_what_a_list_shows_when_it_is_closed_says_what_it_sets(lang: str) -> None:
    shown = [closed(menu) for menu in lists(main_page(lang, Profile(), [GAIA.key]))]
    names = [texts.text(lang, f"setting-{key}") for key in ("lang", "remind", "remind-hours")]
    for [label], name in zip(shown, names, strict=True):
        assert label.lower().startswith(f"{name}: ")


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_a_standing_order_is_named_in_its_list(lang: str) -> None:
    orders = [Order(kind, tuple(some), some[0]) for kind, some in GAIA.habit_settings.items()]
    page = orders_page(lang, GAIA.key, orders, Profile())
    for order, menu in zip(orders, lists(page), strict=False):
        [label] = closed(menu)
        assert label.lower().startswith(texts.text(lang, f"habit-{order.kind}", GAIA.key).lower())


@pytest.mark.parametrize("form", [AWAY_FORM, TIMES_FORM])
@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_a_field_shows_an_example(lang: str, form: str) -> None:
    fields = [one.component for one in form_of(lang, form, Profile()).children
              if isinstance(one, ui.Label)]  # fmt: skip
    assert len(fields) == 2
    assert all(isinstance(one, ui.TextInput) and one.placeholder for one in fields)
