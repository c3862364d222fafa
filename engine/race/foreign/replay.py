"""Plays a race-record-1 on one of our tables, phase by phase, and checks what it says of chance."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from engine.core.amounts import set_words
from engine.core.errors import GameError, MoveError
from engine.core.events import Event
from engine.core.game import Game
from engine.core.moves import Move, Seat, Words
from engine.core.table import Table
from engine.race.components import CARDS
from engine.race.foreign.facts import INIT, MOVES, Fields, RecordDiffersError, compare
from engine.race.foreign.reader import ForeignRecord, race_record, setup_of
from engine.race.foreign.snapshot import final, snapshot
from engine.race.phases.consume import usable
from engine.race.state import State
from engine.race.terms import Effect, Phase, Way
from engine.race.view import RaceView

CONSUMING: Final = ("consume", "hand-vp", "gamble")
"""Questions of phase IV in which powers are used."""
PLACING: Final = ("develop", "settle", "settle-second")
PRODUCING: Final = ("produce", "factory")


class PhaseEnd(NamedTuple):
    """What was seen when a phase ended."""

    name: str
    snapshot: dict[str, object]
    goals: list[list[object]]
    events: Sequence[Event]


class RecordLine(NamedTuple):
    """One phase of the record."""

    round: int
    name: str
    moves: Sequence[Fields]
    acts: Sequence[Words] = ()
    """The actions, where the round begins with this phase."""

    def __str__(self) -> str:
        return f"round {self.round} {self.name}"


class RaceReplay:
    """A record on its way: step 0 is the setup with its discards, every other step a phase."""

    def __init__(self, data: object, game: Game[State, RaceView], legal: bool = False) -> None:
        record = race_record(data)
        self.table: Table[State, RaceView] = Table(game, setup_of(record))
        self.steps: Sequence[RecordLine] = tuple(lines_of(record))
        self.first = 0
        self.done = 0
        self.now: Fields | None = None
        """The move being played, to name it if it fails."""
        self.last: dict[str, object] = {}
        """What `replay --snapshots` prints for the last step."""
        self.shown: Fields = {}
        """The snapshot after the last step."""
        self.with_legal = legal
        self._legal: list[list[object]] = []
        self._can: list[list[object]] = []
        self._ends: list[PhaseEnd] = []
        self.table.state.watch = self._watch

    def step(self) -> None:
        """Play the next phase with full checking; raises a MoveError."""
        line = self.steps[self.done]
        self._legal, self._can, self.now = [], [], None
        for seat, words in enumerate(line.acts):
            self.play(seat, ("act", *words))
        self._check_phases(line)
        before = self.shown
        try:
            self._check_kinds(line)
            PLAYERS[line.name](self, line.moves)
            self.now = None
            if not self._ends or self._ends[0].name != line.name:
                raise RecordDiffersError(what="phase", expected=line.name)
            ended = self._ends.pop(0)
            if line.name != INIT:
                compare(line.name, line.moves, ended.events, before, ended.snapshot)
        except GameError:
            raise
        except (LookupError, TypeError, AttributeError, ValueError) as error:
            raise MoveError(
                "move-unreadable", word="none"
            ) from error  # a field is missing or another thing
        self.last = {"r": line.round, "ph": line.name}
        if line.name != INIT:
            self.last["goals"] = ended.goals
            if self.with_legal:
                self.last |= {"legal": self._legal, "can": self._can}
        self.last["s"] = self.shown = ended.snapshot
        self.done += 1

    def final(self) -> Mapping[str, object] | None:
        """The result as the format writes it; None before the end."""
        result = self.table.result
        return None if result is None else final(self.table.state, result)

    def text(self) -> str:
        """The move that failed, or the phase to be played next."""
        if self.now is not None:
            return json.dumps(dict(self.now), ensure_ascii=False)
        return str(self.steps[self.done])

    def play(self, seat: Seat, words: Words) -> None:
        """Play one of our moves."""
        asked = self.table.asked(seat)
        self.table.play(
            Move(seat, words if asked is None or not asked.spell else asked.spell(words))
        )

    def kind_asked(self, seat: Seat) -> str | None:
        """What a seat is asked now."""
        asked = self.table.asked(seat)
        return None if asked is None else asked.kind

    def note_legal(self, seat: Seat) -> None:
        """Write down what a seat could place."""
        if not self.with_legal:
            return
        asked = self.table.asked(seat)
        places = asked is not None and asked.kind in PLACING
        cards = [option.words[1] for option in asked.offer()] if asked and places else []
        self._legal.append([seat, sorted({*cards} - {"none"})])

    def note_can(self, seat: Seat) -> None:
        """Write down which powers a seat could use."""
        if not self.with_legal:
            return
        powers: list[str] = []
        if self.kind_asked(seat) in CONSUMING:
            state = self.table.state
            held = usable(state, state.players[seat])
            powers = sorted(f"{one.card}:{one.power.effect}" for one in held)
        self._can.append([seat, powers])

    def _watch(self, state: State, name: str) -> None:
        events = tuple(state.events)
        goals = [found for event in events if (found := _goal(event)) is not None]
        self._ends.append(PhaseEnd(name, snapshot(state), goals, events))
        state.events = []

    def _check_kinds(self, line: RecordLine) -> None:
        """Each move is one of those that the phase has."""
        for move in line.moves:
            self.now = move
            if move.get("m", "discard") not in MOVES[line.name]:
                raise MoveError("move-unreadable", word=str(move["m"])[:40])
        self.now = None

    def _check_phases(self, line: RecordLine) -> None:
        """Where a round begins: the actions lead to the phases that the record has."""
        if not line.acts:
            return
        names = [one.name for one in self.steps if one.round == line.round][:-1]
        # where nobody was asked anything the table may be some phases further already
        ours = [str(phase) for phase in self.table.state.phases]
        if self.table.state.round == line.round and names != ours:
            raise RecordDiffersError(what="phases", expected=names, has=ours)


def lines_of(record: ForeignRecord) -> Iterator[RecordLine]:
    """The record as a list of phases, the setup first."""
    given = [{"p": seat, "discard": cards} for seat, cards in enumerate(record.returned)]
    yield RecordLine(0, INIT, given)
    for number, one in enumerate(record.rounds, start=1):
        for at, phase in enumerate(one.phases):
            yield RecordLine(number, phase.ph, phase.mv, one.act if at == 0 else ())


def _goal(event: Event) -> list[object] | None:
    sign = {"goal_taken": "+", "goal_lost": "-"}.get(event.kind)
    return None if sign is None else [sign, event.seat, event.args["goal"]]


def _moves(replay: RaceReplay, moves: Sequence[Fields]) -> Iterator[tuple[Seat, str, Fields]]:
    """The moves with their seat and kind, each remembered while it is played."""
    for move in moves:
        replay.now = move
        try:
            seat, kind = int(move["p"]), str(move.get("m", "discard"))
        except (KeyError, TypeError, ValueError) as error:
            raise MoveError("move-unreadable", word="none") from error
        if not 0 <= seat < len(replay.table.state.players):
            raise MoveError("move-unreadable", word="none")
        yield seat, kind, move


def _give_back(replay: RaceReplay, moves: Sequence[Fields]) -> None:
    for seat, _, move in _moves(replay, moves):
        if move["discard"]:
            replay.play(seat, set_words(move["discard"], "discard"))


def _explore(replay: RaceReplay, moves: Sequence[Fields]) -> None:
    for seat, _, move in _moves(replay, moves):
        drawn: Counter[str]
        thrown: Counter[str]
        drawn, thrown = Counter(move["draw"]), Counter(move["discard"])
        asked = replay.kind_asked(seat) == "keep"
        if not thrown <= drawn or (thrown and not asked):
            raise RecordDiffersError(what="discard", seat=seat, expected=move["discard"])
        if asked:
            replay.play(seat, set_words((drawn - thrown).elements(), "keep"))


def _develop(replay: RaceReplay, moves: Sequence[Fields]) -> None:
    payments = {move["p"]: move for move in moves if move.get("m") == "pay"}
    asked = [move for move in moves if move.get("m") == "place"]
    for seat, _, _ in _moves(replay, asked):
        replay.note_legal(seat)
    for seat, _, move in _moves(replay, asked):
        if replay.kind_asked(seat) != "develop" and move["card"] is None:
            continue
        replay.play(seat, ("develop", move["card"] or "none"))
        _pay(replay, seat, payments.get(seat))


def _pay(replay: RaceReplay, seat: Seat, payment: Fields | None) -> None:
    if payment is None:
        return
    replay.now = payment
    if replay.kind_asked(seat) == "boost":
        boosters = [card for card in payment["use"] if _is_booster(card)]
        replay.play(seat, ("boost", *(sorted(boosters) or ("none",))))
    if replay.kind_asked(seat) == "pay" or payment["discard"]:
        replay.play(seat, set_words(payment["discard"], "pay"))


def _is_booster(card: str) -> bool:
    boosts = (Effect.DISCARD_SELF_FOR_MILITARY, Effect.DISCARD_HAND_FOR_MILITARY)
    return any(power.effect in boosts for power in CARDS[card].powers)


def _settle(replay: RaceReplay, moves: Sequence[Fields]) -> None:
    payments: dict[tuple[Seat, str], Fields] = {
        (move["p"], move["card"]): move for move in moves if move.get("m") == "pay"
    }
    firsts = [move for move in moves if move.get("m") == "place" and "by" not in move]
    seconds = {move["p"]: move for move in moves if move.get("m") == "place" and "by" in move}
    for seat, _, _ in _moves(replay, firsts):
        replay.note_legal(seat)
    for seat, _, move in _moves(replay, firsts):
        _place(replay, seat, move, payments)
    for seat in range(len(replay.table.state.players)):
        if replay.kind_asked(seat) == "settle-second":
            if seat not in seconds:
                replay.play(seat, ("settle", "none"))
                continue
            replay.now = seconds[seat]
            replay.note_legal(seat)
            _place(replay, seat, seconds.pop(seat), payments)
    if seconds:
        raise RecordDiffersError(what="second-world", seat=next(iter(seconds)))


def _place(
    replay: RaceReplay, seat: Seat, move: Fields, payments: Mapping[tuple[Seat, str], Fields]
) -> None:
    card = move["card"]
    if card is None:
        if replay.kind_asked(seat) in ("settle", "settle-second"):
            replay.play(seat, ("settle", "none"))
        return
    payment = payments.get((seat, card))
    if payment is None:
        raise RecordDiffersError(what="pay", seat=seat, card=card)
    replay.play(seat, ("settle", card, str(_way(payment))))
    _pay(replay, seat, payment)


def _way(payment: Fields) -> Way:
    """The way of placing that a payment stands for."""
    if payment["how"] == "conquer":
        return Way.CONQUER
    ways = [power.way for card in payment["use"] for power in CARDS[card].powers if power.way]
    return next((way for way in ways if way is not Way.SPECIALIST), next(iter(ways), Way.PAY))


def _consume(replay: RaceReplay, moves: Sequence[Fields]) -> None:
    for seat, kind, move in _moves(replay, moves):
        if kind == "trade" and move["by"] == "trade":
            replay.play(seat, ("trade", move["on"]))
            continue
        replay.note_can(seat)
        if kind == "done":
            if replay.kind_asked(seat) in CONSUMING:
                replay.play(seat, ("done",))
            continue
        replay.play(seat, _use(kind, move))


def _use(kind: str, move: Fields) -> Words:
    match kind:
        case "trade":
            return ("consume", move["by"], move["on"])
        case "consume":
            return ("consume", move["by"], *sorted(move["goods"]))
        case "hand":
            return ("consume", move["by"], *set_words(move["discard"]))
        case "gamble":
            return ("gamble", str(move["number"]))
        case "draw":
            return ("consume", move["by"])
    raise MoveError("move-unreadable", word="none")


def _produce(replay: RaceReplay, moves: Sequence[Fields]) -> None:
    for seat, kind, move in _moves(replay, moves):
        if kind == "draw" and _waits_for_all(move["by"]):
            continue
        for before in range(seat):
            _done(replay, before)
        if kind == "draw":
            replay.play(seat, ("draw", move["by"]))
            continue
        paid = move.get("pay")
        how = (str(move["by"]),) if paid is None else ("pay", paid)
        replay.play(seat, ("produce", move["on"], *how))
    replay.now = None
    for seat in range(len(replay.table.state.players)):
        _done(replay, seat)


def _done(replay: RaceReplay, seat: Seat) -> None:
    if replay.kind_asked(seat) in PRODUCING:
        replay.play(seat, ("done",))


def _waits_for_all(card: str) -> bool:
    """Whether this card draws only when everybody has produced."""
    return any(
        power.effect is Effect.DRAW_IF_PRODUCED_STRICTLY_MOST for power in CARDS[card].powers
    )


PLAYERS: Final[Mapping[str, Callable[[RaceReplay, Sequence[Fields]], None]]] = {
    INIT: _give_back,
    Phase.EXPLORE: _explore,
    Phase.DEVELOP: _develop,
    Phase.SETTLE: _settle,
    Phase.CONSUME: _consume,
    Phase.PRODUCE: _produce,
    Phase.END: _give_back,
}
