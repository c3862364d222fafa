"""A table of Race as one player may think that it is: what he does not see is dealt anew."""

from __future__ import annotations

from engine.core.chance import NOBODY
from engine.core.fork import Forker
from engine.core.moves import Seat
from engine.race.state import Player, State, Stock


def redealt(fork: Forker, state: State, seat: Seat, seed: str) -> State:
    """A fork in which other hands, decks, discards and goods hold other cards."""
    other = fork(state, state.chance.redealt(seat, seed))
    other.watch = None
    own = other.stock_of(seat) if len(other.stocks) > 1 else None
    strangers = [player for player in other.players if player.seat != seat]
    for player in strangers:
        player.marks = {}  # they would tell of hands
    if own is not None:  # a drafted deck: its player knows what is in it, not in which order
        _exchange(other, [own], [], [other.players[seat]])
    stocks = [stock for stock in other.stocks if stock is not own]
    hands = [
        cards
        for player in strangers
        for cards in (player.hand, player.drawn, player.worlds, *player.packs, player.picked)
    ]
    hands += other.players[seat].packs[1:]  # still face down
    discards = [other.removed, *(stock.discards for stock in stocks)]
    paid = [_unseen(state, player, seat) for player in other.players]
    _exchange(other, stocks, [*hands, *discards, *paid], strangers if own else other.players)
    for player, cards in zip(other.players, paid, strict=True):
        _pay_anew(state, player, seat, cards)
    return other


def _is_unseen(state: State, player: Player, card: str, seat: Seat) -> bool:
    """Whether a seat does not know a card on its way to the discards: another's, or a good."""
    return player.seat != seat or state.chance.is_hidden(card, NOBODY, seat)


def _unseen(state: State, player: Player, seat: Seat) -> list[str]:
    return [
        card for owed in player.owed for card in owed.cards if _is_unseen(state, player, card, seat)
    ]


def _pay_anew(state: State, player: Player, seat: Seat, cards: list[str]) -> None:
    anew = iter(cards)
    player.owed = [
        owed._replace(
            cards=tuple(
                next(anew) if _is_unseen(state, player, card, seat) else card for card in owed.cards
            )
        )
        for owed in player.owed
    ]


def _exchange(
    state: State, stocks: list[Stock], lists: list[list[str]], owners: list[Player]
) -> None:
    """Nobody knows which card a good is, not even its owner."""
    goods = [list(filter(None, player.goods.values())) for player in owners]
    state.chance.exchange([stock.deck for stock in stocks], [*lists, *goods])
    for player, cards in zip(owners, goods, strict=True):
        rest = iter(cards)
        player.goods = {world: card and next(rest) for world, card in player.goods.items()}
