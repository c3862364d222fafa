"""What the store hands out: rows as frozen values, setups and moves as the engine's own types."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from engine.core.game import Setup
from engine.core.moves import Move, Role, Seat, Words


class Status(StrEnum):
    """What a game is in; only the first two keep their channel."""

    LOBBY = "lobby"
    LIVE = "live"
    FINISHED = "finished"
    ABANDONED = "abandoned"


class How(StrEnum):
    """Who or what made a move."""

    PLAYER = "player"
    DEFERRED = "deferred"
    """A player's Confirm, given while other answers were open and carried out later."""
    PLANNED = "planned"
    """A turn that its player had planned, carried out when it came."""
    ORDER = "order"
    TIMEOUT = "timeout"
    COMPUTER = "computer"
    """A computer player decided, at a seat of its own or for somebody who is gone."""
    IMPORT = "import"
    UNKNOWN = "unknown"
    """Whatever stands there that this version cannot read: who made a move changes no position."""

    @classmethod
    def _missing_(cls, value: object) -> How:
        return cls.UNKNOWN


class TurnKind(StrEnum):
    """What a committed piece of the log was."""

    START = "start"
    TURN = "turn"
    """A main turn, closed by `end`."""
    PART = "part"
    """The beginning of a main turn, up to a step that revealed something."""
    CHOICE = "choice"
    """One question answered outside a main turn."""
    ANSWER = "answer"
    """A question answered that could have been declined."""
    SEALED = "sealed"
    """An answer in secret, while others had still to give theirs."""


@dataclass(frozen=True, slots=True)
class GameRow:
    """A game; its position is the log, never a column."""

    id: int
    key: str
    rules: int
    setup: Setup
    status: Status
    guild: int | None
    channel: int | None
    organiser: int | None
    options: Mapping[str, str]
    """What is agreed at this table beyond the game's setup, for example the time-out."""
    version: int
    """Counts every change of the log: a position alone comes again after an undo."""
    position: int
    paused_at: float | None
    diverged: bool
    created: float
    started: float | None
    ended: float | None
    touched: float
    away: float | None = None
    """Since when the bot may not post where it is played: it rests until the bot is back."""
    damaged: bool = False
    """Its setup, status or options cannot be read: it cannot be opened, and harms no other."""


@dataclass(frozen=True, slots=True)
class SeatRow:
    """Who sits where; nobody at a robot's seat or where a user was deleted."""

    seat: Seat
    user: int | None
    joined: float
    computer: str = ""
    """The level of the computer that plays here: for the user, as long as he is gone, or for
    itself where there is none."""


@dataclass(frozen=True, slots=True)
class MoveRow:
    """A recorded move and where it came from."""

    n: int
    move: Move
    how: How
    user: int | None
    at: float
    interaction: int | None = None


@dataclass(frozen=True, slots=True)
class TurnRow:
    """A committed piece of the log: moves `first` up to (not including) `after`."""

    n: int
    first: int
    after: int
    seat: Seat | None
    kind: TurnKind
    hash: str
    at: float
    why: str = ""
    """Why a computer played so, as JSON: terms of its evaluation, and by how much they changed."""


@dataclass(frozen=True, slots=True)
class AskedRow:
    """A seat that is asked: what, since which position, since when."""

    seat: Seat
    kind: str
    position: int
    since: float
    role: Role = Role.STEP


@dataclass(frozen=True, slots=True)
class DraftRow:
    """A stored draft; `confirmed` when its Confirm waits for the answers of others, `returned`
    when such a Confirm could not be carried out, `damaged` when it cannot be read."""

    seat: Seat
    slot: str
    user: int
    version: int
    revision: int
    moves: tuple[Words, ...]
    crossing: Words | None
    confirmed: bool
    price: str | None
    at: float
    returned: bool = False
    damaged: bool = False

    @property
    def empty(self) -> bool:
        """Whether there is no step in it."""
        return not self.moves and self.crossing is None and not self.damaged


@dataclass(frozen=True, slots=True)
class UndoRow:
    """What was taken back: moves and turns from `position` on, and when it was put back."""

    id: int
    at: float
    user: int | None
    reason: str
    position: int
    moves: tuple[MoveRow, ...]
    turns: tuple[TurnRow, ...]
    version: int
    redone: float | None
    sealed: tuple[int, ...] = ()
    """Numbers of moves that were secret answers nobody had seen yet."""
    veiled: Mapping[int, Words] = field(default_factory=dict)
    """By number: what all may read of a move that has words nobody else ever learns."""

    @property
    def public(self) -> UndoRow:
        """What all may read of it."""
        return replace(
            self,
            moves=tuple(
                replace(row, move=row.move._replace(words=self.veiled.get(row.n, row.move.words)))
                for row in self.moves
                if row.n not in self.sealed
            ),
        )


@dataclass(frozen=True, slots=True)
class ConsentRow:
    """A request that touches others; an answer of None is still open."""

    id: int
    game: int
    what: str
    args: Mapping[str, object]
    user: int
    version: int
    status: str
    at: float
    answers: Mapping[int, bool | None]


@dataclass(frozen=True, slots=True)
class PostRow:
    """Something to be posted; `tried` without `done` means that it may have arrived."""

    id: int
    game: int | None
    channel: int
    kind: str
    payload: Mapping[str, object]
    created: float
    ready: float
    tried: float | None
    attempts: int
    done: float | None
    message: int | None
    problem: str | None
    damaged: bool = False
    """What it says cannot be read."""


@dataclass(frozen=True, slots=True)
class ReminderRow:
    """Something due: kind `timeout` answers for a seat, other kinds remind it."""

    game: int
    seat: Seat
    kind: str
    due: float
    count: int
