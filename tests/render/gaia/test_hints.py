"""What a panel is told about Gaia Project."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from engine.core.record import parse_record, play_record
from engine.gaia.game import GAIA
from render.gaia.hints import own

FOUR = Path(__file__).parent / "records" / "four.txt"


def test_only_places_that_a_federation_may_be_made_of_are_offered_for_one() -> None:
    view = play_record(GAIA, parse_record(FOUR.read_text("utf-8"))).view(None)
    seen = 0
    for player in view.players:
        places = {place for place, _ in own(view, player.seat)}
        built = {one.hex: one.federated for one in player.structures}
        assert places == {place for place, federated in built.items() if not federated}
        growing = replace(player, faction="ivits")
        others = tuple(growing if one.seat == player.seat else one for one in view.players)
        assert {place for place, _ in own(replace(view, players=others), player.seat)} == {*built}
        seen += any(built.values())
    assert seen
