"""Conditions of planned turns: that the votes are still worth what they were meant for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.moves import Note, Seat, Words
from engine.core.provisos import Provisos
from engine.federation.advice.reach import best_gain
from engine.federation.floors import standings
from engine.federation.laws import tally
from engine.federation.metrics import influence
from engine.federation.placing import read_place
from engine.federation.printed import Space
from engine.federation.state import Piece, State
from engine.federation.terms import PLANET_IDS, Planet, Wing


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


def takes_medal(state: State, seat: Seat, moves: Sequence[Words]) -> bool:
    """The medal of the planet of this turn is the seat's, or can be with what is still to come of
    it; in a room there is none."""
    player = state.players[seat]
    acting = [deed.planet for deed in state.deeds]
    placed = _placed(state, seat, moves)
    if not acting and placed is not None:
        at, _ = placed
        if at.action in PLANET_IDS and state.senate.get(at.id) is None:
            acting.append(Planet(at.action))
    if acting:
        planet, left = acting[-1], state.medals[acting[-1]]
        reached = influence(state, player, planet) + best_gain(state, player, planet)
        return planet in player.medals or (bool(left) and reached >= left[0])
    if placed is None:
        return True
    done = {placed[0].action, *(words[1] for words in moves if words[0] == "copy")}
    return all(planet in player.medals for planet in Planet if planet in done)


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


PROVISOS: Final = Provisos({"floor": leads_floor, "wing": wing_holds, "medal": takes_medal})
