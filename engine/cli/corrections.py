"""The host's corrected component values: files of the folder that ORRERY_ASSUMED names."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any, Final

from engine.cli.output import leave
from engine.core.assumed import assumed_of
from engine.core.errors import GameError
from engine.core.game import Game, Setup

FOLDER: Final = "ORRERY_ASSUMED"


def begun(game: Game[Any, Any], setup: Setup) -> Setup:
    """The setup of a new game with the host's values; exit code 2 if they do not fit."""
    assumed = assumed_of(game)
    if assumed is None:
        return setup
    folder = os.environ.get(FOLDER)
    path = Path(folder, f"{assumed.name}.json") if folder else None
    if path is not None and not path.parent.is_dir():
        leave(f"{FOLDER}={folder}: no such folder; right is one with corrected values, or nothing")
    try:
        if path is not None and path.exists():
            assumed = assumed.corrected(path.read_text(encoding="utf-8"))
        return assumed.begun(setup)
    except (OSError, UnicodeDecodeError) as error:
        leave(f"{path}: {getattr(error, 'strerror', None) or 'not a text file'}")
    except GameError as error:
        leave(f"{path}: {error}")
