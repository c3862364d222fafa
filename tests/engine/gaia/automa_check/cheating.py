"""Changes made behind the rules' back, for positions that random play hardly ever reaches."""

from __future__ import annotations

from random import Random

from engine.gaia.components import FEDERATION_TOKENS
from engine.gaia.state import OwnedToken, State
from engine.gaia.terms import Track
from tests.engine.gaia.automa_check.printed import SPACES

TRACKS = tuple(Track)


def cheat(state: State, chooser: Random) -> None:
    """In one turn of the player out of four, something is moved that nobody should move."""
    if chooser.random() < 0.25:
        chooser.choice(CHANGES)(state, chooser)


def player_at_the_top(state: State, chooser: Random) -> None:
    """The player's marker is on level 5 of an area."""
    human, automa = (player.levels for player in state.players)
    track = chooser.choice(TRACKS)
    if automa[track] < 5:
        human[track] = 5


def automa_below_the_top(state: State, chooser: Random) -> None:
    """The Automa's marker is on level 4 of an area."""
    automa, track = state.players[1].levels, chooser.choice(TRACKS)
    automa[track] = max(4, automa[track])


def tile_gone(state: State, chooser: Random) -> None:
    """An advanced tile has left the board."""
    state.advanced[chooser.choice(TRACKS)] = None


def areas_blocked(state: State, chooser: Random) -> None:
    """Once in a while: no area has an advanced tile, and the player is on top of nearly all."""
    if chooser.random() < 0.3:
        human, automa = (player.levels for player in state.players)
        for track in TRACKS:
            state.advanced[track] = None
            if automa[track] < 5 and chooser.random() < 0.9:
                human[track] = 5


def spaces_covered(state: State, chooser: Random) -> None:
    """Most power and QIC actions have been taken."""
    some = chooser.sample(SPACES, chooser.choice((3, 6, 8, 9, 10)))
    state.actions_used = dict.fromkeys(some, 0) | state.actions_used


def many_satellites(state: State, chooser: Random) -> None:
    """The Automa has satellites on half of the empty hexes."""
    for number, planet in enumerate(state.planets):
        if planet is None and chooser.random() < 0.5:
            state.players[1].satellites |= 1 << number


def lost_planet_near(state: State, chooser: Random) -> None:
    """The player is about to reach the Lost Planet."""
    human, automa = state.players
    if automa.levels[Track.NAVIGATION] < 5 and human.levels[Track.NAVIGATION] < 4:
        human.levels[Track.NAVIGATION] = 4
        human.knowledge = 15
        human.tokens.append(OwnedToken(FEDERATION_TOKENS["fed_7vp_2ore"], green=True))


CHANGES = (
    player_at_the_top,
    automa_below_the_top,
    tile_gone,
    areas_blocked,
    spaces_covered,
    many_satellites,
    lost_planet_near,
)
