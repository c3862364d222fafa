"""`python -m engine export`: what it writes reads as the same game, and what it refuses."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from engine.cli.main import main
from engine.cli.policy import play_randomly
from engine.core.digest import position_hash
from engine.core.errors import MoveError
from engine.core.game import HUMAN, Setup
from engine.core.moves import END
from engine.core.record import Record, dump_record, format_record, record_of
from engine.core.table import Table
from engine.interchange import OWN, foreign_text, notations, open_record, play_to
from tests.engine.gaia.test_boardgamers import random_game


def export(record: Path, *options: str) -> int:
    return main(["export", str(record), *options])


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_random_game_goes_out_and_comes_in_as_the_same_game(tmp_path: Path, seats: int) -> None:
    table = random_game(seats, 7)
    ours, theirs, again = (tmp_path / name for name in ("game.txt", "game.json", "again.txt"))
    ours.write_text(format_record(record_of(table)), encoding="utf-8")
    assert export(ours, "--notation", "boardgamers", "-o", str(theirs)) == 0
    assert export(theirs, "--out", str(again)) == 0
    for path in (theirs, again):
        replayed = play_to(open_record(path.read_text(encoding="utf-8")))
        assert position_hash(replayed) == position_hash(table)


def test_the_default_is_our_own_text(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    record = record_of(random_game(2, 8))
    path = tmp_path / "game.json"
    path.write_text(dump_record(record), encoding="utf-8")
    assert export(path) == 0
    assert capsys.readouterr().out == format_record(record)


@pytest.mark.parametrize("factions", ["random", "first_game"])
def test_factions_that_were_dealt_are_written_as_chosen(factions: str) -> None:
    options = {"factions": factions, "profile": "boardgamers"}
    setup = Setup("gaia", (HUMAN,) * 3, seed="dealt", options=options)
    table: Table[Any, Any] = play_randomly(setup, "dealt")
    foreign = foreign_text(record_of(table), "boardgamers")
    assert foreign.parts_at is None
    again = play_to(open_record(foreign.text))
    assert again.result == table.result


def test_a_turn_that_has_not_been_ended_is_left_out() -> None:
    table = random_game(2, 9)
    ends = [n for n, move in enumerate(table.log) if move.words == END]
    whole, half = Record(table.setup, tuple(table.log[: ends[3] + 1])), table.log[: ends[4]]
    assert len(half) > len(whole.moves)
    foreign = foreign_text(Record(table.setup, tuple(half)), "boardgamers")
    assert foreign.parts_at is None
    assert foreign.text == foreign_text(whole, "boardgamers").text


def test_a_game_by_printed_rules_says_where_the_other_engine_leaves_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", "--players", "4", "--seed", "1", "--out", str(tmp_path)]) == 0
    (path,) = tmp_path.iterdir()
    record = play_to(open_record(path.read_text(encoding="utf-8")))
    parts_at = foreign_text(record_of(record), "boardgamers").parts_at
    assert parts_at is not None
    capsys.readouterr()
    assert export(path, "--notation", "boardgamers") == 0
    written = capsys.readouterr()
    assert f"from line {parts_at}" in written.err
    replay = open_record(written.out)
    for _ in range(parts_at):
        replay.step()
    with pytest.raises(MoveError):
        replay.step()


def test_what_cannot_be_written_is_refused(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert notations("gaia") == ("boardgamers",)
    assert notations("chess") == ()
    solo = "game gaia\nseats human automa\nseed x\noption automa=xenos\n\n"
    bad = "game gaia\nseats human human\nseed x\n\n0 faction terrans\n1 faction lantids\n"
    path = tmp_path / "game.txt"
    path.write_text(solo, encoding="utf-8")
    for notation, why in (("boardgamers", "robots"), ("klingon", f"{OWN}, boardgamers")):
        with pytest.raises(SystemExit) as left:
            export(path, "--notation", notation)
        assert left.value.code == 2
        assert why in capsys.readouterr().err
    with pytest.raises(SystemExit):
        export(path, "-o", str(tmp_path))
    path.write_text(bad, encoding="utf-8")
    assert export(path) == 1
    assert "faction-taken" in capsys.readouterr().out
