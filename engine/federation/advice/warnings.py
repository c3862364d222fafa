"""What is wasteful about a legal answer: a line for each kind of waste."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from engine.core.moves import END, Note, Words
from engine.federation.advice.forecast import upkeep_of
from engine.federation.advice.gains_of import Coming, coming_of
from engine.federation.advice.placing_waste import placing_warnings
from engine.federation.payable import does_anything
from engine.federation.state import Player, State
from engine.federation.terms import BEST_DIE, ROUNDS, TURNS, Source
from engine.federation.tokens import for_this_action
from engine.federation.vocabulary import Points


def warnings_of(state: State, player: Player, kind: str, words: Words) -> list[Note]:
    """Everything wasteful about an answer."""
    if not words:
        return []
    free = kind == "transporter"  # it moves without a reward, so nothing can be lost
    found = [] if free else list(over_limits(state, player, coming_of(state, player, words)))
    verb = words[0]
    if verb == "place":
        found += placing_warnings(state, player, words)
    elif verb == "copy" and len(words) == 2 and not does_anything(state, player, words[1]):
        found.append(Note("warning-does-nothing", {"action": words[1]}))
    elif verb == "mission" and words[1:] != ("none",) and len(words) == 2:
        found += _mission(state, player, words[1])
    elif verb == "build" and words[1] in state.box.megastructures:
        found += _megastructure(state, player, words[1])
    elif words == END and kind == "end":
        found += _end(state, player)
    if verb in LAST_ANSWERS:
        found += _unused_tokens(state, player)
    return found


LAST_ANSWERS: Final = ("move", "take", "shop", "mix", "build", "skip")
"""Answers with which the action of a planet is over, or nearly."""


def over_limits(state: State, player: Player, coming: Coming) -> Iterator[Note]:
    """What a gain brings beyond the limits is lost, and ships that the supply has not."""
    limits = state.box.limits
    room = limits.hangar - player.ships
    short = coming.ships - player.supply if player.supply < room else 0
    over = {
        "crystals": coming.reserve.crystals - limits.crystals,
        "golden_diamond": coming.reserve.golden_diamond - limits.golden_diamonds,
        "ships": coming.ships - room if coming.ships and short <= 0 else 0,
        "die": player.die + coming.die - BEST_DIE if coming.die else 0,
    }
    if not coming.gains:
        over["crystals"] = over["golden_diamond"] = 0
    lost = {what: count for what, count in over.items() if count > 0}
    if lost:
        yield Note("warning-over-limit", {"lost": lost})
    if short > 0:
        yield Note("warning-supply-short", {"lost": {"ships": short}})
    past = player.step + coming.steps - state.box.last_step
    if coming.steps and past > 0 and player.step < state.box.last_step:
        yield Note("warning-past-last-step", {"steps": past})


def _mission(state: State, player: Player, word: str) -> Iterator[Note]:
    """Missions that count what one holds may count more later; the last ship may be missed."""
    mission = state.box.mission_by_word.get(word)
    if mission is None:
        return
    counts = [effect for effect in mission.effect if isinstance(effect, Points)]
    scored_before = player.points[Source.MISSIONS] > 0
    if counts and state.round < ROUNDS and not scored_before:
        yield Note("warning-mission-early", {"mission": word})
    open_still = set(player.markers) - set(player.missions) - {word}
    better = [
        one.word
        for one in state.box.missions
        if one.word in open_still and one.level > mission.level
    ]
    if player.ships == 1 and better:
        yield Note("warning-last-ship", {"missions": tuple(better)})


def _megastructure(state: State, player: Player, word: str) -> Iterator[Note]:
    """A megastructure scores what one has now; a round later it may be more."""
    if state.round < ROUNDS and not player.points[Source.MEGASTRUCTURES]:
        yield Note("warning-megastructure-early", {"megastructure": word})


def _end(state: State, player: Player) -> Iterator[Note]:
    """Upkeep that cannot be paid; what is left over at the end of the game."""
    paid = upkeep_of(state, player)
    if paid.due and paid.drops:
        yield Note("warning-upkeep", {"step": paid.step})
    last = state.round == ROUNDS and player.turns + 1 >= TURNS
    if last and player.reserve.crystals:
        yield Note("warning-crystals-left", {"crystals": player.reserve.crystals})


def _unused_tokens(state: State, player: Player) -> Iterator[Note]:
    """Specialists of this planet that will hardly be used any more."""
    tokens = tuple(for_this_action(state, player))
    if tokens and state.round == ROUNDS and len(player.unused) == 0:
        yield Note("warning-specialist-unused", {"tokens": tokens})
