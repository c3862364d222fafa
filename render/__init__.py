"""Pictures and texts from views: `draw`, `describe`, `narrate`, `replay`.

`hints` say how choices are laid out; `render.texts` is the door to words.
"""

from render.registry import (
    Picture,
    about,
    boards,
    cards,
    describe,
    draw,
    hints,
    in_paragraphs,
    narrate,
    needs_card,
    on_card,
    reasons,
    replay,
    spoken,
    standing,
    views,
    ways,
)
from render.story import StoryPart, story
from render.tale import Tale

__all__ = [
    "Picture",
    "StoryPart",
    "Tale",
    "about",
    "boards",
    "cards",
    "describe",
    "draw",
    "hints",
    "in_paragraphs",
    "narrate",
    "needs_card",
    "on_card",
    "reasons",
    "replay",
    "spoken",
    "standing",
    "story",
    "views",
    "ways",
]
