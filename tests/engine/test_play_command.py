"""`python -m engine play`: options of any game, and what is dealt, given by name."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from engine import GAMES
from engine.cli.main import main
from engine.cli.policy import play_randomly
from engine.core.game import HUMAN, Setup
from engine.core.header import LONGEST_RECORD
from engine.core.record import dump_record, format_record, load_record, record_of
from engine.gaia.components import FOREIGN_IDS
from engine.gaia.foreign.export import foreign_record


def played(out: Path, capsys: pytest.CaptureFixture[str], *words: str) -> tuple[Any, Any]:
    """The line that was printed, and the setup of the record."""
    assert main(["play", "--seed", "3", "--out", str(out), *words]) == 0
    line = json.loads(capsys.readouterr().out)
    return line, load_record(Path(line["record"]).read_text(encoding="utf-8")).setup


@pytest.mark.parametrize("key", GAMES)
def test_every_game_is_played(key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line, setup = played(tmp_path, capsys, "--game", key, "--players", "2")
    assert (setup.game, setup.seats) == (key, ("human", "human"))
    assert len(line["final"]) == 2
    assert ("factions" in line) is (key == "gaia")


def test_options_are_given_by_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--players", "2", "--order", "passing", "--option", "map=random")
    _, setup = played(tmp_path, capsys, *words)
    assert setup.options == {"map": "random", "order": "passing"}
    _, setup = played(tmp_path, capsys, "--players", "2", "--factions=random")
    assert setup.options == {"factions": "random"}


def test_what_is_no_value_of_an_option_is_dealt(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ("--players", "2", "--factions", "Terrans,hadsch-hallas")
    line, setup = played(tmp_path, capsys, *words)
    assert setup.deal == {"factions": ("terrans", "hadsch_hallas")}
    assert line["factions"] == ["terrans", "hadsch_hallas"]


def test_one_player_or_an_option_of_the_solo_game_seats_the_robot(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for words in (("--players", "1"), ("--players", "1", "--automa", "xenos", "--level", "ultoma")):
        _, setup = played(tmp_path, capsys, *words)
        assert setup.seats == ("human", "automa")
    assert setup.options == {"automa": "xenos", "level": "ultoma"}


@pytest.mark.parametrize(
    "words", [("--nonsense", "1"), ("--level",), ("extra",), ("--option", "level")], ids=str
)
def test_nonsense_is_refused(words: tuple[str, ...], tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as left:
        main(["play", "--players", "2", "--out", str(tmp_path), *words])
    assert left.value.code == 2


def test_a_record_that_an_editor_has_marked_as_unicode_is_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Found by an audit: the mark made a record in JSON a text of one endless line."""
    line, _ = played(tmp_path, capsys, "--players", "2")
    record = load_record(Path(line["record"]).read_text(encoding="utf-8"))
    for name, text in (("text", format_record(record)), ("json", dump_record(record))):
        marked = tmp_path / name
        marked.write_text(text, encoding="utf-8-sig")
        assert main(["replay", str(marked)]) == 0
        assert json.loads(capsys.readouterr().out)["final"]["vp"] == line["final"]


@pytest.mark.parametrize("key", GAMES)
def test_a_record_may_be_written_with_hyphens_and_capitals(
    key: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line, _ = played(tmp_path, capsys, "--game", key, "--players", "2")
    head, moves = Path(line["record"]).read_text(encoding="utf-8").split("\n\n", 1)
    other = tmp_path / "other"
    other.write_text(f"{head}\n\n{moves.upper().replace('_', '-')}", encoding="utf-8")
    assert main(["replay", str(other)]) == 0
    assert json.loads(capsys.readouterr().out)["final"]["vp"] == line["final"]
    other.write_text(f"{head}\n\n{moves.replace('_', '', 1)}", encoding="utf-8")
    assert main(["replay", str(other)]) == 1


def test_a_record_may_name_things_as_the_boardgamers_notation_does(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Found by an audit: what could be typed at a table was refused in a record."""
    line, _ = played(tmp_path, capsys, "--players", "3", "--factions", "random")
    head, moves = Path(line["record"]).read_text(encoding="utf-8").split("\n\n", 1)
    foreign = {ours: theirs for theirs, ours in FOREIGN_IDS.items()}
    words = re.findall(r"\S+|\s", moves)
    other = tmp_path / "other"
    other.write_text(f"{head}\n\n{''.join(foreign.get(one, one) for one in words)}", "utf-8")
    assert "booster" in other.read_text(encoding="utf-8")
    assert {*words} & {*foreign}
    assert main(["replay", str(other)]) == 0
    assert json.loads(capsys.readouterr().out)["final"]["vp"] == line["final"]


@pytest.mark.parametrize("at", ["-1", "999"])
def test_a_position_that_there_is_not_is_refused(at: str, tmp_path: Path) -> None:
    """Found by an audit: before the first line of a foreign record there is none either."""
    table = play_randomly(Setup("gaia", (HUMAN,) * 2, "7", "7"), "7")
    for name, text in (
        ("own.txt", format_record(record_of(table))),
        ("foreign.json", json.dumps(foreign_record(GAMES["gaia"], record_of(table)))),
    ):
        (tmp_path / name).write_text(text, encoding="utf-8")
        with pytest.raises(SystemExit) as left:
            main(["show", str(tmp_path / name), "--at", at])
        assert left.value.code == 2


@pytest.mark.parametrize("command", ["replay", "show", "export"])
def test_a_fault_in_a_record_is_told_on_the_error_stream_too(
    command: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    bad = tmp_path / "bad.txt"
    bad.write_text(
        "game gaia\nseats human human\n\n0 faction terrans\n1 faction terrans\n", "utf-8"
    )
    assert main([command, str(bad)]) == 1
    out, err = capsys.readouterr()
    assert json.loads(out)["i"] == 2
    assert err.startswith("2: 1 faction terrans: ")


def test_a_long_record_of_another_program_is_read(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Found by an audit: with its snapshots it was longer than a record of ours may be."""
    table = play_randomly(Setup("gaia", (HUMAN,) * 2, "7", "7"), "7")
    data = foreign_record(GAMES["gaia"], record_of(table)) | {"full": "x" * LONGEST_RECORD}
    file = tmp_path / "long.json"
    file.write_text(json.dumps(data), encoding="utf-8")
    assert main(["replay", str(file), "--snapshots"]) in (0, 1)
    assert json.loads(capsys.readouterr().out.splitlines()[0])["i"] == 1
