"""Nobody waits for what need not be waited for: drafts, Confirm, standing orders, time-outs."""

from __future__ import annotations

import itertools

import pytest

from bot.local import Answer
from bot.session import Press
from tests.bot.e2e.house import House
from tests.bot.e2e.players import with_verb
from tests.bot.many_players.tables import Four, labels, market

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def confirmed(house: House, text: str) -> Four:
    """Seat 1 has confirmed its turn; seats 2 and 3 have still to answer."""
    table = await market(house)
    await table.turn(0, "work")
    await table.tap(1, "answer", "decline")
    assumed = await table.draft(1, text)
    assert "still to answer (Chen, Dana)" in assumed.text
    kept = await table.confirm(1)
    assert "Confirmed" in kept.text
    assert await table.log() == ["0 work", "0 end", "1 decline"]
    return table


@pytest.mark.parametrize("restart", [False, True])
async def test_a_confirm_is_carried_out_when_all_have_answered(house: House, restart: bool) -> None:
    table = await confirmed(house, "buy")
    posted = len(await table.messages())
    if restart:
        await table.restart()
    await table.tap(3, "answer", "decline")
    assert len(await table.messages()) == posted
    if restart:
        await table.restart()
    await table.tap(2, "answer", "decline")
    assert (await table.log())[3:] == ["3 decline", "2 decline", "1 buy", "1 end"]
    assert len(await table.messages()) == posted + 1
    assert table.pings()[-1] == [0, 2, 3]
    assert "Ben buys for 1." in (await table.card()).text


@pytest.mark.parametrize("order", [(2, 3), (3, 2)])
@pytest.mark.parametrize("said", list(itertools.product(("raise", "decline"), repeat=2)))
async def test_a_confirm_is_carried_out_at_its_price_only(
    house: House, order: tuple[int, int], said: tuple[str, str]
) -> None:
    table = await confirmed(house, "buy")
    for seat, answer in zip(order, said, strict=True):
        await table.tap(seat, "answer", answer)
    dearer = "raise" in said
    assert ("1 buy" in await table.log()) is not dearer
    assert await table.asked() == ([1] if dearer else [0, 2, 3])


@pytest.mark.parametrize("restart", [False, True])
async def test_a_confirm_does_not_outlive_the_turn_it_waited_for(
    house: House, restart: bool
) -> None:
    table = await confirmed(house, "buy")
    await table.people[0].slash(table.channel, "undo")
    await table.settled()
    request = await table.card()
    assert labels(request) == ["Ben agrees", "Refuse"], "a waiting Confirm is no decision"
    if restart:
        await table.restart()
    (button,) = with_verb(request, "agree")
    await table.people[1].click(request, custom_id=button.custom_id)
    await table.settled()
    assert await table.log() == []
    if restart:
        await table.restart()
    await table.turn(0, "end")
    for seat in (1, 2, 3):
        await table.tap(seat, "answer", "decline")
    assert await table.asked() == [1]
    assert "1 buy" not in await table.log(), "it was confirmed for another position"
    draft = await table.session.draft(Press(int(table.people[1].id)))
    assert [step.words for step in draft.steps] == [("buy",)], "but it is not lost"
    await table.confirm(1)
    assert (await table.log())[-2:] == ["1 buy", "1 end"]


async def test_a_confirm_comes_back_when_it_has_become_dearer(house: House) -> None:
    table = await confirmed(house, "buy")
    await table.tap(2, "answer", "decline")
    await table.tap(3, "answer", "raise")
    card = await table.card()
    assert table.pings()[-1] == [1]
    assert "your confirmed turn was not played" in card.text
    assert await table.asked() == [1]
    panel = await table.tap(1, "turn")
    assert "your turn was not carried out" in panel.text
    assert "Buy" in panel.text
    await table.restart()
    done = await table.confirm(1)
    assert "Ben buys for 2." in done.text
    assert "not played" not in (await table.card()).text


async def test_a_confirm_comes_back_when_it_has_become_illegal(house: House) -> None:
    table = await confirmed(house, "buy; buy")
    await table.tap(2, "answer", "raise")
    await table.restart()
    await table.tap(3, "answer", "decline")
    assert table.pings()[-1] == [1]
    panel = await table.tap(1, "turn")
    assert "No longer possible and left out: Buy." in panel.text
    assert len((await table.session.draft(Press(int(table.people[1].id)))).steps) == 1


async def test_a_waiting_confirm_is_taken_back_by_another_step(house: House) -> None:
    table = await confirmed(house, "buy")
    await table.draft(1, "work")
    for seat in (2, 3):
        await table.tap(seat, "answer", "decline")
    assert (await table.log())[3:] == ["2 decline", "3 decline"]
    assert table.pings()[-1] == [1, 2, 3], "it has been called on the card of the turn before"


async def test_who_is_asked_himself_answers_before_he_drafts(house: House) -> None:
    table = await market(house)
    await table.turn(0, "work")
    panel = await table.tap(1, "turn")
    assert "Raise the price?" in panel.text
    refused = await table.people[1].slash(table.channel, "move", text="work")
    assert refused.text.startswith("⛔")


# --- standing orders -----------------------------------------------------------------------


async def order(table: Four, seat: int, setting: str) -> Answer:
    """Always like this…, from the card."""
    opened = await table.tap(seat, "always")
    assert opened.ephemeral
    answer = await table.people[seat].select(opened.message, setting)
    await table.settled()
    return answer


async def test_always_like_this_offers_the_settings_of_the_game(house: House) -> None:
    table = await market(house)
    await table.turn(0, "work")
    opened = await table.tap(1, "always")
    select = opened.message.select()
    assert [label for label, _ in select.options][:3] == ["Ask me", "Always", "Never"]
    answer = await table.people[1].select(opened.message, "always")
    assert "From now on: always." in answer.text
    await table.settled()
    assert (await table.log())[2:] == ["1 raise"]
    again = await table.people[1].select(answer.message, "never")
    assert "From now on: never." in again.text


@pytest.mark.parametrize("restart", [False, True])
async def test_automatic_answers_are_ticked_and_call_nobody(house: House, restart: bool) -> None:
    table = await market(house)
    await table.turn(0, "work")
    for seat, setting in ((1, "never"), (2, "always"), (3, "never")):
        await order(table, seat, setting)
    assert len(await table.messages()) == 2
    assert (await table.log())[2:] == ["1 decline", "2 raise", "3 decline"]
    if restart:
        await table.restart()
    await table.turn(1, "work")
    card = await table.card()
    assert table.pings()[-1] == [0, 2], "who is asked, and who comes next"
    assert "✓ Chen: Raise the price (standing order)" in card.text
    assert "✓ Dana: Keep the price (standing order)" in card.text
    assert "Ben works." in card.text
    await table.tap(0, "answer", "decline")
    assert (await table.asked()) == [2]


# --- time-outs -----------------------------------------------------------------------------


async def test_time_outs_answer_what_is_free_and_decline_the_rest(house: House) -> None:
    table = await market(house)
    await table.turn(0, "work")
    await table.tap(1, "answer", "raise")
    posted = len(await table.messages())
    assert "without an answer decided <t:" in (await table.card()).text
    await table.restart()
    await table.later(11.9)
    assert await table.asked() == [2, 3]
    await table.later(0.2)
    assert (await table.log())[2:] == ["1 raise", "2 raise", "3 raise"]
    card = await table.card()
    assert len(await table.messages()) == posted
    assert "✓ Chen: Raise the price (time is up)" in card.text
    assert "without an answer" not in card.text
    assert await table.asked() == [1]
    await table.later(1000)
    assert await table.asked() == [1]


async def test_the_table_has_its_own_time_and_a_pause_stops_it(house: House) -> None:
    table = await market(house)
    organiser = Press(int(table.people[0].id))
    await table.session.set_options(organiser, {"timeout_hours": "2"})
    await table.turn(0, "work")
    await table.session.pause(organiser)
    await table.later(50)
    assert await table.asked() == [1, 2, 3]
    await table.restart()
    await table.session.resume(organiser)
    await table.later(1.9)
    assert await table.asked() == [1, 2, 3]
    await table.later(0.2)
    assert await table.asked() == [1]


async def test_a_time_out_sets_off_a_waiting_confirm(house: House) -> None:
    table = await confirmed(house, "work")
    await table.restart()
    await table.later(13)
    assert (await table.log())[-2:] == ["1 work", "1 end"]
    assert table.pings()[-1] == [0, 2, 3]


# --- one card for all ----------------------------------------------------------------------


async def test_decisions_that_follow_at_once_make_one_card_with_all_words(house: House) -> None:
    table = await market(house)
    posted = len(await table.messages())
    await table.slow_cards(3600)
    await table.answer(0, "work")
    for seat in (3, 1, 2):
        await table.answer(seat, "raise")
    await table.answer(1, "work")
    assert len(await table.messages()) == posted
    await table.out()
    assert len(await table.messages()) == posted + 1
    card = await table.card()
    for words in ("Ada works.", "The price is 4 now.", "Ben works."):
        assert words in card.text
    assert table.pings()[-1] == [0, 2, 3]
