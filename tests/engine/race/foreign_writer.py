"""Writes a random game as a race-record-1, from its log and from what was told while it was played.

It takes every order, way and payment that our rules allow, so that the reader is tried with more
than the recorded games have.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

from engine.core.amounts import picked_words
from engine.core.events import Event
from engine.core.game import HUMAN, Setup
from engine.core.moves import Move, Words
from engine.core.table import Table
from engine.race.components import CARDS
from engine.race.foreign.snapshot import final, snapshot
from engine.race.game import RACE
from engine.race.state import State
from engine.race.terms import Effect
from tests.engine.race.positions import AnyTable
from tests.strategies import random_move

Json = dict[str, Any]  # a record as JSON has it
MANY = dict.fromkeys(CARDS, 99)
LOGISTICS = "improved_logistics"


class Writer:
    """Watches a table from its setup on and writes a line for every phase."""

    def __init__(self, seats: int, options: dict[str, str], seed: int) -> None:
        setup = Setup("race", (HUMAN,) * seats, f"w{seed}", f"v{seed}", {**options, "steps": "yes"})
        first = RACE.start(setup)
        self.deck = list(first.stocks[0].deck.contents())
        self.table: AnyTable = Table(RACE, setup)
        self.setup, self.options = setup, options
        self.written = 0
        self.lines: list[Json] = []
        self.snapshots: list[Json] = []
        self.told: list[Event] = list(self.table.state.events)
        self.table.state.watch = self.watch
        chooser = random.Random(seed)
        while self.table.result is None:
            self.table.play(random_move(self.table, chooser))
            self.last = self.table.log[-1]

    def watch(self, state: State, name: str) -> None:
        """A phase has ended; the move that ended it is not in the log yet."""
        self.snapshots.append(snapshot(state))
        self.lines.append({"name": name, "until": len(self.table.log) + 1, "events": state.events})
        state.events = []

    def record(self) -> Json:
        """The whole record."""
        state, seats = self.table.state, len(self.setup.seats)
        rounds: list[Json] = []
        begun = 0
        given: list[list[str]] = []
        for line in self.lines:
            moves = self.table.log[begun : line["until"]]
            begun = max(begun, line["until"])
            if line["name"] == "INIT":
                given = [list(cards_of(move.words)) for move in sorted(moves)]
                continue
            acts = sorted(move for move in moves if move.words[0] == "act")
            if acts:
                rounds.append({"act": [list(move.words[1:]) for move in acts], "phases": []})
            mine = [move for move in moves if move.words[0] != "act"]
            rounds[-1]["phases"].append(
                {"ph": line["name"], "mv": written(line["name"], mine, line["events"], seats)}
            )
        hands = [self.deck[6 * seat : 6 * seat + 6] for seat in range(seats)]
        goods, after = [], 6 * seats
        for player in RACE.start(self.setup).players:
            start = CARDS[player.tableau[0]].start
            assert start is not None
            goods.append(self.deck[after] if start.good else None)
            after += start.good
        firsts = [tile.goal.id for tile in state.tiles if tile.goal.type == "first"]
        mosts = [tile.goal.id for tile in state.tiles if tile.goal.type == "most"]
        base = self.options.get("sets") == "base"
        return {
            "format": "race-record-1",
            "options": {
                "players": seats,
                "sets": ["base"] if base else ["base", "gathering_storm"],
                "goals": bool(state.tiles),
                "advanced": state.rules.actions == 2,
                "edition": state.rules.edition,
            },
            "setup": {
                "start": [player.tableau[0] for player in RACE.start(self.setup).players],
                "hand": hands,
                "discard": given,
                "goods": goods,
                "goals": {"first": firsts, "most": mosts} if state.tiles else None,
            },
            "deck": [self.deck[after:], *self._later_decks()],
            "rounds": rounds,
        }

    def _later_decks(self) -> list[list[str]]:
        """Discard piles turned over, as far as they were drawn, then the rest."""
        drawn = self.table.state.chance._drawn
        keys = sorted(
            (key for key in drawn if key.startswith("deck.")), key=lambda key: int(key[5:])
        )
        decks = [[one.word for one in drawn[key]] for key in keys]
        stock = self.table.state.stocks[0].deck
        if stock._key != "deck":
            if stock._key not in keys:
                decks.append([])
            decks[-1] += stock.contents()
        return decks

    def final(self) -> Json:
        """The result as the format writes it."""
        assert self.table.result is not None
        return dict(final(self.table.state, self.table.result))


def cards_of(words: Words) -> Words:
    """The cards of a set, each as often as it is meant."""
    return picked_words(words, words[0], MANY) or ()


def written(name: str, moves: list[Move], events: list[Event], seats: int) -> list[Json]:
    """The moves of a phase, seat by seat."""
    drawn: dict[int, list[str]] = {}
    for event in events:
        if event.kind == "got_cards" and event.seat is not None:
            drawn.setdefault(event.seat, []).extend(event.args["cards"])  # type: ignore[arg-type]
    found: list[Json] = []
    for seat in range(seats):
        own = [move.words for move in moves if move.seat == seat]
        cards = drawn.get(seat, [])
        if name == "I":
            kept = Counter(cards_of(own[0])) if own else Counter(cards)
            rest = [*(Counter(cards) - kept).elements()]
            found.append({"p": seat, "m": "explore", "draw": cards, "discard": rest})
            continue
        if name in ("II", "III"):
            found += placed(seat, own, name)
        elif name == "IV":
            found += consumed(seat, own, [event for event in events if event.seat == seat])
            found[-1]["draw"] = cards
            continue
        elif name == "V":
            found += produced(seat, own)
        elif own:
            found.append({"p": seat, "m": "discard", "discard": [*cards_of(own[0])]})
        if cards:
            by = "mining_conglomerate" if name == "V" else "settle_bonus"
            found.append({"p": seat, "m": "draw", "by": by, "draw": cards})
    return found


def placed(seat: int, own: list[Words], name: str) -> list[Json]:
    """What was placed in phase II or III, with its payment."""
    found: list[Json] = []
    for at, words in enumerate(own):
        if words[0] not in ("develop", "settle"):
            continue
        card = None if words[1] == "none" else words[1]
        second = {"by": LOGISTICS} if found else {}
        if card is None and second:
            continue
        found.append({"p": seat, "m": "place", "card": card, "legal": [], **second})
        if card is None:
            continue
        rest = own[at + 1 :]
        boosters = rest[0][1:] if rest and rest[0][0] == "boost" else ()
        paid = next((one for one in rest[:2] if one[0] == "pay"), None)
        if rest and rest[0][0] == "settle":
            paid = None
        use = [one for one in boosters if one != "none"] + uses(words)
        how = "conquer" if words[2:] == ("conquer",) else "pay"
        discard = [*cards_of(paid)] if paid else []
        found.append(
            {"p": seat, "m": "pay", "card": card, "how": how, "use": use, "discard": discard}
        )
    if not found:
        found.append({"p": seat, "m": "place", "card": None, "legal": []})
    return found


def uses(words: Words) -> list[str]:
    """Cards of the tableau that a way of placing a world uses."""
    if words[0] == "develop" or words[2] in ("pay", "conquer"):
        return []
    return [card.id for card in CARDS.values() for power in card.powers if power.way == words[2]]


def consumed(seat: int, own: list[Words], events: list[Event]) -> list[Json]:
    """Powers used in phase IV; chips as they were told."""
    told = [dict(one.args) for one in events if one.kind in ("consumed", "discarded_for_vp")]
    found: list[Json] = []
    for words in own:
        if words[0] == "trade":
            found.append({"p": seat, "m": "trade", "by": "trade", "on": words[1]})
            continue
        if words[0] == "done":
            continue
        found.append({"p": seat, "can": [], **_power(words, told)})
    return [*found, {"p": seat, "m": "done", "can": []}]


def _power(words: Words, told: list[dict[str, object]]) -> Json:
    if words[0] == "gamble":
        return {"m": "gamble", "by": "gambling_world", "number": int(words[1])}
    effects = {power.effect for power in CARDS[words[1]].powers if power.phase == "IV"}
    if Effect.SELL_GOOD in effects:
        return {"m": "trade", "by": words[1], "on": words[2]}
    if Effect.DRAW in effects:
        return {"m": "draw", "by": words[1], "draw": []}
    vp = next(one["vp"] for one in told if one["card"] == words[1])
    if Effect.DISCARD_HAND_FOR_VP in effects:
        return {"m": "hand", "by": words[1], "discard": [*cards_of(words[1:])], "vp": vp}
    return {"m": "consume", "by": words[1], "goods": [*words[2:]], "vp": vp}


def produced(seat: int, own: list[Words]) -> list[Json]:
    """Steps of phase V; draws have their cards in the line after them."""
    found: list[Json] = []
    for words in own:
        if words[0] == "draw":
            found.append({"p": seat, "m": "draw", "by": words[1], "draw": []})
        elif words[0] == "produce":
            pays = words[2] == "pay"
            by = "self" if pays else words[2]
            pay = {"pay": words[3]} if pays else {}
            found.append({"p": seat, "m": "produce", "on": words[1], "by": by, **pay})
    return found
