"""Action 1, Build a Mine, and the builds that other actions lead to."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.flow import Flow
from engine.core.moves import Note, Option, Words
from engine.gaia.actions.action import NOT_OFFERED, Action, price_note
from engine.gaia.actions.gaiaform import former_options, gaiaform_refusal, perform_gaiaform
from engine.gaia.asking import ask
from engine.gaia.gains import pay
from engine.gaia.marks import rule
from engine.gaia.mines import MinePlan, mine_plan, mine_plans
from engine.gaia.state import Player, State
from engine.gaia.structures import place_mine


def mine_options(
    state: State, player: Player, free_steps: int = 0, extra: int = 0
) -> Iterable[Option]:
    """One option per mine, with its price."""
    for plan in mine_plans(state, player, free_steps, extra):
        yield Option(("build", state.hex_name(plan.place)), mine_notes(plan, free_steps))


def mine_notes(plan: MinePlan, free_steps: int = 0) -> tuple[Note, ...]:
    """Price, planet and steps of a mine."""
    notes = (*price_note(plan.price), Note("planet", {"planet": plan.planet}))
    if plan.steps:
        steps = {"steps": plan.steps, "free": min(plan.steps, free_steps)}
        notes = (*notes, Note("steps", steps))
    if plan.range_qic:
        notes = (*notes, Note("range-qic", {"qic": plan.range_qic}))
    if plan.shared:
        notes = (*notes, Note("shared"))
    return notes


def build_refusal(
    state: State, player: Player, words: Words, free_steps: int = 0, extra: int = 0
) -> Note | None:
    """Why there can be no mine, or None."""
    if len(words) != 2 or words[0] != "build":
        return NOT_OFFERED
    place = state.board.index.get(words[1])
    if place is None:
        return Note("no-hex", {"hex": words[1]})
    plan = mine_plan(state, player, place, free_steps, extra)
    return plan if isinstance(plan, Note) else None


@rule("RU actions 1")
def perform_build(
    state: State, player: Player, words: Words, free_steps: int = 0, extra: int = 0
) -> None:
    """Pay for a mine and place it."""
    place = state.board.index[words[1]]
    plan = mine_plan(state, player, place, free_steps, extra)
    assert isinstance(plan, MinePlan)
    pay(player, plan.price)
    place_mine(state, player, plan)


@rule("RU appendix III")
def build_with_steps(state: State, player: Player, free_steps: int) -> Flow[None]:
    """Build a Mine with free terraforming steps; spare steps are lost."""

    def refuse(words: Words) -> Note | None:
        return build_refusal(state, player, words, free_steps)

    words = yield from ask(
        state,
        player,
        "build",
        lambda: mine_options(state, player, free_steps),
        refuse,
        steps=free_steps,
    )
    perform_build(state, player, words, free_steps)


@rule("RU appendix IV")
def build_or_gaiaform(state: State, player: Player, extra: int) -> Flow[None]:
    """Build a Mine or Start a Gaia Project with more range."""

    def refuse(words: Words) -> Note | None:
        if words[:1] == ("gaiaform",):
            return gaiaform_refusal(state, player, words, extra)
        return build_refusal(state, player, words, extra=extra)

    def offer() -> Iterable[Option]:
        yield from mine_options(state, player, extra=extra)
        yield from former_options(state, player, extra)

    words = yield from ask(state, player, "site", offer, refuse, range=extra)
    if words[0] == "gaiaform":
        yield from perform_gaiaform(state, player, words, extra)
    else:
        perform_build(state, player, words, extra=extra)


def _perform(state: State, player: Player, words: Words) -> Flow[None]:
    perform_build(state, player, words)
    yield from ()


BUILD = Action("build", mine_options, build_refusal, _perform)
