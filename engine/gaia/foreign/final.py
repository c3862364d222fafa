"""The end of a game in the form of the foreign format: points, breakdown, points by source."""

from __future__ import annotations

from engine.gaia.components import BOOSTERS, TECH
from engine.gaia.foreign.notation import GaiaTable
from engine.gaia.foreign.terms import TO_FOREIGN, faction_name
from engine.gaia.state import Player

_RENAMED = {"qic_rescore_federation": "qic2", "qic_planet_types": "qic3", "resources": "spend"}


def final_of(table: GaiaTable) -> dict[str, object]:
    """`{"vp": …, "endBreakdown": …, "vpBySource": …}` of a finished game."""
    assert table.result is not None
    state = table.state
    return {
        "vp": list(table.result.scores),
        "endBreakdown": [dict(parts) for parts in state.breakdown],
        "vpBySource": [_by_source(player) for player in state.players],
    }


def _by_source(player: Player) -> dict[str, int]:
    found: dict[str, int] = {}
    for source, points in player.sources.items():
        name = _name(player, source)
        found[name] = found.get(name, 0) + points
    return {name: points for name, points in found.items() if points}


def _name(player: Player, source: str) -> str:
    if source in BOOSTERS:
        return TO_FOREIGN[source]
    if source in TECH:
        slot = next(owned.slot for owned in player.techs if owned.tile.id == source)
        return slot if slot.startswith("adv-") else f"tech-{slot}"
    if source == player.faction.id:
        return faction_name(source)
    return _RENAMED.get(source, source)
