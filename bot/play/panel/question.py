"""Open questions, read in workers from tables of their own and kept while they are looked at. Panel
and autocomplete share readings, each of one position: what one has listed, the other need not list
again. Only one thread uses one at a time (`lock`)."""

from __future__ import annotations

import asyncio
import threading
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import InitVar, dataclass, field, replace
from functools import cached_property
from itertools import islice
from typing import Any, Final, NamedTuple, TypeVar

from bot.health import timed
from bot.play.panel.elements import Follow, PayableWay
from bot.session import Blueprint, DraftView
from engine.core.game import Means
from engine.core.landmarks import latest
from engine.core.listing import Listing
from engine.core.moves import END, Advice, Decision, Move, Note, Option, Plan, Role, Seat, Words
from engine.core.table import AnyTable

BUDGET: Final = 0.3
"""Seconds of listing per screen, of the thread's own work: what else the host has to do does not
shorten the list."""
PATIENCE: Final = 5
"""Nobody waits longer than so many times the budget."""
MOST_LISTED: Final = 2000
"""Options per screen."""
FEW: Final = 250
"""So many are listed however long it takes: a machine that stalls must not hide moves."""
MOST_AHEAD: Final = 16
"""More answers than this are not tried out to see what is asked next."""
MOST_KEPT, THREADS = 256, 2
T = TypeVar("T")


class AskedAt(NamedTuple):
    """Where a question is asked: the game, the seat, its draft's steps, and how to get there."""

    game: int
    seat: Seat
    steps: int
    blueprint: Blueprint
    apart: bool = False
    """It may never come to that: readings of earlier positions are left to those who need them."""

    @property
    def key(self) -> tuple[object, ...]:
        """What is the same for the same question."""
        imagined = (self.blueprint.imagined, self.blueprint.given, self.blueprint.again)
        marks = None if self.blueprint.marks is None else tuple(self.blueprint.marks[1].items())
        return (self.game, self.seat, self.steps, self.blueprint.log, imagined, marks)


@dataclass
class Reading:
    """The open question of a seat at a position."""

    blueprint: Blueprint
    seat: Seat
    steps: int
    """How many of the last moves are the draft's own."""
    earlier: InitVar[Reading | None] = None
    """A reading of an earlier position that nobody needs any more: its table is played on."""
    lock: threading.Lock = field(default_factory=threading.Lock, repr=False)
    given_up: bool = field(default=False, init=False)
    """Whether a later reading has taken the table."""

    def __post_init__(self, earlier: Reading | None) -> None:
        log = self.blueprint.log
        base = len(log) - self.steps
        before: tuple[Any, Means] | None = None
        if earlier is None:
            table = replace(self.blueprint, log=log[:base]).build()
        else:
            table, before = earlier.give_up(), (earlier.before, earlier.had)
        if before is None or table.position <= base:
            for move in log[table.position : base]:
                table.play(move)
            before = (table.view(self.seat), table.means(self.seat, self.seat))
        self.before: Any = before[0]  # the game's own view
        """What the seat saw before its draft."""
        self.had: Means = before[1]
        """And what it had."""
        for move in log[table.position :]:
            table.play(move)
        table.take_events()
        told = (n + 1 for n in reversed(range(base)) if n not in table.sealed)
        self.told = next(told, 0)
        """How far the moves before the draft are known to all."""
        self._table = table
        same = table.position == base
        self.view: Any = self.before if same else table.view(self.seat)  # the game's own
        self.has: Means = self.had if same else table.means(self.seat, self.seat)
        self.decision: Decision | None = table.decision_of(self.seat)
        self._listing = None if self.decision is None else Listing(table, self.seat)
        self._advised: dict[tuple[str, Words], tuple[Note, ...]] = {}
        self._varied: dict[Words, tuple[Words, ...]] = {}

    def leads_to(self, at: AskedAt) -> bool:
        """Whether its table can be played on to a position."""
        log, wanted = self.blueprint.log, at.blueprint.log
        marked = self.blueprint.marks != at.blueprint.marks
        if self.given_up or self.blueprint.imagined or at.blueprint.imagined or marked:
            return False
        if len(log) >= len(wanted) or wanted[: len(log)] != log:
            return False
        if (start := latest(at.blueprint.near, wanted)) and len(start.log) > len(log):
            return False  # from there it is less to play
        base = len(wanted) - at.steps
        same = self.seat == at.seat and len(log) - self.steps == base
        return len(log) <= base or same

    def give_up(self) -> AnyTable:
        """Hand the table over; it reads nothing more."""
        self.given_up = True
        return self._table

    def read(self, seconds: float = BUDGET) -> None:
        """List on for so long; what takes no search is listed in any case."""
        if self._listing is None or self.complete:
            return
        worked, waited = time.thread_time() + seconds, time.monotonic() + PATIENCE * seconds
        listed = self._listing.options
        begun = known = len(listed)

        def enough() -> bool:
            nonlocal known
            searching, known = len(listed) == known, len(listed)
            if searching or known - begun > FEW:
                late = time.thread_time() > worked or time.monotonic() > waited
                return late or known - begun >= MOST_LISTED
            return False

        self._listing.read(enough)

    @property
    def complete(self) -> bool:
        """Whether every option is listed."""
        return self._listing is None or self._listing.complete

    @property
    def options(self) -> Sequence[Option]:
        """The options as far as they are listed."""
        return () if self._listing is None else self._listing.options

    @property
    def kind(self) -> str:
        """What kind of question it is; empty if there is none."""
        return "" if self.decision is None else self.decision.kind

    @property
    def several(self) -> bool:
        """Whether an answer is a set of options."""
        return self.decision is not None and self.decision.is_set

    @cached_property
    def payable(self) -> tuple[PayableWay, ...]:
        """What free moves would make payable, with these."""
        found = () if self._advice is None else self._advice.payable()
        return tuple(PayableWay(tuple(map(tuple, steps)), option) for steps, option in found)

    @cached_property
    def plans(self) -> tuple[Plan, ...]:
        """Whole answers that the game proposes, the best first."""
        plans = None if self.decision is None else self.decision.plans
        return () if plans is None else tuple(plans())

    @cached_property
    def _advice(self) -> Advice | None:
        decision = self.decision
        return None if decision is None or decision.advise is None else decision.advise()

    def warnings(self, words: Words) -> tuple[Note, ...]:
        """What is wasteful about an option."""
        return self._advised_on("warnings", words)

    def outlook(self, words: Words) -> tuple[Note, ...]:
        """What an option leads to."""
        return self._advised_on("outlook", words)

    def brief(self, words: Words) -> Words:
        """An option in as few words as say which it is."""
        brief = None if self.decision is None else self.decision.brief
        return words if brief is None else brief(words)

    def variants(self, words: Words) -> tuple[Words, ...]:
        """Answers as good as an option that are not listed besides it."""
        if words not in self._varied:
            vary = None if self.decision is None else self.decision.variants
            self._varied[words] = () if vary is None else tuple(vary(words))
        return self._varied[words]

    def obstacles(self, prefix: Words) -> tuple[Note, ...]:
        """Why nothing is possible under a beginning."""
        return self._advised_on("obstacles", prefix)

    def _advised_on(self, what: str, words: Words) -> tuple[Note, ...]:
        """What the rules have to say; the same question is asked of them once."""
        if self._advice is None:
            return ()
        if (what, words) not in self._advised:
            ask: Callable[[Words], Iterable[Note]] = getattr(self._advice, what)
            self._advised[what, words] = tuple(ask(words))
        return self._advised[what, words]

    def is_hindered(self, verb: str) -> bool:
        """Whether there is a target of this kind that is not possible."""
        return any(self.obstacles(words) for words in self.targets(verb))

    def targets(self, verb: str) -> list[Words]:
        """Everything that could be meant under a verb, possible or not."""
        return [] if self._advice is None else list(self._advice.targets(verb))

    def refusal(self, words: Words) -> tuple[Words, Note | None]:
        """An answer in full, and why it is no legal one."""
        decision = self.decision
        assert decision is not None
        whole = self.blueprint.game.canonical(words)
        if decision.spell is not None:
            whole = decision.spell(whole)
        return whole, decision.refusal(whole)

    def reasons(self, words: Words, refused: Note) -> tuple[Note, ...]:
        """All that is to be said of an answer that was refused."""
        return (refused,) if self.decision is None else self.decision.reasons(words, refused)

    def accepts(self, words: Words) -> bool:
        """Whether an answer is legal here, listed or not."""
        if self.decision is None:
            return False
        whole, refused = self.refusal(words)
        return bool(whole) and refused is None and self.decision.allows(whole)

    def short(self, words: Words) -> str:
        """An option in its short form, which is accepted as well; empty if it has none."""
        brief = self.brief(words)
        return " ".join(brief) if brief != words and self.accepts(brief) else ""

    @property
    def verbs(self) -> tuple[str, ...]:
        """The kinds of action that mean something here, possible or not."""
        return self._all_verbs if self.complete else self._known_verbs()

    @cached_property
    def _all_verbs(self) -> tuple[str, ...]:
        return self._known_verbs()

    def _known_verbs(self) -> tuple[str, ...]:
        """Those that are listed, those that are not possible, and those still to be listed."""
        known = [command.verb for command in self.blueprint.game.commands]
        listed = [option.words[0] for option in self.options] if not self.several else []
        if self.decision is not None and self.decision.role is Role.ROUND:
            return tuple(dict.fromkeys(listed))  # other kinds of action have their own questions
        payable = {way.option.words[0] for way in self.payable}
        found = [
            verb
            for verb in known
            if verb not in listed and (verb in payable or self.obstacles((verb,)))
        ]
        waiting = [] if self.complete else [verb for verb in known if self.targets(verb)]
        return tuple(dict.fromkeys([*listed, *found, *waiting]))

    def verb_is_open(self, verb: str) -> bool:
        """Whether something can be done under a verb, at once or after free moves."""
        if any(option.words[0] == verb for option in self.options):
            return True
        if any(way.option.words[0] == verb for way in self.payable):
            return True
        return not self.complete and not self.obstacles((verb,))

    @property
    def ahead(self) -> dict[Words, tuple[Follow, ...]]:
        """For each answer the answers to what most of them lead to; empty where that is not known,
        because it is hidden, somebody else is asked, or there is too much to try."""
        return self._ahead if self.complete else {}

    @cached_property
    def _ahead(self) -> dict[Words, tuple[Follow, ...]]:
        one_verb = len({option.words[0] for option in self.options}) == 1
        if self.several or not one_verb or len(self.options) > MOST_AHEAD:
            return {}
        tables, wanting = self._tables(), len(self.options) // 2
        found: dict[Words, tuple[Follow, ...]] = {}
        for words in (option.words for option in self.options):
            found[words] = () if words == END else self._after(next(tables), words)
            wanting -= not found[words]
            if wanting < 0:  # most lead nowhere
                return {}
        kinds = Counter(follows[0].kind for follows in found.values() if follows)
        usual, count = next(iter(kinds.most_common(1)), ("", 0))
        if 2 * count < len(found):
            return {}
        return {
            words: follows
            for words, follows in found.items()
            if follows and follows[0].kind == usual
        }

    def _tables(self) -> Iterator[AnyTable]:
        """Tables of this position; from the beginning of the turn if the draft began it."""
        plan, log = self.blueprint, self.blueprint.log
        base = len(log) - self.steps
        turns = None
        if plan.imagined is None and len(self.options) > 1:
            table = replace(plan, log=log[:base]).build()
            turns = table.turns(self.seat)
            yield _played_on(table, log[base:])
        while True:
            yield plan.build() if turns is None else _played_on(turns(), log[base:])

    def _after(self, table: AnyTable, words: Words) -> tuple[Follow, ...]:
        barrier = table.barrier
        table.play(Move(self.seat, words))
        decision = table.decision_of(self.seat)
        hidden = table.barrier != barrier or table.waiting_for != (self.seat,)
        if hidden or decision is None or decision.is_set:
            return ()
        options = list(islice(decision.offer(), MOST_AHEAD))
        verbs = {option.words[0] for option in options}
        if decision.kind == self.kind or len(verbs) != 1 or END[0] in verbs:
            return ()
        advice = None if decision.advise is None else decision.advise()
        return tuple(
            Follow(
                option,
                decision.kind,
                () if advice is None else tuple(advice.warnings(option.words)),
            )
            for option in options
        )


def _played_on(table: AnyTable, moves: Iterable[Move]) -> AnyTable:
    for move in moves:
        table.play(move)
    return table


class OpenQuestions:
    """Reads positions on tables of its own; the event loop only waits."""

    def __init__(self) -> None:
        self._kept: OrderedDict[tuple[object, ...], Reading] = OrderedDict()
        self._lock = threading.Lock()
        self._pool = ThreadPoolExecutor(THREADS, "reading")

    async def of(
        self, at: DraftView | AskedAt, make: Callable[[Reading], T], seconds: float = BUDGET
    ) -> T:
        """What `make` makes of the reading of a position, in a worker."""
        if isinstance(at, DraftView):
            at = AskedAt(at.game, at.seat, len(at.steps), at.blueprint)
        loop = asyncio.get_running_loop()
        with timed("read"):
            return await loop.run_in_executor(self._pool, self._work, at, make, seconds)

    def close(self) -> None:
        """Read no more."""
        self._pool.shutdown(wait=False, cancel_futures=True)

    def _work(self, at: AskedAt, make: Callable[[Reading], T], seconds: float) -> T:
        while True:
            reading = self._reading(at)
            with reading.lock:
                if not reading.given_up:  # to somebody who came in between
                    reading.read(seconds)
                    return make(reading)

    def _reading(self, at: AskedAt) -> Reading:
        with self._lock:
            found = self._kept.get(at.key)
            if found is not None:
                self._kept.move_to_end(at.key)
                return found
            earlier = None if at.apart else self._earlier(at)
        try:
            reading = Reading(at.blueprint, at.seat, at.steps, earlier)
        finally:
            if earlier is not None:
                earlier.lock.release()
        with self._lock:
            self._kept[at.key] = reading
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        return reading

    def _earlier(self, at: AskedAt) -> Reading | None:
        """The latest reading of the same game that can be played on, taken out and locked."""
        for key, reading in reversed(self._kept.items()):
            if key[0] == at.game and reading.leads_to(at) and reading.lock.acquire(False):
                del self._kept[key]
                return reading
        return None
