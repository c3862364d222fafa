"""Effects of which one is chosen, and what effects are called in a move."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.flow import Flow
from engine.core.moves import Note, Option
from engine.federation.asking import Question, ask
from engine.federation.interpreter import handles, run
from engine.federation.marks import rule
from engine.federation.state import Player, State
from engine.federation.terms import Source
from engine.federation.vocabulary import (
    Accreditation,
    AdvanceProject,
    Choose,
    Effect,
    Effects,
    Gain,
    MissionMarker,
    Ship,
)


def effect_word(effect: Effect) -> str:
    """What an effect (or a unit of it) is called in a move."""
    match effect:
        case Gain():
            return next(str(resource) for resource, _ in effect.res.items())
        case Accreditation():
            return "step"
        case Ship():
            return "ship"
        case MissionMarker():
            return "marker"
        case AdvanceProject():
            return {"any_one": "one-project", "two_different": "two-projects"}.get(
                effect.choice, "project"
            )
    return effect.op.replace("_", "-")


@handles(Choose)
@rule("FED symbols: one or the other")
def choose_one(state: State, player: Player, effect: Choose, source: Source) -> Flow[None]:
    """One of several lists of effects."""
    by_word = {_word(effects): effects for effects in effect.options}

    def options() -> Iterator[Option]:
        for word in by_word:
            yield Option(("choose", word), (Note("choice", {"what": word}),))

    answer = yield from ask(Question(state, player, "choose", options))
    if answer:
        yield from run(state, player, by_word[answer[1]], source)


def _word(effects: Effects) -> str:
    return "+".join(effect_word(effect) for effect in effects)
