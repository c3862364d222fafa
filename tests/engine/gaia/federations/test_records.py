"""Every proposal and every federation of the public records."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine.gaia.federations import (
    alternatives,
    as_layout,
    candidates,
    candidates_lenient,
    check,
    check_lenient,
    is_generous,
)
from engine.gaia.federations.hexsets import hexes_of
from tests.engine.gaia.federations.recorded import ENOUGH, RECORDS, positions

NOT_MINIMAL_PROPOSALS = {
    # Left alone, 6A9 2A3 5A8 5A9 are worth seven with four satellites instead of seven.
    ("a02", 254): 1,
    # Without 9A11 six satellites do instead of nine.
    ("a03", 238): 1,
    ("a03", 243): 1,
}
"""Proposals of the other engine that the printed rules do not allow: where and how many."""

pytestmark = pytest.mark.skipif(not RECORDS, reason="../shared/gaia/records is not there")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_proposal_is_matched_with_no_more_satellites(path: Path) -> None:
    for position in positions(path):
        site = position.site
        ours = {layout.planets: layout.cost for layout in candidates(site)}
        generous = {layout.planets: layout.cost for layout in candidates_lenient(site)}
        unmatched = 0
        for proposal in position.proposals:
            planets = proposal & hexes_of(site.own) & ~site.federated
            cost = (proposal & ~hexes_of(site.own) & ~site.federated).bit_count()
            unmatched += ours.get(planets, ENOUGH) > cost
            assert generous.get(planets, ENOUGH) <= cost, (position.line, position.faction)
            assert check_lenient(site, proposal) is None
        assert unmatched == NOT_MINIMAL_PROPOSALS.get((position.record, position.line), 0)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_recorded_federation_is_accepted_and_minimal(path: Path) -> None:
    for position in positions(path):
        if position.formed:
            site = replace(position.site, budget=ENOUGH)
            assert check(site, position.formed) is None, position.line
            assert check_lenient(site, position.formed) is None
            assert not is_generous(site, position.formed)
            assert as_layout(site, position.formed).value >= site.threshold


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_recorded_federation_is_in_the_menu_or_a_variant_of_what_is(path: Path) -> None:
    for position in positions(path):
        if position.formed:
            site = replace(position.site, budget=ENOUGH)
            formed = as_layout(site, position.formed)
            found = [one for one in candidates(site) if one.planets == formed.planets]
            found += [other for one in found for other in alternatives(site, one)]
            assert formed.satellites in [one.satellites for one in found], position.line
