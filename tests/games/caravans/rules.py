"""The rules of Caravans, from the draft to the result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from engine.core.flow import Flow, choose, hold, pick, together
from engine.core.game import Result
from engine.core.moves import Seat, Words
from tests.games.caravans.questions import (
    STAY,
    draft_decision,
    gather_decision,
    keep_decision,
    pay_decision,
    phase_decision,
    price_of,
    sell_decision,
    settle_decision,
)
from tests.games.caravans.state import DRAWN, DROVER, PACK, PHASES, State, cost_of, good_of


def journey(state: State) -> Flow[Result]:
    yield from draft(state)
    for year in range(1, state.years + 1):
        state.year, state.chosen = year, {}
        state.tell("year_began", None, year=year)
        chosen = yield from together({seat: choose(phase_decision(seat)) for seat in state.people})
        state.chosen = {seat: words[1] for seat, words in chosen.items()}
        for seat in sorted(state.robots):
            state.chosen[seat] = PHASES[state.chance.roll(DROVER, len(PHASES))]
        for seat, phase in sorted(state.chosen.items()):
            state.tell("chose", seat, phase=phase)
        for phase in PHASES:
            if phase in state.chosen.values():
                state.phase = phase
                yield from RULES[phase](state)
        state.phase = ""
    return result(state)


def draft(state: State) -> Flow[None]:
    """Keep one card of a pack, pass the others to the left, until the packs are gone."""
    people = state.people
    for seat in people:
        state.merchants[seat].drawn = state.draw_to(seat, PACK)
    for _ in range(PACK - 1):
        kept = yield from together({seat: choose(draft_decision(state, seat)) for seat in people})
        for seat, words in kept.items():
            keep(state, seat, words[1:])
        packs = [state.merchants[seat].drawn for seat in people]
        for giver, taker, pack in zip(people, people[1:] + people[:1], packs, strict=True):
            state.merchants[taker].drawn = pack
            for card in pack:
                state.chance.show(giver, card, to=[taker])
            state.tell("got_cards", taker, to=taker, cards=list(pack))
    for seat in people:
        keep(state, seat, tuple(state.merchants[seat].drawn))


def keep(state: State, seat: Seat, cards: Words) -> None:
    """Cards come from those drawn to the hand; nobody else learns which."""
    for card in cards:
        state.merchants[seat].drawn.remove(card)
    state.merchants[seat].hand.extend(cards)
    state.tell("kept", seat, count=len(cards))


def explore(state: State) -> Flow[None]:
    """All draw, then all keep and discard at once: one barrier."""
    for seat in state.people:
        state.merchants[seat].drawn = state.draw_to(seat, DRAWN + state.bonus(seat))
    asked = [seat for seat in state.people if state.merchants[seat].drawn]
    kept = yield from together({seat: pick(keep_decision(state, seat)) for seat in asked})
    for seat, cards in kept.items():
        keep(state, seat, cards)
        state.throw(state.merchants[seat].drawn)
        state.merchants[seat].drawn = []


def settle(state: State) -> Flow[None]:
    """Everybody secretly places a post or none, and pays; then all is turned up."""
    asked = [seat for seat in state.people if state.merchants[seat].hand]
    placed = yield from together({seat: place(state, seat) for seat in asked})
    for seat, (post, paid) in placed.items():
        if post:
            state.merchants[seat].hand = [
                card for card in state.merchants[seat].hand if card not in (post, *paid)
            ]
            state.chance.show(seat, post)
            state.throw(paid)
            found(state, seat, post, len(paid))
    for seat in sorted(state.robots):
        for post in state.draw():
            if cost_of(post) <= 1 + state.bonus(seat):
                found(state, seat, post, 0)
            else:
                state.throw([post])


def settle_ahead(state: State, seat: Seat, sealed: Sequence[Words]) -> Flow[object] | None:
    """The question of settling before it is asked, while it may come this year."""
    open_ = state.phase in ("", "explore") and state.year > 0
    comes = not state.chosen or "settle" in state.chosen.values()
    if not (open_ and comes and state.merchants[seat].hand):
        return None
    return _settling(state, seat, sealed)


def _settling(state: State, seat: Seat, sealed: Sequence[Words]) -> Flow[object]:
    for words in sealed:
        state.chosen[seat] = words[1]
    state.phase = "settle"
    yield from place(state, seat)


def place(state: State, seat: Seat) -> Flow[tuple[str, Words]]:
    """A secret answer of one or two moves: the post, and the cards that pay for it."""
    words = yield from choose(settle_decision(state, seat))
    if words == STAY:
        return "", ()
    price = price_of(state, seat, words[1])
    paid = (yield from pick(pay_decision(state, seat, words[1], price))) if price else ()
    return words[1], paid


def found(state: State, seat: Seat, post: str, paid: int) -> None:
    """A post stands."""
    state.merchants[seat].posts.append(post)
    state.tell("settled", seat, post=post, paid=paid)
    gain(state, seat, "posts", 1 + cost_of(post))


def gather(state: State) -> Flow[None]:
    """Every post brings a good; who chose to gather takes one more from a land of his."""
    for seat, merchant in enumerate(state.merchants):
        goods = Counter(map(good_of, merchant.posts))
        merchant.goods += goods
        if goods:
            state.tell("gathered", seat, goods=dict(sorted(goods.items())))
    asked = [s for s in state.people if state.bonus(s) and state.merchants[s].posts]
    chosen = yield from together({seat: choose(gather_decision(state, seat)) for seat in asked})
    for seat, words in chosen.items():
        state.merchants[seat].goods[words[1]] += 1
        state.tell("gathered", seat, goods={words[1]: 1})


def trade(state: State) -> Flow[None]:
    """Everybody sells some goods; alike ones are worth more together."""
    asked = [seat for seat in state.people if state.merchants[seat].goods]
    yield from together({seat: sell(state, seat) for seat in asked})
    for seat in sorted(state.robots):
        best = state.merchants[seat].goods.most_common(1)
        bring_to_market(state, seat, [good for good, count in best for _ in range(count)])


def sell(state: State, seat: Seat) -> Flow[None]:
    """A card is drawn for every kind of good sold, in the order of the seats."""
    sold = yield from pick(sell_decision(state, seat))
    yield from hold()
    bring_to_market(state, seat, sold)
    if sold:
        state.merchants[seat].hand += state.draw_to(seat, len({*sold}))


def bring_to_market(state: State, seat: Seat, sold: Iterable[str]) -> None:
    goods = Counter(sold)
    state.merchants[seat].goods -= goods
    if goods:
        state.tell("sold", seat, goods=dict(sorted(goods.items())))
        gain(state, seat, "goods", sum(n * (n + 1) // 2 for n in goods.values()))


def gain(state: State, seat: Seat, source: str, points: int) -> None:
    state.merchants[seat].points[source] += points
    state.tell("gained", seat, points=points, source=source)


def result(state: State) -> Result:
    scores = tuple(merchant.total for merchant in state.merchants)
    strength = [(one.total, one.goods.total()) for one in state.merchants]
    ranks = tuple(1 + sum(other > own for other in strength) for own in strength)
    parted = len({*ranks}) > len({*scores})
    state.tell("journey_ended", None)
    sources = tuple(dict(merchant.points) for merchant in state.merchants)
    return Result(scores, ranks, sources, tie="tie-goods" if parted else None)


RULES: Mapping[str, Callable[[State], Flow[None]]] = {
    "explore": explore,
    "settle": settle,
    "gather": gather,
    "trade": trade,
}
