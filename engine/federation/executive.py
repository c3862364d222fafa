"""The executive phase: income, upkeep, projects, floors, law, in the order of the round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial
from typing import NamedTuple

from engine.core.flow import Flow, together
from engine.core.moves import Note, Option, Seat
from engine.federation.actions.e81216 import income
from engine.federation.actions.projects import advance
from engine.federation.asking import Question, ask
from engine.federation.bag import Bag
from engine.federation.floors import score_floors
from engine.federation.gains import pay
from engine.federation.laws import judge, law_points, pass_law, tally
from engine.federation.marks import rule
from engine.federation.metrics import level, printed_level
from engine.federation.state import Piece, Player, State
from engine.federation.terms import COLUMNS, JOINT, Side, Wing


@rule("FED executive phase")
def executive_phase(state: State) -> Flow[None]:
    """Five steps, each in turn order."""
    order = executive_order(state)
    state.tell("executive_phase_began", None, round=state.round)
    if any(player.productions for player in order):
        begin_step(state, "income")
    yield from incomes(state, order)
    law = yield from upkeep_and_law(state, order)
    if funding_plan(state, state.senate):
        begin_step(state, "projects")
    yield from fund_projects(state)
    begin_step(state, "floors")
    score_floors(state, order)
    begin_step(state, "law")
    pass_law(state, law, order)


def begin_step(state: State, step: str) -> None:
    """What happens now belongs to one of the five steps."""
    state.tell("executive_step_began", None, step=step)


def executive_order(state: State) -> list[Player]:
    """The turn order of the round that ends."""
    if state.box.rulings.executive_order_starts_with == "first_player_of_ending_round":
        return state.order
    return [*state.players[state.president :], *state.players[: state.president]]


@rule("FED executive phase: income")
def incomes(state: State, order: list[Player]) -> Flow[None]:
    """All productions of everybody, left to right; questions are put side by side."""
    state.side_by_side = True
    yield from together({player.seat: all_income(state, player) for player in order})
    state.side_by_side = False


def all_income(state: State, player: Player) -> Flow[None]:
    """The income of one player."""
    for production in list(player.productions):
        yield from income(state, player, production)


class Due(NamedTuple):
    """One way to pay for a level."""

    word: str
    cost: Bag
    level: int
    """The level that is kept by it."""


@rule("FED executive phase: upkeep")
def dues(state: State, player: Player) -> list[Due]:
    """The ways to pay: what the level costs, oceanium in its place, a lower level's price, nothing.

    Empty where nothing is due.
    """
    upkeep = state.box.accreditation.upkeep
    at = upkeep_level(state, player)
    cost = upkeep[str(at)]
    if not cost.total:
        return []
    found = [Due("pay", cost, at)] if player.reserve.covers(cost) else []
    instead = Bag(oceanium=cost.crystals, golden_diamond=cost.golden_diamond)
    exact = player.reserve.payment(cost) == cost
    if exact and instead != cost and player.reserve.covers(instead):
        found.append(Due("oceanium", instead, at))
    voluntary = state.box.rulings.voluntary_lower_upkeep
    for lower in range(min(at - 1, printed_level(state, player)), 2, -1):
        price = upkeep[str(lower)]
        if price.total and player.reserve.covers(price) and (voluntary or not found):
            found.append(Due(f"level{lower}", price, lower))
    if voluntary or not found:
        found.append(Due("drop", Bag(), 2))
    return found


def upkeep_level(state: State, player: Player) -> int:
    """The level that is to be paid for."""
    if not state.box.rulings.level_bonus_counts_for_upkeep:
        return printed_level(state, player)
    return min(level(state, player), len(state.box.accreditation.upkeep))


def upkeep_and_law(state: State, order: list[Player]) -> Flow[Wing]:
    """Upkeep of everybody and the vote of the president where the wings are tied: side by side,
    since neither changes what the other is about."""
    passing = tally(state).passing
    state.side_by_side = True
    answers = yield from together(
        {player.seat: own_answers(state, player, passing is None) for player in order}
    )
    state.side_by_side = False
    if any(paid for paid, _ in answers.values()):
        begin_step(state, "upkeep")
    for player in order:
        settle_upkeep(state, player, answers[player.seat][0])
    return passing or Wing(answers[judge(state)][1])


def own_answers(state: State, player: Player, tied: bool) -> Flow[tuple[str, str]]:
    """How one player pays, and which law he passes if that is his to say."""
    ways = dues(state, player)
    paid = ways[0].word if ways else ""
    if len(ways) > 1:
        question = Question(
            state,
            player,
            "upkeep",
            partial(upkeep_options, state, player),
            always=True,
            args={"level": upkeep_level(state, player)},
        )
        paid = (yield from ask(question))[1]
    if not tied or judge(state) != player.seat:
        return paid, ""
    question = Question(
        state,
        player,
        "law",
        partial(law_options, state),
        always=True,
        args=law_choice(state),
    )
    words = yield from ask(question)
    return paid, words[1]


def upkeep_options(state: State, player: Player) -> Iterator[Option]:
    """Ways to pay, and what becomes of the level."""
    for due in dues(state, player):
        step = kept_step(state, player, due)
        price = player.reserve.handed_for(due.cost).plain()
        args = {"resources": price, "level": due.level, "step": step, "way": due.word}
        yield Option(("upkeep", due.word), (Note("upkeep", args),))


def upkeep_after(state: State, player: Player, way: str) -> Iterator[Note]:
    """What a way to pay costs, what stays of it, and what becomes of the level: nothing is paid
    before everybody has answered."""
    for due in dues(state, player):
        if due.word == way:
            handed = player.reserve.handed_for(due.cost)
            left = {str(one): player.reserve.count(one) - n for one, n in handed.items()}
            args = {"resources": handed.plain(), "left": left, "level": due.level, "way": way}
            yield Note("upkeep-after", args)


def law_choice(state: State) -> dict[str, object]:
    """Both laws by wing, and what they bring everybody."""
    return {
        **{str(wing): state.laws[wing] for wing in Wing},
        **{f"{wing}_points": points_of(state, wing) for wing in Wing},
    }


def points_of(state: State, wing: Wing) -> tuple[tuple[Seat, int], ...]:
    """What the law of a wing would bring everybody."""
    law = state.box.law_by_id[state.laws[wing]]
    return tuple((one.seat, law_points(state, one, law)) for one in state.players)


def law_options(state: State) -> Iterator[Option]:
    """Both laws with what they bring everybody."""
    for wing in Wing:
        note = Note("law", {"law": state.laws[wing], "points": points_of(state, wing)})
        yield Option(("law", str(wing)), (note,))


def kept_step(state: State, player: Player, due: Due) -> int:
    """Where the marker stands after a payment."""
    if due.level >= printed_level(state, player):
        return player.step
    return min(player.step, state.box.first_step(due.level))


def settle_upkeep(state: State, player: Player, word: str) -> None:
    """Pay, and drop to the first step of the level paid for."""
    if not word:
        return
    due = next(one for one in dues(state, player) if one.word == word)
    step = kept_step(state, player, due)
    paid = player.reserve.handed_for(due.cost).plain()
    pay(state, player, due.cost)
    state.tell("paid_upkeep", player, resources=paid, level=due.level, way=due.word, step=step)
    if step != player.step:
        state.tell("dropped", player, before=player.step, step=step)
    player.step = step


class Funding(NamedTuple):
    """A division that a token in the senate moves a project on."""

    space: str
    project: str
    seat: Seat | None


@rule("FED executive phase: projects")
def funding_plan(state: State, senate: Mapping[str, Piece]) -> list[Funding]:
    """Column by column, top to bottom, each funding face moves its project one division on; on a
    finished one the joint project, for the owner of the token."""
    neutral_too = state.box.blocking.votes_count.project_funding
    steps = dict(state.projects)
    found = []
    for column, space in _funding_order(state):
        piece = senate.get(space)
        if piece is None:
            continue
        funds = neutral_too if piece.seat is None else piece.side is Side.FUND
        if funds:
            project = JOINT if steps[column] >= state.needed(column) else column
            steps[project] += 1
            found.append(Funding(space, project, piece.seat))
    return found


def _funding_order(state: State) -> Iterator[tuple[str, str]]:
    floors = sorted(state.box.senate.floors, reverse=True)
    for column in COLUMNS:
        for floor in floors:
            yield column, f"c{column}f{floor}"


def fund_projects(state: State) -> Flow[None]:
    """Move the markers."""
    for funding in funding_plan(state, state.senate):
        player = None if funding.seat is None else state.players[funding.seat]
        yield from advance(state, player, funding.project, space=funding.space)
