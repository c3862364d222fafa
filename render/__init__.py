"""Pictures from views: `draw`, `describe` and `replay`; `render.texts` is the door to words."""

from render.registry import Picture, describe, draw, replay, views

__all__ = ["Picture", "describe", "draw", "replay", "views"]
