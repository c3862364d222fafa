"""The gallery is complete, and the bench prints what it should."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from render import bench, gallery, views
from tests.render.gaia.positions import RECORDS

MORE_THAN_NOTHING = 10_000
"""Bytes: the cards of an Automa, not a note that there is none."""


def test_the_gallery_has_a_picture_of_every_view(tmp_path: Path) -> None:
    assert gallery.main([str(RECORDS / "two.txt"), str(tmp_path), "120"]) == 0
    files = {file.name for file in tmp_path.iterdir()}
    assert files == {f"{name}.png" for name in views("gaia")} | {"text.txt", "replay.gif"}


def test_the_gallery_wants_a_record_and_a_folder(capsys: pytest.CaptureFixture[str]) -> None:
    assert gallery.main([]) == 2
    assert "RECORD" in capsys.readouterr().err


def test_the_bench_prints_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bench, "ROUNDS", 2)  # nobody reads these figures
    monkeypatch.setattr(bench, "APART", 50)
    assert bench.main([str(RECORDS / "two.txt"), "--maps", "2"]) == 0
    pictures = json.loads(capsys.readouterr().out)["pictures"]
    for name in views("gaia"):
        assert set(pictures[name]) - {"next_ms"} == {"first_ms", "cached_ms", "bytes"}
    assert pictures["map_ratio_to_bare"] > 0
    assert pictures["automa"]["bytes"] > MORE_THAN_NOTHING
    assert set(pictures["kept_mib"]) == {"after_2_maps", "after_4_maps"}
    assert pictures["new_map_ms"]["max"] >= pictures["new_map_ms"]["median"]
