"""How the rules put a question: with the tokens that may be used meanwhile, and what is discarded.

In every question of one's own turn an answer may be `use TOKEN` (then the question is put again)
or `discard RESOURCE+N`. Discards are accepted everywhere and listed nowhere: nobody wants to see
them in every menu. A question with a single answer is not put, unless a token that belongs to the
action under way waits to be used.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import partial

from engine.core.flow import Flow, choose
from engine.core.moves import Decision, Note, Option, Role, Words
from engine.federation.bag import Bag
from engine.federation.marks import rule
from engine.federation.option_notes import notes_about
from engine.federation.payable import payable_after
from engine.federation.state import Player, State
from engine.federation.terms import Phase, Resource
from engine.federation.tokens import for_this_action, usable, use

USE = "use"
DISCARD = "discard"
OUTRIGHT = frozenset({"upkeep", "law", "transmute", "transporter", "flip"})
"""Questions of the executive phase in which everybody sees the same answers, and few."""
SKIP: Words = ("skip",)
"""Nothing can be done but to use tokens; this goes on without."""


@dataclass(frozen=True)
class Question:
    """A question to one player."""

    state: State
    player: Player
    kind: str
    options: Callable[[], Iterable[Option]]
    refuse: Callable[[Words], Note | None] | None = None
    """Direct check of an answer other than using and discarding."""
    role: Role = Role.STEP
    """Of questions of the set-up always that of the set-up."""
    spell: Callable[[Words], Words] | None = None
    always: bool = False
    """Put it even where one answer is left."""
    args: Mapping[str, object] = field(default_factory=dict)
    was: str = ""
    """Its kind in positions that were stored when it had another."""

    def decision(self) -> Decision:
        """The open decision."""
        adviser = self.state.adviser
        before = self.state.phase is Phase.SETUP
        return Decision(
            self.player.seat,
            self.kind,
            self.offer,
            self.refusal,
            args=self.args,
            was=self.was,
            role=Role.SETUP if before else self.role,
            spell=self.spell,
            aside=self.discards,
            outright=self.state.side_by_side and self.kind in OUTRIGHT,
            advise=None if adviser is None else partial(adviser, self),
        )

    def offer(self) -> Iterator[Option]:
        """Every answer but discards."""
        some = False
        for option in self.options():
            some = True
            yield option
        if not some:
            yield Option(SKIP)
        for token in usable(self.state, self.player):
            yield Option((USE, token), (Note("uses", {"token": token}),))

    def discards(self) -> Iterator[Option]:
        """What can be thrown away."""
        for resource in Resource:
            for count in range(1, self.player.reserve.count(resource) + 1):
                word = f"{resource}+{count}"
                if self.discard_refusal(word) is None:
                    yield Option((DISCARD, word))

    def refusal(self, words: Words) -> Note | None:
        """Why an answer is not possible; None if it is."""
        match words:
            case ("use", token):
                return None if token in usable(self.state, self.player) else Note("not-offered")
            case ("discard", word):
                return self.discard_refusal(word)
        return self.main_refusal(words)

    def main_refusal(self, words: Words) -> Note | None:
        """The same, for what the question itself asks."""
        if self.refuse is not None:
            return self.refuse(words)
        listed = [option.words for option in self.options()] or [SKIP]
        return None if words in listed else Note("not-offered")

    def discard_refusal(self, word: str) -> Note | None:
        """Why this cannot be thrown away now."""
        gone = discarded(word)
        if gone is None or not self.state.is_own_turn(self.player):
            return Note("not-offered")
        reserve = self.player.reserve
        if any(reserve.count(resource) < count for resource, count in gone.items()):
            return Note("needs", {"needed": gone.plain(), "has": reserve.plain()})
        left = reserve.minus(gone)
        if not payable_after(self.state, self.player, left) or not self._still_answered(left):
            return Note("needed-here", {"resources": gone.plain()})
        return None

    def _still_answered(self, reserve: Bag) -> bool:
        """Whether the question would have an answer with this reserve."""
        before = self.player.reserve
        self.player.reserve = reserve
        try:
            return any(True for _ in self.options())
        finally:
            self.player.reserve = before


def discarded(word: str) -> Bag | None:
    """What `oceanium+2` stands for; None if nothing."""
    name, plus, count = word.partition("+")
    if name not in set(Resource) or not count.isdecimal() or not plus:
        return None
    return Bag.one(name, int(count)) if 0 < int(count) <= 99 and str(int(count)) == count else None


@rule("FED discarding at any time")
def ask(question: Question) -> Flow[Words]:
    """Put a question until it is answered itself; returns the answer.

    Nothing (an empty answer) where there is nothing to choose, or nothing is left to be chosen
    after a token was used.
    """
    while True:
        single = _only_answer(question)
        if single is not None:
            return single
        words = yield from put(question)
        if words[0] not in (USE, DISCARD):
            return () if words == SKIP else words


def put(question: Question) -> Flow[Words]:
    """Put a question once: it may be answered by a token used, or something thrown away."""
    state, player = question.state, question.player
    words = yield from choose(question.decision())
    if words[0] == USE:
        yield from use(state, player, words[1])
    elif words[0] == DISCARD:
        gone = discarded(words[1])
        assert gone is not None
        player.reserve = player.reserve.minus(gone)
        state.tell("discarded", player, resources=gone.plain())
    return words


def _only_answer(question: Question) -> Words | None:
    """The answer that need not be asked for; None where it must be."""
    if any(True for _ in for_this_action(question.state, question.player)):
        return None
    options = iter(question.options())
    first = next(options, None)
    if first is None:
        return ()
    if question.always or next(options, None) is not None:
        return None
    return first.words


def ask_one_of(
    state: State,
    player: Player,
    kind: str,
    verb: str,
    words: Callable[[], Iterable[str]],
    /,
    *,
    none: bool = False,
    **args: object,
) -> Flow[str]:
    """Ask for one of some things, named by a word behind a verb; empty where there is nothing.

    With `none` the answer may be none of them.
    """
    options = partial(_named, state, player, verb, words, none)
    question = Question(state, player, kind, options, args=args)
    if none:
        question = replace(question, always=True)
        if not any(True for _ in words()):
            return ""
    answer = yield from ask(question)
    return answer[1] if answer and answer[1] != "none" else ""


def _named(
    state: State, player: Player, verb: str, words: Callable[[], Iterable[str]], none: bool
) -> Iterator[Option]:
    for word in words():
        yield Option((verb, word), notes_about(state, player, verb, word))
    if none:
        yield Option((verb, "none"))
