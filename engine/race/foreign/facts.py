"""What a record says of chance and of what follows by itself, beside what happened at our table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from engine.core.errors import MoveError
from engine.core.events import Event
from engine.core.moves import Seat
from engine.race.terms import Phase, Way

Fields: TypeAlias = Mapping[str, Any]  # one move of the record, as JSON has it
Facts: TypeAlias = dict[tuple[str, Seat], list[Any]]  # what kind of thing, whose: in order

INIT: Final = "INIT"
MOVES: Final[Mapping[str, frozenset[str]]] = {
    INIT: frozenset({"discard"}),
    Phase.EXPLORE: frozenset({"explore"}),
    Phase.DEVELOP: frozenset({"draw", "place", "pay"}),
    Phase.SETTLE: frozenset({"place", "good", "pay", "draw"}),
    Phase.CONSUME: frozenset({"trade", "consume", "hand", "gamble", "draw", "done"}),
    Phase.PRODUCE: frozenset({"produce", "draw"}),
    Phase.END: frozenset({"discard"}),
}
"""The kinds of moves of each phase."""


class RecordDiffersError(MoveError):
    """The record says otherwise of something that the rules or the deck decide."""

    key = "record-differs"


def compare(
    phase: str, moves: Sequence[Fields], events: Sequence[Event], before: Fields, after: Fields
) -> None:
    """The facts of a phase are those of the record; raises a RecordDiffersError."""
    said, seen = _said(moves), _seen(events)
    if phase in (Phase.SETTLE, Phase.PRODUCE):
        for seat, (old, new) in enumerate(zip(before["pl"], after["pl"], strict=True)):
            came = [[world, card] for world, card in new["g"].items() if world not in old["g"]]
            seen["good", seat] = sorted(came)
    for what, seat in {**said, **seen}:
        ours, theirs = seen.get((what, seat), []), said.get((what, seat), [])
        if ours != theirs:
            raise RecordDiffersError(what=what, seat=seat, expected=theirs, has=ours)


def _said(moves: Sequence[Fields]) -> Facts:
    """By seat: cards drawn, goods, sales, what was placed and how, and so on."""
    facts: Facts = {}
    for move in moves:
        seat = move["p"]
        if "draw" in move:
            facts.setdefault(("draw", seat), []).extend(move["draw"])
        for what, value in _of_move(move):
            facts.setdefault((what, seat), []).append(value)
    for (what, _), values in facts.items():
        if what == "good":
            values.sort()
    return facts


def _of_move(move: Fields) -> list[tuple[str, Any]]:
    match move["m"]:
        case "place":
            return [("place", move["card"])] if move["card"] is not None else []
        case "pay":
            return [("pay", [move["card"], move["how"], sorted(move["use"])])]
        case "good":
            return [("good", [move["on"], move["good"]])]
        case "produce":
            good = ("good", [move["on"], move["good"]])
            return [good, ("produce", [move["on"], move["by"]])]
        case "trade":
            return [("trade", [move["by"], move["on"], move["n"]])]
        case "consume":
            return [("consume", [move["by"], sorted(move["goods"]), move["vp"]])]
        case "hand":
            return [("hand", [move["by"], len(move["discard"]), move["vp"]])]
        case "gamble":
            return [("gamble", [move["by"], move["number"], move["card"], move["kept"]])]
    return []


def _seen(events: Sequence[Event]) -> Facts:
    facts: Facts = {}
    for event in events:
        if event.seat is None:
            continue
        if event.kind == "got_cards":
            cards = event.args["cards"]
            assert isinstance(cards, tuple)
            facts.setdefault(("draw", event.seat), []).extend(cards)
        for what, value in _of_event(event.kind, event.args):
            facts.setdefault((what, event.seat), []).append(value)
    return facts


def _of_event(kind: str, args: Fields) -> list[tuple[str, Any]]:
    match kind:
        case "developed":
            return [("place", args["card"]), ("pay", [args["card"], "pay", []])]
        case "settled":
            how = "conquer" if args["way"] == Way.CONQUER else "pay"
            paid = [args["world"], how, sorted(args["cards"])]
            return [("place", args["world"]), ("pay", paid)]
        case "produced":
            return [("produce", [args["world"], args["card"]])]
        case "sold":
            return [("trade", [args["card"], args["world"], args["count"]])]
        case "consumed":
            return [("consume", [args["card"], sorted(args["worlds"]), args["vp"]])]
        case "discarded_for_vp":
            return [("hand", [args["card"], args["count"], args["vp"]])]
        case "gambled":
            return [("gamble", [args["card"], args["number"], args["shown"], args["won"]])]
    return []
