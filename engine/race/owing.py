"""What is done in seat order: draws, goods and discards that a choice has brought about.

Where seats answer side by side, a choice changes its own player's area at once; what it takes from
the common decks or puts there is owed, and done when everybody before has finished the phase.
"""

from __future__ import annotations

from engine.core.chance import NOBODY
from engine.core.flow import Flow, hold
from engine.race.marks import rule
from engine.race.state import Owed, Player, State, discard, draw, take


def owe_spent(player: Player, *cards: str) -> None:
    """Cards on their way to the discard pile."""
    if cards:
        player.owed.append(Owed("spend", cards=cards))


def owe_draw(player: Player, by: str, number: int) -> None:
    """Cards to come to the hand."""
    player.owed.append(Owed("draw", by, number))


def owe_good(player: Player, world: str) -> None:
    """A good to come under a world."""
    player.goods[world] = ""
    player.owed.append(Owed("good", world))


def owe_gamble(player: Player, by: str, number: int) -> None:
    """A number named, and a card to be turned up."""
    player.owed.append(Owed("gamble", by, number))


def spend_from_hand(player: Player, cards: tuple[str, ...]) -> None:
    """Hand cards leave, face down."""
    for card in cards:
        player.hand.remove(card)
    owe_spent(player, *cards)


def in_turn(state: State, player: Player) -> Flow[None]:
    """Wait for everybody before, then do what is owed."""
    yield from hold()
    do_owed(state, player)


@rule("RACE base: deck and discard pile")
def do_owed(state: State, player: Player) -> None:
    """Everything owed, in the order in which it was chosen."""
    owed, player.owed = player.owed, []
    for one in owed:
        if one.what == "spend":
            discard(state, player.seat, one.cards)
        elif one.what == "draw":
            draw(state, player.seat, one.number, one.by)
        elif one.what == "good":
            put_good(state, player, one.by)
        else:
            _turn_up(state, player, one)


@rule("RACE base: first hands")
def put_good(state: State, player: Player, world: str) -> None:
    """The top card of the deck goes under a world, unseen."""
    card = take(state, player.seat, NOBODY)
    if card is None:
        player.goods.pop(world, None)
    else:
        player.goods[world] = card


@rule("RACE base: gamble")
def _turn_up(state: State, player: Player, owed: Owed) -> None:
    card = take(state, player.seat, None)
    won = card is not None and state.cards[card].number == owed.number
    state.tell("gambled", player.seat, card=owed.by, number=owed.number, shown=card, won=won)
    if card is None:
        return
    if won:
        player.hand.append(card)
    else:
        discard(state, player.seat, (card,))
