"""The noise of a whole game: how many messages a table gets, and whom each of them calls."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from bot.session import Committed, DraftView, Press
from bot.store.rows import TurnKind
from engine.core.moves import END, Seat
from engine.core.record import Record
from engine.core.table import Table
from engine.gaia.game import GAIA
from engine.interchange import open_record, play_to
from tests.bot.e2e.entering import Piece, pieces
from tests.bot.e2e.house import House
from tests.bot.panel.games import ambitious
from tests.bot.together.tables import Four

pytestmark = pytest.mark.asyncio(loop_scope="module")

RECORDS = Path(__file__).parents[3].parent / "shared" / "gaia" / "records"
RECORDED = RECORDS / "b11.json"
SERIAL = ("income", "brainstone", "convert")
"""What the profile of the records asks one after the other at the end of a round."""
BURST = 6
MOST_STEPS = 10
"""Of one played turn; then it is ended as soon as that is possible."""


@dataclass
class Listener:
    """Holds what must be true of the calls at a table at every moment."""

    table: Four
    told: set[Seat] = field(default_factory=set)
    """Seats that have been called for what they must do now."""
    heard: int = 0

    async def hear(self, acting: Seat | None = None, *, ended: bool = False) -> None:
        """Something was committed: nobody is called twice, in vain, or not at all."""
        await self.table.settled()
        standing = await self.table.session.standing()
        over = standing.result is not None
        asked = set() if over else {row.seat for row in standing.asked}
        must = set() if over else asked | {*standing.expected}
        if ended:
            self.told.discard(acting if acting is not None else -1)
        pings = self.table.pings()
        called = [seat for one in pings[self.heard :] for seat in one]
        self.heard = len(pings)
        assert len(called) == len({*called}), "called twice at once"
        assert {*called} <= must, "called in vain"
        assert not {*called} & self.told, "called again"
        self.told = (self.told | {*called}) & must
        unheard = asked - self.told
        assert unheard <= (set() if ended else {acting}), "asked and not called"
        self.told |= unheard


async def counted(table: Four) -> tuple[int, int]:
    """How many messages have been posted, and how many there may be at most: one for each
    committed turn, and one for each end of a round."""
    history = await table.session.history()
    turns = sum(told.turn.kind is TurnKind.TURN for told in history.told)
    rounds = sum(event.kind == "round_began" for told in history.told for event in told.events)
    return len(table.pings()), turns + rounds


def opening_of(record: Record) -> int:
    """How many moves there are before the first turn."""
    table = Table(GAIA, record.setup)
    for count, move in enumerate(record.moves):
        decision = table.decision_of(move.seat)
        assert decision is not None
        if decision.kind == "turn":
            return count
        table.play(move)
    raise AssertionError("nobody has a turn")


async def take_in(house: House) -> tuple[Four, Record, list[Piece]]:
    """The recorded game at its first turn, with everybody asked everything, and what follows."""
    done = play_to(open_record(RECORDED.read_text(encoding="utf-8")))
    record = Record(done.setup, tuple(done.log))
    first = opening_of(record)
    table = await Four.sit_down(house, Record(record.setup, record.moves[:first]))
    for driver in table.people:
        for kind in GAIA.habit_settings:
            await house.orrery.sessions.set_order(int(driver.id), "gaia", kind, "ask")
    later: list[Piece] = []
    entered = 0
    for piece in pieces(record):
        entered += len(piece.moves)
        if entered > first:
            later.append(piece)
    return table, record, later


async def enter(table: Four, piece: Piece) -> None:
    """What somebody plays at a stretch."""
    press = Press(int(table.people[piece.seat].id), None, piece.seat)
    text = " ; ".join(" ".join(words) for words in piece.moves)
    assert isinstance(await table.session.play(press, text, commit=True), Committed)


@pytest.mark.skipif(not RECORDED.exists(), reason="the public records are not here")
async def test_a_recorded_game_makes_one_card_per_turn(house: House) -> None:
    table, record, later = await take_in(house)
    listener = Listener(table)
    await listener.hear()
    asked_in_turn = 0
    for piece in later:
        decision = (await table.session.standing()).asked[0].kind
        asked_in_turn += decision in SERIAL
        await enter(table, piece)
        await listener.hear(piece.seat, ended=piece.ended)
    assert (await table.session.record()).moves == record.moves
    messages, most = await counted(table)
    assert messages <= most + asked_in_turn


@pytest.mark.skipif(not RECORDED.exists(), reason="the public records are not here")
async def test_a_recorded_game_in_haste_makes_one_card_per_burst(house: House) -> None:
    table, record, later = await take_in(house)
    await table.slow_cards(60)
    for burst in batched(later, BURST):
        before = table.pings()
        must_before = await must(table)
        for piece in burst:
            await enter(table, piece)
        assert table.pings() == before, "nothing is posted while more may follow"
        await table.told_at_last()
        new = table.pings()[len(before) :]
        assert len(new) <= 1
        assert {seat for one in new for seat in one} <= await must(table)
        assert await must(table) - must_before <= {seat for one in new for seat in one}
    await table.slow_cards(0)
    assert (await table.session.record()).moves == record.moves
    assert "🥇" in (await table.card()).text


def batched(later: list[Piece], size: int) -> list[list[Piece]]:
    return [later[start : start + size] for start in range(0, len(later), size)]


async def must(table: Four) -> set[Seat]:
    """The seats that must act now or next."""
    standing = await table.session.standing()
    if standing.result is not None:
        return set()
    return {*(row.seat for row in standing.asked), *standing.expected}


async def test_a_played_game_makes_one_card_per_turn(house: House) -> None:
    chance = random.Random(4)
    table = await Four.by_lobby(house, "gaia", seed="noise", factions="first_game")
    while not set(await table.asked_kinds()) & {"turn"}:
        (seat, *_) = await table.asked()
        await play_turn(table, seat, chance)
        await table.settled()
    assert len(table.pings()) == 2, "the lobby, which tells of the setup, and the first turn"
    listener = Listener(table)
    await listener.hear(seat)
    while seats := await table.asked():
        seat = chance.choice(seats)
        ended = await play_turn(table, seat, chance)
        await listener.hear(seat, ended=ended)
    messages, most = await counted(table)
    assert messages <= most


async def play_turn(table: Four, seat: Seat, chance: random.Random) -> bool:
    """Draft what an ambitious player likes, and confirm; returns whether a turn was ended."""
    press = Press(int(table.people[seat].id), None, seat)
    for step in range(100):
        draft = await table.session.draft(press)
        decision = draft.decision
        if decision is None:
            break
        words = ambitious(decision, chance)
        if words == END or (draft.can_confirm and step > MOST_STEPS):
            break
        if isinstance(await table.session.play(press, " ".join(words)), DraftView):
            continue
    done = await table.session.confirm(press)
    assert isinstance(done, Committed)
    return any(told.turn.kind is TurnKind.TURN and told.turn.seat == seat for told in done.turns)
