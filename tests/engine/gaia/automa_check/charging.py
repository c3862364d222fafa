"""What the player may charge when the Automa has built or upgraded, by the base rules."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.moves import Decision
from engine.gaia.view import GaiaView
from tests.engine.gaia.automa_check.position import AUTOMA, HUMAN
from tests.engine.gaia.automa_check.turn import Turn


def offer(view: GaiaView, turn: Turn, hex_: str) -> int:
    """How much power the player is offered for something built on a hex."""
    player = view.players[HUMAN]
    near = [one.value for one in player.structures if turn.position.apart(one.hex, hex_) <= 2]
    bowls = list(player.bowls)
    if player.stone is not None:
        bowls[player.stone] += 1
    return min(max(near, default=0), 2 * bowls[0] + bowls[1], player.vp + 1)


def check_charge(turn: Turn, view: GaiaView, asked: Sequence[Decision]) -> None:
    """Whether the player is asked after this turn of the Automa, and for how much."""
    built = [str(deed[1]) for deed in turn.deeds if deed[0] in ("built", "upgraded")]
    assert len(built) <= 1
    power = offer(view, turn, built[0]) if built else 0
    charges = [one.args for one in asked if one.kind == "charge"]
    player = view.players[HUMAN]
    if player.faction == "taklons" and any(one.kind == "pi" for one in player.structures):
        # He gains a token first if he likes, so how much he can charge is for his own rules.
        assert len(charges) == 1 or power == 0
        return
    if power == 0:
        assert not charges, "nothing to charge"
        return
    assert [(one["by"], one["hex"], one["power"], one["vp"]) for one in charges] == [
        (AUTOMA, built[0], power, power - 1)
    ]
