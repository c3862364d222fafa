"""Points: chips, printed points, developments of cost 6, goals; the tie-break."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Final, NamedTuple

from engine.core.game import Result
from engine.core.moves import Seat
from engine.race.components import Card, Term, cards_of
from engine.race.goals import goal_points
from engine.race.marks import rule
from engine.race.powers import general_military
from engine.race.state import Player, Robot, State, powers_of
from engine.race.terms import Phase

SIX: Final = 6
CHIPS_PER_POINT: Final = 3
"""Three points in chips are counted as one thing."""


class TermCount(NamedTuple):
    """How one line of a development of cost 6 is scored."""

    line: int
    number: int
    points: int


@cache
def term_of(edition: str, development: str, other: str) -> int | None:
    """The first line of a development that a card matches; it counts there and nowhere else."""
    cards = cards_of(edition)
    for index, term in enumerate(cards[development].scoring):
        if _matches(term, cards[other]):
            return index
    return None


@rule("RACE base: variable points")
def term_counts(state: State, player: Player, development: str) -> list[TermCount]:
    """What each line of a development of cost 6 brings its owner now."""
    edition = state.rules.edition
    counts = [0] * len(state.cards[development].scoring)
    placed = development in player.tableau
    tableau = player.tableau if placed else [*player.tableau, development]
    for card in tableau:
        index = term_of(edition, development, card)
        if index is not None:
            counts[index] += 1
    found = []
    for index, term in enumerate(state.cards[development].scoring):
        if term.per == "3_vp_chips":
            counts[index] = player.chips // CHIPS_PER_POINT
        elif term.per == "military_strength":
            powers = player.powers if placed else powers_of(state.cards, tableau)
            counts[index] = general_military(powers.get(Phase.SETTLE, ()))
        elif term.per == "good_on_own_worlds_at_game_end":
            counts[index] = len(player.goods)
        found.append(TermCount(index, counts[index], counts[index] * term.points))
    return found


def points_of(state: State, player: Player, card: str) -> int:
    """What a card is worth in this player's tableau now, whether it lies there yet or not."""
    printed = state.cards[card]
    if not printed.variable:
        return printed.vp
    return printed.vp + sum(count.points for count in term_counts(state, player, card))


@rule("RACE solo: score")
def cards_on_table(state: State, player: Player) -> int:
    """The cards of a tableau; a robot's tokens are cards too."""
    robot = robot_of(state, player)
    return len(player.tableau) + (0 if robot is None else robot.placed)


def robot_of(state: State, player: Player) -> Robot | None:
    """The robot, if this player is it."""
    robot = state.robot
    return robot if robot is not None and robot.seat == player.seat else None


@rule("RACE solo: score")
def robot_six_points(state: State, player: Player, robot: Robot) -> int:
    """Tokens and developments of cost 6, each worth the same to a robot."""
    cards = (state.cards[card] for card in player.tableau)
    sixes = sum(card.cost == SIX and not card.is_world for card in cards)
    return robot.rules.levels[robot.level].points * (robot.placed + sixes)


def printed_points(state: State, player: Player) -> int:
    """The points printed on the cards of the tableau."""
    return sum(state.cards[card].vp for card in player.tableau)


def six_points(state: State, player: Player) -> Mapping[str, int]:
    """The points of each development whose points depend on other cards."""
    robot = robot_of(state, player)
    if robot is not None:
        return {"six_cost": robot_six_points(state, player, robot)}
    return {
        card: sum(count.points for count in term_counts(state, player, card))
        for card in player.tableau
        if state.cards[card].variable
    }


@rule("RACE base: score")
def score(state: State, player: Player) -> int:
    """Points if the game ended now, goals apart."""
    return player.chips + printed_points(state, player) + sum(six_points(state, player).values())


@rule("RACE base: tie-break")
def tie_break(state: State, player: Player) -> int:
    """Cards in hand and goods; a robot's credits and economy."""
    robot = robot_of(state, player)
    if robot is not None:
        return robot.credits + robot.economy
    return len(player.hand) + len(player.goods)


def result(state: State) -> Result:
    """Points, ranks and sources of everybody."""
    sources = [sources_of(state, player.seat) for player in state.players]
    scores = tuple(sum(source.values()) for source in sources)
    standing = [
        (points, tie_break(state, state.players[seat])) for seat, points in enumerate(scores)
    ]
    ranks = tuple(1 + sum(other > own for other in standing) for own in standing)
    parted = len({*zip(scores, ranks, strict=True)}) > len({*scores})
    tie = "tie-cards-and-goods" if state.robot is None else "tie-with-robot"
    return Result(scores, ranks, tuple(sources), tie if parted else None)


def sources_of(state: State, seat: Seat) -> dict[str, int]:
    """Points by source at the end."""
    player = state.players[seat]
    return {
        "chips": player.chips,
        "printed": printed_points(state, player),
        **six_points(state, player),
        "goals": sum(goal_points(state, seat).values()),
    }


def _matches(term: Term, card: Card) -> bool:
    if term.per not in ("world", "development", "card"):
        return False
    if term.per != "card" and term.per != card.type:
        return False
    if term.military and not card.military:
        return False
    if term.cost is not None and card.cost != term.cost:
        return False
    if term.keyword is not None and term.keyword not in card.keywords:
        return False
    if term.power_in is not None and all(one.phase is not term.power_in for one in card.powers):
        return False
    return (
        (term.kind is None or card.kind == term.kind)
        and (term.good is None or card.good is term.good)
        and (term.card is None or card.id == term.card)
    )
