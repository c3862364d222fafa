"""Questions with whole answers to propose: cards with their payment, orders of powers, buttons.

A game says by kind of question how it likes that to look (`Hints.layouts`); nothing is forced: what
is not proposed is chosen step by step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final

from bot.client.signs import WARNING
from bot.play.panel.elements import (
    BETWEEN,
    LONGEST_ARGUMENT,
    LONGEST_LABEL,
    Block,
    PanelButton,
    PanelPlace,
    PanelPress,
    PanelRoom,
    PanelStyle,
    cut,
    rows,
    says,
)
from bot.play.panel.lists import LIST, choice, list_blocks, menu_of, sight_of
from bot.play.panel.look import (
    ListEntry,
    PanelLook,
    badged,
    digest,
    entries_of,
    next_page,
    page_at,
    place_of,
    turning_buttons,
)
from bot.play.panel.verbs import TAKE
from engine.core.moves import NONE, Option, Words
from render import texts
from render.hints import Layout
from render.said import ITEM

MOST_BUTTONS: Final = 20
"""More answers than that are listed."""
MOST_OUTCOMES: Final = 4


def layout_blocks(look: PanelLook) -> Iterator[Block]:
    """The open question as its game wants it laid out."""
    yield from _LAYOUTS[look.hints.layouts[look.reading.kind]](look)
    verbs = [verb for verb in look.reading.verbs if look.reading.is_hindered(verb)]
    if verbs:
        place = PanelPlace(PanelRoom.WHY, verbs[0])
        yield from rows([look.door(look.voice.say("why-others"), place)])


def proposed_entries(look: PanelLook) -> list[ListEntry]:
    """The proposals alone, the best first."""
    return [
        ListEntry(Option(plan.moves[0], plan.notes), rest=plan.moves[1:])
        for plan in look.reading.plans
        if plan.moves
    ]


def whole_entries(look: PanelLook) -> list[ListEntry]:
    """Every answer, with what is proposed to follow it, in the order of the proposals."""
    plans = {plan.moves[0]: plan for plan in look.reading.plans if plan.moves}
    order = {words: number for number, words in enumerate(plans)}
    found = []
    for entry in entries_of(look, look.reading.verbs, follow=False):
        plan = plans.get(entry.option.words)
        if plan is not None:
            option = entry.option._replace(notes=plan.notes or entry.option.notes)
            entry = replace(entry, option=option, rest=plan.moves[1:])
        found.append(entry)
    last = len(order)
    return sorted(found, key=lambda entry: order.get(entry.option.words, last))


def _button(label: str, entry: ListEntry, style: PanelStyle = PanelStyle.MAIN) -> PanelButton:
    code = entry.code if len(entry.code) <= LONGEST_ARGUMENT else digest(entry.text)
    return PanelButton(cut(label, LONGEST_LABEL), PanelPress(TAKE, code), style)


def _list(look: PanelLook) -> Iterator[Block]:
    """One select of whole answers; to choose nothing has a button."""
    entries = whole_entries(look)
    nothing = [entry for entry in entries if _is_nothing(entry.option.words)]
    if bare := [entry for entry in nothing if len(entry.option.words) == 1]:
        entries = [entry for entry in entries if entry not in nothing or entry in bare]
        nothing = bare  # which declines all of it: to decline one thing comes to the same
    rest = badged(look, [entry for entry in entries if entry not in nothing])
    page = page_at(look, rest)
    sight = sight_of(look, page.part)
    if sight is not None:
        yield sight
    if page.part:
        verbs = list(dict.fromkeys(entry.option.words[0] for entry in page.part))
        yield menu_of(look, verbs, page.part, LIST, next_page(look, page))
    style = PanelStyle.PLAIN if rest else PanelStyle.MAIN
    buttons = [_button(_declining(look, entry), entry, style) for entry in nothing]
    yield from rows([*buttons, *turning_buttons(look, page)])


def _declining(look: PanelLook, entry: ListEntry) -> str:
    """What a button says that takes none: the game's own word for it under this question, if it
    has one."""
    voice, decision = look.voice, look.reading.decision
    assert decision is not None
    words = entry.option.words
    own = texts.answer(voice.lang, voice.game, decision.kind, words, decision.args, voice.names)
    return choice(look, entry).label if own is None else voice.plain(own)


def _is_nothing(words: Words) -> bool:
    """Whether an answer declines: a bare word, or one that ends in nothing."""
    return len(words) == 1 or words[-1:] == NONE


def _buttons(look: PanelLook) -> Iterator[Block]:
    """A button for each answer; where it has two words that may stand in any order, one for each
    first word, and then for what goes with it."""
    entries = badged(look, whole_entries(look))
    pairs = bool(entries) and all(len(entry.option.words) == 3 for entry in entries)
    if len(entries) > MOST_BUTTONS and not pairs:
        yield from list_blocks(look, look.reading.verbs)
        return
    sight = sight_of(look, entries)
    if sight is not None:
        yield sight
    if pairs:
        yield from rows(_pair_buttons(look, entries))
        return
    style = _lit(bool(look.reading.plans))
    yield from rows([_button(choice(look, entry).label, entry, style) for entry in entries])


def _pair_buttons(look: PanelLook, entries: Sequence[ListEntry]) -> list[PanelButton]:
    """The first word of two, or all that goes with the one that is chosen."""
    chosen = look.place.pick
    verb = look.reading.verbs[0]
    with_it: dict[str, ListEntry] = {}
    for entry in entries:
        first, second = entry.option.words[1:]
        if chosen in (first, second):
            with_it[second if first == chosen else first] = entry
    found = []
    for word in dict.fromkeys(word for entry in entries for word in entry.option.words[1:]):
        alone = (verb, word)
        named = look.short(alone) or look.voice.plain(look.voice.move(alone, ITEM))
        label = str(texts.capital(named))
        if word in with_it:
            warned = f"{label} {WARNING}" if with_it[word].warnings else label
            label = f"{label} ×2" if word == chosen else warned
            style = PanelStyle.MAIN if word == chosen else PanelStyle.PLAIN
            found.append(_button(label, with_it[word], style))
        else:
            pick = "" if word == chosen else word
            place = PanelPlace(pick=pick)
            found.append(look.door(label, place, _lit(word == chosen)))
    return found


def _lit(on: bool) -> PanelStyle:
    return PanelStyle.MAIN if on else PanelStyle.PLAIN


def _outcomes(look: PanelLook) -> Iterator[Block]:
    """What the proposals come to, a button each; how, in a line above; everything step by step."""
    entries = proposed_entries(look)[:MOST_OUTCOMES]
    if not entries:
        yield from list_blocks(look, look.reading.verbs)
        return
    sight = sight_of(look, [])
    if sight is not None:
        yield sight
    named = [_outcome(look, entry) for entry in entries]
    yield from says([_how(look, *one) for one in zip(named, entries, strict=True)])
    best, *others = zip(named, entries, strict=True)
    label = look.voice.say("best", what=texts.Text(best[0])) if others else best[0]
    buttons = [_button(label, best[1], PanelStyle.GO)]
    buttons += [_button(name, entry) for name, entry in others]
    buttons.append(look.door(look.voice.say("one-by-one"), PanelPlace(PanelRoom.STEPS)))
    done = [option for option in look.reading.options if len(option.words) == 1]
    buttons += [
        _button(choice(look, ListEntry(option)).label, ListEntry(option)) for option in done
    ]
    yield from rows(buttons)


def _outcome(look: PanelLook, entry: ListEntry) -> str:
    """What an answer brings; what it is where that says nothing."""
    notes = [note for note in entry.option.notes if note.key in look.hints.lead]
    told = BETWEEN.join(look.voice.notes(notes, (), ITEM))
    named = told or _places(look, entry) or look.voice.moves(entry.moves)
    return texts.capital(look.voice.plain(named))


def _places(look: PanelLook, entry: ListEntry) -> str:
    """The places of all steps; nothing where a step has none."""
    places = [place_of(look, Option(words)) for words in entry.moves]
    named = ", ".join(look.voice.word(place) for place in places) if all(places) else ""
    return texts.capital(look.voice.plain(named))


def _how(look: PanelLook, name: str, entry: ListEntry) -> str:
    """In which steps an outcome is reached, and what is left."""
    others = [note for note in entry.option.notes if note.key not in look.hints.lead]
    steps = [look.voice.move(words, ITEM) for words in entry.moves]
    if others and len(steps) == 1 and name == _places(look, entry):
        steps = []  # which are named already
    return f"-# **{name}** · {BETWEEN.join([*steps, *look.voice.notes(others, (), ITEM)])}"


_LAYOUTS: Final[Mapping[Layout, Callable[[PanelLook], Iterator[Block]]]] = {
    Layout.LIST: _list,
    Layout.BUTTONS: _buttons,
    Layout.OUTCOMES: _outcomes,
}
