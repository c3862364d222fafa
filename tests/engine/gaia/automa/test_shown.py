"""What `python -m engine show` tells of a solo game."""

from __future__ import annotations

from engine.cli.show import position_lines
from engine.core.game import HUMAN, Setup
from engine.core.moves import Move
from engine.core.table import Table
from engine.gaia.automa.solo import AUTOMA
from engine.gaia.game import GAIA


def test_show_tells_cards_and_trail_and_no_means_of_the_robot() -> None:
    setup = Setup("gaia", (HUMAN, AUTOMA), seed="shown", secret="shown", rules=GAIA.rules)
    table = Table(GAIA, setup)
    while not (view := table.view()).automa or not view.automa.turns:
        decision = table.pending[0]
        table.play(Move(decision.seat, next(iter(decision.offer())).words))
    lines = list(position_lines(table))
    assert any(line.startswith("automa, level automa: action card -") for line in lines)
    assert any(line.startswith("  first-booster card=") for line in lines)
    assert next(line for line in lines if line.startswith("seat 1 ")).endswith("10 vp")
    assert " credits, " in next(line for line in lines if line.startswith("seat 0 "))
