"""What people are told is true, also when the line is cut while they are told."""

from __future__ import annotations

import asyncio
import logging

import pytest

from bot.client import client, replies
from tests.bot.e2e.house import House
from tests.bot.e2e.scenes import keepers, people, public_messages, type_move

pytestmark = pytest.mark.asyncio(loop_scope="module")

CALLBACK = r"/interactions/\d+/[^/]+/callback"


async def test_a_confirmed_turn_is_never_called_lost(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Found by an audit: the line was cut while Confirm was answered, and the player read that
    nothing was kept; the turn stood in the log."""
    monkeypatch.setattr(replies, "PAUSE", 0.01)
    party = await keepers(house)
    before = (await party.session.standing()).game.position
    house.table.faults.lose_answers(1, method="POST", path=CALLBACK)
    answer = await type_move(party, 0, "sell red1 ; end")
    assert (await party.session.standing()).game.position == before + 2
    assert "nothing" not in answer.text.lower()
    assert len(await public_messages(party)) == 2
    house.forgive(400)  # 40060: the answer that nobody heard had arrived


@pytest.mark.parametrize(
    ("kept", "said"), [(True, "was carried out and stands"), (False, "nothing of it was kept")]
)
async def test_a_fault_after_the_commit_says_that_the_turn_stands(
    house: House, monkeypatch: pytest.MonkeyPatch, kept: bool, said: str
) -> None:
    party = await keepers(house)
    session = type(party.session)
    plays = session.play

    async def fails(self: object, *args: object, **kwargs: object) -> object:
        if kept:
            await plays(self, *args, **kwargs)  # type: ignore[arg-type]
        raise RuntimeError("a fault of ours")

    before = (await party.session.standing()).game.position
    with monkeypatch.context() as patched:
        patched.setattr(session, "play", fails)
        answer = await type_move(party, 0, "sell red1 ; end")
    assert (await party.session.standing()).game.position == before + 2 * kept
    assert said in answer.text
    assert answer.text.startswith("⛔")
    house.pardon(logging.ERROR)


async def test_somebody_is_answered_in_time_although_he_cannot_be_looked_up(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock of an answer runs from its arrival, whatever waits before it."""
    monkeypatch.setattr(client, "SHORT_LOOK", 0.05)
    party = await keepers(house)
    known = house.orrery.people
    gate = asyncio.Event()
    meets = known.meet

    async def waits(*args: object) -> object:
        await gate.wait()
        return await meets(*args)  # type: ignore[arg-type]

    monkeypatch.setattr(known, "meet", waits)
    answer = await people(party)[0].slash(party.channel, "help")
    gate.set()
    assert answer.text
