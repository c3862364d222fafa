"""Listens to a table's messages: how many there may be at every moment, and whom they may call."""

from __future__ import annotations

from dataclasses import dataclass, field

from bot.session.values import Standing
from engine.core.moves import Seat
from tests.bot.together.tables import Four

TURN = "turn"


@dataclass
class Listener:
    """Listens at a table from its first turn on."""

    table: Four
    told: set[Seat] = field(default_factory=set)
    """Seats that have been called for what they must do now or next."""
    heard: int = 0
    rounds: int = 0
    """Messages that no turn brought about: each begins the turns of a round."""

    async def begin(self) -> None:
        """The table has its first turn, and whoever has it has been called."""
        await self.hear(ended=True)

    async def hear(self, acting: Seat | None = None, *, ended: bool = False) -> None:
        """Something was committed: nobody is called twice, in vain, or not at all; and there is
        one message for a turn, none for an answer, one for the first turn of a round."""
        await self.table.settled()
        standing = await self.table.session.standing()
        asked = must_now(standing)
        must = asked | must_next(standing)
        if ended:
            self.told.discard(-1 if acting is None else acting)
        new = self.table.pings()[self.heard :]
        self.heard += len(new)
        if ended and acting is not None:
            assert len(new) == 1, "a turn is told in one message"
        elif new and acting is not None:
            assert len(new) == 1, "told twice"
            assert {row.kind for row in standing.asked} == {TURN}, "an answer makes no message"
            assert {*new[0]} == asked
            self.rounds += 1
        called = [seat for one in new for seat in one]
        assert len(called) == len({*called}), "called twice at once"
        assert {*called} <= must, "called in vain"
        assert not {*called} & self.told, "called again"
        self.told = (self.told | {*called}) & must
        unheard = asked - self.told
        assert unheard <= (set() if ended else {acting}), "asked and not called"
        self.told |= unheard

    async def count(self) -> None:
        """Over the whole game: no more messages than turns and rounds."""
        history = await self.table.session.history()
        began = [event for told in history.told for event in told.events]
        rounds = sum(event.kind == "round_began" for event in began)
        assert self.rounds < rounds, "the first round begins with the first card"


def must_now(standing: Standing) -> set[Seat]:
    """The seats that are asked."""
    return set() if standing.result is not None else {row.seat for row in standing.asked}


def must_next(standing: Standing) -> set[Seat]:
    """The seats that are sure to be asked next."""
    return set() if standing.result is not None else {*standing.expected}
