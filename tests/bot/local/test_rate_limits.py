"""Rate limits: counted per route and channel, told in headers, refused as Discord refuses."""

from collections.abc import AsyncIterator

import pytest

from bot.local import LocalTable, ManualClock, limits
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


async def test_windows_pass_at_the_pace_that_is_wanted(clock: ManualClock) -> None:
    async with LocalTable(clock=clock, pace=50) as table:
        raw = RawBot(table)
        for _ in range(5):
            assert (await raw.send("general", HELLO))[0] == 200
        assert raw.headers["X-RateLimit-Reset-After"] == "0.100"
        clock.advance(0.0401)
        status, answer = await raw.send("general", HELLO)
        assert (status, answer["retry_after"]) == (429, 0.06), "rounded up, never down"
        clock.advance(answer["retry_after"])
        assert (await raw.send("general", HELLO))[0] == 200
        await raw.close()


async def test_ten_thousand_invalid_requests_are_a_ban_from_everything(
    strict: RawBot, clock: ManualClock
) -> None:
    for status in (403, 429, 404, 400):
        for _ in range(limits.INVALID // 2 - 1):
            strict.table.core.rates.note(status)
    for _ in range(2):
        assert (await strict("GET", "/users/@me", token="wrong"))[0] == 401
    for method, path in (("GET", "/users/@me"), ("POST", "/interactions/1/x/callback")):
        assert (await strict(method, path))[0] == 429
        assert "Via" not in strict.headers, "it comes from the network before Discord"
        assert strict.headers["Retry-After"] == "600"
    clock.advance(limits.INVALID_WINDOW_S)
    assert (await strict("GET", "/users/@me"))[0] == 200


async def test_limits_can_be_left_out() -> None:
    async with LocalTable(rate_limits=False) as table:
        raw = RawBot(table)
        for _ in range(6):
            assert (await raw.send("general", HELLO))[0] == 200
        assert "X-RateLimit-Limit" not in raw.headers
        await raw.close()
