"""The one interpreter of printed effects: a handler for each word of the vocabulary.

Modules that know an effect register their handler; nothing else runs effects. After every single
one medals are looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final, TypeAlias

from engine.core.flow import Flow, hold
from engine.federation.medals import check_medals
from engine.federation.state import Player, State
from engine.federation.terms import Source
from engine.federation.vocabulary import Effect, Printed

Handler: TypeAlias = Callable[[State, Player, Any, Source], Flow[None]]
"""Does one effect; which model of effect it gets is settled by the registration, hence Any."""
HANDLERS: Final[dict[type[Printed], Handler]] = {}


def handles(kind: type[Printed]) -> Callable[[Handler], Handler]:
    """Register the handler of one word of the vocabulary."""

    def register(handler: Handler) -> Handler:
        assert kind not in HANDLERS, "one handler for each effect"
        HANDLERS[kind] = handler
        return handler

    return register


def run(state: State, player: Player, effects: Iterable[Effect], source: Source) -> Flow[None]:
    """Do effects one after the other; points count for the source."""
    for effect in effects:
        yield from HANDLERS[type(effect)](state, player, effect, source)
        check_medals(state, player)


def in_turn(state: State) -> Flow[None]:
    """Where seats are asked side by side, wait for those before: what follows is common."""
    if state.side_by_side:
        yield from hold()
