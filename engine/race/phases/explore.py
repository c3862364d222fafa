"""Phase I: everybody draws, keeps some, discards the rest face down."""

from __future__ import annotations

from typing import Final

from engine.core.flow import Flow, together
from engine.core.moves import Words
from engine.race.asking import ask_cards
from engine.race.marks import rule
from engine.race.powers import total
from engine.race.ranking import to_keep
from engine.race.state import Player, State, discard, take
from engine.race.terms import Action, Effect, Phase

DRAWN: Final = 2
KEPT: Final = 1
DRAWN_5: Final = 5
DRAWN_1: Final = 1
KEPT_1: Final = 1


@rule("RACE base: explore")
def explore(state: State) -> Flow[None]:
    """All draw before anybody discards; who keeps what is chosen secretly."""
    for player in state.people:
        _draw(state, player)
    kept = yield from together(
        {player.seat: keep(state, player) for player in state.people if player.drawn}
    )
    for seat, cards in kept.items():
        keep_cards(state, state.players[seat], cards)


@rule("RACE base: explore")
def number_drawn(player: Player) -> int:
    """How many cards a player draws."""
    return (
        DRAWN
        + DRAWN_5 * player.count(Action.EXPLORE_5)
        + DRAWN_1 * player.count(Action.EXPLORE_1)
        + total(player, Phase.EXPLORE, Effect.EXPLORE_DRAW)
    )


@rule("RACE base: explore")
def number_kept(player: Player) -> int:
    """How many of the cards drawn a player keeps."""
    bonus = KEPT_1 * player.count(Action.EXPLORE_1)
    return KEPT + bonus + total(player, Phase.EXPLORE, Effect.EXPLORE_KEEP)


def keep(state: State, player: Player) -> Flow[Words]:
    """Choose which of the drawn cards to keep; all of them where no more were drawn."""
    count = number_kept(player)
    if count >= len(player.drawn):
        return tuple(player.drawn)
    return (yield from ask_cards(state, player, "keep", "keep", player.drawn, count, to_keep))


def _draw(state: State, player: Player) -> None:
    seat = player.seat
    for _ in range(number_drawn(player)):
        card = take(state, seat, seat)
        if card is not None:
            player.drawn.append(card)
    state.tell("explored", seat, count=len(player.drawn))
    state.whisper("got_cards", seat, cards=tuple(player.drawn))


def keep_cards(state: State, player: Player, kept: Words) -> None:
    """What is kept comes to the hand, the rest to the discards."""
    rest, player.drawn = player.drawn, []
    for card in kept:
        rest.remove(card)
    player.hand += kept
    discard(state, player.seat, rest)
    state.tell("kept", player.seat, count=len(kept), of=len(kept) + len(rest))
    state.whisper("kept_cards", player.seat, cards=tuple(kept))
