"""Why something cannot be placed or used, and what would help."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from engine.core.moves import Note, Words
from engine.race.payment import (
    boost_left,
    conquest_of,
    develop_obstacle,
    settle_obstacle,
    settle_powers,
)
from engine.race.phases.consume import is_mandatory, unused, usable
from engine.race.phases.produce import open_windfalls
from engine.race.state import Player, State
from engine.race.terms import Effect, Phase

NONE = "none"


def obstacles_of(state: State, player: Player, prefix: Words) -> list[Note]:
    """Why a kind of move, or one of it, is not possible with the cards as they lie."""
    match prefix:
        case ("develop" | "settle", card, *_) if card != NONE:
            return list(_placing(state, player, prefix[0], card))
        case ("consume", card, *_):
            return list(_power(state, player, card))
        case ("produce", world, *_):
            return list(_producing(state, player, world))
        case ("done",):
            left = [held.card for held in usable(state, player) if is_mandatory(held)]
            return [Note("power-left", {"card": card}) for card in left]
        case (("develop" | "settle") as verb,):
            return [] if any(_fitting(state, player, verb)) else [Note(f"no-card-to-{verb}")]
    return []


def targets_of(state: State, player: Player, verb: str) -> Iterable[Words]:
    """Everything that could be meant by a kind of move, possible or not."""
    match verb:
        case "develop" | "settle":
            wanted = verb == "settle"
            hand = sorted({*player.hand})
            return [(verb, card) for card in hand if state.cards[card].is_world == wanted]
        case "consume":
            return [(verb, held.card) for held in player.powers.get(Phase.CONSUME, ())]
        case "trade":
            return [(verb, world) for world in player.tableau if state.cards[world].good]
        case "produce":
            return [(verb, world) for world in player.tableau if state.cards[world].good]
    return []


def placing_obstacle(state: State, player: Player, card: str) -> Note | None:
    """Why a card in hand could not be placed in its phase now."""
    others = len(player.hand) - 1
    if state.cards[card].is_world:
        powers = settle_powers(state, player)
        return settle_obstacle(player, card, state.cards[card], powers, others)
    powers = player.powers.get(Phase.DEVELOP, ())
    return develop_obstacle(state, player, card, powers, others)


def _fitting(state: State, player: Player, verb: str) -> Iterator[str]:
    for _, card in targets_of(state, player, verb):
        if placing_obstacle(state, player, card) is None:
            yield card


def _placing(state: State, player: Player, verb: str, card: str) -> Iterator[Note]:
    if card not in state.cards:
        yield Note("no-such-card", {"card": card})
        return
    if card not in player.hand:
        yield Note("not-in-hand")
        return
    if state.cards[card].is_world != (verb == "settle"):
        yield Note("not-a-world" if verb == "settle" else "not-a-development", {"card": card})
        return
    obstacle = placing_obstacle(state, player, card)
    if obstacle is not None:
        yield obstacle
    yield from _boosts(state, player, card, obstacle is None)


def _boosts(state: State, player: Player, card: str, possible: bool) -> Iterator[Note]:
    """Temporary Military that a conquest could use, and how far it reaches."""
    world = state.cards[card]
    if not world.military:
        return
    conquest = conquest_of(player, world, settle_powers(state, player))
    if conquest.has >= conquest.needed:
        return
    for held in conquest.boosters:
        with_it = conquest.has + boost_left(player, held)
        yield Note("with-booster", {"card": held.card, "has": with_it, "needed": conquest.needed})
    if not possible and world.good is not None:
        excluding = (Effect.PAY_FOR_MILITARY, Effect.DISCARD_SELF_FOR_ZERO_COST)
        for held in settle_powers(state, player):
            if held.power.effect in excluding and held.power.excludes_good is world.good:
                yield Note("not-for-this-good", {"card": held.card, "good": str(world.good)})


def _power(state: State, player: Player, card: str) -> Iterator[Note]:
    """Why a power of the Consume phase cannot be used."""
    own = [held for held in player.powers.get(Phase.CONSUME, ()) if held.card == card]
    if not own:
        yield Note("no-such-power", {"card": card})
        return
    waiting = [held for held in unused(player) if held.card == card]
    if not waiting:
        yield Note("power-used", {"card": card})
        return
    if any(held.card == card for held in usable(state, player)):
        return
    for held in waiting:
        power = held.power
        if power.effect is Effect.DISCARD_HAND_FOR_VP:
            yield Note("needs-hand-card", {"card": card})
        elif power.different_kinds:
            yield Note("needs-kinds", {"needed": power.goods_per_use})
        else:
            kind = "any" if power.good is None else str(power.good)
            yield Note("needs-goods", {"needed": power.goods_per_use, "good": kind})


def _producing(state: State, player: Player, world: str) -> Iterator[Note]:
    if world not in player.tableau or state.cards[world].good is None:
        yield Note("no-producer", {"world": world})
    elif world in player.goods:
        yield Note("has-good", {"world": world})
    elif state.cards[world].is_windfall and not any(
        world in worlds for _, worlds in open_windfalls(state, player)
    ):
        yield Note("no-windfall-power", {"world": world})
    elif not player.hand and not state.cards[world].is_windfall:
        yield Note("needs-hand-card", {"card": world})
