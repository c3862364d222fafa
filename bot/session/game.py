"""A live game, looked at and played: one thing at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeVar

from bot.health import timed
from bot.session import history, load
from bot.session.accord import consent
from bot.session.asked import answers, computers
from bot.session.asked.computers import ComputerQuestion
from bot.session.drafts import draft, mark, step_back
from bot.session.drafts.foreseen import foreseen
from bot.session.drafts.plan import plan as do_plan
from bot.session.drafts.plan_values import Planning
from bot.session.errors import SessionError
from bot.session.live import GameRoom, Live
from bot.session.values import (
    Agreed,
    Asked,
    AskedQuestion,
    Committed,
    DraftView,
    GameStanding,
    History,
    Peek,
    Press,
    Told,
)
from bot.store.database import in_the_name_of
from bot.store.errors import StoreError
from bot.store.fleet import Fleet
from engine.core.errors import GameError
from engine.core.moves import Seat, Words
from engine.core.record import Record, record_of
from engine.core.transcript import Transcript, export_of

LOG = logging.getLogger(__name__)

T = TypeVar("T")
CHANGES_THE_ORDERS = ("replace", "continue")
"""Requests after which standing orders may have something to answer."""


class PlayedGame:
    """A game, loaded when it is needed; whoever comes second waits until the first is done.

    What has begun is finished even if its caller is cancelled. Everything raises SessionError,
    the engine's GameError or the store's StoreError, and has then changed nothing.
    """

    def __init__(
        self, room: GameRoom, changed: Callable[[], None], drafted: Callable[[Seat], None]
    ) -> None:
        self.id = room.id
        self.used = room.now
        """When somebody last did something here."""
        self._room = room
        self._lock = asyncio.Lock()
        self._changed = changed
        self._drafted = drafted

    def serve_in(self, fleet: Fleet | None) -> None:
        """One process among others may find that its table is served elsewhere: everything then
        raises ElsewhereError."""
        self._room.fleet = fleet

    async def standing(self) -> GameStanding:
        """The game as it stands."""
        return await self._alone(lambda: history.standing(self._room))

    async def view(self, seat: Seat | None = None) -> Any:  # the game's own view
        """What a seat (None: the public) may see of the game."""
        return await self._read(lambda live: live.view(seat))

    async def told(self, first: int, last: int, seat: Seat | None = None) -> tuple[Told, ...]:
        """Committed turns with their events, by number, as a seat (None: the public) may read."""
        return await self._alone(lambda: history.told(self._room.known(), first, last, seat))

    async def view_at(self, turn: int, seat: Seat | None = None) -> Any:  # the game's own view
        """What a seat (None: the public) could see at the end of a turn, by its number."""
        return await self._alone(lambda: history.view_at(self._room.known(), turn, seat))

    async def passage(self, seat: Seat | None = None) -> history.Passage:
        """The whole game gone through once, with what a seat (None: the public) could see."""
        return await self._alone(lambda: history.passage(self._room.known(), seat))

    async def questions(self) -> tuple[AskedQuestion, ...]:
        """What is asked of whom, as far as everybody may know it."""
        return await self._read(history.questions)

    async def history(self) -> History:
        """All turns and everything that was taken back."""
        return await self._alone(lambda: history.history(self._room))

    async def record(self, seat: Seat | None = None) -> Record:
        """The record of a finished game, or what a seat (None: the public) knows of an open one."""
        return await self._read(lambda live: record_of(live.table, seat))

    async def export(self, seat: Seat | None = None) -> Record | Transcript:
        """What a seat (None: the public) may take away: the record, or the transcript of an open
        game of which something is hidden from it."""
        return await self._read(lambda live: export_of(live.table, seat))

    async def peek(self, user: int, wait: float = 0.3) -> Peek | None:
        """The open question of a user, for autocomplete; None if there is none, or if the session
        is busy for longer than `wait` seconds. Its decision is to be read before the next await."""
        try:
            await asyncio.wait_for(self._lock.acquire(), wait)
        except TimeoutError:
            return None
        try:
            await self._load()
            return draft.peek_of(self._room, user)
        except SessionError:
            return None
        finally:
            self._lock.release()

    def foreseen(self, seat: Seat, typed: str = "") -> DraftView | None:
        """What the player of a seat is likely to look at next, perhaps after committing what he has
        `typed`; None where there is nothing of the kind, or somebody does something here just
        now."""
        if self.busy or not self._room.ours:
            return None
        return foreseen(self._room, seat, typed)

    async def draft(self, press: Press) -> DraftView:
        """The user's draft as it is."""
        return await self._alone(lambda: draft.look(self._room, press))

    async def play(
        self, press: Press, text: str, *, revision: int | None = None, commit: bool = False
    ) -> DraftView | Committed:
        """Play moves (`;` between them) into the draft: all of them or none. With `commit`, or if
        the last word is `end`, it is committed too if nothing mandatory is open. Raises
        StalePressError if `revision` is not the draft's present one."""
        return await self._alone(
            lambda: draft.play(self._room, press, text, revision, commit=commit)
        )

    async def back(self, press: Press, *, revision: int | None = None) -> DraftView:
        """Take back the last step of the draft."""
        return await self._alone(lambda: step_back.back(self._room, press, revision, whole=False))

    async def start_over(self, press: Press, *, revision: int | None = None) -> DraftView:
        """Empty the draft."""
        return await self._alone(lambda: step_back.back(self._room, press, revision, whole=True))

    async def change(self, press: Press, *, revision: int | None = None) -> DraftView:
        """Begin to change a sealed answer; `confirm` puts the new one in its place."""
        return await self._alone(lambda: step_back.change(self._room, press, revision))

    async def confirm(
        self,
        press: Press,
        *,
        revision: int | None = None,
        then: Sequence[Words] | None = None,
    ) -> DraftView | Committed:
        """Commit the draft; while others have still to answer it comes back as `confirmed`. With
        what is to be done `then`, a turn that reveals something is ended too, if it can be."""
        return await self._alone(lambda: draft.confirm(self._room, press, revision, then))

    async def plan(
        self,
        press: Press,
        planning: Planning | None = None,
        *,
        revision: int | None = None,
        ahead: str = "",
    ) -> DraftView:
        """Look at the user's plan, or change it; `plan` is None in what comes back once it is his
        turn. Raises NotAskedError where nothing can be planned."""
        return await self._alone(lambda: do_plan(self._room, press, planning, revision, ahead))

    async def mark(self, press: Press, marks: Mapping[str, str] | None = None) -> mark.MarkSheet:
        """What the user has marked for himself, after these marks; orders may follow them."""
        return await self._alone(lambda: self._settling(mark.mark(self._room, press, marks)))

    async def marks_of(self, seat: Seat | None) -> Mapping[str, str]:
        """What a seat (None: nobody) has marked for itself, to be shown to nobody else."""
        return await self._read(lambda live: {} if seat is None else dict(live.marks.get(seat, {})))

    async def answer(self, press: Press, text: str, *, position: int | None = None) -> Committed:
        """Answer a single question at once, past any draft; `position` is the one it was asked at
        (`AskedRow.position`), so that an old button cannot answer a new question."""
        return await self._alone(lambda: answers.answer(self._room, press, text, position))

    async def time_out(self, seat: Seat) -> Committed | None:
        """Answer for a seat whose time is over; None if nothing of the kind is open."""
        return await self._alone(lambda: answers.time_out(self._room, seat))

    async def call(self, seats: Sequence[Seat]) -> None:
        """Call seats after all, which were at the table when they were asked."""
        await self._alone(lambda: answers.call(self._room, seats))

    async def settle(self) -> Committed | None:
        """Give the automatic answers that are possible now."""
        return await self._alone(lambda: answers.settle(self._room))

    async def come_back(self, press: Press) -> bool:
        """Play oneself again; False where no computer played for this user."""
        live = self._room.live
        if live is not None and not live.computers_may_play:
            return False
        return await self._alone(lambda: computers.come_back(self._room, press))

    async def computer_question(self, seat: Seat) -> ComputerQuestion | None:
        """What a computer is to answer at a seat; None where nothing is asked there now."""
        return await self._alone(lambda: computers.question(self._room, seat))

    async def computer_answer(
        self,
        asked: ComputerQuestion,
        answers: Sequence[Words],
        why: Sequence[tuple[str, float]] = (),
    ) -> Committed | None:
        """Play what a computer has thought of; None where the game has moved on meanwhile."""
        return await self._alone(lambda: computers.answer(self._room, asked, answers, why))

    @property
    def busy(self) -> bool:
        """Whether something is being done."""
        return self._lock.locked()

    @property
    def loaded(self) -> bool:
        """Whether the game is in memory."""
        return self._room.live is not None

    async def unload(self) -> None:
        """Drop what is in memory; it is loaded again when it is needed."""
        async with self._lock:
            self._room.forget()

    def put_down(self) -> bool:
        """The same at once; False while something is being done."""
        if self.busy:
            return False
        self._room.forget()
        return True

    async def _read(self, look: Callable[[Live], T]) -> T:
        async def work() -> T:
            return look(self._room.known())

        return await self._alone(work)

    async def _alone(self, work: Callable[[], Awaitable[T]]) -> T:
        task = asyncio.ensure_future(self._locked(work))
        task.add_done_callback(_noticed)
        return await asyncio.shield(task)

    async def _locked(self, work: Callable[[], Awaitable[T]]) -> T:
        with timed("wait"):
            await self._lock.acquire()
        try:
            with timed("session"):
                return await self._carried_out(work)
        finally:
            self._lock.release()

    async def _carried_out(self, work: Callable[[], Awaitable[T]]) -> T:
        self.used = self._room.now
        written = self._room.database.written
        drafted = False
        try:
            known = self._room.live is not None
            await self._load()
            with in_the_name_of(self._room.claims):
                done = await work()
            if isinstance(done, DraftView):
                drafted = known and not done.confirmed
                if done.closing is not None:
                    self._drafted(done.seat)
            return done
        except (SessionError, GameError, StoreError):
            self._recover()
            raise
        except BaseException:
            self._room.forget()
            raise
        finally:
            if not drafted and self._room.database.written != written:
                self._changed()

    def _recover(self) -> None:
        live = self._room.live
        if live is not None and live.dirty:
            self._room.forget()

    async def _load(self) -> Live:
        if not self._room.ours:
            self._room.forget()
        live = self._room.live
        return await load.load(self._room) if live is None else live

    async def _settling(self, work: Awaitable[T]) -> T:
        """Let standing orders answer what they could not before; the work stays done anyway."""
        done = await work
        asked = done.request if isinstance(done, Agreed | Asked) else None
        if asked and not (asked.status == consent.GRANTED and asked.what in CHANGES_THE_ORDERS):
            return done
        try:
            live = await self._load()
            if live.playable and live.game.paused_at is None:
                await answers.settle(self._room)
        except (SessionError, GameError, StoreError):
            LOG.exception("game %s: standing orders have not answered", self.id)
            self._recover()
        return done


def _noticed(task: asyncio.Future[T]) -> None:
    """A cancelled caller does not fetch the outcome; that is no news to the event loop."""
    if not task.cancelled():
        task.exception()
