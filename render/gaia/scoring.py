"""The scoring board: goals of rounds and game, standings, boosters, what everybody has."""

from __future__ import annotations

from typing import Final

from engine.gaia.components import BOOSTERS, FINAL_TILES
from engine.gaia.terms import Phase
from engine.gaia.view import FinalScoreView, FinalTileView, GaiaView, PlayerView, StandingView
from render import theme
from render.canvas import Canvas
from render.gaia import colours
from render.gaia.automa import cards_in_short, deck_in_short
from render.gaia.changes import player_before
from render.gaia.formula import COUNTS, Icon, Items, write
from render.gaia.parts import (
    HEADER,
    amount,
    bowls,
    capital,
    header,
    in_order,
    person,
    points,
    resources,
    say,
    word,
)
from render.gaia.pieces import mark
from render.gaia.symbols import symbol
from render.gaia.tiles import Face, booster_formula, draw_booster, draw_round
from render.layout import Box
from render.scene import Scene
from render.theme import mix

ROUND: Final = 100
LINE: Final = 36
"""One participant on a final scoring tile."""
PERSON: Final = 112
CAPTION: Final = 30
BOOSTER: Final = 118
MOST_IN_ROW: Final = 7


def size(scene: Scene[GaiaView], *, people: bool = True) -> tuple[float, float]:
    """How large the picture is, in design units; without people only what lies in the open."""
    view = scene.view
    rows = len(view.players) * (PERSON + theme.GAP) if people else 0
    boosters = CAPTION + BOOSTER if _offers(view) else 0
    fixed = 2 * theme.PAD + HEADER + ROUND + 3 * theme.GAP
    return theme.WIDTH, fixed + _final_height(view) + rows + boosters


def paint(canvas: Canvas, scene: Scene[GaiaView], top: float = 0.0, *, people: bool = True) -> None:
    """The whole board."""
    width, height = size(scene, people=people)
    box = Box(0, top, width, height).inset(theme.PAD)
    title, box = box.cut_top(HEADER)
    header(canvas, scene, title, say(scene, "scoring"))
    strip, box = box.cut_top(ROUND, theme.GAP)
    _rounds(canvas, scene, strip)
    final, box = box.cut_top(_final_height(scene.view), theme.GAP)
    for tile, cell in zip(scene.view.final, final.columns(2, theme.GAP), strict=False):
        _final(canvas, scene, tile, cell)
    for player in in_order(scene.view) if people else ():
        row, box = box.cut_top(PERSON, theme.GAP)
        _player(canvas, scene, player, row)
    if _offers(scene.view):
        _boosters(canvas, scene, box)


def _offers(view: GaiaView) -> bool:
    """Whether boosters still matter."""
    return bool(view.boosters) and view.phase is not Phase.END


def _final_height(view: GaiaView) -> float:
    rows = max((len(tile.standings) for tile in view.final), default=0)
    return 44 + rows * LINE + 10


def _rounds(canvas: Canvas, scene: Scene[GaiaView], box: Box) -> None:
    """The six goals; past ones pale, the present one bright."""
    view = scene.view
    over = view.phase is Phase.END
    for tile, cell in zip(view.rounds, box.columns(len(view.rounds), 8), strict=True):
        now = tile.round == view.round and not over
        past = tile.round < view.round or over
        edge = theme.CHANGED if now else theme.LINE
        label, body = cell.cut_top(30)
        canvas.panel(cell, mix(edge, theme.PANEL, 0.45 if now else 0.7), radius=theme.RADIUS / 2)
        ink = theme.FAINT if past else theme.TEXT
        canvas.text(label, str(tile.round), theme.FIGURE, ink, align=0.5)
        draw_round(canvas, scene.lang, body, tile.id, Face(edge=edge, faded=past))


def _final(canvas: Canvas, scene: Scene[GaiaView], tile: FinalTileView, box: Box) -> None:
    """A final scoring tile with everybody's progress."""
    canvas.panel(box)
    body = box.inset(12, 5)
    title, body = body.cut_top(38)
    icons = write(canvas, title, COUNTS[FINAL_TILES[tile.id].counts], 24, align=0.0)
    canvas.text(title.cut_left(icons.w, 12)[1], capital(word(scene, tile.id)), theme.LABEL)
    most = max((standing.count for standing in tile.standings), default=0) or 1
    rows = sorted(tile.standings, key=lambda standing: (-standing.vp, -standing.count))
    for standing in rows:
        line, body = body.cut_top(LINE)
        _standing(canvas, scene, standing, most, line)


def _standing(
    canvas: Canvas, scene: Scene[GaiaView], standing: StandingView, most: int, box: Box
) -> None:
    """One participant: a bar as long as the progress, the count, the points."""
    colour = next(
        (player.colour for player in scene.view.players if player.seat == standing.seat), None
    )
    who = colours.owner(colour)
    left, rest = box.cut_left(34)
    canvas.sprite(mark(canvas.px(26), who), *left.centre)
    rest, worth = rest.cut_right(84, 8)
    bar = rest.inset(0, 8)
    canvas.panel(bar, theme.SUNKEN, radius=6)
    filled = max(10.0, (bar.w - 44) * standing.count / most)
    if standing.count:
        canvas.panel(bar._replace(w=filled), mix(who.colour, theme.PANEL, 0.25), radius=6)
    else:
        filled = 0
    canvas.text(Box(bar.x + filled + 8, rest.y, 36, rest.h), str(standing.count), theme.LABEL)
    amount(canvas, worth, "vp", standing.vp)


def _player(canvas: Canvas, scene: Scene[GaiaView], player: PlayerView, box: Box) -> None:
    """Everything a player could spend, in one row."""
    asked = player.seat in scene.asked
    canvas.panel(box, edge=theme.CHANGED if asked else None)
    before = player_before(scene.before, player.seat)
    inside = box.inset(12, 6)
    upper, lower = inside.rows(2, 4)
    name, means = upper.cut_left(258, theme.GAP)
    person(canvas, scene, player, name)
    score, means = means.cut_left(148, theme.GAP)
    points(canvas, score, player, before)
    power, rest = lower.cut_left(416, theme.GAP)
    automa = scene.view.automa
    if automa is not None and player.robot:
        cards_in_short(canvas, scene, means.inset(0, 4), automa)
        deck_in_short(canvas, scene, power.inset(0, 4), automa)
    else:
        resources(canvas, means, player, before)
        bowls(canvas, power.inset(0, 4), player, before)
    final = next((one for one in scene.view.scores if one.seat == player.seat), None)
    if final is None:
        _held(canvas, scene, player, rest.inset(0, 4))
    else:
        _added(canvas, scene, final, rest.inset(0, 4))


def _added(canvas: Canvas, scene: Scene[GaiaView], score: FinalScoreView, box: Box) -> None:
    """The place taken, and what the end of the game has added."""
    place, parts = box.cut_left(84, theme.GAP)
    edge = theme.CHANGED if score.rank == 1 else theme.LINE
    canvas.panel(place, theme.RAISED, radius=theme.RADIUS / 2, edge=edge)
    canvas.text(place, say(scene, "place", n=score.rank), theme.LABEL, align=0.5)
    icons = [COUNTS[FINAL_TILES[tile.id].counts][-1:] for tile in scene.view.final]
    rows: list[tuple[Items, int]] = [
        (symbols, score.breakdown.get(f"final{number}", 0))
        for number, symbols in enumerate(icons, start=1)
    ]
    rows.append(((Icon("research"),), score.breakdown.get("research", 0)))
    rows.append(((Icon("ore"),), score.breakdown.get("resources", 0)))
    for (symbols, count), cell in zip(rows, parts.columns(len(rows), 6), strict=True):
        canvas.panel(cell, theme.SUNKEN, radius=theme.RADIUS / 2)
        write(canvas, cell.inset(6, 2), (*symbols, f"+{count}"), 21)


def _held(canvas: Canvas, scene: Scene[GaiaView], player: PlayerView, box: Box) -> None:
    """The booster in front of a player, and how far the range and the steps go."""
    left, right = box.cut_right(196, theme.GAP)
    if player.booster is not None:
        before = player_before(scene.before, player.seat)
        canvas.panel(left, theme.RAISED, radius=theme.RADIUS / 2, edge=colours.POWER)
        formula = booster_formula(BOOSTERS[player.booster])
        write(canvas, left.inset(10, 2), formula, 22)
        if before is not None and before.booster != player.booster:
            canvas.ring(left.inset(-3))
    if player.robot:  # its cards say how far it reaches
        return
    cells = right.columns(3, 4)
    figures = (
        ("range", str(player.range)),
        ("terraform", str(player.ore_per_step)),
        ("gaiaformer", str(player.gaiaformers_ready)),
    )
    for (name, figure), cell in zip(figures, cells, strict=True):
        icon, rest = cell.cut_left(28, 4)
        canvas.sprite(symbol(canvas.px(26), name), *icon.centre)
        canvas.text(rest, figure, theme.LABEL, theme.DIM)


def _boosters(canvas: Canvas, scene: Scene[GaiaView], box: Box) -> None:
    """Boosters nobody holds."""
    caption, box = box.cut_top(CAPTION)
    canvas.text(caption, say(scene, "boosters-left"), theme.SMALL, theme.DIM)
    count = min(len(scene.view.boosters), MOST_IN_ROW)
    wide = min(240.0, (box.w - theme.GAP * (count - 1)) / count)
    before = scene.before.boosters if scene.before is not None else scene.view.boosters
    for place, booster in enumerate(scene.view.boosters[:MOST_IN_ROW]):
        cell = Box(box.x + place * (wide + theme.GAP), box.y, wide, BOOSTER)
        draw_booster(canvas, scene.lang, cell, booster, Face(new=booster not in before))
