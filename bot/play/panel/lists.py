"""Lists of what there is to choose: an entry as a line of a select, the select with its filters, or
a button for each entry."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Final

from bot.client.components import ELLIPSIS, MOST_LINES, PHONE, breadth, has_room
from bot.client.signs import WARNING
from bot.play.panel.elements import (
    BETWEEN,
    LONGEST_ARGUMENT,
    LONGEST_LABEL,
    LONGEST_OPTION,
    MOST_OPTIONS,
    Block,
    Menu,
    PanelButton,
    PanelChoice,
    PanelPlace,
    PanelPress,
    PanelRoom,
    PanelSight,
    PanelStyle,
    cut,
    rows,
    says,
)
from bot.play.panel.look import (
    PRICE,
    TOTAL,
    ListEntry,
    PanelLook,
    badged,
    entries_of,
    next_page,
    page_at,
    place_of,
    turning_buttons,
)
from bot.play.panel.verbs import DOOR, TAKE
from engine.core.moves import Note
from render import texts
from render.said import ITEM


def choice(look: PanelLook, entry: ListEntry, *, verb: bool = False) -> PanelChoice:
    """An entry as a line of a select; with `verb`, named in full."""
    label = name_of(look, entry, verb=verb)
    if entry.warnings:
        label = f"{cut(label, LONGEST_OPTION - len(WARNING) - 1)} {WARNING}"
    return PanelChoice(cut(label, LONGEST_OPTION), entry.code, describe(look, entry))


def name_of(look: PanelLook, entry: ListEntry, *, verb: bool = False) -> str:
    """What an entry is called, however long that is."""
    voice, lead, words = look.voice, look.hints.lead, entry.option.words
    brief = entry.option._replace(words=look.reading.brief(entry.option.words))
    label = str(texts.capital(look.called(words) or look.short(words)))
    label = label or voice.label(brief, lead, "" if verb else ITEM)
    if entry.badge:
        label = f"{entry.badge}{BETWEEN}{label}"
    if entry.after is not None:
        label = voice.label(entry.after, lead, ITEM)
        if not entry.alike:
            label = f"{voice.plain(_first(look, entry))} {texts.ARROW} {label}"
        label = str(texts.capital(label))
    return label


def _first(look: PanelLook, entry: ListEntry) -> str:
    """What the first of two answers is known by; where it lies is then not worth saying."""
    notes = [note for note in entry.option.notes if note.key in look.hints.lead]
    named = look.voice.notes(notes, (), ITEM)
    return BETWEEN.join(named) or look.voice.move(entry.option.words, ITEM)


def describe(
    look: PanelLook, entry: ListEntry, *, outlook: bool = True, longest: int = LONGEST_OPTION
) -> str:
    """What is worth knowing before choosing: what it needs, costs, brings, and warnings; and what
    it is, where the game wants it told or nothing else is known of it. With room, a price is
    called one."""
    voice, hints = look.voice, look.hints
    warnings = [note for note in entry.warnings if not hints.repeats(note, entry.option.notes)]
    parts = [f"{WARNING} {voice.note(note, ITEM)}" for note in warnings]
    if entry.alike:
        parts.append(_first(look, entry))
    form = ITEM if longest <= LONGEST_OPTION else ""
    late = [note for note in entry.option.notes if note.key in hints.drafted]
    for note in (note for note in _told(entry) if note not in late):
        if note.key != PRICE or voice.note(note, ITEM) not in voice.move(entry.option.words):
            spelt = form if note.key == PRICE else ITEM
            parts += voice.notes([note], hints.lead | hints.named, spelt)
    if entry.before:
        parts.append(voice.say("needs", moves=voice.moves(entry.before)))
    if outlook and not entry.before:
        told = look.reading.outlook(entry.option.words)
        parts += [
            voice.note(note, ITEM)
            for note in told
            if note.key in hints.foretold and not hints.repeats(note, entry.option.notes)
        ]
    parts += voice.notes(late, hints.lead | hints.named, ITEM)  # the draft says it once more
    if entry.after is not None:
        parts += voice.notes(entry.after.notes, hints.lead, ITEM)
    if not look.called(entry.option.words) or hints.meant(look.scene, entry.option.words):
        parts.append(hints.meaning(look.scene, entry.option.words))
    if not any(parts[len(warnings) :]) or entry.option.words[0] in hints.explained:
        parts += filter(None, [voice.about(entry.option.words)])
    return cut(voice.plain(_joined(parts)), longest)


def _told(entry: ListEntry) -> list[Note]:
    """The notes of an option: where free moves are played first, what it takes in all with them
    stands in place of its price."""
    notes = list(entry.option.notes)
    total = [note for note in notes if note.key == TOTAL]
    return [*total, *(note for note in notes if note.key not in (PRICE, TOTAL))] if total else notes


def _joined(parts: Iterable[str]) -> str:
    """Each part once, in one line; a full stop stands at most at the end of it."""
    said = list(dict.fromkeys(filter(None, parts)))
    return BETWEEN.join([*(part.removesuffix(".") for part in said[:-1]), *said[-1:]])


MOST_BUTTONS = 4
"""So few answers need no select."""
LONGEST_LINE = 300
"""Characters about an answer that has a button, in a line above it."""
LONGEST_SIGN: Final = 2
"""Characters of the letter or number that an answer has on a picture."""
LOOSE: Final = " :·"
"""Between what an answer is called in short and the rest."""
LIST, PAIRS = "list", "pairs"
"""Names of selects on one screen."""


def list_blocks(look: PanelLook, verbs: Sequence[str]) -> Iterator[Block]:
    """Everything under these verbs, to be chosen from."""
    follow = look.place.room is not PanelRoom.STEPS
    entries = badged(look, entries_of(look, verbs, follow=follow))
    shown = [entry for entry in entries if _passes(look, entry)]
    few = look.hints.few_on_buttons
    labels = (choice(look, entry).label for entry in entries)  # too long for a phone: in a list
    short = is_short(entries, numbered=few) and (few or has_room(labels, MOST_LINES - 1))
    if look.reading.complete and short:
        sight = sight_of(look, entries) if look.hints.few_on_buttons else None
        yield from (() if sight is None else (sight,))
        yield from short_blocks(look, entries)
        return
    pairs = [entry for entry in shown if entry.after is not None]
    if pairs and len(shown) > MOST_OPTIONS:
        yield menu_of(look, verbs, pairs, PAIRS)
        shown = [entry for entry in shown if entry.after is None]
    page = page_at(look, shown)
    if (sight := sight_of(look, page.part)) is not None:
        yield sight
    yield from says([*_in_full(look, page.part)])
    if page.part:
        yield menu_of(look, verbs, page.part, LIST, next_page(look, page))
    yield from rows(_filters(look, verbs, entries))
    turning = turning_buttons(look, page)
    if pairs:
        place = replace(_here(look, verbs), room=PanelRoom.STEPS, page=0)
        turning.append(look.door(look.voice.say("one-by-one"), place))
    yield from rows(turning)


def is_short(entries: Sequence[ListEntry], *, numbered: bool = False) -> bool:
    """Whether a question has so few answers that each gets a button."""
    plain = all((numbered or not entry.badge) and entry.after is None for entry in entries)
    return plain and len(entries) <= MOST_BUTTONS and all(_fits(entry) for entry in entries)


def _fits(entry: ListEntry) -> bool:
    return len(entry.code) <= LONGEST_ARGUMENT


def short_blocks(look: PanelLook, entries: Sequence[ListEntry]) -> Iterator[Block]:
    """A line and a button for each answer; what all are warned of is said once."""
    choices = [choice(look, entry) for entry in entries]
    first = entries[0].warnings if len(entries) > 1 else ()
    shared = [note for note in first if all(note in entry.warnings for entry in entries)]
    own = [[note for note in entry.warnings if note not in shared] for entry in entries]
    bare = [replace(one, warnings=tuple(left)) for one, left in zip(entries, own, strict=True)]
    told = [describe(look, entry, longest=LONGEST_LINE) for entry in bare]
    named = [name_of(look, entry) for entry in entries]
    lines = zip(choices, named, told, strict=True)
    signed = all(entry.badge for entry in entries) and not has_room(one.label for one in choices)
    yield from says(
        [
            *(f"{WARNING} {look.voice.note(note)}" for note in shared),
            *(
                f"-# **{name}**{f' · {about}' if _adds(one, about) else ''}"
                for one, name, about in lines  # under buttons of numbers all, in their order
                if signed or _adds(one, about) or len(name) > LONGEST_LABEL
            ),
        ]
    )
    yield from rows(
        [
            PanelButton(cut(one.label, LONGEST_LABEL), PanelPress(TAKE, one.value), PanelStyle.MAIN)
            for one in choices
        ]
    )


def is_told(label: str, told: str) -> bool:
    """Whether a line begins with what a button says, in full where the button is cut."""
    bare = label.removesuffix(f" {WARNING}")
    whole = bare.removesuffix(ELLIPSIS)
    return f"**{bare}**" in told or (whole != bare and f"**{whole}" in told)


def besides(label: str, sign: str) -> str:
    """What an answer is called besides its sign; a number of something is no sign."""
    found = label.startswith((f"{sign}{BETWEEN}", f"{sign}:"))
    return label.removeprefix(sign).lstrip(LOOSE) if found else label


def sign_of(label: str) -> str:
    """What an answer can be called in short: its sign on a picture, or the words before a colon."""
    sign, _, rest = label.partition(BETWEEN)
    if rest and len(sign) <= LONGEST_SIGN:
        return sign
    return label if breadth(label) <= PHONE else label.partition(":")[0]


def _adds(one: PanelChoice, about: str) -> bool:
    """Whether a description says more than the name."""
    return about.removeprefix("+").casefold() not in ("", one.label.casefold())


def menu_of(
    look: PanelLook,
    verbs: Sequence[str],
    part: Sequence[ListEntry],
    name: str,
    more: PanelPlace | None = None,
) -> Menu:
    """A select of these entries; its last line leads on if there are more."""
    several = len(verbs) > 1
    choices = [choice(look, entry, verb=several) for entry in part]
    if more is not None:
        choices.append(PanelChoice(look.voice.say("more"), f"{DOOR}{more}"))
    return Menu(PanelPress(TAKE, name), placeholder(look, verbs, part), tuple(choices))


def placeholder(look: PanelLook, verbs: Sequence[str], part: Sequence[ListEntry]) -> str:
    """What a closed select says: of answers of one sort, that."""
    if len(verbs) > 1:
        return look.voice.say("choose")
    kinds = {look.kind(entry.option.words) for entry in part}
    return look.voice.plain(kinds.pop() if len(kinds) == 1 else look.voice.move((verbs[0],)))


def _here(look: PanelLook, verbs: Sequence[str]) -> PanelPlace:
    return replace(look.place, verb=look.place.verb or (verbs[0] if len(verbs) == 1 else ""))


def _passes(look: PanelLook, entry: ListEntry) -> bool:
    fits = look.hints.filters.get(entry.option.words[0], {}).get(look.place.filter)
    return fits is None or fits(look.reading.view, look.draft.seat, entry.option)


def _filters(
    look: PanelLook, verbs: Sequence[str], entries: Sequence[ListEntry]
) -> list[PanelButton]:
    """Buttons that narrow the list down, as far as they make a difference."""
    names = dict.fromkeys(name for verb in verbs for name in look.hints.filters.get(verb, {}))
    found = []
    for name in names:
        on = look.place.filter == name
        narrowed = replace(look, place=replace(look.place, filter=name))
        count = sum(_passes(narrowed, entry) for entry in entries)
        if on or 0 < count < len(entries):
            label = str(look.voice.text(f"filter-{name}", n=count))
            place = replace(look.place, filter="" if on else name, page=0)
            found.append(look.door(label, place, PanelStyle.MAIN if on else PanelStyle.PLAIN))
    return found


def sight_of(look: PanelLook, part: Sequence[ListEntry]) -> PanelSight | None:
    marks = {entry.badge: [place_of(look, entry.option)] for entry in part if entry.badge}
    picture = look.hints.pictures.get(look.reading.kind, look.hints.place_picture)
    if not marks:
        picture = look.hints.shows.get(look.reading.kind, "")
    return PanelSight(picture, marks) if picture in look.sights else None


def _in_full(look: PanelLook, part: Sequence[ListEntry]) -> Iterator[str]:
    """A line for each choice of which there is more to say than its own line can hold."""
    voice = look.voice
    scene = look.scene
    for entry in part:
        told = look.hints.in_full(scene, entry.option.words)
        if told:
            label = voice.plain(voice.move(entry.option.words, ITEM))
            badge = f"{entry.badge}{BETWEEN}" if entry.badge else ""
            yield f"-# {badge}**{texts.capital(label)}** · {told}"
