"""Standing orders: what they answer, and what they leave to the player."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.amounts import set_words
from engine.core.game import Habit
from engine.core.marking import settled
from engine.core.moves import Decision, Words
from engine.race.advice.consuming import ConsumeSearch
from engine.race.advice.plans import likeliest_first
from engine.race.advice.producing import produce_plans
from engine.race.state import State

DONE: Final = ("done",)


def place(state: State, decision: Decision, chosen: str) -> Words | None:
    """Places nothing where nothing can be placed."""
    options = [option.words for option in decision.offer()]
    return options[0] if chosen == "nothing" and len(options) == 1 else None


def trade(state: State, decision: Decision, chosen: str) -> Words | None:
    """Sells the only good there is."""
    options = [option.words for option in decision.offer()]
    return options[0] if chosen == "sell" and len(options) == 1 else None


def consume(state: State, decision: Decision, chosen: str) -> Words | None:
    """Takes the next step of an order: the only one that none beats, or the best for one thing."""
    if chosen == "ask":
        return None
    search = ConsumeSearch(state, state.players[decision.seat])
    gains = search.best()
    if chosen == "clear" and len(gains) > 1:
        return None
    gain = gains[0]
    if chosen == "best-cards":
        gain = max(gains, key=lambda one: (one[1], one[0], one[2]))
    steps = search.plan(gain).steps
    return steps[0] if steps else None


def produce(state: State, decision: Decision, chosen: str) -> Words | None:
    """Puts a good where it brings the most, if nothing else brings as much."""
    plans = produce_plans(state, state.players[decision.seat], most=2)
    if chosen != "clear" or not plans:
        return None
    best = plans[0]
    if any(one.cards > best.cards or one.value >= best.value for one in plans[1:]):
        return None
    return best.steps[0]


def gamble(state: State, decision: Decision, chosen: str) -> Words | None:
    """Names the number that most unseen cards have."""
    if chosen != "likeliest":
        return None
    return likeliest_first(state, state.players[decision.seat])[0]


def never(state: State, decision: Decision, chosen: str) -> Words | None:
    """Declines what may be declined."""
    return DONE if chosen == "never" and decision.allows(DONE) else None


def by_marks(state: State, decision: Decision, chosen: str) -> Words | None:
    """Keeps or discards cards where the player's marks alone say which."""
    if chosen != "marks":
        return None
    marks = state.players[decision.seat].marks
    cards = settled(marks, decision, spend=decision.verb == "discard")
    return None if cards is None else set_words(cards, decision.verb)


HABITS: Final[Mapping[str, Habit[State]]] = {
    "develop": place,
    "settle": place,
    "settle-second": place,
    "trade": trade,
    "consume": consume,
    "produce": produce,
    "hand-vp": never,
    "gamble": gamble,
    "factory": never,
    "keep": by_marks,
    "discard": by_marks,
}
HABIT_SETTINGS: Final[Mapping[str, tuple[str, ...]]] = {
    "develop": ("ask", "nothing"),
    "settle": ("ask", "nothing"),
    "settle-second": ("ask", "nothing"),
    "trade": ("sell", "ask"),
    "consume": ("clear", "best-vp", "best-cards", "ask"),
    "produce": ("clear", "ask"),
    "hand-vp": ("ask", "never"),
    "gamble": ("ask", "likeliest"),
    "factory": ("ask", "never"),
    "keep": ("ask", "marks"),
    "discard": ("ask", "marks"),
}
