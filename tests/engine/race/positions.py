"""Positions for tests: a table as somebody describes it, and questions answered in a row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from engine.core.chance import Pile
from engine.core.flow import Flow, Landing
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

    def with_deck(self, *cards: str, discards: Sequence[str] = ()) -> Position:
        """These cards are drawn next, and there are no others in the deck."""
        self.stocks[0].deck = Pile(self.chance, "deck", [*cards])
        self.stocks[0].discards = [*discards]
        return self

    def in_phase(self, phase: Phase, *actions: str, times: int = 1) -> Position:
        """A phase is under way; the actions of each seat as text."""
        self.step = "phase"
        self.phases = (phase,) * times
        self.at = 0
        self.round = 1
        for player, chosen in zip(self.players, actions, strict=False):
            player.actions = tuple(Action(word) for word in chosen.split())
        return self

    def told(self, kind: str) -> list[dict[str, object]]:
        """The arguments of all events of a kind so far."""
        return [dict(event.args) for event in self.events if event.kind == kind]


def race(seats: int = 2, **options: str) -> Position:
    """A table of so many with start worlds dealt at random but always the same, and no hands."""
    setup = Setup("race", (HUMAN,) * seats, "seed", "secret", options, rules=RACE.rules)
    state = RACE.start(setup)
    position = Position(**{one.name: getattr(state, one.name) for one in fields(state)})
    for player in position.players:
        player.hand = []
    return position


def run(flow: Flow[Any], *answers: tuple[int, str]) -> list[Decision]:
    """Drive a rule with answers of seats, checked as a table would; the questions still open."""
    try:
        decisions = _past_landings(flow, next(flow))
        for seat, text in answers:
            words: Words = tuple(text.split())
            decision = next(one for one in decisions if one.seat == seat)
            reason = decision.refusal(words)
            assert reason is None, f"{text}: {reason}"
            decisions = _past_landings(flow, flow.send(Move(seat, words)))
    except StopIteration:
        return []
    return list(decisions)


def _past_landings(flow: Flow[Any], decisions: tuple[Decision, ...]) -> tuple[Decision, ...]:
    while isinstance(decisions, Landing):
        decisions = next(flow)
    return decisions


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
    setup = Setup("race", (HUMAN,) * seats, "seed", "secret", options, deal or {}, RACE.rules)
    return Table(RACE, setup)


def player_of(state: State, seat: int = 0) -> Player:
    """A player of a state."""
    return state.players[seat]
