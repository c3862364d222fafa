"""A line of a list says each figure once: what an option names is not said again beside it."""

from __future__ import annotations

import random
import re

import pytest

from bot.play.panel.lists import choice, describe
from bot.play.panel.look import entries_of
from tests.bot.play.panel.games import TRACKS, gaia_table, play_through
from tests.bot.play.panel.looks import look_at

POINTS = {
    "en": r"\d+ (VP|points?)\b",
    "ru": r"\d+ (ПО|очк|очок)",
    "uk": r"\d+ (ПО|очк|очок)",
}
FOUR_TYPES = ("action", "qic_planet_types")


@pytest.mark.parametrize("lang", POINTS)
def test_points_of_an_action_and_qics_for_range_are_said_once(lang: str) -> None:
    table, actions, far = gaia_table("first", generous=True), 0, 0
    for decision in play_through(table, random.Random(1)):
        if decision.kind != "turn" or (actions and far):
            continue
        look = look_at(table, decision.seat, lang=lang)
        for entry in entries_of(look, ["action"]):
            if entry.option.words == FOUR_TYPES and not entry.before:
                said = describe(look, entry)
                assert len(re.findall(POINTS[lang], said)) == 1, said
                actions += 1
        for entry in entries_of(look, ["build"]):
            notes = {note.key for note in entry.option.notes}
            warned = {note.key for note in entry.warnings}
            if "range-qic" in notes and warned == {"warn-qic-for-range"}:
                assert "⚠" not in describe(look, entry)
                far += 1
    assert actions
    assert far


@pytest.mark.parametrize("lang", POINTS)
def test_passing_tells_what_each_booster_brings_even_where_it_warns(lang: str) -> None:
    table, warned = gaia_table("first", generous=True), 0
    for decision in play_through(table, random.Random(1)):
        if decision.kind != "turn" or warned:
            continue
        look = look_at(table, decision.seat, lang=lang)
        for entry in entries_of(look, ["pass"]):
            if len(entry.option.words) > 1:
                told = describe(look, entry, longest=1000)
                assert look.voice.about(entry.option.words).removesuffix(".") in told
                warned += bool(entry.warnings)
    assert warned


def test_a_tile_is_named_and_not_the_area_it_lies_under() -> None:
    table, seen = gaia_table("first", generous=True), 0
    for decision in play_through(table, random.Random(1)):
        if decision.kind != "tech":
            continue
        look = look_at(table, decision.seat, drafted=0)
        for entry in entries_of(look, ["tech"], follow=True):
            if entry.after is None or entry.after.words[0] != "advance":
                continue
            line, seen = choice(look, entry), seen + 1
            assert line.label[:1] == line.label[:1].upper()
            areas = {look.voice.word(area) for area in TRACKS}
            assert not [area for area in areas if area in line.description], line
    assert seen
