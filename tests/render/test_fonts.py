"""The typeface has every character we print; names it cannot print are mended or left out."""

from __future__ import annotations

from importlib.resources import files

import pytest

from render import theme
from render.fonts import drawable, fit, has_glyph, width_of
from render.scene import Scene

CATALOGUES = [
    (folder.name, lang)
    for folder in files("assets").iterdir()
    for lang in ("en", "ru", "uk")
    if folder.joinpath("locale", f"{lang}.ftl").is_file()
]
SIGNS = frozenset("⛔⚠✓→⚑")
"""Signs that stand in chat messages only, where the reader's own font shows them: what pictures
write is looked at letter by letter in `gaia/test_boxes.py`."""


@pytest.mark.parametrize(("folder", "lang"), CATALOGUES)
def test_every_character_of_every_catalogue_has_a_glyph(folder: str, lang: str) -> None:
    text = files("assets").joinpath(folder, "locale", f"{lang}.ftl").read_text(encoding="utf-8")
    assert {char for char in text if char != "\n" and not has_glyph(char)} <= SIGNS


def test_what_is_missing_is_noticed() -> None:
    assert not has_glyph("漢")
    assert not has_glyph("★")
    assert all(has_glyph(char) for char in "ҐґЄєІіЇїЁё—«»№0→×−")


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("Ada", "Ada"),
        ("  Їжак \n Ґ ", "Їжак Ґ"),
        ("𝕬𝖉𝖆", "Ada"),
        ("Ada ★彡", "Ada"),
        ("漢字", ""),
        ("🙂🙂", ""),
        ("a漢字語文", ""),
        ("\u202eevil", "evil"),
    ],
)
def test_names_of_any_script(name: str, shown: str) -> None:
    assert drawable(name) == shown


def test_a_name_that_cannot_be_written_becomes_a_seat() -> None:
    scene = Scene(None, "uk", names=("漢字", "Ada"))
    assert scene.name(0) == "Гравець 1"
    assert scene.name(1) == "Ada"
    assert scene.name(2) == "Гравець 3"


def test_long_texts_shrink_and_are_cut_gracefully() -> None:
    text, pixels = fit("Maximiliana von und zu Hohenstein", theme.HEADING, 120)
    assert text.endswith("…")
    assert len(text) > 5
    assert pixels == theme.HEADING.least
    assert width_of(text, theme.HEADING.weight, pixels) <= 120
    assert fit("Ada", theme.HEADING, 120) == ("Ada", theme.HEADING.size)
