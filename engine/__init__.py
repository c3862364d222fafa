"""The engine: rules of the games; state is a function of setup and moves."""

from __future__ import annotations

from typing import Any, Final

from engine.core.game import Game
from engine.gaia.game import GAIA

GAMES: Final[dict[str, Game[Any, Any]]] = {GAIA.key: GAIA}
"""The only registry of games. States and views differ by game, hence Any."""
