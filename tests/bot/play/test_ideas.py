"""The coach's reasons in words: every number that is told, in every language."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bot.play.ideas import MOST_TERMS, idea_lines
from engine import GAMES
from engine.company.levels import Level
from engine.company.player import ideas
from engine.company.trial import least
from engine.company.values import Thought, company_of
from engine.core.game import HUMAN, Setup
from engine.core.moves import Move, Role
from engine.core.table import Table
from render import hints, texts
from render.scene import Scene

LOOK = Level("look", 300, futures=2)
PLAYED = [key for key, game in GAMES.items() if company_of(game) is not None]
NUMBER = re.compile(r"[+−]\d+\.\d")


def first_turn(game: str) -> Table[Any, Any]:
    """Somebody's first turn, everybody having answered what came before as modestly as he could."""
    rules = GAMES[game].rules
    options = {"factions": "random"} if game == "gaia" else {}
    table: Table[Any, Any] = Table(
        GAMES[game], Setup(game, (HUMAN, HUMAN), "ideas", "ideas", options, rules=rules)
    )
    while table.pending[0].role not in (Role.TURN, Role.ROUND):
        decision = table.pending[0]
        table.play(Move(decision.seat, least(decision)))
    return table


@pytest.mark.parametrize("game", PLAYED)
def test_the_numbers_told_are_those_found(game: str) -> None:
    table = first_turn(game)
    seat = table.pending[0].seat
    found = ideas(table, seat, LOOK)
    assert found
    for thought in found:
        for sign in (1, -1):
            changes = [one for one in thought.changes.values() if one * sign > 0][:MOST_TERMS]
            wanted = [f"{'+' if one > 0 else '−'}{abs(one):.1f}" for one in changes]
            for lang in texts.LANGUAGES:
                scene = Scene(table.view(seat), lang, None, seat)
                lines = [line.replace(",", ".") for line in idea_lines(scene, game, 1, thought)]
                told = [NUMBER.findall(line) for line in lines]
                assert wanted in (told[1:] if wanted else [[]])


@pytest.mark.parametrize("lang", texts.LANGUAGES)
def test_moves_are_called_as_they_are_where_they_are_chosen(lang: str) -> None:
    """A shop by what it gives, a specialist by when he acts and who he is, not by their numbers."""
    game = "federation"
    scene = Scene(first_turn(game).view(0), lang, None, 0)
    shop, hired = ("shop", "shop4"), ("take", "1b3")
    (line, *_) = idea_lines(scene, game, 1, Thought((shop, hired), True, {}, {}, 0.0))
    assert str(texts.word(lang, game, "shop4")) not in line
    for words in (shop, hired):
        assert hints(game).called(scene, words) in line
