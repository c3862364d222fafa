"""What a host's monitor sees: figures, a verdict, and signs of life for the service manager."""

from __future__ import annotations

import asyncio
import logging
import os
import socket
import sqlite3
from pathlib import Path

import aiohttp
import pytest

from bot import metrics, watchdog
from bot.store import posts
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def fetch(url: str) -> tuple[int, str]:
    async with aiohttp.ClientSession() as http, http.get(url) as response:
        return response.status, await response.text()


async def test_the_figures_tell_what_was_done(house: House) -> None:
    async with metrics.served(house.orrery, "127.0.0.1", 0) as where:
        party = await Party.sit_down(
            house, await house.channel(), "lanterns", ["Ada", "Борис"], seed="figures"
        )
        await party.settled()
        status, text = await fetch(f"{where}/metrics")
    assert status == 200
    lines = dict(line.rsplit(" ", 1) for line in text.splitlines() if line and line[0] != "#")
    assert float(lines["orrery_connected"]) == 1
    assert float(lines['orrery_games{status="live"}']) >= 1
    assert float(lines["orrery_live_tables"]) >= 1
    assert float(lines["orrery_unsent_posts"]) == 0
    assert float(lines["orrery_servers"]) >= 1
    assert float(lines['orrery_last_round_seconds{part="courier"}']) < 60
    counted = 'orrery_work_seconds_count{phase="total",what="command new lanterns"}'
    assert any(name.startswith("orrery_work_seconds_count") for name in lines), counted


async def test_a_bot_that_is_well_says_so_and_one_that_is_not_says_why(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with metrics.served(house.orrery, "127.0.0.1", 0) as where:
        house.orrery.health.faults.clear()
        assert await fetch(f"{where}/healthz") == (200, "well\n")
        house.orrery.health.failed("courier", RuntimeError("poisoned"))
        status, why = await fetch(f"{where}/healthz")
        assert (status, why) == (503, "courier: RuntimeError: poisoned\n")
        house.orrery.health.beat("courier")
        assert (await fetch(f"{where}/healthz"))[0] == 200


async def test_a_post_that_waits_for_long_is_a_worry(house: House) -> None:
    old = house.clock.now() - 2 * metrics.LATE

    def put(conn: sqlite3.Connection) -> int:
        return posts.put(conn, posts.NewPost(None, 1, "card", {}), old, old)

    def unsent(conn: sqlite3.Connection) -> int:
        return posts.count_unsent(conn)

    assert await house.orrery.database.read(unsent) == 0
    asked = metrics.Metrics(house.orrery)
    courier = house.orrery.courier
    assert courier is not None
    await courier.stop()  # nobody sends it
    post = await house.orrery.database.write(put)
    assert [worry for worry in await asked.worries() if worry.startswith("outbox")]
    await house.orrery.database.write(posts.drop, post, "a test's", house.clock.now())
    assert not [worry for worry in await asked.worries() if worry.startswith("outbox")]
    await house.restart()
    house.pardon(logging.ERROR)


async def test_systemd_gets_signs_of_life(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    path = tmp_path / "notify"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as listener:
        listener.bind(str(path))
        listener.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", str(path))
        monkeypatch.setenv("WATCHDOG_USEC", "20000")
        monkeypatch.setenv("WATCHDOG_PID", str(os.getpid()))
        telling = asyncio.create_task(watchdog.keep_telling())
        loop = asyncio.get_running_loop()
        assert [await loop.sock_recv(listener, 100) for _ in range(3)] == [b"WATCHDOG=1"] * 3
        telling.cancel()
        await asyncio.gather(telling, return_exceptions=True)


async def test_without_a_service_manager_nobody_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("NOTIFY_SOCKET", "WATCHDOG_USEC", "WATCHDOG_PID"):
        monkeypatch.delenv(name, raising=False)
    assert not watchdog.notify("READY=1")
    await watchdog.keep_telling()
