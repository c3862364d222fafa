"""An order's panel on which its player is still at work when the question itself is asked."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from bot.play.panel.elements import PanelPlace, PanelRoom
from bot.play.panel.look import CONFIRM_FIRST
from bot.play.panel.verbs import BACK, CHANGE, CONFIRM, ELSE, HOLD, ORDER, SHEET, SHOW, TAKE
from bot.session import Act, DraftView, Planning, Press, Session
from engine.core.moves import Seat
from engine.race.components import CARDS
from tests.bot.e2e.fingers import Fingers
from tests.bot.e2e.house import House
from tests.bot.e2e.players import press, with_verb
from tests.bot.e2e.test_round_taps import ORDERED, first, opened, sat_down, two_to_pay
from tests.render.race.positions import GAMES, AnyTable, steps

pytestmark = pytest.mark.asyncio(loop_scope="module")

ASKED = "has been asked meanwhile"
STALE = "out of date"
OVER = "not asked any more in this round"


class Ordering(NamedTuple):
    """Somebody has chosen to produce, and looks at the order for Develop."""

    fingers: Fingers
    session: Session
    seat: Seat
    others: tuple[Press, ...]

    @property
    def press(self) -> Press:
        """He, as somebody who acts at the table."""
        return Press(int(self.fingers.driver.id))

    async def revealed(self, first: str = "develop") -> None:
        """The others choose, by which this phase is asked of everybody."""
        for other, action in zip(self.others, (first, "settle"), strict=True):
            await self.session.play(other, f"act {action}", commit=True)
        assert {row.kind for row in (await self.session.standing()).asked} == {first}

    async def draft(self) -> DraftView:
        """What he has drafted by now; he is still asked."""
        assert self.seat in await self.asked()
        return await self.session.draft(self.press)

    async def asked(self) -> list[Seat]:
        """Who is asked."""
        return [row.seat for row in (await self.session.standing()).asked]

    async def take(self, number: int) -> None:
        """He chooses one of the cards, with what is paid for it."""
        menu = next(one for one in self.fingers.screen.selects if one.least)
        await self.fingers.choose(str(menu.values[number]), menu.custom_id)

    def has_gone_on(self) -> bool:
        """Whether what he looks at is the question itself, and he was told."""
        screen = self.fingers.screen
        real = not with_verb(screen, f"{ORDERED[0]}{CONFIRM}")
        return real and ASKED in screen.text and STALE not in screen.text


async def ordering(house: House, action: str = "act produce") -> Ordering:
    table = two_to_pay()
    seat = table.pending[0].seat
    driver, game = await sat_down(house, table, seat)
    session = house.orrery.sessions.get(game)
    fingers = await opened(driver, game)
    await fingers.press(first(fingers, TAKE, action))
    await fingers.press(fingers.button(CONFIRM, ""))
    assert with_verb(fingers.screen, f"{ORDERED[0]}{TAKE}")
    standing = await session.standing()
    users = [standing.user_at(other) for other in range(3) if other != seat]
    return Ordering(fingers, session, seat, tuple(Press(user) for user in users if user))


async def test_a_choice_on_the_panel_of_an_order_becomes_the_answer(house: House) -> None:
    at = await ordering(house)
    await at.revealed()
    house.table.faults.duplicate_interactions(1)
    await at.take(0)
    assert at.has_gone_on()
    drafted = await at.draft()
    assert [words[0] for words in drafted.moves] == ["develop", "pay"]
    await at.fingers.confirm()
    assert at.seat not in await at.asked()
    house.forgive(400)


async def test_an_order_half_made_goes_on_as_the_answer(house: House) -> None:
    at = await ordering(house)
    await at.take(0)
    ordered = (await at.session.plan(at.press, ahead="develop")).moves
    await at.revealed()
    await at.fingers.press(at.fingers.button(f"{ORDERED[0]}{BACK}", ""))
    assert at.has_gone_on()
    assert (await at.draft()).moves == ordered[:-1]


async def test_what_is_kept_as_an_order_too_late_is_not_sent_off_unseen(house: House) -> None:
    at = await ordering(house)
    await at.take(0)
    ordered = (await at.session.plan(at.press, ahead="develop")).moves
    await at.revealed()
    await at.fingers.press(at.fingers.button(f"{ORDERED[0]}{CONFIRM}", ""))
    assert at.has_gone_on()
    assert (await at.draft()).moves == ordered
    await at.fingers.confirm()
    assert at.seat not in await at.asked()


async def test_a_tap_on_an_order_is_never_sent_off_at_once(house: House) -> None:
    at = await ordering(house)
    settings = (await at.fingers.driver.slash("dm", "settings")).message
    await press(at.fingers.driver, settings, "set", CONFIRM_FIRST)
    await at.revealed()
    await at.take(0)
    assert at.has_gone_on()
    assert (await at.draft()).can_confirm
    await press(at.fingers.driver, settings, "set", CONFIRM_FIRST)


@pytest.mark.parametrize("back", [True, False], ids=["back", "choice"])
async def test_what_is_to_be_tried_instead_of_an_order_is_not_taken_for_the_answer(
    house: House, back: bool
) -> None:
    at = await ordering(house)
    await at.take(0)
    ordered = (await at.session.plan(at.press, ahead="develop")).moves
    await at.fingers.press(at.fingers.button(f"{ORDERED[0]}{ELSE}", ""))
    await at.revealed()
    if back:  # to what is tried first, which is the answer by now
        await at.fingers.press(at.fingers.button(f"{ORDERED[0]}{BACK}", ""))
    else:
        await at.take(-1)
    assert at.has_gone_on()
    assert "your last tap has changed nothing" in at.fingers.screen.text
    assert (await at.draft()).moves == ordered


async def test_what_he_has_drafted_elsewhere_meanwhile_stays(house: House) -> None:
    at = await ordering(house)
    await at.revealed()
    await at.session.play(at.press, "develop none")
    await at.take(0)
    assert at.has_gone_on()
    assert (await at.draft()).moves == (("develop", "none"),)


async def test_a_choice_that_costs_something_else_by_now_says_why_it_does_not_fit(
    house: House,
) -> None:
    at = await ordering(house, "act develop")
    await at.session.change(at.press)
    await at.session.play(at.press, "act produce", commit=True)
    await at.revealed()
    await at.take(0)
    assert at.has_gone_on()
    assert "⚠ Not possible: Pay" in at.fingers.screen.text
    drafted = await at.draft()
    assert [words[0] for words in drafted.moves] == ["develop"]
    assert not drafted.can_confirm


async def test_a_look_elsewhere_from_an_order_leads_there(house: House) -> None:
    at = await ordering(house)
    await at.take(0)
    boards = f"{ORDERED[0]}{SHOW}"
    await at.revealed()
    await at.fingers.press(at.fingers.button(boards, str(PanelPlace(PanelRoom.SIGHTS))))
    assert at.has_gone_on()
    assert at.fingers.has(SHOW, str(PanelPlace())), "the way back is the question's own"
    await at.fingers.press(at.fingers.button(SHOW, str(PanelPlace())))
    await at.fingers.confirm()
    assert at.seat not in await at.asked()


async def test_a_step_taken_back_by_a_press_delivered_twice_is_one_step(house: House) -> None:
    at = await ordering(house)
    await at.take(0)
    ordered = (await at.session.plan(at.press, ahead="develop")).moves
    await at.revealed()
    house.table.faults.duplicate_interactions(1)
    await at.fingers.press(at.fingers.button(f"{ORDERED[0]}{BACK}", ""))
    assert (await at.draft()).moves == ordered[:-1]
    house.forgive(400)


@pytest.mark.parametrize("act", ["choice", "kept", "opened"])
async def test_an_order_for_a_phase_that_nobody_has_chosen_is_said_to_be_over(
    house: House, act: str
) -> None:
    at = await ordering(house)
    if act != "choice":
        await at.take(0)
    old = at.fingers.screen
    if act == "opened":  # by the button of the sheet
        await at.fingers.press(at.fingers.button(SHEET, ""))
    await at.revealed("settle")
    if act == "choice":
        await at.take(0)
    elif act == "kept":
        await press(at.fingers.driver, old, f"{ORDERED[0]}{CONFIRM}")
        at.fingers.screen = at.fingers.driver.now(old)
    else:
        await at.fingers.press(at.fingers.button(ORDER, "develop"))
    assert OVER in at.fingers.screen.text
    assert STALE not in at.fingers.screen.text
    assert (await at.draft()).begun == "settle"


async def test_an_order_that_stands_is_taken_back_by_one_button_that_does_it(house: House) -> None:
    at = await ordering(house)
    await at.take(0)
    at.fingers.ahead = ORDERED[0]
    await at.fingers.confirm()
    at.fingers.ahead = ""
    await at.fingers.press(at.fingers.button(SHEET, ""))
    await at.fingers.press(at.fingers.button(ORDER, "develop"))
    assert not with_verb(at.fingers.screen, SHEET, "develop"), "which would leave it as it is"
    (hold,) = with_verb(at.fingers.screen, f"{ORDERED[0]}{HOLD}")
    await at.fingers.press(str(hold.custom_id))
    assert with_verb(at.fingers.screen, SHEET, "develop")
    assert not (await at.session.plan(at.press, ahead="develop")).confirmed


async def test_an_order_that_was_not_carried_out_is_called_an_order(house: House) -> None:
    at = await ordering(house, "act develop")
    await at.session.change(at.press)  # what it cost for who develops is not what it costs now
    await at.take(0)
    at.fingers.ahead = ORDERED[0]
    await at.fingers.confirm()
    await at.session.play(at.press, "act produce", commit=True)
    await at.revealed()
    panel = (await at.fingers.driver.slash("dm", "turn", game=str(at.session.id))).message
    assert "Your order was not carried out" in panel.text
    assert "planned" not in panel.text


def all_for_one() -> tuple[AnyTable, str]:
    """The first of several is to choose an action, and can develop something with all his cards."""
    seats, options = GAMES["base"]
    for seed in range(60):
        for table in steps(seats, options, f"all {seed}"):
            if table.pending[0].kind == "act" and len(table.pending) > 1:
                cards = table.view(table.pending[0].seat).own.cards
                dear = [one.id for one in cards if not one.ways and one.price == len(cards)]
                if dear and not CARDS[dear[0]].is_world:
                    return table, dear[0]
    raise AssertionError("no such position")


async def test_the_sheet_does_not_go_on_to_what_an_order_leaves_no_card_for(house: House) -> None:
    table, card = all_for_one()
    driver, game = await sat_down(house, table, table.pending[0].seat)
    fingers, session = await opened(driver, game), house.orrery.sessions.get(game)
    await fingers.press(first(fingers, TAKE, "act develop"))
    await fingers.press(fingers.button(CONFIRM, ""))
    order = Planning(Act.PLAY, f"develop {card}; pay best")
    await session.plan(Press(int(driver.id)), order, ahead="develop")
    await fingers.press(fingers.button(ORDER, "settle"))
    await fingers.press(fingers.button(ORDER, "develop"))
    fingers.ahead = ORDERED[0]
    await fingers.confirm()
    assert with_verb(fingers.screen, CHANGE), "the sheet as a whole"
    fingers.ahead = ""
    await fingers.press(fingers.button(ORDER, "settle"))
    assert "Nothing is asked of you now" in fingers.screen.text, "to whoever goes there himself"
