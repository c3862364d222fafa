"""Every proposal and every federation of the public records."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from engine.gaia.federations import as_layout, candidates, check, check_lenient
from engine.gaia.federations.hexsets import hexes_of
from tests.engine.gaia.federations.recorded import ENOUGH, RECORDS, positions

NOT_MINIMAL: set[tuple[str, int]] = set()
"""Recorded federations that the printed rules do not allow."""

pytestmark = pytest.mark.skipif(not RECORDS, reason="../shared/gaia/records is not there")


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_proposal_is_matched_with_no_more_satellites(path: Path) -> None:
    for position in positions(path):
        site = position.site
        ours = {layout.planets: layout.cost for layout in candidates(site)}
        for proposal in position.proposals:
            planets = proposal & hexes_of(site.own) & ~site.federated
            cost = (proposal & ~hexes_of(site.own) & ~site.federated).bit_count()
            assert ours.get(planets, ENOUGH) <= cost, (position.line, position.faction)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_every_recorded_federation_is_accepted_and_few_are_not_minimal(path: Path) -> None:
    not_minimal = set()
    for position in positions(path):
        if position.formed:
            site = replace(position.site, budget=ENOUGH)
            refusal, wasteful = check_lenient(site, position.formed)
            assert refusal is None, (position.line, refusal)
            assert wasteful == (check(site, position.formed) is not None)
            assert as_layout(site, position.formed).value >= site.threshold
            if wasteful:
                not_minimal.add((position.record, position.line))
    assert not_minimal == {entry for entry in NOT_MINIMAL if entry[0] == path.stem}
