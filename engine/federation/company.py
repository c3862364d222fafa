"""How computers play Federation: every question put again on a copy of the table."""

from __future__ import annotations

from typing import Any, Final

from engine.company.values import BareQuestion, Company
from engine.core.flow import Flow
from engine.core.moves import Seat, Words
from engine.federation.evaluation import WEIGHTS, terms
from engine.federation.executive import all_income, own_answers, settle_upkeep
from engine.federation.laws import law_points, tally
from engine.federation.placing import DIE
from engine.federation.rounds import choose_start_token, turn, turn_of
from engine.federation.state import Player, State
from engine.federation.terms import Phase, Source, Wing

DECLINES: Final = ("none", "skip", "end")


def resume(state: State, question: BareQuestion) -> Flow[Any] | None:
    """The question as if it were asked now."""
    player = state.players[question.seat]
    match question.kind:
        case "turn":
            only_special = not player.unused and player.special
            return turn(state, player, may_stay=only_special)
        case "start-token":
            return choose_start_token(state, player)
        case "upkeep" | "law":
            return _upkeep_and_law(state, player)
    return all_income(state, player) if state.phase is Phase.EXECUTIVE else None


def _upkeep_and_law(state: State, player: Player) -> Flow[None]:
    paid, law = yield from own_answers(state, player, tally(state).passing is None)
    settle_upkeep(state, player, paid)
    if law:
        passed = state.box.law_by_id[state.laws[Wing(law)]]
        for one in state.players:
            one.points[Source.LAWS] += law_points(state, one, passed)
        state.laws = {}


def onward(state: State, seat: Seat) -> Flow[Any] | None:
    """The next turn in the same round."""
    return turn_of(state, seat)


def rate(state: State, question: BareQuestion, words: Words) -> float:
    """Of questions in the middle of an income: what is worth most."""
    del state, question
    return -1.0 if words[-1] in DECLINES else 0.0


def kind(words: Words) -> str:
    """Placings differ by where they are, whoever goes there and how."""
    return " ".join((words[0], words[-2] if words[-1] == DIE else words[-1]))


PROPOSES: Final = frozenset({"turn", "start-token", "upkeep", "law"})
COMPANY: Final = Company(
    terms,
    resume,
    onward,
    WEIGHTS,
    rate,
    pace=0.2,
    kind=kind,
    breadth=200,
    further=16,
    near=1.0,
    proposes=PROPOSES,
)
