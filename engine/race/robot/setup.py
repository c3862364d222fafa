"""The robot sits down: its level, its start world, its first face-down cards."""

from __future__ import annotations

from engine.core.chance import NOBODY
from engine.core.moves import Seat
from engine.race.marks import rule
from engine.race.robot.values import RobotRules
from engine.race.state import Player, Robot, State, take


@rule("RACE solo: setup")
def new_robot(rules: RobotRules, seat: Seat, world: str, level: str) -> Robot:
    """The mat before the first round."""
    return Robot(
        seat=seat,
        world=world,
        level=level,
        rules=rules,
        head=rules.worlds[world].head,
        credits=rules.usual(rules.credits, world),
        economy=rules.usual(rules.economy, world),
        tokens=rules.levels[level].tokens,
    )


@rule("RACE solo: setup")
def deal_robot(state: State, robot: Robot) -> None:
    """Its first cards, which nobody looks at."""
    count = robot.rules.usual(robot.rules.hand, robot.world)
    draw_unseen(state, state.players[robot.seat], count)
    state.tell("robot_began", robot.seat, world=robot.world, level=robot.level)


def draw_unseen(state: State, player: Player, count: int) -> int:
    """Cards from the deck to the back of the face-down hand; how many there were."""
    cards = [card for _ in range(count) if (card := take(state, player.seat, NOBODY)) is not None]
    player.hand += cards
    return len(cards)
