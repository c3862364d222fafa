"""Messages made of components: texts, pictures, rows of buttons, within Discord's limits."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import dropwhile
from typing import Any

import discord
from discord import ui

ACCENT = discord.Colour(0x5B7FDB)
MOST_TEXT = 3900
"""Characters of all texts of a message together; Discord takes 4,000."""
MOST_ALT = 1024
ROW = 5
ELLIPSIS = "…"
SMALL = "-# "
"""Begins a line of small print."""
GAP = f"{SMALL}{ELLIPSIS}"


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

    def file(self, name: str) -> None:
        """An attached file to open or keep."""
        self.box.add_item(ui.File(f"attachment://{name}"))

    def row(self, items: Sequence[ui.Item[Any]]) -> None:
        """Buttons side by side, in as many rows as they need; or a select of its own."""
        for first in range(0, len(items), ROW):
            self.box.add_item(ui.ActionRow(*items[first : first + ROW]))


def ending(lines: Sequence[str], longest: int) -> list[str]:
    """The last of these lines that fit together, with an ellipsis for what is left out; small
    print goes first."""
    kept = _candidates(lines, longest)
    if _length(kept) > longest:
        kept = _without_small_print(kept, longest)
    while len(kept) > 1 and _length(kept) > longest:
        rest = kept[2 if kept[0] == ELLIPSIS else 1 :]
        kept = [ELLIPSIS, *(rest[1:] if rest[:1] == [GAP] else rest)]
    return kept if _length(kept) <= longest else [ELLIPSIS]


def _candidates(lines: Sequence[str], longest: int) -> list[str]:
    """The last lines, from where they can fit at all: a whole game has thousands of them."""
    size = 0
    for number in range(len(lines) - 1, -1, -1):
        size += 0 if lines[number].startswith(SMALL) else len(lines[number]) + 1
        if size > longest:
            rest = dropwhile(lambda line: line.startswith(SMALL), lines[number + 1 :])
            return [ELLIPSIS, *rest]
    return list(lines)


def _without_small_print(lines: Sequence[str], longest: int) -> list[str]:
    """As much of the small print left out as must be, from the top; one ellipsis stands for what
    is left out in a row."""
    kept = list(lines)
    for number, line in enumerate(lines):
        if not line.startswith(SMALL):
            continue
        kept[number] = "" if number and lines[number - 1].startswith(SMALL) else GAP
        if _length(kept) <= longest:
            break
    return [line for line in kept if line]


def _length(lines: Sequence[str]) -> int:
    return sum(len(line) + 1 for line in lines if line)
