"""A turn of the action phase: free actions, one main action, free actions, `end`."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Final, TypeAlias

from engine.core.flow import Flow
from engine.core.moves import END, Decision, Note, Option, Role, Words
from engine.gaia.actions.action import Action
from engine.gaia.actions.board_action import BOARD_ACTION
from engine.gaia.actions.build import BUILD
from engine.gaia.actions.federation import (
    FEDERATION,
    brief,
    layout_for,
    layout_notes,
    spell,
    variants,
)
from engine.gaia.actions.free import FREE
from engine.gaia.actions.gaiaform import GAIAFORM
from engine.gaia.actions.passing import PASS
from engine.gaia.actions.research import RESEARCH
from engine.gaia.actions.special import SPECIAL
from engine.gaia.actions.upgrade import UPGRADE
from engine.gaia.marks import rule
from engine.gaia.state import Player, State

MAIN: Final = (
    BUILD,
    UPGRADE,
    GAIAFORM,
    FEDERATION,
    RESEARCH,
    BOARD_ACTION,
    SPECIAL,
    PASS,
)
_BEFORE: Final = {action.verb: action for action in (*MAIN, FREE)}
_AFTER: Final = {FREE.verb: FREE}
_PASSED: Final[dict[str, Action]] = {}


_STAGES: Final = {"turn": _BEFORE, "after": _AFTER, "passed": _PASSED}
"""What a question of this kind offers."""
TurnQuestions: TypeAlias = dict[str, tuple[Decision]]
"""The questions of a seat's turns by kind: the same in every turn, so they are made once."""


@rule("RU phase III")
def turn(state: State, player: Player, made: TurnQuestions | None = None) -> Flow[None]:
    """One seat's turn; charging by others follows after it."""
    known: TurnQuestions = {} if made is None else made
    kind = "turn"
    while True:
        asked = known.get(kind)
        if asked is None:
            asked = known[kind] = (_question(state, player, kind, _STAGES[kind]),)
        words = (yield asked).words
        if words == END:
            return
        yield from _STAGES[kind][words[0]].perform(state, player, words)
        if words[0] != FREE.verb:
            kind = "passed" if words[0] == PASS.verb else "after"


def _question(state: State, player: Player, kind: str, actions: dict[str, Action]) -> Decision:
    """What to do next; asked again after a free action."""
    return Decision(
        player.seat,
        kind,
        partial(_options, state, player, actions),
        partial(_refusal, state, player, actions),
        advise=partial(state.adviser, state, player, kind, {}),
        spell=partial(spell, state, player),
        brief=partial(brief, state, player),
        variants=partial(variants, state, player),
        describe=partial(_notes, state, player, actions),
        role=Role.TURN if actions is _BEFORE else Role.STEP,
    )


def _refusal(state: State, player: Player, actions: dict[str, Action], words: Words) -> Note | None:
    if not words:
        return Note("not-offered")
    action = actions.get(words[0])
    if action is not None:
        return action.refuse(state, player, words)
    if words == END:
        return Note("needs-main-action") if actions is _BEFORE else None
    if words[0] in _BEFORE:
        return Note("main-action-done" if actions is _AFTER else "already-passed")
    return Note("no-verb", {"word": words[0]})


def _notes(
    state: State, player: Player, actions: dict[str, Action], words: Words
) -> tuple[Note, ...]:
    """What the menu says, or would say, of a legal option: only its own verb is listed."""
    if words[0] == FEDERATION.verb:
        return layout_notes(player, layout_for(state, player, words[1]), words[2])
    action = actions.get(words[0])
    offered = () if action is None else action.offer(state, player)
    return next((option.notes for option in offered if option.words == words), ())


def _options(state: State, player: Player, actions: dict[str, Action]) -> Iterable[Option]:
    if actions is not _BEFORE:
        yield Option(END)
    for action in actions.values():
        yield from action.offer(state, player)
