"""A short storm: a few faults of each kind; `make chaos` is the long one."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.chaos.storm import storm


@pytest.mark.soak
async def test_nothing_is_lost_in_a_storm_of_400_faults(tmp_path: Path) -> None:
    report = await storm(tmp_path, tables=10, faults=400, seed=7, seconds=3000.0)
    assert not report.complaints, str(report)


async def test_nothing_is_lost_doubled_or_stuck_in_a_short_storm(tmp_path: Path) -> None:
    report = await storm(tmp_path, tables=2, faults=12, seed=3, seconds=240.0)
    assert not report.complaints, str(report)
    assert report.faults["killed"] == 1
    assert report.met.total() >= 1
    assert report.promises >= 4
