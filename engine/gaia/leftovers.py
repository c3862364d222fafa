"""The conversion of what is left after the last pass, as the boardgamers profile plays it."""

from __future__ import annotations

from engine.gaia.gains import gain_resource
from engine.gaia.power import burn, burnable, spendable
from engine.gaia.state import Player


def convert_leftovers(player: Player) -> None:
    """Burn bowl II, then turn power into credits and QICs into ore, within the limits."""
    burn(player, burnable(player))
    power = spendable(player)
    if player.stone == 2:
        player.stone = 0
    tokens = player.bowls[2]
    player.bowls[2] = 0
    player.bowls[0] += tokens
    gain_resource(player, "credits", power)
    gain_resource(player, "ore", player.qic)
    player.qic = 0
