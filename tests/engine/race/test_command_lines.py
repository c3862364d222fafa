"""The command lines for Race: snapshots by move and by phase, faults, random games."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from engine.cli.main import main
from engine.core.record import parse_record
from tests.engine.race.test_records import RECORDS, load, needs_records, wanted_lines

OWN = Path(__file__).parent / "records"


def printed(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, list[dict[str, Any]]]:
    code = main(words)
    return code, [json.loads(line) for line in capsys.readouterr().out.splitlines()]


@pytest.mark.parametrize("name", ["duel", "draft", "solo", "five"])
def test_our_own_records_print_a_line_a_move_and_the_end(
    name: str, capsys: pytest.CaptureFixture[str]
) -> None:
    path = OWN / f"{name}.txt"
    moves = parse_record(path.read_text(encoding="utf-8")).moves
    code, lines = printed(capsys, "replay", str(path), "--snapshots")
    assert code == 0
    assert [line["text"] for line in lines[:-1]] == [" ".join(move.words) for move in moves]
    assert [line["i"] for line in lines[:-1]] == [*range(1, len(moves) + 1)]
    assert set(lines[-1]["final"]) >= {"vp", "vpBySource", "rounds", "end"}
    assert all(isinstance(one["hand"], int) for one in lines[5]["s"]["players"])
    _, whole = printed(capsys, "replay", str(path), "--snapshots", "--all")
    for hidden, shown in zip(lines[:-1], whole[:-1], strict=True):
        for one, other in zip(hidden["s"]["players"], shown["s"]["players"], strict=True):
            assert one["hand"] == len(other["hand"])
            assert set(one["goods"]) == set(other["goods"])


def test_the_robots_mat_and_what_was_drafted_are_told(capsys: pytest.CaptureFixture[str]) -> None:
    _, lines = printed(capsys, "replay", str(OWN / "solo.txt"), "--snapshots")
    mats = [line["s"]["robot"] for line in lines[:-1]]
    assert {mat["world"] for mat in mats} == {lines[0]["s"]["players"][1]["tableau"][0]}
    assert all(0 <= mat["credits"] <= 4 and 0 <= mat["economy"] <= 5 for mat in mats)
    assert any(len(mat["dice"]) == 2 == len(mat["faces"]) for mat in mats)
    _, hidden = printed(capsys, "replay", str(OWN / "draft.txt"), "--snapshots")
    _, whole = printed(capsys, "replay", str(OWN / "draft.txt"), "--snapshots", "--all")
    for one, other in zip(hidden[:-1], whole[:-1], strict=True):
        for mine, theirs in zip(one["s"]["draft"], other["s"]["draft"], strict=True):
            assert (mine["picked"], mine["worlds"]) == (
                len(theirs["picked"]),
                len(theirs["worlds"]),
            )
            assert mine["packs"] == [len(pack) for pack in theirs["packs"]]
    assert [seat["picked"] for seat in hidden[3]["s"]["draft"]] != [0, 0, 0]


def test_points_by_source_add_up(capsys: pytest.CaptureFixture[str]) -> None:
    _, lines = printed(capsys, "replay", str(OWN / "five.txt"))
    final = lines[-1]["final"]
    assert [sum(one.values()) for one in final["vpBySource"]] == final["vp"]


def test_a_fault_in_a_move_ends_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (OWN / "duel.txt").read_text(encoding="utf-8")
    bad = tmp_path / "bad.txt"
    bad.write_text(text.replace(" act ", " act produce ", 1), encoding="utf-8")
    code, lines = printed(capsys, "replay", str(bad))
    assert code == 1
    assert set(lines[-1]) == {"error", "args", "i", "text"}


def test_what_is_no_record_is_refused(tmp_path: Path) -> None:
    bad = tmp_path / "bad.json"
    bad.write_text('{"format": "race-record-1", "options": {}}', encoding="utf-8")
    with pytest.raises(SystemExit) as left:
        main(["replay", str(bad)])
    assert left.value.code == 2


@needs_records
def test_records_of_the_other_program_print_a_line_a_phase(
    capsys: pytest.CaptureFixture[str],
) -> None:
    path = RECORDS[3]
    data = load(path)
    code, lines = printed(capsys, "replay", str(path), "--snapshots", "--legal")
    assert code == 0
    assert lines == [*wanted_lines(data), {"final": data["final"]}]
    _, plain = printed(capsys, "replay", str(path), "--snapshots")
    assert set(plain[1]) == {"r", "ph", "goals", "s"}


@needs_records
def test_a_fault_in_a_phase_names_its_line_and_its_move(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    data = load(RECORDS[3])
    data["rounds"][1]["phases"][0]["mv"][0]["p"] = 5
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps(data), encoding="utf-8")
    code, lines = printed(capsys, "replay", str(bad))
    assert code == 1
    assert lines[-1]["i"] == 1 + len(data["rounds"][0]["phases"])
    assert json.loads(lines[-1]["text"])["p"] == 5


@pytest.mark.parametrize(
    "words",
    [
        ("--players", "3", "--option", "edition=second"),
        ("--players", "2", "--option", "draft=yes"),
        ("--players", "1", "--option", "level=hard"),
    ],
)
def test_random_games_are_written_and_can_be_replayed(
    words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = ("--seed", "7", "--games", "2", "--out", str(tmp_path))
    code, lines = printed(capsys, "play", "--game", "race", *words, *where)
    assert (code, len(lines)) == (0, 2)
    for line in lines:
        assert set(line) == {"seed", "moves", "final", "ms", "record"}
        _, replayed = printed(capsys, "replay", line["record"])
        assert replayed[-1]["final"]["vp"] == line["final"]
    assert main(["show", lines[0]["record"], "--seat", "0"]) == 0
    assert "tableau" in capsys.readouterr().out
