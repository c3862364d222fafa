"""Sets as answers: how they are written, checked, typed, and listed complete."""

from __future__ import annotations

from itertools import combinations, islice

import pytest

from engine.core.amounts import set_words
from engine.core.errors import MoveError, StaleDecisionError
from engine.core.flow import Flow, pick
from engine.core.game import Result
from engine.core.listing import Listing
from engine.core.moves import BREATH, Decision, Move, Note, Words
from engine.core.sets import BREATHER, complete_answers
from engine.core.table import Table
from engine.core.words import resolve
from tests.games.scripted import DRAW, Notebook, ask, table

GOODS = {"ore": 3, "gas": 2}


def paying(picks: range = range(3, 4)) -> Decision:
    return ask(0, "ore", "gas", "toy")._replace(picks=picks, verb="pay", copies=GOODS)


def shop(decision: Decision) -> Table[Notebook, tuple[str, ...]]:
    def script(state: Notebook) -> Flow[Result]:
        state.said[0] += yield from pick(decision)
        return DRAW

    return table(script)


def listed(decision: Decision, holding: Words = ()) -> list[str]:
    answers = complete_answers(decision, holding)
    return [" ".join(one.words) for one in answers if one is not BREATH]


@pytest.mark.parametrize(
    ("line", "picked"),
    [
        ("pay ore+3", "ore ore ore"),
        ("pay gas+2 toy", "gas gas toy"),
        ("pay gas ore toy", "gas ore toy"),
        ("pay ore+2 ore", None),
        ("pay ore ore toy", None),
        ("pay gas+3", None),
        ("pay toy+2 ore", None),
        ("pay ore+1 gas toy", None),
        ("pay ore+03", None),
        ("pay ore+99999999999", None),
        ("pay ore gas", None),
        ("pay ore+2 gas+2", None),
        ("pay none", None),
        ("pay", None),
        ("ore+3", None),
        ("pay ore gas silk", None),
    ],
)
def test_a_set_has_one_form(line: str, picked: str | None) -> None:
    words = tuple(line.split())
    assert paying().allows(words) is (picked is not None)
    if picked is not None:
        assert paying().picked(words) == tuple(picked.split())
        assert set_words(picked.split(), "pay") == words


def test_how_many_are_picked_is_said() -> None:
    most = Note("pick-count", {"least": 3, "most": 3})
    assert paying().refusal(("pay", "ore+2")) == most
    assert paying().refusal(("pay", "none")) == most
    assert paying(range(4)).allows(("pay", "none"))


def test_rules_may_refuse_some_sets_and_get_them_as_stored() -> None:
    asked: list[Words] = []

    def refuse(words: Words) -> Note | None:
        asked.append(words)
        return Note("needs-toy") if "toy" not in words else None

    decision = paying()._replace(refuse=refuse)
    assert decision.refusal(("pay", "ore+3")) == Note("needs-toy")
    assert decision.refusal(("pay", "ore+4")) == Note("not-offered")
    assert asked == [("pay", "ore+3")], "what has not the form of a set is no question of rules"


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("pay ore+3", "pay ore+3"),
        ("ore ore gas", "pay gas ore+2"),
        ("PAY t or+2", "pay ore+2 toy"),
        ("p o o o", "pay ore+3"),
        ("gas+2 o", "pay gas+2 ore"),
        ("gas+3", None),
        ("ore+2", None),
        ("toy toy ore", None),
        ("silk", None),
        ("pay", None),
        ("pay none", None),
        ("", None),
        ("ore+0", None),
    ],
)
def test_a_set_may_be_typed_in_short_and_without_its_verb(typed: str, meant: str | None) -> None:
    game = shop(paying())
    if meant is None:
        with pytest.raises(MoveError):
            resolve(game, 0, tuple(typed.split()))
        return
    words = resolve(game, 0, tuple(typed.split()))
    assert " ".join(words) == meant
    game.play(Move(0, words))
    assert len(game.state.said[0]) == 3


def test_nothing_may_be_typed_as_the_verb_alone() -> None:
    assert resolve(shop(paying(range(2))), 0, ("pay",)) == ("pay", "none")
    assert resolve(shop(paying(range(2))), 0, ("none",)) == ("pay", "none")


def test_complete_answers_come_best_first_and_all_of_them() -> None:
    assert listed(paying()) == [
        "pay ore+3",
        "pay gas ore+2",
        "pay ore+2 toy",
        "pay gas+2 ore",
        "pay gas ore toy",
        "pay gas+2 toy",
    ]
    cards = [f"c{n}" for n in range(8)]
    decision = ask(0, *cards, kind="cards")._replace(picks=range(2, 4))
    every = {" ".join(some) for count in (2, 3) for some in combinations(cards, count)}
    assert set(listed(decision)) == every
    assert len(listed(decision)) == len(every)
    assert listed(decision)[0] == "c0 c1"


def test_a_choice_of_no_set_is_complete_as_it_is() -> None:
    assert listed(ask(0, "build mine", "pass")) == ["build mine", "pass"]


def test_what_somebody_has_begun_to_pick_is_completed() -> None:
    assert listed(paying(), ("toy", "gas")) == ["pay gas ore toy", "pay gas+2 toy"]
    assert listed(paying(), ("toy", "toy")) == []
    assert listed(paying(), ("silk",)) == []
    assert listed(paying(range(3)))[0] == "pay none"


def test_the_best_of_very_many_sets_are_there_at_once() -> None:
    cards = [f"c{n:02}" for n in range(40)]
    decision = ask(0, *cards, kind="cards")._replace(
        picks=range(20, 21), refuse=lambda words: None if "c20" in words else Note("no")
    )
    first = next(islice((one for one in complete_answers(decision) if one is not BREATH), 1))
    assert first.words == (*cards[:19], "c20")


def test_a_listing_may_be_of_whole_sets() -> None:
    game = shop(paying())
    for whole, count in ((False, 3), (True, 6)):
        listing = Listing(game, 0, whole_sets=whole)
        assert listing.read()
        assert len(listing.options) == count
    listing = Listing(game, 0, whole_sets=True)
    game.play(Move(0, ("pay", "ore+3")))
    with pytest.raises(StaleDecisionError):
        listing.read()


def test_a_listing_of_refused_sets_breathes() -> None:
    decision = ask(0, *(f"c{n}" for n in range(12)))._replace(
        picks=range(6, 7), refuse=lambda words: Note("no")
    )
    answers = complete_answers(decision)
    assert {one is BREATH for one in answers} == {True}
    assert len(list(complete_answers(decision))) == 924 // BREATHER
