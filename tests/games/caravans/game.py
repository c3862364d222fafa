"""Caravans: a small complete game of secrets, which has neither turns nor an `end`.

Two to five merchants trade along the steppe. First packs of posts go round: everybody keeps one and
passes the rest on. Each year every merchant secretly chooses what is to be done: explore, settle,
gather or trade. What somebody chose happens for all, with a bonus for those who chose it. Cards
kept, thrown away and paid lie face down for good. Most points win, then most goods. A drover, who
does what a die says, may take any seat but the last person's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from engine.core.account import Account
from engine.core.chance import Chance
from engine.core.flow import Flow
from engine.core.fork import Forker
from engine.core.game import (
    HUMAN,
    Ahead,
    Command,
    Habit,
    Param,
    Result,
    Setup,
    SetupOption,
    check_setup,
    setting,
)
from engine.core.moves import Decision, Seat, Words
from tests.games.caravans.rules import journey, settle_ahead
from tests.games.caravans.state import DROVER, Merchant, State, posts_for


@dataclass(frozen=True, slots=True)
class MerchantView:
    """What lies open before a merchant, and his cards as far as the viewer may see them."""

    seat: Seat
    robot: bool
    points: int
    cards: int
    waiting: int
    """Cards drawn of which some will be kept."""
    posts: tuple[str, ...]
    goods: Mapping[str, int]
    phase: str
    """What he chose this year, once it is revealed."""
    hand: tuple[str, ...] | None
    drawn: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class CaravansView:
    """The table as one seat or the public sees it."""

    year: int
    years: int
    phase: str
    deck: int
    discard: int
    merchants: tuple[MerchantView, ...]


def merchant_view(state: State, seat: Seat, viewer: Seat | None) -> MerchantView:
    merchant = state.merchants[seat]
    return MerchantView(
        seat=seat,
        robot=seat in state.robots,
        points=merchant.total,
        cards=len(merchant.hand),
        waiting=len(merchant.drawn),
        posts=tuple(merchant.posts),
        goods=dict(sorted(merchant.goods.items())),
        phase=state.chosen.get(seat, ""),
        hand=tuple(sorted(merchant.hand)) if seat == viewer else None,
        drawn=tuple(sorted(merchant.drawn)) if seat == viewer else None,
    )


def gather_habit(state: State, decision: Decision, chosen: str) -> Words | None:
    """The standing order for gathering: the good of which there is most already."""
    goods = state.merchants[decision.seat].goods
    return ("gather", max(sorted(goods), key=goods.__getitem__)) if chosen == "most" else None


class Caravans:
    """The game as the frame knows it."""

    key, rules = "caravans", 1
    seats = range(2, 6)
    robots = stand_ins = (DROVER,)
    formats = ()
    account = Account[State, CaravansView]()
    fork = Forker()
    options = (SetupOption("years", ("3", "2", "5")),)
    commands = (
        Command("choose", "choose", (Param("phase"),)),
        Command("settle", "settle", (Param("post"),)),
        Command("gather", "gather", (Param("good"),)),
        Command("sell", "sell", (Param("goods"),)),
    )
    ahead = Ahead({"settle": settle_ahead}, lambda state: state.year)
    habits: Mapping[str, Habit[State]] = {"gather": gather_habit}
    habit_settings: Mapping[str, tuple[str, ...]] = {"gather": ("ask", "most")}

    def start(self, setup: Setup) -> State:
        check_setup(self, setup, robots=(DROVER,), deals=("deck", DROVER))
        chance = Chance.of(setup)
        seats = len(setup.seats)
        return State(
            chance=chance,
            deck=chance.pile("deck", posts_for(seats)),
            merchants=[Merchant() for _ in range(seats)],
            robots=frozenset(seat for seat in range(seats) if setup.seats[seat] != HUMAN),
            years=int(setting(self, setup, "years")),
        )

    def script(self, state: State) -> Flow[Result]:
        return journey(state)

    def turn_of(self, state: State, seat: Seat) -> Flow[None] | None:
        return None

    def view(self, state: State, seat: Seat | None) -> CaravansView:
        return CaravansView(
            year=state.year,
            years=state.years,
            phase=state.phase,
            deck=len(state.deck),
            discard=len(state.discard),
            merchants=tuple(merchant_view(state, n, seat) for n in range(len(state.merchants))),
        )

    def redealt(self, state: State, seat: Seat, seed: str) -> State:
        """A fork in which all that a seat has not seen is dealt anew."""
        other = self.fork(state, state.chance.redealt(seat, seed))
        others = [one for holder, one in enumerate(other.merchants) if holder != seat]
        hands = [cards for one in others for cards in (one.hand, one.drawn)]
        other.chance.exchange([other.deck], [*hands, other.discard])
        return other

    def means(self, state: State, seat: Seat, viewer: Seat | None) -> dict[str, int | str]:
        merchant = state.merchants[seat]
        seen = {"cards": len(merchant.hand), "wares": merchant.goods.total()}
        if seat == viewer:
            return {**seen, "hand": ",".join(sorted(merchant.hand))}
        return dict(seen)

    def facts(self, state: State) -> object:
        return {
            "year": [state.year, state.years, state.phase],
            "chosen": state.chosen,
            "deck": state.deck.contents(),
            "discard": state.discard,
            "merchants": state.merchants,
        }

    def canonical(self, words: Words) -> Words:
        return ("settle", *words[1:]) if words[:1] == ("found",) else words


CARAVANS = Caravans()
