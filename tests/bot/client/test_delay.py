"""Whether an interaction came late is told without a clock that is right."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import discord
import pytest

from bot.client import client
from bot.client.client import TOO_LATE, Delay

BEGUN = datetime(2026, 1, 1, tzinfo=UTC)
DAY = 24 * 3600


@pytest.mark.parametrize("parts", [-60e-6, 0.0, 60e-6], ids=["slow", "right", "fast"])
def test_a_clock_that_drifts_makes_nothing_late(
    monkeypatch: pytest.MonkeyPatch, parts: float
) -> None:
    """A machine whose clock nobody sets gained fifteen seconds in three days, and from then on
    whatever people did was refused as too late."""
    delay, late = Delay(), list[float]()
    for hour in range(0, 60 * 24, 5):
        seconds = 3600.0 * hour
        monkeypatch.setattr(client, "monotonic", lambda s=seconds: 1000.0 + s * (1 + parts))
        at = BEGUN + timedelta(seconds=seconds)
        late.append(delay.of(discord.utils.time_snowflake(at)))
    assert max(late) < TOO_LATE / 2


@pytest.mark.parametrize("quiet", [60.0, DAY], ids=["a minute", "a day"])
def test_what_comes_after_an_outage_is_late(monkeypatch: pytest.MonkeyPatch, quiet: float) -> None:
    delay = Delay()
    for seconds, sent in ((0.0, 0.0), (quiet, quiet - 1200.0)):
        monkeypatch.setattr(client, "monotonic", lambda s=seconds: 1000.0 + s)
        found = delay.of(discord.utils.time_snowflake(BEGUN + timedelta(seconds=sent)))
    assert found > 1100.0
