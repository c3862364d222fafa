"""What presses on a panel say: the verbs of their ids, and what stands before a verb on a plan."""

from __future__ import annotations

from typing import Final

SHOW: Final = "go"
"""Go to a place of the panel."""
TAKE: Final = "take"
"""Play a move, or several."""
PICK: Final = "pick"
"""Make up a candidate of the chosen places."""
FORM: Final = "form"
"""Open a form."""
FILL: Final = "fill"
"""Take what was filled in."""
BACK: Final = "back"
"""Take back the last step."""
OVER: Final = "over"
"""Take back all steps."""
CONFIRM: Final = "confirm"
"""Commit the draft, or keep the plan."""
CLOSE: Final = "close"
"""Commit, do this after what is revealed, and end the turn."""
CHANGE: Final = "change"
"""Answer anew what is sealed."""

HOLD: Final = "hold"
"""Of a plan: do not carry it out by itself."""
OTHER: Final = "other"
"""Of a plan: try this in place of its last step."""
STRICT: Final = "strict"
"""Of a plan: carry it out whatever the seat gets meanwhile, or only if it gets nothing."""
ELSE: Final = "else"
"""Of a plan: make up another turn, to be tried after it."""
PROVISO: Final = "only"
"""Of a plan: carry it out on a condition of the game, or without it."""
THEN: Final = "then"
"""Of a plan: make up the turn after it."""
EXTRAS: Final = (STRICT, ELSE, PROVISO, THEN)
"""What a plan can do without."""

ORDER: Final = "ahead"
"""Answer a question beforehand."""
SHEET: Final = "sheet"
"""See everything that is owed in a round."""
IDEAS: Final = "ideas"
"""Ask a computer player."""
WHAT_IF: Final = "whatif"
"""Try out how the game may go on."""
MARKS: Final = "marks"
"""See what its player has marked."""
LEADS: Final = (SHOW, IDEAS, WHAT_IF, MARKS, ORDER, SHEET)
"""What plays nothing."""

AHEAD: Final = "p"
"""Stands before the verb of a press on a plan."""
ORDERS: Final = tuple(f"o{letter}" for letter in "abcdefgh")
"""Stand before the verb of a press on an order: one for each kind of question that a game lets be
answered beforehand."""
HERE: Final = "here"
"""The argument of a press that changes the panel instead of opening another one."""
DOOR: Final = "@"
"""Begins the value of a choice that leads to a place instead of playing something."""
