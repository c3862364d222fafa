"""Action 8, Pass: the next booster, points on passing."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.flow import Flow
from engine.core.moves import Note, Option, Words
from engine.gaia.actions.action import NOT_OFFERED, Action
from engine.gaia.components import BOOSTERS
from engine.gaia.gains import count_of
from engine.gaia.marks import rule
from engine.gaia.state import Player, State
from engine.gaia.terms import ROUNDS


@rule("RU actions 8")
def refusal(state: State, player: Player, words: Words) -> Note | None:
    """Why a pass is not complete, or None: it takes a free booster, none in the last round."""
    if words[:1] != ("pass",):
        return NOT_OFFERED
    if state.round == ROUNDS:
        return None if len(words) == 1 else Note("no-booster-now")
    if len(words) != 2:
        return Note("needs-booster", {"boosters": state.boosters})
    if words[1] in state.boosters:
        return None
    if player.booster is not None and words[1] == player.booster.id:
        return Note("own-booster", {"booster": words[1]})
    return Note("booster-taken", {"booster": words[1], "boosters": state.boosters})


def offer(state: State, player: Player) -> Iterable[Option]:
    """One option per free booster."""
    notes = pass_notes(state, player)
    if state.round == ROUNDS:
        yield Option(("pass",), notes)
        return
    for booster in state.boosters:
        yield Option(("pass", booster), notes)


@rule("RU actions 8")
def pass_points(state: State, player: Player) -> list[tuple[str, int]]:
    """Points that passing now would give, by source."""
    points = []
    booster = player.booster
    if booster is not None and booster.per is not None:
        points.append((booster.id, booster.vp * count_of(state, player, booster.per)))
    for tile in player.active_techs():
        if tile.timing == "pass" and tile.per is not None:
            count = count_of(state, player, tile.per)
            points.append((tile.id, count * sum(amount for _, amount in tile.gain)))
    return points


def pass_notes(state: State, player: Player) -> tuple[Note, ...]:
    """What passing scores."""
    points = sum(amount for _, amount in pass_points(state, player))
    return (Note("gain", {"gain": {"vp": points}}),) if points else ()


@rule("RU actions 8")
def perform(state: State, player: Player, words: Words) -> Flow[None]:
    """Take a booster, return the old one, score, and be out of this round."""
    for source, points in pass_points(state, player):
        player.score(points, source)
    leave_round(state, player, words[1] if state.round < ROUNDS else "")
    yield from ()


def leave_round(state: State, player: Player, booster: str) -> None:
    """Take a booster (none in the last round), put the old one at the end of the row."""
    old = player.booster
    assert old is not None
    if booster:
        state.boosters.remove(booster)
    player.take_booster(BOOSTERS[booster] if booster else None)
    state.boosters.append(old.id)
    player.passed = True
    state.passed.append(player.seat)
    state.tell("passed", player.seat, booster=booster, returned=old.id)


PASS = Action("pass", offer, refusal, perform)
