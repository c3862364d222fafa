"""`python -m render` draws a transcript: the one position it shows, as its reader sees it."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.transcript import Transcript, format_transcript, transcript_of
from engine.race.game import RACE
from render.__main__ import main
from tests.strategies import cases, walk

READER = 1


@pytest.fixture
def transcript(tmp_path: Path) -> tuple[Path, Transcript]:
    """An open game of Race as a player may know it."""
    done = walk(next(one for one in cases() if one.game is RACE))
    made = transcript_of(done.at(len(done.moves) // 2), READER)
    path = tmp_path / "open.txt"
    path.write_text(format_transcript(made), encoding="utf-8")
    return path, made


@pytest.mark.parametrize(
    "words",
    [(), ("--view", "table"), ("--view", "hand", "--seat", "1"), ("--view", "text")],
    ids=str,
)
def test_what_the_reader_sees_is_drawn(
    transcript: tuple[Path, Transcript], words: tuple[str, ...], tmp_path: Path
) -> None:
    out = tmp_path / "out"
    assert main([str(transcript[0]), *words, "-o", str(out)]) == 0
    data = out.read_bytes()
    if "text" in words:
        assert len(data.decode()) > 100
    else:
        assert data.startswith(b"\x89PNG")


@pytest.mark.parametrize(
    "words",
    [
        ("--view", "hand", "--seat", "0"),
        ("--view", "hand"),
        ("--view", "replay"),
        ("--view", "map"),
        ("--at", "1"),
        ("--since", "1"),
        ("--seat", "9"),
        ("--width", "1"),
    ],
    ids=str,
)
def test_what_it_does_not_show_is_refused(
    transcript: tuple[Path, Transcript], words: tuple[str, ...], tmp_path: Path
) -> None:
    out = tmp_path / "out"
    assert main([str(transcript[0]), *words, "-o", str(out)]) == 2
    assert not out.exists()


def test_its_last_position_may_be_named(
    transcript: tuple[Path, Transcript], tmp_path: Path
) -> None:
    path, made = transcript
    assert main([str(path), "--at", str(len(made.moves)), "-o", str(tmp_path / "out")]) == 0
