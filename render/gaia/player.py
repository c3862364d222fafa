"""One player's board, large: means, power, structures with their income, tiles and points."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from engine.gaia.components import BOARD, INCOME_SLOTS
from engine.gaia.terms import Building
from engine.gaia.view import GaiaView, PlayerView
from render import theme
from render.canvas import Canvas
from render.formula import Icon, Items
from render.gaia import automa, colours
from render.gaia.changes import player_before
from render.gaia.chips import (
    CHIP,
    LEVELS,
    draw_holding,
    levels,
    outposts,
    plates,
    reach,
    rows_needed,
    special_chips,
    spread,
    token_chips,
)
from render.gaia.formula import gain, length, write
from render.gaia.parts import (
    HEADER,
    bowls,
    called,
    faction,
    header,
    person,
    points,
    points_width,
    resources,
    say,
    word,
)
from render.gaia.pieces import silhouette
from render.gaia.tiles import Face, draw_booster, draw_tech
from render.layout import Box
from render.scene import Scene
from render.texts import capital

CAPTION: Final = 30
STEP: Final = 8
SLOT: Final = 62
PRICE: Final = 78.4
"""So wide that the places beside it begin on whole pixels at the usual width: equal ones are packed
well."""
TILE: Final = 66
TILES_IN_ROW: Final = 4
CHIPS_IN_ROW: Final = 3
SOURCE: Final = 30
"""A source of points: as high as a row of the tables in `compared`, for the same reason."""
FIGURE: Final = 34
MARGIN: Final = 4
PERSON: Final = 106
MEANS: Final = 44 + 44 + 46 + 3 * STEP
"""Bowls, reach and income: what a robot does not have."""
LARGE: Final = (Building.INSTITUTE, Building.LEFT_ACADEMY, Building.RIGHT_ACADEMY)
SLOT_ROWS: Final = 4
"""Mines, trading stations, labs, and the large structures together."""


def shown(scene: Scene[GaiaView]) -> PlayerView:
    """Whose board: the seat asked for, else who is to move, else the first."""
    wanted = scene.whose(scene.view.players[0].seat)
    return next(player for player in scene.view.players if player.seat == wanted)


def size(scene: Scene[GaiaView]) -> tuple[float, float]:
    """How large the picture is, in design units."""
    player = shown(scene)
    blocks = [
        _person_height(player) + STEP + _middle_height(scene, player),
        CAPTION + SLOT_ROWS * (SLOT + STEP),
        LEVELS + STEP,
        _tile_block(player),
        _chip_block(len(player.tokens)),
        _chip_block(len(player.specials)),
        _points_height(player),
    ]
    return theme.PAGE, 2 * theme.PAD + HEADER + sum(blocks)


def _person_height(player: PlayerView) -> float:
    return PERSON / 2 + 8 if player.robot else PERSON


def paint(canvas: Canvas, scene: Scene[GaiaView], top: float = 0.0) -> None:
    """The whole board."""
    width, height = size(scene)
    player = shown(scene)
    before = player_before(scene.before, player.seat)
    box = Box(0, top, width, height).inset(theme.PAD)
    title, box = box.cut_top(HEADER)
    known = player.faction is not None
    header(canvas, scene, title, faction(scene, player) if known else called(scene, player))
    row, box = box.cut_top(_person_height(player), STEP)
    _person(canvas, scene, player, row)
    middle, box = box.cut_top(_middle_height(scene, player))
    if not player.robot:
        _means(canvas, scene, player, middle)
    elif scene.view.automa is not None:
        cards, _ = middle.cut_top(automa.block_height(scene, player))
        automa.block(canvas, scene, cards, scene.view.automa, player)
    box = _structures(canvas, scene, player, box)
    row, box = box.cut_top(LEVELS, STEP)
    levels(canvas, scene, row, player, before)
    box = _tiles(canvas, scene, player, box)
    cells, box = _block(canvas, scene, box, "tokens", len(player.tokens))
    for chip, cell in zip(token_chips(player, before), cells, strict=True):
        draw_holding(canvas, cell, chip)
    cells, box = _block(canvas, scene, box, "specials", len(player.specials))
    for chip, cell in zip(special_chips(scene, player), cells, strict=True):
        draw_holding(canvas, cell, chip)
    _points(canvas, scene, player, box)


def _middle_height(scene: Scene[GaiaView], player: PlayerView) -> float:
    """Room for a player's means, or for a robot's cards."""
    if not player.robot:
        return MEANS
    return automa.block_height(scene, player) + STEP if scene.view.automa is not None else 0.0


def _person(canvas: Canvas, scene: Scene[GaiaView], player: PlayerView, box: Box) -> None:
    """Who it is, points and resources."""
    before = player_before(scene.before, player.seat)
    canvas.panel(box)
    inside = box.inset(10, 6)
    upper = inside if player.robot else inside.cut_top(50, 6)[0]
    name, score = upper.cut_right(points_width(canvas, player, before), theme.GAP)
    person(canvas, scene, player, name)
    points(canvas, score, player, before)
    if not player.robot:
        resources(canvas, inside.cut_top(50, 6)[1], player, before)


def _means(canvas: Canvas, scene: Scene[GaiaView], player: PlayerView, box: Box) -> None:
    """Bowls, range and what the next income brings."""
    before = player_before(scene.before, player.seat)
    row, box = box.cut_top(44, STEP)
    bowls(canvas, row.inset(0, 2), player, before)
    row, box = box.cut_top(44, STEP)
    plates(canvas, row, (*reach(player), *outposts(player)))
    row, _ = box.cut_top(46)
    canvas.panel(row, theme.SUNKEN, radius=8)
    label = say(scene, "next-income")
    text, items = row.inset(12, 4).cut_left(canvas.length(label, theme.LABEL) + 1, theme.GAP)
    canvas.text(text, label, theme.LABEL, theme.GOOD)
    write(canvas, items, income_items(player), 22, align=0.0)


def income_items(player: PlayerView) -> Items:
    """The next income, summed up by resource."""
    total: Counter[str] = Counter()
    for income in player.income:
        total[income.resource] += income.amount
    order = ("ore", "credits", "knowledge", "qic", "charge", "tokens")
    items = tuple(item for name in order if total[name] for item in (str(total[name]), Icon(name)))
    return items or ("–",)


def _structures(canvas: Canvas, scene: Scene[GaiaView], player: PlayerView, box: Box) -> Box:
    """Every place of the faction board: built ones bright with the income they give."""
    caption, box = box.cut_top(CAPTION)
    title = say(scene, "pieces" if player.robot else "structures")
    canvas.text(caption, title, theme.LABEL, theme.DIM)
    for kind in (Building.MINE, Building.STATION, Building.LAB):
        row, box = box.cut_top(SLOT, STEP)
        _slots(canvas, player, kind, row)
    row, box = box.cut_top(SLOT, STEP)
    for kind, cell in zip(LARGE, row.columns(len(LARGE), STEP), strict=True):
        _slots(canvas, player, kind, cell)
    return box


def _slots(canvas: Canvas, player: PlayerView, kind: Building, box: Box) -> None:
    """One row of places with the price in front."""
    total = BOARD.pieces[kind]
    built = total - player.pieces_left.get(kind, total)
    who = colours.owner(player.colour)
    places = box
    if not player.robot:
        price, places = box.cut_left(PRICE, 5)
        amounts = gain(BOARD.costs[kind])
        for items, line in zip((amounts[:2], amounts[2:]), price.inset(4, 3).rows(2), strict=True):
            write(canvas, line, items, 19)
    gains = _incomes(player, kind)
    for number, cell in enumerate(places.columns(total, 4)):
        filled = number < built
        canvas.panel(
            cell,
            colours.territory(who.colour) if filled else theme.SUNKEN,
            radius=6,
            edge=who.colour if filled else theme.LINE,
        )
        look = who if filled else colours.Owner(theme.LINE, who.mark)
        items = gains[number] if number < len(gains) else ()
        upper, lower = cell.inset(3, 3).rows(2)
        wide = length(canvas, items, 18)
        if not items:
            upper = cell
        elif kind not in LARGE and wide + 38 < cell.w:
            upper, lower = cell.inset(4, 3).cut_left(34, 3)
        canvas.sprite(silhouette(canvas.px(33), kind, look), *upper.centre)
        ink = theme.TEXT if filled else theme.FAINT
        write(canvas, lower, items, 18, colour=ink)
        if not filled:
            canvas.dim(cell.inset(3), 0.45)


def _incomes(player: PlayerView, kind: Building) -> Sequence[Items]:
    """What each place of a row gives, a robot nothing."""
    if player.robot:
        return ()
    if kind is Building.RIGHT_ACADEMY:
        return ((Icon("action"),),)
    slots = INCOME_SLOTS[player.faction][kind] if player.faction else BOARD.slots[kind]
    return [gain(slot) for slot in slots]


def _tile_block(player: PlayerView) -> float:
    count = len(player.techs) + (player.booster is not None)
    return CAPTION + rows_needed(count, TILES_IN_ROW) * (TILE + STEP) if count else 0.0


def _tiles(canvas: Canvas, scene: Scene[GaiaView], player: PlayerView, box: Box) -> Box:
    """The booster and all technology tiles."""
    block, rest = box.cut_top(_tile_block(player))
    if not block.h:
        return rest
    caption, block = block.cut_top(CAPTION)
    title = say(scene, "booster")
    if not player.robot:
        title = f"{title} · {say(scene, 'technology')}"
    canvas.text(caption, title, theme.LABEL, theme.DIM)
    before = player_before(scene.before, player.seat)
    had = {owned.tile for owned in before.techs} if before is not None else None
    count = len(player.techs) + (player.booster is not None)
    cells = spread(block, count, TILES_IN_ROW, TILE, STEP)
    if player.booster is not None:
        new = before is not None and before.booster != player.booster
        draw_booster(canvas, scene.lang, cells.pop(0), player.booster, Face(new=new))
    for owned, cell in zip(player.techs, cells, strict=True):
        new = had is not None and owned.tile not in had
        draw_tech(
            canvas, scene.lang, cell, owned.tile, Face(faded=owned.covered_by is not None, new=new)
        )
    return rest


def _chip_block(count: int) -> float:
    return CAPTION + rows_needed(count, CHIPS_IN_ROW) * (CHIP + STEP) if count else 0.0


def _block(
    canvas: Canvas,
    scene: Scene[GaiaView],
    box: Box,
    key: str,
    count: int,
) -> tuple[list[Box], Box]:
    """Places for chips under a caption, and what is left below; nothing if there are none."""
    block, rest = box.cut_top(_chip_block(count))
    if not count:
        return [], rest
    caption, block = block.cut_top(CAPTION)
    canvas.text(caption, say(scene, key), theme.LABEL, theme.DIM)
    return spread(block, count, CHIPS_IN_ROW, CHIP, STEP), rest


def _sources(player: PlayerView) -> list[tuple[str, int]]:
    """Points by source, the most first."""
    return sorted(
        ((source, count) for source, count in player.sources.items() if count),
        key=lambda item: (-item[1], item[0]),
    )


def _points_height(player: PlayerView) -> float:
    count = len(_sources(player))
    return CAPTION + count * SOURCE + 2 * MARGIN if count else 0.0


def _points(canvas: Canvas, scene: Scene[GaiaView], player: PlayerView, box: Box) -> None:
    """The sources of points, one below the other; nothing before there are any."""
    sources = _sources(player)
    if not sources:
        return
    caption, box = box.cut_top(CAPTION)
    canvas.text(caption, say(scene, "points"), theme.LABEL, theme.DIM)
    plate, _ = box.cut_top(_points_height(player) - CAPTION)
    canvas.panel(plate, theme.SUNKEN, radius=8)
    lines = plate.inset(10, MARGIN)
    for source, count in sources:
        line, lines = lines.cut_top(SOURCE)
        figure, name = line.cut_left(FIGURE, 12)
        ink = theme.BAD if count < 0 else theme.TEXT
        canvas.text(figure, str(count).replace("-", "−"), theme.LABEL, ink, align=1.0)
        canvas.text(name, capital(word(scene, source, kind="source")), theme.SMALL, theme.DIM)
