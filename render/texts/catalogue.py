"""The catalogues: Fluent files found, parsed and kept as one bundle per language and game."""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Mapping
from functools import cache, lru_cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, TypeAlias

from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from render.texts.names import Text

LANGUAGES: Final = ("en", "ru", "uk")
SHARED: Final = ("core", "render", "client", "play", "table", "cards", "history", "people")
"""Folders that every game's texts stand on; a game may override what they say."""

PHRASES: Final = 8192
"""So many are kept as they were said last: the same prices stand in many lists."""

_log = logging.getLogger(__name__)
RULES: Final = "/rules"
"""Beside its words a game may have rules to look up, in a folder of their own."""
_FOLDER = re.compile(rf"[a-z][a-z0-9_]*({RULES})?\Z")
_extra: dict[str, Traversable] = {}
_on_change: list[Callable[[], None]] = []
problems: set[tuple[str, str, str]] = set()
"""What went wrong so far, as (language, key, problem): each is logged once; tests look here."""


class Formed(str):
    """A label that knows its id and its grammatical forms: FORM() and ID() in the catalogues."""

    __slots__ = ("id", "in_form")

    id: str
    in_form: Callable[[str], str]

    def __new__(cls, shown: str, of: str, in_form: Callable[[str], str]) -> Formed:
        """A label shown like this, of the word `of`."""
        label = super().__new__(cls, shown)
        label.id = of
        label.in_form = in_form
        return label


class _Optional(Visitor):
    """Finds what a message can do without: variables whose selector has a variant `[none]`."""

    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()
        self.messages: set[str] = set()

    @classmethod
    def of(cls, message: ast.Message) -> _Optional:
        """What one message says of that."""
        finder = cls()
        finder.visit(message)
        return finder

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Visitor's
        """Note the variable of a selector with such a variant."""
        keys = [variant.key for variant in node.variants]
        absent = any(isinstance(key, ast.Identifier) and key.name == "none" for key in keys)
        if absent and isinstance(node.selector, ast.VariableReference):
            self.names.add(node.selector.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Visitor's
        """Note a message that stands within this one."""
        self.messages.add(node.id.name)


def language(tag: str | None) -> str:
    """The language of ours for a locale such as `en-GB`; English for all others."""
    short = (tag or "").lower().replace("_", "-").partition("-")[0]
    return short if short in LANGUAGES else LANGUAGES[0]


def add_catalogue(game: str, folder: Traversable) -> None:
    """Take the texts of `game` from `folder` (`en.ftl` and so on) instead of from assets."""
    _extra[game] = folder
    _source.cache_clear()
    _messages.cache_clear()
    optional.cache_clear()
    _bundle.cache_clear()
    for forget in _on_change:
        forget()


def when_changed(forget: Callable[[], None]) -> None:
    """Have a cache of texts emptied when a catalogue is added."""
    _on_change.append(forget)


def preload(*games: str) -> None:
    """Read and parse all catalogues now, so that no player waits for it."""
    for lang in LANGUAGES:
        for game in games or ("",):
            _bundle(lang, game)


def message_id(*parts: str) -> str:
    """The id of a message: its parts, joined, with `-` for `_`."""
    return "-".join(parts).replace("_", "-").lower()


def known(lang: str, game: str | None, key: str) -> bool:
    """Whether the catalogues have this message."""
    return _holding(lang, game or "", key) is not None


def keys(game: str | None, beginning: str) -> list[str]:
    """The ids of all messages that begin like this, in the order of the catalogues."""
    sources = (_source(LANGUAGES[0], folder) for folder in (*SHARED, game or ""))
    return [
        entry.id.name
        for source in sources
        for entry in (source.body if source is not None else ())
        if isinstance(entry, ast.Message) and entry.id.name.startswith(beginning)
    ]


def phrase(
    lang: str, game: str | None, key: str, args: Mapping[str, Any], form: str = ""
) -> Text | None:
    """A message or one of its attributes with its variables filled in; None if there is none."""
    told = _told(args)
    if told is None:
        return _phrase(lang, game or "", key, form, args)[0]
    try:
        return _kept_phrase(lang, game or "", key, form, told)
    except _FaultyError as fault:
        return fault.shown


_PLAIN: Final = frozenset({str, Text, int})
_Told: TypeAlias = tuple[tuple[str, type, int, Any], ...]  # values of one of these types


def _told(args: Mapping[str, Any]) -> _Told | None:
    """Values that say the same whenever they are equal; None where some may not. Of labels, whose
    forms are not seen in them, only the same one is."""
    told: list[tuple[str, type, int, Any]] = []
    for name, value in args.items():
        kind = type(value)
        if kind in _PLAIN:
            told.append((name, kind, 0, value))
        elif kind is Formed:
            told.append((name, kind, id(value), value))
        else:
            return None
    return tuple(told)


class _FaultyError(Exception):
    """What was said has a fault, which is told whenever it is said: it is not kept."""

    def __init__(self, shown: Text | None) -> None:
        super().__init__(shown)
        self.shown = shown


@lru_cache(maxsize=PHRASES)
def _kept_phrase(lang: str, game: str, key: str, form: str, told: _Told) -> Text | None:
    shown, whole = _phrase(lang, game, key, form, {one[0]: one[3] for one in told})
    if not whole:
        raise _FaultyError(shown)
    return shown


when_changed(_kept_phrase.cache_clear)


def _phrase(
    lang: str, game: str, key: str, form: str, args: Mapping[str, Any]
) -> tuple[Text | None, bool]:
    """It, and whether nothing was missing."""
    bundle = _holding(lang, game, key)
    if bundle is None:
        return None, True
    message = bundle.get_message(key)
    pattern = message.attributes.get(form) if form else message.value
    if pattern is None:
        return None, True
    absent = dict.fromkeys(optional(lang, game, key), "none")
    shown, errors = bundle.format_pattern(pattern, {**absent, **args})
    for error in errors:
        report(lang, key, str(error))
    return Text(shown), not errors


def report(lang: str, key: str, problem: str) -> None:
    """Log a fault of a catalogue, once."""
    if (lang, key, problem) not in problems:
        problems.add((lang, key, problem))
        _log.warning("text %s (%s): %s", key, lang, problem)


def _holding(lang: str, game: str, key: str) -> FluentBundle | None:
    """The bundle with this message: in the language asked for, else in English."""
    for tongue in dict.fromkeys((lang, LANGUAGES[0])):
        bundle = _bundle(tongue, game)
        if bundle.has_message(key):
            return bundle
    return None


@cache
def _bundle(lang: str, game: str) -> FluentBundle:
    functions: dict[str, Callable[..., Any]] = {"FORM": _form, "ID": _id}
    bundle = FluentBundle([lang], functions=functions, use_isolating=False)
    for folder in (*SHARED, game, f"{game}{RULES}"):
        source = _source(lang, folder)
        if source is not None:
            bundle.add_resource(source, allow_overrides=True)
    return bundle


@cache
def optional(lang: str, game: str, key: str) -> frozenset[str]:
    """The arguments that a message can do without, or one of those that stand within it."""
    found = _messages(lang, game)
    if key not in found:
        return frozenset()
    own = _Optional.of(found[key])
    within = (_Optional.of(found[other]).names for other in own.messages & found.keys())
    return frozenset(own.names.union(*within))


@cache
def _messages(lang: str, game: str) -> Mapping[str, ast.Message]:
    """What the catalogues of a game say, by id: its own words before those that all share."""
    sources = (_source(lang, folder) for folder in (*SHARED, game))
    return {
        entry.id.name: entry
        for source in sources
        for entry in (source.body if source is not None else ())
        if isinstance(entry, ast.Message)
    }


@cache
def _source(lang: str, folder: str) -> ast.Resource | None:
    if folder in _extra:
        path = _extra[folder].joinpath(f"{lang}.ftl")
    elif _FOLDER.match(folder):
        place = folder if folder.endswith(RULES) else f"{folder}/locale"
        path = files("assets").joinpath(place, f"{lang}.ftl")
    else:
        return None
    if not path.is_file():
        return None
    return _parsed(path.read_text(encoding="utf-8"))


@cache
def _parsed(text: str) -> ast.Resource:
    """Kept by what was written, so when a folder is added only its own files are parsed."""
    # nobody asks where in its file a text stands
    source: ast.Resource = FluentParser(with_spans=False).parse(text)
    return source


def _form(value: object, form: str) -> object:
    return value.in_form(form) if isinstance(value, Formed) else value


def _id(value: object) -> str | int:
    """The word behind a label, as variants are named; of a list, how many it holds."""
    name = value.id if isinstance(value, Formed) else str(value)
    return int(name) if name.isdecimal() else name.replace("_", "-")
