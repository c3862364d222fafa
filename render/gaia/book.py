"""The views of Gaia Project by name."""

from __future__ import annotations

from typing import Final

from engine.gaia.view import GaiaView
from render import theme
from render.gaia import (
    automa,
    balance,
    factions,
    federations,
    modes,
    player,
    players,
    research,
    scoring,
    table,
    targets,
)
from render.gaia import map as galaxy_map
from render.gaia.alt import (
    alt_automa,
    alt_federations,
    alt_map,
    alt_player,
    alt_players,
    alt_research,
    alt_scoring,
    alt_table,
    alt_targets,
)
from render.gaia.automa_tale import reasons, tales
from render.gaia.board_text import board_text
from render.gaia.colours import PALETTE
from render.gaia.hints import HINTS
from render.gaia.pointing import marks_for
from render.png import QUICK
from render.registry import Book, View
from render.scene import Scene


def _first(_scene: Scene[GaiaView]) -> int:
    return 1


def _second(_scene: Scene[GaiaView]) -> int:
    return 2


def _third(scene: Scene[GaiaView]) -> int:
    """After a move on the research board."""
    return 3 * research.is_news(scene)


def _last(scene: Scene[GaiaView]) -> int:
    return 4 * automa.is_news(scene)


def _fifth(scene: Scene[GaiaView]) -> int:
    """When a round is over: what everybody has made of it."""
    before = scene.before
    return 5 * (before is not None and 0 < before.round < scene.view.round)


def _places(view: GaiaView) -> list[str]:
    return [spot.name for spot in view.hexes]


BOOK: Final = Book(
    views={
        "map": View(
            galaxy_map.size,
            galaxy_map.paint,
            alt_map,
            theme.WIDTH,
            smallest=theme.GLANCED,
            on_card=_first,
        ),
        "research": View(
            research.size, research.paint, alt_research, theme.DENSE, on_card=_third, in_parts=True
        ),
        "scoring": View(
            scoring.size, scoring.paint, alt_scoring, theme.DENSE, on_card=_second, in_parts=True
        ),
        "players": View(
            players.size, players.paint, alt_players, theme.DENSE, on_card=_fifth, in_parts=True
        ),
        "player": View(player.size, player.paint, alt_player, theme.DENSE),
        "table": View(
            table.size,
            table.paint,
            alt_table,
            table.PIXELS,
            table.BUDGET,
            smallest=theme.GLANCED,
            level=QUICK,
            in_parts=True,
        ),
        "automa": View(automa.size, automa.paint, alt_automa, here=automa.is_here, on_card=_last),
        **{
            name: View(
                modes.size_of(name),
                modes.paint_of(name),
                modes.alt_of(name),
                theme.WIDTH,
                smallest=theme.GLANCED,
                way=True,
            )
            for name in modes.MODES
        },
        "balance": View(balance.size, balance.paint, balance.alt_balance, words=balance.in_words),
        "factions": View(
            factions.size,
            factions.paint,
            factions.alt_factions,
            here=factions.is_here,
            words=factions.in_words,
        ),
        "targets": View(
            targets.size, targets.paint, alt_targets, theme.WIDTH, points=True, level=QUICK
        ),
        "federations": View(
            federations.size,
            federations.paint,
            alt_federations,
            theme.WIDTH,
            points=True,
            level=QUICK,
        ),
    },
    palette=PALETTE,
    describe=board_text,
    hints=HINTS,
    marks=marks_for,
    places=_places,
    tales=tales,
    reasons=reasons,
)
