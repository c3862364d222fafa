"""Computer players at the local table: beside people, for those who are gone, and as a coach."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from datetime import UTC, datetime

import pytest

from bot.client.beside import LostError
from bot.client.thinking_worker import ThinkingWish
from bot.computers import AGAIN
from bot.local import Driver, Screen
from bot.store import traces
from bot.store.rows import How
from engine.cli.computers import play_out, policy_of
from engine.company.values import company_of
from engine.core.game import HUMAN, Setup
from engine.core.record import Record
from engine.core.table import Table
from tests.bot.e2e.house import ALL_GAMES, House
from tests.bot.e2e.players import Party, folded, press, with_verb
from tests.bot.e2e.recorded import seated

pytestmark = pytest.mark.asyncio(loop_scope="module")

PLAYED = [key for key, game in ALL_GAMES.items() if company_of(game) is not None]
PATIENCE_S = 120.0
DAY = 24 * 3600.0


async def with_computers(house: House, game: str, *levels: str) -> Party:
    """Ada, with computer players that she has added in the lobby."""
    ada = await house.table.player("Ada")
    party = Party(house, f"#{await house.channel()}", {ada.id: ada})
    card = await ada.slash(party.channel, f"new {game}", players=1 + len(levels))
    for level in levels:
        answer = await ada.select(ada.now(card.message), level, "Add a computer player")
        assert f"computer player: {level}" in answer.message.text
    row = await house.orrery.sessions.in_channel(int(await ada.channel_id(party.channel)))
    assert row is not None
    party.game = row.id
    await ada.click(ada.now(card.message), "Start")
    return party


async def rows_of(party: Party, how: How) -> int:
    """How many moves of the log were made like this."""
    history = await party.session.history()
    return sum(row.how is how for told in history.told for row in told.moves)


async def played_on(
    party: Party, chance: random.Random, count: int, how: How = How.COMPUTER
) -> None:
    """The people answer what they are asked until so many moves have been made by computers, or
    by people."""
    async with asyncio.timeout(PATIENCE_S):
        while await rows_of(party, how) < count:
            standing = await party.session.standing()
            if standing.result is not None:
                return
            users = {standing.user_at(row.seat) for row in standing.asked}
            driver = next((one for key, one in party.drivers.items() if int(key) in users), None)
            if driver is None:
                await asyncio.sleep(0.02)
                continue
            offered = await driver.autocomplete(party.channel, "move", "text")
            if not offered:
                await asyncio.sleep(0.02)
                continue
            choice = chance.choice(offered)
            await driver.slash(party.channel, "move", text=choice.value, commit=True)


@pytest.mark.parametrize("game", PLAYED)
async def test_it_plays_beside_people_and_a_restart_doubles_nothing(
    house: House, game: str
) -> None:
    party = await with_computers(house, game, "apprentice")
    chance = random.Random(game)
    await played_on(party, chance, 4)
    await house.restart()
    await played_on(party, chance, 9)
    standing = await party.session.standing()
    computer = next(row for row in standing.seats if row.computer)
    assert computer.user is None
    live = party.session._room.known()  # with what nobody else may read
    by = {row.how for row in live.moves if row.move.seat == computer.seat}
    assert by <= {How.COMPUTER, How.ORDER}
    assert [row.n for row in live.moves] == list(range(len(live.log)))
    again = Table(ALL_GAMES[game], standing.game.setup, live.log, check=True)
    assert again.position == len(live.log)
    assert not house.orrery.health.worries()
    await house.hasten(party.game)  # a card that keeps its distance keeps no other test waiting
    await party.settled()


async def test_one_that_cannot_think_is_not_asked_again_at_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A process that died with every wish was started again without a pause, and nobody learnt of
    it."""
    asked: list[int] = []

    async def lost(wish: ThinkingWish) -> list[object]:
        asked.append(wish.table)
        raise LostError("it has ended")

    thinker = house.orrery.thinker
    with monkeypatch.context() as patch:
        patch.setattr(thinker, "think", lost)
        party = await with_computers(house, "gaia", "apprentice")
        chance = random.Random(1)
        while party.game not in asked:
            await played_on(party, chance, await rows_of(party, How.PLAYER) + 1, How.PLAYER)
        for _ in range(20):
            await house.breathe()
        assert asked.count(party.game) == 1
        assert any(f"game {party.game}" in one for one in house.orrery.health.worries())
    house.orrery.health.faults.clear()
    house.clock.ahead += 2 * AGAIN
    house.orrery.sessions.moved.set()
    await played_on(party, chance, 1)
    house.clock.ahead = 0.0
    house.pardon(logging.ERROR)
    await house.hasten(party.game)
    await party.settled()


async def test_several_of_them_fill_the_seats_of_a_table_in_direct_messages(house: House) -> None:
    ada = await house.table.player("Ada")
    refused = await ada.slash("dm", "new gaia", players=4, automa="taklons")
    assert "computer players take free seats" in refused.text, "the booklet's robot is for one"
    card = await ada.slash("dm", "new gaia", players=4, factions="random")
    for level in ("apprentice", "rival", "apprentice"):
        await ada.select(ada.now(card.message), level, "Add a computer player")
    party = Party(house, "dm", {ada.id: ada})
    row = await house.orrery.sessions.in_channel(int(await ada.channel_id("dm")))
    assert row is not None
    party.game = row.id
    await ada.click(ada.now(card.message), "Start")
    await played_on(party, random.Random(4), 5)
    standing = await party.session.standing()
    assert sorted(one.computer for one in standing.seats) == [
        "",
        "apprentice",
        "apprentice",
        "rival",
    ]
    assert len(standing.game.setup.seats) == 4


async def test_its_turn_tells_why(house: House) -> None:
    party = await with_computers(house, "gaia", "apprentice")
    ada = next(iter(party.drivers.values()))
    async with asyncio.timeout(PATIENCE_S):
        while True:
            await played_on(party, random.Random(1), await rows_of(party, How.COMPUTER) + 1)
            said = "\n".join(one.text for one in await ada.history(party.channel))
            if "(apprentice) saw in it:" in said:
                return


async def seen(driver: Driver, party: Party, wanted: Callable[[Screen], bool]) -> Screen:
    """A message of the channel, as soon as it is there; cards may keep their distance meanwhile."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            for one in reversed(await driver.history(party.channel)):
                if wanted(one):
                    return one
            await asyncio.sleep(0.02)


async def give(house: House, party: Party, ada: Driver, boris: Driver) -> None:
    """Ada's seat goes to a computer player, with the consent of Boris."""
    seat = (await party.session.standing()).seat_of(int(ada.id))
    answer = await ada.slash(party.channel, "table replace", seat=str(seat), computer="apprentice")
    assert not answer.text.startswith("⛔"), answer.text
    asked = await seen(boris, party, lambda one: bool(with_verb(one, "agree", boris.id)))
    await press(boris, asked, "agree", boris.id)
    standing = await party.session.standing()
    assert [row.computer for row in standing.seats if row.seat == seat] == ["apprentice"]


async def test_it_keeps_a_seat_until_its_owner_is_back(house: House) -> None:
    party = await Party.sit_down(house, await house.channel(), "gaia", ["Ada", "Борис"])
    ada, boris = party.drivers.values()
    await give(house, party, ada, boris)
    before = await rows_of(party, How.COMPUTER)
    del party.drivers[ada.id]
    await played_on(party, random.Random(2), before + 3)
    party.drivers[ada.id] = ada
    await ada.slash(party.channel, "turn")
    standing = await party.session.standing()
    assert not any(row.computer for row in standing.seats)
    await seen(boris, party, lambda one: "Ada is back" in one.text)


async def the_panel(party: Party, driver: Driver) -> Screen:
    """The panel of a main turn of somebody."""
    chance = random.Random(3)
    async with asyncio.timeout(PATIENCE_S):
        while True:
            standing = await party.session.standing()
            seat = standing.seat_of(int(driver.id))
            if any(row.seat == seat and row.role == "turn" for row in standing.asked):
                return (await driver.slash(party.channel, "turn")).message
            await played_on(party, chance, await rows_of(party, How.COMPUTER) + 1)


async def test_ideas_are_whole_turns_to_be_taken(house: House) -> None:
    party = await with_computers(house, "gaia", "apprentice")
    ada = next(iter(party.drivers.values()))
    panel = await the_panel(party, ada)
    answer = await press(ada, panel, "ideas")
    assert "Ideas for this turn" in answer.text
    assert "for: " in answer.text
    assert len(with_verb(answer.message, "idea")) == 3
    taken = await press(ada, answer.message, "idea", "2")
    assert with_verb(taken.message, "confirm")
    await press(ada, taken.message, "confirm")
    audits = await house.orrery.database.read(traces.audits, party.game)
    assert [one.what for one in audits].count("ideas") == 1
    assert "asked for ideas" in (await ada.slash(party.channel, "table info")).text
    await seen(ada, party, lambda one: "Ada had asked for ideas" in one.text)


async def test_ideas_for_a_sealed_answer_are_told_of_when_it_lies_open(house: House) -> None:
    party = await Party.sit_down(house, await house.channel(), "race", ["Ada", "Борис"], seed="i")
    ada, boris = party.drivers.values()
    for driver in (ada, boris):
        await driver.slash(party.channel, "move", text="discard best", commit=True)
    said = await press(ada, (await ada.slash(party.channel, "turn")).message, "ideas")
    assert with_verb(said.message, "idea")
    sealed = "act explore5 trade"
    await ada.slash(party.channel, "move", text=sealed, commit=True)
    card = await party.later_card()
    assert "✓ Ada" in card.text
    assert "ideas" not in card.text
    await boris.slash(party.channel, "move", text=sealed, commit=True)
    log = await ada.slash(party.channel, "show", what="log")
    assert "Ada had asked for ideas" in log.text
    await party.later_card()


async def test_ideas_are_offered_only_where_there_is_something_to_propose(house: House) -> None:
    where = await house.channel()
    party = await Party.sit_down(house, where, "gaia", ["Ada", "Борис"], bans="one")
    for kind in ("ban", "ban", "faction"):
        driver = await party.asked()
        assert driver is not None
        panel = (await driver.slash(party.channel, "turn")).message
        draft = await party.session.draft(house.press_of(driver))
        assert draft.decision is not None
        assert draft.decision.kind == kind
        offered = with_verb(panel, "ideas") or folded(panel, "ideas")
        assert bool(offered) is (kind == "faction")
        if not offered:
            words = next(iter(draft.decision.offer())).words
            await driver.slash(party.channel, "move", text=" ".join(words), commit=True)
            continue
        said = await press(driver, panel, "ideas")
        assert len(with_verb(said.message, "idea")) == 3
        taken = await press(driver, said.message, "idea", "1")
        assert with_verb(taken.message, "confirm")


async def test_the_rules_of_a_table_may_leave_ideas_out(house: House) -> None:
    party = await with_computers(house, "gaia", "apprentice")
    ada = next(iter(party.drivers.values()))
    panel = await the_panel(party, ada)
    told = await ada.slash(party.channel, "table options", option="ideas", value="off")
    assert not told.text.startswith("⛔")
    refused = await press(ada, panel, "ideas")
    assert "leave ideas out" in refused.text
    assert not with_verb((await ada.slash(party.channel, "turn")).message, "ideas")


async def test_a_finished_game_teaches_its_dearest_turns(house: House) -> None:
    setup = Setup("gaia", (HUMAN, HUMAN), "taught", "taught", {"factions": "random"}, rules=2)
    done = play_out(setup, [policy_of("random", "taught", 0), policy_of("apprentice", "taught", 1)])
    party = await seated(house, Record(setup, tuple(done.log)), ["Ada", "Борис"])
    ada, boris = party.drivers.values()
    page = await ada.slash(party.channel, "stats", page="lessons")
    assert "**Lessons**" in page.text
    assert "**Rather** (+" in page.text
    again = with_verb(page.message, "again")
    assert again
    place = str(again[0].custom_id).split(":", 5)[5]
    replayed = await press(ada, page.message, "again", place, exactly=True)
    assert "step " in replayed.text
    assert "**Уроки**" in (await boris.slash(party.channel, "stats", page="lessons")).text
    stranger = await house.stranger()
    assert "who have played" in (await stranger.slash(party.channel, "stats", page="lessons")).text


async def test_a_computer_stands_in_for_whoever_is_gone_for_a_while(house: House) -> None:
    """As the table has agreed, until he is back at the table, whatever his settings said."""
    party = await Party.sit_down(house, await house.channel(), "gaia", ["Ada", "Борис"])
    ada, boris = party.drivers.values()
    options = {"option": "standin", "value": "apprentice"}
    assert not (await ada.slash(party.channel, "table options", options)).text.startswith("⛔")
    del party.drivers[boris.id]
    screen = (await boris.slash("dm", "settings")).message
    (door,) = with_verb(screen, "setform", "away")
    opened = await boris.click(screen, custom_id=door.custom_id)
    assert opened.modal is not None
    until = datetime.fromtimestamp(house.clock.now() + 5 * DAY, UTC).date().isoformat()
    await boris.submit(opened.modal, {"first": "", "last": until})
    await played_on(party, random.Random(5), 3)
    assert await rows_of(party, How.COMPUTER) >= 3
    party.drivers[boris.id] = boris
    await boris.slash(party.channel, "turn")
    await seen(ada, party, lambda one: "Борис is back" in one.text)
    assert not with_verb((await boris.slash("dm", "settings")).message, "setreturn")
    before = await rows_of(party, How.COMPUTER)
    made = await rows_of(party, How.PLAYER)
    await played_on(party, random.Random(6), made + 3, How.PLAYER)
    assert await rows_of(party, How.COMPUTER) == before, "he plays himself again"
