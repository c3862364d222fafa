"""Plans and orders: what is done with one, and its parts as they are shown."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum, auto
from typing import NamedTuple

from engine.core.moves import Words


class Act(Enum):
    """What can be done with a plan."""

    PLAY = auto()
    """Add these moves."""
    BACK = auto()
    OVER = auto()
    KEEP = auto()
    """Carry it out when the turn comes, if it is exactly the same then."""
    HOLD = auto()
    """Do not; it is a draft by then."""
    OTHER = auto()
    """Try this in place of the last step where that is not possible any more."""
    STRICT = auto()
    """Only if the seat has got nothing meanwhile; and no more."""
    ELSE = auto()
    """What is drafted comes first; another turn, to be drafted now, where it is impossible."""
    PROVISO = auto()
    """Only on this condition of the game; and no more."""
    THEN = auto()
    """What is drafted is the next turn; the one after it is to be drafted now."""


@dataclass(frozen=True, slots=True)
class Planning:
    """Something done with a plan."""

    act: Act
    text: str = ""


class Besides(NamedTuple):
    """What a choice of a plan has besides its moves."""

    others: tuple[Words, ...] = ()
    """What is tried in place of its last step."""
    provisos: tuple[str, ...] = ()
    """Conditions of the game on which it is carried out."""


@dataclass(frozen=True, slots=True)
class TurnPlan:
    """What a planned turn has besides its steps."""

    others: tuple[Words, ...] = ()
    """What is tried in place of the last step, in this order."""
    strict: bool = False
    """Whether it is only carried out if the seat has got nothing meanwhile."""
    ahead: str = ""
    """The kind of question that it answers beforehand: an order. Empty: a whole turn."""
    first: tuple[tuple[Words, ...], ...] = ()
    """Turns that are tried before this one, in this order."""
    provisos: tuple[str, ...] = ()
    """Conditions of the game on which it is carried out."""
    before: tuple[tuple[tuple[Words, ...], ...], ...] = ()
    """Turns that come before this one, each with what is tried for it, in order."""
    more: bool = False
    """Whether another turn can be planned behind this one."""
    first_besides: tuple[Besides, ...] = ()
    before_besides: tuple[tuple[Besides, ...], ...] = ()
    """What those turns have besides their moves."""


class Ordered(NamedTuple):
    """A question that may come in this round, and what a seat has ordered for it."""

    kind: str
    moves: tuple[Words, ...] = ()
    kept: bool = False
    """Whether it is to be given as soon as it is asked."""
    others: tuple[Words, ...] = ()
    """What is tried in place of its last step."""
    first: tuple[tuple[Words, ...], ...] = ()
    """What is tried before it."""

    @property
    def choices(self) -> tuple[tuple[Words, ...], ...]:
        """What is tried, in this order."""
        last = (self.moves, *((*self.moves[:-1], other) for other in self.others))
        return (*self.first, *(last if self.moves else ()))


def to_order(ahead: Sequence[Ordered], after: str = "") -> list[str]:
    """The kinds of question for which something can still be ordered, behind one of them."""
    kinds = [one.kind for one in ahead]
    later = ahead[kinds.index(after) + 1 :] if after in kinds else ahead
    return [one.kind for one in later if not one.kept]
