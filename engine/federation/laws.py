"""Laws: two lie open, one of each wing; the wing with more votes passes its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from engine.core.moves import Seat
from engine.federation.marks import rule
from engine.federation.metrics import count
from engine.federation.printed import Law
from engine.federation.state import Piece, Player, State
from engine.federation.terms import ROUNDS, Side, Source, Wing


@rule("FED laws: turning up")
def next_laws(state: State, number: int) -> None:
    """Two different laws; in the last round but one those of the last as well, also different."""
    if state.next_laws:
        state.laws, state.next_laws = state.next_laws, {}
        return
    state.laws = {Wing.LEFT: _draw(state, Wing.LEFT), Wing.RIGHT: _draw(state, Wing.RIGHT)}
    if state.laws[Wing.LEFT] == state.laws[Wing.RIGHT]:
        aside = state.laws[Wing.RIGHT]
        state.laws[Wing.RIGHT] = _draw(state, Wing.RIGHT)
        _shuffle_back(state, aside)
    if number == ROUNDS - 1:
        state.next_laws = {wing: _draw(state, wing) for wing in Wing}
        if state.next_laws[Wing.LEFT] == state.next_laws[Wing.RIGHT]:
            now, then = state.laws[Wing.RIGHT], state.next_laws[Wing.RIGHT]
            state.laws[Wing.RIGHT], state.next_laws[Wing.RIGHT] = then, now
            state.tell("swapped_laws", None)
    state.tell("showed_laws", None, left=state.laws[Wing.LEFT], right=state.laws[Wing.RIGHT])
    if coming := state.next_laws:
        left, right = coming[Wing.LEFT], coming[Wing.RIGHT]
        state.tell("showed_next_laws", None, round=number + 1, left=left, right=right)


def _draw(state: State, wing: Wing) -> str:
    return state.piles[f"laws-{wing}"].draw()


def _shuffle_back(state: State, law: str) -> None:
    key = f"laws-{Wing.RIGHT}"
    rest = state.piles[key].contents()
    state.piles[key] = state.chance.pile(key, sorted([*rest, law]))


class Tally(NamedTuple):
    """How the votes stand."""

    left: int
    right: int

    @property
    def passing(self) -> Wing | None:
        """The wing with more votes; None where they are tied."""
        if self.left == self.right:
            return None
        return Wing.LEFT if self.left > self.right else Wing.RIGHT


def votes_of(state: State, piece: Piece, dice: Mapping[Seat, int] | None = None) -> int:
    """The votes of a token with its die; `dice` are values to come, by seat."""
    if piece.side is not Side.VOTE:
        return 0
    if not piece.die or piece.seat is None:
        return piece.votes
    return piece.votes + (state.players[piece.seat].die if dice is None else dice[piece.seat])


@rule("FED laws: counting")
def tally(
    state: State,
    senate: Mapping[str, Piece] | None = None,
    dice: Mapping[Seat, int] | None = None,
) -> Tally:
    """Votes by wing, those of neutral tokens too; of the senate as it is, or as it might be."""
    sums = dict.fromkeys(Wing, 0)
    for space, piece in (state.senate if senate is None else senate).items():
        if piece.seat is not None or state.box.blocking.votes_count.law:
            sums[state.box.spaces[space].wing] += votes_of(state, piece, dice)
    return Tally(sums[Wing.LEFT], sums[Wing.RIGHT])


def law_points(state: State, player: Player, law: Law) -> int:
    """What a law brings a player now."""
    return law.factor * count(state, player, law.metric)


def judge(state: State) -> Seat:
    """Who decides a tie."""
    if state.box.rulings.law_tie_president_is == "current_holder":
        return state.president
    return state.first


@rule("FED laws: passing")
def pass_law(state: State, wing: Wing, players: list[Player]) -> None:
    """Everybody gets twice his influence on the law's planet."""
    law = state.box.law_by_id[state.laws[wing]]
    votes = tally(state)
    state.passed.append(law.id)
    by = judge(state) if votes.passing is None else None
    other = state.box.law_by_id[state.laws[next(one for one in Wing if one is not wing)]]
    state.tell(
        "passed_law",
        None,
        law=law.id,
        wing=wing,
        left=votes.left,
        right=votes.right,
        judge=by,
        other=other.id,
        others=tuple((one.seat, law_points(state, one, other)) for one in state.players),
    )
    for player in players:
        state.score(player, Source.LAWS, law_points(state, player, law), law=law.id)
