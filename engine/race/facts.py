"""The whole state as plain data, for position hashes."""

from __future__ import annotations

from engine.race.state import Player, Robot, State


def facts_of(state: State) -> object:
    """Everything that decides how the game goes on."""
    return {
        "rules": state.rules,
        "round": [state.round, state.step, state.phases, state.at],
        "pool": [state.pool, state.pool_size],
        "stocks": [[stock.key, stock.deck.contents(), stock.discards] for stock in state.stocks],
        "tiles": [[tile.goal.id, tile.owner, tile.sharers] for tile in state.tiles],
        "players": [_player(player) for player in state.players],
        "draft": [state.packs_dealt, state.removed],
        "robot": None if state.robot is None else _robot(state.robot),
        "ended": state.ended_by,
    }


def _robot(robot: Robot) -> object:
    return {
        "who": [robot.seat, robot.world, robot.level, robot.rules.digest],
        "mat": [robot.credits, robot.economy, robot.tokens, robot.placed, robot.head],
        "so far": [robot.first_settled, robot.sold],
        "dice": [robot.faces, robot.dice],
    }


def _player(player: Player) -> object:
    return {
        "tableau": player.tableau,
        "hand": player.hand,
        "goods": player.goods,
        "chips": player.chips,
        "actions": [player.actions, player.earlier],
        "drawn": player.drawn,
        "owed": [list(owed) for owed in player.owed],
        "used": player.used,
        "sold": player.sold,
        "produced": [player.produced, player.done],
        "military": [player.temporary, player.mercenaries],
        "over_limit": player.over_limit,
        "draft": [player.worlds, player.packs, player.picked],
    }
