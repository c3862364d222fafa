"""What an answer brings: now, and at the end of the round."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core.moves import Note, Words
from engine.federation.advice.forecast import Forecast, SureExecutive, forecast, sure_executive
from engine.federation.advice.reach import best_gain
from engine.federation.bag import Bag
from engine.federation.components import Components
from engine.federation.executive import upkeep_after
from engine.federation.metrics import influence, printed_level
from engine.federation.placing import Face, action_note, read_place
from engine.federation.state import Piece, Player, State, raised_die
from engine.federation.terms import JOINT, OUTER, PLANET_IDS, SPY, Planet, Resource, Side
from engine.federation.vocabulary import Accreditation, Die, Effects, Gain, Ship


def outlook_of(
    state: State,
    player: Player,
    words: Words,
    sure: SureExecutive | None = None,
    steps: int = 1,
) -> list[Note]:
    """Consequences of an answer that its options do not tell; `sure` is what the end of the round
    brings in any case, where that is known already; a project is to go on by so many `steps`."""
    if words[:1] == ("project",) and words[1:] and words[1] in state.projects:
        return list(_advanced(state, player, words[1], steps))
    if words[:1] == ("upkeep",):
        return list(upkeep_after(state, player, words[-1]))
    if (planet := _acted_on(state.box, words)) is not None:
        return list(_influence(state, player, planet, player.reserve))
    read = read_place(state, player, words)
    if isinstance(read, Note):
        return []
    face, space, die = read
    then = () if space == OUTER else _then(state, player, face, space, die, sure)
    return [*_now(state, player, face, space), *then]


def _acted_on(box: Components, words: Words) -> Planet | None:
    """The planet whose action an answer carries out."""
    verb, name = (*words, "", "")[:2]
    if verb == "mission":
        mission = box.mission_by_word.get(name)
        name = "" if mission is None else mission.space
    elif verb not in ("copy", "action"):
        return None
    return Planet(name) if name in PLANET_IDS else None


def _now(state: State, player: Player, face: Face, space: str) -> Iterator[Note]:
    """Bonus, price, marker, and the influence that the action brings."""
    resources = sure_gain(face.bonus)
    if resources:
        yield Note("bonus", {"gain": resources})
    if space == OUTER:
        yield Note("bonus", {"gain": sure_gain(state.box.senate.outer)})
        return
    action = state.box.spaces[space].action
    yield action_note(state, space)
    has = _with_bonus(player, face)
    if (cost := state.box.cost_of(action)).total:
        yield Note("costs", {"resources": has.handed_for(cost).plain()})
    if action in state.box.rooms:
        yield from _room(state, player, action)
    mission = marked_by(state.box, action) if face.side is Side.FUND else None
    if mission and mission not in player.markers:
        yield Note("marks", {"mission": mission})
    if action in PLANET_IDS:
        yield from _influence(state, player, Planet(action), has)


def _with_bonus(player: Player, face: Face) -> Bag:
    """What there is to pay with once the bonus has come."""
    gained = sure_gain(face.bonus)
    crystals = {what: count for what, count in gained.items() if what in set(Resource)}
    return player.reserve.plus(Bag.of(crystals))


def sure_gain(effects: Effects) -> dict[str, int]:
    """Resources, ships, die and steps that effects give without a choice."""
    found: dict[str, int] = {}
    for effect in effects:
        match effect:
            case Gain():
                for resource, amount in effect.res.items():
                    found[str(resource)] = found.get(resource, 0) + amount
            case Ship():
                found["ships"] = found.get("ships", 0) + effect.count
            case Die():
                found["die"] = found.get("die", 0) + effect.amount
            case Accreditation():
                found["step"] = found.get("step", 0) + effect.steps
    return found


def _room(state: State, player: Player, action: str) -> Iterator[Note]:
    gain = sure_gain(state.box.rooms[action].effect)
    if gain:
        yield Note("bonus", {"gain": gain})
    if steps := gain.get("step", 0):
        before = printed_level(state, player)
        after = state.box.level_of_step[min(state.box.last_step, player.step + steps)]
        if after != before:
            yield Note("level-after", {"before": before, "after": after})


def marked_by(box: Components, action: str) -> str | None:
    """The mission that a funding ambassador marks on a space; None where it depends."""
    if action != SPY:
        return box.mission_of[action]
    wanted = box.rulings.spy_marker_goes_to
    return None if wanted == "copied" else str(wanted)


def _influence(state: State, player: Player, planet: Planet, has: Bag) -> Iterator[Note]:
    before = influence(state, player, planet)
    after = before + best_gain(state, player, planet, has)
    if after == before:
        return
    yield Note("influence-after", {"planet": planet, "before": before, "after": after})
    left = state.medals[planet]
    if planet not in player.medals and left and before < left[0] <= after:
        yield Note("medal-near", {"medal": planet, "threshold": left[0]})


def _then(
    state: State,
    player: Player,
    face: Face,
    space: str,
    die: bool,
    sure: SureExecutive | None,
) -> Iterator[Note]:
    """What the end of the round would look like with this token, and without."""
    sure = sure_executive(state) if sure is None else sure
    before = forecast(state, sure=sure)
    at = state.box.spaces[space]
    placed = {**state.senate, space: _piece(player, face, die)}
    after = _forecast_with(state, player, placed, _raised(state, face, at.action), sure)
    if face.side is Side.VOTE:
        floor = next(one for one in after.floors if one.floor == at.floor)
        others = [own for seat, own in enumerate(floor.votes) if seat != player.seat]
        yield Note(
            "floor-after",
            {
                "floor": at.floor,
                "own": floor.votes[player.seat],
                "best": max(floor.neutral, *others),
                "points": floor.points[player.seat],
            },
        )
        yield _law_note(state, player, after, at.action, _with_bonus(player, face))
    else:
        yield from _project_notes(player, before, after)
    was = before.points[player.seat]
    has = _with_bonus(player, face)
    comes = after.points[player.seat] + _more_by_law(state, player, after, at.action, has)
    if was != comes:
        yield Note("forecast-points", {"before": was, "after": comes})


def _raised(state: State, face: Face, action: str) -> tuple[int, int]:
    """Steps and die that a placing surely brings."""
    room = state.box.rooms[action].effect if action in state.box.rooms else ()
    gains = [sure_gain(effects) for effects in (face.bonus, room)]
    steps, die = (sum(gain.get(what, 0) for gain in gains) for what in ("step", "die"))
    return steps, die


def _forecast_with(
    state: State,
    player: Player,
    placed: Mapping[str, Piece],
    raised: tuple[int, int],
    sure: SureExecutive,
) -> Forecast:
    """The forecast with a token, on the level and with the die that it raises at once."""
    if raised == (0, 0):
        return forecast(state, placed, sure)
    had = player.step, player.die
    player.step = min(state.box.last_step, player.step + raised[0])
    player.die = raised_die(player.die, raised[1])
    try:
        return forecast(state, placed)
    finally:
        player.step, player.die = had


def _piece(player: Player, face: Face, die: bool) -> Piece:
    return Piece(player.seat, face.ambassador, face.side, face.votes, face.cover, die)


def _law_note(state: State, player: Player, after: Forecast, action: str, has: Bag) -> Note:
    """The law that would pass, with the influence counted in that the action itself may bring."""
    law = "" if after.passing is None else state.laws[after.passing]
    own = 0 if after.passing is None else after.law_points[after.passing][player.seat]
    own += _more_by_law(state, player, after, action, has)
    return Note("law-after", {"left": after.left, "right": after.right, "law": law, "points": own})


def _more_by_law(state: State, player: Player, after: Forecast, action: str, has: Bag) -> int:
    """What the influence that the action may bring is worth by the law that would pass."""
    if after.passing is None:
        return 0
    law = state.box.law_by_id[state.laws[after.passing]]
    if law.metric != f"influence:{action}":
        return 0
    return int(law.factor * best_gain(state, player, Planet(action), has))


def _advanced(state: State, player: Player, project: str, steps: int) -> Iterator[Note]:
    """Where projects would stand at the end of the round after free steps of one: that may be
    finished by them, and what is funded then counts for the joint one."""
    had, joint, before = state.projects[project], player.joint, forecast(state)
    state.projects[project] = min(had + steps, state.needed(project))
    player.joint += steps if project == JOINT else 0
    try:
        yield from _project_notes(player, before, forecast(state), project)
    finally:
        state.projects[project], player.joint = had, joint


def _project_notes(
    player: Player, before: Forecast, after: Forecast, chosen: str = ""
) -> Iterator[Note]:
    """The projects that move on, as they stand at the end of the round; first the one chosen. Of
    the joint one his own contributions count, also when it is complete."""
    both = [*zip(before.projects, after.projects, strict=True)]
    for was, now in sorted(both, key=lambda pair: pair[0].project != chosen):
        if now.project == chosen or len(now.by) > len(was.by):
            yield Note(
                "project-after",
                {
                    "project": now.project,
                    "before": was.steps,
                    "steps": now.steps,
                    "needed": now.needed,
                    "complete": now.steps == now.needed,
                    "own": player.joint + now.by.count(player.seat) if now.project == JOINT else 0,
                },
            )
