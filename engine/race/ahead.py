"""What may be answered before it is asked: what to develop and to settle later in the round."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine.core.amounts import NOTHING, picked_words
from engine.core.flow import Flow
from engine.core.game import Ahead
from engine.core.moves import Seat, Words
from engine.race.payment import offers, settle_powers
from engine.race.phases import develop, settle
from engine.race.phases.settle import leaving_of
from engine.race.state import Player, State
from engine.race.terms import Action, Phase


def develop_ahead(state: State, seat: Seat, sealed: Sequence[Words]) -> Flow[object] | None:
    """The question of developing, while it may come in this round."""
    if not _may_come(state, seat, Phase.DEVELOP):
        return None
    return _developing(state, state.players[seat], sealed)


def settle_ahead(state: State, seat: Seat, sealed: Sequence[Words]) -> Flow[object] | None:
    """The question of settling, while it may come in this round."""
    if not _may_come(state, seat, Phase.SETTLE):
        return None
    return _settling(state, state.players[seat], sealed)


AHEAD: Final = Ahead({"develop": develop_ahead, "settle": settle_ahead}, lambda state: state.round)


PLACES: Final = (Action.DEVELOP, Action.SETTLE)
"""Actions whose phase is asked by the same word."""


def _may_come(state: State, seat: Seat, phase: Phase) -> bool:
    """Whether a phase is chosen and still to come, or nobody knows yet."""
    people = [player.seat for player in state.people]
    if seat not in people or not state.players[seat].hand or state.round == 0:
        return False
    if state.step == "act":
        return True
    return state.step == "phase" and phase in state.phases[state.at + 1 :]


def _begin(state: State, player: Player, phase: Phase, sealed: Sequence[Words]) -> None:
    """As if this phase began now, after all that the player has sealed, and has ordered for phases
    that are sure to come before it."""
    before = state.phases[: state.at + 1] if state.step == "phase" else ()
    comes = True
    for words in sealed:
        if words[0] in PLACES:
            comes = state.step == "phase" or words[0] in player.actions
        if comes:
            _carry_out(state, player, words)
    times = before.count(phase) + 1
    state.step, state.phases, state.at = "phase", (phase,) * times, times - 1


def _carry_out(state: State, player: Player, words: Words) -> None:
    """What a sealed answer does to the cards that its player knows; nobody is told of it."""
    match words:
        case ("act", *actions):
            player.actions = tuple(Action(action) for action in actions)
        case ("keep", *_):
            player.hand += _picked(words, player.drawn)
        case ("pay", *_):
            for card in _picked(words, player.hand):
                player.hand.remove(card)
        case ("boost", *boosters) if boosters != [*NOTHING]:
            _use_up(state, player, boosters)
        case ("settle", card, way):
            powers = settle_powers(state, player)
            found = offers(player, state.cards[card], powers, len(player.hand) - 1)
            uses = next((one.uses for one in found if one.way == way), ())
            _put_down(state, player, card)
            _use_up(state, player, uses)
        case ("develop", card) if card in player.hand:
            _put_down(state, player, card)


def _picked(words: Words, cards: Sequence[str]) -> Sequence[str]:
    return picked_words(words, words[0], Counter(cards)) or ()


def _put_down(state: State, player: Player, card: str) -> None:
    player.hand.remove(card)
    state.put_down(player, card)


def _use_up(state: State, player: Player, used: Sequence[str]) -> None:
    for card in leaving_of(state, used):
        state.take_away(player, card)


def _developing(state: State, player: Player, sealed: Sequence[Words]) -> Flow[object]:
    _begin(state, player, Phase.DEVELOP, sealed)
    return (yield from develop.choose(state, player, player.powers.get(Phase.DEVELOP, ())))


def _settling(state: State, player: Player, sealed: Sequence[Words]) -> Flow[object]:
    _begin(state, player, Phase.SETTLE, sealed)
    player.at_start = player.powers.get(Phase.SETTLE, ())
    player.temporary = 0
    player.mercenaries = {}
    return (yield from settle.choose(state, player, second=False))
