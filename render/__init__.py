"""Pictures from views: `draw`, `describe`, `narrate`, `replay`.

`hints` say how choices are laid out; `render.texts` is the door to words.
"""

from render.registry import (
    Picture,
    about,
    boards,
    describe,
    draw,
    hints,
    narrate,
    on_card,
    reasons,
    replay,
    spoken,
    views,
    ways,
)
from render.tale import Tale

__all__ = [
    "Picture",
    "Tale",
    "about",
    "boards",
    "describe",
    "draw",
    "hints",
    "narrate",
    "on_card",
    "reasons",
    "replay",
    "spoken",
    "views",
    "ways",
]
