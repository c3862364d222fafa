"""Hostile names: whatever people call themselves, it stays one short harmless line."""

from __future__ import annotations

import re
import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.events import Event
from render import texts
from render.texts import LANGUAGES, Text, plain, safe_name
from render.texts.names import BREAK, LONGEST_NAME

names = st.text(st.one_of(st.characters(), st.sampled_from("*_~`|[]()<>@#:/\\-.1\u202e\n\u0301")))


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("Їжак Гайя", "Їжак Гайя"),
        ("  two   words \n", "two words"),
        ("\u202eevil\u2066", "evil"),
        ("a\u200bb", "ab"),
        ("", "?"),
        ("\u200b\u2060", "?"),
        ("# Ada", "# Ada"),
        ("1. Ada", "1. Ada"),
        ("x" * 40, "x" * 31 + "…"),
        ("e" + "\u0301" * 50, "e\u0301\u0301"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("@everyone", "@everyone"),
    ],
)
def test_a_name_is_drawn_as_it_reads(name: str, shown: str) -> None:
    assert plain(safe_name(name)) == shown


@pytest.mark.parametrize(
    "name",
    ["@everyone", "@here", "<@1234>", "<@&12>", "<#12>", "<t:0:R>", "<:e:1>", "</new:1>",
     "https://evil.example", "discord.gg/abc"],
)  # fmt: skip
def test_mentions_and_links_are_broken(name: str) -> None:
    shown = safe_name(name)
    assert name not in shown
    assert BREAK in shown


@pytest.mark.parametrize("name", ["**a**", "__a__", "`a`", "~~a~~", "||a||", "[a](b)", "a\\"])
def test_markdown_is_escaped(name: str) -> None:
    assert not re.search(r"(?<!\\)(?:\\\\)*[*_`~|\[\]()]", safe_name(name))


@given(names)
def test_every_name_becomes_one_short_line_without_controls(name: str) -> None:
    shown = plain(safe_name(name))
    assert 1 <= len(shown) <= LONGEST_NAME
    for char in shown:
        assert char in " \u200d" or unicodedata.category(char) not in {
            "Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp", "Zs",
        }  # fmt: skip


@given(names)
def test_making_harmless_twice_changes_nothing(name: str) -> None:
    shown = safe_name(name)
    assert isinstance(shown, Text)
    assert safe_name(shown) == shown


@given(names)
def test_nothing_active_is_left(name: str) -> None:
    shown = safe_name(name)
    bare = re.sub(r"\\.", "x", shown)
    assert not re.search(r"[*_`~|\[\]()]", bare)
    assert not re.search(r"@\w", bare)
    assert not re.match(r"[#>+-]|\d+\.", bare)


def test_a_huge_name_is_cut() -> None:
    assert len(safe_name("имя" * 50_000)) == LONGEST_NAME
    assert len(safe_name("*" * 100_000)) <= 2 * LONGEST_NAME


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_name_at_the_beginning_of_a_sentence_stays_as_typed(lang: str) -> None:
    built = Event("built", 0, {"building": "m", "hex": "4a3"})
    said = texts.event(lang, "gaia", built, ("ada", "борис"))
    assert said.startswith("ada ")
    assert texts.event(lang, "gaia", built, ("_ada_",)).startswith("\\_ada")
    assert texts.sentence("built by ada", ("ada",)) == "Built by ada"
    assert texts.sentence("built", ("", " ")) == "Built"
