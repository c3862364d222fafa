"""A game in progress: all that the bot and the store ever hold.

Invariants. The state is a function of setup and log. `play` checks before anything happens, so a
refused move changes nothing. Any exception out of a script other than its regular end breaks the
table: nothing of it can be read any more, and whoever holds it rebuilds it from the log.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic

from engine.core.errors import (
    BrokenTableError,
    GameOverError,
    IllegalMoveError,
    NotYourTurnError,
    RuleBugError,
    StaleDecisionError,
)
from engine.core.events import Event
from engine.core.flow import Flow
from engine.core.game import Game, Result, S, Setup, V
from engine.core.moves import Decision, Move, Option, Seat


class Table(Generic[S, V]):
    """State, running script and open decisions of one game."""

    __slots__ = (
        "_broken",
        "_decisions",
        "_pending",
        "_running",
        "_script",
        "barrier",
        "game",
        "log",
        "result",
        "setup",
        "state",
    )

    def __init__(
        self, game: Game[S, V], setup: Setup, log: Iterable[Move] = (), *, check: bool = False
    ) -> None:
        """Set up and replay `log`; our own log is trusted unless `check` is set."""
        self.game = game
        self.setup = setup
        self.log: list[Move] = []
        self.result: Result | None = None
        self.barrier = 0
        """Moves before this index cannot be taken back freely: chance was read after them."""
        self._broken = False
        self._running = False
        self._pending: tuple[Decision, ...] | None = None
        self.state: S = game.start(setup)
        self._script: Flow[Result] = game.script(self.state)
        self._decisions: tuple[Decision, ...] = ()
        self._advance(None)
        for move in log:
            if check:
                self.play(move)
            else:
                self._advance(move)

    @property
    def position(self) -> int:
        """How many moves have been played."""
        return len(self.log)

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The open decisions, at most one per seat; their offers are tied to this position."""
        self._whole()
        if self._pending is None:
            position = len(self.log)
            self._pending = tuple(
                decision._replace(offer=self._guarded(decision.offer, position))
                for decision in self._decisions
            )
        return self._pending

    def decision_of(self, seat: Seat) -> Decision | None:
        """The open decision of one seat."""
        return next((decision for decision in self.pending if decision.seat == seat), None)

    def asked(self, seat: Seat) -> Decision | None:
        """The same for those who only read kind and arguments, or check one answer: cheaper,
        since its offer is not tied to the position."""
        self._whole()
        return next((one for one in self._decisions if one.seat == seat), None)

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that are asked."""
        self._whole()
        return tuple(decision.seat for decision in self._decisions)

    def view(self, seat: Seat | None = None) -> V:
        """What a seat (None: the public) may see."""
        self._whole()
        return self.game.view(self.state, seat)

    def play(self, move: Move) -> None:
        """Play a move after full checking; raises a MoveError and changes nothing if refused."""
        self._whole()
        for decision in self._decisions:
            if decision.seat == move.seat:
                reason = decision.refusal(move.words)
                if reason is not None:
                    raise IllegalMoveError(move, reason)
                break
        else:
            if self.result is not None:
                raise GameOverError
            raise NotYourTurnError(move.seat, self.waiting_for)
        self._advance(move)

    def take_events(self) -> list[Event]:
        """What has happened since the last call."""
        self._whole()
        events = self.state.events
        self.state.events = []
        return events

    def stack(self) -> list[str]:
        """Names of the running rules, outermost first."""
        names: list[str] = []
        frame: object = self._script
        while frame is not None and hasattr(frame, "gi_code"):
            names.append(frame.gi_code.co_name)
            frame = getattr(frame, "gi_yieldfrom", None)
        return names

    def _whole(self) -> None:
        if self._broken:
            raise BrokenTableError
        if self._running:
            raise BrokenTableError("table-reentered")

    def _guarded(
        self, offer: Callable[[], Iterable[Option]], position: int
    ) -> Callable[[], Iterable[Option]]:
        def read() -> Iterable[Option]:
            for option in offer():
                if self._broken or len(self.log) != position:
                    raise StaleDecisionError(position=position)
                yield option

        def guarded() -> Iterable[Option]:
            if self._broken or len(self.log) != position:
                raise StaleDecisionError(position=position)
            return read()

        return guarded

    def _advance(self, move: Move | None) -> None:
        reads = self.state.chance.reads
        self._running = True
        try:
            self._decisions = next(self._script) if move is None else self._script.send(move)
        except StopIteration as done:
            self._decisions = ()
            self.result = done.value
            if self.result is None:  # the end is a result, never mere exhaustion
                self._broken = True
                raise RuleBugError(move, (), "script ended without a result") from None
        except Exception as bug:
            self._broken = True
            raise RuleBugError(move, _rules_of(bug), type(bug).__name__) from bug
        finally:
            self._running = False
        self._pending = None
        if move is not None:
            self.log.append(move)
        if self.state.chance.reads != reads:
            self.barrier = len(self.log)


def _rules_of(bug: Exception) -> list[str]:
    """Names of the rules that were running when `bug` was raised, outermost first."""
    names: list[str] = []
    trace = bug.__traceback__
    while trace is not None:
        names.append(trace.tb_frame.f_code.co_name)
        trace = trace.tb_next
    return names[1:]
