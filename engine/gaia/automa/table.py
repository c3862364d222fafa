"""The Automa's side of the table: cards, level, and what it has explained so far."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.core.chance import Pile
from engine.core.moves import Note
from engine.gaia.automa.cards import FACTION_CARDS, DecisionCard, FactionCard
from engine.gaia.automa.levels import AutomaLevel
from engine.gaia.state import Player, State
from engine.gaia.view import AutomaTurnView


@dataclass(slots=True)
class Automa:
    """Everything of the Automa that is not on the map or the boards."""

    level: AutomaLevel
    deck: Pile
    reserve: list[str]
    """Face down, the top card first; one of them joins the deck after every pass."""
    direction_cards: Pile
    """Decision cards drawn at random in the setup: for ties between home planets."""
    booster_cards: Pile
    """The same for the first booster."""
    direction_card: DecisionCard | None = None
    discard: list[DecisionCard] = field(default_factory=list)
    action: DecisionCard | None = None
    """The left card of the pair."""
    behaviour: DecisionCard | None = None
    """The right card of the pair."""
    trail: list[Note] = field(default_factory=list)
    """Why it does what it is doing now."""
    turns: list[AutomaTurnView] = field(default_factory=list)
    """Everything it has done so far, set-up first."""


@dataclass(frozen=True, slots=True)
class Mover:
    """The Automa while it acts: whose pieces, on which table, by which cards."""

    state: State
    player: Player
    automa: Automa

    @classmethod
    def of(cls, state: State, player: Player) -> Mover:
        """The Automa of this game."""
        assert state.automa is not None
        return cls(state, player, state.automa)

    @property
    def card(self) -> FactionCard:
        """Its faction card."""
        return FACTION_CARDS[self.player.faction.id]

    @property
    def behaviour(self) -> DecisionCard:
        """The card that decides how it acts now."""
        assert self.automa.behaviour is not None
        return self.automa.behaviour

    @property
    def rivals(self) -> int:
        """Hexes of all planets that the human has colonised."""
        return self.state.colonised_by_others(self.player.seat)

    def why(self, note: Note) -> None:
        """Explain a step."""
        self.automa.trail.append(note)

    def named(self, places: list[int]) -> tuple[str, ...]:
        """The words for hexes."""
        return tuple(self.state.hex_name(place) for place in places)
