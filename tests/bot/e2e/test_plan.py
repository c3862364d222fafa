"""Planning a turn from the card and the panel: made off turn, carried out, or given back."""

from __future__ import annotations

import pytest

from bot.cards.turn_card import PLAN
from bot.local import Driver
from bot.play.panel.elements import PanelPlace as Spot
from bot.play.panel.elements import PanelRoom
from bot.play.panel.verbs import CONFIRM, HERE, HOLD, OVER, SHOW, STRICT, THEN
from bot.session import Press
from engine.core.moves import Decision, Seat
from tests.bot.e2e.fingers import Fingers
from tests.bot.e2e.house import House
from tests.bot.e2e.players import with_verb
from tests.bot.e2e.scenes import keepers, people, public_messages, type_move
from tests.bot.e2e.test_taps import opened, position, taken_in
from tests.strategies import AnyTable

pytestmark = pytest.mark.asyncio(loop_scope="module")

AHEAD = "p"


async def planned(driver: Driver, game: int) -> Fingers:
    """The plan of somebody who is not on turn, by the button on his panel."""
    fingers = await opened(driver, game)
    await fingers.press(fingers.button(PLAN, HERE))
    fingers.ahead = AHEAD
    return fingers


async def log_of(house: House, game: int) -> list[str]:
    """Everything that was played."""
    return [str(move) for move in (await house.orrery.sessions.get(game).record()).moves]


async def commit(house: House, driver: Driver, game: int, text: str) -> None:
    """Somebody else's turn, without looking."""
    await house.orrery.sessions.get(game).play(Press(int(driver.id)), text, commit=True)


def free_boosters(decision: Decision) -> list[str]:
    """What can be taken with a pass."""
    return [one.words[1] for one in decision.offer() if one.words[0] == "pass" and one.words[1:]]


def two_to_go(decision: Decision) -> bool:
    """A main turn in a round in which there are boosters to choose from."""
    return decision.kind == "turn" and len(free_boosters(decision)) >= 3


def after(table: AnyTable) -> Seat:
    """Who comes next if the one on turn passes."""
    state = table.state
    order = [*state.order, *state.order]
    mine = order.index(table.waiting_for[0])
    return next(seat for seat in order[mine + 1 :] if not state.players[seat].passed)


async def test_a_pass_is_planned_with_a_second_and_a_third_booster(house: House) -> None:
    table = position(two_to_go)
    first, second, third = free_boosters(table.pending[0])[:3]
    on_turn, game = await taken_in(house, table)
    names = ["Ada", "Борис", "Оксана"]
    next_up = await house.table.player(names[after(table)])
    panel = await planned(next_up, game)
    assert "It is not your turn yet" in panel.screen.text or "не ваш" in panel.screen.text
    await panel.play(("pass", first))
    await panel.press(panel.button(SHOW, str(Spot(PanelRoom.OTHERWISE))))
    await panel.choose(f"pass {second}", panel.screen.selects[0].custom_id)
    assert f"pass {first}" not in panel.screen.selects[0].values
    assert f"pass {second}" not in panel.screen.selects[0].values
    await panel.choose(f"pass {third}", panel.screen.selects[0].custom_id)
    await panel.press(panel.button(SHOW, str(Spot())))
    await house.restart()
    await panel.confirm()
    assert panel.has(HOLD, "")
    assert not panel.has(CONFIRM, "")
    seat = after(table)
    await commit(house, on_turn, game, f"pass {first}")
    log = await log_of(house, game)
    assert log[-2:] == [f"{seat} pass {second}", f"{seat} end"]
    await panel.press(panel.button(STRICT, ""))
    assert await log_of(house, game) == log, "a press on an old plan changes nothing"


async def test_a_build_that_somebody_else_was_quicker_to_make_is_left_to_its_player(
    house: House,
) -> None:
    table = position(two_to_go)
    booster = free_boosters(table.pending[0])[0]
    on_turn, game = await taken_in(house, table)
    next_up = await house.table.player(["Ada", "Борис", "Оксана"][after(table)])
    panel = await planned(next_up, game)
    await panel.play(("pass", booster))
    await panel.confirm()
    before = await log_of(house, game)
    await commit(house, on_turn, game, f"pass {booster}")
    mine = table.waiting_for[0]
    assert await log_of(house, game) == [*before, f"{mine} pass {booster}", f"{mine} end"]
    now = await opened(next_up, game)
    assert not now.has(CONFIRM, "")
    draft = await house.orrery.sessions.get(game).draft(Press(int(next_up.id)))
    assert draft.meanwhile.returned
    assert draft.meanwhile.dropped == (("pass", booster),)
    assert draft.steps == ()


async def test_a_plan_is_opened_from_the_card_and_told_of_when_it_is_played(house: House) -> None:
    party = await keepers(house)
    _, boris, oksana = people(party)
    card = (await public_messages(party))[-1]
    (button,) = with_verb(card, PLAN)
    answer = await boris.click(card, custom_id=button.custom_id)
    assert answer.ephemeral
    panel = Fingers(boris, answer.message, "lanterns", ahead=AHEAD)
    await panel.play(("sell", "blue1"))
    await panel.press(panel.button(OVER if panel.has(OVER, "") else "back", ""))
    await panel.play(("sell", "blue2"))
    await panel.press(panel.button(THEN, ""))
    assert not panel.has(THEN, ""), "nothing is drafted"
    await panel.play(("sell", "blue1"))
    assert panel.screen.text.index(" 1:") < panel.screen.text.index(" 2:"), "both are named"
    await panel.confirm()
    boris.catch_up()
    await type_move(party, 0, "end")
    told = (await public_messages(party))[-1]
    assert "planned" in told.text
    assert told.mentions == [oksana.id]
    record = await party.session.record()
    assert [str(move) for move in record.moves][-2:] == ["1 sell blue2", "1 end"]
    left = await party.session.plan(Press(int(boris.id)))
    assert (left.moves, left.confirmed) == ((("sell", "blue1"),), True)
    await type_move(party, 2, "end")
    assert (await log_of(house, party.game))[-1] == "2 end"


async def test_somebody_who_is_on_turn_gets_his_panel_and_a_stranger_nothing(house: House) -> None:
    party = await keepers(house)
    card = (await public_messages(party))[-1]
    (button,) = with_verb(card, PLAN)
    mine = await people(party)[0].click(card, custom_id=button.custom_id)
    ids = [one.custom_id or "" for one in mine.message.buttons]
    assert not [one for one in ids if f":{AHEAD}take:" in one]
    stranger = await house.stranger()
    answer = await stranger.click(card, custom_id=button.custom_id)
    assert "You do not play at this table" in answer.text


async def test_two_devices_share_one_plan(house: House) -> None:
    party = await keepers(house)
    _, boris, _ = people(party)
    card = (await public_messages(party))[-1]
    (button,) = with_verb(card, PLAN)
    shown = []
    for _ in range(2):
        house.forget_panels()  # or the first would be taken away
        shown.append((await boris.click(card, custom_id=button.custom_id)).message)
    one, two = [Fingers(boris, panel, "lanterns") for panel in shown]
    one.ahead = two.ahead = AHEAD
    await one.play(("sell", "blue1"))
    await two.play(("sell", "blue2"))
    plan = await party.session.plan(Press(int(boris.id)))
    assert plan.moves == (("sell", "blue1"),), "the second device has an old panel"
    assert two.has(CONFIRM, "")
    await type_move(party, 0, "end")
    await two.confirm()
    assert (await log_of(house, party.game))[-1] == "0 end", "it is a draft by now"
    draft = await party.session.draft(Press(int(boris.id)))
    assert draft.moves == (("sell", "blue1"),)
