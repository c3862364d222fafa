"""What is thought of beside the bot is what is thought of here, whatever happens to the process."""

from __future__ import annotations

import asyncio
import signal
import sys

import pytest

from bot.client.beside import LONGEST_S
from bot.client.thinker import Thinker, ThinkingError
from bot.client.thinking_worker import ThinkingWish, thoughts_of
from engine import GAMES
from engine.core.game import HUMAN, Setup

SETUP = Setup("gaia", (HUMAN, HUMAN), "thought", "thought", rules=GAMES["gaia"].rules)
WISH = ThinkingWish(1, SETUP, (), 0, "apprentice")


async def test_a_process_thinks_what_is_thought_here() -> None:
    thinker = Thinker(GAMES, beside=True)
    expected, problem = thoughts_of(WISH)
    assert not problem
    assert expected
    try:
        assert await thinker.think(WISH) == expected
        beside = thinker._players
        assert beside is not None
        assert beside._process is not None
        beside._process.kill()
        await beside._process.wait()
        both = await asyncio.gather(thinker.think(WISH), thinker.think(WISH))
        assert both == [expected, expected], "it is started anew, and asked again"
    finally:
        await thinker.close()


@pytest.mark.skipif(sys.platform == "win32", reason="processes are stopped by a signal")
async def test_a_process_that_hangs_is_given_up_and_started_anew() -> None:
    """Whoever waited, and all tables behind, waited for ever."""
    thinker = Thinker(GAMES, beside=True)
    beside = thinker._players
    assert beside is not None
    try:
        expected = await thinker.think(WISH)
        assert beside._process is not None
        hung = beside._process
        hung.send_signal(signal.SIGSTOP)
        beside.longest = 0.05
        with pytest.raises(ThinkingError):  # the new one is not there within that time either
            await thinker.think(WISH)
        assert hung.returncode is not None
        beside.longest = LONGEST_S
        assert await thinker.think(WISH) == expected
    finally:
        await thinker.close()


@pytest.mark.parametrize("wrong", [WISH._replace(level="none"), WISH._replace(seat=7)])
async def test_what_cannot_be_thought_of_is_said(
    wrong: ThinkingWish, caplog: pytest.LogCaptureFixture
) -> None:
    thinker = Thinker(GAMES)
    if wrong.level == "none":
        with pytest.raises(ThinkingError):
            await thinker.think(wrong)
        assert "nothing could be thought of" in caplog.text
    else:
        assert await thinker.think(wrong) == []
    caplog.clear()
