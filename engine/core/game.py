"""What a game supplies to the frame: setup, script, views, and what it declares of itself."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Protocol, TypeVar

from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.flow import Flow
from engine.core.moves import Decision, Seat, Words


@dataclass(frozen=True, slots=True)
class Setup:
    """All that is fixed before the first move."""

    game: str
    seats: tuple[str, ...]
    """Who sits where: "human", or the name of a robot the game knows."""
    seed: str = ""
    secret: str = ""
    """Seeds hidden piles; chosen by the store, in no view, exported only of finished games."""
    options: Mapping[str, str] = field(default_factory=dict)
    deal: Mapping[str, Words] = field(default_factory=dict)
    rules: int = 1
    """Version of the rules; rises when behaviour changes."""


@dataclass(frozen=True, slots=True)
class SetupOption:
    """One thing to choose in the lobby; the form there is drawn from it."""

    key: str
    values: tuple[str, ...]
    """Legal values, the default first; empty for free text."""
    solo: bool = False
    """Only meaningful for one human against robots."""


@dataclass(frozen=True, slots=True)
class Param:
    """A parameter of a declared command; its value is one word (or several) of the move."""

    name: str
    optional: bool = False


@dataclass(frozen=True, slots=True)
class Command:
    """A slash command for one verb of the notation: `/game name param…`."""

    name: str
    verb: str
    params: tuple[Param, ...] = ()


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game: points, ranks (1 is best, ties share), points by source."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    sources: tuple[Mapping[str, int], ...] = ()


class State(Protocol):
    """What the frame needs of a game's state."""

    chance: Chance
    events: list[Event]


class Habit(Protocol):
    """Answers a decision on a player's behalf, or leaves it to the player (None)."""

    def __call__(self, state: State, decision: Decision, setting: str) -> Words | None:
        """The answer that the standing order `setting` gives in this position."""
        ...


S = TypeVar("S", bound=State)
V = TypeVar("V", covariant=True)


class Game(Protocol[S, V]):
    """A game: nothing else of it is known outside its package."""

    key: str
    rules: int
    seats: range
    """How many seats it is played with."""
    options: tuple[SetupOption, ...]
    commands: tuple[Command, ...]
    habits: Mapping[str, Habit]
    """Standing orders by kind of decision."""
    habit_settings: Mapping[str, tuple[str, ...]]
    """The settings each standing order knows, the default first."""

    def start(self, setup: Setup) -> S:
        """The state before the first move; raises SetupError."""
        ...

    def script(self, state: S) -> Flow[Result]:
        """The rules, from the first question to the result."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """What one seat (None: the public) may see, built from nothing."""
        ...

    def facts(self, state: S) -> object:
        """The whole state as plain data (dicts, lists, numbers, strings) for position hashes."""
        ...

    def canonical(self, words: Words) -> Words:
        """Other accepted spellings of a move turned into ours; words may be incomplete."""
        ...
