"""Ambas: with the institute, it may change places with a mine once per round."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.flow import Flow
from engine.core.moves import Note, Option, Words
from engine.gaia.asking import ask
from engine.gaia.faction_rules import FactionRules, SpecialAction
from engine.gaia.marks import rule
from engine.gaia.terms import Building, Planet

if TYPE_CHECKING:
    from engine.gaia.state import Player, State


@rule("RU appendix I: Ambas")
def _mines(state: State, player: Player) -> list[int]:
    return [
        place
        for place, kind in player.structures.items()
        if kind is Building.MINE and state.planets[place] is not Planet.LOST
    ]


def _available(state: State, player: Player) -> Note | None:
    return None if _mines(state, player) else Note("no-structure", {"building": Building.MINE})


@rule("RU appendix I: Ambas")
def _swap(state: State, player: Player) -> Flow[None]:
    mines = {state.hex_name(place): place for place in _mines(state, player)}

    def refuse(words: Words) -> Note | None:
        if len(words) == 2 and words[0] == "swap" and words[1] in mines:
            return None
        return Note("no-own-mine")

    words = yield from ask(
        state,
        player,
        "swap",
        lambda: [Option(("swap", name)) for name in sorted(mines)],
        refuse,
    )
    mine = mines[words[1]]
    institute = next(p for p, kind in player.structures.items() if kind is Building.INSTITUTE)
    player.structures[mine] = Building.INSTITUTE
    player.structures[institute] = Building.MINE
    state.tell("swapped", player.seat, hex=words[1], was=state.hex_name(institute))


RULES = FactionRules(special=SpecialAction("ambas_swap", _available, _swap), suits=("federations",))
