"""The views of Federation by name."""

from __future__ import annotations

from typing import Final

from engine.federation.terms import Planet
from render import theme
from render.federation import (
    board,
    card,
    choices,
    forecast,
    planets,
    player,
    player_words,
    players,
    reach,
    scores,
    senate,
)
from render.federation.alt import alt_players, alt_scores, alt_senate
from render.federation.board_text import board_text
from render.federation.colours import PALETTE
from render.federation.hints import HINTS
from render.federation.parts import FederationScene, is_over
from render.federation.told import how_far
from render.federation.wording import about_token
from render.registry import Book, View

BOARD: Final = 960
"""Width of the picture of everything."""


def _first_while_played(scene: FederationScene) -> int:
    return 0 if is_over(scene.view) else 1  # afterwards nothing lies in it


def _while_played(scene: FederationScene) -> int:
    return 0 if is_over(scene.view) else 2


def _at_the_end(scene: FederationScene) -> int:
    return 1 if is_over(scene.view) else 0


BOOK: Final = Book(
    views={
        "senate": View(
            senate.size,
            senate.paint,
            alt_senate,
            theme.WIDTH,
            smallest=theme.GLANCED,
            on_card=_first_while_played,
        ),
        "players": View(players.size, players.paint, alt_players, on_card=_while_played),
        "planets": View(
            planets.size,
            planets.paint,
            planets.alt_planets,
            theme.WIDTH,
            smallest=theme.GLANCED,
        ),
        "planet": View(
            planets.one_size, planets.paint_one, planets.alt_one, lists=lambda: tuple(Planet)
        ),
        "player": View(player.size, player.paint, player_words.alt_player, theme.DENSE),
        "forecast": View(forecast.size, forecast.paint, forecast.alt_forecast, bare=is_over),
        "reach": View(reach.size, reach.paint, reach.alt_reach, bare=is_over),
        "choices": View(choices.size, choices.paint, choices.alt_choices, bare=choices.is_bare),
        "card": View(
            card.size,
            card.paint,
            card.alt_card,
            card.PIXELS,
            lists=card.all_tokens,
            shows=card.is_shown,
        ),
        "scores": View(scores.size, scores.paint, alt_scores, on_card=_at_the_end),
        "board": View(
            board.size,
            board.paint,
            board.alt_board,
            BOARD,
            smallest=theme.GLANCED,
        ),
    },
    palette=PALETTE,
    describe=board_text,
    hints=HINTS,
    paragraphs=True,
    marks=choices.marks_for,
    standing=how_far,
    about=about_token,
)
