"""Turns entered through the panel over the local table: counted taps, whole games, old panels."""

from __future__ import annotations

import random

import pytest

from bot.local import Driver
from bot.session import Press
from engine.core.moves import END
from engine.core.record import Record
from tests.bot.e2e.fingers import Fingers
from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party
from tests.bot.play.panel.games import ambitious

pytestmark = pytest.mark.asyncio(loop_scope="module")

MOST_STEPS = 12
"""Of one turn; then it is ended as soon as that is possible."""
BY_THEMSELVES = {
    "faction", "setup-mine", "setup-institute", "booster", "charge", "income", "brainstone",
    "gaia-tech", "convert",
}  # fmt: skip
"""Moves that are committed one by one, where they do not belong to a turn."""


async def fingers_of(party: Party, driver: Driver) -> Fingers:
    """The panel of somebody, just opened."""
    answer = await driver.slash(party.channel, "turn")
    return Fingers(driver, answer.message, taps=0)


async def play_turn(party: Party, driver: Driver, chance: random.Random) -> Fingers:
    """One draft with what an ambitious player likes, entered by tapping, and confirmed."""
    fingers = await fingers_of(party, driver)
    for step in range(MOST_STEPS * 3):
        draft = await party.session.draft(Press(int(driver.id)))
        if draft.decision is None:
            break
        decision = draft.blueprint.build().decision_of(draft.seat)
        assert decision is not None
        words = ambitious(decision, chance)
        if draft.can_confirm and (words == END or step > MOST_STEPS):
            break
        await fingers.take(words)
    await fingers.confirm()
    return fingers


async def test_a_game_entered_through_panels_is_the_same_as_typed(house: House) -> None:
    names = ["Ada", "Борис", "Оксана"]
    tapped = await Party.sit_down(house, "table-1", "gaia", names, seed="twice")
    chance = random.Random(5)
    while (driver := await tapped.asked()) is not None:
        await play_turn(tapped, driver, chance)
    await tapped.settled()
    record = await tapped.session.record()
    typed = await Party.sit_down(house, "table-2", "gaia", names, seed="twice")
    await type_in(typed, record)
    again = await typed.session.record()
    assert again.moves == record.moves
    assert (await typed.session.standing()).result == (await tapped.session.standing()).result
    await typed.settled()


async def type_in(party: Party, record: Record) -> None:
    """The moves of a record, typed; what standing orders answer comes by itself."""
    known = 0
    while known < len(record.moves):
        move = record.moves[known]
        user = (await party.session.standing()).user_at(move.seat)
        driver = party.drivers[str(user)]
        ours = []
        while known < len(record.moves) and record.moves[known].seat == move.seat:
            ours.append(" ".join(record.moves[known].words))
            known += 1
            if ours[-1] == END[0] or move.words[0] in BY_THEMSELVES:
                break
        answer = await driver.slash(party.channel, "move", text="; ".join(ours), commit=True)
        assert not answer.text.startswith("⛔"), (ours, answer.text)
        known = max(known, len((await party.session.record()).moves))
