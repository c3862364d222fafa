"""Pictures as they were approved: `pytest --golden-update` rewrites them after a look."""

from __future__ import annotations

from pathlib import Path

import pytest

from render import draw
from tests.render.approved import check_folder, compare
from tests.render.gaia.positions import SEATS, marks, names_at, position

GOLDEN = Path(__file__).parent / "golden"
CASES = [
    *((kind, *case) for kind in ("map",) for case in (
        ("two", "early", "uk"), ("two", "late", "ru"), ("four", "early", "en"),
        ("four", "end", "uk"))),
    *((kind, *case) for kind in ("research", "scoring", "players", "player") for case in (
        ("two", "early", "ru"), ("two", "end", "uk"), ("four", "start", "en"),
        ("four", "late", "uk"))),
    *((kind, *case) for kind in ("targets", "federations") for case in (
        ("two", "early", "uk"), ("two", "late", "en"), ("four", "late", "ru"))),
    ("factions", "four", "start", "ru"),
    ("balance", "four", "early", "ru"),
    ("balance", "solo", "late", "uk"),
    ("codes", "four", "late", "en"),
    ("influence", "four", "late", "ru"),
    ("reach", "four", "late", "uk"),
    ("income", "four", "late", "en"),
    ("planets", "four", "early", "ru"),
    ("power", "two", "late", "en"),
    ("scoring", "four", "late", "en"),
    ("scoring", "four", "late", "ru"),
    ("table", "two", "early", "uk"),
    ("table", "four", "late", "ru"),
    ("automa", "four", "late", "en"),
    ("automa", "solo", "start", "en"),
    ("automa", "solo", "opening", "en"),
    ("automa", "solo", "early", "uk"),
    ("automa", "solo", "busy", "ru"),
    ("automa", "solo", "late", "ru"),
    ("automa", "solo", "end", "en"),
    ("scoring", "solo", "late", "uk"),
    ("player", "solo", "late", "en"),
    ("players", "solo", "early", "ru"),
]  # fmt: skip
MOST_KIB = 3 * 1024


def drawn(kind: str, game: str, moment: str, lang: str) -> bytes:
    spot = position(game, moment)
    pointed = marks(kind, spot.view)
    return draw(
        "gaia",
        kind,
        spot.view,
        lang,
        before=spot.before,
        seat=SEATS.get(game, 0),
        names=names_at(spot.view),
        marks=pointed,
        asked=spot.asked,
    ).data


@pytest.mark.parametrize(("kind", "game", "moment", "lang"), CASES)
def test_looks_as_approved(
    kind: str, game: str, moment: str, lang: str, golden_update: bool, tmp_path: Path
) -> None:
    file = GOLDEN / f"{kind}-{game}-{moment}-{lang}.png"
    data = drawn(kind, game, moment, lang)
    compare(file, data, golden_update, tmp_path)


def test_approved_pictures_are_few_and_none_is_left_over() -> None:
    check_folder(GOLDEN, ("-".join(case) for case in CASES), MOST_KIB)
