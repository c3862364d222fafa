"""What the command lines print of Federation."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from engine.core.account import Account
from engine.core.moves import Seat
from engine.core.table import Table
from engine.federation.coverage import page
from engine.federation.lines import lines_of
from engine.federation.position import final, position
from engine.federation.state import State
from engine.federation.view import FederationView


class FederationAccount(Account[State, FederationView]):
    """See engine.core.account.Account for what each member means."""

    def shown(self, table: Table[State, FederationView], everything: bool) -> object:
        """Under the names of its data."""
        return position(table.state, everything)

    def final(self, table: Table[State, FederationView]) -> Mapping[str, object]:
        """Points by source."""
        assert table.result is not None
        return final(table.result)

    def lines(self, view: object, seat: Seat | None) -> Iterator[str]:
        """The table in notation."""
        if isinstance(view, FederationView):
            yield from lines_of(view, seat)
        else:  # the view that a transcript holds
            yield from super().lines(view, seat)

    def coverage(self) -> str:
        """Which function plays which paragraph."""
        return page()


FEDERATION_ACCOUNT: Final = FederationAccount()
