"""The script: setup, rounds of actions and phases, the hand limit, the end."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from typing import Final

from engine.core.flow import Flow, landing, together
from engine.core.game import Result
from engine.core.moves import Note, Option, Words
from engine.race.asking import ask, ask_cards
from engine.race.goals import check_goals
from engine.race.marks import rule
from engine.race.opening import opening
from engine.race.owing import do_owed, spend_from_hand
from engine.race.phases.consume import consume
from engine.race.phases.develop import develop
from engine.race.phases.explore import explore
from engine.race.phases.produce import produce
from engine.race.phases.settle import settle
from engine.race.ranking import to_spend
from engine.race.robot.dice import roll
from engine.race.robot.turn import robot_phase, robot_times
from engine.race.scoring import cards_on_table, result
from engine.race.state import ACTIONS_KEPT, Player, State
from engine.race.terms import HAND_LIMIT, TABLEAU_LIMIT, Action, Phase

PHASES: Final[Mapping[Phase, Callable[[State], Flow[None]]]] = {
    Phase.EXPLORE: explore,
    Phase.DEVELOP: develop,
    Phase.SETTLE: settle,
    Phase.CONSUME: consume,
    Phase.PRODUCE: produce,
}
CHOSEN_BY: Final[Mapping[Phase, tuple[Action, ...]]] = {
    Phase.EXPLORE: (Action.EXPLORE_5, Action.EXPLORE_1),
    Phase.DEVELOP: (Action.DEVELOP,),
    Phase.SETTLE: (Action.SETTLE,),
    Phase.CONSUME: (Action.TRADE, Action.TIMES_2),
    Phase.PRODUCE: (Action.PRODUCE,),
}
TWICE: Final = (Action.DEVELOP, Action.SETTLE)
"""Of these there are two cards each where everybody chooses two actions."""


def play(state: State) -> Flow[Result]:
    """The whole game."""
    yield from opening(state)
    return (yield from rounds(state))


def rounds(state: State) -> Flow[Result]:
    """Everything from the beginning of a round on."""
    while not state.ended_by:
        yield landing(rounds)
        yield from play_round(state)
    state.step = "over"
    final = result(state)
    state.tell("game_ended", None, by=state.ended_by)
    return final


def play_round(state: State) -> Flow[None]:
    """Actions, then the phases chosen."""
    state.round += 1
    state.tell("round_began", None, number=state.round)
    yield from choose_actions(state)
    yield from rest_of_round(state, 0)


def phases_from(state: State, at: int) -> Flow[Result]:
    """Everything from the beginning of a phase on."""
    yield from rest_of_round(state, at)
    return (yield from rounds(state))


def rest_of_round(state: State, at: int) -> Flow[None]:
    """The phases from this one on, the hand limit; then the end is tested."""
    yield from play_phases(state, at)
    yield from hand_limit(state)
    check_goals(state, Phase.END)
    state.phase_ended(Phase.END)
    state.ended_by = tuple(end_reasons(state))
    state.tell("round_ended", None, number=state.round)


@rule("RACE base: actions")
def choose_actions(state: State) -> Flow[None]:
    """All choose secretly and reveal together."""
    state.step = "act"
    for player in state.people:
        if player.actions:
            player.earlier = [*player.earlier, player.actions][-ACTIONS_KEPT:]
        player.actions = ()
        player.over_limit = 0
    chosen = yield from together({player.seat: act(state, player) for player in state.people})
    for player in state.people:
        player.actions = tuple(Action(word) for word in chosen[player.seat][1:])
        state.tell("chose", player.seat, actions=tuple(map(str, player.actions)))
    if state.robot is not None:
        roll(state, state.robot, state.people[0])
    state.phases = phases_of(state)
    state.at = 0
    state.step = "phase"


@rule("RACE base: actions")
def act(state: State, player: Player) -> Flow[Words]:
    """Choose one action, or two different cards."""
    options = ACTION_OPTIONS[state.rules.actions]
    return ask(
        state,
        player,
        "act",
        partial(_listed, options),
        partial(_act_refusal, options),
        secret=True,
        spell=_act_spelled,
        round=state.round,
        count=state.rules.actions,
    )


@rule("RACE base: phases")
def phases_of(state: State) -> tuple[Phase, ...]:
    """The phases of this round; one twice where somebody has chosen both of its cards."""
    found: list[Phase] = []
    for phase, actions in CHOSEN_BY.items():
        times = max(sum(player.count(action) for action in actions) for player in state.people)
        times = times if actions[0] in TWICE else min(times, 1)
        if state.robot is not None:
            times = max(times, robot_times(state.robot, phase))
        found += [phase] * times
    return tuple(found)


@rule("RACE base: phases")
def play_phases(state: State, first: int = 0) -> Flow[None]:
    """The phases in order from this one on, with the check of the goals after each."""
    for at, phase in enumerate(state.phases[first:], start=first):
        yield landing(partial(phases_from, at=at))
        state.at = at
        state.tell("phase_began", None, phase=str(phase), nth=state.nth)
        yield from PHASES[phase](state)
        robot_phase(state, phase)
        for player in state.people:
            player.temporary = 0
        check_goals(state, phase)
        state.phase_ended(phase)


@rule("RACE base: end of round")
def hand_limit(state: State) -> Flow[None]:
    """Down to ten cards, all at the same time."""
    state.step = "discard"
    over = {
        player.seat: len(player.hand) - HAND_LIMIT
        for player in state.people
        if len(player.hand) > HAND_LIMIT
    }
    given = yield from together(
        {
            seat: ask_cards(
                state, state.players[seat], "discard", "discard", state.players[seat].hand,
                count, to_spend,
            )
            for seat, count in over.items()
        }
    )  # fmt: skip
    for seat, cards in given.items():
        player = state.players[seat]
        spend_from_hand(player, cards)
        player.over_limit = len(cards)
        do_owed(state, player)
        state.tell("discarded_down", seat, count=len(cards))
        state.whisper("paid_cards", seat, cards=tuple(cards))


@rule("RACE base: end of round")
def end_reasons(state: State) -> Iterator[str]:
    """Why the game ends after this round, if it does."""
    if any(cards_on_table(state, player) >= TABLEAU_LIMIT for player in state.players):
        yield "tableau"
    if state.pool <= 0:
        yield "vp_pool"


def _pairs() -> Iterator[Words]:
    for at, first in enumerate(Action):
        for second in [*Action][at:]:
            if first != second or first in TWICE:
                yield ("act", str(first), str(second))


ACTION_OPTIONS: Final[Mapping[int, tuple[Words, ...]]] = {
    1: tuple(("act", str(action)) for action in Action),
    2: tuple(_pairs()),
}


def _listed(options: tuple[Words, ...]) -> Iterator[Option]:
    return (Option(words) for words in options)


def _act_refusal(options: tuple[Words, ...], words: Words) -> Note | None:
    return None if words in options else Note("not-offered")


def _act_spelled(words: Words) -> Words:
    """Two actions in the order of the phases."""
    order = [str(action) for action in Action]
    if words[:1] == ("act",) and all(word in order for word in words[1:]):
        return ("act", *sorted(words[1:], key=order.index))
    return words
