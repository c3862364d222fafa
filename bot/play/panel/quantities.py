"""Forms that ask how often: many small moves of one kind, filled in at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from bot.play.panel.elements import (
    LONGEST_OPTION,
    LONGEST_TITLE,
    MOST_FIELDS,
    MOST_OPTIONS,
    Block,
    Form,
    FormField,
    Menu,
    PanelButton,
    PanelChoice,
    PanelPress,
    PanelRoom,
    PanelStyle,
    cut,
    rows,
)
from bot.play.panel.lists import choice, sight_of
from bot.play.panel.look import ListEntry, PanelLook
from bot.play.panel.verbs import FILL, FORM, TAKE
from engine.core.moves import Words
from render import texts

BETWEEN = "/"
ONCE = "1"
MOST = MOST_OPTIONS - 1
"""Most of one thing in one form; nothing is a choice too."""


def most_of(look: PanelLook, verb: str) -> dict[str, int]:
    """How often each thing can be done, by what it is."""
    most: dict[str, int] = {}
    for option in look.reading.options:
        if option.words[0] == verb and _is_counted(option.words):
            most[option.words[1]] = max(most.get(option.words[1], 0), int(option.words[2]))
    return most


def _is_counted(words: Words) -> bool:
    return len(words) == 3 and words[2].isdecimal()


def form_buttons(look: PanelLook, verb: str) -> list[PanelButton]:
    """One button per form; the first has the name of the verb."""
    kinds = list(most_of(look, verb))
    name = look.voice.plain(look.voice.move((verb,), "short"))
    labels = [name] + [
        look.voice.say("form-more", name=name, n=n)
        for n in range(2, -(-len(kinds) // MOST_FIELDS) + 1)
    ]
    disabled = not look.reading.verb_is_open(verb)
    if not kinds and not disabled:
        return []
    return [
        PanelButton(label, PanelPress(FORM, f"{verb}{BETWEEN}{n}"), PanelStyle.PLAIN, disabled)
        for n, label in enumerate(labels)
    ]


def form_of(look: PanelLook, argument: str) -> Form | None:
    """The form that a button asks for; None if there is nothing to fill in."""
    verb, _, number = argument.partition(BETWEEN)
    page = int(number) if number.isdecimal() else 0
    kinds = list(most_of(look, verb).items())[page * MOST_FIELDS : (page + 1) * MOST_FIELDS]
    if not kinds:
        return None
    title = look.voice.plain(look.voice.move((verb,)))
    fields = tuple(_field(look, verb, what, most) for what, most in kinds)
    return Form(PanelPress(FILL, verb), cut(title, LONGEST_TITLE), fields)


def _field(look: PanelLook, verb: str, what: str, most: int) -> FormField:
    label = texts.capital(look.voice.plain(look.voice.word(what, kind=verb)))
    notes = {
        option.words[2]: option.notes
        for option in look.reading.options
        if option.words[:2] == (verb, what) and _is_counted(option.words)
    }
    choices = tuple(
        PanelChoice(
            str(count),
            str(count),
            cut(
                look.voice.plain(" · ".join(look.voice.notes(notes.get(str(count), ())))),
                LONGEST_OPTION,
            ),
        )
        for count in range(1, min(most, MOST) + 1)
    )
    about = look.voice.say("at-most", n=most)
    return FormField(what, cut(label, LONGEST_TITLE), choices, cut(about, LONGEST_OPTION))


def filled(verb: str, quantities: Mapping[str, Sequence[str]]) -> list[Words]:
    """The moves that a filled-in form stands for, in the order of its fields."""
    return [
        (verb, what, values[0])
        for what, values in quantities.items()
        if values and values[0].isdecimal() and int(values[0])
    ]


def uncounted_blocks(look: PanelLook, verb: str) -> Iterator[Block]:
    """What is not asked for in a form, as a list, and the forms; where there is no such thing, all
    of it once, for whoever wants one of something quickly."""
    if (sight := sight_of(look, ())) is not None:
        yield sight
    under = [option for option in look.reading.options if option.words[0] == verb]
    others = [ListEntry(option) for option in under if not _is_counted(option.words)]
    others = others or [ListEntry(option) for option in under if option.words[2] == ONCE]
    if others:
        choices = tuple(choice(look, entry) for entry in others[:MOST_OPTIONS])
        yield Menu(PanelPress(TAKE, "list"), look.voice.say("choose"), choices)
    forms = form_buttons(look, verb)
    if look.place.room is PanelRoom.HOME:  # then the form is the answer
        forms = [replace(one, style=PanelStyle.MAIN) for one in forms]
    yield from rows([*forms, *look.searching()])


def has_others(look: PanelLook, verb: str) -> bool:
    """Whether there is something that no form asks for."""
    return any(
        option.words[0] == verb and not _is_counted(option.words) for option in look.reading.options
    )
