"""Leases whose time does not run out while a test looks at them."""

from __future__ import annotations

import pytest

from bot.store import fleet

LONG = 600.0


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leases and signs of life count for minutes: a machine may stand still for seconds, and then
    all of them would have run out."""
    monkeypatch.setattr(fleet, "LASTS", LONG)
    there = f"seen > clock_timestamp() - interval '{LONG} seconds'"
    monkeypatch.setattr(fleet, "_THERE", there)
