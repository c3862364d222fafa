"""What is turned up from face-down piles in the course of a game."""

from __future__ import annotations

from typing import Final

from engine.core.chance import UNKNOWN
from engine.core.moves import Note, Seat
from engine.federation.marks import rule
from engine.federation.state import State

FACE_DOWN: Final = UNKNOWN


def reveal_asteroid(state: State, space: str) -> None:
    """Turn up the asteroid on a space."""
    token = state.piles["asteroids"].draw()
    state.asteroids[space] = token
    resources = state.box.asteroids[token].plain()
    state.tell("turned_up_asteroid", None, space=space, token=token, resources=resources)


def reveal_dead_asteroids(state: State) -> None:
    """Turn up those on the last space, once."""
    if state.dead_asteroids is not None:
        return
    pile = state.piles["dead-asteroids"]
    state.dead_asteroids = [
        pile.draw() for _ in range(min(len(pile), state.box.neo.dead_asteroids_in_play))
    ]
    tokens = tuple(state.dead_asteroids)
    rewards = tuple(
        Note("reward", {"resources": state.box.asteroids[token].plain()}) for token in tokens
    )
    state.tell("turned_up_dead_asteroids", None, tokens=tokens, rewards=rewards)


@rule("FED sixmoon: turning up")
def reveal_moon(state: State, moon: int) -> None:
    """Turn up the tokens of a moon, if there is one and they still lie face down."""
    strengths = state.box.sixmoon.step_strength
    if moon in state.moons or not 1 <= moon <= len(strengths):
        return
    pile = state.piles[f"sixmoon{strengths[moon - 1]}"]
    state.moons[moon] = [pile.draw() for _ in range(state.box.sixmoon.tokens_per_step)]
    state.tell("turned_up_moon", None, moon=moon, tokens=tuple(state.moons[moon]))


def draw_beside(state: State, strength: int, to: Seat | None = None) -> str | None:
    """A token drawn from a stack beside the board, for the eyes of one seat or (None) for all; None
    where the stack is empty."""
    if not state.beside[strength]:
        return None
    state.beside[strength] -= 1
    return state.piles[f"sixmoon{strength}"].draw(to=to)


@rule("FED atal: turning up")
def reveal_specialists(state: State, kind: str) -> None:
    """After a level 1 was taken: the next of its stack, and the top level 2 of its type."""
    for level in (1, 2):
        pile = state.piles[f"atal-{kind}{level}"]
        if kind not in state.offered[level] and len(pile):
            token = pile.draw()
            # As they lie, left to right: who chooses is asked, told and numbered in this order.
            row = {**state.offered[level], kind: token}
            state.offered[level] = {one: row[one] for one in state.box.atal.types if one in row}
            state.tell("turned_up_specialist", None, token=token, kind=kind)
