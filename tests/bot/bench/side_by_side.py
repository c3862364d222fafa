"""Turns a second and processor time a turn on both databases: the table of growing.md.

`make bench-processes`: one process with a file, then one, two and four processes with a server of
their own, which forces what it has to the disk as a host's does. SECONDS=15 for each.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.bench.processes import measure
from tests.bot.server import CHEAP, Server

AS_A_HOST_HAS_IT = tuple(one for one in CHEAP if not one.startswith(("fsync", "autovacuum")))
FILE, SERVER = "SQLite", "PostgreSQL"
MEASURED = ((FILE, 1, 200), (SERVER, 1, 200), (SERVER, 2, 200), (SERVER, 4, 200), (SERVER, 4, 2000))
"""Database, processes, tables."""
HEAD = """\
| database | processes | tables | turns/s in all | processor time a turn: bot | server | load |
| --- | --- | --- | --- | --- | --- | --- |"""


def rows(seconds: float) -> Iterator[str]:
    """A row of the table after the other."""
    for database, processes, tables in MEASURED:
        before = os.getloadavg()[0]
        found = _measured(database, processes, tables, seconds)
        load = f"{before:.1f} to {os.getloadavg()[0]:.1f}"
        server = f"{found['server_cpu_ms_per_turn']} ms" if database == SERVER else ""
        cells = (
            database, processes, f"{tables:,}", round(found["turns_per_s"]),
            f"{found['cpu_ms_per_turn']} ms", server, load,
        )  # fmt: skip
        yield f"| {' | '.join(map(str, cells))} |"


def _measured(database: str, processes: int, tables: int, seconds: float) -> dict[str, Any]:
    if database == FILE:
        with tempfile.TemporaryDirectory() as folder:
            return measure(str(Path(folder) / "measured.db"), processes, tables, seconds)
    server = Server(AS_A_HOST_HAS_IT)
    try:
        return measure(server.url(), processes, tables, seconds, server.worked)
    finally:
        server.close()


def main() -> None:
    """The command line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=15.0)
    seconds = parser.parse_args().seconds
    sys.stdout.write(f"{HEAD}\n")
    for row in rows(seconds):
        sys.stdout.write(f"{row}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
