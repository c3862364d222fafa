"""Projects: who advances them, and the crystals of the joint one."""

from __future__ import annotations

from engine.core.flow import Flow
from engine.federation.asking import ask_one_of
from engine.federation.gains import gain
from engine.federation.interpreter import handles, in_turn
from engine.federation.marks import rule
from engine.federation.payable import payable_after
from engine.federation.state import Player, State
from engine.federation.terms import JOINT, PROJECTS, Source
from engine.federation.vocabulary import AdvanceProject


@rule("FED projects: advancing")
def advance(
    state: State, player: Player | None, project: str, steps: int = 1, space: str = ""
) -> Flow[None]:
    """Steps of a marker, for a token on a space or a free choice.

    Of the joint project the player's own marker goes along, without an upper limit, and his first
    ones bring crystals.
    """
    instead = state.box.spaces[space].column if space and project == JOINT else 0
    for _ in range(steps):
        before = state.projects[project]
        state.projects[project] = min(before + 1, state.needed(project))
        if project == JOINT and player is not None:
            player.joint += 1
        state.tell(
            "advanced_project",
            player,
            project=project,
            steps=state.projects[project],
            needed=state.needed(project),
            own=player.joint if player is not None and project == JOINT else 0,
            space=space,
            instead=instead,
            completed=before < state.projects[project] == state.needed(project),
        )
        crystals = state.box.projects.joint_crystals
        if project == JOINT and player is not None and player.joint <= len(crystals):
            yield from gain(state, player, crystals[player.joint - 1])


@rule("FED projects: which may be chosen")
def choosable(state: State, player: Player, without: str = "", steps: int = 1) -> list[str]:
    """Projects that a free step may go to: not a finished one of a column, the joint one always.

    Where a price is owed that only crystals of the joint project can pay, that one.
    """
    finished_too = state.box.rulings.complete_column_project_can_be_chosen
    found = [
        project
        for project in PROJECTS
        if project != without
        and (project == JOINT or finished_too or not state.is_complete(project))
    ]
    return [one for one in found if _leaves_payable(state, player, one, steps)] or found


def _leaves_payable(state: State, player: Player, project: str, steps: int) -> bool:
    """Whether what is owed can still be paid after steps of this project."""
    reserve, joint = player.reserve, player.joint
    if project == JOINT:
        for crystals in state.box.projects.joint_crystals[joint : joint + steps]:
            reserve = reserve.plus(crystals)
        joint += steps
    return payable_after(state, player, reserve, joint)


@handles(AdvanceProject)
def _advance(state: State, player: Player, effect: AdvanceProject, source: Source) -> Flow[None]:
    steps, times = effect.steps, 1
    if effect.choice == "any":
        steps, times = 1, effect.steps
    elif effect.choice == "two_different":
        times = 2
    yield from in_turn(state)
    first = ""
    for _ in range(times):
        without = first if effect.choice == "two_different" else ""
        project = yield from ask_one_of(
            state,
            player,
            "project",
            "project",
            lambda without=without: choosable(state, player, without, steps),  # type: ignore[misc]
            steps=steps,
        )
        if project:
            first = project
            yield from advance(state, player, project, steps)
