"""Panels of games in rounds: what is proposed is legal as a whole, everything can be reached."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache

import pytest

import render
from bot.client.components import MOST_LINES, has_room
from bot.play.panel.draft_text import draft_lines
from bot.play.panel.elements import ITEM, Menu, PanelPlace, PanelSight, Row, Say
from bot.play.panel.lists import describe
from bot.play.panel.look import PanelLook
from bot.play.panel.proposals import proposed_entries
from bot.play.panel.screens import screen_of
from bot.play.panel.sets import SET
from bot.play.panel.why import blocked_lines
from bot.play.panel_message import brief_buttons
from bot.play.panel_presses import moves_text
from engine.core.moves import NONE, Move, Note
from engine.core.words import split_moves
from render import texts
from tests.bot.play.panel.looks import check, look_at, screens_from, takes_of
from tests.render.race.positions import GAMES, PEOPLE, steps
from tests.strategies import AnyTable

TABLES = {**GAMES, "duel": (PEOPLE[:2], {"duel": "one"})}
EACH = 3
"""So many positions with a question of each kind are looked at in each game, the fullest ones."""


@cache
def looks(game: str) -> tuple[tuple[AnyTable, PanelLook], ...]:
    """Positions of a random game, by kind of question."""
    seats, options = TABLES[game]
    found: dict[str, list[tuple[int, int, PanelLook]]] = {}
    for number, table in enumerate(steps(seats, options, f"panel {game} 4")):
        for decision in table.pending:
            size = sum(1 for _ in decision.offer())
            kept = found.setdefault(decision.kind, [])
            if len(kept) < EACH or size > kept[-1][0]:
                lang = ("en", "ru", "uk")[number % 3]
                look = replace(
                    look_at(table, decision.seat, lang=lang), sights=render.views("race")
                )
                kept.append((size, number, look))
                kept.sort(key=lambda one: -one[0])
                del kept[EACH:]
    return tuple(
        (look.draft.blueprint.build(), look) for kept in found.values() for *_, look in kept
    )


def taken(look: PanelLook) -> Iterator[str]:
    """Everything that can be taken on the first screen and on all that it leads to, as typed."""
    for here, screen in screens_from(look):
        check(screen)
        for argument, value in takes_of(screen):
            if argument != SET:
                text = moves_text(here, argument, value)
                assert text is not None, value
                yield text


@pytest.mark.parametrize("game", TABLES)
def test_every_screen_fits_and_whatever_it_offers_is_legal_as_a_whole(game: str) -> None:
    for _, look in looks(game):
        for text in dict.fromkeys(taken(look)):
            table = look.draft.blueprint.build()
            for words in split_moves(text):
                decision = table.decision_of(look.draft.seat)
                assert decision is not None, text
                assert decision.allows(words), (decision.kind, text)
                table.play(Move(look.draft.seat, words))


@pytest.mark.parametrize("game", TABLES)
def test_every_single_answer_can_be_reached(game: str) -> None:
    for _, look in looks(game):
        if look.reading.several:
            continue
        first = {split_moves(text)[0] for text in taken(look)}
        options = {option.words for option in look.reading.options}
        if look.reading.kind == "hand-vp":  # to be done declines the power as well
            options = {words for words in options if words[-1:] != NONE}
        assert first == options, look.reading.kind


@pytest.mark.parametrize("game", ["base", "five"])
def test_to_discard_nothing_for_points_has_one_button(game: str) -> None:
    asked = [look for _, look in looks(game) if look.reading.kind == "hand-vp"]
    for look in asked:
        values = [split_moves(value)[0] for _, value in takes_of(screen_of(look)) if value]
        assert [words for words in values if len(words) == 1 or words[-1:] == NONE] == [("done",)]
    assert asked


def test_every_kind_of_question_was_looked_at() -> None:
    kinds = {look.reading.kind for game in TABLES for _, look in looks(game)}
    assert kinds >= {
        "act", "give-back", "keep", "develop", "settle", "settle-second", "pay", "boost", "trade",
        "consume", "hand-vp", "gamble", "produce", "factory", "discard", "draft", "world",
    }  # fmt: skip


def test_a_set_has_its_proposal_one_tap_away_or_a_button_for_each() -> None:
    for game in TABLES:
        for _, look in looks(game):
            decision = look.reading.decision
            if decision is not None and decision.is_set:
                values = [value for where, value in takes_of(screen_of(look)) if where != SET]
                texts = [moves_text(look, "", value) for value in values]
                assert any(text and decision.allows(tuple(text.split())) for text in texts)


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_actions_stand_on_their_buttons_by_name_on_a_phone_too(lang: str) -> None:
    for table, look in looks("base"):
        if look.reading.kind == "act":
            there = look_at(table, look.draft.seat, lang=lang)
            rows = [block for block in screen_of(there).blocks if isinstance(block, Row)]
            said, buttons, _ = brief_buttons(rows, MOST_LINES)
            assert said == [], "no numbers instead of words"
            assert len({one.label for one in buttons}) == len(buttons)


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
@pytest.mark.parametrize("chosen", ["", "explore5", "settle", "x2"])
def test_so_do_two_actions_also_when_one_of_them_is_chosen(lang: str, chosen: str) -> None:
    for table, look in looks("two"):
        if look.reading.kind == "act":
            there = look_at(table, look.draft.seat, lang=lang)
            screen = screen_of(replace(there, place=PanelPlace(pick=chosen)))
            rows = [block for block in screen.blocks if isinstance(block, Row)]
            assert brief_buttons(rows, MOST_LINES)[0] == [], "no numbers instead of words"


def test_what_a_card_brings_is_said_before_what_it_is_paid_with() -> None:
    seen = 0
    for _, look in looks("base"):
        for entry in proposed_entries(look) if look.reading.kind == "develop" else ():
            paid = [note for note in entry.option.notes if note.key == "pays-with"]
            brings = [note for note in look.reading.outlook(entry.option.words)
                      if note.key == "points-now"]  # fmt: skip
            if paid and brings:
                said = describe(look, entry, longest=1000)
                first, last = (look.voice.plain(look.voice.note(n[0])) for n in (brings, paid))
                assert said.index(first) < said.index(last)
                seen += 1
    assert seen


def test_a_drafted_action_is_called_by_its_whole_name() -> None:
    seats, options = TABLES["base"]
    for table in steps(seats, options, "panel base 0"):
        if table.log and table.log[-1].words == ("act", "x2"):
            seat = table.log[-1].seat
            for lang in ("en", "ru", "uk"):
                first, *_ = draft_lines(look_at(table, seat, drafted=1, lang=lang))
                whole = texts.word(lang, "race", "x2", "", "action")
                assert whole.casefold() in first.casefold()
            return
    pytest.fail("nobody chose it")


def test_where_a_good_may_go_is_said_with_what_it_is_worth_and_shown() -> None:
    asked = [look for game in TABLES for _, look in looks(game) if look.reading.kind == "produce"]
    chosen = [look for look in asked if len(look.reading.plans) > 1]
    for look in chosen:
        told = [block for block in screen_of(look).blocks if isinstance(block, Say)]
        lines = [line for block in told for line in block.text.splitlines()]
        for plan in look.reading.plans:
            (makes,) = [note for note in plan.notes if note.key == "makes"]
            said = look.voice.plain(look.voice.note(makes, ITEM))
            found = [one for one in map(look.voice.plain, lines) if said in one]
            assert found, (said, lines)
            if len(plan.moves) == 1:
                world = look.voice.plain(look.voice.word(plan.moves[0][1]))
                assert any(line.count(world) == 1 for line in found), "named once"
        assert any(isinstance(block, PanelSight) for block in screen_of(look).blocks)
    assert chosen


def test_the_question_of_a_set_stands_once_on_its_screen_and_the_list_says_how_many() -> None:
    seen = 0
    for game in TABLES:
        for _, look in looks(game):
            decision = look.reading.decision
            if decision is None or decision.kind not in ("pay", "discard"):
                continue
            for menu in screen_of(look).blocks:
                if isinstance(menu, Menu):
                    asked = look.voice.plain(look.voice.ask(decision))
                    assert menu.placeholder not in asked
                    assert str(decision.picks[0]) in menu.placeholder
                    seen += 1
    assert seen


def test_what_stands_in_the_way_of_a_card_has_no_second_colon() -> None:
    seen = 0
    for look in (look for game in TABLES for _, look in looks(game)):
        for verb in {"develop", "settle"} & {*look.reading.verbs}:
            for line in blocked_lines(look.voice, look.reading, verb):
                assert line.count(": ") <= 1, line
                seen += ": " in line
    assert seen


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_four_outcomes_of_doubled_consuming_stand_on_their_buttons_on_a_phone(lang: str) -> None:
    brought = [(6, 4), (4, 9), (2, 10), (0, 11)]
    named = [
        texts.note(lang, "race", Note("brings", {"vp": vp, "cards": cards, "doubled": doubled}))
        for vp, cards in brought
        for doubled in ["yes" if vp else "no"]
    ]
    assert [name.count("×2") for name in named] == [1, 1, 1, 0]
    assert has_room([texts.text(lang, "panel-best", what=named[0]), *named[1:]])
