"""Action 2, Start a Gaia Project."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.flow import Flow
from engine.core.moves import Note, Option, Words
from engine.gaia.actions.action import NOT_OFFERED, Action, price_note
from engine.gaia.board import bits
from engine.gaia.gains import pay
from engine.gaia.marks import rule
from engine.gaia.power import tokens_to_gaia
from engine.gaia.reach import FormerPlan, former_plan, former_sites
from engine.gaia.state import Player, State


def former_options(state: State, player: Player, extra: int = 0) -> Iterable[Option]:
    """One option per transdim planet within reach."""
    if not player.formers_ready:
        return
    for place in bits(former_sites(state, player, extra)):
        plan = former_plan(state, player, place, extra)
        if isinstance(plan, FormerPlan):
            price = (("to_gaia", plan.tokens), ("qic", plan.range_qic))
            yield Option(("gaiaform", state.hex_name(place)), price_note(price))


def gaiaform_refusal(state: State, player: Player, words: Words, extra: int = 0) -> Note | None:
    """Why there can be no Gaia project, or None."""
    if len(words) != 2 or words[0] != "gaiaform":
        return NOT_OFFERED
    place = state.board.index.get(words[1])
    if place is None:
        return Note("no-hex", {"hex": words[1]})
    plan = former_plan(state, player, place, extra)
    return plan if isinstance(plan, Note) else None


@rule("RU actions 2")
def perform_gaiaform(state: State, player: Player, words: Words, extra: int = 0) -> Flow[None]:
    """Move tokens to the Gaia area and place the gaiaformer."""
    place = state.board.index[words[1]]
    plan = former_plan(state, player, place, extra)
    assert isinstance(plan, FormerPlan)
    pay(player, (("qic", plan.range_qic),))
    player.formers_ready -= 1
    player.formers |= 1 << place
    yield from tokens_to_gaia(state, player, plan.tokens)
    state.tell("gaiaformer_placed", player.seat, hex=words[1])


GAIAFORM = Action("gaiaform", former_options, gaiaform_refusal, perform_gaiaform)
