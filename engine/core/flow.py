"""How rules ask: generator scripts, one question or several side by side.

In a `together` seats answer in any order, and what becomes of the game must not depend on it. A
flow therefore touches its own seat only; what is common (a deck, a supply) it touches when its turn
has come: after `hold` it goes on as soon as all flows before it have ended. So cards are drawn in
the order of the flows, which is the order of the mapping, whoever answers first.

A script cannot be copied while it runs, but between questions it may say that all it knows is in
the state: see `landing`, and engine.core.landmarks for what is made of that.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping
from itertools import chain
from typing import Any, TypeAlias, TypeVar

from engine.core.moves import Decision, Move, Seat, Words

T = TypeVar("T")

Flow: TypeAlias = Generator[tuple[Decision, ...], Move, T]
"""A rule that may ask: it yields the open decisions and is sent the answering move."""


class FlowSide(tuple[Decision, ...]):
    """Open decisions of a `together`."""

    round: object = None
    """The `together` itself: the outermost, where one runs within another."""


class Sealed(FlowSide):
    """The same where it already holds secret answers: nothing is revealed yet."""


class _Held(tuple[Decision, ...]):
    """What a flow yields that waits for those before it: no question."""

    __slots__ = ()


class Landing(tuple[Decision, ...]):
    """What a script yields where it can be taken up again on a copy of the state: no question."""

    onward: Callable[[Any], Flow[Any]]
    """The rest of the script, from a state alone."""


def landing(onward: Callable[[Any], Flow[Any]]) -> Landing:
    """Say that from here on the script is nothing but `onward`, which holds no state."""
    place = Landing()
    place.onward = onward
    return place


NOBODY_ASKED = -1
"""The seat of the question at which a flow stands that has come to its end by itself."""


def by_itself(flow: Flow[object]) -> Flow[None]:
    """A flow as part of something that others never end: nothing of it is revealed."""
    side = Sealed(next(flow, ()))
    while side:
        move = yield side
        try:
            side = Sealed(flow.send(move))
        except StopIteration:
            break
    yield Sealed((Decision(NOBODY_ASKED, "", tuple),))


def choose(decision: Decision) -> Flow[Words]:
    """Ask one seat and return its answer."""
    move = yield (decision,)
    return move.words


def pick(decision: Decision) -> Flow[Words]:
    """Ask one seat for a set and return what it picks, each word as often as it was picked."""
    move = yield (decision,)
    return decision.picked(move.words)


def hold() -> Flow[None]:
    """Wait, within a `together`, until every flow before this one has ended; ask nothing till then.

    Whoever draws, takes from a common supply or looks at others in a `together` holds first.
    """
    yield _Held()


def together(flows: Mapping[Seat, Flow[T]]) -> Flow[dict[Seat, T]]:
    """Run one flow per seat side by side; they may answer in any order.

    A flow touches its own seat only, or holds first, so that the order of answers cannot matter.
    Once a secret answer is in, all stays sealed until everybody has ended.
    """
    if len(flows) == 1:
        return (yield from _alone(flows))
    asked: dict[Seat, tuple[Decision, ...]] = {}
    results: dict[Seat, T] = {}
    sealed = False

    def step(seat: Seat, move: Move | None) -> None:
        try:
            asked[seat] = next(flows[seat]) if move is None else flows[seat].send(move)
        except StopIteration as done:
            asked.pop(seat, None)
            results[seat] = done.value

    def release() -> None:
        """Let those go on that held and before whom nobody is left."""
        for seat in flows:
            while isinstance(asked.get(seat), _Held):
                step(seat, None)
            if seat in asked:
                return

    for seat in flows:
        step(seat, None)
    release()
    while asked:
        open_now = tuple(chain.from_iterable(asked.values()))
        within = sealed or any(isinstance(part, Sealed) for part in asked.values())
        side = Sealed(open_now) if within else FlowSide(open_now)
        side.round = asked
        move = yield side
        sealed = sealed or any(decision.secret for decision in asked[move.seat])
        step(move.seat, move)
        release()
    return {seat: results[seat] for seat in flows}


def _alone(flows: Mapping[Seat, Flow[T]]) -> Flow[dict[Seat, T]]:
    """The same where there is only one flow: most charges are offered to a single player."""
    (seat, flow) = next(iter(flows.items()))
    sealed = False
    try:
        part = next(flow)
        while True:
            while isinstance(part, _Held):
                part = next(flow)
            within = sealed or isinstance(part, Sealed)
            side = Sealed(part) if within else FlowSide(part)
            side.round = flows
            move = yield side
            sealed = sealed or any(decision.secret for decision in part)
            part = flow.send(move)
    except StopIteration as done:
        return {seat: done.value}
