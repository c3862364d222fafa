"""What is counted: influence, levels, missions, and every other metric of the components."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from engine.federation.state import Player, State
from engine.federation.terms import Planet
from engine.federation.vocabulary import Metric


def influence(state: State, player: Player, planet: Planet) -> int:
    """A player's influence on a planet."""
    match planet:
        case Planet.NEO:
            return state.box.neo.graph[player.miner].influence
        case Planet.SIXMOON:
            return player.mage
        case Planet.ATAL:
            return len(player.specialists)
        case Planet.ARRATUIN:
            return sum(player.discs.values())
        case Planet.E81216:
            return len(player.productions) + 2 * len(player.megastructures)


def printed_level(state: State, player: Player) -> int:
    """The level that the marker stands on."""
    return state.box.level_of_step[player.step]


def level(state: State, player: Player) -> int:
    """The level with the tokens that raise it."""
    return level_on(state, player, player.step)


def level_on(state: State, player: Player, step: int) -> int:
    """The same if the marker stood on this step."""
    box = state.box
    raised = box.level_of_step[step] + player.round_level + player.game_level
    if box.rulings.level_may_exceed_5:
        return raised
    return min(raised, len(box.accreditation.steps_per_level))


def mission_level(state: State, player: Player) -> int:
    """The level that opens missions."""
    if state.box.rulings.level_bonus_counts_for_mission_requirement:
        return level(state, player)
    return printed_level(state, player)


def _available_or_completed(state: State, player: Player) -> int:
    return len(player.markers) + bool(player.start_token) + len(player.deep_space)


def _colours(state: State, player: Player) -> int:
    return len({state.box.specialists[one].type for one in player.specialists})


def _influence_on(planet: Planet) -> Callable[[State, Player], int]:
    return partial(_on, planet)


def _on(planet: Planet, state: State, player: Player) -> int:
    return influence(state, player, planet)


METRICS: Final[dict[str, Callable[[State, Player], int]]] = {
    **{f"influence:{planet}": _influence_on(planet) for planet in Planet},
    "accreditation_level": level,
    "die_value": lambda state, player: player.die,
    "missions_completed": lambda state, player: player.completed,
    "missions_available_or_completed": _available_or_completed,
    "specialist_colours": _colours,
    "golden_diamonds": lambda state, player: player.reserve.golden_diamond,
    "resources_total": lambda state, player: player.reserve.total,
    "megastructures_built": lambda state, player: len(player.megastructures),
    "ships_in_hangar": lambda state, player: player.ships,
    "discs_level2": lambda state, player: sum(at == 2 for at in player.discs.values()),
    "transfigurations_unused": lambda state, player: len(player.transfigurations),
    "asteroid_tokens": lambda state, player: len(player.asteroids),
    "joint_contributions": lambda state, player: player.joint,
    "flat": lambda state, player: 1,
}


def count(state: State, player: Player, metric: Metric) -> int:
    """The value of a metric now."""
    return METRICS[metric](state, player)
