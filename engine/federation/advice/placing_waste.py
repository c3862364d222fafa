"""What is wasteful about placing an ambassador."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.moves import Note, Words
from engine.federation.advice.forecast import upkeep_of
from engine.federation.advice.gains_of import coming_of
from engine.federation.advice.outlook import marked_by
from engine.federation.advice.reach import best_gain
from engine.federation.advice.votes import can_still_lead, can_still_pass, leads_without
from engine.federation.executive import dues, kept_step
from engine.federation.metrics import count, influence
from engine.federation.payable import does_anything
from engine.federation.placing import Face, ambassadors_of, read_place
from engine.federation.printed import Space
from engine.federation.scoring import project_metric
from engine.federation.state import Piece, Player, State
from engine.federation.terms import OFFICE, OUTER, PLANET_IDS, ROUNDS, Planet, Side


def placing_warnings(state: State, player: Player, words: Words) -> list[Note]:
    """Everything wasteful about one placing."""
    read = read_place(state, player, words)
    if isinstance(read, Note):
        return []
    face, space, die = read
    found = [*_upkeep(state, player, words), *_cover(state, player, face)]
    found += _marker(state, player, face, space)
    if space == OUTER:
        return found
    at = state.box.spaces[space]
    if not does_anything(state, player, at.action):
        found.append(Note("warning-does-nothing", {"action": at.action}))
    if face.side is Side.VOTE:
        found += _vote(state, player, face, at, die)
    else:
        found += _funding(state, player, at)
    if at.action in PLANET_IDS:
        found += _medal_gone(state, player, Planet(at.action))
    return found


def _upkeep(state: State, player: Player, words: Words) -> Iterator[Note]:
    """The price of the level that could be paid and cannot be after this."""
    coming = coming_of(state, player, words)
    before = player.reserve, player.step
    paid_before = upkeep_of(state, player)
    player.reserve = coming.reserve
    player.step = min(state.box.last_step, player.step + coming.steps)
    try:
        ways = dues(state, player)
        drops = bool(ways) and kept_step(state, player, ways[0]) < player.step
        step = kept_step(state, player, ways[0]) if ways else player.step
    finally:
        player.reserve, player.step = before
    if drops and not paid_before.drops:
        yield Note("warning-upkeep", {"step": step})


def _cover(state: State, player: Player, face: Face) -> Iterator[Note]:
    """A token that covers an ambassador who shows more than another one would."""
    if face.cover is None:
        return
    lost = _worth(state, face.ambassador)
    others = [_worth(state, one) for one in ambassadors_of(player) if one != face.ambassador]
    if others and min(others) < lost:
        yield Note("warning-covers-more", {"ambassador": face.ambassador, "votes": lost[0]})


def _worth(state: State, ambassador: str) -> tuple[int, int]:
    token = state.box.ambassador_by_id.get(ambassador)
    if token is None:
        return state.box.ambassadors.special.votes, 0
    return token.votes, token.funding_bonus.total


def _marker(state: State, player: Player, face: Face, space: str) -> Iterator[Note]:
    """Funding brings no marker outside, or where one lies already."""
    if face.side is not Side.FUND:
        return
    mission = None if space == OUTER else marked_by(state.box, state.box.spaces[space].action)
    if space == OUTER and not state.box.rulings.marker_on_outer_module:
        yield Note("warning-no-marker", {"mission": ""})
    elif mission is not None and mission in player.markers:
        yield Note("warning-no-marker", {"mission": mission})


def _vote(state: State, player: Player, face: Face, at: Space, die: bool) -> Iterator[Note]:
    """A vote that wins neither its floor nor its wing; a die on a floor that is won without."""
    piece = Piece(player.seat, face.ambassador, face.side, face.votes, face.cover, die)
    after = {**state.senate, at.id: piece}
    hopeless = not can_still_lead(state, player, at.floor, after)
    if hopeless and not can_still_pass(state, at.wing, after):
        yield Note("warning-vote-lost", {"floor": at.floor, "wing": at.wing})
    if die:
        piece = Piece(player.seat, face.ambassador, face.side, face.votes, face.cover)
        if leads_without(state, player, at.floor, {**state.senate, at.id: piece}):
            yield Note("warning-die-wasted", {"floor": at.floor})


def _funding(state: State, player: Player, at: Space) -> Iterator[Note]:
    """A project that others win, once it is half-way: before, influence may still change; one that
    cannot be finished any more. On a finished one the joint project moves, as one's own
    contribution: that is no waste."""
    project = str(at.column)
    if state.is_complete(project):
        return
    metric = project_metric(state, project)
    values = [count(state, one, metric) for one in state.players]
    planet = state.box.spaces[at.id].action
    own = values[player.seat] + (metric == f"influence:{planet}")
    half_way = 2 * (state.projects[project] + 1) >= state.needed(project)
    if half_way and own < max(values) and own <= min(values):
        yield Note("warning-funds-others", {"project": project})
    if state.round == ROUNDS:
        column = [one for one in state.box.spaces.values() if one.column == at.column]
        free = sum(one.id not in state.senate for one in column)
        funding = sum(
            state.senate[one.id].side is Side.FUND for one in column if one.id in state.senate
        )
        if state.projects[project] + free + funding < state.needed(project):
            yield Note("warning-project-unfinished", {"project": project})


def _medal_gone(state: State, player: Player, planet: Planet) -> Iterator[Note]:
    """The last medal of a planet, out of reach for now, and the president's office is open."""
    left = state.medals[planet]
    if planet in player.medals or len(left) != 1:
        return
    near = influence(state, player, planet) + best_gain(state, player, planet) >= left[0]
    office = next(one.id for one in state.box.spaces.values() if one.action == OFFICE)
    if not near and office not in state.senate:
        yield Note("warning-medal-gone", {"medal": planet})
