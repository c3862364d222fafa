"""`python -m bot.local`: the local table alone, for a bot that is started elsewhere."""

import asyncio
import os
import sys
from pathlib import Path

from bot.local.server import LocalTable, PortBusyError
from bot.store.things import DataBusyError

PORT = 8137


async def _serve(port: int, data: Path | None) -> None:
    async with LocalTable(port, data) as table:
        sys.stdout.write(f"Local table: {table.url} (DISCORD_API_URL={table.api_url})\n")
        sys.stdout.flush()
        await asyncio.Event().wait()


def main() -> int:
    """Serve until interrupted; ORRERY_LOCAL_PORT and ORRERY_DATA as for the bot."""
    wanted, folder = os.environ.get("ORRERY_LOCAL_PORT"), os.environ.get("ORRERY_DATA")
    if wanted and not (wanted.isdecimal() and int(wanted) < 65_536):
        sys.stderr.write(f"ORRERY_LOCAL_PORT is {wanted!r}; it must be a number up to 65535.\n")
        return 2
    try:
        asyncio.run(_serve(int(wanted or PORT), Path(folder) / "local" if folder else None))
    except (PortBusyError, DataBusyError) as error:
        sys.stderr.write(f"{error}\n")
        return 1
    except KeyboardInterrupt:
        return 0
    return 0


if __name__ == "__main__":
    sys.exit(main())
