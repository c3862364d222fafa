"""The scoring board: goals of rounds and game, standings, boosters, what everybody has."""

from __future__ import annotations

from functools import partial
from typing import Final

from engine.gaia.components import BOOSTERS, FINAL_TILES
from engine.gaia.terms import Phase
from engine.gaia.view import FinalScoreView, FinalTileView, GaiaView, PlayerView, StandingView
from render import theme
from render.canvas import Canvas
from render.formula import Icon, Items
from render.gaia import colours
from render.gaia.automa import cards_in_short, deck_in_short
from render.gaia.changes import player_before
from render.gaia.chips import rows_needed, spread
from render.gaia.formula import COUNTS, length, write
from render.gaia.parts import (
    HEADER,
    all_of,
    amount,
    bowls,
    header,
    in_order,
    person,
    points,
    resources,
    say,
    word,
)
from render.gaia.pieces import mark
from render.gaia.tiles import Face, booster_formula, draw_booster, draw_round
from render.layout import Box
from render.scene import Scene
from render.texts import capital
from render.theme import mix

ROUND: Final = 92
LINE: Final = 30
"""One participant on a final scoring tile."""
NAMED: Final = 48
"""What a final scoring tile counts, in up to two lines."""
UPPER: Final = 50
LOWER: Final = 36
PERSON: Final = UPPER + LOWER + 22
CAPTION: Final = 30
BOOSTER: Final = 70
MOST_IN_ROW: Final = 4
BOWLS: Final = 204
BOOSTER_HELD: Final = 204


def size(
    scene: Scene[GaiaView], width: float = theme.PAGE, *, people: bool = True
) -> tuple[float, float]:
    """How large the picture is, in design units; without people only what lies in the open."""
    view = scene.view
    rows = len(view.players) * (PERSON + theme.GAP) if people else 0
    fixed = 2 * theme.PAD + HEADER + ROUND + 2 * theme.GAP
    return width, fixed + _final_height(view) + rows + _boosters_height(view)


def paint(
    canvas: Canvas,
    scene: Scene[GaiaView],
    top: float = 0.0,
    width: float = theme.PAGE,
    *,
    people: bool = True,
) -> None:
    """The whole board."""
    box = Box(0, top, *size(scene, width, people=people)).inset(theme.PAD)
    title, box = box.cut_top(HEADER)
    header(canvas, scene, title, say(scene, "scoring"), alone=people)
    strip, box = box.cut_top(ROUND, theme.GAP)
    lang, view = scene.lang, scene.view
    rounds = ("rounds", view.rounds, view.round, view.phase)
    canvas.part(strip, rounds, lambda part: _rounds(part, scene, strip))
    final, box = box.cut_top(_final_height(scene.view), theme.GAP)
    for tile, cell in zip(scene.view.final, final.columns(2, theme.GAP), strict=False):
        goal = ("final", lang, tile, [(one.seat, one.colour) for one in view.players])
        canvas.part(cell, goal, partial(_final, scene=scene, tile=tile, box=cell))
    for player in in_order(scene.view) if people else ():
        row, box = box.cut_top(PERSON, theme.GAP)
        ends = [one for one in view.scores if one.seat == player.seat]
        told = all_of(scene, player, "scoring", ends, [tile.id for tile in view.final])
        around = row.inset(-theme.PAD, 0)  # a ring may be wider than the row
        canvas.part(around, told, partial(_player, scene=scene, player=player, box=row))
    if _offers(scene.view):
        before = None if scene.before is None else scene.before.boosters
        boosters = ("boosters", lang, view.boosters, before)
        around = Box(box.x - theme.PAD, box.y, box.w + 2 * theme.PAD, box.h + theme.PAD)
        canvas.part(around, boosters, lambda part: _boosters(part, scene, box))


def _offers(view: GaiaView) -> bool:
    """Whether boosters still matter: whoever passes in the last round takes none."""
    return bool(view.boosters) and view.phase is not Phase.END and view.round < len(view.rounds)


def _boosters_height(view: GaiaView) -> float:
    lines = rows_needed(len(view.boosters), MOST_IN_ROW)
    return CAPTION + lines * (BOOSTER + theme.GAP) if _offers(view) else 0.0


def _final_height(view: GaiaView) -> float:
    rows = max((len(tile.standings) for tile in view.final), default=0)
    return NAMED + rows * LINE + 12


def _rounds(canvas: Canvas, scene: Scene[GaiaView], box: Box) -> None:
    """The six goals; past ones pale, the present one bright."""
    view = scene.view
    over = view.phase is Phase.END
    for tile, cell in zip(view.rounds, box.columns(len(view.rounds), 8), strict=True):
        now = tile.round == view.round and not over
        past = tile.round < view.round or over
        edge = theme.CHANGED if now else theme.LINE
        label, body = cell.cut_top(26)
        canvas.panel(cell, mix(edge, theme.PANEL, 0.45 if now else 0.7), radius=theme.RADIUS / 2)
        ink = theme.FAINT if past else theme.TEXT
        canvas.text(label, str(tile.round), theme.FIGURE, ink, align=0.5)
        draw_round(canvas, scene.lang, body, tile.id, Face(edge=edge, faded=past))


def _final(canvas: Canvas, scene: Scene[GaiaView], tile: FinalTileView, box: Box) -> None:
    """A final scoring tile with everybody's progress."""
    canvas.panel(box)
    body = box.inset(10, 5)
    title, body = body.cut_top(NAMED)
    icons = COUNTS[FINAL_TILES[tile.id].counts]
    left, right = title.cut_left(length(canvas, icons, 20), 8)
    write(canvas, left, icons, 20, align=0.0)
    canvas.paragraph(right, capital(word(scene, tile.id)), theme.SMALL)
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
    left, rest = box.cut_left(26, 6)
    canvas.sprite(mark(canvas.px(24), who), *left.centre)
    rest, worth = rest.cut_right(62, 6)
    bar = rest.inset(0, 5)
    canvas.panel(bar, theme.SUNKEN, radius=6)
    filled = max(10.0, (bar.w - 34) * standing.count / most)
    if standing.count:
        canvas.panel(bar._replace(w=filled), mix(who.colour, theme.PANEL, 0.25), radius=6)
    else:
        filled = 0
    canvas.text(Box(bar.x + filled + 7, rest.y, 26, rest.h), str(standing.count), theme.LABEL)
    amount(canvas, worth, "vp", standing.vp)


def _player(canvas: Canvas, scene: Scene[GaiaView], player: PlayerView, box: Box) -> None:
    """Everything a player could spend, in two lines."""
    asked = player.seat in scene.asked
    canvas.panel(box, edge=theme.CHANGED if asked else None)
    before = player_before(scene.before, player.seat)
    upper, lower = box.inset(10, 8).cut_top(UPPER, 6)
    rest, power = upper.cut_right(BOWLS, theme.GAP)
    name, score = rest.cut_right(128, theme.GAP)
    person(canvas, scene, player, name)
    points(canvas, score, player, before)
    automa = scene.view.automa
    robot = automa is not None and player.robot
    if automa is not None and robot:
        deck_in_short(canvas, scene, power, automa)
    else:
        bowls(canvas, power.inset(0, 3), player, before)
    final = next((one for one in scene.view.scores if one.seat == player.seat), None)
    if final is not None:
        _added(canvas, scene, final, lower)
        return
    means, held = lower.cut_right(BOOSTER_HELD, theme.GAP)
    if automa is not None and robot:
        cards_in_short(canvas, scene, means, automa)
    else:
        resources(canvas, means, player, before)
    _held(canvas, scene, player, held)


def _added(canvas: Canvas, scene: Scene[GaiaView], score: FinalScoreView, box: Box) -> None:
    """The place taken, and what the end of the game has added."""
    label = say(scene, "place", n=score.rank)
    place, parts = box.cut_left(canvas.length(label, theme.LABEL) + 24, theme.GAP)
    edge = theme.CHANGED if score.rank == 1 else theme.LINE
    canvas.panel(place, theme.RAISED, radius=theme.RADIUS / 2, edge=edge)
    canvas.text(place.inset(6, 0), label, theme.LABEL, align=0.5)
    icons = [COUNTS[FINAL_TILES[tile.id].counts][-1:] for tile in scene.view.final]
    rows: list[tuple[Items, int]] = [
        (symbols, score.breakdown.get(f"final{number}", 0))
        for number, symbols in enumerate(icons, start=1)
    ]
    rows.append(((Icon("research"),), score.breakdown.get("research", 0)))
    rows.append(((Icon("ore"),), score.breakdown.get("resources", 0)))
    for (symbols, count), cell in zip(rows, parts.columns(len(rows), 6), strict=True):
        canvas.panel(cell, theme.SUNKEN, radius=theme.RADIUS / 2)
        write(canvas, cell.inset(4, 2), (*symbols, f"+{count}"), 20)


def _held(canvas: Canvas, scene: Scene[GaiaView], player: PlayerView, box: Box) -> None:
    """The booster in front of a player."""
    if player.booster is None:
        return
    before = player_before(scene.before, player.seat)
    canvas.panel(box, theme.RAISED, radius=theme.RADIUS / 2, edge=colours.POWER)
    write(canvas, box.inset(4, 2), booster_formula(BOOSTERS[player.booster]), 19)
    if before is not None and before.booster != player.booster:
        canvas.ring(box.inset(-3))


def _boosters(canvas: Canvas, scene: Scene[GaiaView], box: Box) -> None:
    """Boosters nobody holds."""
    caption, box = box.cut_top(CAPTION)
    canvas.text(caption, say(scene, "boosters-left"), theme.LABEL, theme.DIM)
    offered = scene.view.boosters
    before = scene.before.boosters if scene.before is not None else offered
    cells = spread(box, len(offered), min(len(offered), MOST_IN_ROW), BOOSTER, theme.GAP)
    for booster, cell in zip(offered, cells, strict=True):
        draw_booster(canvas, scene.lang, cell, booster, Face(new=booster not in before))
