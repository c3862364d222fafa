"""A second person's reading of what may be placed where: prices by plain arithmetic, every way to
pay tried. It knows the printed data and shares no code with the rules.

Copying specialists are left out: who has one face up is not judged.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations
from typing import Any, TypeAlias

from engine.federation.state import Player, State

Purse: TypeAlias = tuple[int, int, int, int]
Json: TypeAlias = Mapping[str, Any]

KINDS = ("lavandium", "copernium", "oceanium", "golden_diamond")
PLANETS = ("neo", "sixmoon", "atal", "arratuin", "e81216")
ROOMS = {
    "officers_quarters": {},
    "procurement_office": {"oceanium": 1},
    "patrons_office": {},
    "assistants_room": {"copernium": 1},
    "small_lounge": {},
}
"""Rooms that may be copied, with their prices; the president's office may not."""
ROBOTS = 6
STEPS = ("advance_project", "transfiguration_project_icon")
COPYING = ("1a3", "2a3")


def purse(player: Player) -> Purse:
    lavandium, copernium, oceanium, diamonds = (getattr(player.reserve, kind) for kind in KINDS)
    return (lavandium, copernium, oceanium, diamonds)


def with_more(money: Purse, more: Mapping[str, int]) -> Purse:
    found = tuple(have + more.get(kind, 0) for have, kind in zip(money, KINDS, strict=True))
    return (found[0], found[1], found[2], found[3])


def after_paying(money: Purse, price: Mapping[str, int]) -> Iterator[Purse]:
    """Every way to pay: oceanium may stand in for lavandium and copernium."""
    lavandium, copernium, oceanium, diamonds = (price.get(kind, 0) for kind in KINDS)
    for instead in range(lavandium + 1):
        for too in range(copernium + 1):
            left = (
                money[0] - lavandium + instead,
                money[1] - copernium + too,
                money[2] - oceanium - instead - too,
                money[3] - diamonds,
            )
            if min(left) >= 0:
                yield left


def after_bonus(state: State, player: Player, bonus: Sequence[Json]) -> set[Purse]:
    """What one may have after the bonus of a face, its price paid; any step may be joint."""
    crystals = [one.plain() for one in state.box.projects.joint_crystals]
    ways = {(purse(player), player.joint)}
    for effect in bonus:
        found = set()
        for money, joint in ways:
            if effect["op"] == "gain":
                found.add((with_more(money, effect["res"]), joint))
            elif effect["op"] == "pay":
                found |= {(left, joint) for left in after_paying(money, effect["res"])}
            elif effect["op"] in STEPS:
                steps = effect.get("steps", 1) * effect.get("count", 1)
                for number in range(steps + 1):
                    richer = money
                    for one in crystals[joint : joint + number]:
                        richer = with_more(richer, one)
                    found.add((richer, joint + number))
            else:
                found.add((money, joint))
        ways = found
    return {money for money, _ in ways}


def can_pay_action(state: State, player: Player, action: str, money: Purse) -> bool:
    if action == "spy":
        return any(
            can_pay_action(state, player, other, left)
            for left in after_paying(money, {"lavandium": 1})
            for other in (*PLANETS, *ROOMS)
        )
    if action == "arratuin":
        return any(any(after_paying(money, one.cost.plain())) for one in state.box.arratuin.shops)
    if action == "e81216":
        return can_pay_building(state, player, money)
    return any(True for _ in after_paying(money, ROOMS.get(action, {})))


def can_pay_building(state: State, player: Player, money: Purse) -> bool:
    """A building with the discounts and crystals that unused robots bring; or there is none."""
    prices = [
        state.box.productions[one].cost.plain()
        for one in state.productions
        if one not in player.productions
    ]
    prices += [
        mega.cost.plain()
        for mega in state.box.e81216.megastructures
        if mega.id not in player.megastructures
        and sum(mega.id in other.megastructures for other in state.players) < 3
    ]
    built = len(player.productions) + len(player.megastructures)
    if not prices or built == ROBOTS:
        return True
    ready = [token for token, face_up in player.specialists.items() if face_up]
    influence = built + len(player.megastructures)
    for token, kind in (("1b2", "lavandium"), ("2b2", "copernium")):
        if token in ready:
            money = with_more(money, {kind: influence})
    off = 1 * ("1b1" in ready) + 2 * ("2b1" in ready)
    return any(
        any(True for _ in after_paying(money, left))
        for price in prices
        for left in cheaper(price, off)
    )


def cheaper(price: Mapping[str, int], off: int) -> Iterator[Mapping[str, int]]:
    crystals = [kind for kind in KINDS[:3] for _ in range(price.get(kind, 0))]
    for gone in combinations(range(len(crystals)), min(off, len(crystals))):
        left = dict(price)
        for at in gone:
            left[crystals[at]] -= 1
        yield left


def faces(state: State, player: Player, ambassador: str) -> Iterator[tuple[str, list[Json]]]:
    if ambassador != "special":
        printed = next(one for one in state.box.ambassadors.tokens if one.id == ambassador)
        yield "fund", [{"op": "gain", "res": printed.funding_bonus.plain()}]
    yield "vote", []
    for token in player.transfigurations:
        bonus = state.box.transfigurations[token].bonus
        yield f"cover {token}", [effect.model_dump() for effect in bonus]


def placings(state: State, player: Player) -> set[str]:
    """Every way to place an ambassador, dice apart."""
    found = set()
    for ambassador in [*player.unused, *(["special"] if player.special else [])]:
        for face, bonus in faces(state, player, ambassador):
            ways = after_bonus(state, player, bonus)
            if ways:
                found.add(f"place {ambassador} {face} outer")
            for space, action in state.box.senate.layout.items():
                office = action == "presidents_office"
                closed = office and player.seat == state.first and player.turns == 0
                if space in state.senate or closed:
                    continue
                if any(can_pay_action(state, player, action, money) for money in ways):
                    found.add(f"place {ambassador} {face} {space}")
    return found


def is_judged(player: Player) -> bool:
    return not any(player.specialists.get(token) for token in COPYING)
