"""Games of the quick tests are dealt alike in every run; those of soak runs are not."""

from __future__ import annotations

import random
from types import SimpleNamespace

import pytest

from bot.session import new_game
from tests.bot.server import shut_down


@pytest.fixture(autouse=True)
def dealt_alike(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """What a test is dealt follows from its name: a gate that fails once in ten says nothing."""
    if request.node.get_closest_marker("soak") is None:
        dealer = random.Random(request.node.nodeid)
        token = SimpleNamespace(token_hex=lambda size: dealer.randbytes(size).hex())
        monkeypatch.setattr(new_game, "secrets", token)


def pytest_sessionfinish() -> None:
    """Nothing that a test has started stays."""
    shut_down()
