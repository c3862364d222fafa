"""What people are told is true, also when the line is cut while they are told."""

from __future__ import annotations

import asyncio
import logging
import time

import pytest

from bot import app
from bot.client import client, replies
from bot.local.outcome import NoAnswerError
from tests.bot.e2e.house import House
from tests.bot.e2e.scenes import keepers, people, public_messages, type_move

pytestmark = pytest.mark.asyncio(loop_scope="module")

LATE = "much too late"
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


async def test_a_promise_whose_answer_is_cut_off_is_kept(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The turn was carried out, and its player was left with a bot that “thinks”."""
    monkeypatch.setattr(replies, "PAUSE", 0.01)
    party = await keepers(house)
    session, gate = type(party.session), asyncio.Event()
    plays = session.play

    async def slowly(self: object, *args: object, **kwargs: object) -> object:
        await gate.wait()
        return await plays(self, *args, **kwargs)  # type: ignore[arg-type]

    before = (await party.session.standing()).game.position
    order = house.table.faults.lose_answers(1, method="POST", path=CALLBACK)
    with monkeypatch.context() as patched:
        patched.setattr(session, "play", slowly)
        typing = asyncio.create_task(type_move(party, 0, "sell red1 ; end"))
        await order.arrived.wait()
        for _ in range(20):
            await house.breathe()
        gate.set()
        answer = await typing
    assert (await party.session.standing()).game.position == before + 2
    assert answer.text
    assert not answer.text.startswith("⛔")
    house.forgive(400)


async def test_what_comes_while_the_bot_stops_is_not_carried_out_unanswered(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who had acted before is answered still; who acts then reads that it failed, and so
    it has."""
    party, name = await keepers(house), await house.channel()
    session, begun, gate = type(party.session), asyncio.Event(), asyncio.Event()
    plays, boris = session.play, people(party)[1]

    async def slowly(self: object, *args: object, **kwargs: object) -> object:
        begun.set()
        await gate.wait()
        return await plays(self, *args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(session, "play", slowly)
    monkeypatch.setattr(app, "LAST_WORDS", 60.0)  # a machine may stand still for some seconds
    typing = asyncio.create_task(type_move(party, 0, "sell red1 ; end"))
    await begun.wait()  # it may be under way to the bot for long, and would come while it stops
    stopping = asyncio.create_task(house.orrery.stop())
    while not house.orrery.client.leaving:
        await house.breathe()
    with monkeypatch.context() as hasty:
        hasty.setattr(house.table.interactions, "first_answer_s", 0.05)
        with pytest.raises(NoAnswerError):
            await boris.slash(f"#{name}", "new lanterns")
    gate.set()
    assert not (await typing).text.startswith("⛔")
    await stopping
    await house.down()
    await house.up()
    house.unanswered.clear()
    channel = int(await boris.channel_id(f"#{name}"))
    assert await house.orrery.sessions.in_channel(channel) is None


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


@pytest.mark.parametrize("takes_messages", [True, False], ids=["in private", "in the channel"])
async def test_what_arrives_after_an_outage_is_not_carried_out_and_its_player_told_so_once(
    house: House, monkeypatch: pytest.MonkeyPatch, takes_messages: bool
) -> None:
    """Discord has called it failed twenty minutes ago, and he has tried again and again."""
    party = await keepers(house)
    ada = people(party)[0]
    before = (await party.session.standing()).game.position
    house.table.arrange.close_dms("Ada", closed=not takes_messages)
    monkeypatch.setattr(house.table.interactions, "first_answer_s", 0.1)
    with house.table.gateway.away():
        tries = [type_move(party, 0, "sell red1 ; end") for _ in range(3)]
        for one in await asyncio.gather(*tries, return_exceptions=True):
            assert isinstance(one, NoAnswerError)
        monkeypatch.setattr(client, "monotonic", lambda: time.monotonic() + 1200.0)
    place = "dm" if takes_messages else party.channel
    while not (found := [one for one in await ada.history(place) if LATE in one.text]):
        await house.breathe()
    assert len(found) == 1
    monkeypatch.undo()
    answer = await type_move(party, 0, "sell red1 ; end")
    assert not answer.text.startswith("⛔")
    assert (await party.session.standing()).game.position == before + 2
    assert len([one for one in await ada.history(place) if LATE in one.text]) == 1
    house.table.arrange.close_dms("Ada", closed=False)
    house.unanswered.clear()
    house.forgive(403, 404)
    house.pardon(logging.ERROR)  # discord.py has said that it tries again
    house.clock.ahead += 1000.0  # after which he would be told again


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
