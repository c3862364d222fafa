"""Rounds without turns: sealed answers that can be changed, orders, and who is called when."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from bot.local import Answer
from bot.play.panel.elements import PanelPlace, PanelRoom
from bot.play.panel.verbs import CHANGE, CONFIRM, OVER, SHOW, TAKE
from bot.session.asked.calls import AWAY_SECONDS, CALLED_AFTER
from bot.session.values import APART_SECONDS
from bot.store import log
from engine.core.game import HUMAN, Setup
from engine.core.moves import Move, Seat
from engine.core.record import Record
from engine.core.table import Table
from tests.bot.e2e.house import House
from tests.bot.e2e.players import press, with_verb
from tests.bot.many_players.tables import Four, player
from tests.games.caravans.game import CARAVANS

pytestmark = pytest.mark.asyncio(loop_scope="module")

ORDERED = "oa"
"""Stands before the verbs of a panel on which the first kind of order is given."""


def drafted(seats: int, seed: str = "steppe") -> Record:
    """Merchants who have drafted their cards, and are to choose the first time."""
    setup = Setup("caravans", (HUMAN,) * seats, seed, seed, {"years": "5"})
    table = Table(CARAVANS, setup)
    while table.pending[0].kind == "draft":
        decision = table.pending[0]
        table.play(Move(decision.seat, next(iter(decision.offer())).words))
    return Record(setup, tuple(table.log))


async def merchants(house: House, seats: int = 3) -> Four:
    """They sit at a table of the house; nobody has done anything there for a while."""
    return await Four.sit_down(house, drafted(seats))


async def wait(table: Four, seconds: float) -> None:
    """So much time passes, and what was due is done."""
    table.house.clock.ahead += seconds
    table.house.orrery.sessions.posted.set()
    await table.tidied()


async def all_choose(table: Four, phases: Sequence[str], first: Seat = 0) -> None:
    """Everybody from this seat on chooses, by typing."""
    for seat, phase in enumerate(phases, start=first):
        await table.answer(seat, f"choose {phase}")


async def test_a_sealed_answer_is_shown_to_its_owner_and_offered_only_when_typed(
    house: House,
) -> None:
    table = await merchants(house)
    said = await table.typed(0, "choose settle")
    assert "**An order.**" in said.text, "the sheet goes on"
    panel = await table.people[0].slash(table.channel, "turn")
    assert "**Sealed:** choose settle." in panel.text
    assert await table.people[0].autocomplete(table.channel, "move", "text", "") == []
    offered = await table.people[0].autocomplete(table.channel, "move", "text", "choose")
    assert len(offered) == 4


async def test_a_new_answer_takes_the_place_of_the_sealed_one_and_nobody_learns_of_it(
    house: House,
) -> None:
    table = await merchants(house)
    await table.typed(0, "choose settle")
    await table.typed(1, "choose trade")
    heard = len(table.onlooker.line.events)
    history = await table.session.history()
    said = await table.typed(0, "choose gather")
    assert not said.text.startswith("⛔")
    assert len(table.onlooker.line.events) == heard, "no post, no edit"
    again = await table.session.history()
    assert [told.turn.n for told in again.told] == [told.turn.n for told in history.told]
    assert again.undone == ()
    moves = await table.house.orrery.sessions.database.read(log.moves, table.game)
    changed, other = [move.interaction or 0 for move in moves[-2:]]
    assert changed > other, "it stands under the press that has made it"
    await table.restart()
    await table.typed(2, "choose explore")
    assert (await table.session.view()).merchants[0].phase == "gather"


async def test_change_opens_the_question_again_and_leaves_what_is_sealed_until_then(
    house: House,
) -> None:
    table = await merchants(house)
    await table.typed(0, "choose settle")
    panel = await table.people[0].slash(table.channel, "turn")
    since = str(PanelPlace(PanelRoom.SINCE))
    await table.typed(1, "choose trade")
    panel = await table.people[0].slash(table.channel, "turn")
    assert not with_verb(panel.message, SHOW, since), "what others have sealed is no news"
    opened = await press(table.people[0], panel.message, CHANGE)
    assert "It stays so until you seal something else" in opened.text
    taken = await tap_choice(table, 0, opened, "choose trade")
    kept = await press(table.people[0], taken.message, OVER)
    assert "**Sealed:** choose settle." in kept.text
    opened = await press(table.people[0], kept.message, CHANGE)
    taken = await tap_choice(table, 0, opened, "choose trade")
    await press(table.people[0], taken.message, CONFIRM)
    panel = await table.people[0].slash(table.channel, "turn")
    assert "**Sealed:** choose trade." in panel.text
    await all_choose(table, ["explore"], 2)
    late = await press(table.people[0], panel.message, CHANGE)
    assert "**Sealed:**" not in late.text, "it is too late: all lies open"
    assert (await table.session.view()).merchants[0].phase == "trade"


async def tap_choice(
    table: Four, seat: Seat, panel: Answer, value: str, prefix: str = ""
) -> Answer:
    """Take something on a panel, by button or select."""
    driver, screen = table.people[seat], panel.message
    found = with_verb(screen, f"{prefix}{TAKE}", value)
    if found:
        return await driver.click(screen, custom_id=found[0].custom_id)
    menu = next(one for one in screen.selects if value in one.values)
    return await driver.select(screen, [value], menu.custom_id)


async def test_an_undone_sealed_answer_is_asked_again_and_leaves_no_trace(house: House) -> None:
    table = await merchants(house)
    await table.typed(0, "choose settle")
    messages = len(await table.messages())
    said = await table.people[0].slash(table.channel, "undo")
    assert not said.text.startswith("⛔")
    await table.settled()
    assert await table.asked() == [0, 1, 2]
    assert len(await table.messages()) == messages
    assert (await table.session.history()).undone == ()


async def ordered(table: Four, seat: Seat) -> None:
    """A seat chooses to settle, and orders on the sheet what and with which cards."""
    draft = await table.session.draft(table.press_of(seat))
    hand = draft.view.merchants[seat].hand
    plan = await table.session.plan(table.press_of(seat), ahead="settle")
    first = next(option.words for option in plan.decision.offer())
    panel = await table.people[seat].slash(table.channel, "turn")
    opened = await press(table.people[seat], panel.message, "ahead", "settle")
    taken = await tap_choice(table, seat, opened, " ".join(first), ORDERED)
    plan = await table.session.plan(table.press_of(seat), ahead="settle")
    if plan.decision is not None:
        buttons = with_verb(taken.message, f"{ORDERED}{TAKE}")
        if buttons:  # one card of few
            assert buttons[0].custom_id.rpartition(" ")[2] in hand
            taken = await table.people[seat].click(taken.message, custom_id=buttons[0].custom_id)
        else:
            menu = next(one for one in taken.message.selects if one.least)
            picked = menu.values[: menu.least]
            assert {*picked} <= {*hand}
            taken = await table.people[seat].select(taken.message, picked, menu.custom_id)
    await press(table.people[seat], taken.message, f"{ORDERED}{CONFIRM}")


async def test_orders_are_given_as_soon_as_they_are_asked_and_shown_to_nobody(
    house: House,
) -> None:
    table = await merchants(house)
    for seat in (0, 1):
        await table.typed(seat, "choose settle")
        await ordered(table, seat)
    plan = await table.session.plan(table.press_of(0), ahead="settle")
    assert plan.confirmed
    told = json.dumps(table.onlooker.line.events) + str(table.people[1].line.events)
    assert " ".join(plan.moves[0]) not in told
    await wait(table, APART_SECONDS)
    cards = len(await table.messages())
    await table.typed(2, "choose gather")
    await ordered_is_played(table, plan.moves[0][1])
    assert await table.asked() == [2], "only he is asked who has ordered nothing"
    await table.typed(2, "stay")
    await wait(table, APART_SECONDS)
    assert len(await table.messages()) - cards == 1, "the choice revealed; the rest is told there"


async def ordered_is_played(table: Four, post: str) -> None:
    """The first seat has answered, sealed until the last one does."""
    moves = [row.move for told in await table.session.told(0, 99, 0) for row in told.moves]
    assert Move(0, ("settle", post)) in moves


async def test_where_all_have_ordered_one_card_tells_of_the_whole_round(house: House) -> None:
    table = await merchants(house)
    for seat in (0, 1):
        await table.typed(seat, "choose settle")
        await ordered(table, seat)
    await ordered(table, 2)  # who chooses last orders first
    plan = await table.session.plan(table.press_of(2), ahead="settle")
    await wait(table, APART_SECONDS)
    cards = len(await table.messages())
    await table.typed(2, "choose gather")  # so his price is the one that he has ordered for
    await wait(table, APART_SECONDS)
    assert len(await table.messages()) == cards + 1
    assert {row.kind for row in (await table.session.standing()).asked} <= {"phase", "gather"}
    view = await table.session.view()
    assert view.merchants[2].posts == (plan.moves[0][1],)


async def test_an_order_that_fits_no_more_calls_its_player_and_says_so(house: House) -> None:
    table = await merchants(house)
    await ordered(table, 0)  # before he chooses to settle, which makes it cheaper
    plan = await table.session.plan(table.press_of(0), ahead="settle")
    assert len(plan.moves) == 2, "there is a price"
    await all_choose(table, ["settle", "gather", "gather"])
    assert 0 in await table.asked()
    panel = await table.people[0].slash(table.channel, "turn")
    assert "⚠" in panel.text
    assert "caravans" not in panel.text


async def test_who_is_at_the_table_is_not_called_and_who_stays_silent_is_called_once(
    house: House,
) -> None:
    table = await merchants(house)
    await wait(table, AWAY_SECONDS + 1)
    await all_choose(table, ["gather", "gather", "gather"])
    await wait(table, APART_SECONDS)
    assert table.pings()[-1] == [], "all three have just answered; the new card calls nobody"
    asked = await table.asked()
    count = len(table.pings())
    await wait(table, CALLED_AFTER)
    await wait(table, APART_SECONDS)
    assert table.pings()[count:] == [asked], "one card calls those who have not answered"
    await wait(table, CALLED_AFTER)
    assert len(table.pings()) == count + 1


async def test_who_has_gone_is_called_by_the_card_that_asks(house: House) -> None:
    table = await merchants(house)
    await table.answer(0, "choose gather")
    await table.answer(1, "choose gather")
    await wait(table, AWAY_SECONDS + 1)
    await table.answer(2, "choose gather")
    await wait(table, APART_SECONDS)
    assert table.pings()[-1] == [seat for seat in await table.asked() if seat != 2]


async def test_a_card_waits_for_its_minute_and_takes_in_what_comes_meanwhile(house: House) -> None:
    table = await merchants(house)
    await wait(table, AWAY_SECONDS + 1)
    cards = len(await table.messages())
    await all_choose(table, ["gather", "gather", "gather"])
    await wait(table, 1)
    assert len(await table.messages()) == cards + 1
    await all_choose(table, ["trade", "trade", "trade"])
    await wait(table, 1)
    assert len(await table.messages()) == cards + 1, "less than a minute after the last"
    await wait(table, APART_SECONDS)
    assert len(await table.messages()) == cards + 2


async def test_what_somebody_draws_is_told_to_him_with_his_answer_and_when_he_catches_up(
    house: House,
) -> None:
    table = await merchants(house)
    await table.typed(0, "choose explore")
    await table.typed(1, "choose explore")
    said = await table.typed(2, "choose explore")
    drawn = (await table.session.view(2)).merchants[2].drawn
    assert drawn
    assert "You get:" in said.text, "with his answer"
    await wait(table, APART_SECONDS)
    card = await table.card()
    missed = await press(table.people[0], card, "missed")
    assert "You get:" in missed.text
    seen = await press(table.onlooker, card, "missed")
    assert "You get:" not in seen.text


async def test_a_robot_may_sit_beside_several_people_where_the_game_says_so(house: House) -> None:
    room = await house.channel()
    people = [await player(house, name) for name in ("Ada", "Ben")]
    opened = await people[0].slash(f"#{room}", "new caravans", seed="drover")
    await people[1].click(opened.message, "Join")
    refused = await press(people[1], opened.message, "robot")
    assert "organise" in refused.text, "the host seats robots"
    lobby = await press(people[0], opened.message, "robot")
    assert "🤖 drover" in lobby.text
    await press(people[0], lobby.message, "start")
    row = await house.orrery.sessions.in_channel(int(await people[0].channel_id(f"#{room}")))
    assert row is not None
    assert sorted(row.setup.seats) == ["drover", "human", "human"]
    standing = await house.orrery.sessions.get(row.id).standing()
    assert len(standing.asked) == 2


async def test_undo_after_the_reveal_goes_back_before_all_that_was_sealed(house: House) -> None:
    table = await merchants(house)
    await all_choose(table, ["gather", "trade", "trade"])
    before = len(await table.log())
    await table.people[1].slash(table.channel, "undo")
    await table.settled()
    request = next(one for one in await table.messages() if with_verb(one, "refuse"))
    assert "choose" in request.text.lower()
    for seat in (0, 2):
        found = with_verb(request, "agree", table.people[seat].id)
        await table.people[seat].click(request, custom_id=found[0].custom_id)
    await table.settled()
    assert await table.asked() == [0, 1, 2], "all three choose again"
    assert len(await table.log()) == before - 3


async def test_half_of_a_sealed_answer_is_not_taken_in(house: House) -> None:
    record = drafted(3)
    table = Table(CARAVANS, record.setup, record.moves)
    for seat in range(3):
        table.play(Move(seat, ("choose", "settle" if seat else "gather")))
    decision = table.decision_of(0)
    assert decision is not None
    dear = max((one for one in decision.offer() if one.notes), key=lambda one: str(one.notes))
    table.play(Move(0, dear.words))
    assert table.asked(0) is not None, "it is to be paid for"
    four = await Four.sit_down(house, Record(record.setup, tuple(table.log)))
    kinds = [one.kind for one in await four.session.questions()]
    assert kinds == ["settle"] * 3


async def test_an_order_is_typed_with_what_is_to_be_done_otherwise(house: House) -> None:
    table = await merchants(house)
    driver = table.people[0]
    await table.typed(0, "choose settle")
    (phase,) = await driver.autocomplete(table.channel, "caravans order", "phase", "")
    assert phase.value == "settle"
    offered = await driver.autocomplete(table.channel, "caravans order", "text", "", phase="settle")
    free = [str(one.value) for one in offered][:2]
    said = await driver.slash(
        table.channel, "caravans order", phase="settle", text=free[0], **{"else": "stay"}
    )
    assert not said.text.startswith("⛔"), said.text
    plan = await table.session.plan(table.press_of(0), ahead="settle")
    assert " ".join(plan.moves[0]) == free[0]
    refused = await driver.slash(
        table.channel, "caravans order", phase="settle", text="settle nowhere"
    )
    assert refused.text.startswith("⛔")
    none = await driver.slash(table.channel, "caravans order", phase="gather", text="stay")
    assert none.text.startswith("⛔"), "that cannot be ordered"
