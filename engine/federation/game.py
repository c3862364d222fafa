"""Federation as the frame sees it: start, script, view, and what it declares of itself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from engine.core.account import Account
from engine.core.assumed import Assumed
from engine.core.flow import Flow
from engine.core.fork import Forker
from engine.core.game import (
    Command,
    Habit,
    Means,
    Result,
    Setup,
    SetupOption,
    check_setup,
    setting,
)
from engine.core.moves import Seat, Words
from engine.core.replay import Format
from engine.federation.account import FEDERATION_ACCOUNT
from engine.federation.ahead import AHEAD
from engine.federation.commands import COMMANDS
from engine.federation.company import COMPANY
from engine.federation.data import ASSUMED
from engine.federation.facts import facts_of
from engine.federation.habits import HABIT_SETTINGS, HABITS
from engine.federation.provisos import PROVISOS
from engine.federation.rounds import play, turn_of
from engine.federation.setup import DEALS, OPTIONS, TOKENS, new_state
from engine.federation.spelling import canonical
from engine.federation.state import State
from engine.federation.view import FederationView
from engine.federation.view_of import means_of, view_of


class Federation:
    """The game; see engine.core.game.Game for what each member means."""

    key = "federation"
    rules = 1
    seats = range(2, 5)
    robots: tuple[str, ...] = ()
    stand_ins: tuple[str, ...] = ()
    formats: tuple[Format, ...] = ()
    account: Account[State, FederationView] = FEDERATION_ACCOUNT
    fork = Forker()
    company = COMPANY
    ahead = AHEAD
    provisos = PROVISOS
    options: tuple[SetupOption, ...] = OPTIONS
    commands: tuple[Command, ...] = COMMANDS
    assumed: Assumed = ASSUMED
    """Values of components that a host may correct."""
    habits: Mapping[str, Habit[State]] = HABITS
    habit_settings: Mapping[str, tuple[str, ...]] = HABIT_SETTINGS

    def start(self, setup: Setup) -> State:
        """The state before the first move."""
        check_setup(self, setup, deals=DEALS)
        return new_state(setup, setting(self, setup, TOKENS.key))

    def script(self, state: State) -> Flow[Result]:
        """The rules."""
        return play(state)

    def turn_of(self, state: State, seat: Seat) -> Flow[None] | None:
        """A turn of a player who has an ambassador left, while they are placed."""
        return turn_of(state, seat)

    def view(self, state: State, seat: Seat | None) -> FederationView:
        """What may be seen: all but what lies face down, and tokens that a seat looks at."""
        return view_of(state, seat)

    def redealt(self, state: State, seat: Seat, seed: str) -> State:
        """A fork in which what lies face down lies in another order; who has looked through the
        deep-space stack knows it."""
        other = self.fork(state, state.chance.redealt(seat, seed))
        other.looking = {who: tokens for who, tokens in other.looking.items() if who == seat}
        if other.deep_stack is not None and seat not in other.lookers:
            other.chance.exchange([other.piles["deep-space"]], [other.deep_stack])
        return other

    def means(self, state: State, seat: Seat, viewer: Seat | None) -> Means:
        """Points, resources, level and the like; all of it is open."""
        return means_of(state, state.players[seat])

    def facts(self, state: State) -> object:
        """The whole state as plain data."""
        return facts_of(state)

    def canonical(self, words: Words) -> Words:
        """Other spellings turned into ours."""
        return canonical(words)


FEDERATION: Final = Federation()
"""The game."""
