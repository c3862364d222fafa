"""A table of Race as one player may think that it is: what he does not see is dealt anew."""

from __future__ import annotations

from itertools import chain

from engine.core.fork import Forker
from engine.core.moves import Seat
from engine.race.state import Player, State, Stock


def redealt(fork: Forker, state: State, seat: Seat, seed: str) -> State:
    """A fork in which other hands, decks, discards and goods hold other cards."""
    other = fork(state, state.chance.redealt(seat, seed))
    other.watch = None
    own = other.stock_of(seat) if len(other.stocks) > 1 else None
    strangers = [player for player in other.players if player.seat != seat]
    if own is not None:  # a drafted deck: its player knows what is in it, not in which order
        _exchange(other, [own], [], [other.players[seat]])
    stocks = [stock for stock in other.stocks if stock is not own]
    hands = [
        cards
        for player in strangers
        for cards in (player.hand, player.drawn, player.worlds, player.pack, player.picked)
    ]
    discards = [stock.discards for stock in stocks]
    paid = [[list(owed.cards) for owed in player.owed] for player in strangers]
    lists = [*hands, *discards, *chain.from_iterable(paid)]
    _exchange(other, stocks, lists, strangers if own else other.players)
    for player, cards in zip(strangers, paid, strict=True):
        player.owed = [
            owed._replace(cards=tuple(anew)) for owed, anew in zip(player.owed, cards, strict=True)
        ]
    return other


def _exchange(
    state: State, stocks: list[Stock], lists: list[list[str]], owners: list[Player]
) -> None:
    """Nobody knows which card a good is, not even its owner."""
    goods = [list(filter(None, player.goods.values())) for player in owners]
    state.chance.exchange([stock.deck for stock in stocks], [*lists, *goods])
    for player, cards in zip(owners, goods, strict=True):
        rest = iter(cards)
        player.goods = {world: card and next(rest) for world, card in player.goods.items()}
