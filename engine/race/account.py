"""What the command lines print of Race for the Galaxy."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from engine.core.account import Account, Play
from engine.core.moves import Seat
from engine.core.table import Table
from engine.race.coverage import page
from engine.race.foreign.snapshot import sources
from engine.race.position import position
from engine.race.robot.scores import robot_scores
from engine.race.shown import race_lines
from engine.race.state import State
from engine.race.view import RaceView


class RaceAccount(Account[State, RaceView]):
    """See engine.core.account.Account for what each member means."""

    def shown(self, table: Table[State, RaceView], everything: bool) -> object:
        """Under the names of its data."""
        return position(table.state, everything)

    def final(self, table: Table[State, RaceView]) -> Mapping[str, object]:
        """Points by source."""
        assert table.result is not None
        return sources(table.state, table.result)

    def coverage(self) -> str:
        """Both sets, the robot and the draft."""
        return page()

    def lines(self, view: object, seat: Seat | None) -> Iterator[str]:
        """In the words of the notation."""
        assert isinstance(view, RaceView)
        return race_lines(view, seat)

    def solo_figures(self, play: Play[State, RaceView], games: int) -> Mapping[str, object]:
        """How many points the robot ends with."""
        return {"robot_vp": robot_scores(play, games)}


RACE_ACCOUNT: Final = RaceAccount()
