"""The robot's dice: what they show, and on which spaces they are put."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.moves import Note
from engine.race.marks import rule
from engine.race.robot.values import HEAD, MATCH
from engine.race.state import Player, Robot, State
from engine.race.terms import SPACE_OF, Space

ORDER = tuple(Space)


def roll(state: State, robot: Robot, human: Player) -> None:
    """Both dice are rolled and placed, after the player has chosen."""
    faces = tuple(
        die[state.chance.roll(f"die-{name}", len(die))]
        for name, die in zip("ab", robot.rules.dice, strict=True)
    )
    markers = [SPACE_OF[action] for action in human.actions]
    robot.faces = faces
    robot.dice, notes = placed(faces, markers, robot.head)
    state.tell(
        "robot_rolled",
        robot.seat,
        faces=faces,
        actions=tuple(map(str, robot.dice)),
        notes=tuple(notes),
        reasons=len(notes),
    )


@rule("RACE solo: dice")
def placed(
    faces: Sequence[str], markers: Sequence[Space], head: Space
) -> tuple[tuple[Space, ...], list[Note]]:
    """The spaces of both dice: plain faces and the head first, then matches; what a face does not
    say by itself is noted."""
    spaces: list[Space] = []
    notes: list[Note] = []
    for face in faces:
        if face == MATCH:
            continue
        space = head if face == HEAD else Space(face)
        spaces.append(space)
        if face == HEAD:
            notes.append(Note("robot-head", {"action": str(space)}))
    left, right = sorted(markers, key=ORDER.index)
    matches = faces.count(MATCH)
    if matches == len(faces):
        return (left, right), [Note("robot-copies")]
    if matches:
        space = _match(left, right, spaces[0])
        spaces.append(space)
        notes.append(Note("robot-match", {"action": str(space)}))
    return tuple(sorted(spaces, key=ORDER.index)), notes


@rule("RACE solo: dice")
def _match(left: Space, right: Space, other: Space) -> Space:
    """Under the right marker, or under the left one if the other die lies there."""
    return left if other == right else right
