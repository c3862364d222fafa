"""The position in the keys of race-record-1, and the result."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.game import Result
from engine.race.goals import goal_points, held_goals
from engine.race.powers import general_military
from engine.race.scoring import printed_points, score, six_points, tie_break
from engine.race.state import Player, State
from engine.race.terms import Phase


def snapshot(state: State) -> dict[str, object]:
    """Everything the format writes down after a phase."""
    stock = state.stocks[0]
    return {
        "pool": state.pool,
        "deck": len(stock.deck),
        "disc": len(stock.discards),
        "pl": [_player(state, player) for player in state.players],
    }


def final(state: State, result: Result) -> Mapping[str, object]:
    """The end of a game as the format writes it."""
    return {
        "rounds": state.round,
        "end": list(state.ended_by),
        "players": [
            {
                "total": result.scores[player.seat],
                "chips": player.chips,
                "cards": printed_points(state, player),
                "six": dict(six_points(state, player)),
                "goals": sum(goal_points(state, player.seat).values()),
                "tie": tie_break(state, player),
                "win": result.ranks[player.seat] == 1,
            }
            for player in state.players
        ],
    }


def sources(state: State, result: Result) -> Mapping[str, object]:
    """The end of one of our own games: points, and where they come from."""
    return {
        "vp": list(result.scores),
        "ranks": list(result.ranks),
        "rounds": state.round,
        "end": list(state.ended_by),
        "vpBySource": [dict(source) for source in result.sources],
        "tie": [tie_break(state, player) for player in state.players],
    }


def _player(state: State, player: Player) -> dict[str, object]:
    return {
        "h": sorted(player.hand),
        "t": list(player.tableau),
        "g": dict(sorted(player.goods.items())),
        "vp": player.chips,
        "mil": general_military(player.powers.get(Phase.SETTLE, ())),
        "sc": score(state, player),
        "go": held_goals(state, player.seat),
    }
