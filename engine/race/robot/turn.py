"""What the robot does in each phase: its action where a die lies, else its reaction to ours."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from engine.core.chance import NOBODY
from engine.core.moves import Note
from engine.race.marks import rule
from engine.race.robot.setup import draw_unseen
from engine.race.robot.values import Leaving, RobotWorld
from engine.race.state import Player, Robot, State, discard, gain_chips, take
from engine.race.terms import Phase, Space

SIX: Final = 6
ACTION: Final = "action"
REACTION: Final = "reaction"


class Turn:
    """The robot in one phase: the table, its mat, and the notes of what it does and why."""

    def __init__(self, state: State, robot: Robot, how: str) -> None:
        self.state, self.robot, self.how = state, robot, how
        self.player: Player = state.players[robot.seat]
        self.world: RobotWorld = robot.rules.worlds[robot.world]
        self.notes: list[Note] = []

    @property
    def acts(self) -> bool:
        """Whether a die lies on the space, so that this is no reaction."""
        return self.how == ACTION

    def note(self, key: str, **args: object) -> None:
        """Say what is done, and why."""
        self.notes.append(Note(f"robot-{key}", args))

    def draw(self, count: int) -> None:
        """Cards join the face-down hand at its back."""
        self.note("draws", count=draw_unseen(self.state, self.player, count))

    @rule("RACE solo: limits")
    def credit(self, change: int) -> None:
        """Credits between nothing and their limit; more is lost."""
        before = self.robot.credits
        self.robot.credits = max(0, min(self.robot.rules.most_credits, before + change))
        self.note("credits", before=before, after=self.robot.credits)

    @rule("RACE solo: limits")
    def grow(self, change: int) -> None:
        """The economy, likewise."""
        before = self.robot.economy
        self.robot.economy = min(self.robot.rules.most_economy, before + change)
        self.note("economy", before=before, after=self.robot.economy)

    def chips(self, vp: int) -> None:
        """Chips from the pool."""
        gain_chips(self.state, self.player, vp)
        self.note("vp", vp=vp)

    def place(self, card: str) -> None:
        """A card joins the pile; its powers have no effect."""
        self.player.tableau.append(card)
        self.note("places", card=card)

    @rule("RACE solo: reveal")
    def reveal_until(self, fits: Callable[[str], bool]) -> str | None:
        """Turn up hand cards until one fits; those before it are discarded."""
        while self.player.hand:
            front = self.robot.rules.reveal_from == "front"
            card = self.player.hand.pop(0 if front else -1)
            self.state.chance.show(NOBODY, card)
            if fits(card):
                self.note("reveals", card=card, fits="yes")
                return card
            self.note("reveals", card=card, fits="no")
            discard(self.state, self.player.seat, (card,))
        self.note("finds-nothing")
        return None


@rule("RACE solo: action or reaction")
def robot_phase(state: State, phase: Phase) -> None:
    """The robot's part of a phase, after the player's."""
    robot = state.robot
    if robot is None:
        return
    if phase is Phase.CONSUME:
        how = ACTION if _dice(robot, Space.TRADE, Space.TIMES_2) else REACTION
    else:
        space = SPACES[phase]
        nth = state.nth if space in (Space.DEVELOP, Space.SETTLE) else 1
        how = ACTION if _dice(robot, space) >= nth else REACTION
    turn = Turn(state, robot, how)
    STEPS[phase](turn)
    state.tell(
        "robot_acted",
        robot.seat,
        phase=str(phase),
        how=how,
        nth=state.nth,
        notes=tuple(turn.notes),
    )


@rule("RACE solo: action or reaction")
def robot_times(robot: Robot, phase: Phase) -> int:
    """How often the robot's dice call for a phase."""
    if phase is Phase.CONSUME:
        return min(1, _dice(robot, Space.TRADE, Space.TIMES_2))
    count = _dice(robot, SPACES[phase])
    return count if phase in (Phase.DEVELOP, Phase.SETTLE) else min(1, count)


def _dice(robot: Robot, *spaces: Space) -> int:
    return sum(space in spaces for space in robot.dice)


@rule("RACE solo: explore")
def _explore(turn: Turn) -> None:
    draws = turn.world.draws
    if not turn.acts:
        turn.draw(draws["explore_reaction"])
        return
    both = _dice(turn.robot, Space.EXPLORE) > 1
    turn.draw(draws["explore_two_dice" if both else "explore_one_die"])
    turn.credit(1)


@rule("RACE solo: develop")
def _develop(turn: Turn) -> None:
    """A token where there is one and credits for it; else a development from the hand."""
    robot = turn.robot
    price = robot.rules.token_price["action" if turn.acts else "reaction"]
    if robot.tokens and robot.credits >= price:
        robot.tokens -= 1
        robot.placed += 1
        turn.note("token", price=price)
        turn.credit(-price)
        return
    cards = turn.state.cards
    if turn.acts:
        turn.draw(turn.world.draws["develop_action"])
        found = turn.reveal_until(lambda card: _may_develop(turn, card))
        if found is not None:
            turn.place(found)
            if cards[found].cost == SIX:
                turn.credit(-1)
        return
    if robot.credits == 0:
        turn.note("no-credits")
        return
    found = turn.reveal_until(lambda card: not cards[card].is_world)
    if found is not None:
        turn.place(found)
        turn.credit(-1)


@rule("RACE solo: develop")
def _may_develop(turn: Turn, card: str) -> bool:
    """A development; one of cost 6 only where there is a credit for it."""
    printed = turn.state.cards[card]
    return not printed.is_world and (printed.cost != SIX or turn.robot.credits > 0)


@rule("RACE solo: settle")
def _settle(turn: Turn) -> None:
    robot, world = turn.robot, turn.world
    leaving = world.leaves_with_first_settle
    if leaving is not None and not robot.first_settled:
        if turn.acts:
            _leave(turn, leaving)
            return
        if not robot.rules.reacts_before_first_settle:
            turn.note("waits")
            return
    free = turn.acts or world.free_reaction
    if not free and robot.credits == 0:
        turn.note("no-credits")
        return
    turn.draw(world.draws["settle_action" if turn.acts else "settle_reaction"])
    if world.seeks_military:
        turn.note("seeks-military")
    found = turn.reveal_until(lambda card: _is_sought(turn, card))
    if found is not None:
        turn.place(found)
        if not free:
            turn.credit(-1)


@rule("RACE solo: settle")
def _is_sought(turn: Turn, card: str) -> bool:
    printed = turn.state.cards[card]
    return printed.is_world and printed.military == turn.world.seeks_military


@rule("RACE solo: doomed world")
def _leave(turn: Turn, leaving: Leaving) -> None:
    """The first Settle action of a doomed world: a better one from the deck takes its place."""
    state, player = turn.state, turn.player
    stock = state.stock_of(player.seat)
    for _ in range(len(stock.deck) + len(stock.discards)):
        card = take(state, player.seat, None)
        if card is None:
            break
        printed = state.cards[card]
        if printed.is_world and not printed.military and printed.vp >= leaving.vp:
            turn.note("reveals", card=card, fits="yes")
            turn.place(card)
            turn.credit(leaving.credits)
            turn.grow(leaving.economy)
            player.tableau.remove(turn.robot.world)
            discard(state, player.seat, (turn.robot.world,))
            turn.note("leaves", world=turn.robot.world)
            turn.robot.first_settled = True
            return
        turn.note("reveals", card=card, fits="no")
        discard(state, player.seat, (card,))
    turn.note("finds-nothing")


@rule("RACE solo: consume")
def _consume(turn: Turn) -> None:
    robot = turn.robot
    sells, doubles = _dice(robot, Space.TRADE), _dice(robot, Space.TIMES_2)
    times = robot.rules.same_space_times
    if not turn.acts:
        turn.chips(robot.economy)
    elif sells and doubles:
        turn.chips(2 * robot.economy)
        turn.credit(2)
        turn.grow(1)
    else:
        for _ in range(min(times, sells)):
            turn.credit(2)
            turn.chips(robot.economy)
        for _ in range(min(times, doubles)):
            turn.chips(2 * robot.economy)
            turn.grow(1)
    if sells:
        _turn_overlay(turn, Space.TRADE)


@rule("RACE solo: produce")
def _produce(turn: Turn) -> None:
    if not turn.acts:
        turn.note("nothing")
        return
    for _ in range(min(turn.robot.rules.same_space_times, _dice(turn.robot, Space.PRODUCE))):
        turn.grow(1)
    _turn_overlay(turn, Space.PRODUCE)


@rule("RACE solo: overlays")
def _turn_overlay(turn: Turn, done: Space) -> None:
    """The head's overlay is replaced after the first sale, or turned over after each action."""
    robot, world = turn.robot, turn.world
    before = robot.head
    if done is Space.TRADE and world.head_after_first_trade and not robot.sold:
        robot.head = world.head_after_first_trade
    if robot.head == done and done in world.head_turns:
        robot.head = next(side for side in world.head_turns if side != done)
    robot.sold = robot.sold or done is Space.TRADE
    if robot.head != before:
        turn.note("new-head", action=str(robot.head))


SPACES: Final[Mapping[Phase, Space]] = {
    Phase.EXPLORE: Space.EXPLORE,
    Phase.DEVELOP: Space.DEVELOP,
    Phase.SETTLE: Space.SETTLE,
    Phase.PRODUCE: Space.PRODUCE,
}
STEPS: Final[Mapping[Phase, Callable[[Turn], None]]] = {
    Phase.EXPLORE: _explore,
    Phase.DEVELOP: _develop,
    Phase.SETTLE: _settle,
    Phase.CONSUME: _consume,
    Phase.PRODUCE: _produce,
}
