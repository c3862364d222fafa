"""The guard against tests that hang: they end, and say where."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
HANGING = """
import asyncio
import pytest
import pytest_asyncio

pytestmark = pytest.mark.asyncio(loop_scope="module")

@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def room():
    yield
    await the_bottom()

async def the_bottom():
    await asyncio.Event().wait()

async def test_that_hangs_at_its_end(room):
    pass
"""


def test_a_test_that_hangs_is_ended_and_its_tasks_are_told(tmp_path: Path) -> None:
    path = tmp_path / "test_hanging.py"
    path.write_text(HANGING)
    quiet = ("-q", "-p", "no:cacheprovider", "-p", "tests.conftest", "-c", "pyproject.toml")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *quiet, "-o", "faulthandler_timeout=2", str(path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "test_that_hangs_at_its_end does not come to an end" in done.stderr
    assert "the_bottom" in done.stderr
    assert "Timeout" in done.stderr
