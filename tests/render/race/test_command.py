"""`python -m render` draws Race: every view, private ones for their seat, a card by its name."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from engine.core.game import Setup
from engine.core.moves import Move
from engine.core.record import Record, format_record
from engine.core.table import Table
from engine.race.game import RACE
from render import views
from render.__main__ import main
from tests.render.race.positions import PEOPLE, AnyTable, answer

PRIVATE = ("hand", "reach", "choices")
ANSWERS = 40


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The beginning of a random game."""
    table: AnyTable = Table(RACE, Setup("race", PEOPLE[:3], "cli", "secret"))
    chance = random.Random("cli")
    for _ in range(ANSWERS):
        decision = table.pending[0]
        table.play(Move(decision.seat, answer(decision, chance)))
    file = tmp_path_factory.mktemp("race") / "game.txt"
    whole = Record(table.setup, tuple(table.log))
    file.write_text(format_record(whole), encoding="utf-8")
    return file


@pytest.mark.parametrize("kind", views(RACE.key))
def test_every_view_is_drawn_and_private_ones_for_a_seat_only(
    kind: str, record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out.png"
    words = [str(record), "--view", kind, "--lang", "uk", "-o", str(out)]
    words += ["--card", "gem_world"] if kind == "card" else []
    if kind in PRIVATE:
        assert main(words) == 2
        assert "--seat" in capsys.readouterr().err
        words += ["--seat", "1"]
    assert main(words) == 0
    assert out.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("card", [(), ("--card", "no_such_card")])
def test_a_card_needs_its_name(card: tuple[str, ...], record: Path, tmp_path: Path) -> None:
    assert main([str(record), "--view", "card", *card, "-o", str(tmp_path / "out.png")]) == 2


@pytest.mark.parametrize("card", ["GEM-WORLD", "gem_world"])
def test_of_a_card_case_is_free_and_a_hyphen_is_no_other_sign(
    card: str, record: Path, tmp_path: Path
) -> None:
    out = str(tmp_path / "out.png")
    assert main([str(record), "--view", "card", "--card", card, "-o", out]) == 0


def test_the_first_view_and_a_film_of_growing_tables(record: Path, tmp_path: Path) -> None:
    first, table, film = (tmp_path / name for name in ("first.png", "table.png", "film.gif"))
    assert main([str(record), "-o", str(first)]) == 0
    assert main([str(record), "--view", "table", "-o", str(table)]) == 0
    assert first.read_bytes() == table.read_bytes()
    assert main([str(record), "--view", "replay", "--width", "300", "-o", str(film)]) == 0
    assert film.read_bytes().startswith(b"GIF")
