"""Every picture that a game has is called something on the button that shows it."""

from __future__ import annotations

import pytest

from engine import GAMES
from render import texts
from render.registry import book


@pytest.mark.parametrize("lang", texts.LANGUAGES)
@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_view_has_a_name(game: str, lang: str) -> None:
    for name, view in book(game).views.items():
        assert view.points or texts.has(lang, f"view-{name}", game), name
