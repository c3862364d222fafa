"""How computers play Race for the Galaxy: the round from a question on, on a copy of the table.

What others will choose is guessed from what lies open, on every deal anew; in the phases they are
taken to do nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import accumulate
from typing import Any, Final, TypeAlias

from engine.company.levels import LEVELS
from engine.company.values import BareQuestion, Company
from engine.core.flow import Flow, together
from engine.core.moves import Seat, Words
from engine.race.draft import begin, begun
from engine.race.evaluation import WEIGHTS, changed, terms
from engine.race.goals import check_goals
from engine.race.opening import give_back, given_back
from engine.race.phases.consume import consume_seat
from engine.race.phases.explore import keep, keep_cards
from engine.race.phases.produce import produce_seat
from engine.race.phases.settle import second_world
from engine.race.robot.turn import robot_phase
from engine.race.rounds import PHASES, act, end_reasons, hand_limit, phases_of
from engine.race.state import Player, State
from engine.race.terms import Action, Effect, Phase

Begin: TypeAlias = Callable[[State, Player], Flow[Any]]

MANY_CARDS: Final = 4
FINE: Final = 1000


def _acting(state: State, player: Player) -> Flow[None]:
    """Choose, then see what the round brings."""
    words = yield from act(state, player)
    for other in state.people:
        other.actions = ()
        other.over_limit = 0
        if other is not player:
            other.actions = guessed_actions(state, other)
    player.actions = tuple(Action(word) for word in words[1:])
    state.phases = phases_of(state)
    state.at, state.step = 0, "phase"
    yield from _phases_from(state, 0)


def guessed_actions(state: State, player: Player) -> tuple[Action, ...]:
    """What somebody may choose, going by what lies open: on every deal something else, the likely
    more often."""
    likely = inclinations(player)
    found: list[Action] = []
    for _ in range(state.rules.actions):
        at = state.chance.roll("guess", FINE) / FINE * sum(likely.values())
        reached = accumulate(likely.values())
        chosen = next(one for one, up_to in zip(likely, reached, strict=True) if at < up_to)
        del likely[chosen]
        found.append(chosen)
    return tuple(found)


def inclinations(player: Player) -> dict[Action, float]:
    """How likely each action is, by what it would bring to somebody with these open cards."""
    goods, hand = len(player.goods), len(player.hand)
    uses = sum(
        held.power.max_uses if held.power.effect is Effect.CONSUME else 1
        for held in player.powers.get(Phase.CONSUME, ())
        if held.power.effect in (Effect.CONSUME, Effect.CONSUME_ALL_GOODS)
    )
    made = sum(
        held.power.effect is Effect.PRODUCE and held.card not in player.goods
        for held in player.powers.get(Phase.PRODUCE, ())
    )
    few = hand < MANY_CARDS
    places = 0.5 if hand < 2 else 1.0 + 0.15 * max(0, hand - MANY_CARDS)
    return {
        Action.EXPLORE_5: 0.8 if few else 0.3,
        Action.EXPLORE_1: 0.6 if few else 0.3,
        Action.DEVELOP: places,
        Action.SETTLE: 1.2 * places,
        Action.TRADE: 0.05 + (1.2 if few else 0.4) * min(goods, 1),
        Action.TIMES_2: 0.05 + min(goods, uses),
        Action.PRODUCE: 0.1 + 0.8 * made,
    }


def _phases_from(state: State, first: int) -> Flow[None]:
    for at in range(first, len(state.phases)):
        state.at = at
        yield from PHASES[state.phases[at]](state)
        _phase_over(state, state.phases[at])
    yield from _round_over(state)


def _phase_over(state: State, phase: Phase) -> None:
    robot_phase(state, phase)
    for player in state.people:
        player.temporary = 0
    check_goals(state, phase)


def _round_over(state: State) -> Flow[None]:
    yield from hand_limit(state)
    check_goals(state, Phase.END)
    state.ended_by = tuple(end_reasons(state))


def _in_phase(state: State, player: Player) -> Flow[None]:
    """A phase from its first question on."""
    del player
    yield from _phases_from(state, state.at)


def _keeping(state: State, player: Player) -> Flow[None]:
    kept = yield from together({player.seat: keep(state, player)})
    keep_cards(state, player, kept[player.seat])
    yield from _rest(state)


def _second(state: State, player: Player) -> Flow[None]:
    yield from together({player.seat: second_world(state, player)})
    yield from _rest(state)


def _consuming(state: State, player: Player) -> Flow[None]:
    yield from together({player.seat: consume_seat(state, player)})
    yield from _rest(state)


def _producing(state: State, player: Player) -> Flow[None]:
    yield from together({player.seat: produce_seat(state, player)})
    yield from _rest(state)


def _discarding(state: State, player: Player) -> Flow[None]:
    del player
    yield from _round_over(state)


def _giving_back(state: State, player: Player) -> Flow[None]:
    """Before the first round; with a draft the start world is chosen too."""
    if not state.rules.draft:
        given_back(state, player, (yield from give_back(state, player)))
    elif len(player.worlds) > 1:
        world, returned = yield from begin(state, player)
        begun(state, player, world, returned)


def _rest(state: State) -> Flow[None]:
    """What comes after the phase under way."""
    _phase_over(state, state.phases[state.at])
    yield from _phases_from(state, state.at + 1)


RESUMED: Final[dict[str, Begin]] = {
    "act": _acting,
    "develop": _in_phase,
    "settle": _in_phase,
    "settle-second": _second,
    "keep": _keeping,
    "trade": _consuming,
    "consume": _consuming,
    "hand-vp": _consuming,
    "gamble": _consuming,
    "produce": _producing,
    "factory": _producing,
    "discard": _discarding,
    "give-back": _giving_back,
}


def resume(state: State, question: BareQuestion) -> Flow[Any] | None:
    """The question as if it were asked now, and the round after it."""
    begin = RESUMED.get(question.kind)
    return None if begin is None else begin(state, state.players[question.seat])


def onward(state: State, seat: Seat) -> Flow[Any] | None:
    """A round has no further turns."""
    del state, seat
    return None


def rate(state: State, question: BareQuestion, words: Words) -> float:
    """Of questions that are not tried the first answer is proposed by the rules; but to place
    nothing stands first where it may be said."""
    del state, question
    return -1.0 if words[-1] == "none" else 0.0


COMPANY: Final = Company(
    terms,
    resume,
    onward,
    WEIGHTS,
    rate,
    deals=True,
    pace=0.2,
    changed=changed,
    hidden=frozenset({"hand", "plans"}),
    proposes=frozenset(RESUMED),
    levels=(replace(LEVELS["rival"], positions=5000),),
)
