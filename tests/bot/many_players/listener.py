"""Listens to a table's messages: how many there may be at every moment, and whom they may call."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.session.values import GameStanding
from bot.store.rows import TurnKind
from engine.core.moves import Seat
from tests.bot.many_players.tables import Four

TURN = "turn"


@dataclass
class Listener:
    """Listens at a table from its first turn on."""

    table: Four
    told: set[Seat] = field(default_factory=set)
    """Seats that have been called for what they must do now or next."""
    heard: int = 0
    before: int = 0
    """Messages before it began to listen."""
    rounds: int = 0
    """Messages that no turn brought about: each begins the turns of a round."""

    async def begin(self, acting: Seat | None = None) -> None:
        """The table has its first turn: whoever has it has been called, unless he acted last."""
        await self.table.settled()
        pings = self.table.pings()
        self.heard = self.before = len(pings)
        self.told = must_now(await self.table.session.standing())
        assert {*pings[-1]} <= self.told <= {*pings[-1], acting}

    async def hear(self, acting: Seat, *, ended: bool) -> None:
        """Something was committed: nobody is called twice, in vain, or not at all; and there is
        one message for a turn, none for an answer, one for the first turn of a round."""
        await self.table.settled()
        standing = await self.table.session.standing()
        asked = must_now(standing)
        must = asked | must_next(standing)
        if ended:
            self.told.discard(acting)
        new = self.table.pings()[self.heard :]
        self.heard += len(new)
        if ended:
            assert len(new) == 1, "a turn is told in one message"
        elif new:
            assert len(new) == 1, "told twice"
            assert {row.kind for row in standing.asked} == {TURN}, "an answer makes no message"
            assert {*new[0]} == asked
            self.rounds += 1
        called = [seat for one in new for seat in one]
        if standing.result is not None:
            assert sorted(called) == sorted(everybody(standing)), "all are called to the end"
            self.told.clear()
            return
        assert len(called) == len({*called}), "called twice at once"
        assert {*called} <= must, "called in vain"
        assert not {*called} & self.told, "called again"
        self.told = (self.told | {*called}) & must
        unheard = asked - self.told
        assert unheard <= (set() if ended else {acting}), "asked and not called"
        self.told |= unheard

    async def count(self) -> None:
        """Over the whole game: a message for each turn, and at most one for each end of a round."""
        told = (await self.table.session.history()).told
        turns = sum(one.turn.kind is TurnKind.TURN for one in told)
        began = sum(event.kind == "round_began" for one in told for event in one.events)
        assert self.heard == self.before + turns + self.rounds
        assert self.rounds <= began - 1, "the first round begins with the first card"


def must_now(standing: GameStanding) -> set[Seat]:
    """The seats that are asked."""
    return set() if standing.result is not None else {row.seat for row in standing.asked}


def everybody(standing: GameStanding) -> set[Seat]:
    """Whoever plays."""
    return {row.seat for row in standing.seats if row.user is not None}


def must_next(standing: GameStanding) -> set[Seat]:
    """The seats that are sure to be asked next."""
    return set() if standing.result is not None else {*standing.expected}
