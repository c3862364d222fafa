"""The pages of `/settings`, as they stand on a phone."""

from __future__ import annotations

from itertools import pairwise

import pytest
from discord import ui

from bot.client.components import FOLDED, MessageLayout, has_room
from bot.people.profile import UserProfile
from bot.people.settings import Order
from bot.people.settings_screen import (
    AWAY_FORM,
    TIMES_FORM,
    data_page,
    form_of,
    main_page,
    orders_page,
    sure_page,
)
from bot.session.accord.agreed_rules import Away
from engine.gaia.game import GAIA
from render import texts
from render.texts import LANGUAGES

ORDERS = [Order(kind, choices, choices[0]) for kind, choices in GAIA.habit_settings.items()]


def above_lists(layout: MessageLayout) -> list[str]:
    """What stands right above each list."""
    parts = list(layout.box.children)
    found = []
    for before, part in pairwise(parts):
        if isinstance(part, ui.ActionRow) and isinstance(part.children[0], ui.Select):
            if f":{FOLDED}:" in part.children[0].custom_id:
                continue  # which says on itself what it is
            assert isinstance(before, ui.TextDisplay)
            found.append(before.content)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_phone_has_room_for_every_page(lang: str) -> None:
    games = ["gaia", "race", "federation"]
    away = UserProfile(away=Away(0.0, 1.0))
    pages = [main_page(lang, one, games, channel="usual") for one in (UserProfile(), away)]
    for page in (*pages, data_page(lang), sure_page(lang)):
        labels = [one.label or "" for one in page.walk_children() if isinstance(one, ui.Button)]
        assert labels
        assert has_room(labels), labels


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_list_says_what_it_is_about(lang: str) -> None:
    page = main_page(lang, UserProfile(), ["gaia"], channel="usual")
    keys = ("setting-lang", "setting-remind", "setting-remind-hours", "settings-channel")
    names = [texts.capital(texts.text(lang, key)) for key in keys]
    assert above_lists(page) == names
    titles = [texts.capital(texts.text(lang, f"habit-{one.kind}", "gaia")) for one in ORDERS]
    orders = above_lists(orders_page(lang, "gaia", ORDERS, UserProfile()))
    assert orders == [*titles, texts.text(lang, "settings-warnings")]


def test_an_interval_that_is_not_on_the_list_is_shown_as_chosen() -> None:
    page = main_page("en", UserProfile(interval=36.0), [])
    (interval,) = [
        part.children[0]
        for part in page.box.children
        if isinstance(part, ui.ActionRow)
        and isinstance(part.children[0], ui.Select)
        and "remind_hours" in part.children[0].custom_id
    ]
    assert isinstance(interval, ui.Select)
    assert [one.label for one in interval.options if one.default] == ["36 hours"]


@pytest.mark.parametrize("form", [AWAY_FORM, TIMES_FORM])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_field_shows_an_example(lang: str, form: str) -> None:
    asked = form_of(lang, form, UserProfile()).children
    fields = [one.component for one in asked if isinstance(one, ui.Label)]
    assert len(fields) == 2
    assert all(isinstance(one, ui.TextInput) and one.placeholder for one in fields)
