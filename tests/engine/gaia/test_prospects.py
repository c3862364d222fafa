"""What a setup promises each faction is what the rules would make of it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.game import HUMAN, Setup
from engine.core.moves import Move
from engine.core.table import Table
from engine.gaia.advice.prospects import FURTHER, prospects
from engine.gaia.components import FACTIONS, FINAL_TILES, ROUND_TILES
from engine.gaia.faction_rules import FactionRules
from engine.gaia.factions import FACTION_RULES
from engine.gaia.game import GAIA
from engine.gaia.terms import Planet, steps_between
from engine.gaia.view import GaiaView
from tests.engine.gaia.positions import standard


def view(seed: str = "prospects", **options: str) -> GaiaView:
    setup = Setup(GAIA.key, (HUMAN,) * 3, seed=seed, secret="s", options=options)
    return Table(GAIA, setup).view(None)


def test_every_faction_has_a_prospect_on_every_map() -> None:
    for seed in range(6):
        shown = view(str(seed), map="random")
        found = prospects(shown)
        assert [one.faction for one in found] == list(FACTIONS)
        for one in found:
            assert one.homes == sum(spot.planet is one.home for spot in shown.hexes)
            assert len(one.sites) == one.homes
            assert all(len(site.further) <= FURTHER for site in one.sites)
            assert one.home not in dict(one.neighbours)


def test_the_price_of_a_further_mine_is_what_the_rules_ask() -> None:
    shown = view()
    planets = {spot.name: spot.planet for spot in shown.hexes}
    for one in prospects(shown):
        for site in one.sites:
            for further in site.further:
                price, planet = dict(further.price), planets[further.hex]
                assert planet not in (None, Planet.TRANSDIM)
                if planet is Planet.GAIA:
                    rules = FACTION_RULES.get(one.faction, FactionRules())
                    assert price[rules.gaia_price[0]] >= 1
                elif planet is not None:
                    assert price.get("ore", 0) == 3 * steps_between(one.home, planet)


def test_a_chosen_colour_is_taken_and_a_settled_planet_no_place_to_begin() -> None:
    table = Table(GAIA, Setup(GAIA.key, (HUMAN,) * 2, seed="1", secret="s"))
    table.play(Move(table.pending[0].seat, ("faction", "terrans")))
    taken = {one.faction for one in prospects(table.view(None)) if one.taken}
    assert taken == {"terrans", "lantids"}
    table.play(Move(table.pending[0].seat, ("faction", "xenos")))
    site = next(one for one in prospects(table.view(None)) if one.faction == "terrans").sites[0]
    table.play(Move(table.pending[0].seat, ("setup-mine", site.hex)))
    left = next(one for one in prospects(table.view(None)) if one.faction == "terrans")
    assert site.hex not in {other.hex for other in left.sites}


@pytest.mark.parametrize("faction", FACTIONS)
def test_what_suits_a_faction_is_in_the_game(faction: str) -> None:
    shown = view()
    everything = replace(
        shown,
        rounds=tuple(
            replace(shown.rounds[0], id=tile, round=number)
            for number, tile in enumerate(ROUND_TILES, start=1)
        ),
        final=tuple(replace(shown.final[0], id=tile) for tile in FINAL_TILES),
    )
    one = next(one for one in prospects(everything) if one.faction == faction)
    assert one.rounds or one.finals or faction == "nevlas"
    assert not one.rounds or len(one.rounds) < len(ROUND_TILES)


def test_what_is_banned_or_not_bid_for_can_nobody_have() -> None:
    table = standard(2, factions="auction", bans="one")

    def free() -> set[str]:
        return {one.faction for one in prospects(table.view(None)) if not one.taken}

    for text in ("ban ambas", "ban ivits"):
        table.play(Move(table.pending[0].seat, tuple(text.split())))
    assert {*FACTIONS} - free() == {"ambas", "ivits"}
    table.play(Move(table.pending[0].seat, ("faction", "taklons")))
    assert {*FACTIONS} - free() == {"ambas", "ivits"}
    table.play(Move(table.pending[0].seat, ("faction", "xenos")))
    assert free() == {"taklons", "xenos"}
    table.play(Move(table.pending[0].seat, ("bid", "xenos", "3")))
    assert {one.faction: one.bid for one in prospects(table.view(None)) if one.bid} == {"xenos": 3}
