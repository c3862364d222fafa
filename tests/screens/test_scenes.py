"""Every picture of docs/screens can be taken again."""

from __future__ import annotations

from pathlib import Path

from tests.screens.scenes import SCENES

FOLDER = Path(__file__).resolve().parents[2] / "docs" / "screens"


def test_every_screen_has_a_scene_and_every_scene_a_screen() -> None:
    assert {file.stem for file in FOLDER.glob("*.png")} == {*SCENES}
