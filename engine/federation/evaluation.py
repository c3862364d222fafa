"""What a position is worth to a player, as named terms in points; advice, no rule.

`points` lie open; what the round in hand, the final scoring and medals bring is counted as it
stands by the rulebook, less what is not sure yet (`features.py`); the rest are guesses with the
weights of assets/federation/company/weights.json, which fade with the turns that are left: after
the last turn only points count. What the best of the rivals has by the same count is taken off.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.company.weights import load_weights
from engine.core.moves import Seat
from engine.federation.actions.missions import points_of
from engine.federation.features import RoundEnd, floors, laws, medals, megastructures, projects
from engine.federation.metrics import level_on, mission_level
from engine.federation.printed import Mission
from engine.federation.scoring import leftovers
from engine.federation.state import Player, State
from engine.federation.terms import ROUNDS, TURNS, Phase, Resource
from engine.federation.vocabulary import Points

WEIGHTS: Final = load_weights("federation")
"""What things are worth in points."""
KEPT: Final = 10.0
"""Resources beyond so many are worth less: there is no room for more."""
A_LEVEL_LACKS: Final = 0.65
"""What a mission is still worth for each level that it lacks."""

RIVALS: Final = {
    "points": "rivals-points",
    "medals": "rivals-medals",
    "floors": "rivals-floors",
    "laws": "rivals-laws",
    "projects": "rivals-projects",
    "megastructures": "rivals-megastructures",
}
"""What the same is called that the best of the rivals has."""


def terms(state: State, seat: Seat) -> Mapping[str, float]:
    """What a position is worth to a seat."""
    player = state.players[seat]
    at_end = RoundEnd(state)
    turns = at_end.turns[seat]
    found = open_terms(at_end, player)
    for name, worth in of_rivals(at_end, player).items():
        found[RIVALS[name]] = -WEIGHTS["rival"] * worth
    if state.phase is Phase.ENDED:
        return found
    left = turns / (ROUNDS * TURNS)
    return {
        **found,
        "influence": _influence(at_end, seat, left, ripe(turns, 6.0)),
        "income": _income(state, player),
        "level": _level(at_end, player, left),
        "missions": _missions(state, player, turns),
        "resources": _resources(at_end, player, turns),
        "tokens": _tokens(state, player, left, ripe(turns, 6.0)),
    }


def ripe(turns: int, enough: float) -> float:
    """How much counts what takes turns to be used."""
    return min(1.0, turns / enough)


def open_terms(at_end: RoundEnd, player: Player) -> dict[str, float]:
    """What everybody can count for any seat."""
    if at_end.state.phase is Phase.ENDED:
        return {"points": float(player.total)}
    now, coming = medals(at_end, player)
    return {
        "points": float(player.total),
        "medals": now + WEIGHTS["medal"] * coming,
        "floors": floors(at_end, player),
        "laws": laws(at_end, player),
        "projects": projects(at_end, player),
        "megastructures": WEIGHTS["megastructure"]
        * megastructures(at_end, player)
        * ripe(at_end.turns[player.seat], 4.0),
    }


def of_rivals(at_end: RoundEnd, player: Player) -> dict[str, float]:
    """The same of the rivals, of each the most that one of them has."""
    rivals = [open_terms(at_end, one) for one in at_end.state.players if one is not player]
    return {name: max(one[name] for one in rivals) for name in rivals[0]} if rivals else {}


def _influence(at_end: RoundEnd, seat: Seat, left: float, used: float) -> float:
    """Laws to come count it, medals and projects ask for it."""
    total = sum(at_end.influences[seat].values())
    return WEIGHTS["influence"] * total * (0.3 + left) * used


def _income(state: State, player: Player) -> float:
    """What buildings still bring."""
    rounds = ROUNDS - state.round if state.round else ROUNDS
    return WEIGHTS["production"] * len(player.productions) * rounds


def _level(at_end: RoundEnd, player: Player, left: float) -> float:
    """The level counts on floors and opens missions."""
    step = at_end.step(player)
    level = level_on(at_end.state, player, step) - player.round_level
    return left * (WEIGHTS["level"] * level + WEIGHTS["step"] * step)


def _missions(state: State, player: Player, turns: int) -> float:
    """Missions done, those open, and ships to send."""
    done = WEIGHTS["mission"] * player.completed * ripe(turns, 4.0)
    ahead = sorted(
        (
            _mission(state, player, one)
            for one in state.box.missions
            if one.word in player.markers and one.word not in player.missions
        ),
        reverse=True,
    )
    ready = min(player.ships, turns)
    spare = sum(ahead[ready:][:turns])
    return (
        done
        + ripe(turns, 3.0) * (WEIGHTS["sent"] * sum(ahead[:ready]) + WEIGHTS["marker"] * spare)
        + WEIGHTS["ship"] * player.ships * ripe(turns, 10.0)
    )


def _mission(state: State, player: Player, mission: Mission) -> float:
    """What a mission would bring, less for the levels that it lacks."""
    lacking = max(0, mission.level - mission_level(state, player))
    scored = [points_of(state, player, one) for one in mission.effect if isinstance(one, Points)]
    worth = float(sum(scored)) if scored else WEIGHTS["errand"]
    return worth * A_LEVEL_LACKS**lacking


def _resources(at_end: RoundEnd, player: Player, turns: int) -> float:
    """Crystals and diamonds after upkeep; at the end what the rules give for them."""
    reserve = player.reserve
    due = at_end.due(player)
    if due is not None:
        reserve = reserve.minus(reserve.handed_for(due.cost))
    worth = sum(WEIGHTS[str(one)] * reserve.count(one) for one in Resource)
    worth -= max(0.0, reserve.crystals - KEPT)
    use = ripe(turns, 6.0)
    return worth * use + sum(leftovers(player, reserve).values()) * (1.0 - use)


def _tokens(state: State, player: Player, left: float, used: float) -> float:
    """Specialists face up, tokens not used, the die, the pawn."""
    ready = sum(1 for up in player.specialists.values() if up)
    total = (WEIGHTS["specialist"] * ready + WEIGHTS["asteroid"] * len(player.asteroids)) * used
    total += WEIGHTS["transfiguration"] * len(player.transfigurations) * used
    total += WEIGHTS["die"] * player.die * (0.2 + left) * used
    total += WEIGHTS["special"] * player.special
    if state.president == player.seat and left:
        total += WEIGHTS["president"]
    return total
