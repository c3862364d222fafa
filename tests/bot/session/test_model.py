"""The store and a plain model agree, whatever players, deliveries and restarts do."""

from __future__ import annotations

import asyncio
import os
import shutil
import tempfile
from collections.abc import Callable, Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from bot.session import Agreed, Asked, Committed, DraftView, Press
from bot.session.asked.due import answer_due
from bot.session.errors import SessionError
from engine.core.errors import MoveError
from engine.core.moves import END, Seat
from tests.bot.server import place_of
from tests.bot.session.model import SEATS, Model
from tests.bot.session.tables import USERS, Bot, Game, StillClock, merchants

T = TypeVar("T")

seats = st.sampled_from(SEATS)
picks = st.integers(0, 9)


class Sessions(RuleBasedStateMachine):
    """Three merchants, a bot that restarts, and a network that delivers twice."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = Path(tempfile.mkdtemp(dir=os.environ.get("PYTEST_DEBUG_TEMPROOT")))
        self.clock = StillClock()
        self.model = Model()
        self.delivered: list[tuple[str, Press, str]] = []
        self.request: tuple[int, Seat, int, set[Seat]] | None = None
        self.bot = self.run(Bot(place_of(self.folder / "orrery.db"), self.clock).up())
        self.game: Game = self.run(merchants(self.bot))

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(work)

    def teardown(self) -> None:
        self.run(self.bot.down())
        self.run(self.loop.shutdown_default_executor())
        self.loop.close()
        shutil.rmtree(self.folder)

    def press(self, kind: str, seat: Seat, text: str = "") -> Press:
        press = self.bot.press(seat)
        self.delivered.append((kind, press, text))
        return press

    def perform(self, kind: str, press: Press, text: str) -> object:
        session = self.game.session
        request = 0 if self.request is None else self.request[0]
        acts: dict[str, Callable[[], Coroutine[Any, Any, object]]] = {
            "play": lambda: session.play(press, text),
            "confirm": lambda: session.confirm(press),
            "answer": lambda: session.answer(press, text),
            "back": lambda: session.back(press),
            "undo": lambda: session.undo(press),
            "redo": lambda: session.redo(press),
            "agree": lambda: session.agree(press, request, text == "yes"),
        }
        return self.run(acts[kind]())

    def act(self, kind: str, seat: Seat, text: str = "") -> object:
        return self.perform(kind, self.press(kind, seat, text), text)

    def refused(self, kind: str, seat: Seat, text: str = "") -> None:
        press = self.bot.press(seat)
        try:
            self.perform(kind, press, text)
        except (SessionError, MoveError):
            return
        raise AssertionError(f"{kind} {seat} {text} was not refused")

    # --- what people do --------------------------------------------------------------------

    @rule(seat=seats, pick=picks)
    def step(self, seat: Seat, pick: int) -> None:
        options = self.model.options(seat)
        if not options:
            self.refused("play", seat, "work")
            return
        words = options[pick % len(options)]
        done = self.act("play", seat, " ".join(words))
        assert isinstance(done, DraftView)
        base = self.model.base(seat)
        assert base is not None
        self.model.drafts.setdefault((seat, base.slot), []).append(words)
        if base.slot == "turn":
            self.model.confirmed.pop(seat, None)

    @rule(seat=seats)
    def back(self, seat: Seat) -> None:
        draft, base = self.model.draft(seat), self.model.base(seat)
        if not draft or base is None:
            self.refused("back", seat)
            return
        self.act("back", seat)
        self.model.drafts[seat, base.slot] = draft[:-1]
        if base.slot == "turn":
            self.model.confirmed.pop(seat, None)

    @rule(seat=seats)
    def confirm(self, seat: Seat) -> None:
        draft, base = self.model.draft(seat), self.model.base(seat)
        if base is None or draft is None or (base.slot == "answer" and not draft):
            self.refused("confirm", seat)
        elif base.assumed:
            done = self.act("confirm", seat)
            assert isinstance(done, DraftView)
            self.model.drafts.setdefault((seat, "turn"), draft)
            prices = self.model.prices(seat)
            assert prices is not None
            self.model.confirmed[seat] = prices
        elif self.model.paused:
            self.refused("confirm", seat)
        else:
            self.committed(self.act("confirm", seat))
            self.model.commit(seat, [*draft, END] if base.slot == "turn" else draft)

    @rule(seat=seats, pick=st.sampled_from(("raise", "decline")))
    def answer(self, seat: Seat, pick: str) -> None:
        asked = self.model.table().decision_of(seat)
        if asked is None or asked.kind != "bid" or self.model.paused:
            self.refused("answer", seat, pick)
            return
        self.committed(self.act("answer", seat, pick))
        self.model.commit(seat, [(pick,)])

    @rule(pick=picks, again=st.integers(1, 4))
    def somebody_goes_on(self, pick: int, again: int) -> None:
        """Whoever is asked acts, or confirms ahead of the others' answers."""
        for _ in range(again):
            able = [seat for seat in SEATS if self.model.base(seat) is not None]
            if not able or self.model.paused:
                return
            seat = able[pick % len(able)]
            if pick % 3:
                self.step(seat, pick)
            self.confirm(seat)

    @rule(seat=seats)
    def undo(self, seat: Seat) -> None:
        index = self.model.undo_target(seat)
        if index is None or (self.model.paused and self.model.table().result is None):
            self.refused("undo", seat)
            return
        needed = self.model.concerned(seat, index)
        done = self.act("undo", seat)
        if needed:
            assert isinstance(done, Asked)
            assert set(done.request.answers) == {USERS[one] for one in needed}
            self.request = (done.request.id, seat, index, needed)
        else:
            assert isinstance(done, Agreed)
            self.model.undo(seat, index)
            self.request = None

    @precondition(lambda self: self.request is not None)
    @rule(seat=seats, agreed=st.sampled_from((True, True, True, False)))
    def agree(self, seat: Seat, agreed: bool) -> None:
        assert self.request is not None
        _, by, index, needed = self.request
        if seat not in needed:
            return
        if agreed and needed == {seat} and self.model.paused and self.model.table().result is None:
            self.refused("agree", seat, "yes")
            return
        self.act("agree", seat, "yes" if agreed else "no")
        needed.discard(seat)
        if not agreed:
            self.request = None
        elif not needed:
            self.model.undo(by, index)
            self.request = None

    @rule(seat=seats)
    def redo(self, seat: Seat) -> None:
        model = self.model
        live = model.table().result is None and not model.paused
        if model.undone is None or seat not in (0, model.undone_by) or not live:
            self.refused("redo", seat)
            return
        self.act("redo", seat)
        model.redo()
        self.request = None

    @rule(seat=seats, setting=st.sampled_from(("ask", "always", "never")))
    def order(self, seat: Seat, setting: str) -> None:
        self.run(self.bot.sessions.set_order(USERS[seat], "market", "bid", setting))
        self.model.orders[seat] = setting
        waits = self.model.table().decision_of(seat) is not None
        if waits and not self.model.paused:
            self.settled()

    def settled(self) -> None:
        """Standing orders have answered what they could not before."""
        turns = len(self.model.turns)
        self.model.settle()
        if len(self.model.turns) != turns:
            self.request = None

    @precondition(lambda self: self.model.paused or len(self.delivered) % 7 == 6)
    @rule()
    def pause_or_resume(self) -> None:
        if self.model.table().result is not None:
            return
        session, press = self.game.session, self.bot.press(0)
        self.run(session.resume(press) if self.model.paused else session.pause(press))
        self.model.paused = not self.model.paused
        if not self.model.paused:
            self.settled()

    @rule(hours=st.sampled_from((1, 6, 13)))
    def time_passes(self, hours: int) -> None:
        self.clock.at += hours * 3600
        before = [str(move) for move in self.model.log]
        self.run(answer_due(self.bot.sessions))
        log = self.run(self.game.log())
        assert log[: len(before)] == before
        self.adopt(log[len(before) :])

    def adopt(self, more: list[str]) -> None:
        """Take over what time-outs have answered: what is free, else the decline."""
        while more:
            seat, word = int(more[0].split()[0]), more[0].split()[1]
            price = self.model.table().state.price
            assert word == ("raise" if price < 2 else "decline")
            self.model.commit(seat, [(word,)], "timeout")
            self.request = None
            done = [str(move) for move in self.model.log]
            log = self.run(self.game.log())
            more = log[len(done) :]
            assert log[: len(done)] == done

    # --- what machines do ------------------------------------------------------------------

    @precondition(lambda self: self.delivered)
    @rule(pick=st.integers(0, 50))
    def deliver_again(self, pick: int) -> None:
        kind, press, text = self.delivered[-1 - pick % len(self.delivered)]
        if kind == "agree" and self.request is None:
            return
        try:
            self.perform(kind, press, text)
        except (SessionError, MoveError):
            return

    @rule()
    def restart(self) -> None:
        self.run(self.bot.restart())

    @rule()
    def forget(self) -> None:
        self.run(self.game.session.unload())

    # --- what must always hold -------------------------------------------------------------

    def committed(self, done: object) -> None:
        assert isinstance(done, Committed)
        assert not done.repeated
        self.request = None

    @invariant()
    def the_log_is_the_models(self) -> None:
        assert self.run(self.game.log()) == [str(move) for move in self.model.log]

    @invariant()
    def the_same_seats_are_asked(self) -> None:
        standing = self.run(self.game.session.standing())
        assert standing.fault is None
        assert [row.seat for row in standing.asked] == list(self.model.table().waiting_for)
        assert (standing.result is not None) == (self.model.table().result is not None)
        assert len(standing.requests) >= (self.request is not None)

    @invariant()
    def drafts_are_the_models(self) -> None:
        for seat in SEATS:
            draft = self.run(self.game.draft(seat))
            assert list(draft.moves) == (self.model.draft(seat) or [])
            base = self.model.base(seat)
            expected = seat in self.model.confirmed and base is not None and base.slot == "turn"
            assert draft.confirmed == expected


EASY = settings(deadline=None, suppress_health_check=list(HealthCheck))


class TestSessions(Sessions.TestCase):  # type: ignore[misc]  # made by hypothesis at run time
    settings = settings(EASY, max_examples=25, stateful_step_count=30, derandomize=True)


@pytest.mark.soak
class TestManySessions(Sessions.TestCase):  # type: ignore[misc]
    settings = settings(EASY, max_examples=1500, stateful_step_count=60)
