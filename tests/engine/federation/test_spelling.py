"""What may be typed for a move besides its stored form."""

from __future__ import annotations

import pytest

from engine.core.moves import Role
from engine.core.words import resolve, resolve_all, split_moves
from engine.federation.bag import Bag
from engine.federation.game import FEDERATION
from tests.engine.federation.tables import begun, play, table


@pytest.mark.parametrize(
    ("typed", "stored"),
    [
        ("place amb3 vote 2-3", "place amb3 vote c2f3"),
        ("PLACE AMB3 VOTE C2F3", "place amb3 vote c2f3"),
        ("place amb3 vote 2-iii", "place amb3 vote c2f3"),
        ("place amb3 vote a", "place amb3 vote c2f3"),
        ("place amb3 vote officers-quarters", "place amb3 vote c2f3"),
        ("place amb3 fund e", "place amb3 fund c6f1"),
        ("pl amb3 f out", "place amb3 fund outer"),
        ("place vote 3 4-2", "place amb3 vote c4f2"),
        ("place vote 1 a", "place amb1a vote c2f3"),
        ("place fund outer", "place amb1a fund outer"),
        ("place fund lavandium outer", "place amb2 fund outer"),
    ],
)
def test_spaces_and_rooms(typed: str, stored: str) -> None:
    one = begun(4)
    assert " ".join(resolve(one, 0, tuple(typed.split()))) == stored


def test_a_space_is_asked_about_as_it_is_printed() -> None:
    assert FEDERATION.canonical(("place", "4-ii")) == ("place", "c4f2")


def test_a_room_is_copied_by_its_letter() -> None:
    one = begun(4)
    one.state.players[0].reserve = Bag(lavandium=1)
    play(one, 0, "place amb1a vote c4f1")
    assert resolve(one, 0, ("copy", "a")) == ("copy", "officers_quarters")


def test_ids_in_the_printed_case() -> None:
    one = begun(4, atal_miner1="1e1")
    play(one, 0, "place amb1a vote c1f1")
    assert resolve(one, 0, ("take", "1E1")) == ("take", "1e1")


def test_the_roles_of_questions() -> None:
    one = table(4, first="0", start_tokens="start6 start1 start2 start3 start4")
    assert one.pending[0].role is Role.SETUP
    play(one, 3, "start-token start6")
    assert (one.pending[0].kind, one.pending[0].role) == ("marker", Role.SETUP)
    one = begun(4)
    assert one.pending[0].role is Role.TURN
    play(one, 0, "place amb1a vote c1f3")
    assert one.pending[0].role is Role.STEP
    play(one, 0, "move n1a")
    assert (one.pending[0].kind, one.pending[0].role) == ("end", Role.STEP)


def test_a_space_is_typed_as_it_is_printed_and_a_whole_turn_in_one_line() -> None:
    one = begun(4, atal_miner1="1e1")
    typed = split_moves("place amb3 vote 1/I; take 1E1")
    moves = resolve_all(one, 0, typed)
    assert [" ".join(move.words) for move in moves] == ["place amb3 vote c1f1", "take 1e1"]
