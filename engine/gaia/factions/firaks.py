"""Firaks: with the institute a lab may become a trading station and advance research."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.flow import Flow
from engine.core.moves import Note, Option, Words
from engine.gaia.asking import ask
from engine.gaia.faction_rules import FactionRules, SpecialAction
from engine.gaia.marks import rule
from engine.gaia.research import offer_advance
from engine.gaia.structures import replace_structure, score_upgrade
from engine.gaia.terms import TRACKS, Building

if TYPE_CHECKING:
    from engine.gaia.state import Player, State


@rule("RU appendix I: Firaks")
def _labs(player: Player) -> list[int]:
    return [place for place, kind in player.structures.items() if kind is Building.LAB]


def _available(state: State, player: Player) -> Note | None:
    if not _labs(player):
        return Note("no-structure", {"building": Building.LAB})
    if not player.pieces[Building.STATION]:
        return Note("no-piece", {"building": Building.STATION})
    return None


@rule("RU appendix I: Firaks")
def _downgrade(state: State, player: Player) -> Flow[None]:
    labs = {state.hex_name(place): place for place in _labs(player)}

    def refuse(words: Words) -> Note | None:
        if len(words) == 2 and words[0] == "downgrade" and words[1] in labs:
            return None
        return Note("no-own-lab")

    words = yield from ask(
        state,
        player,
        "downgrade",
        lambda: [Option(("downgrade", name)) for name in sorted(labs)],
        refuse,
    )
    replace_structure(state, player, labs[words[1]], Building.STATION)
    score_upgrade(state, player, Building.STATION)
    yield from offer_advance(state, player, list(TRACKS))


RULES = FactionRules(
    special=SpecialAction("firaks_downgrade", _available, _downgrade),
    suits=(
        "trading_stations",
        "research",
    ),
)
