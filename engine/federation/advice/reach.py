"""What one action can bring: medals, missions, the next level, projects a step from completion."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.moves import Note, Seat
from engine.federation.actions.missions import mission_refusal
from engine.federation.bag import Bag
from engine.federation.metrics import influence, mission_level, printed_level
from engine.federation.payable import buildable, can_act
from engine.federation.state import Player, State
from engine.federation.terms import JOINT, PROJECTS, Planet
from engine.federation.tokens import takeable


@dataclass(frozen=True, slots=True)
class MedalReach:
    """How far a planet's next medal is."""

    planet: Planet
    influence: int
    threshold: int | None
    """The lowest one left; None where none is, or one has the medal."""
    missing: int
    in_one: bool
    """Whether one action could be enough."""
    rivals: tuple[Seat, ...]
    """Who else lacks it and is not further away."""


@dataclass(frozen=True, slots=True)
class MissionReach:
    """What a mission still needs."""

    mission: str
    needs: Note | None
    """None where a ship could be sent."""
    steps: int
    """Steps of accreditation to its level."""


@dataclass(frozen=True, slots=True)
class Reach:
    """What lies near for one seat."""

    seat: Seat
    medals: tuple[MedalReach, ...]
    missions: tuple[MissionReach, ...]
    steps_to_level: int
    """Steps to the next level; 0 on the last."""
    projects: tuple[str, ...]
    """Projects a single step completes."""


def reach_of(state: State, player: Player) -> Reach:
    """What lies near."""
    at = printed_level(state, player)
    top = at == len(state.box.accreditation.steps_per_level)
    return Reach(
        seat=player.seat,
        medals=tuple(_medal(state, player, planet) for planet in Planet),
        missions=tuple(
            MissionReach(
                mission.word,
                mission_refusal(state, player, mission),
                steps_to(state, player, mission.level),
            )
            for mission in state.box.missions
            if mission.word not in player.missions
        ),
        steps_to_level=0 if top else state.box.first_step(at + 1) - player.step,
        projects=tuple(
            project
            for project in PROJECTS
            if project != JOINT and state.needed(project) - state.projects[project] == 1
        ),
    )


def steps_to(state: State, player: Player, wanted: int) -> int:
    """Steps until the level that opens missions is this high."""
    raised = mission_level(state, player) - printed_level(state, player)
    needed = min(wanted - raised, len(state.box.accreditation.steps_per_level))
    if needed <= printed_level(state, player):
        return 0
    return state.box.first_step(needed) - player.step


def _medal(state: State, player: Player, planet: Planet) -> MedalReach:
    own = influence(state, player, planet)
    left = state.medals[planet]
    threshold = left[0] if left and planet not in player.medals else None
    missing = 0 if threshold is None else max(0, threshold - own)
    rivals = tuple(
        other.seat
        for other in state.players
        if other is not player
        and planet not in other.medals
        and threshold is not None
        and influence(state, other, planet) >= own
    )
    best = best_gain(state, player, planet) if missing else 0
    return MedalReach(planet, own, threshold, missing, 0 < missing <= best, rivals)


def best_gain(state: State, player: Player, planet: Planet, reserve: Bag | None = None) -> int:
    """The most influence one action on a planet brings, without tokens; `reserve` is what there is
    to pay with by then."""
    reserve = player.reserve if reserve is None else reserve
    if not can_act(state, player, planet, reserve):
        return 0
    graph = state.box.neo.graph
    match planet:
        case Planet.NEO:
            here = graph[player.miner]
            return max((graph[one].influence - here.influence for one in here.next), default=0)
        case Planet.SIXMOON:
            return int(player.mage < len(state.box.sixmoon.step_strength))
        case Planet.ATAL:
            return int(bool(takeable(state, player)))
        case Planet.ARRATUIN:
            return int(
                any(
                    player.discs.get(shop.id, 0) < 2 and reserve.covers(shop.cost)
                    for shop in state.box.arratuin.shops
                )
            )
        case Planet.E81216:
            gains = [
                2 if what in state.box.megastructures else 1
                for what, cost in buildable(state, player)
                if reserve.covers(cost)
            ]
            return max(gains, default=0)
