"""The end of the game: medals, what is left, funded projects."""

from __future__ import annotations

from engine.core.game import Result
from engine.federation.bag import Bag
from engine.federation.marks import rule
from engine.federation.metrics import count
from engine.federation.state import Player, State
from engine.federation.terms import JOINT, PROJECTS, Phase, Source
from engine.federation.vocabulary import Metric

CRYSTALS_A_POINT = 2


@rule("FED end: final scoring")
def final_scoring(state: State) -> None:
    """Three steps."""
    state.tell("final_scoring_began", None)
    begin_step(state, Source.MEDALS)
    for player in state.players:
        state.score(player, Source.MEDALS, medal_points(state, player), count=len(player.medals))
    begin_step(state, Source.LEFTOVERS)
    for player in state.players:
        for what, points in leftovers(player).items():
            state.score(player, Source.LEFTOVERS, points, what=what)
    begin_step(state, Source.PROJECTS)
    for project in PROJECTS:
        if state.is_complete(project):
            for seat, points in enumerate(project_points(state, project)):
                state.score(state.players[seat], Source.PROJECTS, points, project=project)


def begin_step(state: State, source: Source) -> None:
    """What is scored now belongs to one of the three steps."""
    state.tell("scoring_step_began", None, source=source)


@rule("FED end: medals")
def medal_points(state: State, player: Player) -> int:
    """What the first empty place shows."""
    return state.box.medals.points[len(player.medals)]


@rule("FED end: leftovers")
def leftovers(player: Player, reserve: Bag | None = None) -> dict[str, int]:
    """One point per two crystals, per diamond, per ship in the hangar, per unused token; of what
    lies in the reserve, or of what might."""
    held = player.reserve if reserve is None else reserve
    return {
        "crystals": held.crystals // CRYSTALS_A_POINT,
        "golden_diamonds": held.golden_diamond,
        "ships": player.ships,
        "transfigurations": len(player.transfigurations),
    }


def ending_of(state: State, player: Player) -> dict[str, int]:
    """What the end would bring this player, were it now; nothing once it has come."""
    if state.phase is Phase.ENDED:
        return {}
    complete = [project for project in PROJECTS if state.is_complete(project)]
    return {
        str(Source.MEDALS): medal_points(state, player),
        str(Source.LEFTOVERS): sum(leftovers(player).values()),
        str(Source.PROJECTS): sum(
            project_points(state, project)[player.seat] for project in complete
        ),
    }


def project_metric(state: State, project: str) -> Metric:
    """What a project ranks players by."""
    return "joint_contributions" if project == JOINT else state.box.projects.columns[project]


@rule("FED end: projects")
def project_points(state: State, project: str) -> list[int]:
    """What a project brings each seat, were it funded now."""
    metric = project_metric(state, project)
    values = [count(state, player, metric) for player in state.players]
    if len(values) == 2:
        return _of_two(state, values)
    return _places(state, values)


def _places(state: State, values: list[int]) -> list[int]:
    """By places; the tied share the points of theirs, rounded down; zero earns nothing."""
    places = state.box.projects.places
    found = []
    for value in values:
        ahead = sum(other > value for other in values)
        tied = values.count(value)
        shared = sum(places[ahead : ahead + tied])
        found.append(shared // tied if value else 0)
    return found


@rule("FED two players: projects")
def _of_two(state: State, values: list[int]) -> list[int]:
    """The first, a tie, and the second if he is close behind."""
    printed = state.box.projects.two_players
    most = max(values)
    found = []
    for value in values:
        if not value:
            found.append(0)
        elif values.count(value) == 2:
            found.append(printed.tie)
        elif value == most:
            found.append(printed.first)
        else:
            found.append(printed.second if most - value <= printed.within else 0)
    return found


@rule("FED end: winner")
def result_of(state: State) -> Result:
    """Most points win; ties share."""
    scores = tuple(player.total for player in state.players)
    ranks = tuple(1 + sum(other > score for other in scores) for score in scores)
    sources = tuple(
        {str(source): points for source, points in player.points.items()}
        for player in state.players
    )
    state.tell("game_ended", None)
    return Result(scores, ranks, sources)
