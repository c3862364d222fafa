"""Rate limits: counted per route and channel, told in headers, refused as Discord refuses."""

from collections.abc import AsyncIterator

import pytest

from bot.local import LocalTable, ManualClock
from tests.bot.local.raw_bot import RawBot

HELLO = {"content": "Hello"}


@pytest.fixture
async def strict(clock: ManualClock) -> AsyncIterator[RawBot]:
    """A raw bot at a table with rate limits."""
    async with LocalTable(clock=clock) as table:
        raw = RawBot(table)
        yield raw
        await raw.close()


async def test_headers_tell_where_one_stands(strict: RawBot, clock: ManualClock) -> None:
    for left in (4, 3, 2, 1, 0):
        assert (await strict.send("general", HELLO))[0] == 200
        assert strict.headers["X-RateLimit-Remaining"] == str(left)
    assert strict.headers["X-RateLimit-Limit"] == "5"
    assert strict.headers["X-RateLimit-Reset-After"] == "5.000"
    assert float(strict.headers["X-RateLimit-Reset"]) == pytest.approx(clock.now() + 5, abs=0.01)
    assert strict.headers["X-RateLimit-Bucket"]


async def test_sixth_message_in_five_seconds_is_refused(strict: RawBot, clock: ManualClock) -> None:
    for _ in range(5):
        await strict.send("general", HELLO)
    clock.advance(1.5)
    status, answer = await strict.send("general", HELLO)
    assert status == 429
    assert answer["retry_after"] == pytest.approx(3.5)
    assert answer["global"] is False
    assert strict.headers["Retry-After"] == "4"
    assert strict.headers["X-RateLimit-Scope"] == "user"
    assert strict.headers["Via"]
    assert (await strict.send("table-1", HELLO))[0] == 200  # another channel, another bucket
    clock.advance(3.5)
    assert (await strict.send("general", HELLO))[0] == 200


async def test_fifty_requests_a_second_are_the_global_limit(
    strict: RawBot, clock: ManualClock
) -> None:
    for _ in range(25):
        await strict("GET", "/users/@me")
        await strict("GET", "/gateway/bot")
    status, answer = await strict("GET", "/applications/@me")
    assert (status, answer["global"]) == (429, True)
    assert strict.headers["X-RateLimit-Global"] == "true"
    # Answers to interactions are outside it.
    status, answer = await strict("POST", "/interactions/1/x/callback", {"type": 5}, token=None)
    assert (status, answer["code"]) == (404, 10062)
    clock.advance(1)
    assert (await strict("GET", "/applications/@me"))[0] == 200


async def test_limits_can_be_left_out() -> None:
    async with LocalTable(rate_limits=False) as table:
        raw = RawBot(table)
        for _ in range(6):
            assert (await raw.send("general", HELLO))[0] == 200
        assert "X-RateLimit-Limit" not in raw.headers
        await raw.close()
