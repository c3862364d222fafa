"""`python -m tests.chaos`: the long storm of 200 faults, or as many as are named; prints figures.

With `ORRERY_TEST_POSTGRES=all` on a PostgreSQL server, which is killed and cut off as well.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from tests.chaos.storm import storm

MOST_S = 1200.0
"""Seconds of bad weather: on an idle machine four minutes are enough."""


def main() -> int:
    """Run it; 1 if something was found."""
    faults = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    with tempfile.TemporaryDirectory() as folder:
        report = asyncio.run(storm(Path(folder), tables=10, faults=faults, seed=12, seconds=MOST_S))
    print(report)
    return 1 if report.complaints else 0


sys.exit(main())
