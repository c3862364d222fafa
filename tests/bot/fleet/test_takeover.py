"""Two processes of the real bot: one is killed or paused, the other goes on where it was."""

from __future__ import annotations

import asyncio
import signal
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from bot.local.world import BOT_ID
from bot.store.moving import fingerprints
from tests.bot.fleet.across import is_so_everywhere
from tests.bot.fleet.crew import Crew, Seats, crew_of

LEASE = 6.0
"""Seconds after which others have taken over for certain, if they are quick."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def crew(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Crew]:
    """Two processes, of two shards each."""
    async with crew_of(tmp_path_factory.mktemp("crew"), "0-1", "2-3", of=4) as crew:
        yield crew


@pytest.mark.asyncio(loop_scope="module")
async def test_what_somebody_chooses_counts_and_deletes_is_so_in_every_process(crew: Crew) -> None:
    await is_so_everywhere(crew)


@pytest.mark.asyncio(loop_scope="module")
async def test_who_is_killed_or_paused_loses_his_tables_and_nothing_else(crew: Crew) -> None:
    left, right = await Seats.sit_down(crew, 1), await Seats.sit_down(crew, 2)
    for table in (left, right, left, right):
        assert not (await table.step()).startswith("⛔")

    await plays_in_private(right)
    crew.send("0-1", signal.SIGKILL)
    played = await left.moves()
    assert not (await right.step()).startswith("⛔"), "the other plays on meanwhile"
    await crew.until(lambda: crew.holds("2-3", {0, 1, 2, 3}))
    assert not (await left.step()).startswith("⛔")
    assert (await left.moves())[: len(played)] == played

    crew.start("0-1")
    await crew.until(lambda: crew.holds("0-1", {0, 1}))
    assert not (await left.step()).startswith("⛔")

    paused = crew.processes["0-1"]
    acting = asyncio.create_task(left.step())
    await asyncio.sleep(0.05)
    paused.send_signal(signal.SIGSTOP)
    await crew.until(lambda: crew.holds("2-3", {0, 1, 2, 3}))
    acting.cancel()
    epochs = await crew.leases()
    assert not (await left.step()).startswith("⛔")
    await crew.until(crew.outbox_is_empty)
    stored = await left.moves()
    paused.send_signal(signal.SIGCONT)
    await crew.until(lambda: crew.holds("0-1", {0, 1}))
    assert await left.moves() == stored, "what woke up has written something"
    assert (await crew.leases())[1][1] > epochs[1][1]
    for table in (left, right):
        assert not (await table.step()).startswith("⛔")
    await crew.until(crew.outbox_is_empty)
    assert crew.posted_twice(left.channel) == crew.posted_twice(right.channel) == []


@pytest.mark.soak
async def test_of_four_processes_with_2000_tables_some_are_killed_and_one_is_paused(
    tmp_path: Path,
) -> None:
    shares = ("0-3", "4-7", "8-11", "12-15")
    async with crew_of(tmp_path, *shares, of=16, tables=2000) as crew:
        tables = [await Seats.sit_down(crew, shard) for shard in range(1, 16, 4)]
        for table in tables:
            await table.step()
        for gone in shares[:2]:
            crew.send(gone, signal.SIGKILL)
            await taken_over(crew, f"{gone} is killed")
            for table in tables:
                assert not (await table.step()).startswith("⛔")
        paused = crew.processes["8-11"]
        leases = await crew.leases()
        own = [table for table in tables if f":{paused.pid}:" in leases[table.shard][0]]
        assert own
        acting = [asyncio.create_task(table.step()) for table in own]
        await asyncio.sleep(0.05)
        paused.send_signal(signal.SIGSTOP)
        crew.processes.pop("8-11")
        await taken_over(crew, "8-11 is paused")
        for task in acting:
            task.cancel()
        for table in tables:
            assert not (await table.step()).startswith("⛔")
        await crew.until(crew.outbox_is_empty)
        await crew.until(lambda: all_planned(crew))  # or whoever has the tables then does so
        stored = await crew.database.read(fingerprints)
        crew.processes["8-11"] = paused
        paused.send_signal(signal.SIGCONT)
        await crew.until(lambda: crew.holds("8-11", {8, 9, 10, 11}))
        written = await crew.database.read(fingerprints)
        assert written == stored, "what woke up has written something"
        for table in tables:
            assert not (await table.step()).startswith("⛔")
        await crew.until(crew.outbox_is_empty)
        assert [crew.posted_twice(table.channel) for table in tables] == [[]] * len(tables)


async def all_planned(crew: Crew) -> bool:
    """Whether it is settled for everybody who is asked when he is reminded."""
    unplanned = await crew.database.read(
        lambda conn: conn.execute(
            "SELECT count(*) FROM asked LEFT JOIN reminder ON reminder.game_id = asked.game_id"
            " AND reminder.seat = asked.seat AND reminder.kind = 'remind'"
            " WHERE reminder.due IS NULL"
        ).fetchone()
    )
    return int(unplanned[0]) == 0


async def taken_over(crew: Crew, what: str) -> None:
    """Until those who are left serve all shards."""
    begun = time.monotonic()
    await crew.until(lambda: _served(crew))
    print(f"{what}: {len(crew.processes)} serve all after {time.monotonic() - begun:.1f} s")


async def _served(crew: Crew) -> bool:
    """Whether every shard has a living holder, and a connection."""
    alive = {f":{one.pid}:" for one in crew.processes.values()}
    leases = await crew.leases()
    held = [number for number, (name, _) in leases.items() if any(one in name for one in alive)]
    return len(held) == crew.of and len(crew.connected()) == crew.of


async def plays_in_private(table: Seats) -> None:
    """The bot's messages belong to the first shard: the table's process answers all the same."""
    driver = await table.asked()
    private = await driver.open_dm(BOT_ID)
    panel = await driver.slash(private, "turn", game=str(table.game))
    assert not panel.text.startswith("⛔"), panel.text
    assert panel.message.buttons or panel.message.selects, panel.text
    mine = await driver.slash(private, "mygames")
    assert mine.text.count("**") >= 4, "tables of both processes are listed"
