"""Presses on panels: twice, too late, after a restart, on messages that are gone."""

from __future__ import annotations

import asyncio

import pytest

from bot.local import Answer, Driver
from tests.bot.e2e.fingers import Fingers
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party, press
from tests.bot.e2e.scenes import keepers, people, public_messages, type_move

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def panel_of(party: Party, seat: int) -> Fingers:
    """Somebody opens the panel from the card."""
    card = (await public_messages(party))[-1]
    driver = people(party)[seat]
    answer = await press(driver, card, "turn")
    assert answer.ephemeral
    return Fingers(driver, answer.message, game="lanterns")


async def moves_of(party: Party, seat: int) -> tuple[tuple[str, ...], ...]:
    """What stands in somebody's draft."""
    return (await party.session.draft(party.house.press_of(people(party)[seat]))).moves


async def test_a_draft_survives_a_restart_and_its_old_panel_still_works(house: House) -> None:
    party = await keepers(house)
    panel = await panel_of(party, 0)
    await panel.play(("sell", "red1"))
    await house.restart()
    assert await moves_of(party, 0) == (("sell", "red1"),)
    await panel.play(("sell", "red2"))
    assert await moves_of(party, 0) == (("sell", "red1"), ("sell", "red2"))
    await house.restart()
    await panel.confirm()
    assert "sells the red lantern 2" in panel.screen.text
    assert "sells the red lantern 2" in (await public_messages(party))[-1].text


async def test_panels_do_not_pile_up(house: House) -> None:
    """A new one takes away the one before it, whatever that has become; other messages stay."""
    party, elsewhere = await keepers(house), await keepers(house)
    ada = people(party)[0]
    other = await panel_of(elsewhere, 0)
    log = await press(ada, (await public_messages(party))[-1], "log")
    first = await panel_of(party, 0)
    await first.play(("sell", "red1"))
    second = await panel_of(party, 0)
    await gone(house, ada, party, first)
    await second.confirm()
    third = await panel_of(party, 0)
    await gone(house, ada, party, second)
    left = [one.id for one in await ada.history(party.channel) if one.ephemeral]
    assert left[-2:] == [log.message.id, third.screen.id]
    assert other.screen.id in {one.id for one in await ada.history(elsewhere.channel)}


async def gone(house: House, driver: Driver, party: Party, panel: Fingers) -> None:
    """A panel is there no more."""
    while panel.screen.id in {one.id for one in await driver.history(party.channel)}:
        await house.breathe()


async def test_an_old_panel_shows_what_there_is_now_instead_of_an_error(house: House) -> None:
    party = await keepers(house)
    old = await panel_of(party, 0)
    house.forget_panels()
    new = await panel_of(party, 0)
    await new.play(("sell", "red1"))
    await old.press(old.button("take", "draw"))
    assert "Sell red lantern 1" in old.screen.text
    assert not old.screen.text.startswith("⛔")
    assert await moves_of(party, 0) == (("sell", "red1"),)
    await old.press(old.button("back", ""))
    assert await moves_of(party, 0) == ()


async def test_two_presses_at_once_play_one_step(house: House) -> None:
    party = await keepers(house)
    panel = await panel_of(party, 0)
    house.forget_panels()
    twin = await panel_of(party, 0)
    button = panel.button("take", "light")
    both: list[Answer] = await asyncio.gather(
        *(one.driver.click(one.screen, custom_id=button) for one in (panel, twin))
    )
    assert all("Light lanterns" in answer.text for answer in both)
    assert await moves_of(party, 0) == (("light",),)


async def test_two_confirms_at_once_commit_once(house: House) -> None:
    party = await keepers(house)
    panel = await panel_of(party, 0)
    await panel.play(("sell", "red1"))
    house.forget_panels()
    twin = await panel_of(party, 0)
    answers = await asyncio.gather(
        *(
            one.driver.click(one.screen, custom_id=one.button("confirm", ""))
            for one in (panel, twin)
        )
    )
    assert not any(answer.text.startswith("⛔") for answer in answers)
    assert [str(move) for move in (await party.session.record()).moves][3:] == [
        "0 sell red1",
        "0 end",
    ]


async def test_a_panel_of_an_earlier_turn_is_refreshed(house: House) -> None:
    party = await keepers(house)
    panel = await panel_of(party, 0)
    await type_move(party, 0, "end")
    await panel.press(panel.button("take", "light"))
    assert "Борис" in panel.screen.text or "waiting" in panel.screen.text
    assert (await party.session.record()).moves[-1].words == ("end",)


async def test_a_message_that_is_deleted_under_the_press_is_answered_anew(house: House) -> None:
    room = f"#{await house.channel()}"
    ada, boris = [await house.table.player(name) for name in ("Ada", "Борис")]
    card = await ada.slash(room, "new lanterns")
    with house.table.faults.hold(method="POST", path="/callback$") as held:
        pressing = asyncio.create_task(boris.click(card.message, "Join", until="first"))
        await held.arrived.wait()
        await house.delete_message(card.message)
    answer = await pressing
    assert answer.message.id != card.message.id
    assert boris.id in answer.text
    house.forgive(404)


async def test_leaving_the_panel_open_while_others_play_loses_nothing(house: House) -> None:
    party = await keepers(house)
    await type_move(party, 0, "light ; red1 ; end")
    await type_move(party, 1, "cheer")
    panel = await panel_of(party, 1)
    await panel.play(("sell", "blue1"))
    assert await moves_of(party, 1) == (("sell", "blue1"),)
    await type_move(party, 2, "decline")
    assert await moves_of(party, 1) == (("sell", "blue1"),), "drafted while others had to answer"
    again = await panel_of(party, 1)
    await again.confirm()
    assert (await party.session.standing()).asked[0].seat == 2


async def test_answers_that_take_long_are_promised_first(house: House) -> None:
    party = await keepers(house)
    ada = people(party)[0]
    async with party.session._lock:
        asking = asyncio.create_task(ada.slash(party.channel, "turn", until="first"))
        answer = await asking
        assert answer.deferred
    settled = await answer.settle("final")
    assert "Night 1: your turn" in settled.text
