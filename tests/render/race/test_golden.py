"""Pictures as they were approved: `pytest --golden-update` rewrites them after a look."""

from __future__ import annotations

from pathlib import Path

import pytest

from render import draw
from tests.render.approved import check_folder, compare
from tests.render.race.positions import NAMES, position, scene

GOLDEN = Path(__file__).parent / "golden"
CASES = [
    ("table", "uk", ""),
    ("goals", "en", ""),
    ("hand", "ru", ""),
    ("tableau", "uk", ""),
    ("reach", "en", ""),
    ("scores", "ru", ""),
    ("card", "en", "gem_world"),
    ("card", "ru", "pan_galactic_league"),
    ("card", "uk", "rebel_warrior_race"),
]
MOST_KIB = 700


@pytest.mark.parametrize(("kind", "lang", "card"), CASES)
def test_looks_as_approved(
    kind: str, lang: str, card: str, golden_update: bool, tmp_path: Path
) -> None:
    shown = scene(kind, lang, position("full", ""), card)
    data = draw(
        "race", kind, shown.view, lang, seat=1, names=NAMES, marks=shown.marks, card=card,
        asked=shown.asked,
    ).data  # fmt: skip
    name = "-".join(filter(None, (kind, lang, card)))
    compare(GOLDEN / f"{name}.png", data, golden_update, tmp_path)


def test_approved_pictures_are_few_and_none_is_left_over() -> None:
    check_folder(GOLDEN, ("-".join(filter(None, case)) for case in CASES), MOST_KIB)
