"""What may be seen of the Automa, built from nothing; the order of its deck stays hidden."""

from __future__ import annotations

from engine.gaia.automa.deck import CROSSWISE
from engine.gaia.automa.table import Automa
from engine.gaia.view import AutomaView


def automa_view(automa: Automa) -> AutomaView:
    """The Automa as everybody sees it."""
    direction = automa.direction_card
    return AutomaView(
        level=automa.level.id,
        action_card=automa.action.number if automa.action else None,
        behaviour_card=automa.behaviour.number if automa.behaviour else None,
        discard=tuple(card.number for card in automa.discard),
        deck=len(automa.deck),
        crosswise=min(CROSSWISE, len(automa.deck)),
        reserve=len(automa.reserve),
        direction_card=direction.number if direction else None,
        turns=tuple(automa.turns),
    )


def automa_facts(automa: Automa | None) -> object:
    """Everything of the Automa that later moves can depend on, hidden piles included."""
    if automa is None:
        return None
    pair = (automa.action, automa.behaviour)
    return {
        "level": automa.level.id,
        "deck": automa.deck.contents(),
        "reserve": automa.reserve,
        "set-up": [automa.direction_cards.contents(), automa.booster_cards.contents()],
        "direction": automa.direction_card.number if automa.direction_card else 0,
        "discard": [card.number for card in automa.discard],
        "pair": [card.number if card else 0 for card in pair],
    }
