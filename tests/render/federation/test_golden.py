"""Pictures as they were approved: `pytest --golden-update` rewrites them after a look."""

from __future__ import annotations

from pathlib import Path

import pytest

from render import draw
from tests.render.approved import check_folder, compare
from tests.render.federation.test_pictures import NAMES, position

GOLDEN = Path(__file__).parent / "golden"
CASES = [
    ("senate", "ru"),
    ("players", "en"),
    ("player", "uk"),
    ("forecast", "en"),
    ("reach", "ru"),
    ("scores", "uk"),
    ("card", "en"),
    ("planets", "ru"),
]
MOST_KIB = 400


@pytest.mark.parametrize(("kind", "lang"), CASES)
def test_looks_as_approved(kind: str, lang: str, golden_update: bool, tmp_path: Path) -> None:
    view, before = position(4, 60)
    data = draw(
        "federation", kind, view, lang, before=before, seat=1, names=NAMES, asked=(1,), card="2b1"
    ).data
    compare(GOLDEN / f"{kind}-{lang}.png", data, golden_update, tmp_path)


def test_approved_pictures_are_few_and_none_is_left_over() -> None:
    check_folder(GOLDEN, ("-".join(case) for case in CASES), MOST_KIB)
