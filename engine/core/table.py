"""A game in progress: all that the bot and the store ever hold.

Invariants. The state is a function of setup and log. `play` checks before anything happens, so a
refused move changes nothing. Any exception out of a script other than its regular end breaks the
table: nothing of it can be read any more, and whoever holds it rebuilds it from the log. The hot
path (`play`) copies nothing and lists nothing where a decision has a direct check.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, NoReturn, TypeAlias

from engine.core.bound import Bound
from engine.core.errors import (
    BrokenTableError,
    GameOverError,
    IllegalMoveError,
    MoveError,
    NotYourTurnError,
    RuleBugError,
    SetupError,
    rules_of,
)
from engine.core.events import Event
from engine.core.flow import Flow, Landing, Sealed, by_itself
from engine.core.game import Ahead, Game, Means, Result, S, Setup, V, ahead_of
from engine.core.landmarks import NEAR, Landmark, Landmarks, latest
from engine.core.moves import ONE, Decision, Move, Option, Seat, Words


class Table(Bound, Generic[S, V]):
    """State, running script and open decisions of one game."""

    __slots__ = (
        "_decisions",
        "_imagined",
        "_pending",
        "_script",
        "_together",
        "_veiled",
        "barrier",
        "game",
        "landmarks",
        "result",
        "round",
        "sealed",
        "setup",
        "state",
    )

    def __init__(
        self,
        game: Game[S, V],
        setup: Setup,
        log: Iterable[Move] = (),
        *,
        check: bool = False,
        near: Sequence[Landmark] = (),
        keeps: bool = False,
    ) -> None:
        """Set up and replay `log`, from the last of the landmarks `near` it that it passes; our own
        log is trusted unless `check` is set. One that `keeps` landmarks has others begin at them.

        Raises SetupError for a setup that cannot be played, RuleBugError where a rule fails, and
        with `check` a MoveError at the first move that is not legal.
        """
        self.game = game
        self.setup = setup
        self.log: list[Move] = []
        self.result: Result | None = None
        self.barrier = 0
        """Moves before this index cannot be taken back freely: after them hidden chance was read
        or secret answers were revealed."""
        self.sealed: tuple[int, ...] = ()
        """Indices in the log of secret answers not revealed yet, and of what their seats answered
        after them."""
        self.round: int | None = None
        """How many moves had been played when the seats that are asked were first asked side by
        side; None where one seat is asked by itself. Questions of the same `together` have the
        same number."""
        moves = [*log]
        self.landmarks = Landmarks(game, len(moves) - NEAR) if keeps else None
        self._begin(latest(near, moves) if near else None)
        for move in moves[len(self.log) :]:
            if check:
                self.play(move)
            else:
                self._whole()
                self._advance(move, self._asked(move.seat))

    def _begin(self, start: Landmark | None) -> None:
        """Run the rules to the first question, or to the first one after a landmark."""
        self._together: object = None
        self._veiled: dict[int, Words] = {}
        self._fault: str | None = None
        self._imagined = False
        self._pending: tuple[Decision, ...] | None = None
        game = self.game
        self.state: S = game.start(self.setup) if start is None else game.fork(start.state)
        script: Callable[[S], Flow[Result]] = game.script if start is None else start.onward
        self._script: Flow[Result | None] | Flow[None] = script(self.state)
        self._decisions: tuple[Decision, ...] = ()
        if start is not None:
            self.log, self._veiled = [*start.log], {**start.veiled}
        self._advance(None)
        self.barrier = self.barrier if start is None else start.barrier

    @property
    def near(self) -> tuple[Landmark, ...]:
        """The landmarks it has kept."""
        return () if self.landmarks is None else self.landmarks.kept

    @property
    def position(self) -> int:
        """How many moves have been played."""
        return len(self.log)

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The open decisions, at most one per seat; what they can do is tied to this position."""
        self._whole()
        if self._pending is None:
            self._pending = tuple(self._tied(decision) for decision in self._decisions)
        return self._pending

    def decision_of(self, seat: Seat) -> Decision | None:
        """The open decision of one seat."""
        return next((decision for decision in self.pending if decision.seat == seat), None)

    def asked(self, seat: Seat) -> Decision | None:
        """The same for those who only read kind and arguments, or check one answer: cheaper,
        since its offer is not tied to the position."""
        if self._fault is not None:  # as `_whole` does it: often looked at
            raise BrokenTableError(self._fault)
        return self._asked(seat)

    @property
    def waiting_for(self) -> tuple[Seat, ...]:
        """The seats that are asked."""
        self._whole()
        return tuple(decision.seat for decision in self._decisions)

    def can_imagine(self, seat: Seat) -> bool:
        """Whether a turn of this seat can be planned here."""
        return self.result is None and self.game.turn_of(self.state, seat) is not None

    def ahead(self, seat: Seat) -> tuple[str, ...]:
        """The kinds of question that may still come to a seat in this round and can be answered
        beforehand, in order; without what it is asked now."""
        self._whole()
        asked = self._asked(seat)
        kinds = () if self._ahead is None or self.result else self._ahead.kinds
        return tuple(
            kind
            for kind in kinds
            if (asked is None or asked.kind != kind) and self._foreseen(seat, kind) is not None
        )

    @property
    def round_number(self) -> int:
        """Which round it is, in a game where something can be answered beforehand."""
        return 0 if self._ahead is None else self._ahead.round(self.state)

    def imagine(self, seat: Seat, kind: str = "", given: Sequence[Words] = ()) -> None:
        """From here on it is this seat's turn, or it is asked a question of a kind that can be
        answered beforehand, where it has `given` orders for others: for plans and orders, on a
        table that serves nothing else. When that is over nobody is asked there.

        Raises NotYourTurnError where that cannot be imagined.
        """
        if kind:
            foreseen = None if self.result else self._foreseen(seat, kind, given)
            turn = None if foreseen is None else by_itself(foreseen)
        else:
            turn = None if self.result else self.game.turn_of(self.state, seat)
        if turn is None:
            raise self.why_not_asked(seat)
        self.sealed = ()
        self.go_on(turn)

    @property
    def _ahead(self) -> Ahead[S] | None:
        return ahead_of(self.game)

    def _foreseen(self, seat: Seat, kind: str, given: Sequence[Words] = ()) -> Flow[object] | None:
        """A question as if it were asked now, given what the seat has sealed and ordered."""
        foresee = None if self._ahead is None else self._ahead.kinds.get(kind)
        sealed = [self.log[n].words for n in self.sealed if self.log[n].seat == seat]
        return None if foresee is None else foresee(self.state, seat, [*sealed, *given])

    def turns(self, seat: Seat) -> Callable[[], Table[S, V]] | None:
        """Makes tables on which this seat's turn can be tried from here, cheaper than a replay;
        None where what it is asked is not the beginning of its turn. They serve only that turn."""
        asked = self.asked(seat)
        if asked is None or not self.can_imagine(seat):
            return None
        start = self.forked()

        def make() -> Table[S, V]:
            table = start.forked()
            table.imagine(seat)
            return table

        table = make()
        begun, facts = table.asked(seat), self.game.facts
        if begun is None or (begun.kind, begun.args) != (asked.kind, asked.args):
            return None
        return make if facts(table.state) == facts(self.state) else None

    def forked(self) -> Table[S, V]:
        """A copy that shares nothing which may change; its script is still ours."""
        table = copy.copy(self)
        table.landmarks = None
        table.state, table.log = self.game.fork(self.state), self.log.copy()
        table._veiled = self._veiled.copy()
        return table

    def go_on(self, flow: Flow[None]) -> None:
        """Run this instead of the rules, until it is over and nobody is asked: on a fork."""
        self._whole()
        self._script, self._imagined = flow, True
        self._advance(None)

    def view(self, seat: Seat | None = None) -> V:
        """What a seat (None: the public) may see."""
        self._whole()
        return self.game.view(self.state, seat)

    def means(self, seat: Seat, viewer: Seat | None = None) -> Means:
        """What a seat has, by word, as far as the viewer (None: the public) may know it."""
        self._whole()
        return self.game.means(self.state, seat, viewer)

    def reading(self, index: int, seat: Seat | None) -> Words | None:
        """What a seat (None: the public) may read of a move of the log, `?` for each hidden word.

        None while the answer is sealed for it. The one way out for moves, whatever they are shown,
        told, counted or written for; only a seat's own moves and the record of a finished game are
        whole.
        """
        self._whole()
        move = self.log[index]
        if move.seat == seat:
            return move.words
        if index in self.sealed:
            return None
        return self._veiled.get(index, move.words)

    def is_open_to(self, seat: Seat) -> bool:
        """Whether there is no move, but sealed ones, of which a seat never learns the whole."""
        return all(self.log[n].seat == seat for n in self._veiled if n not in self.sealed)

    def play(self, move: Move) -> None:
        """Play a move after full checking; raises a MoveError and changes nothing if refused."""
        if self._fault is not None:  # as `_whole` does it: every move comes this way
            raise BrokenTableError(self._fault)
        for decision in self._decisions:
            if decision.seat == move.seat:
                break
        else:
            raise self.why_not_asked(move.seat)
        try:
            refuse = decision.refuse if decision.picks is ONE and decision.verb is None else None
            reason = (decision.refusal if refuse is None else refuse)(move.words)
        except Exception as bug:
            self._break(move, bug)
        if reason is not None:
            raise IllegalMoveError(move, reason)
        self._advance(move, decision)

    def steps(self, seat: Seat) -> Iterator[Option]:
        """The listing of one seat's options with its breaths; raises a MoveError if not asked."""
        self._whole()
        decision = self._asked(seat)
        if decision is None:
            raise self.why_not_asked(seat)
        return self._steps(decision.offer, len(self.log))

    def why_not_asked(self, seat: Seat) -> MoveError:
        """The error that tells a seat which is not asked why it is not."""
        return GameOverError() if self.result else NotYourTurnError(seat, self.waiting_for)

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
        if self._fault is not None:
            raise BrokenTableError(self._fault)

    def _asked(self, seat: Seat) -> Decision | None:
        for decision in self._decisions:
            if decision.seat == seat:
                return decision
        return None

    def _advance(self, move: Move | None, decision: Decision | None = None) -> None:
        """Run the rules up to the next question. The table is at fault unless this ends well."""
        chance = self.state.chance
        reads = chance.reads
        self._fault = "table-reentered"
        secret = False
        try:
            if move is not None and decision is not None:
                secret = decision.secret
                if decision.veil is not None:
                    self._cover(move, decision.veil(move.words))
            self._decisions = decisions = self._asked_next(move)
        except RuleBugError:
            raise
        except BaseException as bug:
            self._fault = "broken-table"
            if not isinstance(bug, Exception) or (move is None and isinstance(bug, SetupError)):
                raise
            self._break(move, bug)
        self._pending = None
        if type(decisions) is tuple and self._together is None and not (secret or self.sealed):
            # the plain case: one seat is asked after the other, and nothing is sealed
            if move is not None:
                self.log.append(move)
            if chance.reads != reads:
                self.barrier = len(self.log)
        else:
            self._stand(move, secret=secret, is_read=chance.reads != reads)
        if self.landmarks is not None:
            self.landmarks.asked(self.log, self.barrier, self._veiled)
        self._fault = None

    def _stand(self, move: Move | None, *, secret: bool, is_read: bool) -> None:
        """A move has been played: what that says of what is sealed, and what may be taken back."""
        together = getattr(self._decisions, "round", None)
        if together is not self._together:
            self._together = together
            self.round = None if together is None else len(self.log) + (move is not None)
        if move is not None:
            if secret or (self.sealed and self._has_sealed(move.seat)):
                self.sealed += (len(self.log),)
            self.log.append(move)
        if self.sealed and not isinstance(self._decisions, Sealed):
            self.sealed = ()
            self.barrier = len(self.log)
        elif is_read:
            self.barrier = len(self.log)

    def _cover(self, move: Move, veiled: Words) -> None:
        """Keep what others may read of a move about to be played."""
        if len(veiled) < len(move.words):
            self._break(move, None, "veil-leaves-out")
        if veiled != move.words:
            self._veiled[len(self.log)] = veiled

    def _has_sealed(self, seat: Seat) -> bool:
        return any(self.log[index].seat == seat for index in self.sealed)

    def _asked_next(self, move: Move | None) -> tuple[Decision, ...]:
        try:
            decisions = next(self._script) if move is None else self._script.send(move)
            while type(decisions) is Landing:
                if self.landmarks is not None and len(self.log) >= self.landmarks.since:
                    self.landmarks.passing(decisions, self.state)
                decisions = next(self._script)
        except StopIteration as done:
            if self._imagined:  # what was imagined is over, the game is not
                return ()
            self.result = done.value
            if self.result is None:  # the end is a result, never mere exhaustion
                self._break(move, None, "no-result")
            return ()
        if len(decisions) != 1 and not 0 < len({d.seat for d in decisions}) == len(decisions):
            self._break(move, None, "asks-nobody-or-twice")
        return decisions

    def _break(self, move: Move | None, bug: Exception | None, error: str = "") -> NoReturn:
        self._fault = "broken-table"
        rules = self.stack() if bug is None else rules_of(bug)
        raise RuleBugError(move, rules, error or type(bug).__name__) from bug


AnyTable: TypeAlias = Table[Any, Any]
"""Of any game, for whoever knows none."""
