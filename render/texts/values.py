"""Arguments of the engine's data turned into what a sentence can hold: labels, amounts, names."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence, Set
from functools import lru_cache, partial
from typing import Any, Final

from engine.core.moves import Note, Seat, Words
from engine.core.words import LONGEST_WORD, WORD
from render.texts.catalogue import Formed, known, message_id, phrase, report, when_changed
from render.texts.names import LONGEST_QUOTE, Text, safe_name

SEATS: Final = frozenset(
    {"seat", "seats", "by", "waiting_for", "owner", "owners", "who", "judge", "winners"}
)
"""Arguments that hold seats; they become players' names."""
TYPED: Final = frozenset(
    {
        "text",
        "word",
        "header",
        "deal",
        "problem",
        "value",
        "known",
        "given",
        "legal",
        "game",
        "expected",
        "robot",
    }
)
"""Arguments that quote what somebody typed; they are never taken for words of the notation."""
OPTION: Final = "option"
"""The argument that names an option of the set-up; it is named as where it is chosen."""
MOVES: Final = frozenset({"move", "words"})
"""Arguments that hold a whole move."""

LISTED: Final = frozenset({"cards"})
"""Arguments that are lists of things, even where each is a note about it."""

ABSENT: Final = "none"
SIGNED: Final = "signed"
_HEX = re.compile(r"\d{1,2}[a-e]\d{0,2}\Z")
_ID = re.compile(r"[a-z][a-z0-9-]*\Z")
_LONGEST_LIST = 40
_LONGEST_PART = 2400  # Fluent refuses longer ones
_MINUS = "\u2212"


def arguments(
    lang: str, game: str | None, args: Mapping[str, object], names: Sequence[str] = ()
) -> dict[str, Any]:
    """All arguments of a note, an event, a prompt or an error, ready for its message."""
    return {
        name.replace("_", "-"): argument(lang, game, name, value, names)
        for name, value in args.items()
    }


def argument(
    lang: str, game: str | None, name: str, value: object, names: Sequence[str] = ()
) -> Any:  # Fluent takes numbers, strings and its own types alike
    """One argument; its name decides how a number or a word is meant."""
    if isinstance(value, Text | Formed):
        return value
    if isinstance(value, Note):
        return note_text(lang, game, value, names)
    if value is None or value == "":
        return ABSENT
    if name == OPTION and isinstance(value, str):
        return option_name(lang, game, value)
    if isinstance(value, str):
        typed = name in TYPED or len(value) > LONGEST_WORD
        return safe_name(value, LONGEST_QUOTE) if typed else label(lang, game, value, name)
    if isinstance(value, Mapping):
        return _mapping(lang, game, value, names)
    if isinstance(value, Sequence | Set):
        return _sequence(lang, game, name, value, names)
    return _single(lang, name, value, names)


def _single(lang: str, name: str, value: object, names: Sequence[str]) -> Any:
    """A number, a truth value, nothing, or something of which only its text is known."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, int) and name in SEATS:
        return seat_name(lang, value, names)
    if isinstance(value, int | float):
        return Text(f"{_MINUS}{-value}") if value < 0 else value  # locales would take a hyphen
    return safe_name(value, LONGEST_QUOTE)


def decimal(lang: str, number: float) -> Text:
    """A number with one decimal, as the language writes it."""
    shown = message(lang, None, "decimal", {"n": abs(number)})
    return Text(f"{_MINUS}{shown}") if number < 0 else shown


@lru_cache(maxsize=16384)
def label(lang: str, game: str | None, word: str, kind: str = "") -> Formed | Text:
    """The label of a word: of its kind (`planet-terra`) if there is one, else `word-terra`."""
    for family in dict.fromkeys((kind, kind.removesuffix("s"), "word")):
        key = message_id(family, word)
        shown = phrase(lang, game, key, {}) if _ID.match(key) else None
        if shown is not None:
            return Formed(shown, word, partial(_form_of, lang, game, key, shown))
    if "," in word and len(word) <= _LONGEST_PART:
        return joined([label(lang, game, part, kind) for part in word.split(",")])
    what, _, number = word.rpartition("-")
    if number.isdigit() and len(number) < 4 and known(lang, game, message_id("amount", what)):
        return amounts(lang, game, {what: int(number)})
    what, plus, number = word.rpartition("+")
    if plus and number.isdigit() and len(number) < 4:
        if known(lang, game, message_id("amount", what)):
            return amounts(lang, game, {what: int(number)})
        return Text(f"{label(lang, game, what, kind)} ×{int(number)}")
    if " " in word and all(WORD.match(part) for part in word.split(" ")):
        return joined([label(lang, game, part, kind) for part in word.split(" ")])
    if _HEX.match(word):
        return Formed(word.upper(), word, lambda _form: word.upper())
    return Text(word) if WORD.match(word) else safe_name(word, LONGEST_QUOTE)


def option_name(lang: str, game: str | None, option: str) -> Formed | Text:
    """What an option of the set-up is called where it is chosen; as it was typed where that is
    unknown."""
    for key, form in ((message_id("option", option), "name"), (message_id("param", option), "")):
        shown = phrase(lang, game, key, {}, form) if _ID.match(key) else None
        if shown is not None:
            return Formed(shown, option, partial(_form_of, lang, game, key, shown))
    return safe_name(option, LONGEST_QUOTE)


def amounts(lang: str, game: str | None, bag: Mapping[str, int]) -> Formed:
    """Resources as words with the right plural forms, e.g. `3 ore, 2 credits`."""

    def in_form(form: str) -> str:
        changes = form.startswith(SIGNED)
        shown = [
            _amount(lang, game, what, number, form)
            for what, number in bag.items()
            if number or not changes
        ]
        return ", ".join(shown) or message(lang, game, "amount-none", {})

    return Formed(in_form(""), next(iter(bag), "none"), in_form)


def joined(parts: Sequence[str]) -> Text | Formed:
    """A list as one text, cut where it is too long; asked for a form, every part takes it."""
    shown = [*parts[:_LONGEST_LIST], *(["…"] if len(parts) > _LONGEST_LIST else [])]

    def in_form(form: str) -> str:
        return ", ".join(
            part.in_form(form) if isinstance(part, Formed) else part for part in shown
        )[:_LONGEST_PART]

    return Formed(in_form(""), str(len(parts)), in_form)


def sentences(fragments: Sequence[str]) -> Text:
    """Notes one after the other; the last full stop belongs to the message around them."""
    first, *others = fragments
    text = ". ".join([first, *(capital(fragment) for fragment in others)])
    return Text(text[:_LONGEST_PART])


def seat_name(lang: str, seat: Seat, names: Sequence[str]) -> Text:
    """What the player of a seat is called."""
    if 0 <= seat < len(names):
        return safe_name(names[seat])
    return phrase(lang, None, "seat-name", {"n": seat + 1}) or Text(seat + 1)


def capital(text: str) -> Text:
    """The same text with a capital at its beginning."""
    return Text(text[:1].upper() + text[1:])


def uncapital(text: str) -> Text:
    """The same text with a small letter at its beginning, as it stands within a sentence."""
    return Text(text[:1].lower() + text[1:])


def note_text(
    lang: str, game: str | None, note: Note, names: Sequence[str] = (), form: str = ""
) -> Text:
    """A note in words, without a capital and a full stop."""
    filled = arguments(lang, game, note.args, names)
    return message(lang, game, message_id("note", note.key), filled, form)


def message(lang: str, game: str | None, key: str, args: Mapping[str, Any], form: str = "") -> Text:
    """A message that must exist: if it does not, its key, and a line in the log."""
    shown = phrase(lang, game, key, args, form)
    if shown is None and form:
        shown = phrase(lang, game, key, args)
    if shown is None:
        report(lang, key, "unknown key")
        return Text(key)
    return shown


@lru_cache(maxsize=32768)
def move_text(lang: str, game: str | None, words: Words, form: str = "") -> Text:
    """The label of a move or of the beginning of one."""
    key = message_id("move", words[0]) if words else ""
    if not words or not known(lang, game, key):
        return Text(" ".join(label(lang, game, word) for word in words))
    rest = [
        int(word) if word.isdigit() else label(lang, game, word, words[0]) for word in words[1:]
    ]
    args: dict[str, Any] = {"n": len(rest), "list": joined(_items(lang, game, key, rest))}
    args["after"] = joined(_items(lang, game, key, rest[1:]))
    for at, name in enumerate("abc"):
        args[name] = rest[at] if at < len(rest) else ""
    return capital(message(lang, game, key, args, form))


def _items(lang: str, game: str | None, key: str, rest: Sequence[str | int]) -> Sequence[str]:
    """The words after a verb; in pairs where the message says how to show a pair."""
    pairs = (
        phrase(lang, game, key, {"a": rest[at], "b": [*rest, 1][at + 1]}, "pair")
        for at in range(0, len(rest), 2)
    )
    whole = [pair for pair in pairs if pair is not None]
    return whole or [word if isinstance(word, str) else str(word) for word in rest]


def _mapping(
    lang: str, game: str | None, value: Mapping[Any, Any], names: Sequence[str]
) -> Formed | Text:
    if all(isinstance(what, str) and isinstance(number, int) for what, number in value.items()):
        return amounts(lang, game, value)
    return joined(
        [
            f"{argument(lang, game, 'seat', key, names)}: {argument(lang, game, '', item, names)}"
            for key, item in value.items()
        ]
    )


def _sequence(
    lang: str,
    game: str | None,
    name: str,
    value: Sequence[Any] | Set[Any],
    names: Sequence[str],
) -> Formed | Text:
    items = list(value) if isinstance(value, Sequence) else sorted(value, key=str)
    if name in MOVES and all(isinstance(item, str) for item in items):
        return move_text(lang, game, tuple(str(item) for item in items))
    if items and all(_is_amount(item) for item in items):
        return amounts(lang, game, dict(items))
    if items and all(_is_share(item) for item in items):
        return joined([f"{_single(lang, 'seat', seat, names)}: {share}" for seat, share in items])
    if items and name not in LISTED and all(isinstance(item, Note) for item in items):
        return sentences([note_text(lang, game, item, names) for item in items])
    filled = [argument(lang, game, name, item, names) for item in items]
    return joined([part if isinstance(part, str) else str(part) for part in filled])


def _is_amount(item: object) -> bool:
    return (
        isinstance(item, tuple)
        and len(item) == 2
        and isinstance(item[0], str)
        and isinstance(item[1], int)
    )


def _is_share(item: object) -> bool:
    """Whether this is a seat and a number that belongs to it."""
    return isinstance(item, tuple) and len(item) == 2 and all(type(part) is int for part in item)


@lru_cache(maxsize=16384)
def _amount(lang: str, game: str | None, what: str, number: int, form: str) -> str:
    key = message_id("amount", what)
    args = {"n": abs(number)}
    if form.startswith(SIGNED):
        own = phrase(lang, game, key, args, SIGNED)
        if own is not None:
            return own
    case = form.removeprefix(SIGNED).removeprefix("-")
    shown = phrase(lang, game, key, args, case) or phrase(lang, game, key, args)
    if shown is None:
        named = label(lang, game, what, "source")
        if not isinstance(named, Formed):
            report(lang, key, "unknown key")
        shown = Text(f"{named} {abs(number)}")
    sign = "+" if form.startswith(SIGNED) else ""
    return f"{_MINUS if number < 0 else sign}{shown}"


def _form_of(lang: str, game: str | None, key: str, shown: str, form: str) -> str:
    return phrase(lang, game, key, {}, form) or shown


when_changed(label.cache_clear)
when_changed(move_text.cache_clear)
when_changed(_amount.cache_clear)
