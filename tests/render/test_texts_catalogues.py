"""The catalogues of the three languages say the same things, in whole and correct Fluent."""

from __future__ import annotations

import re
import unicodedata

import font_manrope
import pytest
from fluent.syntax import ast
from PIL import ImageFont

from render import NOTHING, texts
from render.texts import LANGUAGES, catalogue
from tests.render.catalogues import (
    CASES,
    catalogues,
    entries,
    folders,
    functions,
    parsed,
    selects,
    source,
    written,
)
from tests.render.catalogues import variables as variables_of
from tests.render.test_fonts import SIGNS

PAIRS = [(folder, lang) for folder, lang in catalogues() if lang != "en"]
PLURALS = {"en": {"one", "other"}, "ru": {"one", "few", "other"}, "uk": {"one", "few", "other"}}
CYRILLIC = {"ru": "ыэёъ", "uk": "іїєґ"}


@pytest.mark.parametrize(("folder", "lang"), catalogues())
def test_every_catalogue_parses_whole_and_names_nothing_twice(folder: str, lang: str) -> None:
    body = parsed(folder, lang).body
    assert not [item.content for item in body if isinstance(item, ast.Junk)]
    ids = [item.id.name for item in body if isinstance(item, ast.Message)]
    assert sorted(ids) == sorted(set(ids))
    assert all(re.fullmatch(r"[a-z][a-z0-9-]*", name) for name in ids)


def test_no_shared_catalogue_says_what_another_says() -> None:
    keys = [key for folder in catalogue.SHARED for key in entries(folder, "en")]
    assert sorted(keys) == sorted(set(keys))


@pytest.mark.parametrize(("folder", "lang"), PAIRS)
def test_all_languages_have_the_same_keys_and_attributes(folder: str, lang: str) -> None:
    english, other = entries(folder, "en"), entries(folder, lang)
    assert other.keys() == english.keys()
    for key, entry in english.items():
        assert other[key].patterns.keys() - CASES == entry.patterns.keys() - CASES, key


@pytest.mark.parametrize(("folder", "lang"), PAIRS)
def test_all_languages_use_the_same_variables(folder: str, lang: str) -> None:
    english, other = entries(folder, "en"), entries(folder, lang)
    for key, entry in english.items():
        for name, pattern in entry.patterns.items():
            if name not in CASES:
                theirs = variables_of(other[key].patterns[name], other)
                assert theirs == variables_of(pattern, english), f"{key}.{name}"


def commands_in(lang: str) -> set[str]:
    """All commands and subcommands, as readers of this language see them in Discord's list."""
    names = {key: str(texts.text(lang, key)) for key in texts.keys(None, "command-")}
    groups = {key.rpartition("-")[0] for key in names}
    return {
        f"{names[key.rpartition('-')[0]]} {name}" if key.rpartition("-")[0] in names else name
        for key, name in names.items()
        if key not in groups
    } | {names[key] for key in groups & names.keys()}


NAME = r"[^\W\d_]+(?:-[^\W\d_]+)*"
TYPED = rf"(?<![\w<{{/}}])/({NAME})(?: ({NAME}))?"
"""A command as texts name it, with what may be its subcommand."""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_catalogue_speaks_of_commands_that_there_are_in_one_language(lang: str) -> None:
    own, english = commands_in(lang), commands_in("en")
    first = {name.split()[0] for name in own | english if " " in name}
    named = set()
    for folder in folders():
        lines = [line for line in source(folder, lang).splitlines() if not line.startswith("#")]
        for one, two in re.findall(TYPED, "\n".join(lines)):
            pair = f"{one} {two}"
            named.add(pair if one in first and pair in own | english else one)
    assert named <= own or named <= english, (named - own, named - english)
    assert len(named) > 10


@pytest.mark.parametrize(("folder", "lang"), catalogues())
def test_a_case_has_the_variables_of_the_label_it_bends(folder: str, lang: str) -> None:
    known = entries(folder, lang)
    for key, entry in known.items():
        for name in CASES & entry.patterns.keys():
            bent, straight = entry.patterns[name], entry.patterns[""]
            assert variables_of(bent, known) == variables_of(straight, known), f"{key}.{name}"


@pytest.mark.parametrize(("folder", "lang"), catalogues())
def test_a_plural_has_every_form_of_its_language(folder: str, lang: str) -> None:
    for key, entry in entries(folder, lang).items():
        for pattern in entry.patterns.values():
            for select in selects(pattern):
                keys = {v.key.name for v in select.variants if isinstance(v.key, ast.Identifier)}
                if keys & {"one", "few", "many"}:
                    assert PLURALS[lang] <= keys, key


@pytest.mark.parametrize(("folder", "lang"), catalogues())
def test_only_known_functions_are_called(folder: str, lang: str) -> None:
    for key, entry in entries(folder, lang).items():
        for pattern in entry.patterns.values():
            assert functions(pattern) <= {"FORM", "ID", "NUMBER"}, key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_message_can_be_shown(lang: str) -> None:
    for folder in folders():
        known = entries(folder, lang)
        for key, entry in known.items():
            for name, pattern in entry.patterns.items():
                args: dict[str, object] = dict.fromkeys(variables_of(pattern, known), 2)
                shown = catalogue.phrase(lang, folder, key, args, name)
                assert shown, key
                assert shown.strip() == shown or key == "error-line", key
    assert not texts.problems


@pytest.mark.parametrize("weight", ["Manrope", "ManropeBold"])
def test_every_character_has_a_glyph(weight: str) -> None:
    font = ImageFont.truetype(font_manrope.font_files[weight], 20)
    missing = bytes(font.getmask("\uffff"))
    assert bytes(font.getmask("★")) == missing, "the test would see nothing"
    characters = {char for folder, lang in catalogues() for char in source(folder, lang)}
    shown = {char for char in characters if not char.isspace()} | {"\u2212", "…", "+"}
    assert {char for char in shown if bytes(font.getmask(char)) == missing} <= SIGNS


@pytest.mark.parametrize(("folder", "lang"), PAIRS)
def test_no_letter_of_the_other_language_slips_in(folder: str, lang: str) -> None:
    wrong = CYRILLIC["uk" if lang == "ru" else "ru"]
    text = source(folder, lang).lower()
    assert not {char for char in text if char in wrong}


@pytest.mark.parametrize(("folder", "lang"), catalogues())
def test_punctuation_is_that_of_the_language(folder: str, lang: str) -> None:
    foreign = "«»" if lang == "en" else "“”„"
    for key, entry in entries(folder, lang).items():
        for said in (text for pattern in entry.patterns.values() for text in written(pattern)):
            assert not {*"\"'", *foreign} & set(said), key
            assert "..." not in said, key
            assert "  " not in said, key
            assert unicodedata.is_normalized("NFC", said), key


@pytest.mark.parametrize(("folder", "lang"), catalogues())
def test_notes_are_fragments_and_prompts_are_sentences(folder: str, lang: str) -> None:
    for key, entry in entries(folder, lang).items():
        family = key.partition("-")[0]
        said = [text.rstrip() for text in _endings(entry.patterns.get(""))]
        ends = [text[-1:] for text in said if text.strip() != NOTHING]
        if family == "note":
            assert not {"."} & set(ends), key
        if family in ("ask", "event", "error") and key != "error-line":
            assert set(ends) <= {".", "?"}, key


def _endings(pattern: ast.Pattern | None) -> list[str]:
    """The texts with which a pattern may end."""
    if pattern is None or not pattern.elements:
        return []
    last = pattern.elements[-1]
    if isinstance(last, ast.TextElement):
        return [last.value]
    expression = last.expression
    if isinstance(expression, ast.SelectExpression):
        return [text for variant in expression.variants for text in _endings(variant.value)]
    return []
