"""Standing orders in positions that chance seldom brings."""

from __future__ import annotations

import pytest

from engine.core.moves import Words
from engine.federation.actions.atal import flip
from engine.federation.actions.e81216 import any_income
from engine.federation.bag import Bag
from engine.federation.habits import HABITS
from engine.federation.state import State
from engine.federation.terms import Source
from engine.federation.vocabulary import FlipSpecialist, ProductionIncome
from tests.engine.federation.tables import asked_first, position

ANY = ProductionIncome(op="production_income", count=1, repeat_ok=False)
TURN_UP = FlipSpecialist(op="flip_specialist", level=1)


def ordered(state: State, order: str) -> Words | None:
    decision = asked_first(any_income(state, state.players[0], ANY, Source.SPECIALISTS))
    words = HABITS["income"](state, decision, order)
    assert words is None or decision.allows(words)
    return words


def nothing_but(*useful: str) -> State:
    """A position in which only these productions would give anything."""
    state = position(2)
    player = state.players[0]
    player.die, player.ships, player.supply, player.reserve = 6, 5, 3, Bag()
    idle = ("shipyard", "transmutation_chamber", "consulate", "university")
    state.productions = [*idle, *useful]
    return state


def test_the_only_income_that_brings_anything_is_taken() -> None:
    assert ordered(nothing_but("replicator"), "clear") == ("income", "replicator")
    assert ordered(nothing_but("replicator"), "ask") is None
    assert ordered(nothing_but("replicator", "military_academy"), "clear") is None
    assert ordered(nothing_but(), "clear") is None


@pytest.mark.parametrize(
    ("production", "change"),
    [
        ("shipyard", {"ships": 4}),
        ("university", {"die": 5}),
        ("consulate", {"specialists": {"1a1": False}}),
        ("transmutation_chamber", {"reserve": Bag(oceanium=1)}),
    ],
)
def test_what_has_become_useful_leaves_it_to_the_player(
    production: str, change: dict[str, object]
) -> None:
    state = nothing_but()
    for name, value in change.items():
        setattr(state.players[0], name, value)
    assert ordered(state, "clear") == ("income", production)
    state.productions.append("replicator")
    assert ordered(state, "clear") is None


@pytest.mark.parametrize(
    ("used", "words"), [(("1a1",), ("flip", "1a1")), (("1a1", "1b1"), None)], ids=["one", "two"]
)
def test_the_only_specialist_used_is_turned_up(used: tuple[str, ...], words: Words | None) -> None:
    state = position(2)
    player = state.players[0]
    player.specialists = dict.fromkeys(used, False)
    decision = asked_first(flip(state, player, TURN_UP, Source.OTHER))
    assert HABITS["flip"](state, decision, "only") == words
    assert HABITS["flip"](state, decision, "ask") is None
