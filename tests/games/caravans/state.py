"""What a merchant has, what lies on the table, and how cards are drawn."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.core.chance import Chance, Pile
from engine.core.events import Event
from engine.core.moves import Seat

LANDS = {"dune": "salt", "marsh": "reeds", "ridge": "iron"}
"""What the posts of a land gather."""
PHASES = ("explore", "settle", "gather", "trade")
PACK = 4
DRAWN, KEPT, SOLD = 2, 1, 3
BONUS = 2
"""Who chose a phase draws or sells so many more, or pays so many fewer."""
DROVER = "drover"


def posts_for(seats: int) -> list[str]:
    """The deck: the more merchants, the more posts of every land."""
    return [f"{land}{number}" for land in LANDS for number in range(1, 2 * seats + 3)]


def cost_of(post: str) -> int:
    return int(post.lstrip("abcdefghijklmnopqrstuvwxyz")) % 4


def good_of(post: str) -> str:
    return LANDS[post.rstrip("0123456789")]


@dataclass(slots=True)
class Merchant:
    """One seat's belongings; a drover has no cards."""

    hand: list[str] = field(default_factory=list)
    drawn: list[str] = field(default_factory=list)
    """Cards of which some will be kept: a pack of the draft, or what was explored."""
    posts: list[str] = field(default_factory=list)
    goods: Counter[str] = field(default_factory=Counter)
    points: dict[str, int] = field(default_factory=lambda: {"posts": 0, "goods": 0})

    @property
    def total(self) -> int:
        return sum(self.points.values())


@dataclass(slots=True)
class State:
    """The whole position."""

    chance: Chance
    deck: Pile
    merchants: list[Merchant]
    robots: frozenset[Seat]
    years: int
    year: int = 0
    phase: str = ""
    chosen: dict[Seat, str] = field(default_factory=dict)
    discard: list[str] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)

    @property
    def people(self) -> list[Seat]:
        return [seat for seat in range(len(self.merchants)) if seat not in self.robots]

    def tell(self, kind: str, seat: Seat | None, to: Seat | None = None, **args: object) -> None:
        self.events.append(Event(kind, seat, args, None if to is None else frozenset({to})))

    def bonus(self, seat: Seat) -> int:
        """What having chosen the present phase is worth."""
        return BONUS if self.chosen.get(seat) == self.phase else 0

    def draw(self, to: Seat | None = None) -> list[str]:
        """The top card; the discards become the deck when it has run out. None may be left."""
        if not self.deck and self.discard:
            self.deck = self.chance.pile("deck", sorted(self.discard))
            self.discard.clear()
            self.tell("reshuffled", None)
        return [self.deck.draw(to)] if self.deck else []

    def draw_to(self, seat: Seat, count: int) -> list[str]:
        """Cards that only this seat sees."""
        cards = [card for _ in range(count) for card in self.draw(to=seat)]
        self.tell("drew", seat, count=len(cards))
        if cards:
            self.tell("got_cards", seat, to=seat, cards=cards)
        return cards

    def throw(self, cards: Iterable[str]) -> None:
        """Cards leave the game's sight, face down."""
        self.discard.extend(cards)
