"""A refused move is refused in the words of `/why`: one reason, told in one place."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalMoveError
from engine.core.words import resolve
from render import texts
from tests.engine.gaia.test_obstacles import bare, obstacles


def test_a_refused_move_is_refused_with_all_that_would_be_answered_to_why() -> None:
    position = bare("terrans", "r.....r").give(0, qic=1)
    with pytest.raises(IllegalMoveError) as refused:
        resolve(position.table, 0, ("build", "16c"))
    assert list(refused.value.reasons) == obstacles(position, "build 16c")
    for lang in texts.LANGUAGES:
        notes = [texts.note(lang, "gaia", one) for one in refused.value.reasons]
        assert " · ".join(notes) in texts.error(lang, "gaia", refused.value)
    assert "you have 1 QIC · 6 hexes away, range 1: 3 QICs" in texts.error(
        "en", "gaia", refused.value
    )
