"""Forms of the panel: whatever opens one is there to take it filled in."""

from __future__ import annotations

import pytest

import bot.play.panel_presses  # noqa: F401  # registers who takes presses and forms
from bot.client.request import FORMS, HANDLERS
from bot.play.panel.verbs import AHEAD, FILL, FORM, ORDERS


@pytest.mark.parametrize("prefix", ["", AHEAD, *ORDERS])
def test_a_form_that_can_be_opened_can_be_filled_in(prefix: str) -> None:
    assert prefix + FORM in HANDLERS
    assert prefix + FILL in FORMS
