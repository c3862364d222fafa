"""What a seat has in reach, in points by the rules' own counting: for the player itself and, by the
same measure, for its rivals. Guesses for a computer player; no rule.

Everything is told as it would be at the end of the round in hand, with upkeep paid as far as it can
be and the funding of the senate done; `chance` says how likely that is to stay so.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Final

from engine.federation.actions.e81216 import values
from engine.federation.executive import Due, dues, funding_plan, kept_step
from engine.federation.floors import Standing, standings
from engine.federation.laws import judge, law_points, tally
from engine.federation.metrics import influence, level_on, mission_level
from engine.federation.scoring import medal_points, project_points
from engine.federation.state import Player, State
from engine.federation.terms import (
    ACCREDITATION,
    INTRIGUE,
    MEDALS,
    PLANET_IDS,
    PROJECTS,
    ROUNDS,
    TURNS,
    Phase,
    Planet,
    Wing,
)

A_TURN: Final = 0.2
"""Steps towards a medal that one of one's turns is good for."""
A_FUNDING: Final = 0.2
"""Steps of a project that a turn of anybody brings."""
SWING: Final = 0.35
"""How much of the votes still in hand may go where they hurt."""
TIE: Final = 0.5
"""A tie on a floor scores in full, so it counts as half a vote ahead."""
UNSURE: Final = 0.8
"""How little of a rank counts while the whole game is to come."""
STEPS_AT_ONCE: Final = 1.5
"""Steps of accreditation that an action brings."""
INTRIGUE_MISSION: Final = "9"
OWN_INFLUENCE: Final = 2
"""Of a megastructure, counted for its own points."""


def turns_left(state: State, player: Player) -> int:
    """Turns that a player still has until the end of the game."""
    if state.phase is Phase.ENDED:
        return 0
    if not state.round:
        return ROUNDS * TURNS
    later = (ROUNDS - state.round) * TURNS
    if state.phase is not Phase.AMBASSADORS:
        return later
    return later + len(player.unused) + player.special


def near(steps: float, pace: float) -> float:
    """How likely so many steps are to be made, by how many may be made."""
    return 1.0 if steps <= 0 else (pace / (pace + steps)) ** 2


def chance(lead: float, behind: float, ahead: float) -> float:
    """How likely it is to be ahead in the end: whoever leads can be caught up by the votes `ahead`
    of others, whoever does not has his own `behind` to do so."""
    swing = SWING * (ahead if lead > 0 else behind)
    if not lead:
        return 0.5
    return 0.5 + 0.5 * lead / (abs(lead) + swing)


class RoundEnd:
    """A position as it is looked at for all its seats: what they share is counted once."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.placing = state.phase is Phase.AMBASSADORS
        self.turns = [turns_left(state, one) for one in state.players]

    @cached_property
    def influences(self) -> list[Mapping[str, int]]:
        """Of every seat by planet."""
        state = self.state
        return [
            {planet: influence(state, one, planet) for planet in Planet} for one in state.players
        ]

    @cached_property
    def standings(self) -> list[Standing]:
        """The floors as they are."""
        return standings(self.state)

    @cached_property
    def free(self) -> Mapping[int, int]:
        """Free spaces by floor."""
        found = dict.fromkeys(self.state.box.senate.floors, 0)
        for space, printed in self.state.box.spaces.items():
            found[printed.floor] += space not in self.state.senate
        return found

    @cached_property
    def steps(self) -> Mapping[str, int]:
        """Steps of projects when this round's funding is done."""
        found = dict(self.state.projects)
        if self.placing:
            for funding in funding_plan(self.state, self.state.senate):
                found[funding.project] += 1
        return found

    @cached_property
    def ranks(self) -> Mapping[str, Sequence[int]]:
        """What each project that has begun would bring every seat."""
        state = self.state
        return {one: project_points(state, one) for one in PROJECTS if self.steps[one]}

    @cached_property
    def in_hand(self) -> list[int]:
        """Votes that every seat may still bring into the senate in this round."""
        return [self._votes(one) if self.placing else 0 for one in self.state.players]

    def _votes(self, player: Player) -> int:
        box = self.state.box
        found = sum(box.ambassador_by_id[one].votes for one in player.unused)
        found += box.ambassadors.special.votes * player.special
        return found + (0 if player.die_out or not player.unused else player.die)

    def due(self, player: Player) -> Due | None:
        """The upkeep that a player will pay, if any is due in this round."""
        ways = dues(self.state, player) if self.placing else []
        return ways[0] if ways else None

    def step(self, player: Player) -> int:
        """Where the marker will stand after upkeep."""
        due = self.due(player)
        return player.step if due is None else kept_step(self.state, player, due)


def medals(at_end: RoundEnd, player: Player) -> tuple[float, float]:
    """What the medals of a player bring, and what those in his reach would bring beyond that."""
    state, pace = at_end.state, A_TURN * at_end.turns[player.seat]
    points = state.box.medals.points
    now = medal_points(state, player)
    if not pace:
        return float(now), 0.0
    more = sum(
        near(_steps_to_medal(at_end, player, kind), pace)
        for kind in MEDALS
        if kind not in player.medals and state.medals[kind]
    )
    at = min(len(player.medals) + more, len(points) - 1.0)
    low = min(int(at), len(points) - 2)
    return float(now), points[low] + (points[low + 1] - points[low]) * (at - low) - now


def _steps_to_medal(at_end: RoundEnd, player: Player, kind: str) -> float:
    """About how many steps a medal is away: a rival who is nearer takes the lower threshold."""
    state = at_end.state
    if kind == ACCREDITATION:
        return (state.box.accreditation.medal_step - player.step) / STEPS_AT_ONCE
    if kind == INTRIGUE:
        mission = state.box.mission_by_word[INTRIGUE_MISSION]
        lacking = max(0, mission.level - mission_level(state, player))
        return 1.0 + (mission.word not in player.markers) + (not player.ships) + lacking
    assert kind in PLANET_IDS
    own = at_end.influences[player.seat][kind]
    nearer = sum(
        at_end.influences[one.seat][kind] > own
        for one in state.players
        if one is not player and kind not in one.medals
    )
    thresholds = state.medals[kind]
    return float(thresholds[min(nearer, len(thresholds) - 1)] - own)


def floors(at_end: RoundEnd, player: Player) -> float:
    """What the floors will bring in this round."""
    state, seat = at_end.state, player.seat
    if state.phase is Phase.ENDED or not state.round:
        return 0.0
    others = sum(at_end.in_hand) - at_end.in_hand[seat]
    total = 0.0
    for one in at_end.standings:
        own = one.votes[seat]
        best = max([one.neutral, *(v for who, v in one.votes.items() if who != seat)])
        lead = own - best + TIE if own else -best - TIE
        free = bool(at_end.free[one.floor])
        total += chance(lead, at_end.in_hand[seat] * free, others * free)
    return total * level_on(state, player, at_end.step(player))


def laws(at_end: RoundEnd, player: Player) -> float:
    """What this round's law will bring, as the votes stand."""
    state = at_end.state
    if not state.laws or state.phase is Phase.ENDED:
        return 0.0
    votes = tally(state)
    in_hand = sum(at_end.in_hand)
    own = _by_wing(state, player)
    if votes.passing is None and not in_hand:
        wanted = _by_wing(state, state.players[judge(state)])
        return float(own[max(wanted, key=lambda wing: wanted[wing])])
    left = chance(votes.left - votes.right, in_hand, in_hand)
    return left * own[Wing.LEFT] + (1.0 - left) * own[Wing.RIGHT]


def _by_wing(state: State, player: Player) -> dict[Wing, int]:
    return {wing: law_points(state, player, state.box.law_by_id[state.laws[wing]]) for wing in Wing}


def projects(at_end: RoundEnd, player: Player) -> float:
    """What projects will bring: those that will be funded, as the ranks are."""
    state, turns = at_end.state, sum(at_end.turns)
    sure = 1.0 - UNSURE * turns / (ROUNDS * TURNS * len(at_end.turns))
    total = 0.0
    for project, ranks in at_end.ranks.items():
        funded = near(state.needed(project) - at_end.steps[project], A_FUNDING * turns)
        total += funded * (sure * ranks[player.seat] + (1.0 - sure) * sum(ranks) / len(ranks))
    return total


def megastructures(at_end: RoundEnd, player: Player) -> float:
    """What the best megastructure not built yet would score, more where it can be paid."""
    state = at_end.state
    if not at_end.turns[player.seat] or player.robots_used >= state.box.limits.robots:
        return 0.0
    best = 0.0
    for mega in state.box.e81216.megastructures:
        multiplier = state.multiplier(mega.id)
        if mega.id in player.megastructures or multiplier is None:
            continue
        worth = multiplier * min(values(state, player, mega.id, OWN_INFLUENCE))
        best = max(best, worth * (1.0 if player.reserve.covers(mega.cost) else 0.5))
    return best
