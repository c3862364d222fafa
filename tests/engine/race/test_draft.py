"""The draft, sentence by sentence of the rulebook."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine.core.chance import UNKNOWN
from engine.core.errors import SetupError
from engine.core.moves import Decision, Move
from engine.core.table import Table
from engine.race.components import copies_of, start_of
from engine.race.game import RACE
from tests.engine.race.positions import AnyTable, table
from tests.strategies import random_answer, random_move

NUMBERS = {2: (13, 65, 2), 3: (8, 40, 10)}


def drafting(seats: int) -> AnyTable:
    return table(seats, draft="yes")


def asked(game: AnyTable, seat: int) -> Decision:
    decision = game.decision_of(seat)
    assert decision is not None
    return decision


def drafted(seats: int, order: str = "random") -> AnyTable:
    """The whole draft; seats answer in any order, or as far ahead as they can."""
    game = drafting(seats)
    chooser = random.Random(5)
    while game.state.step == "draft":
        asked = game.pending
        decision = {"first": asked[0], "last": asked[-1]}.get(order, chooser.choice(asked))
        option = min(decision.offer(), key=lambda one: one.words)
        game.play(Move(decision.seat, option.words))
    return game


@pytest.mark.parametrize("seats", [2, 3])
def test_everybody_has_an_odd_and_an_even_start_world_face_down(seats: int) -> None:
    game = drafting(seats)
    for player in game.state.players:
        assert [start_of(world).number % 2 for world in player.worlds] == [1, 0]
        assert player.tableau == []
        own = game.view(player.seat).own
        assert own is not None
        assert own.worlds == tuple(player.worlds)
    assert game.view(None).own is None


@pytest.mark.parametrize("seats", [2, 3])
def test_packs_of_five_are_taken_until_there_are_not_enough_cards(seats: int) -> None:
    packs, cards, left = NUMBERS[seats]
    game = drafted(seats)
    assert game.state.packs_dealt == packs
    assert [len(player.picked) for player in game.state.players] == [cards] * seats
    assert len(game.state.removed) == left


def test_one_card_is_kept_and_the_rest_goes_left_then_right() -> None:
    game = drafting(3)
    packs = [list(player.packs[0]) for player in game.state.players]
    for seat in range(3):
        game.play(Move(seat, ("draft", packs[seat][0])))
    for seat in range(3):
        assert game.state.players[(seat + 1) % 3].packs == [packs[seat][1:]]
    while game.state.packs_dealt == 1:
        game.play(random_move(game, random.Random(1)))
    packs = [list(player.packs[0]) for player in game.state.players]
    for seat in range(3):
        game.play(Move(seat, ("draft", packs[seat][0])))
    for seat in range(3):
        assert game.state.players[(seat - 1) % 3].packs == [packs[seat][1:]]


def test_the_last_card_of_a_pack_comes_by_itself() -> None:
    game = drafting(2)
    counts = []
    while game.state.packs_dealt == 1:
        counts += [decision.args["count"] for decision in game.pending]
        game.play(random_move(game, random.Random(1)))
    assert min(counts) == 2
    assert [len(player.picked) for player in game.state.players] == [5, 5]


@pytest.mark.parametrize("seats", [2, 3])
def test_who_answers_first_does_not_matter_and_packs_queue(seats: int) -> None:
    picks = [
        [player.picked for player in drafted(seats, order).state.players]
        for order in ("random", "first", "last")
    ]
    assert picks[0] == picks[1] == picks[2]
    game = drafting(seats)
    before = len(game.waiting_for)
    game.play(random_move(game, random.Random(1)))
    assert before == seats
    assert len(game.waiting_for) == seats - 1
    waiting = [player.seat for player in game.state.players if len(player.packs) == 2]
    assert len(waiting) == 1


def test_a_pick_is_for_good_once_it_has_opened_another_pack() -> None:
    game = drafting(3)

    def opens(seat: int) -> bool:
        game.play(Move(seat, next(iter(asked(game, seat).offer())).words))
        return game.barrier == game.position

    assert [opens(0), opens(0 + 1)] == [False, True], "nobody looks at 0's before 1 has picked"
    assert opens(2), "the pack of 1 waits for him, and his own for 0"


def test_its_player_sees_what_is_left_of_a_pack_that_comes_back() -> None:
    game = drafting(2)
    for _ in range(4):
        seat = game.waiting_for[0]
        own = game.view(seat).own
        assert own is not None
        assert own.returning == len(own.pack) - 2
        game.play(Move(seat, ("draft", own.pack[0])))
    views = [game.view(seat) for seat in (0, 1)]
    for view, other in zip(views, reversed(views), strict=True):
        assert view.own is not None
        assert other.own is not None
        assert view.packs is not None
        assert (view.packs.number, view.packs.of, view.packs.left) == (1, NUMBERS[2][0], True)
        assert len(view.own.pack) == 3
        assert len(view.own.gone) == 1
        assert {*view.own.gone} <= {*other.own.picked}
    while game.state.packs_dealt == 1:
        game.play(random_move(game, random.Random(1)))
    own = game.view(0).own
    assert own is not None
    assert own.gone == ()


def test_a_pick_is_hidden_for_good_and_the_pack_is_seen_by_its_holder_only() -> None:
    game = drafting(2)
    words = next(iter(game.pending[0].offer())).words
    game.play(Move(0, words))
    assert game.reading(0, 1) == ("draft", UNKNOWN)
    assert game.reading(0, 0) == words
    own = game.view(1).own
    assert own is not None
    assert set(own.pack) == set(game.state.players[1].packs[0])


@pytest.mark.parametrize("seats", [2, 3])
def test_own_decks_are_shuffled_six_drawn_two_and_a_start_world_given_back(seats: int) -> None:
    game = drafted(seats)
    worlds = [list(player.worlds) for player in game.state.players]
    assert all(len(player.hand) == 6 for player in game.state.players)
    chooser = random.Random(2)
    while game.state.step == "setup":
        decision = chooser.choice(game.pending)
        game.play(Move(decision.seat, random_answer(decision, chooser)))
    for player in game.state.players:
        start = start_of(player.tableau[0])
        assert len(player.hand) == start.keeps
        stock = game.state.stock_of(player.seat)
        assert len(stock.discards) == 6 - start.keeps + 1
        assert set(worlds[player.seat]) - {player.tableau[0]} <= set(stock.discards)


def test_who_keeps_ancient_race_gives_back_a_card_more() -> None:
    deal = {"worlds-even": ("ancient_race", "old_earth"), "worlds-odd": ("new_sparta",)}
    game = table(2, deal, draft="yes")
    while game.state.step == "draft":
        game.play(random_move(game, random.Random(3)))
    decision = game.decision_of(0)
    assert decision is not None
    game.play(Move(0, random_answer(decision, random.Random(1))))
    game.play(Move(0, ("world", "ancient_race")))
    more = game.decision_of(0)
    assert more is not None
    assert more.picks == range(1, 2)
    assert more.secret


def test_everybody_draws_discards_and_reshuffles_by_himself() -> None:
    game = drafted(2)
    whole = Counter(copies_of("storm"))
    chooser = random.Random(4)
    reshuffled = False
    while game.result is None:
        game.play(random_move(game, chooser))
        found: Counter[str] = Counter(game.state.removed)
        for player, stock in zip(game.state.players, game.state.stocks, strict=True):
            own = Counter([*stock.deck.contents(), *stock.discards, *player.tableau, *player.hand])
            own += Counter(player.drawn) + Counter(card for card in player.goods.values() if card)
            for owed in player.owed:
                own += Counter(owed.cards)
            own += Counter(player.worlds)
            found += own
            if game.state.step != "setup":
                assert own - Counter(game_worlds(game)) <= Counter(player.picked)
        reshuffled = reshuffled or any(event.kind == "reshuffled" for event in game.state.events)
        assert found == whole
    assert reshuffled


def game_worlds(game: AnyTable) -> list[str]:
    """The start worlds chosen; they were in nobody's picks."""
    return [event.args["world"] for event in game.state.events if event.kind == "began_with"]


def test_a_drafted_game_replays_from_its_record() -> None:
    game, chooser = drafted(3), random.Random(6)
    while game.result is None:
        game.play(random_move(game, chooser))
    again: AnyTable = Table(RACE, game.setup, game.log, check=True)
    assert RACE.facts(again.state) == RACE.facts(game.state)


@pytest.mark.parametrize(
    ("seats", "options"),
    [(4, {}), (2, {"sets": "base"}), (2, {"hands": "preset"})],
)
def test_drafts_that_cannot_be(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(SetupError):
        table(seats, draft="yes", **options)
