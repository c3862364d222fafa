"""The picture of the goals."""

from __future__ import annotations

import pytest

from render.race.goals import size
from tests.render.race.positions import LANGUAGES, position, scene


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", ["full", "two"])
def test_goals_are_no_higher_than_wide(game: str, lang: str) -> None:
    """Discord shows a wide screen so many pixels of height: what is higher becomes small there."""
    wide, high = size(scene("goals", lang, position(game, "late")))
    assert high <= wide
