"""A robot's turn in words."""

from __future__ import annotations

from typing import NamedTuple

from render.texts import Text


class Tale(NamedTuple):
    """One turn: a heading, and a line for each step with its reasons; fit for a chat message."""

    title: Text
    lines: tuple[Text, ...]
