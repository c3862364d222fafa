"""What a game offers to look up: its list of topics and components, read once."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from render import about, texts


@dataclass(frozen=True, slots=True)
class Entry:
    """A topic, or a component of a group, and the pages of each edition that prints it."""

    key: str
    pages: Mapping[str, str]
    group: str = ""
    section: str = ""
    """The heading a topic stands under; a component stands under its group."""

    def title(self, game: str, lang: str) -> str:
        """What it is called."""
        if not self.group:
            return texts.text(lang, f"rule-{self.key}", game)
        group = texts.text(lang, f"group-{self.group}", game)
        name = texts.Text(texts.word(lang, game, self.key))
        return texts.text(lang, "rule-of-group", game, group=group, name=name)

    def heading(self, game: str, lang: str) -> str:
        """What it stands under; empty where the game has no headings."""
        if self.group:
            return texts.text(lang, f"group-{self.group}", game)
        return texts.text(lang, f"section-{self.section}", game) if self.section else ""

    def text(self, game: str, lang: str, values: str = "") -> str:
        """What it says, at a table with these values where they are named."""
        if self.group:
            return about(game, lang, self.key, values)
        return texts.text(lang, f"rule-{self.key}.text", game)

    def words(self, game: str, lang: str) -> str:
        """Other words people may look for."""
        if self.group:
            return texts.word(lang, game, self.key, "short")
        return texts.text(lang, f"rule-{self.key}.words", game)


@cache
def entries(game: str) -> tuple[Entry, ...]:
    """Everything of a game in order: topics, then components."""
    path = files("assets").joinpath(game, "rules", "topics.json")
    if not game.isidentifier() or not path.is_file():
        return ()
    listed = json.loads(path.read_text(encoding="utf-8"))
    rules = [
        Entry(one["key"], one["pages"], section=one.get("section", "")) for one in listed["topics"]
    ]
    parts = [
        Entry(word, group["pages"], group["group"])
        for group in listed["components"]
        for word in group["words"]
    ]
    return (*rules, *parts)


def entry_of(game: str, key: str) -> Entry | None:
    """One entry by its key, in either spelling."""
    wanted = key.strip().lower().replace("_", "-")
    return next((one for one in entries(game) if one.key.replace("_", "-") == wanted), None)
