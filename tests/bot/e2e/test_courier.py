"""Cards on bad days: Discord asks for patience, or swallows its answers."""

from __future__ import annotations

import logging
from typing import Any

import pytest

from bot.cards import courier
from bot.local import limits
from bot.local.rest.door import Exchange
from bot.local.world import BOT_ID
from bot.store.errors import DiskFullError
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party, with_verb
from tests.bot.e2e.scenes import keepers, people, type_move

pytestmark = pytest.mark.asyncio(loop_scope="module")

MESSAGES = r"/channels/\d+/messages$"
NO_ACCESS = 50001
"""Discord's code where the bot may not see a channel."""
PATIENCE_OF_DISCORD_PY = 5


@pytest.fixture(autouse=True)
def _impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(courier, "FIRST_PAUSE", 0.02)


async def turn_until_a_new_card(party: Party) -> None:
    """Play until a card of its own is due: the setup is told by changing the lobby card."""
    before = len(await cards(party))
    for _ in range(40):
        driver = await party.asked()
        assert driver is not None
        offered = await driver.autocomplete(party.channel, "move", "text")
        await driver.slash(party.channel, "move", text=offered[0].value, commit=True)
        await party.settled()
        if len(await cards(party)) > before:
            return
    raise AssertionError("no card was posted")


async def cards(party: Party) -> list[str]:
    """The ids of the bot's public messages in the channel."""
    driver = next(iter(party.drivers.values()))
    found = await driver.history(party.channel)
    return [one.id for one in found if one.author_id == BOT_ID and not one.ephemeral]


async def known(house: House, party: Party) -> list[str]:
    """The ids of the messages that the store knows of a game."""
    sql = "SELECT message FROM post WHERE game_id = ? AND message IS NOT NULL ORDER BY message"
    rows = await house.orrery.database.read(
        lambda conn: conn.execute(sql, (party.game,)).fetchall()
    )
    return [str(number) for (number,) in rows]


async def problems_of(house: House, party: Party) -> list[tuple[object, ...]]:
    """Posts of a game that were given up."""
    sql = "SELECT id, problem FROM post WHERE done IS NOT NULL AND problem IS NOT NULL"
    sql += " AND game_id = ?"
    return await house.orrery.database.read(
        lambda conn: conn.execute(sql, (party.game,)).fetchall()
    )


async def test_a_card_outlives_more_429s_than_discord_py_bears(house: House) -> None:
    party = await Party.sit_down(house, "table-1", "gaia", ["Ada", "Борис"], seed="patience")
    order = house.table.faults.limit(2 * PATIENCE_OF_DISCORD_PY, method="POST", path=MESSAGES)
    await turn_until_a_new_card(party)
    assert order.left == 0
    assert not await problems_of(house, party)
    house.forgive(429)


@pytest.mark.parametrize("refused", [1, 9], ids=["once", "for ever"])
async def test_whoever_is_next_is_called_although_a_card_was_refused(
    house: House, refused: int
) -> None:
    """It was dropped, and the next one learnt of his turn by a reminder half a day later. What
    stands for it is tried once and not for ever."""
    party = await keepers(house)
    boris = people(party)[1]
    order = house.table.faults.fail(refused, status=400, method="POST", path=MESSAGES)
    await type_move(party, 0, "sell red1 ; end")
    await party.settled()
    house.table.faults.clear()
    assert refused - order.left <= 2
    card = await party.last_card()
    assert (boris.id in card.mentions) == (refused == 1)
    assert ("sells the red lantern 1" in card.text) == (refused == 1)
    await type_move(party, 1, "end")
    assert with_verb(await party.last_card(), "turn")
    house.forgive(400)
    house.pardon(logging.ERROR)


@pytest.mark.parametrize("refused", [True, False], ids=["sending too", "looking only"])
async def test_a_card_that_arrived_unheard_is_not_posted_again_after_a_refusal(
    house: House, monkeypatch: pytest.MonkeyPatch, refused: bool
) -> None:
    """Thrown out while it looks whether the card has arrived, and let in again before it is sent
    anew: two cards, found by a storm."""
    party = await Party.sit_down(
        house, await house.channel(), "gaia", ["Ada", "Борис"], seed="unheard"
    )
    await party.settled()
    monkeypatch.setattr(limits, "NONCE_MEMORY_S", 0.0)  # as if minutes lay in between
    faults = house.table.faults
    faults.lose_answers(1, method="POST", path=MESSAGES)
    faults.fail(1, status=403, code=NO_ACCESS, method="GET", path=MESSAGES)
    if refused:
        faults.fail(1, status=403, code=NO_ACCESS, method="POST", path=MESSAGES)
    await turn_until_a_new_card(party)
    await party.settled()
    faults.clear()
    assert await cards(party) == await known(house, party)
    house.forgive(403)


@pytest.mark.parametrize(("status", "code"), [(401, 0), (403, 0), (403, 40333), (404, 0)], ids=str)
async def test_a_refusal_that_tells_nothing_of_the_table_loses_no_card(
    house: House, status: int, code: int
) -> None:
    """A token that was changed dropped every card; somebody on the way who answers in Discord's
    stead sent every table to rest."""
    party = await keepers(house)
    boris = people(party)[1]
    await type_move(party, 0, "sell red1 ; end")
    await party.settled()
    order = house.table.faults.fail(2, status=status, code=code, path=r"/channels/\d+/messages")
    await type_move(party, 1, "sell blue1 ; end")
    await party.settled()
    assert order.left == 0
    assert (await house.orrery.sessions.find(party.game))[0].away is None
    assert not await problems_of(house, party)
    assert "sells the blue lantern 1" in (await party.last_card()).text
    assert boris.id not in (await party.last_card()).mentions
    house.forgive(status)


LOOKS, REMOVES = ("GET", MESSAGES), ("DELETE", r"/channels/\d+/messages/\d+$")


MET = {
    "looking": (LOOKS, (0, 400, 404, 429)),
    "removing": (REMOVES, (0, 403, 429, 502)),
}


@pytest.mark.parametrize(
    ("route", "status"),
    [
        pytest.param(route, status, id=f"{what} {status}")
        for what, (route, statuses) in MET.items()
        for status in statuses
    ],
)
async def test_whatever_looking_for_a_post_or_removing_a_call_meets_the_table_goes_on(
    house: House, monkeypatch: pytest.MonkeyPatch, route: tuple[str, str], status: int
) -> None:
    """0 is a line that is cut once it was done. Nothing stands there that the store does not know,
    and whoever is asked has been called."""
    party = await Party.sit_down(house, await house.channel(), "gaia", ["Ada", "Борис"], seed="met")
    await party.settled()
    monkeypatch.setattr(limits, "NONCE_MEMORY_S", 0.0)
    faults, (method, path) = house.table.faults, route
    if status == 0:
        order = faults.lose_answers(1, method=method, path=path)
    elif status == 429:
        order = faults.limit(1, method=method, path=path, everywhere=True)
    else:
        order = faults.fail(1, status=status, method=method, path=path)
    faults.lose_answers(1, method="POST", path=MESSAGES)
    while order.left:
        await turn_until_a_new_card(party)
        await house.hasten(party.game)
        await party.settled()
    faults.clear()
    assert set(await cards(party)) <= set(await known(house, party))
    asked = await party.asked()
    assert asked is not None
    standing = [one for one in await asked.history(party.channel) if asked.id in one.mentions]
    assert standing
    house.forgive(400, 403, 404, 429, 502)
    house.pardon(logging.ERROR)


async def test_a_card_that_could_not_be_noted_is_not_posted_again(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await Party.sit_down(house, "general", "gaia", ["Ada", "Борис"], seed="noted")
    await party.settled()
    monkeypatch.setattr(limits, "NONCE_MEMORY_S", 0.0)
    before = len(await cards(party))
    noted = courier._sent
    full = [DiskFullError()]

    def _sent(*args: Any) -> None:
        if full:
            raise full.pop()
        noted(*args)

    monkeypatch.setattr(courier, "_sent", _sent)
    await turn_until_a_new_card(party)
    await party.settled()
    assert not full
    assert len(await cards(party)) == before + 1


async def test_a_card_that_arrived_unheard_is_known_though_its_turn_was_taken_back(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    party = await Party.sit_down(
        house, await house.channel(), "gaia", ["Ada", "Борис"], seed="taken back"
    )
    await party.settled()
    monkeypatch.setattr(limits, "NONCE_MEMORY_S", 0.0)
    monkeypatch.setattr(courier, "FIRST_PAUSE", 1000.0)
    lost = house.table.faults.lose_answers(1, method="POST", path=MESSAGES)
    while (await party.session.standing()).asked[0].kind != "turn":
        driver = await party.asked()
        assert driver is not None
        offered = await driver.autocomplete(party.channel, "move", "text")
        await driver.slash(party.channel, "move", text=offered[0].value, commit=True)
    await lost.arrived.wait()
    await driver.slash(party.channel, "undo")
    await house.restart()
    await party.settled()
    assert await cards(party) == await known(house, party)


async def test_delayed_posts_call_somebody_once_whatever_has_come_behind_them(house: House) -> None:
    """Found by an audit: each of them called whoever was on turn when it was sent."""
    party = await keepers(house)
    ada, boris = people(party)[:2]
    sent: list[Exchange] = []
    house.table.door.witnesses.append(sent.append)
    failing = house.table.faults.fail(1000, status=503, method="POST", path=MESSAGES)
    await type_move(party, 0, "sell red1 ; end")
    await failing.arrived.wait()
    await ada.slash(party.channel, "undo")
    await type_move(party, 0, "end")
    house.table.faults.clear()
    await party.settled()
    house.table.door.witnesses.remove(sent.append)
    arrived = [one.got for one in sent if one.method == "POST" and one.status == 200]
    posted = [one for one in arrived if isinstance(one, dict) and "mentions" in one]
    called = [boris.id in {str(user["id"]) for user in one["mentions"]} for one in posted]
    assert len(called) == 3
    assert called == [False, False, True], "the newest message is the one with the buttons"
    house.forgive(503)
