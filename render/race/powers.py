"""Powers in symbols: one line each, as they stand on a card."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from engine.race.components import Card, Power
from engine.race.terms import Effect, Good, Phase
from render import texts
from render.formula import Icon, Item, Items
from render.race.counted import Counted, counted
from render.race.wording import GAME, signed

CARD: Final = Icon("card")
ARROW: Final = Icon("arrow")


class PowerLine(NamedTuple):
    """A line of a card: the phase it belongs to, and what it says."""

    phase: Phase | None
    items: Items


def lines_of(lang: str, card: Card) -> tuple[PowerLine, ...]:
    """The powers of a card in the order of the phases, then what it counts at the end."""
    order = list(Phase)
    here = _drawn_here(card)
    lines = []
    for power in sorted(_with_lines(card), key=lambda power: order.index(power.phase)):
        items = _FORMULAS[power.effect](lang, power, card)
        if power.effect is Effect.PRODUCE and here:
            items = (*items, f"+{here[0].amount}", CARD)
        lines.append(PowerLine(power.phase, items))
    if card.variable:
        lines.append(PowerLine(None, tuple(_terms(card))))
    return tuple(lines)


def count_lines(card: Card) -> int:
    """How many lines that are."""
    return len(_with_lines(card)) + card.variable


def _with_lines(card: Card) -> list[Power]:
    """The powers that have a line: what is drawn for a good stands beside what makes it."""
    made = any(power.effect is Effect.PRODUCE for power in card.powers)
    here = _drawn_here(card) if made else []
    return [power for power in card.powers if power not in here]


def _drawn_here(card: Card) -> list[Power]:
    return [power for power in card.powers if power.effect is Effect.DRAW_IF_PRODUCED_HERE]


def short(lang: str, key: str, **args: object) -> str:
    """A small word beside symbols."""
    return str(texts.text(lang, f"short-{key}", GAME, **args))


def glyph(good: Good | None) -> Icon:
    """The symbol of a kind of good, or of any."""
    return Icon(good.value if good else "good")


def _draws(power: Power) -> Items:
    return (f"+{power.amount}", CARD)


def _explore(key: str) -> Callable[[str, Power, Card], Items]:
    return lambda lang, power, _card: (*_draws(power), short(lang, key))


def _reduce(_lang: str, power: Power, _card: Card) -> Items:
    if power.phase is Phase.DEVELOP:
        return (signed(-power.amount), Icon("development"))
    return (signed(-power.amount), glyph(power.good) if power.good else Icon("world"))


def _after(_lang: str, power: Power, _card: Card) -> Items:
    placed = Icon("development" if power.phase is Phase.DEVELOP else "world")
    return (placed, ARROW, *_draws(power))


def _military(lang: str, power: Power, _card: Card) -> Items:
    row: Items = (signed(power.amount), Icon("military"))
    if power.against_good is not None:
        return (*row, glyph(power.against_good))
    if power.against_keyword is not None:
        word = str(texts.text(lang, f"keyword-{power.against_keyword.value}", GAME))
        return (*row, Icon(f"keyword_{power.against_keyword.value}"), word)
    return (*row, short(lang, "military"))


def _trade(lang: str, power: Power, card: Card) -> Items:
    if power.this_world_only:
        return (glyph(card.good), short(lang, "here"), ARROW, *_draws(power))
    if power.good is not None:
        return (glyph(power.good), ARROW, *_draws(power))
    return _draws(power)


def _consume(lang: str, power: Power, _card: Card) -> Items:
    goods: Items = (glyph(power.good),) * power.goods_per_use
    if power.different_kinds:
        goods = (Icon("good"), short(lang, "kinds", n=power.goods_per_use))
    if power.this_world_only:
        goods = (*goods, short(lang, "here"))
    times: Items = (f"×{power.max_uses}",) if power.max_uses > 1 else ()
    return (*goods, ARROW, *_gain(power.vp_per_use, power.cards_per_use), *times)


def _gain(points: int, cards: int) -> Iterator[Item]:
    if points:
        yield from (str(points), Icon("vp"))
    if cards:
        yield from (str(cards), CARD)


def _sell(lang: str, power: Power, _card: Card) -> Items:
    return (short(lang, "sell" if power.trade_powers else "sell-plain"), Icon("good"))


def _per_world(_lang: str, power: Power, _card: Card) -> Items:
    what = Icon("military_world") if power.military else Icon(f"production_{power.good}")
    return (*_draws(power), "/", what)


_FORMULAS: Final[dict[Effect, Callable[[str, Power, Card], Items]]] = {
    Effect.EXPLORE_DRAW: _explore("drawn"),
    Effect.EXPLORE_KEEP: _explore("kept"),
    Effect.DRAW_AT_PHASE_START: _explore("first"),
    Effect.REDUCE_COST: _reduce,
    Effect.DRAW_AFTER_PLACING: _after,
    Effect.MILITARY: _military,
    Effect.DISCARD_SELF_FOR_MILITARY: lambda _lang, power, _card: (
        Icon("discard"),
        ARROW,
        signed(power.amount),
        Icon("military"),
    ),
    Effect.DISCARD_HAND_FOR_MILITARY: lambda _lang, power, _card: (
        f"1–{power.max_cards}",
        CARD,
        ARROW,
        signed(power.amount),
        Icon("military"),
    ),
    Effect.DISCARD_SELF_FOR_ZERO_COST: lambda _lang, _power, _card: (
        Icon("discard"),
        ARROW,
        Icon("world"),
        "0",
    ),
    Effect.PAY_FOR_MILITARY: lambda lang, power, _card: (
        Icon("military_world"),
        ARROW,
        short(lang, "pay"),
        signed(-power.amount),
    ),
    Effect.SETTLE_SECOND_WORLD: lambda lang, _power, _card: (
        "+",
        Icon("world"),
        short(lang, "second"),
    ),
    Effect.TRADE_BONUS: _trade,
    Effect.TRADE_BONUS_PER_KEYWORD_WORLD: lambda _lang, power, _card: (
        glyph(power.good),
        ARROW,
        *_draws(power),
        "/",
        Icon(f"keyword_{power.keyword}"),
    ),
    Effect.CONSUME: _consume,
    Effect.CONSUME_ALL_GOODS: lambda lang, _power, _card: (
        short(lang, "all"),
        Icon("good"),
        ARROW,
        "n−1",
        Icon("vp"),
    ),
    Effect.DISCARD_HAND_FOR_VP: lambda _lang, power, _card: (
        CARD,
        ARROW,
        str(power.vp_per_card),
        Icon("vp"),
        *((f"×{power.max_cards}",) if power.max_cards > 1 else ()),
    ),
    Effect.DRAW: lambda _lang, power, _card: _draws(power),
    Effect.SELL_GOOD: _sell,
    Effect.GAMBLE: lambda lang, power, _card: (
        short(lang, "gamble"),
        f"{power.lowest}–{power.highest}",
        ARROW,
        CARD,
    ),
    Effect.PRODUCE: lambda lang, power, _card: (glyph(power.good), short(lang, "good")),
    Effect.PRODUCE_BY_DISCARD: lambda lang, power, _card: (
        CARD,
        ARROW,
        glyph(power.good),
        short(lang, "good"),
    ),
    Effect.PRODUCE_ON_WINDFALL: lambda lang, power, _card: (
        Icon(f"windfall_{power.good}" if power.good else "windfall"),
        short(lang, "good"),
    ),
    Effect.DRAW_IF_PRODUCED_HERE: lambda _lang, power, card: (
        glyph(card.good),
        ARROW,
        *_draws(power),
    ),
    Effect.DRAW_PER_GOOD_PRODUCED: lambda _lang, power, _card: (
        *_draws(power),
        "/",
        glyph(power.good),
    ),
    Effect.DRAW_PER_KIND_PRODUCED: lambda lang, power, _card: (
        *_draws(power),
        "/",
        short(lang, "kind"),
    ),
    Effect.DRAW_PER_WORLD: _per_world,
    Effect.DRAW_IF_PRODUCED_STRICTLY_MOST: lambda lang, power, _card: (
        short(lang, "most"),
        glyph(power.good),
        ARROW,
        *_draws(power),
    ),
}


def _terms(card: Card) -> Iterator[Item]:
    """What a development of cost 6 counts, in symbols."""
    named: set[int] = set()
    for one in counted(card):
        if one.card is not None and one.points in named:
            continue
        if one.card is not None:
            named.add(one.points)
        if one.terms[0]:
            yield "·"
        yield str(one.points)
        yield from term_items(one)


def term_items(one: Counted) -> Items:
    """One term in symbols."""
    plain = _BARE.get(one.per)
    if plain is not None:
        return plain
    if one.card is not None:
        return (Icon("named"),)
    if one.kinds:
        kinds = ("both",) if len(one.kinds) > 1 and one.good else one.kinds
        return tuple(_kind(kind, one.good) for kind in kinds)
    if one.military:
        extra: Items = (Icon(f"keyword_{one.keyword}"),) if one.keyword else ()
        return (Icon("military_world"), *extra)
    if one.keyword:
        return (Icon(f"keyword_{one.keyword}"),)
    thing = Icon("development" if one.per == "development" else "world")
    if one.power_in:
        return (thing, one.power_in.value)
    return (thing, "6") if one.cost else (thing,)


def _kind(kind: str, good: Good | None) -> Icon:
    if kind == "both":
        return glyph(good)
    return Icon(f"{kind}_{good}" if good else kind)


_BARE: Final[dict[str, Items]] = {
    "3_vp_chips": ("/", "3", Icon("chip")),
    "military_strength": ("/", Icon("military")),
    "good_on_own_worlds_at_game_end": ("/", Icon("good")),
}
