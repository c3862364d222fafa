"""Which galaxy is played: an explicit deal, the printed arrangement, or a random one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from engine.core.chance import Chance
from engine.core.errors import SetupError
from engine.core.game import Setup
from engine.gaia.board import Board, assemble, equal_neighbours, hexes_from_deal
from engine.gaia.components import LAYOUTS, SECTOR_TILES, BoardLayout
from engine.gaia.marks import rule

SMALL_UP_TO = 2
"""With so many seats or fewer the seven sector layout is used."""
TURNS = 6
CENTRAL = ("1", "2", "3", "4")
SPARE = ("9", "10")
NO_SECTOR = "none"
"""The word for a place without a sector in explicit deals."""
VARIANTS = ("free", "outer", "inner")
"""Printed variants of the large map: all sectors shuffled; only 5 to 10; 1 to 4 among themselves
and 5 to 10 among themselves."""

BOARDS = 64
"""So many galaxies are kept, those that were asked for last."""

Placing = list[tuple[str, int]]


@rule("RU setup: galaxy")
def galaxy(setup: Setup, chance: Chance) -> Board:
    """The board of a game."""
    hexes = chance.dealt("hexes")
    if hexes is not None:
        return written_out(tuple(hexes))
    layout = LAYOUTS["small_7" if len(setup.seats) <= SMALL_UP_TO else "large_10"]
    sectors = chance.dealt("sectors")
    if sectors is not None:
        return laid_out(layout, tuple(_sectors_from_deal(layout, sectors)))
    layout = fewer_sectors(layout, chance, setup.options.get("sectors", ""))
    if setup.options.get("map", "standard") == "standard":
        placing = [(slot.tile, 0) for slot in layout.slots]
    else:
        placing = random_placing(layout, chance, setup.options.get("variant", VARIANTS[0]))
    return laid_out(layout, tuple(placing))


@lru_cache(BOARDS)
def laid_out(layout: BoardLayout, placing: tuple[tuple[str, int], ...]) -> Board:
    """The board of sectors on a layout, made once."""
    return Board(assemble(layout, placing), (laid_out, (layout, placing)))


@lru_cache(BOARDS)
def written_out(words: tuple[str, ...]) -> Board:
    """The board of an explicit map, made once."""
    return Board(hexes_from_deal(words), (written_out, (words,)))


@rule("RU extended setup: variable board")
def random_placing(layout: BoardLayout, chance: Chance, variant: str) -> Placing:
    """Sectors and turns by one of the printed variants; equal home types never touch."""
    while True:
        tiles = _shuffled_tiles(layout, chance, variant)
        turns = tuple(
            (0,) if _is_fixed(layout, variant, tile) else (*chance.shuffled("turns", range(TURNS)),)
            for tile in tiles
        )
        chosen = _turned_to_fit(layout, tuple(tiles), turns)
        if chosen is not None:
            return list(chosen)


@rule("RU extended setup: variable board")
def fewer_sectors(layout: BoardLayout, chance: Chance, sectors: str) -> BoardLayout:
    """With three players sector 9 or 10 (or both) may be left out, with the place it has."""
    dropped: Sequence[str] = SPARE if sectors == "eight" else ()
    if sectors == "nine":
        dropped = (SPARE[chance.number("sector left out", len(SPARE))],)
    if not dropped:
        return layout
    return BoardLayout(tuple(slot for slot in layout.slots if slot.tile not in dropped))


def _shuffled_tiles(layout: BoardLayout, chance: Chance, variant: str) -> list[str]:
    printed = [slot.tile for slot in layout.slots]
    if len(printed) <= 7 or variant == "free":
        return chance.shuffled("sectors", printed)
    outer = chance.shuffled("sectors", [tile for tile in printed if tile not in CENTRAL])
    inner = [tile for tile in printed if tile in CENTRAL]
    if variant == "inner":
        inner = chance.shuffled("central sectors", inner)
    return [(inner if tile in CENTRAL else outer).pop(0) for tile in printed]


def _is_fixed(layout: BoardLayout, variant: str, tile: str) -> bool:
    return len(layout.slots) > 7 and variant != "free" and tile in CENTRAL


@lru_cache(BOARDS)
def _turned_to_fit(
    layout: BoardLayout, tiles: tuple[str, ...], turns: tuple[tuple[int, ...], ...]
) -> tuple[tuple[str, int], ...] | None:
    """Turn the sectors, first to last, so that the map is legal; None if there is no way."""
    chosen: list[int] = []

    def fits() -> bool:
        part = BoardLayout(layout.slots[: len(chosen)])
        placed = list(zip(tiles, chosen, strict=False))
        return not equal_neighbours(assemble(part, placed))

    def place(slot: int) -> bool:
        if slot == len(tiles):
            return True
        for turn in turns[slot]:
            chosen.append(turn)
            if fits() and place(slot + 1):
                return True
            chosen.pop()
        return False

    return tuple(zip(tiles, chosen, strict=True)) if place(0) else None


def _sectors_from_deal(layout: BoardLayout, words: Sequence[str]) -> Placing:
    placing: Placing = []
    for word in words:
        tile, _, turns = word.replace(NO_SECTOR, "").partition(":")
        if tile and (tile not in SECTOR_TILES or not turns.isdigit() or int(turns) >= TURNS):
            raise SetupError("deal-bad-sector", word=word[:40])
        placing.append((tile, int(turns) if tile else 0))
    numbers = [tile.rstrip("b") for tile, _ in placing if tile]
    if len(placing) != len(layout.slots) or len(set(numbers)) != len(numbers):
        raise SetupError("deal-bad-sectors", needed=len(layout.slots), given=len(placing))
    return placing
