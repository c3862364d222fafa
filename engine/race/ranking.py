"""Which hand cards the engine proposes to give up first, and which to keep; never forced.

To spend: what the player has marked so; then developments that lie in the tableau already or are
being placed; then cards that could not be placed even with the whole hand and what is being
placed; then the fewest points, the highest price, the id; then the only development of cost 6, of
which it would be warned; last what is marked to be kept. To keep: the other way round.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine.core.marking import rank
from engine.race.payment import develop_obstacle, settle_obstacle
from engine.race.scoring import points_of
from engine.race.state import Player, State, as_if_placed
from engine.race.terms import Phase


def to_spend(
    state: State, player: Player, cards: Sequence[str], *, placing: str | None = None
) -> list[str]:
    """These cards, those to give up first; perhaps for a card that is being placed."""
    others = len(player.hand) - 1
    later = _later(as_if_placed(state, player, placing) if placing else player)
    key = {card: _worth(state, later, card, others) for card in dict.fromkeys(cards)}
    return sorted(cards, key=key.__getitem__)


def to_keep(state: State, player: Player, cards: Sequence[str]) -> list[str]:
    """These cards, those to keep first; of two alike the second comes last."""
    others = len(player.hand)
    later = _later(player)
    key = {card: _worth(state, later, card, others) for card in dict.fromkeys(cards)}
    order = sorted(cards, key=key.__getitem__, reverse=True)
    seconds = [card for at, card in enumerate(order) if card in order[:at] or card in player.hand]
    firsts = order.copy()
    for card in seconds:
        firsts.remove(card)
    return [*firsts, *seconds]


def sixes_in(state: State, hand: Sequence[str]) -> list[str]:
    """The developments of cost 6 among these cards."""
    return [id_ for id_ in hand if state.cards[id_].variable]


def _later(player: Player) -> Player:
    """The player when he may place a card again: temporary Military is gone by then."""
    return replace(player, temporary=0, mercenaries={})


def _worth(
    state: State, player: Player, id_: str, others: int
) -> tuple[int, int, int, int, int, int, str]:
    card = state.cards[id_]
    points = points_of(state, player, id_)
    dead = id_ in player.tableau
    if card.is_world:
        obstacle = settle_obstacle(player, id_, card, player.powers.get(Phase.SETTLE, ()), others)
    else:
        powers = player.powers.get(Phase.DEVELOP, ())
        obstacle = develop_obstacle(state, player, id_, powers, others)
    marked = rank(player.marks, id_)
    only_six = card.variable and not dead and sixes_in(state, player.hand) == [id_]
    return (marked, int(not dead), int(only_six), int(obstacle is None), points, -card.number, id_)
