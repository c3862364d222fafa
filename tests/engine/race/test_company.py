"""How computers play: what they look at before they answer."""

from __future__ import annotations

from dataclasses import fields

from engine.company.levels import LEVELS
from engine.company.player import decide
from engine.core.moves import Move
from engine.race.phases.settle import settle
from engine.race.state import State
from engine.race.terms import Phase
from tests.engine.race.positions import AnyTable, race, table

TEN = (
    "old_earth", "improved_logistics", "space_marines", "drop_ships", "colony_ship",
    "contact_specialist", "expedition_force", "replicant_robots", "space_port", "genetics_lab",
)  # fmt: skip
GOING = (
    "gem_world", "mining_conglomerate", "merchant_guild", "comet_zone", "asteroid_belt",
    "spice_world", "empath_world", "new_vinland", "diversified_economy", "consumer_markets",
)  # fmt: skip


def at_the_second_world(chips: int) -> AnyTable:
    """Where a seat with so many chips may place its twelfth card, and the other will make more."""
    position = race(goals="no").with_tableau(0, *TEN).with_tableau(1, *GOING)
    position.with_hand(0, "pilgrimage_world", "refugee_world", "gem_world")
    position.in_phase(Phase.SETTLE, "settle", "settle").players[0].chips = chips
    one = table(goals="no")
    for part in fields(State):
        setattr(one.state, part.name, getattr(position, part.name))
    one.go_on(settle(one.state))
    one.play(Move(0, ("settle", "pilgrimage_world", "pay")))
    question = one.asked(0)
    assert question is not None
    assert question.kind == "settle-second"
    return one


def test_a_second_world_is_looked_at_before_it_is_placed() -> None:
    ahead = decide(at_the_second_world(8), 0, LEVELS["apprentice"])
    behind = decide(at_the_second_world(0), 0, LEVELS["apprentice"])
    assert ahead is not None
    assert behind is not None
    assert ahead.answers[0] != ("settle", "none"), "the twelfth card wins"
    assert behind.answers[0] == ("settle", "none"), "the twelfth card would end a game that is lost"
