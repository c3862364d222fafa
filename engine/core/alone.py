"""Looking ahead: a seat plays on alone, to see where its own turns can lead.

What a computer player gets is never the real table: `as_known_to` makes one on which all that its
seat does not see has been dealt anew, and of whose moves it has only the reading.
"""

from __future__ import annotations

from engine.core.chance import UNKNOWN
from engine.core.flow import Flow
from engine.core.game import Game, S, V
from engine.core.moves import Move, Seat
from engine.core.record import open_setup
from engine.core.table import Table


def play_on_alone(table: Table[S, V], seat: Seat) -> Table[S, V] | None:
    """A table of its own on which only this seat plays on, one turn after the other until its round
    is over and it is asked nothing any more; None where no turn of it can be tried."""
    if not table.can_imagine(seat):
        return None
    ahead = table.forked()
    ahead.go_on(_own_turns(ahead.game, ahead.state, seat))
    return ahead


def as_known_to(table: Table[S, V], seat: Seat, seed: str) -> Table[S, V] | None:
    """A table of its own on which this seat can try its turn without peeking: what it does not see
    is dealt anew from `seed`. None where no turn of it can be tried."""
    state = table.game.redealt(table.state, seat, seed)
    turn = None if table.result else table.game.turn_of(state, seat)
    if turn is None:
        return None
    known = table.forked()
    readings = (table.reading(index, seat) for index in range(len(table.log)))
    known.log = [
        Move(move.seat, words or (UNKNOWN,))
        for move, words in zip(table.log, readings, strict=True)
    ]
    known.state, known.setup = state, open_setup(table, seat)
    known.go_on(turn)
    return known


def _own_turns(game: Game[S, V], state: S, seat: Seat) -> Flow[None]:
    """A seat's turns in a row, until it has none any more."""
    while (turn := game.turn_of(state, seat)) is not None:
        yield from turn
