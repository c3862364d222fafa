"""Race for the Galaxy as the frame sees it: start, script, view, and what it declares of itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.account import Account
from engine.core.assumed import Assumed
from engine.core.flow import Flow
from engine.core.fork import Forker
from engine.core.game import Command, Habit, Means, Param, Result, Setup, SetupOption, check_setup
from engine.core.marking import Marking
from engine.core.moves import Seat, Words
from engine.core.replay import Format
from engine.race.account import RACE_ACCOUNT
from engine.race.advice.adviser import Adviser
from engine.race.ahead import AHEAD
from engine.race.company import COMPANY
from engine.race.facts import facts_of
from engine.race.foreign.format import RACE_RECORD
from engine.race.habits import HABIT_SETTINGS, HABITS
from engine.race.redealing import redealt
from engine.race.robot.values import ASSUMED
from engine.race.rounds import play
from engine.race.setup import DEALS, OPTIONS, ROBOTS, RULES, new_state
from engine.race.state import State
from engine.race.view import RaceView
from engine.race.view_of import means_of, view_of

COMMANDS: Final = (
    Command("act", "act", (Param("which"), Param("second", optional=True))),
    Command("explore", "keep", (Param("keep"),)),
    Command("develop", "develop", (Param("card"),)),
    Command("settle", "settle", (Param("world"), Param("way", optional=True))),
    Command("boost", "boost", (Param("with"),)),
    Command("pay", "pay", (Param("cards"),)),
    Command("trade", "trade", (Param("world"),)),
    Command("consume", "consume", (Param("power"), Param("goods", optional=True))),
    Command("gamble", "gamble", (Param("number"),)),
    Command("produce", "produce", (Param("world"), Param("by", optional=True))),
    Command("done", "done"),
    Command("discard", "discard", (Param("cards"),)),
    Command("draft", "draft", (Param("card"),)),
    Command("world", "world", (Param("card"),)),
)


def _marked(state: State, seat: Seat, marks: Mapping[str, str]) -> None:
    state.players[seat].marks = dict(marks)


MARKING: Final[Marking[State]] = Marking(
    held=lambda state, seat: [
        *dict.fromkeys((*state.players[seat].hand, *state.players[seat].drawn))
    ],
    known=lambda state: state.cards,
    heed=_marked,
)
"""Cards can be marked, by their words: in hand, just drawn, or still to come."""


class Race:
    """The game as the frame knows it."""

    key = "race"
    rules = RULES
    seats = range(2, 6)
    robots: tuple[str, ...] = ROBOTS
    stand_ins: tuple[str, ...] = ()
    assumed: Assumed = ASSUMED
    formats: tuple[Format, ...] = (RACE_RECORD,)
    account: Account[State, RaceView] = RACE_ACCOUNT
    fork = Forker()
    company = COMPANY
    options: tuple[SetupOption, ...] = OPTIONS
    commands = COMMANDS
    ahead = AHEAD
    marking = MARKING
    habits: Mapping[str, Habit[State]] = HABITS
    habit_settings: Mapping[str, tuple[str, ...]] = HABIT_SETTINGS

    def start(self, setup: Setup) -> State:
        """The table before the first question; raises SetupError."""
        check_setup(self, setup, robots=ROBOTS, deals=DEALS)
        return new_state(setup, Adviser)

    def script(self, state: State) -> Flow[Result]:
        """The rules."""
        return play(state)

    def turn_of(self, state: State, seat: Seat) -> Flow[None] | None:
        """There are no turns to plan: everybody chooses at once."""
        return None

    def view(self, state: State, seat: Seat | None) -> RaceView:
        """What a seat may see."""
        return view_of(state, seat)

    def redealt(self, state: State, seat: Seat, seed: str) -> State:
        """A fork as this seat may think that things are."""
        return redealt(self.fork, state, seat, seed)

    def means(self, state: State, seat: Seat, viewer: Seat | None = None) -> Means:
        """What a seat has, as far as the viewer may know."""
        return means_of(state, seat, viewer)

    def facts(self, state: State) -> object:
        """The whole position as plain data."""
        return facts_of(state)

    def canonical(self, words: Words) -> Words:
        """Moves have one spelling."""
        return words


RACE: Final = Race()
