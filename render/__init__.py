"""Pictures and texts from views: `draw`, `describe`, `narrate`, `replay`.

`hints` say how choices are laid out; `render.texts` is the door to words.
"""

from render.registry import (
    Picture,
    about,
    at_hand,
    boards,
    cards,
    describe,
    draw,
    draw_in_pieces,
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
from render.said import said, said_all
from render.story import NOTHING, StoryPart, overtaken, story
from render.tale import Tale

__all__ = [
    "NOTHING",
    "Picture",
    "StoryPart",
    "Tale",
    "about",
    "at_hand",
    "boards",
    "cards",
    "describe",
    "draw",
    "draw_in_pieces",
    "hints",
    "in_paragraphs",
    "narrate",
    "needs_card",
    "on_card",
    "overtaken",
    "reasons",
    "replay",
    "said",
    "said_all",
    "spoken",
    "standing",
    "story",
    "views",
    "ways",
]
