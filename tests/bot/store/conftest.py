"""What tests of the store share."""

from __future__ import annotations

import pytest

from tests.bot.hurry import long_leases


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leases whose time does not run out while a test looks at them."""
    long_leases(monkeypatch)
