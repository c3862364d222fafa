"""Action 5, Advance Research."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.flow import Flow
from engine.core.moves import Note, Option, Words
from engine.gaia.actions.action import NOT_OFFERED, Action, price_note
from engine.gaia.gains import is_affordable, pay, unaffordable
from engine.gaia.marks import rule
from engine.gaia.research import advance, advance_refusal, level_notes
from engine.gaia.state import Player, State
from engine.gaia.terms import RESEARCH_COST, TRACK_OF

PRICE = (("knowledge", RESEARCH_COST),)


@rule("RU actions 5")
def refusal(state: State, player: Player, words: Words) -> Note | None:
    """Why an area cannot be advanced for knowledge, or None."""
    if len(words) != 2 or words[0] != "research":
        return NOT_OFFERED
    track = TRACK_OF.get(words[1])
    if track is None:
        return Note("no-track", {"word": words[1]})
    return advance_refusal(state, player, track) or unaffordable(player, PRICE)


def offer(state: State, player: Player) -> Iterable[Option]:
    """Every area that can be advanced."""
    if not is_affordable(player, PRICE):
        return
    for word, track in TRACK_OF.items():
        if advance_refusal(state, player, track) is None:
            yield Option(("research", word), (*price_note(PRICE), *level_notes(player, track)))


@rule("RU actions 5")
def perform(state: State, player: Player, words: Words) -> Flow[None]:
    """Pay knowledge and advance."""
    pay(player, PRICE)
    yield from advance(state, player, TRACK_OF[words[1]])


RESEARCH = Action("research", offer, refusal, perform)
