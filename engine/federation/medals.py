"""Medals of honour: taken at once by whoever reaches a threshold."""

from __future__ import annotations

from engine.federation.marks import rule
from engine.federation.metrics import influence
from engine.federation.state import Player, State
from engine.federation.terms import ACCREDITATION, MEDALS, PLANETS


@rule("FED medals")
def check_medals(state: State, player: Player) -> None:
    """Whoever reaches the lowest threshold left on a planet, or the step of the accreditation
    medal, takes that medal at once."""
    own_turn = state.is_own_turn(player)
    if not own_turn and not state.box.rulings.medals_checked_outside_own_turn:
        return
    for planet in PLANETS:
        if planet in player.medals or not state.medals[planet]:
            continue
        if influence(state, player, planet) >= state.medals[planet][0]:
            take_medal(state, player, planet, state.medals[planet][0])
    lacks = ACCREDITATION not in player.medals and state.medals[ACCREDITATION]
    if lacks and player.step >= state.box.accreditation.medal_step:
        take_medal(state, player, ACCREDITATION, 0)


def take_medal(state: State, player: Player, kind: str, threshold: int) -> None:
    """One medal of this kind, the one with this threshold."""
    state.medals[kind].remove(threshold)
    player.medals.append(kind)
    state.tell("got_medal", player, medal=kind, threshold=threshold)


def missing_medals(state: State, player: Player) -> list[str]:
    """Kinds that a player lacks and of which one is left."""
    return [kind for kind in MEDALS if kind not in player.medals and state.medals[kind]]


@rule("FED medals: free choice")
def take_highest(state: State, player: Player, kind: str) -> None:
    """A medal of one's choice: of a planet the one with the highest threshold left."""
    take_medal(state, player, kind, state.medals[kind][-1])
