"""What is to be known before a choice stands above its list in full; what costs is asked for."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest

from bot.play.panel.draft_text import draft_buttons, draft_lines
from bot.play.panel.elements import Menu, PanelSight, PanelStyle, Say
from bot.play.panel.lists import describe, list_blocks, short_blocks
from bot.play.panel.look import Modes, badged, entries_of, price_of
from bot.play.panel.screens import menu_verbs, only_entry, screen_of
from bot.play.panel.verbs import CONFIRM, FORM
from engine.core.game import HUMAN, Setup
from engine.core.moves import END, Move, Note
from engine.core.table import Table
from engine.gaia.components import FACTIONS
from engine.gaia.game import GAIA
from render import texts
from render.gaia.hints import BY_INSTITUTE
from tests.bot.play.panel.games import gaia_table, play_through
from tests.bot.play.panel.looks import look_at


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_factions_are_told_with_all_their_abilities(lang: str) -> None:
    table = Table(GAIA, Setup(GAIA.key, (HUMAN,) * 2, seed="1", secret="s"))
    look = look_at(table, table.pending[0].seat, lang=lang)
    said = "\n".join(block.text for block in screen_of(look).blocks if isinstance(block, Say))
    for faction in FACTIONS:
        own = texts.word(lang, "gaia", faction, "long") in said
        assert own == (faction not in BY_INSTITUTE), "nothing is told twice"
        assert texts.word(lang, "gaia", faction, "pi")[1:] in said
    assert len(said) < 3900


def test_a_place_to_begin_is_told_with_what_lies_around_it() -> None:
    table = Table(GAIA, Setup(GAIA.key, (HUMAN,) * 2, seed="1", secret="s"))
    for faction in ("terrans", "xenos"):
        table.play(Move(table.pending[0].seat, ("faction", faction)))
    look = look_at(table, table.pending[0].seat)
    blocks = [*list_blocks(look, ["setup-mine"])]
    (menu,) = [block for block in blocks if isinstance(block, Menu)]
    (told,) = [block for block in blocks if isinstance(block, Say)]
    lines = told.text.splitlines()
    assert len(lines) == len(menu.choices)
    assert all("(+" in line and "**" in line for line in lines)


def test_the_comparison_is_shown_where_a_faction_is_chosen() -> None:
    table = Table(GAIA, Setup(GAIA.key, (HUMAN,) * 2, seed="1", secret="s"))
    look = look_at(table, table.pending[0].seat)
    sights = [block.name for block in screen_of(look).blocks if isinstance(block, PanelSight)]
    assert sights == (["factions"] if look.sights else [])
    sealed = gaia_table("sealed")
    for decision in play_through(sealed, random.Random(1)):
        if decision.kind == "limits":
            screen = screen_of(look_at(sealed, decision.seat))
            assert screen.sight is not None
            assert screen.sight.name == "factions", "and where limits are named in secret"
            forms = [one for one in screen.buttons if one.press.verb == FORM]
            assert forms
            assert all(one.style is PanelStyle.MAIN for one in forms)
            break
    else:
        raise AssertionError("no limits were asked for")


def test_what_costs_is_not_played_by_opening_its_category_unless_that_is_wanted() -> None:
    table, paid = gaia_table("first", generous=True), 0
    smart, always = Modes(), Modes.of({"auto": "always"}, "gaia")
    never = Modes.of({"auto": "off"}, "gaia")
    for decision in play_through(table, random.Random(3)):
        if decision.kind != "turn":
            continue
        look = look_at(table, decision.seat)
        for verb in menu_verbs(look):
            entries = entries_of(look, [verb], follow=False)
            alone = len(entries) == 1 and look.reading.complete
            if not alone or len(entries[0].option.words) < 2:
                continue
            if price_of(look, entries[0].option) > 0 or entries[0].before:
                paid += 1
                taken = [
                    only_entry(replace(look, modes=modes), verb) for modes in (never, smart, always)
                ]
                assert taken[:2] == [None, None]
                assert taken[2] is None or taken[2].option == entries[0].option
                paid += 1000 * (taken[2] is not None)
    assert paid > 1000


def test_paid_targets_say_what_they_take_in_all_and_stand_beside_each_other() -> None:
    table, seen = gaia_table("first"), 0
    for decision in play_through(table, random.Random(5)):
        if decision.kind != "turn" or seen > 3:
            continue
        look = look_at(table, decision.seat)
        entries = badged(look, entries_of(look, ["build"]))
        numbers = [int(entry.badge) for entry in entries]
        assert numbers == sorted(numbers)
        for entry in entries:
            if entry.before:
                said = describe(look, entry, longest=1000)
                assert re.match(r"(⚠ [^·]+ · )*in all: ", said), said
                assert " · first: " in said
                seen += 1
    assert seen


def test_what_all_of_a_few_answers_are_warned_of_is_said_once() -> None:
    table = gaia_table("first", generous=True)
    for decision in play_through(table, random.Random(3)):
        look = look_at(table, decision.seat)
        if decision.kind != "turn" or len(found := entries_of(look, ["pass"])) < 2:
            continue
        shared, own = Note("warn-power-lost", {"lost": 1}), Note("warn-qic-for-range", {"qic": 1})
        first, *others = [replace(entry, warnings=(shared,)) for entry in found]
        first = replace(first, warnings=(shared, own))
        (said,) = [one for one in short_blocks(look, [first, *others]) if isinstance(one, Say)]
        assert said.text.count(look.voice.note(shared)) == 1
        assert said.text.count("⚠") == 2, "and what one is warned of beside it"
        return
    pytest.fail("nobody could pass")


@pytest.mark.parametrize("lang", ["en", "uk"])
def test_a_drafted_technology_tile_is_told_by_what_it_does(lang: str) -> None:
    table = gaia_table("first", generous=True)
    for decision in play_through(table, random.Random(3)):
        seat, words = (table.log[-1].seat, table.log[-1].words) if table.log else (-1, END)
        if words[0] == "tech" and seat == decision.seat:
            (line, *_) = draft_lines(look_at(table, seat, drafted=1, lang=lang))
            tile = table.view(seat).tech[words[1]]
            assert texts.word(lang, "gaia", tile).casefold() in line.casefold()
            return
    pytest.fail("nobody took technology")


def test_a_reason_comes_first_and_a_price_is_no_waste() -> None:
    table, warned, mild = gaia_table("first"), 0, 0
    for decision in play_through(table, random.Random(7)):
        if decision.kind != "turn" or (warned and mild):
            continue
        look = look_at(table, decision.seat)
        for entry in entries_of(look, ["build"], follow=False):
            keys = {note.key for note in entry.warnings}
            told = [note for note in entry.warnings if look.voice.note(note)]
            if told and keys - {"warn-qic-for-range"}:
                assert describe(look, entry, longest=1000).startswith("⚠ ")
                warned += 1
            mild += bool(keys) and keys <= look.hints.mild
    assert warned
    assert mild


@pytest.mark.parametrize(
    ("warned", "style"),
    [
        ((), PanelStyle.GO),
        ((Note("warn-qic-for-range", {"qic": 1}),), PanelStyle.GO),
        (
            (Note("warn-qic-for-range", {"qic": 1}), Note("warn-power-lost", {"lost": 1})),
            PanelStyle.DANGER,
        ),
        ((Note("warn-over-limit", {"wasted": {"ore": 1}}),), PanelStyle.DANGER),
    ],
)
def test_only_waste_makes_the_closing_button_red(
    warned: tuple[Note, ...], style: PanelStyle
) -> None:
    table = gaia_table("first", generous=True)
    for decision in play_through(table, random.Random(3)):
        if not decision.allows(END) or table.log[-1].seat != decision.seat:
            continue
        look = look_at(table, decision.seat, drafted=1)
        step = replace(look.draft.steps[0], warnings=warned)
        look = replace(look, draft=replace(look.draft, steps=(step,)))
        (closing,) = [one for one in draft_buttons(look) if one.press.verb == CONFIRM]
        assert closing.style is style
        return
    pytest.fail("nobody could end a turn")
