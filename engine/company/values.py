"""What a game tells a computer player, and what the player says."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from engine.company.levels import Level
from engine.core.flow import Flow
from engine.core.game import S
from engine.core.moves import Decision, Seat, Words

S_contra = TypeVar("S_contra", contravariant=True)
Terms: TypeAlias = Mapping[str, float]
"""What a position is worth to a seat, in points, by the name of each reason."""
Answers: TypeAlias = tuple[Words, ...]


class BareQuestion(NamedTuple):
    """What is asked, as far as it is data: nothing of the table it was asked at."""

    seat: Seat
    kind: str
    args: Mapping[str, object]

    @classmethod
    def of(cls, decision: Decision) -> BareQuestion:
        """What a decision asks."""
        return cls(decision.seat, decision.kind, decision.args)


def indifferent(state: Any, question: BareQuestion, words: Words) -> float:
    """No answer is better than another: the first one listed is given."""
    return 0.0


def by_verb(words: Words) -> str:
    """What kind of answer this is, where a game does not say more."""
    return words[0]


class Onward(Protocol[S_contra]):
    """Begins the next turn of a seat."""

    def __call__(self, state: S_contra, seat: Seat) -> Flow[Any] | None:
        """None after its last one in the round."""
        ...


class Sample(NamedTuple):
    """What a seat has at some time of a game, for learning what that is worth."""

    time: float
    known: float
    """Points that nobody can take away."""
    features: Mapping[str, float]
    """Amounts by name; those that begin with `~` explain a part and have no weight."""


@dataclass(frozen=True, slots=True)
class Company(Generic[S]):
    """What a game brings so that computers can play it. A game that can be played so has a
    `company` of this type."""

    terms: Callable[[S, Seat], Terms]
    """What a position is worth to a seat."""
    resume: Callable[[S, BareQuestion], Flow[Any] | None]
    """The rules from this question on, as far as its seat's own turn or round goes, on a state of
    their own; None for questions that come up in the middle of something."""
    onward: Onward[S]
    """The next turn of this seat in the same round, as if it came now; None after the last."""
    weights: dict[str, float]
    """Of the terms, by name: only training changes them."""
    rate: Callable[[S, BareQuestion, Words], float] = indifferent
    """How good an answer is to a question that cannot be tried."""
    next_round: Onward[S] | None = None
    """The seat's next round from its beginning on, as if others stood still; None after the last.
    Games in which that says nothing have none."""
    deals: bool = False
    """Whether it helps to look at several deals of what a seat does not see: a deal may then also
    settle what others will do."""
    levels: tuple[Level, ...] = ()
    """Those that play this game in a way of their own."""
    pace: float = 1.0
    """How many positions count for one of a level: fewer where each takes longer."""
    kind: Callable[[Words], str] = by_verb
    """What kind of answer this is: of every kind only the best are looked at further."""
    breadth: int = 40
    """So many answers of a verb are tried at the beginning of a turn, evenly spread."""
    further: int = 10
    """So many of a verb in turns further on."""
    near: float = 0.15
    """How much what a turn brings at once counts beside what it leads to: others play meanwhile."""
    worth: Callable[[S, Seat], float] | None = None
    """The sum of the terms, where that is found faster than the terms."""
    foretells: bool = False
    """Whether the sum says how many points there will be at the end, so that ending a round can be
    compared with going on; else a turn that makes a position better comes before that."""
    closings: Callable[[S, Seat], Iterable[Answers]] | None = None
    """Whole turns that close the round after preparations, which no single question would offer."""
    sample: Callable[[S, Seat], Sample | None] | None = None
    """What weights can be learned from."""
    shares: Callable[[float], Mapping[str, float]] | None = None
    """How much the weights of each time (`name@time`) count at one in between."""
    changed: Callable[[], None] | None = None
    """Told when weights have changed."""
    hidden: frozenset[str] = frozenset()
    """Terms that tell of what only the seat itself may know."""
    proposes: frozenset[str] = frozenset()
    """Kinds of question to which it has something to propose to people: what a turn begins with, or
    what `rate` tells apart where nothing can be tried."""
    aside: frozenset[str] = frozenset()
    """Verbs that only prepare something else: not tried by themselves."""

    def own(self, level: Level) -> Level:
        """A level as it plays this game."""
        return next((one for one in self.levels if one.name == level.name), level)

    def reweigh(self, weights: Mapping[str, float]) -> None:
        """Let these weights count from now on: for training."""
        self.weights.update(weights)
        if self.changed is not None:
            self.changed()


def company_of(game: object) -> Company[Any] | None:
    """How computers play a game, if they can."""
    found = getattr(game, "company", None)
    return found if isinstance(found, Company) else None


@dataclass(frozen=True, slots=True)
class Thought:
    """A turn that a computer player would take, and what speaks for and against it."""

    answers: Answers
    """Word by word, to the end of the turn; `end` is not part of it."""
    closed: bool
    """Whether `end` closes it."""
    before: Terms
    after: Terms
    """What the position was worth, and is worth after these answers."""
    worth: float
    """What the turn leads to by the end of the own round."""
    whole: Answers = ()
    """With what is answered after the turn, up to the position that `after` tells of."""

    @property
    def changes(self) -> dict[str, float]:
        """By how much each term changes, rounded; those that count most first."""
        names = dict.fromkeys([*self.before, *self.after])
        found = {name: change_of(self.before, self.after, name) for name in names}
        kept = {name: change for name, change in found.items() if change}
        return dict(sorted(kept.items(), key=lambda item: (-abs(item[1]), item[0])))


def change_of(before: Terms, after: Terms, name: str) -> float:
    """The difference of a term between two positions, as it is told."""
    return round(after.get(name, 0.0) - before.get(name, 0.0), 1)
