"""Pictures from views: `draw`, `describe` and `replay`; `hints` say how choices are laid out.

`render.texts` is the door to words.
"""

from render.registry import Picture, describe, draw, hints, replay, views

__all__ = ["Picture", "describe", "draw", "hints", "replay", "views"]
