"""Whole drafts at the local table, tapped and typed, taken back, and over a restart."""

from __future__ import annotations

import random

import pytest

from bot.local import Answer, Driver, Screen
from bot.play.panel.verbs import BACK, TAKE
from bot.session import Press
from bot.session.values import APART_SECONDS
from bot.store.sql import Connection
from engine.race.components import CARDS
from engine.race.view import OwnView, RaceView
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party, a_table, press, with_verb
from tests.render.race.positions import answer

pytestmark = pytest.mark.asyncio(loop_scope="module")

PACK = 5
PACKS = {2: 13, 3: 8}
FAR = 2
"""So many packs go round by hand; the others are gone through without Discord."""
MOST = 500
"""Answers until some own deck is empty."""


async def view_of(party: Party, driver: Driver) -> RaceView:
    view: RaceView = await party.session.view(await seat_of(party, driver))
    return view


async def seat_of(party: Party, driver: Driver) -> int:
    seat = (await party.session.standing()).seat_of(int(driver.id))
    assert seat is not None
    return seat


async def own(party: Party, driver: Driver) -> OwnView:
    found = (await view_of(party, driver)).own
    assert found is not None
    return found


def picks(panel: Screen) -> list[str]:
    """The cards that a panel offers, in the order of its numbered buttons."""
    found = [one for one in with_verb(panel, TAKE) if "draft" in str(one.custom_id)]
    assert [one.label[0] for one in found] == [*"12345"][: len(found)]
    return [str(one.custom_id).rpartition(" ")[2] for one in found]


async def opened(party: Party, driver: Driver) -> Screen:
    return (await driver.slash(party.channel, "turn")).message


async def pick(driver: Driver, panel: Screen, card: str) -> Answer:
    return await press(driver, panel, TAKE, f"draft {card}")


async def typed(party: Party, driver: Driver, text: str) -> Answer:
    said = await driver.slash(party.channel, "move", text=text, commit=True)
    assert not said.text.startswith("⛔"), said.text
    return said


async def dealt(party: Party) -> None:
    """The card says that the first packs have been dealt, for a minute by now."""
    await a_minute_later(party)  # nothing waits any more at tables of other tests
    while "Pack 1 of" not in (await party.last_card()).text:
        await party.house.breathe()
    await a_minute_later(party)


async def a_minute_later(party: Party) -> None:
    """The card of a draft may change again."""
    party.house.clock.ahead += APART_SECONDS + 1
    party.house.orrery.sessions.posted.set()
    await party.settled()


async def called(party: Party) -> int:
    """How often people have been called by a short message, a minute later."""
    await a_minute_later(party)

    def work(conn: Connection) -> int:
        query = "SELECT count(*) FROM post WHERE game_id = ? AND kind = 'call'"
        return int(conn.execute(query, (party.game,)).fetchone()[0])

    return await party.house.orrery.database.read(work)


async def gone_through(party: Party, chance: random.Random, packs: int) -> None:
    """People go on at random, without Discord, until so many packs have been dealt."""
    while True:
        view = await party.session.view()
        standing = await party.session.standing()
        if view.packs is None or view.packs.number >= packs:
            return
        await at_random(party, chance.choice(standing.asked).seat, chance)


async def at_random(party: Party, seat: int, chance: random.Random) -> None:
    user = (await party.session.standing()).user_at(seat)
    assert user is not None
    draft = await party.session.draft(Press(user))
    while draft.decision is not None:
        draft = await party.session.play(Press(user), " ".join(answer(draft.decision, chance)))
    await party.session.confirm(Press(user))


async def begun(party: Party, chance: random.Random) -> None:
    """The last pack is gone through, two cards are given back and a world is kept, all typed."""
    while (await party.session.view()).round == 0:
        standing = await party.session.standing()
        driver = party.drivers[str(standing.user_at(standing.asked[0].seat))]
        decision = (await party.session.draft(Press(int(driver.id)))).decision
        assert decision is not None
        if decision.kind == "draft":
            offered = await driver.autocomplete(party.channel, "move", "text")
            assert {str(one.value) for one in offered} == {
                f"draft {card}" for card in (await own(party, driver)).pack
            }
            await typed(party, driver, str(chance.choice(offered).value))
        elif decision.kind == "give-back":
            asked = (await opened(party, driver)).text
            keeps_one = ("you will keep one", "один вы оставите", "один ви залишите")
            assert any(words in asked for words in keeps_one), (
                "what to discard depends on the start world"
            )
            await typed(party, driver, "discard best")
        else:
            world = chance.choice((await own(party, driver)).worlds)
            said = await driver.slash(party.channel, "race world", card=world)
            assert not said.text.startswith("⛔"), said.text
            if with_verb(said.message, "confirm"):  # Ancient Race takes a card more
                await press(driver, said.message, "confirm")


async def test_two_draft_by_panel_take_back_and_play_on_with_own_decks(house: House) -> None:
    party = await a_table(house, "race", 2, draft="yes", seed="drafted")
    await dealt(party)
    ada, boris = party.drivers.values()
    panel = await opened(party, ada)
    assert "Pack 1 of 13, passing left · packs waiting: " in panel.text
    assert "Of this pack 3 cards come back to you." in panel.text
    assert all(world in panel.text for world in ("Your start worlds: ", "you will keep one"))
    first, second, *_ = before = picks(panel)
    theirs = (await own(party, boris)).pack
    done = await pick(ada, panel, first)
    assert not with_verb(done.message, TAKE), "her next pack is not there yet"
    card = await party.last_card()
    assert "Ada 0" in card.text
    assert "Борис 2" in card.text
    assert "Ada: 1 card picked" in card.text

    hers = await opened(party, boris)  # he sees his own pack; hers waits behind it
    assert set(picks(hers)) == set(theirs)
    taken_back = await ada.slash(party.channel, "undo")
    assert "Taken back" in taken_back.text, "nobody has gone on from it"
    again = await press(ada, taken_back.message, BACK)
    assert picks(again.message) == before
    await pick(ada, again.message, second)

    sitting = await pick(boris, await opened(party, boris), theirs[0])
    assert set(picks(sitting.message)) == set(before) - {second}, "the next pack at once"
    asked = await ada.slash(party.channel, "undo")
    assert "Taken back" not in asked.text, "he has gone on: he is asked"
    request = await party.last_card()
    assert "Ada" in request.text
    agreed = await press(boris, request, "agree")
    assert not agreed.text.startswith("⛔"), agreed.text
    assert (await own(party, ada)).picked == (await own(party, boris)).picked == ()
    panel = await opened(party, ada)
    await pick(ada, (await press(ada, panel, BACK)).message, first)

    assert await called(party) == 1, "who is at the table sees by himself that a pack has come"
    await house.restart()
    for chosen in (theirs[1], second):
        await pick(boris, await opened(party, boris), chosen)
    third = await opened(party, ada)  # his pack, and behind it what is left of hers
    back = await pick(ada, third, picks(third)[0])
    assert "You have had this pack before; taken since: " in back.message.text
    assert set((await own(party, ada)).gone) == {second}
    hand = await press(ada, back.message, "go", "p/hand")
    assert "My cards: 2" in str(hand.message.pictures[0].description)

    chance = random.Random("drafted")
    await gone_through(party, chance, PACKS[2])
    await house.restart()
    await begun(party, chance)
    await decks_are_apart(party, 2)


async def test_three_draft_by_typing_and_shuffle_their_own_discards(house: House) -> None:
    party = await a_table(house, "race", 3, draft="yes", seed="three")
    chance = random.Random("three")
    people = [*party.drivers.values()]
    for number in range(1, FAR + 1):
        packs = (await party.session.view()).packs
        assert (packs.number, packs.of, packs.left) == (number, PACKS[3], number % 2 == 1)
        handed = {driver.id: set((await own(party, driver)).pack) for driver in people}
        for driver in chance.sample(people, len(people)):
            card = chance.choice(sorted(handed[driver.id]))
            handed[driver.id].remove(card)
            said = await driver.slash(party.channel, "race draft", card=card)
            assert not said.text.startswith("⛔"), said.text
            await press(driver, said.message, "confirm")
        seats = {await seat_of(party, driver): driver for driver in people}
        step = 1 if packs.left else -1
        for seat, driver in seats.items():
            following = seats[(seat + step) % len(seats)]
            assert set((await own(party, following)).pack) == handed[driver.id]
        await gone_through(party, chance, number + 1)
    await gone_through(party, chance, PACKS[3])
    await begun(party, chance)
    await decks_are_apart(party, 3)
    decks = [PACKS[3] * PACK] * 3
    for _ in range(MOST):
        before, decks = decks, [one.deck for one in (await party.session.view()).players]
        if any(now > earlier for now, earlier in zip(decks, before, strict=True)):
            break
        await at_random(party, (await party.session.standing()).asked[0].seat, chance)
    told = (await party.session.history()).told
    assert "reshuffled" in [event.kind for turn in told for event in turn.events]


async def test_the_card_of_a_draft_changes_once_a_minute(house: House) -> None:
    party = await a_table(house, "race", 3, draft="yes", seed="calm")
    chance = random.Random("calm")
    await dealt(party)
    ada = next(iter(party.drivers.values()))
    posted = await party.last_card()
    await at_random(party, 0, chance)
    told = await party.last_card()
    assert told.text != posted.text
    for seat in (1, 2, 0, 1, 2):
        await at_random(party, seat, chance)
        house.clock.ahead += 7
        house.orrery.sessions.posted.set()
        await house.breathe()
    history = await ada.history(party.channel)
    assert next(one for one in history if one.id == posted.id).text == told.text
    await a_minute_later(party)
    after = await party.last_card()
    assert after.id == posted.id, "all the while one message"
    assert after.text != told.text
    assert "2 cards" in after.text


async def decks_are_apart(party: Party, seats: int) -> None:
    """Everybody has drawn from a deck of his own picks, and says so in words."""
    each = PACKS[seats] * PACK
    for driver in party.drivers.values():
        mine = await own(party, driver)
        player = (await view_of(party, driver)).players[mine.seat]
        held = [one.id for one in mine.cards]
        assert len(mine.picked) == each + 1, "and the world that was not kept"
        assert not {*held} - {*mine.picked}
        goods = sum(one.good is not None for one in player.tableau)  # of his own deck as well
        assert (player.deck or 0) + (player.discard or 0) + len(held) + goods == each + 1
        shown = await driver.slash(party.channel, "show", what="text")
        assert str(player.deck) in shown.text or shown.message.attachments
        assert all(card in CARDS for card in held)
