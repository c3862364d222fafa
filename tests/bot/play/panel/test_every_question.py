"""Every kind of question of every faction: screens keep to the limits and leave nothing out."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache

import pytest

from bot.play.panel.look import PanelLook
from bot.play.panel_presses import moves_text
from engine.core.moves import END, ONE, Words
from engine.core.words import split_moves
from render.texts import LANGUAGES
from tests.bot.play.panel.games import gaia_table, play_through
from tests.bot.play.panel.looks import check, forms_of, look_at, screens_from, takes_of
from tests.bot.play.panel.questions import GAMES, RARE, RICH, VERBS, kinds_of, possible

PER_KIND = 2


def examined(name: str, seed: int, found: Counter[tuple[str, str]], *, rich: bool = False) -> None:
    """Look at the questions of a game that have not been looked at often enough."""
    table = gaia_table(name, seed, generous=rich)
    lang = LANGUAGES[seed % len(LANGUAGES)]
    for decision in play_through(table, random.Random(seed)):
        if rich and decision.kind not in RARE:
            continue
        faction = str(table.view(None).players[decision.seat].faction)
        kinds = set(kinds_of(decision))
        if any(found[kind, faction] < PER_KIND for kind in kinds):
            look = look_at(table, decision.seat, lang=lang)
            open_ = {f"turn: {verb}" for verb in VERBS if look.reading.verb_is_open(verb)}
            assert kinds <= {decision.kind, *open_}
            examine(look)
            found.update((kind, faction) for kind in kinds)


@cache
def coverage() -> Counter[tuple[str, str]]:
    """How often each kind of question of each faction was looked at and found complete."""
    found: Counter[tuple[str, str]] = Counter()
    for name, seed in GAMES:
        examined(name, seed, found)
    for name, seed in RICH:
        examined(name, seed, found, rich=True)
    return found


def examine(look: PanelLook) -> None:
    """All screens keep the limits; every option can be chosen, and what can be is legal."""
    reachable: set[Words] = set()
    for here, screen in screens_from(look):
        check(screen)
        reachable |= set(forms_of(here, screen))
        for argument, value in takes_of(screen):
            text = moves_text(here, argument, value)
            assert text is not None, value
            moves = split_moves(text)
            if len(moves) == 1:
                reachable.add(moves[0])
    options = {option.words for option in look.reading.options} - {END}
    if look.reading.decision is not None and look.reading.decision.picks == ONE:
        assert options <= reachable, sorted(options - reachable)[:5]
        for words in reachable - options:
            assert look.reading.refusal(words)[1] is None, words


def test_every_question_can_be_answered_in_the_panel() -> None:
    found = coverage()
    kinds = sorted({kind for kind, _ in found})
    factions = sorted({faction for _, faction in found})
    print()
    for kind in kinds:
        counts = [found[kind, faction] for faction in factions]
        print(f"{kind:18}" + "".join(f"{count or '·':>4}" for count in counts))
    print(" " * 18 + "".join(f"{faction[:3]:>4}" for faction in factions))
    assert set(found) == possible(), sorted(set(found) ^ possible())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_screen_has_words_in_every_language(lang: str) -> None:
    table = gaia_table("first")
    for decision in play_through(table, random.Random(3)):
        if decision.kind == "turn" and len(table.log) > 60:
            for _, screen in screens_from(look_at(table, decision.seat, lang=lang)):
                check(screen)
                assert "None" not in screen.text
            return
