"""`python -m tests.walk`: a line for every act with its figures, then its files."""

from __future__ import annotations

import asyncio
import sys
import tempfile
from pathlib import Path

from tests.walk.route import walked


def main() -> int:
    """Walk, and say where the way led."""
    with tempfile.TemporaryDirectory() as folder:
        footprints = asyncio.run(walked(Path(folder)))
    for footprint in footprints:
        print(footprint)
        if "--short" not in sys.argv:
            for path, functions in footprint.entered.items():
                names = [code.co_name for code in functions if not code.co_name.startswith("<")]
                print(f"    {path}: {', '.join(dict.fromkeys(names))}")
    return 0


sys.exit(main())
