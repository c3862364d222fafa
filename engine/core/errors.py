"""The exceptions of the engine. Each carries a key and arguments, never a sentence.

KeyedError                       what all refusals are, those of the bot as well
GameError (KeyedError, ValueError)
├── MoveError
│   ├── UnreadableMoveError      no word like this here
│   ├── AmbiguousMoveError       several options fit
│   ├── IllegalMoveError         readable, not allowed now
│   ├── NotYourTurnError         somebody else is asked
│   └── GameOverError            nobody is asked any more
├── SetupError                   options, seats or deals that cannot be played
├── RecordError                  a record that cannot be read or replayed
├── StaleDecisionError           an offer read after the table has moved on
└── BrokenTableError             the table met a bug in a rule and must be rebuilt
    └── RuleBugError             the very move that met it
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.core.moves import Move, Note, Option, Seat, Words


class KeyedError(Exception):
    """A refusal; `key` and `args_` are for the text catalogues."""

    key: str
    """Of a class that has none of its own its base's."""

    def __init__(self, key: str | None = None, /, **args: object) -> None:
        self.key = key or type(self).key
        self.args_: dict[str, object] = args
        super().__init__(self.key, args)

    def __str__(self) -> str:
        return " ".join([self.key, *(f"{name}={value!r}" for name, value in self.args_.items())])


class GameError(KeyedError, ValueError):
    """Anything the engine refuses."""

    key = "game-error"


class MoveError(GameError):
    """A move that was not played; the position is unchanged."""

    key = "move-error"
    continuations: Sequence[Option] = ()
    """What could have stood at the fault instead, best first."""
    at: int = 0
    """Index of the faulty word within the typed move."""
    part: int = 0
    """Index of the faulty move where several were typed in one line."""


class UnreadableMoveError(MoveError):
    """A word that means nothing here."""

    key = "move-unreadable"


class AmbiguousMoveError(MoveError):
    """Several options begin like this; `candidates` lists them."""

    key = "move-ambiguous"

    def __init__(self, candidates: Sequence[Words], **args: object) -> None:
        super().__init__(**args)
        self.candidates = candidates


class IllegalMoveError(MoveError):
    """Readable, but not allowed in this position; `reasons` say why, the first before all."""

    key = "move-illegal"

    def __init__(self, move: Move, reason: Note, *further: Note) -> None:
        super().__init__(seat=move.seat, text=" ".join(move.words)[:200], reason=reason.key)
        self.move = move
        self.reason = reason
        self.reasons = (reason, *further)


class NotYourTurnError(MoveError):
    """Another seat is asked."""

    key = "not-your-turn"

    def __init__(self, seat: Seat, waiting_for: Sequence[Seat]) -> None:
        super().__init__(seat=seat, waiting_for=list(waiting_for))
        self.waiting_for = waiting_for


class GameOverError(MoveError):
    """The game has ended."""

    key = "game-over"


class SetupError(GameError):
    """A setup that cannot be played."""

    key = "setup-error"


class RecordError(GameError):
    """A record that cannot be read or replayed; `line` counts from 1."""

    key = "record-error"

    def __init__(self, key: str | None = None, /, line: int | None = None, **args: object) -> None:
        super().__init__(key, **({} if line is None else {"line": line}), **args)
        self.line = line


class StaleDecisionError(GameError):
    """The options of a decision were read after the table had moved on."""

    key = "stale-decision"


class BrokenTableError(GameError):
    """The table met a bug and shows nothing any more; rebuild it from its log."""

    key = "broken-table"


class RuleBugError(BrokenTableError):
    """A rule raised instead of asking or ending; `stack` names the rules that were running."""

    key = "rule-bug"

    def __init__(self, move: Move | None, stack: Sequence[str], error: str) -> None:
        super().__init__(move=str(move) if move else "", stack=" > ".join(stack), error=error)
        self.move = move
        self.stack = stack


def rules_of(bug: Exception) -> list[str]:
    """Names of the rules that were running when `bug` was raised, outermost first."""
    names: list[str] = []
    trace = bug.__traceback__
    while trace is not None:
        names.append(trace.tb_frame.f_code.co_name)
        trace = trace.tb_next
    return names[1:]
