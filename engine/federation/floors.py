"""The majority of votes on each floor of the senate."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.core.moves import Seat
from engine.federation.laws import votes_of
from engine.federation.marks import rule
from engine.federation.metrics import level
from engine.federation.state import Piece, Player, State
from engine.federation.terms import Source


class Standing(NamedTuple):
    """Votes on one floor."""

    floor: int
    votes: Mapping[Seat, int]
    """By seat, of those who have a token that counts there."""
    neutral: int
    winners: tuple[Seat, ...]


@rule("FED executive phase: floors")
def standings(
    state: State,
    senate: Mapping[str, Piece] | None = None,
    dice: Mapping[Seat, int] | None = None,
) -> list[Standing]:
    """Whoever has most votes, top floor first; neutral votes take part; a tie has several."""
    found = []
    for floor in sorted(state.box.senate.floors, reverse=True):
        votes = dict.fromkeys(range(len(state.players)), 0)
        neutral = 0
        for space, piece in (state.senate if senate is None else senate).items():
            if state.box.spaces[space].floor != floor:
                continue
            if piece.seat is not None:
                votes[piece.seat] += votes_of(state, piece, dice)
            elif state.box.blocking.votes_count.floor_majority:
                neutral += votes_of(state, piece, dice)
        most = max(neutral, *votes.values())
        needed = 1 if state.box.rulings.floor_majority_needs_a_vote else 0
        winners = tuple(seat for seat, own in votes.items() if own == most and own >= needed)
        found.append(Standing(floor, votes, neutral, winners))
    return found


def outcome_of(standing: Standing) -> str:
    """How a floor has ended, for those who read of it."""
    if standing.winners:
        return "one" if len(standing.winners) == 1 else "tie"
    return "neutral" if standing.neutral else "nobody"


def score_floors(state: State, order: list[Player]) -> None:
    """Each winner of a floor scores his level."""
    for standing in standings(state):
        state.tell(
            "counted_floor",
            None,
            floor=standing.floor,
            votes=tuple((seat, own) for seat, own in sorted(standing.votes.items()) if own),
            neutral=standing.neutral,
            winners=standing.winners,
            points=tuple((one, level(state, state.players[one])) for one in standing.winners),
            outcome=outcome_of(standing),
        )
        for player in order:
            if player.seat in standing.winners:
                points = level(state, player)
                state.score(player, Source.FLOORS, points, floor=standing.floor)
