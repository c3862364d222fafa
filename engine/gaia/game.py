"""Gaia Project as the frame sees it: start, script, view, and what it declares of itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.account import Account
from engine.core.flow import Flow
from engine.core.fork import Forker
from engine.core.game import Command, Habit, Means, Param, Result, Setup, SetupOption, check_setup
from engine.core.moves import Seat, Words
from engine.core.replay import Format
from engine.gaia.account import GAIA_ACCOUNT
from engine.gaia.automa.solo import ROBOTS
from engine.gaia.board import Board
from engine.gaia.company import COMPANY
from engine.gaia.facts import facts_of
from engine.gaia.foreign.format import BOARDGAMERS_FORMAT
from engine.gaia.habits import HABIT_SETTINGS, HABITS
from engine.gaia.rounds import play
from engine.gaia.setup import OPTIONS, new_state
from engine.gaia.spelling import canonical
from engine.gaia.state import State
from engine.gaia.terms import Phase
from engine.gaia.turn import turn
from engine.gaia.view import GaiaView
from engine.gaia.view_of import means_of, view_of

COMMANDS: Final = (
    Command("faction", "faction", (Param("which"),)),
    Command("ban", "ban", (Param("which"),)),
    Command("bid", "bid", (Param("which"), Param("points"))),
    Command("maxbid", "maxbid", (Param("which"), Param("points", optional=True))),
    Command("setup-mine", "setup-mine", (Param("hex"),)),
    Command("booster", "booster", (Param("which"),)),
    Command("build", "build", (Param("hex"),)),
    Command("upgrade", "upgrade", (Param("hex"), Param("to"))),
    Command("gaiaform", "gaiaform", (Param("hex"),)),
    Command("federation", "federation", (Param("planets"), Param("token"))),
    Command("research", "research", (Param("track"),)),
    Command("action", "action", (Param("which"),)),
    Command("special", "special", (Param("which"),)),
    Command("free", "free", (Param("which"), Param("times", optional=True))),
    Command("pass", "pass", (Param("booster", optional=True),)),
    Command("charge", "charge", (Param("accept"),)),
)


class GaiaProject:
    """The game; see engine.core.game.Game for what each member means."""

    key = "gaia"
    rules = 2
    """Since 2 the Automa reads its board turned clockwise, as the booklet prints it."""
    seats = range(1, 5)
    """How many people; a single one plays against the robot."""
    robots: tuple[str, ...] = ROBOTS
    stand_ins: tuple[str, ...] = ()
    formats: tuple[Format, ...] = (BOARDGAMERS_FORMAT,)
    account: Account[State, GaiaView] = GAIA_ACCOUNT
    fork = Forker(Board)
    company = COMPANY
    options: tuple[SetupOption, ...] = OPTIONS
    commands: tuple[Command, ...] = COMMANDS
    habits: Mapping[str, Habit[State]] = HABITS
    habit_settings: Mapping[str, tuple[str, ...]] = HABIT_SETTINGS

    def start(self, setup: Setup) -> State:
        """The state before the first move."""
        check_setup(self, setup, robots=ROBOTS)
        return new_state(setup)

    def script(self, state: State) -> Flow[Result]:
        """The rules."""
        return play(state)

    def turn_of(self, state: State, seat: Seat) -> Flow[None] | None:
        """A turn of a player who has not passed, while the round's actions go on."""
        player = state.players[seat]
        if state.phase is not Phase.ACTIONS or player.passed or player.robot:
            return None
        return turn(state, player)

    def view(self, state: State, seat: Seat | None) -> GaiaView:
        """What may be seen; between players nothing of Gaia Project is hidden."""
        return view_of(state)

    def redealt(self, state: State, seat: Seat, seed: str) -> State:
        """A fork in which the Automa's face-down cards lie in another order."""
        other = self.fork(state, state.chance.redealt(seat, seed))
        if other.automa is not None:
            other.chance.exchange([other.automa.deck], [other.automa.reserve])
        return other

    def means(self, state: State, seat: Seat, viewer: Seat | None) -> Means:
        """Points, resources and bowls; all of it lies open."""
        return means_of(state.players[seat])

    def facts(self, state: State) -> object:
        """The whole state as plain data."""
        return facts_of(state)

    def canonical(self, words: Words) -> Words:
        """Other spellings turned into ours."""
        return canonical(words)


GAIA: Final = GaiaProject()
