"""Positions in which an answer deserves each of the warnings, and that answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from engine.core.marking import KEEP
from engine.core.moves import Decision, Note
from engine.race.components import GOALS
from engine.race.phases.consume import consume
from engine.race.phases.explore import explore
from engine.race.phases.settle import settle
from engine.race.rounds import act, hand_limit
from engine.race.state import Tile
from engine.race.terms import Phase
from tests.engine.race.positions import Position, race, run

Case: TypeAlias = tuple[Decision, str]
ELEVEN: Final = (
    "old_earth", "gem_world", "spice_world", "secluded_world", "artist_colony", "public_works",
    "drop_ships", "space_marines", "mining_robots", "export_duties", "expedition_force",
)  # fmt: skip


def choosing(words: str, *hand: str, seats: int = 3) -> Callable[[], Case]:
    """An action chosen with nothing but Old Earth on the table."""

    def made() -> Case:
        position = race(seats).with_tableau(0, "old_earth").with_hand(0, *hand)
        return run(act(position, position.players[0]))[0], words

    return made


def settling(words: str, tableau: tuple[str, ...], *hand: str) -> Callable[[], Case]:
    """A world placed."""

    def made() -> Case:
        position = race(2).with_tableau(0, *tableau).with_hand(0, *hand)
        position.tiles = [Tile(GOALS["greatest_infrastructure"], owner=0)]
        position.players[1].chips = 60
        decision = run(settle(position.in_phase(Phase.SETTLE)))[0]
        return decision, words

    return made


def boosting() -> Case:
    """Enough Military, and a card discarded for more."""
    position = race(2).with_tableau(0, "new_sparta", "new_military_tactics")
    position.with_hand(0, "rebel_miners").in_phase(Phase.SETTLE)
    decision = run(settle(position), (0, "settle rebel_miners conquer"))[0]
    return decision, "boost new_military_tactics"


def consuming(words: str, tableau: tuple[str, ...], *goods: str) -> Callable[[], Case]:
    """Goods sold or used."""

    def made() -> Case:
        position = race(2).with_tableau(0, *tableau).with_goods(0, *goods)
        position.pool, position.players[1].chips = 2, 60
        sells = "trade" if words.startswith("trade") else ""
        return run(consume(position.in_phase(Phase.CONSUME, sells)))[0], words

    return made


def discarding(words: str, **marks: str) -> Callable[[], Case]:
    """Too many cards."""

    def made() -> Case:
        position = race(2).with_hand(0, "trade_league", *["gem_world"] * 10)
        position.players[0].marks = marks
        return run(hand_limit(position))[0], words

    return made


def keeping() -> Case:
    """A development that lies there already."""
    position: Position = race(2).with_tableau(0, "old_earth", "drop_ships").in_phase(Phase.EXPLORE)
    position.with_tableau(1, "old_earth").with_deck("drop_ships", "gem_world", *["x"] * 3)
    return run(explore(position))[0], "keep drop_ships"


SHIP: Final = ("colony_ship", "drop_ships", "public_works", "space_marines")
WASTEFUL: Final[dict[str, tuple[Callable[[], Case], str]]] = {
    "1": (choosing("act x2"), "x2-without-consuming"),
    "2": (choosing("act trade"), "trade-without-good"),
    "3": (choosing("act produce"), "nothing-to-produce"),
    "4 develop": (choosing("act develop", "gem_world"), "nothing-to-develop"),
    "4 settle": (choosing("act settle", "drop_ships"), "nothing-to-settle"),
    "4 softly": (choosing("act explore5 settle", "drop_ships", seats=2), "nothing-to-settle"),
    "5 kept": (discarding("discard gem_world", gem_world=KEEP), "spends-kept"),
    "5 six": (discarding("discard trade_league"), "gives-only-six"),
    "6 conquest": (
        settling("settle rebel_miners specialist",
                 ("new_sparta", "contact_specialist", "space_marines"), "rebel_miners", "x"),
        "could-be-conquered"),
    "6 ship": (settling("settle gem_world ship", SHIP[:1], "gem_world", "x", "y"),
               "ship-for-little"),
    "7": (consuming("consume public_works plague_world",
                    ("public_works", "plague_world", "gem_world"), "plague_world", "gem_world"),
          "order-wastes"),
    "8": (consuming("trade gem_world", ("gem_world", "alien_toy_shop"), "gem_world",
                    "alien_toy_shop"), "sells-cheaply"),
    "9 tableau": (settling("settle pilgrimage_world pay", ELEVEN, "pilgrimage_world"),
                  "ends-by-tableau"),
    "9 chips": (consuming("consume tourist_world gem_world spice_world",
                          ("tourist_world", "gem_world", "spice_world"), "gem_world",
                          "spice_world"), "ends-by-pool"),
    "10": (settling("settle none", ("old_earth",), "pilgrimage_world", *["gem_world"] * 11),
           "over-hand-limit"),
    "11": (keeping, "keeps-second-copy"),
    "12": (boosting, "boost-not-needed"),
    "13": (settling("settle new_earth ship", SHIP, "new_earth"), "loses-goal"),
}  # fmt: skip
"""By the number of the warning."""


def note_of(name: str) -> Note:
    """The warning itself."""
    made, key = WASTEFUL[name]
    decision, text = made()
    assert decision.advise is not None
    notes = {note.key: note for note in decision.advise().warnings(tuple(text.split()))}
    return notes[key]
