"""The end of the game: final tiles, research, leftover resources."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from engine.core.game import Result
from engine.core.moves import Seat
from engine.gaia.boardgamers import convert_leftovers
from engine.gaia.components import FinalTile
from engine.gaia.gains import gaia_planets, planet_types
from engine.gaia.marks import rule
from engine.gaia.state import Player, State
from engine.gaia.terms import FINAL_VP, RESEARCH_VP_PER_LEVEL, START_VP, TRACKS

NEUTRAL_UP_TO = 2
"""With so many seats or fewer a neutral player takes part in the ranking."""
RESOURCES_PER_VP = 3
FIRST_SCORING_LEVEL = 3


@rule("RU end: winner")
def final_scoring(state: State) -> Result:
    """Score the end of the game and rank the seats."""
    state.breakdown = [{} for _ in state.players]
    for index, tile in enumerate(state.final, start=1):
        points = final_points(final_counts(state, tile))
        for player in state.players:
            _add(state, player, f"final{index}", f"final{index}", points[player.seat])
    for player in state.players:
        for track in TRACKS:
            _add(state, player, "research", track, research_points(player.levels[track]))
        if state.profile.convert_leftovers:
            convert_leftovers(player)
        _add(state, player, "resources", "resources", resource_points(player))
    scores = tuple(player.vp for player in state.players)
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    state.tell("game_ended", None, scores=scores)
    sources = tuple({"start": START_VP, **player.sources} for player in state.players)
    return Result(scores, ranks, sources)


def _add(state: State, player: Player, part: str, source: str, points: int) -> None:
    player.score(points, source)
    parts = state.breakdown[player.seat]
    parts[part] = parts.get(part, 0) + points


@rule("RU end: final scoring tiles")
def final_count(state: State, player: Player, tile: FinalTile) -> int:
    """What a final scoring tile counts for one player."""
    if tile.counts == "structures":
        return len(player.structures)
    if tile.counts == "structures_in_federations":
        return player.rules.structures_in_federations(player) if player.has_faction else 0
    if tile.counts == "planet_types":
        return len(planet_types(state, player))
    if tile.counts == "gaia_planets":
        return gaia_planets(state, player)
    if tile.counts == "sectors":
        return state.board.sectors_of(player.colonised)
    return player.satellites.bit_count() + player.stations.bit_count()


@rule("RU setup: neutral player")
def final_counts(state: State, tile: FinalTile) -> dict[Seat | None, int]:
    """Progress of everybody on a tile; None is the neutral player of one or two seats."""
    counts: dict[Seat | None, int] = {
        player.seat: final_count(state, player, tile) for player in state.players
    }
    if len(state.players) <= NEUTRAL_UP_TO:
        counts[None] = tile.neutral
    return counts


@rule("RU end: final scoring tiles")
def final_points(counts: Mapping[Seat | None, int]) -> dict[Seat | None, int]:
    """Points by rank; ties share the points of their ranks; nothing for nothing."""
    values = counts.values()
    return {seat: points_of_rank(values, count) if count else 0 for seat, count in counts.items()}


def points_of_rank(counts: Collection[int], count: int) -> int:
    """Points for one of these counts."""
    above = tied = 0
    for other in counts:
        if other > count:
            above += 1
        elif other == count:
            tied += 1
    return sum(FINAL_VP[above : above + tied]) // tied


@rule("RU end: research")
def research_points(level: int) -> int:
    """Points for one area."""
    return RESEARCH_VP_PER_LEVEL * max(0, level - FIRST_SCORING_LEVEL + 1)


@rule("RU end: resources")
def resource_points(player: Player) -> int:
    """A point for every three resources left."""
    return (player.ore + player.knowledge + player.credits) // RESOURCES_PER_VP
