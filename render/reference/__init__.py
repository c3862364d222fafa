"""Rules and components to look up: short texts of our own, and where the rulebook prints them.

A game brings `assets/<game>/rules`: `topics.json` lists topics and components in their order,
`<lang>.ftl` has a title, a text and words to find each topic by. A game without that folder has
no topics. What somebody types is looked for in all languages, and answered in his.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render import texts
from render.reference.index import Entry, entries, entry_of
from render.reference.search import found

MOST: Final = 25
"""As many as an autocomplete shows."""


@dataclass(frozen=True, slots=True)
class Topic:
    """A rule or a component, in one language."""

    key: str
    title: str
    text: str
    pages: tuple[str, ...]
    """Where it is printed, each as `Ukrainian rulebook, p. 13`; the reader's own edition first."""
    component: bool
    heading: str = ""
    """What it stands under."""


def topics(game: str, lang: str, query: str = "", most: int = MOST) -> list[Topic]:
    """Topics and components that fit what was typed, the best first; all in order for nothing."""
    lang = texts.language(lang)
    listed = [_topic(game, lang, entry) for entry in found(game, query, lang)]
    shown: dict[tuple[str, str], Topic] = {}
    for topic in listed:  # two tiles may be alike
        shown.setdefault((topic.title, topic.text), topic)
    return list(shown.values())[:most]


def topic(game: str, lang: str, key: str, values: str = "") -> Topic | None:
    """One topic or component by its key, at a table with these values where a hash of them is
    given; None if there is none."""
    entry = entry_of(game, key)
    return None if entry is None else _topic(game, texts.language(lang), entry, values)


def has_topics(game: str) -> bool:
    """Whether anything of a game can be looked up."""
    return bool(entries(game))


def _topic(game: str, lang: str, entry: Entry, values: str = "") -> Topic:
    return Topic(
        key=entry.key,
        title=entry.title(game, lang),
        text=entry.text(game, lang, values),
        heading=entry.heading(game, lang),
        pages=tuple(_pages(game, lang, entry)),
        component=bool(entry.group),
    )


def _pages(game: str, lang: str, entry: Entry) -> list[str]:
    """The reader's edition if there is one, else all of them."""
    own = {edition: pages for edition, pages in entry.pages.items() if edition.endswith(lang)}
    return [
        texts.text(
            lang,
            "rule-pages",
            game,
            edition=texts.text(lang, f"edition-{edition}", game),
            pages=texts.Text(pages.replace("-", "–")),
        )
        for edition, pages in (own or entry.pages).items()
    ]
