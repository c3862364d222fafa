"""Which windfall worlds to produce on, where the powers do not suffice for all of them.

All assignments are tried. Best is what draws the most cards in this phase, then the goods with the
highest trade value, `$` powers counted; of equals the worlds placed first.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from engine.core.moves import Words
from engine.race.phases.produce import COUNTING, Windfall, number_drawn, open_windfalls
from engine.race.powers import held, trade_value
from engine.race.state import Player, State
from engine.race.terms import Effect, Phase

DRAWS: Final = (*COUNTING, Effect.DRAW_IF_PRODUCED_HERE)


class ProducePlan(NamedTuple):
    """Goods for windfall worlds, with what they bring."""

    cards: int
    """Drawn in this phase."""
    value: int
    """For what the goods could be sold."""
    worlds: tuple[str, ...]
    steps: tuple[Words, ...]


def produce_plans(state: State, player: Player, most: int = 4) -> list[ProducePlan]:
    """Every choice of worlds, the best first; each once."""
    found: dict[frozenset[str], ProducePlan] = {}
    for by in _assignments(open_windfalls(state, player)):
        found.setdefault(frozenset(by), _plan(state, player, by))
    order = [*found.values()]
    order.sort(key=lambda plan: (plan.cards, plan.value), reverse=True)
    return [plan for plan in order if plan.steps][:most]


def _assignments(
    left: Sequence[tuple[Windfall, list[str]]], taken: tuple[str, ...] = ()
) -> Iterator[dict[str, str]]:
    """World to power, for every way to use all the powers."""
    if not left:
        yield {}
        return
    (windfall, worlds), *others = left
    open_now = [world for world in worlds if world not in taken]
    for world in open_now:
        for rest in _assignments(others, (*taken, world)):
            yield {world: windfall.by, **rest}
    if not open_now:
        yield from _assignments(others, taken)


def _plan(state: State, player: Player, by: Mapping[str, str]) -> ProducePlan:
    goods = {world: good for world in by if (good := state.cards[world].good) is not None}
    later = replace(player, produced={**player.produced, **goods})
    cards = sum(
        number_drawn(state, later, one)
        for effect in DRAWS
        for one in held(player, Phase.PRODUCE, effect)
    )
    value = sum(trade_value(state, player, world) for world in by)
    steps = tuple(("produce", world, power) for world, power in by.items())
    return ProducePlan(cards, value, tuple(by), steps)
