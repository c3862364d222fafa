"""The end of a round as people see it: one card for all who will be asked, and nobody waits."""

from __future__ import annotations

import pytest

from bot.session import Basis, DraftView, Press
from engine.core.record import Record
from tests.bot.e2e.enter_record import Piece
from tests.bot.e2e.house import House
from tests.bot.e2e.players import press, with_verb
from tests.bot.many_players.listener import must_next, must_now
from tests.bot.many_players.recorded import Hands, enter, read, recorded, take_in, text_of
from tests.bot.many_players.tables import Four

pytestmark = [pytest.mark.asyncio(loop_scope="module"), recorded]

RECORDED = "b11"
ORDER = [2, 0, 3, 1]
"""Whose income is asked about at the beginning of the third round, one after the other."""


async def third_round(house: House) -> tuple[Four, Hands]:
    """A recorded game where everybody is to be asked about his income."""
    table, later = await take_in(house, read(RECORDED))
    hands = Hands(later)
    for piece in later:
        if await asked_about_income(table) == ORDER:
            return table, hands
        await enter(table, piece)
        hands.take(piece.seat)
        await table.settled()
    raise AssertionError("there is no such round")


async def asked_about_income(table: Four) -> list[int]:
    """Who is asked about income now and next."""
    standing = await table.session.standing()
    now = [row.seat for row in standing.asked if row.kind == "income"]
    return [*now, *standing.expected] if now else []


def text_for(piece: Piece) -> str:
    """The answers to one question, without what the same seat plays later."""
    return text_of(Piece(piece.seat, tuple(one for one in piece.moves if one[0] == "income")))


async def test_the_card_calls_everybody_and_nobody_has_to_wait(house: House) -> None:
    table, hands = await third_round(house)
    assert table.pings()[-1] == sorted(ORDER)
    card = await table.card()
    first, *others = (table.people[seat].id for seat in ORDER)
    assert f"<@{first}>: " in card.text
    assert f"Then: {', '.join(f'<@{one}>' for one in others)}" in card.text
    assert not with_verb(card, "plan"), "no turn can be planned before the round begins"
    messages = len(table.pings())
    for seat in reversed(ORDER[1:]):
        panel = await table.people[seat].slash(table.channel, "turn")
        assert "you can answer already" in panel.text
        answer = await table.typed(seat, text_for(hands.take(seat)))
        assert "Confirmed" in answer.text
        assert "you can answer already" not in answer.text
    assert len(table.pings()) == messages, "nothing has happened at the table"
    before = len(await table.log())
    await table.turn(ORDER[0], text_for(hands.take(ORDER[0])))
    seats = [int(line.split()[0]) for line in (await table.log())[before:]]
    assert list(dict.fromkeys(seats)) == ORDER
    assert await table.asked_kinds() == ["turn"]
    assert table.pings()[messages:] == [await table.asked()], "the first turn of the round"


async def test_a_confirmed_early_answer_can_be_changed_by_a_press(house: House) -> None:
    table, hands = await third_round(house)
    seat = ORDER[-1]
    text = text_for(hands.take(seat))
    answer = await table.typed(seat, text)
    panel = await press(table.people[seat], answer.message, "back")
    assert "you can answer already" in panel.text
    draft = await table.session.draft(table.press_of(seat))
    assert isinstance(draft, DraftView)
    assert (draft.confirmed, draft.basis) == (False, Basis.SURE)


async def test_a_rewind_to_the_end_of_a_round_calls_them_all_again(house: House) -> None:
    table, hands = await third_round(house)
    turn = (await table.session.standing()).last_turn
    answers = {seat: text_for(hands.take(seat)) for seat in ORDER}
    for seat in ORDER:
        await table.turn(seat, answers[seat])
    asker = ORDER[0]
    done = await table.session.rewind(table.press_of(asker), turn)
    for user in done.request.answers:
        await table.session.agree(Press(user), done.request.id, True)
    await table.settled()
    messages = len(table.pings())
    assert table.pings()[-1] == sorted(ORDER[1:]), "whoever asked for it knows"
    for seat in ORDER:
        await table.turn(seat, answers[seat])
    assert table.pings()[messages:] == [await table.asked()], "the first turn of the round"


async def test_a_game_taken_in_at_the_end_of_a_round_calls_them_all(house: House) -> None:
    table, _ = await third_round(house)
    moves = (await table.session.record()).moves
    again = await Four.sit_down(house, Record(read(RECORDED).setup, moves))
    standing = await again.session.standing()
    assert (must_now(standing), must_next(standing)) == ({0}, {1}), "orders answer for the others"
    assert again.pings() == [[0, 1]]
