"""Itars: burnt tokens go to the Gaia area; with the institute four of them buy technology."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.flow import Flow, choose
from engine.core.moves import Decision, Note, Option, Words
from engine.gaia.faction_rules import FactionRules
from engine.gaia.marks import rule
from engine.gaia.tech import gain_tech, open_slots

if TYPE_CHECKING:
    from engine.gaia.state import Player, State

TOKENS_PER_TECH = 4
ANSWERS: tuple[Words, Words] = (("gaia-tech", "yes"), ("gaia-tech", "no"))


@rule("RU appendix I: Itars")
def _buy_tech(state: State, player: Player) -> Flow[None]:
    if not player.has_institute:
        return

    def refuse(words: Words) -> Note | None:
        return None if words in ANSWERS else Note("not-offered")

    while player.bowls[3] >= TOKENS_PER_TECH and open_slots(state, player):
        words = yield from choose(
            Decision(
                player.seat,
                "gaia-tech",
                lambda: [Option(answer) for answer in ANSWERS],
                refuse,
                args={"tokens": player.bowls[3]},
                assume=ANSWERS[1],
            )
        )
        if words == ANSWERS[1]:
            return
        player.bowls[3] -= TOKENS_PER_TECH
        yield from gain_tech(state, player)


RULES = FactionRules(
    burn_to_gaia=True,
    gaia_phase=_buy_tech,
    suits=(
        "gaia",
        "research",
    ),
)
