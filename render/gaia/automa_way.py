"""The way to each deed of the Automa in symbols: what it wanted, among how many it chose, what each
tie-break left, what was done, for how many points."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from engine.core.moves import Note
from engine.gaia.components import BOARD_ACTIONS, BOOSTERS, FINAL_TILES
from engine.gaia.terms import Track
from engine.gaia.view import AutomaTurnView, GaiaView
from render import theme
from render.canvas import Canvas
from render.formula import Icon, Items
from render.gaia.automa_card import ACTIONS
from render.gaia.automa_tale import IN_TITLE, POINTS, steps_of
from render.gaia.formula import COUNTS, span, write
from render.gaia.parts import SHORT_AREAS, say
from render.gaia.tiles import action_formula, booster_formula
from render.layout import Box
from render.scene import Scene

LINE: Final = 38
"""A line of plates."""
BETWEEN: Final = 6
SIZE: Final = 20
SIDE: Final = 10
MARGIN: Final = 8
"""On both sides of what stands on a plate."""
ARROW: Final = 22
NOTHING: Final[Items] = ("–",)

Arguments = Any  # of a note: whatever its key goes with


class AutomaWay(NamedTuple):
    """One step of a turn."""

    wanted: Items
    sieve: tuple[Items, ...]
    """How many there were, then what each tie-break that mattered left."""
    done: Items
    points: int


def ways_of(scene: Scene[GaiaView], turn: AutomaTurnView | None) -> tuple[AutomaWay, ...]:
    """The steps of a turn; those that only announce others are left out."""
    notes = [note for note in turn.notes if note.key != IN_TITLE] if turn is not None else []
    return tuple(
        _way(scene, step, WANTED[step[0].key]) for step in steps_of(notes) if step[0].key in WANTED
    )


def ways_height(ways: Sequence[AutomaWay], width: float) -> float:
    """How high the ways are in a width."""
    return sum(_height(way, width) + BETWEEN for way in ways)


def _height(way: AutomaWay, width: float) -> float:
    lines = len(_lines(way, width - 2 * SIDE))
    return lines * LINE + (lines - 1) * BETWEEN + 16


def draw_ways(canvas: Canvas, box: Box, ways: Sequence[AutomaWay]) -> None:
    """The ways, one below the other."""
    for way in ways:
        cell, box = box.cut_top(_height(way, box.w), BETWEEN)
        canvas.panel(cell)
        inside = cell.inset(SIDE, 8)
        for plates, row in zip(
            _lines(way, inside.w), inside.rows(len(_lines(way, inside.w)), BETWEEN), strict=True
        ):
            _draw(canvas, row, way, plates)


def _lines(way: AutomaWay, room: float) -> list[list[Items]]:
    """The plates of a way in lines; the points come last."""
    lines: list[list[Items]] = [[]]
    left = room
    for items in _plates(way):
        wide = _wide(items) + (ARROW if lines[-1] else 0)
        if lines[-1] and wide > left:
            lines.append([])
            left, wide = room, _wide(items) + ARROW
        lines[-1].append(items)
        left -= wide
    return lines


def _plates(way: AutomaWay) -> tuple[Items, ...]:
    gained: tuple[Items, ...] = (_gained(way),) if way.points else ()
    return (way.wanted, *way.sieve, way.done, *gained)


def _gained(way: AutomaWay) -> Items:
    return (f"+{way.points}", Icon("vp"))


def _wide(items: Items) -> float:
    return span(items, SIZE) + 2 * MARGIN


def _draw(canvas: Canvas, box: Box, way: AutomaWay, plates: Sequence[Items]) -> None:
    """A line of plates from left to right with arrows between; points without a plate."""
    every = _plates(way)
    x = box.x
    for items in plates:
        first = items is every[0]
        gained = items == _gained(way)
        if not first and not gained:
            arrow = Box(x, box.y, ARROW, box.h)
            canvas.text(arrow, "→", theme.LABEL, theme.FAINT, align=0.5)
        x += 0 if first else ARROW
        plate = Box(x, box.y, _wide(items), box.h)
        done = items is way.done
        edge = None if not done else theme.CHANGED if way.done != NOTHING else theme.LINE
        if not gained:
            canvas.panel(plate, theme.RAISED if done else theme.SUNKEN, radius=6, edge=edge)
        write(canvas, plate.inset(MARGIN - 1, 2), items, SIZE)
        x = plate.right


def _way(
    scene: Scene[GaiaView], step: Sequence[Note], wanted: Callable[[Arguments], Items]
) -> AutomaWay:
    done = tuple(item for note in step for item in _done(scene, note))
    gains = [note.args for note in step if note.key == POINTS]
    points = sum(int(str(args["vp"])) + int(str(args["bonus"])) for args in gains)
    return AutomaWay(wanted(step[0].args), tuple(_sieve(step)), done or NOTHING, points)


WANTED: Final[dict[str, Callable[[Arguments], Items]]] = {
    "automa-home-planets": lambda args: (Icon("m"),),
    "automa-first-booster": lambda args: (Icon("deck"), str(args["card"])),
    "automa-build-mine": lambda args: (Icon("m"), Icon("range"), str(args["range"])),
    "automa-upgrade": lambda args: (Icon("upgrade"),),
    "automa-power-qic": lambda args: ACTIONS["power_qic"],
    "automa-research-highest": lambda args: ACTIONS["research_highest"],
    "automa-research-random": lambda args: (Icon("research"),),
    "automa-research-area": lambda args: (Icon("research"),),
    "automa-passed": lambda args: (Icon("pass"),),
}
"""What opens a step, by the note that does."""
AMONG: Final[dict[str, Callable[[Arguments], Icon]]] = {
    "automa-home-planets": lambda args: Icon("planet_type"),
    "automa-planets": lambda args: Icon("planet_type"),
    "automa-upgrade-kind": lambda args: Icon(args["was"]),
    "automa-power-qic": lambda args: Icon("action"),
    "automa-areas": lambda args: Icon("research"),
}
"""What is counted before the first tie-break."""
TIES: Final[dict[str, Callable[[Arguments], Items]]] = {
    "automa-tie-transdim": lambda args: (Icon("transdim"),),
    "automa-tie-steps": lambda args: (Icon("terraform"),),
    "automa-tie-distance": lambda args: (Icon("distance"),),
    "automa-tie-direction": lambda args: (Icon(args["direction"]),),
    "automa-tie-highest": lambda args: ACTIONS["research_highest"],
}


def _sieve(step: Sequence[Note]) -> Iterator[Items]:
    """What there was to choose from, and what narrowed it down."""
    for note in step:
        args: Arguments = note.args
        if note.key in AMONG:
            yield (str(args["count"]), AMONG[note.key](args))
        elif note.key == "automa-direction-card":
            yield (Icon(args["direction"]),)
        elif note.key in ("automa-tie-number", "automa-covered"):
            yield (str(args["count"]), Icon(f"count_{args['arrow']}"))
        elif args.get("removed") and (tie := _tie(note.key, args)):
            yield (*tie, ":", str(args["after"]))


def _tie(key: str, args: Arguments) -> Items:
    if key == "automa-tie-tile":
        return COUNTS[FINAL_TILES[args["tile"]].counts]
    return TIES[key](args) if key in TIES else ()


def _done(scene: Scene[GaiaView], note: Note) -> Items:
    """What a note says was done."""
    args: Arguments = note.args
    match note.key:
        case "automa-home-mine":
            return (Icon("m"), args["hex"].upper())
        case "automa-built":
            return (Icon("m"), Icon(args["planet"]), args["hex"].upper())
        case "automa-satellite":
            return (Icon("satellite"), args["hex"].upper())
        case "automa-upgraded":
            return (Icon(args["was"]), "→", Icon(args["building"]), args["hex"].upper())
        case "automa-covered":
            action = BOARD_ACTIONS[args["action"]]
            return (str(action.cost), Icon(action.kind), "→", *action_formula(action))
        case "automa-advanced":
            return (say(scene, SHORT_AREAS[Track(args["track"])]), str(args["level"]))
        case "automa-tile-removed":
            return (say(scene, SHORT_AREAS[Track(args["track"])]), "−", Icon("tech"))
        case "automa-booster" | "automa-first-booster":
            return booster_formula(BOOSTERS[args["booster"]])
    return ()
