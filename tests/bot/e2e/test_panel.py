"""The panel over the local table: turns in few taps, stale presses, restarts, two devices."""

from __future__ import annotations

import pytest

from tests.bot.e2e.house import House
from tests.bot.e2e.players import Party

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_a_turn(house: House) -> None:
    party = await Party.sit_down(house, "table-2", "gaia", ["Ada", "Борис"], seed="panel")
    for _ in range(12):
        driver = await party.asked()
        assert driver is not None
        answer = party.timely(await driver.slash(party.channel, "turn"))
        screen = answer.message
        print("-----", screen.text)
        print(
            [b.label for b in screen.buttons],
            [(s.placeholder, s.options) for s in screen.selects],
            [p.filename for p in screen.pictures],
        )
        if not screen.selects:
            break
        answer = party.timely(await driver.select(screen, screen.selects[0].values[0]))
        print(answer.message.text, [b.label for b in answer.message.buttons])
        answer = party.timely(
            await driver.click(
                answer.message, "Подтвердить" if "Под" in str(answer.message.buttons) else "Confirm"
            )
        )
        print(answer.message.text)
