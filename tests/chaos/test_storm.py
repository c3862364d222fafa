"""A short storm: a few faults of each kind; `make chaos` is the long one."""

from __future__ import annotations

from pathlib import Path

from tests.chaos.storm import storm


async def test_nothing_is_lost_doubled_or_stuck_in_a_short_storm(tmp_path: Path) -> None:
    report = await storm(tmp_path, tables=2, faults=8, seed=3, seconds=40.0)
    assert not report.complaints, str(report)
    assert report.faults["killed"] == 1
    assert report.met.total() >= 1
    assert report.promises >= 4
