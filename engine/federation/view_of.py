"""Builds views from nothing: hidden things are never put in."""

from __future__ import annotations

from engine.core.game import Means
from engine.core.moves import Seat
from engine.federation.advice.forecast import forecast
from engine.federation.advice.reach import Reach, reach_of
from engine.federation.bag import RESOURCES
from engine.federation.laws import law_points, tally, votes_of
from engine.federation.metrics import count, influence, level, printed_level
from engine.federation.placing import ambassadors_of
from engine.federation.scoring import ending_of, project_metric, project_points
from engine.federation.state import Piece, Player, State
from engine.federation.terms import PLANETS, PROJECTS, Wing
from engine.federation.view import (
    FederationView,
    LawView,
    MegastructureView,
    MissionView,
    PieceView,
    PlayerView,
    ProjectView,
    SpaceView,
)


def view_of(state: State, viewer: Seat | None) -> FederationView:
    """What one seat (None: the public) may see."""
    return FederationView(
        round=state.round,
        phase=state.phase,
        first=state.first,
        president=state.president,
        turn=None if state.turn is None else state.turn.seat,
        order=tuple(player.seat for player in state.order),
        spaces=_spaces(state),
        outer=tuple(_piece(state, piece) for piece in state.outer),
        forecast=forecast(state),
        laws=_laws(state),
        next_laws={str(wing): law for wing, law in state.next_laws.items()},
        past_laws=tuple(state.past_laws),
        passed=tuple(state.passed),
        projects=tuple(_project(state, project) for project in PROJECTS),
        blocks=tuple(state.blocks),
        medals={kind: tuple(left) for kind, left in state.medals.items()},
        asteroids=dict(state.asteroids),
        dead_asteroids=None if state.dead_asteroids is None else tuple(state.dead_asteroids),
        moons={moon: tuple(tokens) for moon, tokens in state.moons.items()},
        beside=dict(state.beside),
        offered={at: dict(row) for at, row in state.offered.items()},
        stacks={key: len(pile) for key, pile in state.piles.items() if _is_stack(key)},
        productions=tuple(state.productions),
        megastructures=_megastructures(state),
        start_offer=tuple(state.start_offer),
        deep_stack=len(state.players) + 1 if state.deep_stack is None else len(state.deep_stack),
        choices=() if viewer is None else tuple(state.looking.get(viewer, ())),
        players=tuple(_player(state, player) for player in state.players),
        assumed=state.digest,
    )


def _is_stack(key: str) -> bool:
    """Stacks of specialists of which more than one may be taken."""
    return key.startswith("atal-") and not key.endswith("3")


def _piece(state: State, piece: Piece) -> PieceView:
    die = state.players[piece.seat].die if piece.die and piece.seat is not None else 0
    return PieceView(piece.seat, piece.token, piece.side, votes_of(state, piece), piece.cover, die)


def _spaces(state: State) -> tuple[SpaceView, ...]:
    found = []
    for space in state.box.spaces.values():
        piece = state.senate.get(space.id)
        found.append(
            SpaceView(
                id=space.id,
                column=space.column,
                floor=space.floor,
                wing=space.wing,
                action=space.action,
                cost=state.box.cost_of(space.action).plain(),
                piece=None if piece is None else _piece(state, piece),
            )
        )
    return tuple(found)


def _laws(state: State) -> tuple[LawView, ...]:
    votes = tally(state)
    sums = {Wing.LEFT: votes.left, Wing.RIGHT: votes.right}
    return tuple(
        LawView(
            id=law,
            wing=wing,
            votes=sums[wing],
            points=tuple(
                law_points(state, player, state.box.law_by_id[law]) for player in state.players
            ),
        )
        for wing, law in state.laws.items()
    )


def _project(state: State, project: str) -> ProjectView:
    metric = project_metric(state, project)
    return ProjectView(
        id=project,
        steps=state.projects[project],
        needed=state.needed(project),
        complete=state.is_complete(project),
        metric=metric,
        values=tuple(count(state, player, metric) for player in state.players),
        points=tuple(project_points(state, project)),
    )


def _megastructures(state: State) -> tuple[MegastructureView, ...]:
    return tuple(
        MegastructureView(
            id=mega.id,
            cost=mega.cost.plain(),
            tokens=state.megastructures[mega.id],
            robots=tuple(
                (player.seat, player.megastructures[mega.id]) for player in state.builders(mega.id)
            ),
            multiplier=state.multiplier(mega.id),
        )
        for mega in state.box.e81216.megastructures
    )


def _missions(state: State, player: Player, near: Reach) -> tuple[MissionView, ...]:
    ready = {one.mission for one in near.missions if one.needs is None}
    return tuple(
        MissionView(
            id=mission.word,
            space=mission.space,
            level=mission.level,
            marker=mission.word in player.markers,
            done=mission.word in player.missions,
            ready=mission.word in ready,
        )
        for mission in state.box.missions
    )


def _player(state: State, player: Player) -> PlayerView:
    limits, near = state.box.limits, reach_of(state, player)
    return PlayerView(
        seat=player.seat,
        points=player.total,
        sources={str(source): points for source, points in player.points.items()},
        reserve={str(resource): player.reserve.count(resource) for resource in RESOURCES},
        ships=player.ships,
        supply=player.supply,
        step=player.step,
        printed_level=printed_level(state, player),
        level=level(state, player),
        round_level=player.round_level,
        game_level=player.game_level,
        die=player.die,
        die_out=player.die_out,
        ambassadors=tuple(ambassadors_of(player)),
        transfigurations=tuple(player.transfigurations),
        specialists=tuple(player.specialists.items()),
        influence={str(planet): influence(state, player, planet) for planet in PLANETS},
        miner=player.miner,
        mage=player.mage,
        discs=dict(player.discs),
        productions=tuple(player.productions),
        megastructures=dict(player.megastructures),
        robots_left=limits.robots - player.robots_used,
        discs_left=limits.discs - len(player.discs),
        asteroids=tuple(player.asteroids),
        medals=tuple(player.medals),
        missions=_missions(state, player, near),
        completed=player.completed,
        start_token=player.start_token,
        deep_space=tuple(player.deep_space),
        joint=player.joint,
        turns=player.turns,
        ending=ending_of(state, player),
        reach=near,
    )


def means_of(state: State, player: Player) -> Means:
    """What a seat has, to tell what a turn changes."""
    return {
        "points": player.total,
        **{str(resource): player.reserve.count(resource) for resource in RESOURCES},
        "ships": player.ships,
        "step": player.step,
        "level": level(state, player),
        "die": player.die,
        "medals": len(player.medals),
        "missions": player.completed,
        **{f"influence_{planet}": influence(state, player, planet) for planet in PLANETS},
    }
