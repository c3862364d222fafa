"""Settings for all tests: hypothesis keeps no files and no clock; approved pictures."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

settings.register_profile(
    "orrery",
    deadline=None,
    database=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)
settings.load_profile("orrery")


def pytest_addoption(parser: pytest.Parser) -> None:
    """The switch that approves pictures as they are drawn now."""
    parser.addoption("--golden-update", action="store_true", help="rewrite approved pictures")


@pytest.fixture
def golden_update(request: pytest.FixtureRequest) -> bool:
    """Whether approved pictures are to be rewritten."""
    return bool(request.config.getoption("--golden-update"))
