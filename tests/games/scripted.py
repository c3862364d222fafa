"""A game whose script is given: for tests that need a rule to do something in particular."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from engine.core.account import Account
from engine.core.chance import Chance
from engine.core.events import Event
from engine.core.flow import Flow
from engine.core.fork import Forker
from engine.core.game import Command, Habit, Result, Setup, SetupOption
from engine.core.moves import Decision, Option, Role, Seat, Words
from engine.core.replay import Format
from engine.core.table import Table

DRAW = Result((0, 0), (1, 1))


@dataclass(slots=True)
class Notebook:
    """A state that rules may write anything into."""

    chance: Chance
    events: list[Event] = field(default_factory=list)
    said: dict[Seat, list[str]] = field(default_factory=lambda: {0: [], 1: []})


Script = Callable[[Notebook], Flow[Result]]


class Scripted:
    """The least that a game can be."""

    key = "scripted"
    rules = 1
    seats = range(1, 5)
    robots: tuple[str, ...] = ()
    stand_ins: tuple[str, ...] = ()
    formats: tuple[Format, ...] = ()
    account: Account[Notebook, tuple[str, ...]] = Account()
    fork = Forker()
    options: tuple[SetupOption, ...] = (
        SetupOption("pace", ("slow", "fast")),
        SetupOption("motto", ()),
        SetupOption("profile", ("none", "foreign"), lobby=False),
    )
    commands: tuple[Command, ...] = ()
    habit_settings: Mapping[str, tuple[str, ...]] = {}

    def __init__(self, script: Script) -> None:
        self._script = script
        self.habits: Mapping[str, Habit[Notebook]] = {}

    def start(self, setup: Setup) -> Notebook:
        return Notebook(Chance.of(setup))

    def script(self, state: Notebook) -> Flow[Result]:
        return self._script(state)

    def turn_of(self, state: Notebook, seat: Seat) -> Flow[None] | None:
        return None

    def view(self, state: Notebook, seat: Seat | None) -> tuple[str, ...]:
        return tuple(state.said[seat]) if seat is not None else ()

    def redealt(self, state: Notebook, seat: Seat, seed: str) -> Notebook:
        return self.fork(state, state.chance.redealt(seat, seed))

    def means(self, state: Notebook, seat: Seat, viewer: Seat | None) -> dict[str, int | str]:
        return {}

    def facts(self, state: Notebook) -> object:
        return state.said

    def canonical(self, words: Words) -> Words:
        return ("stay", *words[1:]) if words[:1] == ("remain",) else words


def setup(**changes: Any) -> Setup:
    """Two people, and what a test wants to be different."""
    return Setup("scripted", ("human", "human"), seed="a", secret="b", **changes)


def table(script: Script) -> Table[Notebook, tuple[str, ...]]:
    """A table at which this script runs."""
    return Table(Scripted(script), setup())


def ask(seat: Seat, *answers: str, kind: str = "turn", secret: bool = False) -> Decision:
    """A question with these answers, each a line of words."""
    return Decision(
        seat,
        kind,
        lambda: [Option(tuple(answer.split())) for answer in answers],
        secret=secret,
        role=Role.TURN if kind == "turn" else Role.STEP,
    )
