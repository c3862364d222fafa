"""Bescods: swapped institute and academies, the lowest area advances; titanium adds power value."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.flow import Flow
from engine.core.moves import Note
from engine.gaia.faction_rules import FactionRules, SpecialAction
from engine.gaia.marks import rule
from engine.gaia.research import advance_refusal, offer_advance
from engine.gaia.terms import TRACKS, Building, Planet, Track

if TYPE_CHECKING:
    from engine.gaia.state import Player, State


@rule("RU appendix I: Bescods")
def _lowest(state: State, player: Player) -> list[Track]:
    least = min(player.levels.values())
    return [
        track
        for track in TRACKS
        if player.levels[track] == least and advance_refusal(state, player, track) is None
    ]


def _available(state: State, player: Player) -> Note | None:
    usable = state.profile.lowest_may_decline or _lowest(state, player)
    return None if usable else Note("lowest-blocked")


@rule("RU appendix I: Bescods")
def _advance_lowest(state: State, player: Player) -> Flow[None]:
    tracks = _lowest(state, player)
    yield from offer_advance(state, player, tracks, state.profile.lowest_may_decline)


@rule("RU appendix I: Bescods")
def _value_bonus(state: State, player: Player, place: int) -> int:
    return int(player.has_institute and state.planets[place] is Planet.TITANIUM)


RULES = FactionRules(
    value_bonus=_value_bonus,
    upgrades={
        Building.MINE: (Building.STATION,),
        Building.STATION: (Building.LAB, Building.LEFT_ACADEMY, Building.RIGHT_ACADEMY),
        Building.LAB: (Building.INSTITUTE,),
    },
    special=SpecialAction("bescods_lowest", _available, _advance_lowest, with_institute=False),
    suits=(
        "trading_stations",
        "research",
    ),
)
