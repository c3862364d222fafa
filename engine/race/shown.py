"""A position of Race for the Galaxy as text for a terminal."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.account import listed
from engine.race.view import HandCard, PlayerView, RaceView, RobotView


def race_lines(view: RaceView, seat: int | None) -> Iterator[str]:
    """The table; with a seat its hand too, and of the tableaus only its own."""
    phases = (f"[{one}]" if at == view.at else str(one) for at, one in enumerate(view.phases))
    yield f"round {view.round} {view.step}, phases {listed(phases)}"
    yield (
        f"chips left {view.pool} of {view.pool_size}, deck {view.deck}, discard {view.discard}, "
        f"{view.edition} edition, {view.sets}"
    )
    for goal in view.goals:
        owner = "-" if goal.owner is None else listed((goal.owner, *goal.sharers))
        yield f"{goal.id} ({goal.points}): {listed(goal.progress)} of {goal.threshold}, {owner}"
    for player in view.players:
        if seat is None or player.seat == seat:
            yield from _player(player)
    if view.robot is not None:
        yield from _robot(view.robot)
    if view.own is not None:
        yield f"  hand: {listed(map(_card, view.own.cards))}"
        if view.own.drawn:
            yield f"  drawn: {listed(map(_card, view.own.drawn))}"
        for name, ids in (("worlds", view.own.worlds), ("pack", view.own.pack)):
            if ids:
                yield f"  {name}: {listed(ids)}"


def _robot(robot: RobotView) -> Iterator[str]:
    yield ""
    yield (
        f"robot {robot.world}, {robot.level}: credits {robot.credits} of {robot.most_credits}, "
        f"economy {robot.economy} of {robot.most_economy}, head {robot.head}, "
        f"tokens {robot.tokens_placed} placed, {robot.tokens_left} left"
    )
    yield f"  dice {listed(robot.faces)} on {listed(robot.dice)}"


def _player(player: PlayerView) -> Iterator[str]:
    yield ""
    yield (
        f"seat {player.seat} {listed(player.actions)}: {player.total} points "
        f"({player.chips} chips, {player.printed} printed, {player.goal_points} goals), "
        f"{player.hand} cards, Military {player.military}"
    )
    for six in player.six:
        yield f"  {six.card}: {six.points}"
    special = listed(f"+{one.amount} against {one.against}" for one in player.special_military)
    if player.special_military:
        yield f"  {special}"
    cards = (card.id if card.good is None else f"{card.id}*" for card in player.tableau)
    yield f"  tableau: {listed(cards)}"


def _card(card: HandCard) -> str:
    price = "" if card.price is None else f" {card.price}"
    defense = "" if card.needed is None else f" {card.has}/{card.needed}"
    return f"{card.id}{price}{defense}{'' if card.playable else ' -'}"
