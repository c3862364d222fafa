"""Setting up the solo game: the Automa's cards, faction, mines, research and first booster."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from engine.core.chance import Chance
from engine.core.moves import Note
from engine.gaia.automa.cards import DECISION_CARDS, FACTION_CARDS, Direction
from engine.gaia.automa.deck import DECK_DEALS, RESERVE, make_up
from engine.gaia.automa.levels import level_of
from engine.gaia.automa.selection import in_direction
from engine.gaia.automa.solo import AUTOMA
from engine.gaia.automa.table import Automa, Mover
from engine.gaia.automa.trail import close_turn, tell
from engine.gaia.components import FACTIONS
from engine.gaia.marks import rule
from engine.gaia.state import Player, State

DIRECTION: Final = "automa_direction"
BOOSTER: Final = "automa_booster"
AUTOMA_DEALS: Final = (*DECK_DEALS, RESERVE, DIRECTION, BOOSTER)


def new_automa(options: Mapping[str, str], chance: Chance) -> Automa:
    """Everything of the Automa that lies ready before the first choice."""
    level = level_of(options)
    deck, reserve = make_up(chance, level)
    cards = list(DECISION_CARDS)
    return Automa(
        level=level,
        deck=deck,
        reserve=reserve,
        direction_cards=chance.pile(DIRECTION, cards),
        booster_cards=chance.pile(BOOSTER, cards),
    )


@rule("RU-A setup: factions 2")
def random_faction(chance: Chance, taken: Sequence[str]) -> str:
    """One of the Automa's factions, of another colour than those taken."""
    colours = {FACTIONS[faction].colour for faction in taken}
    shuffled = chance.shuffled(AUTOMA, list(FACTION_CARDS))
    return next(faction for faction in shuffled if FACTIONS[faction].colour not in colours)


@rule("RU-A setup: factions 5 and 7")
def start_automa(state: State, player: Player) -> None:
    """First points, and the level of research that the faction card shows."""
    mover = Mover.of(state, player)
    player.vp = player.sources["start"] = mover.automa.level.start_vp
    if mover.card.research is not None:
        player.reach_level(mover.card.research, 1)


@rule("RU-A setup: first mines")
def choose_home(state: State, player: Player) -> int:
    """The free planet of the home type nearest to the centre of the map; told before the mine."""
    mover = Mover.of(state, player)
    filed = len(mover.automa.trail)
    free = [
        place
        for place, planet in enumerate(state.planets)
        if planet is player.faction.planet and not player.colonised >> place & 1
    ]
    distances = {place: from_centre(state, place) for place in free}
    least = min(distances.values())
    nearest = [place for place in free if distances[place] == least]
    mover.why(
        Note(
            "automa-home-planets",
            {"distance": least, "count": len(nearest), "hexes": mover.named(nearest)},
        )
    )
    tied = len(nearest) > mines_to_place(mover)  # else the order makes no difference
    place = in_direction(mover, nearest, direction_of(mover) if tied else "right_down")
    mover.why(Note("automa-home-mine", {"hex": state.hex_name(place)}))
    tell(mover, filed)
    return place


def mines_to_place(mover: Mover) -> int:
    """How many first mines are still to come."""
    return mover.card.mines - len(mover.player.structures)


def direction_of(mover: Mover) -> Direction:
    """The direction of the random card that decides ties; one card serves for all of them."""
    automa = mover.automa
    if automa.direction_card is None:
        automa.direction_card = DECISION_CARDS[automa.direction_cards.draw()]
    card = automa.direction_card
    mover.why(Note("automa-direction-card", {"card": card.number, "direction": card.direction}))
    return card.direction


def from_centre(state: State, place: int) -> int:
    """Distance from the middle of the central sector."""
    centre = state.board.hexes[place]
    return max(abs(centre.q), abs(centre.r), abs(centre.q + centre.r))


@rule("RU-A setup: first booster")
def first_booster(state: State, player: Player) -> str:
    """The booster of the row that a random card shows; set-up ends with it."""
    mover = Mover.of(state, player)
    told = len(mover.automa.trail)
    card = DECISION_CARDS[mover.automa.booster_cards.draw()]
    booster = state.boosters[card.booster_slot - 1]
    mover.why(
        Note(
            "automa-first-booster",
            {"card": card.number, "slot": card.booster_slot, "booster": booster},
        )
    )
    close_turn(mover, None, None, told)
    return booster
