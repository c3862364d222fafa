"""Whole solo games at random, over all factions and levels: what holds at every move."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise, product

import pytest

from engine.core.digest import position_hash
from engine.core.game import HUMAN, Setup
from engine.core.moves import END, Move, Note
from engine.core.record import format_record, load_record, play_record, record_of
from engine.core.table import Table
from engine.gaia.automa.cards import DECISION_CARDS, FACTION_CARDS
from engine.gaia.automa.levels import LEVELS
from engine.gaia.components import BOARD, FACTIONS
from engine.gaia.game import GAIA
from engine.gaia.state import State
from engine.gaia.terms import ROUNDS, TRACKS, Phase
from engine.gaia.view import GaiaView
from tests.strategies import random_move

Solo = Table[State, GaiaView]


def kinds() -> list[tuple[str, str, str]]:
    """All (Automa, level, human) that can meet, so mixed that a few show much of everything."""
    found = [
        (automa, level, human)
        for automa, level, human in product(FACTION_CARDS, LEVELS, FACTIONS)
        if FACTIONS[automa].colour != FACTIONS[human].colour
    ]
    random.Random(1).shuffle(found)
    return found


KINDS = kinds()


def solo(number: int) -> Solo:
    """The table of one of many games."""
    automa, level, human = KINDS[number % len(KINDS)]
    options = {"automa": automa, "level": level, "faction": human}
    if number % 4 > 1:
        options["map"] = "random"
    return Table(
        GAIA,
        Setup("gaia", (HUMAN, "automa"), f"g{number}", f"g{number}", options, rules=GAIA.rules),
    )


def played(number: int) -> Solo:
    """A random game in which everything is looked at after every move."""
    table, chooser = solo(number), random.Random(number)
    while table.result is None:
        assert table.waiting_for == (0,), "only the human is asked"
        move = random_move(table, chooser)
        if number % 2 and move.words[0] == "pass" and chooser.random() < 0.8:
            continue  # every other human stays longer in the round
        table.play(move)
        check(table)
    check_turns(table)
    return table


def check(table: Solo) -> None:
    """What holds at any time."""
    state = table.state
    automa = state.automa
    assert automa is not None
    human, robot = state.players
    assert (robot.ore, robot.credits, robot.knowledge, robot.qic) == (0, 0, 0, 0)
    assert robot.bowls == [0, 0, 0, 0]
    assert [robot.techs, robot.tokens, robot.incomes, robot.specials] == [[], [], {}, []]
    placed = Counter(robot.structures.values())
    for kind, number in BOARD.pieces.items():
        assert placed[kind] + robot.pieces[kind] == number
    assert set(state.board.names_of(robot.colonised)) == {
        state.hex_name(place) for place in robot.structures
    }
    assert not robot.colonised & human.colonised & ~human.shared
    assert not robot.colonised & human.formers
    pair = [card for card in (automa.action, automa.behaviour) if card is not None]
    seen = [str(card.number) for card in (*automa.discard, *pair)]
    cards = [*seen, *automa.deck.contents(), *automa.reserve, *automa.level.removed]
    assert sorted(cards) == sorted(DECISION_CARDS)
    assert all(sum(p.levels[track] == 5 for p in state.players) <= 1 for track in TRACKS)
    if state.phase in (Phase.INCOME, Phase.GAIA, Phase.ACTIONS):
        held = [player.booster for player in state.players if player.booster is not None]
        assert len(state.boosters) + len(held) == 5
        assert len(held) == 2 or state.round == ROUNDS
    for player in state.players:
        assert sum({"start": 10, **player.sources}.values()) == player.vp >= 0


def check_turns(table: Solo) -> None:
    """What the Automa says of its turns fits together."""
    view = table.view()
    assert view.automa is not None
    turns = view.automa.turns
    assert [turn.round for turn in turns] == sorted(turn.round for turn in turns)
    assert [turn.round for turn in turns if turn.passed] == list(range(1, ROUNDS + 1))
    bonus = LEVELS[view.automa.level].bonus
    for before, turn in pairwise(turns):
        gained = [note.args for note in turn.notes if note.key == "automa-points"]
        assert turn.vp - before.vp == sum(int(str(args["vp"])) + bonus for args in gained)
        check_ties(turn.notes)
        if before.round == turn.round:
            assert turn.behaviour_card == before.action_card


def check_ties(notes: tuple[Note, ...]) -> None:
    """Each tie-break begins with what the one before has left; at the end one option is left."""
    left: object = None
    for note in notes:
        if note.key in ("automa-planets", "automa-areas", "automa-upgrade-kind"):
            left = note.args["count"]
        elif note.key.startswith("automa-tie-") and "before" in note.args:
            assert note.args["before"] == left, note
            left = note.args["after"]
        elif note.key in ("automa-built", "automa-upgraded", "automa-advanced"):
            assert left in (1, None), note


def rewound(table: Solo, position: int) -> Solo:
    """A table of its own with the first moves of this one: what an undo leaves."""
    return Table(GAIA, table.setup, table.log[:position])


def end_positions(table: Solo) -> Iterator[int]:
    """Where a turn of the human has just ended."""
    return (at + 1 for at, move in enumerate(table.log) if move.words == END)


@pytest.mark.parametrize("number", range(60))
def test_a_random_game_ends_and_its_record_replays(number: int) -> None:
    table = played(number)
    record = record_of(table)
    again = play_record(GAIA, load_record(format_record(record)))
    assert position_hash(again) == position_hash(table)
    assert again.view() == table.view()


@pytest.mark.soak
@pytest.mark.parametrize("block", range(20))
def test_two_thousand_random_games(block: int) -> None:
    for number in range(100 + 100 * block, 200 + 100 * block):
        table = played(number)
        again = Table(GAIA, table.setup, table.log, check=True)
        assert position_hash(again) == position_hash(table)


@pytest.mark.parametrize("number", range(5))
def test_the_deck_stays_as_it_is_behind_an_undo(number: int) -> None:
    table = played(number)
    for position in [*end_positions(table)][:12]:
        back = rewound(table, position - 1)
        again = rewound(back, back.position)
        again.play(Move(0, END))
        assert again.barrier == again.position, "cards were drawn"
        assert position_hash(again) == position_hash(rewound(table, position))


def test_other_moves_of_the_human_do_not_change_the_order_of_cards() -> None:
    """Cards drawn depend on the secret and on how many were drawn, not on what was done."""
    seen = []
    for chooser in (random.Random(1), random.Random(2), random.Random(3)):
        table = solo(7)
        while table.result is None:
            table.play(random_move(table, chooser))
        view = table.view()
        assert view.automa is not None
        seen.append([(turn.action_card, turn.behaviour_card) for turn in view.automa.turns])
    assert seen[0] == seen[1] == seen[2]


def test_the_view_shows_no_hidden_card() -> None:
    table, chooser = solo(3), random.Random(5)
    while table.state.round < 2:
        table.play(random_move(table, chooser))
    view = table.view()
    assert view.automa is not None
    assert view.automa.deck + len(view.automa.discard) + view.automa.reserve + sum(
        card is not None for card in (view.automa.action_card, view.automa.behaviour_card)
    ) == len(DECISION_CARDS) - len(LEVELS[view.automa.level].removed)
    assert view.automa.crosswise == min(3, view.automa.deck)
