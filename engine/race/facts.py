"""The whole state as plain data, for position hashes."""

from __future__ import annotations

from engine.race.state import Player, State


def facts_of(state: State) -> object:
    """Everything that decides how the game goes on."""
    return {
        "rules": state.rules,
        "round": [state.round, state.step, state.phases, state.at],
        "pool": [state.pool, state.pool_size],
        "stocks": [[stock.key, stock.deck.contents(), stock.discards] for stock in state.stocks],
        "tiles": [[tile.goal.id, tile.owner, tile.sharers] for tile in state.tiles],
        "players": [_player(player) for player in state.players],
        "ended": state.ended_by,
    }


def _player(player: Player) -> object:
    return {
        "tableau": player.tableau,
        "hand": sorted(player.hand),
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
    }
