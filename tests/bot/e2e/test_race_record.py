"""A public game of Race for the Galaxy, entered on panels by taps only: it ends with its scores."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest

from bot.play.panel.elements import PanelPlace, PanelRoom
from bot.play.panel.look import code_of, digest
from bot.play.panel.verbs import BACK, CONFIRM, SHOW, TAKE
from bot.session import DraftView, Press
from engine.core.moves import NONE, Decision, Words
from engine.core.record import Record
from engine.core.table import AnyTable, Table
from engine.interchange import open_record, play_to
from engine.race.game import RACE
from engine.race.phases.consume import DONE
from tests.bot.e2e.enter_record import seat_people
from tests.bot.e2e.fingers import Fingers
from tests.bot.e2e.house import House
from tests.bot.e2e.players import PEOPLE, Party, ended, invite

pytestmark = pytest.mark.asyncio(loop_scope="module")

RECORDS = Path(__file__).parents[3].parent / "shared" / "race" / "records"
ALL = sorted(RECORDS.glob("*.json"))
FEW = ("p02", "p18")
"""Two and five players."""


def text_of(path: Path) -> str:
    return path.read_text(encoding="utf-8")


def as_tapped(record: Record) -> Record:
    """The same game where nobody discards for points: the panel has one way to decline."""
    table: AnyTable = Table(RACE, record.setup)
    moves = []
    for move in record.moves:
        asked = table.decision_of(move.seat)
        assert asked is not None
        declines = asked.kind == "hand-vp" and move.words[-1:] == NONE
        moves.append(move._replace(words=DONE) if declines else move)
        table.play(moves[-1])
    return replace(record, moves=tuple(moves))


class Hand:
    """One seat, which answers by taps what the record says."""

    def __init__(self, party: Party, seat: int) -> None:
        self.party = party
        self.driver = list(party.drivers.values())[seat]
        self.taps = 0

    async def draft(self) -> DraftView:
        return await self.party.session.draft(Press(int(self.driver.id)))

    async def answer(self, moves: Sequence[Words]) -> None:
        """All that the seat answers in a row."""
        left = [*moves]
        while left:
            panel = await self.driver.slash(self.party.channel, "turn")
            fingers = Fingers(self.driver, panel.message, "race")
            count = await self._whole(fingers, left)
            await fingers.confirm()
            self.taps += fingers.taps
            del left[:count]

    async def _whole(self, fingers: Fingers, moves: Sequence[Words]) -> int:
        """As many of the moves as make one answer; how many that are."""
        for _ in range(20):
            draft = await self.draft()
            done = [*draft.moves, *([draft.crossing] if draft.crossing is not None else [])]
            wrong = next((n for n, words in enumerate(done) if words != moves[n]), None)
            if wrong is not None:
                await fingers.press(fingers.button(BACK, ""))
            elif fingers.has(CONFIRM, ""):
                return len(done)
            else:
                assert draft.decision is not None
                await self._take(fingers, draft.decision, moves[len(done)])
        raise AssertionError(moves)

    async def _take(self, fingers: Fingers, decision: Decision, words: Words) -> None:
        if decision.is_set:
            await self._pick(fingers, decision, words)
            return
        plans = [plan.moves for plan in (decision.plans() if decision.plans else ())]
        whole = ["; ".join(map(" ".join, moves)) for moves in plans if moves[0] == words]
        for text in (" ".join(words), *whole):
            for value in (code_of(text), digest(text)):
                if fingers.has(TAKE, value):
                    await fingers.press(fingers.button(TAKE, value))
                    return
                menu = next((one for one in fingers.screen.selects if value in one.values), None)
                if menu is not None:
                    await fingers.choose(value, menu.custom_id)
                    return
        turning = [one for one in fingers.screen.buttons if one.label.endswith("▶")]
        if turning and not turning[0].disabled:
            await fingers.press(str(turning[0].custom_id))
            await self._take(fingers, decision, words)
            return
        for place in (PanelPlace(PanelRoom.STEPS), PanelPlace(pick=words[1])):
            if fingers.has(SHOW, str(place)):
                await fingers.press(fingers.button(SHOW, str(place)))
                await self._take(fingers, decision, words)
                return
        raise AssertionError((words, [one.label for one in fingers.screen.buttons]))

    async def _pick(self, fingers: Fingers, decision: Decision, words: Words) -> None:
        if fingers.has(TAKE, " ".join(words)):
            await fingers.press(fingers.button(TAKE, " ".join(words)))
            return
        seen = Counter[str]()
        values = []
        for word in decision.picked(words):
            seen[word] += 1
            values.append(word if seen[word] == 1 else f"{word}.{seen[word]}")
        await fingers.choose(values, fingers.screen.select().custom_id)


@pytest.mark.skipif(not ALL, reason="the public records are not here")
@pytest.mark.parametrize(
    "path",
    [
        pytest.param(path, id=path.stem, marks=() if path.stem in FEW else pytest.mark.soak)
        for path in ALL
    ],
)
async def test_a_public_game_entered_by_taps_ends_with_its_scores(house: House, path: Path) -> None:
    table = play_to(open_record(text_of(path)))
    record = as_tapped(Record(table.setup, tuple(table.log)))
    names = PEOPLE[: len(record.setup.seats)]
    await invite(house, names)
    party = await seat_people(house, await house.channel(), record, names)
    hands = [Hand(party, seat) for seat in range(len(names))]
    left = [*record.moves]
    while left:
        seat = left[0].seat
        count = next((n for n, move in enumerate(left) if move.seat != seat), len(left))
        await hands[seat].answer([move.words for move in left[:count]])
        del left[:count]
    assert (await party.session.record()).moves == record.moves
    assert table.result is not None
    assert (await ended(party)).scores == table.result.scores
