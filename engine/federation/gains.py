"""Resources, ships, the die, the accreditation track and deep space: what is gained and kept."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import partial

from engine.core.flow import Flow
from engine.core.moves import Note, Option
from engine.federation.asking import Question, ask, ask_one_of
from engine.federation.bag import Bag
from engine.federation.interpreter import handles, in_turn, run
from engine.federation.marks import rule
from engine.federation.medals import check_medals
from engine.federation.metrics import count, level, printed_level
from engine.federation.payable import payable_after
from engine.federation.state import Player, State, raised_die
from engine.federation.terms import Resource, Source
from engine.federation.vocabulary import (
    Accreditation,
    Die,
    Gain,
    GainPer,
    LevelBonus,
    Pay,
    Points,
    Ship,
    SpecialAmbassador,
    Transmute,
)


@rule("FED resources and limits")
def gain(state: State, player: Player, what: Bag) -> Flow[None]:
    """Into the reserve; what exceeds its limits is lost, as its owner chooses."""
    if not what.total:
        return
    player.reserve = player.reserve.plus(what)
    told = _taken_up(state, player, "gained").get("resources", {})
    assert isinstance(told, dict)
    state.tell("gained", player, resources=what.plus(Bag.of(told)).plain())
    yield from keep_to_limits(state, player)


def _taken_up(state: State, player: Player, kind: str) -> Mapping[str, object]:
    """What was told last, to be told anew with what comes to it: what is gained piece by piece is
    told in one. Nothing where something else was."""
    last = state.events[-1] if state.events else None
    if last is None or (last.kind, last.seat) != (kind, player.seat):
        return {}
    return state.events.pop().args


def keep_to_limits(state: State, player: Player) -> Flow[None]:
    """Diamonds over the limit go; of crystals over it the owner says which he keeps."""
    limits = state.box.limits
    over = player.reserve.golden_diamond - limits.golden_diamonds
    if over > 0:
        _lose(state, player, Bag.one(Resource.DIAMOND, over))
    if player.reserve.crystals <= limits.crystals:
        return
    question = Question(
        state,
        player,
        "keep",
        lambda: keep_options(state, player),
        args={"most": limits.crystals, "has": player.reserve.crystals},
    )
    answer = yield from ask(question)
    if answer:
        kept = kept_bag(answer[1])
        _lose(state, player, Bag(*_crystals(player.reserve)).minus(kept))


def keep_options(state: State, player: Player) -> Iterator[Option]:
    """Every set of crystals that fills the reserve; those that leave what is owed payable."""
    limit = state.box.limits.crystals
    have = player.reserve
    if have.crystals <= limit:
        return
    diamonds = Bag(golden_diamond=have.golden_diamond)
    sets = [
        Bag(limit - copernium - oceanium, copernium, oceanium)
        for oceanium in range(min(limit, have.oceanium), -1, -1)
        for copernium in range(min(limit - oceanium, have.copernium), -1, -1)
        if limit - copernium - oceanium <= have.lavandium
    ]
    payable = [one for one in sets if payable_after(state, player, one.plus(diamonds))]
    for one in payable or sets:
        lost = Bag(*_crystals(have)).minus(one)
        yield Option(("keep", one.word()), (Note("loses", {"resources": lost.plain()}),))


def kept_bag(word: str) -> Bag:
    """What `oceanium+3,copernium+2` stands for."""
    parts = (part.partition("+") for part in word.split(","))
    return Bag.of({name: int(number) for name, _, number in parts})


def _crystals(bag: Bag) -> tuple[int, int, int]:
    return bag.lavandium, bag.copernium, bag.oceanium


def _lose(state: State, player: Player, what: Bag) -> None:
    player.reserve = player.reserve.minus(what)
    state.tell("lost_resources", player, resources=what.plain())


@rule("FED resources: paying")
def pay(state: State, player: Player, cost: Bag) -> None:
    """Hand over a price; oceanium stands in for lavandium and copernium that lack."""
    if not cost.total:
        return
    paid = player.reserve.payment(cost)
    assert paid is not None, "only what can be paid is offered"
    player.reserve = player.reserve.minus(paid)
    state.tell("paid", player, resources=paid.plain())


@handles(Gain)
def _gain(state: State, player: Player, effect: Gain, source: Source) -> Flow[None]:
    yield from gain(state, player, effect.res)


@handles(Pay)
def _pay(state: State, player: Player, effect: Pay, source: Source) -> Flow[None]:
    pay(state, player, effect.res)
    yield from ()


@handles(GainPer)
def _gain_per(state: State, player: Player, effect: GainPer, source: Source) -> Flow[None]:
    amount = count(state, player, effect.metric)
    yield from gain(state, player, Bag.one(effect.resource, amount))


@handles(Ship)
def _ship(state: State, player: Player, effect: Ship, source: Source) -> Flow[None]:
    gain_ships(state, player, effect.count)
    yield from ()


@rule("FED ships")
def gain_ships(state: State, player: Player, wanted: int) -> None:
    """Ships out of the supply, as far as the hangar holds them."""
    gained = min(wanted, player.supply, state.box.limits.hangar - player.ships)
    player.ships += gained
    player.supply -= gained
    if gained:
        told = _taken_up(state, player, "got_ships").get("count", 0)
        assert isinstance(told, int)
        state.tell("got_ships", player, count=gained + told)
    if gained < wanted:
        state.tell("lost_ships", player, count=wanted - gained)


@handles(Die)
@rule("FED die")
def raise_die(state: State, player: Player, effect: Die, source: Source) -> Flow[None]:
    """The die is brought at this value or raised by it, in the senate as well; 6 is the most."""
    before = player.die
    player.die = raised_die(before, effect.amount)
    if player.die == before:
        state.tell("full_die", player, die=before)
    else:
        state.tell("raised_die", player, before=before, after=player.die)
    yield from ()


@handles(LevelBonus)
@rule("FED atal: level tokens")
def raise_level(state: State, player: Player, effect: LevelBonus, source: Source) -> Flow[None]:
    """A token that raises the level until the end of the round or of the game."""
    if effect.until == "round_end":
        player.round_level += effect.amount
    else:
        player.game_level += effect.amount
    state.tell("raised_level", player, by=effect.amount, level=level(state, player))
    yield from ()


@handles(Points)
def _points(state: State, player: Player, effect: Points, source: Source) -> Flow[None]:
    points = effect.factor * count(state, player, effect.metric)
    state.score(player, source, points, metric=effect.metric)
    yield from ()


@handles(SpecialAmbassador)
@rule("FED deep space: special ambassador")
def get_special(
    state: State, player: Player, effect: SpecialAmbassador, source: Source
) -> Flow[None]:
    """The ambassador with seven votes waits until it is placed."""
    player.special = True
    state.tell("got_special_ambassador", player)
    yield from ()


@handles(Transmute)
@rule("FED e81216: transmutation chamber")
def transmute(state: State, player: Player, effect: Transmute, source: Source) -> Flow[None]:
    """One resource becomes a more valuable one, if wanted."""
    order = state.box.limits.value_order
    optional = state.box.rulings.transmute_optional
    lower = partial(transmutable, state, player, effect)
    word = yield from ask_one_of(state, player, "transmute", "transmute", lower, none=optional)
    if not word:
        return
    better = order[order.index(Resource(word)) + effect.steps]
    player.reserve = transmuted(state, player, word, effect.steps)
    state.tell("transmuted", player, resource=word, into=better)


def transmutable(state: State, player: Player, effect: Transmute) -> list[str]:
    """The resources of which one can become a more valuable one."""
    order = state.box.limits.value_order
    return [
        str(one)
        for one in order[: len(order) - effect.steps]
        if player.reserve.count(one)
        and not _no_room(state, player, order, one, effect.steps)
        and payable_after(state, player, transmuted(state, player, one, effect.steps))
    ]


def transmuted(state: State, player: Player, word: str, steps: int) -> Bag:
    """The reserve with one of these turned into something better."""
    order = state.box.limits.value_order
    better = order[order.index(Resource(word)) + steps]
    return player.reserve.minus(Bag.one(word)).plus(Bag.one(better))


def _no_room(
    state: State, player: Player, order: tuple[Resource, ...], one: Resource, steps: int
) -> bool:
    """Whether the better one would be over the limit at once."""
    better = order[order.index(one) + steps]
    full = player.reserve.golden_diamond >= state.box.limits.golden_diamonds
    return better is Resource.DIAMOND and full


@handles(Accreditation)
@rule("FED accreditation")
def advance(state: State, player: Player, effect: Accreditation, source: Source) -> Flow[None]:
    """Steps up the track: the medal and the deep-space token at once where they are reached; past
    the last step a point for each."""
    for _ in range(effect.steps):
        if player.step >= state.box.last_step:
            state.score(player, Source.ACCREDITATION, 1)
            continue
        player.step += 1
        state.tell("advanced", player, step=player.step, level=printed_level(state, player))
        check_medals(state, player)
        if player.step == state.box.accreditation.deep_space_step:
            yield from deep_space(state, player)


@rule("FED deep space")
def deep_space(state: State, player: Player) -> Flow[None]:
    """Look through the stack, choose one token, get its bonus at once."""
    if player.deep_space and not state.box.rulings.second_deep_space_token:
        return
    yield from in_turn(state)
    stack = look(state, player)
    if not stack:
        return
    state.looking[player.seat] = list(stack)
    token = yield from ask_one_of(state, player, "deep", "deep", lambda: tuple(stack))
    del state.looking[player.seat]
    state.deep_stack = [one for one in stack if one != token]
    for looker in state.lookers:
        state.chance.show(looker, token)
    player.deep_space.append(token)
    state.tell("took_deep_space", player, token=token)
    yield from run(state, player, state.box.deep_space[token], Source.OTHER)


def look(state: State, player: Player) -> list[str]:
    """What the stack holds becomes known to this player."""
    if state.deep_stack is None:
        pile = state.piles["deep-space"]
        state.deep_stack = [pile.draw(to=player.seat) for _ in range(len(state.players) + 1)]
    elif player.seat not in state.lookers:
        for looker in state.lookers:
            for token in state.deep_stack:
                state.chance.show(looker, token, to=[player.seat])
        state.chance.reads += 1  # what he has seen cannot be taken back
    if player.seat not in state.lookers:
        state.lookers.append(player.seat)
    state.tell("looked_at_deep_space", player, count=len(state.deep_stack))
    return state.deep_stack
