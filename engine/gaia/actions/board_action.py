"""Action 6, Power and Q.I.C. actions: ten spaces, each once per round."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.flow import Flow
from engine.core.moves import Note, Option, Words
from engine.gaia.actions.action import NOT_OFFERED, Action
from engine.gaia.actions.build import build_with_steps
from engine.gaia.asking import ask
from engine.gaia.components import BOARD_ACTIONS, BoardAction, Gain
from engine.gaia.gains import (
    count_of,
    gain,
    is_wasted,
    pay,
    received,
    short_of_all,
    times,
    unaffordable,
)
from engine.gaia.marks import rule
from engine.gaia.mines import can_build, priced_mines
from engine.gaia.power import spend, spendable
from engine.gaia.state import OwnedToken, Player, State
from engine.gaia.tech import gain_tech, has_open_slot


@rule("RU actions 6")
def refusal(state: State, player: Player, words: Words) -> Note | None:
    """Why a board action cannot be taken, or None."""
    if len(words) != 2 or words[0] != "action":
        return NOT_OFFERED
    action = BOARD_ACTIONS.get(words[1])
    if action is None:
        return Note("no-action", {"word": words[1]})
    if is_usable(state, player, action):
        return None
    if action.id in state.actions_used:
        return Note("action-used", {"action": action.id, "seat": state.actions_used[action.id]})
    if action.steps and (short := _short_of_mine(state, player, action)):
        return short
    return unpayable(player, action) or useless(state, player, action)


def is_usable(state: State, player: Player, action: BoardAction) -> bool:
    """Whether a board action can be taken. Why it cannot takes much longer to say: a menu, which
    asks of all ten, does not want to know."""
    return (
        action.id not in state.actions_used
        and _can_pay(player, action)
        and useless(state, player, action) is None
    )


def _can_pay(player: Player, action: BoardAction) -> bool:
    has = player.qic if action.kind == "qic" else spendable(player)
    return has >= action.cost


def unpayable(player: Player, action: BoardAction) -> Note | None:
    """Why the price of a board action cannot be paid, or None."""
    if _can_pay(player, action):
        return None
    if action.kind == "qic":
        return unaffordable(player, (("qic", action.cost),))
    has = spendable(player)
    short = action.cost - has
    return Note(
        "needs", {"needs": {"power": action.cost}, "has": {"power": has}, "short": {"power": short}}
    )


def _short_of_mine(state: State, player: Player, action: BoardAction) -> Note | None:
    """What a terraforming action and the mine with it are short of; None where a mine could be
    paid, or where there is none to be built."""
    if can_build(state, player, action.steps):
        return None
    found = short_of_all(player, (plan.price for plan in priced_mines(state, player, action.steps)))
    power = unpayable(player, action)
    if found is None or power is None:
        return found
    return Note("needs", {name: {**found.args[name], **power.args[name]} for name in found.args})  # type: ignore[dict-item]  # both are notes of what is needed


@rule("RU appendix III")
def useless(state: State, player: Player, action: BoardAction) -> Note | None:
    """Why a board action would do nothing at all, or None."""
    if action.steps:
        return None if can_build(state, player, action.steps) else Note("no-step-target")
    if action.special == "tech":
        return None if has_open_slot(state, player) else Note("no-tech")
    if action.special == "rescore":
        return None if player.tokens else Note("no-token")
    return Note("at-limit") if is_wasted(player, action.gain) else None


def action_notes(state: State, player: Player, action: BoardAction) -> tuple[Note, ...]:
    """Price and gain of a board action."""
    notes = (Note("price", {"price": {action.kind: action.cost}}),)
    gains = received(player, action_gain(state, player, action))
    return (*notes, Note("gain", {"gain": gains})) if gains else notes


def action_gain(state: State, player: Player, action: BoardAction) -> Gain:
    """What a board action gives now, counted effects included."""
    gains = dict(action.gain)
    if action.per is not None:
        for resource, amount in times(action.per_gain, count_of(state, player, action.per)):
            gains[resource] = gains.get(resource, 0) + amount
    return tuple(gains.items())


def offer(state: State, player: Player) -> Iterable[Option]:
    """Every space that can be used."""
    for action in BOARD_ACTIONS.values():
        if is_usable(state, player, action):
            yield Option(("action", action.id), action_notes(state, player, action))


@rule("RU actions 6")
def perform(state: State, player: Player, words: Words) -> Flow[None]:
    """Cover the space, pay, and take the effect."""
    action = BOARD_ACTIONS[words[1]]
    state.actions_used[action.id] = player.seat
    state.tell("action_taken", player.seat, action=action.id)
    if action.kind == "qic":
        pay(player, (("qic", action.cost),))
    else:
        yield from spend(state, player, action.cost)
    yield from gain(state, player, action_gain(state, player, action), action.id)
    if action.steps:
        yield from build_with_steps(state, player, action.steps)
    elif action.special == "tech":
        yield from gain_tech(state, player)
    elif action.special == "rescore":
        yield from _rescore(state, player, action)


@rule("RU appendix III")
def _rescore(state: State, player: Player, action: BoardAction) -> Flow[None]:
    """Take the rewards of an own federation token again; nothing is flipped, nothing triggered."""
    kinds: dict[str, OwnedToken] = {owned.token.id: owned for owned in player.tokens}
    token = next(iter(kinds))
    if len(kinds) > 1:

        def refuse(words: Words) -> Note | None:
            known = len(words) == 2 and words[0] == "token" and words[1] in kinds
            return None if known else Note("no-own-token")

        def offer() -> list[Option]:
            return [
                Option(
                    ("token", kind), (Note("gain", {"gain": received(player, owned.token.gain)}),)
                )
                for kind, owned in kinds.items()
            ]

        token = (yield from ask(state, player, "token", offer, refuse))[1]
    yield from gain(state, player, kinds[token].token.gain, action.id)


BOARD_ACTION = Action("action", offer, refusal, perform)
