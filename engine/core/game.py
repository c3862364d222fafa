"""What a game supplies to the frame: setup, script, views, and what it declares of itself."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Generic, Protocol, TypeAlias, TypeVar

from engine.core.chance import Chance
from engine.core.errors import SetupError
from engine.core.events import Event
from engine.core.flow import Flow
from engine.core.moves import Decision, Seat, Words

if TYPE_CHECKING:
    from engine.core.account import Account
    from engine.core.replay import Format


@dataclass(frozen=True, slots=True)
class Setup:
    """All that is fixed before the first move."""

    game: str
    seats: tuple[str, ...]
    """Who sits where: `HUMAN`, or the name of a robot the game knows."""
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
    lobby: bool = True
    """Whether people choose it; False for what only importers set."""
    host: str = ""
    """The value that means whoever has opened the table: his seat is then dealt under this key."""
    under: tuple[str, str] | None = None
    """Another option and the value of it under which this one means anything."""


@dataclass(frozen=True, slots=True)
class Param:
    """A parameter of a declared command; its value is one word (or several) of the move."""

    name: str
    optional: bool = False


class Wording(Protocol):
    """How what is filled in for a command makes moves, where that is not one word for each
    parameter in their order."""

    def write(self, values: Mapping[str, str]) -> str:
        """The line as it would be typed, one move or several; of values that are left out, none."""
        ...

    def read(self, words: Words) -> Mapping[str, str]:
        """What is filled in for a single move; nothing for a move of another command. A value may
        be the beginning of one that would be accepted as well."""
        ...


@dataclass(frozen=True, slots=True)
class Command:
    """A slash command for one verb of the notation: `/game name param…`."""

    name: str
    verb: str
    params: tuple[Param, ...] = ()
    wording: Wording | None = None
    """None: the verb, then the values in their order."""

    def write(self, values: Mapping[str, str | None]) -> str:
        """What somebody would type who means these values."""
        given = {name: value for name, value in values.items() if value}
        if self.wording is not None:
            return " ".join(self.wording.write(given).split())
        words = [self.verb, *(given.get(one.name, "") for one in self.params)]
        return " ".join(word for word in words if word)


@dataclass(frozen=True, slots=True)
class Result:
    """The end of a game: points, ranks (1 is best, ties share), points by source."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    sources: tuple[Mapping[str, int], ...] = ()
    tie: str | None = None
    """What parted equal points, as a key (`tie-…` in the texts); None where nothing had to."""


Means: TypeAlias = Mapping[str, int | str]
"""What a seat has, by word: numbers, or short texts."""


class GameState(Protocol):
    """What the frame needs of a game's state."""

    chance: Chance
    events: list[Event]


S = TypeVar("S", bound=GameState)
V = TypeVar("V", covariant=True)

Habit: TypeAlias = Callable[[S, Decision, str], Words | None]
"""Answers a decision as the standing order (the text) says, or leaves it to the player (None)."""


Foreseen: TypeAlias = Callable[[S, Seat, Sequence[Words]], Flow[Any] | None]
"""A question as if it were asked of this seat now, to its end, given what the seat has sealed and
then what it has ordered for questions that come before; None where it cannot come in this round any
more. It runs on a table of its own: it may set the state."""


@dataclass(frozen=True, slots=True)
class Ahead(Generic[S]):
    """What can be answered before it is asked: orders. A game that has such questions has an
    `ahead` of this type."""

    kinds: Mapping[str, Foreseen[S]]
    """By kind of question, in the order in which they come."""
    round: Callable[[S], int]
    """Which round it is: what is ordered holds for one."""


def ahead_of(game: object) -> Ahead[Any] | None:
    """What can be answered beforehand in a game, if it says anything of the kind."""
    found = getattr(game, "ahead", None)
    return found if isinstance(found, Ahead) else None


class Game(Protocol[S, V]):
    """A game: nothing else of it is known outside its package."""

    @property
    def key(self) -> str:
        """Names the game in setups, records, commands and texts."""
        ...

    @property
    def rules(self) -> int:
        """Version of the rules; rises when behaviour changes."""
        ...

    @property
    def seats(self) -> range:
        """How many seats it is played with."""
        ...

    @property
    def robots(self) -> tuple[str, ...]:
        """Who sits with a person who plays alone; empty where nobody can."""
        ...

    @property
    def stand_ins(self) -> tuple[str, ...]:
        """Which robots may take any seat, also beside several people."""
        ...

    @property
    def formats(self) -> tuple[Format, ...]:
        """The notations of other programs that it reads or writes."""
        ...

    @property
    def account(self) -> Account[S, V]:
        """How its positions are written down for machines and terminals."""
        ...

    @property
    def options(self) -> tuple[SetupOption, ...]:
        """What can be chosen before the start."""
        ...

    @property
    def commands(self) -> tuple[Command, ...]:
        """The verbs that are worth a command of their own."""
        ...

    @property
    def habits(self) -> Mapping[str, Habit[S]]:
        """Standing orders by kind of decision."""
        ...

    @property
    def habit_settings(self) -> Mapping[str, tuple[str, ...]]:
        """The settings each standing order knows, the default first."""
        ...

    def start(self, setup: Setup) -> S:
        """The state before the first move; raises SetupError."""
        ...

    def script(self, state: S) -> Flow[Result]:
        """The rules, from the first question to the result."""
        ...

    def turn_of(self, state: S, seat: Seat) -> Flow[None] | None:
        """A main turn of this seat as if it were due now, for plans; None where none can be."""
        ...

    def fork(self, state: S) -> S:
        """A copy of a state that shares what cannot change: see engine.core.fork."""
        ...

    def redealt(self, state: S, seat: Seat, seed: str) -> S:
        """A fork as this seat may think that things are: all that it does not see is dealt anew
        from `seed`, and depends in no way on what really lies there."""
        ...

    def view(self, state: S, seat: Seat | None) -> V:
        """What one seat (None: the public) may see, built from nothing."""
        ...

    def means(self, state: S, seat: Seat, viewer: Seat | None) -> Means:
        """What a seat has, as far as the viewer (None: the public) may know; to tell what a turn
        changes."""
        ...

    def facts(self, state: S) -> object:
        """The whole state as plain data (dicts, lists, numbers, strings) for position hashes."""
        ...

    def canonical(self, words: Words) -> Words:
        """Other accepted spellings of a move turned into ours; words may be incomplete."""
        ...


AnyGame: TypeAlias = Game[Any, Any]
"""Of whoever knows no game, so neither its state nor its views."""

MOST_TEXT = 200
"""Longest seed and longest free text of an option."""

HUMAN = "human"

LEVEL: Final = "level"
"""The key of the option that says how strong robots are, in a game that has one: statistics of
games against them are told apart by it."""


def check_setup(
    game: Game[S, V],
    setup: Setup,
    robots: Collection[str] = (),
    deals: Collection[str] | None = None,
) -> None:
    """What every game asks of a setup; raises SetupError. Games call it in `start`.

    `deals` are the keys that may be dealt (None: the game looks itself); a reshuffle of a pile is
    dealt by its key with a number, `deck.2`.
    """
    if setup.game != game.key:
        raise SetupError("setup-other-game", game=setup.game, expected=game.key)
    if len(setup.seats) not in game.seats:
        raise SetupError("setup-seats", least=game.seats[0], most=game.seats[-1])
    for name in setup.seats:
        if name != HUMAN and name not in robots:
            raise SetupError("setup-unknown-robot", robot=name[:40])
    if HUMAN not in setup.seats:
        raise SetupError("setup-no-human")
    for key in setup.deal:
        if deals is not None and key.partition(".")[0] not in deals:
            raise SetupError("setup-deal", deal=key[:40], known=list(deals))
    _check_options(game, setup)
    if len(setup.seed) > MOST_TEXT or len(setup.secret) > MOST_TEXT:
        raise SetupError("setup-seed-too-long", most=MOST_TEXT)


def _check_options(game: Game[S, V], setup: Setup) -> None:
    known = {option.key: option.values for option in game.options}
    for key, value in setup.options.items():
        if key not in known:
            raise SetupError("setup-unknown-option", option=key[:40])
        if len(value) > MOST_TEXT or (known[key] and value not in known[key]):
            raise SetupError("setup-bad-value", option=key, value=value[:40], legal=known[key])


def setting(game: Game[S, V], setup: Setup, key: str) -> str:
    """The chosen value of an option, or its default."""
    default = next(option.values for option in game.options if option.key == key)
    return setup.options.get(key, default[0] if default else "")
