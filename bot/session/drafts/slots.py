"""Where a seat's drafts are kept: one for each thing that it may be making up at the same time."""

from __future__ import annotations

from typing import Final

MAIN: Final = "turn"
"""What the seat must answer."""
OFFERED: Final = "answer"
"""What it may decline."""
CHANGE: Final = "change"
"""What is to take the place of a sealed answer."""
PLAN: Final = "plan"
"""A turn made up ahead of time."""
ORDER: Final = "order:"
"""Begins the slot of an order: the kind of question that it answers beforehand follows."""
