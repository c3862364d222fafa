"""What joins a federation by appearing next to it."""

from __future__ import annotations

import pytest

from engine.gaia.federations import joins
from engine.gaia.federations.hexsets import hexes_of
from tests.engine.gaia.federations.sketches import sketch

CASES = {
    "a planet beside a member": ("c .", 1, {1}),
    "a planet beside a satellite": ("s .", 1, {1}),
    "a planet one hex away": ("c . .", 2, set()),
    "with all own planets it hangs together with": ("s . 1 1 . 1", 1, {1, 2, 3}),
    "a bridge between own planets and a federation": ("2 . c", 1, {0, 1}),
    "a bridge between two federations": ("c . d", 1, {1}),
    "an upgrade of what stands there already": ("c 1", 1, {1}),
    "nothing without a federation": ("1 . 1", 1, set()),
    "a station on an own satellite": ("c s", 1, {1}),
    "a station on a satellite far from planets": ("s . 1", 0, {0}),
    "a station on a satellite draws in what touches it": ("s 1", 0, {0, 1}),
}


@pytest.mark.parametrize(("picture", "where", "joining"), CASES.values(), ids=CASES.keys())
def test_joining(picture: str, where: int, joining: set[int]) -> None:
    site = sketch(picture).site
    own = hexes_of(site.own)
    assert joins(site.near, own, site.federated, where) == hexes_of(joining)
    if joining:
        after = site.federated | hexes_of(joining)
        assert joins(site.near, own | 1 << where, after, where) & ~after == 0
