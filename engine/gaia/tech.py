"""Technology tiles: which can be taken, covering, their effect, and the advance that follows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import partial

from engine.core.flow import Flow
from engine.core.moves import Note, Option, Words
from engine.gaia.asking import ask
from engine.gaia.components import ADVANCED_TECH, TECH, TechTile
from engine.gaia.gains import count_of, gain, times
from engine.gaia.marks import rule
from engine.gaia.research import level_notes, offer_advance, open_tracks
from engine.gaia.state import OwnedTech, Player, State
from engine.gaia.terms import TECH_SLOTS, TRACK_OF, TRACKS, Track

ADVANCED = "adv-"
ADVANCED_LEVEL = 4
SLOTS = (*TECH_SLOTS, *(ADVANCED + track for track in TRACKS))


@rule("RU actions 3: technology tiles")
def standard_refusal(state: State, player: Player, slot: str) -> Note | None:
    """Why a standard tile cannot be taken, or None."""
    tile = state.tech[slot]
    if player.owns_tech(tile):
        return Note("tech-owned", {"tile": tile})
    return None if state.tech_left[tile] else Note("tech-gone", {"tile": tile})


@rule("RU actions 3: technology tiles")
def advanced_refusal(state: State, player: Player, track: Track) -> Note | None:
    """Why an advanced tile cannot be taken, or None."""
    if state.advanced[track] is None:
        return Note("tech-gone", {"slot": ADVANCED + track})
    if player.levels[track] < ADVANCED_LEVEL:
        return Note("needs-level", {"track": track, "level": ADVANCED_LEVEL})
    if not player.has_green_token:
        return Note("needs-green-token", {"track": track})
    return None if coverable(player) else Note("nothing-to-cover")


@rule("RU actions 3: technology tiles")
def coverable(player: Player) -> list[OwnedTech]:
    """Standard tiles that an advanced one could cover."""
    return [owned for owned in player.techs if owned.covered_by is None and not owned.tile.advanced]


def tech_refusal(state: State, player: Player, slot: str) -> Note | None:
    """Why the tile at a slot (`free2`, `eco`, `adv-eco`) cannot be taken, or None."""
    if slot in TECH_SLOTS:
        return standard_refusal(state, player, slot)
    track = slot.removeprefix(ADVANCED)
    if slot.startswith(ADVANCED) and track in TRACKS:
        return advanced_refusal(state, player, Track(track))
    return Note("no-slot", {"slot": slot})


def open_slots(state: State, player: Player) -> list[str]:
    """Slots whose tile the player could take now."""
    return [slot for slot in SLOTS if tech_refusal(state, player, slot) is None]


def has_open_slot(state: State, player: Player) -> bool:
    """Whether there is any."""
    return any(tech_refusal(state, player, slot) is None for slot in SLOTS)


def tech_options(state: State, player: Player) -> Iterable[Option]:
    """One option per tile that can be taken."""
    for slot in open_slots(state, player):
        yield Option(("tech", slot), tech_notes(state, player, slot))


def tile_at(state: State, slot: str) -> TechTile:
    """The tile at a slot where one lies."""
    if slot.startswith(ADVANCED):
        return TECH[state.advanced[Track(slot.removeprefix(ADVANCED))] or ""]
    return state.tech_tile(slot)


def tech_notes(state: State, player: Player, slot: str) -> tuple[Note, ...]:
    """Which tile lies at a slot, and what its advance would bring."""
    if slot.startswith(ADVANCED):
        tile = state.advanced[Track(slot.removeprefix(ADVANCED))]
        return (Note("tile", {"tile": tile}),)
    notes = (Note("tile", {"tile": state.tech[slot]}),)
    if slot in TRACKS and Track(slot) in open_tracks(state, player):
        return (*notes, *level_notes(player, Track(slot)))
    return notes


def _laid(state: State) -> list[str]:
    """The slots on which a tile lies."""
    taken = {ADVANCED + track for track, tile in state.advanced.items() if tile is None}
    return [slot for slot in SLOTS if slot not in taken]


def _by_tile(slots: Callable[[], Mapping[str, str]], words: Words) -> Words:
    """A tile named by itself, in the words of its slot."""
    return (words[0], slots().get(words[1], words[1])) if len(words) == 2 else words


@rule("RU actions 3: technology tiles")
def gain_tech(state: State, player: Player) -> Flow[None]:
    """Take a technology tile, then advance in research."""
    if not has_open_slot(state, player):
        return

    def refuse(words: Words) -> Note | None:
        if len(words) != 2 or words[0] != "tech":
            return Note("not-offered")
        return tech_refusal(state, player, words[1])

    words = yield from ask(
        state, player, "tech", lambda: tech_options(state, player), refuse, None,
        partial(_by_tile, lambda: {tile_at(state, slot).id: slot for slot in _laid(state)}),
    )  # fmt: skip
    slot = words[1]
    if slot.startswith(ADVANCED):
        tracks = list(TRACKS)
        yield from _gain_advanced(state, player, Track(slot.removeprefix(ADVANCED)))
    else:
        tracks = [TRACK_OF[slot]] if slot in TRACK_OF else list(TRACKS)
        tile = state.tech_tile(slot)
        state.tech_left[tile.id] -= 1
        player.techs.append(OwnedTech(tile, slot))
        _own(player, tile, slot)
        state.tell("tech_gained", player.seat, tile=tile.id)
        yield from immediate_effect(state, player, tile)
    yield from offer_advance(state, player, tracks)


@rule("RU actions 3: technology tiles")
def _gain_advanced(state: State, player: Player, track: Track) -> Flow[None]:
    covered = yield from _choose_cover(state, player)
    tile_id = state.advanced[track]
    assert tile_id is not None
    player.flip_token()
    state.advanced[track] = None
    tile = ADVANCED_TECH[tile_id]
    player.cover(covered, tile)
    player.incomes.pop(covered.tile.id, None)
    if covered.tile.timing == "action":
        player.specials.remove((covered.tile.id, covered.slot))
    player.techs.append(OwnedTech(tile, ADVANCED + track))
    _own(player, tile, ADVANCED + track)
    state.tell("tech_gained", player.seat, tile=tile.id, covered=covered.tile.id)
    yield from immediate_effect(state, player, tile)


def _own(player: Player, tile: TechTile, slot: str) -> None:
    if tile.timing == "income":
        player.incomes[tile.id] = tile.gain
    elif tile.timing == "action":
        player.specials.append((tile.id, slot))


def _choose_cover(state: State, player: Player) -> Flow[OwnedTech]:
    tiles = {owned.slot: owned for owned in coverable(player)}
    if len(tiles) == 1:
        return next(iter(tiles.values()))

    def refuse(words: Words) -> Note | None:
        if len(words) == 2 and words[0] == "cover" and words[1] in tiles:
            return None
        return Note("cannot-cover")

    def offer() -> list[Option]:
        return [
            Option(("cover", slot), (Note("tile", {"tile": owned.tile.id}),))
            for slot, owned in tiles.items()
        ]

    words = yield from ask(
        state, player, "cover", offer, refuse, None,
        partial(_by_tile, lambda: {owned.tile.id: slot for slot, owned in tiles.items()}),
    )  # fmt: skip
    return tiles[words[1]]


@rule("RU appendix VI")
def immediate_effect(state: State, player: Player, tile: TechTile) -> Flow[None]:
    """What a tile gives at once."""
    if tile.timing != "immediate":
        return
    count = 1 if tile.per is None else count_of(state, player, tile.per)
    yield from gain(state, player, times(tile.gain, count), tile.id)
