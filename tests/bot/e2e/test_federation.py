"""Federation at the local table: whole games, typed and tapped, in three languages."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from bot.cards.turn_card import ANSWER
from bot.play.autocomplete import played_before
from bot.play.panel.question import AskedAt
from bot.play.panel.verbs import CONFIRM, SHOW, TAKE
from bot.session import Place, Press
from bot.session.values import AskedQuestion, Blueprint
from bot.store import results
from engine.core.moves import END
from engine.core.record import Record, format_record
from engine.federation.asking import OUTRIGHT
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party, a_table, ended, play_by_typing, press, with_verb
from tests.bot.e2e.scenes import public_messages
from tests.bot.e2e.tapping import play_by_tapping
from tests.engine.federation.tables import begun

pytestmark = pytest.mark.asyncio(loop_scope="module")

GAME = "federation"
ROUNDS, TURNS = 5, 4
TAKEN = (("2", "II"), ("5", "III"), ("1", "I"), ("4", "II"))
"""Where something is taken, for nothing; at least one of them is not blocked."""
ASKING = ("c3f2", "c4f1", "c3f1", "c2f1", "c6f3")
"""Spaces that are followed by long lists: spying, any marker, buildings."""


@pytest.mark.parametrize(("seats", "seed"), [(4, "four")])
async def test_a_whole_game_is_typed(house: House, seats: int, seed: str) -> None:
    party = await a_table(house, GAME, seats, seed=seed)
    await play_by_typing(party, random.Random(seed))
    await ended(party)
    await spoke_little(party, seats)


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_every_turn_is_one_card_that_calls_whoever_is_asked_then(
    house: House, seats: int
) -> None:
    """So many cards a round as there are turns, a few more at most for questions of the executive
    phase, for the special ambassador, and for turns that what they reveal has cut in two; nobody is
    called but those who are asked because of it, each once."""
    party = await a_table(house, GAME, seats, seed=f"calls {seats}")
    chance, cards = random.Random(seats), Counter[int]()
    begun = await public_messages(party)
    known, called = {post.id for post in begun}, {one for post in begun for one in post.mentions}
    while (driver := await party.asked()) is not None:
        number = (await party.session.view()).round
        await play_by_typing(party, chance, most=1)
        fresh = [post for post in await public_messages(party) if post.id not in known]
        known |= {post.id for post in fresh}
        cards[number] += len(fresh)
        standing = await party.session.standing()
        asked = {str(standing.user_at(row.seat)) for row in standing.asked}
        called.discard(driver.id)
        for post in fresh:
            assert not called & {*post.mentions}, "nobody is called twice for one question"
            assert {*post.mentions} <= (asked or {*party.drivers}), "at the end everybody is"
            called |= {*post.mentions}
        assert asked <= called | {driver.id}, "but for who has just acted himself"
        called &= asked
    await ended(party)
    await spoke_little(party, seats)
    for number in range(1, ROUNDS + 1):
        assert TURNS * seats <= cards[number] <= (TURNS + 2) * seats, cards


@pytest.mark.soak
@pytest.mark.parametrize("seats", [2, 3, 4])
async def test_a_tapped_game_is_the_same_when_it_is_typed(house: House, seats: int) -> None:
    """Presses alone; then every move of that record typed at a table with the same seeds."""
    tapped = await a_table(house, GAME, seats, seed=f"both {seats}")
    await play_by_tapping(tapped, random.Random(seats))
    await ended(tapped)
    record = await tapped.session.record()
    users = [(await tapped.session.standing()).user_at(seat) for seat in range(seats)]
    people = [tapped.drivers[str(user)] for user in users]
    channel = await house.channel()
    place = Place(int(people[0].id), channel=int(await people[0].channel_id(f"#{channel}")))
    whose = tuple(int(one.id) for one in people)
    session = await house.orrery.sessions.take_in(Record(record.setup), place, whose)
    while (count := len((await session.record()).moves)) < len(record.moves):
        for move in record.moves[count:]:
            driver, press_of = people[move.seat], Press(int(people[move.seat].id), seat=move.seat)
            typed = await driver.slash(f"#{channel}", "move", text=" ".join(move.words))
            assert not typed.text.startswith("⛔"), typed.text
            if move.words == END:
                break
            draft = await session.draft(press_of)
            if draft.crossing is not None or (draft.decision is None and draft.can_confirm):
                await session.confirm(press_of)
                break
    assert format_record(await session.record()) == format_record(record)


async def spoke_little(party: Party, seats: int) -> None:
    """One message for each turn, at most two more in a round, one before the first and one for the
    end; short calls of the set-up are gone."""
    posts = await public_messages(party)
    assert len(posts) <= ROUNDS * (TURNS * seats + 2) + 2
    assert len([post for post in posts if post.buttons]) <= 1, "older cards lose their buttons"


async def test_a_turn_takes_few_taps(house: House) -> None:
    """A face, a space, Confirm; with a select, which is opened and picked from, five in all, and
    four for the outer module; one more where a mission could be done."""
    party = await a_table(house, GAME, 2, seed="taps of a turn")
    await play_by_typing(party, random.Random("begin"), most=2)
    for place in ("outer", ""):
        driver = await party.asked()
        assert driver is not None
        panel = (await press(driver, await party.last_card(), "turn")).message
        panel = (await press(driver, panel, SHOW, "h/place/vote1")).message
        taps = 2
        if place:
            panel = (await press(driver, panel, TAKE, place)).message
            taps += 1
        else:
            menu = next(one for one in panel.selects if str(one.custom_id).endswith("spots"))
            rooms = [one for one in menu.values if not one.endswith(ASKING)]
            panel = (await driver.select(panel, rooms[:1], menu.custom_id)).message
            taps += 2
        least = taps + 1
        while not with_verb(panel, CONFIRM):
            answers = with_verb(panel, TAKE)
            panel = (await driver.click(panel, custom_id=answers[-1].custom_id)).message
            taps += 1
        await press(driver, panel, CONFIRM)
        assert least == (4 if place else 5)
        assert taps + 1 - least <= 2, "a question of the space, and a mission"


async def test_commands_offer_what_is_legal_and_single_tokens_are_shown(house: House) -> None:
    party = await a_table(house, GAME, 2, seed="words")
    await play_by_typing(party, random.Random("begin"), most=2)
    driver, where = await party.asked(), party.channel
    assert driver is not None
    begun = {"face": "amb2 vote"}
    offered = await driver.autocomplete(where, "federation place", "space", **begun)
    spaces = {one.value for one in offered}
    assert "outer" in spaces
    first = await driver.autocomplete(where, "federation place", "face", space="outer")
    assert begun["face"] in {one.value for one in first}, "a face or a space first"
    assert await driver.autocomplete(where, "federation place", "die", **begun) == []
    column, floor = next(at for at in TAKEN if f"c{at[0]}f{len(at[1])}" in spaces)
    line = f"place amb2 vote {column}/{floor}; "
    whole = await driver.autocomplete(where, "move", "text", line)
    assert whole
    assert all(one.value.startswith(f"{line}take ") for one in whole)
    answer = await driver.slash(where, "federation place", **begun, space="outer")
    assert not answer.text.startswith("⛔")
    for name, given in (("federation shop", {}), ("federation shop", {"mix": "step+1"})):
        refused = await driver.slash(where, name, **given)
        assert refused.text.startswith("⛔"), "there is no shop to choose"
    for what, card in (("card", "2b1"), ("card", "t304"), ("planet", "atal"), ("planet", None)):
        more = {} if card is None else {"card": card}
        shown = await driver.slash(where, "show", what=what, **more)
        assert not shown.text.startswith("⛔")
        assert len(shown.message.pictures) == 1
    refused = await driver.slash(where, "show", what="card", card="no-such-token")
    assert refused.text.startswith("⛔")


async def test_a_line_is_gone_on_with_as_long_as_nothing_is_revealed() -> None:
    one = begun(4, atal_miner1="1e1")
    at = AskedAt(1, 0, 0, Blueprint(one.game, one.setup, tuple(one.log)))
    further = played_before(at, "place amb3 vote 1/I")
    assert further is not None
    assert further.steps == 1
    asked = further.blueprint.build().decision_of(0)
    assert asked is not None
    assert asked.kind == "atal"
    for typed in ("place amb3 vote 1/I; take 1e1", "place amb3 vote 1/I; take 9z9", "dance"):
        assert played_before(at, typed) is None


async def test_a_whole_game_is_tapped(house: House) -> None:
    party = await a_table(house, GAME, 3, seed="taps")
    await play_by_tapping(party, random.Random("taps"))
    await ended(party)


async def test_practice_alone_has_both_seats(house: House) -> None:
    """A DM needs nobody else: a question names the seat it is asked of, answers go to the lowest
    seat asked, taking back needs nobody's consent, and the game counts in no statistics."""
    ada = await house.table.player("Ada")
    opened = await ada.slash("dm", "new federation", tokens="printed", seed="alone")
    assert not opened.text.startswith("⛔")
    games = [one for one, _ in await house.orrery.sessions.of_user(int(ada.id))]
    row = next(one for one in games if one.key == GAME and one.guild is None)
    session = house.orrery.sessions.get(row.id)
    standing = await session.standing()
    assert [seat.user for seat in standing.seats] == [int(ada.id)] * 2
    party = Party(house, "dm", {ada.id: ada}, row.id)
    await play_by_typing(party, random.Random("alone"), most=12)
    asked = min(one.seat for one in (await session.standing()).asked)
    panel = await ada.slash("dm", "turn")
    assert f"Ada ({asked + 1})" in panel.text
    before = (await session.standing()).last_turn
    for _ in range(6):  # what is drafted goes first
        undone = await ada.slash("dm", "undo")
        assert not undone.text.startswith("⛔")
    assert (await session.standing()).last_turn < before
    await play_by_typing(party, random.Random("alone"))
    await ended(party)
    assert not await house.orrery.sessions.database.read(results.of_key, GAME, None)


async def asked_outright(house: House) -> tuple[Party, tuple[AskedQuestion, ...]]:
    """A table at which the card can answer; a game that ends without one is followed by another."""
    for number in range(10):
        party, chance = await a_table(house, GAME, 2, seed=f"tie {number}"), random.Random(number)
        while questions := await party.session.questions():
            if questions[0].options:
                return party, questions
            await play_by_typing(party, chance, most=1)
    raise AssertionError("nobody is asked anything outright")


async def test_a_question_of_the_executive_phase_is_answered_by_one_tap_on_the_card(
    house: House,
) -> None:
    party, questions = await asked_outright(house)
    question, before = questions[0], (await party.session.standing()).last_turn
    assert question.kind in OUTRIGHT
    await party.settled()
    card, driver = await party.last_card(), await party.asked()
    assert driver is not None
    answers = with_verb(card, ANSWER)
    assert len(answers) == min(4, len(question.options))
    other = next(one for one in party.drivers.values() if one is not driver)
    stale = await other.click(card, custom_id=answers[0].custom_id)
    assert stale.ephemeral
    assert (await party.session.questions()) == questions, "it is not his to say"
    done = await driver.click(card, custom_id=answers[0].custom_id)
    assert not done.text.startswith("⛔")
    record = await party.session.record()
    assert question.options[0].words in [move.words for move in record.moves[-3:]]
    assert (await party.session.standing()).last_turn > before
