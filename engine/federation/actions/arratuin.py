"""Arratuin: trade discs go from level 1 to level 2 of shops."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from engine.core.flow import Flow
from engine.core.moves import Note, Option
from engine.federation.actions.choosing import effect_word
from engine.federation.asking import Question, ask, ask_one_of
from engine.federation.gains import pay
from engine.federation.interpreter import handles, in_turn, run
from engine.federation.marks import rule
from engine.federation.medals import check_medals
from engine.federation.planets import FixedBonus, PoolBonus
from engine.federation.state import Deed, Player, State
from engine.federation.terms import Source
from engine.federation.vocabulary import PlaceDisc


@rule("FED arratuin")
def trade(state: State, player: Player, deed: Deed) -> Flow[None]:
    """Pay a shop; the disc goes to its level 1, then to its level 2, where it may trade again."""
    answer = yield from ask(Question(state, player, "arratuin", partial(options, state, player)))
    if not answer:
        return
    shop = state.box.shops[answer[1]]
    pay(state, player, shop.cost)
    level = next_level(player, shop.id)
    put_disc(state, player, shop.id, level)
    yield from bonus(state, player, shop.id, level)


def next_level(player: Player, shop: str) -> int:
    """The level at which a shop trades with this player now."""
    return 2 if player.discs.get(shop, 0) else 1


def options(state: State, player: Player) -> Iterator[Option]:
    """Shops that can be paid."""
    for shop in state.box.arratuin.shops:
        if player.reserve.covers(shop.cost):
            level = next_level(player, shop.id)
            price = player.reserve.handed_for(shop.cost).plain()
            note = Note("shop", {"shop": shop.id, "level": level, "resources": price})
            yield Option(("shop", shop.id), (note,))


def put_disc(state: State, player: Player, shop: str, level: int) -> None:
    """A disc on a level, from the supply or from the level below."""
    before = player.discs.get(shop, 0)
    player.discs[shop] = level
    state.tell("traded", player, shop=shop, level=level, before=before)
    check_medals(state, player)


@rule("FED arratuin: bonus")
def bonus(state: State, player: Player, shop: str, level: int) -> Flow[None]:
    """What a level gives; of two things on offer level 1 gives one kind, level 2 any mix."""
    printed = state.box.shops[shop].bonus(level)
    if isinstance(printed, FixedBonus):
        yield from run(state, player, printed.effect, Source.SHOPS)
        return
    answer = yield from ask(
        Question(
            state,
            player,
            "mix",
            partial(mixes, printed),
            args={"shop": shop, "level": level, "units": printed.units},
        )
    )
    for word in answer[1].split(",") if answer else ():
        name, _, number = word.partition("+")
        effect = next(one for one in printed.options if effect_word(one) == name)
        yield from run(state, player, [effect] * int(number), Source.SHOPS)


def mixes(printed: PoolBonus) -> Iterator[Option]:
    """Every split of the units, in the order printed."""
    names = [effect_word(effect) for effect in printed.options]
    for split in _splits(printed.units, len(names)):
        if printed.mix or max(split) == printed.units:
            parts = [f"{name}+{n}" for name, n in zip(names, split, strict=True) if n]
            yield Option(("mix", ",".join(parts)))


def _splits(units: int, kinds: int) -> Iterator[tuple[int, ...]]:
    if kinds == 1:
        yield (units,)
        return
    for first in range(units, -1, -1):
        for rest in _splits(units - first, kinds - 1):
            yield (first, *rest)


@handles(PlaceDisc)
@rule("FED arratuin: free disc")
def place_disc(state: State, player: Player, effect: PlaceDisc, source: Source) -> Flow[None]:
    """A disc on a level of any shop, free of charge; one on level 1 may go up to level 2."""
    yield from in_turn(state)

    def shops() -> list[str]:
        return [
            shop.id
            for shop in state.box.arratuin.shops
            if player.discs.get(shop.id, 0) < effect.level
            and (shop.id in player.discs or len(player.discs) < state.box.limits.discs)
        ]

    shop = yield from ask_one_of(
        state, player, "disc", "disc", shops, level=effect.level, bonus=effect.bonus
    )
    if not shop:
        return
    put_disc(state, player, shop, effect.level)
    if effect.bonus:
        yield from bonus(state, player, shop, effect.level)
