"""Looking ahead: a seat plays on alone, to see where its own turns can lead."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.core.game import Game, S, V
from engine.core.moves import Seat
from engine.core.table import Table


def play_on_alone(table: Table[S, V], seat: Seat) -> Table[S, V] | None:
    """A table of its own on which only this seat plays on, one turn after the other until its round
    is over and it is asked nothing any more; None where no turn of it can be tried."""
    if not table.can_imagine(seat):
        return None
    ahead = table.forked()
    ahead.go_on(_own_turns(ahead.game, ahead.state, seat))
    return ahead


def _own_turns(game: Game[S, V], state: S, seat: Seat) -> Flow[None]:
    """A seat's turns in a row, until it has none any more."""
    while (turn := game.turn_of(state, seat)) is not None:
        yield from turn
