"""The galaxy with everything on it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping, Set
from itertools import combinations
from typing import Final, NamedTuple

from engine.gaia.terms import Building, Planet
from engine.gaia.view import GaiaView, HexView, PlayerView, StructureView
from render import theme
from render.canvas import Canvas
from render.gaia import colours
from render.gaia.changes import changed_hexes
from render.gaia.colours import Owner
from render.gaia.galaxy import PLANET_LIFT, PLANET_WIDTH, Base, code, galaxy
from render.gaia.ground import MARGIN, REACH, bond, ground, hex_ring, outline
from render.gaia.parts import called, in_order
from render.gaia.pieces import gaiaformer, mark, rimmed, satellite, space_station, structure
from render.gaia.planets import badge, face_of, planet, world
from render.gaia.symbols import symbol
from render.hexmap import Grid, HexPlace, grid_for
from render.layout import Box
from render.scene import Scene
from render.theme import Colour, Style

MAP_PAD: Final = 1
"""The galaxy takes the whole width: its outermost hexes are few and slender."""
MAP_TOP: Final = 6
MAP_FOOT: Final = 5
TALLEST: Final = 1040
LEGEND: Final = 62
"""Height of the strip that says who is who."""
SPOTS: Final = (
    ((0.0, -0.22),),
    ((-0.4, -0.22), (0.4, -0.22)),
    ((-0.4, -0.5), (0.4, -0.5), (0.0, 0.06)),
    ((-0.4, -0.5), (0.4, -0.5), (-0.4, 0.06), (0.4, 0.06)),
)
"""Where satellites go in a hex, by their number, in hex sizes: above the coordinates."""
ALONE: Final = 0.92
CROWDED: Final = 0.66
"""How wide a satellite is, in hex sizes."""
NAMED: Final = Style("SemiBold", 25, 23)
SCORED: Final = Style("ExtraBold", 29, 24)


class Sight(NamedTuple):
    """What map drawing functions share."""

    canvas: Canvas
    grid: Grid
    view: GaiaView
    hexes: Mapping[str, HexView]
    size: float
    """A hex in design units."""

    def px(self, share: float) -> int:
        """A share of a hex size in pixels."""
        return max(2, self.canvas.px(share * self.size))

    def spot(self, name: str, across: float = 0.0, down: float = 0.0) -> tuple[float, float]:
        """A point in a hex, offset in hex sizes."""
        x, y = self.grid.centre(self.place(name))
        return x + across * self.size, y + down * self.size

    def face(self, name: str) -> int:
        """The face of the planet in a hex."""
        return face_of(*self.place(name))

    def place(self, name: str) -> HexPlace:
        """The coordinates of a hex."""
        return HexPlace(self.hexes[name].q, self.hexes[name].r)


def map_grid(view: GaiaView) -> Grid:
    """How the galaxy lies on a picture of the usual width."""
    places = (HexPlace(spot.q, spot.r) for spot in view.hexes)
    grid = grid_for(places, theme.WIDTH, MAP_PAD, TALLEST)
    return grid._replace(y=grid.y + MAP_TOP, height=grid.height + MAP_TOP + MAP_FOOT)


def size(scene: Scene[GaiaView]) -> tuple[float, float]:
    """How large the map is, in design units."""
    return theme.WIDTH, LEGEND + map_grid(scene.view).height


def paint(canvas: Canvas, scene: Scene[GaiaView]) -> None:
    """A strip with everybody, and the galaxy below it: a corner of the galaxy is empty, and the
    client covers the lower left one."""
    legend(canvas, scene, Box(8, 8, theme.WIDTH - 16, LEGEND - 10))
    canvas.paste(_galaxy(canvas, scene), 0, LEGEND)


def _galaxy(whole: Canvas, scene: Scene[GaiaView]) -> Canvas:
    grid = map_grid(scene.view)
    canvas = below(whole, grid)
    draw_base(canvas, galaxy(scene.view.hexes, grid, canvas.scale))
    sight = sight_of(canvas, grid, scene.view, scene.view.hexes)
    pieces(sight)
    changed = changed_hexes(scene.before, scene.view)
    rings(sight, changed)
    marked = {name for names in scene.marks.values() for name in names}
    bonds(sight, marked)
    codes(sight, (changed | marked | occupied(scene.view)) & settleable(scene.view))
    return canvas


def below(whole: Canvas, grid: Grid) -> Canvas:
    """A canvas for the galaxy alone, to be put below what is said of it."""
    return Canvas(theme.WIDTH, grid.height, whole.scale, floor=whole.floor)


def draw_base(canvas: Canvas, base: Base) -> None:
    """What never changes, below everything else."""
    canvas.image.paste(base.image, (0, 0))
    canvas.written.extend(base.written)


def settleable(view: GaiaView) -> set[str]:
    """Hexes on which somebody can live: these have their coordinates on the map."""
    stations = {name for player in view.players for name in player.stations}
    return stations | {spot.name for spot in view.hexes if spot.planet is not None}


def sight_of(canvas: Canvas, grid: Grid, view: GaiaView, hexes: Iterable[HexView]) -> Sight:
    """The map of a view on a canvas, or the part of it that is drawn."""
    return Sight(canvas, grid, view, {spot.name: spot for spot in hexes}, grid.size)


def pieces(sight: Sight) -> None:
    """Everything players have put on the map."""
    homes = _homes(sight.view.players)
    for name, owners in homes.items():
        if name not in sight.hexes:
            continue
        player, built = owners[0]
        who = colours.owner(player.colour)
        _settled(sight, name, who, built, crowded=len(owners) > 1)
    for player in sight.view.players:
        who = colours.owner(player.colour)
        for name in player.gaiaformers:
            if name in sight.hexes and name not in homes:
                _gaia_project(sight, name, who)
    _outlines(sight)
    _orbits(sight)
    for name in homes.keys() & sight.hexes.keys():
        for guest, _ in homes[name][1:]:
            _guest(sight, name, colours.owner(guest.colour))


def codes(sight: Sight, names: Iterable[str]) -> None:
    """Coordinates written again, over outlines and rings."""
    for name in sorted(names):
        code(sight.canvas, sight.grid, sight.place(name), name, settled=True, halo=True)


def occupied(view: GaiaView) -> set[str]:
    """Hexes with anything of anybody on them."""
    return {
        name
        for player in view.players
        for name in (
            *(built.hex for built in player.structures),
            *player.gaiaformers,
            *player.satellites,
            *player.stations,
        )
    }


def rings(sight: Sight, names: Iterable[str]) -> None:
    """Rings around hexes that have changed."""
    ring = hex_ring(sight.px(2 * MARGIN), theme.CHANGED)
    for name in sorted(names):
        sight.canvas.sprite(ring, *sight.spot(name))


def neighbours(view: GaiaView, names: Collection[str]) -> list[tuple[HexView, HexView]]:
    """Which of these hexes lie beside each other."""
    spots = [spot for spot in view.hexes if spot.name in names]
    return [
        (one, other)
        for one, other in combinations(spots, 2)
        if HexPlace(one.q, one.r).away(HexPlace(other.q, other.r)) == 1
    ]


def bonds(sight: Sight, names: Collection[str]) -> None:
    """Planets that lie beside each other, circled and joined."""
    for one, other in neighbours(sight.view, names):
        x, y = sight.spot(one.name, 0, -PLANET_LIFT)
        to_x, to_y = sight.spot(other.name, 0, -PLANET_LIFT)
        across, down = (to_x - x) / sight.size, (to_y - y) / sight.size
        pair = bond(sight.px(2 * REACH), round(across, 2), round(down, 2))
        sight.canvas.sprite(pair, (x + to_x) / 2, (y + to_y) / 2)


def _homes(
    players: Iterable[PlayerView],
) -> dict[str, list[tuple[PlayerView, StructureView]]]:
    """Who lives where; guests after the first owner."""
    found: dict[str, list[tuple[PlayerView, StructureView]]] = defaultdict(list)
    for player in players:
        for built in player.structures:
            if built.shared:
                found[built.hex].append((player, built))
            else:
                found[built.hex].insert(0, (player, built))
    return found


def _settled(sight: Sight, name: str, who: Owner, built: StructureView, *, crowded: bool) -> None:
    """A structure on its planet; the planet's glyph gives way to a second structure."""
    canvas, kind = sight.canvas, sight.hexes[name].planet or Planet.LOST
    canvas.sprite(ground(sight.px(2 * MARGIN), colours.territory(who.colour)), *sight.spot(name))
    disc = world(sight.px(PLANET_WIDTH), kind, sight.face(name))
    canvas.sprite(disc, *sight.spot(name, 0, -PLANET_LIFT))
    canvas.sprite(structure(sight.px(1.2), built.kind, who), *sight.spot(name, 0, -PLANET_LIFT))
    canvas.sprite(rimmed(sight.px(0.6), who), *sight.spot(name, -0.7, -0.1))
    if not crowded:
        canvas.sprite(badge(sight.px(0.48), kind), *sight.spot(name, 0.72, -0.1))


def _guest(sight: Sight, name: str, who: Owner) -> None:
    """A Lantids mine beside somebody else's structure."""
    sight.canvas.sprite(
        structure(sight.px(0.74), Building.MINE, who), *sight.spot(name, 0.5, -0.42)
    )
    sight.canvas.sprite(rimmed(sight.px(0.5), who), *sight.spot(name, 0.74, 0.1))


def _gaia_project(sight: Sight, name: str, who: Owner) -> None:
    """A gaiaformer on its planet."""
    kind = sight.hexes[name].planet or Planet.TRANSDIM
    disc = planet(sight.px(PLANET_WIDTH), kind, sight.face(name))
    sight.canvas.sprite(disc, *sight.spot(name, 0, -PLANET_LIFT))
    sight.canvas.sprite(gaiaformer(sight.px(1.04), who), *sight.spot(name, 0, -PLANET_LIFT))
    sight.canvas.sprite(rimmed(sight.px(0.6), who), *sight.spot(name, -0.7, -0.1))
    sight.canvas.sprite(badge(sight.px(0.48), kind), *sight.spot(name, 0.72, -0.1))


def _orbits(sight: Sight) -> None:
    """Satellites and space stations in empty space, side by side where several meet."""
    lying: dict[str, list[tuple[Owner, bool]]] = defaultdict(list)
    for player in sight.view.players:
        who = colours.owner(player.colour)
        for name in player.stations:
            lying[name].append((who, True))
        for name in player.satellites:
            lying[name].append((who, False))
    for name in lying.keys() & sight.hexes.keys():
        owners = lying[name]
        places = SPOTS[min(len(owners), len(SPOTS)) - 1]
        width = ALONE if len(places) == 1 else CROWDED
        for (who, station), (across, down) in zip(owners, places, strict=False):
            draw = space_station if station else satellite
            sight.canvas.sprite(draw(sight.px(width), who), *sight.spot(name, across, down))


def _outlines(sight: Sight) -> None:
    """A line in the owner's colour around every federation."""
    crowd: dict[HexPlace, int] = defaultdict(int)
    for player in sight.view.players:
        members = federation_places(sight, player)
        draw_outline(sight, members, colours.owner(player.colour).colour, crowd)
        for place in members:
            crowd[place] += 1


def draw_outline(
    sight: Sight, members: Set[HexPlace], colour: Colour, crowd: Mapping[HexPlace, int]
) -> None:
    """A line around hexes, further inside where others' lines run already."""
    for place in sorted(members):
        edges = sum(
            1 << direction for direction in range(6) if place.beside(direction) not in members
        )
        if edges:
            line = outline(sight.px(2 * MARGIN), colour, edges, crowd.get(place, 0))
            sight.canvas.sprite(line, *sight.grid.centre(place))


def federation_places(sight: Sight, player: PlayerView) -> set[HexPlace]:
    """All hexes of a player's federations that are in sight."""
    fixed = [built.hex for built in player.structures if built.federated]
    members = {sight.place(name) for name in (*fixed, *player.satellites) if name in sight.hexes}
    stations = {sight.place(name) for name in player.stations if name in sight.hexes}
    while joined := {
        place
        for place in stations - members
        if any(place.beside(direction) in members for direction in range(6))
    }:
        members |= joined
    return members


def legend(canvas: Canvas, scene: Scene[GaiaView], box: Box) -> None:
    """Who is who: mark, name, points; the seats that are asked stand out."""
    view = scene.view
    first, box = box.cut_left(92, theme.GAP)
    canvas.panel(first, theme.RAISED, radius=theme.RADIUS / 2)
    canvas.text(first, f"{view.round} / {len(view.rounds)}", SCORED, align=0.5)
    for player, chip in zip(in_order(view), box.columns(len(view.players), theme.GAP), strict=True):
        edge = theme.CHANGED if player.seat in scene.asked else theme.LINE
        canvas.panel(chip, theme.PANEL, radius=theme.RADIUS / 2, edge=edge)
        left, rest = chip.inset(8, 4).cut_left(34, 6)
        canvas.sprite(mark(canvas.px(34), colours.owner(player.colour)), *left.centre)
        rest, points = rest.cut_right(canvas.length(str(player.vp), SCORED) + 32, 6)
        canvas.text(rest, called(scene, player), NAMED)
        shield, figure = points.cut_left(28, 2)
        canvas.sprite(symbol(canvas.px(28), "vp"), *shield.centre)
        canvas.text(figure, str(player.vp), SCORED, align=1.0)
