"""Specialists as tokens: which may be used now, which may be copied or turned up again."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from engine.core.flow import Flow
from engine.federation.interpreter import run
from engine.federation.marks import rule
from engine.federation.metrics import count
from engine.federation.planets import NeoSpace, Specialist
from engine.federation.state import Deed, Player, State
from engine.federation.terms import Planet, Source
from engine.federation.vocabulary import (
    BuildDiscount,
    CopySpecialist,
    ExtraMove,
    FlipSpecialist,
    GainPer,
    TakeSpecialist,
)


@rule("FED atal: specialists")
def usable(state: State, player: Player) -> list[str]:
    """Tokens that a player may use now, in the order he took them."""
    return [
        one
        for one, face_up in player.specialists.items()
        if face_up and may_use(state, player, state.box.specialists[one])
    ]


def may_use(state: State, player: Player, token: Specialist) -> bool:
    """Whether the time of a token has come, and it would do something."""
    if not state.is_own_turn(player):
        if token.timing != "any_time" or state.box.rulings.any_time_only_in_own_turn:
            return False
    elif token.timing == "on_planet_action":
        deed = deed_for(state, token.planet)
        if deed is None or not _usable_in(state, deed, token.id):
            return False
    elif token.timing != "any_time":
        return False
    return does_something(state, player, token)


def deed_for(state: State, planet: Planet) -> Deed | None:
    """The action under way, if it is one of this planet."""
    return state.deed_of(planet)


def _usable_in(state: State, deed: Deed, token: str) -> bool:
    return (
        token not in deed.taken or state.box.rulings.on_planet_token_usable_in_action_that_took_it
    )


def does_something(state: State, player: Player, token: Specialist) -> bool:
    """Whether using it now changes anything."""
    for effect in token.effect:
        if isinstance(effect, CopySpecialist):
            return bool(copyable(state, player, effect, token.id))
        if isinstance(effect, FlipSpecialist):
            return bool(flippable(state, player, effect.level, token.id))
        if isinstance(effect, TakeSpecialist):
            return bool(takeable(state, player, effect.level, effect.prerequisite))
        if isinstance(effect, BuildDiscount):
            deed = state.deed_of(Planet.E81216)
            return deed is not None and not deed.done
        if isinstance(effect, ExtraMove):
            return can_go_on(state, player, token.planet)
        if isinstance(effect, GainPer):
            return count(state, player, effect.metric) > 0
    return True


def can_go_on(state: State, player: Player, planet: Planet) -> bool:
    """Whether a further step would lead anywhere, after those that are still to be made."""
    deed = state.deed_of(planet)
    ahead = 1 if deed is None else 1 + deed.extra - deed.steps
    if planet is Planet.SIXMOON:
        return player.mage + ahead < len(state.box.sixmoon.step_strength)
    return _leads_on(state.box.neo.graph, player.miner, ahead + 1)


def _leads_on(graph: Mapping[str, NeoSpace], space: str, steps: int) -> bool:
    return steps == 0 or any(_leads_on(graph, one, steps - 1) for one in graph[space].next)


def flippable(state: State, player: Player, level: int, by: str = "") -> list[str]:
    """Used tokens of a level that may be turned up again.

    Where one may own several characters that turn up and copy, they may not turn up each other:
    that would never end.
    """
    endless = state.box.rulings.specialist_character_is != "type_and_level" and by != ""
    found = []
    for one, face_up in player.specialists.items():
        token = state.box.specialists[one]
        turns = any(isinstance(effect, FlipSpecialist | CopySpecialist) for effect in token.effect)
        if token.level == level and not face_up and one != by and not (endless and turns):
            found.append(one)
    return found


def copyable(state: State, player: Player, effect: CopySpecialist, by: str) -> list[str]:
    """Tokens face up, on Atal or before the player, whose effect may be copied now."""
    seen = [token for level in effect.levels for token in state.offered.get(level, {}).values()]
    own = [one for one, face_up in player.specialists.items() if face_up]
    return [
        one
        for one in dict.fromkeys([*seen, *own])
        if one != by and _may_copy(state, player, effect, state.box.specialists[one])
    ]


def _may_copy(state: State, player: Player, effect: CopySpecialist, token: Specialist) -> bool:
    if token.level not in effect.levels:
        return False
    for printed in token.effect:
        if isinstance(printed, CopySpecialist) and not (
            state.box.rulings.copy_of_copy_allowed and max(printed.levels) < max(effect.levels)
        ):
            return False
    if token.timing == "on_planet_action" and not _timely(state, token):
        return False
    return does_something(state, player, token)


def _timely(state: State, token: Specialist) -> bool:
    """Whether an effect for actions of its planet can be copied now."""
    bound = any(isinstance(effect, ExtraMove | BuildDiscount) for effect in token.effect)
    if not state.box.rulings.copied_specialist_keeps_its_timing and not bound:
        return True
    return state.deed_of(token.planet) is not None


@rule("FED atal: who may be taken")
def takeable(
    state: State, player: Player, level: int | None = None, prerequisite: bool = True
) -> list[str]:
    """Specialists that lie face up and that a player may take."""
    return [
        token
        for at, row in sorted(state.offered.items())
        if level is None or at == level
        for token in row.values()
        if _may_take(state, player, state.box.specialists[token], prerequisite)
    ]


def _may_take(state: State, player: Player, token: Specialist, prerequisite: bool) -> bool:
    rulings = state.box.rulings
    own = [state.box.specialists[one] for one in player.specialists]
    same_type = [one.level for one in own if one.type == token.type]
    if rulings.specialist_character_is == "type_and_level" and token.level in same_type:
        return False
    if not prerequisite or token.level == 1:
        return True
    if token.level == 3 and rulings.level3_needs_level2:
        return 2 in same_type
    return any(level < token.level for level in same_type)


@rule("FED atal: use once")
def use(state: State, player: Player, token: str) -> Flow[None]:
    """Use a token: it is turned face down, then it does what it says."""
    player.specialists[token] = False
    state.tell("used_specialist", player, token=token, kind=state.box.specialists[token].type)
    state.using.append(token)
    yield from run(state, player, state.box.specialists[token].effect, Source.SPECIALISTS)
    state.using.pop()


def for_this_action(state: State, player: Player) -> Iterator[str]:
    """Usable tokens that belong to the action under way: what asks for them must not be skipped."""
    if not state.deeds:
        return
    planet = state.deeds[-1].planet
    for one in usable(state, player):
        token = state.box.specialists[one]
        if token.timing == "on_planet_action" or any(
            isinstance(effect, CopySpecialist) and _copies_for(state, player, effect, one, planet)
            for effect in token.effect
        ):
            yield one


def counting(state: State, player: Player) -> bool:
    """Whether a token that may be used now counts what the action under way has changed."""
    for one in for_this_action(state, player):
        for effect in state.box.specialists[one].effect:
            seen = [one]
            if isinstance(effect, CopySpecialist):
                seen = copyable(state, player, effect, one)
            if any(
                isinstance(printed, GainPer)
                for token in seen
                for printed in state.box.specialists[token].effect
            ):
                return True
    return False


def _copies_for(
    state: State, player: Player, effect: CopySpecialist, by: str, planet: Planet
) -> bool:
    tokens = (state.box.specialists[one] for one in copyable(state, player, effect, by))
    return any(one.timing == "on_planet_action" and one.planet is planet for one in tokens)
