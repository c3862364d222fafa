"""Standing orders: upkeep, income, transmuting, what to keep, the transporter, the consulate, the
tie of the wings.

There is none for missions: where none can be done the rules do not ask, and one that can be done
is never given up for somebody.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.game import Habit
from engine.core.moves import Decision, Words
from engine.federation.actions.e81216 import is_useful
from engine.federation.bag import Bag
from engine.federation.gains import kept_bag
from engine.federation.laws import law_points
from engine.federation.state import State
from engine.federation.terms import Wing

ASK: Final = "ask"


def pay_upkeep(state: State, decision: Decision, order: str) -> Words | None:
    """Pay the printed crystal, else what stands in for it; or never pay."""
    if order == "drop":
        return ("upkeep", "drop")
    return ("upkeep", "pay") if order == "pay" and decision.allows(("upkeep", "pay")) else None


def transmute_highest(state: State, decision: Decision, order: str) -> Words | None:
    """The dearest resource that can still become dearer."""
    if order != "highest":
        return None
    offered = [option.words[1] for option in decision.offer() if option.words[0] == "transmute"]
    values = [str(one) for one in reversed(state.box.limits.value_order) if one in offered]
    return ("transmute", values[0]) if values else None


def keep_dearest(state: State, decision: Decision, order: str) -> Words | None:
    """Of too many crystals the cheapest go."""
    if order != "cheapest":
        return None
    offered = [option.words for option in decision.offer() if option.words[0] == "keep"]
    return max(offered, key=lambda words: _worth(kept_bag(words[1]), state)) if offered else None


def _worth(bag: Bag, state: State) -> tuple[int, ...]:
    return tuple(bag.count(one) for one in reversed(state.box.limits.value_order))


def decide_tie(state: State, decision: Decision, order: str) -> Words | None:
    """The law that brings more to oneself than to the best of the others, where only one does."""
    if order != "mine":
        return None
    leads = {}
    for wing in Wing:
        law = state.box.law_by_id[state.laws[wing]]
        points = [law_points(state, player, law) for player in state.players]
        others = [got for seat, got in enumerate(points) if seat != decision.seat]
        leads[wing] = points[decision.seat] - max(others)
    if leads[Wing.LEFT] == leads[Wing.RIGHT]:
        return None
    return ("law", str(max(leads, key=lambda wing: leads[wing])))


def go_on(state: State, decision: Decision, order: str) -> Words | None:
    """The transporter on one planet, where there is but one way."""
    if order == ASK:
        return None
    steps = [option.words for option in decision.offer() if option.words[0] == "move"]
    mine = [
        words
        for words in steps
        if words[1] != "none" and (words[1] in state.box.neo.graph) == (order == "neo")
    ]
    return mine[0] if len(mine) == 1 else None


def only_income(state: State, decision: Decision, order: str) -> Words | None:
    """The one production whose income would bring anything, where there is one."""
    player = state.players[decision.seat]
    offered = [option.words for option in decision.offer()]
    if order == ASK or any(words[0] != "income" for words in offered):
        return None
    useful = [words for words in offered if is_useful(state, player, words[1])]
    return useful[0] if len(useful) == 1 else None


def turn_up_only(state: State, decision: Decision, order: str) -> Words | None:
    """The only specialist that lies face down."""
    if order == ASK:
        return None
    offered = [option.words for option in decision.offer() if option.words != ("flip", "none")]
    return offered[0] if len(offered) == 1 and offered[0][0] == "flip" else None


HABITS: Final[Mapping[str, Habit[State]]] = {
    "upkeep": pay_upkeep,
    "income": only_income,
    "transmute": transmute_highest,
    "keep": keep_dearest,
    "law": decide_tie,
    "transporter": go_on,
    "flip": turn_up_only,
}
HABIT_SETTINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "upkeep": ("pay", ASK, "drop"),
    "income": ("clear", ASK),
    "transmute": (ASK, "highest"),
    "keep": ("cheapest", ASK),
    "law": (ASK, "mine"),
    "transporter": (ASK, "neo", "sixmoon"),
    "flip": (ASK, "only"),
}
