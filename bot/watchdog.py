"""Tells systemd that the bot is up and alive, where systemd has asked for it (`Type=notify`)."""

from __future__ import annotations

import asyncio
import logging
import os
import socket

LOG = logging.getLogger(__name__)


def notify(state: str) -> bool:
    """Send one line to the service manager; False where there is none."""
    address = os.environ.get("NOTIFY_SOCKET", "")
    if not address:
        return False
    if address.startswith("@"):  # a name in the abstract namespace
        address = "\0" + address[1:]
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as line:
            line.sendto(state.encode(), address)
    except OSError as error:
        LOG.warning("the service manager does not listen: %s", error)
        return False
    return True


def interval() -> float | None:
    """Seconds within which systemd wants a sign of life; None if it does not."""
    try:
        asked = int(os.environ.get("WATCHDOG_USEC", "0")) / 1e6
        meant = int(os.environ.get("WATCHDOG_PID", str(os.getpid()))) == os.getpid()
    except ValueError:
        return None
    return asked if asked > 0 and meant else None


async def keep_telling() -> None:
    """A sign of life twice as often as asked for, as long as the event loop turns."""
    every = interval()
    while every is not None:
        notify("WATCHDOG=1")
        await asyncio.sleep(every / 2)
