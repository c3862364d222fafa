"""What can be chosen, as entries of selects: in order, with badge, price, needs and warnings."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.play.panel.elements import LONGEST_OPTION, MOST_OPTIONS, Choice, cut
from bot.play.panel.look import Look
from bot.play.panel.voice import BETWEEN, ITEM
from engine.core.moves import END, Note, Option, Words
from render import texts

PRICE = "price"
"""The note by which an option says what it costs, resource by resource."""
DIGEST = "#"
WARNING = "⚠"
ARROW = "→"


@dataclass(frozen=True)
class Entry:
    """Something to choose: one or more moves that are played at once."""

    option: Option
    before: tuple[Words, ...] = ()
    """Free moves to be played first."""
    after: Option | None = None
    """The answer to the following question."""
    warnings: tuple[Note, ...] = ()
    badge: str = ""
    alike: bool = False
    """Everything else that answers two questions begins with the same answer."""

    @property
    def moves(self) -> tuple[Words, ...]:
        """Everything that is played."""
        last = () if self.after is None else (self.after.words,)
        return (*self.before, self.option.words, *last)

    @property
    def code(self) -> str:
        """The value of its choice: the moves as typed, or a digest of them."""
        return code_of("; ".join(" ".join(words) for words in self.moves))


def code_of(text: str) -> str:
    """A text as it is, or a digest where it is too long for the value of a choice."""
    return text if len(text) <= LONGEST_OPTION else digest(text)


def digest(text: str) -> str:
    """A short name for a long text."""
    return DIGEST + hashlib.sha256(text.encode()).hexdigest()[:24]


def entries_of(look: Look, verbs: Sequence[str], *, follow: bool = True) -> list[Entry]:
    """What can be chosen under these verbs, best first; with `follow`, together with the answer
    to the question it leads to."""
    reading = look.reading
    direct = [option for option in reading.options if _is_of(option, verbs)]
    together = [entry for option in direct for entry in _entries(look, option, follow)]
    if sum(entry.after is not None for entry in together) > MOST_OPTIONS:
        together = [entry for option in direct for entry in _entries(look, option, False)]
    found = _compared(together)
    listed = {option.words for option in direct}
    found += [
        Entry(way.option, way.steps, None, _wanted(look, way.option.words))
        for way in reading.payable
        if _is_of(way.option, verbs) and way.option.words not in listed
    ]
    if any(verb in look.hints.places for verb in verbs):
        found = sorted(found, key=lambda entry: rank(look, entry))
    return found


def _compared(entries: Sequence[Entry]) -> list[Entry]:
    """The entries, with what they have in common noticed."""
    firsts = {entry.option.words for entry in entries if entry.after is not None}
    return [replace(entry, alike=len(firsts) == 1) for entry in entries]


def _is_of(option: Option, verbs: Sequence[str]) -> bool:
    return option.words[:1] != END and option.words[0] in verbs


def _entries(look: Look, option: Option, follow: bool) -> Iterator[Entry]:
    """An option by itself, or with each answer to the question it leads to."""
    warnings = _wanted(look, option.words)
    follows = look.reading.ahead.get(option.words, ()) if follow else ()
    useful = [one for one in follows if one.option.words not in look.hints.aside]
    for one in useful:
        both = (*warnings, *look.modes.warned(one.warnings))
        yield Entry(option, (), one.option, both)
    if not useful:
        yield Entry(option, (), None, warnings)


def _wanted(look: Look, words: Words) -> tuple[Note, ...]:
    return look.modes.warned(look.reading.warnings(words))


def rank(look: Look, entry: Entry) -> tuple[object, ...]:
    """Payable at once first, then without a warning, then cheap, then near."""
    place = place_of(look, entry.option)
    away = look.hints.away(look.reading.view, look.draft.seat, place) if place else 0
    price = price_of(look, entry.option)
    return (len(entry.before), bool(entry.warnings), price, away)


def price_of(look: Look, option: Option) -> float:
    """What an option costs, weighed."""
    total = 0.0
    for note in option.notes:
        price = note.args.get(PRICE) if note.key == PRICE else None
        if isinstance(price, Mapping):
            worth = look.hints.worth
            total += sum(amount * worth.get(what, 1) for what, amount in price.items())
    return total


def place_of(look: Look, option: Option) -> str:
    """The place an option names, if there is one."""
    at = look.hints.places.get(option.words[0])
    return option.words[at] if at is not None and at < len(option.words) else ""


def badged(look: Look, entries: Iterable[Entry]) -> list[Entry]:
    """The entries with numbers: one for each place, in the order of the entries."""
    numbers: dict[str, str] = {}
    found = []
    for entry in entries:
        place = place_of(look, entry.option)
        if place:
            entry = replace(entry, badge=numbers.setdefault(place, str(len(numbers) + 1)))
        found.append(entry)
    return found


def choice(look: Look, entry: Entry, *, verb: bool = False) -> Choice:
    """An entry as a line of a select; with `verb`, named in full."""
    voice, lead = look.voice, look.hints.lead
    brief = entry.option._replace(words=look.reading.brief(entry.option.words))
    label = voice.label(brief, lead, "" if verb else ITEM)
    if entry.badge:
        label = f"{entry.badge}{BETWEEN}{label}"
    if entry.after is not None:
        label = voice.label(entry.after, lead, ITEM)
        if not entry.alike:
            label = f"{voice.plain(_first(look, entry))} {ARROW} {label}"
        label = texts.capital(label)
    if entry.warnings:
        label = f"{cut(label, LONGEST_OPTION - len(WARNING) - 1)} {WARNING}"
    return Choice(cut(label, LONGEST_OPTION), entry.code, describe(look, entry))


def _first(look: Look, entry: Entry) -> str:
    """What the first of two answers is known by; where it lies is then not worth saying."""
    notes = [note for note in entry.option.notes if note.key in look.hints.lead]
    named = look.voice.notes(notes, (), ITEM)
    return BETWEEN.join(named) or look.voice.move(entry.option.words, ITEM)


def describe(
    look: Look, entry: Entry, *, outlook: bool = True, longest: int = LONGEST_OPTION
) -> str:
    """What is worth knowing before choosing: what it needs, costs, brings, and warnings; and what
    it is, where the game wants it told or nothing else is known of it."""
    voice, hints = look.voice, look.hints
    parts = [voice.say("needs", moves=voice.moves(entry.before))] if entry.before else []
    if entry.alike:
        parts.append(_first(look, entry))
    parts += voice.notes(entry.option.notes, hints.lead, ITEM)
    if outlook and not entry.before:
        told = look.reading.outlook(entry.option.words)
        parts += [
            voice.note(note, ITEM)
            for note in told
            if note.key in hints.foretold and not hints.repeats(note, entry.option.notes)
        ]
    if entry.after is not None:
        parts += voice.notes(entry.after.notes, hints.lead, ITEM)
    if not parts or entry.option.words[0] in hints.explained:
        parts += filter(None, [voice.about(entry.option.words)])
    warnings = [note for note in entry.warnings if not hints.repeats(note, entry.option.notes)]
    parts += [f"{WARNING} {voice.note(note)}" for note in warnings]
    return cut(voice.plain(_joined(parts)), longest)


def _joined(parts: Iterable[str]) -> str:
    """Each part once, in one line; a full stop stands at most at the end of it."""
    said = list(dict.fromkeys(parts))
    return BETWEEN.join([*(part.removesuffix(".") for part in said[:-1]), *said[-1:]])
