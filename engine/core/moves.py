"""The values that cross the table: seats, words, notes, options, moves and decisions.

A decision lists its legal options lazily; an option is a tuple of words which is at once menu path,
autocomplete, notation, JSON, log line and legality. Nothing about a move is written twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from typing import Final, NamedTuple, Protocol, TypeAlias

from engine.core.amounts import NOTHING, picked_words

Seat: TypeAlias = int
Words: TypeAlias = tuple[str, ...]

END: Final[Words] = ("end",)
"""The move that closes a turn: recorded, never answered automatically, never part of a draft."""

NONE: Final[Words] = NOTHING
"""The answer that picks nothing, where a set may be empty."""

ONE: Final = range(1, 2)


class Role(StrEnum):
    """What a question is in the course of the game; who is called and how follows from it."""

    SETUP = "setup"
    """Before the first turn: a faction, a starting place."""
    TURN = "turn"
    """With it a main turn begins; `end` closes the turn."""
    STEP = "step"
    """Anything within a turn, or asked of one seat by itself."""
    OFFER = "offer"
    """What may be declined, with `Decision.decline`: others go on as if it were."""
    ROUND = "round"
    """Asked of everybody at once; the answers are complete without an `end`."""


class Note(NamedTuple):
    """Something to say, as data: a key of the text catalogues and its arguments."""

    key: str
    args: Mapping[str, object] = {}


class Option(NamedTuple):
    """One legal answer with its price and direct consequences."""

    words: Words
    notes: tuple[Note, ...] = ()


BREATH: Final = Option(())
"""What a long listing may yield while it has found nothing new, so that it can be read in slices.
Offers of `Table.pending` leave it out; `engine.core.listing` counts it as a step."""


class Move(NamedTuple):
    """A seat's recorded answer: the only input of a game, the only thing stored."""

    seat: Seat
    words: Words

    def __str__(self) -> str:
        return " ".join((str(self.seat), *self.words))


class Plan(NamedTuple):
    """An answer that the game proposes, with those to the questions that follow from it."""

    moves: tuple[Words, ...]
    notes: tuple[Note, ...] = ()
    """What it costs and brings as a whole."""


class Advice(Protocol):
    """What the rules can say about the open decision beyond its list of options."""

    def outlook(self, words: Words) -> Sequence[Note]:
        """Consequences of a legal option: costs, gains, before and after, who may charge."""
        ...

    def obstacles(self, prefix: Words) -> Sequence[Note]:
        """Why nothing (or not this) is possible under a kind of action or a single target."""
        ...

    def targets(self, verb: str) -> Iterable[Words]:
        """Everything that could be meant under a kind of action, possible or not."""
        ...

    def warnings(self, words: Words) -> Sequence[Note]:
        """What is wasteful about a legal option."""
        ...

    def payable(self) -> Iterable[tuple[Sequence[Words], Option]]:
        """Options that free actions would make payable: the actions to take first, the option."""
        ...


class Decision(NamedTuple):
    """A question put to one seat."""

    seat: Seat
    kind: str
    """Names the prompt: "turn", "tech", "charge"; public, unlike the options."""
    offer: Callable[[], Iterable[Option]]
    """Lists the legal options; worked out only when somebody looks."""
    refuse: Callable[[Words], Note | None] | None = None
    """Direct check of one answer, cheaper than listing: the reason why not, or None."""
    picks: range = ONE
    """How many options one answer takes; other than one for sets of cards and the like, where
    every option is a single word, the answer lists the words picked (`none` if it may), and a
    direct check may refuse some of the sets."""
    secret: bool = False
    """Sealed until its `together` closes: others learn that it was answered, not how."""
    args: Mapping[str, object] = {}
    """Arguments of the prompt."""
    was: str = ""
    """Its kind when positions with it were stored first, if that was another: by it they are known
    again."""
    assume: Words | None = None
    """An answer to look ahead with: who else is asked something before the next turn, and what,
    does not depend on which answer is given. None where it may."""
    advise: Callable[[], Advice] | None = None
    spell: Callable[[Words], Words] | None = None
    """Completes an abbreviated answer in this position."""
    brief: Callable[[Words], Words] | None = None
    """Abbreviates an answer to what `spell` completes to one as good: for places that are short."""
    variants: Callable[[Words], Iterable[Words]] | None = None
    """Answers of which no menu lists more than one, because they cost and bring the same: the
    others."""
    aside: Callable[[], Iterable[Option]] | None = None
    """Legal answers that would be in the way in every menu: offered to whoever asks for their
    kind."""
    describe: Callable[[Words], tuple[Note, ...]] | None = None
    """The notes of one legal option, cheaper than listing; also of those that no menu lists."""
    role: Role = Role.STEP
    decline: Words | None = None
    """The answer that declines an offer."""
    veil: Callable[[Words], Words] | None = None
    """What all others may ever read of the answer, with `?` for each thing that stays hidden: two
    for `ore+2`. None: everything, once it is revealed."""
    verb: str | None = None
    """The word with which the answer of a set begins (`pay red1 red2`); options are without."""
    copies: Mapping[str, int] = {}
    """How many of a word a set may take where things are alike (`ore+2`); of others one."""
    outright: bool = False
    """Whether one press on what everybody sees may answer it: few options, none of them hidden from
    anybody, asked outside of turns."""
    plans: Callable[[], Sequence[Plan]] | None = None
    """What the game proposes, the best first: one tap for several answers. Never forced."""

    @property
    def is_set(self) -> bool:
        """Whether an answer is a set of options, each of a single word. A range of one that a game
        gives is a set too, of exactly one."""
        return self.picks is not ONE or self.verb is not None

    def refusal(self, words: Words) -> Note | None:
        """Why `words` is no legal answer; None if it is one.

        Whether a set has the form of one, as many words and none too often, is checked here; its
        `refuse` gets the answer as it is stored.
        """
        if self.picks is not ONE or self.verb is not None:
            return self._refusal_of_set(words)
        if self.refuse is not None:
            return self.refuse(words)
        legal = any(option.words == words for option in self.offer())
        return None if legal else Note("not-offered")

    def picked(self, words: Words) -> Words:
        """What an answer to a set picks: each word as often as it was picked, without the verb."""
        return picked_words(words, self.verb, self.copies) or ()

    def _refusal_of_set(self, words: Words) -> Note | None:
        picked = picked_words(words, self.verb, self.copies)
        if picked is None:
            return Note("not-offered")
        if len(picked) not in self.picks:
            return Note("pick-count", {"least": self.picks[0], "most": self.picks[-1]})
        if self.refuse is not None:
            return self.refuse(words)
        single = {option.words for option in self.offer()} if picked else ()
        return None if all((word,) in single for word in picked) else Note("not-offered")

    def reasons(self, words: Words, refused: Note) -> tuple[Note, ...]:
        """All that is to be said of an answer that was refused: what the rules explain of it, with
        distances and prices, else just why it was refused."""
        explained = () if self.advise is None else self.advise().obstacles(words)
        return tuple(explained) or (refused,)

    def notes_of(self, words: Words) -> tuple[Note, ...]:
        """The notes of one legal option; nothing for an answer that is none."""
        if self.describe is not None:
            return self.describe(words) if self.allows(words) else ()
        return next((option.notes for option in self.offer() if option.words == words), ())

    def allows(self, words: Words) -> bool:
        """Whether `words` is a legal answer."""
        return self.refusal(words) is None
