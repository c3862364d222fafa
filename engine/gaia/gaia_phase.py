"""Phase II: Gaia projects are completed, tokens leave the Gaia area."""

from __future__ import annotations

from engine.core.flow import Flow, together
from engine.gaia.board import bits
from engine.gaia.charging import offer_charges
from engine.gaia.marks import rule
from engine.gaia.state import Player, State
from engine.gaia.terms import Planet


@rule("RU phase II")
def gaia_phase(state: State) -> Flow[None]:
    """Turn planets green, then everybody empties the Gaia area."""
    for player in state.players:
        for place in bits(player.formers):
            if state.planets[place] is Planet.TRANSDIM:
                state.planets[place] = Planet.GAIA
                state.tell("gaiaformed", player.seat, hex=state.hex_name(place))
    players = [state.players[seat] for seat in state.order]
    if state.profile.serial_phases:
        for player in players:
            yield from empty_area(state, player)
    else:
        yield from together({player.seat: empty_area(state, player) for player in players})
        yield from offer_charges(state)


@rule("RU phase II")
def empty_area(state: State, player: Player) -> Flow[None]:
    """One player's tokens and gaiaformers come back."""
    yield from player.rules.gaia_phase(state, player)
    player.bowls[player.rules.gaia_bowl] += player.bowls[3]
    player.bowls[3] = 0
    if player.stone == 3:
        player.stone = player.rules.gaia_bowl
    player.formers_ready += player.formers_away
    player.formers_away = 0
