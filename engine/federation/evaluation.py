"""What a position is worth to a player, as named terms in points; advice, no rule.

`points` and `leftovers` lie open, all others are guesses with the weights of
assets/federation/company/weights.json. What the end of the round would bring now is counted for
less than what has come: others place too.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.company.weights import load_weights
from engine.core.moves import Seat
from engine.federation.floors import standings
from engine.federation.laws import law_points, tally
from engine.federation.metrics import influence, level
from engine.federation.scoring import leftovers, medal_points, project_points
from engine.federation.state import Player, State
from engine.federation.terms import PROJECTS, ROUNDS, Phase, Planet, Resource, Wing

WEIGHTS: Final = load_weights("federation")
"""What things are worth in points."""
KEPT: Final = 10.0
"""Resources beyond so many are worth less: there is no room for more."""
SURER: Final = 0.067
"""How much surer each vote ahead makes it that a law will come."""


def terms(state: State, seat: Seat) -> Mapping[str, float]:
    """What a position is worth to a seat."""
    player = state.players[seat]
    left = (ROUNDS - state.round) / (ROUNDS - 1) if state.round else 1.0
    ended = state.phase is Phase.ENDED
    rest = 0.0 if ended else 1.0
    return {
        "points": float(player.total),
        "medals": rest * (medal_points(state, player) + WEIGHTS["medal"] * _medals(player) * left),
        "influence": rest * _influence(state, player, left),
        "laws": _laws(state, player),
        "floors": _floors(state, player),
        "projects": rest * _projects(state, player, left),
        "income": _income(player, left),
        "level": rest * _level(state, player, left),
        "missions": rest * _missions(player, left),
        "resources": rest * _resources(player, left),
        "tokens": rest * _tokens(state, player, left),
    }


def _medals(player: Player) -> int:
    return len(player.medals)


def _influence(state: State, player: Player, left: float) -> float:
    """Laws to come count it, medals and projects ask for it."""
    total = sum(influence(state, player, planet) for planet in Planet)
    return WEIGHTS["influence"] * total * (0.3 + left)


def _laws(state: State, player: Player) -> float:
    """What this round's law brings more than to the others, as the votes stand."""
    if not state.laws or state.phase is Phase.ENDED:
        return 0.0
    votes = tally(state)
    lead = SURER * (votes.left - votes.right)
    chance = 0.5 + max(-0.4, min(0.4, lead))
    worth = 0.0
    for wing, share in ((Wing.LEFT, chance), (Wing.RIGHT, 1 - chance)):
        law = state.box.law_by_id[state.laws[wing]]
        own = law_points(state, player, law)
        others = [law_points(state, one, law) for one in state.players if one is not player]
        worth += share * (own - 0.5 * sum(others) / max(1, len(others)))
    return WEIGHTS["law"] * worth


def _floors(state: State, player: Player) -> float:
    """What the floors would bring now."""
    if state.phase is Phase.ENDED:
        return 0.0
    won = sum(player.seat in one.winners for one in standings(state))
    return WEIGHTS["floor"] * won * level(state, player)


def _projects(state: State, player: Player, left: float) -> float:
    """Ranks on projects, by how near these are to their end."""
    total = 0.0
    for project in PROJECTS:
        if not state.projects[project]:
            continue
        done = min(1.0, state.projects[project] / state.needed(project))
        share = 1.0 if done >= 1.0 else done * (0.3 + 0.5 * left)
        total += project_points(state, project)[player.seat] * share
    return WEIGHTS["project"] * total + WEIGHTS["joint"] * player.joint


def _income(player: Player, left: float) -> float:
    """What buildings still bring."""
    rounds = left * (ROUNDS - 1)
    return WEIGHTS["production"] * len(player.productions) * rounds


def _level(state: State, player: Player, left: float) -> float:
    """The level counts floors and opens missions."""
    return WEIGHTS["level"] * level(state, player) * (0.2 + left) + WEIGHTS["step"] * player.step


def _missions(player: Player, left: float) -> float:
    """Missions done, those open, and ships to send."""
    open_ones = len(player.markers) - len(player.missions)
    ready = min(open_ones, player.ships) * WEIGHTS["marker"]
    return (
        WEIGHTS["mission"] * player.completed
        + ready * (0.3 + left)
        + WEIGHTS["ship"] * player.ships * (0.2 + 0.8 * left)
    )


def _resources(player: Player, left: float) -> float:
    """Crystals and diamonds; at the end what the rules give for them."""
    worth = sum(WEIGHTS[str(one)] * player.reserve.count(one) for one in Resource)
    over = max(0.0, player.reserve.crystals - KEPT)
    at_end = sum(leftovers(player).values())
    return (worth - over) * (0.25 + 0.75 * left) + at_end * (1 - left) * 0.5


def _tokens(state: State, player: Player, left: float) -> float:
    """Specialists face up, tokens not used, the die, the pawn."""
    ready = sum(1 for up in player.specialists.values() if up)
    fresh = 0.4 + 0.6 * left
    total = WEIGHTS["specialist"] * ready * fresh
    total += WEIGHTS["transfiguration"] * len(player.transfigurations) * fresh
    total += WEIGHTS["die"] * player.die * (0.2 + left)
    total += WEIGHTS["special"] * player.special
    total += WEIGHTS["asteroid"] * len(player.asteroids)
    if state.president == player.seat:
        total += WEIGHTS["president"]
    return total
