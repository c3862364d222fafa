"""Conditions of planned turns: that the votes are still worth what they were meant for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.moves import Note, Seat, Words
from engine.core.provisos import Provisos
from engine.federation.floors import standings
from engine.federation.laws import tally
from engine.federation.placing import read_place
from engine.federation.printed import Space
from engine.federation.state import Piece, State
from engine.federation.terms import Wing


def leads_floor(state: State, seat: Seat, moves: Sequence[Words]) -> bool:
    """Nobody has more votes on the floor of what is placed; outside there is no floor."""
    placed = _placed(state, seat, moves)
    if placed is None:
        return True
    at, senate = placed
    floor = next(one for one in standings(state, senate) if one.floor == at.floor)
    return seat in floor.winners


def wing_holds(state: State, seat: Seat, moves: Sequence[Words]) -> bool:
    """The wing of what is placed is not behind the other."""
    placed = _placed(state, seat, moves)
    if placed is None:
        return True
    at, senate = placed
    votes = tally(state, senate)
    return votes.left >= votes.right if at.wing is Wing.LEFT else votes.right >= votes.left


def _placed(
    state: State, seat: Seat, moves: Sequence[Words]
) -> tuple[Space, Mapping[str, Piece]] | None:
    """Where something is placed, and the senate with it; None outside of the senate."""
    for words in moves:
        at = next((state.box.spaces[word] for word in words if word in state.box.spaces), None)
        if words[0] != "place" or at is None:
            continue
        piece = state.senate.get(at.id)
        if piece is not None and piece.seat == seat:
            return at, state.senate
        read = read_place(state, state.players[seat], words)
        if isinstance(read, Note):
            return None
        face, _, die = read
        own = Piece(seat, face.ambassador, face.side, face.votes, face.cover, die)
        return at, {**state.senate, at.id: own}
    return None


PROVISOS: Final = Provisos({"floor": leads_floor, "wing": wing_holds})
