"""Hand-made positions of the solo game: an empty galaxy with a few planets, and what stands there.

The galaxy has the printed outline of seven sectors (3 in the middle, 1 north-west, 5 north, 2 west,
6 east, 4 south-west, 7 south), but only the planets that a test names.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from engine.core.game import HUMAN, Setup
from engine.core.moves import Note, Words
from engine.gaia.automa.cards import DECISION_CARDS
from engine.gaia.automa.table import Mover
from engine.gaia.board import LETTERS, Hex, assemble, hexes_to_deal
from engine.gaia.components import LAYOUTS
from engine.gaia.game import GAIA
from engine.gaia.opening import choose_factions
from engine.gaia.state import Player
from engine.gaia.terms import Building, Phase

DULL = ("final_structures", "final_satellites")
"""Final scoring tiles without a tie-break."""


def galaxy(planets: Mapping[str, str]) -> Words:
    """The words of a map with these planets, by hex and letter."""
    layout = LAYOUTS["small_7"]
    hexes = assemble(layout, [(slot.tile, 0) for slot in layout.slots])
    return hexes_to_deal(
        Hex(place.name, place.q, place.r, LETTERS[planets.get(place.name, "e")]) for place in hexes
    )


def position(
    planets: str,
    automa: str = "",
    human: str = "",
    *,
    factions: Words = ("taklons", "geodens"),
    final: Words = DULL,
    options: Mapping[str, str] | None = None,
    deal: Mapping[str, Words] | None = None,
    rules: int = GAIA.rules,
) -> Mover:
    """A position in round 1: `3c:v 3b1:g` are planets, `3c:m 3b1:ts` structures on them."""
    where = dict(word.split(":") for word in planets.split())
    deals = {"hexes": galaxy(where), "final": final, "factions": factions, **(deal or {})}
    setup = Setup("gaia", (HUMAN, "automa"), "s", "s", options or {}, deals, rules=rules)
    state = GAIA.start(setup)
    assert list(choose_factions(state)) == [], "nobody is asked"
    state.round, state.phase, state.order = 1, Phase.ACTIONS, [0, 1]
    mover = Mover.of(state, state.players[1])
    put(mover, mover.player, automa)
    put(mover, state.players[0], human)
    state.built.clear()
    with_behaviour(mover, "4")
    mover.automa.trail.clear()
    state.events.clear()
    return mover


def put(mover: Mover, player: Player, structures: str) -> None:
    """Let structures stand on the map."""
    for word in structures.split():
        name, kind = word.split(":")
        place = mover.state.board.index[name]
        player.structures[place] = Building(kind)
        player.colonised |= 1 << place
        player.take_piece(Building(kind))


def with_behaviour(mover: Mover, card: str, **changes: object) -> Mover:
    """Lay a behaviour card, perhaps one that is not printed."""
    mover.automa.behaviour = replace(DECISION_CARDS[card], **changes)
    return mover


def index(mover: Mover, names: str) -> list[int]:
    """The hexes of a text."""
    return [mover.state.board.index[name] for name in names.split()]


def structures(mover: Mover) -> dict[str, str]:
    """What the Automa has on the map."""
    return {
        mover.state.hex_name(place): kind.value
        for place, kind in sorted(mover.player.structures.items())
    }


def explained(mover: Mover, key: str) -> list[Mapping[str, object]]:
    """The arguments of all notes of a kind."""
    return [note.args for note in mover.automa.trail if note.key == key]


def keys(notes: Iterable[Note]) -> list[str]:
    """What was explained, in order."""
    return [note.key for note in notes]
