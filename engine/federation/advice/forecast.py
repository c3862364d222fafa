"""The executive phase if it came now: who would score what if nobody placed any more.

Incomes that are sure are counted (resources, the die, steps up to the deep-space token); those that
ask something are taken as declined. Whoever can pays for his level.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from engine.core.moves import Seat
from engine.federation.bag import NOTHING, Bag
from engine.federation.executive import Funding, dues, funding_plan, kept_step
from engine.federation.floors import Standing, standings
from engine.federation.laws import judge, law_points, tally
from engine.federation.metrics import level_on
from engine.federation.state import Piece, Player, State, raised_die
from engine.federation.terms import PROJECTS, Wing
from engine.federation.vocabulary import Accreditation, Die, Gain


@dataclass(frozen=True, slots=True)
class Upkeep:
    """What a seat pays for its level, and what becomes of it."""

    seat: Seat
    due: bool
    way: str
    resources: Mapping[str, int]
    step: int
    drops: bool


@dataclass(frozen=True, slots=True)
class FloorForecast:
    """A floor: votes by seat, and what each seat scores."""

    floor: int
    votes: tuple[int, ...]
    neutral: int
    winners: tuple[Seat, ...]
    points: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ProjectForecast:
    """A project after the funding."""

    project: str
    before: int
    steps: int
    needed: int
    by: tuple[Seat | None, ...]
    """Whose tokens move it; None is the neutral player."""


@dataclass(frozen=True, slots=True)
class Forecast:
    """The executive phase, were it now."""

    income: tuple[Mapping[str, int], ...]
    """Resources by seat."""
    upkeep: tuple[Upkeep, ...]
    projects: tuple[ProjectForecast, ...]
    floors: tuple[FloorForecast, ...]
    left: int
    right: int
    passing: Wing | None
    """None: the votes are tied."""
    judge: Seat
    """Who decides a tie."""
    law_points: Mapping[Wing, tuple[int, ...]]
    points: tuple[int, ...]
    """By seat, without the law where the votes are tied."""


@dataclass(frozen=True, slots=True)
class SureExecutive:
    """What of the executive phase no further token in the senate changes."""

    income: tuple[Mapping[str, int], ...]
    dice: Mapping[Seat, int]
    upkeep: tuple[Upkeep, ...]
    levels: tuple[int, ...]
    laws: Mapping[Wing, tuple[int, ...]]


def sure_executive(state: State) -> SureExecutive:
    """Incomes, dice, upkeep and what the laws would bring."""
    after = [_after_income(state, player) for player in state.players]
    upkeep = tuple(_upkeep(state, player) for player, _ in after)
    return SureExecutive(
        income=tuple(gained.plain() for _, gained in after),
        dice={player.seat: player.die for player, _ in after},
        upkeep=upkeep,
        levels=tuple(
            level_on(state, player, paid.step)
            for player, paid in zip(state.players, upkeep, strict=True)
        ),
        laws={
            wing: tuple(law_points(state, one, state.box.law_by_id[law]) for one in state.players)
            for wing, law in state.laws.items()
        },
    )


def forecast(
    state: State, senate: Mapping[str, Piece] | None = None, sure: SureExecutive | None = None
) -> Forecast:
    """The executive phase with the tokens that lie in the senate, or with these; whoever asks
    several times hands over what is `sure` in any case."""
    pieces = state.senate if senate is None else senate
    sure = sure_executive(state) if sure is None else sure
    floors = [_floor(one, sure.levels) for one in standings(state, pieces, sure.dice)]
    votes, laws = tally(state, pieces, sure.dice), sure.laws
    passing = votes.passing
    points = [sum(floor.points[seat] for floor in floors) for seat in range(len(state.players))]
    if passing is not None and passing in laws:
        points = [sum(pair) for pair in zip(points, laws[passing], strict=True)]
    return Forecast(
        income=sure.income,
        upkeep=sure.upkeep,
        projects=_projects(state, funding_plan(state, pieces)),
        floors=tuple(floors),
        left=votes.left,
        right=votes.right,
        passing=passing,
        judge=judge(state),
        law_points=laws,
        points=tuple(points),
    )


def _after_income(state: State, player: Player) -> tuple[Player, Bag]:
    """A player with what his productions surely give, and all of that."""
    if not player.productions:
        return player, NOTHING
    reserve, gained = player.reserve, Bag()
    die, step = player.die, player.step
    for production in player.productions:
        for effect in state.box.productions[production].income:
            if isinstance(effect, Gain):
                gained = gained.plus(effect.res)
            elif isinstance(effect, Die):
                die = raised_die(die, effect.amount)
            elif isinstance(effect, Accreditation):
                step = min(state.box.last_step, step + effect.steps)
    kept = _limited(state, reserve.plus(gained))
    return replace(player, reserve=kept, die=die, step=step), gained


def _limited(state: State, reserve: Bag) -> Bag:
    """As much as the limits leave, the cheapest crystals gone first."""
    over = reserve.crystals - state.box.limits.crystals
    if over <= 0 and reserve.golden_diamond <= state.box.limits.golden_diamonds:
        return reserve
    counts = reserve.plain()
    for crystal in ("lavandium", "copernium", "oceanium"):
        gone = max(0, min(over, counts.get(crystal, 0)))
        counts[crystal] = counts.get(crystal, 0) - gone
        over -= gone
    most = state.box.limits.golden_diamonds
    counts["golden_diamond"] = min(most, counts.get("golden_diamond", 0))
    return Bag.of(counts)


def upkeep_of(state: State, player: Player) -> Upkeep:
    """What one player would pay after his sure income."""
    return _upkeep(state, _after_income(state, player)[0])


def _upkeep(state: State, player: Player) -> Upkeep:
    ways = dues(state, player)
    if not ways:
        return Upkeep(player.seat, False, "", {}, player.step, False)
    first = ways[0]
    step = kept_step(state, player, first)
    return Upkeep(
        player.seat,
        True,
        first.word,
        (player.reserve.payment(first.cost) or Bag()).plain(),
        step,
        step < player.step,
    )


def _floor(one: Standing, levels: Sequence[int]) -> FloorForecast:
    return FloorForecast(
        one.floor,
        tuple(one.votes[seat] for seat in range(len(levels))),
        one.neutral,
        one.winners,
        tuple(found if seat in one.winners else 0 for seat, found in enumerate(levels)),
    )


def _projects(state: State, plan: list[Funding]) -> tuple[ProjectForecast, ...]:
    found = []
    for project in PROJECTS:
        by = tuple(one.seat for one in plan if one.project == project)
        before, needed = state.projects[project], state.needed(project)
        found.append(ProjectForecast(project, before, min(needed, before + len(by)), needed, by))
    return tuple(found)
