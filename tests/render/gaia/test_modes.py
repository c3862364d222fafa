"""The map seen in other ways says what the rules say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.gaia.terms import QIC_RANGE, Planet
from render.formula import Icon
from render.gaia import modes
from render.gaia.hints import away
from render.gaia.map import occupied, settleable
from render.registry import book
from render.scene import Scene
from tests.render.gaia.positions import LANGUAGES, canvas, position, scene


def written(kind: str, game: str = "four", moment: str = "late") -> set[str]:
    return {one.text for one in canvas(kind, "en", game, moment).written}


def test_the_map_names_what_can_be_settled_and_every_hex_on_request() -> None:
    view = position("four", "late").view
    names = {spot.name.upper() for spot in view.hexes}
    planets = {name.upper() for name in settleable(view)}
    assert written("map") & names == planets < names
    assert written("codes") & names == names


def test_satellites_lie_above_the_coordinates() -> None:
    view = position("four", "late").view
    satellites = {name.upper() for player in view.players for name in player.satellites}
    assert satellites
    assert satellites.isdisjoint(written("map"))
    assert satellites <= written("codes")


def test_reach_counts_qics_as_the_rules_do() -> None:
    shown = scene("reach", "en", position("four", "late"), 0)
    player = shown.view.players[0]
    labels, rings = modes.MODES["reach"].labels(shown), modes.MODES["reach"].rings(shown)
    assert rings
    for name in rings:
        far = away(shown.view, 0, name)
        items = labels.get(name, ("0",))
        qics = int(str(items[0]))
        assert qics <= player.qic
        assert far <= player.range + QIC_RANGE * qics
        assert qics == 0 or far > player.range + QIC_RANGE * (qics - 1)
    poor = replace(player, qic=0)
    view = replace(shown.view, players=(poor, *shown.view.players[1:]))
    assert not modes.MODES["reach"].labels(Scene(view, "en", None, 0))


def test_influence_is_what_charging_would_offer() -> None:
    shown = scene("influence", "en", position("four", "late"))
    labels = modes.MODES["influence"].labels(shown)
    assert labels
    assert labels.keys().isdisjoint(occupied(shown.view))
    for name, items in labels.items():
        values = [
            max(
                (
                    built.value
                    for built in player.structures
                    if _apart(shown.view, built.hex, name) <= 2
                ),
                default=0,
            )
            for player in shown.view.players
        ]
        assert items[0] == str(max(values))
        strongest = [
            p for p, value in zip(shown.view.players, values, strict=True) if value == max(values)
        ]
        assert {Icon(f"owner_{player.colour}") for player in strongest} >= set(items[1:])


def _apart(view: object, one: str, other: str) -> int:
    places = {spot.name: (spot.q, spot.r) for spot in getattr(view, "hexes", ())}
    (q1, r1), (q2, r2) = places[one], places[other]
    return max(abs(q1 - q2), abs(r1 - r2), abs(q1 + r1 - q2 - r2))


def test_home_planets_are_ringed_and_take_no_steps() -> None:
    shown = scene("planets", "en", position("four", "early"), 0)
    home = shown.view.players[0].home
    labels, rings = modes.MODES["planets"].labels(shown), modes.MODES["planets"].rings(shown)
    kinds = {spot.name: spot.planet for spot in shown.view.hexes}
    assert rings
    for name, items in labels.items():
        assert (name in rings) == (kinds[name] is home) == (items[0] == "0")
        if kinds[name] is Planet.GAIA:
            assert items == (Icon("qic"),)


def test_the_income_below_is_the_next_income() -> None:
    view = position("four", "late").view
    player = view.players[0]
    ore = sum(one.amount for one in player.income if one.resource == "ore")
    assert str(ore) in written("income")


@pytest.mark.parametrize("name", modes.MODES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_mode_has_a_text_twin_without_ids(name: str, lang: str) -> None:
    for moment in ("start", "late"):
        alt = book("gaia").views[name].alt(scene(name, lang, position("four", moment)))
        assert "_" not in alt
        assert "owner" not in alt
        assert "picture" not in alt


def test_a_mode_names_the_hexes_in_its_twin() -> None:
    alt = book("gaia").views["planets"].alt(scene("planets", "en", position("four", "early"), 0))
    assert "QIC: 10B2" in alt
    assert "0: 3B2" in alt
