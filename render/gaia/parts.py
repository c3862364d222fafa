"""Pieces of pictures that several views share: headings, people, amounts, bowls."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.gaia.terms import Phase, Track
from engine.gaia.view import GaiaView, PlayerView
from render import texts, theme
from render.canvas import Canvas
from render.gaia import colours
from render.gaia.changes import player_before
from render.gaia.pieces import mark
from render.gaia.symbols import symbol
from render.layout import Box
from render.scene import Scene
from render.texts import capital
from render.theme import Colour, Style, mix

HEADER: Final = 48
RESOURCES: Final = ("ore", "credits", "knowledge", "qic")
SHORT_AREAS: Final = {
    Track.TERRAFORMING: "area-terra",
    Track.NAVIGATION: "area-nav",
    Track.INTELLIGENCE: "area-int",
    Track.GAIA_PROJECT: "area-gaia",
    Track.ECONOMY: "area-eco",
    Track.SCIENCE: "area-sci",
}
"""Names of research areas where there is little room."""
SIGN: Final = 1.15
"""Symbols are taller than figures."""
CHANGE: Final = Style("Bold", 17, 17)
NUMERALS: Final = ("I", "II", "III")
AREA: Final = 18
"""Width of the sign of the Gaia area."""


def say(scene: Scene[GaiaView], key: str, **args: object) -> str:
    """A text of the pictures; its arguments are taken as they are."""
    return texts.drawn(scene.lang, "gaia", f"picture-{key}", args)


def word(scene: Scene[GaiaView], name: str, form: str = "", kind: str = "") -> str:
    """The label of a word of the notation."""
    return str(texts.word(scene.lang, "gaia", name, form, kind))


def called(scene: Scene[GaiaView], player: PlayerView) -> str:
    """What to call a player in a picture."""
    return _robot(scene, player.seat) or scene.name(player.seat)


def written(scene: Scene[GaiaView], seat: int) -> str:
    """What to call a seat in a chat message."""
    return _robot(scene, seat) or scene.written_name(seat)


def _robot(scene: Scene[GaiaView], seat: int) -> str:
    """The robot has a name without being given one; empty for everybody else."""
    if any(scene.names[seat : seat + 1]):
        return ""
    robots = (player.seat for player in scene.view.players if player.robot)
    return capital(word(scene, "automa")) if seat in robots else ""


def faction(scene: Scene[GaiaView], player: PlayerView) -> str:
    """The faction's name, or a dash."""
    return word(scene, player.faction) if player.faction else "–"


def in_order(view: GaiaView) -> Iterator[PlayerView]:
    """The players in turn order; after the end the best first."""
    players = {player.seat: player for player in view.players}
    for score in sorted(view.scores, key=lambda score: score.rank):
        yield players.pop(score.seat)
    yield from (players.pop(seat) for seat in view.order if seat in players)
    yield from players.values()


def when(scene: Scene[GaiaView]) -> str:
    """Where in the game we are, in words."""
    view = scene.view
    phase = word(scene, view.phase.value, kind="phase")
    if view.phase is Phase.END or not view.round:
        return capital(phase)
    return say(scene, "round-of", n=view.round, rounds=len(view.rounds), phase=phase)


def header(
    canvas: Canvas, scene: Scene[GaiaView], box: Box, title: str, *, alone: bool = True
) -> None:
    """What the picture shows, and at what time of the game unless that stands above."""
    label = when(scene) if alone else ""
    left, right = box.cut_right(canvas.length(label, theme.LABEL) + 1, theme.GAP)

    def written(part: Canvas) -> None:
        part.text(left, title, theme.TITLE)
        part.text(right, label, theme.LABEL, theme.DIM, align=1.0)

    canvas.part(box.inset(-theme.PAD, 0), ("header", title, label), written)


def all_of(scene: Scene[GaiaView], player: PlayerView, *more: object) -> tuple[object, ...] | None:
    """Whatever a card of a person may show, for `Canvas.part`; a robot's shows its deck as well."""
    if player.robot:
        return None
    before = player_before(scene.before, player.seat)
    asked = player.seat in scene.asked
    return (scene.lang, called(scene, player), asked, player, before, *more)


def state(scene: Scene[GaiaView], player: PlayerView) -> tuple[str, Colour]:
    """Whether a player is asked, has passed, or waits."""
    if player.seat in scene.asked:
        return say(scene, "to-move"), theme.CHANGED
    if player.passed:
        return say(scene, "passed"), theme.FAINT
    return "", theme.DIM


def person(canvas: Canvas, scene: Scene[GaiaView], player: PlayerView, box: Box) -> None:
    """Mark, name, and below it the faction and whether it is this player's turn."""
    left, rest = box.cut_left(34, 8)
    canvas.sprite(mark(canvas.px(34), colours.owner(player.colour)), *left.centre)
    upper, lower = rest.cut_top(rest.h * 0.55)
    canvas.text(upper, called(scene, player), theme.HEADING)
    note, colour = state(scene, player)
    kind = word(scene, "automa") if player.robot else ""
    about = [faction(scene, player)] if player.faction else []
    about += [kind] if kind and capital(kind) != called(scene, player) else []
    about += [note] if note else []
    canvas.text(lower, " · ".join(about), theme.SMALL, colour if note else theme.DIM)


def amount(
    canvas: Canvas,
    box: Box,
    name: str,
    value: int,
    before: int | None = None,
    style: Style = theme.FIGURE,
) -> None:
    """A symbol, how much there is, and by how much it has changed."""
    wide = min(box.h, style.size * SIGN)
    left, rest = box.cut_left(wide, 4)
    canvas.sprite(symbol(canvas.px(wide), name), *left.centre)
    figure = Box(rest.x, rest.y, canvas.length(str(value), style) + 1, rest.h)
    canvas.text(figure, str(value), style)
    if before is not None and before != value:
        by = change(value - before)
        spare = Box(figure.right + 3, rest.y, canvas.length(by, CHANGE) + 1, rest.h)
        canvas.text(spare, by, CHANGE, theme.CHANGED)


def points_width(canvas: Canvas, player: PlayerView, before: PlayerView | None) -> float:
    """How much room they take."""
    return needed(canvas, player.vp, before.vp if before else None, theme.BIG) + 2


def points(canvas: Canvas, box: Box, player: PlayerView, before: PlayerView | None) -> None:
    """A player's victory points, large."""
    amount(canvas, box, "vp", player.vp, before.vp if before else None, theme.BIG)


def resources(canvas: Canvas, box: Box, player: PlayerView, before: PlayerView | None) -> None:
    """Ore, credits, knowledge and QICs side by side."""
    known: list[tuple[str, int, int | None]] = [
        (kind, getattr(player, kind), getattr(before, kind) if before else None)
        for kind in RESOURCES
    ]
    widths = [needed(canvas, value, was) for _, value, was in known]
    spare = max(0.0, box.w - sum(widths)) / len(widths)
    for (kind, value, was), wide in zip(known, widths, strict=True):
        cell, box = box.cut_left(wide + spare)
        amount(canvas, cell, kind, value, was)


def needed(
    canvas: Canvas, value: int, was: int | None = None, style: Style = theme.FIGURE
) -> float:
    """How much room an amount takes with its change."""
    wide = style.size * SIGN + 4 + canvas.length(str(value), style)
    if was is None or was == value:
        return wide
    return wide + 3 + canvas.length(change(value - was), CHANGE)


def change(by: int) -> str:
    """By how much something has changed."""
    return f"{by:+d}".replace("-", "−")


def bowls(canvas: Canvas, box: Box, player: PlayerView, before: PlayerView | None = None) -> None:
    """The power bowls I, II, III and the Gaia area."""
    for index, (cell, tokens) in enumerate(zip(box.columns(4, 4), player.bowls, strict=True)):
        ground_of_bowl(canvas, cell, player, before, index)
        if player.stone == index:
            canvas.sprite(symbol(canvas.px(20), "stone"), cell.right - 6, cell.y + 5)
        wide = AREA if index == 3 else canvas.length(NUMERALS[index], theme.SMALL) + 1
        spare = max(0.0, cell.w - wide - canvas.length(str(tokens), theme.FIGURE))
        label, figure = cell.inset(min(9.0, 4 + spare / 6), 2).cut_left(wide, 1)
        if index < 3:
            canvas.text(label, NUMERALS[index], theme.SMALL, theme.TEXT, align=0.5)
        else:
            canvas.sprite(symbol(canvas.px(AREA), "gaia_area"), *label.centre)
        canvas.text(figure, str(tokens), theme.FIGURE, align=0.5)


def ground_of_bowl(
    canvas: Canvas, box: Box, player: PlayerView, before: PlayerView | None, index: int
) -> None:
    """What the tokens of a bowl are written on, ringed if they have changed."""
    colour = colours.PLANETS_GAIA if index == 3 else colours.POWER
    share = (0.8, 0.62, 0.4, 0.66)[index]
    canvas.panel(box, mix(colour, theme.PANEL, share), radius=box.h / 2)
    changed = before is not None and (
        before.bowls[index] != player.bowls[index]
        or (before.stone == index) != (player.stone == index)
    )
    if changed:
        canvas.ring(box, radius=box.h / 2)
