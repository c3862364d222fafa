"""A process that serves looks for garbage among what is new only."""

from __future__ import annotations

import gc

from render.collector import COLLECTED, settle_memory


def test_what_a_start_has_made_is_left_alone() -> None:
    before = gc.get_threshold()
    kept: list[list[object]] = [[]]
    try:
        settle_memory()
        assert gc.get_threshold() == COLLECTED
        assert not any(one is kept for one in gc.get_objects())
    finally:
        gc.unfreeze()
        gc.set_threshold(*before)
    assert any(one is kept for one in gc.get_objects())
    gc.freeze()  # as the tests' own conftest has it
