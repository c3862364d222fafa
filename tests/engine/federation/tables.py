"""Federation for tests: tables, positions made by hand, and players who play at random."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from engine.core.errors import MoveError
from engine.core.flow import Flow
from engine.core.game import HUMAN, Setup
from engine.core.moves import END, Decision, Move, Words
from engine.core.table import Table
from engine.federation.bag import Bag
from engine.federation.game import FEDERATION
from engine.federation.state import Player, State, Turn
from engine.federation.terms import Phase
from engine.federation.view import FederationView

FedTable = Table[State, FederationView]


def table(
    seats: int = 3,
    seed: int | str = 1,
    values: Mapping[str, object] | None = None,
    **deal: str,
) -> FedTable:
    """A new game; `values` are assumed values, `deal` what chance decides (words in one text)."""
    assumed = {
        f"assumed.{key}": (json.dumps(value, separators=(",", ":")),)
        for key, value in (values or {}).items()
    }
    dealt = {key.replace("_", "-"): tuple(text.split()) for key, text in deal.items()}
    setup = Setup(
        "federation", (HUMAN,) * seats, f"seed {seed}", f"secret {seed}", {}, {**assumed, **dealt}
    )
    return Table(FEDERATION, setup)


def begun(seats: int = 3, values: Mapping[str, object] | None = None, **deal: str) -> FedTable:
    """A game in its first round, seat 0 first, with start tokens that only give resources."""
    offered = ["start1", "start2", "start3", "start8", "start4"][: seats + 1]
    dealt = {"first": "0", "start_tokens": " ".join(offered), **deal}
    one = table(seats, values=values, **dealt)
    for seat, token in zip(
        reversed(range(seats)), ("start1", "start2", "start3", "start8"), strict=False
    ):
        one.play(Move(seat, ("start-token", token)))
    return one


def play(one: FedTable, seat: int, *lines: str) -> None:
    """Play moves of one seat, each a text."""
    for line in lines:
        one.play(Move(seat, tuple(line.split())))


def offered(one: FedTable, seat: int) -> list[str]:
    """The answers that a seat is offered, as texts."""
    decision = one.decision_of(seat)
    assert decision is not None, f"seat {seat} is not asked, but {one.waiting_for}"
    return [" ".join(option.words) for option in decision.offer()]


def kind(one: FedTable, seat: int) -> str:
    """What a seat is asked."""
    decision = one.decision_of(seat)
    return "" if decision is None else decision.kind


def refused(one: FedTable, seat: int, line: str) -> str:
    """The key of the reason why a move is refused."""
    decision = one.decision_of(seat)
    assert decision is not None
    reason = decision.refusal(tuple(line.split()))
    assert reason is not None, f"{line} is legal"
    return reason.key


def run(state: State, flow: Flow[Any], *answers: str) -> Any:
    """Drive a rule alone with answers; returns its result.

    An answer behind `?` is given only if it is asked for: where it is the only one, it is not.
    """
    given = list(answers)
    try:
        asked = next(flow)
        while True:
            asked = flow.send(Move(asked[0].seat, _next_answer(asked[0], given)))
    except StopIteration as done:
        left = [line for line in given if not line.startswith("?")]
        assert not left, f"not asked for {left}"
        return done.value


def _next_answer(decision: Decision, given: list[str]) -> Words:
    while given:
        line = given.pop(0)
        words = tuple(line.removeprefix("?").split())
        reason = decision.refusal(words)
        if reason is None:
            return words
        assert line.startswith("?"), f"{words} at {decision.kind}: {reason}"
    raise AssertionError(f"asked for {decision.kind}: {[o.words for o in decision.offer()]}")


def asked_first(flow: Flow[Any]) -> Decision:
    """The first question of a rule."""
    return next(flow)[0]


def in_turn(state: State, seat: int = 0) -> Player:
    """It is this seat's turn in the first round."""
    state.phase = Phase.AMBASSADORS
    state.turn = Turn(seat)
    return state.players[seat]


def position(seats: int = 3, values: Mapping[str, object] | None = None, **deal: str) -> State:
    """The state of a new game, to be changed by hand; seat 0 is on turn, nothing is blocked."""
    state = table(seats, values=values, first="0", **deal).state
    state.round = 1
    state.senate.clear()
    in_turn(state)
    return state


def rich(player: Player, **counts: int) -> Player:
    """Give a player this reserve."""
    player.reserve = Bag(**counts)
    return player


def told(state: State, kind_of: str) -> list[Mapping[str, object]]:
    """The arguments of the events of one kind so far."""
    return [event.args for event in state.events if event.kind == kind_of]


def sensible(decision: Decision, chooser: random.Random) -> Words:
    """A random answer that ends turns soon."""
    words = [option.words for option in decision.offer()]
    verbs = list(dict.fromkeys(one[0] for one in words))
    verb = chooser.choice(verbs)
    return chooser.choice([one for one in words if one[0] == verb])


def play_out(one: FedTable, chooser: random.Random, most: int = 5000) -> FedTable:
    """Random moves to the end."""
    while one.result is None:
        decision = chooser.choice(one.pending)
        one.play(Move(decision.seat, sensible(decision, chooser)))
        assert one.position < most, "the game does not end"
    return one


@cache
def finished(seats: int, seed: int) -> FedTable:
    """A whole random game, with all its events."""
    return play_out(table(seats, seed), random.Random(seed))


def placed(one: FedTable, seat: int, line: str) -> None:
    """Place an ambassador and close the turn; what comes between gets the first option."""
    play(one, seat, line)
    while one.decision_of(seat) is not None and kind(one, seat) != "turn":
        words = first_answer(one, seat)
        one.play(Move(seat, words))
        if words == END:
            return


def first_answer(one: FedTable, seat: int) -> Words:
    """The first option, but no mission."""
    decision = one.decision_of(seat)
    assert decision is not None
    options = [option.words for option in decision.offer()]
    if decision.kind == "mission":
        return ("mission", "none")
    return options[0]


def pass_round(one: FedTable, lines: Iterable[tuple[int, str]]) -> None:
    """Play these placings in order."""
    for seat, line in lines:
        placed(one, seat, line)


def is_legal(one: FedTable, seat: int, line: str) -> bool:
    """Whether a move may be played."""
    try:
        decision = one.decision_of(seat)
        return decision is not None and decision.allows(tuple(line.split()))
    except MoveError:
        return False
