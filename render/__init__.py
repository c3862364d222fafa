"""Pictures from views: `draw`, `describe`, `narrate`, `replay`; `render.texts` is for words."""

from render.registry import Picture, describe, draw, narrate, reasons, replay, views
from render.tale import Tale

__all__ = ["Picture", "Tale", "describe", "draw", "narrate", "reasons", "replay", "views"]
