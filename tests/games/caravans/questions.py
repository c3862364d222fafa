"""What merchants are asked, and what others may ever read of the answers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any, Final

from engine.core.chance import UNKNOWN
from engine.core.moves import Decision, Note, Option, Role, Seat, Words
from tests.games.caravans.state import KEPT, PHASES, SOLD, State, cost_of, good_of

STAY: Final[Words] = ("stay",)


def phase_decision(seat: Seat) -> Decision:
    return Decision(
        seat,
        "phase",
        lambda: [Option(("choose", phase)) for phase in PHASES],
        secret=True,
        role=Role.ROUND,
    )


def draft_decision(state: State, seat: Seat) -> Decision:
    return Decision(
        seat,
        "draft",
        lambda: [Option(("draft", card)) for card in sorted(state.merchants[seat].drawn)],
        secret=True,
        veil=face_down,
        role=Role.SETUP,
    )


def keep_decision(state: State, seat: Seat) -> Decision:
    drawn = state.merchants[seat].drawn
    count = min(len(drawn), KEPT + state.bonus(seat) // 2)
    return set_of(seat, "keep", drawn, range(count, count + 1), args={"count": count})


def settle_decision(state: State, seat: Seat) -> Decision:
    return Decision(
        seat,
        "settle",
        partial(settle_options, state, seat),
        refuse=partial(settle_refusal, state, seat),
        secret=True,
        role=Role.ROUND,
    )


def settle_options(state: State, seat: Seat) -> Iterator[Option]:
    for post in sorted(state.merchants[seat].hand):
        words = ("settle", post)
        if settle_refusal(state, seat, words) is None:
            yield Option(words, (Note("costs-cards", {"count": price_of(state, seat, post)}),))
    yield Option(STAY)


def settle_refusal(state: State, seat: Seat, words: Words) -> Note | None:
    hand = state.merchants[seat].hand
    if words == STAY:
        return None
    if len(words) != 2 or words[0] != "settle" or words[1] not in hand:
        return Note("not-offered")
    needed, has = price_of(state, seat, words[1]), len(hand) - 1
    return Note("needs-cards", {"needed": needed, "has": has}) if needed > has else None


def price_of(state: State, seat: Seat, post: str) -> int:
    return max(0, cost_of(post) - state.bonus(seat))


def pay_decision(state: State, seat: Seat, post: str, price: int) -> Decision:
    others = [card for card in state.merchants[seat].hand if card != post]
    return set_of(seat, "pay", others, range(price, price + 1), args={"post": post, "count": price})


def set_of(seat: Seat, verb: str, cards: Iterable[str], picks: range, **more: Any) -> Decision:
    """A question for cards that stay face down."""
    options = [Option((card,)) for card in sorted(cards)]
    return Decision(
        seat,
        verb,
        lambda: options,
        picks=picks,
        verb=verb,
        secret=True,
        veil=face_down,
        role=Role.ROUND,
        **more,
    )


def gather_decision(state: State, seat: Seat) -> Decision:
    goods = sorted({good_of(post) for post in state.merchants[seat].posts})
    return Decision(
        seat, "gather", lambda: [Option(("gather", good)) for good in goods], role=Role.ROUND
    )


def sell_decision(state: State, seat: Seat) -> Decision:
    goods = dict(sorted(state.merchants[seat].goods.items()))
    most = min(sum(goods.values()), SOLD + state.bonus(seat))
    return Decision(
        seat,
        "sell",
        lambda: [Option((good,)) for good in goods],
        picks=range(most + 1),
        verb="sell",
        copies=goods,
        args={"count": most},
        role=Role.ROUND,
    )


def face_down(words: Words) -> Words:
    """What others read of cards that nobody ever turns up: how many."""
    return (words[0], *(UNKNOWN for _ in words[1:]))
