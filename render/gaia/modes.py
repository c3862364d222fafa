"""The map seen in other ways: all coordinates, influence, reach, income, free planets, power."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from typing import Final, NamedTuple

from engine.gaia.components import BOARD, INCOME_SLOTS
from engine.gaia.faction_rules import FactionRules
from engine.gaia.factions import FACTION_RULES
from engine.gaia.terms import HOME_TYPES, NEAR, QIC_RANGE, Building, Planet, steps_between
from engine.gaia.view import GaiaView, PlayerView
from render import texts, theme
from render.canvas import Canvas
from render.fonts import broken, line_height
from render.formula import Icon, Items
from render.gaia import colours
from render.gaia.formula import OWNER, gain, length, write
from render.gaia.galaxy import CODE_DROP, galaxy, planets, space
from render.gaia.ground import MARGIN, ground, hex_ring
from render.gaia.map import (
    Sight,
    below,
    codes,
    draw_base,
    map_grid,
    occupied,
    pieces,
    settleable,
    sight_of,
)
from render.gaia.parts import called, in_order, say, word
from render.gaia.pieces import mark
from render.gaia.player import income_items, shown
from render.hexmap import HexPlace
from render.layout import Box
from render.scene import Scene
from render.theme import Colour, Style

LABEL: Final = 23
"""Lettering in a hex."""
WIDEST: Final = 100
"""A label ends where that of the next hex in its row may begin."""
MOST_SIGNS: Final = 3
TITLE: Final = Style("Bold", 30, 24)
TOLD: Final = Style("SemiBold", 25, 24)
SIDE: Final = 16
TOP: Final = 8
HEAD: Final = 46
ROW: Final = 44
"""A player's income above the map."""


class Mode(NamedTuple):
    """A way to see the map."""

    title: str
    legend: str
    """Keys of the texts."""
    tint: Callable[[Scene[GaiaView]], Mapping[str, Colour]] = lambda _scene: {}
    """Hexes with a ground of their own."""
    labels: Callable[[Scene[GaiaView]], Mapping[str, Items]] = lambda _scene: {}
    """What is written in hexes."""
    rings: Callable[[Scene[GaiaView]], frozenset[str]] = lambda _scene: frozenset()
    own: bool = False
    """Whether it is one player's."""
    everywhere: bool = False
    """Whether every hex has its coordinates."""
    rows: bool = False
    """Whether everybody's income stands beside it."""


def size_of(name: str) -> Callable[[Scene[GaiaView]], tuple[float, float]]:
    """How large the picture of a mode is, in design units."""

    def size(scene: Scene[GaiaView]) -> tuple[float, float]:
        return theme.WIDTH, _above(scene, MODES[name]) + map_grid(scene.view).height

    return size


def paint_of(name: str) -> Callable[[Canvas, Scene[GaiaView]], None]:
    """How a mode is drawn."""

    def paint(canvas: Canvas, scene: Scene[GaiaView]) -> None:
        _paint(canvas, scene, MODES[name])

    return paint


def alt_of(name: str) -> Callable[[Scene[GaiaView]], str]:
    """A mode in words: its title, what it shows, and what is written where."""

    def alt(scene: Scene[GaiaView]) -> str:
        mode = MODES[name]
        lines = [_title(scene, mode), say(scene, mode.legend).rstrip(".")]
        return ". ".join([*lines, *_in_words(scene, mode.labels(scene))])

    return alt


def _in_words(scene: Scene[GaiaView], labels: Mapping[str, Items]) -> list[str]:
    """What is written on the map: a line for each label, with all hexes that bear it."""
    names = {f"{OWNER}{player.colour}": called(scene, player) for player in scene.view.players}
    found: dict[str, list[str]] = defaultdict(list)
    for hexname, items in sorted(labels.items()):
        words = [
            item if isinstance(item, str) else names.get(item.name) or _sign(scene, item.name)
            for item in items
        ]
        people = ", ".join(name for name in words if name in names.values())
        plain = [one for one in words if one and one not in names.values()]
        found[" ".join(filter(None, [*plain, people]))].append(hexname.upper())
    return [
        say(scene, "titled", title=said, list=", ".join(hexes))
        for said, hexes in sorted(found.items())
    ]


def _sign(scene: Scene[GaiaView], name: str) -> str:
    """A symbol in words; those the legend speaks of have none."""
    return word(scene, name) if texts.has(scene.lang, f"word-{name}", "gaia") else ""


def _title(scene: Scene[GaiaView], mode: Mode) -> str:
    if not mode.own:
        return say(scene, mode.title)
    return say(scene, "titled", title=called(scene, shown(scene)), list=say(scene, mode.title))


def _above(scene: Scene[GaiaView], mode: Mode) -> float:
    lines = broken(say(scene, mode.legend), TOLD, theme.WIDTH - 2 * SIDE)
    rows = len(scene.view.players) * ROW if mode.rows else 0
    return TOP + HEAD + len(lines) * line_height(TOLD) + rows + 8


def _paint(canvas: Canvas, scene: Scene[GaiaView], mode: Mode) -> None:
    view, high = scene.view, _above(scene, mode)
    grid = map_grid(view)
    sight = sight_of(below(canvas, grid), grid, view, view.hexes)
    if mode.everywhere:
        draw_base(sight.canvas, galaxy(view.hexes, grid, canvas.scale, everywhere=True))
        pieces(sight)
        codes(sight, occupied(view))
    else:
        _overlaid(sight, scene, mode)
    _legend(canvas, scene, mode, Box(SIDE, TOP, theme.WIDTH - 2 * SIDE, high - TOP))
    canvas.paste(sight.canvas, 0, high)


def _overlaid(sight: Sight, scene: Scene[GaiaView], mode: Mode) -> None:
    """The map with grounds, rings and labels; coordinates where there is no label."""
    canvas, view = sight.canvas, scene.view
    draw_base(canvas, space(view.hexes, sight.grid, canvas.scale))
    _tinted(sight, mode.tint(scene))
    planets(canvas, sight.grid, view.hexes)
    pieces(sight)
    ring = hex_ring(sight.px(2 * MARGIN), theme.TARGET)
    for name in sorted(mode.rings(scene)):
        canvas.sprite(ring, *sight.spot(name))
    labels = mode.labels(scene)
    codes(sight, settleable(view) - labels.keys())
    for name, items in labels.items():
        _label(sight, name, items)


def _tinted(sight: Sight, tint: Mapping[str, Colour]) -> None:
    for name, colour in tint.items():
        sight.canvas.sprite(ground(sight.px(2 * MARGIN), colour), *sight.spot(name))


def _label(sight: Sight, name: str, items: Items) -> None:
    """A few symbols in the lower part of a hex, on a dark plate."""
    x, y = sight.spot(name, 0, CODE_DROP - 0.04)
    wide = min(length(sight.canvas, items, LABEL) + 6, WIDEST)
    x = min(max(x, wide / 2), sight.grid.width - wide / 2)
    box = Box(x - wide / 2, y - 15, wide, 30)
    sight.canvas.panel(box, theme.OUTLINE, radius=8)
    write(sight.canvas, box.inset(3, 0), items, LABEL)


def _legend(canvas: Canvas, scene: Scene[GaiaView], mode: Mode, box: Box) -> None:
    """What it is, what the signs mean, and whose it is."""
    head, box = box.cut_top(HEAD)
    if mode.own:
        sign, head = head.cut_left(34, 10)
        who = colours.owner(shown(scene).colour)
        canvas.sprite(mark(canvas.px(32), who), *sign.centre)
    canvas.text(head, _title(scene, mode), TITLE)
    text = say(scene, mode.legend)
    lines = len(broken(text, TOLD, box.w))
    told, box = box.cut_top(lines * line_height(TOLD), 4)
    canvas.paragraph(told, text, TOLD, theme.DIM)
    for player in in_order(scene.view) if mode.rows else ():
        row, box = box.cut_top(ROW)
        _income_row(canvas, scene, player, row)


def _income_row(canvas: Canvas, scene: Scene[GaiaView], player: PlayerView, box: Box) -> None:
    sign, rest = box.cut_left(34, 10)
    canvas.sprite(mark(canvas.px(30), colours.owner(player.colour)), *sign.centre)
    name, means = rest.cut_left(270, theme.GAP)
    canvas.text(name, called(scene, player), TOLD)
    write(canvas, means, income_items(player), 27, align=0.0)


def _places(scene: Scene[GaiaView]) -> dict[str, HexPlace]:
    return {spot.name: HexPlace(spot.q, spot.r) for spot in scene.view.hexes}


def _settled(view: GaiaView) -> set[str]:
    return {built.hex for player in view.players for built in player.structures}


def _free(scene: Scene[GaiaView]) -> Iterator[tuple[str, Planet]]:
    """Planets on which nobody lives and no gaiaformer stands."""
    taken = _settled(scene.view) | {
        name for player in scene.view.players for name in player.gaiaformers
    }
    for spot in scene.view.hexes:
        if spot.planet is not None and spot.name not in taken:
            yield spot.name, spot.planet


def _influences(scene: Scene[GaiaView]) -> dict[str, list[tuple[int, PlayerView]]]:
    """Who would charge how much if something were built in a hex, the most first."""
    places = _places(scene)
    found: dict[str, list[tuple[int, PlayerView]]] = {}
    for name, place in places.items():
        values = []
        for player in in_order(scene.view):
            near = [
                built.value for built in player.structures if places[built.hex].away(place) <= NEAR
            ]
            if near:
                values.append((max(near), player))
        if values:
            found[name] = sorted(values, key=lambda pair: -pair[0])
    return found


def _influence_tint(scene: Scene[GaiaView]) -> dict[str, Colour]:
    tint = {}
    for name, values in _influences(scene).items():
        most = [player for value, player in values if value == values[0][0]]
        whose = most[0].colour if len(most) == 1 else None
        tint[name] = colours.territory(colours.owner(whose).colour)
    return tint


def _influence_labels(scene: Scene[GaiaView]) -> dict[str, Items]:
    """On every free planet: the strongest with the power they would be offered."""
    found: dict[str, Items] = {}
    influences = _influences(scene)
    for name, _ in _free(scene):
        values = influences.get(name, [])
        if values:
            most = values[0][0]
            signs = tuple(
                Icon(f"owner_{player.colour}") for value, player in values if value == most
            )
            found[name] = (str(most), *signs[:MOST_SIGNS])
    return found


def _qics(scene: Scene[GaiaView]) -> dict[str, int]:
    """How many QICs it takes to reach a hex; none that are more than the player has."""
    player, places = shown(scene), _places(scene)
    homes = [places[built.hex] for built in player.structures]
    homes += [places[name] for name in player.stations]
    found = {}
    for name, place in places.items():
        away = min((home.away(place) for home in homes), default=None)
        if away is None:
            continue
        short = max(0, away - player.range)
        needed = -(-short // QIC_RANGE)
        if needed <= player.qic:
            found[name] = needed
    return found


def _reach_tint(scene: Scene[GaiaView]) -> dict[str, Colour]:
    colour = colours.owner(shown(scene).colour).colour
    near, far = colours.territory(colour), colours.fringe(colour)
    return {name: far if needed else near for name, needed in _qics(scene).items()}


def _reach_labels(scene: Scene[GaiaView]) -> dict[str, Items]:
    found = _qics(scene)
    return {name: (str(found[name]), Icon("qic")) for name, _ in _free(scene) if found.get(name, 0)}


def _reach_rings(scene: Scene[GaiaView]) -> frozenset[str]:
    found = _qics(scene)
    return frozenset(name for name, _ in _free(scene) if name in found)


def _income_labels(scene: Scene[GaiaView]) -> dict[str, Items]:
    """What structures of a kind bring; the amounts are added up above."""
    return {
        built.hex: items
        for player in scene.view.players
        for built in player.structures
        if not built.shared and (items := _brings(player, built.kind))
    }


def _brings(player: PlayerView, kind: Building) -> Items:
    if player.robot:
        return ()
    if kind is Building.RIGHT_ACADEMY:
        return (Icon("action"),)
    slots = INCOME_SLOTS[player.faction][kind] if player.faction else BOARD.slots[kind]
    names = dict.fromkeys(item for slot in slots for item in gain(slot) if isinstance(item, Icon))
    return tuple(names)[:2]


def _steps_labels(scene: Scene[GaiaView]) -> dict[str, Items]:
    """How many terraforming steps each free planet takes, or what else it needs."""
    player = shown(scene)
    home = player.home
    found: dict[str, Items] = {}
    for name, planet in _free(scene):
        if planet is Planet.GAIA:
            found[name] = (Icon(_gaia_price(player)),)
        elif planet is Planet.TRANSDIM:
            found[name] = (Icon("gaiaformer"),)
        elif planet in HOME_TYPES and home is not None:
            found[name] = (str(steps_between(home, planet)), Icon("terraform"))
    return found


def _gaia_price(player: PlayerView) -> str:
    """What a mine on a Gaia planet takes besides."""
    rules = FACTION_RULES.get(player.faction or "", FactionRules())
    return rules.gaia_price[0]


def _steps_rings(scene: Scene[GaiaView]) -> frozenset[str]:
    """Home planets are ringed."""
    home = shown(scene).home
    return frozenset(name for name, planet in _free(scene) if planet is home)


def _power_labels(scene: Scene[GaiaView]) -> dict[str, Items]:
    """Power values; two structures in a hex side by side."""
    values: dict[str, list[int]] = defaultdict(list)
    for player in scene.view.players:
        for built in player.structures:
            values[built.hex].append(built.value)
        for name in player.stations:
            values[name].append(1)
    return {name: (" · ".join(map(str, found)), Icon("power")) for name, found in values.items()}


MODES: Final[dict[str, Mode]] = {
    "codes": Mode("mode-codes", "mode-codes-legend", everywhere=True),
    "influence": Mode(
        "mode-influence", "mode-influence-legend", _influence_tint, _influence_labels
    ),
    "reach": Mode(
        "mode-reach", "mode-reach-legend", _reach_tint, _reach_labels, _reach_rings, own=True
    ),
    "income": Mode("mode-income", "mode-income-legend", labels=_income_labels, rows=True),
    "planets": Mode(
        "mode-planets", "mode-planets-legend", labels=_steps_labels, rings=_steps_rings, own=True
    ),
    "power": Mode("mode-power", "mode-power-legend", labels=_power_labels),
}
"""All ways to see the map but the usual one."""
