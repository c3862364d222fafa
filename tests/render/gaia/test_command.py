"""The command line draws every view of any record, and says what is wrong otherwise."""

from __future__ import annotations

from pathlib import Path

import pytest
from PIL import Image

from render import views
from render.__main__ import main
from tests.render.gaia.positions import RECORDS

FOUR = RECORDS / "four.txt"


def run(
    tmp_path: Path, *words: str, record: Path = FOUR, name: str = "out.png"
) -> tuple[int, Path]:
    out = tmp_path / name
    return main([str(record), *words, "-o", str(out)]), out


@pytest.mark.parametrize("kind", views("gaia"))
def test_every_view_is_drawn(kind: str, tmp_path: Path) -> None:
    code, out = run(tmp_path, "--view", kind, "--at", "200", "--since", "180", "--lang", "uk")
    assert code == 0
    with Image.open(out) as picture:
        assert picture.format == "PNG"
        assert picture.width in (1060, 900, 760)


def test_a_width_and_a_seat(tmp_path: Path) -> None:
    code, out = run(tmp_path, "--view", "player", "--seat", "3", "--width", "600", "--at", "0")
    assert code == 0
    with Image.open(out) as picture:
        assert picture.width == 600


def test_the_text_board_names_what_is_on_the_table(tmp_path: Path) -> None:
    code, out = run(tmp_path, "--view", "text", "--lang", "en", name="board.txt")
    text = out.read_text(encoding="utf-8")
    assert code == 0
    for word in ("Player 1: ", "Player 4: ", "Galaxy", "Sector 10", "2B1", "Research", "Itars"):
        assert word in text


def test_the_replay_is_an_animation(tmp_path: Path) -> None:
    code, out = run(tmp_path, "--view", "replay", "--at", "30", "--width", "320", name="r.gif")
    assert code == 0
    with Image.open(out) as film:
        assert film.format == "GIF"
        assert getattr(film, "n_frames", 1) > 8


@pytest.mark.parametrize(
    "words",
    [
        ("--at", "9999"),
        ("--at", "-1"),
        ("--at", "5", "--since", "6"),
        ("--seat", "4"),
        ("--view", "nothing"),
        ("--width", "10"),
    ],
)
def test_bad_arguments(
    words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out = run(tmp_path, *words)
    assert (code, out.exists()) == (2, False)
    assert capsys.readouterr().err


def test_a_file_that_is_no_record(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    for content in (b"", b"\xff\xfe", b"{}", b"game nothing\nseats human\n"):
        record = tmp_path / "record"
        record.write_bytes(content)
        assert run(tmp_path, record=record)[0] == 2
    assert run(tmp_path, record=tmp_path / "missing")[0] == 2
    assert capsys.readouterr().err


def test_an_illegal_move(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = tmp_path / "record.txt"
    record.write_text(FOUR.read_text(encoding="utf-8") + "0 build 1a1\n", encoding="utf-8")
    assert run(tmp_path, record=record)[0] == 1
    assert capsys.readouterr().err


def test_a_place_that_cannot_be_written(tmp_path: Path) -> None:
    code, _ = run(tmp_path, "--at", "1", name="no/such/folder.png")
    assert code == 2
