"""Small plates with a formula each: what a player has, many side by side."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from engine.gaia.components import BOOSTERS, FACTIONS, FEDERATION_TOKENS, TECH
from engine.gaia.terms import TRACKS
from engine.gaia.view import GaiaView, PlayerView, SpecialView
from render import theme
from render.canvas import Canvas
from render.formula import Icon, Items
from render.gaia import colours
from render.gaia.formula import gain, length, span, write
from render.gaia.parts import SHORT_AREAS, say, word
from render.gaia.research import AREA_TINT
from render.gaia.tiles import booster_bonus, booster_formula, tech_formula, tech_in_short
from render.layout import Box
from render.scene import Scene
from render.theme import Colour, mix

REACH: Final = 19
LEVELS: Final = 72
"""Height of the levels."""
CHIP: Final = 38
"""Height of a chip."""
FORMULA: Final = 20
AROUND: Final = 20
"""Room beside the formula of a chip."""
NARROWEST: Final = 84
APART: Final = 6
"""Between two chips in a row."""


class Holding(NamedTuple):
    """A plate: its formula, the colour of its kind, whether it is out of play or new."""

    items: Items
    edge: Colour
    faded: bool = False
    new: bool = False


def draw_holding(canvas: Canvas, box: Box, chip: Holding) -> None:
    """One plate."""
    fill = theme.SUNKEN if chip.faded else theme.RAISED
    canvas.panel(
        box,
        fill,
        radius=theme.RADIUS / 2,
        edge=mix(chip.edge, theme.PANEL, 0.7) if chip.faded else chip.edge,
    )
    ink = theme.FAINT if chip.faded else theme.TEXT
    write(canvas, box.inset(4, 2), chip.items, FORMULA, colour=ink)
    if chip.faded:
        canvas.dim(box.inset(3), 0.4)
    if chip.new:
        canvas.ring(box.inset(-2), radius=7)


def flowing(chips: Sequence[Holding], width: float) -> list[list[tuple[Holding, float]]]:
    """Chips in rows, each as wide as it needs; full rows are filled from side to side."""
    rows: list[list[tuple[Holding, float]]] = [[]]
    left = width
    for chip in chips:
        wide = max(NARROWEST, span(chip.items, FORMULA) + AROUND)
        if rows[-1] and wide > left:
            spare = (left + APART) / len(rows[-1])
            rows[-1] = [(one, taken + spare) for one, taken in rows[-1]]
            rows.append([])
            left = width
        rows[-1].append((chip, wide))
        left -= wide + APART
    return rows if chips else []


def rows_needed(count: int, in_row: int) -> int:
    """How many rows so many chips take."""
    return -(-count // in_row)


def spread(box: Box, count: int, in_row: int, height: float, gap: float) -> list[Box]:
    """Places for so many chips, row by row."""
    cells: list[Box] = []
    for row in range(rows_needed(count, in_row)):
        line = Box(box.x, box.y + row * (height + gap), box.w, height)
        cells += line.columns(in_row, gap)
    return cells[:count]


def tech_chips(player: PlayerView, before: PlayerView | None) -> Iterator[Holding]:
    """Technology tiles; covered and used ones are faded."""
    had = {owned.tile for owned in before.techs} if before is not None else None
    for owned in player.techs:
        tile = TECH[owned.tile]
        edge = colours.CREDIT if tile.advanced else colours.KNOWLEDGE
        used = _is_used(player, owned.tile)
        items = (Icon("used"), *tech_formula(tile)) if used else tech_in_short(tile)
        new = had is not None and owned.tile not in had
        yield Holding(items, edge, owned.covered_by is not None or used, new)


def token_chips(player: PlayerView, before: PlayerView | None) -> Iterator[Holding]:
    """Federation tokens; green ones can still be flipped."""
    for place, token in enumerate(player.tokens):
        edge = colours.PLANETS_GAIA if token.green else theme.FAINT
        old = before.tokens[place] if before and place < len(before.tokens) else None
        icon = Icon("federation_token" if token.green else "spent_token")
        items = (icon, *gain(FEDERATION_TOKENS[token.id].gain))
        yield Holding(items, edge, new=before is not None and old != token)


def special_formula(player: PlayerView, special: SpecialView) -> Items:
    """A special action in symbols; empty where only words can say it."""
    if special.id in BOOSTERS:
        return booster_bonus(BOOSTERS[special.id])
    if special.id in TECH:
        return gain(TECH[special.id].gain)
    if special.id == "right_academy" and player.faction is not None:
        return gain(FACTIONS[player.faction].right_academy)
    return FACTION_SPECIALS.get(special.id, ())


FACTION_SPECIALS: Final[dict[str, Items]] = {
    "ambas_swap": (Icon("pi"), Icon("swap"), Icon("m")),
    "firaks_downgrade": (Icon("lab"), "→", Icon("ts"), "+", Icon("research")),
    "bescods_lowest": ("1", Icon("research")),
    "ivits_station": ("1", Icon("station")),
}


def special_chips(scene: Scene[GaiaView], player: PlayerView) -> Iterator[Holding]:
    """Special actions; those taken this round are faded and crossed out."""
    for special in player.specials:
        items = special_formula(player, special) or (word(scene, special.id),)
        sign = Icon("used" if special.used else "action")
        yield Holding((sign, *items), theme.CHANGED, faded=special.used)


def own_chips(
    scene: Scene[GaiaView], player: PlayerView, before: PlayerView | None
) -> list[Holding]:
    """Tiles, tokens, booster, and the special actions that are on none of these."""
    specials = zip(special_chips(scene, player), player.specials, strict=True)
    return [
        *tech_chips(player, before),
        *token_chips(player, before),
        *_booster_chip(player, before),
        *(chip for chip, one in specials if one.id not in TECH and one.id not in BOOSTERS),
    ]


def _is_used(player: PlayerView, name: str) -> bool:
    return any(one.used and one.id == name for one in player.specials)


def _booster_chip(player: PlayerView, before: PlayerView | None) -> Iterator[Holding]:
    if player.booster is not None:
        items = booster_formula(BOOSTERS[player.booster])
        if _is_used(player, player.booster):
            items = tuple(Icon("used") if item == Icon("action") else item for item in items)
        new = before is not None and before.booster != player.booster
        yield Holding(items, colours.POWER, new=new)


def reach(player: PlayerView) -> tuple[Items, ...]:
    """Range and the price of a step."""
    return (
        (Icon("range"), str(player.range)),
        (str(player.ore_per_step), Icon("ore"), "/", Icon("terraform")),
    )


def outposts(player: PlayerView) -> tuple[Items, ...]:
    """Gaiaformers ready of all, and satellites."""
    total = player.gaiaformers_ready + player.gaiaformers_away + len(player.gaiaformers)
    return (
        (Icon("gaiaformer"), f"{player.gaiaformers_ready}/{total}"),
        (Icon("satellite"), str(len(player.satellites))),
    )


def plates(canvas: Canvas, box: Box, figures: Sequence[Items]) -> None:
    """Figures side by side on a dark plate."""
    widths = [length(canvas, items, REACH) + 12 for items in figures]
    spare = max(0.0, box.w - sum(widths) - 6 * (len(widths) - 1)) / len(widths)
    canvas.panel(box.inset(0, 2), theme.SUNKEN, radius=8)
    for items, wide in zip(figures, widths, strict=True):
        cell, box = box.cut_left(wide + spare, 6)
        write(canvas, cell.inset(3, 2), items, REACH)


def levels(
    canvas: Canvas,
    scene: Scene[GaiaView],
    box: Box,
    player: PlayerView,
    before: PlayerView | None,
) -> None:
    """The six research levels in two lines, with the areas' names."""
    cells = [cell for line in box.rows(2, 4) for cell in line.columns(len(TRACKS) // 2, 4)]
    for track, cell in zip(TRACKS, cells, strict=True):
        level = player.levels[track]
        canvas.panel(cell, mix(AREA_TINT[track], theme.PANEL, 0.78), radius=6)
        figure, rest = cell.inset(6, 5).cut_left(16, 4)
        canvas.text(figure, str(level), theme.FIGURE, align=0.5)
        bars, name = rest.cut_left(38, 6)
        canvas.text(name, say(scene, SHORT_AREAS[track]), theme.LABEL)
        for number, bar in enumerate(bars.columns(5, 2), start=1):
            height = bar.h * (0.3 + 0.14 * number)
            full = number <= level
            colour = AREA_TINT[track] if full else theme.SUNKEN
            canvas.rect(Box(bar.x, bar.bottom - height, bar.w, height), colour)
        if before is not None and before.levels[track] != level:
            canvas.ring(cell.inset(-2), radius=7)
