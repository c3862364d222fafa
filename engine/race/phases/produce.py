"""Phase V: worlds get goods, powers draw cards.

What leaves no choice is done without asking: worlds that produce and draws that come anyhow, the
newest card first; then powers for windfall worlds where all the empty ones get a good. Draws that
count goods come last. A game with the option `steps` asks for every step instead.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial
from typing import Final, NamedTuple

from engine.core.flow import Flow, together
from engine.core.moves import Note, Option, Words
from engine.race.asking import ask, hidden_cards
from engine.race.marks import rule
from engine.race.owing import in_turn, owe_draw, owe_good, spend_from_hand
from engine.race.powers import is_matched
from engine.race.state import Held, Player, State, draw
from engine.race.terms import Action, Effect, Good, Phase

DONE: Final = ("done",)
SELF: Final = "self"
BONUS: Final = "bonus"
DRAW: Final = "draw"
PAY: Final = "pay"
COUNTING: Final = (Effect.DRAW_PER_GOOD_PRODUCED, Effect.DRAW_PER_KIND_PRODUCED)
PLAIN_DRAWS: Final = (Effect.DRAW, Effect.DRAW_PER_WORLD)
DRAWS: Final = (*COUNTING, *PLAIN_DRAWS, Effect.DRAW_IF_PRODUCED_HERE)


class Windfall(NamedTuple):
    """A power that puts a good on one windfall world: the card, or the bonus of the action."""

    by: str
    good: Good | None


def produce(state: State) -> Flow[None]:
    """Everybody at the same time; then who has produced the most of a kind."""
    for player in state.people:
        player.produced = {}
        player.done = []
    flow = produce_by_steps if state.rules.steps else produce_seat
    yield from together({player.seat: flow(state, player) for player in state.people})
    _draw_for_most(state)


@rule("RACE base: produce")
def produce_seat(state: State, player: Player) -> Flow[None]:
    """Do what leaves no choice, ask for the rest."""
    _produce_everywhere(state, player)
    while (windfalls := open_windfalls(state, player)) and not _fill_all(state, player, windfalls):
        words = yield from _ask(state, player, steps=False)
        _step(state, player, words)
    while _could_pay(state, player):
        if player.owes_cards:
            yield from in_turn(state, player)
        if not _has_choice(state, player):
            break
        words = yield from _ask(state, player, steps=False)
        if words == DONE:
            break
        _step(state, player, words)
    for held in _open_draws(player, COUNTING):
        _draw(state, player, held)
    yield from in_turn(state, player)


def produce_by_steps(state: State, player: Player) -> Flow[None]:
    """Every step is an answer, in the order that the player wants."""
    while True:
        if player.owes_cards and _payers(player):
            yield from in_turn(state, player)
        if not any(option.words != DONE for option in produce_options(state, player, True)):
            break
        words = yield from _ask(state, player, steps=True)
        if words == DONE:
            break
        _step(state, player, words)
    yield from in_turn(state, player)


@rule("RACE base: windfall worlds")
def open_windfalls(state: State, player: Player) -> list[tuple[Windfall, list[str]]]:
    """Powers for windfall worlds not used yet, with the empty worlds that they could fill."""
    found = [
        Windfall(held.card, held.power.good)
        for held in player.powers.get(Phase.PRODUCE, ())
        if held.power.effect is Effect.PRODUCE_ON_WINDFALL
    ]
    if Action.PRODUCE in player.actions:
        found.append(Windfall(BONUS, None))
    found.sort(key=lambda one: (one.good is None, one.by != BONUS))  # those for one kind first
    empty = [
        world
        for world in player.tableau
        if state.cards[world].is_windfall and world not in player.goods
    ]
    left = []
    for one in found:
        if any(by == one.by and what != DRAW for by, what in player.done):
            continue
        worlds = [w for w in empty if one.good is None or state.cards[w].good is one.good]
        if worlds:
            left.append((one, worlds))
    return left


def produce_options(state: State, player: Player, steps: bool) -> Iterator[Option]:
    """Every step that can be taken now; then to be done, if one may."""
    mandatory = False
    if steps:
        for world in _empty_producers(player):
            mandatory = True
            yield Option(("produce", world, SELF))
    for windfall, worlds in open_windfalls(state, player):
        for world in worlds:
            mandatory = True
            yield Option(("produce", world, windfall.by))
    for held in _payers(player):
        for card in sorted({*player.hand}):
            yield Option(("produce", held.card, PAY, card))
    for held in _open_draws(player, DRAWS if steps else COUNTING):
        count = number_drawn(state, player, held)
        if steps or count:
            mandatory = mandatory or (steps and count > 0)
            yield Option(("draw", held.card), (Note("draws", {"count": count}),))
    if not mandatory:
        yield Option(DONE)


def produce_refusal(state: State, player: Player, steps: bool, words: Words) -> Note | None:
    """Why this step cannot be taken."""
    options = [option.words for option in produce_options(state, player, steps)]
    if words in options:
        return None
    return Note("goods-left") if words == DONE else Note("not-offered")


@rule("RACE base: draws in produce")
def number_drawn(state: State, player: Player, held: Held) -> int:
    """How many cards a power of this phase draws now."""
    power = held.power
    match power.effect:
        case Effect.DRAW_PER_GOOD_PRODUCED:
            goods = sum(good is power.good for good in player.produced.values())
            return power.amount * goods
        case Effect.DRAW_PER_KIND_PRODUCED:
            return power.amount * len({*player.produced.values()})
        case Effect.DRAW_PER_WORLD:
            cards = (state.cards[id_] for id_ in player.tableau)
            return power.amount * sum(card.is_world and is_matched(card, power) for card in cards)
        case Effect.DRAW_IF_PRODUCED_HERE:
            return power.amount if held.card in player.produced else 0
        case _:
            return power.amount


def veiled(words: Words) -> Words:
    """The card paid for a good is not shown."""
    if words[2:3] == (PAY,):
        return (*words[:2], *hidden_cards(words[2:]))
    return words


def _ask(state: State, player: Player, steps: bool) -> Flow[Words]:
    return ask(
        state,
        player,
        "produce" if steps or open_windfalls(state, player) else "factory",
        partial(produce_options, state, player, steps),
        partial(produce_refusal, state, player, steps),
        veil=veiled,
        spell=partial(_spelled, state, player, steps),
    )


def _spelled(state: State, player: Player, steps: bool, words: Words) -> Words:
    """A world without the power, where there is only one."""
    if len(words) != 2 or words[0] != "produce":
        return words
    options = [option.words for option in produce_options(state, player, steps)]
    found = [option for option in options if option[:2] == words]
    return found[0] if len(found) == 1 else words


@rule("RACE base: produce")
def _produce_everywhere(state: State, player: Player) -> None:
    """The newest card first: goods of production worlds, draws, windfalls with one target."""
    for card in reversed(player.tableau):
        for power in state.cards[card].powers:
            if power.phase is not Phase.PRODUCE:
                continue
            if power.effect is Effect.PRODUCE and card not in player.goods:
                _good(state, player, card, card, SELF)
            elif power.effect in PLAIN_DRAWS:
                _draw(state, player, Held(card, power))
            elif power.effect is Effect.PRODUCE_ON_WINDFALL and power.good is not None:
                _fill_only(state, player, card)


def _fill_only(state: State, player: Player, card: str) -> None:
    """A power for one kind of which there is only one empty world."""
    for windfall, worlds in open_windfalls(state, player):
        if windfall.by == card and len(worlds) == 1:
            _good(state, player, worlds[0], card, card)
            return


@rule("RACE base: windfall worlds")
def _fill_all(state: State, player: Player, left: Sequence[tuple[Windfall, list[str]]]) -> bool:
    """Give every empty world a good, if the powers suffice for all; else there is a choice."""
    plan: dict[str, str] = {}
    reachable = {world: None for _, worlds in left for world in worlds}
    for windfall, worlds in left:
        world = next((world for world in worlds if world not in plan), None)
        if world is not None:
            plan[world] = windfall.by
    if len(plan) < len(reachable):
        return False
    for world, by in plan.items():
        _good(state, player, world, by, by)
    return True


def _step(state: State, player: Player, words: Words) -> None:
    if words[0] == "draw":
        held = next(held for held in _open_draws(player, DRAWS) if held.card == words[1])
        _draw(state, player, held)
        return
    world, by = words[1], words[2]
    if by == PAY:
        spend_from_hand(player, words[3:])
        state.tell("paid_for_good", player.seat, world=world, count=len(words[3:]))
        state.whisper("paid_cards", player.seat, cards=words[3:])
        by = SELF
    _good(state, player, world, world if by == SELF else by, by)


def _good(state: State, player: Player, world: str, card: str, by: str) -> None:
    """A good comes, and the cards that the world draws for it."""
    good = state.cards[world].good
    assert good is not None
    owe_good(player, world)
    player.produced[world] = good
    player.done.append((card, by))
    state.tell("produced", player.seat, world=world, good=str(good), card=by)
    if state.rules.steps:
        return
    for held in player.powers.get(Phase.PRODUCE, ()):
        if held.card == world and held.power.effect is Effect.DRAW_IF_PRODUCED_HERE:
            _draw(state, player, held)


def _draw(state: State, player: Player, held: Held) -> None:
    player.done.append((held.card, DRAW))
    count = number_drawn(state, player, held)
    if count:
        owe_draw(player, held.card, count)


@rule("RACE base: draws in produce")
def _open_draws(player: Player, effects: Sequence[Effect]) -> list[Held]:
    """Powers that draw and have not; for a good on their own world only once it is there."""
    return [
        held
        for held in player.powers.get(Phase.PRODUCE, ())
        if held.power.effect in effects
        and (held.card, DRAW) not in player.done
        and (held.power.effect is not Effect.DRAW_IF_PRODUCED_HERE or held.card in player.produced)
    ]


def _empty_producers(player: Player) -> list[str]:
    return [
        held.card
        for held in player.powers.get(Phase.PRODUCE, ())
        if held.power.effect is Effect.PRODUCE and held.card not in player.goods
    ]


@rule("RACE storm: discard to produce")
def _payers(player: Player) -> list[Held]:
    """Empty worlds that produce for a discarded hand card."""
    return [
        held
        for held in player.powers.get(Phase.PRODUCE, ())
        if held.power.effect is Effect.PRODUCE_BY_DISCARD and held.card not in player.goods
    ]


def _could_pay(state: State, player: Player) -> bool:
    """Whether a world is left that produces for a card, and a card may be there for it."""
    if not _payers(player):
        return False
    return bool(player.hand) or player.owes_cards or _has_choice(state, player)


def _has_choice(state: State, player: Player) -> bool:
    """Whether a card can be paid now, or drawn now to be paid."""
    return bool(player.hand) or any(
        number_drawn(state, player, held) for held in _open_draws(player, COUNTING)
    )


@rule("RACE base: the most goods of a kind")
def _draw_for_most(state: State) -> None:
    """Who has produced more goods of a kind than everybody else draws."""
    for player in state.people:
        for held in player.powers.get(Phase.PRODUCE, ()):
            if held.power.effect is Effect.DRAW_IF_PRODUCED_STRICTLY_MOST:
                counts = {
                    one.seat: sum(good is held.power.good for good in one.produced.values())
                    for one in state.people
                }
                own = counts.pop(player.seat)
                if own > max(counts.values(), default=0):
                    draw(state, player.seat, held.power.amount, held.card)
