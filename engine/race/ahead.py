"""What may be answered before it is asked: what to develop and to settle later in the round."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.core.flow import Flow
from engine.core.game import Ahead
from engine.core.moves import Seat, Words
from engine.race.phases import develop, settle
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


def _may_come(state: State, seat: Seat, phase: Phase) -> bool:
    """Whether a phase is chosen and still to come, or nobody knows yet."""
    people = [player.seat for player in state.people]
    if seat not in people or not state.players[seat].hand or state.round == 0:
        return False
    if state.step == "act":
        return True
    return state.step == "phase" and phase in state.phases[state.at + 1 :]


def _begin(state: State, player: Player, phase: Phase, sealed: Sequence[Words]) -> None:
    """As if this phase began now, with the actions that the player has sealed."""
    for words in sealed:
        if words[0] == "act":
            player.actions = tuple(Action(word) for word in words[1:])
    state.step, state.phases, state.at = "phase", (phase,), 0


def _developing(state: State, player: Player, sealed: Sequence[Words]) -> Flow[object]:
    _begin(state, player, Phase.DEVELOP, sealed)
    return (yield from develop.choose(state, player, player.powers.get(Phase.DEVELOP, ())))


def _settling(state: State, player: Player, sealed: Sequence[Words]) -> Flow[object]:
    _begin(state, player, Phase.SETTLE, sealed)
    player.at_start = player.powers.get(Phase.SETTLE, ())
    player.temporary = 0
    player.mercenaries = {}
    return (yield from settle.choose(state, player, second=False))
