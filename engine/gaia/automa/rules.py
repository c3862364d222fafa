"""What is different about a faction board when the Automa sits behind it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.gaia.automa.cards import FACTION_CARDS, FactionCard
from engine.gaia.faction_rules import FactionRules
from engine.gaia.marks import rule

if TYPE_CHECKING:
    from engine.gaia.state import Player


@rule("RU-A final scoring: structures in federations")
def _in_federations(player: Player) -> int:
    return max(0, len(player.structures) - 1)


def _rules_of(card: FactionCard) -> FactionRules:
    """Abilities of the faction board do not count; only its card does."""
    return FactionRules(
        start="three_mines" if card.mines == 3 else "mines",
        structures_in_federations=_in_federations,
    )


AUTOMA_RULES: Final = {faction: _rules_of(card) for faction, card in FACTION_CARDS.items()}
