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
from render import texts

LOOK = Level("look", 300, futures=2)
PLAYED = [key for key, game in GAMES.items() if company_of(game) is not None]
NUMBER = re.compile(r"[+−]\d+\.\d")


def first_ideas(game: str) -> list[Thought]:
    """Of the first turn, everybody having answered what came before as modestly as he could."""
    rules = GAMES[game].rules
    options = {"factions": "random"} if game == "gaia" else {}
    table: Table[Any, Any] = Table(
        GAMES[game], Setup(game, (HUMAN, HUMAN), "ideas", "ideas", options, rules=rules)
    )
    while table.pending[0].role not in (Role.TURN, Role.ROUND):
        decision = table.pending[0]
        table.play(Move(decision.seat, least(decision)))
    return ideas(table, table.pending[0].seat, LOOK)


@pytest.mark.parametrize("game", PLAYED)
def test_the_numbers_told_are_those_found(game: str) -> None:
    found = first_ideas(game)
    assert found
    for thought in found:
        for sign in (1, -1):
            changes = [one for one in thought.changes.values() if one * sign > 0][:MOST_TERMS]
            wanted = [f"{'+' if one > 0 else '−'}{abs(one):.1f}" for one in changes]
            for lang in texts.LANGUAGES:
                lines = [line.replace(",", ".") for line in idea_lines(lang, game, 1, thought)]
                told = [NUMBER.findall(line) for line in lines]
                assert wanted in (told[1:] if wanted else [[]])
