"""The rounds and phases of the second person's reading."""

from __future__ import annotations

from typing import Any

from tests.engine.race.naive_game import CHOSEN_BY, ONE, TWO, Goals, Json, Seat, Table, Way
from tests.engine.race.naive_goods import LIKELY, consume, produce

ROUNDS = 40


def random_record(options: Json, seed: int) -> Json | None:
    """A whole random game; None where it does not end in time."""
    table = Table(options, seed)
    goals = Goals(table)
    ended: list[str] = []
    while not ended:
        if len(table.record["rounds"]) == ROUNDS:
            return None
        ended = _round(table, goals)
    players = [
        {
            "total": table.score(seat) + goals.points(seat),
            "chips": seat.chips,
            "cards": table.printed(seat),
            "six": table.sixes(seat),
            "goals": goals.points(seat),
            "tie": len(seat.hand) + len(seat.goods),
        }
        for seat in table.seats
    ]
    best = max((one["total"], one["tie"]) for one in players)
    for one in players:
        one["win"] = (one["total"], one["tie"]) == best
    rounds = len(table.record["rounds"])
    return {**table.record, "final": {"rounds": rounds, "end": ended, "players": players}}


def _round(table: Table, goals: Goals) -> list[str]:
    for seat in table.seats:
        if table.options["advanced"]:
            seat.actions = sorted(table.random.sample(TWO, 2), key=ONE.index)
        else:
            seat.actions = table.random.choices(ONE, (1, 1, 3, 3, 1, 1, 2))
    phases: list[Json] = []
    table.record["rounds"].append({"act": [seat.actions for seat in table.seats], "phases": phases})
    for phase, actions in CHOSEN_BY.items():
        times = max(sum(one in actions for one in seat.actions) for seat in table.seats)
        for nth in range(1, (times if phase in ("II", "III") else min(1, times)) + 1):
            PHASES[phase](table, nth)
            phases.append(_ended(table, goals, phase))
    for seat in table.seats:
        seat.thrown = max(0, len(seat.hand) - 10)
        if seat.thrown:
            table.note(seat, "discard", discard=table.throw(seat, seat.thrown))
    phases.append(_ended(table, goals, "END"))
    full = any(len(seat.tableau) >= 12 for seat in table.seats)
    return ["tableau"] * full + ["vp_pool"] * (table.pool <= 0)


def _ended(table: Table, goals: Goals, phase: str) -> Json:
    events = goals.check(phase)
    after = table.snapshot()
    same = after == table.before
    found: Json = {"ph": phase, "mv": table.moves, "s": None if same else after}
    if events:
        found["goals"] = events
    table.moves, table.before = [], after
    return found


def _explore(table: Table, nth: int) -> None:
    drawn = []
    for seat in table.seats:
        count = 2 + 5 * seat.actions.count("explore5") + seat.actions.count("explore1")
        drawn.append(table.draw(count + table.total(seat.tableau, "I", "explore_draw")))
    for seat, cards in zip(table.seats, drawn, strict=True):
        kept = 1 + seat.actions.count("explore1") + table.total(seat.tableau, "I", "explore_keep")
        away = table.random.sample(cards, max(0, len(cards) - kept))
        seat.hand += cards
        for card in away:
            seat.hand.remove(card)
        table.pile += away
        table.note(seat, "explore", draw=cards, discard=away)


def _develop(table: Table, nth: int) -> None:
    before = [list(seat.tableau) for seat in table.seats]
    for seat in table.seats:
        for card, power in table.powers(seat.tableau, "II", "draw_at_phase_start"):
            table.draw_for(seat, card, power["amount"])
    chosen = []
    for seat in table.seats:
        less = table.total(seat.tableau, "II", "reduce_cost")
        less += seat.actions.count("develop") >= nth
        prices = {
            card: max(0, table.cards[card]["cost"] - less)
            for card in seat.hand
            if table.cards[card]["type"] == "development" and card not in seat.tableau
        }
        legal = sorted(card for card, price in prices.items() if price < len(seat.hand))
        wants = legal and table.random.random() < LIKELY
        card = table.random.choice(legal) if wants else None
        chosen.append((seat, card, prices.get(card or "", 0)))
        table.note(seat, "place", card=card, legal=legal)
    for seat, card, _ in chosen:
        if card is not None:
            seat.hand.remove(card)
            seat.tableau.append(card)
    for seat, card, price in chosen:
        if card is not None:
            paid = table.throw(seat, price)
            table.note(seat, "pay", card=card, how="pay", use=[], discard=paid)
            for by, power in table.powers(before[seat.number], "II", "draw_after_placing"):
                table.draw_for(seat, by, power["amount"])


def _ways(table: Table, seat: Seat, id_: str, helpers: list[str]) -> list[Way]:
    """Every way to place a world with the powers of these cards."""
    world, hand = table.cards[id_], len(seat.hand) - 1
    powers = table.powers(helpers, "III")
    less = sum(
        power["amount"]
        for _, power in powers
        if power["effect"] == "reduce_cost" and power["good"] in (None, world["good"])
    )
    allowed = [
        (card, power)
        for card, power in powers
        if world["good"] is None or power.get("excludes_good") != world["good"]
    ]
    ships = [card for card, one in allowed if one["effect"] == "discard_self_for_zero_cost"]
    if "cost" in world:
        prices = [(world["cost"] - less, ())]
        ways = []
    else:
        prices = [
            (world["defense"] - power["amount"] - less, (card,))
            for card, power in allowed
            if power["effect"] == "pay_for_military"
        ]
        ways = _conquests(seat, world, powers, hand)
    for price, card in prices:
        if price <= hand:
            ways.append(Way("pay", card, max(0, price)))
        if price > 0:
            ways += [Way("pay", (ship, *card), 0) for ship in ships]
    return ways


def _conquests(seat: Seat, world: Json, powers: list[Any], hand: int) -> list[Way]:
    missing: int = world["defense"] - seat.military_now
    for _, power in powers:
        counts = power.get("against_good", world["good"]) == world["good"]
        counts = counts and power.get("against_keyword") in (None, *world["keywords"])
        if power["effect"] == "military" and counts:
            missing -= power["amount"]
    tactics = [card for card, power in powers if power["effect"] == "discard_self_for_military"]
    hirers = [card for card, power in powers if power["effect"] == "discard_hand_for_military"]
    ways = []
    for used in [[], tactics] if tactics else [[]]:
        left = missing - 3 * len(used)
        if left <= 0:
            ways.append(Way("conquer", tuple(used), 0))
        elif hirers and left <= min(2 - seat.hired, hand):
            ways.append(Way("conquer", (*hirers, *used), left))
    return ways


def _settle(table: Table, nth: int) -> None:
    before = [list(seat.tableau) for seat in table.seats]
    chosen = []
    for seat in table.seats:
        seat.military_now = seat.hired = 0
        chosen.append(_choose_world(table, seat, seat.tableau))
    for seat, choice in zip(table.seats, chosen, strict=True):
        if choice is not None:
            _put_down(table, seat, choice[0])
    for seat, choice in zip(table.seats, chosen, strict=True):
        if choice is not None:
            _windfall(table, seat, choice[0])
    for seat, choice in zip(table.seats, chosen, strict=True):
        if choice is None:
            continue
        _pay(table, seat, *choice)
        if seat.actions.count("settle") >= nth:
            table.draw_for(seat, "settle_bonus", 1)
        helpers = _draws_after(table, seat, before[seat.number])
        second = table.powers(helpers, "III", "settle_second_world")
        another = _choose_world(table, seat, helpers, second[0][0]) if second else None
        if another is not None:
            _put_down(table, seat, another[0])
            _windfall(table, seat, another[0])
            _pay(table, seat, *another)
            _draws_after(table, seat, before[seat.number])


def _choose_world(
    table: Table, seat: Seat, helpers: list[str], by: str | None = None
) -> tuple[str, Way] | None:
    worlds = [card for card in seat.hand if table.cards[card]["type"] == "world"]
    ways = {card: found for card in worlds if (found := _ways(table, seat, card, helpers))}
    wants = ways and table.random.random() < LIKELY
    card = table.random.choice(sorted(ways)) if wants else None
    if by is None:
        table.note(seat, "place", card=card, legal=sorted(ways))
    elif card is not None:
        table.note(seat, "place", card=card, legal=sorted(ways), by=by)
    return None if card is None else (card, table.random.choice(ways[card]))


def _put_down(table: Table, seat: Seat, card: str) -> None:
    seat.hand.remove(card)
    seat.tableau.append(card)


def _windfall(table: Table, seat: Seat, card: str) -> None:
    if table.cards[card]["kind"] == "windfall":
        for good in table.draw(1):
            seat.goods[card] = good
            table.note(seat, "good", on=card, good=good)


def _pay(table: Table, seat: Seat, card: str, way: Way) -> None:
    paid = table.throw(seat, way.cards)
    if way.how == "conquer":
        seat.hired += way.cards
        seat.military_now += way.cards
    for helper in way.use:
        for power in table.cards[helper]["powers"]:
            if power["effect"].startswith("discard_self"):
                seat.tableau.remove(helper)
                table.pile.append(helper)
                seat.military_now += 3 if power["effect"].endswith("military") else 0
    table.note(seat, "pay", card=card, how=way.how, use=list(way.use), discard=paid)


def _draws_after(table: Table, seat: Seat, before: list[str]) -> list[str]:
    helpers = [card for card in before if card in seat.tableau]
    for by, power in table.powers(helpers, "III", "draw_after_placing"):
        table.draw_for(seat, by, power["amount"])
    return helpers


PHASES = {"I": _explore, "II": _develop, "III": _settle, "IV": consume, "V": produce}
