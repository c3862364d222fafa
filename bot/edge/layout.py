"""Messages made of components: texts, pictures, rows of buttons, within Discord's limits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import discord
from discord import ui

ACCENT = discord.Colour(0x5B7FDB)
MOST_TEXT = 3900
"""Characters of all texts of a message together; Discord takes 4,000."""
MOST_ALT = 1024
ROW = 5
ELLIPSIS = "…"


class Layout(ui.LayoutView):
    """A message in the making: one box with everything in it, top to bottom."""

    def __init__(self) -> None:
        super().__init__(timeout=None)
        self.box: ui.Container[Any] = ui.Container(accent_colour=ACCENT)
        self.add_item(self.box)
        self._room = MOST_TEXT

    def say(self, *lines: str) -> None:
        """A paragraph; what no longer fits is cut."""
        text = "\n".join(line for line in lines if line)
        if len(text) > self._room:
            text = text[: max(0, self._room - 1)].rstrip() + ELLIPSIS
        if text and self._room > 0:
            self._room -= len(text)
            self.box.add_item(ui.TextDisplay(text))

    def gallery(self, pictures: Iterable[tuple[str, str]]) -> None:
        """Attached pictures by file name, each with its text twin."""
        shown: ui.MediaGallery[Any] = ui.MediaGallery()
        for name, alt in pictures:
            shown.add_item(media=f"attachment://{name}", description=alt[:MOST_ALT] or None)
        if shown.items:
            self.box.add_item(shown)

    def row(self, items: Sequence[ui.Item[Any]]) -> None:
        """Buttons side by side, in as many rows as they need; or a select of its own."""
        for first in range(0, len(items), ROW):
            self.box.add_item(ui.ActionRow(*items[first : first + ROW]))


def ending(lines: Sequence[str], longest: int) -> list[str]:
    """The last of these lines that fit together, with an ellipsis for what is left out."""
    kept: list[str] = []
    room = longest
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 2:
            return [ELLIPSIS, *kept]
        kept.insert(0, line)
    return kept
