"""The rules of the games, without files, clocks or chance of their own: moves make positions."""

from __future__ import annotations

from typing import Any, Final

from engine.core.game import Game, Setup
from engine.core.moves import Move
from engine.core.table import Table
from engine.federation.game import FEDERATION
from engine.gaia.game import GAIA
from engine.race.game import RACE

__all__ = ["GAMES", "Game", "Move", "Setup", "Table"]

GAMES: Final[dict[str, Game[Any, Any]]] = {
    GAIA.key: GAIA,
    RACE.key: RACE,
    FEDERATION.key: FEDERATION,
}
"""The only registry of games. States and views differ by game, hence Any."""
