"""All factions compared for this map and this setup, before they are chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, TypeAlias

from engine.gaia.advice.prospects import Prospect, ProspectSite, prospects
from engine.gaia.components import FINAL_TILES, ROUND_TILES, STANDARD_TECH, TECH
from engine.gaia.terms import Phase, Planet
from engine.gaia.view import GaiaView
from render import texts, theme
from render.canvas import Canvas
from render.fonts import broken, line_height
from render.formula import Icon, Items
from render.gaia import colours
from render.gaia.formula import COUNTS, TRIGGER, length, span, write
from render.gaia.parts import HEADER, SHORT_AREAS, header, say, word
from render.gaia.pieces import mark
from render.gaia.planets import planet
from render.gaia.tiles import tech_in_short
from render.layout import Box
from render.scene import Scene
from render.texts import capital

STEP: Final = 6
HOME: Final = 46
SITE: Final = 38
FACTION: Final = 40
NAME: Final = 178
BEST: Final = 2
"""So many places to begin are shown."""
NEAREST: Final = 4
"""So many neighbours are shown."""
SIZE: Final = 19
SITE_SIZE: Final = 18
CODE: Final = 52
"""Width of a place's name."""
Sites: TypeAlias = tuple[ProspectSite, ...]
FREE: Final[Items] = ("0",)
"""What a further mine costs that needs nothing but its own price."""


def size(scene: Scene[GaiaView]) -> tuple[float, float]:
    """How large the picture is, in design units."""
    panels = sum(_panel_height(pair) + theme.GAP for pair in _by_colour(scene))
    return theme.PAGE, 2 * theme.PAD + HEADER + panels + _legend_height(scene)


def paint(canvas: Canvas, scene: Scene[GaiaView]) -> None:
    """A panel for each type of home planet with its two factions."""
    box = Box(0, 0, *size(scene)).inset(theme.PAD)
    title, box = box.cut_top(HEADER)
    header(canvas, scene, title, say(scene, "factions"))
    for pair in _by_colour(scene):
        panel, box = box.cut_top(_panel_height(pair), theme.GAP)
        _panel(canvas, scene, pair, panel)
    canvas.paragraph(box.inset(6, 0), say(scene, "factions-legend"), theme.LABEL, theme.DIM)


def is_here(view: GaiaView) -> bool:
    """Whether there is still a faction to be chosen, or a place to begin."""
    return view.phase in (Phase.FACTIONS, Phase.MINES)


def _panel_height(pair: Sequence[Prospect]) -> float:
    rows = [HOME, *(FACTION if isinstance(one, Prospect) else SITE for one in _rows(pair))]
    return 16 + sum(rows) + (len(rows) - 1) * STEP


def _rows(pair: Sequence[Prospect]) -> Iterator[Prospect | Sites]:
    """Places to begin, then the factions; where not the same is cheap for both, each faction has
    places of its own below it."""
    shared = len({one.sites[:BEST] for one in pair}) == 1
    if shared:
        yield from _site_rows(pair[0])
    for one in pair:
        yield one
        if not shared:
            yield from _site_rows(one)


def _site_rows(one: Prospect) -> list[Sites]:
    """The best places to begin, beside each other if both have room."""
    best = one.sites[:BEST]
    wide = sum(_site_width(site) for site in best) + (len(best) - 1) * STEP
    return [best] if wide <= theme.PAGE - 2 * theme.PAD - 20 else [(site,) for site in best]


def _site_width(site: ProspectSite) -> float:
    return CODE + 18 + span(_prices(site), SITE_SIZE)


def _legend_height(scene: Scene[GaiaView]) -> float:
    width = theme.PAGE - 2 * theme.PAD - 12
    lines = broken(say(scene, "factions-legend"), theme.LABEL, width)
    return len(lines) * line_height(theme.LABEL) + 10


def _by_colour(scene: Scene[GaiaView]) -> list[tuple[Prospect, ...]]:
    """Factions that share their planets, together, as far as they can still be had; once all are
    chosen, those that are played."""
    every = prospects(scene.view)
    played = [player.faction for player in scene.view.players]
    shown = [one for one in every if not one.taken] or [
        one for one in every if one.faction in played
    ]
    pairs: dict[str, list[Prospect]] = {}
    for one in shown:
        pairs.setdefault(one.colour, []).append(one)
    return [tuple(pair) for pair in pairs.values()]


def _panel(canvas: Canvas, scene: Scene[GaiaView], pair: Sequence[Prospect], box: Box) -> None:
    canvas.panel(box)
    row, rest = box.inset(10, 8).cut_top(HOME, STEP)
    _home(canvas, scene, pair[0], row)
    for one in _rows(pair):
        row, rest = rest.cut_top(FACTION if isinstance(one, Prospect) else SITE, STEP)
        if isinstance(one, Prospect):
            _faction(canvas, scene, one, row)
        else:
            _sites(canvas, one, row)


def _sites(canvas: Canvas, sites: Sites, row: Box) -> None:
    """Places to begin, side by side."""
    spare = row.w - sum(map(_site_width, sites)) - (len(sites) - 1) * STEP
    for site in sites:
        cell, row = row.cut_left(_site_width(site) + spare / len(sites), STEP)
        _site(canvas, site, cell)


def _home(canvas: Canvas, scene: Scene[GaiaView], one: Prospect, box: Box) -> None:
    """The type of planet, how many there are, and who would live next door."""
    sign, rest = box.cut_left(HOME, 10)
    canvas.sprite(planet(canvas.px(42), one.home), *sign.centre)
    near: Items = tuple(
        item for kind, count in one.neighbours[:NEAREST] for item in (str(count), Icon(kind.value))
    )
    name, doors = rest.cut_right(length(canvas, near, SIZE) + 1, theme.GAP)
    label = f"{capital(_planet_word(scene, one.home))} ×{one.homes}"
    canvas.text(name, label, theme.HEADING)
    write(canvas, doors, near, SIZE, align=1.0)


def _planet_word(scene: Scene[GaiaView], kind: Planet) -> str:
    return word(scene, kind.value, kind="planet")


def _site(canvas: Canvas, site: ProspectSite, box: Box) -> None:
    """A place to begin, and what the three cheapest further mines take."""
    canvas.panel(box, theme.SUNKEN, radius=theme.RADIUS / 2, edge=theme.LINE)
    code, prices = box.inset(7, 2).cut_left(CODE, 2)
    canvas.text(code, site.hex.upper(), theme.LABEL)
    write(canvas, prices, _prices(site), SITE_SIZE, align=0.0)


def _prices(site: ProspectSite) -> Items:
    """What the cheapest further mines take besides their own price."""
    items: Items = ()
    for further in site.further:
        price = tuple(item for what, n in further.price for item in (str(n), Icon(what))) or FREE
        items = (*items, "·", *price) if items else price
    return items


def _faction(canvas: Canvas, scene: Scene[GaiaView], one: Prospect, box: Box) -> None:
    """A faction: where it begins, the tile below that area, and what rewards its abilities."""
    canvas.panel(box, theme.RAISED, radius=theme.RADIUS / 2)
    sign, rest = box.inset(8, 2).cut_left(26, 8)
    canvas.sprite(mark(canvas.px(24), colours.owner(one.colour)), *sign.centre)
    name, rest = rest.cut_left(NAME, 6)
    canvas.text(name, word(scene, one.faction), theme.LABEL)
    if one.bid is not None:
        paid: Items = (str(one.bid), Icon("vp"))
        bid, rest = rest.cut_left(length(canvas, paid, SIZE) + 1, theme.GAP)
        write(canvas, bid, paid, SIZE, align=0.0)
    fits = tuple(_fits(scene.view, one))
    tile, right = rest.cut_right(length(canvas, fits, SIZE) + 1 if fits else 0, 6)
    if fits:
        write(canvas, right, fits, SIZE, align=1.0)
    items = _start(scene, one)
    if items:
        write(canvas, tile, items, SIZE, align=0.0)


def _start(scene: Scene[GaiaView], one: Prospect) -> Items:
    """The standard tile below the area in which it begins a level higher."""
    found: Items = ()
    for track in one.start:
        tile = scene.view.tech.get(track.value)
        if tile in STANDARD_TECH:
            found = (*found, *tech_in_short(TECH[tile]))
    return found


def _fits(view: GaiaView, one: Prospect) -> Iterator[Icon | str]:
    """Rounds by number with what they reward, then final scoring tiles."""
    tiles = {tile.round: tile.id for tile in view.rounds}
    rewards: dict[Items, list[int]] = {}
    for number in one.rounds:
        rewards.setdefault(TRIGGER[ROUND_TILES[tiles[number]].trigger][-1:], []).append(number)
    for items, numbers in rewards.items():
        yield from items
        yield ",".join(map(str, numbers))
    for tile in one.finals:
        yield Icon("vp")
        yield from COUNTS[FINAL_TILES[tile].counts]


def around(scene: Scene[GaiaView], faction: str | None, name: str) -> Iterator[str]:
    """What the three cheapest further mines from a place to begin would take besides their own
    price; nothing if the faction cannot begin there."""
    sites = (site for one in prospects(scene.view) if one.faction == faction for site in one.sites)
    site = next((site for site in sites if site.hex == name), None)
    if site is not None and site.further:
        prices = (
            f"{further.hex.upper()} {_price(scene, further.price)}" for further in site.further
        )
        yield say(scene, "factions-next", list=", ".join(prices))


def in_words(scene: Scene[GaiaView]) -> Iterator[str]:
    """The comparison in words, a line for each faction that can still be chosen."""
    for one in prospects(scene.view):
        if not one.taken:
            parts = [*_map_words(scene, one), *_tile_words(scene, one)]
            yield say(scene, "titled", title=word(scene, one.faction), list="; ".join(parts))


def _map_words(scene: Scene[GaiaView], one: Prospect) -> Iterator[str]:
    yield f"{_planet_word(scene, one.home)} ×{one.homes}"
    for site in one.sites[:BEST]:
        prices = ", ".join(
            f"{further.hex.upper()} {_price(scene, further.price)}" for further in site.further
        )
        yield say(scene, "factions-site", hex=site.hex.upper(), list=prices)
    near = ", ".join(
        f"{_planet_word(scene, kind)} {count}" for kind, count in one.neighbours[:NEAREST]
    )
    if near:
        yield say(scene, "factions-near", list=near)


def _price(scene: Scene[GaiaView], price: Sequence[tuple[str, int]]) -> str:
    shown = str(texts.amounts(scene.lang, "gaia", dict(price))) if price else ""
    return f"(+{shown})" if shown else "(+0)"


def _tile_words(scene: Scene[GaiaView], one: Prospect) -> Iterator[str]:
    for track in one.start:
        tile = scene.view.tech.get(track.value)
        if tile in STANDARD_TECH:
            yield f"{say(scene, SHORT_AREAS[track])} 1: {word(scene, tile)}"
    tiles = {tile.round: tile.id for tile in scene.view.rounds}
    for number in one.rounds:
        yield say(scene, "round-goal", n=number, goal=word(scene, tiles[number]))
    yield from (word(scene, tile) for tile in one.finals)


def _places(pair: Sequence[Prospect]) -> list[str]:
    """Where one of them would begin."""
    return list(dict.fromkeys(site.hex.upper() for one in pair for site in one.sites[:BEST]))


def alt_factions(scene: Scene[GaiaView]) -> str:
    """The comparison in short: who could begin where, beside whom."""
    lines = [
        say(
            scene,
            "titled",
            title=f"{_planet_word(scene, pair[0].home)} ×{pair[0].homes}",
            list=", ".join(_places(pair)),
        )
        for pair in _by_colour(scene)
        if not all(one.taken for one in pair)
    ]
    return ". ".join([say(scene, "factions"), *map(capital, lines)])
