"""What goes into a session and what comes out of it: frozen values only."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, Final, NamedTuple, TypeAlias

from bot.session.drafts.plan_values import Ordered, TurnPlan
from bot.store.rows import AskedRow, ConsentRow, GameRow, How, MoveRow, SeatRow, TurnRow, UndoRow
from engine.core.events import Event
from engine.core.game import AnyGame, Result, Setup
from engine.core.landmarks import Landmark
from engine.core.marking import heed
from engine.core.moves import Decision, Move, Note, Option, Role, Seat, Words
from engine.core.table import AnyTable, Table

Games: TypeAlias = Mapping[str, AnyGame]

AUTOMATIC = (How.ORDER, How.TIMEOUT)
"""Answers that nobody gives by hand."""
APART_SECONDS: Final = 60.0
"""New cards of a round usually follow each other no closer."""


@dataclass(frozen=True, slots=True)
class Press:
    """Somebody acts: who, by which interaction, and for which seat if a button named one."""

    user: int
    interaction: int | None = None
    """Discord's id of the interaction: the same one is never carried out twice."""
    seat: Seat | None = None
    manages: bool = False
    """He manages the server where the table is: he may end or move it, seated or not."""


@dataclass(frozen=True, slots=True)
class Policy:
    """What is usual at every table that has not agreed on something else."""

    timeout_hours: float = 12.0
    """After this time an unanswered offer is answered for its seat."""
    card_delay: float = 0.0
    """Seconds a card waits in the outbox for more to tell."""
    cards_apart: float = APART_SECONDS
    """Seconds between new cards of a round."""
    draft_keeps: int = 200
    """Most steps of one draft."""
    calls_an_hour: int = 0
    """How often one person may call the others of a table by taking back and by asking for their
    consent; 0: as often as he likes."""
    tables_in_memory: int = 2000
    """So many at most are kept in memory between acts, whatever is opened."""


@dataclass(frozen=True, slots=True)
class Blueprint:
    """All that is needed to build a table of one's own, for example in a worker thread."""

    game: AnyGame
    setup: Setup
    log: tuple[Move, ...]
    imagined: tuple[int, Seat, str] | None = None
    """From this move on it is taken to be this seat's turn, or it is asked a question of this kind
    before its time; None: as it really is."""
    given: tuple[Words, ...] = ()
    """What that seat has ordered for questions that come before that one."""
    again: tuple[int, ...] = ()
    """Before these moves another imagined turn of the same seat begins."""
    marks: tuple[Seat, Mapping[str, str]] | None = None
    """What the one for whom it is built has marked."""
    near: tuple[Landmark, ...] = field(default=(), compare=False, repr=False)
    """From where it is built, if its way leads there."""

    def build(self) -> AnyTable:
        """The table at this position."""
        real = None if self.imagined is None else self.imagined[0]
        table: AnyTable = Table(self.game, self.setup, self.log[:real], near=self.near)
        heed(table, {} if self.marks is None else dict([self.marks]))
        return table if real is None else self.played_on(table, self.log[real:])

    def played_on(self, table: AnyTable, steps: Sequence[Move]) -> AnyTable:
        """A table of the real position with the imagined turn begun and these steps played."""
        assert self.imagined is not None
        first, seat, kind = self.imagined
        table.imagine(seat, kind, self.given)
        for number, step in enumerate((*steps, None), start=first):
            if number in self.again:
                table.imagine(seat)
            if step is not None:
                table.play(step)
        return table


@dataclass(frozen=True, slots=True)
class DraftStep:
    """A drafted move: what was said of it beforehand, and what came of it."""

    words: Words
    notes: tuple[Note, ...] = ()
    warnings: tuple[Note, ...] = ()
    events: tuple[Event, ...] = ()
    cost: tuple[Note, ...] = ()
    """What a secret answer costs and gives, of which nothing comes before it is revealed."""


class Basis(Enum):
    """The position on which a draft is made."""

    REAL = auto()
    """As it is now: its seat is asked."""
    SURE = auto()
    """Others have still to answer, but what it answers will be asked whatever they say."""
    DECLINED = auto()
    """Others have still to answer; it takes it that they decline."""


class Sending(Enum):
    """What Confirm does with a draft."""

    PLAYS = auto()
    """It carries out the turn, or the answer."""
    PLAYS_A_PART = auto()
    """It carries out only a part of the turn: what comes after depends on what that reveals."""
    SEALS = auto()
    """Nobody learns of the answer before the others have given theirs."""
    REVEALS = auto()
    """The seat is the last to answer in secret: all answers are opened."""

    @property
    def is_secret(self) -> bool:
        """Whether the draft is an answer in secret."""
        return self in (Sending.SEALS, Sending.REVEALS)


class Meanwhile(NamedTuple):
    """What has become of a draft since its player saw it last, because others have played."""

    returned: bool = False
    """A waiting Confirm was not carried out, because the position had changed."""
    dropped: tuple[Words, ...] = ()
    """Steps that the present position no longer allows."""
    repriced: bool = False
    """The steps are as legal as before, but cost or give something else now."""
    unmet: tuple[str, ...] = ()
    """Conditions on which it was to be carried out and that do not hold."""


@dataclass(frozen=True, slots=True)
class DraftView:
    """A seat's half-made turn, as its player may see it."""

    game: int
    version: int
    seat: Seat
    revision: int
    """Goes into every button of the panel; a press with an older one is stale."""
    steps: tuple[DraftStep, ...]
    decision: Decision | None
    """What is asked next in the draft; None if the draft is complete."""
    view: Any  # the game's own view for this seat, at the draft's position
    blueprint: Blueprint
    closing: tuple[Words, ...] | None
    """What Confirm would play; None as long as something mandatory is open."""
    end_warnings: tuple[Note, ...] = ()
    """What is wasteful about ending the turn here, or about the step that crosses."""
    crossing: Words | None = None
    """A last step that reveals something: Confirm commits up to and including it, at once."""
    crossing_notes: tuple[Note, ...] = ()
    """What was said of it beforehand."""
    basis: Basis = Basis.REAL
    sending: Sending = Sending.PLAYS
    confirmed: bool = False
    """Confirm was given and waits for the others' answers."""
    meanwhile: Meanwhile = field(default_factory=Meanwhile)
    waiting_for: tuple[Seat, ...] = ()
    """Other seats that are asked in the game itself."""
    repeated: bool = False
    """This very interaction has been carried out before."""
    plan: TurnPlan | None = None
    """It is not this seat's turn: a plan, as if it were. `confirmed` if it is to be carried out."""
    planned: bool = False
    """The steps come from the seat's plan."""
    ordered: int | None = None
    """The revision of the seat's order for this question, of which it is the same so far."""
    ahead: tuple[Ordered, ...] = ()
    """What can be answered before it is asked."""
    begun: str = ""
    """The kind of question that the draft begins with; empty where nothing is asked."""
    can_try: bool = False
    """How the game may go on can be tried out: its player knows all that has been played."""
    can_plan: bool = False
    """Nothing is asked, but a turn can be planned."""
    sealed: tuple[Words, ...] = ()
    """What the seat has answered in secret and can still change; with a `decision` or steps it is
    being changed."""
    given: tuple[Words, ...] = ()
    """The same, whatever is looked at now: also beside an order."""

    @property
    def can_confirm(self) -> bool:
        """Whether Confirm is possible."""
        return self.closing is not None

    @property
    def asks(self) -> bool:
        """Whether there is a question, or steps that have answered it."""
        return self.decision is not None or bool(self.steps)

    @property
    def drafted(self) -> bool:
        """Whether there is anything in it."""
        return bool(self.steps) or self.crossing is not None

    @property
    def moves(self) -> tuple[Words, ...]:
        """The drafted moves, without a crossing one."""
        return tuple(step.words for step in self.steps)


class MeansChange(NamedTuple):
    """What a seat had of something before its turn, and what it has after it."""

    what: str
    was: int | str
    now: int | str


@dataclass(frozen=True, slots=True)
class Told:
    """A committed turn with everything that happened in it, as far as its reader may know it."""

    turn: TurnRow
    moves: tuple[MoveRow, ...]
    """With `?` for hidden words, without secret answers that are not revealed yet."""
    events: tuple[Event, ...]
    sealed: tuple[Seat, ...] = ()
    """Seats that have answered in secret."""
    changes: tuple[MeansChange, ...] = ()
    """What a main turn has cost and given."""
    own: int | None = None
    """How many of the events came before its end, which others or the game brought about."""
    marks: Mapping[int, How] = field(default_factory=dict)
    """Which of the events, by number, came of an answer that nobody gave by hand."""
    before: tuple[int, ...] = ()
    """By move: how many of the events came before it."""


@dataclass(frozen=True, slots=True)
class Committed:
    """What a commit has done to the game."""

    game: int
    version: int
    turns: tuple[Told, ...]
    asked: tuple[AskedRow, ...]
    newly: tuple[Seat, ...]
    """Seats that must act and have not been told so before; what the card mentions."""
    expected: tuple[Seat, ...]
    """Seats that are sure to be asked next, or whose turn is next if those who are asked decline;
    they may draft already."""
    returned: tuple[Seat, ...] = ()
    """Seats whose waiting Confirm could not be carried out."""
    result: Result | None = None
    revealed: bool = False
    """Secret answers lie open now."""
    post: int | None = None
    """The post in the outbox that tells of it."""
    repeated: bool = False


@dataclass(frozen=True, slots=True)
class Divergence:
    """The log no longer leads where it led: what is wrong, and the last turn that is right."""

    problem: str
    turn: int
    position: int
    reference: str


@dataclass(frozen=True, slots=True)
class GameStanding:
    """A game as it stands: for cards, lists and checks."""

    game: GameRow
    seats: tuple[SeatRow, ...]
    asked: tuple[AskedRow, ...] = ()
    expected: tuple[Seat, ...] = ()
    last_turn: int = 0
    result: Result | None = None
    fault: Divergence | None = None
    requests: tuple[ConsentRow, ...] = ()

    def seat_of(self, user: int) -> Seat | None:
        """Where a user sits."""
        return next((row.seat for row in self.seats if row.user == user), None)

    def user_at(self, seat: Seat) -> int | None:
        """Who sits there."""
        return next((row.user for row in self.seats if row.seat == seat), None)


@dataclass(frozen=True, slots=True)
class Peek:
    """The open question of a seat with the table it belongs to, to be read without delay."""

    seat: Seat
    decision: Decision | None
    """None if the draft is complete and waits for its Confirm."""
    table: AnyTable
    blueprint: Blueprint
    revision: int | None
    steps: int = 0
    """How many of the last moves are the draft's own."""
    changes: bool = False
    """The seat has answered in secret: another answer would take the place of that one."""


@dataclass(frozen=True, slots=True)
class AskedQuestion:
    """An open question as everybody may know it; `options` only where it is answered at once."""

    seat: Seat
    kind: str
    args: Mapping[str, object]
    position: int
    since: float
    options: tuple[Option, ...] = ()
    decline: Words | None = None
    """The answer that declines."""
    settings: tuple[str, ...] = ()
    """What a standing order for such questions can say."""
    role: Role = Role.STEP


@dataclass(frozen=True, slots=True)
class Undone:
    """What was taken back."""

    undo: UndoRow
    asked: tuple[AskedRow, ...]
    post: int | None = None


@dataclass(frozen=True, slots=True)
class Asked:
    """Others must agree first."""

    request: ConsentRow
    post: int | None = None
    """What asks them; None where they had been asked before."""

    @property
    def waiting(self) -> list[int]:
        """Who has not answered yet."""
        return [user for user, given in self.request.answers.items() if given is None]


@dataclass(frozen=True, slots=True)
class History:
    """The log for people: committed turns, and what was taken back in between."""

    told: tuple[Told, ...] = ()
    undone: tuple[UndoRow, ...] = field(default=())


@dataclass(frozen=True, slots=True)
class Agreed:
    """A request that is decided: granted and carried out, or refused."""

    request: ConsentRow

    @property
    def granted(self) -> bool:
        """Whether it was carried out."""
        return self.request.status == "granted"


class Stir(NamedTuple):
    """Something has happened after which people look at something new: at a table, where something
    was committed or somebody came; or only at one seat of it."""

    game: int
    seat: Seat | None = None
    """All has been drafted that is asked of it, or something is being typed for it."""
    typed: tuple[str, ...] = ()
    """What that may become, the likeliest first."""
