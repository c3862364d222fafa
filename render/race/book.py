"""The views of Race for the Galaxy by name."""

from __future__ import annotations

from typing import Final

from engine.race.components import CARDS
from engine.race.view import RaceView
from render import theme
from render.race import choices, goals, hand, large, reach, robot, scores, table, tableau
from render.race.alt import (
    alt_card,
    alt_choices,
    alt_goals,
    alt_hand,
    alt_reach,
    alt_robot,
    alt_scores,
    alt_table,
    alt_tableau,
)
from render.race.board_text import board_text
from render.race.colours import PALETTE
from render.race.hints import HINTS
from render.race.parts import RaceScene
from render.race.pointing import marks_for
from render.race.told import about_card, to_the_end
from render.registry import Book, View


def _always(_scene: RaceScene) -> bool:
    return True


def _with_goals(scene: RaceScene) -> bool:
    """Where there are goals they go with the news; at the end and without them the points do."""
    return bool(scene.view.goals) and scene.view.step != "over"


def _with_robot(scene: RaceScene) -> bool:
    return scene.view.robot is not None and scene.view.step != "over"


def _with_scores(scene: RaceScene) -> bool:
    return not _with_goals(scene) and not _with_robot(scene)


def _is_own(view: RaceView) -> bool:
    return view.own is not None


BOOK: Final = Book(
    views={
        "table": View(
            table.size,
            table.paint,
            alt_table,
            theme.WIDTH,
            smallest=theme.GLANCED,
            on_card=_always,
        ),
        "goals": View(
            goals.size,
            goals.paint,
            alt_goals,
            on_card=_with_goals,
            bare=lambda view: not view.goals,
        ),
        "hand": View(
            hand.size, hand.paint, alt_hand, here=_is_own, private=True, at_hand=True, in_parts=True
        ),
        "tableau": View(tableau.size, tableau.paint, alt_tableau, in_parts=True),
        "reach": View(reach.size, reach.paint, alt_reach, here=_is_own, private=True),
        "robot": View(
            robot.size,
            robot.paint,
            alt_robot,
            on_card=_with_robot,
            bare=lambda view: view.robot is None,
        ),
        "card": View(large.size, large.paint, alt_card, large.PIXELS, shows=CARDS.__contains__),
        "scores": View(scores.size, scores.paint, alt_scores, on_card=_with_scores),
        "choices": View(
            choices.size,
            choices.paint,
            alt_choices,
            points=True,
            here=_is_own,
            private=True,
            in_parts=True,
        ),
    },
    palette=PALETTE,
    describe=board_text,
    hints=HINTS,
    marks=marks_for,
    about=about_card,
    paragraphs=True,
    standing=to_the_end,
)
