"""What an action costs at least: pure questions about what could be paid with some reserve."""

from __future__ import annotations

from collections.abc import Iterator

from engine.federation.bag import NOTHING, Bag
from engine.federation.components import Components
from engine.federation.marks import rule
from engine.federation.metrics import influence
from engine.federation.planets import Specialist
from engine.federation.state import Player, State
from engine.federation.terms import CRYSTALS, PLANET_IDS, SPY, Planet, Resource
from engine.federation.tokens import copyable, takeable
from engine.federation.vocabulary import (
    AdvanceProject,
    BuildDiscount,
    CopySpecialist,
    Effect,
    Effects,
    FundingIcon,
    Gain,
    GainPer,
    Pay,
    ProjectIcon,
)


@rule("FED senate: unpayable spaces")
def can_act(state: State, player: Player, action: str, reserve: Bag) -> bool:
    """Whether an action can be paid with this reserve: the price of its space, then its cheapest
    choice. An action that has no choice left at all is payable and does nothing."""
    cost = state.box.cost_of(action)
    left = reserve if cost is NOTHING else after_price(reserve, cost)
    if left is None:
        return False
    if action == SPY:
        return any(can_copy(state, player, one, left) for one in copied_actions(state, rooms=True))
    return action not in PLANET_IDS or can_do_on(state, player, Planet(action), left)


def after_price(reserve: Bag, cost: Bag) -> Bag | None:
    """What is left after a price; None if it cannot be paid."""
    paid = reserve.payment(cost)
    return None if paid is None else reserve.minus(paid)


def copied_actions(state: State, rooms: bool) -> list[str]:
    """The actions that may be copied: of all planets, and perhaps of rooms."""
    found = [str(planet) for planet in Planet]
    if rooms:
        found += [room.id for room in state.box.senate.rooms if room.copyable]
    return found


def can_copy(state: State, player: Player, action: str, reserve: Bag) -> bool:
    """Whether a copied action can be paid."""
    if action in state.box.rooms and not state.box.rulings.spy_pays_copied_cost:
        return True
    return can_act(state, player, action, reserve)


def can_do_on(state: State, player: Player, planet: Planet, reserve: Bag) -> bool:
    """Whether some choice of a planet's action can be paid, if it has any."""
    if planet is Planet.ARRATUIN:
        return any(reserve.covers(shop.cost) for shop in state.box.arratuin.shops)
    if planet is not Planet.E81216:
        return True
    costs = [cost for _, cost in buildable(state, player)]
    if not costs:
        return True
    helps = list(build_help(state, player))
    return any(
        covers_less(state, reserve.plus(gains), cost, discount)
        for cost in costs
        for gains, discount in helps
    )


def buildable(state: State, player: Player) -> list[tuple[str, Bag]]:
    """What a player has not built and could place a robot on, with the printed price."""
    if player.robots_used >= state.box.limits.robots:
        return []
    box = state.box
    found = [
        (one, box.productions[one].cost)
        for one in state.productions
        if one not in player.productions
    ]
    found += [
        (mega.id, mega.cost)
        for mega in box.e81216.megastructures
        if mega.id not in player.megastructures and state.multiplier(mega.id) is not None
    ]
    return found


def discounted(state: State, cost: Bag, discount: int) -> list[tuple[tuple[Resource, ...], Bag]]:
    """Every way to take so much off a price: what is taken off, what is left to pay."""
    kinds = (
        *CRYSTALS,
        *([Resource.DIAMOND] if state.box.rulings.discount_reduces_diamonds else []),
    )
    ways: dict[tuple[Resource, ...], Bag] = {(): cost}
    for _ in range(discount):
        further = {
            tuple(sorted((*taken, kind))): left.minus(Bag.one(kind))
            for taken, left in ways.items()
            for kind in kinds
            if left.count(kind)
        }
        if not further:
            break
        ways = further
    return list(ways.items())


def covers_less(state: State, reserve: Bag, cost: Bag, discount: int) -> bool:
    """Whether a price can be paid with so much off."""
    return any(reserve.covers(left) for _, left in discounted(state, cost, discount))


def build_help(state: State, player: Player) -> Iterator[tuple[Bag, int]]:
    """What unused tokens could add to a building action: resources and discount, the most of each
    combination that the copying ones leave open."""
    deed = state.deed_of(Planet.E81216)
    taken = () if deed is None else tuple(deed.taken)
    gains, discount = NOTHING, 0 if deed is None else deed.discount
    copied: list[list[tuple[Bag, int]]] = []
    for one, face_up in player.specialists.items():
        token = state.box.specialists[one]
        if not face_up or one in taken:
            continue
        if token.timing == "on_planet_action" and token.planet is Planet.E81216:
            more, less = help_of(state, player, token)
            gains, discount = gains.plus(more), discount + less
        copied += [
            _copied_help(state, player, effect, one)
            for effect in token.effect
            if isinstance(effect, CopySpecialist)
        ]
    yield gains, discount
    for ways in copied:  # one copy at a time: two that are both needed are not foreseen
        for more, less in ways:
            yield gains.plus(more), discount + less


def help_of(state: State, player: Player, token: Specialist) -> tuple[Bag, int]:
    """What one token adds to a building action."""
    gains, discount = NOTHING, 0
    for effect in token.effect:
        if isinstance(effect, GainPer):
            amount = influence(state, player, Planet.E81216)
            gains = gains.plus(Bag.one(effect.resource, amount))
        elif isinstance(effect, BuildDiscount):
            discount += effect.crystals
        elif isinstance(effect, Gain):
            gains = gains.plus(effect.res)
    return gains, discount


def _copied_help(
    state: State, player: Player, effect: CopySpecialist, by: str
) -> list[tuple[Bag, int]]:
    seen = [token for level in effect.levels for token in state.offered.get(level, {}).values()]
    return [
        help_of(state, player, state.box.specialists[one])
        for one in dict.fromkeys(seen)
        if state.box.specialists[one].planet is Planet.E81216
        and state.box.specialists[one].timing == "on_planet_action"
    ] + [
        help_of(state, player, state.box.specialists[one])
        for one in copyable(state, player, effect, by)
        if state.box.specialists[one].timing == "any_time"
    ]


def expanded(box: Components, effects: Effects) -> Effects:
    """Effects with icons replaced by what they mean, and free steps one by one."""
    found: list[Effect] = []
    for effect in effects:
        if isinstance(effect, FundingIcon | ProjectIcon):
            found += [*expanded(box, box.sixmoon.icons[effect.op])] * effect.count
        elif isinstance(effect, AdvanceProject) and effect.choice == "any":
            found += [effect.model_copy(update={"steps": 1})] * effect.steps
        else:
            found.append(effect)
    return tuple(found)


def after_bonus(
    state: State, effects: Effects, reserve: Bag, joint: int, prices_only: bool = False
) -> Bag | None:
    """The reserve after the bonus of a face (expanded) and the price on it; None if that cannot be
    paid. The crystals that steps of the joint project could bring count as well."""
    left: Bag | None = reserve
    for effect in effects:
        if left is None:
            return None
        if isinstance(effect, Pay):
            left = after_price(left, effect.res)
        elif prices_only:
            continue
        elif isinstance(effect, Gain):
            left = left.plus(effect.res)
        elif isinstance(effect, AdvanceProject):
            for crystals in state.box.projects.joint_crystals[joint : joint + effect.steps]:
                left = left.plus(crystals)
            joint += effect.steps
    return left


def payable_after(state: State, player: Player, reserve: Bag, joint: int | None = None) -> bool:
    """Whether what this turn still owes could be paid with such a reserve, after the rest of the
    bonus; `joint` is how often the joint project will have been funded by then."""
    turn = state.turn
    if turn is None or turn.seat != player.seat or turn.owed is None:
        return True
    rest: Effects = ()
    if turn.cover:
        rest = expanded(state.box, state.box.transfigurations[turn.cover].bonus)[turn.at + 1 :]
    steps = player.joint if joint is None else joint
    left = after_bonus(state, rest, reserve, steps)
    return left is not None and can_act(state, player, turn.owed, left)


def does_anything(state: State, player: Player, action: str) -> bool:
    """Whether an action would change anything beyond its price."""
    match action:
        case Planet.ATAL:
            return bool(takeable(state, player))
        case Planet.E81216:
            return bool(buildable(state, player))
        case Planet.NEO:
            at = state.box.neo.graph[player.miner]
            return bool(at.next) or state.dead_asteroids != []
        case Planet.SIXMOON:
            last = len(state.box.sixmoon.step_strength)
            return player.mage < last or bool(state.moons.get(last, []))
        case "patrons_office" if len(player.markers) < len(state.box.missions):
            return True
        case "procurement_office" | "patrons_office":
            return player.supply > 0 and player.ships < state.box.limits.hangar
    return True
