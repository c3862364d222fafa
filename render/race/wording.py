"""Cards in sentences, each made from the data that the rules read."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from engine.race.components import Card, Power
from engine.race.terms import Effect, Phase
from render import texts
from render.race.counted import Counted, counted

GAME: Final = "race"


class WordingLine(NamedTuple):
    """A power as a sentence, and the phase it belongs to."""

    phase: Phase
    text: str


def about_text(lang: str, card: Card) -> str:
    """What sort of card it is, in a line."""
    parts = [kind_text(lang, card)]
    parts += [str(texts.text(lang, f"keyword-{key}", GAME)) for key in card.keywords]
    return " · ".join(parts)


def kind_text(lang: str, card: Card) -> str:
    """World or development, military or not, its kind and its good."""
    if not card.is_world:
        return str(texts.text(lang, "kind-development", GAME))
    sort = "military" if card.military else "world"
    good = texts.Text(texts.text(lang, f"good-{card.good}", GAME)) if card.good else None
    return str(texts.text(lang, f"kind-{sort}", GAME, kind=card.kind or "none", good=good))


def power_lines(lang: str, card: Card) -> tuple[WordingLine, ...]:
    """All powers of a card in the order of the phases."""
    order = list(Phase)
    powers = sorted(card.powers, key=lambda power: order.index(power.phase))
    return tuple(WordingLine(power.phase, power_text(lang, power)) for power in powers)


def term_lines(lang: str, card: Card) -> tuple[str, ...]:
    """What a development of cost 6 counts at the end."""
    return tuple(term_text(lang, one) for one in counted(card))


def second_lines(lang: str, card: Card) -> Iterator[str]:
    """What the second edition prints otherwise."""
    second = card.second
    if second is None:
        return
    for what, number in (("cost", second.cost), ("vp", second.vp)):
        if number is not None:
            yield str(texts.text(lang, f"second-{what}", GAME, n=number))
    told = [power_text(lang, power) for power in second.powers]
    told += [term_text(lang, one) for one in counted(replace(card, scoring=second.scoring))]
    for text in told:
        yield str(texts.text(lang, "second-text", GAME, text=texts.Text(text)))


def power_text(lang: str, power: Power) -> str:
    """One power as a sentence."""
    args: dict[str, object] = {
        "n": power.amount,
        "good": power.good,
        "keyword": power.keyword,
        "amount": {"cards": power.amount},
        "what": goods_of(power),
        "most": power.max_cards,
    }
    args |= _MORE[power.effect](power) if power.effect in _MORE else {}
    return str(texts.text(lang, f"power-{_key(power)}", GAME, **args))


def goods_of(power: Power) -> dict[str, int]:
    """The goods a power takes or makes, by kind."""
    return {power.good.value if power.good else "goods": power.goods_per_use}


def gain_of(power: Power) -> dict[str, int]:
    """What one use of a consuming power brings."""
    bag = {"vp": power.vp_per_use, "cards": power.cards_per_use}
    return {what: count for what, count in bag.items() if count}


def term_text(lang: str, one: Counted) -> str:
    """One term of a development of cost 6 as a sentence."""
    key = _TERMS.get(one.per, "line")
    what = texts.Text(count_text(lang, one)) if key == "line" else ""
    return str(texts.text(lang, f"term-{key}", GAME, points=one.points, what=what))


_TERMS: Final = {
    "3_vp_chips": "chips",
    "military_strength": "military",
    "good_on_own_worlds_at_game_end": "goods",
}


def thing_text(lang: str, one: Counted) -> str:
    """What a term counts, where how many stands before it."""
    plain = _TERMS.get(one.per)
    return str(texts.text(lang, f"thing-{plain}", GAME)) if plain else count_text(lang, one)


def count_text(lang: str, one: Counted) -> str:
    """What a term counts, as a noun in the plural."""
    if one.card is not None:
        return str(texts.word(lang, GAME, one.card))
    told = str(
        texts.text(
            lang,
            f"count-{_count_key(one)}",
            GAME,
            good=one.good,
            keyword=one.keyword,
            phase=one.power_in and texts.Text(one.power_in.value),
        )
    )
    return str(texts.text(lang, "count-other", GAME, what=texts.Text(told))) if one.other else told


def _count_key(one: Counted) -> str:
    if one.kinds:
        kind = "both" if len(one.kinds) > 1 else one.kinds[0]
        return _OF_GOOD[kind] if one.good else kind
    if one.military:
        return "military-keyword" if one.keyword else "military"
    if one.keyword:
        return "keyword"
    developments = one.per == "development"
    if one.power_in:
        return "developments-power" if developments else "worlds-power"
    if one.cost:
        return "six"
    return "developments" if developments else "worlds"


_OF_GOOD: Final = {
    "production": "production-good",
    "windfall": "windfall-good",
    "both": "both-good",
}


def _key(power: Power) -> str:
    """Which sentence says what a power does."""
    vary = _VARIANTS.get(power.effect)
    return vary(power) if vary is not None else power.effect.value.replace("_", "-")


def _military(power: Power) -> str:
    if power.against_good is not None:
        return "military-against-good"
    return "military-against-keyword" if power.against_keyword is not None else "military"


def _trade(power: Power) -> str:
    if power.this_world_only:
        return "trade-bonus-here"
    return "trade-bonus-good" if power.good else "trade-bonus"


def _consume(power: Power) -> str:
    if power.different_kinds:
        return "consume-kinds"
    if power.this_world_only:
        return "consume-here"
    return "consume-times" if power.max_uses > 1 else "consume"


def _either(test: Callable[[Power], object], yes: str, no: str) -> Callable[[Power], str]:
    return lambda power: yes if test(power) else no


def _develops(power: Power) -> bool:
    return power.phase is Phase.DEVELOP


_VARIANTS: Final[dict[Effect, Callable[[Power], str]]] = {
    Effect.MILITARY: _military,
    Effect.TRADE_BONUS: _trade,
    Effect.CONSUME: _consume,
    Effect.REDUCE_COST: _either(_develops, "reduce-cost-ii", "reduce-cost-iii"),
    Effect.DRAW_AFTER_PLACING: _either(
        _develops, "draw-after-placing-ii", "draw-after-placing-iii"
    ),
    Effect.SELL_GOOD: _either(lambda power: power.trade_powers, "sell-good", "sell-good-plain"),
    Effect.PRODUCE_ON_WINDFALL: _either(
        lambda power: power.good, "produce-on-windfall-good", "produce-on-windfall"
    ),
    Effect.DRAW_PER_WORLD: _either(
        lambda power: power.military, "draw-per-world-military", "draw-per-world-good"
    ),
}


def signed(number: int) -> str:
    """A change with its sign."""
    return f"{number:+d}".replace("-", "\u2212")


def _signed(power: Power) -> Mapping[str, object]:
    return {"n": texts.Text(signed(power.amount))}


_MORE: Final[dict[Effect, Callable[[Power], Mapping[str, object]]]] = {
    Effect.MILITARY: lambda power: {
        **_signed(power),
        "good": power.against_good,
        "keyword": power.against_keyword,
    },
    Effect.DISCARD_SELF_FOR_MILITARY: _signed,
    Effect.DISCARD_HAND_FOR_MILITARY: _signed,
    Effect.DISCARD_SELF_FOR_ZERO_COST: lambda power: {"good": power.excludes_good},
    Effect.PAY_FOR_MILITARY: lambda power: {"good": power.excludes_good},
    Effect.CONSUME: lambda power: {"gain": gain_of(power), "times": power.max_uses},
    Effect.DISCARD_HAND_FOR_VP: lambda power: {"gain": {"vp": power.vp_per_card}},
    Effect.GAMBLE: lambda power: {"first": power.lowest, "last": power.highest},
}
