"""What a line of a list is called: what differs comes first, and what is cut ends with a word."""

from __future__ import annotations

import pytest

from bot.client.components import Key, MessageLayout, button
from bot.play.panel.elements import LONGEST_OPTION, PanelButton, PanelPress, Row, cut
from bot.play.panel.lists import choice
from bot.play.panel.look import entries_of
from bot.play.panel.verbs import TAKE
from bot.play.panel_message import brief_buttons
from engine.core.table import Table
from render import texts
from render.texts import LANGUAGES
from tests.bot.play.panel.games import GENEROUS
from tests.bot.play.panel.looks import look_at
from tests.bot.play.panel.questions import Met, met_by

ON_A_PHONE = 46
"""Characters of a line that a phone shows."""


@pytest.mark.parametrize(
    ("text", "longest", "short"),
    [
        ("all of it", 9, "all of it"),
        ("charge 1 (free) · Sam may charge 2", 20, "charge 1 (free)…"),
        ("charge 1 (free) · Sam may charge 2", 16, "charge 1 (free)…"),
        ("charge 1 (free) · Sam may charge 2", 15, "charge 1…"),
        ("a" * 40, 12, "a" * 11 + "…"),
        ("no " + "a" * 40, 33, "no " + "a" * 29 + "…"),
    ],
)
def test_a_cut_text_ends_with_a_word(text: str, longest: int, short: str) -> None:
    assert cut(text, longest) == short
    assert len(short) <= longest


def test_answers_that_go_by_numbers_are_all_told_with_them() -> None:
    labels = ["Mission 6: two steps ⚠", *(f"Mission {n}: {'so much more ' * 4}" for n in (3, 4))]
    row = Row(tuple(PanelButton(one, PanelPress(TAKE, str(n))) for n, one in enumerate(labels)))
    said, buttons, _ = brief_buttons([row], 1, f"-# **{labels[0]}** · your last ship")
    assert [one.label for one in buttons] == ["1", "2", "3"]
    assert [line.split("**")[1] for line in said] == ["1", "2", "3"], "also what is told above"


def test_what_is_told_of_an_answer_moves_to_its_number() -> None:
    """It would stand there twice, and which line belongs to which number were a puzzle."""
    labels = [f"Keep: {n} of these and {10 - n} of those, which is much" for n in (1, 2, 3)]
    row = Row(tuple(PanelButton(one, PanelPress(TAKE, str(n))) for n, one in enumerate(labels)))
    lines = [f"-# **{one}** · loses so much" for one in labels[:2]]
    said, buttons, moved = brief_buttons([row], 4, "\n".join(["**14 PP**", *lines]))
    assert [one.label for one in buttons] == ["1", "2", "3"]
    assert moved == lines
    assert said == [
        f"-# **1** · **{labels[0]}** · loses so much",
        f"-# **2** · **{labels[1]}** · loses so much",
        f"-# **3** · {labels[2]}",
    ]


def test_what_a_line_tells_in_full_is_not_told_again_with_its_number() -> None:
    """Also where the button is cut, or its warning stands elsewhere."""
    full = [f"{n} · any project two steps on, or two a step on, {'and more, ' * 4}" for n in (1, 2)]
    cuts = [cut(full[0], 60), f"{cut(full[1], 60)} ⚠"]
    row = Row(tuple(PanelButton(one, PanelPress(TAKE, str(n))) for n, one in enumerate(cuts)))
    told = "\n".join(f"-# **{one}** · and why" for one in full)
    said, buttons, _ = brief_buttons([row], 4, told)
    assert [one.label for one in buttons] == ["1", "2"]
    assert said == []
    assert len(brief_buttons([row], 4)[0]) == 2, "they are where nothing is told"


def test_a_number_of_something_is_no_number_of_an_answer() -> None:
    labels = [f"{n} spaceships, {3 - n} markers of special missions and more" for n in (3, 2, 1)]
    row = Row(tuple(PanelButton(one, PanelPress(TAKE, str(n))) for n, one in enumerate(labels)))
    said, _, _ = brief_buttons([row], 4)
    assert said == [f"-# **{n}** · {label}" for n, label in enumerate(labels, start=1)]


def test_what_belongs_together_stands_in_the_first_row() -> None:
    layout = MessageLayout()
    layout.row([button(one, Key("x", argument=one)) for one in ("1", "2", "3", "4", "What if…")])
    layout.row([button(one, Key("x", argument=one)) for one in (*"1234", "Ideas", "What if…")])
    rows = [[one.label for one in row.children] for row in layout.box.children]
    assert rows[1:] == [["1", "2", "3", "4", "Ideas"], ["What if…"]]


def met(faction: str, kind: str) -> Met:
    """A question of this kind."""
    return next(one for one in met_by(faction) if kind in one.kinds)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_technologies_that_all_begin_alike_are_told_apart_by_what_differs(lang: str) -> None:
    asked = met("itars", "gaia-tech")
    look = look_at(Table(GENEROUS, asked.setup, asked.log), asked.seat, lang=lang)
    pairs = [one for one in entries_of(look, ["gaia-tech"]) if one.after is not None]
    labels = [choice(look, one).label for one in pairs]
    assert len({label[:ON_A_PHONE] for label in labels}) == len(pairs) > 1
    assert not [label for label in labels if texts.ARROW in label]
    asked = met("terrans", "advance")
    look = look_at(Table(GENEROUS, asked.setup, asked.log), asked.seat, lang=lang)
    for one in entries_of(look, look.reading.verbs):
        assert (texts.ARROW in choice(look, one).label) is (one.after is not None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_federations_among_all_moves_are_called_by_their_planets(lang: str) -> None:
    found = 0
    for asked in met_by("ivits"):
        if "turn: federation" not in asked.kinds:
            continue
        look = look_at(Table(GENEROUS, asked.setup, asked.log), asked.seat, lang=lang)
        for entry in entries_of(look, ["federation"]):
            label, planets = choice(look, entry).label, look.reading.brief(entry.option.words)[1]
            named = choice(look, entry, verb=True).label
            assert all(one.upper() in named for one in planets.split(","))
            assert len(label) < LONGEST_OPTION
            found += 1
    assert found
