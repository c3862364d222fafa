"""One player's table, large: every card in full, the goods on it, what all of it amounts to."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from engine.race.components import Power
from engine.race.terms import Effect, Good, Phase
from engine.race.view import PlayerView
from render import theme
from render.canvas import Canvas
from render.formula import Icon, Items, length, write
from render.layout import Box
from render.marks import mark, owner
from render.page import HEADER, SIZE, SMALL
from render.race.cards import Face
from render.race.hand import GAP, MARGIN, Shown, spread, spread_height
from render.race.parts import RaceScene, before_of, called, card_of, header, minus, shown, word
from render.race.symbols import symbol
from render.race.wording import signed
from render.texts import capital
from render.theme import Style

LINE: Final = 28
SQUARE: Final = 30


def size(scene: RaceScene) -> tuple[float, float]:
    """As high as the cards need."""
    player = shown(scene)
    lines = len(_total_lines(scene, player))
    top = 2 * MARGIN + HEADER + 2 * LINE + lines * LINE + GAP
    return theme.PAGE, top + spread_height(faces(scene, player))


def paint(canvas: Canvas, scene: RaceScene) -> None:
    """Who it is, points and totals, then the cards."""
    width, height = size(scene)
    player = shown(scene)
    box = Box(0, 0, width, height).inset(MARGIN)
    high = HEADER + LINE * (2 + len(_total_lines(scene, player)))
    top, rest = box.cut_top(high, GAP)
    canvas.part(top, None, lambda bench: _top(bench, scene, player, top))
    spread(canvas, scene, rest, faces(scene, player))


def _top(canvas: Canvas, scene: RaceScene, player: PlayerView, box: Box) -> None:
    """All but the cards."""
    title, box = box.cut_top(HEADER)
    sign, title = title.cut_left(30, 6)
    canvas.sprite(mark(canvas.px(27), owner(player.seat)), *sign.centre)
    header(canvas, scene, title, called(scene, player.seat))
    line, box = box.cut_top(LINE)
    write(canvas, line, points(scene, player), 18, symbol)
    line, box = box.cut_top(LINE)
    _actions(canvas, scene, player, line)
    for items in _total_lines(scene, player):
        line, box = box.cut_top(LINE)
        _totals(canvas, items, line)


def faces(scene: RaceScene, player: PlayerView) -> list[Shown]:
    """The cards in order of placement."""
    before = before_of(scene, player.seat)
    had = {one.id: one for one in before.tableau} if before is not None else None
    now = {six.card: six.points for six in player.six}
    phases = _bright(scene)
    return [
        (
            card_of(scene, placed.id),
            Face(
                good=placed.good,
                edition=scene.view.edition,
                now=now.get(placed.id),
                phases=phases,
                new=had is not None and had.get(placed.id) != placed,
            ),
        )
        for placed in player.tableau
    ]


def _bright(scene: RaceScene) -> tuple[Phase, ...] | None:
    """The phases whose powers work now; all between phases."""
    view = scene.view
    if view.phase is None:
        return None
    return (Phase.TRADE, view.phase) if view.phase is Phase.CONSUME else (view.phase,)


def points(scene: RaceScene, player: PlayerView) -> Items:
    """Points and where they come from, cards, Military."""
    six = sum(one.points for one in player.six)
    parts: Items = ("=", str(player.chips), Icon("chip"), "+", str(player.printed), Icon("card"))
    parts += ("+", str(six), Icon("named")) if player.six else ()
    parts += ("+", str(player.goal_points), Icon("goal")) if scene.view.goals else ()
    return (str(player.total), Icon("vp"), *parts)


def _actions(canvas: Canvas, scene: RaceScene, player: PlayerView, box: Box) -> None:
    """Cards in hand, Military; what was chosen in this round."""
    items: Items = (
        *(str(player.hand), Icon("card")),
        *(minus(player.military), Icon("military")),
        *(f"{len(player.tableau)}/{scene.view.tableau_limit}", Icon("end")),
    )
    wide = length(canvas, items, 18) + 4
    left, right = box.cut_left(wide, 14)
    write(canvas, left, items, 18, symbol)
    actions = " + ".join(capital(word(scene.lang, one, kind="action")) for one in player.actions)
    if actions:
        canvas.text(right, actions, SMALL, owner(player.seat).colour, align=1.0)


Total = tuple[Phase, Items]


def _total_lines(scene: RaceScene, player: PlayerView) -> list[list[Total]]:
    """What all cards amount to, as many phases a line as fit."""
    lines: list[list[Total]] = []
    room = 0.0
    for total in _sums(scene, player):
        wide = SQUARE + sum(30 if isinstance(item, Icon) else 10 * len(item) for item in total[1])
        if not lines or room + wide > theme.PAGE - 2 * MARGIN:
            lines.append([])
            room = 0.0
        lines[-1].append(total)
        room += wide + 18
    return lines


def _totals(canvas: Canvas, totals: list[Total], box: Box) -> None:
    for phase, items in totals:
        plate, box = box.cut_left(SQUARE, 5)
        canvas.panel(plate.inset(0, 3), theme.LINE, radius=5)
        canvas.text(plate, phase.value, Style("ExtraBold", SIZE, SIZE), align=0.5)
        wide = length(canvas, items, SIZE) + 2
        place, box = box.cut_left(wide, 16)
        write(canvas, place, items, SIZE, symbol)


def _sums(scene: RaceScene, player: PlayerView) -> Iterator[Total]:
    """By phase: cards drawn and kept, discounts, Military, bonuses of Trade."""
    powers = [power for one in player.tableau for power in card_of(scene, one.id).powers]
    for phase in (Phase.EXPLORE, Phase.DEVELOP, Phase.SETTLE, Phase.TRADE):
        items = tuple(_phase_sums(player, phase, [one for one in powers if one.phase is phase]))
        if items:
            yield phase, items


def _phase_sums(player: PlayerView, phase: Phase, powers: list[Power]) -> Iterator[str | Icon]:
    if phase is Phase.EXPLORE:
        drawn, kept = (
            sum(one.amount for one in powers if one.effect is effect)
            for effect in (Effect.EXPLORE_DRAW, Effect.EXPLORE_KEEP)
        )
        if drawn or kept:
            yield from (f"+{drawn}/+{kept}", Icon("card"))
        return
    if phase is Phase.DEVELOP:
        less = sum(one.amount for one in powers if one.effect is Effect.REDUCE_COST)
        if less:
            yield from (signed(-less), Icon("development"))
        return
    for effect, sign in ((Effect.REDUCE_COST, -1), (Effect.TRADE_BONUS, 1)):
        by_good: Counter[Good | None] = Counter()
        for one in powers:
            if one.effect is effect:
                by_good[one.good] += one.amount
        for good, amount in by_good.items():
            plain = "world" if phase is Phase.SETTLE else "card"
            yield from (signed(sign * amount), Icon(good.value if good else plain))
    if phase is Phase.SETTLE:
        yield from _military(player)


def _military(player: PlayerView) -> Iterator[str | Icon]:
    if player.military or player.special_military:
        yield from (minus(player.military), Icon("military"))
    if player.temporary:
        yield from (signed(player.temporary), Icon("temporary"))
    for one in player.special_military:
        sign = f"keyword_{one.against}" if one.keyword else one.against
        yield from (signed(one.amount), Icon("military"), Icon(sign))
