"""Sets of things: cards on a lettered picture in one select, amounts of what is alike in a form."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.play.panel.elements import (
    BETWEEN,
    LONGEST_ARGUMENT,
    LONGEST_LABEL,
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
    PanelSight,
    PanelStyle,
    cut,
    rows,
)
from bot.play.panel.look import PanelLook, digest, page_at, turning_buttons
from bot.play.panel.place_sets import LETTERS
from bot.play.panel.verbs import FILL, FORM, TAKE
from engine.core.moves import NONE, Decision
from render import texts

SET = "set"
"""Stands in presses for the answer to a question for a set, whatever its verb."""
COPY = "."
"""Between a thing and its number where several are alike: values of a select must differ."""


def set_blocks(look: PanelLook) -> Iterator[Block]:
    """A set of things, to be chosen in one select; of many that are alike how many, in a form."""
    decision = look.reading.decision
    assert decision is not None
    options, values = look.reading.options, _values(look, decision)
    letters = _letters(look)
    if letters:
        marks = {letter: [word] for word, letter in letters.items()}
        yield PanelSight(look.hints.pictures[decision.kind], marks)
    buttons = list(_proposals(look, letters))
    if _one_of_few(decision, values):
        buttons = [_one(look, decision, value, letters) for value in values]
    elif len(values) > MOST_OPTIONS and len(options) <= MOST_FIELDS:
        label = look.voice.say("choose")
        buttons.insert(0, PanelButton(label, PanelPress(FORM, SET), PanelStyle.MAIN))
    elif values:
        page = page_at(look, values)
        most = min(decision.picks[-1], len(page.part))
        least = min(max(1, decision.picks[0]), most)
        choices = tuple(_choice(look, value, letters) for value in page.part)
        count = str(least) if least == most else f"{least}–{most}"
        ask = look.voice.say("choose-some", count=texts.Text(count))  # the question stands above
        yield Menu(PanelPress(TAKE, SET), ask, choices, least, most)
        buttons += turning_buttons(look, page)
    if 0 in decision.picks:
        buttons.append(PanelButton(look.voice.say("none"), PanelPress(TAKE, " ".join(NONE))))
    yield from rows(buttons)


FEW = 5
"""Of so few things, of which one is to be picked, each has a button."""


def _one_of_few(decision: Decision, values: Sequence[str]) -> bool:
    """Whether one thing is to be picked, of few."""
    return decision.picks == range(1, 2) and 0 < len(values) <= FEW


def _one(
    look: PanelLook, decision: Decision, value: str, letters: Mapping[str, str]
) -> PanelButton:
    """A button that picks one thing."""
    words = (decision.verb, value) if decision.verb else (value,)
    label = cut(_choice(look, value, letters).label, LONGEST_LABEL)
    return PanelButton(label, PanelPress(TAKE, " ".join(words)), PanelStyle.MAIN)


def _proposals(look: PanelLook, letters: Mapping[str, str]) -> Iterator[PanelButton]:
    """The set that the game proposes, a tap away."""
    decision = look.reading.decision
    assert decision is not None
    for plan in look.reading.plans[:1]:
        picked = decision.picked(plan.moves[0])
        plain = [letters.get(word) or look.voice.plain(look.voice.word(word)) for word in picked]
        names = sorted(plain) if letters else plain
        label = look.voice.say("proposed", what=texts.Text(", ".join(names)))
        code = " ".join(plan.moves[0])
        code = code if len(code) <= LONGEST_ARGUMENT else digest(code)
        yield PanelButton(cut(label, LONGEST_LABEL), PanelPress(TAKE, code), PanelStyle.MAIN)


def _values(look: PanelLook, decision: Decision) -> list[str]:
    """A value for everything that can be picked; the second of what is alike has a number."""
    most = decision.picks[-1]
    return [
        option.words[0] + (f"{COPY}{n}" if n > 1 else "")
        for option in look.reading.options
        for n in range(1, min(most, decision.copies.get(option.words[0], 1)) + 1)
    ]


def _letters(look: PanelLook) -> dict[str, str]:
    """By word: the letter with which a thing stands on the picture of what is to be chosen from."""
    decision = look.reading.decision
    picture = "" if decision is None else look.hints.pictures.get(decision.kind, "")
    if picture not in look.sights or len(look.reading.options) > len(LETTERS):
        return {}
    words = (option.words[0] for option in look.reading.options)
    return dict(zip(words, LETTERS, strict=False))


def _choice(look: PanelLook, value: str, letters: Mapping[str, str]) -> PanelChoice:
    voice = look.voice
    word, _, copy = value.partition(COPY)
    option = next(one for one in look.reading.options if one.words[0] == word)
    label = voice.plain(voice.word(word))
    label = BETWEEN.join(part for part in (letters.get(word), label) if part)
    label = f"{label} ({copy})" if copy else label
    about = voice.plain(BETWEEN.join(voice.notes(option.notes)))
    return PanelChoice(cut(label, LONGEST_OPTION), value, cut(about, LONGEST_OPTION))


def set_text(value: str) -> str:
    """What was chosen in such a select, as typed."""
    return " ".join(word.partition(COPY)[0] for word in value.split())


def set_form(look: PanelLook) -> Form | None:
    """The form that asks how many of everything; None if there is nothing to ask."""
    decision = look.reading.decision
    if decision is None or not look.reading.several:
        return None
    fields = tuple(_field(look, decision, one.words[0]) for one in look.reading.options)
    title = cut(look.voice.plain(look.voice.ask(decision)), LONGEST_TITLE)
    return Form(PanelPress(FILL, SET), title, fields)


def _field(look: PanelLook, decision: Decision, word: str) -> FormField:
    most = min(decision.picks[-1], decision.copies.get(word, 1), MOST_OPTIONS)
    label = texts.capital(look.voice.plain(look.voice.word(word)))
    choices = tuple(PanelChoice(str(n), str(n)) for n in range(1, most + 1))
    about = look.voice.say("at-most", n=most)
    return FormField(word, cut(label, LONGEST_TITLE), choices, cut(about, LONGEST_OPTION))


def filled_set(quantities: Mapping[str, Sequence[str]]) -> str:
    """The answer that a filled-in form stands for, as typed."""
    counts = [(word, int(values[0])) for word, values in quantities.items() if values]
    return " ".join(f"{word}+{n}" if n > 1 else word for word, n in counts if n) or " ".join(NONE)
