"""Comparing measurements: what is judged, in which direction, and with how much tolerance."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from bot.bench.__main__ import PARTS, main
from bot.bench.compare import compared, doubt, table_of
from bot.bench.scripts import percentiles
from engine import GAMES

ROOT = Path(__file__).parents[3]
BASELINE = ROOT / "docs" / "benchmarks" / "baseline.json"


def figures(**changes: float) -> dict[str, Any]:
    """A small measurement."""
    values = {
        "p50": 10.0, "p99": 20.0, "rate": 1000.0, "bytes": 100.0, "stick": 5.0, "phase": 1.0,
        **changes,
    }  # fmt: skip
    return {
        "machine": {"cores": 2, "yardstick_ms": {"lanterns": {"session": values["stick"]}}},
        "lanterns": {
            "session": {
                "commit": {"p50": values["p50"], "p99": values["p99"], "count": 400},
                "replay": {"overall_per_s": values["rate"]},
                "table_bytes": values["bytes"],
                "bot": {"phases_ms": {"move": {"draw": {"p50": values["phase"]}}}},
            }
        },
    }


def verdicts(**changes: float) -> dict[str, str]:
    """What the comparison says of each figure when some have changed."""
    lines = compared(figures(), figures(**changes))
    return {line.name.removeprefix("lanterns.session."): line.verdict for line in lines}


def test_the_same_figures_are_the_same_and_only_what_people_wait_for_is_judged() -> None:
    assert verdicts() == {
        "commit.p50": "same",
        "commit.p99": "same",
        "replay.overall_per_s": "same",
        "table_bytes": "same",
    }


@pytest.mark.parametrize(
    ("changes", "name", "verdict"),
    [
        ({"p50": 16.0}, "commit.p50", "WORSE"),
        ({"p50": 14.0}, "commit.p50", "same"),
        ({"p50": 5.0}, "commit.p50", "better"),
        ({"p99": 90.0}, "commit.p99", "same"),
        ({"p99": 120.0}, "commit.p99", "WORSE"),
        ({"rate": 500.0}, "replay.overall_per_s", "WORSE"),
        ({"rate": 2000.0}, "replay.overall_per_s", "better"),
        ({"bytes": 120.0}, "table_bytes", "WORSE"),
        ({"stick": 10.0, "p50": 20.0}, "commit.p50", "same"),
        ({"stick": 10.0, "rate": 500.0}, "replay.overall_per_s", "same"),
        ({"stick": 2.5, "p50": 10.0}, "commit.p50", "WORSE"),
        ({"stick": 10.0, "bytes": 100.0}, "table_bytes", "same"),
    ],
)
def test_a_change_is_judged(changes: dict[str, float], name: str, verdict: str) -> None:
    assert verdicts(**changes)[name] == verdict


def test_a_comparison_fails_if_something_is_worse(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    old, new = tmp_path / "old.json", tmp_path / "new.json"
    old.write_text(json.dumps(figures()), "utf-8")
    new.write_text(json.dumps(figures(p50=30.0)), "utf-8")
    assert main(["--figures", str(old), "--compare", str(old)]) == 0
    assert main(["--figures", str(new), "--compare", str(old)]) == 1
    assert main(["--figures", str(old), "--compare", str(new)]) == 0
    assert "WORSE" in capsys.readouterr().out


def test_a_measurement_adds_to_what_a_file_has(tmp_path: Path) -> None:
    out = tmp_path / "figures.json"
    out.write_text(json.dumps(figures()), "utf-8")
    assert main(["--game", next(iter(GAMES)), "--parts", "", "-o", str(out)]) == 0
    assert json.loads(out.read_text("utf-8"))["lanterns"] == figures()["lanterns"]


def test_nothing_in_common_is_no_success(tmp_path: Path) -> None:
    empty = tmp_path / "empty.json"
    empty.write_text("{}", "utf-8")
    assert main(["--figures", str(empty), "--compare", str(empty)]) == 1


def test_the_stored_baseline_has_parts_of_every_game() -> None:
    baseline = json.loads(BASELINE.read_text("utf-8"))
    assert {*baseline} == {"machine", *GAMES}
    lines = compared(baseline, baseline)
    told = {tuple(line.name.split(".")[:2]) for line in lines}
    assert {(game, part) for game in GAMES for part in PARTS} == told
    assert "better" in table_of(lines)


def test_a_busy_machine_is_told() -> None:
    assert doubt("now", {"machine": {"load": 0.9, "cores": 2}}) == ""
    assert "load 3.5 on 2 cores" in doubt("now", {"machine": {"load": 3.5, "cores": 2}})


def test_percentiles_of_few_times() -> None:
    assert percentiles([]) == {"count": 0}
    assert percentiles([3.0]) == {"p50": 3.0, "p99": 3.0, "count": 1}
    assert percentiles([float(n) for n in range(200)])["p99"] == 198.0
