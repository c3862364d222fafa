"""Everything that chance decides: two seeds, explicit deals, own shuffle, hidden piles, dice.

Each use derives its own stream from (seed, purpose, count), so that one more draw somewhere does
not reshuffle anything else. Python promises stable output only for `Random.random()`, hence our own
Fisher-Yates. Public setup comes from `seed`; hidden piles and later draws from `secret`. A `deal`
given in the setup overrides either, so that printed and recorded positions can be set up and tests
can script. In a deal of something hidden, `?` stands for a result that is not known.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from random import Random
from typing import TYPE_CHECKING, Final, NamedTuple, TypeVar

from engine.core.errors import SetupError
from engine.core.moves import Seat, Words

if TYPE_CHECKING:
    from engine.core.game import Setup

T = TypeVar("T")

UNKNOWN: Final = "?"
NOBODY: Final[Seat] = -1
"""To whom a card is drawn that nobody looks at: `draw(to=NOBODY)`."""


class Drawn(NamedTuple):
    """One result of hidden chance and who has seen it (`seen` None: everybody)."""

    word: str
    seen: frozenset[Seat] | None
    drew: frozenset[Seat] | None = None
    """Where others have seen it later only: who knows when it was drawn."""

    def known_to(self, seat: Seat | None) -> bool:
        """Whether a seat (None: the public) has seen it."""
        return self.seen is None or seat in self.seen

    def placed_by(self, seat: Seat | None) -> bool:
        """Whether a seat knows it, and where in the pile it lay."""
        return self.known_to(seat) and (self.drew is None or seat in self.drew)


class Chance:
    """The source of all chance in one game; knows who has seen what of it so far."""

    __slots__ = (
        "_again",
        "_anew",
        "_counts",
        "_deal",
        "_drawn",
        "_hidden",
        "_secret",
        "_seed",
        "reads",
    )

    def __init__(self, seed: str, secret: str, deal: Mapping[str, Words] | None = None) -> None:
        self._seed = seed
        self._secret = secret
        self._deal = dict(deal or {})
        self._counts: dict[str, int] = {}
        self._drawn: dict[str, list[Drawn]] = {}
        self._hidden: set[str] = set()
        """Keys of piles and dice."""
        self._again: list[Drawn] = []
        """Draws of cards that had been put under their pile: they follow from the moves."""
        self._anew = False
        """Whether piles copied for this source are shuffled."""
        self.reads = 0
        """How often hidden chance was read: a change of it is a barrier for undo."""

    @classmethod
    def of(cls, setup: Setup) -> Chance:
        """The chance of a game that begins with this setup."""
        return cls(setup.seed, setup.secret, setup.deal)

    def dealt(self, key: str) -> Words | None:
        """The explicit deal of the setup for this key, if there is one."""
        return self._deal.get(key)

    def shuffled(self, purpose: str, items: Sequence[T]) -> list[T]:
        """The items in an order decided by the public seed."""
        return _shuffled(self._stream(self._seed, purpose)[0], items)

    def number(self, purpose: str, below: int) -> int:
        """A number from 0 up to (not including) `below`, decided by the public seed."""
        return int(self._stream(self._seed, purpose)[0].random() * below)

    def pile(self, key: str, items: Sequence[str]) -> Pile:
        """A hidden pile: shuffled by the secret; a deal of this key fixes its first cards.

        The second pile of a key (a reshuffle) is dealt by `key.2`, and so on. A `?` in the deal
        leaves that place to the shuffle. Raises SetupError for a deal that cannot be; in a
        reshuffle, where the game is under way, a word that is not among the cards counts as `?`.
        """
        stream, count = self._stream(self._secret, f"pile {key}")
        self._hidden.add(key)
        name = key if count == 0 else f"{key}.{count + 1}"
        rest = list(items)
        first: list[str] = []
        for word in self._deal.get(name, ())[: len(rest) if count else None]:
            known = word != UNKNOWN and word in rest
            if not known and word != UNKNOWN and count == 0:
                raise SetupError("deal-unknown-word", deal=name, word=word)
            if known:
                rest.remove(word)
            first.append(word if known else UNKNOWN)
        if len(first) > len(items):
            raise SetupError("deal-too-long", deal=name, most=len(items))
        others = iter(_shuffled(stream, rest))
        order = [next(others) if word == UNKNOWN else word for word in first]
        return Pile(self, name, [*order, *others])

    def roll(self, key: str, below: int) -> int:
        """A public result from 0 up to (not including) `below` that nobody can foresee: a die.

        A deal of this key fixes the results in order; a word that is no such number counts as `?`.
        """
        stream, count = self._stream(self._secret, f"roll {key}")
        self._hidden.add(key)
        deal = self._deal.get(key, ())
        value = int(stream.random() * below)
        if count < len(deal) and deal[count] in {str(number) for number in range(below)}:
            value = int(deal[count])
        self.note(key, str(value), None)
        return value

    def show(self, seat: Seat, word: str, to: Iterable[Seat] | None = None) -> None:
        """What `seat` drew unseen becomes known to further seats (None: to everybody).

        Rules call it when a card leaves a hidden hand face up or is handed on, so that an export
        knows where in the pile it lay.
        """
        for results in self._everything():
            for place, drawn in enumerate(results):
                if drawn.word == word and drawn.seen is not None and seat in drawn.seen:
                    more = frozenset(() if to is None else to)
                    seen = None if to is None else drawn.seen | more
                    results[place] = Drawn(word, seen, (drawn.drew or drawn.seen) | more)
                    return

    def uncover(self) -> None:
        """Somebody sees now what another handed to him face down: a barrier for undo as well."""
        self.reads += 1

    def known(self, seat: Seat | None = None, *, placed: bool = False) -> dict[str, Words]:
        """Results of hidden chance that a seat (None: the public) has seen, in the form of deals;
        `?` stands for the others. With `placed` also for those of which it does not know where in
        the pile they lay, since a hidden hand showed them later."""
        deals: dict[str, Words] = {}
        for key, results in self._drawn.items():
            reads = Drawn.placed_by if placed else Drawn.known_to
            words = [drawn.word if reads(drawn, seat) else UNKNOWN for drawn in results]
            while words and words[-1] == UNKNOWN:
                words.pop()
            if words:
                deals[key] = tuple(words)
        return deals

    def is_secret(self, key: str) -> bool:
        """Whether a deal of this key says what lies in a hidden pile or what a die will show."""
        return key.partition(".")[0] in self._hidden

    def hides_from(self, seat: Seat | None) -> bool:
        """Whether something was drawn that a seat (None: the public) has not seen."""
        return not all(drawn.known_to(seat) for drawn in chain.from_iterable(self._everything()))

    def is_hidden(self, word: str, holder: Seat, seat: Seat | None) -> bool:
        """Whether `holder` drew this and `seat` (None: the public) has not seen it, nor one like
        it: no reading of the log may name it."""
        known = [
            drawn.known_to(seat)
            for drawn in chain.from_iterable(self._everything())
            if drawn.word == word and (drawn.seen is None or holder in drawn.seen)
        ]
        return bool(known) and not any(known)

    def note(self, key: str | None, word: str, seen: frozenset[Seat] | None) -> None:
        """Hidden chance was read: remember the result and who has seen it."""
        self.reads += 1
        drawn = self._again if key is None else self._drawn.setdefault(key, [])
        drawn.append(Drawn(word, seen))

    def forked(self) -> Chance:
        """The same source for a copy of the table: it goes on alike, and on its own."""
        other = Chance(self._seed, self._secret, self._deal)
        other._counts = self._counts.copy()
        other._drawn = {key: results.copy() for key, results in self._drawn.items()}
        other._hidden, other._again = self._hidden.copy(), self._again.copy()
        other.reads = self.reads
        return other

    def redealt(self, seat: Seat | None, seed: str) -> Chance:
        """A source for a copy of the table as `seat` may think it is: what it has not seen is not
        in it, and what is still hidden is dealt anew from `seed`. Copied piles are shuffled."""
        other = self.forked()
        other._secret = f"{seed}|{seat}"
        other._anew = True
        other._deal = {key: words for key, words in self._deal.items() if not self.is_secret(key)}
        for results in other._everything():
            results[:] = [
                one if one.known_to(seat) else Drawn(UNKNOWN, frozenset()) for one in results
            ]
        return other

    def exchange(self, piles: Sequence[Pile], lists: Sequence[list[str]]) -> None:
        """On a source that deals anew: the cards of these piles and lists are put together,
        shuffled and dealt back, as many to everybody as before.

        A game gives all that the seat does not see lying there now: also what it once saw in
        somebody's hand, as that may have been put away face down since.
        """
        lying = [pile.contents() for pile in piles]
        cards = sorted(chain.from_iterable((*lying, *lists)))
        order = iter(_shuffled(self._stream(self._secret, "exchange")[0], cards))
        for pile in piles:
            pile.lay([next(order) for _ in range(len(pile))])
        for held in lists:
            held[:] = [next(order) for _ in held]

    def laid(self, key: str, cards: Sequence[str]) -> list[str]:
        """The cards of a copied pile in the order in which they lie for this source."""
        if not self._anew:
            return list(cards)
        return _shuffled(self._stream(self._secret, f"anew {key}")[0], sorted(cards))

    def _everything(self) -> Iterator[list[Drawn]]:
        yield from self._drawn.values()
        yield self._again

    def _stream(self, seed: str, purpose: str) -> tuple[Random, int]:
        count = self._counts.get(purpose, 0)
        self._counts[purpose] = count + 1
        digest = hashlib.sha256(f"{seed}|{purpose}|{count}".encode()).digest()
        return Random(int.from_bytes(digest[:16], "big")), count


class Pile:
    """A face-down pile. Its order never leaves it except by drawing."""

    __slots__ = ("_cards", "_chance", "_fresh", "_key")

    def __init__(self, chance: Chance, key: str, cards: list[str]) -> None:
        self._chance = chance
        self._key = key
        self._cards = cards
        self._fresh = len(cards)
        """How many cards still lie as shuffled; those put under follow from the moves."""

    def __len__(self) -> int:
        return len(self._cards)

    def draw(self, to: Seat | None = None) -> str:
        """Take the top card. Without `to` everybody sees it, else only that seat does (`NOBODY`:
        it stays face down)."""
        card = self._cards.pop(0)
        seen = None if to is None else _only(to)
        self._chance.note(self._key if self._fresh > 0 else None, card, seen)
        self._fresh -= 1
        return card

    def put_under(self, cards: Sequence[str]) -> None:
        """Put cards below the pile, in this order."""
        self._cards.extend(cards)

    @property
    def chance(self) -> Chance:
        """The source that it draws for."""
        return self._chance

    def forked(self, chance: Chance) -> Pile:
        """The same pile for a copy of the table that draws from `chance`."""
        other = Pile(chance, self._key, chance.laid(self._key, self._cards))
        other._fresh = self._fresh
        return other

    def lay(self, cards: Sequence[str]) -> None:
        """Let these cards lie here instead, in this order."""
        self._cards[:] = cards

    def contents(self) -> tuple[str, ...]:
        """The whole order: for position hashes and the rules themselves, never for views."""
        return tuple(self._cards)


@cache
def _only(seat: Seat) -> frozenset[Seat]:
    """One seat as an audience; the same value for every card that it draws."""
    return frozenset({seat})


def _shuffled(stream: Random, items: Sequence[T]) -> list[T]:
    order = list(items)
    for last in range(len(order) - 1, 0, -1):
        other = int(stream.random() * (last + 1))
        order[last], order[other] = order[other], order[last]
    return order
