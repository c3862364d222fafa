"""Cards: the first deck, revealing, passing, the growing deck, levels."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.core.errors import SetupError
from engine.gaia.automa.cards import DECISION_CARDS
from engine.gaia.automa.deck import DECK, make_up
from engine.gaia.automa.levels import LEVELS
from engine.gaia.automa.table import Mover
from engine.gaia.automa.turn import automa_turn
from engine.gaia.components import BOOSTERS, ROUND_TILES
from engine.gaia.terms import ROUNDS
from tests.engine.gaia.automa.positions import keys, position

SIZES = {
    "automalein": (6, 7, 8, 9, 10, 11),
    "automa": (7, 8, 9, 10, 11, 12),
    "automaechtig": (8, 9, 10, 11, 12, 13),
    "ultoma": (9, 10, 11, 12, 13, 14),
    "alptrauma": (9, 10, 11, 12, 13, 14),
}
STARTERS = {"1", "2", "4", "5", "7", "13"}
ROW = ("booster_mines", "booster_gaia", "booster_labs")


def dealt(*cards: str, level: str = "automa", **more: tuple[str, ...]) -> Mover:
    """The Automa before its first turn of a round, with these cards on top of its deck."""
    mover = position("3c:v", "3c:m", options={"level": level}, deal={DECK: cards, **more})
    mover.automa.behaviour = None
    mover.state.boosters = list(ROW)
    mover.player.take_booster(BOOSTERS["booster_range"])
    return mover


def turns(mover: Mover, count: int) -> None:
    for _ in range(count):
        automa_turn(mover.state, mover.player)


@pytest.mark.parametrize("level", SIZES)
@pytest.mark.parametrize("secret", ["a", "b", "c"])
def test_the_first_deck(level: str, secret: str) -> None:
    deck, reserve = make_up(Chance("s", secret), LEVELS[level])
    removed = {"2"} if level == "automalein" else set()
    expected = (STARTERS | set(LEVELS[level].added)) - removed
    assert len(deck) == SIZES[level][0]
    assert expected < set(deck.contents())
    assert {*deck.contents(), *reserve, *removed} == set(DECISION_CARDS)
    assert len(deck) + len(reserve) + len(removed) == len(DECISION_CARDS)


@pytest.mark.parametrize("level", SIZES)
def test_the_deck_grows_by_a_card_every_round(level: str) -> None:
    mover = dealt(level=level)
    state = mover.state
    sizes = []
    for number in range(1, ROUNDS + 1):
        state.round = number
        sizes.append(len(mover.automa.deck))
        before = set(mover.automa.deck.contents())
        while not mover.player.passed:
            turns(mover, 1)
        if number < ROUNDS:
            assert before < set(mover.automa.deck.contents())
        state.passed.clear()
        mover.player.passed = False
    assert tuple(sizes) == SIZES[level]


def test_the_first_turn_of_a_round_reveals_two_cards() -> None:
    mover = dealt("5", "7", "4")
    turns(mover, 1)
    turn = mover.automa.turns[-1]
    assert (turn.behaviour_card, turn.action_card) == (5, 7)
    assert turn.notes[0].args == {"action": 7, "behaviour": 5, "left": 5}
    assert not mover.automa.discard


def test_later_the_pair_moves_on() -> None:
    mover = dealt("5", "7", "4")
    turns(mover, 2)
    turn = mover.automa.turns[-1]
    assert (turn.behaviour_card, turn.action_card) == (7, 4)
    assert [card.number for card in mover.automa.discard] == [5]


@pytest.mark.parametrize(
    ("cards", "taken", "last", "turns_made"),
    [
        pytest.param("4 7 13 9 1", 4, "automa-pass-card", (1, 9), id="the first crosswise"),
        pytest.param("1 2 5 4 7 13 9", 7, "automa-deck-empty", (None, 9), id="no card left"),
        pytest.param("4 7 13 9 2 1 5", 4, "automa-pass-card", (2, 9), id="any first of three"),
        pytest.param("1 2 4 5 7 9 13", 7, "automa-deck-empty", (None, 13), id="symbols too early"),
        pytest.param("2 4 7 13 9 1 5", 5, "automa-pass-card", (1, 9), id="the sixth of seven"),
        pytest.param("2 4 5 7 13 9 1", 6, "automa-pass-card", (1, 9), id="the last card"),
    ],
)
def test_passing(cards: str, taken: int, last: str, turns_made: tuple[int | None, int]) -> None:
    mover = dealt(*cards.split())
    turns(mover, taken - 1)
    assert not mover.player.passed
    before = mover.player.vp
    turns(mover, 1)
    turn = mover.automa.turns[-1]
    assert mover.player.passed
    assert turn.passed
    assert (turn.action_card, turn.behaviour_card) == turns_made
    assert last in keys(turn.notes)
    tile = mover.state.round_tile
    assert tile is not None
    assert mover.player.vp - before == tile.automa_pass_vp[0], "no points of the card"


@pytest.mark.parametrize("tile", ROUND_TILES)
@pytest.mark.parametrize("number", range(1, ROUNDS + 1))
def test_points_for_passing(tile: str, number: int) -> None:
    mover = dealt("4", "7", "13", "9", "1")
    turns(mover, 3)
    before = mover.player.vp
    mover.state.round = number
    mover.state.rounds[number - 1] = ROUND_TILES[tile]
    turns(mover, 1)
    expected = ROUND_TILES[tile].automa_pass_vp[0 if number <= 3 else 1]
    assert mover.player.vp - before == expected
    assert mover.player.sources.get(f"round{number}", 0) == expected


@pytest.mark.parametrize(
    ("behaviour", "booster", "row"),
    [
        pytest.param("4", "booster_mines", [*ROW[1:], "booster_range"], id="left"),
        pytest.param("14", "booster_gaia", [ROW[0], ROW[2], "booster_range"], id="middle"),
        pytest.param("7", "booster_labs", [*ROW[:2], "booster_range"], id="right"),
    ],
)
def test_the_behaviour_card_shows_the_next_booster(
    behaviour: str, booster: str, row: list[str]
) -> None:
    mover = dealt("5")
    mover.automa.action = DECISION_CARDS[behaviour]
    while len(mover.automa.deck):
        mover.automa.deck.draw()
    turns(mover, 1)
    assert mover.player.passed
    assert mover.player.booster is BOOSTERS[booster]
    assert mover.state.boosters == row
    assert not mover.player.incomes
    assert not mover.player.specials


def test_the_first_to_pass_takes_the_marker() -> None:
    for first, told in ((True, True), (False, False)):
        mover = dealt("4", "7", "13", "9", "1")
        mover.state.passed = [] if first else [0]
        turns(mover, 4)
        assert ("automa-first-player" in keys(mover.automa.turns[-1].notes)) is told


def test_in_the_last_round_it_takes_no_booster_and_no_new_deck() -> None:
    mover = dealt("4", "7", "13", "9", "1")
    mover.state.round = ROUNDS
    turns(mover, 4)
    assert mover.player.booster is None
    assert "automa-first-player" not in keys(mover.automa.turns[-1].notes)
    assert mover.state.boosters == [*ROW, "booster_range"]
    assert len(mover.automa.deck) == 2


def test_an_extra_card_of_a_deal_is_the_card_that_joined() -> None:
    for extra in ("3", "8", "17"):
        mover = dealt("4", extra)
        assert set(mover.automa.deck.contents()) == STARTERS | {extra}
    later = dealt("4", "7", "13", "9", "1", **{"automa_deck.2": ("16", "9", "11")})
    assert later.automa.reserve[0] == "16"
    turns(later, 4)
    assert later.automa.deck.contents()[:2] == ("16", "9")
    assert later.automa.reserve[0] == "11", "no room for it in the second deck"


@pytest.mark.parametrize(
    "cards",
    [
        pytest.param(("3", "8"), id="two cards that are no starters"),
        pytest.param(("4", "4"), id="a card twice"),
        pytest.param(("18",), id="an unknown card"),
        pytest.param(("1", "2", "4", "5", "7", "13", "3", "?"), id="too many"),
    ],
)
def test_impossible_decks_are_refused(cards: tuple[str, ...]) -> None:
    with pytest.raises(SetupError):
        dealt(*cards)


def test_card_2_stays_out_of_the_easiest_game() -> None:
    with pytest.raises(SetupError):
        dealt("2", level="automalein")
