"""The one door to the texts: every sentence a player reads comes out of here.

Keys and words go in, texts in English, Russian or Ukrainian come out. The catalogues are Fluent
files in `assets/<game>/locale`, one folder for every room of the bot (`assets/play/locale`, …) and
`assets/core/locale`; a message of the game goes before one of the bot, and that before one of the
frame. Ids have `-` where keys have `_`.

A text is a `Text`: a string that may stand in a chat message as it is. Any other string used as an
argument (a player's name, something typed) is made harmless first; `plain` gives what to draw.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.core.errors import AmbiguousMoveError, GameError, IllegalMoveError, MoveError
from engine.core.events import Event
from engine.core.moves import Note, Words
from render.texts import values
from render.texts.catalogue import (
    LANGUAGES,
    Formed,
    add_catalogue,
    keys,
    known,
    language,
    message_id,
    phrase,
    preload,
    problems,
)
from render.texts.names import Text, plain, safe_name
from render.texts.values import capital, uncapital

__all__ = [
    "ARROW",
    "BETWEEN",
    "LANGUAGES",
    "Text",
    "add_catalogue",
    "amounts",
    "answer",
    "ask",
    "capital",
    "decimal",
    "drawn",
    "error",
    "event",
    "has",
    "hint",
    "keys",
    "language",
    "move",
    "note",
    "plain",
    "preload",
    "problems",
    "run_on",
    "safe_name",
    "sentence",
    "text",
    "uncapital",
    "word",
]

MOST_CONTINUATIONS = 6
ARROW = "→"
"""Between what was and what is."""
BETWEEN = " · "
"""Between remarks about the same thing."""


def text(lang: str, key: str, /, game: str | None = None, **args: object) -> Text:
    """The message `key`; an attribute of it as `key.attribute`. An unknown key comes back as is."""
    base, _, form = key.partition(".")
    lang = language(lang)
    return values.message(lang, game, message_id(base), values.arguments(lang, game, args), form)


def drawn(lang: str, game: str, key: str, args: Mapping[str, object]) -> str:
    """A message of a picture: nothing in it becomes markup, so arguments stay as they are."""
    ready = {name: Text(arg) if isinstance(arg, str) else arg for name, arg in args.items()}
    return str(text(lang, key, game, **ready))


def has(lang: str, key: str, game: str | None = None) -> bool:
    """Whether there is a message `key`."""
    return known(language(lang), game, message_id(key))


def hint(lang: str, game: str | None, key: str, form: str = "", /, **args: object) -> Text | None:
    """A message or an attribute of it that catalogues may do without."""
    lang = language(lang)
    filled = values.arguments(lang, game, args)
    return phrase(lang, game, message_id(key), filled, message_id(form) if form else "")


def word(lang: str, game: str | None, w: str, form: str = "", kind: str = "") -> str:
    """The label of a word of the notation, in a form (`short`, `long`, `acc`…) if it has it.

    `kind` tells words apart that mean several things: `terra` is a track, of kind `planet` a
    planet; kinds are `planet`, `bowl`, `phase`, `colour`, `source`, `level`.
    """
    label = values.label(language(lang), game, w, kind)
    return Text(label.in_form(form)) if form and isinstance(label, Formed) else label


def amounts(lang: str, game: str | None, bag: Mapping[str, int], form: str = "") -> str:
    """Resources in words: `3 ore, 2 credits`; form `signed` for changes, `acc` inside sentences."""
    shown = values.amounts(language(lang), game, bag)
    return Text(shown.in_form(form))


def decimal(lang: str, number: float) -> Text:
    """A number with one decimal, as the language writes it: `1.5`, `1,5`."""
    return values.decimal(language(lang), number)


def move(lang: str, game: str | None, words: Words, form: str = "") -> Text:
    """The label of a move, or of the beginning of one: the verb alone names the kind of action."""
    return values.move_text(language(lang), game, tuple(words), form)


def ask(
    lang: str,
    game: str | None,
    kind: str,
    args: Mapping[str, object] | None = None,
    names: Sequence[str] = (),
) -> Text:
    """The prompt of a decision."""
    lang = language(lang)
    filled = values.arguments(lang, game, args or {}, names)
    return sentence(values.message(lang, game, message_id("ask", kind), filled), names)


def sentence(text: str, names: Sequence[str] = ()) -> Text:
    """A text with a capital at its beginning, but where that is somebody's name: names stay as
    they were typed."""
    named = any(name.strip() and text.startswith(safe_name(name)) for name in names)
    return Text(text) if named else capital(text)


def answer(
    lang: str,
    game: str | None,
    kind: str,
    words: Words,
    args: Mapping[str, object],
    names: Sequence[str] = (),
) -> Text | None:
    """What a button says that gives this answer to a question, if the catalogue has it: the
    attribute of the prompt that is named by the answer's last word, or by its verb."""
    lang = language(lang)
    filled = values.arguments(lang, game, {**args, "answer": words[-1]}, names)
    found = (
        phrase(lang, game, message_id("ask", kind), filled, message_id(name))
        for name in (words[-1], words[0])
    )
    return next((one for one in found if one is not None), None)


def note(
    lang: str, game: str | None, note: Note, names: Sequence[str] = (), form: str = ""
) -> Text:
    """A price, a consequence, an obstacle or a warning: a fragment that begins small."""
    return values.note_text(language(lang), game, note, names, form)


def event(lang: str, game: str | None, event: Event, names: Sequence[str]) -> Text:
    """What happened, as a sentence in the present tense."""
    lang = language(lang)
    filled = values.arguments(lang, game, event.args, names)
    filled["who"] = "" if event.seat is None else values.seat_name(lang, event.seat, names)
    return sentence(values.message(lang, game, message_id("event", event.kind), filled), names)


def error(lang: str, game: str | None, refused: GameError, names: Sequence[str] = ()) -> Text:
    """Why something was refused, and what would have been right."""
    lang = language(lang)
    filled = values.arguments(lang, game, refused.args_, names)
    if isinstance(refused, IllegalMoveError):
        filled["move"] = values.move_text(lang, game, refused.move.words)
        reasons = [values.note_text(lang, game, one, names) for one in refused.reasons]
        filled["reason"] = Text(BETWEEN.join(reasons))
    elif "reason" in filled:
        cause = refused.__cause__
        why = error(lang, game, cause, names) if isinstance(cause, GameError) else None
        filled["reason"] = why or values.ABSENT
    shown = sentence(values.message(lang, game, message_id("error", refused.key), filled), names)
    instead = _instead(lang, game, refused)
    return Text(f"{shown} {instead}") if instead else shown


def _instead(lang: str, game: str | None, error: GameError) -> Text | None:
    """What could have been played instead, if the error knows it."""
    if not isinstance(error, MoveError):
        return None
    legal = [option.words for option in error.continuations]
    if not legal and isinstance(error, AmbiguousMoveError):
        legal = list(error.candidates)
    if not legal:
        return None
    shown = [values.move_text(lang, game, words) for words in legal[:MOST_CONTINUATIONS]]
    args = {"list": values.joined(shown), "more": max(0, len(legal) - MOST_CONTINUATIONS)}
    return phrase(lang, game, "error-instead", args)


def run_on(lines: Iterable[str]) -> str:
    """Lines that are read aloud one after the other; what says nothing is left out."""
    return ". ".join(filter(None, lines))
