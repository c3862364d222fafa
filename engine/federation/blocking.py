"""Games for two and three: neutral tokens block spaces and vote."""

from __future__ import annotations

from engine.federation.marks import rule
from engine.federation.state import Piece, State
from engine.federation.terms import SPY, Side, Wing

NEUTRAL = "neutral"


@rule("FED three players")
def block(state: State, number: int) -> None:
    """A blocking token is turned up; X, the number of the round, on a planet of either wing, a
    zero on a third."""
    if len(state.players) == 4:
        return
    token = state.piles["blocking-planets"].draw()
    state.blocks = [token]
    blocks = next(one.blocks for one in state.box.blocking.planets if one.id == token)
    put_neutral(state, space_of(state, blocks.x_left, Wing.LEFT), number)
    put_neutral(state, space_of(state, blocks.x_right, Wing.RIGHT), number)
    put_neutral(state, space_of(state, blocks.zero, blocks.zero_wing), 0)
    if len(state.players) == 2:
        block_room(state)


@rule("FED two players")
def block_room(state: State) -> None:
    """A zero on a room, and one on the spy of the other wing."""
    token = state.piles["blocking-rooms"].draw()
    state.blocks.append(token)
    room = next(one.room for one in state.box.blocking.rooms if one.id == token)
    wing = state.box.rooms[room].wing
    put_neutral(state, space_of(state, room, wing), 0)
    other = Wing.RIGHT if wing is Wing.LEFT else Wing.LEFT
    put_neutral(state, space_of(state, SPY, other), 0)


def space_of(state: State, action: str, wing: Wing) -> str:
    """Where an action lies in a wing."""
    return next(
        space.id
        for space in state.box.spaces.values()
        if space.action == action and space.wing is wing
    )


def put_neutral(state: State, space: str, votes: int) -> None:
    """A token of the neutral player."""
    state.senate[space] = Piece(None, NEUTRAL, Side.VOTE, votes)
    state.tell("blocked", None, space=space, action=state.box.spaces[space].action, votes=votes)


@rule("FED two and three players: clean-up")
def unblock(state: State) -> None:
    """Neutral tokens leave after the executive phase; the blocking tokens have been used."""
    state.blocks = []
