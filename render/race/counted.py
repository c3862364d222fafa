"""What a development of cost 6 counts, in as few terms as say the same."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine.race.components import Card, Kind, Term
from engine.race.terms import Good, Keyword, Phase

ALL_GOODS: Final = frozenset(Good)
PLAIN: Final = ("world", "development", "card")


class Counted(NamedTuple):
    """A term as it is told: points for each thing of this description."""

    points: int
    per: str
    kinds: tuple[Kind, ...] = ()
    good: Good | None = None
    military: bool = False
    keyword: Keyword | None = None
    power_in: Phase | None = None
    cost: int | None = None
    card: str | None = None
    other: bool = False
    """Whether an earlier term has taken some of them."""
    terms: tuple[int, ...] = ()
    """Which printed terms it stands for."""


def counted(card: Card) -> tuple[Counted, ...]:
    """The terms of a card: those that differ in the kind of world only are told as one."""
    told: list[Counted] = []
    for number, term in enumerate(card.scoring):
        last = told[-1] if told else None
        both = last is not None and _alike(last, term) and last.good == term.good
        if last is not None and both and term.kind is not None and term.kind not in last.kinds:
            told[-1] = last._replace(kinds=(*last.kinds, term.kind), terms=(*last.terms, number))
        else:
            told.append(_told(term, number, told))
    return tuple(_any_good(told))


def _told(term: Term, number: int, before: Sequence[Counted]) -> Counted:
    kinds = (term.kind,) if term.kind is not None else ()
    return Counted(
        term.points,
        term.per,
        kinds,
        term.good,
        term.military,
        term.keyword,
        term.power_in,
        term.cost,
        term.card,
        any(_takes(earlier, term) for earlier in before),
        (number,),
    )


def _takes(earlier: Counted, term: Term) -> bool:
    """Whether an earlier term counts some of the very cards that this one describes."""
    if term.per not in PLAIN or earlier.per not in PLAIN or term.card is not None:
        return False
    if earlier.per != term.per and "card" not in (earlier.per, term.per):
        return False
    bare = not (term.kind or term.good or term.power_in or term.cost)
    if term.keyword is not None:  # a card with that word may be a world of that kind
        return earlier.good == term.keyword.value
    return bare


def _alike(told: Counted, term: Term) -> bool:
    return bool(told.kinds) and (told.points, told.per) == (term.points, term.per)


def _any_good(told: Sequence[Counted]) -> Iterator[Counted]:
    """Four terms for the four goods are one for any good."""
    by_look: dict[tuple[int, tuple[Kind, ...]], list[Counted]] = {}
    for one in told:
        if one.kinds and one.good is not None:
            by_look.setdefault((one.points, one.kinds), []).append(one)
    whole = {
        look: group for look, group in by_look.items() if {one.good for one in group} == ALL_GOODS
    }
    for one in told:
        group = whole.get((one.points, one.kinds)) if one.good is not None else None
        if group is None:
            yield one
        elif one is group[0]:
            terms = tuple(number for part in group for number in part.terms)
            yield one._replace(good=None, terms=terms)
