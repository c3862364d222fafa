"""Missions that a token at hand would open: which one to use first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.moves import Option, Words
from engine.federation.actions.missions import mission_notes, sendable
from engine.federation.asking import USE
from engine.federation.state import Player, State
from engine.federation.tokens import usable
from engine.federation.vocabulary import LevelBonus

CLOSING = ("mission", "end")
"""Questions in which a ship may be sent."""


def opened_missions(
    state: State, player: Player, kind: str
) -> Iterator[tuple[Sequence[Words], Option]]:
    """For each token that raises the level: the missions that only it makes possible."""
    turn = state.turn
    if kind not in CLOSING or turn is None or turn.sent or not state.is_own_turn(player):
        return
    now = {mission.word for mission in sendable(state, player)}
    for token in usable(state, player):
        raised = sum(
            effect.amount
            for effect in state.box.specialists[token].effect
            if isinstance(effect, LevelBonus)
        )
        if not raised:
            continue
        player.round_level += raised
        try:
            later = sendable(state, player)
        finally:
            player.round_level -= raised
        for mission in later:
            if mission.word not in now:
                words = ("mission", mission.word)
                yield [(USE, token)], Option(words, mission_notes(state, player, mission))
