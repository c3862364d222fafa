"""`python -m tests.chaos [FAULTS [SEED]]`: the long storm of 200 faults; prints figures.

With `ORRERY_TEST_POSTGRES=all` on a PostgreSQL server, which is killed and cut off as well.
"""

from __future__ import annotations

import asyncio
import shutil
import sys
import tempfile
from pathlib import Path

from tests.chaos.storm import storm

MOST_S = 6.0
"""Seconds of bad weather for a fault: on an idle machine one or two are enough."""


def main() -> int:
    """Run it; 1 if something was found."""
    faults, seed = (int(one) for one in [*sys.argv[1:], *("200", "12")[len(sys.argv) - 1 :]])
    folder = Path(tempfile.mkdtemp(prefix="chaos-"))
    weather = storm(folder, tables=10, faults=faults, seed=seed, seconds=faults * MOST_S)
    report = asyncio.run(weather)
    print(report)
    if report.complaints:
        print(f"what the bot has written and said lies in {folder}")
    else:
        shutil.rmtree(folder)
    return 1 if report.complaints else 0


sys.exit(main())
