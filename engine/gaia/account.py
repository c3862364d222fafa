"""What the command lines print of Gaia Project: snapshots, legal choices and ends as recorded."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Final

from engine.core.account import Account
from engine.core.moves import Seat
from engine.gaia import mines
from engine.gaia.automa.scores import GaiaPlay, automa_scores
from engine.gaia.coverage import page
from engine.gaia.federations import survey
from engine.gaia.foreign import amounts
from engine.gaia.foreign.final import final_of
from engine.gaia.foreign.legal import legal_digest
from engine.gaia.foreign.notation import GaiaTable
from engine.gaia.foreign.snapshot import snapshot
from engine.gaia.profile import PRINTED
from engine.gaia.shown import position_lines
from engine.gaia.state import State
from engine.gaia.view import GaiaView


class GaiaAccount(Account[State, GaiaView]):
    """See engine.core.account.Account for what each member means."""

    def snapshot(self, table: GaiaTable, everything: bool = False) -> Mapping[str, object]:
        """In the form of the recorded games, in which all lies open."""
        return snapshot(table)

    def legal(self, table: GaiaTable) -> object | None:
        """The same."""
        return legal_digest(table)

    def final(self, table: GaiaTable) -> Mapping[str, object]:
        """The same."""
        return final_of(table)

    def about(self, table: GaiaTable) -> Mapping[str, object]:
        """Who played what."""
        return {"factions": [player.faction for player in table.view(None).players]}

    def lines(self, view: object, seat: Seat | None) -> Iterator[str]:
        """In the words of the notation."""
        assert isinstance(view, GaiaView)
        return position_lines(view, seat)

    def coverage(self) -> str:
        """Both rulebooks."""
        return page()

    def forget(self) -> None:
        """Amounts that have been read, prices, federations that have been looked for."""
        amounts.clear_cache()
        mines.clear_cache()
        survey.forget()

    @contextmanager
    def printed(self, table: GaiaTable) -> Iterator[None]:
        """By the printed rules for as long as it lasts."""
        state = table.state
        played, state.profile = state.profile, PRINTED
        try:
            yield
        finally:
            state.profile = played

    def solo_figures(self, play: GaiaPlay, games: int) -> Mapping[str, object]:
        """How many points the Automa ends with."""
        return {"automa_vp": automa_scores(play, games)}


GAIA_ACCOUNT: Final = GaiaAccount()
