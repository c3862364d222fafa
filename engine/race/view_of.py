"""How a view is built from the state: from nothing, adding only what may be seen."""

from __future__ import annotations

from engine.core.game import Means
from engine.core.moves import Seat
from engine.race.state import State
from engine.race.view import PlayerView, RaceView


def view_of(state: State, viewer: Seat | None) -> RaceView:
    """What a seat may see."""
    return RaceView(
        state.round,
        tuple(PlayerView(one.seat, len(one.hand), one.chips) for one in state.players),
    )


def means_of(state: State, seat: Seat, viewer: Seat | None) -> Means:
    """What a seat openly has."""
    player = state.players[seat]
    return {"vp": player.chips, "hand": len(player.hand)}
