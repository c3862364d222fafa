"""Whole random games: every card in one zone, chips constant, nothing leaks, no order matters."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator

import pytest

from engine.core.game import HUMAN, Setup
from engine.core.moves import Move
from engine.core.table import Table
from engine.core.transcript import transcript_of
from engine.race.components import CARDS, copies_of
from engine.race.game import RACE
from engine.race.state import State
from engine.race.terms import CHIPS_EACH
from tests.engine.race.positions import AnyTable
from tests.strategies import random_answer, random_move

OPTIONS = [
    {},
    {"sets": "base"},
    {"goals": "no"},
    {"edition": "second"},
    {"duel": "one"},
    {"hands": "preset"},
    {"steps": "yes"},
    {"sets": "base", "edition": "second", "steps": "yes"},
    {"draft": "yes"},
    {"robot": "any", "level": "hard"},
]
GAMES = 40


def setups(count: int, begin: int = 0) -> Iterator[Setup]:
    """Games of all sizes and options in turn."""
    for number in range(begin, begin + count):
        options = OPTIONS[number % len(OPTIONS)]
        most = 4 if options.get("sets") == "base" else 3 if "draft" in options else 5
        seats = (HUMAN,) * (2 + (number // len(OPTIONS)) % (most - 1))
        if "robot" in options:
            seats = (HUMAN, "robot") if number // len(OPTIONS) % 2 else ("robot", HUMAN)
        yield Setup("race", seats, f"s{number}", f"t{number}", options)


def zones(state: State) -> Counter[str]:
    """Every card wherever it is; those on their way to the discard pile too."""
    found: Counter[str] = Counter()
    for stock in state.stocks:
        found.update(stock.deck.contents())
        found.update(stock.discards)
    found.update(state.removed)
    for player in state.players:
        found.update(player.picked if state.step == "draft" else ())
        found.update(card for pack in player.packs for card in pack)
        found.update(player.worlds)
        found.update(player.tableau)
        found.update(player.hand)
        found.update(player.drawn)
        found.update(card for card in player.goods.values() if card)
        for owed in player.owed:
            found.update(owed.cards)
    return found


def check_game(setup: Setup) -> AnyTable:
    """Play at random; after every move nothing has been lost or doubled."""
    table: AnyTable = Table(RACE, setup)
    chooser = random.Random(setup.seed)
    whole = Counter(copies_of(setup.options.get("sets", "storm")))
    chips = CHIPS_EACH * len(setup.seats)  # 24 alone, too
    while table.result is None:
        table.play(random_move(table, chooser))
        state = table.state
        assert zones(state) == whole
        assert state.pool + sum(player.chips for player in state.players) == chips
        shown = table.view()
        assert shown.pool == max(0, state.pool)
        for player in shown.players:
            assert table.means(player.seat)["vp"] == player.total
        for player in state.people:
            assert len({*player.tableau}) == len(player.tableau)
            assert all(CARDS[world].good is not None for world in player.goods)
            assert {*player.goods} <= {*player.tableau}
    assert sum(map(sum, [table.result.scores])) == sum(
        sum(source.values()) for source in table.result.sources
    )
    return table


@pytest.mark.parametrize("setup", [*setups(GAMES)], ids=lambda one: one.seed)
def test_every_card_is_in_one_zone_and_chips_are_constant(setup: Setup) -> None:
    check_game(setup)


@pytest.mark.soak
@pytest.mark.parametrize("part", range(30))
def test_the_same_in_many_games(part: int) -> None:
    for setup in setups(100, 1000 + 100 * part):
        check_game(setup)


def positions(setup: Setup, every: int) -> Iterator[AnyTable]:
    """A table of its own at every so many positions of a random game."""
    table: AnyTable = Table(RACE, setup)
    chooser = random.Random(setup.seed)
    while table.result is None:
        table.play(random_move(table, chooser))
    for number in range(0, table.position, every):
        yield Table(RACE, setup, table.log[:number])


def swap_hidden(state: State, viewer: int | None, chooser: random.Random) -> None:
    """All that the viewer cannot see is dealt anew in the same numbers."""
    hidden: list[str] = []
    for stock in state.stocks:
        hidden += [*stock.deck.contents(), *stock.discards]
    others = [player for player in state.players if player.seat != viewer]
    for player in others:
        hidden += [*player.hand, *player.drawn, *(card for one in player.packs for card in one)]
    for player in state.players:
        hidden += [card for card in player.goods.values() if card]
    chooser.shuffle(hidden)
    take = iter(hidden)
    for stock in state.stocks:
        stock.deck._cards[:] = [next(take) for _ in stock.deck.contents()]
        stock.discards[:] = [next(take) for _ in stock.discards]
    for player in others:
        for pack in player.packs:
            pack[:] = [next(take) for _ in pack]
        player.hand[:] = [next(take) for _ in player.hand]
        player.drawn[:] = [next(take) for _ in player.drawn]
    for player in state.players:
        for world, card in player.goods.items():
            player.goods[world] = next(take) if card else card


@pytest.mark.parametrize("setup", [*setups(10, 300)], ids=lambda one: one.seed)
def test_a_view_does_not_change_with_anything_that_its_reader_cannot_see(setup: Setup) -> None:
    for table in positions(setup, every=23):
        for viewer in (None, *range(len(setup.seats))):
            before = table.view(viewer)
            swap_hidden(table.state, viewer, random.Random(7))
            assert table.view(viewer) == before
            assert table.means(0, viewer) == RACE.means(table.state, 0, viewer)


def test_a_transcript_does_not_tell_when_a_card_was_drawn_that_is_placed_later() -> None:
    table: AnyTable = Table(RACE, Setup("race", (HUMAN,) * 3, "s1", "t1"))
    chooser = random.Random(1)
    while min(len(player.tableau) for player in table.state.players) < 4:
        table.play(random_move(table, chooser))
    assert not any("gambling_world" in player.tableau for player in table.state.players)
    assert "deck" not in transcript_of(table).setup.deal
    own = transcript_of(table, 1).setup.deal["deck"]
    assert {*table.state.players[1].hand} <= {*own}


@pytest.mark.parametrize("setup", [*setups(10, 500)], ids=lambda one: one.seed)
def test_nothing_that_is_seen_changes_while_answers_are_sealed(setup: Setup) -> None:
    checked = 0
    for table in positions(setup, every=11):
        asked = table.pending
        if len(asked) < 2 or not asked[0].secret or not asked[1].secret:
            continue
        chooser = random.Random(3)
        seat = asked[0].seat
        watcher = asked[1].seat
        before = table.view(watcher)
        while (decision := table.decision_of(seat)) is not None and decision.secret:
            table.play(Move(seat, random_answer(decision, chooser)))
        assert table.view(watcher) == before
        assert table.view(None) == RACE.view(table.state, None)
        checked += 1
    assert checked or len(setup.seats) > setup.seats.count(HUMAN)


@pytest.mark.parametrize("setup", [*setups(16, 700)], ids=lambda one: one.seed)
def test_proposals_are_legal_from_the_first_move_to_the_last(setup: Setup) -> None:
    for table in positions(setup, every=9):
        for decision in table.pending:
            assert decision.plans is not None
            for plan in decision.plans()[:3]:
                trial: AnyTable = Table(RACE, setup, table.log)
                for words in plan.moves:
                    if trial.decision_of(decision.seat) is None:
                        break  # held until lower seats have drawn
                    trial.play(Move(decision.seat, words))


@pytest.mark.parametrize("number", [234, 244])
def test_alone_in_either_seat_a_game_comes_to_its_end(number: int) -> None:
    """Found at the local table: who had produced the most was looked up by seat among people."""
    seed = str(number)
    table: AnyTable = Table(RACE, Setup("race", ("robot", HUMAN), seed, seed))
    chooser = random.Random(number)
    while table.result is None:
        decision = table.pending[0]
        table.play(Move(decision.seat, random_answer(decision, chooser)))
