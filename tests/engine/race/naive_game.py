"""A second person's reading of the whole game, sharing no code with the first: it plays at random
and writes down what happened as race-record-1.

Cards are read as plain JSON. Nothing is asked and nothing waits: one seat after the other does what
it may, so that whoever replays the record side by side must come to the same table.
"""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeAlias

Json: TypeAlias = dict[str, Any]

DATA = Path(__file__).parents[3] / "assets/race/data"
PRINTED: list[Json] = json.loads((DATA / "cards.json").read_text(encoding="utf-8"))
GOALS: list[Json] = json.loads((DATA / "goals.json").read_text(encoding="utf-8"))
ONE = ["explore5", "explore1", "develop", "settle", "trade", "x2", "produce"]
TWO = [*ONE, "develop", "settle"]
CHOSEN_BY = {
    "I": ("explore5", "explore1"),
    "II": ("develop",),
    "III": ("settle",),
    "IV": ("trade", "x2"),
    "V": ("produce",),
}


class NoCardsLeftError(Exception):
    """Deck and discard pile are both empty: a game that nobody plays."""


class Way(NamedTuple):
    """How a world may be placed: paid or conquered, with which cards, for how many hand cards."""

    how: str
    use: tuple[str, ...]
    cards: int


def cards_of(edition: str) -> dict[str, Json]:
    cards = {}
    for one in PRINTED:
        card = {"kind": None, "good": None, "keywords": [], "scoring": [], **one}
        if edition == "second":
            for key, value in one.get("second", {}).items():
                card[key] = card[key] + value if isinstance(value, list) else value
        cards[one["id"]] = card
    return cards


class Seat:
    """What lies before a player."""

    def __init__(self, number: int, world: str) -> None:
        self.number = number
        self.hand: list[str] = []
        self.tableau = [world]
        self.goods: dict[str, str] = {}
        self.chips = self.thrown = self.military_now = self.hired = 0
        self.actions: list[str] = []


class Table:
    """Cards, decks, goals, and what is common to all phases."""

    def __init__(self, options: Json, seed: int) -> None:
        self.random = Random(seed)
        self.options = options
        self.cards = cards_of(options["edition"])
        sets = ["base", "storm"] if len(options["sets"]) > 1 else ["base"]
        deck = [
            one["id"] for one in PRINTED for key in sets for _ in range(one["copies"].get(key, 0))
        ]
        worlds = [card for card in deck if "start" in self.cards[card]]
        starts = self.random.sample(worlds, options["players"])
        starts.sort(key=lambda world: int(self.cards[world]["start"]["number"]))
        for world in starts:
            deck.remove(world)
        self.random.shuffle(deck)
        self.deck, self.pile = deck, list[str]()
        self.seats = [Seat(number, world) for number, world in enumerate(starts)]
        self.pool = 12 * len(starts)
        self.tiles = self._tiles() if options["goals"] else {}
        self.owners: dict[str, list[int]] = {goal: [] for goal in self.tiles}
        self.record = self._dealt()
        self.before = self.record["init"] = self.snapshot()
        self.moves: list[Json] = []

    def _tiles(self) -> dict[str, Json]:
        kinds = {"first": 4, "most": 2}
        picked = [
            goal
            for kind, count in kinds.items()
            for goal in self.random.sample([one for one in GOALS if one["type"] == kind], count)
        ]
        return {goal["id"]: goal for goal in GOALS if goal in picked}

    def _dealt(self) -> Json:
        for seat in self.seats:
            seat.hand = [self.deck.pop(0) for _ in range(6)]
        hands = [list(seat.hand) for seat in self.seats]
        for seat in self.seats:
            if self.cards[seat.tableau[0]]["start"].get("good"):
                seat.goods[seat.tableau[0]] = self.deck.pop(0)
        self.decks = [list(self.deck)]
        back = [
            self.throw(seat, 6 - self.cards[seat.tableau[0]]["start"]["keeps"])
            for seat in self.seats
        ]
        kinds = ("first", "most")
        goals = {
            kind: [g for g, one in self.tiles.items() if one["type"] == kind] for kind in kinds
        }
        return {
            "format": "race-record-1",
            "options": self.options,
            "setup": {
                "start": [seat.tableau[0] for seat in self.seats],
                "hand": hands,
                "discard": back,
                "goods": [next(iter(seat.goods.values()), None) for seat in self.seats],
                "goals": goals if self.tiles else None,
            },
            "deck": self.decks,
            "rounds": [],
        }

    def note(self, seat: Seat, kind: str, **fields: object) -> None:
        self.moves.append({"p": seat.number, "m": kind, **fields})

    def draw(self, count: int) -> list[str]:
        cards = []
        for _ in range(count):
            if not self.deck:
                self._turn_over()
            if self.deck:
                cards.append(self.deck.pop(0))
            if not self.deck:
                self._turn_over()
        return cards

    def _turn_over(self) -> None:
        if self.pile:
            self.random.shuffle(self.pile)
            self.deck, self.pile = self.pile, []
            self.decks.append(list(self.deck))

    def one_card(self) -> str:
        cards = self.draw(1)
        if not cards:
            raise NoCardsLeftError
        return cards[0]

    def throw(self, seat: Seat, count: int) -> list[str]:
        cards = self.random.sample(seat.hand, count)
        for card in cards:
            seat.hand.remove(card)
        self.pile += cards
        return cards

    def draw_for(self, seat: Seat, by: str, count: int) -> None:
        cards = self.draw(count)
        seat.hand += cards
        self.note(seat, "draw", by=by, draw=cards)

    def powers(self, cards: list[str], phase: str, effect: str = "") -> list[tuple[str, Json]]:
        return [
            (card, {"good": None, "goods_per_use": 1, "max_uses": 1, **power})
            for card in cards
            for power in self.cards[card]["powers"]
            if power["phase"] == phase and effect in ("", power["effect"])
        ]

    def total(self, cards: list[str], phase: str, effect: str) -> int:
        return sum(power["amount"] for _, power in self.powers(cards, phase, effect))

    def military(self, seat: Seat) -> int:
        return sum(
            power["amount"]
            for _, power in self.powers(seat.tableau, "III", "military")
            if "against_good" not in power and "against_keyword" not in power
        )

    def sixes(self, seat: Seat) -> dict[str, int]:
        found = {}
        for big in seat.tableau:
            terms = self.cards[big]["scoring"]
            if terms:
                each = [next((t["points"] for t in terms if self._fits(t, card)), 0)
                        for card in seat.tableau]  # fmt: skip
                found[big] = sum(each) + sum(t["points"] * self._counted(t, seat) for t in terms)
        return found

    def _counted(self, term: Json, seat: Seat) -> int:
        if term["per"] == "3_vp_chips":
            return seat.chips // 3
        if term["per"] == "military_strength":
            return self.military(seat)
        return len(seat.goods) if term["per"].startswith("good_on") else 0

    def _fits(self, term: Json, id_: str) -> bool:
        card = self.cards[id_]
        if term["per"] not in ("card", card["type"]):
            return False
        phases = [power["phase"] for power in card["powers"]]
        return all(
            (
                term.get("kind", card["kind"]) == card["kind"],
                term.get("good", card["good"]) == card["good"],
                not term.get("military") or "defense" in card,
                term.get("keyword") in (None, *card["keywords"]),
                term.get("power_in") in (None, *phases),
                term.get("cost") in (None, card.get("cost")),
                term.get("card") in (None, id_),
            )
        )

    def printed(self, seat: Seat) -> int:
        return sum(self.cards[card]["vp"] for card in seat.tableau)

    def score(self, seat: Seat) -> int:
        return seat.chips + self.printed(seat) + sum(self.sixes(seat).values())

    def snapshot(self) -> Json:
        return {
            "pool": self.pool,
            "deck": len(self.deck),
            "disc": len(self.pile),
            "pl": [
                {
                    "h": sorted(seat.hand),
                    "t": list(seat.tableau),
                    "g": dict(seat.goods),
                    "vp": seat.chips,
                    "mil": self.military(seat),
                    "sc": self.score(seat),
                    "go": [goal for goal, who in self.owners.items() if seat.number in who],
                }
                for seat in self.seats
            ],
        }


class Goals:
    """The check of the goal tiles at the end of a phase, and their points at the end."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def values(self, goal: Json) -> list[int]:
        return [self._value(seat, goal) for seat in self.table.seats]

    def _value(self, seat: Seat, goal: Json) -> int:
        cards = [self.table.cards[card] for card in seat.tableau]
        counts = {
            "chips": seat.chips,
            "kinds_of_worlds": len({card["good"] for card in cards} - {None}),
            "cards_with_keyword": sum("alien" in card["keywords"] for card in cards),
            "discarded_to_limit": seat.thrown,
            "phases_with_power": len({one["phase"] for card in cards for one in card["powers"]}),
            "six_cost_developments": sum(bool(card["scoring"]) for card in cards),
            "military": self.table.military(seat),
            "worlds_with_good": sum(card["good"] in ("novelty", "rare") for card in cards),
            "developments": sum(card["type"] == "development" for card in cards),
            "production_worlds": sum(card["kind"] == "production" for card in cards),
        }
        return counts[goal["measure"]]

    def check(self, phase: str) -> list[Any]:
        events: list[Any] = []
        for id_, goal in self.table.tiles.items():
            owners, values = self.table.owners[id_], self.values(goal)
            able = [seat for seat, value in enumerate(values) if value >= goal["threshold"]]
            if goal["type"] == "first":
                if phase in goal["phases"] and not owners:
                    owners += able
                    events += [["+", seat, id_] for seat in able]
                continue
            takes = phase in goal["phases"]
            if not takes and phase not in goal.get("loss_phases", ()):
                continue
            best = [seat for seat in able if values[seat] == max(values)]
            if owners and owners[0] not in best:
                events.append(["-", owners.pop(), id_])
            if takes and not owners and len(best) == 1:
                owners += best
                events.append(["+", best[0], id_])
        return events

    def points(self, seat: Seat) -> int:
        points = 0
        for id_, goal in self.table.tiles.items():
            values = self.values(goal)
            enough = values[seat.number] >= goal["threshold"]
            if seat.number in self.table.owners[id_]:
                points += 3 if goal["type"] == "first" else 5
            elif goal["type"] == "most" and enough and values[seat.number] == max(values):
                points += 3
        return points
