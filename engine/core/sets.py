"""Complete answers to a question for a set, listed lazily and the best first.

Best is what stands early among the options: the sum of the places decides, so that "the two first"
comes before "the first and the third". What the rules refuse is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from heapq import heappop, heappush
from typing import Final, TypeAlias

from engine.core.amounts import set_words
from engine.core.moves import BREATH, Decision, Option, Words

MOST_TRIED: Final = 50_000
"""Sets looked at by a listing: it need not be complete, a typed set is checked directly."""
BREATHER: Final = 32
"""After so many refused sets the reader may breathe."""

_Places: TypeAlias = tuple[int, ...]  # of the options picked, rising; alike ones stand repeatedly


def complete_answers(decision: Decision, holding: Words = ()) -> Iterator[Option]:
    """Every answer to this question, with `BREATH` in between; of a set those that hold the words
    given, so that what somebody has begun to type is completed."""
    if not decision.is_set:
        yield from decision.offer()
        return
    words = [option.words[0] for option in decision.offer() if option is not BREATH]
    room = [decision.copies.get(word, 1) - holding.count(word) for word in words]
    if min(room, default=0) < 0 or not {*holding} <= {*words}:
        return
    refused = 0
    for places in _best_first(room, [count - len(holding) for count in decision.picks]):
        answer = set_words([*holding, *(words[place] for place in places)], decision.verb)
        if decision.allows(answer):
            yield Option(answer, decision.describe(answer) if decision.describe else ())
        else:
            refused += 1
            if refused % BREATHER == 0:
                yield BREATH


def _best_first(room: Sequence[int], sizes: Sequence[int]) -> Iterator[_Places]:
    """Sets of these sizes out of places that take so many each, by the sum of their places."""
    first = [place for place, count in enumerate(room) for _ in range(count)]
    waiting: list[tuple[int, _Places]] = []
    seen: set[_Places] = set()
    for size in sizes:
        if 0 <= size <= len(first):
            _await(waiting, seen, tuple(first[:size]))
    for _ in range(MOST_TRIED):
        if not waiting:
            return
        _, places = heappop(waiting)
        yield places
        for at, place in enumerate(places):
            further = place + 1
            last_of_its_kind = at + 1 == len(places) or places[at + 1] > place
            if last_of_its_kind and further < len(room) and places.count(further) < room[further]:
                _await(waiting, seen, (*places[:at], further, *places[at + 1 :]))


def _await(waiting: list[tuple[int, _Places]], seen: set[_Places], places: _Places) -> None:
    if places not in seen:
        seen.add(places)
        heappush(waiting, (sum(places) + len(places), places))
