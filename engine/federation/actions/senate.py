"""Actions of the senate by id: planets, rooms and the spy, with the price of their space."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from engine.core.flow import Flow
from engine.core.moves import Note, Option, Words
from engine.federation.actions.arratuin import trade
from engine.federation.actions.atal import hire
from engine.federation.actions.e81216 import build
from engine.federation.actions.missions import put_marker
from engine.federation.actions.neo import mine
from engine.federation.actions.sixmoon import enchant
from engine.federation.asking import Question, ask, ask_one_of
from engine.federation.gains import pay
from engine.federation.interpreter import handles, in_turn, run
from engine.federation.marks import rule
from engine.federation.medals import check_medals, missing_medals, take_highest, take_medal
from engine.federation.payable import can_act, can_copy, copied_actions
from engine.federation.state import Deed, Player, State
from engine.federation.terms import INTRIGUE, PLANET_IDS, SPY, Planet, Source
from engine.federation.vocabulary import Action, CopyAction, Medal, President

PLANETS: Final[dict[Planet, Callable[[State, Player, Deed], Flow[None]]]] = {
    Planet.NEO: mine,
    Planet.SIXMOON: enchant,
    Planet.ATAL: hire,
    Planet.ARRATUIN: trade,
    Planet.E81216: build,
}


@rule("FED senate: actions")
def perform(
    state: State, player: Player, action: str, free: bool = False, *, named: bool = False
) -> Flow[None]:
    """Pay the price of an action's space, unless it is free, and do the action; `named` where it
    has been told already which."""
    if not free:
        pay(state, player, state.box.cost_of(action))
    if not named:
        state.tell("acted", player, action=action)
    if action in PLANET_IDS:
        yield from act_on(state, player, Planet(action))
        return
    printed = state.box.senate.spy if action == SPY else state.box.rooms[action]
    yield from run(state, player, printed.effect, Source.OTHER)


def act_on(state: State, player: Player, planet: Planet) -> Flow[None]:
    """The action of a planet; tokens for it may be used meanwhile."""
    deed = Deed(planet)
    state.deeds.append(deed)
    yield from PLANETS[planet](state, player, deed)
    state.deeds.pop()
    check_medals(state, player)


@handles(Action)
def _action(state: State, player: Player, effect: Action, source: Source) -> Flow[None]:
    yield from in_turn(state)

    def names() -> list[str]:
        return [one for one in effect.of if can_act(state, player, one, player.reserve)]

    name = yield from ask_one_of(state, player, "action", "action", names)
    if name:
        yield from perform(state, player, name)


@handles(CopyAction)
@rule("FED spy")
def copy(state: State, player: Player, effect: CopyAction, source: Source) -> Flow[None]:
    """Copy the action of any planet, or of any room but the president's office, occupied or not."""

    def options() -> Iterator[Option]:
        for name in copied_actions(state, effect.rooms):
            if can_copy(state, player, name, player.reserve):
                cost = state.box.cost_of(name)
                price = {"resources": player.reserve.handed_for(cost).plain()}
                yield Option(("copy", name), (Note("costs", price),) if cost.total else ())

    letters = {room.letter: room.id for room in state.box.senate.rooms}

    def spell(words: Words) -> Words:
        return tuple(letters.get(word, word) for word in words)

    answer = yield from ask(Question(state, player, "copy", options, spell=spell))
    if not answer:
        return
    name = answer[1]
    if _marks_what_is_copied(state, source):
        put_marker(state, player, state.box.mission_of[name])
    free = name in state.box.rooms and not state.box.rulings.spy_pays_copied_cost
    yield from perform(state, player, name, free)


def _marks_what_is_copied(state: State, source: Source) -> bool:
    """Whether the marker of a funding spy goes to the mission of what he copies."""
    turn = state.turn
    return (
        source is Source.OTHER
        and turn is not None
        and turn.spy_marks
        and state.box.rulings.spy_marker_goes_to == "copied"
    )


@handles(President)
@rule("FED rooms: president's office")
def take_pawn(state: State, player: Player, effect: President, source: Source) -> Flow[None]:
    """The pawn changes hands at once; its holder begins the next round."""
    state.president = player.seat
    state.tell("took_pawn", player)
    yield from ()


@handles(Medal)
def _medal(state: State, player: Player, effect: Medal, source: Source) -> Flow[None]:
    if effect.kind == "intrigue":
        if INTRIGUE not in player.medals and state.medals[INTRIGUE]:
            take_medal(state, player, INTRIGUE, 0)
        return
    yield from in_turn(state)
    has, points = len(player.medals), state.box.medals.points
    kind = yield from ask_one_of(
        state,
        player,
        "medal",
        "medal",
        lambda: missing_medals(state, player),
        before=points[has],
        after=points[min(has + 1, len(points) - 1)],
    )
    if kind:
        take_highest(state, player, kind)
