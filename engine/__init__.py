"""The engine: rules of the games; state is a function of setup and moves."""

from __future__ import annotations

from typing import Any, Final

from engine.core.game import Game, Setup
from engine.core.moves import Move
from engine.core.table import Table
from engine.federation.game import FEDERATION
from engine.gaia.game import GAIA
from engine.race.game import RACE

__all__ = ["GAMES", "RULES", "Game", "Move", "Setup", "Table"]

GAMES: Final[dict[str, Game[Any, Any]]] = {GAIA.key: GAIA, RACE.key: RACE}
"""The only registry of games. States and views differ by game, hence Any."""
RULES: Final[dict[str, Game[Any, Any]]] = {
    **GAMES,
    RACE.key: RACE,
    FEDERATION.key: FEDERATION,
}
"""With them those that have rules but no pictures yet: for the command lines."""
