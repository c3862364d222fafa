"""The select of a panel: options as a tree of words, opened level by level where it is large."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import discord
from discord import ui

from bot.edge.cards.story import notes_text
from bot.edge.desk import Seated
from bot.edge.listings import Listed
from bot.edge.presses import LONGEST_OPTION, MOST_OPTIONS, Key, cut
from engine.core.moves import Option, Words
from render import texts

PLAY, OPEN = "=", ">"
"""How the value of an entry begins: an answer to play, or a branch to open."""
PER_PAGE = MOST_OPTIONS


@dataclass(frozen=True, slots=True)
class Spot:
    """Where in the tree of options a panel stands."""

    prefix: Words = ()
    page: int = 0

    def text(self) -> str:
        """As it goes into a button's id."""
        return f"{self.page} {' '.join(self.prefix)}".strip()

    @classmethod
    def of(cls, text: str) -> Spot:
        """Read from a button's id."""
        page, *words = text.split(" ")
        return cls(tuple(words), int(page) if page.isdecimal() else 0)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a select: an option to play, or the beginning of several."""

    words: Words
    option: Option | None
    count: int = 1

    @property
    def value(self) -> str:
        """What is sent when it is chosen."""
        return f"{OPEN if self.option is None else PLAY}{' '.join(self.words)}"


def entries_at(listed: Listed, prefix: Words) -> list[Entry]:
    """The lines at a spot: the options themselves where they fit, else what they begin with."""
    depth = len(prefix)
    under = [option for option in listed.options if option.words[:depth] == prefix]
    leaves = [Entry(option.words, option) for option in under]
    if len(leaves) <= PER_PAGE or listed.several:
        return _fitting(listed, leaves)
    branches: dict[Words, list[Option]] = {}
    for option in under:
        branches.setdefault(option.words[: depth + 1], []).append(option)
    if len(branches) == 1:
        only = next(iter(branches))
        if all(len(option.words) > depth + 1 for option in under):
            return entries_at(listed, only)
    entries = [
        Entry(options[0].words, options[0])
        if len(options) == 1
        else Entry(words, None, len(options))
        for words, options in branches.items()
    ]
    return _fitting(listed, entries)


def _fitting(listed: Listed, entries: Sequence[Entry]) -> list[Entry]:
    """Entries with values that a select takes; long answers in their short form, each once."""
    found: dict[str, Entry] = {}
    for entry in entries:
        fits = len(entry.value) <= LONGEST_OPTION
        if not fits and entry.option is not None:
            entry = Entry(tuple(listed.short(entry.words).split()), entry.option)
        if entry.words and len(entry.value) <= LONGEST_OPTION:
            found.setdefault(entry.value, entry)
    return list(found.values())


def pages(entries: Sequence[Entry]) -> int:
    """How many selects it takes to show all of them."""
    return max(1, -(-len(entries) // PER_PAGE))


def select_at(
    listed: Listed, spot: Spot, key: Key, table: Seated, lang: str
) -> ui.Select[ui.LayoutView] | None:
    """The select at a spot; None if there is nothing to choose from."""
    entries = entries_at(listed, spot.prefix)
    page = min(spot.page, pages(entries) - 1)
    shown = entries[page * PER_PAGE : (page + 1) * PER_PAGE]
    if not shown:
        return None
    least, most = 1, 1
    if listed.several:
        least = min(max(listed.picks[0], 1), len(shown))
        most = max(least, min(listed.picks[-1], len(shown)))
    return ui.Select(
        custom_id=key.id("s1"),
        placeholder=cut(_placeholder(listed, spot, table, lang), 150),
        min_values=least,
        max_values=most,
        options=[_line(entry, table, lang) for entry in shown],
    )


def _placeholder(listed: Listed, spot: Spot, table: Seated, lang: str) -> str:
    if spot.prefix:
        return texts.plain(texts.move(lang, table.game, spot.prefix))
    return texts.text(lang, "panel-choose-several" if listed.several else "panel-choose")


def _line(entry: Entry, table: Seated, lang: str) -> discord.SelectOption:
    label = texts.plain(texts.move(lang, table.game, entry.words))
    if entry.option is None:
        about = str(texts.text(lang, "panel-more", n=entry.count))
    else:
        about = texts.plain(notes_text(entry.option.notes, table, lang))
    return discord.SelectOption(
        label=cut(label, LONGEST_OPTION),
        value=entry.value,
        description=cut(about, LONGEST_OPTION) or None,
    )
