"""Screens to choose from: numbered places on a picture, plain lists, sets of options."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.play.panel.address import Place, Room
from bot.play.panel.elements import (
    LEFT,
    LONGEST_ARGUMENT,
    LONGEST_LABEL,
    LONGEST_OPTION,
    MOST_OPTIONS,
    RIGHT,
    Block,
    Button,
    Choice,
    Menu,
    Press,
    Sight,
    Style,
    cut,
    rows,
    says,
)
from bot.play.panel.entries import Entry, badged, choice, describe, entries_of, place_of
from bot.play.panel.look import DOOR, TAKE, Look
from engine.core.moves import NONE

MOST_BUTTONS = 4
"""So few answers need no select."""
LONGEST_LINE = 300
"""Characters about an answer that has a button, in a line above it."""
PAGE = MOST_OPTIONS - 1
LIST, PAIRS = "list", "pairs"
"""Names of selects on one screen."""


def list_blocks(look: Look, verbs: Sequence[str]) -> Iterator[Block]:
    """Everything under these verbs, to be chosen from."""
    follow = look.place.room is not Room.STEPS
    entries = badged(look, entries_of(look, verbs, follow=follow))
    shown = [entry for entry in entries if _passes(look, entry)]
    if look.reading.complete and is_short(entries):
        yield from short_blocks(look, entries)
        return
    pairs = [entry for entry in shown if entry.after is not None]
    if pairs and len(shown) > MOST_OPTIONS:
        yield _menu(look, verbs, pairs, PAIRS)
        shown = [entry for entry in shown if entry.after is None]
    pages = pages_of(len(shown))
    page = min(look.place.page, pages - 1)
    part = shown if pages == 1 else shown[page * PAGE : (page + 1) * PAGE]
    sight = _sight(look, part)
    if sight is not None:
        yield sight
    if part:
        more = replace(look.place, page=page + 1) if page + 1 < pages else None
        yield _menu(look, verbs, part, LIST, more)
    yield from rows(_filters(look, verbs, entries))
    turning = turning_buttons(look, page, pages)
    if pairs:
        place = replace(_here(look, verbs), room=Room.STEPS, page=0)
        turning.append(look.door(look.voice.say("one-by-one"), place))
    yield from rows(turning)


def is_short(entries: Sequence[Entry]) -> bool:
    """Whether a question has so few answers that each gets a button."""
    plain = all(not entry.badge and entry.after is None for entry in entries)
    return plain and len(entries) <= MOST_BUTTONS and all(_fits(entry) for entry in entries)


def _fits(entry: Entry) -> bool:
    return len(entry.code) <= LONGEST_ARGUMENT


def short_blocks(look: Look, entries: Sequence[Entry]) -> Iterator[Block]:
    """A line and a button for each answer."""
    choices = [choice(look, entry) for entry in entries]
    told = [describe(look, entry, longest=LONGEST_LINE) for entry in entries]
    lines = zip(choices, told, strict=True)
    yield from says([f"-# **{one.label}** · {about}" for one, about in lines if _adds(one, about)])
    yield from rows(
        [
            Button(cut(one.label, LONGEST_LABEL), Press(TAKE, one.value), Style.MAIN)
            for one in choices
        ]
    )


def _adds(one: Choice, about: str) -> bool:
    """Whether a description says more than the name."""
    return about.removeprefix("+").casefold() not in ("", one.label.casefold())


def pages_of(count: int) -> int:
    """How many pages so many choices take."""
    return 1 if count <= MOST_OPTIONS else -(-count // PAGE)


def _menu(
    look: Look, verbs: Sequence[str], part: Sequence[Entry], name: str, more: Place | None = None
) -> Menu:
    """A select of these entries; its last line leads on if there are more."""
    several = len(verbs) > 1
    choices = [choice(look, entry, verb=several) for entry in part]
    if more is not None:
        choices.append(Choice(look.voice.say("more"), f"{DOOR}{more}"))
    return Menu(Press(TAKE, name), placeholder(look, verbs), tuple(choices))


def placeholder(look: Look, verbs: Sequence[str]) -> str:
    """What a closed select says."""
    if len(verbs) == 1:
        return look.voice.plain(look.voice.move((verbs[0],)))
    return look.voice.say("choose")


def turning_buttons(look: Look, page: int, pages: int) -> list[Button]:
    """Buttons to turn the pages, if there are several, and to go on listing."""
    if pages == 1:
        return look.searching()
    count = look.voice.say("page", n=page + 1, pages=pages)
    turning = [
        look.door(label, replace(look.place, page=to), disabled=not 0 <= to < pages)
        for to, label in ((page - 1, LEFT), (page + 1, f"{count} {RIGHT}"))
    ]
    return [*turning, *look.searching()]


def _here(look: Look, verbs: Sequence[str]) -> Place:
    return replace(look.place, verb=look.place.verb or (verbs[0] if len(verbs) == 1 else ""))


def _passes(look: Look, entry: Entry) -> bool:
    fits = look.hints.filters.get(entry.option.words[0], {}).get(look.place.filter)
    return fits is None or fits(look.reading.view, look.draft.seat, entry.option)


def _filters(look: Look, verbs: Sequence[str], entries: Sequence[Entry]) -> list[Button]:
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
            found.append(look.door(label, place, Style.MAIN if on else Style.PLAIN))
    return found


def _sight(look: Look, part: Sequence[Entry]) -> Sight | None:
    marks = {entry.badge: [place_of(look, entry.option)] for entry in part if entry.badge}
    if not marks or look.hints.place_picture not in look.sights:
        return None
    return Sight(look.hints.place_picture, marks)


def set_blocks(look: Look) -> Iterator[Block]:
    """A set of options, to be chosen in one select."""
    decision = look.reading.decision
    assert decision is not None
    options = look.reading.options
    page = min(look.place.page, pages_of(len(options)) - 1)
    part = options if len(options) <= MOST_OPTIONS else options[page * PAGE : (page + 1) * PAGE]
    choices = tuple(
        Choice(
            cut(look.voice.plain(look.voice.word(option.words[0])), LONGEST_OPTION),
            option.words[0],
            cut(look.voice.plain(" · ".join(look.voice.notes(option.notes))), LONGEST_OPTION),
        )
        for option in part
    )
    if choices:
        most = min(decision.picks[-1], len(choices))
        least = min(max(1, decision.picks[0]), most)
        yield Menu(Press(TAKE, "set"), look.voice.say("choose"), choices, least, most)
    buttons = turning_buttons(look, page, pages_of(len(options)))
    if 0 in decision.picks:
        none = Press(TAKE, " ".join(NONE))
        buttons.append(Button(look.voice.say("none"), none))
    yield from rows(buttons)
