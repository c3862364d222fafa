"""Phase III: everybody may place one world, some a second one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final

from engine.core.flow import Flow, together
from engine.core.moves import Note, Option, Words
from engine.race.asking import ask, ask_cards
from engine.race.marks import rule
from engine.race.owing import (
    in_turn,
    owe_draw,
    owe_good,
    owe_spent,
    put_good,
    spend_from_hand,
)
from engine.race.payment import (
    Conquest,
    Offer,
    Placement,
    boost_refusal,
    conquest_of,
    has_bonus,
    mercenary_cards,
    offers,
    settle_obstacle,
    settle_powers,
)
from engine.race.phases.develop import tell_paid, without
from engine.race.ranking import to_spend
from engine.race.state import Held, Player, State
from engine.race.terms import Action, Effect, Phase, Way

NOTHING = ("settle", "none")
BONUS = "settle_bonus"
BONUS_CARDS = 1
LEAVING: Final = (Effect.DISCARD_SELF_FOR_MILITARY, Effect.DISCARD_SELF_FOR_ZERO_COST)
"""What a card does only by leaving the tableau."""


@rule("RACE base: settle")
def settle(state: State) -> Flow[None]:
    """All choose secretly and place together; then in seat order they pay, draw, go on."""
    for player in state.people:
        player.at_start = player.powers.get(Phase.SETTLE, ())
        player.temporary = 0
        player.mercenaries = {}
    chosen = yield from together(
        {player.seat: choose(state, player, second=False) for player in state.people}
    )
    placed = {seat: placement for seat, placement in chosen.items() if placement is not None}
    for seat, placement in placed.items():
        player = state.players[seat]
        player.hand.remove(placement.card)
        state.put_down(player, placement.card)
    for seat, placement in placed.items():
        if state.cards[placement.card].is_windfall:
            put_good(state, state.players[seat], placement.card)
    yield from together(
        {seat: finish(state, state.players[seat], placement) for seat, placement in placed.items()}
    )


def finish(state: State, player: Player, placement: Placement) -> Flow[None]:
    """Pay, draw, and perhaps place a second world."""
    pay(state, player, placement)
    if has_bonus(state, player, Action.SETTLE):
        owe_draw(player, BONUS, BONUS_CARDS)
    left = settle_powers(state, player)
    _owe_draws(player, left)
    if any(held.power.effect is Effect.SETTLE_SECOND_WORLD for held in left):
        if player.owes_cards:
            yield from in_turn(state, player)
        yield from second_world(state, player)
    else:
        yield from in_turn(state, player)


@rule("RACE storm: second world")
def second_world(state: State, player: Player) -> Flow[None]:
    """A second world, of which the first one's powers know nothing."""
    second = yield from choose(state, player, second=True)
    if second is not None:
        player.hand.remove(second.card)
        state.put_down(player, second.card)
        if state.cards[second.card].is_windfall:
            owe_good(player, second.card)
        pay(state, player, second)
        _owe_draws(player, settle_powers(state, player))
    yield from in_turn(state, player)


@rule("RACE base: settle")
def choose(state: State, player: Player, second: bool) -> Flow[Placement | None]:
    """A world, the way to place it, and the cards that it takes; or nothing.

    Whoever has cards is asked, even if none of them fits: not being asked would tell.
    """
    if not player.hand:
        return None
    words = yield from ask(
        state,
        player,
        "settle-second" if second else "settle",
        partial(settle_options, state, player),
        partial(settle_refusal, state, player),
        secret=not second,
        spell=partial(settle_spelled, state, player),
        nth=state.nth,
    )
    if words == NOTHING:
        return None
    offer = _offer_of(state, player, words)
    assert offer is not None
    boosters: Words = ()
    count = offer.cost
    if offer.way is Way.CONQUER:
        powers = settle_powers(state, player)
        conquest = conquest_of(player, state.cards[words[1]], powers)
        boosters = yield from ask_boost(state, player, words[1], conquest, not second)
        count = mercenary_cards(conquest, boosters)
    paid: Words = ()
    if count:
        rest = without(player.hand, words[1])
        paid = yield from ask_cards(
            state, player, "pay", "pay", rest, count, partial(to_spend, placing=words[1]),
            secret=not second, card=words[1], way=str(offer.way),
        )  # fmt: skip
    return Placement(words[1], offer.way, boosters, paid, offer.cost, offer.needed, offer.uses)


def settle_options(state: State, player: Player) -> Iterator[Option]:
    """Nothing, and every world in every way in which it can be placed."""
    powers = settle_powers(state, player)
    yield Option(NOTHING)
    for id_ in sorted({*player.hand}):
        card = state.cards[id_]
        if card.is_world:
            for offer in offers(player, card, powers, len(player.hand) - 1):
                yield Option(("settle", id_, str(offer.way)), (offer_note(offer),))


def offer_note(offer: Offer) -> Note:
    """What a way of placing a world takes."""
    if offer.way is Way.CONQUER:
        return Note("conquest", {"needed": offer.needed, "has": offer.has})
    if offer.way in (Way.SHIP, Way.DOOMED):
        return Note("uses-card", {"cards": offer.uses})
    return Note("price", {"price": offer.cost})


def settle_refusal(state: State, player: Player, words: Words) -> Note | None:
    """Why this cannot be placed, or not in this way."""
    if words == NOTHING:
        return None
    if len(words) != 3 or words[0] != "settle":
        return Note("not-offered")
    if words[1] not in player.hand:
        return Note("not-in-hand")
    card, powers = state.cards[words[1]], settle_powers(state, player)
    obstacle = settle_obstacle(player, words[1], card, powers, len(player.hand) - 1)
    if obstacle is not None:
        return obstacle
    offer = _offer_of(state, player, words)
    return Note("not-this-way", {"card": words[1]}) if offer is None else None


def settle_spelled(state: State, player: Player, words: Words) -> Words:
    """A world without a way, where there is only one."""
    if len(words) != 2 or words[1] not in player.hand or not state.cards[words[1]].is_world:
        return words
    powers = settle_powers(state, player)
    found = [*offers(player, state.cards[words[1]], powers, len(player.hand) - 1)]
    return (*words, str(found[0].way)) if len(found) == 1 else words


def ask_boost(
    state: State, player: Player, world: str, conquest: Conquest, secret: bool
) -> Flow[Words]:
    """Temporary Military: as much as is needed; asked also where none is, if some may be used for
    nothing."""
    sets = boost_sets(state, player, conquest)
    if not sets:
        return ()
    words = yield from ask(
        state,
        player,
        "boost",
        partial(_boost_options, state, conquest, sets),
        partial(_boost_refusal, sets),
        secret=secret,
        card=world,
        needed=conquest.needed,
        has=conquest.has,
    )
    return () if words == ("boost", "none") else words[1:]


def boost_sets(state: State, player: Player, conquest: Conquest) -> list[tuple[str, ...]]:
    """The sets of boosters that suffice, the smallest first; of equals those that stay there. None
    at all where there is nothing to use."""
    hand = len(player.hand) - 1
    sets = [
        picked
        for picked in _subsets([held.card for held in conquest.boosters])
        if boost_refusal(player, conquest, picked, hand) is None
    ]
    sets.sort(key=lambda picked: (len(picked), len(leaving_of(state, picked)), picked))
    needless = sets == [()] and not (conquest.boosters and state.rules.asks_needlessly)
    return [] if needless else sets


def leaving_of(state: State, used: Sequence[str]) -> tuple[str, ...]:
    """Those of the cards used for a placement that leave the tableau for it."""
    return tuple(
        card for card in used if any(power.effect in LEAVING for power in state.cards[card].powers)
    )


def conquest_notes(needed: int, has: int) -> tuple[Note, ...]:
    """The Military needed and had."""
    return (Note("conquest", {"needed": needed, "has": has}),)


@rule("RACE base: temporary Military")
def pay(state: State, player: Player, placement: Placement) -> None:
    """What was decided is paid: hand cards, cards of the tableau; temporary Military stays."""
    spend_from_hand(player, placement.paid)
    gone = leaving_of(state, placement.used)
    for held in player.powers.get(Phase.SETTLE, ()):
        if held.card not in placement.boosters:
            continue
        if held.power.effect is Effect.DISCARD_SELF_FOR_MILITARY:
            player.temporary += held.power.amount
        elif held.power.effect is Effect.DISCARD_HAND_FOR_MILITARY:
            used = player.mercenaries.get(held.card, 0)
            player.mercenaries[held.card] = used + len(placement.paid)
            player.temporary += held.power.amount * len(placement.paid)
    for card in gone:
        state.take_away(player, card)
    owe_spent(player, *gone)
    _tell(state, player, placement, gone)


def _tell(state: State, player: Player, placement: Placement, gone: Sequence[str]) -> None:
    state.tell(
        "settled",
        player.seat,
        world=placement.card,
        way=str(placement.way),
        price=len(placement.paid),
        needed=placement.needed,
        cards=placement.used,
        stayed=tuple(card for card in placement.used if card not in gone),
        nth=state.nth,
    )
    for card in gone:
        state.tell("discarded_from_tableau", player.seat, card=card)
    tell_paid(state, player, placement.paid)


@rule("RACE base: after placing")
def _owe_draws(player: Player, powers: Sequence[Held]) -> None:
    for held in powers:
        if held.power.effect is Effect.DRAW_AFTER_PLACING:
            owe_draw(player, held.card, held.power.amount)


def _offer_of(state: State, player: Player, words: Words) -> Offer | None:
    powers = settle_powers(state, player)
    ways = offers(player, state.cards[words[1]], powers, len(player.hand) - 1)
    return next((offer for offer in ways if offer.way == words[2]), None)


def _subsets(cards: Sequence[str]) -> list[tuple[str, ...]]:
    """All sets of boosters."""
    sets: list[tuple[str, ...]] = [()]
    for card in sorted(cards):
        sets += [(*picked, card) for picked in sets]
    return sets


def _boost_options(
    state: State, conquest: Conquest, sets: Sequence[tuple[str, ...]]
) -> Iterator[Option]:
    notes = conquest_notes(conquest.needed, conquest.has)
    for picked in sets:
        leaves = Note("uses-card", {"cards": leaving_of(state, picked)})
        left = (leaves,) if leaves.args["cards"] else ()
        yield Option(("boost", *(picked or ("none",))), (*notes, *left))


def _boost_refusal(sets: Sequence[tuple[str, ...]], words: Words) -> Note | None:
    picked = () if words == ("boost", "none") else words[1:]
    known = words[:1] == ("boost",) and (picked or words[1:] == ("none",)) and picked in sets
    return None if known else Note("not-offered")
