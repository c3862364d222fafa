"""The script of a game: opening, six rounds of four phases, final scoring."""

from __future__ import annotations

from collections.abc import Mapping

from engine.core.flow import Flow, landing
from engine.core.game import Result
from engine.core.moves import Seat
from engine.gaia.automa.turn import automa_turn
from engine.gaia.boardgamers import serial_income_phase
from engine.gaia.charging import offer_charges
from engine.gaia.gaia_phase import gaia_phase
from engine.gaia.income import income_phase
from engine.gaia.marks import rule
from engine.gaia.opening import opening
from engine.gaia.scoring import final_scoring
from engine.gaia.state import State
from engine.gaia.terms import ROUNDS, Phase
from engine.gaia.turn import TurnQuestions, turn


@rule("RU rounds")
def play(state: State) -> Flow[Result]:
    """A whole game, top to bottom as in the rulebook."""
    yield from opening(state)
    return (yield from rounds(state, 1))


def rounds(state: State, first: int) -> Flow[Result]:
    """Everything from the beginning of a round on."""
    asked = _nothing_asked(state)
    for number in range(first, ROUNDS + 1):
        state.round = number
        state.tell("round_began", None, round=number)
        state.phase = Phase.INCOME
        if state.profile.serial_phases:
            yield from serial_income_phase(state)
        else:
            yield from income_phase(state)
        state.phase = Phase.GAIA
        yield from gaia_phase(state)
        state.phase = Phase.ACTIONS
        yield from action_phase(state, asked)
        if number < ROUNDS:
            clean_up(state)
    state.phase = Phase.END
    return final_scoring(state)


def laps(state: State) -> Flow[Result]:
    """Everything from the beginning of a lap of turns on."""
    yield from action_phase(state, _nothing_asked(state))
    if state.round < ROUNDS:
        clean_up(state)
    return (yield from rounds(state, state.round + 1))


def _nothing_asked(state: State) -> dict[Seat, TurnQuestions]:
    return {player.seat: {} for player in state.players}


@rule("RU phase III")
def action_phase(state: State, asked: Mapping[Seat, TurnQuestions]) -> Flow[None]:
    """Turns in order until everybody has passed; `asked` keeps the questions of each seat."""
    while len(state.passed) < len(state.players):
        yield landing(laps)
        for seat in tuple(state.order):
            player = state.players[seat]
            if not player.passed:
                if player.robot:
                    automa_turn(state, player)
                else:
                    yield from turn(state, player, asked[seat])
                if state.built:
                    yield from offer_charges(state)


@rule("RU phase IV")
def clean_up(state: State) -> None:
    """Free all actions; the first to pass begins the next round."""
    state.actions_used.clear()
    state.order = next_order(state)
    state.passed = []
    for player in state.players:
        player.used.clear()
        player.passed = False


@rule("RU extended setup: turn order")
def next_order(state: State) -> list[Seat]:
    """Clockwise from the first to pass, or the order of passing where that is played."""
    if state.profile.passing_order:
        return list(state.passed)
    first, seats = state.passed[0], len(state.players)
    return [(first + offset) % seats for offset in range(seats)]
