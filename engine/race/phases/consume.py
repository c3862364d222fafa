"""Phase IV: sell a good, then turn goods and cards into points and cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations
from typing import Final

from engine.core.amounts import NOTHING, picked_words, set_words
from engine.core.flow import Flow, together
from engine.core.moves import Note, Option, Words
from engine.race.asking import ask, hidden_cards
from engine.race.components import Card, Power
from engine.race.marks import rule
from engine.race.odds import shares
from engine.race.owing import in_turn, owe_draw, owe_gamble, owe_spent, spend_from_hand
from engine.race.powers import trade_value
from engine.race.state import Held, Player, State, gain_chips
from engine.race.terms import Action, Effect, Good, Phase

DONE: Final = ("done",)
ALWAYS: Final = (Effect.DRAW, Effect.GAMBLE)
TRADE_ACTION: Final = "trade"


def consume(state: State) -> Flow[None]:
    """Everybody at the same time; cards are drawn in seat order."""
    for player in state.people:
        player.used = []
        player.sold = False
    yield from together({player.seat: consume_seat(state, player) for player in state.people})


@rule("RACE base: consume")
def consume_seat(state: State, player: Player) -> Flow[None]:
    """Sell first if that was chosen; then use every power once, in any order."""
    if must_sell(player):
        words = yield from ask(
            state, player, "trade", partial(trade_options, state, player),
            partial(_trade_refusal, player),
        )  # fmt: skip
        player.sold = True
        sell(state, player, words[1], TRADE_ACTION, with_powers=True)
    while True:
        if _waits_for_cards(state, player):
            yield from in_turn(state, player)
        powers = usable(state, player)
        if not powers:
            break
        words = yield from ask(
            state, player, kind_of(powers), partial(consume_options, state, player),
            partial(consume_refusal, state, player), veil=partial(veiled, state.cards),
            spell=partial(consume_spelled, state, player), doubled=is_doubled(player),
        )  # fmt: skip
        if words == DONE:
            break
        perform(state, player, words)
    yield from in_turn(state, player)


def kind_of(powers: Sequence[Held]) -> str:
    """What is still asked: to use powers, or only to discard hand cards, or only to gamble."""
    others = [held for held in powers if held.power.effect is not Effect.DISCARD_HAND_FOR_VP]
    if not others:
        return "hand-vp"
    return "gamble" if all(one.power.effect is Effect.GAMBLE for one in others) else "consume"


@rule("RACE base: trade")
def must_sell(player: Player) -> bool:
    """Whether the Trade action is still to be carried out."""
    return Action.TRADE in player.actions and not player.sold and bool(player.goods)


def is_doubled(player: Player) -> bool:
    """Whether this player's chips for goods are doubled."""
    return Action.TIMES_2 in player.actions


def unused(player: Player) -> Iterator[Held]:
    """Powers of the phase not used yet, whether they can be or not."""
    for held in player.powers.get(Phase.CONSUME, ()):
        if (held.card, held.power.effect) not in player.used:
            yield held


@rule("RACE base: consume")
def usable(state: State, player: Player) -> list[Held]:
    """Powers that can be used now."""
    return [held for held in unused(player) if _is_usable(state, player, held)]


@rule("RACE base: consume")
def is_mandatory(held: Held) -> bool:
    """Whether a usable power must be used before the phase ends."""
    return not held.power.optional


@rule("RACE base: consume powers")
def goods_for(state: State, player: Player, held: Held) -> list[str]:
    """The worlds whose goods a consume power takes."""
    power = held.power
    if power.this_world_only:
        return [held.card] if held.card in player.goods else []
    if power.good is None:
        return [*player.goods]
    return [world for world in player.goods if state.cards[world].good is power.good]


@rule("RACE base: consume powers")
def number_of_goods(state: State, player: Player, held: Held) -> int:
    """How many goods a consume power takes now: as often as it can be used."""
    power = held.power
    there = goods_for(state, player, held)
    if power.effect is Effect.CONSUME_ALL_GOODS:
        return len(there)
    if power.different_kinds:
        kinds = {state.cards[world].good for world in there}
        return power.goods_per_use if len(kinds) >= power.goods_per_use else 0
    uses = min(power.max_uses, len(there) // power.goods_per_use)
    return uses * power.goods_per_use


def trade_options(state: State, player: Player) -> Iterator[Option]:
    """Every good, with what it brings."""
    for world in sorted(player.goods):
        yield Option(("trade", world), (_sale(state, player, world, with_powers=True),))


def consume_options(state: State, player: Player) -> Iterator[Option]:
    """Every usable power with every choice of goods, then of cards, of which there are many; then
    to be done, if one may."""
    powers = usable(state, player)
    for held in sorted(powers, key=lambda one: one.power.effect is Effect.DISCARD_HAND_FOR_VP):
        yield from options_of(state, player, held)
    if not any(is_mandatory(held) for held in powers):
        yield Option(DONE)


def options_of(state: State, player: Player, held: Held) -> Iterator[Option]:
    """Every way to use one power."""
    power = held.power
    match power.effect:
        case Effect.GAMBLE:
            known = shares(state, player)
            for number in range(power.lowest, power.highest + 1):
                note = Note("share", {"percent": known.get(number, 0)})
                yield Option(("gamble", str(number)), (note,))
        case Effect.DRAW:
            yield Option(("consume", held.card), (Note("draws", {"count": power.amount}),))
        case Effect.SELL_GOOD:
            for world in sorted(player.goods):
                note = _sale(state, player, world, power.trade_powers)
                yield Option(("consume", held.card, world), (note,))
        case Effect.DISCARD_HAND_FOR_VP:
            yield from _discards(player, held)
        case _:
            note = _yield_note(state, player, held)
            for worlds in _choices(state, player, held):
                yield Option(("consume", held.card, *worlds), (note,))


def consume_refusal(state: State, player: Player, words: Words) -> Note | None:
    """Why this power cannot be used like this."""
    if words == DONE:
        left = next((held for held in usable(state, player) if is_mandatory(held)), None)
        return None if left is None else Note("power-left", {"card": left.card})
    held = power_meant(player, words)
    if held is None:
        return Note("not-offered")
    if not _is_usable(state, player, held):
        return Note("power-unusable", {"card": held.card})
    return None if _fits(state, player, held, words) else Note("not-offered")


def consume_spelled(state: State, player: Player, words: Words) -> Words:
    """Goods in order; and a power without goods, where there is only one choice."""
    if words[:1] != ("consume",) or len(words) < 2:
        return words
    if len(words) > 2:
        return (*words[:2], *sorted(words[2:]))
    held = power_meant(player, words)
    if held is None or held.power.effect is Effect.DISCARD_HAND_FOR_VP:
        return words
    found = [option.words for option in options_of(state, player, held)]
    return found[0] if len(found) == 1 else words


def power_meant(player: Player, words: Words) -> Held | None:
    """The power that an answer uses."""
    for held in unused(player):
        gambles = held.power.effect is Effect.GAMBLE
        if gambles and words[:1] == ("gamble",):
            return held
        if not gambles and words[:2] == ("consume", held.card):
            return held
    return None


def perform(state: State, player: Player, words: Words) -> None:
    """Use a power as chosen."""
    held = power_meant(player, words)
    assert held is not None
    player.used.append((held.card, held.power.effect))
    match held.power.effect:
        case Effect.GAMBLE:
            owe_gamble(player, held.card, int(words[1]))
        case Effect.DRAW:
            owe_draw(player, held.card, held.power.amount)
        case Effect.SELL_GOOD:
            sell(state, player, words[2], held.card, held.power.trade_powers)
        case Effect.DISCARD_HAND_FOR_VP:
            cards = picked_words(words[2:], None, Counter(player.hand))
            _discard_for_vp(state, player, held, cards or ())
        case _:
            _use_goods(state, player, held, words[2:])


@rule("RACE base: trade")
def sell(state: State, player: Player, world: str, by: str, with_powers: bool) -> None:
    """A good is turned into cards."""
    value = trade_value(state, player, world, with_powers)
    owe_spent(player, player.goods.pop(world))
    owe_draw(player, by, value)
    good = state.cards[world].good
    state.tell("sold", player.seat, world=world, good=str(good), count=value, card=by)


@rule("RACE base: consume powers")
def gains_of(player: Player, power: Power, goods: int) -> tuple[int, int]:
    """Chips and cards for so many goods."""
    if power.effect is Effect.CONSUME_ALL_GOODS:
        vp, cards = goods - 1, 0
    else:
        uses = goods // power.goods_per_use
        vp, cards = uses * power.vp_per_use, uses * power.cards_per_use
    return (2 * vp if is_doubled(player) else vp), cards


@rule("RACE base: consume powers")
def _use_goods(state: State, player: Player, held: Held, worlds: Sequence[str]) -> None:
    vp, cards = gains_of(player, held.power, len(worlds))
    for world in worlds:
        owe_spent(player, player.goods.pop(world))
    if vp:
        gain_chips(state, player, vp)
    if cards:
        owe_draw(player, held.card, cards)
    state.tell(
        "consumed", player.seat, card=held.card, worlds=tuple(worlds), vp=vp, count=cards,
        doubled=is_doubled(player) and vp > 0,
    )  # fmt: skip


@rule("RACE base: consume powers")
def _discard_for_vp(state: State, player: Player, held: Held, cards: Sequence[str]) -> None:
    vp = held.power.vp_per_card * len(cards)
    spend_from_hand(player, tuple(cards))
    if vp:
        gain_chips(state, player, vp)
    state.tell("discarded_for_vp", player.seat, card=held.card, count=len(cards), vp=vp)
    if cards:
        state.whisper("paid_cards", player.seat, cards=tuple(cards))


def _is_usable(state: State, player: Player, held: Held) -> bool:
    effect = held.power.effect
    if effect in ALWAYS:
        return True
    if effect is Effect.DISCARD_HAND_FOR_VP:
        return bool(player.hand)
    if effect is Effect.SELL_GOOD:
        return bool(player.goods)
    return number_of_goods(state, player, held) > 0


def _waits_for_cards(state: State, player: Player) -> bool:
    """Whether only discarding hand cards is left, and cards are still to come.

    A record with an order of its own may discard a card as soon as it is drawn.
    """
    if not player.owes_cards:
        return False
    discards = [held.power.effect is Effect.DISCARD_HAND_FOR_VP for held in unused(player)]
    if state.rules.steps:
        return any(discards)
    others = [held for held in usable(state, player) if is_mandatory(held)]
    return any(discards) and not others


def _choices(state: State, player: Player, held: Held) -> Iterator[tuple[str, ...]]:
    """Every set of goods that a consume power can take."""
    worlds = sorted(goods_for(state, player, held))
    count = number_of_goods(state, player, held)
    for picked in combinations(worlds, count):
        if held.power.different_kinds:
            kinds: set[Good | None] = {state.cards[world].good for world in picked}
            if len(kinds) < count:
                continue
        yield picked


def _discards(player: Player, held: Held) -> Iterator[Option]:
    """Every set of hand cards, and none: the power is then done with."""
    hand = sorted(player.hand)
    for count in range(1, held.power.max_cards + 1):
        note = Note("gives-vp", {"vp": held.power.vp_per_card * count})
        for cards in dict.fromkeys(combinations(hand, count)):
            yield Option(("consume", held.card, *set_words(cards)), (note,))
    yield Option(("consume", held.card, *NOTHING))


def _fits(state: State, player: Player, held: Held, words: Words) -> bool:
    """Whether an answer says everything that a usable power asks for."""
    power, rest = held.power, words[2:]
    match power.effect:
        case Effect.GAMBLE:
            return len(words) == 2 and words[1] in map(str, range(power.lowest, power.highest + 1))
        case Effect.DRAW:
            return not rest
        case Effect.SELL_GOOD:
            return len(rest) == 1 and rest[0] in player.goods
        case Effect.DISCARD_HAND_FOR_VP:
            copies = Counter(player.hand)
            cards = picked_words(rest, None, copies)
            if cards is None or len(cards) > power.max_cards or set_words(cards) != rest:
                return False
            return all(copies[card] >= count for card, count in Counter(cards).items())
        case _:
            return _takes(state, player, held, rest)


def _takes(state: State, player: Player, held: Held, worlds: Words) -> bool:
    """Whether a consume power takes exactly these goods, written in order."""
    there = goods_for(state, player, held)
    if len(worlds) != number_of_goods(state, player, held) or [*worlds] != sorted({*worlds}):
        return False
    if any(world not in there for world in worlds):
        return False
    kinds = {state.cards[world].good for world in worlds}
    return not held.power.different_kinds or len(kinds) == len(worlds)


def _sale(state: State, player: Player, world: str, with_powers: bool) -> Note:
    return Note("sells", {"count": trade_value(state, player, world, with_powers)})


def _yield_note(state: State, player: Player, held: Held) -> Note:
    goods = number_of_goods(state, player, held)
    vp, cards = gains_of(player, held.power, goods)
    return Note("yields", {"goods": goods, "vp": vp, "cards": cards})


def _trade_refusal(player: Player, words: Words) -> Note | None:
    known = len(words) == 2 and words[0] == "trade" and words[1] in player.goods
    return None if known else Note("not-offered")


def veiled(cards: Mapping[str, Card], words: Words) -> Words:
    """Goods lie open, discarded hand cards do not; how many they are is seen."""
    if words[:1] != ("consume",) or len(words) < 3 or words[2:] == NOTHING:
        return words
    if any(power.effect is Effect.DISCARD_HAND_FOR_VP for power in cards[words[1]].powers):
        return (words[0], *hidden_cards(words[1:]))
    return words
