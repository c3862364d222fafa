"""Phase II: everybody may place one development."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from engine.core.flow import Flow, together
from engine.core.moves import Note, Option, Words
from engine.race.asking import ask, ask_cards
from engine.race.marks import rule
from engine.race.payment import Placement, develop_cost, develop_obstacle
from engine.race.ranking import to_spend
from engine.race.state import Held, Player, State, discard, draw
from engine.race.terms import Effect, Phase

NOTHING = ("develop", "none")


@rule("RACE base: develop")
def develop(state: State) -> Flow[None]:
    """Draws at the start; then all choose secretly, place together, and pay in seat order."""
    _draw_at_start(state)
    powers = {player.seat: player.powers.get(Phase.DEVELOP, ()) for player in state.people}
    chosen = yield from together(
        {player.seat: choose(state, player, powers[player.seat]) for player in state.people}
    )
    placed = {seat: placement for seat, placement in chosen.items() if placement is not None}
    for seat, placement in placed.items():
        player = state.players[seat]
        player.hand.remove(placement.card)
        state.put_down(player, placement.card)
    for seat, placement in placed.items():
        _pay(state, state.players[seat], placement, powers[seat])


@rule("RACE base: develop")
def _draw_at_start(state: State) -> None:
    for player in state.people:
        for held in player.powers.get(Phase.DEVELOP, ()):
            if held.power.effect is Effect.DRAW_AT_PHASE_START:
                draw(state, player.seat, held.power.amount, held.card)


@rule("RACE base: develop")
def choose(state: State, player: Player, powers: Sequence[Held]) -> Flow[Placement | None]:
    """One development and the cards that pay for it, or nothing.

    Whoever has cards is asked, even if none of them fits: not being asked would tell.
    """
    if not player.hand:
        return None
    words = yield from ask(
        state,
        player,
        "develop",
        partial(develop_options, state, player, powers),
        partial(develop_refusal, state, player, powers),
        secret=True,
        nth=state.nth,
    )
    if words == NOTHING:
        return None
    id_ = words[1]
    cost = develop_cost(state, player, state.cards[id_], powers)
    paid: Words = ()
    if cost:
        rest = without(player.hand, id_)
        paid = yield from ask_cards(
            state, player, "pay", "pay", rest, cost, partial(to_spend, placing=id_),
            card=id_, way="pay",
        )  # fmt: skip
    return Placement(id_, paid=paid, cost=cost)


def develop_options(state: State, player: Player, powers: Sequence[Held]) -> Iterator[Option]:
    """Nothing, and every development that can be paid."""
    yield Option(NOTHING)
    for id_ in sorted({*player.hand}):
        if develop_obstacle(state, player, id_, powers, len(player.hand) - 1) is None:
            price = develop_cost(state, player, state.cards[id_], powers)
            yield Option(("develop", id_), (Note("price", {"price": price}),))


def develop_refusal(
    state: State, player: Player, powers: Sequence[Held], words: Words
) -> Note | None:
    """Why this cannot be placed."""
    if words == NOTHING:
        return None
    if len(words) != 2 or words[0] != "develop":
        return Note("not-offered")
    if words[1] not in player.hand:
        return Note("not-in-hand")
    return develop_obstacle(state, player, words[1], powers, len(player.hand) - 1)


def without(hand: Sequence[str], card: str) -> list[str]:
    """A hand with one copy of a card taken out."""
    rest = list(hand)
    rest.remove(card)
    return rest


@rule("RACE base: develop")
def _pay(state: State, player: Player, placement: Placement, powers: Sequence[Held]) -> None:
    for card in placement.paid:
        player.hand.remove(card)
    discard(state, player.seat, placement.paid)
    state.tell("developed", player.seat, card=placement.card, price=placement.cost, nth=state.nth)
    tell_paid(state, player, placement.paid)
    for held in powers:
        if held.power.effect is Effect.DRAW_AFTER_PLACING:
            draw(state, player.seat, held.power.amount, held.card)


def tell_paid(state: State, player: Player, paid: Sequence[str]) -> None:
    """Which cards were paid with, for their owner's eyes."""
    if paid:
        state.whisper("paid_cards", player.seat, cards=tuple(paid))
