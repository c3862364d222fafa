"""Consume and Produce as the second person reads them."""

from __future__ import annotations

from itertools import combinations
from typing import Any

from tests.engine.race.naive_game import Json, Seat, Table

VALUES = {"novelty": 2, "rare": 3, "genes": 4, "alien": 5}
LIKELY = 0.85


def _value(table: Table, seat: Seat, world: str, with_powers: bool) -> int:
    good = table.cards[world]["good"]
    value = VALUES[good]
    for card, power in table.powers(seat.tableau, "$") if with_powers else ():
        if power["good"] not in (None, good):
            continue
        if power["effect"] == "trade_bonus_per_keyword_world":
            worlds = [one for one in seat.tableau if table.cards[one]["type"] == "world"]
            value += sum(power["keyword"] in table.cards[one]["keywords"] for one in worlds)
        elif card == world or not power.get("this_world_only"):
            value += power["amount"]
    return value


def _sell(table: Table, seat: Seat, by: str, world: str, powers: bool, **more: object) -> None:
    value = _value(table, seat, world, powers)
    table.pile.append(seat.goods.pop(world))
    cards = table.draw(value)
    seat.hand += cards
    table.note(seat, "trade", by=by, on=world, n=value, draw=cards, **more)


def consume(table: Table, nth: int) -> None:
    for seat in table.seats:
        if "trade" in seat.actions and seat.goods:
            _sell(table, seat, "trade", table.random.choice([*seat.goods]), True)
        used: list[tuple[str, str]] = []
        while True:
            able = [
                (card, power)
                for card, power in table.powers(seat.tableau, "IV")
                if (card, power["effect"]) not in used and choices_of(table, seat, card, power)
            ]
            can = sorted(f"{card}:{power['effect']}" for card, power in able)
            if all(power.get("optional") for _, power in able) and (
                not able or table.random.random() > LIKELY
            ):
                table.note(seat, "done", can=can)
                break
            card, power = table.random.choice(able)
            used.append((card, power["effect"]))
            _use(table, seat, card, power, can)


def _use(table: Table, seat: Seat, card: str, power: Json, can: list[str]) -> None:
    goods = list(table.random.choice(choices_of(table, seat, card, power)))
    match power["effect"]:
        case "draw":
            table.draw_for(seat, card, power["amount"])
            table.moves[-1]["can"] = can
        case "gamble":
            number, shown = table.random.randint(1, 7), table.one_card()
            kept = number in (table.cards[shown].get("cost"), table.cards[shown].get("defense"))
            (seat.hand if kept else table.pile).append(shown)
            table.note(seat, "gamble", by=card, number=number, card=shown, kept=kept, can=can)
        case "discard_hand_for_vp":
            away = table.throw(
                seat, table.random.randint(0, min(power["max_cards"], len(seat.hand)))
            )
            _gain(table, seat, len(away))
            table.note(seat, "hand", by=card, discard=away, vp=len(away), can=can)
        case "sell_good":
            _sell(table, seat, card, goods[0], power["trade_powers"], can=can)
        case effect:
            times = len(goods) // power["goods_per_use"]
            vp, cards = times * power.get("vp_per_use", 0), times * power.get("cards_per_use", 0)
            if effect == "consume_all_goods":
                vp = len(goods) - 1
            vp *= 2 if "x2" in seat.actions else 1
            table.pile += [seat.goods.pop(world) for world in goods]
            _gain(table, seat, vp)
            drawn = table.draw(cards)
            seat.hand += drawn
            table.note(seat, "consume", by=card, goods=goods, vp=vp, draw=drawn, can=can)


def _gain(table: Table, seat: Seat, vp: int) -> None:
    seat.chips += vp
    table.pool -= vp


def produce(table: Table, nth: int) -> None:
    produced: list[dict[str, str]] = [{} for _ in table.seats]
    for seat in table.seats:
        done: list[Any] = []
        while True:
            steps = _steps(table, seat, produced[seat.number], done)
            wanted = [one for one in steps if one[0] != "factory" or table.random.random() > LIKELY]
            if not wanted:
                break
            what, card, more = table.random.choice(wanted)
            if what == "draw":
                done.append((what, card))
                table.draw_for(seat, card, more)
                continue
            if what == "windfall":
                done.append((what, card))
            fields: Json = {"pay": table.throw(seat, 1)[0]} if what == "factory" else {}
            world, by = (more, card) if what == "windfall" else (card, "self")
            good = seat.goods[world] = table.one_card()
            produced[seat.number][world] = table.cards[world]["good"]
            table.note(seat, "produce", on=world, by=by, good=good, **fields)
    for seat in table.seats:
        effect = "draw_if_produced_strictly_most"
        for card, power in table.powers(seat.tableau, "V", effect):
            counts = [list(one.values()).count(power["good"]) for one in produced]
            own = counts.pop(seat.number)
            if own > max(counts):
                table.draw_for(seat, card, power["amount"])


def _steps(table: Table, seat: Seat, got: dict[str, str], done: list[Any]) -> list[Any]:
    """Everything that may be done next in Produce."""
    empty = [
        world
        for world in seat.tableau
        if table.cards[world]["kind"] == "windfall" and world not in seat.goods
    ]
    fillers = [("bonus", None)] if "produce" in seat.actions else []
    steps: list[Any] = []
    for card, power in table.powers(seat.tableau, "V"):
        match power["effect"]:
            case "produce" if card not in seat.goods:
                steps.append(("self", card, None))
            case "produce_by_discard" if card not in seat.goods and seat.hand:
                steps.append(("factory", card, None))
            case "produce_on_windfall":
                fillers.append((card, power["good"]))
            case effect if effect.startswith("draw") and ("draw", card) not in done:
                count = _number(table, seat, card, power, got)
                if count:
                    steps.append(("draw", card, count))
    steps += [
        ("windfall", by, world)
        for by, good in fillers
        for world in empty
        if ("windfall", by) not in done and good in (None, table.cards[world]["good"])
    ]
    return steps


def _number(table: Table, seat: Seat, card: str, power: Json, got: dict[str, str]) -> int:
    """How many cards a power of Produce draws now."""
    worlds = [table.cards[id_] for id_ in seat.tableau if table.cards[id_]["type"] == "world"]
    counts = {
        "draw": 1,
        "draw_if_produced_here": card in got,
        "draw_per_good_produced": list(got.values()).count(power["good"] or ""),
        "draw_per_kind_produced": len({*got.values()}),
        "draw_per_world": sum(
            "defense" in world if power.get("military") else world["good"] == power["good"]
            for world in worlds
        ),
    }
    return int(power["amount"] * counts.get(power["effect"], 0))


def choices_of(table: Table, seat: Seat, card: str, power: Json) -> list[tuple[str, ...]]:
    """What a power of Consume could take now; nothing where it cannot be used."""
    match power["effect"]:
        case "draw" | "gamble":
            return [()]
        case "discard_hand_for_vp":
            return [()] if seat.hand else []
        case "sell_good":
            return [(world,) for world in seat.goods]
        case "consume_all_goods":
            return [tuple(seat.goods)] if seat.goods else []
    there = [
        world
        for world in seat.goods
        if power["good"] in (None, table.cards[world]["good"])
        and (world == card or not power.get("this_world_only"))
    ]
    each = power["goods_per_use"]
    sets = combinations(there, each * min(power["max_uses"], len(there) // each))
    different = power.get("different_kinds", False)
    return [
        worlds
        for worlds in sets
        if worlds
        and (not different or len({table.cards[w]["good"] for w in worlds}) == len(worlds))
    ]
