"""What may be answered before it is asked: which start token one would like, in order."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.flow import Flow
from engine.core.game import Ahead
from engine.core.moves import Seat, Words
from engine.federation.rounds import choose_start_token
from engine.federation.state import State
from engine.federation.terms import Phase


def start_token_ahead(state: State, seat: Seat, _sealed: Sequence[Words]) -> Flow[object] | None:
    """The question of the start token, until it has been answered."""
    player = state.players[seat]
    if state.phase is not Phase.SETUP or player.start_token:
        return None
    return choose_start_token(state, player)


AHEAD: Final = Ahead({"start-token": start_token_ahead}, lambda state: state.round)
