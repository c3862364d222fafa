"""`python -m tests.chaos`: the long storm of 200 faults, or as many as are named; prints figures.

With `ORRERY_TEST_POSTGRES=all` on a PostgreSQL server, which is killed and cut off as well.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from tests.chaos.storm import storm

MOST_S = 6.0
"""Seconds of bad weather for a fault: on an idle machine one or two are enough."""


def main() -> int:
    """Run it; 1 if something was found."""
    faults = int(sys.argv[1]) if len(sys.argv) > 1 else 200
    with tempfile.TemporaryDirectory() as folder:
        weather = storm(Path(folder), tables=10, faults=faults, seed=12, seconds=faults * MOST_S)
        report = asyncio.run(weather)
    print(report)
    return 1 if report.complaints else 0


sys.exit(main())
