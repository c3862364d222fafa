"""The best order of selling and consuming, searched exactly.

Goods that no power tells apart are one class, and so are powers that do the same; so the positions
are few, and each is solved once. Outcomes are compared by chips, then cards drawn, then the trade
value of the goods that are left; an outcome that another one beats or equals in all three is
dropped. Among equal outcomes the power placed first comes first, with the cheapest goods; of a
class the goods of production worlds go before those of windfall worlds, in order of placement.

Powers that discard hand cards and gambles are left out: a card drawn could change what is best.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from typing import Final, NamedTuple, TypeAlias

from engine.core.moves import Words
from engine.race.components import Power
from engine.race.phases.consume import gains_of, goods_for, is_doubled, must_sell, unused
from engine.race.powers import trade_value
from engine.race.state import Held, Player, State
from engine.race.terms import TRADE_VALUE, Effect, Phase

LEFT_OUT: Final = (Effect.DISCARD_HAND_FOR_VP, Effect.GAMBLE)
TRADE: Final = -1
"""The Trade action, among the numbers of powers."""

Counts: TypeAlias = tuple[int, ...]
"""How many goods of each class."""
Gain: TypeAlias = tuple[int, int, int]
"""Chips, cards, trade value of what is left."""


class ConsumePlan(NamedTuple):
    """An order of selling and consuming, with what it brings."""

    vp: int
    cards: int
    left: tuple[str, ...]
    """Worlds whose goods stay."""
    steps: tuple[Words, ...]


class _Use(NamedTuple):
    """A power used with so many goods of each class."""

    power: int
    taken: Counts


class _Kind(NamedTuple):
    """A class of goods: what distinguishes them for every power."""

    worlds: tuple[str, ...]
    value: int
    """The printed trade value of the kind."""


def consume_plans(state: State, player: Player, most: int = 4) -> list[ConsumePlan]:
    """The outcomes that none beats, the most chips first, then the most cards."""
    search = ConsumeSearch(state, player)
    return [search.plan(gain) for gain in search.best()[:most]]


class ConsumeSearch:
    """All orders from one position; what has been solved is kept."""

    def __init__(self, state: State, player: Player) -> None:
        self.state, self.player = state, player
        self.powers = [one for one in unused(player) if one.power.effect not in LEFT_OUT]
        self.kinds = _kinds(state, player, self.powers)
        self.fits = [self._fits(held) for held in self.powers]
        self.sells = {
            TRADE: self._values(True),
            **{
                at: self._values(held.power.trade_powers)
                for at, held in enumerate(self.powers)
                if held.power.effect is Effect.SELL_GOOD
            },
        }
        self.same = [self._twin(at) for at in range(len(self.powers))]
        self.doubled = "yes" if is_doubled(player) else "no"
        self.solved: dict[tuple[Counts, int], dict[Gain, _Use | None]] = {}
        self.start = (tuple(len(kind.worlds) for kind in self.kinds), self._all())

    def best(self) -> list[Gain]:
        """The gains that none beats, best first."""
        return sorted(self._solve(*self.start), reverse=True)

    def beaten_by(self, words: Words) -> tuple[int, int] | None:
        """How many chips and cards more another order brings, if it brings no less of either than
        whatever can still be had when this is done first; None where nothing is lost by that."""
        use = self._use_of(words)
        if use is None:
            return None
        vp, cards = self._gained(use)
        later = self._solve(*self._after(*self.start, use))
        left = sorted(((one[0] + vp, one[1] + cards) for one in later), reverse=True)
        better = [_more(one, self.best()) for one in left]
        return better[0] if all(better) else None

    def until_draw(self, steps: Sequence[Words]) -> tuple[Words, ...]:
        """As many of these steps as are taken before a card is drawn that may be discarded next:
        only in games in which it is drawn at once."""
        discards = [one.power.effect is Effect.DISCARD_HAND_FOR_VP for one in unused(self.player)]
        if not (self.state.rules.steps and any(discards)):
            return tuple(steps)
        drawing = [
            number
            for number, words in enumerate(steps)
            if (use := self._use_of(words)) is not None and self._gained(use)[1]
        ]
        return tuple(steps[: drawing[0] + 1] if drawing else steps)

    def brought(self, steps: Sequence[Words]) -> tuple[int, int]:
        """The chips and cards of these steps."""
        gained = [self._gained(use) for words in steps if (use := self._use_of(words)) is not None]
        return sum(vp for vp, _ in gained), sum(cards for _, cards in gained)

    def _use_of(self, words: Words) -> _Use | None:
        at = next((at for at, one in enumerate(self.powers) if one.card == words[1]), None)
        worlds = words[1:] if words[0] == "trade" else words[2:]
        taken = tuple(sum(world in kind.worlds for world in worlds) for kind in self.kinds)
        if words[0] == "trade":
            return _Use(TRADE, taken)
        return None if at is None or words[0] != "consume" else _Use(at, taken)

    def plan(self, gain: Gain) -> ConsumePlan:
        """The steps that lead to a gain."""
        goods, powers = self.start
        left = {at: [*kind.worlds] for at, kind in enumerate(self.kinds)}
        steps: list[Words] = []
        vp, cards, _ = gain
        while (use := self._solve(goods, powers)[gain]) is not None:
            worlds = [left[at].pop(0) for at, n in enumerate(use.taken) for _ in range(n)]
            steps.append(self._words(use.power, worlds))
            got = self._gained(use)
            gain = (gain[0] - got[0], gain[1] - got[1], gain[2])
            goods, powers = self._after(goods, powers, use)
        stay = tuple(world for at in left for world in left[at])
        return ConsumePlan(vp, cards, stay, tuple(steps))

    def _all(self) -> int:
        """The powers not used yet, as bits; the Trade action is the lowest."""
        trade = 1 if must_sell(self.player) else 0
        return trade | ((1 << len(self.powers)) - 1) << 1

    def _solve(self, goods: Counts, powers: int) -> dict[Gain, _Use | None]:
        found = self.solved.get((goods, powers))
        if found is None:
            found = self._work_out(goods, powers)
            self.solved[goods, powers] = found
        return found

    def _work_out(self, goods: Counts, powers: int) -> dict[Gain, _Use | None]:
        gains: dict[Gain, _Use | None] = {}
        for use in self._uses(goods, powers):
            vp, cards = self._gained(use)
            for later in self._solve(*self._after(goods, powers, use)):
                gain = (later[0] + vp, later[1] + cards, later[2])
                gains.setdefault(gain, use)
        if not gains:
            value = sum(n * kind.value for n, kind in zip(goods, self.kinds, strict=True))
            return {(0, 0, value): None}
        return _unbeaten(gains)

    def _uses(self, goods: Counts, powers: int) -> Iterator[_Use]:
        """Every way to go on; the action first, which nothing may precede."""
        if powers & 1 and any(goods):
            yield from (_Use(TRADE, one) for one in _singles(goods, range(len(goods))))
            return
        for at in range(len(self.powers)):
            if not powers >> (at + 1) & 1:
                continue
            twin = self.same[at]
            if twin is not None and powers >> (twin + 1) & 1:
                continue  # one of two alike: the first is used first
            yield from (_Use(at, taken) for taken in self._takes(at, goods))

    def _takes(self, at: int, goods: Counts) -> Iterator[Counts]:
        power, fits = self.powers[at].power, self.fits[at]
        none = (0,) * len(goods)
        match power.effect:
            case Effect.DRAW:
                yield none
            case Effect.SELL_GOOD:
                yield from _singles(goods, fits)
            case Effect.CONSUME_ALL_GOODS:
                if any(goods):
                    yield goods
            case _:
                yield from self._sets(power, goods, fits)

    def _sets(self, power: Power, goods: Counts, fits: Sequence[int]) -> Iterator[Counts]:
        """Sets of goods for a consume power, the cheapest goods first."""
        if power.different_kinds:
            number, room = power.goods_per_use, [min(1, n) for n in goods]
        else:
            there = sum(goods[at] for at in fits)
            number = min(power.max_uses, there // power.goods_per_use) * power.goods_per_use
            room = [*goods]
        if number == 0:
            return
        ranges = [
            range(min(room[at], number), -1, -1) if at in fits else range(1)
            for at in range(len(goods))
        ]
        for taken in product(*ranges):
            if sum(taken) == number and not (power.different_kinds and self._repeats(taken)):
                yield taken

    def _repeats(self, taken: Counts) -> bool:
        """Whether two classes of the same kind of good are taken."""
        values = [self.kinds[at].value for at, n in enumerate(taken) if n]
        return len(values) != len({*values})

    def _gained(self, use: _Use) -> tuple[int, int]:
        if use.power in self.sells:
            return 0, self.sells[use.power][next(at for at, n in enumerate(use.taken) if n)]
        power = self.powers[use.power].power
        if power.effect is Effect.DRAW:
            return 0, power.amount
        return gains_of(self.player, power, sum(use.taken))

    def _after(self, goods: Counts, powers: int, use: _Use) -> tuple[Counts, int]:
        rest = tuple(n - taken for n, taken in zip(goods, use.taken, strict=True))
        return rest, powers & ~(1 << (use.power + 1))

    def _words(self, at: int, worlds: Sequence[str]) -> Words:
        if at == TRADE:
            return ("trade", *worlds)
        return ("consume", self.powers[at].card, *sorted(worlds))

    def _values(self, with_powers: bool) -> list[int]:
        """What selling a good of each class brings."""
        return [
            trade_value(self.state, self.player, kind.worlds[0], with_powers) for kind in self.kinds
        ]

    def _fits(self, held: Held) -> tuple[int, ...]:
        """The classes of goods that a power takes."""
        if held.power.effect in (Effect.SELL_GOOD, Effect.CONSUME_ALL_GOODS):
            return tuple(range(len(self.kinds)))
        worlds = goods_for(self.state, self.player, held)
        return tuple(at for at, kind in enumerate(self.kinds) if kind.worlds[0] in worlds)

    def _twin(self, at: int) -> int | None:
        """An earlier power that does the same with the same goods."""
        for other in range(at - 1, -1, -1):
            same = self.powers[other].power == self.powers[at].power
            if same and self.fits[other] == self.fits[at]:
                return other
        return None


def _more(gain: tuple[int, int], others: Sequence[Gain]) -> tuple[int, int] | None:
    """What the first of these that beats a gain brings besides it."""
    for vp, cards, _ in others:
        if vp >= gain[0] and cards >= gain[1] and (vp, cards) != gain:
            return vp - gain[0], cards - gain[1]
    return None


def _kinds(state: State, player: Player, powers: Sequence[Held]) -> list[_Kind]:
    """The player's goods in classes, the cheapest first."""
    own = {held.card for held in powers if held.power.this_world_only}
    own |= {one.card for one in player.powers.get(Phase.TRADE, ()) if one.power.this_world_only}
    classes: dict[tuple[int, str], list[str]] = {}
    for world in sorted(player.goods, key=partial(_returning_first, state, player)):
        good = state.cards[world].good
        assert good is not None
        special = world if world in own else ""
        classes.setdefault((TRADE_VALUE[good], special), []).append(world)
    return [_Kind(tuple(worlds), value) for (value, _), worlds in sorted(classes.items())]


def _returning_first(state: State, player: Player, world: str) -> tuple[bool, int]:
    """Goods of production worlds first: they come back in the next Produce phase anyway."""
    return state.cards[world].is_windfall, player.tableau.index(world)


def _singles(goods: Counts, classes: Sequence[int]) -> Iterator[Counts]:
    """One good of any of these classes."""
    for at in classes:
        if goods[at]:
            yield tuple(int(other == at) for other in range(len(goods)))


def _unbeaten(gains: Mapping[Gain, _Use | None]) -> dict[Gain, _Use | None]:
    """Without the gains that another one reaches or passes in everything."""
    return {
        one: use
        for one, use in gains.items()
        if not any(
            other != one and all(b >= a for a, b in zip(one, other, strict=True)) for other in gains
        )
    }
