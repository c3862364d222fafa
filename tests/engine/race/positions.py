"""Positions for tests: a table as somebody describes it, and questions answered in a row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from engine.core.flow import Flow
from engine.core.game import HUMAN, Setup
from engine.core.moves import Decision, Move, Words
from engine.core.table import Table
from engine.race.game import RACE
from engine.race.state import Player, State, powers_of
from engine.race.terms import Action, Phase

AnyTable = Table[Any, Any]


class Position(State):
    """A state that is put together by hand."""

    def with_tableau(self, seat: int, *cards: str) -> Position:
        """These cards lie before a player, and no others; windfall worlds hold goods."""
        player = self.players[seat]
        player.tableau = [*cards]
        player.powers = powers_of(self.cards, cards)
        player.goods = {}
        return self

    def with_hand(self, seat: int, *cards: str) -> Position:
        """A player holds these cards."""
        self.players[seat].hand = [*cards]
        return self

    def with_goods(self, seat: int, *worlds: str) -> Position:
        """Goods lie on these worlds."""
        self.players[seat].goods = dict.fromkeys(worlds, "destroyed_world")
        return self

    def in_phase(self, phase: Phase, **actions: Sequence[Action]) -> Position:
        """A phase is under way; actions by seat as `s0=[…]`."""
        self.step = "phase"
        self.phases = (phase,)
        self.at = 0
        self.round = 1
        for name, chosen in actions.items():
            self.players[int(name[1:])].actions = tuple(chosen)
        return self


def race(seats: int = 2, **options: str) -> Position:
    """A table of so many, dealt at random but always the same."""
    setup = Setup("race", (HUMAN,) * seats, "seed", "secret", options)
    state = RACE.start(setup)
    return Position(**{one.name: getattr(state, one.name) for one in fields(state)})


def run(flow: Flow[Any], *answers: tuple[int, str]) -> list[Decision]:
    """Drive a rule with answers of seats, checked as a table would; the questions still open."""
    try:
        decisions = next(flow)
        for seat, text in answers:
            words: Words = tuple(text.split())
            decision = next(one for one in decisions if one.seat == seat)
            reason = decision.refusal(words)
            assert reason is None, f"{text}: {reason}"
            decisions = flow.send(Move(seat, words))
    except StopIteration:
        return []
    return list(decisions)


def asked(flow: Flow[Any], *answers: tuple[int, str]) -> dict[int, Decision]:
    """The questions open after these answers, by seat."""
    return {decision.seat: decision for decision in run(flow, *answers)}


def first(decisions: Sequence[Decision]) -> Decision:
    """The first open question."""
    return decisions[0]


def offered(decision: Decision) -> list[str]:
    """The options of a question as text."""
    return [" ".join(option.words) for option in decision.offer()]


def table(seats: int = 2, deal: dict[str, Words] | None = None, **options: str) -> AnyTable:
    """A real table, with what is dealt if the test wants to say."""
    setup = Setup("race", (HUMAN,) * seats, "seed", "secret", options, deal or {})
    return Table(RACE, setup)


def player_of(state: State, seat: int = 0) -> Player:
    """A player of a state."""
    return state.players[seat]
