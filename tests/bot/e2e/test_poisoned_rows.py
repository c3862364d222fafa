"""Rows that nobody can read any more: their own table suffers, and no other; and it is said."""

from __future__ import annotations

import asyncio
import logging
import sqlite3

import pytest

from bot import health, housekeeping
from bot.cards import courier
from bot.housekeeping import Housekeeper
from bot.local.world import BOT_ID
from bot.people.reminders import Reminders
from bot.store import games
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party
from tests.bot.server import NOT_ON_A_SERVER

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def a_table(house: House, seed: str) -> Party:
    party = await Party.sit_down(
        house, await house.channel(), "lanterns", ["Ada", "Борис"], seed=seed
    )
    await party.settled()
    return party


async def poison(house: House, sql: str, *args: object) -> None:
    def work(conn: sqlite3.Connection) -> None:
        assert conn.execute(sql, args).rowcount == 1

    await house.orrery.database.write(work)


async def cards(party: Party) -> int:
    driver = next(iter(party.drivers.values()))
    found = await driver.history(party.channel)
    return len([one for one in found if one.author_id == BOT_ID and not one.ephemeral])


async def plays_on(party: Party) -> bool:
    """Whether a new card is posted when people go on playing."""
    before = await cards(party)
    for _ in range(12):
        driver = await party.asked()
        assert driver is not None
        offered = await driver.autocomplete(party.channel, "move", "text")
        await driver.slash(party.channel, "move", text=offered[-1].value, commit=True)
        await party.settled()
        if await cards(party) > before:
            return True
    return False


@pytest.mark.parametrize(
    "payload", ["[]", "7", '{"turns": "x", "mention": 3}', '{"turns": [999, 1000]}']
)
async def test_a_post_that_cannot_be_read_is_replaced_and_holds_up_nobody(
    house: House, monkeypatch: pytest.MonkeyPatch, payload: str
) -> None:
    monkeypatch.setattr(courier, "FIRST_PAUSE", 0.01)
    monkeypatch.setattr(courier, "MOST_FAULTS", 2)
    poisoned = await a_table(house, "poisoned post")
    before = await cards(poisoned)

    def work(conn: sqlite3.Connection) -> None:
        game, now = poisoned.session.id, house.clock.now()
        channel = conn.execute("SELECT channel FROM game WHERE id = ?", (game,)).fetchone()[0]
        conn.execute(
            "INSERT INTO post (game_id, channel, kind, payload, created, ready)"
            " VALUES (?, ?, 'card', ?, ?, ?)",
            (game, channel, payload, now, now),
        )

    await house.orrery.database.write(work)
    house.orrery.sessions.posted.set()
    await poisoned.settled()
    assert await plays_on(await a_table(house, "neighbour"))
    assert await cards(poisoned) >= before
    assert await plays_on(poisoned)
    house.pardon(logging.ERROR)


@pytest.mark.parametrize(
    "setup", ["{", "[]", '{"game": "lanterns"}', pytest.param("\x00", marks=NOT_ON_A_SERVER)]
)
async def test_a_setup_that_cannot_be_read_closes_its_own_game_only(
    house: House, setup: str
) -> None:
    poisoned, neighbour = await a_table(house, "setup"), await a_table(house, "neighbour")
    await poisoned.session.unload()
    await poison(house, "UPDATE game SET setup = ? WHERE id = ?", setup, poisoned.session.id)
    await poison_time_out(house, poisoned)
    await Housekeeper(house.orrery.client.services).tidy()
    assert not house.orrery.health.down
    assert await plays_on(neighbour)
    driver = next(iter(poisoned.drivers.values()))
    answer = await driver.slash(poisoned.channel, "turn")
    assert "reference" in answer.text.lower() or "ref" in answer.text.lower(), answer.text
    house.pardon(logging.ERROR)


async def poison_time_out(house: House, party: Party) -> None:
    """A time-out of this game is due: the housekeeper will have to open it."""

    def work(conn: sqlite3.Connection) -> None:
        conn.execute(
            "INSERT INTO reminder (game_id, seat, kind, due, count)"
            " VALUES (?, 0, 'timeout', 1, 0)"
            " ON CONFLICT (game_id, seat, kind) DO UPDATE SET due = 1",
            (party.session.id,),
        )

    await house.orrery.database.write(work)


async def test_who_made_a_move_may_be_unreadable_and_the_game_goes_on(house: House) -> None:
    party = await a_table(house, "how")
    assert await plays_on(party)
    await party.session.unload()
    await poison(
        house, "UPDATE move SET how = 'telepathy' WHERE game_id = ? AND n = 0", party.session.id
    )
    assert await plays_on(party)


async def test_a_round_goes_on_after_a_task_that_fails_and_the_health_says_so(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = house.orrery.client.services
    tidied: list[float] = []

    async def tidy(idle: float) -> int:
        tidied.append(idle)
        return 0

    async def fails() -> int:
        raise KeyError("a row")

    monkeypatch.setattr(services[Reminders], "tick", fails)
    monkeypatch.setattr(services.sessions, "tidy", tidy)
    keeper = Housekeeper(services)
    await keeper.tidy()
    assert tidied == [housekeeping.IDLE]
    assert "housekeeping: reminders" in house.orrery.health.down
    assert any("reminders" in worry for worry in house.orrery.health.worries())
    monkeypatch.undo()
    await keeper.tidy()
    assert not house.orrery.health.down
    house.pardon(logging.ERROR)


async def test_a_housekeeper_that_has_died_is_well_again_after_its_next_round(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(health, "FIRST_PAUSE", 0.0)
    keeper, deaths = Housekeeper(house.orrery.client.services), list[str]()

    async def pause() -> float:
        if not deaths:
            deaths.append(keeper.part)
            raise KeyError("a row")
        return housekeeping.ROUND

    monkeypatch.setattr(keeper, "_pause", pause)
    working = asyncio.create_task(health.supervised(house.orrery.health, keeper.part, keeper.run))
    for _ in range(100):
        await house.breathe()
    working.cancel()
    assert deaths == [keeper.part]
    assert keeper.part not in house.orrery.health.down
    house.pardon(logging.ERROR)


async def test_a_round_that_fails_forgets_nobody_who_may_come_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the gateway had told was taken for done although nobody had been looked for."""
    services = house.orrery.client.services

    def away(_: object) -> None:
        raise ValueError("a row nobody can read")

    with monkeypatch.context() as patch:
        patch.setattr(games, "away", away)
        services.places_changed = True
        await Housekeeper(services).tidy()
        assert services.places_changed
    await Housekeeper(services).tidy()
    assert not services.places_changed
    house.pardon(logging.ERROR)


async def test_a_part_that_dies_begins_anew(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FIRST_PAUSE", 0.0)
    lives: list[int] = []

    async def work() -> None:
        lives.append(1)
        if len(lives) < 3:
            raise RuntimeError("died")

    await health.supervised(house.orrery.health, "a part", work)
    assert len(lives) == 3
    assert "a part" in house.orrery.health.down
    house.orrery.health.beat("a part")
    del house.orrery.health.beats["a part"]
    house.pardon(logging.ERROR)
