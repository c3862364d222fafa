"""Follows a solo game from view to view and redoes every turn of the Automa by the booklet."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.events import Event
from engine.core.moves import Decision, Words
from engine.gaia.terms import Phase
from engine.gaia.view import AutomaTurnView, GaiaView, PlayerView
from tests.engine.gaia.automa_check.charging import check_charge
from tests.engine.gaia.automa_check.deck import Deck
from tests.engine.gaia.automa_check.ending import check_ending
from tests.engine.gaia.automa_check.explained import cards_of, marker_taken, points_of, trail_of
from tests.engine.gaia.automa_check.opening import check_start, check_table
from tests.engine.gaia.automa_check.position import (
    AUTOMA,
    HUMAN,
    Position,
    kind_of,
    position_in,
    structures_of,
)
from tests.engine.gaia.automa_check.printed import CARDS, PIECES
from tests.engine.gaia.automa_check.turn import Turn, pass_round, perform

DEEDS = {
    "built": ("hex", "building"),
    "satellite_placed": ("hex",),
    "upgraded": ("hex", "was", "building"),
    "action_covered": ("action",),
    "advanced": ("track", "level"),
    "advanced_tile_removed": ("track", "tile"),
    "passed": ("booster", "returned"),
}
"""Events that tell what the Automa did, and the arguments that matter."""


class Witness:
    """Sees every move of one game; any assertion of its is a disagreement with the engine."""

    def __init__(self, view: GaiaView) -> None:
        check_table(view)
        self.first = self.view = view
        self.deck = Deck("automa")
        self.round = 0
        self.order = (HUMAN, AUTOMA)
        self.on_turn = HUMAN
        self.passing = False
        """Whether the player has said that he passes, and not yet ended his turn."""
        self.passed: list[int] = []
        self.where = "set-up"
        """For messages: what is being looked at."""

    def see(
        self, words: Words, events: Sequence[Event], after: GaiaView, asked: Sequence[Decision]
    ) -> None:
        """A move was played: its words, its events, the view now and the questions now open."""
        before, self.view = self.view, after
        if self.round > 0:
            self._see_move(words, events, before, after, asked)
        elif after.phase not in (Phase.FACTIONS, Phase.MINES, Phase.BOOSTERS):
            check_start(self.first, before, after)
            assert after.automa is not None
            self.deck = Deck(after.automa.level)
            self.round = 1

    def _see_move(
        self,
        words: Words,
        events: Sequence[Event],
        before: GaiaView,
        after: GaiaView,
        asked: Sequence[Decision],
    ) -> None:
        assert before.automa is not None
        assert after.automa is not None
        position = position_in(before, after)
        self.where = f"round {self.round}, {' '.join(words)}"
        self._human_moved(words, position)
        told = turns_told(events)
        turns = after.automa.turns[len(before.automa.turns) :]
        assert len(told) == len(turns), "one explanation for each turn"
        for number, (turn, happened) in enumerate(zip(turns, told, strict=True), 1):
            done = self._redo(position, turn, happened)
            if number == len(turns):
                check_charge(done, after, asked)
            elif words == ("end",):
                check_charge(done, before, ())
        compare(position, after, row=words[0] != "pass")
        self._compare_order(after, asked)
        self._compare_deck(after)
        if after.scores:
            self.where = "final scoring"
            check_ending(after)

    def _human_moved(self, words: Words, position: Position) -> None:
        if words[0] == "pass":
            self.passing = True
        if words == ("end",) and self.on_turn == HUMAN:
            self._ended(position, passed=self.passing)
            self.passing = False

    def _ended(self, position: Position, passed: bool) -> None:
        """The seat on turn has ended it: turns alternate, but who has passed takes no more; the
        first to pass begins the next round (booklet, page 7)."""
        if passed:
            self.passed.append(self.on_turn)
        if len(self.passed) < 2:
            if 1 - self.on_turn not in self.passed:
                self.on_turn = 1 - self.on_turn
        elif self.round < 6:
            self.order = (self.passed[0], self.passed[1])
            self.on_turn = self.passed[0]
            self.passed = []
            self.round += 1
            position.covered.clear()

    def _redo(self, position: Position, turn: AutomaTurnView, events: Sequence[Event]) -> Turn:
        """One turn of the Automa, played again on the position and compared with what was told."""
        self.where = f"round {turn.round}, cards {turn.action_card} and {turn.behaviour_card}"
        assert self.on_turn == AUTOMA, "it is not the Automa's turn"
        assert turn.round == self.round
        passes = self.deck.reveal(turn.action_card, turn.behaviour_card)
        assert turn.passed == passes
        left = self.deck.left
        assert turn.behaviour_card is not None
        redone = Turn(position, CARDS[turn.behaviour_card])
        if passes:
            pass_round(redone, self.round, self.view.rounds[self.round - 1].id)
            self.deck.shuffle()
        else:
            assert turn.action_card is not None
            perform(redone, CARDS[turn.action_card])
        assert deeds_told(events) == redone.deeds
        assert [one.args["vp"] for one in events if one.kind == "automa_scored"] == redone.gains
        assert turn.vp == position.vp
        seen = (turn.action_card, turn.behaviour_card, left)
        assert cards_of(turn.notes) == seen
        assert marker_taken(turn.notes) == (passes and not self.passed and self.round < 6)
        assert points_of(turn.notes) == redone.gains
        assert trail_of(turn.notes) == redone.trail
        self._ended(position, passed=passes)
        return redone

    def _compare_order(self, after: GaiaView, asked: Sequence[Decision]) -> None:
        """The round, the order of play and whose turn it is; the Automa is never asked."""
        assert (after.round, after.order) == (self.round, self.order)
        assert [seat for seat in after.passed if seat != HUMAN or not self.passing] == self.passed
        assert all(one.seat == HUMAN for one in asked)
        if any(one.kind == "turn" for one in asked):
            assert self.on_turn == HUMAN, "the Automa should have moved"
        assert bool(after.scores) == (self.round == 6 and len(self.passed) == 2 and not asked)

    def _compare_deck(self, after: GaiaView) -> None:
        deck, automa = self.deck, after.automa
        assert automa is not None
        if deck.round > 6:
            return  # the Automa has passed for the last time: no new deck
        pair = (automa.action_card, automa.behaviour_card)
        assert pair == (deck.pair or (None, None))
        assert list(automa.discard) == deck.discard
        assert automa.deck == deck.left
        assert automa.crosswise == min(3, deck.left)
        assert automa.reserve == deck.reserve


def compare(position: Position, after: GaiaView, row: bool) -> None:
    """The Automa and what it shares with the player, against the view after the move. The row of
    boosters only where the player has not just changed it."""
    shown = position_in(after, after)
    assert shown.structures == position.structures
    for hex_ in position.structures:
        assert shown.planets[hex_] == position.planets[hex_], hex_
    assert shown.satellites == position.satellites
    assert shown.levels == position.levels
    for track, level in shown.levels.items():
        assert max(level, 5) == 5
        assert (level, shown.human_levels[track]) != (5, 5), f"both on level 5 of {track}"
    assert shown.advanced == position.advanced
    assert {one for one, seat in shown.covered.items() if seat == AUTOMA} == {
        one for one, seat in position.covered.items() if seat == AUTOMA
    }
    assert shown.covered.items() >= position.covered.items()
    assert shown.booster == position.booster
    assert shown.row == position.row or not row
    if not after.scores:
        assert shown.vp == position.vp
    check_nothing_else(after.players[AUTOMA])


def turns_told(events: Sequence[Event]) -> list[list[Event]]:
    """The Automa's events turn by turn; its explanation closes each."""
    turns: list[list[Event]] = [[]]
    for event in events:
        if event.seat == AUTOMA:
            turns[-1].append(event)
            if event.kind == "automa_explained":
                turns.append([])
    assert not turns[-1], "something happened outside a turn"
    return turns[:-1]


def deeds_told(events: Sequence[Event]) -> list[tuple[object, ...]]:
    """What the events say was done, in the words of the checker."""
    return [
        (event.kind, *(_word(event.args[name]) for name in DEEDS[event.kind]))
        for event in events
        if event.kind in DEEDS
    ]


def _word(value: object) -> object:
    return kind_of(value) if isinstance(value, str) else value


def check_nothing_else(player: PlayerView) -> None:
    """The Automa has no resources, tiles or tokens (booklet, page 2)."""
    empty = (player.ore, player.credits, player.knowledge, player.qic, player.federations)
    assert not any(empty)
    assert not any(player.bowls)
    things = (player.gaiaformers, player.stations, player.tokens, player.techs, player.specials)
    assert not any(things)
    assert player.stone is None
    pieces = dict.fromkeys(PIECES, 0)
    for kind, left in player.pieces_left.items():
        pieces[kind_of(kind)] += left
    on_map = list(structures_of(player).values())
    assert pieces == {kind: PIECES[kind] - on_map.count(kind) for kind in PIECES}
