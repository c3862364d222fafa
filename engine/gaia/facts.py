"""The whole state as plain data, for position hashes."""

from __future__ import annotations

from engine.gaia.automa.view_of import automa_facts
from engine.gaia.state import Player, State


def facts_of(state: State) -> dict[str, object]:
    """Everything that later moves can depend on; fixed setup is left to the setup itself."""
    return {
        **_sharing_out(state),
        "round": state.round,
        "phase": state.phase,
        "planets": [planet or "" for planet in state.planets],
        "order": state.order,
        "passed": state.passed,
        "actions": state.actions_used,
        "boosters": state.boosters,
        "tech": state.tech,
        "tech_left": state.tech_left,
        "advanced": {track: tile or "" for track, tile in state.advanced.items()},
        "terraforming": state.terraforming_token or "",
        "tokens": state.tokens,
        "rounds": [tile.id for tile in state.rounds],
        "final": [tile.id for tile in state.final],
        "built": [list(one) for one in state.built],
        "automa": automa_facts(state.automa),
        "players": [_player(player) for player in state.players],
    }


def _sharing_out(state: State) -> dict[str, object]:
    """Bans and bids, where there are any."""
    facts: dict[str, object] = {}
    if state.banned:
        facts["banned"] = state.banned
    if state.lots:
        lots = [[lot.faction, lot.holder, lot.bid] for lot in state.lots]
        facts["bidding"] = [lots, state.last_bidder]
    return facts


def _player(player: Player) -> dict[str, object]:
    return {
        "faction": player.faction.id if player.has_faction else "",
        "resources": [player.vp, player.credits, player.ore, player.knowledge, player.qic],
        "bowls": player.bowls,
        "stone": player.stone,
        "levels": player.levels,
        "formers": [player.formers_ready, player.formers_away, player.formers_gained],
        "structures": {str(place): kind for place, kind in player.structures.items()},
        "masks": [
            player.colonised,
            player.shared,
            player.formers,
            player.satellites,
            player.stations,
            player.federated,
        ],
        "pieces": player.pieces,
        "stations_left": player.stations_left,
        "federations": player.federations,
        "tokens": [[owned.token.id, owned.green] for owned in player.tokens],
        "techs": [[owned.tile.id, owned.slot, owned.covered_by or ""] for owned in player.techs],
        "booster": player.booster.id if player.booster else "",
        "used": player.used,
        "passed": player.passed,
        "sources": player.sources,
    }
