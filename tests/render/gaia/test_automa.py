"""The cards of the Automa in pictures: which are shown, and what on them counts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.moves import Note
from engine.gaia.automa.cards import DECISION_CARDS
from engine.gaia.view import AutomaTurnView, AutomaView
from render import boards, draw, narrate, on_card, texts
from render.gaia.automa import pair
from render.gaia.automa_card import points_of, uses_of
from tests.render.gaia.positions import canvas, position

MINE = {"tile", "range", "direction"}


def table(action: int | None, behaviour: int | None, *turns: AutomaTurnView) -> AutomaView:
    """The Automa with these cards on the table."""
    return AutomaView("automa", action, behaviour, (), 5, 3, 9, None, turns)


def turn(action: int | None, behaviour: int | None, *, passed: bool) -> AutomaTurnView:
    return AutomaTurnView(1, action, behaviour, (), passed, 10)


@pytest.mark.parametrize(
    ("automa", "shown"),
    [
        (table(None, None), (None, None, False)),
        (table(None, None, turn(None, None, passed=False)), (None, None, False)),
        (table(7, 5, turn(7, 5, passed=False)), (7, 5, False)),
        (table(None, None, turn(1, 6, passed=True)), (1, 6, True)),
        (table(None, None, turn(None, 4, passed=True)), (None, 4, True)),
        (table(5, 16, turn(5, 16, passed=True)), (5, 16, True)),
    ],
    ids=["before-set-up", "set-up", "a-turn", "passed", "deck-empty", "last-round"],
)
def test_the_cards_of_the_last_turn_are_shown(
    automa: AutomaView, shown: tuple[int | None, int | None, bool]
) -> None:
    assert pair(automa) == shown


@pytest.mark.parametrize(
    ("card", "faction", "used"),
    [
        ("4", "taklons", MINE),
        ("2", "taklons", {"direction"}),
        ("2", "firaks", {"direction", "count"}),
        ("5", "taklons", {"count"}),
        ("7", "taklons", {"count"}),
        ("13", "taklons", {"tile", "direction", "count"}),
        ("13", "itars", {"count"}),
        ("13", "terrans", {"tile", "direction"}),
        ("13", None, set()),
    ],
)
def test_what_the_action_needs_of_the_behaviour_card(
    card: str, faction: str | None, used: set[str]
) -> None:
    assert uses_of(DECISION_CARDS[card], faction) == used


def test_the_faction_action_brings_the_points_of_the_faction_card() -> None:
    view = position("solo", "late").view
    assert points_of(view, DECISION_CARDS["13"]) == 2
    assert points_of(view, DECISION_CARDS["6"]) == 3
    people = tuple(replace(player, faction=None) for player in view.players)
    assert points_of(replace(view, players=people), DECISION_CARDS["13"]) is None


def test_the_automa_board_shows_cards_and_no_income() -> None:
    view = position("solo", "late").view
    assert view.automa is not None
    written = {one.text for one in canvas("player", "en", "solo", "late").written}
    assert {"Action card", "Behaviour card", str(view.automa.behaviour_card)} <= written
    assert "Next income" not in written
    assert "Structures and their income" not in written


def test_a_list_is_counted_where_a_text_asks_for_it() -> None:
    args = {"was": "pi", "building": "m"}
    empty = texts.note("en", "gaia", Note("cannot-become", {**args, "targets": ()}))
    some = texts.note("en", "gaia", Note("cannot-become", {**args, "targets": ("ts",)}))
    assert empty == "this structure is never upgraded"
    assert some.endswith("trading station")


def test_only_a_solo_game_has_the_cards_to_show() -> None:
    solo, two = position("solo", "late").view, position("two", "late").view
    assert set(boards("gaia", solo)) - set(boards("gaia", two)) == {"automa"}
    assert boards("gaia") == boards("gaia", two)
    assert not {"targets", "federations"} & {*boards("gaia", solo)}
    assert boards("nothing", two) == on_card("nothing", two) == ()


def test_the_cards_are_news_after_a_turn_with_cards_alone() -> None:
    view, earlier = position("solo", "late").view, position("solo", "early").view
    usual = ("map", "scoring")
    same = replace(earlier, round=view.round)
    assert on_card("gaia", view, same) == (*usual, "research", "automa")
    assert on_card("gaia", view, earlier)[-1] == "players", "a round is over"
    assert on_card("gaia", view) == (*usual, "automa")
    assert on_card("gaia", view, view) == usual
    assert on_card("gaia", position("two", "late").view) == usual
    assert view.automa is not None
    set_up = replace(view, automa=replace(view.automa, turns=view.automa.turns[:1]))
    assert on_card("gaia", set_up) == usual


def test_the_text_twin_of_the_cards_says_why() -> None:
    view = position("solo", "opening").view
    (tale,) = narrate("gaia", view, "en")
    alt = draw("gaia", "automa", view, "en", names=("Ada", "")).alt
    assert "Action card 13" in alt or "action card 13" in alt
    assert all(line.rstrip(".") in alt for line in tale.lines)
