"""Goal tiles: the measures, the check at the end of a phase, and what they are worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.moves import Seat
from engine.race.components import FIRST_POINTS, MOST_POINTS, MOST_TIED_POINTS, Goal
from engine.race.marks import rule
from engine.race.powers import general_military
from engine.race.state import Player, State, Tile
from engine.race.terms import Phase

POWER_PHASES: Final = (
    Phase.EXPLORE,
    Phase.DEVELOP,
    Phase.SETTLE,
    Phase.TRADE,
    Phase.CONSUME,
    Phase.PRODUCE,
)
SIX: Final = 6


@rule("RACE storm: what goals measure")
def value_of(state: State, player: Player, goal: Goal) -> int:
    """What a player has of what a goal measures."""
    match goal.measure:
        case "chips":
            return player.chips
        case "discarded_to_limit":
            return player.over_limit
        case "phases_with_power":
            return sum(phase in player.powers for phase in POWER_PHASES)
        case "military":
            return general_military(player.powers.get(Phase.SETTLE, ()))
        case _:
            return _count_of_cards(state, player, goal)


@rule("RACE storm: what goals measure")
def _count_of_cards(state: State, player: Player, goal: Goal) -> int:
    cards = [state.cards[id_] for id_ in player.tableau]
    match goal.measure:
        case "kinds_of_worlds":
            return len({card.good for card in cards if card.good is not None})
        case "cards_with_keyword":
            return sum(goal.keyword in card.keywords for card in cards)
        case "six_cost_developments":
            return sum(card.cost == SIX and not card.is_world for card in cards)
        case "worlds_with_good":
            return sum(card.good in goal.goods for card in cards)
        case "developments":
            return sum(not card.is_world for card in cards)
        case _:
            return sum(card.kind == "production" for card in cards)


def check_goals(state: State, phase: Phase) -> None:
    """The check at the end of a phase."""
    for tile in state.tiles:
        if phase in tile.goal.phases:
            if tile.goal.type == "first":
                _check_first(state, tile)
            else:
                _check_most(state, tile)
        elif phase in tile.goal.loss_phases:
            _check_loss(state, tile)


@rule("RACE storm: goals that are most")
def leaders(state: State, goal: Goal) -> list[Seat]:
    """Who has the most of what a "most" goal measures, and enough of it."""
    values = [value_of(state, player, goal) for player in state.players]
    most = max(values)
    if most < goal.threshold:
        return []
    return [seat for seat, value in enumerate(values) if value == most]


@rule("RACE storm: goals that are first")
def _check_first(state: State, tile: Tile) -> None:
    if tile.owner is not None:
        return
    met = [
        player.seat
        for player in state.players
        if value_of(state, player, tile.goal) >= tile.goal.threshold
    ]
    if met:
        tile.owner, *tile.sharers = met
        for seat in met:
            state.tell("goal_taken", seat, goal=tile.goal.id, vp=FIRST_POINTS, shared=len(met) > 1)


@rule("RACE storm: goals that are most")
def _check_most(state: State, tile: Tile) -> None:
    leading = leaders(state, tile.goal)
    if tile.owner in leading:
        return
    _give_back(state, tile)
    if len(leading) == 1:
        tile.owner = leading[0]
        state.tell("goal_taken", leading[0], goal=tile.goal.id, vp=MOST_POINTS, shared=False)


@rule("RACE storm: goals that are most")
def _check_loss(state: State, tile: Tile) -> None:
    """The holder may lose the tile where nobody can take it yet."""
    if tile.owner not in leaders(state, tile.goal):
        _give_back(state, tile)


def _give_back(state: State, tile: Tile) -> None:
    if tile.owner is not None:
        state.tell("goal_lost", tile.owner, goal=tile.goal.id)
        tile.owner = None


def held_goals(state: State, seat: Seat) -> list[str]:
    """Tiles and chips for goals that a seat holds, in the order of the list of goals."""
    return [tile.goal.id for tile in state.tiles if seat == tile.owner or seat in tile.sharers]


@rule("RACE storm: goals and the score")
def goal_points(state: State, seat: Seat) -> Mapping[str, int]:
    """What the goals bring a seat at the end of the game, those that it only ties included."""
    points: dict[str, int] = {}
    for tile in state.tiles:
        if seat == tile.owner or seat in tile.sharers:
            points[tile.goal.id] = tile.goal.points
        elif tile.goal.type == "most" and seat in leaders(state, tile.goal):
            points[tile.goal.id] = MOST_TIED_POINTS
    return points


def standings(state: State, goal: Goal) -> Sequence[int]:
    """What each seat has of what a goal measures."""
    return [value_of(state, player, goal) for player in state.players]
