"""Every kind of question of every faction: screens keep to the limits and leave nothing out."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from functools import cache

import pytest

from bot.panel.finding import moves_text
from bot.panel.look import Look
from engine.core.moves import END, ONE, Words
from engine.core.words import split_moves
from engine.gaia.components import FACTIONS
from render.texts import LANGUAGES
from tests.bot.panel.games import gaia_table, play_through
from tests.bot.panel.looks import check, forms_of, look_at, screens_from, takes_of

GAMES = (
    ("first", 1), ("second", 21), ("third", 23), ("fourth", 32), ("again", 25), ("chosen", 1),
)  # fmt: skip
MORE_TECH = (("first", 1), ("second", 2), ("again", 1), ("again", 2), ("third", 1))
MORE_SEEDS = range(40, 80)
"""Where a kind of question does not come up in these, others are looked for."""
EVERY_TURN = 9
"""Of main turns, one in so many is looked at."""
PER_KIND = 2
RARE = {
    "cover",
    "lost-planet",
    "token",
    "gaia-convert",
    "gaia-tech",
    "brainstone",
    "swap",
    "station",
}


def looks(name: str, seed: int, kinds: set[str] | None = None) -> Iterator[tuple[str, Look]]:
    """The questions of a game worth looking at, with the faction that is asked."""
    seen: Counter[tuple[str, int]] = Counter()
    table = gaia_table(name, seed)
    lang = LANGUAGES[seed % len(LANGUAGES)]
    for decision in play_through(table, random.Random(seed)):
        key = (decision.kind, decision.seat)
        seen[key] += 1
        wanted = seen[key] % EVERY_TURN == 1 if decision.kind == "turn" else seen[key] <= PER_KIND
        if wanted and (kinds is None or decision.kind in kinds):
            player = table.view(None).players[decision.seat]
            yield str(player.faction), look_at(table, decision.seat, lang=lang)


@cache
def coverage() -> Counter[tuple[str, str]]:
    """How often each kind of question of each faction was looked at and found complete."""
    found: Counter[tuple[str, str]] = Counter()
    for name, seed in GAMES:
        for faction, look in looks(name, seed):
            examine(look)
            found[look.reading.kind, faction] += 1
            for verb in look.reading.verbs if look.reading.kind == "turn" else ():
                found[f"turn: {verb}", faction] += look.reading.verb_is_open(verb)
    for name, seed in MORE_TECH:
        for faction, look in looks(name, seed, {"tech", "advance"}):
            examine(look)
            found[look.reading.kind, faction] += 1
    missing = RARE - {kind for kind, _ in found}
    for seed in MORE_SEEDS:
        for name in ("third", "again", "second"):
            if not missing:
                return found
            for faction, look in looks(name, seed, missing):
                examine(look)
                found[look.reading.kind, faction] += 1
            missing -= {kind for kind, _ in found}
    return found


def examine(look: Look) -> None:
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
    assert set(kinds) >= RARE
    assert {"turn: federation", "turn: gaiaform", "turn: special"} <= set(kinds)
    assert len(factions) == len(FACTIONS) + 1, "and the choice of a faction, before there is one"
    for kind in ("turn", "after", "passed", "tech", "advance", "charge", "booster"):
        assert {faction for one, faction in found if one == kind} >= set(factions) - {"None"}, kind


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_screen_has_words_in_every_language(lang: str) -> None:
    table = gaia_table("first")
    for decision in play_through(table, random.Random(3)):
        if decision.kind == "turn" and len(table.log) > 60:
            for _, screen in screens_from(look_at(table, decision.seat, lang=lang)):
                check(screen)
                assert "None" not in screen.text
            return
