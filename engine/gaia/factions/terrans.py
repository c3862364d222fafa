"""Terrans: tokens come back from the Gaia area to bowl II, with the institute as resources too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.flow import Flow
from engine.core.moves import Note, Option, Words
from engine.gaia.asking import ask
from engine.gaia.faction_rules import FactionRules
from engine.gaia.gains import gain_resource
from engine.gaia.marks import rule

if TYPE_CHECKING:
    from engine.gaia.state import Player, State

CONVERSIONS = {
    "power_to_qic": (4, "qic"),
    "power_to_ore": (3, "ore"),
    "power_to_knowledge": (4, "knowledge"),
    "power_to_credit": (1, "credits"),
}
STOP: Words = ("convert", "no")


@rule("RU appendix I: Terrans")
def _convert(state: State, player: Player) -> Flow[None]:
    """Gain resources as though the tokens in the Gaia area were spent."""
    if not player.has_institute:
        return
    left = player.bowls[3]
    may_stop = not state.profile.must_convert

    def refuse(words: Words) -> Note | None:
        if words == STOP:
            return None if may_stop else Note("must-convert", {"left": left})
        if len(words) != 3 or words[0] != "convert" or words[1] not in CONVERSIONS:
            return Note("not-offered")
        count = int(words[2]) if words[2].isdigit() and len(words[2]) < 4 else 0
        cost = CONVERSIONS[words[1]][0] * count
        if not count:
            return Note("not-offered")
        return None if cost <= left else Note("too-many", {"needs": cost, "has": left})

    def offer() -> list[Option]:
        options = [
            Option(
                ("convert", what, str(count)),
                (Note("price", {"price": {"power": cost * count}}),
                 Note("gain", {"gain": {resource: count}})),
            )
            for what, (cost, resource) in CONVERSIONS.items()
            for count in range(1, left // cost + 1)
        ]  # fmt: skip
        return [*options, Option(STOP)] if may_stop else options

    while left:
        least = STOP if may_stop else offer()[0].words
        words = yield from ask(state, player, "gaia-convert", offer, refuse, least, left=left)
        if words == STOP:
            return
        cost, resource = CONVERSIONS[words[1]]
        gain_resource(player, resource, int(words[2]))
        left -= cost * int(words[2])
        state.tell("converted", player.seat, what=words[1], count=int(words[2]))


RULES = FactionRules(gaia_bowl=1, gaia_phase=_convert, suits=("gaia",))
