"""Special missions: markers make them available, ships complete them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.flow import Flow
from engine.core.moves import Note, Option, Words
from engine.federation.asking import Question, ask, ask_one_of
from engine.federation.gains import pay
from engine.federation.interpreter import handles, run
from engine.federation.marks import rule
from engine.federation.metrics import count, mission_level
from engine.federation.payable import after_price, can_act, copied_actions
from engine.federation.printed import Mission
from engine.federation.state import Player, State
from engine.federation.terms import Source
from engine.federation.vocabulary import (
    Action,
    CopyAction,
    Effect,
    FundingIcon,
    MissionMarker,
    Points,
    ProjectIcon,
)


@rule("FED missions: markers")
def put_marker(state: State, player: Player, mission: str) -> None:
    """From now on this mission is available."""
    if mission not in player.markers:
        player.markers.append(mission)
        state.tell("marked_mission", player, mission=mission)


def unmarked(state: State, player: Player) -> list[str]:
    """Missions without a marker."""
    return [one.word for one in state.box.missions if one.word not in player.markers]


@handles(MissionMarker)
def _marker(state: State, player: Player, effect: MissionMarker, source: Source) -> Flow[None]:
    if effect.scope == "all_empty":
        for mission in unmarked(state, player):
            put_marker(state, player, mission)
        return
    for _ in range(effect.count):
        mission = yield from ask_one_of(
            state, player, "marker", "marker", partial(unmarked, state, player)
        )
        if mission:
            put_marker(state, player, mission)


@handles(FundingIcon)
@handles(ProjectIcon)
def _icon(
    state: State, player: Player, effect: FundingIcon | ProjectIcon, source: Source
) -> Flow[None]:
    meaning = state.box.sixmoon.icons[effect.op]
    for _ in range(effect.count):
        yield from run(state, player, meaning, source)


@rule("FED missions: conditions")
def mission_refusal(state: State, player: Player, mission: Mission) -> Note | None:
    """Why no ship can be sent to a mission: it must be available, a ship in the hangar, the level
    high enough, its price and action payable, and it is done once only."""
    if mission.word in player.missions:
        return Note("mission-done", {"mission": mission.word})
    if mission.word not in player.markers:
        return Note("needs-marker", {"mission": mission.word})
    if not player.ships:
        return Note("needs-ship")
    has = mission_level(state, player)
    if has < mission.level:
        return Note("needs-level", {"needed": mission.level, "has": has})
    left = after_price(player.reserve, mission.cost)
    if left is None:
        return Note("needs", {"needed": mission.cost.plain(), "has": player.reserve.plain()})
    for effect in mission.effect:
        if isinstance(effect, Action):
            action = own_action(effect, mission)
            if not can_act(state, player, action, left):
                return Note("nothing-payable", {"action": action})
        if isinstance(effect, CopyAction) and not any(
            can_act(state, player, one, left) for one in copied_actions(state, effect.rooms)
        ):
            return Note("nothing-payable", {"action": mission.space})
    return None


def own_action(effect: Action, mission: Mission) -> str:
    """The action that a mission repeats."""
    return mission.space if effect.of == ("$space",) else effect.of[0]


def sendable(state: State, player: Player) -> list[Mission]:
    """Missions to which a ship can be sent now."""
    if not player.ships or not player.markers:
        return []
    marked = [one for one in state.box.missions if one.word in player.markers]
    return [one for one in marked if mission_refusal(state, player, one) is None]


def mission_options(state: State, player: Player) -> Iterator[Option]:
    """Every mission that can be done, or none."""
    for mission in sendable(state, player):
        yield Option(("mission", mission.word), mission_notes(state, player, mission))
    yield Option(("mission", "none"))


def mission_notes(state: State, player: Player, mission: Mission) -> tuple[Note, ...]:
    """What a mission costs and scores."""
    args = {"mission": mission.word, "resources": player.reserve.handed_for(mission.cost).plain()}
    return (
        *((Note("mission", args),) if mission.cost.total else ()),
        *(
            Note("points", {"points": points_of(state, player, effect)})
            for effect in mission.effect
            if isinstance(effect, Points)
        ),
    )


def points_of(state: State, player: Player, effect: Points) -> int:
    """What a mission would score now, its own ship counted."""
    counted = count(state, player, effect.metric)
    if effect.metric == "missions_completed" and state.box.rulings.mission12_counts_itself:
        counted += 1
    return effect.factor * counted


def mission_question(state: State, player: Player) -> Question:
    """Whether a ship is sent, and where."""

    def refuse(words: Words) -> Note | None:
        if len(words) != 2 or words[0] != "mission":
            return Note("not-offered")
        mission = state.box.mission_by_word.get(words[1])
        if mission is None:
            return None if words[1] == "none" else Note("not-offered")
        return mission_refusal(state, player, mission)

    return Question(
        state, player, "mission", partial(mission_options, state, player), refuse, always=True
    )


@rule("FED missions")
def send_ship(state: State, player: Player, mission: Mission) -> Flow[None]:
    """The ship stays on the mission for the rest of the game; then its action is done."""
    player.ships -= 1
    if state.box.rulings.mission12_counts_itself:
        player.missions.append(mission.word)
    state.tell("sent_ship", player, mission=mission.word)
    pay(state, player, mission.cost)
    effects = tuple(_of_space(effect, mission) for effect in mission.effect)
    yield from run(state, player, effects, Source.MISSIONS)
    if mission.word not in player.missions:
        player.missions.append(mission.word)


def _of_space(effect: Effect, mission: Mission) -> Effect:
    if isinstance(effect, Action):
        return Action(op="action", of=(own_action(effect, mission),))
    return effect


def offer_mission(state: State, player: Player) -> Flow[bool]:
    """Ask whether a ship is sent; True if one was."""
    answer = yield from ask(mission_question(state, player))
    mission = state.box.mission_by_word.get(answer[1]) if answer else None
    if mission is None:
        return False
    yield from send_ship(state, player, mission)
    return True
