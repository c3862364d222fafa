"""What a player can know of the cards he has not seen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from engine.race.components import copies_of
from engine.race.state import Player, State


def unseen_numbers(state: State, player: Player) -> Mapping[int, int]:
    """How many cards of each cost or defense this player has not in sight.

    In sight are all tableaus and his own hand; of the discard pile he knows nothing.
    """
    own = player.picked if state.own_decks else copies_of(state.rules.sets)
    left = Counter(own)
    left.subtract(player.hand)
    left.subtract(player.drawn)
    seen = [player] if state.own_decks else state.players
    for other in seen:
        left.subtract(other.tableau)
    numbers: dict[int, int] = {}
    for id_, count in left.items():
        number = state.cards[id_].number
        numbers[number] = numbers.get(number, 0) + max(0, count)
    return numbers


def shares(state: State, player: Player) -> Mapping[int, int]:
    """The share of each number among the unseen cards, in percent."""
    numbers = unseen_numbers(state, player)
    whole = max(1, sum(numbers.values()))
    return {number: round(100 * count / whole) for number, count in numbers.items()}
