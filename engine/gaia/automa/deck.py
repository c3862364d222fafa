"""The Automa's deck: made up at the start, drawn from the top, one card larger every round."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final

from engine.core.chance import Chance, Pile
from engine.gaia.automa.cards import DECISION_CARDS, DecisionCard
from engine.gaia.automa.levels import AutomaLevel
from engine.gaia.automa.table import Automa
from engine.gaia.marks import rule
from engine.gaia.terms import ROUNDS

CROSSWISE: Final = 3
"""So many cards at the bottom of the deck lie crosswise."""
DECK: Final = "automa_deck"
RESERVE: Final = "automa_reserve"
DECK_DEALS: Final = (DECK, *(f"{DECK}.{number}" for number in range(2, ROUNDS + 1)))


@rule("RU-A setup: deck")
def starting_cards(level: AutomaLevel) -> list[str]:
    """The cards with a green number, changed by the level."""
    return [
        word
        for word, card in DECISION_CARDS.items()
        if (card.starter or word in level.added) and word not in level.removed
    ]


@rule("RU-A setup: deck")
def make_up(chance: Chance, level: AutomaLevel) -> tuple[Pile, list[str]]:
    """The first deck, with one card of the shuffled others, and these others as the reserve."""
    cards = starting_cards(level)
    others = [word for word in DECISION_CARDS if word not in (*cards, *level.removed)]
    reserve = reserve_order(chance, others)
    cards.append(reserve.pop(0))
    return chance.pile(DECK, in_number_order(cards)), reserve


def reserve_order(chance: Chance, others: Collection[str]) -> list[str]:
    """The shuffled reserve; cards that the deals of decks show come first, in their order.

    Nobody sees a card of the reserve before it is drawn from a deck, so a position is set up again
    from the cards drawn: whatever has been drawn has to be in the deck by then.
    """
    shown: dict[str, None] = {}
    for key in DECK_DEALS:
        shown |= dict.fromkeys(word for word in chance.dealt(key) or () if word in others)
    order = chance.pile(RESERVE, list(others)).contents()
    return [*shown, *(word for word in order if word not in shown)]


def draw(automa: Automa) -> DecisionCard:
    """Reveal the top card of the deck."""
    return DECISION_CARDS[automa.deck.draw()]


@rule("RU-A passing 4")
def make_up_again(chance: Chance, automa: Automa) -> None:
    """All cards in play and one of the reserve become the deck of the next round."""
    pair = [card for card in (automa.action, automa.behaviour) if card is not None]
    cards = [str(card.number) for card in (*automa.discard, *pair)]
    cards += [*automa.deck.contents(), automa.reserve.pop(0)]
    automa.discard.clear()
    automa.action = automa.behaviour = None
    automa.deck = chance.pile(DECK, in_number_order(cards))


def in_number_order(cards: Sequence[str]) -> list[str]:
    """Sorted, so that a shuffle does not depend on what happened to the cards before."""
    return sorted(cards, key=int)
