"""What the value of a choice stands for: moves as text, or a place to go to."""

from __future__ import annotations

from collections.abc import Iterator

from bot.play.panel.lists import DIGEST, Entry, entries_of
from bot.play.panel.look import Look
from bot.play.panel.place_sets import picked, variants_of
from bot.play.panel.sets import SET, set_text


def moves_text(look: Look, argument: str, value: str) -> str | None:
    """The moves behind a value, to be played as typed; None if it means nothing any more.

    Short moves stand in the value themselves; a digest is looked for among all that could have
    been chosen, and among the set of places it was chosen for (`argument`).
    """
    if argument == SET:
        return set_text(value)
    if not value.startswith(DIGEST):
        return value
    for entry in _everything(look, argument):
        if entry.code == value:
            return "; ".join(" ".join(words) for words in entry.moves)
    return None


def _everything(look: Look, argument: str) -> Iterator[Entry]:
    verbs = look.reading.verbs
    for verb in look.hints.candidates:
        found, _ = picked(look, verb, argument) if verb in verbs else (None, "")
        if found is not None:
            for one in (found, *variants_of(look, verb, found)):
                yield from (Entry(option) for option in one.options)
    yield from entries_of(look, verbs)
    yield from entries_of(look, verbs, follow=False)
