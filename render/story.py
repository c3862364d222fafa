"""What happened in few lines: one for everybody's part in a phase, where a game's texts allow it.

The catalogues say how: an event whose text has a `.title` begins a paragraph; one with a `.clause`
joins it, as the part of its seat, and one with a `.latest` takes the place of the last of its kind,
one with an `.of` that of the last of its kind that is about the same;
one with both begins the paragraph that all of its kind join; a dash says that there is nothing to
say, here and where every event has a line of its own.
A clause that ends with a colon is said of the next one.
An event with an `.answer` is what comes, perhaps later, of an answer that begins with this word: an
answer by order is ticked there.
Everything else is told in full, in a line of its own. Equal parts of several seats stand together.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final, NamedTuple

from engine.core.events import Event
from render import texts
from render.texts import Text

BETWEEN: Final = " · "
TICK: Final = "✓"
SMALL: Final = "-# "
NOTHING: Final = "–"
HEADING: Final = ":"


class StoryPart(NamedTuple):
    """An event to be told, or a line that is told already."""

    event: Event | None
    line: Text = Text("")
    ticked: bool = False
    """Whether its answer was given for its seat."""


@dataclass
class _Paragraph:
    title: str = ""
    parts: dict[int, dict[str, Text]] = field(default_factory=dict)
    """By seat: clauses, each under what it would be replaced by."""
    below: list[str] = field(default_factory=list)
    silent: int = 0
    """How many of these lines are no news of it, but only stand here."""
    begun: bool = False
    """Whether its title has been told before."""

    def lines(self, names: Sequence[str]) -> list[str]:
        """One line for all parts, and what stands below it."""
        together: dict[str, list[int]] = {}
        for seat, clauses in self.parts.items():
            ordered = _ticked_first(clauses.values()) if self.title else clauses.values()
            together.setdefault(_joined(ordered), []).append(seat)
        said = [
            f"{', '.join(texts.safe_name(names[seat]) for seat in seats)}: {clause}"
            for clause, seats in together.items()
            if clause
        ]
        nothing_new = self.begun and not said and self.silent == len(self.below)
        if not self.title or nothing_new:  # turns one after the other
            return [*said, *self.below]
        title = f"**{self.title}** "
        body = BETWEEN.join(said) or ("" if self.below else NOTHING)
        return [f"{title}{body}".rstrip(), *self.below]

    @property
    def empty(self) -> bool:
        """Whether nothing has happened in it."""
        return not self.below and not any(any(said.values()) for said in self.parts.values())


def _ticked_first(clauses: Iterable[Text]) -> list[str]:
    """The clauses of a seat, with the tick of one of them before all: one answer brought them."""
    told = [clause for clause in clauses if clause]
    if not any(clause.startswith(TICK) for clause in told):
        return [*told]
    first, *others = (clause.removeprefix(TICK).lstrip() for clause in told)
    return [f"{TICK} {first}", *others]


def _joined(clauses: Iterable[str]) -> str:
    """Clauses one after the other; one that ends with a colon is said of the next, if there is one
    of which it can be said."""
    said = ""
    for clause in filter(None, clauses):
        if said.endswith(HEADING) and clause.endswith(HEADING):
            said = said.removesuffix(HEADING)
        gap = " " if said.endswith(HEADING) else ", " if said else ""
        said = f"{said}{gap}{clause}"
    return said.removesuffix(HEADING)


def story(
    lang: str,
    game: str,
    parts: Iterable[StoryPart],
    names: Sequence[str],
    before: Iterable[Event] = (),
) -> list[str]:
    """All of this in paragraphs; the first goes on with what began `before`."""
    told = [_Paragraph()]
    for earlier in before:
        title = texts.hint(lang, game, f"event-{earlier.kind}", "title", **earlier.args)
        if title is not None:
            told = [_Paragraph("" if title == NOTHING else title, begun=True)]
    for part in parts:
        event = part.event
        if event is None:
            told[-1].below.append(part.line)
            told[-1].silent += 1
            continue
        key = f"event-{event.kind}"
        title = texts.hint(lang, game, key, "title", **event.args)
        if title is not None:
            _begin(told, "" if title == NOTHING else title, part, (lang, game))
        elif event.seat is None or event.to is not None or not _joins(told[-1], part, lang, game):
            line = texts.event(lang, game, event, names)
            line = Text(f"{TICK} {line}") if part.ticked else line
            told[-1].below.append(f"{SMALL}{line}" if event.to is not None else line)
    if told[-1].empty:  # it has only just begun
        told.pop()
    if told and not (told[0].parts or told[0].below):  # nothing more has come of what began before
        told.pop(0)
    return [line for paragraph in told for line in paragraph.lines(names)]


def _begin(told: list[_Paragraph], title: str, part: StoryPart, spoken: tuple[str, str]) -> None:
    """A paragraph of this title, or more of the last one where all seats' parts have the title."""
    event = part.event
    assert event is not None
    lang, game = spoken
    has_part = texts.hint(lang, game, f"event-{event.kind}", "clause", **event.args) is not None
    if not (has_part and title == told[-1].title):
        told.append(_Paragraph(title))
    if has_part:
        _joins(told[-1], part, lang, game)


def overtaken(lang: str, game: str, events: Sequence[Event]) -> frozenset[int]:
    """Which of these, by number, need no line of their own: the very next one takes their place."""
    return frozenset(
        number
        for number, (one, after) in enumerate(pairwise(events))
        if (one.kind, one.seat, one.to) == (after.kind, after.seat, after.to)
        and texts.hint(lang, game, f"event-{one.kind}", "latest", **one.args) is not None
    )


def _joins(paragraph: _Paragraph, part: StoryPart, lang: str, game: str) -> bool:
    """Whether an event is told as its seat's part in a paragraph."""
    event = part.event
    assert event is not None
    assert event.seat is not None
    clauses = paragraph.parts.setdefault(event.seat, {})
    key = f"event-{event.kind}"
    clause = texts.hint(lang, game, key, "latest", **event.args)
    place = event.kind
    if clause is None:
        clause = texts.hint(lang, game, key, "clause", **event.args)
        about = texts.hint(lang, game, key, "of", **event.args)
        place = str(len(clauses)) if about is None else f"{event.kind} {about}"
    if clause is None:
        return False
    said = clause.strip()
    said = "" if said == NOTHING else said
    clauses.pop(place, None)
    told = any(one.startswith(TICK) for one in clauses.values())
    clauses[place] = Text(f"{TICK} {said}" if part.ticked and said and not told else said)
    return True
