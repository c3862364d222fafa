"""What votes can still come in this round: upper bounds, from what lies open."""

from __future__ import annotations

from collections.abc import Mapping

from engine.federation.floors import standings
from engine.federation.laws import tally
from engine.federation.placing import ambassadors_of
from engine.federation.state import Piece, Player, State
from engine.federation.terms import SPECIAL, TURNS, Wing


def most_votes(state: State, player: Player, spaces: int, placed: int = 0) -> int:
    """The most votes that a player can still put on so many free spaces; `placed` of his
    ambassadors are spoken for."""
    box = state.box
    faces = sorted(
        (
            box.ambassadors.special.votes if one == SPECIAL else box.ambassador_by_id[one].votes
            for one in ambassadors_of(player)
        ),
        reverse=True,
    )
    covers = [box.transfigurations[one].votes for one in player.transfigurations]
    best = sorted([*faces, *covers], reverse=True)
    tokens = max(0, min(spaces, len(faces) - placed))
    die = player.die if player.die and not player.die_out else 0
    return sum(best[:tokens]) + (die if tokens else 0)


def free_spaces(
    state: State, after: Mapping[str, Piece], floor: int | None, wing: Wing | None
) -> int:
    """Free spaces of a floor or a wing."""
    return sum(
        space.id not in after
        for space in state.box.spaces.values()
        if (floor is None or space.floor == floor) and (wing is None or space.wing is wing)
    )


def can_still_lead(state: State, player: Player, floor: int, after: Mapping[str, Piece]) -> bool:
    """Whether a player can still have the most votes on a floor."""
    standing = next(one for one in standings(state, after) if one.floor == floor)
    others = [own for seat, own in standing.votes.items() if seat != player.seat]
    most = standing.votes[player.seat] + most_votes(
        state, player, free_spaces(state, after, floor, None), placed=1
    )
    return most >= max(standing.neutral, *others)


def can_still_pass(state: State, wing: Wing, after: Mapping[str, Piece]) -> bool:
    """Whether a wing can still have as many votes as the other."""
    votes = tally(state, after)
    own, other = (votes.left, votes.right) if wing is Wing.LEFT else (votes.right, votes.left)
    free = free_spaces(state, after, None, wing)
    return own + sum(most_votes(state, one, free) for one in state.players) >= other


def leads_without(state: State, player: Player, floor: int, after: Mapping[str, Piece]) -> bool:
    """Whether a floor is won whatever the others still place."""
    standing = next(one for one in standings(state, after) if one.floor == floor)
    free = free_spaces(state, after, floor, None)
    rivals = [
        standing.votes[other.seat] + (most_votes(state, other, free) if other.turns < TURNS else 0)
        for other in state.players
        if other.seat != player.seat
    ]
    return standing.votes[player.seat] > max(standing.neutral, *rivals)
