"""Answers of two halves: everything that can be laid anywhere is two taps away, in any order."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

import render
from bot.play.panel.elements import BETWEEN, PanelPlace, PanelRoom, PanelScreen
from bot.play.panel.halves import EXTRA, SORTED, Laid
from bot.play.panel.look import PanelLook, badged, entries_of
from bot.play.panel.screens import screen_of
from engine import GAMES
from engine.core.game import HUMAN, Setup
from engine.core.moves import Decision, Option
from engine.core.table import Table
from render import texts
from render.texts import LANGUAGES
from tests.bot.play.panel.looks import check, look_at, screens_from, takes_of
from tests.strategies import AnyTable, random_move

HALVED = [key for key in GAMES if render.hints(key).halves]
SEEDS = range(3)


def positions(key: str, seed: int) -> Iterator[tuple[AnyTable, Decision]]:
    """Questions of a random game that are answered in two halves."""
    game = GAMES[key]
    seats = (HUMAN,) * (game.seats[0] + seed % len(game.seats))
    table: AnyTable = Table(game, Setup(key, seats, f"halves {seed}", "s"))
    chance, met = random.Random(seed), 0
    while table.result is None:
        decision = table.pending[0]
        if any(option.words[0] in render.hints(key).halves for option in decision.offer()):
            met += 1
            if met % 12 == seed:
                yield table, decision
        table.play(random_move(table, chance))


def looked(table: AnyTable, seat: int, lang: str) -> PanelLook:
    key = table.game.key
    return replace(look_at(table, seat, lang=lang), sights=render.views(key))


def first_screens(look: PanelLook) -> Iterator[tuple[PanelLook, PanelScreen]]:
    """Those on which halves are chosen; not the list of all answers."""
    for here, screen in screens_from(look):
        if here.place.room is PanelRoom.HOME:
            yield here, screen


@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("key", HALVED)
def test_every_answer_is_chosen_by_its_halves(key: str, seed: int) -> None:
    for table, decision in positions(key, seed):
        look = looked(table, decision.seat, LANGUAGES[seed % len(LANGUAGES)])
        taken: set[str] = set()
        for _, screen in first_screens(look):
            check(screen)
            taken |= {value for _, value in takes_of(screen)}
        for verb, halves in look.hints.halves.items():
            options = [one for one in decision.offer() if one.words[0] == verb]
            alike: dict[tuple[str, str, bool], list[Option]] = {}
            for one in options:
                kind = (halves.half(one), halves.place(one), halves.extra(one))
                alike.setdefault(kind, []).append(one)
            for kind, those in alike.items():
                assert any(" ".join(one.words) in taken for one in those), kind
        assert all(decision.allows(tuple(value.split())) for value in taken)
    assert not texts.problems


@pytest.mark.parametrize("key", HALVED)
def test_numbers_stay_whatever_is_chosen_and_the_list_can_be_sorted(key: str) -> None:
    table, decision = next(positions(key, 1))
    look = looked(table, decision.seat, "en")
    ((verb, halves),) = look.hints.halves.items()
    plain = Laid.of(look, verb)
    assert plain.numbers()
    for half in plain.kinds:
        at = PanelPlace(PanelRoom.HOME, verb, half, EXTRA)
        assert Laid.of(replace(look, place=at), verb).numbers() == plain.numbers()
        at = PanelPlace(PanelRoom.HOME, verb, half, SORTED)
        there = replace(look, place=at)
        menu = next(one for one in screen_of(there).menus if one.press.argument == "spots")
        gained = [
            halves.gained(there.reading.outlook(tuple(one.value.split()))) for one in menu.choices
        ]
        assert gained == sorted(gained, reverse=True)


@pytest.mark.parametrize("key", HALVED)
def test_the_picture_numbers_what_the_chosen_half_can_be_laid_on(key: str) -> None:
    """Those that the list has, by the same numbers; where nothing is chosen, all."""
    fewer = 0
    for table, decision in positions(key, 1):
        look = looked(table, decision.seat, "en")
        (verb,) = look.hints.halves
        for half in ("", *Laid.of(look, verb).kinds):
            there = replace(look, place=PanelPlace(PanelRoom.HOME, verb, half))
            screen, laid = screen_of(there), Laid.of(there, verb)
            assert screen.sight is not None
            menus = [one for one in screen.menus if one.press.argument == "spots"]
            listed = {one.label.split(BETWEEN)[0] for menu in menus for one in menu.choices}
            assert {*screen.sight.marks} == listed
            fewer += listed != {*laid.numbers().values()}
    assert fewer


@pytest.mark.parametrize("key", HALVED)
def test_what_means_nothing_here_is_not_chosen(key: str) -> None:
    table, decision = next(positions(key, 1))
    look = looked(table, decision.seat, "en")
    (verb,) = look.hints.halves
    at = PanelPlace(PanelRoom.HOME, verb, "no-such-half", 0, "no-such-place")
    lost = Laid.of(replace(look, place=at), verb)
    assert (lost.half, lost.spot) == ("", "")


@pytest.mark.parametrize("key", HALVED)
def test_answers_that_stand_on_a_picture_as_they_are_offered_are_numbered_so(key: str) -> None:
    """Whoever looks at the picture counts from its corner, whatever is warned of."""
    if not render.hints(key).as_offered:
        return
    table = Table(GAMES[key], Setup(key, (HUMAN,) * 3, "order", "s"))
    chance, warned = random.Random(4), 0
    while table.result is None:
        for decision in table.pending:
            look = looked(table, decision.seat, "en")
            for verb in look.reading.verbs:
                if verb in look.hints.places:
                    entries = badged(look, entries_of(look, [verb], follow=False))
                    offered = [one.words for one in decision.offer() if one.words[0] == verb]
                    assert [one.option.words for one in entries] == offered
                    signs = [bool(one.warnings) for one in entries]
                    warned += signs != sorted(signs)
        table.play(random_move(table, chance))
    assert warned
